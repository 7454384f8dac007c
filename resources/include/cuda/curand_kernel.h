// cuRAND, the device interface (cuRAND documentation, "Device API").  The generators are declared only: their numbers are
// NVIDIA's own, so that a translation can't repeat them.  Sizes of the states are CUDA's.
#pragma once
#include "curand.h"

struct curandStateXORWOW {
    unsigned int d, v[5];
    int boxmuller_flag;
    int boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
struct curandStateMRG32k3a {
    unsigned int s1[3];
    unsigned int s2[3];
    int boxmuller_flag;
    int boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
struct curandStatePhilox4_32_10 {
    uint4 ctr;
    uint4 output;
    uint2 key;
    unsigned int STATE;
    int boxmuller_flag;
    int boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
struct curandStateSobol32 {
    unsigned int i, x, c;
    unsigned int direction_vectors[32];
};
struct curandStateScrambledSobol32 {
    unsigned int i, x, c;
    unsigned int direction_vectors[32];
};
struct curandStateSobol64 {
    unsigned long long i, x, c;
    unsigned long long direction_vectors[64];
};
struct curandStateScrambledSobol64 {
    unsigned long long i, x, c;
    unsigned long long direction_vectors[64];
};
struct mtgp32_kernel_params;
struct curandStateMtgp32 {
    unsigned int s[1024];
    int offset;
    int pIdx;
    mtgp32_kernel_params* k;
};

typedef curandStateXORWOW curandStateXORWOW_t;
typedef curandStateXORWOW curandState_t;
typedef curandStateXORWOW curandState;
typedef curandStateMRG32k3a curandStateMRG32k3a_t;
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef curandStateSobol32 curandStateSobol32_t;
typedef curandStateSobol64 curandStateSobol64_t;
typedef curandStateScrambledSobol32 curandStateScrambledSobol32_t;
typedef curandStateScrambledSobol64 curandStateScrambledSobol64_t;
typedef curandStateMtgp32 curandStateMtgp32_t;
typedef mtgp32_kernel_params mtgp32_kernel_params_t;

#define WAVEBRIDGE_CURAND_DISTRIBUTIONS(S)                                                     \
    __device__ float curand_uniform(S* state);                                                 \
    __device__ double curand_uniform_double(S* state);                                         \
    __device__ float curand_normal(S* state);                                                  \
    __device__ double curand_normal_double(S* state);                                          \
    __device__ float curand_log_normal(S* state, float mean, float deviation);                 \
    __device__ double curand_log_normal_double(S* state, double mean, double deviation);       \
    __device__ unsigned int curand_poisson(S* state, double lambda);                           \
    __device__ unsigned int curand_discrete(S* state, curandDiscreteDistribution_t distribution);

#define WAVEBRIDGE_CURAND_PAIRS(S)                                                             \
    __device__ float2 curand_normal2(S* state);                                                \
    __device__ double2 curand_normal2_double(S* state);                                        \
    __device__ float2 curand_log_normal2(S* state, float mean, float deviation);               \
    __device__ double2 curand_log_normal2_double(S* state, double mean, double deviation);

#define WAVEBRIDGE_CURAND_PSEUDO(S)                                                                              \
    __device__ void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, \
                                S* state);                                                                       \
    __device__ unsigned int curand(S* state);                                                                    \
    __device__ void skipahead(unsigned long long count, S* state);                                               \
    __device__ void skipahead_sequence(unsigned long long count, S* state);                                      \
    WAVEBRIDGE_CURAND_DISTRIBUTIONS(S)                                                                           \
    WAVEBRIDGE_CURAND_PAIRS(S)

WAVEBRIDGE_CURAND_PSEUDO(curandStateXORWOW)
WAVEBRIDGE_CURAND_PSEUDO(curandStateMRG32k3a)
WAVEBRIDGE_CURAND_PSEUDO(curandStatePhilox4_32_10)
__device__ void skipahead_subsequence(unsigned long long count, curandStateMRG32k3a* state);

__device__ uint4 curand4(curandStatePhilox4_32_10* state);
__device__ float4 curand_uniform4(curandStatePhilox4_32_10* state);
__device__ double2 curand_uniform2_double(curandStatePhilox4_32_10* state);
__device__ double4 curand_uniform4_double(curandStatePhilox4_32_10* state);
__device__ float4 curand_normal4(curandStatePhilox4_32_10* state);
__device__ double4 curand_normal4_double(curandStatePhilox4_32_10* state);
__device__ float4 curand_log_normal4(curandStatePhilox4_32_10* state, float mean, float deviation);
__device__ double4 curand_log_normal4_double(curandStatePhilox4_32_10* state, double mean, double deviation);
__device__ uint4 curand_poisson4(curandStatePhilox4_32_10* state, double lambda);
__device__ uint4 curand_discrete4(curandStatePhilox4_32_10* state, curandDiscreteDistribution_t distribution);

#define WAVEBRIDGE_CURAND_QUASI(S, Word)                     \
    __device__ Word curand(S* state);                        \
    __device__ void skipahead(Word count, S* state);         \
    WAVEBRIDGE_CURAND_DISTRIBUTIONS(S)

WAVEBRIDGE_CURAND_QUASI(curandStateSobol32, unsigned int)
WAVEBRIDGE_CURAND_QUASI(curandStateScrambledSobol32, unsigned int)
WAVEBRIDGE_CURAND_QUASI(curandStateSobol64, unsigned long long)
WAVEBRIDGE_CURAND_QUASI(curandStateScrambledSobol64, unsigned long long)
__device__ void curand_init(unsigned int* directions, unsigned int offset, curandStateSobol32* state);
__device__ void curand_init(unsigned int* directions, unsigned int scramble, unsigned int offset,
                            curandStateScrambledSobol32* state);
__device__ void curand_init(unsigned long long* directions, unsigned long long offset, curandStateSobol64* state);
__device__ void curand_init(unsigned long long* directions, unsigned long long scramble, unsigned long long offset,
                            curandStateScrambledSobol64* state);

__device__ unsigned int curand(curandStateMtgp32* state);
__device__ unsigned int curand_mtgp32_specific(curandStateMtgp32* state, unsigned char index, unsigned char n);
__device__ float curand_mtgp32_single(curandStateMtgp32* state);
WAVEBRIDGE_CURAND_DISTRIBUTIONS(curandStateMtgp32)

#undef WAVEBRIDGE_CURAND_QUASI
#undef WAVEBRIDGE_CURAND_PSEUDO
#undef WAVEBRIDGE_CURAND_PAIRS
#undef WAVEBRIDGE_CURAND_DISTRIBUTIONS
