// hipSOLVER: functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "hipsolver_types.h"

hipsolverStatus_t hipsolverCreate(hipsolverHandle_t *);
hipsolverStatus_t hipsolverDestroy(hipsolverHandle_t);
hipsolverStatus_t hipsolverSetStream(hipsolverHandle_t, hipStream_t);
hipsolverStatus_t hipsolverGetStream(hipsolverHandle_t, hipStream_t *);
hipsolverStatus_t hipsolverCreateGesvdjInfo(hipsolverGesvdjInfo_t *);
hipsolverStatus_t hipsolverDestroyGesvdjInfo(hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverXgesvdjSetMaxSweeps(hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverXgesvdjSetSortEig(hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverXgesvdjSetTolerance(hipsolverGesvdjInfo_t, double);
hipsolverStatus_t hipsolverXgesvdjGetResidual(hipsolverHandle_t, hipsolverGesvdjInfo_t, double *);
hipsolverStatus_t hipsolverXgesvdjGetSweeps(hipsolverHandle_t, hipsolverGesvdjInfo_t, int *);
hipsolverStatus_t hipsolverCreateSyevjInfo(hipsolverSyevjInfo_t *);
hipsolverStatus_t hipsolverDestroySyevjInfo(hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverXsyevjSetMaxSweeps(hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverXsyevjSetSortEig(hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverXsyevjSetTolerance(hipsolverSyevjInfo_t, double);
hipsolverStatus_t hipsolverXsyevjGetResidual(hipsolverHandle_t, hipsolverSyevjInfo_t, double *);
hipsolverStatus_t hipsolverXsyevjGetSweeps(hipsolverHandle_t, hipsolverSyevjInfo_t, int *);
hipsolverStatus_t hipsolverSorgbr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, float *, int, float
    *, int *);
hipsolverStatus_t hipsolverDorgbr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, double *, int,
    double *, int *);
hipsolverStatus_t hipsolverCungbr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, hipFloatComplex *,
    int, hipFloatComplex *, int *);
hipsolverStatus_t hipsolverZungbr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, hipDoubleComplex *,
    int, hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverSorgbr(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, float *, int, float *, float *,
    int, int *);
hipsolverStatus_t hipsolverDorgbr(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, double *, int, double *, double
    *, int, int *);
hipsolverStatus_t hipsolverCungbr(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, hipFloatComplex *, int,
    hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZungbr(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, hipDoubleComplex *, int,
    hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSorgqr_bufferSize(hipsolverHandle_t, int, int, int, float *, int, float *, int *);
hipsolverStatus_t hipsolverDorgqr_bufferSize(hipsolverHandle_t, int, int, int, double *, int, double *, int *);
hipsolverStatus_t hipsolverCungqr_bufferSize(hipsolverHandle_t, int, int, int, hipFloatComplex *, int, hipFloatComplex
    *, int *);
hipsolverStatus_t hipsolverZungqr_bufferSize(hipsolverHandle_t, int, int, int, hipDoubleComplex *, int, hipDoubleComplex
    *, int *);
hipsolverStatus_t hipsolverSorgqr(hipsolverHandle_t, int, int, int, float *, int, float *, float *, int, int *);
hipsolverStatus_t hipsolverDorgqr(hipsolverHandle_t, int, int, int, double *, int, double *, double *, int, int *);
hipsolverStatus_t hipsolverCungqr(hipsolverHandle_t, int, int, int, hipFloatComplex *, int, hipFloatComplex *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZungqr(hipsolverHandle_t, int, int, int, hipDoubleComplex *, int, hipDoubleComplex *,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSorgtr_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, int *);
hipsolverStatus_t hipsolverDorgtr_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *, int
    *);
hipsolverStatus_t hipsolverCungtr_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int,
    hipFloatComplex *, int *);
hipsolverStatus_t hipsolverZungtr_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int,
    hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverSorgtr(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, float *, int, int
    *);
hipsolverStatus_t hipsolverDorgtr(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *, double *, int,
    int *);
hipsolverStatus_t hipsolverCungtr(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, hipFloatComplex
    *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZungtr(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex
    *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSormqr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int,
    int, float *, int, float *, float *, int, int *);
hipsolverStatus_t hipsolverDormqr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int,
    int, double *, int, double *, double *, int, int *);
hipsolverStatus_t hipsolverCunmqr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int,
    int, hipFloatComplex *, int, hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZunmqr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int,
    int, hipDoubleComplex *, int, hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSormqr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int, int, float *,
    int, float *, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDormqr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int, int, double *,
    int, double *, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverCunmqr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int, int,
    hipFloatComplex *, int, hipFloatComplex *, hipFloatComplex *, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZunmqr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int, int,
    hipDoubleComplex *, int, hipDoubleComplex *, hipDoubleComplex *, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSormtr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t,
    hipsolverOperation_t, int, int, float *, int, float *, float *, int, int *);
hipsolverStatus_t hipsolverDormtr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t,
    hipsolverOperation_t, int, int, double *, int, double *, double *, int, int *);
hipsolverStatus_t hipsolverCunmtr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t,
    hipsolverOperation_t, int, int, hipFloatComplex *, int, hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZunmtr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t,
    hipsolverOperation_t, int, int, hipDoubleComplex *, int, hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSormtr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t, hipsolverOperation_t,
    int, int, float *, int, float *, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDormtr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t, hipsolverOperation_t,
    int, int, double *, int, double *, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverCunmtr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t, hipsolverOperation_t,
    int, int, hipFloatComplex *, int, hipFloatComplex *, hipFloatComplex *, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZunmtr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t, hipsolverOperation_t,
    int, int, hipDoubleComplex *, int, hipDoubleComplex *, hipDoubleComplex *, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSgebrd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDgebrd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverCgebrd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverZgebrd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverSgebrd(hipsolverHandle_t, int, int, float *, int, float *, float *, float *, float *, float
    *, int, int *);
hipsolverStatus_t hipsolverDgebrd(hipsolverHandle_t, int, int, double *, int, double *, double *, double *, double *,
    double *, int, int *);
hipsolverStatus_t hipsolverCgebrd(hipsolverHandle_t, int, int, hipFloatComplex *, int, float *, float *, hipFloatComplex
    *, hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZgebrd(hipsolverHandle_t, int, int, hipDoubleComplex *, int, double *, double *,
    hipDoubleComplex *, hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSSgels_bufferSize(hipsolverHandle_t, int, int, int, float *, int, float *, int, float *, int,
    size_t *);
hipsolverStatus_t hipsolverDDgels_bufferSize(hipsolverHandle_t, int, int, int, double *, int, double *, int, double *,
    int, size_t *);
hipsolverStatus_t hipsolverCCgels_bufferSize(hipsolverHandle_t, int, int, int, hipFloatComplex *, int, hipFloatComplex
    *, int, hipFloatComplex *, int, size_t *);
hipsolverStatus_t hipsolverZZgels_bufferSize(hipsolverHandle_t, int, int, int, hipDoubleComplex *, int, hipDoubleComplex
    *, int, hipDoubleComplex *, int, size_t *);
hipsolverStatus_t hipsolverSSgels(hipsolverHandle_t, int, int, int, float *, int, float *, int, float *, int, void *,
    size_t, int *, int *);
hipsolverStatus_t hipsolverDDgels(hipsolverHandle_t, int, int, int, double *, int, double *, int, double *, int, void *,
    size_t, int *, int *);
hipsolverStatus_t hipsolverCCgels(hipsolverHandle_t, int, int, int, hipFloatComplex *, int, hipFloatComplex *, int,
    hipFloatComplex *, int, void *, size_t, int *, int *);
hipsolverStatus_t hipsolverZZgels(hipsolverHandle_t, int, int, int, hipDoubleComplex *, int, hipDoubleComplex *, int,
    hipDoubleComplex *, int, void *, size_t, int *, int *);
hipsolverStatus_t hipsolverSgeqrf_bufferSize(hipsolverHandle_t, int, int, float *, int, int *);
hipsolverStatus_t hipsolverDgeqrf_bufferSize(hipsolverHandle_t, int, int, double *, int, int *);
hipsolverStatus_t hipsolverCgeqrf_bufferSize(hipsolverHandle_t, int, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZgeqrf_bufferSize(hipsolverHandle_t, int, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSgeqrf(hipsolverHandle_t, int, int, float *, int, float *, float *, int, int *);
hipsolverStatus_t hipsolverDgeqrf(hipsolverHandle_t, int, int, double *, int, double *, double *, int, int *);
hipsolverStatus_t hipsolverCgeqrf(hipsolverHandle_t, int, int, hipFloatComplex *, int, hipFloatComplex *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZgeqrf(hipsolverHandle_t, int, int, hipDoubleComplex *, int, hipDoubleComplex *,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSSgesv_bufferSize(hipsolverHandle_t, int, int, float *, int, int *, float *, int, float *,
    int, size_t *);
hipsolverStatus_t hipsolverDDgesv_bufferSize(hipsolverHandle_t, int, int, double *, int, int *, double *, int, double *,
    int, size_t *);
hipsolverStatus_t hipsolverCCgesv_bufferSize(hipsolverHandle_t, int, int, hipFloatComplex *, int, int *, hipFloatComplex
    *, int, hipFloatComplex *, int, size_t *);
hipsolverStatus_t hipsolverZZgesv_bufferSize(hipsolverHandle_t, int, int, hipDoubleComplex *, int, int *,
    hipDoubleComplex *, int, hipDoubleComplex *, int, size_t *);
hipsolverStatus_t hipsolverSSgesv(hipsolverHandle_t, int, int, float *, int, int *, float *, int, float *, int, void *,
    size_t, int *, int *);
hipsolverStatus_t hipsolverDDgesv(hipsolverHandle_t, int, int, double *, int, int *, double *, int, double *, int, void
    *, size_t, int *, int *);
hipsolverStatus_t hipsolverCCgesv(hipsolverHandle_t, int, int, hipFloatComplex *, int, int *, hipFloatComplex *, int,
    hipFloatComplex *, int, void *, size_t, int *, int *);
hipsolverStatus_t hipsolverZZgesv(hipsolverHandle_t, int, int, hipDoubleComplex *, int, int *, hipDoubleComplex *, int,
    hipDoubleComplex *, int, void *, size_t, int *, int *);
hipsolverStatus_t hipsolverSgesvd_bufferSize(hipsolverHandle_t, signed char, signed char, int, int, int *);
hipsolverStatus_t hipsolverDgesvd_bufferSize(hipsolverHandle_t, signed char, signed char, int, int, int *);
hipsolverStatus_t hipsolverCgesvd_bufferSize(hipsolverHandle_t, signed char, signed char, int, int, int *);
hipsolverStatus_t hipsolverZgesvd_bufferSize(hipsolverHandle_t, signed char, signed char, int, int, int *);
hipsolverStatus_t hipsolverSgesvd(hipsolverHandle_t, signed char, signed char, int, int, float *, int, float *, float *,
    int, float *, int, float *, int, float *, int *);
hipsolverStatus_t hipsolverDgesvd(hipsolverHandle_t, signed char, signed char, int, int, double *, int, double *, double
    *, int, double *, int, double *, int, double *, int *);
hipsolverStatus_t hipsolverCgesvd(hipsolverHandle_t, signed char, signed char, int, int, hipFloatComplex *, int, float
    *, hipFloatComplex *, int, hipFloatComplex *, int, hipFloatComplex *, int, float *, int *);
hipsolverStatus_t hipsolverZgesvd(hipsolverHandle_t, signed char, signed char, int, int, hipDoubleComplex *, int, double
    *, hipDoubleComplex *, int, hipDoubleComplex *, int, hipDoubleComplex *, int, double *, int *);
hipsolverStatus_t hipsolverSgesvdj_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, const float *, int,
    const float *, const float *, int, const float *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDgesvdj_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, const double *, int,
    const double *, const double *, int, const double *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverCgesvdj_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, const
    hipFloatComplex *, int, const float *, const hipFloatComplex *, int, const hipFloatComplex *, int, int *,
    hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverZgesvdj_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, const
    hipDoubleComplex *, int, const double *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, int *,
    hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverSgesvdj(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, float *, int, float *, float *,
    int, float *, int, float *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDgesvdj(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, double *, int, double *, double
    *, int, double *, int, double *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverCgesvdj(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, hipFloatComplex *, int, float
    *, hipFloatComplex *, int, hipFloatComplex *, int, hipFloatComplex *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverZgesvdj(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, hipDoubleComplex *, int, double
    *, hipDoubleComplex *, int, hipDoubleComplex *, int, hipDoubleComplex *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverSgesvdjBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, const float *,
    int, const float *, const float *, int, const float *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDgesvdjBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, const double *,
    int, const double *, const double *, int, const double *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverCgesvdjBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, const
    hipFloatComplex *, int, const float *, const hipFloatComplex *, int, const hipFloatComplex *, int, int *,
    hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverZgesvdjBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, const
    hipDoubleComplex *, int, const double *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, int *,
    hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverSgesvdjBatched(hipsolverHandle_t, hipsolverEigMode_t, int, int, float *, int, float *, float
    *, int, float *, int, float *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDgesvdjBatched(hipsolverHandle_t, hipsolverEigMode_t, int, int, double *, int, double *,
    double *, int, double *, int, double *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverCgesvdjBatched(hipsolverHandle_t, hipsolverEigMode_t, int, int, hipFloatComplex *, int, float
    *, hipFloatComplex *, int, hipFloatComplex *, int, hipFloatComplex *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverZgesvdjBatched(hipsolverHandle_t, hipsolverEigMode_t, int, int, hipDoubleComplex *, int,
    double *, hipDoubleComplex *, int, hipDoubleComplex *, int, hipDoubleComplex *, int, int *, hipsolverGesvdjInfo_t,
    int);
hipsolverStatus_t hipsolverSgetrf_bufferSize(hipsolverHandle_t, int, int, float *, int, int *);
hipsolverStatus_t hipsolverDgetrf_bufferSize(hipsolverHandle_t, int, int, double *, int, int *);
hipsolverStatus_t hipsolverCgetrf_bufferSize(hipsolverHandle_t, int, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZgetrf_bufferSize(hipsolverHandle_t, int, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSgetrf(hipsolverHandle_t, int, int, float *, int, float *, int, int *, int *);
hipsolverStatus_t hipsolverDgetrf(hipsolverHandle_t, int, int, double *, int, double *, int, int *, int *);
hipsolverStatus_t hipsolverCgetrf(hipsolverHandle_t, int, int, hipFloatComplex *, int, hipFloatComplex *, int, int *,
    int *);
hipsolverStatus_t hipsolverZgetrf(hipsolverHandle_t, int, int, hipDoubleComplex *, int, hipDoubleComplex *, int, int *,
    int *);
hipsolverStatus_t hipsolverSgetrs_bufferSize(hipsolverHandle_t, hipsolverOperation_t, int, int, float *, int, int *,
    float *, int, int *);
hipsolverStatus_t hipsolverDgetrs_bufferSize(hipsolverHandle_t, hipsolverOperation_t, int, int, double *, int, int *,
    double *, int, int *);
hipsolverStatus_t hipsolverCgetrs_bufferSize(hipsolverHandle_t, hipsolverOperation_t, int, int, hipFloatComplex *, int,
    int *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZgetrs_bufferSize(hipsolverHandle_t, hipsolverOperation_t, int, int, hipDoubleComplex *, int,
    int *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSgetrs(hipsolverHandle_t, hipsolverOperation_t, int, int, float *, int, int *, float *, int,
    float *, int, int *);
hipsolverStatus_t hipsolverDgetrs(hipsolverHandle_t, hipsolverOperation_t, int, int, double *, int, int *, double *,
    int, double *, int, int *);
hipsolverStatus_t hipsolverCgetrs(hipsolverHandle_t, hipsolverOperation_t, int, int, hipFloatComplex *, int, int *,
    hipFloatComplex *, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZgetrs(hipsolverHandle_t, hipsolverOperation_t, int, int, hipDoubleComplex *, int, int *,
    hipDoubleComplex *, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSpotrf_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, int *);
hipsolverStatus_t hipsolverDpotrf_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, int *);
hipsolverStatus_t hipsolverCpotrf_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, int
    *);
hipsolverStatus_t hipsolverZpotrf_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, int
    *);
hipsolverStatus_t hipsolverSpotrf(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDpotrf(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverCpotrf(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, hipFloatComplex
    *, int, int *);
hipsolverStatus_t hipsolverZpotrf(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex
    *, int, int *);
hipsolverStatus_t hipsolverSpotrfBatched_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, float *[], int, int *,
    int);
hipsolverStatus_t hipsolverDpotrfBatched_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, double *[], int, int *,
    int);
hipsolverStatus_t hipsolverCpotrfBatched_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *[],
    int, int *, int);
hipsolverStatus_t hipsolverZpotrfBatched_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *[],
    int, int *, int);
hipsolverStatus_t hipsolverSpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t, int, float *[], int, float *, int, int
    *, int);
hipsolverStatus_t hipsolverDpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t, int, double *[], int, double *, int,
    int *, int);
hipsolverStatus_t hipsolverCpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *[], int,
    hipFloatComplex *, int, int *, int);
hipsolverStatus_t hipsolverZpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *[], int,
    hipDoubleComplex *, int, int *, int);
hipsolverStatus_t hipsolverSpotri_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, int *);
hipsolverStatus_t hipsolverDpotri_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, int *);
hipsolverStatus_t hipsolverCpotri_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, int
    *);
hipsolverStatus_t hipsolverZpotri_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, int
    *);
hipsolverStatus_t hipsolverSpotri(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDpotri(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverCpotri(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, hipFloatComplex
    *, int, int *);
hipsolverStatus_t hipsolverZpotri(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex
    *, int, int *);
hipsolverStatus_t hipsolverSpotrs_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, int, float *, int, float *,
    int, int *);
hipsolverStatus_t hipsolverDpotrs_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, int, double *, int, double *,
    int, int *);
hipsolverStatus_t hipsolverCpotrs_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipFloatComplex *, int,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZpotrs_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipDoubleComplex *, int,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSpotrs(hipsolverHandle_t, hipsolverFillMode_t, int, int, float *, int, float *, int, float *,
    int, int *);
hipsolverStatus_t hipsolverDpotrs(hipsolverHandle_t, hipsolverFillMode_t, int, int, double *, int, double *, int, double
    *, int, int *);
hipsolverStatus_t hipsolverCpotrs(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipFloatComplex *, int,
    hipFloatComplex *, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZpotrs(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipDoubleComplex *, int,
    hipDoubleComplex *, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSpotrsBatched_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, int, float *[], int,
    float *[], int, int *, int);
hipsolverStatus_t hipsolverDpotrsBatched_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, int, double *[], int,
    double *[], int, int *, int);
hipsolverStatus_t hipsolverCpotrsBatched_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipFloatComplex
    *[], int, hipFloatComplex *[], int, int *, int);
hipsolverStatus_t hipsolverZpotrsBatched_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipDoubleComplex
    *[], int, hipDoubleComplex *[], int, int *, int);
hipsolverStatus_t hipsolverSpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t, int, int, float *[], int, float *[],
    int, float *, int, int *, int);
hipsolverStatus_t hipsolverDpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t, int, int, double *[], int, double *[],
    int, double *, int, int *, int);
hipsolverStatus_t hipsolverCpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipFloatComplex *[], int,
    hipFloatComplex *[], int, hipFloatComplex *, int, int *, int);
hipsolverStatus_t hipsolverZpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipDoubleComplex *[], int,
    hipDoubleComplex *[], int, hipDoubleComplex *, int, int *, int);
hipsolverStatus_t hipsolverSsyevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, float *,
    int, float *, int *);
hipsolverStatus_t hipsolverDsyevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, double *,
    int, double *, int *);
hipsolverStatus_t hipsolverCheevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex *, int, float *, int *);
hipsolverStatus_t hipsolverZheevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex *, int, double *, int *);
hipsolverStatus_t hipsolverSsyevd(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, float *, int, float
    *, float *, int, int *);
hipsolverStatus_t hipsolverDsyevd(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, double *, int, double
    *, double *, int, int *);
hipsolverStatus_t hipsolverCheevd(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, hipFloatComplex *,
    int, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZheevd(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, hipDoubleComplex *,
    int, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSsyevj_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, float *,
    int, float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDsyevj_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, double *,
    int, double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverCheevj_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex *, int, float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverZheevj_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex *, int, double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverSsyevj(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, float *, int, float
    *, float *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDsyevj(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, double *, int, double
    *, double *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverCheevj(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, hipFloatComplex *,
    int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverZheevj(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, hipDoubleComplex *,
    int, double *, hipDoubleComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverSsyevjBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    float *, int, float *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDsyevjBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    double *, int, double *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverCheevjBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex *, int, float *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverZheevjBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex *, int, double *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverSsyevjBatched(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, float *, int,
    float *, float *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDsyevjBatched(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, double *, int,
    double *, double *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverCheevjBatched(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex *, int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverZheevjBatched(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverSsygvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, float *, int, float *, int, float *, int *);
hipsolverStatus_t hipsolverDsygvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, double *, int, double *, int, double *, int *);
hipsolverStatus_t hipsolverChegvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, hipFloatComplex *, int, hipFloatComplex *, int, float *, int *);
hipsolverStatus_t hipsolverZhegvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, double *, int *);
hipsolverStatus_t hipsolverSsygvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    float *, int, float *, int, float *, float *, int, int *);
hipsolverStatus_t hipsolverDsygvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    double *, int, double *, int, double *, double *, int, int *);
hipsolverStatus_t hipsolverChegvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex *, int, hipFloatComplex *, int, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZhegvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex *, int, hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSsygvj_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, float *, int, float *, int, float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDsygvj_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, double *, int, double *, int, double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverChegvj_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, hipFloatComplex *, int, hipFloatComplex *, int, float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverZhegvj_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverSsygvj(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    float *, int, float *, int, float *, float *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDsygvj(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    double *, int, double *, int, double *, double *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverChegvj(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex *, int, hipFloatComplex *, int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverZhegvj(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex *, int, hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverSsytrd_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, float
    *, float *, int *);
hipsolverStatus_t hipsolverDsytrd_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *,
    double *, double *, int *);
hipsolverStatus_t hipsolverChetrd_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, float
    *, float *, hipFloatComplex *, int *);
hipsolverStatus_t hipsolverZhetrd_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int,
    double *, double *, hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverSsytrd(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, float *, float *,
    float *, int, int *);
hipsolverStatus_t hipsolverDsytrd(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *, double *, double
    *, double *, int, int *);
hipsolverStatus_t hipsolverChetrd(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, float *, float *,
    hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZhetrd(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, double *, double
    *, hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSsytrf_bufferSize(hipsolverHandle_t, int, float *, int, int *);
hipsolverStatus_t hipsolverDsytrf_bufferSize(hipsolverHandle_t, int, double *, int, int *);
hipsolverStatus_t hipsolverCsytrf_bufferSize(hipsolverHandle_t, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZsytrf_bufferSize(hipsolverHandle_t, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSsytrf(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, int *, float *, int, int
    *);
hipsolverStatus_t hipsolverDsytrf(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, int *, double *, int, int
    *);
hipsolverStatus_t hipsolverCsytrf(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, int *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZsytrf(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, int *,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnCreate(hipsolverHandle_t *);
hipsolverStatus_t hipsolverDnDestroy(hipsolverHandle_t);
hipsolverStatus_t hipsolverDnSetStream(hipsolverHandle_t, hipStream_t);
hipsolverStatus_t hipsolverDnGetStream(hipsolverHandle_t, hipStream_t *);
hipsolverStatus_t hipsolverDnCreateGesvdjInfo(hipsolverGesvdjInfo_t *);
hipsolverStatus_t hipsolverDnDestroyGesvdjInfo(hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnXgesvdjSetMaxSweeps(hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnXgesvdjSetSortEig(hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnXgesvdjSetTolerance(hipsolverGesvdjInfo_t, double);
hipsolverStatus_t hipsolverDnXgesvdjGetResidual(hipsolverDnHandle_t, hipsolverGesvdjInfo_t, double *);
hipsolverStatus_t hipsolverDnXgesvdjGetSweeps(hipsolverDnHandle_t, hipsolverGesvdjInfo_t, int *);
hipsolverStatus_t hipsolverDnCreateSyevjInfo(hipsolverSyevjInfo_t *);
hipsolverStatus_t hipsolverDnDestroySyevjInfo(hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnXsyevjSetMaxSweeps(hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnXsyevjSetSortEig(hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnXsyevjSetTolerance(hipsolverSyevjInfo_t, double);
hipsolverStatus_t hipsolverDnXsyevjGetResidual(hipsolverDnHandle_t, hipsolverSyevjInfo_t, double *);
hipsolverStatus_t hipsolverDnXsyevjGetSweeps(hipsolverDnHandle_t, hipsolverSyevjInfo_t, int *);
hipsolverStatus_t hipsolverDnSorgqr_bufferSize(hipsolverHandle_t, int, int, int, const float *, int, const float *, int
    *);
hipsolverStatus_t hipsolverDnDorgqr_bufferSize(hipsolverHandle_t, int, int, int, const double *, int, const double *,
    int *);
hipsolverStatus_t hipsolverDnCungqr_bufferSize(hipsolverHandle_t, int, int, int, const hipFloatComplex *, int, const
    hipFloatComplex *, int *);
hipsolverStatus_t hipsolverDnZungqr_bufferSize(hipsolverHandle_t, int, int, int, const hipDoubleComplex *, int, const
    hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverDnSorgqr(hipsolverHandle_t, int, int, int, float *, int, const float *, float *, int, int *);
hipsolverStatus_t hipsolverDnDorgqr(hipsolverHandle_t, int, int, int, double *, int, const double *, double *, int, int
    *);
hipsolverStatus_t hipsolverDnCungqr(hipsolverHandle_t, int, int, int, hipFloatComplex *, int, const hipFloatComplex *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZungqr(hipsolverHandle_t, int, int, int, hipDoubleComplex *, int, const hipDoubleComplex *,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSgebrd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDnDgebrd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDnCgebrd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDnZgebrd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDnSgebrd(hipsolverHandle_t, int, int, float *, int, float *, float *, float *, float *, float
    *, int, int *);
hipsolverStatus_t hipsolverDnDgebrd(hipsolverHandle_t, int, int, double *, int, double *, double *, double *, double *,
    double *, int, int *);
hipsolverStatus_t hipsolverDnCgebrd(hipsolverHandle_t, int, int, hipFloatComplex *, int, float *, float *,
    hipFloatComplex *, hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZgebrd(hipsolverHandle_t, int, int, hipDoubleComplex *, int, double *, double *,
    hipDoubleComplex *, hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSSgels_bufferSize(hipsolverHandle_t, int, int, int, float *, int, float *, int, float *,
    int, void *, size_t *);
hipsolverStatus_t hipsolverDnDDgels_bufferSize(hipsolverHandle_t, int, int, int, double *, int, double *, int, double *,
    int, void *, size_t *);
hipsolverStatus_t hipsolverDnCCgels_bufferSize(hipsolverHandle_t, int, int, int, hipFloatComplex *, int, hipFloatComplex
    *, int, hipFloatComplex *, int, void *, size_t *);
hipsolverStatus_t hipsolverDnZZgels_bufferSize(hipsolverHandle_t, int, int, int, hipDoubleComplex *, int,
    hipDoubleComplex *, int, hipDoubleComplex *, int, void *, size_t *);
hipsolverStatus_t hipsolverDnSSgels(hipsolverHandle_t, int, int, int, float *, int, float *, int, float *, int, void *,
    size_t, int *, int *);
hipsolverStatus_t hipsolverDnDDgels(hipsolverHandle_t, int, int, int, double *, int, double *, int, double *, int, void
    *, size_t, int *, int *);
hipsolverStatus_t hipsolverDnCCgels(hipsolverHandle_t, int, int, int, hipFloatComplex *, int, hipFloatComplex *, int,
    hipFloatComplex *, int, void *, size_t, int *, int *);
hipsolverStatus_t hipsolverDnZZgels(hipsolverHandle_t, int, int, int, hipDoubleComplex *, int, hipDoubleComplex *, int,
    hipDoubleComplex *, int, void *, size_t, int *, int *);
hipsolverStatus_t hipsolverDnSgeqrf_bufferSize(hipsolverHandle_t, int, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDgeqrf_bufferSize(hipsolverHandle_t, int, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCgeqrf_bufferSize(hipsolverHandle_t, int, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZgeqrf_bufferSize(hipsolverHandle_t, int, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSgeqrf(hipsolverHandle_t, int, int, float *, int, float *, float *, int, int *);
hipsolverStatus_t hipsolverDnDgeqrf(hipsolverHandle_t, int, int, double *, int, double *, double *, int, int *);
hipsolverStatus_t hipsolverDnCgeqrf(hipsolverHandle_t, int, int, hipFloatComplex *, int, hipFloatComplex *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZgeqrf(hipsolverHandle_t, int, int, hipDoubleComplex *, int, hipDoubleComplex *,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSSgesv_bufferSize(hipsolverHandle_t, int, int, float *, int, int *, float *, int, float *,
    int, void *, size_t *);
hipsolverStatus_t hipsolverDnDDgesv_bufferSize(hipsolverHandle_t, int, int, double *, int, int *, double *, int, double
    *, int, void *, size_t *);
hipsolverStatus_t hipsolverDnCCgesv_bufferSize(hipsolverHandle_t, int, int, hipFloatComplex *, int, int *,
    hipFloatComplex *, int, hipFloatComplex *, int, void *, size_t *);
hipsolverStatus_t hipsolverDnZZgesv_bufferSize(hipsolverHandle_t, int, int, hipDoubleComplex *, int, int *,
    hipDoubleComplex *, int, hipDoubleComplex *, int, void *, size_t *);
hipsolverStatus_t hipsolverDnSSgesv(hipsolverHandle_t, int, int, float *, int, int *, float *, int, float *, int, void
    *, size_t, int *, int *);
hipsolverStatus_t hipsolverDnDDgesv(hipsolverHandle_t, int, int, double *, int, int *, double *, int, double *, int,
    void *, size_t, int *, int *);
hipsolverStatus_t hipsolverDnCCgesv(hipsolverHandle_t, int, int, hipFloatComplex *, int, int *, hipFloatComplex *, int,
    hipFloatComplex *, int, void *, size_t, int *, int *);
hipsolverStatus_t hipsolverDnZZgesv(hipsolverHandle_t, int, int, hipDoubleComplex *, int, int *, hipDoubleComplex *,
    int, hipDoubleComplex *, int, void *, size_t, int *, int *);
hipsolverStatus_t hipsolverDnSgesvd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDnDgesvd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDnCgesvd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDnZgesvd_bufferSize(hipsolverHandle_t, int, int, int *);
hipsolverStatus_t hipsolverDnSgesvd(hipsolverHandle_t, signed char, signed char, int, int, float *, int, float *, float
    *, int, float *, int, float *, int, float *, int *);
hipsolverStatus_t hipsolverDnDgesvd(hipsolverHandle_t, signed char, signed char, int, int, double *, int, double *,
    double *, int, double *, int, double *, int, double *, int *);
hipsolverStatus_t hipsolverDnCgesvd(hipsolverHandle_t, signed char, signed char, int, int, hipFloatComplex *, int, float
    *, hipFloatComplex *, int, hipFloatComplex *, int, hipFloatComplex *, int, float *, int *);
hipsolverStatus_t hipsolverDnZgesvd(hipsolverHandle_t, signed char, signed char, int, int, hipDoubleComplex *, int,
    double *, hipDoubleComplex *, int, hipDoubleComplex *, int, hipDoubleComplex *, int, double *, int *);
hipsolverStatus_t hipsolverDnSgesvdj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, int, const float *,
    int, const float *, const float *, int, const float *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnDgesvdj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, int, const double *,
    int, const double *, const double *, int, const double *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnCgesvdj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, int, const
    hipFloatComplex *, int, const float *, const hipFloatComplex *, int, const hipFloatComplex *, int, int *,
    hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnZgesvdj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, int, const
    hipDoubleComplex *, int, const double *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, int *,
    hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnSgesvdj(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, int, float *, int, float *,
    float *, int, float *, int, float *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnDgesvdj(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, int, double *, int, double *,
    double *, int, double *, int, double *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnCgesvdj(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, int, hipFloatComplex *, int,
    float *, hipFloatComplex *, int, hipFloatComplex *, int, hipFloatComplex *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnZgesvdj(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, int, hipDoubleComplex *, int,
    double *, hipDoubleComplex *, int, hipDoubleComplex *, int, hipDoubleComplex *, int, int *, hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnSgesvdjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, const float *,
    int, const float *, const float *, int, const float *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnDgesvdjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, const double
    *, int, const double *, const double *, int, const double *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnCgesvdjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, const
    hipFloatComplex *, int, const float *, const hipFloatComplex *, int, const hipFloatComplex *, int, int *,
    hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnZgesvdjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, const
    hipDoubleComplex *, int, const double *, const hipDoubleComplex *, int, const hipDoubleComplex *, int, int *,
    hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnSgesvdjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, float *, int, float *,
    float *, int, float *, int, float *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnDgesvdjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, double *, int, double *,
    double *, int, double *, int, double *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnCgesvdjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, hipFloatComplex *, int,
    float *, hipFloatComplex *, int, hipFloatComplex *, int, hipFloatComplex *, int, int *, hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnZgesvdjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, int, int, hipDoubleComplex *, int,
    double *, hipDoubleComplex *, int, hipDoubleComplex *, int, hipDoubleComplex *, int, int *, hipsolverGesvdjInfo_t,
    int);
hipsolverStatus_t hipsolverDnSgesvdaStridedBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, int,
    const float *, int, long long, const float *, long long, const float *, int, long long, const float *, int, long
    long, int *, int);
hipsolverStatus_t hipsolverDnDgesvdaStridedBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, int,
    const double *, int, long long, const double *, long long, const double *, int, long long, const double *, int, long
    long, int *, int);
hipsolverStatus_t hipsolverDnCgesvdaStridedBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, int,
    const hipFloatComplex *, int, long long, const float *, long long, const hipFloatComplex *, int, long long, const
    hipFloatComplex *, int, long long, int *, int);
hipsolverStatus_t hipsolverDnZgesvdaStridedBatched_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, int, int, int,
    const hipDoubleComplex *, int, long long, const double *, long long, const hipDoubleComplex *, int, long long, const
    hipDoubleComplex *, int, long long, int *, int);
hipsolverStatus_t hipsolverDnSgesvdaStridedBatched(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, const float *,
    int, long long, float *, long long, float *, int, long long, float *, int, long long, float *, int, int *, double *,
    int);
hipsolverStatus_t hipsolverDnDgesvdaStridedBatched(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, const double *,
    int, long long, double *, long long, double *, int, long long, double *, int, long long, double *, int, int *,
    double *, int);
hipsolverStatus_t hipsolverDnCgesvdaStridedBatched(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, const
    hipFloatComplex *, int, long long, float *, long long, hipFloatComplex *, int, long long, hipFloatComplex *, int,
    long long, hipFloatComplex *, int, int *, double *, int);
hipsolverStatus_t hipsolverDnZgesvdaStridedBatched(hipsolverHandle_t, hipsolverEigMode_t, int, int, int, const
    hipDoubleComplex *, int, long long, double *, long long, hipDoubleComplex *, int, long long, hipDoubleComplex *,
    int, long long, hipDoubleComplex *, int, int *, double *, int);
hipsolverStatus_t hipsolverDnSgetrf_bufferSize(hipsolverHandle_t, int, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDgetrf_bufferSize(hipsolverHandle_t, int, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCgetrf_bufferSize(hipsolverHandle_t, int, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZgetrf_bufferSize(hipsolverHandle_t, int, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSgetrf(hipsolverHandle_t, int, int, float *, int, float *, int *, int *);
hipsolverStatus_t hipsolverDnDgetrf(hipsolverHandle_t, int, int, double *, int, double *, int *, int *);
hipsolverStatus_t hipsolverDnCgetrf(hipsolverHandle_t, int, int, hipFloatComplex *, int, hipFloatComplex *, int *, int
    *);
hipsolverStatus_t hipsolverDnZgetrf(hipsolverHandle_t, int, int, hipDoubleComplex *, int, hipDoubleComplex *, int *, int
    *);
hipsolverStatus_t hipsolverDnSsytrf_bufferSize(hipsolverHandle_t, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDsytrf_bufferSize(hipsolverHandle_t, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCsytrf_bufferSize(hipsolverHandle_t, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZsytrf_bufferSize(hipsolverHandle_t, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverRfCreate(hipsolverRfHandle_t *);
hipsolverStatus_t hipsolverRfDestroy(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfSetupDevice(int, int, int *, int *, double *, int, int *, int *, double *, int, int *, int
    *, double *, int *, int *, hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfSetupHost(int, int, int *, int *, double *, int, int *, int *, double *, int, int *, int *,
    double *, int *, int *, hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfAccessBundledFactorsDevice(hipsolverRfHandle_t, int *, int **, int **, double **);
hipsolverStatus_t hipsolverRfAnalyze(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfExtractBundledFactorsHost(hipsolverRfHandle_t, int *, int **, int **, double **);
hipsolverStatus_t hipsolverRfExtractSplitFactorsHost(hipsolverRfHandle_t, int *, int **, int **, double **, int *, int
    **, int **, double **);
hipsolverStatus_t hipsolverRfGet_Algs(hipsolverRfHandle_t, hipsolverRfFactorization_t *, hipsolverRfTriangularSolve_t
    *);
hipsolverStatus_t hipsolverRfGetMatrixFormat(hipsolverRfHandle_t, hipsolverRfMatrixFormat_t *, hipsolverRfUnitDiagonal_t
    *);
hipsolverStatus_t hipsolverRfGetNumericBoostReport(hipsolverRfHandle_t, hipsolverRfNumericBoostReport_t *);
hipsolverStatus_t hipsolverRfGetNumericProperties(hipsolverRfHandle_t, double *, double *);
hipsolverStatus_t hipsolverRfGetResetValuesFastMode(hipsolverRfHandle_t, hipsolverRfResetValuesFastMode_t *);
hipsolverStatus_t hipsolverRfRefactor(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfResetValues(int, int, int *, int *, double *, int *, int *, hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfSetAlgs(hipsolverRfHandle_t, hipsolverRfFactorization_t, hipsolverRfTriangularSolve_t);
hipsolverStatus_t hipsolverRfSetMatrixFormat(hipsolverRfHandle_t, hipsolverRfMatrixFormat_t, hipsolverRfUnitDiagonal_t);
hipsolverStatus_t hipsolverRfSetNumericProperties(hipsolverRfHandle_t, double, double);
hipsolverStatus_t hipsolverRfSetResetValuesFastMode(hipsolverRfHandle_t, hipsolverRfResetValuesFastMode_t);
hipsolverStatus_t hipsolverRfSolve(hipsolverRfHandle_t, int *, int *, int, double *, int, double *, int);
hipsolverStatus_t hipsolverRfBatchSetupHost(int, int, int, int *, int *, double *[], int, int *, int *, double *, int,
    int *, int *, double *, int *, int *, hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfBatchAnalyze(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfBatchRefactor(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfBatchResetValues(int, int, int, int *, int *, double *[], int *, int *,
    hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfBatchSolve(hipsolverRfHandle_t, int *, int *, int, double *, int, double *[], int);
hipsolverStatus_t hipsolverRfBatchZeroPivot(hipsolverRfHandle_t, int *);
#if WAVEBRIDGE_ROCM >= 604
hipsolverStatus_t hipsolverSetDeterministicMode(hipsolverHandle_t, hipsolverDeterministicMode_t);
hipsolverStatus_t hipsolverGetDeterministicMode(hipsolverHandle_t, hipsolverDeterministicMode_t *);
hipsolverStatus_t hipsolverDnSetDeterministicMode(hipsolverHandle_t, hipsolverDeterministicMode_t);
hipsolverStatus_t hipsolverDnGetDeterministicMode(hipsolverHandle_t, hipsolverDeterministicMode_t *);
hipsolverStatus_t hipsolverDnXgeqrf_bufferSize(hipsolverDnHandle_t, hipsolverDnParams_t, int64_t, int64_t, hipDataType,
    const void *, int64_t, hipDataType, const void *, hipDataType, size_t *, size_t *);
hipsolverStatus_t hipsolverDnXgeqrf(hipsolverDnHandle_t, hipsolverDnParams_t, int64_t, int64_t, hipDataType, void *,
    int64_t, hipDataType, void *, hipDataType, void *, size_t, void *, size_t, int *);
hipsolverStatus_t hipsolverDnXpotrf_bufferSize(hipsolverDnHandle_t, hipsolverDnParams_t, hipsolverFillMode_t, int64_t,
    hipDataType, const void *, int64_t, hipDataType, size_t *, size_t *);
hipsolverStatus_t hipsolverDnXpotrf(hipsolverDnHandle_t, hipsolverDnParams_t, hipsolverFillMode_t, int64_t, hipDataType,
    void *, int64_t, hipDataType, void *, size_t, void *, size_t, int *);
hipsolverStatus_t hipsolverDnXpotrs(hipsolverDnHandle_t, hipsolverDnParams_t, hipsolverFillMode_t, int64_t, int64_t,
    hipDataType, const void *, int64_t, hipDataType, void *, int64_t, int *);
hipsolverStatus_t hipsolverSpScsrlsvqr(hipsolverSpHandle_t, int, int, const hipsparseMatDescr_t, const float *, const
    int *, const int *, const float *, double, int, float *, int *);
hipsolverStatus_t hipsolverSpDcsrlsvqr(hipsolverSpHandle_t, int, int, const hipsparseMatDescr_t, const double *, const
    int *, const int *, const double *, double, int, double *, int *);
#endif
#if WAVEBRIDGE_ROCM >= 602
hipsolverStatus_t hipsolverSsyevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, const float *, int, float, float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverDsyevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, const double *, int, double, double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverCheevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, const hipFloatComplex *, int, float, float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverZheevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, const hipDoubleComplex *, int, double, double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverSsyevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipblasFillMode_t, int,
    float *, int, float, float, int, int, int *, float *, float *, int, int *);
hipsolverStatus_t hipsolverDsyevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipblasFillMode_t, int,
    double *, int, double, double, int, int, int *, double *, double *, int, int *);
hipsolverStatus_t hipsolverCheevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipblasFillMode_t, int,
    hipFloatComplex *, int, float, float, int, int, int *, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZheevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipblasFillMode_t, int,
    hipDoubleComplex *, int, double, double, int, int, int *, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverSsygvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipblasFillMode_t, int, const float *, int, const float *, int, float, float, int, int, int *,
    const float *, int *);
hipsolverStatus_t hipsolverDsygvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipblasFillMode_t, int, const double *, int, const double *, int, double, double, int, int, int
    *, const double *, int *);
hipsolverStatus_t hipsolverChegvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipblasFillMode_t, int, const hipFloatComplex *, int, const hipFloatComplex *, int, float,
    float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverZhegvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipblasFillMode_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int, double,
    double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverSsygvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, float *, int, float *, int, float, float, int, int, int *, float *, float *, int, int *);
hipsolverStatus_t hipsolverDsygvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, double *, int, double *, int, double, double, int, int, int *, double *, double *, int, int
    *);
hipsolverStatus_t hipsolverChegvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, hipFloatComplex *, int, hipFloatComplex *, int, float, float, int, int, int *, float *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverZhegvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, double, double, int, int, int *, double *,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnCreateParams(hipsolverDnParams_t *);
hipsolverStatus_t hipsolverDnDestroyParams(hipsolverDnParams_t);
hipsolverStatus_t hipsolverDnSetAdvOptions(hipsolverDnParams_t, hipsolverDnFunction_t, hipsolverAlgMode_t);
hipsolverStatus_t hipsolverDnXgetrf_bufferSize(hipsolverDnHandle_t, hipsolverDnParams_t, int64_t, int64_t, hipDataType,
    const void *, int64_t, hipDataType, size_t *, size_t *);
hipsolverStatus_t hipsolverDnXgetrf(hipsolverDnHandle_t, hipsolverDnParams_t, int64_t, int64_t, hipDataType, void *,
    int64_t, int64_t *, hipDataType, void *, size_t, void *, size_t, int *);
hipsolverStatus_t hipsolverDnXgetrs(hipsolverDnHandle_t, hipsolverDnParams_t, hipsolverOperation_t, int64_t, int64_t,
    hipDataType, const void *, int64_t, const int64_t *, hipDataType, void *, int64_t, int *);
#endif
#if WAVEBRIDGE_ROCM >= 600
hipsolverStatus_t hipsolverDnSorgbr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, int, int, int, const float *, int,
    const float *, int *);
hipsolverStatus_t hipsolverDnDorgbr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, int, int, int, const double *, int,
    const double *, int *);
hipsolverStatus_t hipsolverDnCungbr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, int, int, int, const
    hipFloatComplex *, int, const hipFloatComplex *, int *);
hipsolverStatus_t hipsolverDnZungbr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, int, int, int, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverDnSorgbr(hipsolverHandle_t, hipblasSideMode_t, int, int, int, float *, int, const float *,
    float *, int, int *);
hipsolverStatus_t hipsolverDnDorgbr(hipsolverHandle_t, hipblasSideMode_t, int, int, int, double *, int, const double *,
    double *, int, int *);
hipsolverStatus_t hipsolverDnCungbr(hipsolverHandle_t, hipblasSideMode_t, int, int, int, hipFloatComplex *, int, const
    hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZungbr(hipsolverHandle_t, hipblasSideMode_t, int, int, int, hipDoubleComplex *, int, const
    hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSorgtr_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, const float *, int, const
    float *, int *);
hipsolverStatus_t hipsolverDnDorgtr_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, const double *, int, const
    double *, int *);
hipsolverStatus_t hipsolverDnCungtr_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, const hipFloatComplex *, int,
    const hipFloatComplex *, int *);
hipsolverStatus_t hipsolverDnZungtr_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, int,
    const hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverDnSorgtr(hipsolverHandle_t, hipblasFillMode_t, int, float *, int, const float *, float *,
    int, int *);
hipsolverStatus_t hipsolverDnDorgtr(hipsolverHandle_t, hipblasFillMode_t, int, double *, int, const double *, double *,
    int, int *);
hipsolverStatus_t hipsolverDnCungtr(hipsolverHandle_t, hipblasFillMode_t, int, hipFloatComplex *, int, const
    hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZungtr(hipsolverHandle_t, hipblasFillMode_t, int, hipDoubleComplex *, int, const
    hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSormqr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, hipblasOperation_t, int, int, int,
    const float *, int, const float *, const float *, int, int *);
hipsolverStatus_t hipsolverDnDormqr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, hipblasOperation_t, int, int, int,
    const double *, int, const double *, const double *, int, int *);
hipsolverStatus_t hipsolverDnCunmqr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, hipblasOperation_t, int, int, int,
    const hipFloatComplex *, int, const hipFloatComplex *, const hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZunmqr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, hipblasOperation_t, int, int, int,
    const hipDoubleComplex *, int, const hipDoubleComplex *, const hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSormqr(hipsolverHandle_t, hipblasSideMode_t, hipblasOperation_t, int, int, int, const float
    *, int, const float *, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDormqr(hipsolverHandle_t, hipblasSideMode_t, hipblasOperation_t, int, int, int, const
    double *, int, const double *, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCunmqr(hipsolverHandle_t, hipblasSideMode_t, hipblasOperation_t, int, int, int, const
    hipFloatComplex *, int, const hipFloatComplex *, hipFloatComplex *, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZunmqr(hipsolverHandle_t, hipblasSideMode_t, hipblasOperation_t, int, int, int, const
    hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSormtr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, int, int, const float *, int, const float *, const float *, int, int *);
hipsolverStatus_t hipsolverDnDormtr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, int, int, const double *, int, const double *, const double *, int, int *);
hipsolverStatus_t hipsolverDnCunmtr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, int, int, const hipFloatComplex *, int, const hipFloatComplex *, const hipFloatComplex *, int,
    int *);
hipsolverStatus_t hipsolverDnZunmtr_bufferSize(hipsolverHandle_t, hipblasSideMode_t, hipblasFillMode_t,
    hipblasOperation_t, int, int, const hipDoubleComplex *, int, const hipDoubleComplex *, const hipDoubleComplex *,
    int, int *);
hipsolverStatus_t hipsolverDnSormtr(hipsolverHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t, int,
    int, float *, int, float *, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDormtr(hipsolverHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t, int,
    int, double *, int, double *, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCunmtr(hipsolverHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t, int,
    int, hipFloatComplex *, int, hipFloatComplex *, hipFloatComplex *, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZunmtr(hipsolverHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t, int,
    int, hipDoubleComplex *, int, hipDoubleComplex *, hipDoubleComplex *, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSgetrs(hipsolverHandle_t, hipblasOperation_t, int, int, const float *, int, const int *,
    float *, int, int *);
hipsolverStatus_t hipsolverDnDgetrs(hipsolverHandle_t, hipblasOperation_t, int, int, const double *, int, const int *,
    double *, int, int *);
hipsolverStatus_t hipsolverDnCgetrs(hipsolverHandle_t, hipblasOperation_t, int, int, const hipFloatComplex *, int, const
    int *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZgetrs(hipsolverHandle_t, hipblasOperation_t, int, int, const hipDoubleComplex *, int,
    const int *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSpotrf_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDpotrf_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCpotrf_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, hipFloatComplex *, int, int
    *);
hipsolverStatus_t hipsolverDnZpotrf_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, hipDoubleComplex *, int, int
    *);
hipsolverStatus_t hipsolverDnSpotrf(hipsolverHandle_t, hipblasFillMode_t, int, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDpotrf(hipsolverHandle_t, hipblasFillMode_t, int, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCpotrf(hipsolverHandle_t, hipblasFillMode_t, int, hipFloatComplex *, int, hipFloatComplex
    *, int, int *);
hipsolverStatus_t hipsolverDnZpotrf(hipsolverHandle_t, hipblasFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex
    *, int, int *);
hipsolverStatus_t hipsolverDnSpotrfBatched(hipsolverHandle_t, hipblasFillMode_t, int, float *[], int, int *, int);
hipsolverStatus_t hipsolverDnDpotrfBatched(hipsolverHandle_t, hipblasFillMode_t, int, double *[], int, int *, int);
hipsolverStatus_t hipsolverDnCpotrfBatched(hipsolverHandle_t, hipblasFillMode_t, int, hipFloatComplex *[], int, int *,
    int);
hipsolverStatus_t hipsolverDnZpotrfBatched(hipsolverHandle_t, hipblasFillMode_t, int, hipDoubleComplex *[], int, int *,
    int);
hipsolverStatus_t hipsolverDnSpotri_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDpotri_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCpotri_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, hipFloatComplex *, int, int
    *);
hipsolverStatus_t hipsolverDnZpotri_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, hipDoubleComplex *, int, int
    *);
hipsolverStatus_t hipsolverDnSpotri(hipsolverHandle_t, hipblasFillMode_t, int, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDpotri(hipsolverHandle_t, hipblasFillMode_t, int, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCpotri(hipsolverHandle_t, hipblasFillMode_t, int, hipFloatComplex *, int, hipFloatComplex
    *, int, int *);
hipsolverStatus_t hipsolverDnZpotri(hipsolverHandle_t, hipblasFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex
    *, int, int *);
hipsolverStatus_t hipsolverDnSpotrs(hipsolverHandle_t, hipblasFillMode_t, int, int, const float *, int, float *, int,
    int *);
hipsolverStatus_t hipsolverDnDpotrs(hipsolverHandle_t, hipblasFillMode_t, int, int, const double *, int, double *, int,
    int *);
hipsolverStatus_t hipsolverDnCpotrs(hipsolverHandle_t, hipblasFillMode_t, int, int, const hipFloatComplex *, int,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZpotrs(hipsolverHandle_t, hipblasFillMode_t, int, int, const hipDoubleComplex *, int,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSpotrsBatched(hipsolverHandle_t, hipblasFillMode_t, int, int, float *[], int, float *[],
    int, int *, int);
hipsolverStatus_t hipsolverDnDpotrsBatched(hipsolverHandle_t, hipblasFillMode_t, int, int, double *[], int, double *[],
    int, int *, int);
hipsolverStatus_t hipsolverDnCpotrsBatched(hipsolverHandle_t, hipblasFillMode_t, int, int, hipFloatComplex *[], int,
    hipFloatComplex *[], int, int *, int);
hipsolverStatus_t hipsolverDnZpotrsBatched(hipsolverHandle_t, hipblasFillMode_t, int, int, hipDoubleComplex *[], int,
    hipDoubleComplex *[], int, int *, int);
hipsolverStatus_t hipsolverDnSsyevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, const
    float *, int, const float *, int *);
hipsolverStatus_t hipsolverDnDsyevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, const
    double *, int, const double *, int *);
hipsolverStatus_t hipsolverDnCheevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, const
    hipFloatComplex *, int, const float *, int *);
hipsolverStatus_t hipsolverDnZheevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, const
    hipDoubleComplex *, int, const double *, int *);
hipsolverStatus_t hipsolverDnSsyevd(hipsolverHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, float *, int, float
    *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsyevd(hipsolverHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, double *, int, double
    *, double *, int, int *);
hipsolverStatus_t hipsolverDnCheevd(hipsolverHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, hipFloatComplex *,
    int, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZheevd(hipsolverHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, hipDoubleComplex *,
    int, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsyevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, const float *, int, float, float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverDnDsyevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, const double *, int, double, double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverDnCheevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, const hipFloatComplex *, int, float, float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverDnZheevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, const hipDoubleComplex *, int, double, double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverDnSsyevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipblasFillMode_t, int,
    float *, int, float, float, int, int, int *, float *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsyevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipblasFillMode_t, int,
    double *, int, double, double, int, int, int *, double *, double *, int, int *);
hipsolverStatus_t hipsolverDnCheevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipblasFillMode_t, int,
    hipFloatComplex *, int, float, float, int, int, int *, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZheevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipblasFillMode_t, int,
    hipDoubleComplex *, int, double, double, int, int, int *, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsyevj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, const
    float *, int, const float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDsyevj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, const
    double *, int, const double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnCheevj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, const
    hipFloatComplex *, int, const float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnZheevj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, const
    hipDoubleComplex *, int, const double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnSsyevj(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, float *, int, float
    *, float *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDsyevj(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, double *, int,
    double *, double *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnCheevj(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, hipFloatComplex *,
    int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnZheevj(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, hipDoubleComplex *,
    int, double *, hipDoubleComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnSsyevjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    const float *, int, const float *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnDsyevjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    const double *, int, const double *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnCheevjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    const hipFloatComplex *, int, const float *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnZheevjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    const hipDoubleComplex *, int, const double *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnSsyevjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, float *,
    int, float *, float *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnDsyevjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int, double *,
    int, double *, double *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnCheevjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    hipFloatComplex *, int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnZheevjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnSsygvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const float *, int, const float *, int, const float *, int *);
hipsolverStatus_t hipsolverDnDsygvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const double *, int, const double *, int, const double *, int *);
hipsolverStatus_t hipsolverDnChegvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipFloatComplex *, int, const hipFloatComplex *, int, const float *, int *);
hipsolverStatus_t hipsolverDnZhegvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const double *, int *);
hipsolverStatus_t hipsolverDnSsygvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    float *, int, float *, int, float *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsygvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    double *, int, double *, int, double *, double *, int, int *);
hipsolverStatus_t hipsolverDnChegvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    hipFloatComplex *, int, hipFloatComplex *, int, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZhegvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    hipDoubleComplex *, int, hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsygvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipblasFillMode_t, int, const float *, int, const float *, int, float, float, int, int, int *,
    const float *, int *);
hipsolverStatus_t hipsolverDnDsygvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipblasFillMode_t, int, const double *, int, const double *, int, double, double, int, int, int
    *, const double *, int *);
hipsolverStatus_t hipsolverDnChegvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipblasFillMode_t, int, const hipFloatComplex *, int, const hipFloatComplex *, int, float,
    float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverDnZhegvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipblasFillMode_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int, double,
    double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverDnSsygvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, float *, int, float *, int, float, float, int, int, int *, float *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsygvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, double *, int, double *, int, double, double, int, int, int *, double *, double *, int, int
    *);
hipsolverStatus_t hipsolverDnChegvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, hipFloatComplex *, int, hipFloatComplex *, int, float, float, int, int, int *, float *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZhegvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipblasFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, double, double, int, int, int *, double *,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsygvj_bufferSize(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const float *, int, const float *, int, const float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDsygvj_bufferSize(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const double *, int, const double *, int, const double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnChegvj_bufferSize(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipFloatComplex *, int, const hipFloatComplex *, int, const float *, int *,
    hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnZhegvj_bufferSize(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const double *, int *,
    hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnSsygvj(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    float *, int, float *, int, float *, float *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDsygvj(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    double *, int, double *, int, double *, double *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnChegvj(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    hipFloatComplex *, int, hipFloatComplex *, int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnZhegvj(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipblasFillMode_t, int,
    hipDoubleComplex *, int, hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnSsytrd_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, const float *, int, const
    float *, const float *, const float *, int *);
hipsolverStatus_t hipsolverDnDsytrd_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, const double *, int, const
    double *, const double *, const double *, int *);
hipsolverStatus_t hipsolverDnChetrd_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, const hipFloatComplex *, int,
    const float *, const float *, const hipFloatComplex *, int *);
hipsolverStatus_t hipsolverDnZhetrd_bufferSize(hipsolverHandle_t, hipblasFillMode_t, int, const hipDoubleComplex *, int,
    const double *, const double *, const hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverDnSsytrd(hipsolverHandle_t, hipblasFillMode_t, int, float *, int, float *, float *, float *,
    float *, int, int *);
hipsolverStatus_t hipsolverDnDsytrd(hipsolverHandle_t, hipblasFillMode_t, int, double *, int, double *, double *, double
    *, double *, int, int *);
hipsolverStatus_t hipsolverDnChetrd(hipsolverHandle_t, hipblasFillMode_t, int, hipFloatComplex *, int, float *, float *,
    hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZhetrd(hipsolverHandle_t, hipblasFillMode_t, int, hipDoubleComplex *, int, double *, double
    *, hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsytrf(hipsolverHandle_t, hipblasFillMode_t, int, float *, int, int *, float *, int, int
    *);
hipsolverStatus_t hipsolverDnDsytrf(hipsolverHandle_t, hipblasFillMode_t, int, double *, int, int *, double *, int, int
    *);
hipsolverStatus_t hipsolverDnCsytrf(hipsolverHandle_t, hipblasFillMode_t, int, hipFloatComplex *, int, int *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZsytrf(hipsolverHandle_t, hipblasFillMode_t, int, hipDoubleComplex *, int, int *,
    hipDoubleComplex *, int, int *);
#endif
#if WAVEBRIDGE_ROCM >= 601
hipsolverStatus_t hipsolverSpCreate(hipsolverSpHandle_t *);
hipsolverStatus_t hipsolverSpDestroy(hipsolverSpHandle_t);
hipsolverStatus_t hipsolverSpSetStream(hipsolverSpHandle_t, hipStream_t);
hipsolverStatus_t hipsolverSpScsrlsvchol(hipsolverSpHandle_t, int, int, const hipsparseMatDescr_t, const float *, const
    int *, const int *, const float *, float, int, float *, int *);
hipsolverStatus_t hipsolverSpDcsrlsvchol(hipsolverSpHandle_t, int, int, const hipsparseMatDescr_t, const double *, const
    int *, const int *, const double *, double, int, double *, int *);
hipsolverStatus_t hipsolverSpScsrlsvcholHost(hipsolverSpHandle_t, int, int, const hipsparseMatDescr_t, const float *,
    const int *, const int *, const float *, float, int, float *, int *);
hipsolverStatus_t hipsolverSpDcsrlsvcholHost(hipsolverSpHandle_t, int, int, const hipsparseMatDescr_t, const double *,
    const int *, const int *, const double *, double, int, double *, int *);
#endif
#if WAVEBRIDGE_ROCM >= 700
hipsolverStatus_t hipsolverSpCcsrlsvqr(hipsolverSpHandle_t, int, int, const hipsparseMatDescr_t, const hipFloatComplex
    *, const int *, const int *, const hipFloatComplex *, double, int, hipFloatComplex *, int *);
hipsolverStatus_t hipsolverSpZcsrlsvqr(hipsolverSpHandle_t, int, int, const hipsparseMatDescr_t, const hipDoubleComplex
    *, const int *, const int *, const hipDoubleComplex *, double, int, hipDoubleComplex *, int *);
#endif
#if WAVEBRIDGE_ROCM < 600
hipsolverStatus_t hipsolverDnSorgbr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, const float *,
    int, const float *, int *);
hipsolverStatus_t hipsolverDnDorgbr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, const double *,
    int, const double *, int *);
hipsolverStatus_t hipsolverDnCungbr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, const
    hipFloatComplex *, int, const hipFloatComplex *, int *);
hipsolverStatus_t hipsolverDnZungbr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, const
    hipDoubleComplex *, int, const hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverDnSorgbr(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, float *, int, const float *,
    float *, int, int *);
hipsolverStatus_t hipsolverDnDorgbr(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, double *, int, const double
    *, double *, int, int *);
hipsolverStatus_t hipsolverDnCungbr(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, hipFloatComplex *, int, const
    hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZungbr(hipsolverHandle_t, hipsolverSideMode_t, int, int, int, hipDoubleComplex *, int,
    const hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSorgtr_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, const float *, int, const
    float *, int *);
hipsolverStatus_t hipsolverDnDorgtr_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, const double *, int, const
    double *, int *);
hipsolverStatus_t hipsolverDnCungtr_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, const hipFloatComplex *,
    int, const hipFloatComplex *, int *);
hipsolverStatus_t hipsolverDnZungtr_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, const hipDoubleComplex *,
    int, const hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverDnSorgtr(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, const float *, float *,
    int, int *);
hipsolverStatus_t hipsolverDnDorgtr(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, const double *, double
    *, int, int *);
hipsolverStatus_t hipsolverDnCungtr(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, const
    hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZungtr(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, const
    hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSormqr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int,
    int, const float *, int, const float *, const float *, int, int *);
hipsolverStatus_t hipsolverDnDormqr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int,
    int, const double *, int, const double *, const double *, int, int *);
hipsolverStatus_t hipsolverDnCunmqr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int,
    int, const hipFloatComplex *, int, const hipFloatComplex *, const hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZunmqr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int,
    int, const hipDoubleComplex *, int, const hipDoubleComplex *, const hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSormqr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int, int, const
    float *, int, const float *, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDormqr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int, int, const
    double *, int, const double *, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCunmqr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int, int, const
    hipFloatComplex *, int, const hipFloatComplex *, hipFloatComplex *, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZunmqr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverOperation_t, int, int, int, const
    hipDoubleComplex *, int, const hipDoubleComplex *, hipDoubleComplex *, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSormtr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t,
    hipsolverOperation_t, int, int, const float *, int, const float *, const float *, int, int *);
hipsolverStatus_t hipsolverDnDormtr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t,
    hipsolverOperation_t, int, int, const double *, int, const double *, const double *, int, int *);
hipsolverStatus_t hipsolverDnCunmtr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t,
    hipsolverOperation_t, int, int, const hipFloatComplex *, int, const hipFloatComplex *, const hipFloatComplex *, int,
    int *);
hipsolverStatus_t hipsolverDnZunmtr_bufferSize(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t,
    hipsolverOperation_t, int, int, const hipDoubleComplex *, int, const hipDoubleComplex *, const hipDoubleComplex *,
    int, int *);
hipsolverStatus_t hipsolverDnSormtr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t, hipsolverOperation_t,
    int, int, float *, int, float *, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDormtr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t, hipsolverOperation_t,
    int, int, double *, int, double *, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCunmtr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t, hipsolverOperation_t,
    int, int, hipFloatComplex *, int, hipFloatComplex *, hipFloatComplex *, int, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZunmtr(hipsolverHandle_t, hipsolverSideMode_t, hipsolverFillMode_t, hipsolverOperation_t,
    int, int, hipDoubleComplex *, int, hipDoubleComplex *, hipDoubleComplex *, int, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSgetrs(hipsolverHandle_t, hipsolverOperation_t, int, int, const float *, int, const int *,
    float *, int, int *);
hipsolverStatus_t hipsolverDnDgetrs(hipsolverHandle_t, hipsolverOperation_t, int, int, const double *, int, const int *,
    double *, int, int *);
hipsolverStatus_t hipsolverDnCgetrs(hipsolverHandle_t, hipsolverOperation_t, int, int, const hipFloatComplex *, int,
    const int *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZgetrs(hipsolverHandle_t, hipsolverOperation_t, int, int, const hipDoubleComplex *, int,
    const int *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSpotrf_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDpotrf_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCpotrf_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, int
    *);
hipsolverStatus_t hipsolverDnZpotrf_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, int
    *);
hipsolverStatus_t hipsolverDnSpotrf(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDpotrf(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCpotrf(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, hipFloatComplex
    *, int, int *);
hipsolverStatus_t hipsolverDnZpotrf(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t, int, float *[], int, int *, int);
hipsolverStatus_t hipsolverDnDpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t, int, double *[], int, int *, int);
hipsolverStatus_t hipsolverDnCpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *[], int, int *,
    int);
hipsolverStatus_t hipsolverDnZpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *[], int, int
    *, int);
hipsolverStatus_t hipsolverDnSpotri_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDpotri_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCpotri_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, int
    *);
hipsolverStatus_t hipsolverDnZpotri_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, int
    *);
hipsolverStatus_t hipsolverDnSpotri(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, int, int *);
hipsolverStatus_t hipsolverDnDpotri(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *, int, int *);
hipsolverStatus_t hipsolverDnCpotri(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, hipFloatComplex
    *, int, int *);
hipsolverStatus_t hipsolverDnZpotri(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSpotrs(hipsolverHandle_t, hipsolverFillMode_t, int, int, const float *, int, float *, int,
    int *);
hipsolverStatus_t hipsolverDnDpotrs(hipsolverHandle_t, hipsolverFillMode_t, int, int, const double *, int, double *,
    int, int *);
hipsolverStatus_t hipsolverDnCpotrs(hipsolverHandle_t, hipsolverFillMode_t, int, int, const hipFloatComplex *, int,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZpotrs(hipsolverHandle_t, hipsolverFillMode_t, int, int, const hipDoubleComplex *, int,
    hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t, int, int, float *[], int, float *[],
    int, int *, int);
hipsolverStatus_t hipsolverDnDpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t, int, int, double *[], int, double
    *[], int, int *, int);
hipsolverStatus_t hipsolverDnCpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipFloatComplex *[], int,
    hipFloatComplex *[], int, int *, int);
hipsolverStatus_t hipsolverDnZpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t, int, int, hipDoubleComplex *[], int,
    hipDoubleComplex *[], int, int *, int);
hipsolverStatus_t hipsolverDnSsyevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, const
    float *, int, const float *, int *);
hipsolverStatus_t hipsolverDnDsyevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, const
    double *, int, const double *, int *);
hipsolverStatus_t hipsolverDnCheevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, const
    hipFloatComplex *, int, const float *, int *);
hipsolverStatus_t hipsolverDnZheevd_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, const
    hipDoubleComplex *, int, const double *, int *);
hipsolverStatus_t hipsolverDnSsyevd(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, float *, int, float
    *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsyevd(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, double *, int,
    double *, double *, int, int *);
hipsolverStatus_t hipsolverDnCheevd(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, hipFloatComplex *,
    int, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZheevd(hipsolverHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, hipDoubleComplex *,
    int, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsyevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipsolverFillMode_t, int, const float *, int, float, float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverDnDsyevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipsolverFillMode_t, int, const double *, int, double, double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverDnCheevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipsolverFillMode_t, int, const hipFloatComplex *, int, float, float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverDnZheevdx_bufferSize(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipsolverFillMode_t, int, const hipDoubleComplex *, int, double, double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverDnSsyevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipsolverFillMode_t,
    int, float *, int, float, float, int, int, int *, float *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsyevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipsolverFillMode_t,
    int, double *, int, double, double, int, int, int *, double *, double *, int, int *);
hipsolverStatus_t hipsolverDnCheevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipsolverFillMode_t,
    int, hipFloatComplex *, int, float, float, int, int, int *, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZheevdx(hipsolverHandle_t, hipsolverEigMode_t, hipsolverEigRange_t, hipsolverFillMode_t,
    int, hipDoubleComplex *, int, double, double, int, int, int *, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsyevj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, const
    float *, int, const float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDsyevj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, const
    double *, int, const double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnCheevj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, const
    hipFloatComplex *, int, const float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnZheevj_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, const
    hipDoubleComplex *, int, const double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnSsyevj(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, float *, int,
    float *, float *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDsyevj(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, double *, int,
    double *, double *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnCheevj(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, hipFloatComplex
    *, int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnZheevj(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, hipDoubleComplex
    *, int, double *, hipDoubleComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnSsyevjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    const float *, int, const float *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnDsyevjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    const double *, int, const double *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnCheevjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    const hipFloatComplex *, int, const float *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnZheevjBatched_bufferSize(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    const hipDoubleComplex *, int, const double *, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnSsyevjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, float *,
    int, float *, float *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnDsyevjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int, double *,
    int, double *, double *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnCheevjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex *, int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnZheevjBatched(hipsolverDnHandle_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *, hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnSsygvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, const float *, int, const float *, int, const float *, int *);
hipsolverStatus_t hipsolverDnDsygvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, const double *, int, const double *, int, const double *, int *);
hipsolverStatus_t hipsolverDnChegvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, const hipFloatComplex *, int, const hipFloatComplex *, int, const float *, int *);
hipsolverStatus_t hipsolverDnZhegvd_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const double *, int *);
hipsolverStatus_t hipsolverDnSsygvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    float *, int, float *, int, float *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsygvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    double *, int, double *, int, double *, double *, int, int *);
hipsolverStatus_t hipsolverDnChegvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex *, int, hipFloatComplex *, int, float *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZhegvd(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex *, int, hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsygvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipsolverFillMode_t, int, const float *, int, const float *, int, float, float, int, int, int
    *, const float *, int *);
hipsolverStatus_t hipsolverDnDsygvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipsolverFillMode_t, int, const double *, int, const double *, int, double, double, int, int,
    int *, const double *, int *);
hipsolverStatus_t hipsolverDnChegvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipsolverFillMode_t, int, const hipFloatComplex *, int, const hipFloatComplex *, int, float,
    float, int, int, int *, const float *, int *);
hipsolverStatus_t hipsolverDnZhegvdx_bufferSize(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverEigRange_t, hipsolverFillMode_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int, double,
    double, int, int, int *, const double *, int *);
hipsolverStatus_t hipsolverDnSsygvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipsolverFillMode_t, int, float *, int, float *, int, float, float, int, int, int *, float *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsygvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipsolverFillMode_t, int, double *, int, double *, int, double, double, int, int, int *, double *, double *, int,
    int *);
hipsolverStatus_t hipsolverDnChegvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipsolverFillMode_t, int, hipFloatComplex *, int, hipFloatComplex *, int, float, float, int, int, int *, float *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZhegvdx(hipsolverHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverEigRange_t,
    hipsolverFillMode_t, int, hipDoubleComplex *, int, hipDoubleComplex *, int, double, double, int, int, int *, double
    *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsygvj_bufferSize(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, const float *, int, const float *, int, const float *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDsygvj_bufferSize(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, const double *, int, const double *, int, const double *, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnChegvj_bufferSize(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, const hipFloatComplex *, int, const hipFloatComplex *, int, const float *, int *,
    hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnZhegvj_bufferSize(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, const hipDoubleComplex *, int, const hipDoubleComplex *, int, const double *, int *,
    hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnSsygvj(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t,
    int, float *, int, float *, int, float *, float *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDsygvj(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t,
    int, double *, int, double *, int, double *, double *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnChegvj(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t,
    int, hipFloatComplex *, int, hipFloatComplex *, int, float *, hipFloatComplex *, int, int *, hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnZhegvj(hipsolverDnHandle_t, hipsolverEigType_t, hipsolverEigMode_t, hipsolverFillMode_t,
    int, hipDoubleComplex *, int, hipDoubleComplex *, int, double *, hipDoubleComplex *, int, int *,
    hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnSsytrd_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, const float *, int, const
    float *, const float *, const float *, int *);
hipsolverStatus_t hipsolverDnDsytrd_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, const double *, int, const
    double *, const double *, const double *, int *);
hipsolverStatus_t hipsolverDnChetrd_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, const hipFloatComplex *,
    int, const float *, const float *, const hipFloatComplex *, int *);
hipsolverStatus_t hipsolverDnZhetrd_bufferSize(hipsolverHandle_t, hipsolverFillMode_t, int, const hipDoubleComplex *,
    int, const double *, const double *, const hipDoubleComplex *, int *);
hipsolverStatus_t hipsolverDnSsytrd(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, float *, float *, float
    *, float *, int, int *);
hipsolverStatus_t hipsolverDnDsytrd(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, double *, double *,
    double *, double *, int, int *);
hipsolverStatus_t hipsolverDnChetrd(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, float *, float
    *, hipFloatComplex *, hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZhetrd(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, double *,
    double *, hipDoubleComplex *, hipDoubleComplex *, int, int *);
hipsolverStatus_t hipsolverDnSsytrf(hipsolverHandle_t, hipsolverFillMode_t, int, float *, int, int *, float *, int, int
    *);
hipsolverStatus_t hipsolverDnDsytrf(hipsolverHandle_t, hipsolverFillMode_t, int, double *, int, int *, double *, int,
    int *);
hipsolverStatus_t hipsolverDnCsytrf(hipsolverHandle_t, hipsolverFillMode_t, int, hipFloatComplex *, int, int *,
    hipFloatComplex *, int, int *);
hipsolverStatus_t hipsolverDnZsytrf(hipsolverHandle_t, hipsolverFillMode_t, int, hipDoubleComplex *, int, int *,
    hipDoubleComplex *, int, int *);
#endif
