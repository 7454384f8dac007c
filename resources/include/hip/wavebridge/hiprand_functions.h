// hipRAND: functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "hiprand_types.h"

hiprandStatus_t hiprandCreateGenerator(hiprandGenerator_t *, hiprandRngType_t);
hiprandStatus_t hiprandCreateGeneratorHost(hiprandGenerator_t *, hiprandRngType_t);
hiprandStatus_t hiprandDestroyGenerator(hiprandGenerator_t);
hiprandStatus_t hiprandGenerate(hiprandGenerator_t, unsigned int *, size_t);
hiprandStatus_t hiprandGenerateChar(hiprandGenerator_t, unsigned char *, size_t);
hiprandStatus_t hiprandGenerateShort(hiprandGenerator_t, unsigned short *, size_t);
hiprandStatus_t hiprandGenerateLongLong(hiprandGenerator_t, unsigned long long *, size_t);
hiprandStatus_t hiprandGenerateUniform(hiprandGenerator_t, float *, size_t);
hiprandStatus_t hiprandGenerateUniformDouble(hiprandGenerator_t, double *, size_t);
hiprandStatus_t hiprandGenerateUniformHalf(hiprandGenerator_t, half *, size_t);
hiprandStatus_t hiprandGenerateNormal(hiprandGenerator_t, float *, size_t, float, float);
hiprandStatus_t hiprandGenerateNormalDouble(hiprandGenerator_t, double *, size_t, double, double);
hiprandStatus_t hiprandGenerateNormalHalf(hiprandGenerator_t, half *, size_t, half, half);
hiprandStatus_t hiprandGenerateLogNormal(hiprandGenerator_t, float *, size_t, float, float);
hiprandStatus_t hiprandGenerateLogNormalDouble(hiprandGenerator_t, double *, size_t, double, double);
hiprandStatus_t hiprandGenerateLogNormalHalf(hiprandGenerator_t, half *, size_t, half, half);
hiprandStatus_t hiprandGeneratePoisson(hiprandGenerator_t, unsigned int *, size_t, double);
hiprandStatus_t hiprandGenerateSeeds(hiprandGenerator_t);
hiprandStatus_t hiprandSetStream(hiprandGenerator_t, hipStream_t);
hiprandStatus_t hiprandSetPseudoRandomGeneratorSeed(hiprandGenerator_t, unsigned long long);
hiprandStatus_t hiprandSetGeneratorOffset(hiprandGenerator_t, unsigned long long);
hiprandStatus_t hiprandSetQuasiRandomGeneratorDimensions(hiprandGenerator_t, unsigned int);
hiprandStatus_t hiprandGetVersion(int *);
hiprandStatus_t hiprandCreatePoissonDistribution(double, hiprandDiscreteDistribution_t *);
hiprandStatus_t hiprandDestroyDistribution(hiprandDiscreteDistribution_t);
#if WAVEBRIDGE_ROCM >= 602
hiprandStatus_t hiprandSetGeneratorOrdering(hiprandGenerator_t, hiprandOrdering_t);
#endif
#if WAVEBRIDGE_ROCM >= 600
hiprandStatus_t hiprandGetDirectionVectors32(hiprandDirectionVectors32_t **, hiprandDirectionVectorSet_t);
hiprandStatus_t hiprandGetDirectionVectors64(hiprandDirectionVectors64_t **, hiprandDirectionVectorSet_t);
hiprandStatus_t hiprandGetScrambleConstants32(const unsigned int **);
hiprandStatus_t hiprandGetScrambleConstants64(const unsigned long long **);
#endif
