// cuBLASXt: functions of releases 12.9, 11.8, 13.5.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "cublas_xt_types.h"

cublasStatus_t cublasXtCreate(cublasXtHandle_t *);
cublasStatus_t cublasXtDestroy(cublasXtHandle_t);
cublasStatus_t cublasXtGetNumBoards(int, int[], int *);
cublasStatus_t cublasXtMaxBoards(int *);
cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t, int, int[]);
cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t, int);
cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t, int *);
cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t, cublasXtPinnedMemMode_t *);
cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t, cublasXtPinnedMemMode_t);
cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t, cublasXtBlasOp_t, cublasXtOpType_t, void *);
cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t, cublasXtBlasOp_t, cublasXtOpType_t, float);
cublasStatus_t cublasXtSgemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t, const float
    *, const float *, size_t, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDgemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t, const
    double *, const double *, size_t, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCgemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t, const
    cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZgemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t, const
    cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *,
    cuDoubleComplex *, size_t);
cublasStatus_t cublasXtSsyrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const float *, const
    float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDsyrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const double *,
    const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCsyrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *,
    const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZsyrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const
    cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtCherk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const float *, const
    cuComplex *, size_t, const float *, cuComplex *, size_t);
cublasStatus_t cublasXtZherk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const double *,
    const cuDoubleComplex *, size_t, const double *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const float *,
    const float *, size_t, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const double *,
    const double *, size_t, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *,
    const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const
    cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *,
    cuDoubleComplex *, size_t);
cublasStatus_t cublasXtCherkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *,
    const cuComplex *, size_t, const cuComplex *, size_t, const float *, cuComplex *, size_t);
cublasStatus_t cublasXtZherkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const
    cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const double *, cuDoubleComplex
    *, size_t);
cublasStatus_t cublasXtStrsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    size_t, size_t, const float *, const float *, size_t, float *, size_t);
cublasStatus_t cublasXtDtrsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    size_t, size_t, const double *, const double *, size_t, double *, size_t);
cublasStatus_t cublasXtCtrsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    size_t, size_t, const cuComplex *, const cuComplex *, size_t, cuComplex *, size_t);
cublasStatus_t cublasXtZtrsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtSsymm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const float *, const
    float *, size_t, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDsymm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const double *, const
    double *, size_t, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCsymm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuComplex *,
    const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZsymm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuDoubleComplex
    *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *,
    size_t);
cublasStatus_t cublasXtChemm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuComplex *,
    const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZhemm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuDoubleComplex
    *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *,
    size_t);
cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const float *,
    const float *, size_t, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const double *,
    const double *, size_t, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *,
    const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const
    cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *,
    cuDoubleComplex *, size_t);
cublasStatus_t cublasXtCher2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *,
    const cuComplex *, size_t, const cuComplex *, size_t, const float *, cuComplex *, size_t);
cublasStatus_t cublasXtZher2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const
    cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const double *, cuDoubleComplex
    *, size_t);
cublasStatus_t cublasXtSspmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const float *, const
    float *, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDspmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const double *, const
    double *, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCspmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuComplex *,
    const cuComplex *, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZspmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuDoubleComplex
    *, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtStrmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    size_t, size_t, const float *, const float *, size_t, const float *, size_t, float *, size_t);
cublasStatus_t cublasXtDtrmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    size_t, size_t, const double *, const double *, size_t, const double *, size_t, double *, size_t);
cublasStatus_t cublasXtCtrmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, cuComplex *, size_t);
cublasStatus_t cublasXtZtrmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t,
    cuDoubleComplex *, size_t);
