// hipBLASLt: functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "hipblaslt_types.h"

hipblasStatus_t hipblasLtGetVersion(hipblasLtHandle_t, int *);
hipblasStatus_t hipblasLtGetGitRevision(hipblasLtHandle_t, char *);
hipblasStatus_t hipblasLtGetArchName(char **);
hipblasStatus_t hipblasLtCreate(hipblasLtHandle_t *);
hipblasStatus_t hipblasLtDestroy(const hipblasLtHandle_t);
hipblasStatus_t hipblasLtMatrixLayoutCreate(hipblasLtMatrixLayout_t *, hipDataType, uint64_t, uint64_t, int64_t);
hipblasStatus_t hipblasLtMatrixLayoutDestroy(const hipblasLtMatrixLayout_t);
hipblasStatus_t hipblasLtMatrixLayoutSetAttribute(hipblasLtMatrixLayout_t, hipblasLtMatrixLayoutAttribute_t, const void
    *, size_t);
hipblasStatus_t hipblasLtMatrixLayoutGetAttribute(hipblasLtMatrixLayout_t, hipblasLtMatrixLayoutAttribute_t, void *,
    size_t, size_t *);
hipblasStatus_t hipblasLtMatmulDescCreate(hipblasLtMatmulDesc_t *, hipblasComputeType_t, hipDataType);
hipblasStatus_t hipblasLtMatmulDescDestroy(const hipblasLtMatmulDesc_t);
hipblasStatus_t hipblasLtMatmulDescSetAttribute(hipblasLtMatmulDesc_t, hipblasLtMatmulDescAttributes_t, const void *,
    size_t);
hipblasStatus_t hipblasLtMatmulDescGetAttribute(hipblasLtMatmulDesc_t, hipblasLtMatmulDescAttributes_t, void *, size_t,
    size_t *);
hipblasStatus_t hipblasLtMatmulPreferenceCreate(hipblasLtMatmulPreference_t *);
hipblasStatus_t hipblasLtMatmulPreferenceDestroy(const hipblasLtMatmulPreference_t);
hipblasStatus_t hipblasLtMatmulPreferenceSetAttribute(hipblasLtMatmulPreference_t,
    hipblasLtMatmulPreferenceAttributes_t, const void *, size_t);
hipblasStatus_t hipblasLtMatmulPreferenceGetAttribute(hipblasLtMatmulPreference_t,
    hipblasLtMatmulPreferenceAttributes_t, void *, size_t, size_t *);
hipblasStatus_t hipblasLtMatmulAlgoGetHeuristic(hipblasLtHandle_t, hipblasLtMatmulDesc_t, hipblasLtMatrixLayout_t,
    hipblasLtMatrixLayout_t, hipblasLtMatrixLayout_t, hipblasLtMatrixLayout_t, hipblasLtMatmulPreference_t, int,
    hipblasLtMatmulHeuristicResult_t[], int *);
hipblasStatus_t hipblasLtMatmul(hipblasLtHandle_t, hipblasLtMatmulDesc_t, const void *, const void *,
    hipblasLtMatrixLayout_t, const void *, hipblasLtMatrixLayout_t, const void *, const void *, hipblasLtMatrixLayout_t,
    void *, hipblasLtMatrixLayout_t, const hipblasLtMatmulAlgo_t *, void *, size_t, hipStream_t);
hipblasStatus_t hipblasLtMatrixTransformDescCreate(hipblasLtMatrixTransformDesc_t *, hipDataType);
hipblasStatus_t hipblasLtMatrixTransformDescDestroy(hipblasLtMatrixTransformDesc_t);
hipblasStatus_t hipblasLtMatrixTransformDescSetAttribute(hipblasLtMatrixTransformDesc_t,
    hipblasLtMatrixTransformDescAttributes_t, const void *, size_t);
hipblasStatus_t hipblasLtMatrixTransformDescGetAttribute(hipblasLtMatrixTransformDesc_t,
    hipblasLtMatrixTransformDescAttributes_t, void *, size_t, size_t *);
hipblasStatus_t hipblasLtMatrixTransform(hipblasLtHandle_t, hipblasLtMatrixTransformDesc_t, const void *, const void *,
    hipblasLtMatrixLayout_t, const void *, const void *, hipblasLtMatrixLayout_t, void *, hipblasLtMatrixLayout_t,
    hipStream_t);
