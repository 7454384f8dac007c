// hipBLAS: functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "hipblas_types.h"

hipblasStatus_t hipblasCreate(hipblasHandle_t *);
hipblasStatus_t hipblasDestroy(hipblasHandle_t);
hipblasStatus_t hipblasSetStream(hipblasHandle_t, hipStream_t);
hipblasStatus_t hipblasGetStream(hipblasHandle_t, hipStream_t *);
hipblasStatus_t hipblasSetPointerMode(hipblasHandle_t, hipblasPointerMode_t);
hipblasStatus_t hipblasGetPointerMode(hipblasHandle_t, hipblasPointerMode_t *);
hipblasStatus_t hipblasSetVector(int, int, const void *, int, void *, int);
hipblasStatus_t hipblasGetVector(int, int, const void *, int, void *, int);
hipblasStatus_t hipblasSetMatrix(int, int, int, const void *, int, void *, int);
hipblasStatus_t hipblasGetMatrix(int, int, int, const void *, int, void *, int);
hipblasStatus_t hipblasSetVectorAsync(int, int, const void *, int, void *, int, hipStream_t);
hipblasStatus_t hipblasGetVectorAsync(int, int, const void *, int, void *, int, hipStream_t);
hipblasStatus_t hipblasSetMatrixAsync(int, int, int, const void *, int, void *, int, hipStream_t);
hipblasStatus_t hipblasGetMatrixAsync(int, int, int, const void *, int, void *, int, hipStream_t);
hipblasStatus_t hipblasSetAtomicsMode(hipblasHandle_t, hipblasAtomicsMode_t);
hipblasStatus_t hipblasGetAtomicsMode(hipblasHandle_t, hipblasAtomicsMode_t *);
hipblasStatus_t hipblasIsamax(hipblasHandle_t, int, const float *, int, int *);
hipblasStatus_t hipblasIdamax(hipblasHandle_t, int, const double *, int, int *);
hipblasStatus_t hipblasIsamaxBatched(hipblasHandle_t, int, const float *const[], int, int, int *);
hipblasStatus_t hipblasIdamaxBatched(hipblasHandle_t, int, const double *const[], int, int, int *);
hipblasStatus_t hipblasIsamaxStridedBatched(hipblasHandle_t, int, const float *, int, hipblasStride, int, int *);
hipblasStatus_t hipblasIdamaxStridedBatched(hipblasHandle_t, int, const double *, int, hipblasStride, int, int *);
hipblasStatus_t hipblasIsamin(hipblasHandle_t, int, const float *, int, int *);
hipblasStatus_t hipblasIdamin(hipblasHandle_t, int, const double *, int, int *);
hipblasStatus_t hipblasIsaminBatched(hipblasHandle_t, int, const float *const[], int, int, int *);
hipblasStatus_t hipblasIdaminBatched(hipblasHandle_t, int, const double *const[], int, int, int *);
hipblasStatus_t hipblasIsaminStridedBatched(hipblasHandle_t, int, const float *, int, hipblasStride, int, int *);
hipblasStatus_t hipblasIdaminStridedBatched(hipblasHandle_t, int, const double *, int, hipblasStride, int, int *);
hipblasStatus_t hipblasSasum(hipblasHandle_t, int, const float *, int, float *);
hipblasStatus_t hipblasDasum(hipblasHandle_t, int, const double *, int, double *);
hipblasStatus_t hipblasSasumBatched(hipblasHandle_t, int, const float *const[], int, int, float *);
hipblasStatus_t hipblasDasumBatched(hipblasHandle_t, int, const double *const[], int, int, double *);
hipblasStatus_t hipblasSasumStridedBatched(hipblasHandle_t, int, const float *, int, hipblasStride, int, float *);
hipblasStatus_t hipblasDasumStridedBatched(hipblasHandle_t, int, const double *, int, hipblasStride, int, double *);
hipblasStatus_t hipblasHaxpy(hipblasHandle_t, int, const hipblasHalf *, const hipblasHalf *, int, hipblasHalf *, int);
hipblasStatus_t hipblasSaxpy(hipblasHandle_t, int, const float *, const float *, int, float *, int);
hipblasStatus_t hipblasDaxpy(hipblasHandle_t, int, const double *, const double *, int, double *, int);
hipblasStatus_t hipblasHaxpyBatched(hipblasHandle_t, int, const hipblasHalf *, const hipblasHalf *const[], int,
    hipblasHalf *const[], int, int);
hipblasStatus_t hipblasSaxpyBatched(hipblasHandle_t, int, const float *, const float *const[], int, float *const[], int,
    int);
hipblasStatus_t hipblasDaxpyBatched(hipblasHandle_t, int, const double *, const double *const[], int, double *const[],
    int, int);
hipblasStatus_t hipblasHaxpyStridedBatched(hipblasHandle_t, int, const hipblasHalf *, const hipblasHalf *, int,
    hipblasStride, hipblasHalf *, int, hipblasStride, int);
hipblasStatus_t hipblasSaxpyStridedBatched(hipblasHandle_t, int, const float *, const float *, int, hipblasStride, float
    *, int, hipblasStride, int);
hipblasStatus_t hipblasDaxpyStridedBatched(hipblasHandle_t, int, const double *, const double *, int, hipblasStride,
    double *, int, hipblasStride, int);
hipblasStatus_t hipblasScopy(hipblasHandle_t, int, const float *, int, float *, int);
hipblasStatus_t hipblasDcopy(hipblasHandle_t, int, const double *, int, double *, int);
hipblasStatus_t hipblasScopyBatched(hipblasHandle_t, int, const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDcopyBatched(hipblasHandle_t, int, const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasScopyStridedBatched(hipblasHandle_t, int, const float *, int, hipblasStride, float *, int,
    hipblasStride, int);
hipblasStatus_t hipblasDcopyStridedBatched(hipblasHandle_t, int, const double *, int, hipblasStride, double *, int,
    hipblasStride, int);
hipblasStatus_t hipblasHdot(hipblasHandle_t, int, const hipblasHalf *, int, const hipblasHalf *, int, hipblasHalf *);
hipblasStatus_t hipblasBfdot(hipblasHandle_t, int, const hipblasBfloat16 *, int, const hipblasBfloat16 *, int,
    hipblasBfloat16 *);
hipblasStatus_t hipblasSdot(hipblasHandle_t, int, const float *, int, const float *, int, float *);
hipblasStatus_t hipblasDdot(hipblasHandle_t, int, const double *, int, const double *, int, double *);
hipblasStatus_t hipblasHdotBatched(hipblasHandle_t, int, const hipblasHalf *const[], int, const hipblasHalf *const[],
    int, int, hipblasHalf *);
hipblasStatus_t hipblasBfdotBatched(hipblasHandle_t, int, const hipblasBfloat16 *const[], int, const hipblasBfloat16
    *const[], int, int, hipblasBfloat16 *);
hipblasStatus_t hipblasSdotBatched(hipblasHandle_t, int, const float *const[], int, const float *const[], int, int,
    float *);
hipblasStatus_t hipblasDdotBatched(hipblasHandle_t, int, const double *const[], int, const double *const[], int, int,
    double *);
hipblasStatus_t hipblasHdotStridedBatched(hipblasHandle_t, int, const hipblasHalf *, int, hipblasStride, const
    hipblasHalf *, int, hipblasStride, int, hipblasHalf *);
hipblasStatus_t hipblasBfdotStridedBatched(hipblasHandle_t, int, const hipblasBfloat16 *, int, hipblasStride, const
    hipblasBfloat16 *, int, hipblasStride, int, hipblasBfloat16 *);
hipblasStatus_t hipblasSdotStridedBatched(hipblasHandle_t, int, const float *, int, hipblasStride, const float *, int,
    hipblasStride, int, float *);
hipblasStatus_t hipblasDdotStridedBatched(hipblasHandle_t, int, const double *, int, hipblasStride, const double *, int,
    hipblasStride, int, double *);
hipblasStatus_t hipblasSnrm2(hipblasHandle_t, int, const float *, int, float *);
hipblasStatus_t hipblasDnrm2(hipblasHandle_t, int, const double *, int, double *);
hipblasStatus_t hipblasSnrm2Batched(hipblasHandle_t, int, const float *const[], int, int, float *);
hipblasStatus_t hipblasDnrm2Batched(hipblasHandle_t, int, const double *const[], int, int, double *);
hipblasStatus_t hipblasSnrm2StridedBatched(hipblasHandle_t, int, const float *, int, hipblasStride, int, float *);
hipblasStatus_t hipblasDnrm2StridedBatched(hipblasHandle_t, int, const double *, int, hipblasStride, int, double *);
hipblasStatus_t hipblasSrot(hipblasHandle_t, int, float *, int, float *, int, const float *, const float *);
hipblasStatus_t hipblasDrot(hipblasHandle_t, int, double *, int, double *, int, const double *, const double *);
hipblasStatus_t hipblasSrotBatched(hipblasHandle_t, int, float *const[], int, float *const[], int, const float *, const
    float *, int);
hipblasStatus_t hipblasDrotBatched(hipblasHandle_t, int, double *const[], int, double *const[], int, const double *,
    const double *, int);
hipblasStatus_t hipblasSrotStridedBatched(hipblasHandle_t, int, float *, int, hipblasStride, float *, int,
    hipblasStride, const float *, const float *, int);
hipblasStatus_t hipblasDrotStridedBatched(hipblasHandle_t, int, double *, int, hipblasStride, double *, int,
    hipblasStride, const double *, const double *, int);
hipblasStatus_t hipblasSrotg(hipblasHandle_t, float *, float *, float *, float *);
hipblasStatus_t hipblasDrotg(hipblasHandle_t, double *, double *, double *, double *);
hipblasStatus_t hipblasSrotgBatched(hipblasHandle_t, float *const[], float *const[], float *const[], float *const[],
    int);
hipblasStatus_t hipblasDrotgBatched(hipblasHandle_t, double *const[], double *const[], double *const[], double *const[],
    int);
hipblasStatus_t hipblasSrotgStridedBatched(hipblasHandle_t, float *, hipblasStride, float *, hipblasStride, float *,
    hipblasStride, float *, hipblasStride, int);
hipblasStatus_t hipblasDrotgStridedBatched(hipblasHandle_t, double *, hipblasStride, double *, hipblasStride, double *,
    hipblasStride, double *, hipblasStride, int);
hipblasStatus_t hipblasSrotm(hipblasHandle_t, int, float *, int, float *, int, const float *);
hipblasStatus_t hipblasDrotm(hipblasHandle_t, int, double *, int, double *, int, const double *);
hipblasStatus_t hipblasSrotmBatched(hipblasHandle_t, int, float *const[], int, float *const[], int, const float
    *const[], int);
hipblasStatus_t hipblasDrotmBatched(hipblasHandle_t, int, double *const[], int, double *const[], int, const double
    *const[], int);
hipblasStatus_t hipblasSrotmStridedBatched(hipblasHandle_t, int, float *, int, hipblasStride, float *, int,
    hipblasStride, const float *, hipblasStride, int);
hipblasStatus_t hipblasDrotmStridedBatched(hipblasHandle_t, int, double *, int, hipblasStride, double *, int,
    hipblasStride, const double *, hipblasStride, int);
hipblasStatus_t hipblasSrotmg(hipblasHandle_t, float *, float *, float *, const float *, float *);
hipblasStatus_t hipblasDrotmg(hipblasHandle_t, double *, double *, double *, const double *, double *);
hipblasStatus_t hipblasSrotmgBatched(hipblasHandle_t, float *const[], float *const[], float *const[], const float
    *const[], float *const[], int);
hipblasStatus_t hipblasDrotmgBatched(hipblasHandle_t, double *const[], double *const[], double *const[], const double
    *const[], double *const[], int);
hipblasStatus_t hipblasSrotmgStridedBatched(hipblasHandle_t, float *, hipblasStride, float *, hipblasStride, float *,
    hipblasStride, const float *, hipblasStride, float *, hipblasStride, int);
hipblasStatus_t hipblasDrotmgStridedBatched(hipblasHandle_t, double *, hipblasStride, double *, hipblasStride, double *,
    hipblasStride, const double *, hipblasStride, double *, hipblasStride, int);
hipblasStatus_t hipblasSscal(hipblasHandle_t, int, const float *, float *, int);
hipblasStatus_t hipblasDscal(hipblasHandle_t, int, const double *, double *, int);
hipblasStatus_t hipblasSscalBatched(hipblasHandle_t, int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDscalBatched(hipblasHandle_t, int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSscalStridedBatched(hipblasHandle_t, int, const float *, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDscalStridedBatched(hipblasHandle_t, int, const double *, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSswap(hipblasHandle_t, int, float *, int, float *, int);
hipblasStatus_t hipblasDswap(hipblasHandle_t, int, double *, int, double *, int);
hipblasStatus_t hipblasSswapBatched(hipblasHandle_t, int, float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDswapBatched(hipblasHandle_t, int, double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasSswapStridedBatched(hipblasHandle_t, int, float *, int, hipblasStride, float *, int,
    hipblasStride, int);
hipblasStatus_t hipblasDswapStridedBatched(hipblasHandle_t, int, double *, int, hipblasStride, double *, int,
    hipblasStride, int);
hipblasStatus_t hipblasSgbmv(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const float *, const float *, int,
    const float *, int, const float *, float *, int);
hipblasStatus_t hipblasDgbmv(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const double *, const double *,
    int, const double *, int, const double *, double *, int);
hipblasStatus_t hipblasSgbmvBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const float *, const float
    *const[], int, const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDgbmvBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const double *, const
    double *const[], int, const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const float *, const
    float *, int, hipblasStride, const float *, int, hipblasStride, const float *, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const double *,
    const double *, int, hipblasStride, const double *, int, hipblasStride, const double *, double *, int,
    hipblasStride, int);
hipblasStatus_t hipblasSgemv(hipblasHandle_t, hipblasOperation_t, int, int, const float *, const float *, int, const
    float *, int, const float *, float *, int);
hipblasStatus_t hipblasDgemv(hipblasHandle_t, hipblasOperation_t, int, int, const double *, const double *, int, const
    double *, int, const double *, double *, int);
hipblasStatus_t hipblasSgemvBatched(hipblasHandle_t, hipblasOperation_t, int, int, const float *, const float *const[],
    int, const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDgemvBatched(hipblasHandle_t, hipblasOperation_t, int, int, const double *, const double
    *const[], int, const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSgemvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, const float *, const float *,
    int, hipblasStride, const float *, int, hipblasStride, const float *, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDgemvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, const double *, const double
    *, int, hipblasStride, const double *, int, hipblasStride, const double *, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSger(hipblasHandle_t, int, int, const float *, const float *, int, const float *, int, float *,
    int);
hipblasStatus_t hipblasDger(hipblasHandle_t, int, int, const double *, const double *, int, const double *, int, double
    *, int);
hipblasStatus_t hipblasSgerBatched(hipblasHandle_t, int, int, const float *, const float *const[], int, const float
    *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDgerBatched(hipblasHandle_t, int, int, const double *, const double *const[], int, const double
    *const[], int, double *const[], int, int);
hipblasStatus_t hipblasSgerStridedBatched(hipblasHandle_t, int, int, const float *, const float *, int, hipblasStride,
    const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDgerStridedBatched(hipblasHandle_t, int, int, const double *, const double *, int, hipblasStride,
    const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSsbmv(hipblasHandle_t, hipblasFillMode_t, int, int, const float *, const float *, int, const
    float *, int, const float *, float *, int);
hipblasStatus_t hipblasDsbmv(hipblasHandle_t, hipblasFillMode_t, int, int, const double *, const double *, int, const
    double *, int, const double *, double *, int);
hipblasStatus_t hipblasSsbmvBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const float *, const float *const[],
    int, const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDsbmvBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const double *, const double *const[],
    int, const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSsbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const float *, const float *,
    int, hipblasStride, const float *, int, hipblasStride, const float *, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDsbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const double *, const double *,
    int, hipblasStride, const double *, int, hipblasStride, const double *, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSspmv(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, const float *, int,
    const float *, float *, int);
hipblasStatus_t hipblasDspmv(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, const double *,
    int, const double *, double *, int);
hipblasStatus_t hipblasSspmvBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *const[], const
    float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDspmvBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *const[],
    const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSspmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *,
    hipblasStride, const float *, int, hipblasStride, const float *, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDspmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *,
    hipblasStride, const double *, int, hipblasStride, const double *, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSspr(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int, float *);
hipblasStatus_t hipblasDspr(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int, double *);
hipblasStatus_t hipblasSsprBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *const[], int,
    float *const[], int);
hipblasStatus_t hipblasDsprBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *const[], int,
    double *const[], int);
hipblasStatus_t hipblasSsprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int,
    hipblasStride, float *, hipblasStride, int);
hipblasStatus_t hipblasDsprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int,
    hipblasStride, double *, hipblasStride, int);
hipblasStatus_t hipblasSspr2(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int, const float *,
    int, float *);
hipblasStatus_t hipblasDspr2(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int, const double
    *, int, double *);
hipblasStatus_t hipblasSspr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *const[], int,
    const float *const[], int, float *const[], int);
hipblasStatus_t hipblasDspr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *const[], int,
    const double *const[], int, double *const[], int);
hipblasStatus_t hipblasSspr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int,
    hipblasStride, const float *, int, hipblasStride, float *, hipblasStride, int);
hipblasStatus_t hipblasDspr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int,
    hipblasStride, const double *, int, hipblasStride, double *, hipblasStride, int);
hipblasStatus_t hipblasSsymv(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int, const float *,
    int, const float *, float *, int);
hipblasStatus_t hipblasDsymv(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int, const double
    *, int, const double *, double *, int);
hipblasStatus_t hipblasSsymvBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *const[], int,
    const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDsymvBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *const[], int,
    const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int,
    hipblasStride, const float *, int, hipblasStride, const float *, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int,
    hipblasStride, const double *, int, hipblasStride, const double *, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSsyr(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int, float *, int);
hipblasStatus_t hipblasDsyr(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int, double *,
    int);
hipblasStatus_t hipblasSsyrBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *const[], int,
    float *const[], int, int);
hipblasStatus_t hipblasDsyrBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *const[], int,
    double *const[], int, int);
hipblasStatus_t hipblasSsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int,
    hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int,
    hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSsyr2(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int, const float *,
    int, float *, int);
hipblasStatus_t hipblasDsyr2(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int, const double
    *, int, double *, int);
hipblasStatus_t hipblasSsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *const[], int,
    const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *const[], int,
    const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasSsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const float *, int,
    hipblasStride, const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const double *, int,
    hipblasStride, const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasStbmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    float *, int, float *, int);
hipblasStatus_t hipblasDtbmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    double *, int, double *, int);
hipblasStatus_t hipblasStbmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDtbmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasStbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasStbsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    float *, int, float *, int);
hipblasStatus_t hipblasDtbsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    double *, int, double *, int);
hipblasStatus_t hipblasStbsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDtbsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasStbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasStpmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const float
    *, float *, int);
hipblasStatus_t hipblasDtpmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    double *, double *, int);
hipblasStatus_t hipblasStpmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const float *const[], float *const[], int, int);
hipblasStatus_t hipblasDtpmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const double *const[], double *const[], int, int);
hipblasStatus_t hipblasStpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const float *, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const double *, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasStpsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const float
    *, float *, int);
hipblasStatus_t hipblasDtpsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    double *, double *, int);
hipblasStatus_t hipblasStpsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const float *const[], float *const[], int, int);
hipblasStatus_t hipblasDtpsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const double *const[], double *const[], int, int);
hipblasStatus_t hipblasStpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const float *, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const double *, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasStrmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const float
    *, int, float *, int);
hipblasStatus_t hipblasDtrmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    double *, int, double *, int);
hipblasStatus_t hipblasStrmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDtrmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasStrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasStrsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const float
    *, int, float *, int);
hipblasStatus_t hipblasDtrsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    double *, int, double *, int);
hipblasStatus_t hipblasStrsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDtrsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasStrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasHgemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const hipblasHalf
    *, const hipblasHalf *, int, const hipblasHalf *, int, const hipblasHalf *, hipblasHalf *, int);
hipblasStatus_t hipblasSgemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const float *,
    const float *, int, const float *, int, const float *, float *, int);
hipblasStatus_t hipblasDgemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const double *,
    const double *, int, const double *, int, const double *, double *, int);
hipblasStatus_t hipblasHgemmBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipblasHalf *, const hipblasHalf *const[], int, const hipblasHalf *const[], int, const hipblasHalf *, hipblasHalf
    *const[], int, int);
hipblasStatus_t hipblasSgemmBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const float
    *, const float *const[], int, const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDgemmBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const double
    *, const double *const[], int, const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasHgemmStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipblasHalf *, const hipblasHalf *, int, long long, const hipblasHalf *, int, long long, const hipblasHalf *,
    hipblasHalf *, int, long long, int);
hipblasStatus_t hipblasSgemmStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    float *, const float *, int, long long, const float *, int, long long, const float *, float *, int, long long, int);
hipblasStatus_t hipblasDgemmStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    double *, const double *, int, long long, const double *, int, long long, const double *, double *, int, long long,
    int);
hipblasStatus_t hipblasSsymm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const float *, const float
    *, int, const float *, int, const float *, float *, int);
hipblasStatus_t hipblasDsymm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const double *, const
    double *, int, const double *, int, const double *, double *, int);
hipblasStatus_t hipblasSsymmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const float *,
    const float *const[], int, const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDsymmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const double *,
    const double *const[], int, const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const float
    *, const float *, int, hipblasStride, const float *, int, hipblasStride, const float *, float *, int, hipblasStride,
    int);
hipblasStatus_t hipblasDsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const double
    *, const double *, int, hipblasStride, const double *, int, hipblasStride, const double *, double *, int,
    hipblasStride, int);
hipblasStatus_t hipblasSsyrk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *, const
    float *, int, const float *, float *, int);
hipblasStatus_t hipblasDsyrk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *, const
    double *, int, const double *, double *, int);
hipblasStatus_t hipblasSsyrkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *,
    const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDsyrkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *,
    const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float
    *, const float *, int, hipblasStride, const float *, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    double *, const double *, int, hipblasStride, const double *, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSsyr2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *, const
    float *, int, const float *, int, const float *, float *, int);
hipblasStatus_t hipblasDsyr2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *, const
    double *, int, const double *, int, const double *, double *, int);
hipblasStatus_t hipblasSsyr2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *,
    const float *const[], int, const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDsyr2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *,
    const double *const[], int, const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    float *, const float *, int, hipblasStride, const float *, int, hipblasStride, const float *, float *, int,
    hipblasStride, int);
hipblasStatus_t hipblasDsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    double *, const double *, int, hipblasStride, const double *, int, hipblasStride, const double *, double *, int,
    hipblasStride, int);
hipblasStatus_t hipblasSsyrkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *, const
    float *, int, const float *, int, const float *, float *, int);
hipblasStatus_t hipblasDsyrkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *, const
    double *, int, const double *, int, const double *, double *, int);
hipblasStatus_t hipblasSsyrkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *,
    const float *const[], int, const float *const[], int, const float *, float *const[], int, int);
hipblasStatus_t hipblasDsyrkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *,
    const double *const[], int, const double *const[], int, const double *, double *const[], int, int);
hipblasStatus_t hipblasSsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    float *, const float *, int, hipblasStride, const float *, int, hipblasStride, const float *, float *, int,
    hipblasStride, int);
hipblasStatus_t hipblasDsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    double *, const double *, int, hipblasStride, const double *, int, hipblasStride, const double *, double *, int,
    hipblasStride, int);
hipblasStatus_t hipblasSgeam(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const float *, const
    float *, int, const float *, const float *, int, float *, int);
hipblasStatus_t hipblasDgeam(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const double *, const
    double *, int, const double *, const double *, int, double *, int);
hipblasStatus_t hipblasSgeamBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const float *,
    const float *const[], int, const float *, const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDgeamBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const double *,
    const double *const[], int, const double *, const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasSgeamStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    float *, const float *, int, hipblasStride, const float *, const float *, int, hipblasStride, float *, int,
    hipblasStride, int);
hipblasStatus_t hipblasDgeamStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    double *, const double *, int, hipblasStride, const double *, const double *, int, hipblasStride, double *, int,
    hipblasStride, int);
hipblasStatus_t hipblasStrsm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *, int, float *, int);
hipblasStatus_t hipblasDtrsm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *, int, double *, int);
hipblasStatus_t hipblasStrsmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDtrsmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasStrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasStrtri(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const float *, int, float *,
    int);
hipblasStatus_t hipblasDtrtri(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const double *, int, double *,
    int);
hipblasStatus_t hipblasStrtriBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const float *const[],
    int, float *[], int, int);
hipblasStatus_t hipblasDtrtriBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const double *const[],
    int, double *[], int, int);
hipblasStatus_t hipblasStrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const float *,
    int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const double *,
    int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSdgmm(hipblasHandle_t, hipblasSideMode_t, int, int, const float *, int, const float *, int, float
    *, int);
hipblasStatus_t hipblasDdgmm(hipblasHandle_t, hipblasSideMode_t, int, int, const double *, int, const double *, int,
    double *, int);
hipblasStatus_t hipblasSdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const float *const[], int, const float
    *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const double *const[], int, const
    double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasSdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const float *, int,
    hipblasStride, const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const double *, int,
    hipblasStride, const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasSgetrf(hipblasHandle_t, const int, float *, const int, int *, int *);
hipblasStatus_t hipblasDgetrf(hipblasHandle_t, const int, double *, const int, int *, int *);
hipblasStatus_t hipblasSgetrfBatched(hipblasHandle_t, const int, float *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasDgetrfBatched(hipblasHandle_t, const int, double *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasSgetrfStridedBatched(hipblasHandle_t, const int, float *, const int, const hipblasStride, int *,
    const hipblasStride, int *, const int);
hipblasStatus_t hipblasDgetrfStridedBatched(hipblasHandle_t, const int, double *, const int, const hipblasStride, int *,
    const hipblasStride, int *, const int);
hipblasStatus_t hipblasSgetrs(hipblasHandle_t, const hipblasOperation_t, const int, const int, float *, const int, const
    int *, float *, const int, int *);
hipblasStatus_t hipblasDgetrs(hipblasHandle_t, const hipblasOperation_t, const int, const int, double *, const int,
    const int *, double *, const int, int *);
hipblasStatus_t hipblasSgetrsBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int, float *const[],
    const int, const int *, float *const[], const int, int *, const int);
hipblasStatus_t hipblasDgetrsBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int, double *const[],
    const int, const int *, double *const[], const int, int *, const int);
hipblasStatus_t hipblasSgetrsStridedBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int, float *,
    const int, const hipblasStride, const int *, const hipblasStride, float *, const int, const hipblasStride, int *,
    const int);
hipblasStatus_t hipblasDgetrsStridedBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int, double *,
    const int, const hipblasStride, const int *, const hipblasStride, double *, const int, const hipblasStride, int *,
    const int);
hipblasStatus_t hipblasSgetriBatched(hipblasHandle_t, const int, float *const[], const int, int *, float *const[], const
    int, int *, const int);
hipblasStatus_t hipblasDgetriBatched(hipblasHandle_t, const int, double *const[], const int, int *, double *const[],
    const int, int *, const int);
hipblasStatus_t hipblasSgels(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, float *, const int,
    float *, const int, int *, int *);
hipblasStatus_t hipblasDgels(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, double *, const int,
    double *, const int, int *, int *);
hipblasStatus_t hipblasSgelsBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, float
    *const[], const int, float *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasDgelsBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, double
    *const[], const int, double *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasSgelsStridedBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, float
    *, const int, const hipblasStride, float *, const int, const hipblasStride, int *, int *, const int);
hipblasStatus_t hipblasDgelsStridedBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, double
    *, const int, const hipblasStride, double *, const int, const hipblasStride, int *, int *, const int);
hipblasStatus_t hipblasSgeqrf(hipblasHandle_t, const int, const int, float *, const int, float *, int *);
hipblasStatus_t hipblasDgeqrf(hipblasHandle_t, const int, const int, double *, const int, double *, int *);
hipblasStatus_t hipblasSgeqrfBatched(hipblasHandle_t, const int, const int, float *const[], const int, float *const[],
    int *, const int);
hipblasStatus_t hipblasDgeqrfBatched(hipblasHandle_t, const int, const int, double *const[], const int, double *const[],
    int *, const int);
hipblasStatus_t hipblasSgeqrfStridedBatched(hipblasHandle_t, const int, const int, float *, const int, const
    hipblasStride, float *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasDgeqrfStridedBatched(hipblasHandle_t, const int, const int, double *, const int, const
    hipblasStride, double *, const hipblasStride, int *, const int);
const char * hipblasStatusToString(hipblasStatus_t);
#if WAVEBRIDGE_ROCM >= 601
hipblasStatus_t hipblasSetMathMode(hipblasHandle_t, hipblasMath_t);
hipblasStatus_t hipblasGetMathMode(hipblasHandle_t, hipblasMath_t *);
hipblasStatus_t hipblasIsamax_64(hipblasHandle_t, int64_t, const float *, int64_t, int64_t *);
hipblasStatus_t hipblasIdamax_64(hipblasHandle_t, int64_t, const double *, int64_t, int64_t *);
hipblasStatus_t hipblasIsamaxBatched_64(hipblasHandle_t, int64_t, const float *const[], int64_t, int64_t, int64_t *);
hipblasStatus_t hipblasIdamaxBatched_64(hipblasHandle_t, int64_t, const double *const[], int64_t, int64_t, int64_t *);
hipblasStatus_t hipblasIsamaxStridedBatched_64(hipblasHandle_t, int64_t, const float *, int64_t, hipblasStride, int64_t,
    int64_t *);
hipblasStatus_t hipblasIdamaxStridedBatched_64(hipblasHandle_t, int64_t, const double *, int64_t, hipblasStride,
    int64_t, int64_t *);
hipblasStatus_t hipblasIsamin_64(hipblasHandle_t, int64_t, const float *, int64_t, int64_t *);
hipblasStatus_t hipblasIdamin_64(hipblasHandle_t, int64_t, const double *, int64_t, int64_t *);
hipblasStatus_t hipblasIsaminBatched_64(hipblasHandle_t, int64_t, const float *const[], int64_t, int64_t, int64_t *);
hipblasStatus_t hipblasIdaminBatched_64(hipblasHandle_t, int64_t, const double *const[], int64_t, int64_t, int64_t *);
hipblasStatus_t hipblasIsaminStridedBatched_64(hipblasHandle_t, int64_t, const float *, int64_t, hipblasStride, int64_t,
    int64_t *);
hipblasStatus_t hipblasIdaminStridedBatched_64(hipblasHandle_t, int64_t, const double *, int64_t, hipblasStride,
    int64_t, int64_t *);
hipblasStatus_t hipblasSasum_64(hipblasHandle_t, int64_t, const float *, int64_t, float *);
hipblasStatus_t hipblasDasum_64(hipblasHandle_t, int64_t, const double *, int64_t, double *);
hipblasStatus_t hipblasSasumBatched_64(hipblasHandle_t, int64_t, const float *const[], int64_t, int64_t, float *);
hipblasStatus_t hipblasDasumBatched_64(hipblasHandle_t, int64_t, const double *const[], int64_t, int64_t, double *);
hipblasStatus_t hipblasSasumStridedBatched_64(hipblasHandle_t, int64_t, const float *, int64_t, hipblasStride, int64_t,
    float *);
hipblasStatus_t hipblasDasumStridedBatched_64(hipblasHandle_t, int64_t, const double *, int64_t, hipblasStride, int64_t,
    double *);
hipblasStatus_t hipblasHaxpy_64(hipblasHandle_t, int64_t, const hipblasHalf *, const hipblasHalf *, int64_t, hipblasHalf
    *, int64_t);
hipblasStatus_t hipblasSaxpy_64(hipblasHandle_t, int64_t, const float *, const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDaxpy_64(hipblasHandle_t, int64_t, const double *, const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasHaxpyBatched_64(hipblasHandle_t, int64_t, const hipblasHalf *, const hipblasHalf *const[],
    int64_t, hipblasHalf *const[], int64_t, int64_t);
hipblasStatus_t hipblasSaxpyBatched_64(hipblasHandle_t, int64_t, const float *, const float *const[], int64_t, float
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasDaxpyBatched_64(hipblasHandle_t, int64_t, const double *, const double *const[], int64_t, double
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasHaxpyStridedBatched_64(hipblasHandle_t, int64_t, const hipblasHalf *, const hipblasHalf *,
    int64_t, hipblasStride, hipblasHalf *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasSaxpyStridedBatched_64(hipblasHandle_t, int64_t, const float *, const float *, int64_t,
    hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDaxpyStridedBatched_64(hipblasHandle_t, int64_t, const double *, const double *, int64_t,
    hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasScopy_64(hipblasHandle_t, int64_t, const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDcopy_64(hipblasHandle_t, int64_t, const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasScopyBatched_64(hipblasHandle_t, int64_t, const float *const[], int64_t, float *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasDcopyBatched_64(hipblasHandle_t, int64_t, const double *const[], int64_t, double *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasScopyStridedBatched_64(hipblasHandle_t, int64_t, const float *, int64_t, hipblasStride, float *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDcopyStridedBatched_64(hipblasHandle_t, int64_t, const double *, int64_t, hipblasStride, double
    *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasHdot_64(hipblasHandle_t, int64_t, const hipblasHalf *, int64_t, const hipblasHalf *, int64_t,
    hipblasHalf *);
hipblasStatus_t hipblasBfdot_64(hipblasHandle_t, int64_t, const hipblasBfloat16 *, int64_t, const hipblasBfloat16 *,
    int64_t, hipblasBfloat16 *);
hipblasStatus_t hipblasSdot_64(hipblasHandle_t, int64_t, const float *, int64_t, const float *, int64_t, float *);
hipblasStatus_t hipblasDdot_64(hipblasHandle_t, int64_t, const double *, int64_t, const double *, int64_t, double *);
hipblasStatus_t hipblasHdotBatched_64(hipblasHandle_t, int64_t, const hipblasHalf *const[], int64_t, const hipblasHalf
    *const[], int64_t, int64_t, hipblasHalf *);
hipblasStatus_t hipblasBfdotBatched_64(hipblasHandle_t, int64_t, const hipblasBfloat16 *const[], int64_t, const
    hipblasBfloat16 *const[], int64_t, int64_t, hipblasBfloat16 *);
hipblasStatus_t hipblasSdotBatched_64(hipblasHandle_t, int64_t, const float *const[], int64_t, const float *const[],
    int64_t, int64_t, float *);
hipblasStatus_t hipblasDdotBatched_64(hipblasHandle_t, int64_t, const double *const[], int64_t, const double *const[],
    int64_t, int64_t, double *);
hipblasStatus_t hipblasHdotStridedBatched_64(hipblasHandle_t, int64_t, const hipblasHalf *, int64_t, hipblasStride,
    const hipblasHalf *, int64_t, hipblasStride, int64_t, hipblasHalf *);
hipblasStatus_t hipblasBfdotStridedBatched_64(hipblasHandle_t, int64_t, const hipblasBfloat16 *, int64_t, hipblasStride,
    const hipblasBfloat16 *, int64_t, hipblasStride, int64_t, hipblasBfloat16 *);
hipblasStatus_t hipblasSdotStridedBatched_64(hipblasHandle_t, int64_t, const float *, int64_t, hipblasStride, const
    float *, int64_t, hipblasStride, int64_t, float *);
hipblasStatus_t hipblasDdotStridedBatched_64(hipblasHandle_t, int64_t, const double *, int64_t, hipblasStride, const
    double *, int64_t, hipblasStride, int64_t, double *);
hipblasStatus_t hipblasSnrm2_64(hipblasHandle_t, int64_t, const float *, int64_t, float *);
hipblasStatus_t hipblasDnrm2_64(hipblasHandle_t, int64_t, const double *, int64_t, double *);
hipblasStatus_t hipblasSnrm2Batched_64(hipblasHandle_t, int64_t, const float *const[], int64_t, int64_t, float *);
hipblasStatus_t hipblasDnrm2Batched_64(hipblasHandle_t, int64_t, const double *const[], int64_t, int64_t, double *);
hipblasStatus_t hipblasSnrm2StridedBatched_64(hipblasHandle_t, int64_t, const float *, int64_t, hipblasStride, int64_t,
    float *);
hipblasStatus_t hipblasDnrm2StridedBatched_64(hipblasHandle_t, int64_t, const double *, int64_t, hipblasStride, int64_t,
    double *);
hipblasStatus_t hipblasSrot_64(hipblasHandle_t, int64_t, float *, int64_t, float *, int64_t, const float *, const float
    *);
hipblasStatus_t hipblasDrot_64(hipblasHandle_t, int64_t, double *, int64_t, double *, int64_t, const double *, const
    double *);
hipblasStatus_t hipblasSrotBatched_64(hipblasHandle_t, int64_t, float *const[], int64_t, float *const[], int64_t, const
    float *, const float *, int64_t);
hipblasStatus_t hipblasDrotBatched_64(hipblasHandle_t, int64_t, double *const[], int64_t, double *const[], int64_t,
    const double *, const double *, int64_t);
hipblasStatus_t hipblasSrotStridedBatched_64(hipblasHandle_t, int64_t, float *, int64_t, hipblasStride, float *,
    int64_t, hipblasStride, const float *, const float *, int64_t);
hipblasStatus_t hipblasDrotStridedBatched_64(hipblasHandle_t, int64_t, double *, int64_t, hipblasStride, double *,
    int64_t, hipblasStride, const double *, const double *, int64_t);
hipblasStatus_t hipblasSrotg_64(hipblasHandle_t, float *, float *, float *, float *);
hipblasStatus_t hipblasDrotg_64(hipblasHandle_t, double *, double *, double *, double *);
hipblasStatus_t hipblasSrotgBatched_64(hipblasHandle_t, float *const[], float *const[], float *const[], float *const[],
    int64_t);
hipblasStatus_t hipblasDrotgBatched_64(hipblasHandle_t, double *const[], double *const[], double *const[], double
    *const[], int64_t);
hipblasStatus_t hipblasSrotgStridedBatched_64(hipblasHandle_t, float *, hipblasStride, float *, hipblasStride, float *,
    hipblasStride, float *, hipblasStride, int64_t);
hipblasStatus_t hipblasDrotgStridedBatched_64(hipblasHandle_t, double *, hipblasStride, double *, hipblasStride, double
    *, hipblasStride, double *, hipblasStride, int64_t);
hipblasStatus_t hipblasSrotm_64(hipblasHandle_t, int64_t, float *, int64_t, float *, int64_t, const float *);
hipblasStatus_t hipblasDrotm_64(hipblasHandle_t, int64_t, double *, int64_t, double *, int64_t, const double *);
hipblasStatus_t hipblasSrotmBatched_64(hipblasHandle_t, int64_t, float *const[], int64_t, float *const[], int64_t, const
    float *const[], int64_t);
hipblasStatus_t hipblasDrotmBatched_64(hipblasHandle_t, int64_t, double *const[], int64_t, double *const[], int64_t,
    const double *const[], int64_t);
hipblasStatus_t hipblasSrotmStridedBatched_64(hipblasHandle_t, int64_t, float *, int64_t, hipblasStride, float *,
    int64_t, hipblasStride, const float *, hipblasStride, int64_t);
hipblasStatus_t hipblasDrotmStridedBatched_64(hipblasHandle_t, int64_t, double *, int64_t, hipblasStride, double *,
    int64_t, hipblasStride, const double *, hipblasStride, int64_t);
hipblasStatus_t hipblasSrotmg_64(hipblasHandle_t, float *, float *, float *, const float *, float *);
hipblasStatus_t hipblasDrotmg_64(hipblasHandle_t, double *, double *, double *, const double *, double *);
hipblasStatus_t hipblasSrotmgBatched_64(hipblasHandle_t, float *const[], float *const[], float *const[], const float
    *const[], float *const[], int64_t);
hipblasStatus_t hipblasDrotmgBatched_64(hipblasHandle_t, double *const[], double *const[], double *const[], const double
    *const[], double *const[], int64_t);
hipblasStatus_t hipblasSrotmgStridedBatched_64(hipblasHandle_t, float *, hipblasStride, float *, hipblasStride, float *,
    hipblasStride, const float *, hipblasStride, float *, hipblasStride, int64_t);
hipblasStatus_t hipblasDrotmgStridedBatched_64(hipblasHandle_t, double *, hipblasStride, double *, hipblasStride, double
    *, hipblasStride, const double *, hipblasStride, double *, hipblasStride, int64_t);
hipblasStatus_t hipblasSscal_64(hipblasHandle_t, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDscal_64(hipblasHandle_t, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSscalBatched_64(hipblasHandle_t, int64_t, const float *, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDscalBatched_64(hipblasHandle_t, int64_t, const double *, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSscalStridedBatched_64(hipblasHandle_t, int64_t, const float *, float *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasDscalStridedBatched_64(hipblasHandle_t, int64_t, const double *, double *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasSswap_64(hipblasHandle_t, int64_t, float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDswap_64(hipblasHandle_t, int64_t, double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasSswapBatched_64(hipblasHandle_t, int64_t, float *const[], int64_t, float *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasDswapBatched_64(hipblasHandle_t, int64_t, double *const[], int64_t, double *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasSswapStridedBatched_64(hipblasHandle_t, int64_t, float *, int64_t, hipblasStride, float *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDswapStridedBatched_64(hipblasHandle_t, int64_t, double *, int64_t, hipblasStride, double *,
    int64_t, hipblasStride, int64_t);
#endif
#if WAVEBRIDGE_ROCM >= 700
hipblasStatus_t hipblasSetWorkspace(hipblasHandle_t, void *, size_t);
hipblasStatus_t hipblasIcamax(hipblasHandle_t, int, const hipComplex *, int, int *);
hipblasStatus_t hipblasIzamax(hipblasHandle_t, int, const hipDoubleComplex *, int, int *);
hipblasStatus_t hipblasIcamax_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIzamax_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIcamaxBatched(hipblasHandle_t, int, const hipComplex *const[], int, int, int *);
hipblasStatus_t hipblasIzamaxBatched(hipblasHandle_t, int, const hipDoubleComplex *const[], int, int, int *);
hipblasStatus_t hipblasIcamaxBatched_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, int64_t, int64_t
    *);
hipblasStatus_t hipblasIzamaxBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIcamaxStridedBatched(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, int, int *);
hipblasStatus_t hipblasIzamaxStridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, int, int
    *);
hipblasStatus_t hipblasIcamaxStridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    int64_t, int64_t *);
hipblasStatus_t hipblasIzamaxStridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, int64_t, int64_t *);
hipblasStatus_t hipblasIcamin(hipblasHandle_t, int, const hipComplex *, int, int *);
hipblasStatus_t hipblasIzamin(hipblasHandle_t, int, const hipDoubleComplex *, int, int *);
hipblasStatus_t hipblasIcamin_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIzamin_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIcaminBatched(hipblasHandle_t, int, const hipComplex *const[], int, int, int *);
hipblasStatus_t hipblasIzaminBatched(hipblasHandle_t, int, const hipDoubleComplex *const[], int, int, int *);
hipblasStatus_t hipblasIcaminBatched_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, int64_t, int64_t
    *);
hipblasStatus_t hipblasIzaminBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIcaminStridedBatched(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, int, int *);
hipblasStatus_t hipblasIzaminStridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, int, int
    *);
hipblasStatus_t hipblasIcaminStridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    int64_t, int64_t *);
hipblasStatus_t hipblasIzaminStridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, int64_t, int64_t *);
hipblasStatus_t hipblasScasum(hipblasHandle_t, int, const hipComplex *, int, float *);
hipblasStatus_t hipblasDzasum(hipblasHandle_t, int, const hipDoubleComplex *, int, double *);
hipblasStatus_t hipblasScasum_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, float *);
hipblasStatus_t hipblasDzasum_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, double *);
hipblasStatus_t hipblasScasumBatched(hipblasHandle_t, int, const hipComplex *const[], int, int, float *);
hipblasStatus_t hipblasDzasumBatched(hipblasHandle_t, int, const hipDoubleComplex *const[], int, int, double *);
hipblasStatus_t hipblasScasumBatched_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, int64_t, float *);
hipblasStatus_t hipblasDzasumBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, int64_t,
    double *);
hipblasStatus_t hipblasScasumStridedBatched(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, int, float *);
hipblasStatus_t hipblasDzasumStridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, int,
    double *);
hipblasStatus_t hipblasScasumStridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    int64_t, float *);
hipblasStatus_t hipblasDzasumStridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, int64_t, double *);
hipblasStatus_t hipblasCaxpy(hipblasHandle_t, int, const hipComplex *, const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZaxpy(hipblasHandle_t, int, const hipDoubleComplex *, const hipDoubleComplex *, int,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCaxpy_64(hipblasHandle_t, int64_t, const hipComplex *, const hipComplex *, int64_t, hipComplex *,
    int64_t);
hipblasStatus_t hipblasZaxpy_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCaxpyBatched(hipblasHandle_t, int, const hipComplex *, const hipComplex *const[], int, hipComplex
    *const[], int, int);
hipblasStatus_t hipblasZaxpyBatched(hipblasHandle_t, int, const hipDoubleComplex *, const hipDoubleComplex *const[],
    int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCaxpyBatched_64(hipblasHandle_t, int64_t, const hipComplex *, const hipComplex *const[], int64_t,
    hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZaxpyBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex
    *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCaxpyStridedBatched(hipblasHandle_t, int, const hipComplex *, const hipComplex *, int,
    hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZaxpyStridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, const hipDoubleComplex *,
    int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCaxpyStridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, const hipComplex *, int64_t,
    hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZaxpyStridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex
    *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCcopy(hipblasHandle_t, int, const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZcopy(hipblasHandle_t, int, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCcopy_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZcopy_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCcopyBatched(hipblasHandle_t, int, const hipComplex *const[], int, hipComplex *const[], int,
    int);
hipblasStatus_t hipblasZcopyBatched(hipblasHandle_t, int, const hipDoubleComplex *const[], int, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCcopyBatched_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZcopyBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCcopyStridedBatched(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, hipComplex *,
    int, hipblasStride, int);
hipblasStatus_t hipblasZcopyStridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCcopyStridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZcopyStridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCdotc(hipblasHandle_t, int, const hipComplex *, int, const hipComplex *, int, hipComplex *);
hipblasStatus_t hipblasCdotu(hipblasHandle_t, int, const hipComplex *, int, const hipComplex *, int, hipComplex *);
hipblasStatus_t hipblasZdotc(hipblasHandle_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int,
    hipDoubleComplex *);
hipblasStatus_t hipblasZdotu(hipblasHandle_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int,
    hipDoubleComplex *);
hipblasStatus_t hipblasCdotc_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, const hipComplex *, int64_t,
    hipComplex *);
hipblasStatus_t hipblasCdotu_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, const hipComplex *, int64_t,
    hipComplex *);
hipblasStatus_t hipblasZdotc_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasZdotu_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasCdotcBatched(hipblasHandle_t, int, const hipComplex *const[], int, const hipComplex *const[],
    int, int, hipComplex *);
hipblasStatus_t hipblasCdotuBatched(hipblasHandle_t, int, const hipComplex *const[], int, const hipComplex *const[],
    int, int, hipComplex *);
hipblasStatus_t hipblasZdotcBatched(hipblasHandle_t, int, const hipDoubleComplex *const[], int, const hipDoubleComplex
    *const[], int, int, hipDoubleComplex *);
hipblasStatus_t hipblasZdotuBatched(hipblasHandle_t, int, const hipDoubleComplex *const[], int, const hipDoubleComplex
    *const[], int, int, hipDoubleComplex *);
hipblasStatus_t hipblasCdotcBatched_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, const hipComplex
    *const[], int64_t, int64_t, hipComplex *);
hipblasStatus_t hipblasCdotuBatched_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, const hipComplex
    *const[], int64_t, int64_t, hipComplex *);
hipblasStatus_t hipblasZdotcBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *const[], int64_t, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasZdotuBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *const[], int64_t, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasCdotcStridedBatched(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, const
    hipComplex *, int, hipblasStride, int, hipComplex *);
hipblasStatus_t hipblasCdotuStridedBatched(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, const
    hipComplex *, int, hipblasStride, int, hipComplex *);
hipblasStatus_t hipblasZdotcStridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, const
    hipDoubleComplex *, int, hipblasStride, int, hipDoubleComplex *);
hipblasStatus_t hipblasZdotuStridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, const
    hipDoubleComplex *, int, hipblasStride, int, hipDoubleComplex *);
hipblasStatus_t hipblasCdotcStridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, int64_t, hipblasStride, int64_t, hipComplex *);
hipblasStatus_t hipblasCdotuStridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, int64_t, hipblasStride, int64_t, hipComplex *);
hipblasStatus_t hipblasZdotcStridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasZdotuStridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasScnrm2(hipblasHandle_t, int, const hipComplex *, int, float *);
hipblasStatus_t hipblasDznrm2(hipblasHandle_t, int, const hipDoubleComplex *, int, double *);
hipblasStatus_t hipblasScnrm2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, float *);
hipblasStatus_t hipblasDznrm2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, double *);
hipblasStatus_t hipblasScnrm2Batched(hipblasHandle_t, int, const hipComplex *const[], int, int, float *);
hipblasStatus_t hipblasDznrm2Batched(hipblasHandle_t, int, const hipDoubleComplex *const[], int, int, double *);
hipblasStatus_t hipblasScnrm2Batched_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, int64_t, float *);
hipblasStatus_t hipblasDznrm2Batched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, int64_t,
    double *);
hipblasStatus_t hipblasScnrm2StridedBatched(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, int, float *);
hipblasStatus_t hipblasDznrm2StridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, int,
    double *);
hipblasStatus_t hipblasScnrm2StridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    int64_t, float *);
hipblasStatus_t hipblasDznrm2StridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, int64_t, double *);
hipblasStatus_t hipblasCrot(hipblasHandle_t, int, hipComplex *, int, hipComplex *, int, const float *, const hipComplex
    *);
hipblasStatus_t hipblasCsrot(hipblasHandle_t, int, hipComplex *, int, hipComplex *, int, const float *, const float *);
hipblasStatus_t hipblasZrot(hipblasHandle_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, const double *,
    const hipDoubleComplex *);
hipblasStatus_t hipblasZdrot(hipblasHandle_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, const double *,
    const double *);
hipblasStatus_t hipblasCrot_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipComplex *, int64_t, const float *,
    const hipComplex *);
hipblasStatus_t hipblasCsrot_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipComplex *, int64_t, const float *,
    const float *);
hipblasStatus_t hipblasZrot_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t, const
    double *, const hipDoubleComplex *);
hipblasStatus_t hipblasZdrot_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t,
    const double *, const double *);
hipblasStatus_t hipblasCrotBatched(hipblasHandle_t, int, hipComplex *const[], int, hipComplex *const[], int, const float
    *, const hipComplex *, int);
hipblasStatus_t hipblasCsrotBatched(hipblasHandle_t, int, hipComplex *const[], int, hipComplex *const[], int, const
    float *, const float *, int);
hipblasStatus_t hipblasZrotBatched(hipblasHandle_t, int, hipDoubleComplex *const[], int, hipDoubleComplex *const[], int,
    const double *, const hipDoubleComplex *, int);
hipblasStatus_t hipblasZdrotBatched(hipblasHandle_t, int, hipDoubleComplex *const[], int, hipDoubleComplex *const[],
    int, const double *, const double *, int);
hipblasStatus_t hipblasCrotBatched_64(hipblasHandle_t, int64_t, hipComplex *const[], int64_t, hipComplex *const[],
    int64_t, const float *, const hipComplex *, int64_t);
hipblasStatus_t hipblasCsrotBatched_64(hipblasHandle_t, int64_t, hipComplex *const[], int64_t, hipComplex *const[],
    int64_t, const float *, const float *, int64_t);
hipblasStatus_t hipblasZrotBatched_64(hipblasHandle_t, int64_t, hipDoubleComplex *const[], int64_t, hipDoubleComplex
    *const[], int64_t, const double *, const hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasZdrotBatched_64(hipblasHandle_t, int64_t, hipDoubleComplex *const[], int64_t, hipDoubleComplex
    *const[], int64_t, const double *, const double *, int64_t);
hipblasStatus_t hipblasCrotStridedBatched(hipblasHandle_t, int, hipComplex *, int, hipblasStride, hipComplex *, int,
    hipblasStride, const float *, const hipComplex *, int);
hipblasStatus_t hipblasCsrotStridedBatched(hipblasHandle_t, int, hipComplex *, int, hipblasStride, hipComplex *, int,
    hipblasStride, const float *, const float *, int);
hipblasStatus_t hipblasZrotStridedBatched(hipblasHandle_t, int, hipDoubleComplex *, int, hipblasStride, hipDoubleComplex
    *, int, hipblasStride, const double *, const hipDoubleComplex *, int);
hipblasStatus_t hipblasZdrotStridedBatched(hipblasHandle_t, int, hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, const double *, const double *, int);
hipblasStatus_t hipblasCrotStridedBatched_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipblasStride, hipComplex
    *, int64_t, hipblasStride, const float *, const hipComplex *, int64_t);
hipblasStatus_t hipblasCsrotStridedBatched_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipblasStride, hipComplex
    *, int64_t, hipblasStride, const float *, const float *, int64_t);
hipblasStatus_t hipblasZrotStridedBatched_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipblasStride,
    hipDoubleComplex *, int64_t, hipblasStride, const double *, const hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasZdrotStridedBatched_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipblasStride,
    hipDoubleComplex *, int64_t, hipblasStride, const double *, const double *, int64_t);
hipblasStatus_t hipblasCrotg(hipblasHandle_t, hipComplex *, hipComplex *, float *, hipComplex *);
hipblasStatus_t hipblasZrotg(hipblasHandle_t, hipDoubleComplex *, hipDoubleComplex *, double *, hipDoubleComplex *);
hipblasStatus_t hipblasCrotg_64(hipblasHandle_t, hipComplex *, hipComplex *, float *, hipComplex *);
hipblasStatus_t hipblasZrotg_64(hipblasHandle_t, hipDoubleComplex *, hipDoubleComplex *, double *, hipDoubleComplex *);
hipblasStatus_t hipblasCrotgBatched(hipblasHandle_t, hipComplex *const[], hipComplex *const[], float *const[],
    hipComplex *const[], int);
hipblasStatus_t hipblasZrotgBatched(hipblasHandle_t, hipDoubleComplex *const[], hipDoubleComplex *const[], double
    *const[], hipDoubleComplex *const[], int);
hipblasStatus_t hipblasCrotgBatched_64(hipblasHandle_t, hipComplex *const[], hipComplex *const[], float *const[],
    hipComplex *const[], int64_t);
hipblasStatus_t hipblasZrotgBatched_64(hipblasHandle_t, hipDoubleComplex *const[], hipDoubleComplex *const[], double
    *const[], hipDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasCrotgStridedBatched(hipblasHandle_t, hipComplex *, hipblasStride, hipComplex *, hipblasStride,
    float *, hipblasStride, hipComplex *, hipblasStride, int);
hipblasStatus_t hipblasZrotgStridedBatched(hipblasHandle_t, hipDoubleComplex *, hipblasStride, hipDoubleComplex *,
    hipblasStride, double *, hipblasStride, hipDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasCrotgStridedBatched_64(hipblasHandle_t, hipComplex *, hipblasStride, hipComplex *, hipblasStride,
    float *, hipblasStride, hipComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZrotgStridedBatched_64(hipblasHandle_t, hipDoubleComplex *, hipblasStride, hipDoubleComplex *,
    hipblasStride, double *, hipblasStride, hipDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasCscal(hipblasHandle_t, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasCsscal(hipblasHandle_t, int, const float *, hipComplex *, int);
hipblasStatus_t hipblasZscal(hipblasHandle_t, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasZdscal(hipblasHandle_t, int, const double *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCscal_64(hipblasHandle_t, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasCsscal_64(hipblasHandle_t, int64_t, const float *, hipComplex *, int64_t);
hipblasStatus_t hipblasZscal_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasZdscal_64(hipblasHandle_t, int64_t, const double *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCscalBatched(hipblasHandle_t, int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZscalBatched(hipblasHandle_t, int, const hipDoubleComplex *, hipDoubleComplex *const[], int,
    int);
hipblasStatus_t hipblasCsscalBatched(hipblasHandle_t, int, const float *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZdscalBatched(hipblasHandle_t, int, const double *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCscalBatched_64(hipblasHandle_t, int64_t, const hipComplex *, hipComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZscalBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, hipDoubleComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasCsscalBatched_64(hipblasHandle_t, int64_t, const float *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZdscalBatched_64(hipblasHandle_t, int64_t, const double *, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCscalStridedBatched(hipblasHandle_t, int, const hipComplex *, hipComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasZscalStridedBatched(hipblasHandle_t, int, const hipDoubleComplex *, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCsscalStridedBatched(hipblasHandle_t, int, const float *, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZdscalStridedBatched(hipblasHandle_t, int, const double *, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCscalStridedBatched_64(hipblasHandle_t, int64_t, const hipComplex *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZscalStridedBatched_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsscalStridedBatched_64(hipblasHandle_t, int64_t, const float *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZdscalStridedBatched_64(hipblasHandle_t, int64_t, const double *, hipDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCswap(hipblasHandle_t, int, hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZswap(hipblasHandle_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCswap_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZswap_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCswapBatched(hipblasHandle_t, int, hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZswapBatched(hipblasHandle_t, int, hipDoubleComplex *const[], int, hipDoubleComplex *const[],
    int, int);
hipblasStatus_t hipblasCswapBatched_64(hipblasHandle_t, int64_t, hipComplex *const[], int64_t, hipComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZswapBatched_64(hipblasHandle_t, int64_t, hipDoubleComplex *const[], int64_t, hipDoubleComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasCswapStridedBatched(hipblasHandle_t, int, hipComplex *, int, hipblasStride, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZswapStridedBatched(hipblasHandle_t, int, hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCswapStridedBatched_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipblasStride, hipComplex
    *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZswapStridedBatched_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipblasStride,
    hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgbmv(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipComplex *, const
    hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZgbmv(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCgbmv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZgbmv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgbmvBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipComplex *, const
    hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZgbmvBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *,
    hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgbmvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgbmvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipComplex *,
    const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *,
    int, hipblasStride, int);
hipblasStatus_t hipblasZgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgbmvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const
    hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgbmvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgemv(hipblasHandle_t, hipblasOperation_t, int, int, const hipComplex *, const hipComplex *, int,
    const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZgemv(hipblasHandle_t, hipblasOperation_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCgemv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZgemv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCgemvBatched(hipblasHandle_t, hipblasOperation_t, int, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZgemvBatched(hipblasHandle_t, hipblasOperation_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCgemvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZgemvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgemvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZgemvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex
    *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgemvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipComplex *,
    const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *,
    hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgemvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgeru(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *, int, const hipComplex *,
    int, hipComplex *, int);
hipblasStatus_t hipblasCgerc(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *, int, const hipComplex *,
    int, hipComplex *, int);
hipblasStatus_t hipblasZgeru(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasZgerc(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCgeru_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasCgerc_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZgeru_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *,
    int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasZgerc_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *,
    int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgeruBatched(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *const[], int, const
    hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasCgercBatched(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *const[], int, const
    hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZgeruBatched(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex
    *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasZgercBatched(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex
    *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgeruBatched_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex *const[],
    int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgercBatched_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex *const[],
    int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgeruBatched_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZgercBatched_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCgeruStridedBatched(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *, int,
    hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgercStridedBatched(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *, int,
    hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgeruStridedBatched(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgercStridedBatched(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgeruStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgercStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgeruStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgercStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChbmv(hipblasHandle_t, hipblasFillMode_t, int, int, const hipComplex *, const hipComplex *, int,
    const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZhbmv(hipblasHandle_t, hipblasFillMode_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasChbmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZhbmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasChbmvBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZhbmvBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasChbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZhbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZhbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipComplex *,
    const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *,
    hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChemv(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int, const
    hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZhemv(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasChemv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZhemv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasChemvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZhemvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasChemvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZhemvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChemvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasZhemvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChemvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *, hipComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhemvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, const
    hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCher(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *, int, hipComplex
    *, int);
hipblasStatus_t hipblasZher(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipDoubleComplex *, int,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCher_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipComplex *, int64_t,
    hipComplex *, int64_t);
hipblasStatus_t hipblasZher_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const hipDoubleComplex *,
    int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCherBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *const[],
    int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZherBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipDoubleComplex
    *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipComplex
    *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCherStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *,
    int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCherStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZherStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCher2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int, const
    hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZher2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCher2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZher2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCher2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZher2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCher2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZher2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCher2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *, int, hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZher2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCher2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZher2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex
    *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChpmv(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, const
    hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZhpmv(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasChpmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZhpmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasChpmvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZhpmvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasChpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex
    *const[], const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZhpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *, hipDoubleComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasChpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasZhpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZhpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChpr(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *, int, hipComplex
    *);
hipblasStatus_t hipblasZhpr(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipDoubleComplex *, int,
    hipDoubleComplex *);
hipblasStatus_t hipblasChpr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipComplex *, int64_t,
    hipComplex *);
hipblasStatus_t hipblasZhpr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const hipDoubleComplex *,
    int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasChprBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *const[],
    int, hipComplex *const[], int);
hipblasStatus_t hipblasZhprBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipDoubleComplex
    *const[], int, hipDoubleComplex *const[], int);
hipblasStatus_t hipblasChprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipComplex
    *const[], int64_t, hipComplex *const[], int64_t);
hipblasStatus_t hipblasZhprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasChprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *,
    int, hipblasStride, hipComplex *, hipblasStride, int);
hipblasStatus_t hipblasZhprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasChprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZhprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasChpr2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int, const
    hipComplex *, int, hipComplex *);
hipblasStatus_t hipblasZhpr2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, const hipDoubleComplex *, int, hipDoubleComplex *);
hipblasStatus_t hipblasChpr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, hipComplex *);
hipblasStatus_t hipblasZhpr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasChpr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, hipComplex *const[], int);
hipblasStatus_t hipblasZhpr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int);
hipblasStatus_t hipblasChpr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t);
hipblasStatus_t hipblasZhpr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasChpr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *, int, hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, hipblasStride, int);
hipblasStatus_t hipblasZhpr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *,
    hipblasStride, int);
hipblasStatus_t hipblasChpr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZhpr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex
    *, hipblasStride, int64_t);
hipblasStatus_t hipblasCspr(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    hipComplex *);
hipblasStatus_t hipblasZspr(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex *,
    int, hipDoubleComplex *);
hipblasStatus_t hipblasCspr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, hipComplex *);
hipblasStatus_t hipblasZspr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasCsprBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, hipComplex *const[], int);
hipblasStatus_t hipblasZsprBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, hipDoubleComplex *const[], int);
hipblasStatus_t hipblasCsprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, hipComplex *const[], int64_t);
hipblasStatus_t hipblasZsprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasCsprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *, int, hipblasStride, hipComplex *, hipblasStride, int);
hipblasStatus_t hipblasZsprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasCsprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZsprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasCsymv(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int, const
    hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsymv(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsymv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsymv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCsymvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsymvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCsymvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsymvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasZsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsymvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *, hipComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsymvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, const
    hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyr(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    hipComplex *, int);
hipblasStatus_t hipblasZsyr(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex *,
    int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyrBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsyrBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyrBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyrBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyrStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyr2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int, const
    hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZsyr2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *, int, hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCsyr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZsyr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex
    *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtbmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtbmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtbmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtbmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtbmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtbmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasCtbsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtbsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtbsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtbsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtbsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtbsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtbsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtbsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtbsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtbsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasCtpmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZtpmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtpmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZtpmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtpmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipComplex *const[], hipComplex *const[], int, int);
hipblasStatus_t hipblasZtpmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipDoubleComplex *const[], hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *const[], hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *const[], hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipComplex *, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipDoubleComplex *, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtpsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZtpsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtpsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZtpsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtpsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipComplex *const[], hipComplex *const[], int, int);
hipblasStatus_t hipblasZtpsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipDoubleComplex *const[], hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtpsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *const[], hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtpsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *const[], hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipComplex *, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipDoubleComplex *, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtpsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtpsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtrmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtrmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtrmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtrmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtrsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtrsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtrsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtrsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZgemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCgemm_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *,
    int64_t);
hipblasStatus_t hipblasZgemm_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const
    hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgemmBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipComplex *, const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex
    *const[], int, int);
hipblasStatus_t hipblasZgemmBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgemmBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const
    hipComplex *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgemmBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[],
    int64_t, const hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgemmStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipComplex *, const hipComplex *, int, long long, const hipComplex *, int, long long, const hipComplex *, hipComplex
    *, int, long long, int);
hipblasStatus_t hipblasZgemmStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, long long, const hipDoubleComplex *, int, long long, const
    hipDoubleComplex *, hipDoubleComplex *, int, long long, int);
hipblasStatus_t hipblasCgemmStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, long long, const hipComplex *, int64_t, long long, const
    hipComplex *, hipComplex *, int64_t, long long, int64_t);
hipblasStatus_t hipblasZgemmStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, long long, const hipDoubleComplex *, int64_t,
    long long, const hipDoubleComplex *, hipDoubleComplex *, int64_t, long long, int64_t);
hipblasStatus_t hipblasCherk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *, const
    hipComplex *, int, const float *, hipComplex *, int);
hipblasStatus_t hipblasZherk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *, const
    hipDoubleComplex *, int, const double *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCherk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const float *,
    const hipComplex *, int64_t, const float *, hipComplex *, int64_t);
hipblasStatus_t hipblasZherk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const double
    *, const hipDoubleComplex *, int64_t, const double *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCherkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *,
    const hipComplex *const[], int, const float *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZherkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *,
    const hipDoubleComplex *const[], int, const double *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    float *, const hipComplex *const[], int64_t, const float *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    double *, const hipDoubleComplex *const[], int64_t, const double *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCherkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float
    *, const hipComplex *, int, hipblasStride, const float *, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    double *, const hipDoubleComplex *, int, hipblasStride, const double *, hipDoubleComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasCherkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const float *, const hipComplex *, int64_t, hipblasStride, const float *, hipComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZherkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const double *, const hipDoubleComplex *, int64_t, hipblasStride, const double *, hipDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCherkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const float *, hipComplex *, int);
hipblasStatus_t hipblasZherkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const double *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCherkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const float *, hipComplex *, int64_t);
hipblasStatus_t hipblasZherkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const double *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCherkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex
    *, const hipComplex *const[], int, const hipComplex *const[], int, const float *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZherkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const double *,
    hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const float *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const double
    *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCherkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const float *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const double *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCherkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const
    float *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZherkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const double *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCher2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const float *, hipComplex *, int);
hipblasStatus_t hipblasZher2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const double *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCher2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const float *, hipComplex *, int64_t);
hipblasStatus_t hipblasZher2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const double *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCher2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex
    *, const hipComplex *const[], int, const hipComplex *const[], int, const float *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZher2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const double *,
    hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCher2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const float *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZher2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const double
    *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCher2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const float *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZher2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const double *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCher2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const
    float *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZher2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const double *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsymm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipComplex *, const
    hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsymm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsymm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsymm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsymmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipComplex *,
    const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsymmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsymmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsymmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsymmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const
    hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsymmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyrk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *, const
    hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsyrk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyrk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyrk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyrkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex
    *, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsyrkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex *const[], int,
    int);
hipblasStatus_t hipblasCsyrkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyrkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *, hipDoubleComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasCsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCsyrkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyr2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsyr2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyr2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyr2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyr2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex
    *, const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int,
    int);
hipblasStatus_t hipblasZsyr2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyr2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyr2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyr2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const
    hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyr2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyrkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsyrkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyrkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyrkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyrkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex
    *, const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int,
    int);
hipblasStatus_t hipblasZsyrkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyrkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyrkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyrkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const
    hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgeam(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZgeam(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCgeam_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZgeam_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgeamBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const hipComplex
    *, const hipComplex *const[], int, const hipComplex *, const hipComplex *const[], int, hipComplex *const[], int,
    int);
hipblasStatus_t hipblasZgeamBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *, const hipDoubleComplex *const[],
    int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgeamBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *, const hipComplex *const[], int64_t, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgeamBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *, const hipDoubleComplex
    *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgeamStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, const hipComplex *, int, hipblasStride,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgeamStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, const hipDoubleComplex
    *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgeamStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, const hipComplex *, int64_t,
    hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgeamStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChemm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipComplex *, const
    hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZhemm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasChemm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZhemm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasChemmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipComplex *,
    const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZhemmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasChemmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZhemmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChemmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZhemmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChemmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const
    hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhemmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *, int, const hipComplex *, int, hipComplex *,
    int);
hipblasStatus_t hipblasZtrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, int,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrmm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t,
    hipComplex *, int64_t);
hipblasStatus_t hipblasZtrmm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, const
    hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *const[], int, const hipComplex *const[], int,
    hipComplex *const[], int, int);
hipblasStatus_t hipblasZtrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex
    *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrmmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *const[], int64_t, const hipComplex
    *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrmmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int,
    hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride,
    const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtrsm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtrsm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrsm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtrsm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipDoubleComplex
    *, int64_t);
hipblasStatus_t hipblasCtrsmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtrsmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *const[], int, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCtrsmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *const[], int64_t, hipComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZtrsmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *, int, hipblasStride, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZtrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrsmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, hipComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrsmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride,
    hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtrtri(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipComplex *, int,
    hipComplex *, int);
hipblasStatus_t hipblasZtrtri(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipDoubleComplex *, int,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrtriBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipComplex
    *const[], int, hipComplex *[], int, int);
hipblasStatus_t hipblasZtrtriBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipDoubleComplex
    *const[], int, hipDoubleComplex *[], int, int);
hipblasStatus_t hipblasCtrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipComplex
    *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCdgmm(hipblasHandle_t, hipblasSideMode_t, int, int, const hipComplex *, int, const hipComplex *,
    int, hipComplex *, int);
hipblasStatus_t hipblasZdgmm(hipblasHandle_t, hipblasSideMode_t, int, int, const hipDoubleComplex *, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCdgmm_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipComplex *, int64_t, const
    hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZdgmm_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipDoubleComplex *, int64_t,
    const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const hipComplex *const[], int, const
    hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const hipDoubleComplex *const[], int,
    const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCdgmmBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipComplex *const[],
    int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZdgmmBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipDoubleComplex
    *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const hipComplex *, int,
    hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const hipDoubleComplex *, int,
    hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCdgmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipComplex *,
    int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZdgmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const
    hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgetrf(hipblasHandle_t, const int, hipComplex *, const int, int *, int *);
hipblasStatus_t hipblasZgetrf(hipblasHandle_t, const int, hipDoubleComplex *, const int, int *, int *);
hipblasStatus_t hipblasCgetrfBatched(hipblasHandle_t, const int, hipComplex *const[], const int, int *, int *, const
    int);
hipblasStatus_t hipblasZgetrfBatched(hipblasHandle_t, const int, hipDoubleComplex *const[], const int, int *, int *,
    const int);
hipblasStatus_t hipblasCgetrfStridedBatched(hipblasHandle_t, const int, hipComplex *, const int, const hipblasStride,
    int *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasZgetrfStridedBatched(hipblasHandle_t, const int, hipDoubleComplex *, const int, const
    hipblasStride, int *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasCgetrs(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipComplex *, const int,
    const int *, hipComplex *, const int, int *);
hipblasStatus_t hipblasZgetrs(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipDoubleComplex *, const
    int, const int *, hipDoubleComplex *, const int, int *);
hipblasStatus_t hipblasCgetrsBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipComplex
    *const[], const int, const int *, hipComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasZgetrsBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipDoubleComplex
    *const[], const int, const int *, hipDoubleComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasCgetrsStridedBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipComplex
    *, const int, const hipblasStride, const int *, const hipblasStride, hipComplex *, const int, const hipblasStride,
    int *, const int);
hipblasStatus_t hipblasZgetrsStridedBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int,
    hipDoubleComplex *, const int, const hipblasStride, const int *, const hipblasStride, hipDoubleComplex *, const int,
    const hipblasStride, int *, const int);
hipblasStatus_t hipblasCgetriBatched(hipblasHandle_t, const int, hipComplex *const[], const int, int *, hipComplex
    *const[], const int, int *, const int);
hipblasStatus_t hipblasZgetriBatched(hipblasHandle_t, const int, hipDoubleComplex *const[], const int, int *,
    hipDoubleComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasCgels(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipComplex *, const
    int, hipComplex *, const int, int *, int *);
hipblasStatus_t hipblasZgels(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipDoubleComplex *,
    const int, hipDoubleComplex *, const int, int *, int *);
hipblasStatus_t hipblasCgelsBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipComplex
    *const[], const int, hipComplex *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasZgelsBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipDoubleComplex *const[], const int, hipDoubleComplex *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasCgelsStridedBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipComplex *, const int, const hipblasStride, hipComplex *, const int, const hipblasStride, int *, int *, const
    int);
hipblasStatus_t hipblasZgelsStridedBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipDoubleComplex *, const int, const hipblasStride, hipDoubleComplex *, const int, const hipblasStride, int *, int
    *, const int);
hipblasStatus_t hipblasCgeqrf(hipblasHandle_t, const int, const int, hipComplex *, const int, hipComplex *, int *);
hipblasStatus_t hipblasZgeqrf(hipblasHandle_t, const int, const int, hipDoubleComplex *, const int, hipDoubleComplex *,
    int *);
hipblasStatus_t hipblasCgeqrfBatched(hipblasHandle_t, const int, const int, hipComplex *const[], const int, hipComplex
    *const[], int *, const int);
hipblasStatus_t hipblasZgeqrfBatched(hipblasHandle_t, const int, const int, hipDoubleComplex *const[], const int,
    hipDoubleComplex *const[], int *, const int);
hipblasStatus_t hipblasCgeqrfStridedBatched(hipblasHandle_t, const int, const int, hipComplex *, const int, const
    hipblasStride, hipComplex *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasZgeqrfStridedBatched(hipblasHandle_t, const int, const int, hipDoubleComplex *, const int, const
    hipblasStride, hipDoubleComplex *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasGemmEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const void *,
    const void *, hipDataType, int, const void *, hipDataType, int, const void *, void *, hipDataType, int,
    hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmExWithFlags(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    void *, const void *, hipDataType, int, const void *, hipDataType, int, const void *, void *, hipDataType, int,
    hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmEx_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const void *, const void *, hipDataType, int64_t, const void *, hipDataType, int64_t, const void *, void *,
    hipDataType, int64_t, hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmExWithFlags_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const void *, const void *, hipDataType, int64_t, const void *, hipDataType, int64_t, const void *, void *,
    hipDataType, int64_t, hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmBatchedEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const void
    *, const void *[], hipDataType, int, const void *[], hipDataType, int, const void *, void *[], hipDataType, int,
    int, hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmBatchedExWithFlags(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const void *, const void *[], hipDataType, int, const void *[], hipDataType, int, const void *, void *[],
    hipDataType, int, int, hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmBatchedEx_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const void *, const void *[], hipDataType, int64_t, const void *[], hipDataType, int64_t, const void *,
    void *[], hipDataType, int64_t, int64_t, hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmBatchedExWithFlags_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, int64_t, const void *, const void *[], hipDataType, int64_t, const void *[], hipDataType, int64_t, const
    void *, void *[], hipDataType, int64_t, int64_t, hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmStridedBatchedEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const void *, const void *, hipDataType, int, hipblasStride, const void *, hipDataType, int, hipblasStride, const
    void *, void *, hipDataType, int, hipblasStride, int, hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmStridedBatchedExWithFlags(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int,
    int, const void *, const void *, hipDataType, int, hipblasStride, const void *, hipDataType, int, hipblasStride,
    const void *, void *, hipDataType, int, hipblasStride, int, hipblasComputeType_t, hipblasGemmAlgo_t,
    hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmStridedBatchedEx_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, int64_t, const void *, const void *, hipDataType, int64_t, hipblasStride, const void *, hipDataType,
    int64_t, hipblasStride, const void *, void *, hipDataType, int64_t, hipblasStride, int64_t, hipblasComputeType_t,
    hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmStridedBatchedExWithFlags_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t,
    int64_t, int64_t, int64_t, const void *, const void *, hipDataType, int64_t, hipblasStride, const void *,
    hipDataType, int64_t, hipblasStride, const void *, void *, hipDataType, int64_t, hipblasStride, int64_t,
    hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasTrsmEx(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const void *, void *, int, void *, int, const void *, int, hipDataType);
hipblasStatus_t hipblasTrsmBatchedEx(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const void *, void *, int, void *, int, int, const void *, int, hipDataType);
hipblasStatus_t hipblasTrsmStridedBatchedEx(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const void *, void *, int, hipblasStride, void *, int, hipblasStride, int, const void
    *, int, hipblasStride, hipDataType);
hipblasStatus_t hipblasAxpyEx(hipblasHandle_t, int, const void *, hipDataType, const void *, hipDataType, int, void *,
    hipDataType, int, hipDataType);
hipblasStatus_t hipblasAxpyEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, const void *, hipDataType,
    int64_t, void *, hipDataType, int64_t, hipDataType);
hipblasStatus_t hipblasAxpyBatchedEx(hipblasHandle_t, int, const void *, hipDataType, const void *, hipDataType, int,
    void *, hipDataType, int, int, hipDataType);
hipblasStatus_t hipblasAxpyBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, const void *, hipDataType,
    int64_t, void *, hipDataType, int64_t, int64_t, hipDataType);
hipblasStatus_t hipblasAxpyStridedBatchedEx(hipblasHandle_t, int, const void *, hipDataType, const void *, hipDataType,
    int, hipblasStride, void *, hipDataType, int, hipblasStride, int, hipDataType);
hipblasStatus_t hipblasAxpyStridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, const void *,
    hipDataType, int64_t, hipblasStride, void *, hipDataType, int64_t, hipblasStride, int64_t, hipDataType);
hipblasStatus_t hipblasDotEx(hipblasHandle_t, int, const void *, hipDataType, int, const void *, hipDataType, int, void
    *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcEx(hipblasHandle_t, int, const void *, hipDataType, int, const void *, hipDataType, int, void
    *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, const void *, hipDataType,
    int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, const void *,
    hipDataType, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotBatchedEx(hipblasHandle_t, int, const void *, hipDataType, int, const void *, hipDataType,
    int, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcBatchedEx(hipblasHandle_t, int, const void *, hipDataType, int, const void *, hipDataType,
    int, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, const void *,
    hipDataType, int64_t, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, const void *,
    hipDataType, int64_t, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotStridedBatchedEx(hipblasHandle_t, int, const void *, hipDataType, int, hipblasStride, const
    void *, hipDataType, int, hipblasStride, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcStridedBatchedEx(hipblasHandle_t, int, const void *, hipDataType, int, hipblasStride, const
    void *, hipDataType, int, hipblasStride, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotStridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t,
    hipblasStride, const void *, hipDataType, int64_t, hipblasStride, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcStridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t,
    hipblasStride, const void *, hipDataType, int64_t, hipblasStride, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasNrm2Ex(hipblasHandle_t, int, const void *, hipDataType, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasNrm2Ex_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, void *, hipDataType,
    hipDataType);
hipblasStatus_t hipblasNrm2BatchedEx(hipblasHandle_t, int, const void *, hipDataType, int, int, void *, hipDataType,
    hipDataType);
hipblasStatus_t hipblasNrm2BatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, int64_t, void *,
    hipDataType, hipDataType);
hipblasStatus_t hipblasNrm2StridedBatchedEx(hipblasHandle_t, int, const void *, hipDataType, int, hipblasStride, int,
    void *, hipDataType, hipDataType);
hipblasStatus_t hipblasNrm2StridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t,
    hipblasStride, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasRotEx(hipblasHandle_t, int, void *, hipDataType, int, void *, hipDataType, int, const void *,
    const void *, hipDataType, hipDataType);
hipblasStatus_t hipblasRotEx_64(hipblasHandle_t, int64_t, void *, hipDataType, int64_t, void *, hipDataType, int64_t,
    const void *, const void *, hipDataType, hipDataType);
hipblasStatus_t hipblasRotBatchedEx(hipblasHandle_t, int, void *, hipDataType, int, void *, hipDataType, int, const void
    *, const void *, hipDataType, int, hipDataType);
hipblasStatus_t hipblasRotBatchedEx_64(hipblasHandle_t, int64_t, void *, hipDataType, int64_t, void *, hipDataType,
    int64_t, const void *, const void *, hipDataType, int64_t, hipDataType);
hipblasStatus_t hipblasRotStridedBatchedEx(hipblasHandle_t, int, void *, hipDataType, int, hipblasStride, void *,
    hipDataType, int, hipblasStride, const void *, const void *, hipDataType, int, hipDataType);
hipblasStatus_t hipblasRotStridedBatchedEx_64(hipblasHandle_t, int64_t, void *, hipDataType, int64_t, hipblasStride,
    void *, hipDataType, int64_t, hipblasStride, const void *, const void *, hipDataType, int64_t, hipDataType);
hipblasStatus_t hipblasScalEx(hipblasHandle_t, int, const void *, hipDataType, void *, hipDataType, int, hipDataType);
hipblasStatus_t hipblasScalEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, void *, hipDataType, int64_t,
    hipDataType);
hipblasStatus_t hipblasScalBatchedEx(hipblasHandle_t, int, const void *, hipDataType, void *, hipDataType, int, int,
    hipDataType);
hipblasStatus_t hipblasScalBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, void *, hipDataType,
    int64_t, int64_t, hipDataType);
hipblasStatus_t hipblasScalStridedBatchedEx(hipblasHandle_t, int, const void *, hipDataType, void *, hipDataType, int,
    hipblasStride, int, hipDataType);
hipblasStatus_t hipblasScalStridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipDataType, void *, hipDataType,
    int64_t, hipblasStride, int64_t, hipDataType);
#endif
#if WAVEBRIDGE_ROCM >= 602
hipblasStatus_t hipblasSgbmv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const float *,
    const float *, int64_t, const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDgbmv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const double *,
    const double *, int64_t, const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSgbmvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    float *, const float *const[], int64_t, const float *const[], int64_t, const float *, float *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasDgbmvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    double *, const double *const[], int64_t, const double *const[], int64_t, const double *, double *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasSgbmvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t,
    const float *, const float *, int64_t, hipblasStride, const float *, int64_t, hipblasStride, const float *, float *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDgbmvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t,
    const double *, const double *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, const double *,
    double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasSgemv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const float *, const float *,
    int64_t, const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDgemv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const double *, const double *,
    int64_t, const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSgemvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const float *, const float
    *const[], int64_t, const float *const[], int64_t, const float *, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDgemvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const double *, const
    double *const[], int64_t, const double *const[], int64_t, const double *, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSgemvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const float *,
    const float *, int64_t, hipblasStride, const float *, int64_t, hipblasStride, const float *, float *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasDgemvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const double *,
    const double *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, const double *, double *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasSger_64(hipblasHandle_t, int64_t, int64_t, const float *, const float *, int64_t, const float *,
    int64_t, float *, int64_t);
hipblasStatus_t hipblasDger_64(hipblasHandle_t, int64_t, int64_t, const double *, const double *, int64_t, const double
    *, int64_t, double *, int64_t);
hipblasStatus_t hipblasSgerBatched_64(hipblasHandle_t, int64_t, int64_t, const float *, const float *const[], int64_t,
    const float *const[], int64_t, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDgerBatched_64(hipblasHandle_t, int64_t, int64_t, const double *, const double *const[], int64_t,
    const double *const[], int64_t, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSgerStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const float *, const float *, int64_t,
    hipblasStride, const float *, int64_t, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDgerStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const double *, const double *, int64_t,
    hipblasStride, const double *, int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasSsbmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const float *, const float *,
    int64_t, const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDsbmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const double *, const double *,
    int64_t, const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSsbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const float *, const float
    *const[], int64_t, const float *const[], int64_t, const float *, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDsbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const double *, const
    double *const[], int64_t, const double *const[], int64_t, const double *, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSsbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const float *, const
    float *, int64_t, hipblasStride, const float *, int64_t, hipblasStride, const float *, float *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasDsbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const double *,
    const double *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, const double *, double *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasSspmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *, const float
    *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDspmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double *, const
    double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSspmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *const[],
    const float *const[], int64_t, const float *, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDspmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *const[], const double *const[], int64_t, const double *, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSspmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *,
    hipblasStride, const float *, int64_t, hipblasStride, const float *, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDspmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *, hipblasStride, const double *, int64_t, hipblasStride, const double *, double *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasSspr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *, int64_t, float
    *);
hipblasStatus_t hipblasDspr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double *, int64_t,
    double *);
hipblasStatus_t hipblasSsprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *const[],
    int64_t, float *const[], int64_t);
hipblasStatus_t hipblasDsprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *const[], int64_t, double *const[], int64_t);
hipblasStatus_t hipblasSsprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *,
    int64_t, hipblasStride, float *, hipblasStride, int64_t);
hipblasStatus_t hipblasDsprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *, int64_t, hipblasStride, double *, hipblasStride, int64_t);
hipblasStatus_t hipblasSspr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *, int64_t,
    const float *, int64_t, float *);
hipblasStatus_t hipblasDspr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double *, int64_t,
    const double *, int64_t, double *);
hipblasStatus_t hipblasSspr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *const[],
    int64_t, const float *const[], int64_t, float *const[], int64_t);
hipblasStatus_t hipblasDspr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *const[], int64_t, const double *const[], int64_t, double *const[], int64_t);
hipblasStatus_t hipblasSspr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *,
    int64_t, hipblasStride, const float *, int64_t, hipblasStride, float *, hipblasStride, int64_t);
hipblasStatus_t hipblasDspr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, double *, hipblasStride, int64_t);
hipblasStatus_t hipblasSsymv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *, int64_t,
    const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDsymv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double *, int64_t,
    const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSsymvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *const[],
    int64_t, const float *const[], int64_t, const float *, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDsymvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *const[], int64_t, const double *const[], int64_t, const double *, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSsymvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *,
    int64_t, hipblasStride, const float *, int64_t, hipblasStride, const float *, float *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasDsymvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, const double *, double *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasSsyr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *, int64_t, float
    *, int64_t);
hipblasStatus_t hipblasDsyr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double *, int64_t,
    double *, int64_t);
hipblasStatus_t hipblasSsyrBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *const[],
    int64_t, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDsyrBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *const[], int64_t, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSsyrStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *,
    int64_t, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDsyrStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *, int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasSsyr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *, int64_t,
    const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDsyr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double *, int64_t,
    const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasSsyr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *const[],
    int64_t, const float *const[], int64_t, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDsyr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *const[], int64_t, const double *const[], int64_t, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSsyr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const float *,
    int64_t, hipblasStride, const float *, int64_t, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDsyr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const double
    *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasStbmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDtbmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasStbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const float *const[], int64_t, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDtbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const double *const[], int64_t, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasStbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const float *, int64_t, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDtbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const double *, int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasStbsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDtbsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasStbsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const float *const[], int64_t, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDtbsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const double *const[], int64_t, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasStbsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const float *, int64_t, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDtbsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const double *, int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasStpmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const float *, float *, int64_t);
hipblasStatus_t hipblasDtpmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const double *, double *, int64_t);
hipblasStatus_t hipblasStpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const float *const[], float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDtpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const double *const[], double *const[], int64_t, int64_t);
hipblasStatus_t hipblasStpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const float *, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDtpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const double *, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasStpsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const float *, float *, int64_t);
hipblasStatus_t hipblasDtpsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const double *, double *, int64_t);
hipblasStatus_t hipblasStpsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const float *const[], float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDtpsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const double *const[], double *const[], int64_t, int64_t);
hipblasStatus_t hipblasStpsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const float *, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDtpsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const double *, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasStrmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDtrmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasStrmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const float *const[], int64_t, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDtrmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const double *const[], int64_t, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasStrmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const float *, int64_t, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDtrmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const double *, int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasStrsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDtrsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasStrsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const float *const[], int64_t, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDtrsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const double *const[], int64_t, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasStrsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const float *, int64_t, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDtrsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const double *, int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
#endif
#if WAVEBRIDGE_ROCM >= 604
hipblasStatus_t hipblasHgemm_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const hipblasHalf *, const hipblasHalf *, int64_t, const hipblasHalf *, int64_t, const hipblasHalf *, hipblasHalf *,
    int64_t);
hipblasStatus_t hipblasSgemm_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDgemm_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasHgemmBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipblasHalf *, const hipblasHalf *const[], int64_t, const hipblasHalf *const[], int64_t, const
    hipblasHalf *, hipblasHalf *const[], int64_t, int64_t);
hipblasStatus_t hipblasSgemmBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const float *, const float *const[], int64_t, const float *const[], int64_t, const float *, float *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasDgemmBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const double *, const double *const[], int64_t, const double *const[], int64_t, const double *, double
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasHgemmStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipblasHalf *, const hipblasHalf *, int64_t, long long, const hipblasHalf *, int64_t, long long,
    const hipblasHalf *, hipblasHalf *, int64_t, long long, int64_t);
hipblasStatus_t hipblasSgemmStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const float *, const float *, int64_t, long long, const float *, int64_t, long long, const float *, float
    *, int64_t, long long, int64_t);
hipblasStatus_t hipblasDgemmStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const double *, const double *, int64_t, long long, const double *, int64_t, long long, const double *,
    double *, int64_t, long long, int64_t);
hipblasStatus_t hipblasSsymm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const float *,
    const float *, int64_t, const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDsymm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const double *,
    const double *, int64_t, const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSsymmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    float *, const float *const[], int64_t, const float *const[], int64_t, const float *, float *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasDsymmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    double *, const double *const[], int64_t, const double *const[], int64_t, const double *, double *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasSsymmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const float *, const float *, int64_t, hipblasStride, const float *, int64_t, hipblasStride, const float *, float *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDsymmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const double *, const double *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, const double *,
    double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasSsyrk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const float *,
    const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDsyrk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const double
    *, const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSsyrkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    float *, const float *const[], int64_t, const float *, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDsyrkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    double *, const double *const[], int64_t, const double *, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSsyrkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const float *, const float *, int64_t, hipblasStride, const float *, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDsyrkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const double *, const double *, int64_t, hipblasStride, const double *, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasSsyr2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const float
    *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDsyr2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const double
    *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSsyr2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    float *, const float *const[], int64_t, const float *const[], int64_t, const float *, float *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasDsyr2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    double *, const double *const[], int64_t, const double *const[], int64_t, const double *, double *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasSsyr2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const float *, const float *, int64_t, hipblasStride, const float *, int64_t, hipblasStride, const float *, float *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDsyr2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const double *, const double *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, const double *,
    double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasSsyrkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const float
    *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t);
hipblasStatus_t hipblasDsyrkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const double
    *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t);
hipblasStatus_t hipblasSsyrkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    float *, const float *const[], int64_t, const float *const[], int64_t, const float *, float *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasDsyrkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    double *, const double *const[], int64_t, const double *const[], int64_t, const double *, double *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasSsyrkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const float *, const float *, int64_t, hipblasStride, const float *, int64_t, hipblasStride, const float *, float *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDsyrkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const double *, const double *, int64_t, hipblasStride, const double *, int64_t, hipblasStride, const double *,
    double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasSgeam_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const float
    *, const float *, int64_t, const float *, const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDgeam_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const double
    *, const double *, int64_t, const double *, const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasSgeamBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    float *, const float *const[], int64_t, const float *, const float *const[], int64_t, float *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasDgeamBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    double *, const double *const[], int64_t, const double *, const double *const[], int64_t, double *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasSgeamStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    const float *, const float *, int64_t, hipblasStride, const float *, const float *, int64_t, hipblasStride, float *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDgeamStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    const double *, const double *, int64_t, hipblasStride, const double *, const double *, int64_t, hipblasStride,
    double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasStrmm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, float *,
    int64_t);
hipblasStatus_t hipblasDtrmm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, double *,
    int64_t);
hipblasStatus_t hipblasStrmmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const float *, const float *const[], int64_t, const float *const[], int64_t,
    float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDtrmmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const double *, const double *const[], int64_t, const double *const[], int64_t,
    double *const[], int64_t, int64_t);
hipblasStatus_t hipblasStrmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const float *, const float *, int64_t, hipblasStride, const float *, int64_t,
    hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDtrmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const double *, const double *, int64_t, hipblasStride, const double *,
    int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasStrsm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const float *, const float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDtrsm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const double *, const double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasStrsmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const float *, const float *const[], int64_t, float *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasDtrsmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const double *, const double *const[], int64_t, double *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasStrsmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const float *, const float *, int64_t, hipblasStride, float *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasDtrsmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const double *, const double *, int64_t, hipblasStride, double *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasSdgmm_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const float *, int64_t, const
    float *, int64_t, float *, int64_t);
hipblasStatus_t hipblasDdgmm_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const double *, int64_t, const
    double *, int64_t, double *, int64_t);
hipblasStatus_t hipblasSdgmmBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const float *const[],
    int64_t, const float *const[], int64_t, float *const[], int64_t, int64_t);
hipblasStatus_t hipblasDdgmmBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const double *const[],
    int64_t, const double *const[], int64_t, double *const[], int64_t, int64_t);
hipblasStatus_t hipblasSdgmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const float *,
    int64_t, hipblasStride, const float *, int64_t, hipblasStride, float *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasDdgmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const double *,
    int64_t, hipblasStride, const double *, int64_t, hipblasStride, double *, int64_t, hipblasStride, int64_t);
#endif
#if WAVEBRIDGE_ROCM >= 600
hipblasStatus_t hipblasStrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *, int, const float *, int, float *, int);
hipblasStatus_t hipblasDtrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *, int, const double *, int, double *, int);
hipblasStatus_t hipblasStrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *const[], int, const float *const[], int, float *const[],
    int, int);
hipblasStatus_t hipblasDtrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *const[], int, const double *const[], int, double
    *const[], int, int);
hipblasStatus_t hipblasStrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *, int, hipblasStride, const float *, int, hipblasStride,
    float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *, int, hipblasStride, const double *, int, hipblasStride,
    double *, int, hipblasStride, int);
#endif
#if WAVEBRIDGE_ROCM < 700
hipblasStatus_t hipblasIcamax(hipblasHandle_t, int, const hipblasComplex *, int, int *);
hipblasStatus_t hipblasIzamax(hipblasHandle_t, int, const hipblasDoubleComplex *, int, int *);
hipblasStatus_t hipblasIcamaxBatched(hipblasHandle_t, int, const hipblasComplex *const[], int, int, int *);
hipblasStatus_t hipblasIzamaxBatched(hipblasHandle_t, int, const hipblasDoubleComplex *const[], int, int, int *);
hipblasStatus_t hipblasIcamaxStridedBatched(hipblasHandle_t, int, const hipblasComplex *, int, hipblasStride, int, int
    *);
hipblasStatus_t hipblasIzamaxStridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, int, hipblasStride, int,
    int *);
hipblasStatus_t hipblasIcamin(hipblasHandle_t, int, const hipblasComplex *, int, int *);
hipblasStatus_t hipblasIzamin(hipblasHandle_t, int, const hipblasDoubleComplex *, int, int *);
hipblasStatus_t hipblasIcaminBatched(hipblasHandle_t, int, const hipblasComplex *const[], int, int, int *);
hipblasStatus_t hipblasIzaminBatched(hipblasHandle_t, int, const hipblasDoubleComplex *const[], int, int, int *);
hipblasStatus_t hipblasIcaminStridedBatched(hipblasHandle_t, int, const hipblasComplex *, int, hipblasStride, int, int
    *);
hipblasStatus_t hipblasIzaminStridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, int, hipblasStride, int,
    int *);
hipblasStatus_t hipblasScasum(hipblasHandle_t, int, const hipblasComplex *, int, float *);
hipblasStatus_t hipblasDzasum(hipblasHandle_t, int, const hipblasDoubleComplex *, int, double *);
hipblasStatus_t hipblasScasumBatched(hipblasHandle_t, int, const hipblasComplex *const[], int, int, float *);
hipblasStatus_t hipblasDzasumBatched(hipblasHandle_t, int, const hipblasDoubleComplex *const[], int, int, double *);
hipblasStatus_t hipblasScasumStridedBatched(hipblasHandle_t, int, const hipblasComplex *, int, hipblasStride, int, float
    *);
hipblasStatus_t hipblasDzasumStridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, int, hipblasStride, int,
    double *);
hipblasStatus_t hipblasCaxpy(hipblasHandle_t, int, const hipblasComplex *, const hipblasComplex *, int, hipblasComplex
    *, int);
hipblasStatus_t hipblasZaxpy(hipblasHandle_t, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int,
    hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCaxpyBatched(hipblasHandle_t, int, const hipblasComplex *, const hipblasComplex *const[], int,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZaxpyBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, const hipblasDoubleComplex
    *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCaxpyStridedBatched(hipblasHandle_t, int, const hipblasComplex *, const hipblasComplex *, int,
    hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZaxpyStridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCcopy(hipblasHandle_t, int, const hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZcopy(hipblasHandle_t, int, const hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCcopyBatched(hipblasHandle_t, int, const hipblasComplex *const[], int, hipblasComplex *const[],
    int, int);
hipblasStatus_t hipblasZcopyBatched(hipblasHandle_t, int, const hipblasDoubleComplex *const[], int, hipblasDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCcopyStridedBatched(hipblasHandle_t, int, const hipblasComplex *, int, hipblasStride,
    hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZcopyStridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, int, hipblasStride,
    hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCdotc(hipblasHandle_t, int, const hipblasComplex *, int, const hipblasComplex *, int,
    hipblasComplex *);
hipblasStatus_t hipblasCdotu(hipblasHandle_t, int, const hipblasComplex *, int, const hipblasComplex *, int,
    hipblasComplex *);
hipblasStatus_t hipblasZdotc(hipblasHandle_t, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int,
    hipblasDoubleComplex *);
hipblasStatus_t hipblasZdotu(hipblasHandle_t, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int,
    hipblasDoubleComplex *);
hipblasStatus_t hipblasCdotcBatched(hipblasHandle_t, int, const hipblasComplex *const[], int, const hipblasComplex
    *const[], int, int, hipblasComplex *);
hipblasStatus_t hipblasCdotuBatched(hipblasHandle_t, int, const hipblasComplex *const[], int, const hipblasComplex
    *const[], int, int, hipblasComplex *);
hipblasStatus_t hipblasZdotcBatched(hipblasHandle_t, int, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *const[], int, int, hipblasDoubleComplex *);
hipblasStatus_t hipblasZdotuBatched(hipblasHandle_t, int, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *const[], int, int, hipblasDoubleComplex *);
hipblasStatus_t hipblasCdotcStridedBatched(hipblasHandle_t, int, const hipblasComplex *, int, hipblasStride, const
    hipblasComplex *, int, hipblasStride, int, hipblasComplex *);
hipblasStatus_t hipblasCdotuStridedBatched(hipblasHandle_t, int, const hipblasComplex *, int, hipblasStride, const
    hipblasComplex *, int, hipblasStride, int, hipblasComplex *);
hipblasStatus_t hipblasZdotcStridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, int, hipblasStride, const
    hipblasDoubleComplex *, int, hipblasStride, int, hipblasDoubleComplex *);
hipblasStatus_t hipblasZdotuStridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, int, hipblasStride, const
    hipblasDoubleComplex *, int, hipblasStride, int, hipblasDoubleComplex *);
hipblasStatus_t hipblasScnrm2(hipblasHandle_t, int, const hipblasComplex *, int, float *);
hipblasStatus_t hipblasDznrm2(hipblasHandle_t, int, const hipblasDoubleComplex *, int, double *);
hipblasStatus_t hipblasScnrm2Batched(hipblasHandle_t, int, const hipblasComplex *const[], int, int, float *);
hipblasStatus_t hipblasDznrm2Batched(hipblasHandle_t, int, const hipblasDoubleComplex *const[], int, int, double *);
hipblasStatus_t hipblasScnrm2StridedBatched(hipblasHandle_t, int, const hipblasComplex *, int, hipblasStride, int, float
    *);
hipblasStatus_t hipblasDznrm2StridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, int, hipblasStride, int,
    double *);
hipblasStatus_t hipblasCrot(hipblasHandle_t, int, hipblasComplex *, int, hipblasComplex *, int, const float *, const
    hipblasComplex *);
hipblasStatus_t hipblasCsrot(hipblasHandle_t, int, hipblasComplex *, int, hipblasComplex *, int, const float *, const
    float *);
hipblasStatus_t hipblasZrot(hipblasHandle_t, int, hipblasDoubleComplex *, int, hipblasDoubleComplex *, int, const double
    *, const hipblasDoubleComplex *);
hipblasStatus_t hipblasZdrot(hipblasHandle_t, int, hipblasDoubleComplex *, int, hipblasDoubleComplex *, int, const
    double *, const double *);
hipblasStatus_t hipblasCrotBatched(hipblasHandle_t, int, hipblasComplex *const[], int, hipblasComplex *const[], int,
    const float *, const hipblasComplex *, int);
hipblasStatus_t hipblasCsrotBatched(hipblasHandle_t, int, hipblasComplex *const[], int, hipblasComplex *const[], int,
    const float *, const float *, int);
hipblasStatus_t hipblasZrotBatched(hipblasHandle_t, int, hipblasDoubleComplex *const[], int, hipblasDoubleComplex
    *const[], int, const double *, const hipblasDoubleComplex *, int);
hipblasStatus_t hipblasZdrotBatched(hipblasHandle_t, int, hipblasDoubleComplex *const[], int, hipblasDoubleComplex
    *const[], int, const double *, const double *, int);
hipblasStatus_t hipblasCrotStridedBatched(hipblasHandle_t, int, hipblasComplex *, int, hipblasStride, hipblasComplex *,
    int, hipblasStride, const float *, const hipblasComplex *, int);
hipblasStatus_t hipblasCsrotStridedBatched(hipblasHandle_t, int, hipblasComplex *, int, hipblasStride, hipblasComplex *,
    int, hipblasStride, const float *, const float *, int);
hipblasStatus_t hipblasZrotStridedBatched(hipblasHandle_t, int, hipblasDoubleComplex *, int, hipblasStride,
    hipblasDoubleComplex *, int, hipblasStride, const double *, const hipblasDoubleComplex *, int);
hipblasStatus_t hipblasZdrotStridedBatched(hipblasHandle_t, int, hipblasDoubleComplex *, int, hipblasStride,
    hipblasDoubleComplex *, int, hipblasStride, const double *, const double *, int);
hipblasStatus_t hipblasCrotg(hipblasHandle_t, hipblasComplex *, hipblasComplex *, float *, hipblasComplex *);
hipblasStatus_t hipblasZrotg(hipblasHandle_t, hipblasDoubleComplex *, hipblasDoubleComplex *, double *,
    hipblasDoubleComplex *);
hipblasStatus_t hipblasCrotgBatched(hipblasHandle_t, hipblasComplex *const[], hipblasComplex *const[], float *const[],
    hipblasComplex *const[], int);
hipblasStatus_t hipblasZrotgBatched(hipblasHandle_t, hipblasDoubleComplex *const[], hipblasDoubleComplex *const[],
    double *const[], hipblasDoubleComplex *const[], int);
hipblasStatus_t hipblasCrotgStridedBatched(hipblasHandle_t, hipblasComplex *, hipblasStride, hipblasComplex *,
    hipblasStride, float *, hipblasStride, hipblasComplex *, hipblasStride, int);
hipblasStatus_t hipblasZrotgStridedBatched(hipblasHandle_t, hipblasDoubleComplex *, hipblasStride, hipblasDoubleComplex
    *, hipblasStride, double *, hipblasStride, hipblasDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasCscal(hipblasHandle_t, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasCsscal(hipblasHandle_t, int, const float *, hipblasComplex *, int);
hipblasStatus_t hipblasZscal(hipblasHandle_t, int, const hipblasDoubleComplex *, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasZdscal(hipblasHandle_t, int, const double *, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCscalBatched(hipblasHandle_t, int, const hipblasComplex *, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZscalBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, hipblasDoubleComplex *const[],
    int, int);
hipblasStatus_t hipblasCsscalBatched(hipblasHandle_t, int, const float *, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZdscalBatched(hipblasHandle_t, int, const double *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCscalStridedBatched(hipblasHandle_t, int, const hipblasComplex *, hipblasComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZscalStridedBatched(hipblasHandle_t, int, const hipblasDoubleComplex *, hipblasDoubleComplex *,
    int, hipblasStride, int);
hipblasStatus_t hipblasCsscalStridedBatched(hipblasHandle_t, int, const float *, hipblasComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasZdscalStridedBatched(hipblasHandle_t, int, const double *, hipblasDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCswap(hipblasHandle_t, int, hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZswap(hipblasHandle_t, int, hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCswapBatched(hipblasHandle_t, int, hipblasComplex *const[], int, hipblasComplex *const[], int,
    int);
hipblasStatus_t hipblasZswapBatched(hipblasHandle_t, int, hipblasDoubleComplex *const[], int, hipblasDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCswapStridedBatched(hipblasHandle_t, int, hipblasComplex *, int, hipblasStride, hipblasComplex *,
    int, hipblasStride, int);
hipblasStatus_t hipblasZswapStridedBatched(hipblasHandle_t, int, hipblasDoubleComplex *, int, hipblasStride,
    hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgbmv(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipblasComplex *, const
    hipblasComplex *, int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZgbmv(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCgbmvBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipblasComplex *,
    const hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *, hipblasComplex
    *const[], int, int);
hipblasStatus_t hipblasZgbmvBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipblasDoubleComplex
    *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipblasComplex
    *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const hipblasComplex *,
    hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int,
    hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgemv(hipblasHandle_t, hipblasOperation_t, int, int, const hipblasComplex *, const hipblasComplex
    *, int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZgemv(hipblasHandle_t, hipblasOperation_t, int, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, hipblasDoubleComplex
    *, int);
hipblasStatus_t hipblasCgemvBatched(hipblasHandle_t, hipblasOperation_t, int, int, const hipblasComplex *, const
    hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *, hipblasComplex *const[],
    int, int);
hipblasStatus_t hipblasZgemvBatched(hipblasHandle_t, hipblasOperation_t, int, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgemvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const hipblasComplex *,
    hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgemvStridedBatched(hipblasHandle_t, hipblasOperation_t, int, int, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgeru(hipblasHandle_t, int, int, const hipblasComplex *, const hipblasComplex *, int, const
    hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasCgerc(hipblasHandle_t, int, int, const hipblasComplex *, const hipblasComplex *, int, const
    hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZgeru(hipblasHandle_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int,
    const hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasZgerc(hipblasHandle_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int,
    const hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCgeruBatched(hipblasHandle_t, int, int, const hipblasComplex *, const hipblasComplex *const[],
    int, const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasCgercBatched(hipblasHandle_t, int, int, const hipblasComplex *, const hipblasComplex *const[],
    int, const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZgeruBatched(hipblasHandle_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex
    *const[], int, const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasZgercBatched(hipblasHandle_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex
    *const[], int, const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgeruStridedBatched(hipblasHandle_t, int, int, const hipblasComplex *, const hipblasComplex *,
    int, hipblasStride, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgercStridedBatched(hipblasHandle_t, int, int, const hipblasComplex *, const hipblasComplex *,
    int, hipblasStride, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgeruStridedBatched(hipblasHandle_t, int, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex
    *, int, hipblasStride, int);
hipblasStatus_t hipblasZgercStridedBatched(hipblasHandle_t, int, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex
    *, int, hipblasStride, int);
hipblasStatus_t hipblasChbmv(hipblasHandle_t, hipblasFillMode_t, int, int, const hipblasComplex *, const hipblasComplex
    *, int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZhbmv(hipblasHandle_t, hipblasFillMode_t, int, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, hipblasDoubleComplex
    *, int);
hipblasStatus_t hipblasChbmvBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const hipblasComplex *, const
    hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *, hipblasComplex *const[],
    int, int);
hipblasStatus_t hipblasZhbmvBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasChbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const hipblasComplex *,
    hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZhbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, int, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChemv(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex *,
    int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZhemv(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, hipblasDoubleComplex
    *, int);
hipblasStatus_t hipblasChemvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *, hipblasComplex *const[],
    int, int);
hipblasStatus_t hipblasZhemvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasChemvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const hipblasComplex *,
    hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZhemvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCher(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipblasComplex *, int,
    hipblasComplex *, int);
hipblasStatus_t hipblasZher(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipblasDoubleComplex *, int,
    hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCherBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipblasComplex
    *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZherBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipblasDoubleComplex
    *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipblasComplex
    *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const
    hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCher2(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex *,
    int, const hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZher2(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCher2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *const[], int, const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZher2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int,
    int);
hipblasStatus_t hipblasCher2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZher2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex
    *, int, hipblasStride, int);
hipblasStatus_t hipblasChpmv(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZhpmv(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, hipblasDoubleComplex *,
    int);
hipblasStatus_t hipblasChpmvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *const[], const hipblasComplex *const[], int, const hipblasComplex *, hipblasComplex *const[], int,
    int);
hipblasStatus_t hipblasZhpmvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasChpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *, hipblasStride, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, hipblasComplex
    *, int, hipblasStride, int);
hipblasStatus_t hipblasZhpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex
    *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChpr(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipblasComplex *, int,
    hipblasComplex *);
hipblasStatus_t hipblasZhpr(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipblasDoubleComplex *, int,
    hipblasDoubleComplex *);
hipblasStatus_t hipblasChprBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipblasComplex
    *const[], int, hipblasComplex *const[], int);
hipblasStatus_t hipblasZhprBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipblasDoubleComplex
    *const[], int, hipblasDoubleComplex *const[], int);
hipblasStatus_t hipblasChprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipblasComplex
    *, int, hipblasStride, hipblasComplex *, hipblasStride, int);
hipblasStatus_t hipblasZhprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const double *, const
    hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasChpr2(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex *,
    int, const hipblasComplex *, int, hipblasComplex *);
hipblasStatus_t hipblasZhpr2(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, hipblasDoubleComplex *);
hipblasStatus_t hipblasChpr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *const[], int, const hipblasComplex *const[], int, hipblasComplex *const[], int);
hipblasStatus_t hipblasZhpr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int);
hipblasStatus_t hipblasChpr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, hipblasComplex *, hipblasStride,
    int);
hipblasStatus_t hipblasZhpr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex
    *, hipblasStride, int);
hipblasStatus_t hipblasCspr(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex *,
    int, hipblasComplex *);
hipblasStatus_t hipblasZspr(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *);
hipblasStatus_t hipblasCsprBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex
    *const[], int, hipblasComplex *const[], int);
hipblasStatus_t hipblasZsprBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int);
hipblasStatus_t hipblasCsprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, hipblasComplex *, hipblasStride, int);
hipblasStatus_t hipblasZsprStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasCsymv(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex *,
    int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZsymv(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, hipblasDoubleComplex
    *, int);
hipblasStatus_t hipblasCsymvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *, hipblasComplex *const[],
    int, int);
hipblasStatus_t hipblasZsymvBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const hipblasComplex *,
    hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyr(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex *,
    int, hipblasComplex *, int);
hipblasStatus_t hipblasZsyr(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCsyrBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex
    *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZsyrBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyr2(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const hipblasComplex *,
    int, const hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZsyr2(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *const[], int, const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int,
    int);
hipblasStatus_t hipblasCsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *, const
    hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t, int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex
    *, int, hipblasStride, int);
hipblasStatus_t hipblasCtbmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZtbmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCtbmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZtbmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtbsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZtbsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCtbsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZtbsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtpmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZtpmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCtpmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipblasComplex *const[], hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZtpmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipblasDoubleComplex *const[], hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipblasComplex *, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipblasDoubleComplex *, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtpsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZtpsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCtpsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipblasComplex *const[], hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZtpsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipblasDoubleComplex *const[], hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipblasComplex *, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipblasDoubleComplex *, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZtrmv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCtrmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZtrmvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZtrsv(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCtrsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZtrsvBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipblasComplex *, const hipblasComplex *, int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex
    *, int);
hipblasStatus_t hipblasZgemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCgemmBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZgemmBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgemmStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipblasComplex *, const hipblasComplex *, int, long long, const hipblasComplex *, int, long long, const
    hipblasComplex *, hipblasComplex *, int, long long, int);
hipblasStatus_t hipblasZgemmStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, long long, const hipblasDoubleComplex *, int, long long,
    const hipblasDoubleComplex *, hipblasDoubleComplex *, int, long long, int);
hipblasStatus_t hipblasCherk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *, const
    hipblasComplex *, int, const float *, hipblasComplex *, int);
hipblasStatus_t hipblasZherk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *, const
    hipblasDoubleComplex *, int, const double *, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCherkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *,
    const hipblasComplex *const[], int, const float *, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZherkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *,
    const hipblasDoubleComplex *const[], int, const double *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float
    *, const hipblasComplex *, int, hipblasStride, const float *, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    double *, const hipblasDoubleComplex *, int, hipblasStride, const double *, hipblasDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCherkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, int, const float *, hipblasComplex *, int);
hipblasStatus_t hipblasZherkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const double *,
    hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCherkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *const[], int, const float *,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZherkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const
    double *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const
    float *, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int,
    hipblasStride, const double *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCher2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, int, const float *, hipblasComplex *, int);
hipblasStatus_t hipblasZher2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const double *,
    hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCher2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *const[], int, const float *,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZher2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const
    double *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCher2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const
    float *, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZher2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int,
    hipblasStride, const double *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsymm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZsymm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipblasDoubleComplex
    *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCsymmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZsymmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipblasComplex *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const
    hipblasComplex *, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int,
    hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyrk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZsyrk(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, hipblasDoubleComplex *,
    int);
hipblasStatus_t hipblasCsyrkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZsyrkBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *, hipblasDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, hipblasComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyr2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZsyr2k(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCsyr2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZsyr2kBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const
    hipblasComplex *, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int,
    hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyrkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZsyrkx(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCsyrkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZsyrkxBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const
    hipblasComplex *, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int,
    hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgeam(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, const hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZgeam(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, const hipblasDoubleComplex
    *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCgeamBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *, const hipblasComplex *const[], int,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZgeamBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgeamStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipblasComplex *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, const hipblasComplex *, int,
    hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgeamStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChemm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipblasComplex *,
    const hipblasComplex *, int, const hipblasComplex *, int, const hipblasComplex *, hipblasComplex *, int);
hipblasStatus_t hipblasZhemm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipblasDoubleComplex
    *, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *, int, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int);
hipblasStatus_t hipblasChemmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex *const[], int, const hipblasComplex *,
    hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZhemmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasChemmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipblasComplex *, const hipblasComplex *, int, hipblasStride, const hipblasComplex *, int, hipblasStride, const
    hipblasComplex *, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZhemmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const hipblasDoubleComplex *, int,
    hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrsm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZtrsm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasDoubleComplex
    *, int);
hipblasStatus_t hipblasCtrsmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *const[], int, hipblasComplex *const[],
    int, int);
hipblasStatus_t hipblasZtrsmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int,
    hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *, int, hipblasStride, hipblasComplex *,
    int, hipblasStride, int);
hipblasStatus_t hipblasZtrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride,
    hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrtri(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipblasComplex *, int,
    hipblasComplex *, int);
hipblasStatus_t hipblasZtrtri(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipblasDoubleComplex *,
    int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCtrtriBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipblasComplex
    *const[], int, hipblasComplex *[], int, int);
hipblasStatus_t hipblasZtrtriBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const
    hipblasDoubleComplex *const[], int, hipblasDoubleComplex *[], int, int);
hipblasStatus_t hipblasCtrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const
    hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const
    hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCdgmm(hipblasHandle_t, hipblasSideMode_t, int, int, const hipblasComplex *, int, const
    hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZdgmm(hipblasHandle_t, hipblasSideMode_t, int, int, const hipblasDoubleComplex *, int, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const hipblasComplex *const[], int,
    const hipblasComplex *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const hipblasDoubleComplex *const[],
    int, const hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const hipblasComplex *, int,
    hipblasStride, const hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, int, int, const hipblasDoubleComplex *,
    int, hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasCgetrf(hipblasHandle_t, const int, hipblasComplex *, const int, int *, int *);
hipblasStatus_t hipblasZgetrf(hipblasHandle_t, const int, hipblasDoubleComplex *, const int, int *, int *);
hipblasStatus_t hipblasCgetrfBatched(hipblasHandle_t, const int, hipblasComplex *const[], const int, int *, int *, const
    int);
hipblasStatus_t hipblasZgetrfBatched(hipblasHandle_t, const int, hipblasDoubleComplex *const[], const int, int *, int *,
    const int);
hipblasStatus_t hipblasCgetrfStridedBatched(hipblasHandle_t, const int, hipblasComplex *, const int, const
    hipblasStride, int *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasZgetrfStridedBatched(hipblasHandle_t, const int, hipblasDoubleComplex *, const int, const
    hipblasStride, int *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasCgetrs(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipblasComplex *, const
    int, const int *, hipblasComplex *, const int, int *);
hipblasStatus_t hipblasZgetrs(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipblasDoubleComplex *,
    const int, const int *, hipblasDoubleComplex *, const int, int *);
hipblasStatus_t hipblasCgetrsBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipblasComplex
    *const[], const int, const int *, hipblasComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasZgetrsBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int,
    hipblasDoubleComplex *const[], const int, const int *, hipblasDoubleComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasCgetrsStridedBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int,
    hipblasComplex *, const int, const hipblasStride, const int *, const hipblasStride, hipblasComplex *, const int,
    const hipblasStride, int *, const int);
hipblasStatus_t hipblasZgetrsStridedBatched(hipblasHandle_t, const hipblasOperation_t, const int, const int,
    hipblasDoubleComplex *, const int, const hipblasStride, const int *, const hipblasStride, hipblasDoubleComplex *,
    const int, const hipblasStride, int *, const int);
hipblasStatus_t hipblasCgetriBatched(hipblasHandle_t, const int, hipblasComplex *const[], const int, int *,
    hipblasComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasZgetriBatched(hipblasHandle_t, const int, hipblasDoubleComplex *const[], const int, int *,
    hipblasDoubleComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasCgels(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipblasComplex *,
    const int, hipblasComplex *, const int, int *, int *);
hipblasStatus_t hipblasZgels(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipblasDoubleComplex
    *, const int, hipblasDoubleComplex *, const int, int *, int *);
hipblasStatus_t hipblasCgelsBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipblasComplex
    *const[], const int, hipblasComplex *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasZgelsBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipblasDoubleComplex *const[], const int, hipblasDoubleComplex *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasCgelsStridedBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipblasComplex *, const int, const hipblasStride, hipblasComplex *, const int, const hipblasStride, int *, int *,
    const int);
hipblasStatus_t hipblasZgelsStridedBatched(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipblasDoubleComplex *, const int, const hipblasStride, hipblasDoubleComplex *, const int, const hipblasStride, int
    *, int *, const int);
hipblasStatus_t hipblasCgeqrf(hipblasHandle_t, const int, const int, hipblasComplex *, const int, hipblasComplex *, int
    *);
hipblasStatus_t hipblasZgeqrf(hipblasHandle_t, const int, const int, hipblasDoubleComplex *, const int,
    hipblasDoubleComplex *, int *);
hipblasStatus_t hipblasCgeqrfBatched(hipblasHandle_t, const int, const int, hipblasComplex *const[], const int,
    hipblasComplex *const[], int *, const int);
hipblasStatus_t hipblasZgeqrfBatched(hipblasHandle_t, const int, const int, hipblasDoubleComplex *const[], const int,
    hipblasDoubleComplex *const[], int *, const int);
hipblasStatus_t hipblasCgeqrfStridedBatched(hipblasHandle_t, const int, const int, hipblasComplex *, const int, const
    hipblasStride, hipblasComplex *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasZgeqrfStridedBatched(hipblasHandle_t, const int, const int, hipblasDoubleComplex *, const int,
    const hipblasStride, hipblasDoubleComplex *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasGemmEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const void *,
    const void *, hipblasDatatype_t, int, const void *, hipblasDatatype_t, int, const void *, void *, hipblasDatatype_t,
    int, hipblasDatatype_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmBatchedEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const void
    *, const void *[], hipblasDatatype_t, int, const void *[], hipblasDatatype_t, int, const void *, void *[],
    hipblasDatatype_t, int, int, hipblasDatatype_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmStridedBatchedEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const void *, const void *, hipblasDatatype_t, int, hipblasStride, const void *, hipblasDatatype_t, int,
    hipblasStride, const void *, void *, hipblasDatatype_t, int, hipblasStride, int, hipblasDatatype_t,
    hipblasGemmAlgo_t);
hipblasStatus_t hipblasTrsmEx(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const void *, void *, int, void *, int, const void *, int, hipblasDatatype_t);
hipblasStatus_t hipblasTrsmBatchedEx(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const void *, void *, int, void *, int, int, const void *, int, hipblasDatatype_t);
hipblasStatus_t hipblasTrsmStridedBatchedEx(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const void *, void *, int, hipblasStride, void *, int, hipblasStride, int, const void
    *, int, hipblasStride, hipblasDatatype_t);
hipblasStatus_t hipblasAxpyEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, const void *, hipblasDatatype_t,
    int, void *, hipblasDatatype_t, int, hipblasDatatype_t);
hipblasStatus_t hipblasAxpyBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, const void *,
    hipblasDatatype_t, int, void *, hipblasDatatype_t, int, int, hipblasDatatype_t);
hipblasStatus_t hipblasAxpyStridedBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, const void *,
    hipblasDatatype_t, int, hipblasStride, void *, hipblasDatatype_t, int, hipblasStride, int, hipblasDatatype_t);
hipblasStatus_t hipblasDotEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, const void *,
    hipblasDatatype_t, int, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotcEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, const void *,
    hipblasDatatype_t, int, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, const void *,
    hipblasDatatype_t, int, int, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotcBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, const void *,
    hipblasDatatype_t, int, int, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotStridedBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, hipblasStride,
    const void *, hipblasDatatype_t, int, hipblasStride, int, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotcStridedBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, hipblasStride,
    const void *, hipblasDatatype_t, int, hipblasStride, int, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasNrm2Ex(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, void *, hipblasDatatype_t,
    hipblasDatatype_t);
hipblasStatus_t hipblasNrm2BatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, int, void *,
    hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasNrm2StridedBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, int, hipblasStride,
    int, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasRotEx(hipblasHandle_t, int, void *, hipblasDatatype_t, int, void *, hipblasDatatype_t, int, const
    void *, const void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasRotBatchedEx(hipblasHandle_t, int, void *, hipblasDatatype_t, int, void *, hipblasDatatype_t,
    int, const void *, const void *, hipblasDatatype_t, int, hipblasDatatype_t);
hipblasStatus_t hipblasRotStridedBatchedEx(hipblasHandle_t, int, void *, hipblasDatatype_t, int, hipblasStride, void *,
    hipblasDatatype_t, int, hipblasStride, const void *, const void *, hipblasDatatype_t, int, hipblasDatatype_t);
hipblasStatus_t hipblasScalEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, void *, hipblasDatatype_t, int,
    hipblasDatatype_t);
hipblasStatus_t hipblasScalBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, void *, hipblasDatatype_t,
    int, int, hipblasDatatype_t);
hipblasStatus_t hipblasScalStridedBatchedEx(hipblasHandle_t, int, const void *, hipblasDatatype_t, void *,
    hipblasDatatype_t, int, hipblasStride, int, hipblasDatatype_t);
#endif
#if WAVEBRIDGE_ROCM >= 600 && WAVEBRIDGE_ROCM < 700
hipblasStatus_t hipblasIcamax_v2(hipblasHandle_t, int, const hipComplex *, int, int *);
hipblasStatus_t hipblasIzamax_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, int *);
hipblasStatus_t hipblasIcamaxBatched_v2(hipblasHandle_t, int, const hipComplex *const[], int, int, int *);
hipblasStatus_t hipblasIzamaxBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *const[], int, int, int *);
hipblasStatus_t hipblasIcamaxStridedBatched_v2(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, int, int
    *);
hipblasStatus_t hipblasIzamaxStridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, int,
    int *);
hipblasStatus_t hipblasIcamin_v2(hipblasHandle_t, int, const hipComplex *, int, int *);
hipblasStatus_t hipblasIzamin_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, int *);
hipblasStatus_t hipblasIcaminBatched_v2(hipblasHandle_t, int, const hipComplex *const[], int, int, int *);
hipblasStatus_t hipblasIzaminBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *const[], int, int, int *);
hipblasStatus_t hipblasIcaminStridedBatched_v2(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, int, int
    *);
hipblasStatus_t hipblasIzaminStridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, int,
    int *);
hipblasStatus_t hipblasScasum_v2(hipblasHandle_t, int, const hipComplex *, int, float *);
hipblasStatus_t hipblasDzasum_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, double *);
hipblasStatus_t hipblasScasumBatched_v2(hipblasHandle_t, int, const hipComplex *const[], int, int, float *);
hipblasStatus_t hipblasDzasumBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *const[], int, int, double *);
hipblasStatus_t hipblasScasumStridedBatched_v2(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, int, float
    *);
hipblasStatus_t hipblasDzasumStridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, int,
    double *);
hipblasStatus_t hipblasCaxpy_v2(hipblasHandle_t, int, const hipComplex *, const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZaxpy_v2(hipblasHandle_t, int, const hipDoubleComplex *, const hipDoubleComplex *, int,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCaxpyBatched_v2(hipblasHandle_t, int, const hipComplex *, const hipComplex *const[], int,
    hipComplex *const[], int, int);
hipblasStatus_t hipblasZaxpyBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, const hipDoubleComplex *const[],
    int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCaxpyStridedBatched_v2(hipblasHandle_t, int, const hipComplex *, const hipComplex *, int,
    hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZaxpyStridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, const hipDoubleComplex *,
    int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCcopy_v2(hipblasHandle_t, int, const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZcopy_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCcopyBatched_v2(hipblasHandle_t, int, const hipComplex *const[], int, hipComplex *const[], int,
    int);
hipblasStatus_t hipblasZcopyBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *const[], int, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCcopyStridedBatched_v2(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, hipComplex
    *, int, hipblasStride, int);
hipblasStatus_t hipblasZcopyStridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCdotc_v2(hipblasHandle_t, int, const hipComplex *, int, const hipComplex *, int, hipComplex *);
hipblasStatus_t hipblasCdotu_v2(hipblasHandle_t, int, const hipComplex *, int, const hipComplex *, int, hipComplex *);
hipblasStatus_t hipblasZdotc_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int,
    hipDoubleComplex *);
hipblasStatus_t hipblasZdotu_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int,
    hipDoubleComplex *);
hipblasStatus_t hipblasCdotcBatched_v2(hipblasHandle_t, int, const hipComplex *const[], int, const hipComplex *const[],
    int, int, hipComplex *);
hipblasStatus_t hipblasCdotuBatched_v2(hipblasHandle_t, int, const hipComplex *const[], int, const hipComplex *const[],
    int, int, hipComplex *);
hipblasStatus_t hipblasZdotcBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *const[], int, int, hipDoubleComplex *);
hipblasStatus_t hipblasZdotuBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *const[], int, int, hipDoubleComplex *);
hipblasStatus_t hipblasCdotcStridedBatched_v2(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, const
    hipComplex *, int, hipblasStride, int, hipComplex *);
hipblasStatus_t hipblasCdotuStridedBatched_v2(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, const
    hipComplex *, int, hipblasStride, int, hipComplex *);
hipblasStatus_t hipblasZdotcStridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, const
    hipDoubleComplex *, int, hipblasStride, int, hipDoubleComplex *);
hipblasStatus_t hipblasZdotuStridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, const
    hipDoubleComplex *, int, hipblasStride, int, hipDoubleComplex *);
hipblasStatus_t hipblasScnrm2_v2(hipblasHandle_t, int, const hipComplex *, int, float *);
hipblasStatus_t hipblasDznrm2_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, double *);
hipblasStatus_t hipblasScnrm2Batched_v2(hipblasHandle_t, int, const hipComplex *const[], int, int, float *);
hipblasStatus_t hipblasDznrm2Batched_v2(hipblasHandle_t, int, const hipDoubleComplex *const[], int, int, double *);
hipblasStatus_t hipblasScnrm2StridedBatched_v2(hipblasHandle_t, int, const hipComplex *, int, hipblasStride, int, float
    *);
hipblasStatus_t hipblasDznrm2StridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, int, hipblasStride, int,
    double *);
hipblasStatus_t hipblasCrot_v2(hipblasHandle_t, int, hipComplex *, int, hipComplex *, int, const float *, const
    hipComplex *);
hipblasStatus_t hipblasCsrot_v2(hipblasHandle_t, int, hipComplex *, int, hipComplex *, int, const float *, const float
    *);
hipblasStatus_t hipblasZrot_v2(hipblasHandle_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, const double *,
    const hipDoubleComplex *);
hipblasStatus_t hipblasZdrot_v2(hipblasHandle_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, const double *,
    const double *);
hipblasStatus_t hipblasCrotBatched_v2(hipblasHandle_t, int, hipComplex *const[], int, hipComplex *const[], int, const
    float *, const hipComplex *, int);
hipblasStatus_t hipblasCsrotBatched_v2(hipblasHandle_t, int, hipComplex *const[], int, hipComplex *const[], int, const
    float *, const float *, int);
hipblasStatus_t hipblasZrotBatched_v2(hipblasHandle_t, int, hipDoubleComplex *const[], int, hipDoubleComplex *const[],
    int, const double *, const hipDoubleComplex *, int);
hipblasStatus_t hipblasZdrotBatched_v2(hipblasHandle_t, int, hipDoubleComplex *const[], int, hipDoubleComplex *const[],
    int, const double *, const double *, int);
hipblasStatus_t hipblasCrotStridedBatched_v2(hipblasHandle_t, int, hipComplex *, int, hipblasStride, hipComplex *, int,
    hipblasStride, const float *, const hipComplex *, int);
hipblasStatus_t hipblasCsrotStridedBatched_v2(hipblasHandle_t, int, hipComplex *, int, hipblasStride, hipComplex *, int,
    hipblasStride, const float *, const float *, int);
hipblasStatus_t hipblasZrotStridedBatched_v2(hipblasHandle_t, int, hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, const double *, const hipDoubleComplex *, int);
hipblasStatus_t hipblasZdrotStridedBatched_v2(hipblasHandle_t, int, hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, const double *, const double *, int);
hipblasStatus_t hipblasCrotg_v2(hipblasHandle_t, hipComplex *, hipComplex *, float *, hipComplex *);
hipblasStatus_t hipblasZrotg_v2(hipblasHandle_t, hipDoubleComplex *, hipDoubleComplex *, double *, hipDoubleComplex *);
hipblasStatus_t hipblasCrotgBatched_v2(hipblasHandle_t, hipComplex *const[], hipComplex *const[], float *const[],
    hipComplex *const[], int);
hipblasStatus_t hipblasZrotgBatched_v2(hipblasHandle_t, hipDoubleComplex *const[], hipDoubleComplex *const[], double
    *const[], hipDoubleComplex *const[], int);
hipblasStatus_t hipblasCrotgStridedBatched_v2(hipblasHandle_t, hipComplex *, hipblasStride, hipComplex *, hipblasStride,
    float *, hipblasStride, hipComplex *, hipblasStride, int);
hipblasStatus_t hipblasZrotgStridedBatched_v2(hipblasHandle_t, hipDoubleComplex *, hipblasStride, hipDoubleComplex *,
    hipblasStride, double *, hipblasStride, hipDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasCscal_v2(hipblasHandle_t, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasCsscal_v2(hipblasHandle_t, int, const float *, hipComplex *, int);
hipblasStatus_t hipblasZscal_v2(hipblasHandle_t, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasZdscal_v2(hipblasHandle_t, int, const double *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCscalBatched_v2(hipblasHandle_t, int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZscalBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, hipDoubleComplex *const[], int,
    int);
hipblasStatus_t hipblasCsscalBatched_v2(hipblasHandle_t, int, const float *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZdscalBatched_v2(hipblasHandle_t, int, const double *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCscalStridedBatched_v2(hipblasHandle_t, int, const hipComplex *, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZscalStridedBatched_v2(hipblasHandle_t, int, const hipDoubleComplex *, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCsscalStridedBatched_v2(hipblasHandle_t, int, const float *, hipComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasZdscalStridedBatched_v2(hipblasHandle_t, int, const double *, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCswap_v2(hipblasHandle_t, int, hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZswap_v2(hipblasHandle_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCswapBatched_v2(hipblasHandle_t, int, hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZswapBatched_v2(hipblasHandle_t, int, hipDoubleComplex *const[], int, hipDoubleComplex *const[],
    int, int);
hipblasStatus_t hipblasCswapStridedBatched_v2(hipblasHandle_t, int, hipComplex *, int, hipblasStride, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZswapStridedBatched_v2(hipblasHandle_t, int, hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgbmv_v2(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipComplex *, const
    hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZgbmv_v2(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCgbmvBatched_v2(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipComplex *,
    const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZgbmvBatched_v2(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *,
    hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgbmvStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const hipComplex
    *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *,
    int, hipblasStride, int);
hipblasStatus_t hipblasZgbmvStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, int, int, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgemv_v2(hipblasHandle_t, hipblasOperation_t, int, int, const hipComplex *, const hipComplex *,
    int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZgemv_v2(hipblasHandle_t, hipblasOperation_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCgemvBatched_v2(hipblasHandle_t, hipblasOperation_t, int, int, const hipComplex *, const
    hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZgemvBatched_v2(hipblasHandle_t, hipblasOperation_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCgemvStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, int, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZgemvStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex
    *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgeru_v2(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *, int, const hipComplex
    *, int, hipComplex *, int);
hipblasStatus_t hipblasCgerc_v2(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *, int, const hipComplex
    *, int, hipComplex *, int);
hipblasStatus_t hipblasZgeru_v2(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int,
    const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasZgerc_v2(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int,
    const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCgeruBatched_v2(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *const[], int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasCgercBatched_v2(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *const[], int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZgeruBatched_v2(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex
    *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasZgercBatched_v2(hipblasHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex
    *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgeruStridedBatched_v2(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *, int,
    hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgercStridedBatched_v2(hipblasHandle_t, int, int, const hipComplex *, const hipComplex *, int,
    hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgeruStridedBatched_v2(hipblasHandle_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZgercStridedBatched_v2(hipblasHandle_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasChbmv_v2(hipblasHandle_t, hipblasFillMode_t, int, int, const hipComplex *, const hipComplex *,
    int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZhbmv_v2(hipblasHandle_t, hipblasFillMode_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasChbmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, int, const hipComplex *, const
    hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZhbmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasChbmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZhbmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex
    *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChemv_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZhemv_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasChemvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZhemvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasChemvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZhemvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCher_v2(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *, int,
    hipComplex *, int);
hipblasStatus_t hipblasZher_v2(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipDoubleComplex *, int,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCherBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *const[],
    int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZherBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipDoubleComplex
    *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *,
    int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const double *, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCher2_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZher2_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCher2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZher2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCher2StridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZher2StridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasChpmv_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, const
    hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZhpmv_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasChpmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZhpmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasChpmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const
    hipComplex *, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZhpmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChpr_v2(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *, int,
    hipComplex *);
hipblasStatus_t hipblasZhpr_v2(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipDoubleComplex *, int,
    hipDoubleComplex *);
hipblasStatus_t hipblasChprBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *const[],
    int, hipComplex *const[], int);
hipblasStatus_t hipblasZhprBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const double *, const hipDoubleComplex
    *const[], int, hipDoubleComplex *const[], int);
hipblasStatus_t hipblasChprStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const float *, const hipComplex *,
    int, hipblasStride, hipComplex *, hipblasStride, int);
hipblasStatus_t hipblasZhprStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const double *, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasChpr2_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    const hipComplex *, int, hipComplex *);
hipblasStatus_t hipblasZhpr2_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, hipDoubleComplex *);
hipblasStatus_t hipblasChpr2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, hipComplex *const[], int);
hipblasStatus_t hipblasZhpr2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int);
hipblasStatus_t hipblasChpr2StridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, hipblasStride, int);
hipblasStatus_t hipblasZhpr2StridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *,
    hipblasStride, int);
hipblasStatus_t hipblasCspr_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    hipComplex *);
hipblasStatus_t hipblasZspr_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, hipDoubleComplex *);
hipblasStatus_t hipblasCsprBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, hipComplex *const[], int);
hipblasStatus_t hipblasZsprBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, hipDoubleComplex *const[], int);
hipblasStatus_t hipblasCsprStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, hipComplex *, hipblasStride, int);
hipblasStatus_t hipblasZsprStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, hipblasStride, int);
hipblasStatus_t hipblasCsymv_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsymv_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsymvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsymvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCsymvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZsymvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyr_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    hipComplex *, int);
hipblasStatus_t hipblasZsyr_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyrBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsyrBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyrStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyrStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyr2_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex *, int,
    const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZsyr2_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyr2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const hipComplex
    *const[], int, const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsyr2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyr2StridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipComplex *, const
    hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyr2StridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCtbmv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtbmv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtbmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    int, const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtbmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtbmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtbmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtbsv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtbsv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, int,
    const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtbsvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    int, const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtbsvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtbsvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtbsvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, int, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtpmv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZtpmv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtpmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipComplex *const[], hipComplex *const[], int, int);
hipblasStatus_t hipblasZtpmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipDoubleComplex *const[], hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtpmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipComplex *, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtpmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipDoubleComplex *, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtpsv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZtpsv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtpsvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipComplex *const[], hipComplex *const[], int, int);
hipblasStatus_t hipblasZtpsvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipDoubleComplex *const[], hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtpsvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipComplex *, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtpsvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipDoubleComplex *, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrmv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtrmv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtrmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrmvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrsv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtrsv_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrsvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtrsvBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int,
    const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrsvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrsvStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgemm_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const hipComplex
    *, const hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZgemm_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCgemmBatched_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipComplex *, const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex
    *const[], int, int);
hipblasStatus_t hipblasZgemmBatched_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgemmStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const hipComplex *, const hipComplex *, int, long long, const hipComplex *, int, long long, const hipComplex *,
    hipComplex *, int, long long, int);
hipblasStatus_t hipblasZgemmStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const hipDoubleComplex *, const hipDoubleComplex *, int, long long, const hipDoubleComplex *, int, long long, const
    hipDoubleComplex *, hipDoubleComplex *, int, long long, int);
hipblasStatus_t hipblasCherk_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *, const
    hipComplex *, int, const float *, hipComplex *, int);
hipblasStatus_t hipblasZherk_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *, const
    hipDoubleComplex *, int, const double *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCherkBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const float *,
    const hipComplex *const[], int, const float *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZherkBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const double *,
    const hipDoubleComplex *const[], int, const double *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherkStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    float *, const hipComplex *, int, hipblasStride, const float *, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherkStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    double *, const hipDoubleComplex *, int, hipblasStride, const double *, hipDoubleComplex *, int, hipblasStride,
    int);
hipblasStatus_t hipblasCherkx_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const float *, hipComplex *, int);
hipblasStatus_t hipblasZherkx_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const double *, hipDoubleComplex
    *, int);
hipblasStatus_t hipblasCherkxBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *const[], int, const hipComplex *const[], int, const float *, hipComplex *const[],
    int, int);
hipblasStatus_t hipblasZherkxBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const double *,
    hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCherkxStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const float *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZherkxStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const double *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCher2k_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const float *, hipComplex *, int);
hipblasStatus_t hipblasZher2k_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const double *, hipDoubleComplex
    *, int);
hipblasStatus_t hipblasCher2kBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *const[], int, const hipComplex *const[], int, const float *, hipComplex *const[],
    int, int);
hipblasStatus_t hipblasZher2kBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const double *,
    hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCher2kStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const float *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZher2kStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const double *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsymm_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsymm_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsymmBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipComplex
    *, const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int,
    int);
hipblasStatus_t hipblasZsymmBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsymmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsymmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyrk_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsyrk_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyrkBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int, int);
hipblasStatus_t hipblasZsyrkBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *, hipDoubleComplex *const[], int,
    int);
hipblasStatus_t hipblasCsyrkStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyrkStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasCsyr2k_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsyr2k_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyr2kBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex
    *const[], int, int);
hipblasStatus_t hipblasZsyr2kBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyr2kStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyr2kStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCsyrkx_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZsyrkx_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCsyrkxBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex
    *const[], int, int);
hipblasStatus_t hipblasZsyrkxBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCsyrkxStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZsyrkxStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgeam_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZgeam_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, const hipDoubleComplex *, int,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCgeamBatched_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *const[], int, const hipComplex *, const hipComplex *const[], int, hipComplex
    *const[], int, int);
hipblasStatus_t hipblasZgeamBatched_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *, const hipDoubleComplex *const[],
    int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCgeamStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, const hipComplex *, int, hipblasStride,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZgeamStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, const hipDoubleComplex
    *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasChemm_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipComplex *,
    const hipComplex *, int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipblasStatus_t hipblasZhemm_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipDoubleComplex
    *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipblasStatus_t hipblasChemmBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const hipComplex
    *, const hipComplex *const[], int, const hipComplex *const[], int, const hipComplex *, hipComplex *const[], int,
    int);
hipblasStatus_t hipblasZhemmBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex *const[], int, const
    hipDoubleComplex *, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasChemmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int, hipblasStride, const hipComplex *,
    hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZhemmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int, int, const
    hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const hipDoubleComplex *, int, hipblasStride,
    const hipDoubleComplex *, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *, int, const hipblasComplex *, int,
    hipblasComplex *, int);
hipblasStatus_t hipblasZtrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasCtrmm_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *, int, const hipComplex *, int, hipComplex *,
    int);
hipblasStatus_t hipblasZtrmm_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, const hipDoubleComplex *, int,
    hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex
    *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZtrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrmmBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *const[], int, const hipComplex *const[], int,
    hipComplex *const[], int, int);
hipblasStatus_t hipblasZtrmmBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *const[], int, const hipDoubleComplex
    *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *, int, hipblasStride, const
    hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride, const
    hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrmmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *, int, hipblasStride, const hipComplex *, int,
    hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrmmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrsm_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *, int, hipComplex *, int);
hipblasStatus_t hipblasZtrsm_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrsmBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZtrsmBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *const[], int, hipDoubleComplex
    *const[], int, int);
hipblasStatus_t hipblasCtrsmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipComplex *, const hipComplex *, int, hipblasStride, hipComplex *, int,
    hipblasStride, int);
hipblasStatus_t hipblasZtrsmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, int, hipblasStride,
    hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrtri_v2(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipComplex *, int,
    hipComplex *, int);
hipblasStatus_t hipblasZtrtri_v2(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipDoubleComplex *,
    int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCtrtriBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const hipComplex
    *const[], int, hipComplex *[], int, int);
hipblasStatus_t hipblasZtrtriBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const
    hipDoubleComplex *const[], int, hipDoubleComplex *[], int, int);
hipblasStatus_t hipblasCtrtriStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const
    hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrtriStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t, hipblasDiagType_t, int, const
    hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCdgmm_v2(hipblasHandle_t, hipblasSideMode_t, int, int, const hipComplex *, int, const hipComplex
    *, int, hipComplex *, int);
hipblasStatus_t hipblasZdgmm_v2(hipblasHandle_t, hipblasSideMode_t, int, int, const hipDoubleComplex *, int, const
    hipDoubleComplex *, int, hipDoubleComplex *, int);
hipblasStatus_t hipblasCdgmmBatched_v2(hipblasHandle_t, hipblasSideMode_t, int, int, const hipComplex *const[], int,
    const hipComplex *const[], int, hipComplex *const[], int, int);
hipblasStatus_t hipblasZdgmmBatched_v2(hipblasHandle_t, hipblasSideMode_t, int, int, const hipDoubleComplex *const[],
    int, const hipDoubleComplex *const[], int, hipDoubleComplex *const[], int, int);
hipblasStatus_t hipblasCdgmmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, int, int, const hipComplex *, int,
    hipblasStride, const hipComplex *, int, hipblasStride, hipComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZdgmmStridedBatched_v2(hipblasHandle_t, hipblasSideMode_t, int, int, const hipDoubleComplex *,
    int, hipblasStride, const hipDoubleComplex *, int, hipblasStride, hipDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasCgetrf_v2(hipblasHandle_t, const int, hipComplex *, const int, int *, int *);
hipblasStatus_t hipblasZgetrf_v2(hipblasHandle_t, const int, hipDoubleComplex *, const int, int *, int *);
hipblasStatus_t hipblasCgetrfBatched_v2(hipblasHandle_t, const int, hipComplex *const[], const int, int *, int *, const
    int);
hipblasStatus_t hipblasZgetrfBatched_v2(hipblasHandle_t, const int, hipDoubleComplex *const[], const int, int *, int *,
    const int);
hipblasStatus_t hipblasCgetrfStridedBatched_v2(hipblasHandle_t, const int, hipComplex *, const int, const hipblasStride,
    int *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasZgetrfStridedBatched_v2(hipblasHandle_t, const int, hipDoubleComplex *, const int, const
    hipblasStride, int *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasCgetrs_v2(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipComplex *, const
    int, const int *, hipComplex *, const int, int *);
hipblasStatus_t hipblasZgetrs_v2(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipDoubleComplex *,
    const int, const int *, hipDoubleComplex *, const int, int *);
hipblasStatus_t hipblasCgetrsBatched_v2(hipblasHandle_t, const hipblasOperation_t, const int, const int, hipComplex
    *const[], const int, const int *, hipComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasZgetrsBatched_v2(hipblasHandle_t, const hipblasOperation_t, const int, const int,
    hipDoubleComplex *const[], const int, const int *, hipDoubleComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasCgetrsStridedBatched_v2(hipblasHandle_t, const hipblasOperation_t, const int, const int,
    hipComplex *, const int, const hipblasStride, const int *, const hipblasStride, hipComplex *, const int, const
    hipblasStride, int *, const int);
hipblasStatus_t hipblasZgetrsStridedBatched_v2(hipblasHandle_t, const hipblasOperation_t, const int, const int,
    hipDoubleComplex *, const int, const hipblasStride, const int *, const hipblasStride, hipDoubleComplex *, const int,
    const hipblasStride, int *, const int);
hipblasStatus_t hipblasCgetriBatched_v2(hipblasHandle_t, const int, hipComplex *const[], const int, int *, hipComplex
    *const[], const int, int *, const int);
hipblasStatus_t hipblasZgetriBatched_v2(hipblasHandle_t, const int, hipDoubleComplex *const[], const int, int *,
    hipDoubleComplex *const[], const int, int *, const int);
hipblasStatus_t hipblasCgels_v2(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipComplex *,
    const int, hipComplex *, const int, int *, int *);
hipblasStatus_t hipblasZgels_v2(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipDoubleComplex
    *, const int, hipDoubleComplex *, const int, int *, int *);
hipblasStatus_t hipblasCgelsBatched_v2(hipblasHandle_t, hipblasOperation_t, const int, const int, const int, hipComplex
    *const[], const int, hipComplex *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasZgelsBatched_v2(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipDoubleComplex *const[], const int, hipDoubleComplex *const[], const int, int *, int *, const int);
hipblasStatus_t hipblasCgelsStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipComplex *, const int, const hipblasStride, hipComplex *, const int, const hipblasStride, int *, int *, const
    int);
hipblasStatus_t hipblasZgelsStridedBatched_v2(hipblasHandle_t, hipblasOperation_t, const int, const int, const int,
    hipDoubleComplex *, const int, const hipblasStride, hipDoubleComplex *, const int, const hipblasStride, int *, int
    *, const int);
hipblasStatus_t hipblasCgeqrf_v2(hipblasHandle_t, const int, const int, hipComplex *, const int, hipComplex *, int *);
hipblasStatus_t hipblasZgeqrf_v2(hipblasHandle_t, const int, const int, hipDoubleComplex *, const int, hipDoubleComplex
    *, int *);
hipblasStatus_t hipblasCgeqrfBatched_v2(hipblasHandle_t, const int, const int, hipComplex *const[], const int,
    hipComplex *const[], int *, const int);
hipblasStatus_t hipblasZgeqrfBatched_v2(hipblasHandle_t, const int, const int, hipDoubleComplex *const[], const int,
    hipDoubleComplex *const[], int *, const int);
hipblasStatus_t hipblasCgeqrfStridedBatched_v2(hipblasHandle_t, const int, const int, hipComplex *, const int, const
    hipblasStride, hipComplex *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasZgeqrfStridedBatched_v2(hipblasHandle_t, const int, const int, hipDoubleComplex *, const int,
    const hipblasStride, hipDoubleComplex *, const hipblasStride, int *, const int);
hipblasStatus_t hipblasGemmEx_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const void *,
    const void *, hipDataType, int, const void *, hipDataType, int, const void *, void *, hipDataType, int,
    hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmExWithFlags(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    void *, const void *, hipblasDatatype_t, int, const void *, hipblasDatatype_t, int, const void *, void *,
    hipblasDatatype_t, int, hipblasDatatype_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmExWithFlags_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    void *, const void *, hipDataType, int, const void *, hipDataType, int, const void *, void *, hipDataType, int,
    hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmBatchedEx_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const
    void *, const void *[], hipDataType, int, const void *[], hipDataType, int, const void *, void *[], hipDataType,
    int, int, hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmBatchedExWithFlags(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const void *, const void *[], hipblasDatatype_t, int, const void *[], hipblasDatatype_t, int, const void *, void
    *[], hipblasDatatype_t, int, int, hipblasDatatype_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmBatchedExWithFlags_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const void *, const void *[], hipDataType, int, const void *[], hipDataType, int, const void *, void *[],
    hipDataType, int, int, hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmStridedBatchedEx_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const void *, const void *, hipDataType, int, hipblasStride, const void *, hipDataType, int, hipblasStride, const
    void *, void *, hipDataType, int, hipblasStride, int, hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmStridedBatchedExWithFlags(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int,
    int, const void *, const void *, hipblasDatatype_t, int, hipblasStride, const void *, hipblasDatatype_t, int,
    hipblasStride, const void *, void *, hipblasDatatype_t, int, hipblasStride, int, hipblasDatatype_t,
    hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmStridedBatchedExWithFlags_v2(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int,
    int, int, const void *, const void *, hipDataType, int, hipblasStride, const void *, hipDataType, int,
    hipblasStride, const void *, void *, hipDataType, int, hipblasStride, int, hipblasComputeType_t, hipblasGemmAlgo_t,
    hipblasGemmFlags_t);
hipblasStatus_t hipblasTrsmEx_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const void *, void *, int, void *, int, const void *, int, hipDataType);
hipblasStatus_t hipblasTrsmBatchedEx_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const void *, void *, int, void *, int, int, const void *, int, hipDataType);
hipblasStatus_t hipblasTrsmStridedBatchedEx_v2(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int, int, const void *, void *, int, hipblasStride, void *, int,
    hipblasStride, int, const void *, int, hipblasStride, hipDataType);
hipblasStatus_t hipblasAxpyEx_v2(hipblasHandle_t, int, const void *, hipDataType, const void *, hipDataType, int, void
    *, hipDataType, int, hipDataType);
hipblasStatus_t hipblasAxpyBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, const void *, hipDataType, int,
    void *, hipDataType, int, int, hipDataType);
hipblasStatus_t hipblasAxpyStridedBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, const void *,
    hipDataType, int, hipblasStride, void *, hipDataType, int, hipblasStride, int, hipDataType);
hipblasStatus_t hipblasDotEx_v2(hipblasHandle_t, int, const void *, hipDataType, int, const void *, hipDataType, int,
    void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcEx_v2(hipblasHandle_t, int, const void *, hipDataType, int, const void *, hipDataType, int,
    void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, int, const void *, hipDataType,
    int, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, int, const void *, hipDataType,
    int, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotStridedBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, int, hipblasStride, const
    void *, hipDataType, int, hipblasStride, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcStridedBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, int, hipblasStride,
    const void *, hipDataType, int, hipblasStride, int, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasNrm2Ex_v2(hipblasHandle_t, int, const void *, hipDataType, int, void *, hipDataType,
    hipDataType);
hipblasStatus_t hipblasNrm2BatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, int, int, void *, hipDataType,
    hipDataType);
hipblasStatus_t hipblasNrm2StridedBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, int, hipblasStride, int,
    void *, hipDataType, hipDataType);
hipblasStatus_t hipblasRotEx_v2(hipblasHandle_t, int, void *, hipDataType, int, void *, hipDataType, int, const void *,
    const void *, hipDataType, hipDataType);
hipblasStatus_t hipblasRotBatchedEx_v2(hipblasHandle_t, int, void *, hipDataType, int, void *, hipDataType, int, const
    void *, const void *, hipDataType, int, hipDataType);
hipblasStatus_t hipblasRotStridedBatchedEx_v2(hipblasHandle_t, int, void *, hipDataType, int, hipblasStride, void *,
    hipDataType, int, hipblasStride, const void *, const void *, hipDataType, int, hipDataType);
hipblasStatus_t hipblasScalEx_v2(hipblasHandle_t, int, const void *, hipDataType, void *, hipDataType, int,
    hipDataType);
hipblasStatus_t hipblasScalBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, void *, hipDataType, int, int,
    hipDataType);
hipblasStatus_t hipblasScalStridedBatchedEx_v2(hipblasHandle_t, int, const void *, hipDataType, void *, hipDataType,
    int, hipblasStride, int, hipDataType);
#endif
#if WAVEBRIDGE_ROCM >= 601 && WAVEBRIDGE_ROCM < 700
hipblasStatus_t hipblasIcamax_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIzamax_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIcamax_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIzamax_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIcamaxBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIzamaxBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIcamaxBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIzamaxBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIcamaxStridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, hipblasStride,
    int64_t, int64_t *);
hipblasStatus_t hipblasIzamaxStridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t,
    hipblasStride, int64_t, int64_t *);
hipblasStatus_t hipblasIcamaxStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    int64_t, int64_t *);
hipblasStatus_t hipblasIzamaxStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, int64_t, int64_t *);
hipblasStatus_t hipblasIcamin_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIzamin_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIcamin_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIzamin_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, int64_t *);
hipblasStatus_t hipblasIcaminBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIzaminBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIcaminBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIzaminBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, int64_t,
    int64_t *);
hipblasStatus_t hipblasIcaminStridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, hipblasStride,
    int64_t, int64_t *);
hipblasStatus_t hipblasIzaminStridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t,
    hipblasStride, int64_t, int64_t *);
hipblasStatus_t hipblasIcaminStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    int64_t, int64_t *);
hipblasStatus_t hipblasIzaminStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, int64_t, int64_t *);
hipblasStatus_t hipblasScasum_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, float *);
hipblasStatus_t hipblasDzasum_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t, double *);
hipblasStatus_t hipblasScasum_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, float *);
hipblasStatus_t hipblasDzasum_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, double *);
hipblasStatus_t hipblasScasumBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *const[], int64_t, int64_t, float
    *);
hipblasStatus_t hipblasDzasumBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *const[], int64_t, int64_t,
    double *);
hipblasStatus_t hipblasScasumBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, int64_t, float
    *);
hipblasStatus_t hipblasDzasumBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, int64_t,
    double *);
hipblasStatus_t hipblasScasumStridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, hipblasStride,
    int64_t, float *);
hipblasStatus_t hipblasDzasumStridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t,
    hipblasStride, int64_t, double *);
hipblasStatus_t hipblasScasumStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    int64_t, float *);
hipblasStatus_t hipblasDzasumStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, int64_t, double *);
hipblasStatus_t hipblasCaxpy_64(hipblasHandle_t, int64_t, const hipblasComplex *, const hipblasComplex *, int64_t,
    hipblasComplex *, int64_t);
hipblasStatus_t hipblasZaxpy_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *,
    int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCaxpy_v2_64(hipblasHandle_t, int64_t, const hipComplex *, const hipComplex *, int64_t, hipComplex
    *, int64_t);
hipblasStatus_t hipblasZaxpy_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *,
    int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCaxpyBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, const hipblasComplex *const[],
    int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZaxpyBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCaxpyBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, const hipComplex *const[],
    int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZaxpyBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex
    *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCaxpyStridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, const hipblasComplex *,
    int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZaxpyStridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCaxpyStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZaxpyStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCcopy_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZcopy_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCcopy_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZcopy_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCcopyBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *const[], int64_t, hipblasComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZcopyBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *const[], int64_t,
    hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCcopyBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZcopyBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCcopyStridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, hipblasStride,
    hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZcopyStridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t,
    hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCcopyStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZcopyStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCdotc_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *,
    int64_t, hipblasComplex *);
hipblasStatus_t hipblasCdotu_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *,
    int64_t, hipblasComplex *);
hipblasStatus_t hipblasZdotc_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasZdotu_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasCdotc_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, const hipComplex *, int64_t,
    hipComplex *);
hipblasStatus_t hipblasCdotu_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, const hipComplex *, int64_t,
    hipComplex *);
hipblasStatus_t hipblasZdotc_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex
    *, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasZdotu_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex
    *, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasCdotcBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *const[], int64_t, const
    hipblasComplex *const[], int64_t, int64_t, hipblasComplex *);
hipblasStatus_t hipblasCdotuBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *const[], int64_t, const
    hipblasComplex *const[], int64_t, int64_t, hipblasComplex *);
hipblasStatus_t hipblasZdotcBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *const[], int64_t, const
    hipblasDoubleComplex *const[], int64_t, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasZdotuBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *const[], int64_t, const
    hipblasDoubleComplex *const[], int64_t, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasCdotcBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, const hipComplex
    *const[], int64_t, int64_t, hipComplex *);
hipblasStatus_t hipblasCdotuBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, const hipComplex
    *const[], int64_t, int64_t, hipComplex *);
hipblasStatus_t hipblasZdotcBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *const[], int64_t, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasZdotuBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *const[], int64_t, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasCdotcStridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, hipblasStride,
    const hipblasComplex *, int64_t, hipblasStride, int64_t, hipblasComplex *);
hipblasStatus_t hipblasCdotuStridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, hipblasStride,
    const hipblasComplex *, int64_t, hipblasStride, int64_t, hipblasComplex *);
hipblasStatus_t hipblasZdotcStridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t,
    hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasZdotuStridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t,
    hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasCdotcStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, int64_t, hipblasStride, int64_t, hipComplex *);
hipblasStatus_t hipblasCdotuStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, int64_t, hipblasStride, int64_t, hipComplex *);
hipblasStatus_t hipblasZdotcStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasZdotuStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasScnrm2_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, float *);
hipblasStatus_t hipblasDznrm2_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t, double *);
hipblasStatus_t hipblasScnrm2_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, float *);
hipblasStatus_t hipblasDznrm2_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t, double *);
hipblasStatus_t hipblasScnrm2Batched_64(hipblasHandle_t, int64_t, const hipblasComplex *const[], int64_t, int64_t, float
    *);
hipblasStatus_t hipblasDznrm2Batched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *const[], int64_t, int64_t,
    double *);
hipblasStatus_t hipblasScnrm2Batched_v2_64(hipblasHandle_t, int64_t, const hipComplex *const[], int64_t, int64_t, float
    *);
hipblasStatus_t hipblasDznrm2Batched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *const[], int64_t, int64_t,
    double *);
hipblasStatus_t hipblasScnrm2StridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, int64_t, hipblasStride,
    int64_t, float *);
hipblasStatus_t hipblasDznrm2StridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, int64_t,
    hipblasStride, int64_t, double *);
hipblasStatus_t hipblasScnrm2StridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, int64_t, hipblasStride,
    int64_t, float *);
hipblasStatus_t hipblasDznrm2StridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, int64_t,
    hipblasStride, int64_t, double *);
hipblasStatus_t hipblasCrot_64(hipblasHandle_t, int64_t, hipblasComplex *, int64_t, hipblasComplex *, int64_t, const
    float *, const hipblasComplex *);
hipblasStatus_t hipblasCsrot_64(hipblasHandle_t, int64_t, hipblasComplex *, int64_t, hipblasComplex *, int64_t, const
    float *, const float *);
hipblasStatus_t hipblasZrot_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *,
    int64_t, const double *, const hipblasDoubleComplex *);
hipblasStatus_t hipblasZdrot_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *,
    int64_t, const double *, const double *);
hipblasStatus_t hipblasCrot_v2_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipComplex *, int64_t, const float *,
    const hipComplex *);
hipblasStatus_t hipblasCsrot_v2_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipComplex *, int64_t, const float
    *, const float *);
hipblasStatus_t hipblasZrot_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t,
    const double *, const hipDoubleComplex *);
hipblasStatus_t hipblasZdrot_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t,
    const double *, const double *);
hipblasStatus_t hipblasCrotBatched_64(hipblasHandle_t, int64_t, hipblasComplex *const[], int64_t, hipblasComplex
    *const[], int64_t, const float *, const hipblasComplex *, int64_t);
hipblasStatus_t hipblasCsrotBatched_64(hipblasHandle_t, int64_t, hipblasComplex *const[], int64_t, hipblasComplex
    *const[], int64_t, const float *, const float *, int64_t);
hipblasStatus_t hipblasZrotBatched_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *const[], int64_t,
    hipblasDoubleComplex *const[], int64_t, const double *, const hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasZdrotBatched_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *const[], int64_t,
    hipblasDoubleComplex *const[], int64_t, const double *, const double *, int64_t);
hipblasStatus_t hipblasCrotBatched_v2_64(hipblasHandle_t, int64_t, hipComplex *const[], int64_t, hipComplex *const[],
    int64_t, const float *, const hipComplex *, int64_t);
hipblasStatus_t hipblasCsrotBatched_v2_64(hipblasHandle_t, int64_t, hipComplex *const[], int64_t, hipComplex *const[],
    int64_t, const float *, const float *, int64_t);
hipblasStatus_t hipblasZrotBatched_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *const[], int64_t, hipDoubleComplex
    *const[], int64_t, const double *, const hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasZdrotBatched_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *const[], int64_t, hipDoubleComplex
    *const[], int64_t, const double *, const double *, int64_t);
hipblasStatus_t hipblasCrotStridedBatched_64(hipblasHandle_t, int64_t, hipblasComplex *, int64_t, hipblasStride,
    hipblasComplex *, int64_t, hipblasStride, const float *, const hipblasComplex *, int64_t);
hipblasStatus_t hipblasCsrotStridedBatched_64(hipblasHandle_t, int64_t, hipblasComplex *, int64_t, hipblasStride,
    hipblasComplex *, int64_t, hipblasStride, const float *, const float *, int64_t);
hipblasStatus_t hipblasZrotStridedBatched_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, int64_t, hipblasStride, const double *, const hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasZdrotStridedBatched_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, int64_t, hipblasStride, const double *, const double *, int64_t);
hipblasStatus_t hipblasCrotStridedBatched_v2_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipblasStride,
    hipComplex *, int64_t, hipblasStride, const float *, const hipComplex *, int64_t);
hipblasStatus_t hipblasCsrotStridedBatched_v2_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipblasStride,
    hipComplex *, int64_t, hipblasStride, const float *, const float *, int64_t);
hipblasStatus_t hipblasZrotStridedBatched_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipblasStride,
    hipDoubleComplex *, int64_t, hipblasStride, const double *, const hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasZdrotStridedBatched_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipblasStride,
    hipDoubleComplex *, int64_t, hipblasStride, const double *, const double *, int64_t);
hipblasStatus_t hipblasCrotg_64(hipblasHandle_t, hipblasComplex *, hipblasComplex *, float *, hipblasComplex *);
hipblasStatus_t hipblasZrotg_64(hipblasHandle_t, hipblasDoubleComplex *, hipblasDoubleComplex *, double *,
    hipblasDoubleComplex *);
hipblasStatus_t hipblasCrotg_v2_64(hipblasHandle_t, hipComplex *, hipComplex *, float *, hipComplex *);
hipblasStatus_t hipblasZrotg_v2_64(hipblasHandle_t, hipDoubleComplex *, hipDoubleComplex *, double *, hipDoubleComplex
    *);
hipblasStatus_t hipblasCrotgBatched_64(hipblasHandle_t, hipblasComplex *const[], hipblasComplex *const[], float
    *const[], hipblasComplex *const[], int64_t);
hipblasStatus_t hipblasZrotgBatched_64(hipblasHandle_t, hipblasDoubleComplex *const[], hipblasDoubleComplex *const[],
    double *const[], hipblasDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasCrotgBatched_v2_64(hipblasHandle_t, hipComplex *const[], hipComplex *const[], float *const[],
    hipComplex *const[], int64_t);
hipblasStatus_t hipblasZrotgBatched_v2_64(hipblasHandle_t, hipDoubleComplex *const[], hipDoubleComplex *const[], double
    *const[], hipDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasCrotgStridedBatched_64(hipblasHandle_t, hipblasComplex *, hipblasStride, hipblasComplex *,
    hipblasStride, float *, hipblasStride, hipblasComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZrotgStridedBatched_64(hipblasHandle_t, hipblasDoubleComplex *, hipblasStride,
    hipblasDoubleComplex *, hipblasStride, double *, hipblasStride, hipblasDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasCrotgStridedBatched_v2_64(hipblasHandle_t, hipComplex *, hipblasStride, hipComplex *,
    hipblasStride, float *, hipblasStride, hipComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZrotgStridedBatched_v2_64(hipblasHandle_t, hipDoubleComplex *, hipblasStride, hipDoubleComplex *,
    hipblasStride, double *, hipblasStride, hipDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasCscal_64(hipblasHandle_t, int64_t, const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasCsscal_64(hipblasHandle_t, int64_t, const float *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZscal_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, hipblasDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasZdscal_64(hipblasHandle_t, int64_t, const double *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCscal_v2_64(hipblasHandle_t, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasCsscal_v2_64(hipblasHandle_t, int64_t, const float *, hipComplex *, int64_t);
hipblasStatus_t hipblasZscal_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasZdscal_v2_64(hipblasHandle_t, int64_t, const double *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCscalBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, hipblasComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZscalBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *, hipblasDoubleComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsscalBatched_64(hipblasHandle_t, int64_t, const float *, hipblasComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZdscalBatched_64(hipblasHandle_t, int64_t, const double *, hipblasDoubleComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasCscalBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, hipComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZscalBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, hipDoubleComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasCsscalBatched_v2_64(hipblasHandle_t, int64_t, const float *, hipComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZdscalBatched_v2_64(hipblasHandle_t, int64_t, const double *, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCscalStridedBatched_64(hipblasHandle_t, int64_t, const hipblasComplex *, hipblasComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZscalStridedBatched_64(hipblasHandle_t, int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsscalStridedBatched_64(hipblasHandle_t, int64_t, const float *, hipblasComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZdscalStridedBatched_64(hipblasHandle_t, int64_t, const double *, hipblasDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCscalStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipComplex *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZscalStridedBatched_v2_64(hipblasHandle_t, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsscalStridedBatched_v2_64(hipblasHandle_t, int64_t, const float *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZdscalStridedBatched_v2_64(hipblasHandle_t, int64_t, const double *, hipDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCswap_64(hipblasHandle_t, int64_t, hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZswap_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCswap_v2_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZswap_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCswapBatched_64(hipblasHandle_t, int64_t, hipblasComplex *const[], int64_t, hipblasComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZswapBatched_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *const[], int64_t,
    hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCswapBatched_v2_64(hipblasHandle_t, int64_t, hipComplex *const[], int64_t, hipComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZswapBatched_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *const[], int64_t, hipDoubleComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasCswapStridedBatched_64(hipblasHandle_t, int64_t, hipblasComplex *, int64_t, hipblasStride,
    hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZswapStridedBatched_64(hipblasHandle_t, int64_t, hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCswapStridedBatched_v2_64(hipblasHandle_t, int64_t, hipComplex *, int64_t, hipblasStride,
    hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZswapStridedBatched_v2_64(hipblasHandle_t, int64_t, hipDoubleComplex *, int64_t, hipblasStride,
    hipDoubleComplex *, int64_t, hipblasStride, int64_t);
#endif
#if WAVEBRIDGE_ROCM >= 602 && WAVEBRIDGE_ROCM < 700
hipblasStatus_t hipblasCgbmv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *,
    hipblasComplex *, int64_t);
hipblasStatus_t hipblasZgbmv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgbmv_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZgbmv_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgbmvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const
    hipblasComplex *, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgbmvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t,
    const hipblasDoubleComplex *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgbmvBatched_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgbmvBatched_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgbmvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t,
    hipblasStride, const hipblasComplex *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgbmvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    int64_t, hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgbmvStridedBatched_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgbmvStridedBatched_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    int64_t, hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgemv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZgemv_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgemv_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZgemv_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCgemvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipblasComplex *,
    const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const hipblasComplex *,
    hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgemvBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipblasDoubleComplex
    *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, const
    hipblasDoubleComplex *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgemvBatched_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipComplex *,
    const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZgemvBatched_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipDoubleComplex
    *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgemvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride,
    const hipblasComplex *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgemvStridedBatched_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t,
    hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgemvStridedBatched_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const hipComplex
    *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *,
    hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgemvStridedBatched_v2_64(hipblasHandle_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgeru_64(hipblasHandle_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex *,
    int64_t, const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasCgerc_64(hipblasHandle_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex *,
    int64_t, const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZgeru_64(hipblasHandle_t, int64_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasZgerc_64(hipblasHandle_t, int64_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgeru_v2_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasCgerc_v2_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZgeru_v2_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex
    *, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasZgerc_v2_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex
    *, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgeruBatched_64(hipblasHandle_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex
    *const[], int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgercBatched_64(hipblasHandle_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex
    *const[], int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgeruBatched_64(hipblasHandle_t, int64_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZgercBatched_64(hipblasHandle_t, int64_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasCgeruBatched_v2_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgercBatched_v2_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex
    *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgeruBatched_v2_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZgercBatched_v2_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCgeruStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCgercStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZgeruStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgercStridedBatched_64(hipblasHandle_t, int64_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgeruStridedBatched_v2_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex
    *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasCgercStridedBatched_v2_64(hipblasHandle_t, int64_t, int64_t, const hipComplex *, const hipComplex
    *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZgeruStridedBatched_v2_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgercStridedBatched_v2_64(hipblasHandle_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChbmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZhbmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasChbmv_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZhbmv_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasChbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipblasComplex *,
    const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const hipblasComplex *,
    hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZhbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipblasDoubleComplex
    *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, const
    hipblasDoubleComplex *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChbmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipComplex *,
    const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZhbmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipDoubleComplex
    *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipblasComplex
    *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, const
    hipblasComplex *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t,
    hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChbmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const hipComplex
    *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *,
    hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhbmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t,
    hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChemv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZhemv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasChemv_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZhemv_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasChemvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const hipblasComplex *, hipblasComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZhemvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChemvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZhemvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChemvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *,
    hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhemvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChemvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *, hipComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhemvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, const
    hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCher_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipblasComplex *,
    int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZher_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const hipblasDoubleComplex
    *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCher_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipComplex *,
    int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZher_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const hipDoubleComplex *,
    int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCherBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipblasComplex
    *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCherBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipComplex
    *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCherStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const
    hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZherStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCherStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZherStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCher2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZher2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCher2_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZher2_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCher2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZher2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasCher2Batched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZher2Batched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCher2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZher2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCher2StridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZher2StridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex
    *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChpmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZhpmv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, hipblasDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasChpmv_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZhpmv_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasChpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *const[], const hipblasComplex *const[], int64_t, const hipblasComplex *, hipblasComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZhpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChpmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *const[], const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZhpmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *, hipDoubleComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasChpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *,
    hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChpmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZhpmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChpr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipblasComplex *,
    int64_t, hipblasComplex *);
hipblasStatus_t hipblasZhpr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const hipblasDoubleComplex
    *, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasChpr_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipComplex *,
    int64_t, hipComplex *);
hipblasStatus_t hipblasZhpr_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const hipDoubleComplex *,
    int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasChprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipblasComplex
    *const[], int64_t, hipblasComplex *const[], int64_t);
hipblasStatus_t hipblasZhprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasChprBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const hipComplex
    *const[], int64_t, hipComplex *const[], int64_t);
hipblasStatus_t hipblasZhprBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasChprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const
    hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZhprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasChprStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const float *, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZhprStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const double *, const
    hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasChpr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, const hipblasComplex *, int64_t, hipblasComplex *);
hipblasStatus_t hipblasZhpr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasChpr2_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, hipComplex *);
hipblasStatus_t hipblasZhpr2_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasChpr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t);
hipblasStatus_t hipblasZhpr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[],
    int64_t);
hipblasStatus_t hipblasChpr2Batched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t);
hipblasStatus_t hipblasZhpr2Batched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasChpr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZhpr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasChpr2StridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZhpr2StridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex
    *, hipblasStride, int64_t);
hipblasStatus_t hipblasCspr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const hipblasComplex
    *, int64_t, hipblasComplex *);
hipblasStatus_t hipblasZspr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *);
hipblasStatus_t hipblasCspr_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, hipComplex *);
hipblasStatus_t hipblasZspr_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipDoubleComplex *);
hipblasStatus_t hipblasCsprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t);
hipblasStatus_t hipblasZsprBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasCsprBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, hipComplex *const[], int64_t);
hipblasStatus_t hipblasZsprBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t);
hipblasStatus_t hipblasCsprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZsprStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasCsprStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasZsprStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, hipblasStride, int64_t);
hipblasStatus_t hipblasCsymv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZsymv_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsymv_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsymv_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCsymvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const hipblasComplex *, hipblasComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsymvBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsymvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZsymvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsymvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *,
    hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsymvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsymvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, const hipComplex *, hipComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsymvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, const
    hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const hipblasComplex
    *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZsyr_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyr_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyr_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyrBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyrBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyrBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyrBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyrStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyrStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZsyr2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyr2_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const hipComplex *,
    int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyr2_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZsyr2Batched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasCsyr2Batched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyr2Batched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *, const
    hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCsyr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasComplex *, const
    hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZsyr2StridedBatched_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyr2StridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipComplex *, const
    hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZsyr2StridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, int64_t, const hipDoubleComplex *,
    const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex
    *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtbmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZtbmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtbmv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtbmv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtbmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtbmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtbmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZtbmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCtbmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZtbmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCtbsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZtbsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtbsv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtbsv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtbsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtbsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtbsvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtbsvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtbsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZtbsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, int64_t, const hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCtbsvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZtbsvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCtpmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZtpmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtpmv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZtpmv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasComplex *const[], hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtpmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasDoubleComplex *const[], hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtpmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *const[], hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtpmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *const[], hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasComplex *, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtpmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasDoubleComplex *, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtpmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, const hipComplex *, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtpmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, const hipDoubleComplex *, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasCtpsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZtpsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtpsv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZtpsv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtpsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasComplex *const[], hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtpsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasDoubleComplex *const[], hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtpsvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *const[], hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtpsvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *const[], hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtpsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasComplex *, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtpsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasDoubleComplex *, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtpsvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, const hipComplex *, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtpsvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, const hipDoubleComplex *, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasCtrmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZtrmv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrmv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtrmv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrmvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrmvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrmvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasCtrmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZtrmvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCtrsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZtrsv_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrsv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtrsv_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t, int64_t,
    const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrsvBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrsvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrsvBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrsvStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, hipblasDiagType_t,
    int64_t, const hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasCtrsvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZtrsvStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasAxpyEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, const void *,
    hipblasDatatype_t, int64_t, void *, hipblasDatatype_t, int64_t, hipblasDatatype_t);
hipblasStatus_t hipblasAxpyEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, const void *, hipDataType,
    int64_t, void *, hipDataType, int64_t, hipDataType);
hipblasStatus_t hipblasAxpyBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, const void *,
    hipblasDatatype_t, int64_t, void *, hipblasDatatype_t, int64_t, int64_t, hipblasDatatype_t);
hipblasStatus_t hipblasAxpyBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, const void *,
    hipDataType, int64_t, void *, hipDataType, int64_t, int64_t, hipDataType);
hipblasStatus_t hipblasAxpyStridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, const void *,
    hipblasDatatype_t, int64_t, hipblasStride, void *, hipblasDatatype_t, int64_t, hipblasStride, int64_t,
    hipblasDatatype_t);
hipblasStatus_t hipblasAxpyStridedBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, const void *,
    hipDataType, int64_t, hipblasStride, void *, hipDataType, int64_t, hipblasStride, int64_t, hipDataType);
hipblasStatus_t hipblasDotEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t, const void *,
    hipblasDatatype_t, int64_t, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotcEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t, const void *,
    hipblasDatatype_t, int64_t, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, const void *,
    hipDataType, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, const void *,
    hipDataType, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t, const void *,
    hipblasDatatype_t, int64_t, int64_t, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotcBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t, const void
    *, hipblasDatatype_t, int64_t, int64_t, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasDotBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, const void *,
    hipDataType, int64_t, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, const void *,
    hipDataType, int64_t, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotStridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t,
    hipblasStride, const void *, hipblasDatatype_t, int64_t, hipblasStride, int64_t, void *, hipblasDatatype_t,
    hipblasDatatype_t);
hipblasStatus_t hipblasDotcStridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t,
    hipblasStride, const void *, hipblasDatatype_t, int64_t, hipblasStride, int64_t, void *, hipblasDatatype_t,
    hipblasDatatype_t);
hipblasStatus_t hipblasDotStridedBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t,
    hipblasStride, const void *, hipDataType, int64_t, hipblasStride, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasDotcStridedBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t,
    hipblasStride, const void *, hipDataType, int64_t, hipblasStride, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasNrm2Ex_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t, void *,
    hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasNrm2Ex_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, void *, hipDataType,
    hipDataType);
hipblasStatus_t hipblasNrm2BatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t, int64_t,
    void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasNrm2BatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t, int64_t, void
    *, hipDataType, hipDataType);
hipblasStatus_t hipblasNrm2StridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, int64_t,
    hipblasStride, int64_t, void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasNrm2StridedBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, int64_t,
    hipblasStride, int64_t, void *, hipDataType, hipDataType);
hipblasStatus_t hipblasRotEx_64(hipblasHandle_t, int64_t, void *, hipblasDatatype_t, int64_t, void *, hipblasDatatype_t,
    int64_t, const void *, const void *, hipblasDatatype_t, hipblasDatatype_t);
hipblasStatus_t hipblasRotEx_v2_64(hipblasHandle_t, int64_t, void *, hipDataType, int64_t, void *, hipDataType, int64_t,
    const void *, const void *, hipDataType, hipDataType);
hipblasStatus_t hipblasRotBatchedEx_64(hipblasHandle_t, int64_t, void *, hipblasDatatype_t, int64_t, void *,
    hipblasDatatype_t, int64_t, const void *, const void *, hipblasDatatype_t, int64_t, hipblasDatatype_t);
hipblasStatus_t hipblasRotBatchedEx_v2_64(hipblasHandle_t, int64_t, void *, hipDataType, int64_t, void *, hipDataType,
    int64_t, const void *, const void *, hipDataType, int64_t, hipDataType);
hipblasStatus_t hipblasRotStridedBatchedEx_64(hipblasHandle_t, int64_t, void *, hipblasDatatype_t, int64_t,
    hipblasStride, void *, hipblasDatatype_t, int64_t, hipblasStride, const void *, const void *, hipblasDatatype_t,
    int64_t, hipblasDatatype_t);
hipblasStatus_t hipblasRotStridedBatchedEx_v2_64(hipblasHandle_t, int64_t, void *, hipDataType, int64_t, hipblasStride,
    void *, hipDataType, int64_t, hipblasStride, const void *, const void *, hipDataType, int64_t, hipDataType);
hipblasStatus_t hipblasScalEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, void *, hipblasDatatype_t,
    int64_t, hipblasDatatype_t);
hipblasStatus_t hipblasScalEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, void *, hipDataType, int64_t,
    hipDataType);
hipblasStatus_t hipblasScalBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, void *,
    hipblasDatatype_t, int64_t, int64_t, hipblasDatatype_t);
hipblasStatus_t hipblasScalBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, void *, hipDataType,
    int64_t, int64_t, hipDataType);
hipblasStatus_t hipblasScalStridedBatchedEx_64(hipblasHandle_t, int64_t, const void *, hipblasDatatype_t, void *,
    hipblasDatatype_t, int64_t, hipblasStride, int64_t, hipblasDatatype_t);
hipblasStatus_t hipblasScalStridedBatchedEx_v2_64(hipblasHandle_t, int64_t, const void *, hipDataType, void *,
    hipDataType, int64_t, hipblasStride, int64_t, hipDataType);
#endif
#if WAVEBRIDGE_ROCM >= 604 && WAVEBRIDGE_ROCM < 700
hipblasStatus_t hipblasCgemm_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *,
    hipblasComplex *, int64_t);
hipblasStatus_t hipblasZgemm_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgemm_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *,
    int64_t);
hipblasStatus_t hipblasZgemm_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const
    hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgemmBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t,
    const hipblasComplex *, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgemmBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex
    *const[], int64_t, const hipblasDoubleComplex *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgemmBatched_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const
    hipComplex *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgemmBatched_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[],
    int64_t, const hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgemmStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipblasComplex *, const hipblasComplex *, int64_t, long long, const hipblasComplex *, int64_t, long
    long, const hipblasComplex *, hipblasComplex *, int64_t, long long, int64_t);
hipblasStatus_t hipblasZgemmStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, long long, const hipblasDoubleComplex
    *, int64_t, long long, const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, long long, int64_t);
hipblasStatus_t hipblasCgemmStridedBatched_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t, long long, const hipComplex *, int64_t, long
    long, const hipComplex *, hipComplex *, int64_t, long long, int64_t);
hipblasStatus_t hipblasZgemmStridedBatched_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, long long, const hipDoubleComplex *,
    int64_t, long long, const hipDoubleComplex *, hipDoubleComplex *, int64_t, long long, int64_t);
hipblasStatus_t hipblasCherk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const float *,
    const hipblasComplex *, int64_t, const float *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZherk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const double
    *, const hipblasDoubleComplex *, int64_t, const double *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCherk_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const float
    *, const hipComplex *, int64_t, const float *, hipComplex *, int64_t);
hipblasStatus_t hipblasZherk_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    double *, const hipDoubleComplex *, int64_t, const double *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCherkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    float *, const hipblasComplex *const[], int64_t, const float *, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    double *, const hipblasDoubleComplex *const[], int64_t, const double *, hipblasDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCherkBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const float *, const hipComplex *const[], int64_t, const float *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherkBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const double *, const hipDoubleComplex *const[], int64_t, const double *, hipDoubleComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasCherkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const float *, const hipblasComplex *, int64_t, hipblasStride, const float *, hipblasComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZherkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const double *, const hipblasDoubleComplex *, int64_t, hipblasStride, const double *, hipblasDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCherkStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const float *, const hipComplex *, int64_t, hipblasStride, const float *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZherkStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const double *, const hipDoubleComplex *, int64_t, hipblasStride, const double *, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCherkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const float *, hipblasComplex *,
    int64_t);
hipblasStatus_t hipblasZherkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const double
    *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCherkx_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const float *, hipComplex *, int64_t);
hipblasStatus_t hipblasZherkx_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const double *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCherkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const float *,
    hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t,
    const double *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCherkxBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const float *,
    hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZherkxBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    double *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCherkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t,
    hipblasStride, const float *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZherkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    int64_t, hipblasStride, const double *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCherkxStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride,
    const float *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZherkxStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    int64_t, hipblasStride, const double *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCher2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const float *, hipblasComplex *,
    int64_t);
hipblasStatus_t hipblasZher2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const double
    *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCher2k_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const float *, hipComplex *, int64_t);
hipblasStatus_t hipblasZher2k_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const double *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCher2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const float *,
    hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZher2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t,
    const double *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCher2kBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const float *,
    hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZher2kBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    double *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCher2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t,
    hipblasStride, const float *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZher2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    int64_t, hipblasStride, const double *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCher2kStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride,
    const float *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZher2kStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    int64_t, hipblasStride, const double *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsymm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *,
    hipblasComplex *, int64_t);
hipblasStatus_t hipblasZsymm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsymm_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsymm_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsymmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const
    hipblasComplex *, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsymmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t,
    const hipblasDoubleComplex *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsymmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsymmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsymmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t,
    hipblasStride, const hipblasComplex *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsymmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    int64_t, hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsymmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsymmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    int64_t, hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyrk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZsyrk_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, hipblasDoubleComplex *,
    int64_t);
hipblasStatus_t hipblasCsyrk_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyrk_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyrkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *, hipblasComplex *const[], int64_t,
    int64_t);
hipblasStatus_t hipblasZsyrkBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *,
    hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyrkBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *const[], int64_t, const hipComplex *, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyrkBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *, hipDoubleComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyrkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, hipblasComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrkStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyrkStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, hipComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrkStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyr2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *,
    hipblasComplex *, int64_t);
hipblasStatus_t hipblasZsyr2k_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyr2k_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyr2k_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyr2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const
    hipblasComplex *, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyr2kBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t,
    const hipblasDoubleComplex *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyr2kBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *,
    hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyr2kBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyr2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t,
    hipblasStride, const hipblasComplex *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyr2kStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    int64_t, hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyr2kStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyr2kStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    int64_t, hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyrkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *,
    hipblasComplex *, int64_t);
hipblasStatus_t hipblasZsyrkx_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyrkx_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZsyrkx_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCsyrkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const
    hipblasComplex *, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyrkxBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t,
    const hipblasDoubleComplex *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyrkxBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *,
    hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZsyrkxBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCsyrkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t,
    hipblasStride, const hipblasComplex *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrkxStridedBatched_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    int64_t, hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCsyrkxStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZsyrkxStridedBatched_v2_64(hipblasHandle_t, hipblasFillMode_t, hipblasOperation_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    int64_t, hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgeam_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, const hipblasComplex *, int64_t,
    hipblasComplex *, int64_t);
hipblasStatus_t hipblasZgeam_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgeam_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZgeam_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCgeamBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *, const hipblasComplex *const[],
    int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgeamBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *, const
    hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgeamBatched_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    const hipComplex *, const hipComplex *const[], int64_t, const hipComplex *, const hipComplex *const[], int64_t,
    hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZgeamBatched_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *, const hipDoubleComplex
    *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCgeamStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, const hipblasComplex
    *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgeamStridedBatched_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    const hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCgeamStridedBatched_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, const hipComplex *,
    int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZgeamStridedBatched_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, const
    hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChemm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex *, int64_t, const hipblasComplex *,
    hipblasComplex *, int64_t);
hipblasStatus_t hipblasZhemm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasChemm_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t, const hipComplex *, hipComplex *, int64_t);
hipblasStatus_t hipblasZhemm_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *, int64_t, const hipDoubleComplex *, int64_t, const hipDoubleComplex *,
    hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasChemmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasComplex *, const hipblasComplex *const[], int64_t, const hipblasComplex *const[], int64_t, const
    hipblasComplex *, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZhemmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t, const hipblasDoubleComplex *const[], int64_t,
    const hipblasDoubleComplex *, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChemmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipComplex *, const hipComplex *const[], int64_t, const hipComplex *const[], int64_t, const hipComplex *, hipComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZhemmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t, const
    hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasChemmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const hipblasComplex *, int64_t,
    hipblasStride, const hipblasComplex *, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhemmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t, int64_t,
    const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *,
    int64_t, hipblasStride, const hipblasDoubleComplex *, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasChemmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t,
    int64_t, const hipComplex *, const hipComplex *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride,
    const hipComplex *, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZhemmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, int64_t,
    int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *,
    int64_t, hipblasStride, const hipDoubleComplex *, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtrmm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex *, int64_t, const hipblasComplex
    *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZtrmm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t, const
    hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrmm_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t, const hipComplex *, int64_t,
    hipComplex *, int64_t);
hipblasStatus_t hipblasZtrmm_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, const
    hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrmmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex *const[], int64_t, const
    hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrmmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t,
    const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrmmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *const[], int64_t, const hipComplex
    *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrmmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t, const
    hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride, const
    hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t,
    hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasCtrmmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t,
    hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrmmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *,
    int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *, int64_t,
    hipblasStride, int64_t);
hipblasStatus_t hipblasCtrsm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex *, int64_t, hipblasComplex *,
    int64_t);
hipblasStatus_t hipblasZtrsm_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t,
    hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCtrsm_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZtrsm_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *, int64_t, hipDoubleComplex
    *, int64_t);
hipblasStatus_t hipblasCtrsmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex *const[], int64_t, hipblasComplex
    *const[], int64_t, int64_t);
hipblasStatus_t hipblasZtrsmBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int64_t,
    hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrsmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *const[], int64_t, hipComplex *const[],
    int64_t, int64_t);
hipblasStatus_t hipblasZtrsmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *const[], int64_t,
    hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCtrsmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasComplex *, const hipblasComplex *, int64_t, hipblasStride,
    hipblasComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrsmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int64_t, int64_t, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int64_t,
    hipblasStride, hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCtrsmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int64_t, int64_t, const hipComplex *, const hipComplex *, int64_t,
    hipblasStride, hipComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasZtrsmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int64_t, int64_t, const hipDoubleComplex *, const hipDoubleComplex *,
    int64_t, hipblasStride, hipDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCdgmm_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipblasComplex *, int64_t,
    const hipblasComplex *, int64_t, hipblasComplex *, int64_t);
hipblasStatus_t hipblasZdgmm_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipblasDoubleComplex *,
    int64_t, const hipblasDoubleComplex *, int64_t, hipblasDoubleComplex *, int64_t);
hipblasStatus_t hipblasCdgmm_v2_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipComplex *, int64_t,
    const hipComplex *, int64_t, hipComplex *, int64_t);
hipblasStatus_t hipblasZdgmm_v2_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipDoubleComplex *,
    int64_t, const hipDoubleComplex *, int64_t, hipDoubleComplex *, int64_t);
hipblasStatus_t hipblasCdgmmBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipblasComplex
    *const[], int64_t, const hipblasComplex *const[], int64_t, hipblasComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZdgmmBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipblasDoubleComplex
    *const[], int64_t, const hipblasDoubleComplex *const[], int64_t, hipblasDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCdgmmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipComplex
    *const[], int64_t, const hipComplex *const[], int64_t, hipComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasZdgmmBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipDoubleComplex
    *const[], int64_t, const hipDoubleComplex *const[], int64_t, hipDoubleComplex *const[], int64_t, int64_t);
hipblasStatus_t hipblasCdgmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipblasComplex
    *, int64_t, hipblasStride, const hipblasComplex *, int64_t, hipblasStride, hipblasComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZdgmmStridedBatched_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const
    hipblasDoubleComplex *, int64_t, hipblasStride, const hipblasDoubleComplex *, int64_t, hipblasStride,
    hipblasDoubleComplex *, int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasCdgmmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const hipComplex
    *, int64_t, hipblasStride, const hipComplex *, int64_t, hipblasStride, hipComplex *, int64_t, hipblasStride,
    int64_t);
hipblasStatus_t hipblasZdgmmStridedBatched_v2_64(hipblasHandle_t, hipblasSideMode_t, int64_t, int64_t, const
    hipDoubleComplex *, int64_t, hipblasStride, const hipDoubleComplex *, int64_t, hipblasStride, hipDoubleComplex *,
    int64_t, hipblasStride, int64_t);
hipblasStatus_t hipblasGemmEx_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const void *, const void *, hipblasDatatype_t, int64_t, const void *, hipblasDatatype_t, int64_t, const void *, void
    *, hipblasDatatype_t, int64_t, hipblasDatatype_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmEx_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t, int64_t,
    const void *, const void *, hipDataType, int64_t, const void *, hipDataType, int64_t, const void *, void *,
    hipDataType, int64_t, hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmExWithFlags_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const void *, const void *, hipblasDatatype_t, int64_t, const void *, hipblasDatatype_t, int64_t, const
    void *, void *, hipblasDatatype_t, int64_t, hipblasDatatype_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmExWithFlags_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const void *, const void *, hipDataType, int64_t, const void *, hipDataType, int64_t, const void *, void *,
    hipDataType, int64_t, hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmBatchedEx_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const void *, const void *[], hipblasDatatype_t, int64_t, const void *[], hipblasDatatype_t, int64_t, const
    void *, void *[], hipblasDatatype_t, int64_t, int64_t, hipblasDatatype_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmBatchedEx_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t, int64_t,
    int64_t, const void *, const void *[], hipDataType, int64_t, const void *[], hipDataType, int64_t, const void *,
    void *[], hipDataType, int64_t, int64_t, hipblasComputeType_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmBatchedExWithFlags_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, int64_t, const void *, const void *[], hipblasDatatype_t, int64_t, const void *[], hipblasDatatype_t,
    int64_t, const void *, void *[], hipblasDatatype_t, int64_t, int64_t, hipblasDatatype_t, hipblasGemmAlgo_t,
    hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmBatchedExWithFlags_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, int64_t, const void *, const void *[], hipDataType, int64_t, const void *[], hipDataType, int64_t, const
    void *, void *[], hipDataType, int64_t, int64_t, hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmStridedBatchedEx_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, int64_t, const void *, const void *, hipblasDatatype_t, int64_t, hipblasStride, const void *,
    hipblasDatatype_t, int64_t, hipblasStride, const void *, void *, hipblasDatatype_t, int64_t, hipblasStride, int64_t,
    hipblasDatatype_t, hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmStridedBatchedEx_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int64_t,
    int64_t, int64_t, const void *, const void *, hipDataType, int64_t, hipblasStride, const void *, hipDataType,
    int64_t, hipblasStride, const void *, void *, hipDataType, int64_t, hipblasStride, int64_t, hipblasComputeType_t,
    hipblasGemmAlgo_t);
hipblasStatus_t hipblasGemmStridedBatchedExWithFlags_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t,
    int64_t, int64_t, int64_t, const void *, const void *, hipblasDatatype_t, int64_t, hipblasStride, const void *,
    hipblasDatatype_t, int64_t, hipblasStride, const void *, void *, hipblasDatatype_t, int64_t, hipblasStride, int64_t,
    hipblasDatatype_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
hipblasStatus_t hipblasGemmStridedBatchedExWithFlags_v2_64(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t,
    int64_t, int64_t, int64_t, const void *, const void *, hipDataType, int64_t, hipblasStride, const void *,
    hipDataType, int64_t, hipblasStride, const void *, void *, hipDataType, int64_t, hipblasStride, int64_t,
    hipblasComputeType_t, hipblasGemmAlgo_t, hipblasGemmFlags_t);
#endif
#if WAVEBRIDGE_ROCM < 600
hipblasStatus_t hipblasStrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *, int, float *, int);
hipblasStatus_t hipblasDtrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *, int, double *, int);
hipblasStatus_t hipblasCtrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *, int, hipblasComplex *, int);
hipblasStatus_t hipblasZtrmm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasDoubleComplex
    *, int);
hipblasStatus_t hipblasStrmmOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *, int, const float *, int, float *, int);
hipblasStatus_t hipblasDtrmmOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *, int, const double *, int, double *, int);
hipblasStatus_t hipblasCtrmmOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *, int, const hipblasComplex *, int,
    hipblasComplex *, int);
hipblasStatus_t hipblasZtrmmOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int, const
    hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
hipblasStatus_t hipblasStrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *const[], int, float *const[], int, int);
hipblasStatus_t hipblasDtrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *const[], int, double *const[], int, int);
hipblasStatus_t hipblasCtrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *const[], int, hipblasComplex *const[],
    int, int);
hipblasStatus_t hipblasZtrmmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int,
    hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasStrmmBatchedOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *const[], int, const float *const[], int, float *const[],
    int, int);
hipblasStatus_t hipblasDtrmmBatchedOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *const[], int, const double *const[], int, double
    *const[], int, int);
hipblasStatus_t hipblasCtrmmBatchedOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *const[], int, const hipblasComplex
    *const[], int, hipblasComplex *const[], int, int);
hipblasStatus_t hipblasZtrmmBatchedOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *const[], int, const
    hipblasDoubleComplex *const[], int, hipblasDoubleComplex *const[], int, int);
hipblasStatus_t hipblasStrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const float *, const float *, int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const double *, const double *, int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *, int, hipblasStride, hipblasComplex *,
    int, hipblasStride, int);
hipblasStatus_t hipblasZtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,
    hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int, hipblasStride,
    hipblasDoubleComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasStrmmStridedBatchedOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int, int, const float *, const float *, int, hipblasStride, const float *,
    int, hipblasStride, float *, int, hipblasStride, int);
hipblasStatus_t hipblasDtrmmStridedBatchedOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int, int, const double *, const double *, int, hipblasStride, const double *,
    int, hipblasStride, double *, int, hipblasStride, int);
hipblasStatus_t hipblasCtrmmStridedBatchedOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int, int, const hipblasComplex *, const hipblasComplex *, int, hipblasStride,
    const hipblasComplex *, int, hipblasStride, hipblasComplex *, int, hipblasStride, int);
hipblasStatus_t hipblasZtrmmStridedBatchedOutofplace(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, hipblasDiagType_t, int, int, const hipblasDoubleComplex *, const hipblasDoubleComplex *, int,
    hipblasStride, const hipblasDoubleComplex *, int, hipblasStride, hipblasDoubleComplex *, int, hipblasStride, int);
#endif
