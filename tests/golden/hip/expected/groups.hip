#include <hip/hip_runtime.h>
#include "wavebridge/group_collectives.h"
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(float *p) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  float sum = wavebridge::reduce(tile, p[block.thread_rank()], wavebridge::plus<float>());
  float top = wavebridge::reduce(tile, p[block.thread_rank()], wavebridge::greater<float>{});
  if (tile.thread_rank() == 0) p[0] = sum + top;
}
