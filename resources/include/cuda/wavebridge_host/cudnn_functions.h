// cuDNN: functions of releases 9.0, 8.9.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "cudnn_types.h"

size_t cudnnGetVersion();
size_t cudnnGetMaxDeviceVersion();
size_t cudnnGetCudartVersion();
const char * cudnnGetErrorString(cudnnStatus_t);
void cudnnGetLastErrorString(char *, size_t);
cudnnStatus_t cudnnQueryRuntimeError(cudnnHandle_t, cudnnStatus_t *, cudnnErrQueryMode_t, cudnnRuntimeTag_t *);
cudnnStatus_t cudnnGetProperty(libraryPropertyType, int *);
cudnnStatus_t cudnnCreate(cudnnHandle_t *);
cudnnStatus_t cudnnDestroy(cudnnHandle_t);
cudnnStatus_t cudnnSetStream(cudnnHandle_t, cudaStream_t);
cudnnStatus_t cudnnGetStream(cudnnHandle_t, cudaStream_t *);
cudnnStatus_t cudnnSetCallback(unsigned int, void *, cudnnCallback_t);
cudnnStatus_t cudnnGetCallback(unsigned int *, void **, cudnnCallback_t *);
cudnnStatus_t cudnnGraphVersionCheck();
cudnnStatus_t cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t, cudnnBackendDescriptor_t *);
cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendInitialize(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t, cudnnBackendAttributeName_t,
    cudnnBackendAttributeType_t, int64_t, const void *);
cudnnStatus_t cudnnBackendGetAttribute(const cudnnBackendDescriptor_t, cudnnBackendAttributeName_t,
    cudnnBackendAttributeType_t, int64_t, int64_t *, void *);
cudnnStatus_t cudnnBackendExecute(cudnnHandle_t, cudnnBackendDescriptor_t, cudnnBackendDescriptor_t);
cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *);
cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t, cudnnTensorFormat_t, cudnnDataType_t, int, int, int,
    int);
cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t, cudnnDataType_t, int, int, int, int, int, int, int,
    int);
cudnnStatus_t cudnnGetTensor4dDescriptor(const cudnnTensorDescriptor_t, cudnnDataType_t *, int *, int *, int *, int *,
    int *, int *, int *, int *);
cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t, cudnnDataType_t, int, const int[], const int[]);
cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t, cudnnTensorFormat_t, cudnnDataType_t, int, const
    int[]);
cudnnStatus_t cudnnGetTensorNdDescriptor(const cudnnTensorDescriptor_t, int, cudnnDataType_t *, int *, int[], int[]);
cudnnStatus_t cudnnGetTensorSizeInBytes(const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t);
cudnnStatus_t cudnnInitTransformDest(const cudnnTensorTransformDescriptor_t, const cudnnTensorDescriptor_t,
    cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnCreateTensorTransformDescriptor(cudnnTensorTransformDescriptor_t *);
cudnnStatus_t cudnnSetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t, const uint32_t, const
    cudnnTensorFormat_t, const int32_t[], const int32_t[], const uint32_t[], const cudnnFoldingDirection_t);
cudnnStatus_t cudnnGetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t, uint32_t, cudnnTensorFormat_t *,
    int32_t[], int32_t[], uint32_t[], cudnnFoldingDirection_t *);
cudnnStatus_t cudnnDestroyTensorTransformDescriptor(cudnnTensorTransformDescriptor_t);
cudnnStatus_t cudnnTransformTensor(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *, const void
    *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnTransformTensorEx(cudnnHandle_t, const cudnnTensorTransformDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnAddTensor(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *, const void *,
    const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateOpTensorDescriptor(cudnnOpTensorDescriptor_t *);
cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t, cudnnOpTensorOp_t, cudnnDataType_t,
    cudnnNanPropagation_t);
cudnnStatus_t cudnnGetOpTensorDescriptor(const cudnnOpTensorDescriptor_t, cudnnOpTensorOp_t *, cudnnDataType_t *,
    cudnnNanPropagation_t *);
cudnnStatus_t cudnnDestroyOpTensorDescriptor(cudnnOpTensorDescriptor_t);
cudnnStatus_t cudnnOpTensor(cudnnHandle_t, const cudnnOpTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const void *, const cudnnTensorDescriptor_t, const void *, const void *, const
    cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateReduceTensorDescriptor(cudnnReduceTensorDescriptor_t *);
cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t, cudnnReduceTensorOp_t, cudnnDataType_t,
    cudnnNanPropagation_t, cudnnReduceTensorIndices_t, cudnnIndicesType_t);
cudnnStatus_t cudnnGetReduceTensorDescriptor(const cudnnReduceTensorDescriptor_t, cudnnReduceTensorOp_t *,
    cudnnDataType_t *, cudnnNanPropagation_t *, cudnnReduceTensorIndices_t *, cudnnIndicesType_t *);
cudnnStatus_t cudnnDestroyReduceTensorDescriptor(cudnnReduceTensorDescriptor_t);
cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t, const cudnnReduceTensorDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t, const cudnnReduceTensorDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnReduceTensor(cudnnHandle_t, const cudnnReduceTensorDescriptor_t, void *, size_t, void *, size_t,
    const void *, const cudnnTensorDescriptor_t, const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnSetTensor(cudnnHandle_t, const cudnnTensorDescriptor_t, void *, const void *);
cudnnStatus_t cudnnScaleTensor(cudnnHandle_t, const cudnnTensorDescriptor_t, void *, const void *);
cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *);
cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t, cudnnDataType_t, cudnnTensorFormat_t, int, int, int,
    int);
cudnnStatus_t cudnnGetFilter4dDescriptor(const cudnnFilterDescriptor_t, cudnnDataType_t *, cudnnTensorFormat_t *, int *,
    int *, int *, int *);
cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t, cudnnDataType_t, cudnnTensorFormat_t, int, const
    int[]);
cudnnStatus_t cudnnGetFilterNdDescriptor(const cudnnFilterDescriptor_t, int, cudnnDataType_t *, cudnnTensorFormat_t *,
    int *, int[]);
cudnnStatus_t cudnnGetFilterSizeInBytes(const cudnnFilterDescriptor_t, size_t *);
cudnnStatus_t cudnnTransformFilter(cudnnHandle_t, const cudnnTensorTransformDescriptor_t, const void *, const
    cudnnFilterDescriptor_t, const void *, const void *, const cudnnFilterDescriptor_t, void *);
cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t);
cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t, cudnnSoftmaxAlgorithm_t, cudnnSoftmaxMode_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreatePoolingDescriptor(cudnnPoolingDescriptor_t *);
cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t, cudnnPoolingMode_t, cudnnNanPropagation_t, int, int,
    int, int, int, int);
cudnnStatus_t cudnnGetPooling2dDescriptor(const cudnnPoolingDescriptor_t, cudnnPoolingMode_t *, cudnnNanPropagation_t *,
    int *, int *, int *, int *, int *, int *);
cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t, const cudnnPoolingMode_t, const
    cudnnNanPropagation_t, int, const int[], const int[], const int[]);
cudnnStatus_t cudnnGetPoolingNdDescriptor(const cudnnPoolingDescriptor_t, int, cudnnPoolingMode_t *,
    cudnnNanPropagation_t *, int *, int[], int[], int[]);
cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(const cudnnPoolingDescriptor_t, const cudnnTensorDescriptor_t, int,
    int[]);
cudnnStatus_t cudnnGetPooling2dForwardOutputDim(const cudnnPoolingDescriptor_t, const cudnnTensorDescriptor_t, int *,
    int *, int *, int *);
cudnnStatus_t cudnnDestroyPoolingDescriptor(cudnnPoolingDescriptor_t);
cudnnStatus_t cudnnPoolingForward(cudnnHandle_t, const cudnnPoolingDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateActivationDescriptor(cudnnActivationDescriptor_t *);
cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t, cudnnActivationMode_t, cudnnNanPropagation_t,
    double);
cudnnStatus_t cudnnGetActivationDescriptor(const cudnnActivationDescriptor_t, cudnnActivationMode_t *,
    cudnnNanPropagation_t *, double *);
cudnnStatus_t cudnnSetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t, double);
cudnnStatus_t cudnnGetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t, double *);
cudnnStatus_t cudnnDestroyActivationDescriptor(cudnnActivationDescriptor_t);
cudnnStatus_t cudnnActivationForward(cudnnHandle_t, cudnnActivationDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateLRNDescriptor(cudnnLRNDescriptor_t *);
cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t, unsigned int, double, double, double);
cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t, unsigned int *, double *, double *, double *);
cudnnStatus_t cudnnDestroyLRNDescriptor(cudnnLRNDescriptor_t);
cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t, cudnnLRNDescriptor_t, cudnnLRNMode_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnDivisiveNormalizationForward(cudnnHandle_t, cudnnLRNDescriptor_t, cudnnDivNormMode_t, const void *,
    const cudnnTensorDescriptor_t, const void *, const void *, void *, void *, const void *, const
    cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
    cudnnBatchNormMode_t);
cudnnStatus_t cudnnBatchNormalizationForwardInference(cudnnHandle_t, cudnnBatchNormMode_t, const void *, const void *,
    const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t,
    const void *, const void *, const void *, const void *, double);
cudnnStatus_t cudnnDeriveNormTensorDescriptor(cudnnTensorDescriptor_t, cudnnTensorDescriptor_t, const
    cudnnTensorDescriptor_t, cudnnNormMode_t, int);
cudnnStatus_t cudnnNormalizationForwardInference(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t, cudnnNormAlgo_t, const
    void *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *,
    const void *, const cudnnTensorDescriptor_t, const void *, const void *, const cudnnTensorDescriptor_t, const void
    *, cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, void *, double, int);
cudnnStatus_t cudnnCreateSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t *);
cudnnStatus_t cudnnSetSpatialTransformerNdDescriptor(cudnnSpatialTransformerDescriptor_t, cudnnSamplerType_t,
    cudnnDataType_t, const int, const int[]);
cudnnStatus_t cudnnDestroySpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t);
cudnnStatus_t cudnnSpatialTfGridGeneratorForward(cudnnHandle_t, const cudnnSpatialTransformerDescriptor_t, const void *,
    void *);
cudnnStatus_t cudnnSpatialTfSamplerForward(cudnnHandle_t, cudnnSpatialTransformerDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const void *, const void *, cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateDropoutDescriptor(cudnnDropoutDescriptor_t *);
cudnnStatus_t cudnnDestroyDropoutDescriptor(cudnnDropoutDescriptor_t);
cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t, size_t *);
cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t, cudnnHandle_t, float, void *, size_t, unsigned long
    long);
cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t, cudnnHandle_t, float, void *, size_t, unsigned
    long long);
cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t, cudnnHandle_t, float *, void **, unsigned long long
    *);
cudnnStatus_t cudnnDropoutForward(cudnnHandle_t, const cudnnDropoutDescriptor_t, const cudnnTensorDescriptor_t, const
    void *, const cudnnTensorDescriptor_t, void *, void *, size_t);
cudnnStatus_t cudnnOpsVersionCheck();
cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t, cudnnSoftmaxAlgorithm_t, cudnnSoftmaxMode_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const void *, const
    cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t, const cudnnPoolingDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnActivationBackward(cudnnHandle_t, cudnnActivationDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t, cudnnLRNDescriptor_t, cudnnLRNMode_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnDivisiveNormalizationBackward(cudnnHandle_t, cudnnLRNDescriptor_t, cudnnDivNormMode_t, const void *,
    const cudnnTensorDescriptor_t, const void *, const void *, const void *, void *, void *, const void *, const
    cudnnTensorDescriptor_t, void *, void *);
cudnnStatus_t cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(cudnnHandle_t, cudnnBatchNormMode_t,
    cudnnBatchNormOps_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
    const cudnnTensorDescriptor_t, const cudnnActivationDescriptor_t, size_t *);
cudnnStatus_t cudnnGetBatchNormalizationBackwardExWorkspaceSize(cudnnHandle_t, cudnnBatchNormMode_t,
    cudnnBatchNormOps_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
    const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const
    cudnnActivationDescriptor_t, size_t *);
cudnnStatus_t cudnnGetBatchNormalizationTrainingExReserveSpaceSize(cudnnHandle_t, cudnnBatchNormMode_t,
    cudnnBatchNormOps_t, const cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnBatchNormalizationForwardTraining(cudnnHandle_t, cudnnBatchNormMode_t, const void *, const void *,
    const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t,
    const void *, const void *, double, void *, void *, double, void *, void *);
cudnnStatus_t cudnnBatchNormalizationForwardTrainingEx(cudnnHandle_t, cudnnBatchNormMode_t, cudnnBatchNormOps_t, const
    void *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *,
    const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, const void *, const void *, double, void *,
    void *, double, void *, void *, cudnnActivationDescriptor_t, void *, size_t, void *, size_t);
cudnnStatus_t cudnnBatchNormalizationBackward(cudnnHandle_t, cudnnBatchNormMode_t, const void *, const void *, const
    void *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *,
    const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, const void *, void *, void *, double, const
    void *, const void *);
cudnnStatus_t cudnnBatchNormalizationBackwardEx(cudnnHandle_t, cudnnBatchNormMode_t, cudnnBatchNormOps_t, const void *,
    const void *, const void *, const void *, const cudnnTensorDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    void *, const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, const void *, const void *, void *,
    void *, double, const void *, const void *, cudnnActivationDescriptor_t, void *, size_t, void *, size_t);
cudnnStatus_t cudnnGetNormalizationForwardTrainingWorkspaceSize(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t,
    cudnnNormAlgo_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, size_t *, int);
cudnnStatus_t cudnnGetNormalizationBackwardWorkspaceSize(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t,
    cudnnNormAlgo_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const
    cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, size_t *, int);
cudnnStatus_t cudnnGetNormalizationTrainingReserveSpaceSize(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t,
    cudnnNormAlgo_t, const cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, size_t *, int);
cudnnStatus_t cudnnNormalizationForwardTraining(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t, cudnnNormAlgo_t, const
    void *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *,
    const void *, double, const cudnnTensorDescriptor_t, void *, void *, double, void *, void *,
    cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, void *,
    void *, size_t, void *, size_t, int);
cudnnStatus_t cudnnNormalizationBackward(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t, cudnnNormAlgo_t, const void *,
    const void *, const void *, const void *, const cudnnTensorDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    void *, const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, const void *, const void *, void *,
    void *, double, const cudnnTensorDescriptor_t, const void *, const void *, cudnnActivationDescriptor_t, void *,
    size_t, void *, size_t, int);
cudnnStatus_t cudnnSpatialTfGridGeneratorBackward(cudnnHandle_t, const cudnnSpatialTransformerDescriptor_t, const void
    *, void *);
cudnnStatus_t cudnnSpatialTfSamplerBackward(cudnnHandle_t, cudnnSpatialTransformerDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const void *, const cudnnTensorDescriptor_t, void *, const void *, const
    cudnnTensorDescriptor_t, const void *, const void *, const void *, void *);
cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t, const cudnnDropoutDescriptor_t, const cudnnTensorDescriptor_t, const
    void *, const cudnnTensorDescriptor_t, void *, void *, size_t);
cudnnStatus_t cudnnCreateRNNDescriptor(cudnnRNNDescriptor_t *);
cudnnStatus_t cudnnDestroyRNNDescriptor(cudnnRNNDescriptor_t);
cudnnStatus_t cudnnSetRNNDescriptor_v8(cudnnRNNDescriptor_t, cudnnRNNAlgo_t, cudnnRNNMode_t, cudnnRNNBiasMode_t,
    cudnnDirectionMode_t, cudnnRNNInputMode_t, cudnnDataType_t, cudnnDataType_t, cudnnMathType_t, int32_t, int32_t,
    int32_t, int32_t, cudnnDropoutDescriptor_t, uint32_t);
cudnnStatus_t cudnnGetRNNDescriptor_v8(cudnnRNNDescriptor_t, cudnnRNNAlgo_t *, cudnnRNNMode_t *, cudnnRNNBiasMode_t *,
    cudnnDirectionMode_t *, cudnnRNNInputMode_t *, cudnnDataType_t *, cudnnDataType_t *, cudnnMathType_t *, int32_t *,
    int32_t *, int32_t *, int32_t *, cudnnDropoutDescriptor_t *, uint32_t *);
cudnnStatus_t cudnnRNNSetClip_v8(cudnnRNNDescriptor_t, cudnnRNNClipMode_t, cudnnNanPropagation_t, double, double);
cudnnStatus_t cudnnRNNSetClip_v9(cudnnRNNDescriptor_t, cudnnRNNClipMode_t, double, double);
cudnnStatus_t cudnnRNNGetClip_v8(cudnnRNNDescriptor_t, cudnnRNNClipMode_t *, cudnnNanPropagation_t *, double *, double
    *);
cudnnStatus_t cudnnRNNGetClip_v9(cudnnRNNDescriptor_t, cudnnRNNClipMode_t *, double *, double *);
cudnnStatus_t cudnnBuildRNNDynamic(cudnnHandle_t, cudnnRNNDescriptor_t, int);
cudnnStatus_t cudnnGetRNNTempSpaceSizes(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnForwardMode_t,
    cudnnRNNDataDescriptor_t, size_t *, size_t *);
cudnnStatus_t cudnnGetRNNWeightSpaceSize(cudnnHandle_t, cudnnRNNDescriptor_t, size_t *);
cudnnStatus_t cudnnGetRNNWeightParams(cudnnHandle_t, cudnnRNNDescriptor_t, int32_t, size_t, const void *, int32_t,
    cudnnTensorDescriptor_t, void **, cudnnTensorDescriptor_t, void **);
cudnnStatus_t cudnnCreateRNNDataDescriptor(cudnnRNNDataDescriptor_t *);
cudnnStatus_t cudnnDestroyRNNDataDescriptor(cudnnRNNDataDescriptor_t);
cudnnStatus_t cudnnSetRNNDataDescriptor(cudnnRNNDataDescriptor_t, cudnnDataType_t, cudnnRNNDataLayout_t, int, int, int,
    const int[], void *);
cudnnStatus_t cudnnGetRNNDataDescriptor(cudnnRNNDataDescriptor_t, cudnnDataType_t *, cudnnRNNDataLayout_t *, int *, int
    *, int *, int, int[], void *);
cudnnStatus_t cudnnRNNForward(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnForwardMode_t, const int32_t[],
    cudnnRNNDataDescriptor_t, const void *, cudnnRNNDataDescriptor_t, void *, cudnnTensorDescriptor_t, const void *,
    void *, cudnnTensorDescriptor_t, const void *, void *, size_t, const void *, size_t, void *, size_t, void *);
cudnnStatus_t cudnnCreateSeqDataDescriptor(cudnnSeqDataDescriptor_t *);
cudnnStatus_t cudnnDestroySeqDataDescriptor(cudnnSeqDataDescriptor_t);
cudnnStatus_t cudnnSetSeqDataDescriptor(cudnnSeqDataDescriptor_t, cudnnDataType_t, int, const int[], const
    cudnnSeqDataAxis_t[], size_t, const int[], void *);
cudnnStatus_t cudnnGetSeqDataDescriptor(const cudnnSeqDataDescriptor_t, cudnnDataType_t *, int *, int, int[],
    cudnnSeqDataAxis_t[], size_t *, size_t, int[], void *);
cudnnStatus_t cudnnCreateAttnDescriptor(cudnnAttnDescriptor_t *);
cudnnStatus_t cudnnDestroyAttnDescriptor(cudnnAttnDescriptor_t);
cudnnStatus_t cudnnSetAttnDescriptor(cudnnAttnDescriptor_t, unsigned int, int, double, cudnnDataType_t, cudnnDataType_t,
    cudnnMathType_t, cudnnDropoutDescriptor_t, cudnnDropoutDescriptor_t, int, int, int, int, int, int, int, int, int,
    int, int);
cudnnStatus_t cudnnGetAttnDescriptor(cudnnAttnDescriptor_t, unsigned int *, int *, double *, cudnnDataType_t *,
    cudnnDataType_t *, cudnnMathType_t *, cudnnDropoutDescriptor_t *, cudnnDropoutDescriptor_t *, int *, int *, int *,
    int *, int *, int *, int *, int *, int *, int *, int *);
cudnnStatus_t cudnnGetMultiHeadAttnBuffers(cudnnHandle_t, const cudnnAttnDescriptor_t, size_t *, size_t *, size_t *);
cudnnStatus_t cudnnGetMultiHeadAttnWeights(cudnnHandle_t, const cudnnAttnDescriptor_t, cudnnMultiHeadAttnWeightKind_t,
    size_t, const void *, cudnnTensorDescriptor_t, void **);
cudnnStatus_t cudnnMultiHeadAttnForward(cudnnHandle_t, const cudnnAttnDescriptor_t, int, const int[], const int[], const
    int[], const int[], const cudnnSeqDataDescriptor_t, const void *, const void *, const cudnnSeqDataDescriptor_t,
    const void *, const cudnnSeqDataDescriptor_t, const void *, const cudnnSeqDataDescriptor_t, void *, size_t, const
    void *, size_t, void *, size_t, void *);
cudnnStatus_t cudnnAdvVersionCheck();
cudnnStatus_t cudnnRNNBackwardData_v8(cudnnHandle_t, cudnnRNNDescriptor_t, const int32_t[], cudnnRNNDataDescriptor_t,
    const void *, const void *, cudnnRNNDataDescriptor_t, void *, cudnnTensorDescriptor_t, const void *, const void *,
    void *, cudnnTensorDescriptor_t, const void *, const void *, void *, size_t, const void *, size_t, void *, size_t,
    void *);
cudnnStatus_t cudnnRNNBackwardWeights_v8(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnWgradMode_t, const int32_t[],
    cudnnRNNDataDescriptor_t, const void *, cudnnTensorDescriptor_t, const void *, cudnnRNNDataDescriptor_t, const void
    *, size_t, void *, size_t, void *, size_t, void *);
cudnnStatus_t cudnnMultiHeadAttnBackwardData(cudnnHandle_t, const cudnnAttnDescriptor_t, const int[], const int[], const
    int[], const int[], const cudnnSeqDataDescriptor_t, const void *, const cudnnSeqDataDescriptor_t, void *, const void
    *, const cudnnSeqDataDescriptor_t, void *, const void *, const cudnnSeqDataDescriptor_t, void *, const void *,
    size_t, const void *, size_t, void *, size_t, void *);
cudnnStatus_t cudnnMultiHeadAttnBackwardWeights(cudnnHandle_t, const cudnnAttnDescriptor_t, cudnnWgradMode_t, const
    cudnnSeqDataDescriptor_t, const void *, const cudnnSeqDataDescriptor_t, const void *, const
    cudnnSeqDataDescriptor_t, const void *, const cudnnSeqDataDescriptor_t, const void *, size_t, const void *, void *,
    size_t, void *, size_t, void *);
cudnnStatus_t cudnnCreateCTCLossDescriptor(cudnnCTCLossDescriptor_t *);
cudnnStatus_t cudnnSetCTCLossDescriptor(cudnnCTCLossDescriptor_t, cudnnDataType_t);
cudnnStatus_t cudnnSetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t, cudnnDataType_t, cudnnLossNormalizationMode_t,
    cudnnNanPropagation_t);
cudnnStatus_t cudnnSetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t, cudnnDataType_t, cudnnLossNormalizationMode_t,
    cudnnNanPropagation_t, int);
cudnnStatus_t cudnnSetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t, cudnnDataType_t, cudnnLossNormalizationMode_t,
    cudnnCTCGradMode_t, int);
cudnnStatus_t cudnnGetCTCLossDescriptor(cudnnCTCLossDescriptor_t, cudnnDataType_t *);
cudnnStatus_t cudnnGetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t, cudnnDataType_t *, cudnnLossNormalizationMode_t *,
    cudnnNanPropagation_t *);
cudnnStatus_t cudnnGetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t, cudnnDataType_t *, cudnnLossNormalizationMode_t *,
    cudnnNanPropagation_t *, int *);
cudnnStatus_t cudnnGetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t, cudnnDataType_t *, cudnnLossNormalizationMode_t *,
    cudnnCTCGradMode_t *, int *);
cudnnStatus_t cudnnDestroyCTCLossDescriptor(cudnnCTCLossDescriptor_t);
cudnnStatus_t cudnnCTCLoss(cudnnHandle_t, const cudnnTensorDescriptor_t, const void *, const int[], const int[], const
    int[], void *, const cudnnTensorDescriptor_t, void *, cudnnCTCLossAlgo_t, cudnnCTCLossDescriptor_t, void *, size_t);
cudnnStatus_t cudnnCTCLoss_v8(cudnnHandle_t, cudnnCTCLossAlgo_t, cudnnCTCLossDescriptor_t, const
    cudnnTensorDescriptor_t, const void *, const int[], const int[], const int[], void *, const cudnnTensorDescriptor_t,
    void *, size_t, void *);
cudnnStatus_t cudnnGetCTCLossWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
    const int *, const int *, const int *, cudnnCTCLossAlgo_t, cudnnCTCLossDescriptor_t, size_t *);
cudnnStatus_t cudnnGetCTCLossWorkspaceSize_v8(cudnnHandle_t, cudnnCTCLossAlgo_t, cudnnCTCLossDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *);
cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t);
cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t, cudnnMathType_t);
cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t, cudnnMathType_t *);
cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t, int);
cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t, int *);
cudnnStatus_t cudnnSetConvolutionReorderType(cudnnConvolutionDescriptor_t, cudnnReorderType_t);
cudnnStatus_t cudnnGetConvolutionReorderType(cudnnConvolutionDescriptor_t, cudnnReorderType_t *);
cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t, int, int, int, int, int, int,
    cudnnConvolutionMode_t, cudnnDataType_t);
cudnnStatus_t cudnnGetConvolution2dDescriptor(const cudnnConvolutionDescriptor_t, int *, int *, int *, int *, int *, int
    *, cudnnConvolutionMode_t *, cudnnDataType_t *);
cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t, int, const int[], const int[], const int[],
    cudnnConvolutionMode_t, cudnnDataType_t);
cudnnStatus_t cudnnGetConvolutionNdDescriptor(const cudnnConvolutionDescriptor_t, int, int *, int[], int[], int[],
    cudnnConvolutionMode_t *, cudnnDataType_t *);
cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t,
    const cudnnFilterDescriptor_t, int *, int *, int *, int *);
cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t,
    const cudnnFilterDescriptor_t, int, int[]);
cudnnStatus_t cudnnGetConvolutionForwardAlgorithmMaxCount(cudnnHandle_t, int *);
cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t, const cudnnTensorDescriptor_t, const
    cudnnFilterDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t, const int, int *,
    cudnnConvolutionFwdAlgoPerf_t *);
cudnnStatus_t cudnnFindConvolutionForwardAlgorithm(cudnnHandle_t, const cudnnTensorDescriptor_t, const
    cudnnFilterDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t, const int, int *,
    cudnnConvolutionFwdAlgoPerf_t *);
cudnnStatus_t cudnnFindConvolutionForwardAlgorithmEx(cudnnHandle_t, const cudnnTensorDescriptor_t, const void *, const
    cudnnFilterDescriptor_t, const void *, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t, void *,
    const int, int *, cudnnConvolutionFwdAlgoPerf_t *, void *, size_t);
cudnnStatus_t cudnnIm2Col(cudnnHandle_t, const cudnnTensorDescriptor_t, const void *, const cudnnFilterDescriptor_t,
    const cudnnConvolutionDescriptor_t, void *);
cudnnStatus_t cudnnReorderFilterAndBias(cudnnHandle_t, const cudnnFilterDescriptor_t, cudnnReorderType_t, const void *,
    void *, int, const void *, void *);
cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t, const
    cudnnFilterDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t,
    cudnnConvolutionFwdAlgo_t, size_t *);
cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *, const
    cudnnFilterDescriptor_t, const void *, const cudnnConvolutionDescriptor_t, cudnnConvolutionFwdAlgo_t, void *,
    size_t, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnConvolutionBiasActivationForward(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const
    void *, const cudnnFilterDescriptor_t, const void *, const cudnnConvolutionDescriptor_t, cudnnConvolutionFwdAlgo_t,
    void *, size_t, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void
    *, const cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnnHandle_t, int *);
cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithm(cudnnHandle_t, const cudnnFilterDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t, const int, int *,
    cudnnConvolutionBwdDataAlgoPerf_t *);
cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithmEx(cudnnHandle_t, const cudnnFilterDescriptor_t, const void *,
    const cudnnTensorDescriptor_t, const void *, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t, void
    *, const int, int *, cudnnConvolutionBwdDataAlgoPerf_t *, void *, size_t);
cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t, const cudnnFilterDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t, const int, int *,
    cudnnConvolutionBwdDataAlgoPerf_t *);
cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t, const cudnnFilterDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t,
    cudnnConvolutionBwdDataAlgo_t, size_t *);
cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t, const void *, const cudnnFilterDescriptor_t, const void *,
    const cudnnTensorDescriptor_t, const void *, const cudnnConvolutionDescriptor_t, cudnnConvolutionBwdDataAlgo_t, void
    *, size_t, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnGetFoldedConvBackwardDataDescriptors(const cudnnHandle_t, const cudnnFilterDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t, const
    cudnnTensorFormat_t, cudnnFilterDescriptor_t, cudnnTensorDescriptor_t, cudnnConvolutionDescriptor_t,
    cudnnTensorDescriptor_t, cudnnTensorTransformDescriptor_t, cudnnTensorTransformDescriptor_t,
    cudnnTensorTransformDescriptor_t, cudnnTensorTransformDescriptor_t);
cudnnStatus_t cudnnCnnVersionCheck();
cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(cudnnHandle_t, int *);
cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithm(cudnnHandle_t, const cudnnTensorDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnFilterDescriptor_t, const int, int *,
    cudnnConvolutionBwdFilterAlgoPerf_t *);
cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithmEx(cudnnHandle_t, const cudnnTensorDescriptor_t, const void *,
    const cudnnTensorDescriptor_t, const void *, const cudnnConvolutionDescriptor_t, const cudnnFilterDescriptor_t, void
    *, const int, int *, cudnnConvolutionBwdFilterAlgoPerf_t *, void *, size_t);
cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t, const cudnnTensorDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnFilterDescriptor_t, const int, int *,
    cudnnConvolutionBwdFilterAlgoPerf_t *);
cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t, const
    cudnnTensorDescriptor_t, const cudnnConvolutionDescriptor_t, const cudnnFilterDescriptor_t,
    cudnnConvolutionBwdFilterAlgo_t, size_t *);
cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *,
    const cudnnTensorDescriptor_t, const void *, const cudnnConvolutionDescriptor_t, cudnnConvolutionBwdFilterAlgo_t,
    void *, size_t, const void *, const cudnnFilterDescriptor_t, void *);
cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *,
    const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t *, cudnnFusedOps_t);
cudnnStatus_t cudnnDestroyFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t);
cudnnStatus_t cudnnSetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t, cudnnFusedOpsConstParamLabel_t,
    const void *);
cudnnStatus_t cudnnGetFusedOpsConstParamPackAttribute(const cudnnFusedOpsConstParamPack_t,
    cudnnFusedOpsConstParamLabel_t, void *, int *);
cudnnStatus_t cudnnCreateFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t *, cudnnFusedOps_t);
cudnnStatus_t cudnnDestroyFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t);
cudnnStatus_t cudnnSetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t,
    cudnnFusedOpsVariantParamLabel_t, void *);
cudnnStatus_t cudnnGetFusedOpsVariantParamPackAttribute(const cudnnFusedOpsVariantParamPack_t,
    cudnnFusedOpsVariantParamLabel_t, void *);
cudnnStatus_t cudnnCreateFusedOpsPlan(cudnnFusedOpsPlan_t *, cudnnFusedOps_t);
cudnnStatus_t cudnnDestroyFusedOpsPlan(cudnnFusedOpsPlan_t);
cudnnStatus_t cudnnMakeFusedOpsPlan(cudnnHandle_t, cudnnFusedOpsPlan_t, const cudnnFusedOpsConstParamPack_t, size_t *);
cudnnStatus_t cudnnFusedOpsExecute(cudnnHandle_t, const cudnnFusedOpsPlan_t, cudnnFusedOpsVariantParamPack_t);
cudnnStatus_t cudnnCreateAlgorithmDescriptor(cudnnAlgorithmDescriptor_t *);
cudnnStatus_t cudnnSetAlgorithmDescriptor(cudnnAlgorithmDescriptor_t, cudnnAlgorithm_t);
cudnnStatus_t cudnnGetAlgorithmDescriptor(const cudnnAlgorithmDescriptor_t, cudnnAlgorithm_t *);
cudnnStatus_t cudnnCopyAlgorithmDescriptor(const cudnnAlgorithmDescriptor_t, cudnnAlgorithmDescriptor_t);
cudnnStatus_t cudnnDestroyAlgorithmDescriptor(cudnnAlgorithmDescriptor_t);
cudnnStatus_t cudnnCreateAlgorithmPerformance(cudnnAlgorithmPerformance_t *, int);
cudnnStatus_t cudnnSetAlgorithmPerformance(cudnnAlgorithmPerformance_t, cudnnAlgorithmDescriptor_t, cudnnStatus_t,
    float, size_t);
cudnnStatus_t cudnnGetAlgorithmPerformance(const cudnnAlgorithmPerformance_t, cudnnAlgorithmDescriptor_t *,
    cudnnStatus_t *, float *, size_t *);
cudnnStatus_t cudnnDestroyAlgorithmPerformance(cudnnAlgorithmPerformance_t *, int);
cudnnStatus_t cudnnGetAlgorithmSpaceSize(cudnnHandle_t, cudnnAlgorithmDescriptor_t, size_t *);
cudnnStatus_t cudnnSaveAlgorithm(cudnnHandle_t, cudnnAlgorithmDescriptor_t, void *, size_t);
cudnnStatus_t cudnnRestoreAlgorithm(cudnnHandle_t, void *, size_t, cudnnAlgorithmDescriptor_t);
cudnnStatus_t cudnnOpsInferVersionCheck();
cudnnStatus_t cudnnOpsTrainVersionCheck();
cudnnStatus_t cudnnSetRNNDescriptor_v6(cudnnHandle_t, cudnnRNNDescriptor_t, const int, const int,
    cudnnDropoutDescriptor_t, cudnnRNNInputMode_t, cudnnDirectionMode_t, cudnnRNNMode_t, cudnnRNNAlgo_t,
    cudnnDataType_t);
cudnnStatus_t cudnnGetRNNDescriptor_v6(cudnnHandle_t, cudnnRNNDescriptor_t, int *, int *, cudnnDropoutDescriptor_t *,
    cudnnRNNInputMode_t *, cudnnDirectionMode_t *, cudnnRNNMode_t *, cudnnRNNAlgo_t *, cudnnDataType_t *);
cudnnStatus_t cudnnSetRNNMatrixMathType(cudnnRNNDescriptor_t, cudnnMathType_t);
cudnnStatus_t cudnnGetRNNMatrixMathType(cudnnRNNDescriptor_t, cudnnMathType_t *);
cudnnStatus_t cudnnSetRNNBiasMode(cudnnRNNDescriptor_t, cudnnRNNBiasMode_t);
cudnnStatus_t cudnnGetRNNBiasMode(cudnnRNNDescriptor_t, cudnnRNNBiasMode_t *);
cudnnStatus_t cudnnRNNSetClip(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnRNNClipMode_t, cudnnNanPropagation_t, double,
    double);
cudnnStatus_t cudnnRNNGetClip(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnRNNClipMode_t *, cudnnNanPropagation_t *, double
    *, double *);
cudnnStatus_t cudnnSetRNNProjectionLayers(cudnnHandle_t, cudnnRNNDescriptor_t, const int, const int);
cudnnStatus_t cudnnGetRNNProjectionLayers(cudnnHandle_t, const cudnnRNNDescriptor_t, int *, int *);
cudnnStatus_t cudnnCreatePersistentRNNPlan(cudnnRNNDescriptor_t, const int, const cudnnDataType_t,
    cudnnPersistentRNNPlan_t *);
cudnnStatus_t cudnnDestroyPersistentRNNPlan(cudnnPersistentRNNPlan_t);
cudnnStatus_t cudnnSetPersistentRNNPlan(cudnnRNNDescriptor_t, cudnnPersistentRNNPlan_t);
cudnnStatus_t cudnnGetRNNWorkspaceSize(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, size_t *);
cudnnStatus_t cudnnGetRNNTrainingReserveSize(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, size_t *);
cudnnStatus_t cudnnGetRNNParamsSize(cudnnHandle_t, const cudnnRNNDescriptor_t, const cudnnTensorDescriptor_t, size_t *,
    cudnnDataType_t);
cudnnStatus_t cudnnGetRNNLinLayerMatrixParams(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t, const cudnnFilterDescriptor_t, const void *, const int, cudnnFilterDescriptor_t, void **);
cudnnStatus_t cudnnGetRNNLinLayerBiasParams(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t, const cudnnFilterDescriptor_t, const void *, const int, cudnnFilterDescriptor_t, void **);
cudnnStatus_t cudnnRNNForwardInference(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const cudnnFilterDescriptor_t, const void *, const cudnnTensorDescriptor_t *, void *, const
    cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, void *, void *, size_t);
cudnnStatus_t cudnnSetRNNPaddingMode(cudnnRNNDescriptor_t, unsigned int);
cudnnStatus_t cudnnGetRNNPaddingMode(cudnnRNNDescriptor_t, unsigned int *);
cudnnStatus_t cudnnRNNForwardInferenceEx(cudnnHandle_t, const cudnnRNNDescriptor_t, const cudnnRNNDataDescriptor_t,
    const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const
    cudnnFilterDescriptor_t, const void *, const cudnnRNNDataDescriptor_t, void *, const cudnnTensorDescriptor_t, void
    *, const cudnnTensorDescriptor_t, void *, const cudnnRNNDataDescriptor_t, const void *, const
    cudnnRNNDataDescriptor_t, void *, const cudnnRNNDataDescriptor_t, void *, const cudnnRNNDataDescriptor_t, void *,
    void *, size_t);
cudnnStatus_t cudnnSetRNNAlgorithmDescriptor(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnAlgorithmDescriptor_t);
cudnnStatus_t cudnnGetRNNForwardInferenceAlgorithmMaxCount(cudnnHandle_t, const cudnnRNNDescriptor_t, int *);
cudnnStatus_t cudnnFindRNNForwardInferenceAlgorithmEx(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const cudnnFilterDescriptor_t, const void *, const cudnnTensorDescriptor_t *, void *, const
    cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, void *, const float, const int, int *,
    cudnnAlgorithmPerformance_t *, void *, size_t);
cudnnStatus_t cudnnAdvInferVersionCheck();
cudnnStatus_t cudnnRNNForwardTraining(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const cudnnFilterDescriptor_t, const void *, const cudnnTensorDescriptor_t *, void *, const
    cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, void *, void *, size_t, void *, size_t);
cudnnStatus_t cudnnRNNBackwardData(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const cudnnTensorDescriptor_t
    *, const void *, const cudnnTensorDescriptor_t *, const void *, const cudnnTensorDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnFilterDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t *, void *, const
    cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, void *, void *, size_t, void *, size_t);
cudnnStatus_t cudnnRNNBackwardWeights(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t
    *, const void *, const void *, size_t, const cudnnFilterDescriptor_t, void *, const void *, size_t);
cudnnStatus_t cudnnRNNForwardTrainingEx(cudnnHandle_t, const cudnnRNNDescriptor_t, const cudnnRNNDataDescriptor_t, const
    void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const
    cudnnFilterDescriptor_t, const void *, const cudnnRNNDataDescriptor_t, void *, const cudnnTensorDescriptor_t, void
    *, const cudnnTensorDescriptor_t, void *, const cudnnRNNDataDescriptor_t, const void *, const
    cudnnRNNDataDescriptor_t, void *, const cudnnRNNDataDescriptor_t, void *, const cudnnRNNDataDescriptor_t, void *,
    void *, size_t, void *, size_t);
cudnnStatus_t cudnnRNNBackwardDataEx(cudnnHandle_t, const cudnnRNNDescriptor_t, const cudnnRNNDataDescriptor_t, const
    void *, const cudnnRNNDataDescriptor_t, const void *, const cudnnRNNDataDescriptor_t, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnFilterDescriptor_t,
    const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const
    cudnnRNNDataDescriptor_t, void *, const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, void *,
    const cudnnRNNDataDescriptor_t, void *, void *, size_t, void *, size_t);
cudnnStatus_t cudnnRNNBackwardWeightsEx(cudnnHandle_t, const cudnnRNNDescriptor_t, const cudnnRNNDataDescriptor_t, const
    void *, const cudnnTensorDescriptor_t, const void *, const cudnnRNNDataDescriptor_t, const void *, void *, size_t,
    const cudnnFilterDescriptor_t, void *, void *, size_t);
cudnnStatus_t cudnnGetRNNForwardTrainingAlgorithmMaxCount(cudnnHandle_t, const cudnnRNNDescriptor_t, int *);
cudnnStatus_t cudnnFindRNNForwardTrainingAlgorithmEx(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
    const void *, const cudnnFilterDescriptor_t, const void *, const cudnnTensorDescriptor_t *, void *, const
    cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, void *, const float, const int, int *,
    cudnnAlgorithmPerformance_t *, void *, size_t, void *, size_t);
cudnnStatus_t cudnnGetRNNBackwardDataAlgorithmMaxCount(cudnnHandle_t, const cudnnRNNDescriptor_t, int *);
cudnnStatus_t cudnnFindRNNBackwardDataAlgorithmEx(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, const void *, const cudnnTensorDescriptor_t *, const void *, const
    cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnFilterDescriptor_t,
    const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t, const void *, const
    cudnnTensorDescriptor_t *, void *, const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t, void *,
    const float, const int, int *, cudnnAlgorithmPerformance_t *, void *, size_t, void *, size_t);
cudnnStatus_t cudnnGetRNNBackwardWeightsAlgorithmMaxCount(cudnnHandle_t, const cudnnRNNDescriptor_t, int *);
cudnnStatus_t cudnnFindRNNBackwardWeightsAlgorithmEx(cudnnHandle_t, const cudnnRNNDescriptor_t, const int, const
    cudnnTensorDescriptor_t *, const void *, const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t
    *, const void *, const float, const int, int *, cudnnAlgorithmPerformance_t *, const void *, size_t, const
    cudnnFilterDescriptor_t, void *, const void *, size_t);
cudnnStatus_t cudnnAdvTrainVersionCheck();
cudnnStatus_t cudnnCnnInferVersionCheck();
cudnnStatus_t cudnnCnnTrainVersionCheck();
