// cuda::std as a view of std.
#pragma once
#include "../../wavebridge_cuda.h"

#include <type_traits>

namespace cuda {
namespace std {
using namespace ::std;
}
}  // namespace cuda
