// cooperative_groups::coalesced_threads() for warps of 32 lanes on every AMD wave size: the active lanes of the half of the
// wave in which the calling lane lies. See warp32.h.
#ifndef WAVEBRIDGE_WARP32_GROUPS_H
#define WAVEBRIDGE_WARP32_GROUPS_H

#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

namespace wavebridge {
namespace warp32 {
namespace detail {

// A group's lanes may be named by classes that derive from it.
struct HalfGroup : cooperative_groups::coalesced_group {
  __device__ explicit HalfGroup(unsigned long long lanes) : cooperative_groups::coalesced_group(lanes) {}
};

}  // namespace detail

#if defined(WAVEBRIDGE_EMULATOR)
__device__ inline cooperative_groups::coalesced_group coalesced_threads(wbemu::Site place = wbemu::here()) {
  const unsigned long long active = __ballot(1, place);
#else
__device__ inline cooperative_groups::coalesced_group coalesced_threads() {
  const unsigned long long active = __ballot(1);
#endif
  return detail::HalfGroup(active & (0xffffffffull << (__lane_id() & 32u)));
}

}  // namespace warp32
}  // namespace wavebridge

#endif  // WAVEBRIDGE_WARP32_GROUPS_H
