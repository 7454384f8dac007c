// Random number engines and distributions of Thrust.
#pragma once
#include "algorithms.h"

namespace thrust {
namespace random {

#define WAVEBRIDGE_ENGINE(name, Word)                          \
    struct name {                                              \
        typedef Word result_type;                              \
        static const Word min;                                 \
        static const Word max;                                 \
        static constexpr Word default_seed = 1;                \
        __host__ __device__ explicit name(Word seed = 1);      \
        __host__ __device__ void seed(Word seed = 1);          \
        __host__ __device__ Word operator()();                 \
        __host__ __device__ void discard(unsigned long long count); \
    };
WAVEBRIDGE_ENGINE(minstd_rand, unsigned int)
WAVEBRIDGE_ENGINE(minstd_rand0, unsigned int)
WAVEBRIDGE_ENGINE(ranlux24, unsigned int)
WAVEBRIDGE_ENGINE(ranlux48, unsigned long long)
WAVEBRIDGE_ENGINE(taus88, unsigned int)
#undef WAVEBRIDGE_ENGINE
typedef minstd_rand default_random_engine;

#define WAVEBRIDGE_DISTRIBUTION(name, Default)                 \
    template <class T = Default>                               \
    struct name {                                              \
        typedef T result_type;                                 \
        __host__ __device__ explicit name(T a = T(0), T b = T(1)); \
        template <class Engine>                                \
        __host__ __device__ T operator()(Engine& engine);      \
        __host__ __device__ void reset();                      \
    };
WAVEBRIDGE_DISTRIBUTION(uniform_real_distribution, double)
WAVEBRIDGE_DISTRIBUTION(uniform_int_distribution, int)
WAVEBRIDGE_DISTRIBUTION(normal_distribution, double)
#undef WAVEBRIDGE_DISTRIBUTION

}  // namespace random

using random::default_random_engine;
using random::minstd_rand;
using random::minstd_rand0;
using random::normal_distribution;
using random::ranlux24;
using random::ranlux48;
using random::taus88;
using random::uniform_int_distribution;
using random::uniform_real_distribution;

}  // namespace thrust
