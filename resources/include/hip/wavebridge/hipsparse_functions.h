// hipSPARSE: functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "hipsparse_types.h"

hipsparseStatus_t hipsparseCreate(hipsparseHandle_t *);
hipsparseStatus_t hipsparseDestroy(hipsparseHandle_t);
hipsparseStatus_t hipsparseGetVersion(hipsparseHandle_t, int *);
hipsparseStatus_t hipsparseGetGitRevision(hipsparseHandle_t, char *);
hipsparseStatus_t hipsparseSetStream(hipsparseHandle_t, hipStream_t);
hipsparseStatus_t hipsparseGetStream(hipsparseHandle_t, hipStream_t *);
hipsparseStatus_t hipsparseSetPointerMode(hipsparseHandle_t, hipsparsePointerMode_t);
hipsparseStatus_t hipsparseGetPointerMode(hipsparseHandle_t, hipsparsePointerMode_t *);
hipsparseStatus_t hipsparseCreateMatDescr(hipsparseMatDescr_t *);
hipsparseStatus_t hipsparseDestroyMatDescr(hipsparseMatDescr_t);
hipsparseStatus_t hipsparseCopyMatDescr(hipsparseMatDescr_t, const hipsparseMatDescr_t);
hipsparseStatus_t hipsparseSetMatType(hipsparseMatDescr_t, hipsparseMatrixType_t);
hipsparseMatrixType_t hipsparseGetMatType(const hipsparseMatDescr_t);
hipsparseStatus_t hipsparseSetMatFillMode(hipsparseMatDescr_t, hipsparseFillMode_t);
hipsparseFillMode_t hipsparseGetMatFillMode(const hipsparseMatDescr_t);
hipsparseStatus_t hipsparseSetMatDiagType(hipsparseMatDescr_t, hipsparseDiagType_t);
hipsparseDiagType_t hipsparseGetMatDiagType(const hipsparseMatDescr_t);
hipsparseStatus_t hipsparseSetMatIndexBase(hipsparseMatDescr_t, hipsparseIndexBase_t);
hipsparseIndexBase_t hipsparseGetMatIndexBase(const hipsparseMatDescr_t);
hipsparseStatus_t hipsparseCreateHybMat(hipsparseHybMat_t *);
hipsparseStatus_t hipsparseDestroyHybMat(hipsparseHybMat_t);
hipsparseStatus_t hipsparseCreateBsrsv2Info(bsrsv2Info_t *);
hipsparseStatus_t hipsparseDestroyBsrsv2Info(bsrsv2Info_t);
hipsparseStatus_t hipsparseCreateBsrsm2Info(bsrsm2Info_t *);
hipsparseStatus_t hipsparseDestroyBsrsm2Info(bsrsm2Info_t);
hipsparseStatus_t hipsparseCreateBsrilu02Info(bsrilu02Info_t *);
hipsparseStatus_t hipsparseDestroyBsrilu02Info(bsrilu02Info_t);
hipsparseStatus_t hipsparseCreateBsric02Info(bsric02Info_t *);
hipsparseStatus_t hipsparseDestroyBsric02Info(bsric02Info_t);
hipsparseStatus_t hipsparseCreateCsrsv2Info(csrsv2Info_t *);
hipsparseStatus_t hipsparseDestroyCsrsv2Info(csrsv2Info_t);
hipsparseStatus_t hipsparseCreateCsrsm2Info(csrsm2Info_t *);
hipsparseStatus_t hipsparseDestroyCsrsm2Info(csrsm2Info_t);
hipsparseStatus_t hipsparseCreateCsrilu02Info(csrilu02Info_t *);
hipsparseStatus_t hipsparseDestroyCsrilu02Info(csrilu02Info_t);
hipsparseStatus_t hipsparseCreateCsric02Info(csric02Info_t *);
hipsparseStatus_t hipsparseDestroyCsric02Info(csric02Info_t);
hipsparseStatus_t hipsparseCreateCsru2csrInfo(csru2csrInfo_t *);
hipsparseStatus_t hipsparseDestroyCsru2csrInfo(csru2csrInfo_t);
hipsparseStatus_t hipsparseCreateColorInfo(hipsparseColorInfo_t *);
hipsparseStatus_t hipsparseDestroyColorInfo(hipsparseColorInfo_t);
hipsparseStatus_t hipsparseCreateCsrgemm2Info(csrgemm2Info_t *);
hipsparseStatus_t hipsparseDestroyCsrgemm2Info(csrgemm2Info_t);
hipsparseStatus_t hipsparseCreatePruneInfo(pruneInfo_t *);
hipsparseStatus_t hipsparseDestroyPruneInfo(pruneInfo_t);
hipsparseStatus_t hipsparseSaxpyi(hipsparseHandle_t, int, const float *, const float *, const int *, float *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseDaxpyi(hipsparseHandle_t, int, const double *, const double *, const int *, double *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseCaxpyi(hipsparseHandle_t, int, const hipComplex *, const hipComplex *, const int *,
    hipComplex *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseZaxpyi(hipsparseHandle_t, int, const hipDoubleComplex *, const hipDoubleComplex *, const int
    *, hipDoubleComplex *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseCdotci(hipsparseHandle_t, int, const hipComplex *, const int *, const hipComplex *,
    hipComplex *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseZdotci(hipsparseHandle_t, int, const hipDoubleComplex *, const int *, const hipDoubleComplex
    *, hipDoubleComplex *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseSdoti(hipsparseHandle_t, int, const float *, const int *, const float *, float *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseDdoti(hipsparseHandle_t, int, const double *, const int *, const double *, double *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseCdoti(hipsparseHandle_t, int, const hipComplex *, const int *, const hipComplex *, hipComplex
    *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseZdoti(hipsparseHandle_t, int, const hipDoubleComplex *, const int *, const hipDoubleComplex
    *, hipDoubleComplex *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseSgthr(hipsparseHandle_t, int, const float *, float *, const int *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseDgthr(hipsparseHandle_t, int, const double *, double *, const int *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseCgthr(hipsparseHandle_t, int, const hipComplex *, hipComplex *, const int *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseZgthr(hipsparseHandle_t, int, const hipDoubleComplex *, hipDoubleComplex *, const int *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseSgthrz(hipsparseHandle_t, int, float *, float *, const int *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseDgthrz(hipsparseHandle_t, int, double *, double *, const int *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseCgthrz(hipsparseHandle_t, int, hipComplex *, hipComplex *, const int *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseZgthrz(hipsparseHandle_t, int, hipDoubleComplex *, hipDoubleComplex *, const int *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseSroti(hipsparseHandle_t, int, float *, const int *, float *, const float *, const float *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseDroti(hipsparseHandle_t, int, double *, const int *, double *, const double *, const double
    *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseSsctr(hipsparseHandle_t, int, const float *, const int *, float *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseDsctr(hipsparseHandle_t, int, const double *, const int *, double *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseCsctr(hipsparseHandle_t, int, const hipComplex *, const int *, hipComplex *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseZsctr(hipsparseHandle_t, int, const hipDoubleComplex *, const int *, hipDoubleComplex *,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseSbsrmv(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, int, const
    float *, const hipsparseMatDescr_t, const float *, const int *, const int *, int, const float *, const float *,
    float *);
hipsparseStatus_t hipsparseDbsrmv(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, int, const
    double *, const hipsparseMatDescr_t, const double *, const int *, const int *, int, const double *, const double *,
    double *);
hipsparseStatus_t hipsparseCbsrmv(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, int, const
    hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, int, const hipComplex *,
    const hipComplex *, hipComplex *);
hipsparseStatus_t hipsparseZbsrmv(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, int, const
    hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, int, const
    hipDoubleComplex *, const hipDoubleComplex *, hipDoubleComplex *);
hipsparseStatus_t hipsparseXbsrsv2_zeroPivot(hipsparseHandle_t, bsrsv2Info_t, int *);
hipsparseStatus_t hipsparseSbsrsv2_bufferSize(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, float *, const int *, const int *, int, bsrsv2Info_t, int *);
hipsparseStatus_t hipsparseDbsrsv2_bufferSize(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, double *, const int *, const int *, int, bsrsv2Info_t, int *);
hipsparseStatus_t hipsparseCbsrsv2_bufferSize(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, hipComplex *, const int *, const int *, int, bsrsv2Info_t, int *);
hipsparseStatus_t hipsparseZbsrsv2_bufferSize(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, hipDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, int *);
hipsparseStatus_t hipsparseSbsrsv2_bufferSizeExt(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int,
    int, const hipsparseMatDescr_t, float *, const int *, const int *, int, bsrsv2Info_t, size_t *);
hipsparseStatus_t hipsparseDbsrsv2_bufferSizeExt(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int,
    int, const hipsparseMatDescr_t, double *, const int *, const int *, int, bsrsv2Info_t, size_t *);
hipsparseStatus_t hipsparseCbsrsv2_bufferSizeExt(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int,
    int, const hipsparseMatDescr_t, hipComplex *, const int *, const int *, int, bsrsv2Info_t, size_t *);
hipsparseStatus_t hipsparseZbsrsv2_bufferSizeExt(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int,
    int, const hipsparseMatDescr_t, hipDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, size_t *);
hipsparseStatus_t hipsparseSbsrsv2_analysis(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, const float *, const int *, const int *, int, bsrsv2Info_t, hipsparseSolvePolicy_t, void
    *);
hipsparseStatus_t hipsparseDbsrsv2_analysis(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, const double *, const int *, const int *, int, bsrsv2Info_t, hipsparseSolvePolicy_t, void
    *);
hipsparseStatus_t hipsparseCbsrsv2_analysis(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, int, bsrsv2Info_t, hipsparseSolvePolicy_t,
    void *);
hipsparseStatus_t hipsparseZbsrsv2_analysis(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, int, bsrsv2Info_t,
    hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseSbsrsv2_solve(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, const
    float *, const hipsparseMatDescr_t, const float *, const int *, const int *, int, bsrsv2Info_t, const float *, float
    *, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDbsrsv2_solve(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, const
    double *, const hipsparseMatDescr_t, const double *, const int *, const int *, int, bsrsv2Info_t, const double *,
    double *, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCbsrsv2_solve(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, const
    hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, int, bsrsv2Info_t, const
    hipComplex *, hipComplex *, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZbsrsv2_solve(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, const
    hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, int,
    bsrsv2Info_t, const hipDoubleComplex *, hipDoubleComplex *, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseSbsrxmv(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, int, int,
    const float *, const hipsparseMatDescr_t, const float *, const int *, const int *, const int *, const int *, int,
    const float *, const float *, float *);
hipsparseStatus_t hipsparseDbsrxmv(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, int, int,
    const double *, const hipsparseMatDescr_t, const double *, const int *, const int *, const int *, const int *, int,
    const double *, const double *, double *);
hipsparseStatus_t hipsparseCbsrxmv(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, int, int,
    const hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, const int *, const int
    *, int, const hipComplex *, const hipComplex *, hipComplex *);
hipsparseStatus_t hipsparseZbsrxmv(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, int, int, int, int,
    const hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, const int
    *, const int *, int, const hipDoubleComplex *, const hipDoubleComplex *, hipDoubleComplex *);
hipsparseStatus_t hipsparseScsrmv(hipsparseHandle_t, hipsparseOperation_t, int, int, int, const float *, const
    hipsparseMatDescr_t, const float *, const int *, const int *, const float *, const float *, float *);
hipsparseStatus_t hipsparseDcsrmv(hipsparseHandle_t, hipsparseOperation_t, int, int, int, const double *, const
    hipsparseMatDescr_t, const double *, const int *, const int *, const double *, const double *, double *);
hipsparseStatus_t hipsparseCcsrmv(hipsparseHandle_t, hipsparseOperation_t, int, int, int, const hipComplex *, const
    hipsparseMatDescr_t, const hipComplex *, const int *, const int *, const hipComplex *, const hipComplex *,
    hipComplex *);
hipsparseStatus_t hipsparseZcsrmv(hipsparseHandle_t, hipsparseOperation_t, int, int, int, const hipDoubleComplex *,
    const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, const hipDoubleComplex *, const
    hipDoubleComplex *, hipDoubleComplex *);
hipsparseStatus_t hipsparseXcsrsv2_zeroPivot(hipsparseHandle_t, csrsv2Info_t, int *);
hipsparseStatus_t hipsparseScsrsv2_bufferSize(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, float *, const int *, const int *, csrsv2Info_t, int *);
hipsparseStatus_t hipsparseDcsrsv2_bufferSize(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, double *, const int *, const int *, csrsv2Info_t, int *);
hipsparseStatus_t hipsparseCcsrsv2_bufferSize(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, hipComplex *, const int *, const int *, csrsv2Info_t, int *);
hipsparseStatus_t hipsparseZcsrsv2_bufferSize(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, hipDoubleComplex *, const int *, const int *, csrsv2Info_t, int *);
hipsparseStatus_t hipsparseScsrsv2_bufferSizeExt(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, float *, const int *, const int *, csrsv2Info_t, size_t *);
hipsparseStatus_t hipsparseDcsrsv2_bufferSizeExt(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, double *, const int *, const int *, csrsv2Info_t, size_t *);
hipsparseStatus_t hipsparseCcsrsv2_bufferSizeExt(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, hipComplex *, const int *, const int *, csrsv2Info_t, size_t *);
hipsparseStatus_t hipsparseZcsrsv2_bufferSizeExt(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, hipDoubleComplex *, const int *, const int *, csrsv2Info_t, size_t *);
hipsparseStatus_t hipsparseScsrsv2_analysis(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, const float *, const int *, const int *, csrsv2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDcsrsv2_analysis(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, const double *, const int *, const int *, csrsv2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCcsrsv2_analysis(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, const hipComplex *, const int *, const int *, csrsv2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZcsrsv2_analysis(hipsparseHandle_t, hipsparseOperation_t, int, int, const
    hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, csrsv2Info_t, hipsparseSolvePolicy_t, void
    *);
hipsparseStatus_t hipsparseScsrsv2_solve(hipsparseHandle_t, hipsparseOperation_t, int, int, const float *, const
    hipsparseMatDescr_t, const float *, const int *, const int *, csrsv2Info_t, const float *, float *,
    hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDcsrsv2_solve(hipsparseHandle_t, hipsparseOperation_t, int, int, const double *, const
    hipsparseMatDescr_t, const double *, const int *, const int *, csrsv2Info_t, const double *, double *,
    hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCcsrsv2_solve(hipsparseHandle_t, hipsparseOperation_t, int, int, const hipComplex *, const
    hipsparseMatDescr_t, const hipComplex *, const int *, const int *, csrsv2Info_t, const hipComplex *, hipComplex *,
    hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZcsrsv2_solve(hipsparseHandle_t, hipsparseOperation_t, int, int, const hipDoubleComplex *,
    const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, csrsv2Info_t, const hipDoubleComplex
    *, hipDoubleComplex *, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseSgemvi_bufferSize(hipsparseHandle_t, hipsparseOperation_t, int, int, int, int *);
hipsparseStatus_t hipsparseDgemvi_bufferSize(hipsparseHandle_t, hipsparseOperation_t, int, int, int, int *);
hipsparseStatus_t hipsparseCgemvi_bufferSize(hipsparseHandle_t, hipsparseOperation_t, int, int, int, int *);
hipsparseStatus_t hipsparseZgemvi_bufferSize(hipsparseHandle_t, hipsparseOperation_t, int, int, int, int *);
hipsparseStatus_t hipsparseSgemvi(hipsparseHandle_t, hipsparseOperation_t, int, int, const float *, const float *, int,
    int, const float *, const int *, const float *, float *, hipsparseIndexBase_t, void *);
hipsparseStatus_t hipsparseDgemvi(hipsparseHandle_t, hipsparseOperation_t, int, int, const double *, const double *,
    int, int, const double *, const int *, const double *, double *, hipsparseIndexBase_t, void *);
hipsparseStatus_t hipsparseCgemvi(hipsparseHandle_t, hipsparseOperation_t, int, int, const hipComplex *, const
    hipComplex *, int, int, const hipComplex *, const int *, const hipComplex *, hipComplex *, hipsparseIndexBase_t,
    void *);
hipsparseStatus_t hipsparseZgemvi(hipsparseHandle_t, hipsparseOperation_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, int, const hipDoubleComplex *, const int *, const hipDoubleComplex *, hipDoubleComplex *,
    hipsparseIndexBase_t, void *);
hipsparseStatus_t hipsparseShybmv(hipsparseHandle_t, hipsparseOperation_t, const float *, const hipsparseMatDescr_t,
    const hipsparseHybMat_t, const float *, const float *, float *);
hipsparseStatus_t hipsparseDhybmv(hipsparseHandle_t, hipsparseOperation_t, const double *, const hipsparseMatDescr_t,
    const hipsparseHybMat_t, const double *, const double *, double *);
hipsparseStatus_t hipsparseChybmv(hipsparseHandle_t, hipsparseOperation_t, const hipComplex *, const
    hipsparseMatDescr_t, const hipsparseHybMat_t, const hipComplex *, const hipComplex *, hipComplex *);
hipsparseStatus_t hipsparseZhybmv(hipsparseHandle_t, hipsparseOperation_t, const hipDoubleComplex *, const
    hipsparseMatDescr_t, const hipsparseHybMat_t, const hipDoubleComplex *, const hipDoubleComplex *, hipDoubleComplex
    *);
hipsparseStatus_t hipsparseSbsrmm(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, hipsparseOperation_t,
    int, int, int, int, const float *, const hipsparseMatDescr_t, const float *, const int *, const int *, int, const
    float *, int, const float *, float *, int);
hipsparseStatus_t hipsparseDbsrmm(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, hipsparseOperation_t,
    int, int, int, int, const double *, const hipsparseMatDescr_t, const double *, const int *, const int *, int, const
    double *, int, const double *, double *, int);
hipsparseStatus_t hipsparseCbsrmm(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, hipsparseOperation_t,
    int, int, int, int, const hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *,
    int, const hipComplex *, int, const hipComplex *, hipComplex *, int);
hipsparseStatus_t hipsparseZbsrmm(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t, hipsparseOperation_t,
    int, int, int, int, const hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *,
    const int *, int, const hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipsparseStatus_t hipsparseXbsrsm2_zeroPivot(hipsparseHandle_t, bsrsm2Info_t, int *);
hipsparseStatus_t hipsparseSbsrsm2_bufferSize(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, float *, const int *, const int *, int,
    bsrsm2Info_t, int *);
hipsparseStatus_t hipsparseDbsrsm2_bufferSize(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, double *, const int *, const int *, int,
    bsrsm2Info_t, int *);
hipsparseStatus_t hipsparseCbsrsm2_bufferSize(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, hipComplex *, const int *, const int *, int,
    bsrsm2Info_t, int *);
hipsparseStatus_t hipsparseZbsrsm2_bufferSize(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, hipDoubleComplex *, const int *, const int *, int,
    bsrsm2Info_t, int *);
hipsparseStatus_t hipsparseSbsrsm2_analysis(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, const float *, const int *, const int *, int,
    bsrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDbsrsm2_analysis(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, const double *, const int *, const int *, int,
    bsrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCbsrsm2_analysis(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, int,
    bsrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZbsrsm2_analysis(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *,
    int, bsrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseSbsrsm2_solve(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const float *, const hipsparseMatDescr_t, const float *, const int *, const int
    *, int, bsrsm2Info_t, const float *, int, float *, int, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDbsrsm2_solve(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const double *, const hipsparseMatDescr_t, const double *, const int *, const
    int *, int, bsrsm2Info_t, const double *, int, double *, int, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCbsrsm2_solve(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *,
    const int *, int, bsrsm2Info_t, const hipComplex *, int, hipComplex *, int, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZbsrsm2_solve(hipsparseHandle_t, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *,
    const int *, const int *, int, bsrsm2Info_t, const hipDoubleComplex *, int, hipDoubleComplex *, int,
    hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseScsrmm(hipsparseHandle_t, hipsparseOperation_t, int, int, int, int, const float *, const
    hipsparseMatDescr_t, const float *, const int *, const int *, const float *, int, const float *, float *, int);
hipsparseStatus_t hipsparseDcsrmm(hipsparseHandle_t, hipsparseOperation_t, int, int, int, int, const double *, const
    hipsparseMatDescr_t, const double *, const int *, const int *, const double *, int, const double *, double *, int);
hipsparseStatus_t hipsparseCcsrmm(hipsparseHandle_t, hipsparseOperation_t, int, int, int, int, const hipComplex *, const
    hipsparseMatDescr_t, const hipComplex *, const int *, const int *, const hipComplex *, int, const hipComplex *,
    hipComplex *, int);
hipsparseStatus_t hipsparseZcsrmm(hipsparseHandle_t, hipsparseOperation_t, int, int, int, int, const hipDoubleComplex *,
    const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, const hipDoubleComplex *, int, const
    hipDoubleComplex *, hipDoubleComplex *, int);
hipsparseStatus_t hipsparseScsrmm2(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int, int,
    const float *, const hipsparseMatDescr_t, const float *, const int *, const int *, const float *, int, const float
    *, float *, int);
hipsparseStatus_t hipsparseDcsrmm2(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int, int,
    const double *, const hipsparseMatDescr_t, const double *, const int *, const int *, const double *, int, const
    double *, double *, int);
hipsparseStatus_t hipsparseCcsrmm2(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int, int,
    const hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, const hipComplex *,
    int, const hipComplex *, hipComplex *, int);
hipsparseStatus_t hipsparseZcsrmm2(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int, int,
    const hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int);
hipsparseStatus_t hipsparseXcsrsm2_zeroPivot(hipsparseHandle_t, csrsm2Info_t, int *);
hipsparseStatus_t hipsparseScsrsm2_bufferSizeExt(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t,
    int, int, int, const float *, const hipsparseMatDescr_t, const float *, const int *, const int *, const float *,
    int, csrsm2Info_t, hipsparseSolvePolicy_t, size_t *);
hipsparseStatus_t hipsparseDcsrsm2_bufferSizeExt(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t,
    int, int, int, const double *, const hipsparseMatDescr_t, const double *, const int *, const int *, const double *,
    int, csrsm2Info_t, hipsparseSolvePolicy_t, size_t *);
hipsparseStatus_t hipsparseCcsrsm2_bufferSizeExt(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t,
    int, int, int, const hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, const
    hipComplex *, int, csrsm2Info_t, hipsparseSolvePolicy_t, size_t *);
hipsparseStatus_t hipsparseZcsrsm2_bufferSizeExt(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t,
    int, int, int, const hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int
    *, const hipDoubleComplex *, int, csrsm2Info_t, hipsparseSolvePolicy_t, size_t *);
hipsparseStatus_t hipsparseScsrsm2_analysis(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t, int,
    int, int, const float *, const hipsparseMatDescr_t, const float *, const int *, const int *, const float *, int,
    csrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDcsrsm2_analysis(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t, int,
    int, int, const double *, const hipsparseMatDescr_t, const double *, const int *, const int *, const double *, int,
    csrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCcsrsm2_analysis(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t, int,
    int, int, const hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, const
    hipComplex *, int, csrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZcsrsm2_analysis(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t, int,
    int, int, const hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *,
    const hipDoubleComplex *, int, csrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseScsrsm2_solve(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t, int, int,
    int, const float *, const hipsparseMatDescr_t, const float *, const int *, const int *, float *, int, csrsm2Info_t,
    hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDcsrsm2_solve(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t, int, int,
    int, const double *, const hipsparseMatDescr_t, const double *, const int *, const int *, double *, int,
    csrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCcsrsm2_solve(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t, int, int,
    int, const hipComplex *, const hipsparseMatDescr_t, const hipComplex *, const int *, const int *, hipComplex *, int,
    csrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZcsrsm2_solve(hipsparseHandle_t, int, hipsparseOperation_t, hipsparseOperation_t, int, int,
    int, const hipDoubleComplex *, const hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *,
    hipDoubleComplex *, int, csrsm2Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseSgemmi(hipsparseHandle_t, int, int, int, int, const float *, const float *, int, const float
    *, const int *, const int *, const float *, float *, int);
hipsparseStatus_t hipsparseDgemmi(hipsparseHandle_t, int, int, int, int, const double *, const double *, int, const
    double *, const int *, const int *, const double *, double *, int);
hipsparseStatus_t hipsparseCgemmi(hipsparseHandle_t, int, int, int, int, const hipComplex *, const hipComplex *, int,
    const hipComplex *, const int *, const int *, const hipComplex *, hipComplex *, int);
hipsparseStatus_t hipsparseZgemmi(hipsparseHandle_t, int, int, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, int, const hipDoubleComplex *, const int *, const int *, const hipDoubleComplex *,
    hipDoubleComplex *, int);
hipsparseStatus_t hipsparseXcsrgeamNnz(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, int, const int *, const
    int *, const hipsparseMatDescr_t, int, const int *, const int *, const hipsparseMatDescr_t, int *, int *);
hipsparseStatus_t hipsparseScsrgeam(hipsparseHandle_t, int, int, const float *, const hipsparseMatDescr_t, int, const
    float *, const int *, const int *, const float *, const hipsparseMatDescr_t, int, const float *, const int *, const
    int *, const hipsparseMatDescr_t, float *, int *, int *);
hipsparseStatus_t hipsparseDcsrgeam(hipsparseHandle_t, int, int, const double *, const hipsparseMatDescr_t, int, const
    double *, const int *, const int *, const double *, const hipsparseMatDescr_t, int, const double *, const int *,
    const int *, const hipsparseMatDescr_t, double *, int *, int *);
hipsparseStatus_t hipsparseCcsrgeam(hipsparseHandle_t, int, int, const hipComplex *, const hipsparseMatDescr_t, int,
    const hipComplex *, const int *, const int *, const hipComplex *, const hipsparseMatDescr_t, int, const hipComplex
    *, const int *, const int *, const hipsparseMatDescr_t, hipComplex *, int *, int *);
hipsparseStatus_t hipsparseZcsrgeam(hipsparseHandle_t, int, int, const hipDoubleComplex *, const hipsparseMatDescr_t,
    int, const hipDoubleComplex *, const int *, const int *, const hipDoubleComplex *, const hipsparseMatDescr_t, int,
    const hipDoubleComplex *, const int *, const int *, const hipsparseMatDescr_t, hipDoubleComplex *, int *, int *);
hipsparseStatus_t hipsparseScsrgeam2_bufferSizeExt(hipsparseHandle_t, int, int, const float *, const
    hipsparseMatDescr_t, int, const float *, const int *, const int *, const float *, const hipsparseMatDescr_t, int,
    const float *, const int *, const int *, const hipsparseMatDescr_t, const float *, const int *, const int *, size_t
    *);
hipsparseStatus_t hipsparseDcsrgeam2_bufferSizeExt(hipsparseHandle_t, int, int, const double *, const
    hipsparseMatDescr_t, int, const double *, const int *, const int *, const double *, const hipsparseMatDescr_t, int,
    const double *, const int *, const int *, const hipsparseMatDescr_t, const double *, const int *, const int *,
    size_t *);
hipsparseStatus_t hipsparseCcsrgeam2_bufferSizeExt(hipsparseHandle_t, int, int, const hipComplex *, const
    hipsparseMatDescr_t, int, const hipComplex *, const int *, const int *, const hipComplex *, const
    hipsparseMatDescr_t, int, const hipComplex *, const int *, const int *, const hipsparseMatDescr_t, const hipComplex
    *, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseZcsrgeam2_bufferSizeExt(hipsparseHandle_t, int, int, const hipDoubleComplex *, const
    hipsparseMatDescr_t, int, const hipDoubleComplex *, const int *, const int *, const hipDoubleComplex *, const
    hipsparseMatDescr_t, int, const hipDoubleComplex *, const int *, const int *, const hipsparseMatDescr_t, const
    hipDoubleComplex *, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseXcsrgeam2Nnz(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, int, const int *, const
    int *, const hipsparseMatDescr_t, int, const int *, const int *, const hipsparseMatDescr_t, int *, int *, void *);
hipsparseStatus_t hipsparseScsrgeam2(hipsparseHandle_t, int, int, const float *, const hipsparseMatDescr_t, int, const
    float *, const int *, const int *, const float *, const hipsparseMatDescr_t, int, const float *, const int *, const
    int *, const hipsparseMatDescr_t, float *, int *, int *, void *);
hipsparseStatus_t hipsparseDcsrgeam2(hipsparseHandle_t, int, int, const double *, const hipsparseMatDescr_t, int, const
    double *, const int *, const int *, const double *, const hipsparseMatDescr_t, int, const double *, const int *,
    const int *, const hipsparseMatDescr_t, double *, int *, int *, void *);
hipsparseStatus_t hipsparseCcsrgeam2(hipsparseHandle_t, int, int, const hipComplex *, const hipsparseMatDescr_t, int,
    const hipComplex *, const int *, const int *, const hipComplex *, const hipsparseMatDescr_t, int, const hipComplex
    *, const int *, const int *, const hipsparseMatDescr_t, hipComplex *, int *, int *, void *);
hipsparseStatus_t hipsparseZcsrgeam2(hipsparseHandle_t, int, int, const hipDoubleComplex *, const hipsparseMatDescr_t,
    int, const hipDoubleComplex *, const int *, const int *, const hipDoubleComplex *, const hipsparseMatDescr_t, int,
    const hipDoubleComplex *, const int *, const int *, const hipsparseMatDescr_t, hipDoubleComplex *, int *, int *,
    void *);
hipsparseStatus_t hipsparseXcsrgemmNnz(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int,
    const hipsparseMatDescr_t, int, const int *, const int *, const hipsparseMatDescr_t, int, const int *, const int *,
    const hipsparseMatDescr_t, int *, int *);
hipsparseStatus_t hipsparseScsrgemm(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int, const
    hipsparseMatDescr_t, int, const float *, const int *, const int *, const hipsparseMatDescr_t, int, const float *,
    const int *, const int *, const hipsparseMatDescr_t, float *, const int *, int *);
hipsparseStatus_t hipsparseDcsrgemm(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int, const
    hipsparseMatDescr_t, int, const double *, const int *, const int *, const hipsparseMatDescr_t, int, const double *,
    const int *, const int *, const hipsparseMatDescr_t, double *, const int *, int *);
hipsparseStatus_t hipsparseCcsrgemm(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int, const
    hipsparseMatDescr_t, int, const hipComplex *, const int *, const int *, const hipsparseMatDescr_t, int, const
    hipComplex *, const int *, const int *, const hipsparseMatDescr_t, hipComplex *, const int *, int *);
hipsparseStatus_t hipsparseZcsrgemm(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, int, int, int, const
    hipsparseMatDescr_t, int, const hipDoubleComplex *, const int *, const int *, const hipsparseMatDescr_t, int, const
    hipDoubleComplex *, const int *, const int *, const hipsparseMatDescr_t, hipDoubleComplex *, const int *, int *);
hipsparseStatus_t hipsparseScsrgemm2_bufferSizeExt(hipsparseHandle_t, int, int, int, const float *, const
    hipsparseMatDescr_t, int, const int *, const int *, const hipsparseMatDescr_t, int, const int *, const int *, const
    float *, const hipsparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *);
hipsparseStatus_t hipsparseDcsrgemm2_bufferSizeExt(hipsparseHandle_t, int, int, int, const double *, const
    hipsparseMatDescr_t, int, const int *, const int *, const hipsparseMatDescr_t, int, const int *, const int *, const
    double *, const hipsparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *);
hipsparseStatus_t hipsparseCcsrgemm2_bufferSizeExt(hipsparseHandle_t, int, int, int, const hipComplex *, const
    hipsparseMatDescr_t, int, const int *, const int *, const hipsparseMatDescr_t, int, const int *, const int *, const
    hipComplex *, const hipsparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *);
hipsparseStatus_t hipsparseZcsrgemm2_bufferSizeExt(hipsparseHandle_t, int, int, int, const hipDoubleComplex *, const
    hipsparseMatDescr_t, int, const int *, const int *, const hipsparseMatDescr_t, int, const int *, const int *, const
    hipDoubleComplex *, const hipsparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *);
hipsparseStatus_t hipsparseXcsrgemm2Nnz(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, int, const int *,
    const int *, const hipsparseMatDescr_t, int, const int *, const int *, const hipsparseMatDescr_t, int, const int *,
    const int *, const hipsparseMatDescr_t, int *, int *, const csrgemm2Info_t, void *);
hipsparseStatus_t hipsparseScsrgemm2(hipsparseHandle_t, int, int, int, const float *, const hipsparseMatDescr_t, int,
    const float *, const int *, const int *, const hipsparseMatDescr_t, int, const float *, const int *, const int *,
    const float *, const hipsparseMatDescr_t, int, const float *, const int *, const int *, const hipsparseMatDescr_t,
    float *, const int *, int *, const csrgemm2Info_t, void *);
hipsparseStatus_t hipsparseDcsrgemm2(hipsparseHandle_t, int, int, int, const double *, const hipsparseMatDescr_t, int,
    const double *, const int *, const int *, const hipsparseMatDescr_t, int, const double *, const int *, const int *,
    const double *, const hipsparseMatDescr_t, int, const double *, const int *, const int *, const hipsparseMatDescr_t,
    double *, const int *, int *, const csrgemm2Info_t, void *);
hipsparseStatus_t hipsparseCcsrgemm2(hipsparseHandle_t, int, int, int, const hipComplex *, const hipsparseMatDescr_t,
    int, const hipComplex *, const int *, const int *, const hipsparseMatDescr_t, int, const hipComplex *, const int *,
    const int *, const hipComplex *, const hipsparseMatDescr_t, int, const hipComplex *, const int *, const int *, const
    hipsparseMatDescr_t, hipComplex *, const int *, int *, const csrgemm2Info_t, void *);
hipsparseStatus_t hipsparseZcsrgemm2(hipsparseHandle_t, int, int, int, const hipDoubleComplex *, const
    hipsparseMatDescr_t, int, const hipDoubleComplex *, const int *, const int *, const hipsparseMatDescr_t, int, const
    hipDoubleComplex *, const int *, const int *, const hipDoubleComplex *, const hipsparseMatDescr_t, int, const
    hipDoubleComplex *, const int *, const int *, const hipsparseMatDescr_t, hipDoubleComplex *, const int *, int *,
    const csrgemm2Info_t, void *);
hipsparseStatus_t hipsparseXbsric02_zeroPivot(hipsparseHandle_t, bsric02Info_t, int *);
hipsparseStatus_t hipsparseSbsric02_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, float *, const int *, const int *, int, bsric02Info_t, int *);
hipsparseStatus_t hipsparseDbsric02_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, double *, const int *, const int *, int, bsric02Info_t, int *);
hipsparseStatus_t hipsparseCbsric02_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, hipComplex *, const int *, const int *, int, bsric02Info_t, int *);
hipsparseStatus_t hipsparseZbsric02_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, hipDoubleComplex *, const int *, const int *, int, bsric02Info_t, int *);
hipsparseStatus_t hipsparseSbsric02_analysis(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, const float *, const int *, const int *, int, bsric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDbsric02_analysis(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, const double *, const int *, const int *, int, bsric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCbsric02_analysis(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, const hipComplex *, const int *, const int *, int, bsric02Info_t, hipsparseSolvePolicy_t, void
    *);
hipsparseStatus_t hipsparseZbsric02_analysis(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, int, bsric02Info_t, hipsparseSolvePolicy_t,
    void *);
hipsparseStatus_t hipsparseSbsric02(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, float
    *, const int *, const int *, int, bsric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDbsric02(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, double
    *, const int *, const int *, int, bsric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCbsric02(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    hipComplex *, const int *, const int *, int, bsric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZbsric02(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex *, const int *, const int *, int, bsric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseXbsrilu02_zeroPivot(hipsparseHandle_t, bsrilu02Info_t, int *);
hipsparseStatus_t hipsparseSbsrilu02_numericBoost(hipsparseHandle_t, bsrilu02Info_t, int, double *, float *);
hipsparseStatus_t hipsparseDbsrilu02_numericBoost(hipsparseHandle_t, bsrilu02Info_t, int, double *, double *);
hipsparseStatus_t hipsparseCbsrilu02_numericBoost(hipsparseHandle_t, bsrilu02Info_t, int, double *, hipComplex *);
hipsparseStatus_t hipsparseZbsrilu02_numericBoost(hipsparseHandle_t, bsrilu02Info_t, int, double *, hipDoubleComplex *);
hipsparseStatus_t hipsparseSbsrilu02_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, float *, const int *, const int *, int, bsrilu02Info_t, int *);
hipsparseStatus_t hipsparseDbsrilu02_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, double *, const int *, const int *, int, bsrilu02Info_t, int *);
hipsparseStatus_t hipsparseCbsrilu02_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, hipComplex *, const int *, const int *, int, bsrilu02Info_t, int *);
hipsparseStatus_t hipsparseZbsrilu02_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, hipDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, int *);
hipsparseStatus_t hipsparseSbsrilu02_analysis(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, float *, const int *, const int *, int, bsrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDbsrilu02_analysis(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, double *, const int *, const int *, int, bsrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCbsrilu02_analysis(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, hipComplex *, const int *, const int *, int, bsrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZbsrilu02_analysis(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, hipDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, hipsparseSolvePolicy_t, void
    *);
hipsparseStatus_t hipsparseSbsrilu02(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, float
    *, const int *, const int *, int, bsrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDbsrilu02(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    double *, const int *, const int *, int, bsrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCbsrilu02(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    hipComplex *, const int *, const int *, int, bsrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZbsrilu02(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseXcsric02_zeroPivot(hipsparseHandle_t, csric02Info_t, int *);
hipsparseStatus_t hipsparseScsric02_bufferSize(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, float *, const
    int *, const int *, csric02Info_t, int *);
hipsparseStatus_t hipsparseDcsric02_bufferSize(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, double *, const
    int *, const int *, csric02Info_t, int *);
hipsparseStatus_t hipsparseCcsric02_bufferSize(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipComplex *,
    const int *, const int *, csric02Info_t, int *);
hipsparseStatus_t hipsparseZcsric02_bufferSize(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipDoubleComplex
    *, const int *, const int *, csric02Info_t, int *);
hipsparseStatus_t hipsparseScsric02_bufferSizeExt(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, float *, const
    int *, const int *, csric02Info_t, size_t *);
hipsparseStatus_t hipsparseDcsric02_bufferSizeExt(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, double *,
    const int *, const int *, csric02Info_t, size_t *);
hipsparseStatus_t hipsparseCcsric02_bufferSizeExt(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipComplex *,
    const int *, const int *, csric02Info_t, size_t *);
hipsparseStatus_t hipsparseZcsric02_bufferSizeExt(hipsparseHandle_t, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex *, const int *, const int *, csric02Info_t, size_t *);
hipsparseStatus_t hipsparseScsric02_analysis(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *,
    const int *, const int *, csric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDcsric02_analysis(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *,
    const int *, const int *, csric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCcsric02_analysis(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex *,
    const int *, const int *, csric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZcsric02_analysis(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const
    hipDoubleComplex *, const int *, const int *, csric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseScsric02(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, float *, const int *, const
    int *, csric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDcsric02(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, double *, const int *, const
    int *, csric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCcsric02(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipComplex *, const int *,
    const int *, csric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZcsric02(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipDoubleComplex *, const
    int *, const int *, csric02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseXcsrilu02_zeroPivot(hipsparseHandle_t, csrilu02Info_t, int *);
hipsparseStatus_t hipsparseScsrilu02_numericBoost(hipsparseHandle_t, csrilu02Info_t, int, double *, float *);
hipsparseStatus_t hipsparseDcsrilu02_numericBoost(hipsparseHandle_t, csrilu02Info_t, int, double *, double *);
hipsparseStatus_t hipsparseCcsrilu02_numericBoost(hipsparseHandle_t, csrilu02Info_t, int, double *, hipComplex *);
hipsparseStatus_t hipsparseZcsrilu02_numericBoost(hipsparseHandle_t, csrilu02Info_t, int, double *, hipDoubleComplex *);
hipsparseStatus_t hipsparseScsrilu02_bufferSize(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, float *, const
    int *, const int *, csrilu02Info_t, int *);
hipsparseStatus_t hipsparseDcsrilu02_bufferSize(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, double *, const
    int *, const int *, csrilu02Info_t, int *);
hipsparseStatus_t hipsparseCcsrilu02_bufferSize(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipComplex *,
    const int *, const int *, csrilu02Info_t, int *);
hipsparseStatus_t hipsparseZcsrilu02_bufferSize(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipDoubleComplex
    *, const int *, const int *, csrilu02Info_t, int *);
hipsparseStatus_t hipsparseScsrilu02_bufferSizeExt(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, float *,
    const int *, const int *, csrilu02Info_t, size_t *);
hipsparseStatus_t hipsparseDcsrilu02_bufferSizeExt(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, double *,
    const int *, const int *, csrilu02Info_t, size_t *);
hipsparseStatus_t hipsparseCcsrilu02_bufferSizeExt(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipComplex *,
    const int *, const int *, csrilu02Info_t, size_t *);
hipsparseStatus_t hipsparseZcsrilu02_bufferSizeExt(hipsparseHandle_t, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex *, const int *, const int *, csrilu02Info_t, size_t *);
hipsparseStatus_t hipsparseScsrilu02_analysis(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *,
    const int *, const int *, csrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDcsrilu02_analysis(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *,
    const int *, const int *, csrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCcsrilu02_analysis(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex
    *, const int *, const int *, csrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZcsrilu02_analysis(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const
    hipDoubleComplex *, const int *, const int *, csrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseScsrilu02(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, float *, const int *, const
    int *, csrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseDcsrilu02(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, double *, const int *,
    const int *, csrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseCcsrilu02(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipComplex *, const int *,
    const int *, csrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseZcsrilu02(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, hipDoubleComplex *, const
    int *, const int *, csrilu02Info_t, hipsparseSolvePolicy_t, void *);
hipsparseStatus_t hipsparseSgpsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t, int, int, const float *, const float
    *, const float *, const float *, const float *, const float *, int, size_t *);
hipsparseStatus_t hipsparseDgpsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t, int, int, const double *, const double
    *, const double *, const double *, const double *, const double *, int, size_t *);
hipsparseStatus_t hipsparseCgpsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t, int, int, const hipComplex *, const
    hipComplex *, const hipComplex *, const hipComplex *, const hipComplex *, const hipComplex *, int, size_t *);
hipsparseStatus_t hipsparseZgpsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *, const hipDoubleComplex *, const hipDoubleComplex *, const hipDoubleComplex *, const
    hipDoubleComplex *, int, size_t *);
hipsparseStatus_t hipsparseSgpsvInterleavedBatch(hipsparseHandle_t, int, int, float *, float *, float *, float *, float
    *, float *, int, void *);
hipsparseStatus_t hipsparseDgpsvInterleavedBatch(hipsparseHandle_t, int, int, double *, double *, double *, double *,
    double *, double *, int, void *);
hipsparseStatus_t hipsparseCgpsvInterleavedBatch(hipsparseHandle_t, int, int, hipComplex *, hipComplex *, hipComplex *,
    hipComplex *, hipComplex *, hipComplex *, int, void *);
hipsparseStatus_t hipsparseZgpsvInterleavedBatch(hipsparseHandle_t, int, int, hipDoubleComplex *, hipDoubleComplex *,
    hipDoubleComplex *, hipDoubleComplex *, hipDoubleComplex *, hipDoubleComplex *, int, void *);
hipsparseStatus_t hipsparseSgtsv2_bufferSizeExt(hipsparseHandle_t, int, int, const float *, const float *, const float
    *, const float *, int, size_t *);
hipsparseStatus_t hipsparseDgtsv2_bufferSizeExt(hipsparseHandle_t, int, int, const double *, const double *, const
    double *, const double *, int, size_t *);
hipsparseStatus_t hipsparseCgtsv2_bufferSizeExt(hipsparseHandle_t, int, int, const hipComplex *, const hipComplex *,
    const hipComplex *, const hipComplex *, int, size_t *);
hipsparseStatus_t hipsparseZgtsv2_bufferSizeExt(hipsparseHandle_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, const hipDoubleComplex *, const hipDoubleComplex *, int, size_t *);
hipsparseStatus_t hipsparseSgtsv2(hipsparseHandle_t, int, int, const float *, const float *, const float *, float *,
    int, void *);
hipsparseStatus_t hipsparseDgtsv2(hipsparseHandle_t, int, int, const double *, const double *, const double *, double *,
    int, void *);
hipsparseStatus_t hipsparseCgtsv2(hipsparseHandle_t, int, int, const hipComplex *, const hipComplex *, const hipComplex
    *, hipComplex *, int, void *);
hipsparseStatus_t hipsparseZgtsv2(hipsparseHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex *, const
    hipDoubleComplex *, hipDoubleComplex *, int, void *);
hipsparseStatus_t hipsparseSgtsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t, int, int, const float *, const float
    *, const float *, const float *, int, size_t *);
hipsparseStatus_t hipsparseDgtsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t, int, int, const double *, const double
    *, const double *, const double *, int, size_t *);
hipsparseStatus_t hipsparseCgtsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t, int, int, const hipComplex *, const
    hipComplex *, const hipComplex *, const hipComplex *, int, size_t *);
hipsparseStatus_t hipsparseZgtsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t, int, int, const hipDoubleComplex *,
    const hipDoubleComplex *, const hipDoubleComplex *, const hipDoubleComplex *, int, size_t *);
hipsparseStatus_t hipsparseSgtsvInterleavedBatch(hipsparseHandle_t, int, int, float *, float *, float *, float *, int,
    void *);
hipsparseStatus_t hipsparseDgtsvInterleavedBatch(hipsparseHandle_t, int, int, double *, double *, double *, double *,
    int, void *);
hipsparseStatus_t hipsparseCgtsvInterleavedBatch(hipsparseHandle_t, int, int, hipComplex *, hipComplex *, hipComplex *,
    hipComplex *, int, void *);
hipsparseStatus_t hipsparseZgtsvInterleavedBatch(hipsparseHandle_t, int, int, hipDoubleComplex *, hipDoubleComplex *,
    hipDoubleComplex *, hipDoubleComplex *, int, void *);
hipsparseStatus_t hipsparseSgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t, int, int, const float *, const float *, const
    float *, const float *, int, size_t *);
hipsparseStatus_t hipsparseDgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t, int, int, const double *, const double *,
    const double *, const double *, int, size_t *);
hipsparseStatus_t hipsparseCgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t, int, int, const hipComplex *, const
    hipComplex *, const hipComplex *, const hipComplex *, int, size_t *);
hipsparseStatus_t hipsparseZgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t, int, int, const hipDoubleComplex *, const
    hipDoubleComplex *, const hipDoubleComplex *, const hipDoubleComplex *, int, size_t *);
hipsparseStatus_t hipsparseSgtsv2_nopivot(hipsparseHandle_t, int, int, const float *, const float *, const float *,
    float *, int, void *);
hipsparseStatus_t hipsparseDgtsv2_nopivot(hipsparseHandle_t, int, int, const double *, const double *, const double *,
    double *, int, void *);
hipsparseStatus_t hipsparseCgtsv2_nopivot(hipsparseHandle_t, int, int, const hipComplex *, const hipComplex *, const
    hipComplex *, hipComplex *, int, void *);
hipsparseStatus_t hipsparseZgtsv2_nopivot(hipsparseHandle_t, int, int, const hipDoubleComplex *, const hipDoubleComplex
    *, const hipDoubleComplex *, hipDoubleComplex *, int, void *);
hipsparseStatus_t hipsparseSgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t, int, const float *, const float *, const
    float *, const float *, int, int, size_t *);
hipsparseStatus_t hipsparseDgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t, int, const double *, const double *,
    const double *, const double *, int, int, size_t *);
hipsparseStatus_t hipsparseCgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t, int, const hipComplex *, const hipComplex
    *, const hipComplex *, const hipComplex *, int, int, size_t *);
hipsparseStatus_t hipsparseZgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t, int, const hipDoubleComplex *, const
    hipDoubleComplex *, const hipDoubleComplex *, const hipDoubleComplex *, int, int, size_t *);
hipsparseStatus_t hipsparseSgtsv2StridedBatch(hipsparseHandle_t, int, const float *, const float *, const float *, float
    *, int, int, void *);
hipsparseStatus_t hipsparseDgtsv2StridedBatch(hipsparseHandle_t, int, const double *, const double *, const double *,
    double *, int, int, void *);
hipsparseStatus_t hipsparseCgtsv2StridedBatch(hipsparseHandle_t, int, const hipComplex *, const hipComplex *, const
    hipComplex *, hipComplex *, int, int, void *);
hipsparseStatus_t hipsparseZgtsv2StridedBatch(hipsparseHandle_t, int, const hipDoubleComplex *, const hipDoubleComplex
    *, const hipDoubleComplex *, hipDoubleComplex *, int, int, void *);
hipsparseStatus_t hipsparseSbsr2csr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    float *, const int *, const int *, int, const hipsparseMatDescr_t, float *, int *, int *);
hipsparseStatus_t hipsparseDbsr2csr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    double *, const int *, const int *, int, const hipsparseMatDescr_t, double *, int *, int *);
hipsparseStatus_t hipsparseCbsr2csr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    hipComplex *, const int *, const int *, int, const hipsparseMatDescr_t, hipComplex *, int *, int *);
hipsparseStatus_t hipsparseZbsr2csr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    hipDoubleComplex *, const int *, const int *, int, const hipsparseMatDescr_t, hipDoubleComplex *, int *, int *);
hipsparseStatus_t hipsparseXcoo2csr(hipsparseHandle_t, const int *, int, int, int *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseXcoosort_bufferSizeExt(hipsparseHandle_t, int, int, int, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseXcoosortByRow(hipsparseHandle_t, int, int, int, int *, int *, int *, void *);
hipsparseStatus_t hipsparseXcoosortByColumn(hipsparseHandle_t, int, int, int, int *, int *, int *, void *);
hipsparseStatus_t hipsparseCreateIdentityPermutation(hipsparseHandle_t, int, int *);
hipsparseStatus_t hipsparseScsc2dense(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *, const int
    *, const int *, float *, int);
hipsparseStatus_t hipsparseDcsc2dense(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *, const int
    *, const int *, double *, int);
hipsparseStatus_t hipsparseCcsc2dense(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex *, const
    int *, const int *, hipComplex *, int);
hipsparseStatus_t hipsparseZcsc2dense(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipDoubleComplex *,
    const int *, const int *, hipDoubleComplex *, int);
hipsparseStatus_t hipsparseXcscsort_bufferSizeExt(hipsparseHandle_t, int, int, int, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseXcscsort(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const int *, int *, int
    *, void *);
hipsparseStatus_t hipsparseXcsr2bsrNnz(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const int *, const int *, int, const hipsparseMatDescr_t, int *, int *);
hipsparseStatus_t hipsparseScsr2bsr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    float *, const int *, const int *, int, const hipsparseMatDescr_t, float *, int *, int *);
hipsparseStatus_t hipsparseDcsr2bsr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    double *, const int *, const int *, int, const hipsparseMatDescr_t, double *, int *, int *);
hipsparseStatus_t hipsparseCcsr2bsr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    hipComplex *, const int *, const int *, int, const hipsparseMatDescr_t, hipComplex *, int *, int *);
hipsparseStatus_t hipsparseZcsr2bsr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    hipDoubleComplex *, const int *, const int *, int, const hipsparseMatDescr_t, hipDoubleComplex *, int *, int *);
hipsparseStatus_t hipsparseXcsr2coo(hipsparseHandle_t, const int *, int, int, int *, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseScsr2csc(hipsparseHandle_t, int, int, int, const float *, const int *, const int *, float *,
    int *, int *, hipsparseAction_t, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseDcsr2csc(hipsparseHandle_t, int, int, int, const double *, const int *, const int *, double
    *, int *, int *, hipsparseAction_t, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseCcsr2csc(hipsparseHandle_t, int, int, int, const hipComplex *, const int *, const int *,
    hipComplex *, int *, int *, hipsparseAction_t, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseZcsr2csc(hipsparseHandle_t, int, int, int, const hipDoubleComplex *, const int *, const int
    *, hipDoubleComplex *, int *, int *, hipsparseAction_t, hipsparseIndexBase_t);
hipsparseStatus_t hipsparseCsr2cscEx2_bufferSize(hipsparseHandle_t, int, int, int, const void *, const int *, const int
    *, void *, int *, int *, hipDataType, hipsparseAction_t, hipsparseIndexBase_t, hipsparseCsr2CscAlg_t, size_t *);
hipsparseStatus_t hipsparseCsr2cscEx2(hipsparseHandle_t, int, int, int, const void *, const int *, const int *, void *,
    int *, int *, hipDataType, hipsparseAction_t, hipsparseIndexBase_t, hipsparseCsr2CscAlg_t, void *);
hipsparseStatus_t hipsparseScsr2csr_compress(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *,
    const int *, const int *, int, const int *, float *, int *, int *, float);
hipsparseStatus_t hipsparseDcsr2csr_compress(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *,
    const int *, const int *, int, const int *, double *, int *, int *, double);
hipsparseStatus_t hipsparseCcsr2csr_compress(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex *,
    const int *, const int *, int, const int *, hipComplex *, int *, int *, hipComplex);
hipsparseStatus_t hipsparseZcsr2csr_compress(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const
    hipDoubleComplex *, const int *, const int *, int, const int *, hipDoubleComplex *, int *, int *, hipDoubleComplex);
hipsparseStatus_t hipsparseScsr2csru(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, float *, const int *,
    int *, csru2csrInfo_t, void *);
hipsparseStatus_t hipsparseDcsr2csru(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, double *, const int *,
    int *, csru2csrInfo_t, void *);
hipsparseStatus_t hipsparseCcsr2csru(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, hipComplex *, const
    int *, int *, csru2csrInfo_t, void *);
hipsparseStatus_t hipsparseZcsr2csru(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, hipDoubleComplex *,
    const int *, int *, csru2csrInfo_t, void *);
hipsparseStatus_t hipsparseScsr2dense(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *, const int
    *, const int *, float *, int);
hipsparseStatus_t hipsparseDcsr2dense(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *, const int
    *, const int *, double *, int);
hipsparseStatus_t hipsparseCcsr2dense(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex *, const
    int *, const int *, hipComplex *, int);
hipsparseStatus_t hipsparseZcsr2dense(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipDoubleComplex *,
    const int *, const int *, hipDoubleComplex *, int);
hipsparseStatus_t hipsparseScsr2gebsr_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, const float *, const int *, const int *, int, int, size_t *);
hipsparseStatus_t hipsparseDcsr2gebsr_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, const double *, const int *, const int *, int, int, size_t *);
hipsparseStatus_t hipsparseCcsr2gebsr_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, const hipComplex *, const int *, const int *, int, int, size_t *);
hipsparseStatus_t hipsparseZcsr2gebsr_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, const
    hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, int, int, size_t *);
hipsparseStatus_t hipsparseXcsr2gebsrNnz(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const int *, const int *, const hipsparseMatDescr_t, int *, int, int, int *, void *);
hipsparseStatus_t hipsparseScsr2gebsr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const float *, const int *, const int *, const hipsparseMatDescr_t, float *, int *, int *, int, int, void *);
hipsparseStatus_t hipsparseDcsr2gebsr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const double *, const int *, const int *, const hipsparseMatDescr_t, double *, int *, int *, int, int, void *);
hipsparseStatus_t hipsparseCcsr2gebsr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const hipComplex *, const int *, const int *, const hipsparseMatDescr_t, hipComplex *, int *, int *, int, int, void
    *);
hipsparseStatus_t hipsparseZcsr2gebsr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const hipDoubleComplex *, const int *, const int *, const hipsparseMatDescr_t, hipDoubleComplex *, int *, int *,
    int, int, void *);
hipsparseStatus_t hipsparseScsr2hyb(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *, const int *,
    const int *, hipsparseHybMat_t, int, hipsparseHybPartition_t);
hipsparseStatus_t hipsparseDcsr2hyb(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *, const int *,
    const int *, hipsparseHybMat_t, int, hipsparseHybPartition_t);
hipsparseStatus_t hipsparseCcsr2hyb(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex *, const
    int *, const int *, hipsparseHybMat_t, int, hipsparseHybPartition_t);
hipsparseStatus_t hipsparseZcsr2hyb(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipDoubleComplex *,
    const int *, const int *, hipsparseHybMat_t, int, hipsparseHybPartition_t);
hipsparseStatus_t hipsparseXcsrsort_bufferSizeExt(hipsparseHandle_t, int, int, int, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseXcsrsort(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const int *, int *, int
    *, void *);
hipsparseStatus_t hipsparseScsru2csr_bufferSizeExt(hipsparseHandle_t, int, int, int, float *, const int *, int *,
    csru2csrInfo_t, size_t *);
hipsparseStatus_t hipsparseDcsru2csr_bufferSizeExt(hipsparseHandle_t, int, int, int, double *, const int *, int *,
    csru2csrInfo_t, size_t *);
hipsparseStatus_t hipsparseCcsru2csr_bufferSizeExt(hipsparseHandle_t, int, int, int, hipComplex *, const int *, int *,
    csru2csrInfo_t, size_t *);
hipsparseStatus_t hipsparseZcsru2csr_bufferSizeExt(hipsparseHandle_t, int, int, int, hipDoubleComplex *, const int *,
    int *, csru2csrInfo_t, size_t *);
hipsparseStatus_t hipsparseScsru2csr(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, float *, const int *,
    int *, csru2csrInfo_t, void *);
hipsparseStatus_t hipsparseDcsru2csr(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, double *, const int *,
    int *, csru2csrInfo_t, void *);
hipsparseStatus_t hipsparseCcsru2csr(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, hipComplex *, const
    int *, int *, csru2csrInfo_t, void *);
hipsparseStatus_t hipsparseZcsru2csr(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, hipDoubleComplex *,
    const int *, int *, csru2csrInfo_t, void *);
hipsparseStatus_t hipsparseSdense2csc(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *, int, const
    int *, float *, int *, int *);
hipsparseStatus_t hipsparseDdense2csc(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *, int, const
    int *, double *, int *, int *);
hipsparseStatus_t hipsparseCdense2csc(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex *, int,
    const int *, hipComplex *, int *, int *);
hipsparseStatus_t hipsparseZdense2csc(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipDoubleComplex *,
    int, const int *, hipDoubleComplex *, int *, int *);
hipsparseStatus_t hipsparseSdense2csr(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *, int, const
    int *, float *, int *, int *);
hipsparseStatus_t hipsparseDdense2csr(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *, int, const
    int *, double *, int *, int *);
hipsparseStatus_t hipsparseCdense2csr(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex *, int,
    const int *, hipComplex *, int *, int *);
hipsparseStatus_t hipsparseZdense2csr(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipDoubleComplex *,
    int, const int *, hipDoubleComplex *, int *, int *);
hipsparseStatus_t hipsparseSgebsr2csr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const float *, const int *, const int *, int, int, const hipsparseMatDescr_t, float *, int *, int *);
hipsparseStatus_t hipsparseDgebsr2csr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const double *, const int *, const int *, int, int, const hipsparseMatDescr_t, double *, int *, int *);
hipsparseStatus_t hipsparseCgebsr2csr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const hipComplex *, const int *, const int *, int, int, const hipsparseMatDescr_t, hipComplex *, int *, int *);
hipsparseStatus_t hipsparseZgebsr2csr(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t,
    const hipDoubleComplex *, const int *, const int *, int, int, const hipsparseMatDescr_t, hipDoubleComplex *, int *,
    int *);
hipsparseStatus_t hipsparseSgebsr2gebsc_bufferSize(hipsparseHandle_t, int, int, int, const float *, const int *, const
    int *, int, int, size_t *);
hipsparseStatus_t hipsparseDgebsr2gebsc_bufferSize(hipsparseHandle_t, int, int, int, const double *, const int *, const
    int *, int, int, size_t *);
hipsparseStatus_t hipsparseCgebsr2gebsc_bufferSize(hipsparseHandle_t, int, int, int, const hipComplex *, const int *,
    const int *, int, int, size_t *);
hipsparseStatus_t hipsparseZgebsr2gebsc_bufferSize(hipsparseHandle_t, int, int, int, const hipDoubleComplex *, const int
    *, const int *, int, int, size_t *);
hipsparseStatus_t hipsparseSgebsr2gebsc(hipsparseHandle_t, int, int, int, const float *, const int *, const int *, int,
    int, float *, int *, int *, hipsparseAction_t, hipsparseIndexBase_t, void *);
hipsparseStatus_t hipsparseDgebsr2gebsc(hipsparseHandle_t, int, int, int, const double *, const int *, const int *, int,
    int, double *, int *, int *, hipsparseAction_t, hipsparseIndexBase_t, void *);
hipsparseStatus_t hipsparseCgebsr2gebsc(hipsparseHandle_t, int, int, int, const hipComplex *, const int *, const int *,
    int, int, hipComplex *, int *, int *, hipsparseAction_t, hipsparseIndexBase_t, void *);
hipsparseStatus_t hipsparseZgebsr2gebsc(hipsparseHandle_t, int, int, int, const hipDoubleComplex *, const int *, const
    int *, int, int, hipDoubleComplex *, int *, int *, hipsparseAction_t, hipsparseIndexBase_t, void *);
hipsparseStatus_t hipsparseSgebsr2gebsr_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const float *, const int *, const int *, int, int, int, int, int *);
hipsparseStatus_t hipsparseDgebsr2gebsr_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const double *, const int *, const int *, int, int, int, int, int *);
hipsparseStatus_t hipsparseCgebsr2gebsr_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const hipComplex *, const int *, const int *, int, int, int, int, int *);
hipsparseStatus_t hipsparseZgebsr2gebsr_bufferSize(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, int, int, int, int, int *);
hipsparseStatus_t hipsparseXgebsr2gebsrNnz(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const int *, const int *, int, int, const hipsparseMatDescr_t, int *, int, int, int *, void *);
hipsparseStatus_t hipsparseSgebsr2gebsr(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const float *, const int *, const int *, int, int, const hipsparseMatDescr_t, float *, int *,
    int *, int, int, void *);
hipsparseStatus_t hipsparseDgebsr2gebsr(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const double *, const int *, const int *, int, int, const hipsparseMatDescr_t, double *, int *,
    int *, int, int, void *);
hipsparseStatus_t hipsparseCgebsr2gebsr(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const hipComplex *, const int *, const int *, int, int, const hipsparseMatDescr_t, hipComplex
    *, int *, int *, int, int, void *);
hipsparseStatus_t hipsparseZgebsr2gebsr(hipsparseHandle_t, hipsparseDirection_t, int, int, int, const
    hipsparseMatDescr_t, const hipDoubleComplex *, const int *, const int *, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex *, int *, int *, int, int, void *);
hipsparseStatus_t hipsparseShyb2csr(hipsparseHandle_t, const hipsparseMatDescr_t, const hipsparseHybMat_t, float *, int
    *, int *);
hipsparseStatus_t hipsparseDhyb2csr(hipsparseHandle_t, const hipsparseMatDescr_t, const hipsparseHybMat_t, double *, int
    *, int *);
hipsparseStatus_t hipsparseChyb2csr(hipsparseHandle_t, const hipsparseMatDescr_t, const hipsparseHybMat_t, hipComplex *,
    int *, int *);
hipsparseStatus_t hipsparseZhyb2csr(hipsparseHandle_t, const hipsparseMatDescr_t, const hipsparseHybMat_t,
    hipDoubleComplex *, int *, int *);
hipsparseStatus_t hipsparseSnnz(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    float *, int, int *, int *);
hipsparseStatus_t hipsparseDnnz(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    double *, int, int *, int *);
hipsparseStatus_t hipsparseCnnz(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    hipComplex *, int, int *, int *);
hipsparseStatus_t hipsparseZnnz(hipsparseHandle_t, hipsparseDirection_t, int, int, const hipsparseMatDescr_t, const
    hipDoubleComplex *, int, int *, int *);
hipsparseStatus_t hipsparseSnnz_compress(hipsparseHandle_t, int, const hipsparseMatDescr_t, const float *, const int *,
    int *, int *, float);
hipsparseStatus_t hipsparseDnnz_compress(hipsparseHandle_t, int, const hipsparseMatDescr_t, const double *, const int *,
    int *, int *, double);
hipsparseStatus_t hipsparseCnnz_compress(hipsparseHandle_t, int, const hipsparseMatDescr_t, const hipComplex *, const
    int *, int *, int *, hipComplex);
hipsparseStatus_t hipsparseZnnz_compress(hipsparseHandle_t, int, const hipsparseMatDescr_t, const hipDoubleComplex *,
    const int *, int *, int *, hipDoubleComplex);
hipsparseStatus_t hipsparseSpruneCsr2csr_bufferSize(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const
    float *, const int *, const int *, const float *, const hipsparseMatDescr_t, const float *, const int *, const int
    *, size_t *);
hipsparseStatus_t hipsparseDpruneCsr2csr_bufferSize(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const
    double *, const int *, const int *, const double *, const hipsparseMatDescr_t, const double *, const int *, const
    int *, size_t *);
hipsparseStatus_t hipsparseSpruneCsr2csr_bufferSizeExt(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t,
    const float *, const int *, const int *, const float *, const hipsparseMatDescr_t, const float *, const int *, const
    int *, size_t *);
hipsparseStatus_t hipsparseDpruneCsr2csr_bufferSizeExt(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t,
    const double *, const int *, const int *, const double *, const hipsparseMatDescr_t, const double *, const int *,
    const int *, size_t *);
hipsparseStatus_t hipsparseSpruneCsr2csrNnz(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const float *,
    const int *, const int *, const float *, const hipsparseMatDescr_t, int *, int *, void *);
hipsparseStatus_t hipsparseDpruneCsr2csrNnz(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const double *,
    const int *, const int *, const double *, const hipsparseMatDescr_t, int *, int *, void *);
hipsparseStatus_t hipsparseSpruneCsr2csr(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const float *,
    const int *, const int *, const float *, const hipsparseMatDescr_t, float *, const int *, int *, void *);
hipsparseStatus_t hipsparseDpruneCsr2csr(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const double *,
    const int *, const int *, const double *, const hipsparseMatDescr_t, double *, const int *, int *, void *);
hipsparseStatus_t hipsparseSpruneCsr2csrByPercentage_bufferSize(hipsparseHandle_t, int, int, int, const
    hipsparseMatDescr_t, const float *, const int *, const int *, float, const hipsparseMatDescr_t, const float *, const
    int *, const int *, pruneInfo_t, size_t *);
hipsparseStatus_t hipsparseDpruneCsr2csrByPercentage_bufferSize(hipsparseHandle_t, int, int, int, const
    hipsparseMatDescr_t, const double *, const int *, const int *, double, const hipsparseMatDescr_t, const double *,
    const int *, const int *, pruneInfo_t, size_t *);
hipsparseStatus_t hipsparseSpruneCsr2csrByPercentage_bufferSizeExt(hipsparseHandle_t, int, int, int, const
    hipsparseMatDescr_t, const float *, const int *, const int *, float, const hipsparseMatDescr_t, const float *, const
    int *, const int *, pruneInfo_t, size_t *);
hipsparseStatus_t hipsparseDpruneCsr2csrByPercentage_bufferSizeExt(hipsparseHandle_t, int, int, int, const
    hipsparseMatDescr_t, const double *, const int *, const int *, double, const hipsparseMatDescr_t, const double *,
    const int *, const int *, pruneInfo_t, size_t *);
hipsparseStatus_t hipsparseSpruneCsr2csrNnzByPercentage(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t,
    const float *, const int *, const int *, float, const hipsparseMatDescr_t, int *, int *, pruneInfo_t, void *);
hipsparseStatus_t hipsparseDpruneCsr2csrNnzByPercentage(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t,
    const double *, const int *, const int *, double, const hipsparseMatDescr_t, int *, int *, pruneInfo_t, void *);
hipsparseStatus_t hipsparseSpruneCsr2csrByPercentage(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const
    float *, const int *, const int *, float, const hipsparseMatDescr_t, float *, const int *, int *, pruneInfo_t, void
    *);
hipsparseStatus_t hipsparseDpruneCsr2csrByPercentage(hipsparseHandle_t, int, int, int, const hipsparseMatDescr_t, const
    double *, const int *, const int *, double, const hipsparseMatDescr_t, double *, const int *, int *, pruneInfo_t,
    void *);
hipsparseStatus_t hipsparseSpruneDense2csr_bufferSize(hipsparseHandle_t, int, int, const float *, int, const float *,
    const hipsparseMatDescr_t, const float *, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseDpruneDense2csr_bufferSize(hipsparseHandle_t, int, int, const double *, int, const double *,
    const hipsparseMatDescr_t, const double *, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseSpruneDense2csr_bufferSizeExt(hipsparseHandle_t, int, int, const float *, int, const float *,
    const hipsparseMatDescr_t, const float *, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseDpruneDense2csr_bufferSizeExt(hipsparseHandle_t, int, int, const double *, int, const double
    *, const hipsparseMatDescr_t, const double *, const int *, const int *, size_t *);
hipsparseStatus_t hipsparseSpruneDense2csrNnz(hipsparseHandle_t, int, int, const float *, int, const float *, const
    hipsparseMatDescr_t, int *, int *, void *);
hipsparseStatus_t hipsparseDpruneDense2csrNnz(hipsparseHandle_t, int, int, const double *, int, const double *, const
    hipsparseMatDescr_t, int *, int *, void *);
hipsparseStatus_t hipsparseSpruneDense2csr(hipsparseHandle_t, int, int, const float *, int, const float *, const
    hipsparseMatDescr_t, float *, const int *, int *, void *);
hipsparseStatus_t hipsparseDpruneDense2csr(hipsparseHandle_t, int, int, const double *, int, const double *, const
    hipsparseMatDescr_t, double *, const int *, int *, void *);
hipsparseStatus_t hipsparseSpruneDense2csrByPercentage_bufferSize(hipsparseHandle_t, int, int, const float *, int,
    float, const hipsparseMatDescr_t, const float *, const int *, const int *, pruneInfo_t, size_t *);
hipsparseStatus_t hipsparseDpruneDense2csrByPercentage_bufferSize(hipsparseHandle_t, int, int, const double *, int,
    double, const hipsparseMatDescr_t, const double *, const int *, const int *, pruneInfo_t, size_t *);
hipsparseStatus_t hipsparseSpruneDense2csrByPercentage_bufferSizeExt(hipsparseHandle_t, int, int, const float *, int,
    float, const hipsparseMatDescr_t, const float *, const int *, const int *, pruneInfo_t, size_t *);
hipsparseStatus_t hipsparseDpruneDense2csrByPercentage_bufferSizeExt(hipsparseHandle_t, int, int, const double *, int,
    double, const hipsparseMatDescr_t, const double *, const int *, const int *, pruneInfo_t, size_t *);
hipsparseStatus_t hipsparseSpruneDense2csrNnzByPercentage(hipsparseHandle_t, int, int, const float *, int, float, const
    hipsparseMatDescr_t, int *, int *, pruneInfo_t, void *);
hipsparseStatus_t hipsparseDpruneDense2csrNnzByPercentage(hipsparseHandle_t, int, int, const double *, int, double,
    const hipsparseMatDescr_t, int *, int *, pruneInfo_t, void *);
hipsparseStatus_t hipsparseSpruneDense2csrByPercentage(hipsparseHandle_t, int, int, const float *, int, float, const
    hipsparseMatDescr_t, float *, const int *, int *, pruneInfo_t, void *);
hipsparseStatus_t hipsparseDpruneDense2csrByPercentage(hipsparseHandle_t, int, int, const double *, int, double, const
    hipsparseMatDescr_t, double *, const int *, int *, pruneInfo_t, void *);
hipsparseStatus_t hipsparseScsrcolor(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const float *, const int *,
    const int *, const float *, int *, int *, int *, hipsparseColorInfo_t);
hipsparseStatus_t hipsparseDcsrcolor(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const double *, const int
    *, const int *, const double *, int *, int *, int *, hipsparseColorInfo_t);
hipsparseStatus_t hipsparseCcsrcolor(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipComplex *, const
    int *, const int *, const float *, int *, int *, int *, hipsparseColorInfo_t);
hipsparseStatus_t hipsparseZcsrcolor(hipsparseHandle_t, int, int, const hipsparseMatDescr_t, const hipDoubleComplex *,
    const int *, const int *, const double *, int *, int *, int *, hipsparseColorInfo_t);
hipsparseStatus_t hipsparseCreateSpVec(hipsparseSpVecDescr_t *, int64_t, int64_t, void *, void *, hipsparseIndexType_t,
    hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseSpVecGet(const hipsparseSpVecDescr_t, int64_t *, int64_t *, void **, void **,
    hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseSpVecGetValues(const hipsparseSpVecDescr_t, void **);
hipsparseStatus_t hipsparseSpVecSetValues(hipsparseSpVecDescr_t, void *);
hipsparseStatus_t hipsparseCreateCoo(hipsparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
    hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateCooAoS(hipsparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *,
    hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateCsr(hipsparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
    hipsparseIndexType_t, hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateCsc(hipsparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *,
    hipsparseIndexType_t, hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateBlockedEll(hipsparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, void *, void *,
    hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCooGet(const hipsparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void
    **, hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseCooAoSGet(const hipsparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **,
    hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseCsrGet(const hipsparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void
    **, hipsparseIndexType_t *, hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseBlockedEllGet(const hipsparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, int64_t *, void
    **, void **, hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseCsrSetPointers(hipsparseSpMatDescr_t, void *, void *, void *);
hipsparseStatus_t hipsparseCscSetPointers(hipsparseSpMatDescr_t, void *, void *, void *);
hipsparseStatus_t hipsparseCooSetPointers(hipsparseSpMatDescr_t, void *, void *, void *);
hipsparseStatus_t hipsparseSpMatGetValues(hipsparseSpMatDescr_t, void **);
hipsparseStatus_t hipsparseSpMatSetValues(hipsparseSpMatDescr_t, void *);
hipsparseStatus_t hipsparseSpMatSetStridedBatch(hipsparseSpMatDescr_t, int);
hipsparseStatus_t hipsparseCooSetStridedBatch(hipsparseSpMatDescr_t, int, int64_t);
hipsparseStatus_t hipsparseCsrSetStridedBatch(hipsparseSpMatDescr_t, int, int64_t, int64_t);
hipsparseStatus_t hipsparseSpMatSetAttribute(hipsparseSpMatDescr_t, hipsparseSpMatAttribute_t, const void *, size_t);
hipsparseStatus_t hipsparseCreateDnVec(hipsparseDnVecDescr_t *, int64_t, void *, hipDataType);
hipsparseStatus_t hipsparseDnVecGet(const hipsparseDnVecDescr_t, int64_t *, void **, hipDataType *);
hipsparseStatus_t hipsparseDnVecGetValues(const hipsparseDnVecDescr_t, void **);
hipsparseStatus_t hipsparseDnVecSetValues(hipsparseDnVecDescr_t, void *);
hipsparseStatus_t hipsparseCreateDnMat(hipsparseDnMatDescr_t *, int64_t, int64_t, int64_t, void *, hipDataType,
    hipsparseOrder_t);
hipsparseStatus_t hipsparseDnMatGet(const hipsparseDnMatDescr_t, int64_t *, int64_t *, int64_t *, void **, hipDataType
    *, hipsparseOrder_t *);
hipsparseStatus_t hipsparseDnMatGetValues(const hipsparseDnMatDescr_t, void **);
hipsparseStatus_t hipsparseDnMatSetValues(hipsparseDnMatDescr_t, void *);
hipsparseStatus_t hipsparseDnMatSetStridedBatch(hipsparseDnMatDescr_t, int, int64_t);
hipsparseStatus_t hipsparseRot(hipsparseHandle_t, const void *, const void *, hipsparseSpVecDescr_t,
    hipsparseDnVecDescr_t);
hipsparseStatus_t hipsparseSpGEMM_createDescr(hipsparseSpGEMMDescr_t *);
hipsparseStatus_t hipsparseSpGEMM_destroyDescr(hipsparseSpGEMMDescr_t);
hipsparseStatus_t hipsparseSpSM_createDescr(hipsparseSpSMDescr_t *);
hipsparseStatus_t hipsparseSpSM_destroyDescr(hipsparseSpSMDescr_t);
hipsparseStatus_t hipsparseSpSV_createDescr(hipsparseSpSVDescr_t *);
hipsparseStatus_t hipsparseSpSV_destroyDescr(hipsparseSpSVDescr_t);
#if WAVEBRIDGE_ROCM >= 600
const char * hipsparseGetErrorName(hipsparseStatus_t);
const char * hipsparseGetErrorString(hipsparseStatus_t);
hipsparseStatus_t hipsparseCreateConstSpVec(hipsparseConstSpVecDescr_t *, int64_t, int64_t, const void *, const void *,
    hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseDestroySpVec(hipsparseConstSpVecDescr_t);
hipsparseStatus_t hipsparseConstSpVecGet(hipsparseConstSpVecDescr_t, int64_t *, int64_t *, const void **, const void **,
    hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseSpVecGetIndexBase(const hipsparseConstSpVecDescr_t, hipsparseIndexBase_t *);
hipsparseStatus_t hipsparseConstSpVecGetValues(hipsparseConstSpVecDescr_t, const void **);
hipsparseStatus_t hipsparseCreateConstCoo(hipsparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const
    void *, const void *, hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateConstCsr(hipsparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const
    void *, const void *, hipsparseIndexType_t, hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateConstCsc(hipsparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const
    void *, const void *, hipsparseIndexType_t, hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateConstBlockedEll(hipsparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, const
    void *, const void *, hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseDestroySpMat(hipsparseConstSpMatDescr_t);
hipsparseStatus_t hipsparseConstCooGet(hipsparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const
    void **, const void **, hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseConstCsrGet(hipsparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const
    void **, const void **, hipsparseIndexType_t *, hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseConstBlockedEllGet(hipsparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, int64_t *,
    const void **, const void **, hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseSpMatGetSize(hipsparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *);
hipsparseStatus_t hipsparseSpMatGetFormat(hipsparseConstSpMatDescr_t, hipsparseFormat_t *);
hipsparseStatus_t hipsparseSpMatGetIndexBase(hipsparseConstSpMatDescr_t, hipsparseIndexBase_t *);
hipsparseStatus_t hipsparseConstSpMatGetValues(hipsparseConstSpMatDescr_t, const void **);
hipsparseStatus_t hipsparseSpMatGetStridedBatch(hipsparseConstSpMatDescr_t, int *);
hipsparseStatus_t hipsparseSpMatGetAttribute(hipsparseConstSpMatDescr_t, hipsparseSpMatAttribute_t, void *, size_t);
hipsparseStatus_t hipsparseCreateConstDnVec(hipsparseConstDnVecDescr_t *, int64_t, const void *, hipDataType);
hipsparseStatus_t hipsparseDestroyDnVec(hipsparseConstDnVecDescr_t);
hipsparseStatus_t hipsparseConstDnVecGet(hipsparseConstDnVecDescr_t, int64_t *, const void **, hipDataType *);
hipsparseStatus_t hipsparseConstDnVecGetValues(hipsparseConstDnVecDescr_t, const void **);
hipsparseStatus_t hipsparseCreateConstDnMat(hipsparseConstDnMatDescr_t *, int64_t, int64_t, int64_t, const void *,
    hipDataType, hipsparseOrder_t);
hipsparseStatus_t hipsparseDestroyDnMat(hipsparseConstDnMatDescr_t);
hipsparseStatus_t hipsparseConstDnMatGet(hipsparseConstDnMatDescr_t, int64_t *, int64_t *, int64_t *, const void **,
    hipDataType *, hipsparseOrder_t *);
hipsparseStatus_t hipsparseConstDnMatGetValues(hipsparseConstDnMatDescr_t, const void **);
hipsparseStatus_t hipsparseDnMatGetStridedBatch(hipsparseConstDnMatDescr_t, int *, int64_t *);
hipsparseStatus_t hipsparseAxpby(hipsparseHandle_t, const void *, hipsparseConstSpVecDescr_t, const void *,
    hipsparseDnVecDescr_t);
hipsparseStatus_t hipsparseDenseToSparse_bufferSize(hipsparseHandle_t, hipsparseConstDnMatDescr_t,
    hipsparseSpMatDescr_t, hipsparseDenseToSparseAlg_t, size_t *);
hipsparseStatus_t hipsparseDenseToSparse_analysis(hipsparseHandle_t, hipsparseConstDnMatDescr_t, hipsparseSpMatDescr_t,
    hipsparseDenseToSparseAlg_t, void *);
hipsparseStatus_t hipsparseDenseToSparse_convert(hipsparseHandle_t, hipsparseConstDnMatDescr_t, hipsparseSpMatDescr_t,
    hipsparseDenseToSparseAlg_t, void *);
hipsparseStatus_t hipsparseGather(hipsparseHandle_t, hipsparseConstDnVecDescr_t, hipsparseSpVecDescr_t);
hipsparseStatus_t hipsparseScatter(hipsparseHandle_t, hipsparseConstSpVecDescr_t, hipsparseDnVecDescr_t);
hipsparseStatus_t hipsparseSDDMM_bufferSize(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstDnMatDescr_t, hipsparseConstDnMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSDDMMAlg_t, size_t *);
hipsparseStatus_t hipsparseSDDMM_preprocess(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstDnMatDescr_t, hipsparseConstDnMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSDDMMAlg_t, void *);
hipsparseStatus_t hipsparseSDDMM(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstDnMatDescr_t, hipsparseConstDnMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSDDMMAlg_t, void *);
hipsparseStatus_t hipsparseSparseToDense_bufferSize(hipsparseHandle_t, hipsparseConstSpMatDescr_t,
    hipsparseDnMatDescr_t, hipsparseSparseToDenseAlg_t, size_t *);
hipsparseStatus_t hipsparseSparseToDense(hipsparseHandle_t, hipsparseConstSpMatDescr_t, hipsparseDnMatDescr_t,
    hipsparseSparseToDenseAlg_t, void *);
hipsparseStatus_t hipsparseSpGEMM_workEstimation(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const
    void *, hipsparseConstSpMatDescr_t, hipsparseConstSpMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t, size_t *, void *);
hipsparseStatus_t hipsparseSpGEMM_compute(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstSpMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t, size_t *, void *);
hipsparseStatus_t hipsparseSpGEMM_copy(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstSpMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t);
hipsparseStatus_t hipsparseSpGEMMreuse_workEstimation(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t,
    hipsparseConstSpMatDescr_t, hipsparseConstSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpGEMMAlg_t,
    hipsparseSpGEMMDescr_t, size_t *, void *);
hipsparseStatus_t hipsparseSpGEMMreuse_nnz(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t,
    hipsparseConstSpMatDescr_t, hipsparseConstSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpGEMMAlg_t,
    hipsparseSpGEMMDescr_t, size_t *, void *, size_t *, void *, size_t *, void *);
hipsparseStatus_t hipsparseSpGEMMreuse_copy(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t,
    hipsparseConstSpMatDescr_t, hipsparseConstSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpGEMMAlg_t,
    hipsparseSpGEMMDescr_t, size_t *, void *);
hipsparseStatus_t hipsparseSpGEMMreuse_compute(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void
    *, hipsparseConstSpMatDescr_t, hipsparseConstSpMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t);
hipsparseStatus_t hipsparseSpMM_bufferSize(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t, const void *, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpMMAlg_t, size_t *);
hipsparseStatus_t hipsparseSpMM_preprocess(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t, const void *, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpMMAlg_t, void *);
hipsparseStatus_t hipsparseSpMM(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t, const void *, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpMMAlg_t, void *);
hipsparseStatus_t hipsparseSpMV_bufferSize(hipsparseHandle_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnVecDescr_t, const void *, const hipsparseDnVecDescr_t, hipDataType,
    hipsparseSpMVAlg_t, size_t *);
hipsparseStatus_t hipsparseSpMV_preprocess(hipsparseHandle_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnVecDescr_t, const void *, const hipsparseDnVecDescr_t, hipDataType,
    hipsparseSpMVAlg_t, void *);
hipsparseStatus_t hipsparseSpMV(hipsparseHandle_t, hipsparseOperation_t, const void *, hipsparseConstSpMatDescr_t,
    hipsparseConstDnVecDescr_t, const void *, const hipsparseDnVecDescr_t, hipDataType, hipsparseSpMVAlg_t, void *);
hipsparseStatus_t hipsparseSpSM_bufferSize(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpSMAlg_t, hipsparseSpSMDescr_t, size_t *);
hipsparseStatus_t hipsparseSpSM_analysis(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpSMAlg_t, hipsparseSpSMDescr_t, void *);
hipsparseStatus_t hipsparseSpSM_solve(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpSMAlg_t, hipsparseSpSMDescr_t, void *);
hipsparseStatus_t hipsparseSpSV_bufferSize(hipsparseHandle_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnVecDescr_t, const hipsparseDnVecDescr_t, hipDataType,
    hipsparseSpSVAlg_t, hipsparseSpSVDescr_t, size_t *);
hipsparseStatus_t hipsparseSpSV_analysis(hipsparseHandle_t, hipsparseOperation_t, const void *,
    hipsparseConstSpMatDescr_t, hipsparseConstDnVecDescr_t, const hipsparseDnVecDescr_t, hipDataType,
    hipsparseSpSVAlg_t, hipsparseSpSVDescr_t, void *);
hipsparseStatus_t hipsparseSpSV_solve(hipsparseHandle_t, hipsparseOperation_t, const void *, hipsparseConstSpMatDescr_t,
    hipsparseConstDnVecDescr_t, const hipsparseDnVecDescr_t, hipDataType, hipsparseSpSVAlg_t, hipsparseSpSVDescr_t);
hipsparseStatus_t hipsparseSpVV_bufferSize(hipsparseHandle_t, hipsparseOperation_t, hipsparseConstSpVecDescr_t,
    hipsparseConstDnVecDescr_t, void *, hipDataType, size_t *);
hipsparseStatus_t hipsparseSpVV(hipsparseHandle_t, hipsparseOperation_t, hipsparseConstSpVecDescr_t,
    hipsparseConstDnVecDescr_t, void *, hipDataType, void *);
#endif
#if WAVEBRIDGE_ROCM >= 602
hipsparseStatus_t hipsparseCscGet(const hipsparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void
    **, hipsparseIndexType_t *, hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
hipsparseStatus_t hipsparseConstCscGet(hipsparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const
    void **, const void **, hipsparseIndexType_t *, hipsparseIndexType_t *, hipsparseIndexBase_t *, hipDataType *);
#endif
#if WAVEBRIDGE_ROCM < 600
hipsparseStatus_t hipsparseDestroySpVec(hipsparseSpVecDescr_t);
hipsparseStatus_t hipsparseSpVecGetIndexBase(const hipsparseSpVecDescr_t, hipsparseIndexBase_t *);
hipsparseStatus_t hipsparseDestroySpMat(hipsparseSpMatDescr_t);
hipsparseStatus_t hipsparseSpMatGetSize(hipsparseSpMatDescr_t, int64_t *, int64_t *, int64_t *);
hipsparseStatus_t hipsparseSpMatGetFormat(const hipsparseSpMatDescr_t, hipsparseFormat_t *);
hipsparseStatus_t hipsparseSpMatGetIndexBase(const hipsparseSpMatDescr_t, hipsparseIndexBase_t *);
hipsparseStatus_t hipsparseSpMatGetStridedBatch(hipsparseSpMatDescr_t, int *);
hipsparseStatus_t hipsparseSpMatGetAttribute(hipsparseSpMatDescr_t, hipsparseSpMatAttribute_t, void *, size_t);
hipsparseStatus_t hipsparseDestroyDnVec(hipsparseDnVecDescr_t);
hipsparseStatus_t hipsparseDestroyDnMat(hipsparseDnMatDescr_t);
hipsparseStatus_t hipsparseDnMatGetStridedBatch(hipsparseDnMatDescr_t, int *, int64_t *);
hipsparseStatus_t hipsparseAxpby(hipsparseHandle_t, const void *, hipsparseSpVecDescr_t, const void *,
    hipsparseDnVecDescr_t);
hipsparseStatus_t hipsparseGather(hipsparseHandle_t, hipsparseDnVecDescr_t, hipsparseSpVecDescr_t);
hipsparseStatus_t hipsparseScatter(hipsparseHandle_t, hipsparseSpVecDescr_t, hipsparseDnVecDescr_t);
hipsparseStatus_t hipsparseSparseToDense_bufferSize(hipsparseHandle_t, hipsparseSpMatDescr_t, hipsparseDnMatDescr_t,
    hipsparseSparseToDenseAlg_t, size_t *);
hipsparseStatus_t hipsparseSparseToDense(hipsparseHandle_t, hipsparseSpMatDescr_t, hipsparseDnMatDescr_t,
    hipsparseSparseToDenseAlg_t, void *);
hipsparseStatus_t hipsparseDenseToSparse_bufferSize(hipsparseHandle_t, hipsparseDnMatDescr_t, hipsparseSpMatDescr_t,
    hipsparseDenseToSparseAlg_t, size_t *);
hipsparseStatus_t hipsparseDenseToSparse_analysis(hipsparseHandle_t, hipsparseDnMatDescr_t, hipsparseSpMatDescr_t,
    hipsparseDenseToSparseAlg_t, void *);
hipsparseStatus_t hipsparseDenseToSparse_convert(hipsparseHandle_t, hipsparseDnMatDescr_t, hipsparseSpMatDescr_t,
    hipsparseDenseToSparseAlg_t, void *);
hipsparseStatus_t hipsparseSpVV_bufferSize(hipsparseHandle_t, hipsparseOperation_t, hipsparseSpVecDescr_t,
    hipsparseDnVecDescr_t, void *, hipDataType, size_t *);
hipsparseStatus_t hipsparseSpVV(hipsparseHandle_t, hipsparseOperation_t, hipsparseSpVecDescr_t, hipsparseDnVecDescr_t,
    void *, hipDataType, void *);
hipsparseStatus_t hipsparseSpMV_bufferSize(hipsparseHandle_t, hipsparseOperation_t, const void *, const
    hipsparseSpMatDescr_t, const hipsparseDnVecDescr_t, const void *, const hipsparseDnVecDescr_t, hipDataType,
    hipsparseSpMVAlg_t, size_t *);
hipsparseStatus_t hipsparseSpMV_preprocess(hipsparseHandle_t, hipsparseOperation_t, const void *, const
    hipsparseSpMatDescr_t, const hipsparseDnVecDescr_t, const void *, const hipsparseDnVecDescr_t, hipDataType,
    hipsparseSpMVAlg_t, void *);
hipsparseStatus_t hipsparseSpMV(hipsparseHandle_t, hipsparseOperation_t, const void *, const hipsparseSpMatDescr_t,
    const hipsparseDnVecDescr_t, const void *, const hipsparseDnVecDescr_t, hipDataType, hipsparseSpMVAlg_t, void *);
hipsparseStatus_t hipsparseSpMM_bufferSize(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    const hipsparseSpMatDescr_t, const hipsparseDnMatDescr_t, const void *, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpMMAlg_t, size_t *);
hipsparseStatus_t hipsparseSpMM_preprocess(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    const hipsparseSpMatDescr_t, const hipsparseDnMatDescr_t, const void *, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpMMAlg_t, void *);
hipsparseStatus_t hipsparseSpMM(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *, const
    hipsparseSpMatDescr_t, const hipsparseDnMatDescr_t, const void *, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpMMAlg_t, void *);
hipsparseStatus_t hipsparseSpGEMM_workEstimation(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const
    void *, hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t, size_t *, void *);
hipsparseStatus_t hipsparseSpGEMM_compute(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t, size_t *, void *);
hipsparseStatus_t hipsparseSpGEMM_copy(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t);
hipsparseStatus_t hipsparseSpGEMMreuse_workEstimation(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t,
    hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t,
    size_t *, void *);
hipsparseStatus_t hipsparseSpGEMMreuse_nnz(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t,
    hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t,
    size_t *, void *, size_t *, void *, size_t *, void *);
hipsparseStatus_t hipsparseSpGEMMreuse_compute(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void
    *, hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t);
hipsparseStatus_t hipsparseSpGEMMreuse_copy(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t,
    hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpMatDescr_t, hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t,
    size_t *, void *);
hipsparseStatus_t hipsparseSDDMM_bufferSize(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    const hipsparseDnMatDescr_t, const hipsparseDnMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSDDMMAlg_t, size_t *);
hipsparseStatus_t hipsparseSDDMM_preprocess(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    const hipsparseDnMatDescr_t, const hipsparseDnMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSDDMMAlg_t, void *);
hipsparseStatus_t hipsparseSDDMM(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *, const
    hipsparseDnMatDescr_t, const hipsparseDnMatDescr_t, const void *, hipsparseSpMatDescr_t, hipDataType,
    hipsparseSDDMMAlg_t, void *);
hipsparseStatus_t hipsparseSpSV_bufferSize(hipsparseHandle_t, hipsparseOperation_t, const void *, const
    hipsparseSpMatDescr_t, const hipsparseDnVecDescr_t, const hipsparseDnVecDescr_t, hipDataType, hipsparseSpSVAlg_t,
    hipsparseSpSVDescr_t, size_t *);
hipsparseStatus_t hipsparseSpSV_analysis(hipsparseHandle_t, hipsparseOperation_t, const void *, const
    hipsparseSpMatDescr_t, const hipsparseDnVecDescr_t, const hipsparseDnVecDescr_t, hipDataType, hipsparseSpSVAlg_t,
    hipsparseSpSVDescr_t, void *);
hipsparseStatus_t hipsparseSpSV_solve(hipsparseHandle_t, hipsparseOperation_t, const void *, const
    hipsparseSpMatDescr_t, const hipsparseDnVecDescr_t, const hipsparseDnVecDescr_t, hipDataType, hipsparseSpSVAlg_t,
    hipsparseSpSVDescr_t, void *);
hipsparseStatus_t hipsparseSpSM_bufferSize(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    const hipsparseSpMatDescr_t, const hipsparseDnMatDescr_t, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpSMAlg_t, hipsparseSpSMDescr_t, size_t *);
hipsparseStatus_t hipsparseSpSM_analysis(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *,
    const hipsparseSpMatDescr_t, const hipsparseDnMatDescr_t, const hipsparseDnMatDescr_t, hipDataType,
    hipsparseSpSMAlg_t, hipsparseSpSMDescr_t, void *);
hipsparseStatus_t hipsparseSpSM_solve(hipsparseHandle_t, hipsparseOperation_t, hipsparseOperation_t, const void *, const
    hipsparseSpMatDescr_t, const hipsparseDnMatDescr_t, const hipsparseDnMatDescr_t, hipDataType, hipsparseSpSMAlg_t,
    hipsparseSpSMDescr_t, void *);
#endif
