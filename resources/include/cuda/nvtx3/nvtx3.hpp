// NVTX for C++.
#pragma once
#include "nvToolsExt.h"

namespace nvtx3 {
inline namespace v1 {

struct rgb {
    rgb(uint8_t r, uint8_t g, uint8_t b);
};
struct domain {
    struct global {};
};
template <class Domain = domain::global>
class scoped_range_in {
  public:
    template <class... Attributes>
    explicit scoped_range_in(const Attributes&... attributes);
    scoped_range_in();
    ~scoped_range_in();
};
using scoped_range = scoped_range_in<>;
template <class Domain = domain::global, class... Attributes>
void mark_in(const Attributes&... attributes);
template <class... Attributes>
void mark(const Attributes&... attributes);

#define NVTX3_FUNC_RANGE() ::nvtx3::scoped_range wavebridge_nvtx_range
#define NVTX3_FUNC_RANGE_IN(D) ::nvtx3::scoped_range_in<D> wavebridge_nvtx_range

}  // namespace v1
}  // namespace nvtx3
