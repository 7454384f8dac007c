// Execution policies, and the means to tell an algorithm's forms with and without one apart.
#pragma once
#if defined(__HIP__)
#include <hip/hip_runtime.h>
#else
#include "../../wavebridge_cuda.h"
#endif

#include <exception>
#include <iterator>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace thrust {

namespace wavebridge {

#if defined(__HIP__)
typedef hipStream_t stream;
#else
typedef cudaStream_t stream;
#endif

struct policy {};
template <class T>
struct policy_of : policy {
    template <class Allocator>
    T operator()(Allocator&&) const;
    T on(stream) const;
};

template <class Policy, class Result>
using with_policy = std::enable_if_t<std::is_base_of_v<policy, std::decay_t<Policy>>, Result>;
template <class Iterator, class Result>
using without_policy = std::enable_if_t<!std::is_base_of_v<policy, std::decay_t<Iterator>>, Result>;

}  // namespace wavebridge

template <class Derived>
struct execution_policy : wavebridge::policy_of<Derived> {};
template <class Derived>
struct device_execution_policy : execution_policy<Derived> {};
template <class Derived>
struct host_execution_policy : execution_policy<Derived> {};

namespace system {
namespace wavebridge_tags {
struct seq_t : execution_policy<seq_t> {};
struct host_t : execution_policy<host_t> {};
struct device_t : execution_policy<device_t> {};
struct par_t : execution_policy<par_t> {};
}  // namespace wavebridge_tags
}  // namespace system

inline constexpr system::wavebridge_tags::seq_t seq{};
inline constexpr system::wavebridge_tags::host_t host{};
inline constexpr system::wavebridge_tags::device_t device{};

typedef system::wavebridge_tags::device_t device_system_tag;
typedef system::wavebridge_tags::host_t host_system_tag;

namespace cuda {
inline constexpr system::wavebridge_tags::par_t par{};
inline constexpr system::wavebridge_tags::par_t par_nosync{};
using tag = device_system_tag;
template <class Derived>
using execution_policy = thrust::execution_policy<Derived>;
}  // namespace cuda
namespace hip {
using cuda::par;
using cuda::par_nosync;
}  // namespace hip
namespace cuda_cub {
using cuda::par;
using cuda::par_nosync;
}  // namespace cuda_cub
namespace omp {
inline constexpr system::wavebridge_tags::par_t par{};
}
namespace tbb {
inline constexpr system::wavebridge_tags::par_t par{};
}
namespace cpp {
inline constexpr system::wavebridge_tags::par_t par{};
}

namespace system {
namespace cuda {
using thrust::cuda::par;
}
class error_code {
  public:
    int value() const;
    std::string message() const;
};
class system_error : public std::runtime_error {
  public:
    template <class... Arguments>
    system_error(Arguments&&... arguments);
    const error_code& code() const noexcept;
    const char* what() const noexcept override;
};
class error_category {};
const error_category& cuda_category();
}  // namespace system
using system::error_code;
using system::system_error;
const system::error_category& cuda_category();

}  // namespace thrust
