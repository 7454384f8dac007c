// cuSPARSE: functions of releases 12.9, 11.8, 13.5.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "cusparse_types.h"

cusparseStatus_t cusparseCreate(cusparseHandle_t *);
cusparseStatus_t cusparseDestroy(cusparseHandle_t);
cusparseStatus_t cusparseGetVersion(cusparseHandle_t, int *);
cusparseStatus_t cusparseGetProperty(libraryPropertyType, int *);
const char * cusparseGetErrorName(cusparseStatus_t);
const char * cusparseGetErrorString(cusparseStatus_t);
cusparseStatus_t cusparseSetStream(cusparseHandle_t, cudaStream_t);
cusparseStatus_t cusparseGetStream(cusparseHandle_t, cudaStream_t *);
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t, cusparsePointerMode_t *);
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t, cusparsePointerMode_t);
cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t);
cusparseStatus_t cusparseLoggerSetFile(FILE *);
cusparseStatus_t cusparseLoggerOpenFile(const char *);
cusparseStatus_t cusparseLoggerSetLevel(int);
cusparseStatus_t cusparseLoggerSetMask(int);
cusparseStatus_t cusparseLoggerForceDisable();
cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *);
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t);
cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t, cusparseMatrixType_t);
cusparseMatrixType_t cusparseGetMatType(const cusparseMatDescr_t);
cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t, cusparseFillMode_t);
cusparseFillMode_t cusparseGetMatFillMode(const cusparseMatDescr_t);
cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t, cusparseDiagType_t);
cusparseDiagType_t cusparseGetMatDiagType(const cusparseMatDescr_t);
cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t, cusparseIndexBase_t);
cusparseIndexBase_t cusparseGetMatIndexBase(const cusparseMatDescr_t);
cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *);
cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t);
cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *);
cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t);
cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *);
cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t);
cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *);
cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t);
cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *);
cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t);
cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *);
cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t);
cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *);
cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t);
cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *);
cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t);
cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *);
cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t);
cusparseStatus_t cusparseSgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const float *, const float *, int, int,
    const float *, const int *, const float *, float *, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *);
cusparseStatus_t cusparseDgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const double *, const double *, int,
    int, const double *, const int *, const double *, double *, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *);
cusparseStatus_t cusparseCgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const cuComplex *, const cuComplex *,
    int, int, const cuComplex *, const int *, const cuComplex *, cuComplex *, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *);
cusparseStatus_t cusparseZgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const cuDoubleComplex *, const
    cuDoubleComplex *, int, int, const cuDoubleComplex *, const int *, const cuDoubleComplex *, cuDoubleComplex *,
    cusparseIndexBase_t, void *);
cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *);
cusparseStatus_t cusparseSbsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, const float
    *, const cusparseMatDescr_t, const float *, const int *, const int *, int, const float *, const float *, float *);
cusparseStatus_t cusparseDbsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, const double
    *, const cusparseMatDescr_t, const double *, const int *, const int *, int, const double *, const double *, double
    *);
cusparseStatus_t cusparseCbsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, const
    cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, const cuComplex *, const
    cuComplex *, cuComplex *);
cusparseStatus_t cusparseZbsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, const
    cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, const
    cuDoubleComplex *, const cuDoubleComplex *, cuDoubleComplex *);
cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, const
    float *, const cusparseMatDescr_t, const float *, const int *, const int *, const int *, const int *, int, const
    float *, const float *, float *);
cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, const
    double *, const cusparseMatDescr_t, const double *, const int *, const int *, const int *, const int *, int, const
    double *, const double *, double *);
cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, const
    cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const int *, const int *, int,
    const cuComplex *, const cuComplex *, cuComplex *);
cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, const
    cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const int *, const
    int *, int, const cuDoubleComplex *, const cuDoubleComplex *, cuDoubleComplex *);
cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t, bsrsv2Info_t, int *);
cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, float *, const int *, const int *, int, bsrsv2Info_t, int *);
cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, double *, const int *, const int *, int, bsrsv2Info_t, int *);
cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrsv2Info_t, int *);
cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, int *);
cusparseStatus_t cusparseSbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int,
    const cusparseMatDescr_t, float *, const int *, const int *, int, bsrsv2Info_t, size_t *);
cusparseStatus_t cusparseDbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int,
    const cusparseMatDescr_t, double *, const int *, const int *, int, bsrsv2Info_t, size_t *);
cusparseStatus_t cusparseCbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int,
    const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrsv2Info_t, size_t *);
cusparseStatus_t cusparseZbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int,
    const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, size_t *);
cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, const float *, const int *, const int *, int, bsrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, const double *, const int *, const int *, int, bsrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, bsrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, cusparseSolvePolicy_t,
    void *);
cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const float
    *, const cusparseMatDescr_t, const float *, const int *, const int *, int, bsrsv2Info_t, const float *, float *,
    cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    double *, const cusparseMatDescr_t, const double *, const int *, const int *, int, bsrsv2Info_t, const double *,
    double *, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, bsrsv2Info_t, const
    cuComplex *, cuComplex *, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const
    cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, bsrsv2Info_t,
    const cuDoubleComplex *, cuDoubleComplex *, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int,
    int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, const int, const
    float *, const int, const float *, float *, int);
cusparseStatus_t cusparseDbsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int,
    int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, const int, const
    double *, const int, const double *, double *, int);
cusparseStatus_t cusparseCbsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int,
    int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const int,
    const cuComplex *, const int, const cuComplex *, cuComplex *, int);
cusparseStatus_t cusparseZbsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int,
    int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *,
    const int, const cuDoubleComplex *, const int, const cuDoubleComplex *, cuDoubleComplex *, int);
cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t, bsrsm2Info_t, int *);
cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrsm2Info_t,
    int *);
cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrsm2Info_t,
    int *);
cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int,
    bsrsm2Info_t, int *);
cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int,
    bsrsm2Info_t, int *);
cusparseStatus_t cusparseSbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrsm2Info_t,
    size_t *);
cusparseStatus_t cusparseDbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrsm2Info_t,
    size_t *);
cusparseStatus_t cusparseCbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int,
    bsrsm2Info_t, size_t *);
cusparseStatus_t cusparseZbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int,
    bsrsm2Info_t, size_t *);
cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int,
    bsrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int,
    bsrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int,
    bsrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t,
    cusparseOperation_t, int, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *,
    int, bsrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t,
    int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, int, bsrsm2Info_t,
    const float *, int, float *, int, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t,
    int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, int,
    bsrsm2Info_t, const double *, int, double *, int, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t,
    int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int,
    bsrsm2Info_t, const cuComplex *, int, cuComplex *, int, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t,
    int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *,
    int, bsrsm2Info_t, const cuDoubleComplex *, int, cuDoubleComplex *, int, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, float *);
cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, double *);
cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, cuComplex *);
cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, cuDoubleComplex *);
cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t, csrilu02Info_t, int *);
cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int
    *, const int *, csrilu02Info_t, int *);
cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int
    *, const int *, csrilu02Info_t, int *);
cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const
    int *, const int *, csrilu02Info_t, int *);
cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *,
    const int *, const int *, csrilu02Info_t, int *);
cusparseStatus_t cusparseScsrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const
    int *, const int *, csrilu02Info_t, size_t *);
cusparseStatus_t cusparseDcsrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const
    int *, const int *, csrilu02Info_t, size_t *);
cusparseStatus_t cusparseCcsrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *,
    const int *, const int *, csrilu02Info_t, size_t *);
cusparseStatus_t cusparseZcsrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex
    *, const int *, const int *, csrilu02Info_t, size_t *);
cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const
    int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const
    int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *,
    const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex
    *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseScsrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *, const int
    *, csrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int *, const
    int *, csrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const
    int *, csrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *,
    const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, float *);
cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, double *);
cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, cuComplex *);
cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, cuDoubleComplex *);
cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t, bsrilu02Info_t, int *);
cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    float *, const int *, const int *, int, bsrilu02Info_t, int *);
cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    double *, const int *, const int *, int, bsrilu02Info_t, int *);
cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    cuComplex *, const int *, const int *, int, bsrilu02Info_t, int *);
cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    cuDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, int *);
cusparseStatus_t cusparseSbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, float *, const int *, const int *, int, bsrilu02Info_t, size_t *);
cusparseStatus_t cusparseDbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, double *, const int *, const int *, int, bsrilu02Info_t, size_t *);
cusparseStatus_t cusparseCbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrilu02Info_t, size_t *);
cusparseStatus_t cusparseZbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, size_t *);
cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    float *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    double *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    cuComplex *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    cuDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *,
    const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *,
    const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex
    *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    cuDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t, csric02Info_t, int *);
cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *,
    const int *, csric02Info_t, int *);
cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int
    *, const int *, csric02Info_t, int *);
cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const
    int *, const int *, csric02Info_t, int *);
cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *,
    const int *, const int *, csric02Info_t, int *);
cusparseStatus_t cusparseScsric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int
    *, const int *, csric02Info_t, size_t *);
cusparseStatus_t cusparseDcsric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const
    int *, const int *, csric02Info_t, size_t *);
cusparseStatus_t cusparseCcsric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const
    int *, const int *, csric02Info_t, size_t *);
cusparseStatus_t cusparseZcsric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *,
    const int *, const int *, csric02Info_t, size_t *);
cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const
    int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const
    int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *,
    const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex
    *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseScsric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *, const int
    *, csric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDcsric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int *, const int
    *, csric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCcsric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const
    int *, csric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZcsric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *,
    const int *, csric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t, bsric02Info_t, int *);
cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    float *, const int *, const int *, int, bsric02Info_t, int *);
cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    double *, const int *, const int *, int, bsric02Info_t, int *);
cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    cuComplex *, const int *, const int *, int, bsric02Info_t, int *);
cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    cuDoubleComplex *, const int *, const int *, int, bsric02Info_t, int *);
cusparseStatus_t cusparseSbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, float *, const int *, const int *, int, bsric02Info_t, size_t *);
cusparseStatus_t cusparseDbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, double *, const int *, const int *, int, bsric02Info_t, size_t *);
cusparseStatus_t cusparseCbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsric02Info_t, size_t *);
cusparseStatus_t cusparseZbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsric02Info_t, size_t *);
cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    const float *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    const double *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    const cuComplex *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    const cuDoubleComplex *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSbsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *,
    const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDbsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *,
    const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCbsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex
    *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZbsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t,
    cuDoubleComplex *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t, int, int, const float *, const float *, const float *,
    const float *, int, size_t *);
cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t, int, int, const double *, const double *, const double
    *, const double *, int, size_t *);
cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const
    cuComplex *, const cuComplex *, int, size_t *);
cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex
    *, const cuDoubleComplex *, const cuDoubleComplex *, int, size_t *);
cusparseStatus_t cusparseSgtsv2(cusparseHandle_t, int, int, const float *, const float *, const float *, float *, int,
    void *);
cusparseStatus_t cusparseDgtsv2(cusparseHandle_t, int, int, const double *, const double *, const double *, double *,
    int, void *);
cusparseStatus_t cusparseCgtsv2(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const cuComplex *,
    cuComplex *, int, void *);
cusparseStatus_t cusparseZgtsv2(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, const
    cuDoubleComplex *, cuDoubleComplex *, int, void *);
cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const float *, const float *, const
    float *, const float *, int, size_t *);
cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const double *, const double *, const
    double *, const double *, int, size_t *);
cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *,
    const cuComplex *, const cuComplex *, int, size_t *);
cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const
    cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, size_t *);
cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t, int, int, const float *, const float *, const float *, float
    *, int, void *);
cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t, int, int, const double *, const double *, const double *,
    double *, int, void *);
cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const
    cuComplex *, cuComplex *, int, void *);
cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *,
    const cuDoubleComplex *, cuDoubleComplex *, int, void *);
cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const float *, const float *, const
    float *, const float *, int, int, size_t *);
cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const double *, const double *, const
    double *, const double *, int, int, size_t *);
cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const cuComplex *, const cuComplex *,
    const cuComplex *, const cuComplex *, int, int, size_t *);
cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const cuDoubleComplex *, const
    cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, int, size_t *);
cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t, int, const float *, const float *, const float *, float *,
    int, int, void *);
cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t, int, const double *, const double *, const double *,
    double *, int, int, void *);
cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t, int, const cuComplex *, const cuComplex *, const cuComplex
    *, cuComplex *, int, int, void *);
cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *,
    const cuDoubleComplex *, cuDoubleComplex *, int, int, void *);
cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const float *, const float *,
    const float *, const float *, int, size_t *);
cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const double *, const double *,
    const double *, const double *, int, size_t *);
cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const
    cuComplex *, const cuComplex *, const cuComplex *, int, size_t *);
cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const
    cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, size_t *);
cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t, int, int, float *, float *, float *, float *, int, void
    *);
cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t, int, int, double *, double *, double *, double *, int,
    void *);
cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t, int, int, cuComplex *, cuComplex *, cuComplex *,
    cuComplex *, int, void *);
cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t, int, int, cuDoubleComplex *, cuDoubleComplex *,
    cuDoubleComplex *, cuDoubleComplex *, int, void *);
cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const float *, const float *,
    const float *, const float *, const float *, const float *, int, size_t *);
cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const double *, const double *,
    const double *, const double *, const double *, const double *, int, size_t *);
cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const
    cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, int, size_t *);
cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const
    cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex
    *, int, size_t *);
cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t, int, int, float *, float *, float *, float *, float *,
    float *, int, void *);
cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t, int, int, double *, double *, double *, double *,
    double *, double *, int, void *);
cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t, int, int, cuComplex *, cuComplex *, cuComplex *,
    cuComplex *, cuComplex *, cuComplex *, int, void *);
cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t, int, int, cuDoubleComplex *, cuDoubleComplex *,
    cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, int, void *);
cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t, int, int, const float *, const cusparseMatDescr_t,
    int, const float *, const int *, const int *, const float *, const cusparseMatDescr_t, int, const float *, const int
    *, const int *, const cusparseMatDescr_t, const float *, const int *, const int *, size_t *);
cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t, int, int, const double *, const cusparseMatDescr_t,
    int, const double *, const int *, const int *, const double *, const cusparseMatDescr_t, int, const double *, const
    int *, const int *, const cusparseMatDescr_t, const double *, const int *, const int *, size_t *);
cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const
    cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const cuComplex *, const cusparseMatDescr_t,
    int, const cuComplex *, const int *, const int *, const cusparseMatDescr_t, const cuComplex *, const int *, const
    int *, size_t *);
cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const
    cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, const
    cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, const
    cuDoubleComplex *, const int *, const int *, size_t *);
cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t, int, int, const cusparseMatDescr_t, int, const int *, const int
    *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t, int, int, const float *, const cusparseMatDescr_t, int, const float
    *, const int *, const int *, const float *, const cusparseMatDescr_t, int, const float *, const int *, const int *,
    const cusparseMatDescr_t, float *, int *, int *, void *);
cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t, int, int, const double *, const cusparseMatDescr_t, int, const
    double *, const int *, const int *, const double *, const cusparseMatDescr_t, int, const double *, const int *,
    const int *, const cusparseMatDescr_t, double *, int *, int *, void *);
cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t, int, int, const cuComplex *, const cusparseMatDescr_t, int, const
    cuComplex *, const int *, const int *, const cuComplex *, const cusparseMatDescr_t, int, const cuComplex *, const
    int *, const int *, const cusparseMatDescr_t, cuComplex *, int *, int *, void *);
cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, int,
    const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, const cusparseMatDescr_t, int, const
    cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *, void *);
cusparseStatus_t cusparseScsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *,
    const int *, const float *, int *, int *, int *, const cusparseColorInfo_t);
cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *,
    const int *, const double *, int *, int *, int *, const cusparseColorInfo_t);
cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *,
    const int *, const float *, int *, int *, int *, const cusparseColorInfo_t);
cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const
    int *, const int *, const double *, int *, int *, int *, const cusparseColorInfo_t);
cusparseStatus_t cusparseSnnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *,
    int, int *, int *);
cusparseStatus_t cusparseDnnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *,
    int, int *, int *);
cusparseStatus_t cusparseCnnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex
    *, int, int *, int *);
cusparseStatus_t cusparseZnnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuDoubleComplex *, int, int *, int *);
cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const float *, const int *, int
    *, int *, float);
cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const double *, const int *, int
    *, int *, double);
cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const cuComplex *, const int *,
    int *, int *, cuComplex);
cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const cuDoubleComplex *, const
    int *, int *, int *, cuDoubleComplex);
cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const
    int *, const int *, int, const int *, float *, int *, int *, float);
cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const
    int *, const int *, int, const int *, double *, int *, int *, double);
cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *,
    const int *, const int *, int, const int *, cuComplex *, int *, int *, cuComplex);
cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex
    *, const int *, const int *, int, const int *, cuDoubleComplex *, int *, int *, cuDoubleComplex);
cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t, const int *, int, int, int *, cusparseIndexBase_t);
cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t, const int *, int, int, int *, cusparseIndexBase_t);
cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    int *, const int *, int, const cusparseMatDescr_t, int *, int *);
cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float
    *, const int *, const int *, int, const cusparseMatDescr_t, float *, int *, int *);
cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    double *, const int *, const int *, int, const cusparseMatDescr_t, double *, int *, int *);
cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuComplex *, const int *, const int *, int, const cusparseMatDescr_t, cuComplex *, int *, int *);
cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuDoubleComplex *, const int *, const int *, int, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *);
cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float
    *, const int *, const int *, int, const cusparseMatDescr_t, float *, int *, int *);
cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    double *, const int *, const int *, int, const cusparseMatDescr_t, double *, int *, int *);
cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuComplex *, const int *, const int *, int, const cusparseMatDescr_t, cuComplex *, int *, int *);
cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuDoubleComplex *, const int *, const int *, int, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *);
cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const float *, const int *, const int
    *, int, int, int *);
cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const double *, const int *, const int
    *, int, int, int *);
cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const cuComplex *, const int *, const
    int *, int, int, int *);
cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const int *,
    const int *, int, int, int *);
cusparseStatus_t cusparseSgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const float *, const int *, const
    int *, int, int, size_t *);
cusparseStatus_t cusparseDgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const double *, const int *, const
    int *, int, int, size_t *);
cusparseStatus_t cusparseCgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const cuComplex *, const int *,
    const int *, int, int, size_t *);
cusparseStatus_t cusparseZgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const int
    *, const int *, int, int, size_t *);
cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t, int, int, int, const float *, const int *, const int *, int,
    int, float *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t, int, int, int, const double *, const int *, const int *, int,
    int, double *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t, int, int, int, const cuComplex *, const int *, const int *, int,
    int, cuComplex *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const int *, const int
    *, int, int, cuDoubleComplex *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *);
cusparseStatus_t cusparseXgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const int
    *, const int *, int, int, const cusparseMatDescr_t, int *, int *);
cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    float *, const int *, const int *, int, int, const cusparseMatDescr_t, float *, int *, int *);
cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    double *, const int *, const int *, int, int, const cusparseMatDescr_t, double *, int *, int *);
cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuComplex *, const int *, const int *, int, int, const cusparseMatDescr_t, cuComplex *, int *, int *);
cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuDoubleComplex *, const int *, const int *, int, int, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *);
cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, const float *, const int *, const int *, int, int, int *);
cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, const double *, const int *, const int *, int, int, int *);
cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, int *);
cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, int *);
cusparseStatus_t cusparseScsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, const float *, const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseDcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, const double *, const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseCcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseZcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const
    cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, size_t *);
cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    int *, const int *, const cusparseMatDescr_t, int *, int, int, int *, void *);
cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    float *, const int *, const int *, const cusparseMatDescr_t, float *, int *, int *, int, int, void *);
cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    double *, const int *, const int *, const cusparseMatDescr_t, double *, int *, int *, int, int, void *);
cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuComplex *, const int *, const int *, const cusparseMatDescr_t, cuComplex *, int *, int *, int, int, void *);
cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const
    cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *, int, int,
    void *);
cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int, const
    cusparseMatDescr_t, const float *, const int *, const int *, int, int, int, int, int *);
cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int, const
    cusparseMatDescr_t, const double *, const int *, const int *, int, int, int, int, int *);
cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int, const
    cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, int, int, int *);
cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int, const
    cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, int, int, int *);
cusparseStatus_t cusparseSgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int, const
    cusparseMatDescr_t, const float *, const int *, const int *, int, int, int, int, size_t *);
cusparseStatus_t cusparseDgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int, const
    cusparseMatDescr_t, const double *, const int *, const int *, int, int, int, int, size_t *);
cusparseStatus_t cusparseCgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int, const
    cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, int, int, size_t *);
cusparseStatus_t cusparseZgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int, const
    cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, int, int, size_t *);
cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t,
    const int *, const int *, int, int, const cusparseMatDescr_t, int *, int, int, int *, void *);
cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t,
    const float *, const int *, const int *, int, int, const cusparseMatDescr_t, float *, int *, int *, int, int, void
    *);
cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t,
    const double *, const int *, const int *, int, int, const cusparseMatDescr_t, double *, int *, int *, int, int, void
    *);
cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t,
    const cuComplex *, const int *, const int *, int, int, const cusparseMatDescr_t, cuComplex *, int *, int *, int,
    int, void *);
cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t,
    const cuDoubleComplex *, const int *, const int *, int, int, const cusparseMatDescr_t, cuDoubleComplex *, int *, int
    *, int, int, void *);
cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t, int, int *);
cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *);
cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t, int, int, int, int *, int *, int *, void *);
cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t, int, int, int, int *, int *, int *, void *);
cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *);
cusparseStatus_t cusparseXcsrsort(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const int *, int *, int *,
    void *);
cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *);
cusparseStatus_t cusparseXcscsort(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const int *, int *, int *,
    void *);
cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, float *, const int *, int *,
    csru2csrInfo_t, size_t *);
cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, double *, const int *, int *,
    csru2csrInfo_t, size_t *);
cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, cuComplex *, const int *, int *,
    csru2csrInfo_t, size_t *);
cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, cuDoubleComplex *, const int *, int *,
    csru2csrInfo_t, size_t *);
cusparseStatus_t cusparseScsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, float *, const int *, int
    *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, double *, const int *, int
    *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, cuComplex *, const int *,
    int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const
    int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseScsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, float *, const int *, int
    *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, double *, const int *, int
    *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, cuComplex *, const int *,
    int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const
    int *, int *, csru2csrInfo_t, void *);
cusparseStatus_t cusparseHpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const __half *, int, const __half *,
    const cusparseMatDescr_t, const __half *, const int *, const int *, size_t *);
cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const float *, int, const float *,
    const cusparseMatDescr_t, const float *, const int *, const int *, size_t *);
cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const double *, int, const double *,
    const cusparseMatDescr_t, const double *, const int *, const int *, size_t *);
cusparseStatus_t cusparseHpruneDense2csrNnz(cusparseHandle_t, int, int, const __half *, int, const __half *, const
    cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t, int, int, const float *, int, const float *, const
    cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t, int, int, const double *, int, const double *, const
    cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseHpruneDense2csr(cusparseHandle_t, int, int, const __half *, int, const __half *, const
    cusparseMatDescr_t, __half *, const int *, int *, void *);
cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t, int, int, const float *, int, const float *, const
    cusparseMatDescr_t, float *, const int *, int *, void *);
cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t, int, int, const double *, int, const double *, const
    cusparseMatDescr_t, double *, const int *, int *, void *);
cusparseStatus_t cusparseHpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    __half *, const int *, const int *, const __half *, const cusparseMatDescr_t, const __half *, const int *, const int
    *, size_t *);
cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    float *, const int *, const int *, const float *, const cusparseMatDescr_t, const float *, const int *, const int *,
    size_t *);
cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    double *, const int *, const int *, const double *, const cusparseMatDescr_t, const double *, const int *, const int
    *, size_t *);
cusparseStatus_t cusparseHpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const __half *,
    const int *, const int *, const __half *, const cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *,
    const int *, const int *, const float *, const cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *,
    const int *, const int *, const double *, const cusparseMatDescr_t, int *, int *, void *);
cusparseStatus_t cusparseHpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const __half *, const
    int *, const int *, const __half *, const cusparseMatDescr_t, __half *, const int *, int *, void *);
cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const
    int *, const int *, const float *, const cusparseMatDescr_t, float *, const int *, int *, void *);
cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const
    int *, const int *, const double *, const cusparseMatDescr_t, double *, const int *, int *, void *);
cusparseStatus_t cusparseHpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const __half *, int,
    float, const cusparseMatDescr_t, const __half *, const int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const float *, int,
    float, const cusparseMatDescr_t, const float *, const int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const double *, int,
    float, const cusparseMatDescr_t, const double *, const int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseHpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const __half *, int, float, const
    cusparseMatDescr_t, int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const float *, int, float, const
    cusparseMatDescr_t, int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const double *, int, float, const
    cusparseMatDescr_t, int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseHpruneDense2csrByPercentage(cusparseHandle_t, int, int, const __half *, int, float, const
    cusparseMatDescr_t, __half *, const int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t, int, int, const float *, int, float, const
    cusparseMatDescr_t, float *, const int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t, int, int, const double *, int, float, const
    cusparseMatDescr_t, double *, const int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseHpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, int, const
    cusparseMatDescr_t, const __half *, const int *, const int *, float, const cusparseMatDescr_t, const __half *, const
    int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, int, const
    cusparseMatDescr_t, const float *, const int *, const int *, float, const cusparseMatDescr_t, const float *, const
    int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, int, const
    cusparseMatDescr_t, const double *, const int *, const int *, float, const cusparseMatDescr_t, const double *, const
    int *, const int *, pruneInfo_t, size_t *);
cusparseStatus_t cusparseHpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    __half *, const int *, const int *, float, const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    float *, const int *, const int *, float, const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    double *, const int *, const int *, float, const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *);
cusparseStatus_t cusparseHpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    __half *, const int *, const int *, float, const cusparseMatDescr_t, __half *, const int *, int *, pruneInfo_t, void
    *);
cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    float *, const int *, const int *, float, const cusparseMatDescr_t, float *, const int *, int *, pruneInfo_t, void
    *);
cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const
    double *, const int *, const int *, float, const cusparseMatDescr_t, double *, const int *, int *, pruneInfo_t, void
    *);
cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t, int, int, int, const void *, const int *, const int *, void *, int
    *, int *, cudaDataType, cusparseAction_t, cusparseIndexBase_t, cusparseCsr2CscAlg_t, void *);
cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t, int, int, int, const void *, const int *, const int *,
    void *, int *, int *, cudaDataType, cusparseAction_t, cusparseIndexBase_t, cusparseCsr2CscAlg_t, size_t *);
cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *, int64_t, int64_t, void *, void *, cusparseIndexType_t,
    cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *, int64_t, int64_t, const void *, const void *,
    cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t);
cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t, int64_t *, int64_t *, void **, void **, cusparseIndexType_t *,
    cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t, int64_t *, int64_t *, const void **, const void **,
    cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t, cusparseIndexBase_t *);
cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t, void **);
cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t, const void **);
cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t, void *);
cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *, int64_t, void *, cudaDataType);
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *, int64_t, const void *, cudaDataType);
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t);
cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t, int64_t *, void **, cudaDataType *);
cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t, int64_t *, const void **, cudaDataType *);
cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t, void **);
cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t, const void **);
cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t, void *);
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t);
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t, cusparseFormat_t *);
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t, cusparseIndexBase_t *);
cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t, void **);
cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t, const void **);
cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t, void *);
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *);
cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t, int *);
cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t, int, int64_t);
cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t, int, int64_t, int64_t);
cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t, int, int64_t, int64_t, int64_t);
cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t, cusparseSpMatAttribute_t, void *, size_t);
cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t, cusparseSpMatAttribute_t, void *, size_t);
cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
    cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const void
    *, const void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
    cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const void
    *, const void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **,
    cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const
    void **, const void **, cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **,
    cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const
    void **, const void **, cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, void *, void *,
    void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType, cusparseOrder_t);
cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, const
    void *, const void *, const void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType,
    cusparseOrder_t);
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
    cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const void
    *, const void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **,
    cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const
    void **, const void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, void *, void *,
    cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, const
    void *, const void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, int64_t *, void **, void
    **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, int64_t *, const
    void **, const void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, void *,
    void *, void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t,
    const void *, const void *, const void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t,
    cudaDataType);
cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *, int64_t, int64_t, int64_t, void *, cudaDataType,
    cusparseOrder_t);
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *, int64_t, int64_t, int64_t, const void *,
    cudaDataType, cusparseOrder_t);
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t);
cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t, int64_t *, int64_t *, int64_t *, void **, cudaDataType *,
    cusparseOrder_t *);
cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t, int64_t *, int64_t *, int64_t *, const void **,
    cudaDataType *, cusparseOrder_t *);
cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t, void **);
cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t, const void **);
cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t, void *);
cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t, int, int64_t);
cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t, int *, int64_t *);
cusparseStatus_t cusparseAxpby(cusparseHandle_t, const void *, cusparseConstSpVecDescr_t, const void *,
    cusparseDnVecDescr_t);
cusparseStatus_t cusparseGather(cusparseHandle_t, cusparseConstDnVecDescr_t, cusparseSpVecDescr_t);
cusparseStatus_t cusparseScatter(cusparseHandle_t, cusparseConstSpVecDescr_t, cusparseDnVecDescr_t);
cusparseStatus_t cusparseRot(cusparseHandle_t, const void *, const void *, cusparseSpVecDescr_t, cusparseDnVecDescr_t);
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseConstSpVecDescr_t,
    cusparseConstDnVecDescr_t, const void *, cudaDataType, size_t *);
cusparseStatus_t cusparseSpVV(cusparseHandle_t, cusparseOperation_t, cusparseConstSpVecDescr_t,
    cusparseConstDnVecDescr_t, void *, cudaDataType, void *);
cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t, cusparseConstSpMatDescr_t, cusparseDnMatDescr_t,
    cusparseSparseToDenseAlg_t, size_t *);
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t, cusparseConstSpMatDescr_t, cusparseDnMatDescr_t,
    cusparseSparseToDenseAlg_t, void *);
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t,
    cusparseDenseToSparseAlg_t, size_t *);
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t,
    cusparseDenseToSparseAlg_t, void *);
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t,
    cusparseDenseToSparseAlg_t, void *);
cusparseStatus_t cusparseSpMV(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
    cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, void *);
cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
    cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, size_t *);
cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
    cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, void *);
cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *);
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t);
cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
    cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t, size_t *);
cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
    cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t, void *);
cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t,
    cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t);
cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t, cusparseSpSVDescr_t, void *, cusparseSpSVUpdate_t);
cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *);
cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t);
cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t,
    cusparseSpSMDescr_t, size_t *);
cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t,
    cusparseSpSMDescr_t, void *);
cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t,
    cusparseSpSMDescr_t);
cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t, cusparseSpSMDescr_t, void *, cusparseSpSMUpdate_t);
cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType,
    cusparseSpMMAlg_t, size_t *);
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType,
    cusparseSpMMAlg_t, void *);
cusparseStatus_t cusparseSpMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType,
    cusparseSpMMAlg_t, void *);
cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *);
cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType,
    cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *);
cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t, int64_t *);
cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType,
    cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, float, size_t *, void *, size_t *);
cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType,
    cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *);
cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType,
    cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t, size_t *, void *);
cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t, size_t *, void *, size_t *, void *, size_t *, void *);
cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t, size_t *, void *);
cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType,
    cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType,
    cusparseSDDMMAlg_t, size_t *);
cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType,
    cusparseSDDMMAlg_t, void *);
cusparseStatus_t cusparseSDDMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType,
    cusparseSDDMMAlg_t, void *);
cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t, cusparseSpMMOpPlan_t *, cusparseOperation_t,
    cusparseOperation_t, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType,
    cusparseSpMMOpAlg_t, const void *, size_t, const void *, size_t, const void *, size_t, size_t *);
cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t, void *);
cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t);
cusparseStatus_t cusparseCopyMatDescr(cusparseMatDescr_t, const cusparseMatDescr_t);
cusparseStatus_t cusparseCreateCsrsv2Info(csrsv2Info_t *);
cusparseStatus_t cusparseDestroyCsrsv2Info(csrsv2Info_t);
cusparseStatus_t cusparseSetColorAlgs(cusparseColorInfo_t, cusparseColorAlg_t);
cusparseStatus_t cusparseGetColorAlgs(cusparseColorInfo_t, cusparseColorAlg_t *);
cusparseStatus_t cusparseSaxpyi(cusparseHandle_t, int, const float *, const float *, const int *, float *,
    cusparseIndexBase_t);
cusparseStatus_t cusparseDaxpyi(cusparseHandle_t, int, const double *, const double *, const int *, double *,
    cusparseIndexBase_t);
cusparseStatus_t cusparseCaxpyi(cusparseHandle_t, int, const cuComplex *, const cuComplex *, const int *, cuComplex *,
    cusparseIndexBase_t);
cusparseStatus_t cusparseZaxpyi(cusparseHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *, const int *,
    cuDoubleComplex *, cusparseIndexBase_t);
cusparseStatus_t cusparseSgthr(cusparseHandle_t, int, const float *, float *, const int *, cusparseIndexBase_t);
cusparseStatus_t cusparseDgthr(cusparseHandle_t, int, const double *, double *, const int *, cusparseIndexBase_t);
cusparseStatus_t cusparseCgthr(cusparseHandle_t, int, const cuComplex *, cuComplex *, const int *, cusparseIndexBase_t);
cusparseStatus_t cusparseZgthr(cusparseHandle_t, int, const cuDoubleComplex *, cuDoubleComplex *, const int *,
    cusparseIndexBase_t);
cusparseStatus_t cusparseSgthrz(cusparseHandle_t, int, float *, float *, const int *, cusparseIndexBase_t);
cusparseStatus_t cusparseDgthrz(cusparseHandle_t, int, double *, double *, const int *, cusparseIndexBase_t);
cusparseStatus_t cusparseCgthrz(cusparseHandle_t, int, cuComplex *, cuComplex *, const int *, cusparseIndexBase_t);
cusparseStatus_t cusparseZgthrz(cusparseHandle_t, int, cuDoubleComplex *, cuDoubleComplex *, const int *,
    cusparseIndexBase_t);
cusparseStatus_t cusparseSsctr(cusparseHandle_t, int, const float *, const int *, float *, cusparseIndexBase_t);
cusparseStatus_t cusparseDsctr(cusparseHandle_t, int, const double *, const int *, double *, cusparseIndexBase_t);
cusparseStatus_t cusparseCsctr(cusparseHandle_t, int, const cuComplex *, const int *, cuComplex *, cusparseIndexBase_t);
cusparseStatus_t cusparseZsctr(cusparseHandle_t, int, const cuDoubleComplex *, const int *, cuDoubleComplex *,
    cusparseIndexBase_t);
cusparseStatus_t cusparseSroti(cusparseHandle_t, int, float *, const int *, float *, const float *, const float *,
    cusparseIndexBase_t);
cusparseStatus_t cusparseDroti(cusparseHandle_t, int, double *, const int *, double *, const double *, const double *,
    cusparseIndexBase_t);
cusparseStatus_t cusparseCsrmvEx_bufferSize(cusparseHandle_t, cusparseAlgMode_t, cusparseOperation_t, int, int, int,
    const void *, cudaDataType, const cusparseMatDescr_t, const void *, cudaDataType, const int *, const int *, const
    void *, cudaDataType, const void *, cudaDataType, void *, cudaDataType, cudaDataType, size_t *);
cusparseStatus_t cusparseCsrmvEx(cusparseHandle_t, cusparseAlgMode_t, cusparseOperation_t, int, int, int, const void *,
    cudaDataType, const cusparseMatDescr_t, const void *, cudaDataType, const int *, const int *, const void *,
    cudaDataType, const void *, cudaDataType, void *, cudaDataType, cudaDataType, void *);
cusparseStatus_t cusparseXcsrsv2_zeroPivot(cusparseHandle_t, csrsv2Info_t, int *);
cusparseStatus_t cusparseScsrsv2_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t,
    float *, const int *, const int *, csrsv2Info_t, int *);
cusparseStatus_t cusparseDcsrsv2_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t,
    double *, const int *, const int *, csrsv2Info_t, int *);
cusparseStatus_t cusparseCcsrsv2_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t,
    cuComplex *, const int *, const int *, csrsv2Info_t, int *);
cusparseStatus_t cusparseZcsrsv2_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t,
    cuDoubleComplex *, const int *, const int *, csrsv2Info_t, int *);
cusparseStatus_t cusparseScsrsv2_bufferSizeExt(cusparseHandle_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, float *, const int *, const int *, csrsv2Info_t, size_t *);
cusparseStatus_t cusparseDcsrsv2_bufferSizeExt(cusparseHandle_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, double *, const int *, const int *, csrsv2Info_t, size_t *);
cusparseStatus_t cusparseCcsrsv2_bufferSizeExt(cusparseHandle_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, cuComplex *, const int *, const int *, csrsv2Info_t, size_t *);
cusparseStatus_t cusparseZcsrsv2_bufferSizeExt(cusparseHandle_t, cusparseOperation_t, int, int, const
    cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csrsv2Info_t, size_t *);
cusparseStatus_t cusparseScsrsv2_analysis(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t,
    const float *, const int *, const int *, csrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDcsrsv2_analysis(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t,
    const double *, const int *, const int *, csrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCcsrsv2_analysis(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t,
    const cuComplex *, const int *, const int *, csrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZcsrsv2_analysis(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t,
    const cuDoubleComplex *, const int *, const int *, csrsv2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseScsrsv2_solve(cusparseHandle_t, cusparseOperation_t, int, int, const float *, const
    cusparseMatDescr_t, const float *, const int *, const int *, csrsv2Info_t, const float *, float *,
    cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDcsrsv2_solve(cusparseHandle_t, cusparseOperation_t, int, int, const double *, const
    cusparseMatDescr_t, const double *, const int *, const int *, csrsv2Info_t, const double *, double *,
    cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCcsrsv2_solve(cusparseHandle_t, cusparseOperation_t, int, int, const cuComplex *, const
    cusparseMatDescr_t, const cuComplex *, const int *, const int *, csrsv2Info_t, const cuComplex *, cuComplex *,
    cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZcsrsv2_solve(cusparseHandle_t, cusparseOperation_t, int, int, const cuDoubleComplex *, const
    cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, csrsv2Info_t, const cuDoubleComplex *,
    cuDoubleComplex *, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseSgemmi(cusparseHandle_t, int, int, int, int, const float *, const float *, int, const float *,
    const int *, const int *, const float *, float *, int);
cusparseStatus_t cusparseDgemmi(cusparseHandle_t, int, int, int, int, const double *, const double *, int, const double
    *, const int *, const int *, const double *, double *, int);
cusparseStatus_t cusparseCgemmi(cusparseHandle_t, int, int, int, int, const cuComplex *, const cuComplex *, int, const
    cuComplex *, const int *, const int *, const cuComplex *, cuComplex *, int);
cusparseStatus_t cusparseZgemmi(cusparseHandle_t, int, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *,
    int, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, cuDoubleComplex *, int);
cusparseStatus_t cusparseCreateCsrsm2Info(csrsm2Info_t *);
cusparseStatus_t cusparseDestroyCsrsm2Info(csrsm2Info_t);
cusparseStatus_t cusparseXcsrsm2_zeroPivot(cusparseHandle_t, csrsm2Info_t, int *);
cusparseStatus_t cusparseScsrsm2_bufferSizeExt(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int,
    int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, int,
    csrsm2Info_t, cusparseSolvePolicy_t, size_t *);
cusparseStatus_t cusparseDcsrsm2_bufferSizeExt(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int,
    int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, int,
    csrsm2Info_t, cusparseSolvePolicy_t, size_t *);
cusparseStatus_t cusparseCcsrsm2_bufferSizeExt(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int,
    int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex
    *, int, csrsm2Info_t, cusparseSolvePolicy_t, size_t *);
cusparseStatus_t cusparseZcsrsm2_bufferSizeExt(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int,
    int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *,
    const cuDoubleComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, size_t *);
cusparseStatus_t cusparseScsrsm2_analysis(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int,
    int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, int,
    csrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDcsrsm2_analysis(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int,
    int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, int,
    csrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCcsrsm2_analysis(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int,
    int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *,
    int, csrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZcsrsm2_analysis(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int,
    int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const
    cuDoubleComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseScsrsm2_solve(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int,
    const float *, const cusparseMatDescr_t, const float *, const int *, const int *, float *, int, csrsm2Info_t,
    cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseDcsrsm2_solve(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int,
    const double *, const cusparseMatDescr_t, const double *, const int *, const int *, double *, int, csrsm2Info_t,
    cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCcsrsm2_solve(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int,
    const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, cuComplex *, int,
    csrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseZcsrsm2_solve(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int,
    const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *,
    cuDoubleComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *);
cusparseStatus_t cusparseCreateCsrgemm2Info(csrgemm2Info_t *);
cusparseStatus_t cusparseDestroyCsrgemm2Info(csrgemm2Info_t);
cusparseStatus_t cusparseScsrgemm2_bufferSizeExt(cusparseHandle_t, int, int, int, const float *, const
    cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const
    float *, const cusparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *);
cusparseStatus_t cusparseDcsrgemm2_bufferSizeExt(cusparseHandle_t, int, int, int, const double *, const
    cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const
    double *, const cusparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *);
cusparseStatus_t cusparseCcsrgemm2_bufferSizeExt(cusparseHandle_t, int, int, int, const cuComplex *, const
    cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const
    cuComplex *, const cusparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *);
cusparseStatus_t cusparseZcsrgemm2_bufferSizeExt(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const
    cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const
    cuDoubleComplex *, const cusparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *);
cusparseStatus_t cusparseXcsrgemm2Nnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, int, const int *, const
    int *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const
    int *, const cusparseMatDescr_t, int *, int *, const csrgemm2Info_t, void *);
cusparseStatus_t cusparseScsrgemm2(cusparseHandle_t, int, int, int, const float *, const cusparseMatDescr_t, int, const
    float *, const int *, const int *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const
    float *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const cusparseMatDescr_t, float *,
    const int *, int *, const csrgemm2Info_t, void *);
cusparseStatus_t cusparseDcsrgemm2(cusparseHandle_t, int, int, int, const double *, const cusparseMatDescr_t, int, const
    double *, const int *, const int *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const
    double *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const cusparseMatDescr_t, double
    *, const int *, int *, const csrgemm2Info_t, void *);
cusparseStatus_t cusparseCcsrgemm2(cusparseHandle_t, int, int, int, const cuComplex *, const cusparseMatDescr_t, int,
    const cuComplex *, const int *, const int *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const
    int *, const cuComplex *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const
    cusparseMatDescr_t, cuComplex *, const int *, int *, const csrgemm2Info_t, void *);
cusparseStatus_t cusparseZcsrgemm2(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t,
    int, const cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, int, const cuDoubleComplex *,
    const int *, const int *, const cuDoubleComplex *, const cusparseMatDescr_t, int, const cuDoubleComplex *, const int
    *, const int *, const cusparseMatDescr_t, cuDoubleComplex *, const int *, int *, const csrgemm2Info_t, void *);
cusparseStatus_t cusparseSdense2csr(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, int, const int
    *, float *, int *, int *);
cusparseStatus_t cusparseDdense2csr(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, int, const int
    *, double *, int *, int *);
cusparseStatus_t cusparseCdense2csr(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, int, const
    int *, cuComplex *, int *, int *);
cusparseStatus_t cusparseZdense2csr(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, int,
    const int *, cuDoubleComplex *, int *, int *);
cusparseStatus_t cusparseScsr2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *,
    const int *, float *, int);
cusparseStatus_t cusparseDcsr2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *,
    const int *, double *, int);
cusparseStatus_t cusparseCcsr2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int
    *, const int *, cuComplex *, int);
cusparseStatus_t cusparseZcsr2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const
    int *, const int *, cuDoubleComplex *, int);
cusparseStatus_t cusparseSdense2csc(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, int, const int
    *, float *, int *, int *);
cusparseStatus_t cusparseDdense2csc(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, int, const int
    *, double *, int *, int *);
cusparseStatus_t cusparseCdense2csc(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, int, const
    int *, cuComplex *, int *, int *);
cusparseStatus_t cusparseZdense2csc(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, int,
    const int *, cuDoubleComplex *, int *, int *);
cusparseStatus_t cusparseScsc2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *,
    const int *, float *, int);
cusparseStatus_t cusparseDcsc2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *,
    const int *, double *, int);
cusparseStatus_t cusparseCcsc2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int
    *, const int *, cuComplex *, int);
cusparseStatus_t cusparseZcsc2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const
    int *, const int *, cuDoubleComplex *, int);
cusparseStatus_t cusparseDestroySpVec(cusparseSpVecDescr_t);
cusparseStatus_t cusparseSpVecGetIndexBase(cusparseSpVecDescr_t, cusparseIndexBase_t *);
cusparseStatus_t cusparseDestroyDnVec(cusparseDnVecDescr_t);
cusparseStatus_t cusparseDestroySpMat(cusparseSpMatDescr_t);
cusparseStatus_t cusparseSpMatGetFormat(cusparseSpMatDescr_t, cusparseFormat_t *);
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseSpMatDescr_t, cusparseIndexBase_t *);
cusparseStatus_t cusparseSpMatGetSize(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *);
cusparseStatus_t cusparseSpMatSetStridedBatch(cusparseSpMatDescr_t, int);
cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseSpMatDescr_t, int *);
cusparseStatus_t cusparseSpMatGetAttribute(cusparseSpMatDescr_t, cusparseSpMatAttribute_t, void *, size_t);
cusparseStatus_t cusparseCreateCooAoS(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *,
    cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
cusparseStatus_t cusparseCooAoSGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **,
    cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *);
cusparseStatus_t cusparseDestroyDnMat(cusparseDnMatDescr_t);
cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseDnMatDescr_t, int *, int64_t *);
cusparseStatus_t cusparseAxpby(cusparseHandle_t, const void *, cusparseSpVecDescr_t, const void *,
    cusparseDnVecDescr_t);
cusparseStatus_t cusparseGather(cusparseHandle_t, cusparseDnVecDescr_t, cusparseSpVecDescr_t);
cusparseStatus_t cusparseScatter(cusparseHandle_t, cusparseSpVecDescr_t, cusparseDnVecDescr_t);
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseSpVecDescr_t,
    cusparseDnVecDescr_t, const void *, cudaDataType, size_t *);
cusparseStatus_t cusparseSpVV(cusparseHandle_t, cusparseOperation_t, cusparseSpVecDescr_t, cusparseDnVecDescr_t, void *,
    cudaDataType, void *);
cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t, cusparseSpMatDescr_t, cusparseDnMatDescr_t,
    cusparseSparseToDenseAlg_t, size_t *);
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t, cusparseSpMatDescr_t, cusparseDnMatDescr_t,
    cusparseSparseToDenseAlg_t, void *);
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t, cusparseDnMatDescr_t, cusparseSpMatDescr_t,
    cusparseDenseToSparseAlg_t, size_t *);
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t, cusparseDnMatDescr_t, cusparseSpMatDescr_t,
    cusparseDenseToSparseAlg_t, void *);
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t, cusparseDnMatDescr_t, cusparseSpMatDescr_t,
    cusparseDenseToSparseAlg_t, void *);
cusparseStatus_t cusparseSpMV(cusparseHandle_t, cusparseOperation_t, const void *, cusparseSpMatDescr_t,
    cusparseDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, void *);
cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseSpMatDescr_t,
    cusparseDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, size_t *);
cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseSpMatDescr_t,
    cusparseDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t, size_t *);
cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t, cusparseOperation_t, const void *, cusparseSpMatDescr_t,
    cusparseDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t, void *);
cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t, cusparseOperation_t, const void *, cusparseSpMatDescr_t,
    cusparseDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t);
cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t,
    cusparseSpSMDescr_t, size_t *);
cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t,
    cusparseSpSMDescr_t, void *);
cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t,
    cusparseSpSMDescr_t);
cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t,
    size_t *);
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t,
    void *);
cusparseStatus_t cusparseSpMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t,
    void *);
cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t, size_t *, void *);
cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t, size_t *, void *);
cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
    cusparseSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t
    *, void *);
cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
    cusparseSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t
    *, void *, size_t *, void *, size_t *, void *);
cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
    cusparseSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t
    *, void *);
cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, cusparseSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseConstrainedGeMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseDnMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, void *);
cusparseStatus_t cusparseConstrainedGeMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const
    void *, cusparseDnMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, size_t *);
cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseDnMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t,
    size_t *);
cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseDnMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t,
    void *);
cusparseStatus_t cusparseSDDMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseDnMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t,
    void *);
cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t, cusparseSpMMOpPlan_t *, cusparseOperation_t,
    cusparseOperation_t, cusparseSpMatDescr_t, cusparseDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType,
    cusparseSpMMOpAlg_t, const void *, size_t, const void *, size_t, const void *, size_t, size_t *);
cusparseStatus_t cusparseSpGEAM_createDescr(cusparseSpGEAMDescr_t *);
cusparseStatus_t cusparseSpGEAM_destroyDescr(cusparseSpGEAMDescr_t);
cusparseStatus_t cusparseSpGEAM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, const void *, cusparseSpMatDescr_t, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEAMAlg_t,
    cusparseSpGEAMDescr_t, size_t *);
cusparseStatus_t cusparseSpGEAM_nnz(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, const void *, cusparseSpMatDescr_t, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEAMAlg_t,
    cusparseSpGEAMDescr_t, void *);
cusparseStatus_t cusparseSpGEAM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
    cusparseSpMatDescr_t, const void *, cusparseSpMatDescr_t, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEAMAlg_t,
    cusparseSpGEAMDescr_t, void *);
