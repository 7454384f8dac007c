// hipRAND, the device interface.
#pragma once
#include "hiprand.h"

#define WAVEBRIDGE_STATE(name)                   \
    struct name {                                \
        unsigned int opaque[16];                 \
    };
WAVEBRIDGE_STATE(hiprandStateXORWOW)
WAVEBRIDGE_STATE(hiprandStateMRG32k3a)
WAVEBRIDGE_STATE(hiprandStatePhilox4_32_10)
WAVEBRIDGE_STATE(hiprandStateMtgp32)
WAVEBRIDGE_STATE(hiprandStateSobol32)
WAVEBRIDGE_STATE(hiprandStateSobol64)
WAVEBRIDGE_STATE(hiprandStateScrambledSobol32)
WAVEBRIDGE_STATE(hiprandStateScrambledSobol64)
#undef WAVEBRIDGE_STATE
typedef hiprandStateXORWOW hiprandStateXORWOW_t;
typedef hiprandStateXORWOW hiprandState_t;
typedef hiprandStateXORWOW hiprandState;
typedef hiprandStateMRG32k3a hiprandStateMRG32k3a_t;
typedef hiprandStatePhilox4_32_10 hiprandStatePhilox4_32_10_t;
typedef hiprandStateMtgp32 hiprandStateMtgp32_t;
typedef hiprandStateSobol32 hiprandStateSobol32_t;
typedef hiprandStateSobol64 hiprandStateSobol64_t;
typedef hiprandStateScrambledSobol32 hiprandStateScrambledSobol32_t;
typedef hiprandStateScrambledSobol64 hiprandStateScrambledSobol64_t;

template <class State>
__device__ void hiprand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
                             State* state);
template <class State>
__device__ void hiprand_init(const unsigned int* directions, unsigned int offset, State* state);
__device__ void hiprand_init(const unsigned int* directions, unsigned int scramble, unsigned int offset,
                             hiprandStateScrambledSobol32_t* state);
__device__ void hiprand_init(const unsigned long long* directions, unsigned int offset, hiprandStateSobol64_t* state);
__device__ void hiprand_init(const unsigned long long* directions, unsigned long long scramble, unsigned int offset,
                             hiprandStateScrambledSobol64_t* state);
template <class State>
__device__ unsigned int hiprand(State* state);
__device__ unsigned long long hiprand(hiprandStateSobol64_t* state);
__device__ unsigned long long hiprand(hiprandStateScrambledSobol64_t* state);
template <class State>
__device__ void skipahead(unsigned long long count, State* state);
template <class State>
__device__ void skipahead_sequence(unsigned long long count, State* state);
__device__ void skipahead_subsequence(unsigned long long count, hiprandStateMRG32k3a_t* state);
template <class State>
__device__ float hiprand_uniform(State* state);
template <class State>
__device__ double hiprand_uniform_double(State* state);
template <class State>
__device__ float hiprand_normal(State* state);
template <class State>
__device__ double hiprand_normal_double(State* state);
template <class State>
__device__ float2 hiprand_normal2(State* state);
template <class State>
__device__ double2 hiprand_normal2_double(State* state);
template <class State>
__device__ float hiprand_log_normal(State* state, float mean, float deviation);
template <class State>
__device__ double hiprand_log_normal_double(State* state, double mean, double deviation);
template <class State>
__device__ float2 hiprand_log_normal2(State* state, float mean, float deviation);
template <class State>
__device__ double2 hiprand_log_normal2_double(State* state, double mean, double deviation);
__device__ float4 hiprand_log_normal4(hiprandStatePhilox4_32_10_t* state, float mean, float deviation);
__device__ double4 hiprand_log_normal4_double(hiprandStatePhilox4_32_10_t* state, double mean, double deviation);
template <class State>
__device__ unsigned int hiprand_poisson(State* state, double lambda);
__device__ uint4 hiprand_poisson4(hiprandStatePhilox4_32_10_t* state, double lambda);
template <class State>
__device__ unsigned int hiprand_discrete(State* state, hiprandDiscreteDistribution_t distribution);
__device__ uint4 hiprand_discrete4(hiprandStatePhilox4_32_10_t* state, hiprandDiscreteDistribution_t distribution);
__device__ uint4 hiprand4(hiprandStatePhilox4_32_10_t* state);
__device__ double2 hiprand_uniform2_double(hiprandStatePhilox4_32_10_t* state);
__device__ float4 hiprand_uniform4(hiprandStatePhilox4_32_10_t* state);
__device__ double4 hiprand_uniform4_double(hiprandStatePhilox4_32_10_t* state);
__device__ float4 hiprand_normal4(hiprandStatePhilox4_32_10_t* state);
__device__ double4 hiprand_normal4_double(hiprandStatePhilox4_32_10_t* state);
