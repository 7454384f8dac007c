// CUB: the collectives of a warp and a block are written so that a translator can read them; device-wide algorithms are
// declared.
#pragma once
#include "wavebridge/block_declared.h"
#include "wavebridge/block_exchange.h"
#include "wavebridge/block_memory.h"
#include "wavebridge/block_reduce.h"
#include "wavebridge/block_scan.h"
#include "wavebridge/device.h"
#include "wavebridge/iterators.h"
#include "wavebridge/traits.h"
#include "wavebridge/warp.h"
