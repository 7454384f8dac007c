// cuBLAS's first interface: functions of releases 12.9, 11.8, 13.5.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "cublas_legacy_types.h"

cublasStatus_t cublasCreate_v2(cublasHandle_t *);
cublasStatus_t cublasDestroy_v2(cublasHandle_t);
cublasStatus_t cublasGetVersion_v2(cublasHandle_t, int *);
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t, void *, size_t);
cublasStatus_t cublasSetStream_v2(cublasHandle_t, cudaStream_t);
cublasStatus_t cublasGetStream_v2(cublasHandle_t, cudaStream_t *);
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t, cublasPointerMode_t *);
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t, cublasPointerMode_t);
cublasStatus_t cublasSnrm2_v2(cublasHandle_t, int, const float *, int, float *);
cublasStatus_t cublasDnrm2_v2(cublasHandle_t, int, const double *, int, double *);
cublasStatus_t cublasScnrm2_v2(cublasHandle_t, int, const cuComplex *, int, float *);
cublasStatus_t cublasDznrm2_v2(cublasHandle_t, int, const cuDoubleComplex *, int, double *);
cublasStatus_t cublasSdot_v2(cublasHandle_t, int, const float *, int, const float *, int, float *);
cublasStatus_t cublasDdot_v2(cublasHandle_t, int, const double *, int, const double *, int, double *);
cublasStatus_t cublasCdotu_v2(cublasHandle_t, int, const cuComplex *, int, const cuComplex *, int, cuComplex *);
cublasStatus_t cublasCdotc_v2(cublasHandle_t, int, const cuComplex *, int, const cuComplex *, int, cuComplex *);
cublasStatus_t cublasZdotu_v2(cublasHandle_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex *);
cublasStatus_t cublasZdotc_v2(cublasHandle_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex *);
cublasStatus_t cublasSscal_v2(cublasHandle_t, int, const float *, float *, int);
cublasStatus_t cublasDscal_v2(cublasHandle_t, int, const double *, double *, int);
cublasStatus_t cublasCscal_v2(cublasHandle_t, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasCsscal_v2(cublasHandle_t, int, const float *, cuComplex *, int);
cublasStatus_t cublasZscal_v2(cublasHandle_t, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasZdscal_v2(cublasHandle_t, int, const double *, cuDoubleComplex *, int);
cublasStatus_t cublasSaxpy_v2(cublasHandle_t, int, const float *, const float *, int, float *, int);
cublasStatus_t cublasDaxpy_v2(cublasHandle_t, int, const double *, const double *, int, double *, int);
cublasStatus_t cublasCaxpy_v2(cublasHandle_t, int, const cuComplex *, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZaxpy_v2(cublasHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int,
    cuDoubleComplex *, int);
cublasStatus_t cublasScopy_v2(cublasHandle_t, int, const float *, int, float *, int);
cublasStatus_t cublasDcopy_v2(cublasHandle_t, int, const double *, int, double *, int);
cublasStatus_t cublasCcopy_v2(cublasHandle_t, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZcopy_v2(cublasHandle_t, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasSswap_v2(cublasHandle_t, int, float *, int, float *, int);
cublasStatus_t cublasDswap_v2(cublasHandle_t, int, double *, int, double *, int);
cublasStatus_t cublasCswap_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZswap_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasIsamax_v2(cublasHandle_t, int, const float *, int, int *);
cublasStatus_t cublasIdamax_v2(cublasHandle_t, int, const double *, int, int *);
cublasStatus_t cublasIcamax_v2(cublasHandle_t, int, const cuComplex *, int, int *);
cublasStatus_t cublasIzamax_v2(cublasHandle_t, int, const cuDoubleComplex *, int, int *);
cublasStatus_t cublasIsamin_v2(cublasHandle_t, int, const float *, int, int *);
cublasStatus_t cublasIdamin_v2(cublasHandle_t, int, const double *, int, int *);
cublasStatus_t cublasIcamin_v2(cublasHandle_t, int, const cuComplex *, int, int *);
cublasStatus_t cublasIzamin_v2(cublasHandle_t, int, const cuDoubleComplex *, int, int *);
cublasStatus_t cublasSasum_v2(cublasHandle_t, int, const float *, int, float *);
cublasStatus_t cublasDasum_v2(cublasHandle_t, int, const double *, int, double *);
cublasStatus_t cublasScasum_v2(cublasHandle_t, int, const cuComplex *, int, float *);
cublasStatus_t cublasDzasum_v2(cublasHandle_t, int, const cuDoubleComplex *, int, double *);
cublasStatus_t cublasSrot_v2(cublasHandle_t, int, float *, int, float *, int, const float *, const float *);
cublasStatus_t cublasDrot_v2(cublasHandle_t, int, double *, int, double *, int, const double *, const double *);
cublasStatus_t cublasCrot_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int, const float *, const cuComplex *);
cublasStatus_t cublasCsrot_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int, const float *, const float *);
cublasStatus_t cublasZrot_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, const double *, const
    cuDoubleComplex *);
cublasStatus_t cublasZdrot_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, const double *, const
    double *);
cublasStatus_t cublasSrotg_v2(cublasHandle_t, float *, float *, float *, float *);
cublasStatus_t cublasDrotg_v2(cublasHandle_t, double *, double *, double *, double *);
cublasStatus_t cublasCrotg_v2(cublasHandle_t, cuComplex *, cuComplex *, float *, cuComplex *);
cublasStatus_t cublasZrotg_v2(cublasHandle_t, cuDoubleComplex *, cuDoubleComplex *, double *, cuDoubleComplex *);
cublasStatus_t cublasSrotm_v2(cublasHandle_t, int, float *, int, float *, int, const float *);
cublasStatus_t cublasDrotm_v2(cublasHandle_t, int, double *, int, double *, int, const double *);
cublasStatus_t cublasSrotmg_v2(cublasHandle_t, float *, float *, float *, const float *, float *);
cublasStatus_t cublasDrotmg_v2(cublasHandle_t, double *, double *, double *, const double *, double *);
cublasStatus_t cublasSgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const float *, const float *, int, const
    float *, int, const float *, float *, int);
cublasStatus_t cublasDgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const double *, const double *, int, const
    double *, int, const double *, double *, int);
cublasStatus_t cublasCgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int,
    const cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const cuDoubleComplex *, const
    cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasSgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const float *, const float *, int,
    const float *, int, const float *, float *, int);
cublasStatus_t cublasDgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const double *, const double *,
    int, const double *, int, const double *, double *, int);
cublasStatus_t cublasCgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const cuComplex *, const cuComplex
    *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const cuDoubleComplex *, const
    cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasStrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *,
    int, float *, int);
cublasStatus_t cublasDtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double
    *, int, double *, int);
cublasStatus_t cublasCtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const
    cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const
    cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasStbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const
    float *, int, float *, int);
cublasStatus_t cublasDtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const
    double *, int, double *, int);
cublasStatus_t cublasCtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const
    cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const
    cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasStpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *,
    float *, int);
cublasStatus_t cublasDtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double
    *, double *, int);
cublasStatus_t cublasCtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const
    cuComplex *, cuComplex *, int);
cublasStatus_t cublasZtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const
    cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasStrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *,
    int, float *, int);
cublasStatus_t cublasDtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double
    *, int, double *, int);
cublasStatus_t cublasCtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const
    cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const
    cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasStpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *,
    float *, int);
cublasStatus_t cublasDtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double
    *, double *, int);
cublasStatus_t cublasCtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const
    cuComplex *, cuComplex *, int);
cublasStatus_t cublasZtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const
    cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasStbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const
    float *, int, float *, int);
cublasStatus_t cublasDtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const
    double *, int, double *, int);
cublasStatus_t cublasCtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const
    cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const
    cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasSsymv_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *,
    int, const float *, float *, int);
cublasStatus_t cublasDsymv_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double
    *, int, const double *, double *, int);
cublasStatus_t cublasCsymv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const
    cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZsymv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
    int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasChemv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const
    cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZhemv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
    int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasSsbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const float *, const float *, int, const float
    *, int, const float *, float *, int);
cublasStatus_t cublasDsbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const double *, const double *, int, const
    double *, int, const double *, double *, int);
cublasStatus_t cublasChbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const cuComplex *, const cuComplex *, int,
    const cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZhbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const cuDoubleComplex *, const cuDoubleComplex
    *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasSspmv_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, const float *, int,
    const float *, float *, int);
cublasStatus_t cublasDspmv_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, const double *,
    int, const double *, double *, int);
cublasStatus_t cublasChpmv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, const
    cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZhpmv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
    const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasSger_v2(cublasHandle_t, int, int, const float *, const float *, int, const float *, int, float *,
    int);
cublasStatus_t cublasDger_v2(cublasHandle_t, int, int, const double *, const double *, int, const double *, int, double
    *, int);
cublasStatus_t cublasCgeru_v2(cublasHandle_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *,
    int, cuComplex *, int);
cublasStatus_t cublasCgerc_v2(cublasHandle_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *,
    int, cuComplex *, int);
cublasStatus_t cublasZgeru_v2(cublasHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const
    cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasZgerc_v2(cublasHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const
    cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasSsyr_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, float *, int);
cublasStatus_t cublasDsyr_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, double *, int);
cublasStatus_t cublasCsyr_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, cuComplex
    *, int);
cublasStatus_t cublasZsyr_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
    int, cuDoubleComplex *, int);
cublasStatus_t cublasCher_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const cuComplex *, int, cuComplex *,
    int);
cublasStatus_t cublasZher_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const cuDoubleComplex *, int,
    cuDoubleComplex *, int);
cublasStatus_t cublasSspr_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, float *);
cublasStatus_t cublasDspr_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, double *);
cublasStatus_t cublasChpr_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const cuComplex *, int, cuComplex *);
cublasStatus_t cublasZhpr_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const cuDoubleComplex *, int,
    cuDoubleComplex *);
cublasStatus_t cublasSsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *,
    int, float *, int);
cublasStatus_t cublasDsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double
    *, int, double *, int);
cublasStatus_t cublasCsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const
    cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
    int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasCher2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const
    cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZher2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
    int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasSspr2_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *,
    int, float *);
cublasStatus_t cublasDspr2_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double
    *, int, double *);
cublasStatus_t cublasChpr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const
    cuComplex *, int, cuComplex *);
cublasStatus_t cublasZhpr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
    int, const cuDoubleComplex *, int, cuDoubleComplex *);
cublasStatus_t cublasSgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const float *, const
    float *, int, const float *, int, const float *, float *, int);
cublasStatus_t cublasDgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const double *, const
    double *, int, const double *, int, const double *, double *, int);
cublasStatus_t cublasCgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *,
    const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuDoubleComplex
    *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasSsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const float
    *, int, const float *, float *, int);
cublasStatus_t cublasDsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const
    double *, int, const double *, double *, int);
cublasStatus_t cublasCsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const
    cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *,
    const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasCherk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const
    cuComplex *, int, const float *, cuComplex *, int);
cublasStatus_t cublasZherk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const
    cuDoubleComplex *, int, const double *, cuDoubleComplex *, int);
cublasStatus_t cublasSsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const float
    *, int, const float *, int, const float *, float *, int);
cublasStatus_t cublasDsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const
    double *, int, const double *, int, const double *, double *, int);
cublasStatus_t cublasCsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const
    cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *,
    const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasCher2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const
    cuComplex *, int, const cuComplex *, int, const float *, cuComplex *, int);
cublasStatus_t cublasZher2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *,
    const cuDoubleComplex *, int, const cuDoubleComplex *, int, const double *, cuDoubleComplex *, int);
cublasStatus_t cublasSsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const float *, const float
    *, int, const float *, int, const float *, float *, int);
cublasStatus_t cublasDsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const double *, const double
    *, int, const double *, int, const double *, double *, int);
cublasStatus_t cublasCsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuComplex *, const
    cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuDoubleComplex *,
    const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasChemm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuComplex *, const
    cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int);
cublasStatus_t cublasZhemm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuDoubleComplex *,
    const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int);
cublasStatus_t cublasStrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    int, int, const float *, const float *, int, float *, int);
cublasStatus_t cublasDtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    int, int, const double *, const double *, int, double *, int);
cublasStatus_t cublasCtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    int, int, const cuComplex *, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex *, int);
cublasStatus_t cublasStrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    int, int, const float *, const float *, int, const float *, int, float *, int);
cublasStatus_t cublasDtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    int, int, const double *, const double *, int, const double *, int, double *, int);
cublasStatus_t cublasCtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
cublasStatus_t cublasZtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,
    int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *,
    int);
cublasStatus_t cublasInit();
cublasStatus_t cublasShutdown();
cublasStatus_t cublasGetError();
cublasStatus_t cublasGetVersion(int *);
cublasStatus_t cublasAlloc(int, int, void **);
cublasStatus_t cublasFree(void *);
cublasStatus_t cublasSetKernelStream(cudaStream_t);
float cublasSnrm2(int, const float *, int);
double cublasDnrm2(int, const double *, int);
float cublasScnrm2(int, const cuComplex *, int);
double cublasDznrm2(int, const cuDoubleComplex *, int);
float cublasSdot(int, const float *, int, const float *, int);
double cublasDdot(int, const double *, int, const double *, int);
cuComplex cublasCdotu(int, const cuComplex *, int, const cuComplex *, int);
cuComplex cublasCdotc(int, const cuComplex *, int, const cuComplex *, int);
cuDoubleComplex cublasZdotu(int, const cuDoubleComplex *, int, const cuDoubleComplex *, int);
cuDoubleComplex cublasZdotc(int, const cuDoubleComplex *, int, const cuDoubleComplex *, int);
void cublasSscal(int, float, float *, int);
void cublasDscal(int, double, double *, int);
void cublasCscal(int, cuComplex, cuComplex *, int);
void cublasZscal(int, cuDoubleComplex, cuDoubleComplex *, int);
void cublasCsscal(int, float, cuComplex *, int);
void cublasZdscal(int, double, cuDoubleComplex *, int);
void cublasSaxpy(int, float, const float *, int, float *, int);
void cublasDaxpy(int, double, const double *, int, double *, int);
void cublasCaxpy(int, cuComplex, const cuComplex *, int, cuComplex *, int);
void cublasZaxpy(int, cuDoubleComplex, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasScopy(int, const float *, int, float *, int);
void cublasDcopy(int, const double *, int, double *, int);
void cublasCcopy(int, const cuComplex *, int, cuComplex *, int);
void cublasZcopy(int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasSswap(int, float *, int, float *, int);
void cublasDswap(int, double *, int, double *, int);
void cublasCswap(int, cuComplex *, int, cuComplex *, int);
void cublasZswap(int, cuDoubleComplex *, int, cuDoubleComplex *, int);
int cublasIsamax(int, const float *, int);
int cublasIdamax(int, const double *, int);
int cublasIcamax(int, const cuComplex *, int);
int cublasIzamax(int, const cuDoubleComplex *, int);
int cublasIsamin(int, const float *, int);
int cublasIdamin(int, const double *, int);
int cublasIcamin(int, const cuComplex *, int);
int cublasIzamin(int, const cuDoubleComplex *, int);
float cublasSasum(int, const float *, int);
double cublasDasum(int, const double *, int);
float cublasScasum(int, const cuComplex *, int);
double cublasDzasum(int, const cuDoubleComplex *, int);
void cublasSrot(int, float *, int, float *, int, float, float);
void cublasDrot(int, double *, int, double *, int, double, double);
void cublasCrot(int, cuComplex *, int, cuComplex *, int, float, cuComplex);
void cublasZrot(int, cuDoubleComplex *, int, cuDoubleComplex *, int, double, cuDoubleComplex);
void cublasCsrot(int, cuComplex *, int, cuComplex *, int, float, float);
void cublasZdrot(int, cuDoubleComplex *, int, cuDoubleComplex *, int, double, double);
void cublasSrotg(float *, float *, float *, float *);
void cublasDrotg(double *, double *, double *, double *);
void cublasCrotg(cuComplex *, cuComplex, float *, cuComplex *);
void cublasZrotg(cuDoubleComplex *, cuDoubleComplex, double *, cuDoubleComplex *);
void cublasSrotm(int, float *, int, float *, int, const float *);
void cublasDrotm(int, double *, int, double *, int, const double *);
void cublasSrotmg(float *, float *, float *, const float *, float *);
void cublasDrotmg(double *, double *, double *, const double *, double *);
void cublasSgemv(char, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDgemv(char, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCgemv(char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex *,
    int);
void cublasZgemv(char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex, cuDoubleComplex *, int);
void cublasSgbmv(char, int, int, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDgbmv(char, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCgbmv(char, int, int, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex,
    cuComplex *, int);
void cublasZgbmv(char, int, int, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex, cuDoubleComplex *, int);
void cublasStrmv(char, char, char, int, const float *, int, float *, int);
void cublasDtrmv(char, char, char, int, const double *, int, double *, int);
void cublasCtrmv(char, char, char, int, const cuComplex *, int, cuComplex *, int);
void cublasZtrmv(char, char, char, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasStbmv(char, char, char, int, int, const float *, int, float *, int);
void cublasDtbmv(char, char, char, int, int, const double *, int, double *, int);
void cublasCtbmv(char, char, char, int, int, const cuComplex *, int, cuComplex *, int);
void cublasZtbmv(char, char, char, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasStpmv(char, char, char, int, const float *, float *, int);
void cublasDtpmv(char, char, char, int, const double *, double *, int);
void cublasCtpmv(char, char, char, int, const cuComplex *, cuComplex *, int);
void cublasZtpmv(char, char, char, int, const cuDoubleComplex *, cuDoubleComplex *, int);
void cublasStrsv(char, char, char, int, const float *, int, float *, int);
void cublasDtrsv(char, char, char, int, const double *, int, double *, int);
void cublasCtrsv(char, char, char, int, const cuComplex *, int, cuComplex *, int);
void cublasZtrsv(char, char, char, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasStpsv(char, char, char, int, const float *, float *, int);
void cublasDtpsv(char, char, char, int, const double *, double *, int);
void cublasCtpsv(char, char, char, int, const cuComplex *, cuComplex *, int);
void cublasZtpsv(char, char, char, int, const cuDoubleComplex *, cuDoubleComplex *, int);
void cublasStbsv(char, char, char, int, int, const float *, int, float *, int);
void cublasDtbsv(char, char, char, int, int, const double *, int, double *, int);
void cublasCtbsv(char, char, char, int, int, const cuComplex *, int, cuComplex *, int);
void cublasZtbsv(char, char, char, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasSsymv(char, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDsymv(char, int, double, const double *, int, const double *, int, double, double *, int);
void cublasChemv(char, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex *, int);
void cublasZhemv(char, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex, cuDoubleComplex *, int);
void cublasSsbmv(char, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDsbmv(char, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasChbmv(char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex *,
    int);
void cublasZhbmv(char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex, cuDoubleComplex *, int);
void cublasSspmv(char, int, float, const float *, const float *, int, float, float *, int);
void cublasDspmv(char, int, double, const double *, const double *, int, double, double *, int);
void cublasChpmv(char, int, cuComplex, const cuComplex *, const cuComplex *, int, cuComplex, cuComplex *, int);
void cublasZhpmv(char, int, cuDoubleComplex, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex,
    cuDoubleComplex *, int);
void cublasSger(int, int, float, const float *, int, const float *, int, float *, int);
void cublasDger(int, int, double, const double *, int, const double *, int, double *, int);
void cublasCgeru(int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
void cublasCgerc(int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
void cublasZgeru(int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex
    *, int);
void cublasZgerc(int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex
    *, int);
void cublasSsyr(char, int, float, const float *, int, float *, int);
void cublasDsyr(char, int, double, const double *, int, double *, int);
void cublasCher(char, int, float, const cuComplex *, int, cuComplex *, int);
void cublasZher(char, int, double, const cuDoubleComplex *, int, cuDoubleComplex *, int);
void cublasSspr(char, int, float, const float *, int, float *);
void cublasDspr(char, int, double, const double *, int, double *);
void cublasChpr(char, int, float, const cuComplex *, int, cuComplex *);
void cublasZhpr(char, int, double, const cuDoubleComplex *, int, cuDoubleComplex *);
void cublasSsyr2(char, int, float, const float *, int, const float *, int, float *, int);
void cublasDsyr2(char, int, double, const double *, int, const double *, int, double *, int);
void cublasCher2(char, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex *, int);
void cublasZher2(char, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex
    *, int);
void cublasSspr2(char, int, float, const float *, int, const float *, int, float *);
void cublasDspr2(char, int, double, const double *, int, const double *, int, double *);
void cublasChpr2(char, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex *);
void cublasZhpr2(char, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex
    *);
void cublasSgemm(char, char, int, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDgemm(char, char, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCgemm(char, char, int, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex,
    cuComplex *, int);
void cublasZgemm(char, char, int, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex, cuDoubleComplex *, int);
void cublasSsyrk(char, char, int, int, float, const float *, int, float, float *, int);
void cublasDsyrk(char, char, int, int, double, const double *, int, double, double *, int);
void cublasCsyrk(char, char, int, int, cuComplex, const cuComplex *, int, cuComplex, cuComplex *, int);
void cublasZsyrk(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, cuDoubleComplex, cuDoubleComplex
    *, int);
void cublasCherk(char, char, int, int, float, const cuComplex *, int, float, cuComplex *, int);
void cublasZherk(char, char, int, int, double, const cuDoubleComplex *, int, double, cuDoubleComplex *, int);
void cublasSsyr2k(char, char, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDsyr2k(char, char, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCsyr2k(char, char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex
    *, int);
void cublasZsyr2k(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex, cuDoubleComplex *, int);
void cublasCher2k(char, char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, float, cuComplex *,
    int);
void cublasZher2k(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    double, cuDoubleComplex *, int);
void cublasSsymm(char, char, int, int, float, const float *, int, const float *, int, float, float *, int);
void cublasDsymm(char, char, int, int, double, const double *, int, const double *, int, double, double *, int);
void cublasCsymm(char, char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex
    *, int);
void cublasZsymm(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex, cuDoubleComplex *, int);
void cublasChemm(char, char, int, int, cuComplex, const cuComplex *, int, const cuComplex *, int, cuComplex, cuComplex
    *, int);
void cublasZhemm(char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, const cuDoubleComplex *, int,
    cuDoubleComplex, cuDoubleComplex *, int);
void cublasStrsm(char, char, char, char, int, int, float, const float *, int, float *, int);
void cublasDtrsm(char, char, char, char, int, int, double, const double *, int, double *, int);
void cublasCtrsm(char, char, char, char, int, int, cuComplex, const cuComplex *, int, cuComplex *, int);
void cublasZtrsm(char, char, char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, cuDoubleComplex *,
    int);
void cublasStrmm(char, char, char, char, int, int, float, const float *, int, float *, int);
void cublasDtrmm(char, char, char, char, int, int, double, const double *, int, double *, int);
void cublasCtrmm(char, char, char, char, int, int, cuComplex, const cuComplex *, int, cuComplex *, int);
void cublasZtrmm(char, char, char, char, int, int, cuDoubleComplex, const cuDoubleComplex *, int, cuDoubleComplex *,
    int);
