// Device functions: complex functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

__host__ __device__ float hipCrealf(hipFloatComplex);
__host__ __device__ float hipCimagf(hipFloatComplex);
__host__ __device__ hipFloatComplex make_hipFloatComplex(float, float);
__host__ __device__ hipFloatComplex hipConjf(hipFloatComplex);
__host__ __device__ float hipCsqabsf(hipFloatComplex);
__host__ __device__ hipFloatComplex hipCaddf(hipFloatComplex, hipFloatComplex);
__host__ __device__ hipFloatComplex hipCsubf(hipFloatComplex, hipFloatComplex);
__host__ __device__ hipFloatComplex hipCmulf(hipFloatComplex, hipFloatComplex);
__host__ __device__ hipFloatComplex hipCdivf(hipFloatComplex, hipFloatComplex);
__host__ __device__ float hipCabsf(hipFloatComplex);
__host__ __device__ double hipCreal(hipDoubleComplex);
__host__ __device__ double hipCimag(hipDoubleComplex);
__host__ __device__ hipDoubleComplex make_hipDoubleComplex(double, double);
__host__ __device__ hipDoubleComplex hipConj(hipDoubleComplex);
__host__ __device__ double hipCsqabs(hipDoubleComplex);
__host__ __device__ hipDoubleComplex hipCadd(hipDoubleComplex, hipDoubleComplex);
__host__ __device__ hipDoubleComplex hipCsub(hipDoubleComplex, hipDoubleComplex);
__host__ __device__ hipDoubleComplex hipCmul(hipDoubleComplex, hipDoubleComplex);
__host__ __device__ hipDoubleComplex hipCdiv(hipDoubleComplex, hipDoubleComplex);
__host__ __device__ double hipCabs(hipDoubleComplex);
__host__ __device__ hipComplex make_hipComplex(float, float);
__host__ __device__ hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex);
__host__ __device__ hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex);
__host__ __device__ hipComplex hipCfmaf(hipComplex, hipComplex, hipComplex);
__host__ __device__ hipDoubleComplex hipCfma(hipDoubleComplex, hipDoubleComplex, hipDoubleComplex);
