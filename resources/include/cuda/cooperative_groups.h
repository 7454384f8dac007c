// Cooperative groups (CUDA C++ Programming Guide, "Cooperative Groups").  What a group does is written here in terms of
// the plain intrinsics wherever CUDA documents it so; what has no such form is declared only.
#pragma once
#include "wavebridge_cuda.h"

#include "cooperative_groups/wavebridge_block.h"
#include "cooperative_groups/wavebridge_grid.h"
#include "cooperative_groups/wavebridge_tile.h"
#include "cooperative_groups/wavebridge_partition.h"
