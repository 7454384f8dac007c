// The HIP runtime: types and constants.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "vector_types.h"

struct hipDeviceArch_t;
struct hipUUID_t;
struct hipDeviceProp_t;
struct hipPointerAttribute_t;
struct hipChannelFormatDesc;
struct hipArray;
struct HIP_ARRAY_DESCRIPTOR;
struct HIP_ARRAY3D_DESCRIPTOR;
struct hip_Memcpy2D;
struct hipMipmappedArray;
struct HIP_TEXTURE_DESC_st;
struct hipResourceDesc;
struct HIP_RESOURCE_DESC_st;
struct hipResourceViewDesc;
struct HIP_RESOURCE_VIEW_DESC_st;
struct hipPitchedPtr;
struct hipExtent;
struct hipPos;
struct hipMemcpy3DParms;
struct HIP_MEMCPY3D;
struct hipMemLocation;
struct hipMemcpyAttributes;
struct hipOffset3D;
struct hipMemcpy3DOperand;
struct hipMemcpy3DBatchOp;
struct hipMemcpy3DPeerParms;
struct __hip_texture;
struct textureReference;
struct hipTextureDesc;
struct __hip_surface;
struct surfaceReference;
struct ihipCtx_t;
struct ihipStream_t;
struct hipIpcMemHandle_st;
struct hipIpcEventHandle_st;
struct ihipModule_t;
struct ihipModuleSymbol_t;
struct ihipLinkState_t;
struct ihipLibrary_t;
struct ihipKernel_t;
struct ihipMemPoolHandle_t;
struct hipFuncAttributes;
struct ihipEvent_t;
struct hipBatchMemOpNodeParams;
struct hipMemAccessDesc;
struct hipMemPoolProps;
struct hipMemPoolPtrExportData;
struct hipLaunchParams_t;
struct hipFunctionLaunchParams_t;
struct hipExternalMemoryHandleDesc_st;
struct hipExternalMemoryBufferDesc_st;
struct hipExternalMemoryMipmappedArrayDesc_st;
struct hipExternalSemaphoreHandleDesc_st;
struct hipExternalSemaphoreSignalParams_st;
struct hipExternalSemaphoreWaitParams_st;
struct _hipGraphicsResource;
struct ihipGraph;
struct hipGraphNode;
struct hipGraphExec;
struct hipUserObject;
struct hipHostNodeParams;
struct hipKernelNodeParams;
struct hipMemsetParams;
struct hipMemAllocNodeParams;
struct hipAccessPolicyWindow;
struct hipLaunchMemSyncDomainMap;
struct hipGraphInstantiateParams;
struct hipMemAllocationProp;
struct hipExternalSemaphoreSignalNodeParams;
struct hipExternalSemaphoreWaitNodeParams;
struct ihipMemGenericAllocationHandle;
struct hipArrayMapInfo;
struct hipMemcpyNodeParams;
struct hipChildGraphNodeParams;
struct hipEventWaitNodeParams;
struct hipEventRecordNodeParams;
struct hipMemFreeNodeParams;
struct hipGraphNodeParams;
struct hipGraphEdgeData;
struct hipLaunchAttribute_st;
struct hipLaunchConfig_st;
struct HIP_LAUNCH_CONFIG_st;
struct HIP_MEMSET_NODE_PARAMS;

enum hipJitOption {
    hipJitOptionMaxRegisters = 0,
    hipJitOptionThreadsPerBlock = 1,
    hipJitOptionWallTime = 2,
    hipJitOptionInfoLogBuffer = 3,
    hipJitOptionInfoLogBufferSizeBytes = 4,
    hipJitOptionErrorLogBuffer = 5,
    hipJitOptionErrorLogBufferSizeBytes = 6,
    hipJitOptionOptimizationLevel = 7,
    hipJitOptionTargetFromContext = 8,
    hipJitOptionTarget = 9,
    hipJitOptionFallbackStrategy = 10,
    hipJitOptionGenerateDebugInfo = 11,
    hipJitOptionLogVerbose = 12,
    hipJitOptionGenerateLineInfo = 13,
    hipJitOptionCacheMode = 14,
    hipJitOptionSm3xOpt = 15,
    hipJitOptionFastCompile = 16,
#if WAVEBRIDGE_ROCM >= 604
    hipJitOptionGlobalSymbolNames = 17,
    hipJitOptionGlobalSymbolAddresses = 18,
    hipJitOptionGlobalSymbolCount = 19,
    hipJitOptionLto = 20,
    hipJitOptionFtz = 21,
    hipJitOptionPrecDiv = 22,
    hipJitOptionPrecSqrt = 23,
    hipJitOptionFma = 24,
    hipJitOptionPositionIndependentCode = 25,
    hipJitOptionMinCTAPerSM = 26,
    hipJitOptionMaxThreadsPerBlock = 27,
    hipJitOptionOverrideDirectiveValues = 28,
    hipJitOptionNumOptions = 29,
    hipJitOptionIRtoISAOptExt = 10000,
    hipJitOptionIRtoISAOptCountExt = 10001,
#endif
#if WAVEBRIDGE_ROCM < 604
    hipJitOptionNumOptions = 17,
#endif
};
#if WAVEBRIDGE_ROCM >= 604
enum hipJitInputType {
#if WAVEBRIDGE_ROCM >= 604
    hipJitInputCubin = 0,
    hipJitInputPtx = 1,
    hipJitInputFatBinary = 2,
    hipJitInputObject = 3,
    hipJitInputLibrary = 4,
    hipJitInputNvvm = 5,
    hipJitNumLegacyInputTypes = 6,
    hipJitInputLLVMBitcode = 100,
    hipJitInputLLVMBundledBitcode = 101,
    hipJitInputLLVMArchivesOfBundledBitcode = 102,
    hipJitInputSpirv = 103,
    hipJitNumInputTypes = 10,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 604
enum hipJitCacheMode {
#if WAVEBRIDGE_ROCM >= 604
    hipJitCacheOptionNone = 0,
    hipJitCacheOptionCG = 1,
    hipJitCacheOptionCA = 2,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 604
enum hipJitFallback {
#if WAVEBRIDGE_ROCM >= 604
    hipJitPreferPTX = 0,
    hipJitPreferBinary = 1,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
enum hipLibraryOption_e {
#if WAVEBRIDGE_ROCM >= 700
    hipLibraryHostUniversalFunctionAndDataTable = 0,
    hipLibraryBinaryIsPreserved = 1,
#endif
};
#endif
enum {
    HIP_SUCCESS = 0,
    HIP_ERROR_INVALID_VALUE = 1,
    HIP_ERROR_NOT_INITIALIZED = 2,
    HIP_ERROR_LAUNCH_OUT_OF_RESOURCES = 3,
};
struct hipDeviceArch_t {
    unsigned int hasGlobalInt32Atomics : 1;
    unsigned int hasGlobalFloatAtomicExch : 1;
    unsigned int hasSharedInt32Atomics : 1;
    unsigned int hasSharedFloatAtomicExch : 1;
    unsigned int hasFloatAtomicAdd : 1;
    unsigned int hasGlobalInt64Atomics : 1;
    unsigned int hasSharedInt64Atomics : 1;
    unsigned int hasDoubles : 1;
    unsigned int hasWarpVote : 1;
    unsigned int hasWarpBallot : 1;
    unsigned int hasWarpShuffle : 1;
    unsigned int hasFunnelShift : 1;
    unsigned int hasThreadFenceSystem : 1;
    unsigned int hasSyncThreadsExt : 1;
    unsigned int hasSurfaceFuncs : 1;
    unsigned int has3dGrid : 1;
    unsigned int hasDynamicParallelism : 1;
};
struct hipUUID_t {
    char bytes[16];
};
enum hipMemoryType {
#if WAVEBRIDGE_ROCM >= 600
    hipMemoryTypeUnregistered = 0,
    hipMemoryTypeHost = 1,
    hipMemoryTypeDevice = 2,
    hipMemoryTypeManaged = 3,
    hipMemoryTypeArray = 10,
    hipMemoryTypeUnified = 11,
#endif
#if WAVEBRIDGE_ROCM < 600
    hipMemoryTypeHost = 0,
    hipMemoryTypeDevice = 1,
    hipMemoryTypeArray = 2,
    hipMemoryTypeUnified = 3,
    hipMemoryTypeManaged = 4,
#endif
};
enum hipError_t {
    hipSuccess = 0,
    hipErrorInvalidValue = 1,
    hipErrorOutOfMemory = 2,
    hipErrorMemoryAllocation = 2,
    hipErrorNotInitialized = 3,
    hipErrorInitializationError = 3,
    hipErrorDeinitialized = 4,
    hipErrorProfilerDisabled = 5,
    hipErrorProfilerNotInitialized = 6,
    hipErrorProfilerAlreadyStarted = 7,
    hipErrorProfilerAlreadyStopped = 8,
    hipErrorInvalidConfiguration = 9,
    hipErrorInvalidPitchValue = 12,
    hipErrorInvalidSymbol = 13,
    hipErrorInvalidDevicePointer = 17,
    hipErrorInvalidMemcpyDirection = 21,
    hipErrorInsufficientDriver = 35,
    hipErrorMissingConfiguration = 52,
    hipErrorPriorLaunchFailure = 53,
    hipErrorInvalidDeviceFunction = 98,
    hipErrorNoDevice = 100,
    hipErrorInvalidDevice = 101,
    hipErrorInvalidImage = 200,
    hipErrorInvalidContext = 201,
    hipErrorContextAlreadyCurrent = 202,
    hipErrorMapFailed = 205,
    hipErrorMapBufferObjectFailed = 205,
    hipErrorUnmapFailed = 206,
    hipErrorArrayIsMapped = 207,
    hipErrorAlreadyMapped = 208,
    hipErrorNoBinaryForGpu = 209,
    hipErrorAlreadyAcquired = 210,
    hipErrorNotMapped = 211,
    hipErrorNotMappedAsArray = 212,
    hipErrorNotMappedAsPointer = 213,
    hipErrorECCNotCorrectable = 214,
    hipErrorUnsupportedLimit = 215,
    hipErrorContextAlreadyInUse = 216,
    hipErrorPeerAccessUnsupported = 217,
    hipErrorInvalidKernelFile = 218,
    hipErrorInvalidGraphicsContext = 219,
    hipErrorInvalidSource = 300,
    hipErrorFileNotFound = 301,
    hipErrorSharedObjectSymbolNotFound = 302,
    hipErrorSharedObjectInitFailed = 303,
    hipErrorOperatingSystem = 304,
    hipErrorInvalidHandle = 400,
    hipErrorInvalidResourceHandle = 400,
    hipErrorIllegalState = 401,
    hipErrorNotFound = 500,
    hipErrorNotReady = 600,
    hipErrorIllegalAddress = 700,
    hipErrorLaunchOutOfResources = 701,
    hipErrorLaunchTimeOut = 702,
    hipErrorPeerAccessAlreadyEnabled = 704,
    hipErrorPeerAccessNotEnabled = 705,
    hipErrorSetOnActiveProcess = 708,
    hipErrorContextIsDestroyed = 709,
    hipErrorAssert = 710,
    hipErrorHostMemoryAlreadyRegistered = 712,
    hipErrorHostMemoryNotRegistered = 713,
    hipErrorLaunchFailure = 719,
    hipErrorCooperativeLaunchTooLarge = 720,
    hipErrorNotSupported = 801,
    hipErrorStreamCaptureUnsupported = 900,
    hipErrorStreamCaptureInvalidated = 901,
    hipErrorStreamCaptureMerge = 902,
    hipErrorStreamCaptureUnmatched = 903,
    hipErrorStreamCaptureUnjoined = 904,
    hipErrorStreamCaptureIsolation = 905,
    hipErrorStreamCaptureImplicit = 906,
    hipErrorCapturedEvent = 907,
    hipErrorStreamCaptureWrongThread = 908,
    hipErrorGraphExecUpdateFailure = 910,
    hipErrorUnknown = 999,
    hipErrorRuntimeMemory = 1052,
    hipErrorRuntimeOther = 1053,
    hipErrorTbd = 1054,
#if WAVEBRIDGE_ROCM >= 604
    hipErrorInvalidChannelDescriptor = 911,
    hipErrorInvalidTexture = 912,
#endif
};
enum hipDeviceAttribute_t {
    hipDeviceAttributeCudaCompatibleBegin = 0,
    hipDeviceAttributeEccEnabled = 0,
    hipDeviceAttributeAccessPolicyMaxWindowSize = 1,
    hipDeviceAttributeAsyncEngineCount = 2,
    hipDeviceAttributeCanMapHostMemory = 3,
    hipDeviceAttributeCanUseHostPointerForRegisteredMem = 4,
    hipDeviceAttributeClockRate = 5,
    hipDeviceAttributeComputeMode = 6,
    hipDeviceAttributeComputePreemptionSupported = 7,
    hipDeviceAttributeConcurrentKernels = 8,
    hipDeviceAttributeConcurrentManagedAccess = 9,
    hipDeviceAttributeCooperativeLaunch = 10,
    hipDeviceAttributeCooperativeMultiDeviceLaunch = 11,
    hipDeviceAttributeDeviceOverlap = 12,
    hipDeviceAttributeDirectManagedMemAccessFromHost = 13,
    hipDeviceAttributeGlobalL1CacheSupported = 14,
    hipDeviceAttributeHostNativeAtomicSupported = 15,
    hipDeviceAttributeIntegrated = 16,
    hipDeviceAttributeIsMultiGpuBoard = 17,
    hipDeviceAttributeKernelExecTimeout = 18,
    hipDeviceAttributeL2CacheSize = 19,
    hipDeviceAttributeLocalL1CacheSupported = 20,
    hipDeviceAttributeLuid = 21,
    hipDeviceAttributeLuidDeviceNodeMask = 22,
    hipDeviceAttributeComputeCapabilityMajor = 23,
    hipDeviceAttributeManagedMemory = 24,
    hipDeviceAttributeMaxBlocksPerMultiProcessor = 25,
    hipDeviceAttributeMaxBlockDimX = 26,
    hipDeviceAttributeMaxBlockDimY = 27,
    hipDeviceAttributeMaxBlockDimZ = 28,
    hipDeviceAttributeMaxGridDimX = 29,
    hipDeviceAttributeMaxGridDimY = 30,
    hipDeviceAttributeMaxGridDimZ = 31,
    hipDeviceAttributeMaxSurface1D = 32,
    hipDeviceAttributeMaxSurface1DLayered = 33,
    hipDeviceAttributeMaxSurface2D = 34,
    hipDeviceAttributeMaxSurface2DLayered = 35,
    hipDeviceAttributeMaxSurface3D = 36,
    hipDeviceAttributeMaxSurfaceCubemap = 37,
    hipDeviceAttributeMaxSurfaceCubemapLayered = 38,
    hipDeviceAttributeMaxTexture1DWidth = 39,
    hipDeviceAttributeMaxTexture1DLayered = 40,
    hipDeviceAttributeMaxTexture1DLinear = 41,
    hipDeviceAttributeMaxTexture1DMipmap = 42,
    hipDeviceAttributeMaxTexture2DWidth = 43,
    hipDeviceAttributeMaxTexture2DHeight = 44,
    hipDeviceAttributeMaxTexture2DGather = 45,
    hipDeviceAttributeMaxTexture2DLayered = 46,
    hipDeviceAttributeMaxTexture2DLinear = 47,
    hipDeviceAttributeMaxTexture2DMipmap = 48,
    hipDeviceAttributeMaxTexture3DWidth = 49,
    hipDeviceAttributeMaxTexture3DHeight = 50,
    hipDeviceAttributeMaxTexture3DDepth = 51,
    hipDeviceAttributeMaxTexture3DAlt = 52,
    hipDeviceAttributeMaxTextureCubemap = 53,
    hipDeviceAttributeMaxTextureCubemapLayered = 54,
    hipDeviceAttributeMaxThreadsDim = 55,
    hipDeviceAttributeMaxThreadsPerBlock = 56,
    hipDeviceAttributeMaxThreadsPerMultiProcessor = 57,
    hipDeviceAttributeMaxPitch = 58,
    hipDeviceAttributeMemoryBusWidth = 59,
    hipDeviceAttributeMemoryClockRate = 60,
    hipDeviceAttributeComputeCapabilityMinor = 61,
    hipDeviceAttributeMultiGpuBoardGroupID = 62,
    hipDeviceAttributeMultiprocessorCount = 63,
    hipDeviceAttributePageableMemoryAccess = 65,
    hipDeviceAttributePageableMemoryAccessUsesHostPageTables = 66,
    hipDeviceAttributePciBusId = 67,
    hipDeviceAttributePciDeviceId = 68,
    hipDeviceAttributePciDomainID = 69,
    hipDeviceAttributePersistingL2CacheMaxSize = 70,
    hipDeviceAttributeMaxRegistersPerBlock = 71,
    hipDeviceAttributeMaxRegistersPerMultiprocessor = 72,
    hipDeviceAttributeReservedSharedMemPerBlock = 73,
    hipDeviceAttributeMaxSharedMemoryPerBlock = 74,
    hipDeviceAttributeSharedMemPerBlockOptin = 75,
    hipDeviceAttributeSharedMemPerMultiprocessor = 76,
    hipDeviceAttributeSingleToDoublePrecisionPerfRatio = 77,
    hipDeviceAttributeStreamPrioritiesSupported = 78,
    hipDeviceAttributeSurfaceAlignment = 79,
    hipDeviceAttributeTccDriver = 80,
    hipDeviceAttributeTextureAlignment = 81,
    hipDeviceAttributeTexturePitchAlignment = 82,
    hipDeviceAttributeTotalConstantMemory = 83,
    hipDeviceAttributeTotalGlobalMem = 84,
    hipDeviceAttributeUnifiedAddressing = 85,
    hipDeviceAttributeWarpSize = 87,
    hipDeviceAttributeMemoryPoolsSupported = 88,
    hipDeviceAttributeVirtualMemoryManagementSupported = 89,
    hipDeviceAttributeCudaCompatibleEnd = 9999,
    hipDeviceAttributeAmdSpecificBegin = 10000,
    hipDeviceAttributeClockInstructionRate = 10000,
    hipDeviceAttributeMaxSharedMemoryPerMultiprocessor = 10002,
    hipDeviceAttributeHdpMemFlushCntl = 10005,
    hipDeviceAttributeHdpRegFlushCntl = 10006,
    hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc = 10007,
    hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim = 10008,
    hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim = 10009,
    hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem = 10010,
    hipDeviceAttributeIsLargeBar = 10011,
    hipDeviceAttributeAsicRevision = 10012,
    hipDeviceAttributeCanUseStreamWaitValue = 10013,
    hipDeviceAttributeImageSupport = 10014,
    hipDeviceAttributePhysicalMultiProcessorCount = 10015,
    hipDeviceAttributeFineGrainSupport = 10016,
    hipDeviceAttributeWallClockRate = 10017,
    hipDeviceAttributeAmdSpecificEnd = 19999,
    hipDeviceAttributeVendorSpecificBegin = 20000,
#if WAVEBRIDGE_ROCM >= 600
    hipDeviceAttributeUnused1 = 64,
    hipDeviceAttributeUnused2 = 86,
    hipDeviceAttributeHostRegisterSupported = 90,
    hipDeviceAttributeUnused3 = 10001,
    hipDeviceAttributeUnused4 = 10003,
    hipDeviceAttributeUnused5 = 10004,
#endif
#if WAVEBRIDGE_ROCM >= 700
    hipDeviceAttributePciDomainId = 69,
    hipDeviceAttributeHostNumaId = 92,
    hipDeviceAttributeNumberOfXccs = 10018,
    hipDeviceAttributeMaxAvailableVgprsPerThread = 10019,
    hipDeviceAttributePciChipId = 10020,
#endif
#if WAVEBRIDGE_ROCM >= 601
    hipDeviceAttributeMemoryPoolSupportedHandleTypes = 91,
#endif
#if WAVEBRIDGE_ROCM < 600
    hipDeviceAttributeName = 64,
    hipDeviceAttributeUuid = 86,
    hipDeviceAttributeArch = 10001,
    hipDeviceAttributeGcnArch = 10003,
    hipDeviceAttributeGcnArchName = 10004,
#endif
};
#if WAVEBRIDGE_ROCM >= 602
enum hipDriverProcAddressQueryResult {
#if WAVEBRIDGE_ROCM >= 602
    HIP_GET_PROC_ADDRESS_SUCCESS = 0,
    HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
    HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2,
#endif
};
#endif
enum hipComputeMode {
    hipComputeModeDefault = 0,
    hipComputeModeExclusive = 1,
    hipComputeModeProhibited = 2,
    hipComputeModeExclusiveProcess = 3,
};
#if WAVEBRIDGE_ROCM >= 601
enum hipFlushGPUDirectRDMAWritesOptions {
#if WAVEBRIDGE_ROCM >= 601
    hipFlushGPUDirectRDMAWritesOptionHost = 1,
    hipFlushGPUDirectRDMAWritesOptionMemOps = 2,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 601
enum hipGPUDirectRDMAWritesOrdering {
#if WAVEBRIDGE_ROCM >= 601
    hipGPUDirectRDMAWritesOrderingNone = 0,
    hipGPUDirectRDMAWritesOrderingOwner = 100,
    hipGPUDirectRDMAWritesOrderingAllDevices = 200,
#endif
};
#endif
using hipDeviceptr_t = void *;
enum hipChannelFormatKind {
    hipChannelFormatKindSigned = 0,
    hipChannelFormatKindUnsigned = 1,
    hipChannelFormatKindFloat = 2,
    hipChannelFormatKindNone = 3,
};
using hipArray_t = hipArray *;
using hipArray_const_t = const hipArray *;
enum hipArray_Format {
    HIP_AD_FORMAT_UNSIGNED_INT8 = 1,
    HIP_AD_FORMAT_UNSIGNED_INT16 = 2,
    HIP_AD_FORMAT_UNSIGNED_INT32 = 3,
    HIP_AD_FORMAT_SIGNED_INT8 = 8,
    HIP_AD_FORMAT_SIGNED_INT16 = 9,
    HIP_AD_FORMAT_SIGNED_INT32 = 10,
    HIP_AD_FORMAT_HALF = 16,
    HIP_AD_FORMAT_FLOAT = 32,
};
using hipMipmappedArray_t = hipMipmappedArray *;
using hipMipmappedArray_const_t = const hipMipmappedArray *;
enum hipResourceType {
    hipResourceTypeArray = 0,
    hipResourceTypeMipmappedArray = 1,
    hipResourceTypeLinear = 2,
    hipResourceTypePitch2D = 3,
};
enum HIPresourcetype_enum {
    HIP_RESOURCE_TYPE_ARRAY = 0,
    HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1,
    HIP_RESOURCE_TYPE_LINEAR = 2,
    HIP_RESOURCE_TYPE_PITCH2D = 3,
};
enum HIPaddress_mode_enum {
    HIP_TR_ADDRESS_MODE_WRAP = 0,
    HIP_TR_ADDRESS_MODE_CLAMP = 1,
    HIP_TR_ADDRESS_MODE_MIRROR = 2,
    HIP_TR_ADDRESS_MODE_BORDER = 3,
};
enum HIPfilter_mode_enum {
    HIP_TR_FILTER_MODE_POINT = 0,
    HIP_TR_FILTER_MODE_LINEAR = 1,
};
enum hipResourceViewFormat {
    hipResViewFormatNone = 0,
    hipResViewFormatUnsignedChar1 = 1,
    hipResViewFormatUnsignedChar2 = 2,
    hipResViewFormatUnsignedChar4 = 3,
    hipResViewFormatSignedChar1 = 4,
    hipResViewFormatSignedChar2 = 5,
    hipResViewFormatSignedChar4 = 6,
    hipResViewFormatUnsignedShort1 = 7,
    hipResViewFormatUnsignedShort2 = 8,
    hipResViewFormatUnsignedShort4 = 9,
    hipResViewFormatSignedShort1 = 10,
    hipResViewFormatSignedShort2 = 11,
    hipResViewFormatSignedShort4 = 12,
    hipResViewFormatUnsignedInt1 = 13,
    hipResViewFormatUnsignedInt2 = 14,
    hipResViewFormatUnsignedInt4 = 15,
    hipResViewFormatSignedInt1 = 16,
    hipResViewFormatSignedInt2 = 17,
    hipResViewFormatSignedInt4 = 18,
    hipResViewFormatHalf1 = 19,
    hipResViewFormatHalf2 = 20,
    hipResViewFormatHalf4 = 21,
    hipResViewFormatFloat1 = 22,
    hipResViewFormatFloat2 = 23,
    hipResViewFormatFloat4 = 24,
    hipResViewFormatUnsignedBlockCompressed1 = 25,
    hipResViewFormatUnsignedBlockCompressed2 = 26,
    hipResViewFormatUnsignedBlockCompressed3 = 27,
    hipResViewFormatUnsignedBlockCompressed4 = 28,
    hipResViewFormatSignedBlockCompressed4 = 29,
    hipResViewFormatUnsignedBlockCompressed5 = 30,
    hipResViewFormatSignedBlockCompressed5 = 31,
    hipResViewFormatUnsignedBlockCompressed6H = 32,
    hipResViewFormatSignedBlockCompressed6H = 33,
    hipResViewFormatUnsignedBlockCompressed7 = 34,
};
enum HIPresourceViewFormat_enum {
    HIP_RES_VIEW_FORMAT_NONE = 0,
    HIP_RES_VIEW_FORMAT_UINT_1X8 = 1,
    HIP_RES_VIEW_FORMAT_UINT_2X8 = 2,
    HIP_RES_VIEW_FORMAT_UINT_4X8 = 3,
    HIP_RES_VIEW_FORMAT_SINT_1X8 = 4,
    HIP_RES_VIEW_FORMAT_SINT_2X8 = 5,
    HIP_RES_VIEW_FORMAT_SINT_4X8 = 6,
    HIP_RES_VIEW_FORMAT_UINT_1X16 = 7,
    HIP_RES_VIEW_FORMAT_UINT_2X16 = 8,
    HIP_RES_VIEW_FORMAT_UINT_4X16 = 9,
    HIP_RES_VIEW_FORMAT_SINT_1X16 = 10,
    HIP_RES_VIEW_FORMAT_SINT_2X16 = 11,
    HIP_RES_VIEW_FORMAT_SINT_4X16 = 12,
    HIP_RES_VIEW_FORMAT_UINT_1X32 = 13,
    HIP_RES_VIEW_FORMAT_UINT_2X32 = 14,
    HIP_RES_VIEW_FORMAT_UINT_4X32 = 15,
    HIP_RES_VIEW_FORMAT_SINT_1X32 = 16,
    HIP_RES_VIEW_FORMAT_SINT_2X32 = 17,
    HIP_RES_VIEW_FORMAT_SINT_4X32 = 18,
    HIP_RES_VIEW_FORMAT_FLOAT_1X16 = 19,
    HIP_RES_VIEW_FORMAT_FLOAT_2X16 = 20,
    HIP_RES_VIEW_FORMAT_FLOAT_4X16 = 21,
    HIP_RES_VIEW_FORMAT_FLOAT_1X32 = 22,
    HIP_RES_VIEW_FORMAT_FLOAT_2X32 = 23,
    HIP_RES_VIEW_FORMAT_FLOAT_4X32 = 24,
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25,
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26,
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27,
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28,
    HIP_RES_VIEW_FORMAT_SIGNED_BC4 = 29,
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30,
    HIP_RES_VIEW_FORMAT_SIGNED_BC5 = 31,
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32,
    HIP_RES_VIEW_FORMAT_SIGNED_BC6H = 33,
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34,
};
enum hipMemcpyKind {
    hipMemcpyHostToHost = 0,
    hipMemcpyHostToDevice = 1,
    hipMemcpyDeviceToHost = 2,
    hipMemcpyDeviceToDevice = 3,
    hipMemcpyDefault = 4,
#if WAVEBRIDGE_ROCM >= 601
    hipMemcpyDeviceToDeviceNoCU = 1024,
#endif
};
struct hipPitchedPtr {
    void * ptr;
    size_t pitch;
    size_t xsize;
    size_t ysize;
};
struct hipExtent {
    size_t width;
    size_t height;
    size_t depth;
};
struct hipPos {
    size_t x;
    size_t y;
    size_t z;
};
enum hipMemLocationType {
    hipMemLocationTypeInvalid = 0,
    hipMemLocationTypeDevice = 1,
#if WAVEBRIDGE_ROCM >= 700
    hipMemLocationTypeNone = 0,
    hipMemLocationTypeHost = 2,
    hipMemLocationTypeHostNuma = 3,
    hipMemLocationTypeHostNumaCurrent = 4,
#endif
};
#if WAVEBRIDGE_ROCM >= 700
enum hipMemcpyFlags {
#if WAVEBRIDGE_ROCM >= 700
    hipMemcpyFlagDefault = 0,
    hipMemcpyFlagPreferOverlapWithCompute = 1,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
enum hipMemcpySrcAccessOrder {
#if WAVEBRIDGE_ROCM >= 700
    hipMemcpySrcAccessOrderInvalid = 0,
    hipMemcpySrcAccessOrderStream = 1,
    hipMemcpySrcAccessOrderDuringApiCall = 2,
    hipMemcpySrcAccessOrderAny = 3,
    hipMemcpySrcAccessOrderMax = 2147483647,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
enum hipMemcpy3DOperandType {
#if WAVEBRIDGE_ROCM >= 700
    hipMemcpyOperandTypePointer = 1,
    hipMemcpyOperandTypeArray = 2,
    hipMemcpyOperandTypeMax = 2147483647,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
struct hipOffset3D {
#if WAVEBRIDGE_ROCM >= 700
    size_t x;
    size_t y;
    size_t z;
#endif
};
#endif
enum hipFunction_attribute {
    HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
    HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
    HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,
    HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
    HIP_FUNC_ATTRIBUTE_NUM_REGS = 4,
    HIP_FUNC_ATTRIBUTE_PTX_VERSION = 5,
    HIP_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
    HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,
    HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
    HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
    HIP_FUNC_ATTRIBUTE_MAX = 10,
};
enum hipPointer_attribute {
    HIP_POINTER_ATTRIBUTE_CONTEXT = 1,
    HIP_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
    HIP_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
    HIP_POINTER_ATTRIBUTE_HOST_POINTER = 4,
    HIP_POINTER_ATTRIBUTE_P2P_TOKENS = 5,
    HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,
    HIP_POINTER_ATTRIBUTE_BUFFER_ID = 7,
    HIP_POINTER_ATTRIBUTE_IS_MANAGED = 8,
    HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
    HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE = 10,
    HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
    HIP_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
    HIP_POINTER_ATTRIBUTE_MAPPED = 13,
    HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,
    HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,
    HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16,
    HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,
};
using hipTextureObject_t = __hip_texture *;
enum hipTextureAddressMode {
    hipAddressModeWrap = 0,
    hipAddressModeClamp = 1,
    hipAddressModeMirror = 2,
    hipAddressModeBorder = 3,
};
enum hipTextureFilterMode {
    hipFilterModePoint = 0,
    hipFilterModeLinear = 1,
};
enum hipTextureReadMode {
    hipReadModeElementType = 0,
    hipReadModeNormalizedFloat = 1,
};
using hipTexRef = textureReference *;
using hipSurfaceObject_t = __hip_surface *;
enum hipSurfaceBoundaryMode {
    hipBoundaryModeZero = 0,
    hipBoundaryModeTrap = 1,
    hipBoundaryModeClamp = 2,
};
using hipCtx_t = ihipCtx_t *;
using hipDevice_t = int;
enum hipDeviceP2PAttr {
    hipDevP2PAttrPerformanceRank = 0,
    hipDevP2PAttrAccessSupported = 1,
    hipDevP2PAttrNativeAtomicSupported = 2,
    hipDevP2PAttrHipArrayAccessSupported = 3,
};
#if WAVEBRIDGE_ROCM >= 700
enum hipDriverEntryPointQueryResult {
#if WAVEBRIDGE_ROCM >= 700
    hipDriverEntryPointSuccess = 0,
    hipDriverEntryPointSymbolNotFound = 1,
    hipDriverEntryPointVersionNotSufficent = 2,
#endif
};
#endif
using hipStream_t = ihipStream_t *;
struct hipIpcMemHandle_st {
    char reserved[64];
};
struct hipIpcEventHandle_st {
    char reserved[64];
};
using hipModule_t = ihipModule_t *;
using hipFunction_t = ihipModuleSymbol_t *;
#if WAVEBRIDGE_ROCM >= 604
using hipLinkState_t = ihipLinkState_t *;
#endif
#if WAVEBRIDGE_ROCM >= 700
using hipLibrary_t = ihipLibrary_t *;
#endif
#if WAVEBRIDGE_ROCM >= 700
using hipKernel_t = ihipKernel_t *;
#endif
using hipMemPool_t = ihipMemPoolHandle_t *;
struct hipFuncAttributes {
    int binaryVersion;
    int cacheModeCA;
    size_t constSizeBytes;
    size_t localSizeBytes;
    int maxDynamicSharedSizeBytes;
    int maxThreadsPerBlock;
    int numRegs;
    int preferredShmemCarveout;
    int ptxVersion;
    size_t sharedSizeBytes;
};
using hipEvent_t = ihipEvent_t *;
enum hipLimit_t {
    hipLimitStackSize = 0,
    hipLimitPrintfFifoSize = 1,
    hipLimitMallocHeapSize = 2,
#if WAVEBRIDGE_ROCM >= 700
    hipExtLimitScratchMin = 4096,
    hipExtLimitScratchMax = 4097,
    hipExtLimitScratchCurrent = 4098,
    hipLimitRange = 4099,
#endif
#if WAVEBRIDGE_ROCM < 700
    hipLimitRange = 3,
#endif
};
#if WAVEBRIDGE_ROCM >= 604
enum hipStreamBatchMemOpType {
#if WAVEBRIDGE_ROCM >= 604
    hipStreamMemOpWaitValue32 = 1,
    hipStreamMemOpWriteValue32 = 2,
    hipStreamMemOpWaitValue64 = 4,
    hipStreamMemOpWriteValue64 = 5,
    hipStreamMemOpBarrier = 6,
    hipStreamMemOpFlushRemoteWrites = 3,
#endif
};
#endif
enum hipMemoryAdvise {
    hipMemAdviseSetReadMostly = 1,
    hipMemAdviseUnsetReadMostly = 2,
    hipMemAdviseSetPreferredLocation = 3,
    hipMemAdviseUnsetPreferredLocation = 4,
    hipMemAdviseSetAccessedBy = 5,
    hipMemAdviseUnsetAccessedBy = 6,
    hipMemAdviseSetCoarseGrain = 100,
    hipMemAdviseUnsetCoarseGrain = 101,
};
enum hipMemRangeCoherencyMode {
    hipMemRangeCoherencyModeFineGrain = 0,
    hipMemRangeCoherencyModeCoarseGrain = 1,
    hipMemRangeCoherencyModeIndeterminate = 2,
};
enum hipMemRangeAttribute {
    hipMemRangeAttributeReadMostly = 1,
    hipMemRangeAttributePreferredLocation = 2,
    hipMemRangeAttributeAccessedBy = 3,
    hipMemRangeAttributeLastPrefetchLocation = 4,
    hipMemRangeAttributeCoherencyMode = 100,
};
enum hipMemPoolAttr {
    hipMemPoolReuseFollowEventDependencies = 1,
    hipMemPoolReuseAllowOpportunistic = 2,
    hipMemPoolReuseAllowInternalDependencies = 3,
    hipMemPoolAttrReleaseThreshold = 4,
    hipMemPoolAttrReservedMemCurrent = 5,
    hipMemPoolAttrReservedMemHigh = 6,
    hipMemPoolAttrUsedMemCurrent = 7,
    hipMemPoolAttrUsedMemHigh = 8,
};
enum hipMemAccessFlags {
    hipMemAccessFlagsProtNone = 0,
    hipMemAccessFlagsProtRead = 1,
    hipMemAccessFlagsProtReadWrite = 3,
};
enum hipMemAllocationType {
    hipMemAllocationTypeInvalid = 0,
    hipMemAllocationTypePinned = 1,
    hipMemAllocationTypeMax = 2147483647,
#if WAVEBRIDGE_ROCM >= 700
    hipMemAllocationTypeUncached = 1073741824,
#endif
};
enum hipMemAllocationHandleType {
    hipMemHandleTypeNone = 0,
    hipMemHandleTypePosixFileDescriptor = 1,
    hipMemHandleTypeWin32 = 2,
    hipMemHandleTypeWin32Kmt = 4,
};
struct hipMemPoolPtrExportData {
    unsigned char reserved[64];
};
enum hipFuncAttribute {
    hipFuncAttributeMaxDynamicSharedMemorySize = 8,
    hipFuncAttributePreferredSharedMemoryCarveout = 9,
    hipFuncAttributeMax = 10,
};
enum hipFuncCache_t {
    hipFuncCachePreferNone = 0,
    hipFuncCachePreferShared = 1,
    hipFuncCachePreferL1 = 2,
    hipFuncCachePreferEqual = 3,
};
enum hipSharedMemConfig {
    hipSharedMemBankSizeDefault = 0,
    hipSharedMemBankSizeFourByte = 1,
    hipSharedMemBankSizeEightByte = 2,
};
enum hipExternalMemoryHandleType_enum {
    hipExternalMemoryHandleTypeOpaqueFd = 1,
    hipExternalMemoryHandleTypeOpaqueWin32 = 2,
    hipExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
    hipExternalMemoryHandleTypeD3D12Heap = 4,
    hipExternalMemoryHandleTypeD3D12Resource = 5,
    hipExternalMemoryHandleTypeD3D11Resource = 6,
    hipExternalMemoryHandleTypeD3D11ResourceKmt = 7,
#if WAVEBRIDGE_ROCM >= 600
    hipExternalMemoryHandleTypeNvSciBuf = 8,
#endif
};
struct hipExternalMemoryBufferDesc_st {
    unsigned long long offset;
    unsigned long long size;
    unsigned int flags;
#if WAVEBRIDGE_ROCM >= 600
    unsigned int reserved[16];
#endif
};
using hipExternalMemory_t = void *;
enum hipExternalSemaphoreHandleType_enum {
    hipExternalSemaphoreHandleTypeOpaqueFd = 1,
    hipExternalSemaphoreHandleTypeOpaqueWin32 = 2,
    hipExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
    hipExternalSemaphoreHandleTypeD3D12Fence = 4,
#if WAVEBRIDGE_ROCM >= 600
    hipExternalSemaphoreHandleTypeD3D11Fence = 5,
    hipExternalSemaphoreHandleTypeNvSciSync = 6,
    hipExternalSemaphoreHandleTypeKeyedMutex = 7,
    hipExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
    hipExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
    hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10,
#endif
};
using hipExternalSemaphore_t = void *;
struct hipExternalSemaphoreSignalParams_st {
#if WAVEBRIDGE_ROCM >= 600
    struct { struct { unsigned long long value; } fence; union { void * fence; unsigned long long reserved; } nvSciSync;
        struct { unsigned long long key; } keyedMutex; unsigned int reserved[12]; } params;
#endif
    unsigned int flags;
    unsigned int reserved[16];
#if WAVEBRIDGE_ROCM < 600
    struct { struct { unsigned long long value; } fence; struct { unsigned long long key; } keyedMutex; unsigned int
        reserved[12]; } params;
#endif
};
struct hipExternalSemaphoreWaitParams_st {
#if WAVEBRIDGE_ROCM >= 600
    struct { struct { unsigned long long value; } fence; union { void * fence; unsigned long long reserved; } nvSciSync;
        struct { unsigned long long key; unsigned int timeoutMs; } keyedMutex; unsigned int reserved[10]; } params;
#endif
    unsigned int flags;
    unsigned int reserved[16];
#if WAVEBRIDGE_ROCM < 600
    struct { struct { unsigned long long value; } fence; struct { unsigned long long key; unsigned int timeoutMs; }
        keyedMutex; unsigned int reserved[10]; } params;
#endif
};
enum hipGraphicsRegisterFlags {
    hipGraphicsRegisterFlagsNone = 0,
    hipGraphicsRegisterFlagsReadOnly = 1,
    hipGraphicsRegisterFlagsWriteDiscard = 2,
    hipGraphicsRegisterFlagsSurfaceLoadStore = 4,
    hipGraphicsRegisterFlagsTextureGather = 8,
};
using hipGraphicsResource = _hipGraphicsResource;
using hipGraph_t = ihipGraph *;
using hipGraphNode_t = hipGraphNode *;
using hipGraphExec_t = hipGraphExec *;
using hipUserObject_t = hipUserObject *;
enum hipGraphNodeType {
    hipGraphNodeTypeKernel = 0,
    hipGraphNodeTypeMemcpy = 1,
    hipGraphNodeTypeMemset = 2,
    hipGraphNodeTypeHost = 3,
    hipGraphNodeTypeGraph = 4,
    hipGraphNodeTypeEmpty = 5,
    hipGraphNodeTypeWaitEvent = 6,
    hipGraphNodeTypeEventRecord = 7,
    hipGraphNodeTypeExtSemaphoreSignal = 8,
    hipGraphNodeTypeExtSemaphoreWait = 9,
    hipGraphNodeTypeMemAlloc = 10,
    hipGraphNodeTypeMemFree = 11,
    hipGraphNodeTypeMemcpyFromSymbol = 12,
    hipGraphNodeTypeMemcpyToSymbol = 13,
#if WAVEBRIDGE_ROCM >= 604
    hipGraphNodeTypeBatchMemOp = 14,
    hipGraphNodeTypeCount = 15,
#endif
#if WAVEBRIDGE_ROCM < 604
    hipGraphNodeTypeCount = 14,
#endif
};
using hipHostFn_t = void (*)(void *);
struct hipKernelNodeParams {
    dim3 blockDim;
    void ** extra;
    void * func;
    dim3 gridDim;
    void ** kernelParams;
    unsigned int sharedMemBytes;
};
struct hipMemsetParams {
    void * dst;
    unsigned int elementSize;
    size_t height;
    size_t pitch;
    unsigned int value;
    size_t width;
};
enum hipAccessProperty {
    hipAccessPropertyNormal = 0,
    hipAccessPropertyStreaming = 1,
    hipAccessPropertyPersisting = 2,
};
#if WAVEBRIDGE_ROCM >= 700
struct hipLaunchMemSyncDomainMap {
#if WAVEBRIDGE_ROCM >= 700
    unsigned char default_;
    unsigned char remote;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
enum hipLaunchMemSyncDomain {
#if WAVEBRIDGE_ROCM >= 700
    hipLaunchMemSyncDomainDefault = 0,
    hipLaunchMemSyncDomainRemote = 1,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
enum hipSynchronizationPolicy {
#if WAVEBRIDGE_ROCM >= 700
    hipSyncPolicyAuto = 1,
    hipSyncPolicySpin = 2,
    hipSyncPolicyYield = 3,
    hipSyncPolicyBlockingSync = 4,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 602
enum hipLaunchAttributeID {
#if WAVEBRIDGE_ROCM >= 602
    hipLaunchAttributeAccessPolicyWindow = 1,
    hipLaunchAttributeCooperative = 2,
    hipLaunchAttributePriority = 8,
#endif
#if WAVEBRIDGE_ROCM >= 700
    hipLaunchAttributeSynchronizationPolicy = 3,
    hipLaunchAttributeMemSyncDomainMap = 9,
    hipLaunchAttributeMemSyncDomain = 10,
    hipLaunchAttributeMax = 11,
#endif
};
#endif
enum hipGraphExecUpdateResult {
    hipGraphExecUpdateSuccess = 0,
    hipGraphExecUpdateError = 1,
    hipGraphExecUpdateErrorTopologyChanged = 2,
    hipGraphExecUpdateErrorNodeTypeChanged = 3,
    hipGraphExecUpdateErrorFunctionChanged = 4,
    hipGraphExecUpdateErrorParametersChanged = 5,
    hipGraphExecUpdateErrorNotSupported = 6,
    hipGraphExecUpdateErrorUnsupportedFunctionChange = 7,
};
enum hipStreamCaptureMode {
    hipStreamCaptureModeGlobal = 0,
    hipStreamCaptureModeThreadLocal = 1,
    hipStreamCaptureModeRelaxed = 2,
};
enum hipStreamCaptureStatus {
    hipStreamCaptureStatusNone = 0,
    hipStreamCaptureStatusActive = 1,
    hipStreamCaptureStatusInvalidated = 2,
};
enum hipStreamUpdateCaptureDependenciesFlags {
    hipStreamAddCaptureDependencies = 0,
    hipStreamSetCaptureDependencies = 1,
};
enum hipGraphMemAttributeType {
    hipGraphMemAttrUsedMemCurrent = 0,
    hipGraphMemAttrUsedMemHigh = 1,
    hipGraphMemAttrReservedMemCurrent = 2,
    hipGraphMemAttrReservedMemHigh = 3,
};
enum hipUserObjectFlags {
    hipUserObjectNoDestructorSync = 1,
};
enum hipUserObjectRetainFlags {
    hipGraphUserObjectMove = 1,
};
enum hipGraphInstantiateFlags {
    hipGraphInstantiateFlagAutoFreeOnLaunch = 1,
    hipGraphInstantiateFlagUpload = 2,
    hipGraphInstantiateFlagDeviceLaunch = 4,
    hipGraphInstantiateFlagUseNodePriority = 8,
};
enum hipGraphDebugDotFlags {
    hipGraphDebugDotFlagsVerbose = 1,
    hipGraphDebugDotFlagsKernelNodeParams = 4,
    hipGraphDebugDotFlagsMemcpyNodeParams = 8,
    hipGraphDebugDotFlagsMemsetNodeParams = 16,
    hipGraphDebugDotFlagsHostNodeParams = 32,
    hipGraphDebugDotFlagsEventNodeParams = 64,
    hipGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
    hipGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
    hipGraphDebugDotFlagsKernelNodeAttributes = 512,
    hipGraphDebugDotFlagsHandles = 1024,
};
#if WAVEBRIDGE_ROCM >= 602
enum hipGraphInstantiateResult {
#if WAVEBRIDGE_ROCM >= 602
    hipGraphInstantiateSuccess = 0,
    hipGraphInstantiateError = 1,
    hipGraphInstantiateInvalidStructure = 2,
    hipGraphInstantiateNodeOperationNotSupported = 3,
    hipGraphInstantiateMultipleDevicesNotSupported = 4,
#endif
};
#endif
using hipMemGenericAllocationHandle_t = ihipMemGenericAllocationHandle *;
enum hipMemAllocationGranularity_flags {
    hipMemAllocationGranularityMinimum = 0,
    hipMemAllocationGranularityRecommended = 1,
};
enum hipMemHandleType {
    hipMemHandleTypeGeneric = 0,
};
enum hipMemOperationType {
    hipMemOperationTypeMap = 1,
    hipMemOperationTypeUnmap = 2,
};
enum hipArraySparseSubresourceType {
    hipArraySparseSubresourceTypeSparseLevel = 0,
    hipArraySparseSubresourceTypeMiptail = 1,
};
#if WAVEBRIDGE_ROCM >= 601
struct hipMemFreeNodeParams {
#if WAVEBRIDGE_ROCM >= 601
    void * dptr;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 602
enum hipGraphDependencyType {
#if WAVEBRIDGE_ROCM >= 602
    hipGraphDependencyTypeDefault = 0,
    hipGraphDependencyTypeProgrammatic = 1,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 602
struct hipGraphEdgeData {
#if WAVEBRIDGE_ROCM >= 602
    unsigned char from_port;
    unsigned char reserved[5];
    unsigned char to_port;
    unsigned char type;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
enum hipMemRangeHandleType {
#if WAVEBRIDGE_ROCM >= 700
    hipMemRangeHandleTypeDmaBufFd = 1,
    hipMemRangeHandleTypeMax = 2147483647,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
enum hipMemRangeFlags {
#if WAVEBRIDGE_ROCM >= 700
    hipMemRangeFlagDmaBufMappingTypePcie = 1,
    hipMemRangeFlagsMax = 2147483647,
#endif
};
#endif
enum hipDataType {
    HIP_R_32F = 0,
    HIP_R_64F = 1,
    HIP_R_16F = 2,
    HIP_R_8I = 3,
    HIP_C_32F = 4,
    HIP_C_64F = 5,
    HIP_C_16F = 6,
    HIP_C_8I = 7,
    HIP_R_8U = 8,
    HIP_C_8U = 9,
    HIP_R_32I = 10,
    HIP_C_32I = 11,
    HIP_R_32U = 12,
    HIP_C_32U = 13,
    HIP_R_16BF = 14,
    HIP_C_16BF = 15,
    HIP_R_4I = 16,
    HIP_C_4I = 17,
    HIP_R_4U = 18,
    HIP_C_4U = 19,
    HIP_R_16I = 20,
    HIP_C_16I = 21,
    HIP_R_16U = 22,
    HIP_C_16U = 23,
    HIP_R_64I = 24,
    HIP_C_64I = 25,
    HIP_R_64U = 26,
    HIP_C_64U = 27,
#if WAVEBRIDGE_ROCM >= 604
    HIP_R_8F_E4M3 = 28,
    HIP_R_8F_E5M2 = 29,
#endif
#if WAVEBRIDGE_ROCM >= 700
    HIP_R_8F_UE8M0 = 30,
    HIP_R_6F_E2M3 = 31,
    HIP_R_6F_E3M2 = 32,
    HIP_R_4F_E2M1 = 33,
#endif
#if WAVEBRIDGE_ROCM >= 600
    HIP_R_8F_E4M3_FNUZ = 1000,
    HIP_R_8F_E5M2_FNUZ = 1001,
#endif
};
enum hipLibraryPropertyType {
    HIP_LIBRARY_MAJOR_VERSION = 0,
    HIP_LIBRARY_MINOR_VERSION = 1,
    HIP_LIBRARY_PATCH_LEVEL = 2,
};
#if WAVEBRIDGE_ROCM < 602
enum hipKernelNodeAttrID {
#if WAVEBRIDGE_ROCM < 602
    hipKernelNodeAttributeAccessPolicyWindow = 1,
    hipKernelNodeAttributeCooperative = 2,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
using hipLibraryOption = hipLibraryOption_e;
#endif
using hipUUID = hipUUID_t;
struct hipPointerAttribute_t {
#if WAVEBRIDGE_ROCM >= 600
    hipMemoryType type;
#endif
    int device;
    void * devicePointer;
    void * hostPointer;
    int isManaged;
    unsigned int allocationFlags;
#if WAVEBRIDGE_ROCM < 600
    union { hipMemoryType memoryType; hipMemoryType type; };
#endif
};
struct hipChannelFormatDesc {
    int x;
    int y;
    int z;
    int w;
    hipChannelFormatKind f;
};
struct HIP_ARRAY_DESCRIPTOR {
    size_t Width;
    size_t Height;
    hipArray_Format Format;
    unsigned int NumChannels;
};
struct HIP_ARRAY3D_DESCRIPTOR {
    size_t Width;
    size_t Height;
    size_t Depth;
    hipArray_Format Format;
    unsigned int NumChannels;
    unsigned int Flags;
};
struct hip_Memcpy2D {
    size_t srcXInBytes;
    size_t srcY;
    hipMemoryType srcMemoryType;
    const void * srcHost;
    hipDeviceptr_t srcDevice;
    size_t srcPitch;
    size_t dstXInBytes;
    size_t dstY;
    hipMemoryType dstMemoryType;
    void * dstHost;
    hipDeviceptr_t dstDevice;
    size_t dstPitch;
    size_t WidthInBytes;
    size_t Height;
#if WAVEBRIDGE_ROCM >= 600
    hipArray_t srcArray;
    hipArray_t dstArray;
#endif
#if WAVEBRIDGE_ROCM < 600
    hipArray * srcArray;
    hipArray * dstArray;
#endif
};
using hipmipmappedArray = hipMipmappedArray_t;
using HIPresourcetype = HIPresourcetype_enum;
using hipResourcetype = HIPresourcetype_enum;
using HIPaddress_mode = HIPaddress_mode_enum;
using HIPfilter_mode = HIPfilter_mode_enum;
using HIPresourceViewFormat = HIPresourceViewFormat_enum;
struct hipResourceViewDesc {
    hipResourceViewFormat format;
    size_t width;
    size_t height;
    size_t depth;
    unsigned int firstMipmapLevel;
    unsigned int lastMipmapLevel;
    unsigned int firstLayer;
    unsigned int lastLayer;
};
struct hipMemcpy3DParms {
    hipArray_t srcArray;
    hipPos srcPos;
    hipPitchedPtr srcPtr;
    hipArray_t dstArray;
    hipPos dstPos;
    hipPitchedPtr dstPtr;
    hipExtent extent;
    hipMemcpyKind kind;
};
struct HIP_MEMCPY3D {
#if WAVEBRIDGE_ROCM >= 600
    size_t srcXInBytes;
    size_t srcY;
    size_t srcZ;
    size_t srcLOD;
    size_t srcPitch;
    size_t srcHeight;
    size_t dstXInBytes;
    size_t dstY;
    size_t dstZ;
    size_t dstLOD;
    size_t dstPitch;
    size_t dstHeight;
    size_t WidthInBytes;
    size_t Height;
    size_t Depth;
#endif
    hipMemoryType srcMemoryType;
    const void * srcHost;
    hipDeviceptr_t srcDevice;
    hipArray_t srcArray;
    hipMemoryType dstMemoryType;
    void * dstHost;
    hipDeviceptr_t dstDevice;
    hipArray_t dstArray;
#if WAVEBRIDGE_ROCM < 600
    unsigned int srcXInBytes;
    unsigned int srcY;
    unsigned int srcZ;
    unsigned int srcLOD;
    unsigned int srcPitch;
    unsigned int srcHeight;
    unsigned int dstXInBytes;
    unsigned int dstY;
    unsigned int dstZ;
    unsigned int dstLOD;
    unsigned int dstPitch;
    unsigned int dstHeight;
    unsigned int WidthInBytes;
    unsigned int Height;
    unsigned int Depth;
#endif
};
struct hipMemLocation {
    hipMemLocationType type;
    int id;
};
#if WAVEBRIDGE_ROCM >= 700
struct hipMemcpy3DPeerParms {
#if WAVEBRIDGE_ROCM >= 700
    hipArray_t srcArray;
    hipPos srcPos;
    hipPitchedPtr srcPtr;
    int srcDevice;
    hipArray_t dstArray;
    hipPos dstPos;
    hipPitchedPtr dstPtr;
    int dstDevice;
    hipExtent extent;
#endif
};
#endif
struct hipTextureDesc {
    hipTextureAddressMode addressMode[3];
    hipTextureFilterMode filterMode;
    hipTextureReadMode readMode;
    int sRGB;
    float borderColor[4];
    int normalizedCoords;
    unsigned int maxAnisotropy;
    hipTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
};
struct surfaceReference {
    hipSurfaceObject_t surfaceObject;
};
using hipIpcMemHandle_t = hipIpcMemHandle_st;
using hipIpcEventHandle_t = hipIpcEventHandle_st;
#if WAVEBRIDGE_ROCM >= 604
union hipStreamBatchMemOpParams_union {
#if WAVEBRIDGE_ROCM >= 604
    hipStreamBatchMemOpType operation;
    struct hipStreamMemOpWaitValueParams_t { hipStreamBatchMemOpType operation; hipDeviceptr_t address; union { uint32_t
        value; uint64_t value64; }; unsigned int flags; hipDeviceptr_t alias; };
    hipStreamMemOpWaitValueParams_t waitValue;
    struct hipStreamMemOpWriteValueParams_t { hipStreamBatchMemOpType operation; hipDeviceptr_t address; union {
        uint32_t value; uint64_t value64; }; unsigned int flags; hipDeviceptr_t alias; };
    hipStreamMemOpWriteValueParams_t writeValue;
    struct hipStreamMemOpFlushRemoteWritesParams_t { hipStreamBatchMemOpType operation; unsigned int flags; };
    hipStreamMemOpFlushRemoteWritesParams_t flushRemoteWrites;
    struct hipStreamMemOpMemoryBarrierParams_t { hipStreamBatchMemOpType operation; unsigned int flags; };
    hipStreamMemOpMemoryBarrierParams_t memoryBarrier;
    uint64_t pad[6];
#endif
};
#endif
struct hipLaunchParams_t {
    void * func;
    dim3 gridDim;
    dim3 blockDim;
    void ** args;
    size_t sharedMem;
    hipStream_t stream;
};
struct hipFunctionLaunchParams_t {
    hipFunction_t function;
    unsigned int gridDimX;
    unsigned int gridDimY;
    unsigned int gridDimZ;
    unsigned int blockDimX;
    unsigned int blockDimY;
    unsigned int blockDimZ;
    unsigned int sharedMemBytes;
    hipStream_t hStream;
    void ** kernelParams;
};
using hipExternalMemoryHandleType = hipExternalMemoryHandleType_enum;
using hipExternalMemoryBufferDesc = hipExternalMemoryBufferDesc_st;
using hipExternalSemaphoreHandleType = hipExternalSemaphoreHandleType_enum;
using hipExternalSemaphoreSignalParams = hipExternalSemaphoreSignalParams_st;
using hipExternalSemaphoreWaitParams = hipExternalSemaphoreWaitParams_st;
using hipGraphicsResource_t = hipGraphicsResource *;
struct hipHostNodeParams {
    hipHostFn_t fn;
    void * userData;
};
struct hipAccessPolicyWindow {
    void * base_ptr;
    hipAccessProperty hitProp;
    float hitRatio;
    hipAccessProperty missProp;
    size_t num_bytes;
};
#if WAVEBRIDGE_ROCM >= 602
struct hipGraphInstantiateParams {
#if WAVEBRIDGE_ROCM >= 602
    hipGraphNode_t errNode_out;
    unsigned long long flags;
    hipGraphInstantiateResult result_out;
    hipStream_t uploadStream;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 601
struct hipChildGraphNodeParams {
#if WAVEBRIDGE_ROCM >= 601
    hipGraph_t graph;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 601
struct hipEventWaitNodeParams {
#if WAVEBRIDGE_ROCM >= 601
    hipEvent_t event;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 601
struct hipEventRecordNodeParams {
#if WAVEBRIDGE_ROCM >= 601
    hipEvent_t event;
#endif
};
#endif
using hipStreamCallback_t = void (*)(hipStream_t, hipError_t, void *);
#if WAVEBRIDGE_ROCM >= 601 && WAVEBRIDGE_ROCM < 700
struct HIP_MEMSET_NODE_PARAMS {
#if WAVEBRIDGE_ROCM >= 601 && WAVEBRIDGE_ROCM < 700
    hipDeviceptr_t dst;
    size_t pitch;
    unsigned int value;
    unsigned int elementSize;
    size_t width;
    size_t height;
#endif
};
#endif
#if WAVEBRIDGE_ROCM < 600
using hiparray = hipArray_t;
#endif
struct hipDeviceProp_t {
    char name[256];
    size_t totalGlobalMem;
    size_t sharedMemPerBlock;
    int regsPerBlock;
    int warpSize;
    size_t memPitch;
    int maxThreadsPerBlock;
    int maxThreadsDim[3];
    int maxGridSize[3];
    int clockRate;
    size_t totalConstMem;
    int major;
    int minor;
    size_t textureAlignment;
    size_t texturePitchAlignment;
    int multiProcessorCount;
    int kernelExecTimeoutEnabled;
    int integrated;
    int canMapHostMemory;
    int computeMode;
    int maxTexture1D;
    int maxTexture1DLinear;
    int maxTexture2D[2];
    int maxTexture3D[3];
    int concurrentKernels;
    int ECCEnabled;
    int pciBusID;
    int pciDeviceID;
    int pciDomainID;
    int tccDriver;
    int memoryClockRate;
    int memoryBusWidth;
    int l2CacheSize;
    int maxThreadsPerMultiProcessor;
    int managedMemory;
    int isMultiGpuBoard;
    int pageableMemoryAccess;
    int concurrentManagedAccess;
    int cooperativeLaunch;
    int cooperativeMultiDeviceLaunch;
    int pageableMemoryAccessUsesHostPageTables;
    int directManagedMemAccessFromHost;
    char gcnArchName[256];
    size_t maxSharedMemoryPerMultiProcessor;
    int clockInstructionRate;
    hipDeviceArch_t arch;
    unsigned int * hdpMemFlushCntl;
    unsigned int * hdpRegFlushCntl;
    int cooperativeMultiDeviceUnmatchedFunc;
    int cooperativeMultiDeviceUnmatchedGridDim;
    int cooperativeMultiDeviceUnmatchedBlockDim;
    int cooperativeMultiDeviceUnmatchedSharedMem;
    int isLargeBar;
    int asicRevision;
#if WAVEBRIDGE_ROCM >= 600
    hipUUID uuid;
    char luid[8];
    unsigned int luidDeviceNodeMask;
    int deviceOverlap;
    int maxTexture1DMipmap;
    int maxTexture2DMipmap[2];
    int maxTexture2DLinear[3];
    int maxTexture2DGather[2];
    int maxTexture3DAlt[3];
    int maxTextureCubemap;
    int maxTexture1DLayered[2];
    int maxTexture2DLayered[3];
    int maxTextureCubemapLayered[2];
    int maxSurface1D;
    int maxSurface2D[2];
    int maxSurface3D[3];
    int maxSurface1DLayered[2];
    int maxSurface2DLayered[3];
    int maxSurfaceCubemap;
    int maxSurfaceCubemapLayered[2];
    size_t surfaceAlignment;
    int asyncEngineCount;
    int unifiedAddressing;
    int persistingL2CacheMaxSize;
    int streamPrioritiesSupported;
    int globalL1CacheSupported;
    int localL1CacheSupported;
    size_t sharedMemPerMultiprocessor;
    int regsPerMultiprocessor;
    int multiGpuBoardGroupID;
    int hostNativeAtomicSupported;
    int singleToDoublePrecisionPerfRatio;
    int computePreemptionSupported;
    int canUseHostPointerForRegisteredMem;
    size_t sharedMemPerBlockOptin;
    int maxBlocksPerMultiProcessor;
    int accessPolicyMaxWindowSize;
    size_t reservedSharedMemPerBlock;
    int hostRegisterSupported;
    int sparseHipArraySupported;
    int hostRegisterReadOnlySupported;
    int timelineSemaphoreInteropSupported;
    int memoryPoolsSupported;
    int gpuDirectRDMASupported;
    unsigned int gpuDirectRDMAFlushWritesOptions;
    int gpuDirectRDMAWritesOrdering;
    unsigned int memoryPoolSupportedHandleTypes;
    int deferredMappingHipArraySupported;
    int ipcEventSupported;
    int clusterLaunch;
    int unifiedFunctionPointers;
    int reserved[63];
    int hipReserved[32];
#endif
#if WAVEBRIDGE_ROCM < 600
    int gcnArch;
#endif
};
#if WAVEBRIDGE_ROCM < 600
struct hipArray {
#if WAVEBRIDGE_ROCM < 600
    void * data;
    hipChannelFormatDesc desc;
    unsigned int type;
    unsigned int width;
    unsigned int height;
    unsigned int depth;
    hipArray_Format Format;
    unsigned int NumChannels;
    bool isDrv;
    unsigned int textureType;
    unsigned int flags;
#endif
};
#endif
struct hipMipmappedArray {
    void * data;
    hipChannelFormatDesc desc;
    unsigned int type;
    unsigned int width;
    unsigned int height;
    unsigned int depth;
    unsigned int min_mipmap_level;
    unsigned int max_mipmap_level;
    unsigned int flags;
    hipArray_Format format;
    unsigned int num_channels;
};
struct HIP_TEXTURE_DESC_st {
    HIPaddress_mode addressMode[3];
    HIPfilter_mode filterMode;
    unsigned int flags;
    unsigned int maxAnisotropy;
    HIPfilter_mode mipmapFilterMode;
    float mipmapLevelBias;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    float borderColor[4];
    int reserved[12];
};
struct hipResourceDesc {
    hipResourceType resType;
    union { struct { hipArray_t array; } array; struct { hipMipmappedArray_t mipmap; } mipmap; struct { void * devPtr;
        hipChannelFormatDesc desc; size_t sizeInBytes; } linear; struct { void * devPtr; hipChannelFormatDesc desc;
        size_t width; size_t height; size_t pitchInBytes; } pitch2D; } res;
};
struct HIP_RESOURCE_DESC_st {
    HIPresourcetype resType;
    union { struct { hipArray_t hArray; } array; struct { hipMipmappedArray_t hMipmappedArray; } mipmap; struct {
        hipDeviceptr_t devPtr; hipArray_Format format; unsigned int numChannels; size_t sizeInBytes; } linear; struct {
        hipDeviceptr_t devPtr; hipArray_Format format; unsigned int numChannels; size_t width; size_t height; size_t
        pitchInBytes; } pitch2D; struct { int reserved[32]; } reserved; } res;
    unsigned int flags;
};
struct HIP_RESOURCE_VIEW_DESC_st {
    HIPresourceViewFormat format;
    size_t width;
    size_t height;
    size_t depth;
    unsigned int firstMipmapLevel;
    unsigned int lastMipmapLevel;
    unsigned int firstLayer;
    unsigned int lastLayer;
    unsigned int reserved[16];
};
#if WAVEBRIDGE_ROCM >= 700
struct hipMemcpyAttributes {
#if WAVEBRIDGE_ROCM >= 700
    hipMemcpySrcAccessOrder srcAccessOrder;
    hipMemLocation srcLocHint;
    hipMemLocation dstLocHint;
    unsigned int flags;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
struct hipMemcpy3DOperand {
#if WAVEBRIDGE_ROCM >= 700
    hipMemcpy3DOperandType type;
    union { struct { void * ptr; size_t rowLength; size_t layerHeight; hipMemLocation locHint; } ptr; struct {
        hipArray_t array; hipOffset3D offset; } array; } op;
#endif
};
#endif
struct textureReference {
    int normalized;
    hipTextureReadMode readMode;
    hipTextureFilterMode filterMode;
    hipTextureAddressMode addressMode[3];
    hipChannelFormatDesc channelDesc;
    int sRGB;
    unsigned int maxAnisotropy;
    hipTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    hipTextureObject_t textureObject;
    int numChannels;
    hipArray_Format format;
};
#if WAVEBRIDGE_ROCM >= 604
using hipStreamBatchMemOpParams = hipStreamBatchMemOpParams_union;
#endif
struct hipMemAccessDesc {
    hipMemLocation location;
    hipMemAccessFlags flags;
};
struct hipMemPoolProps {
    hipMemAllocationType allocType;
    hipMemAllocationHandleType handleTypes;
    hipMemLocation location;
    void * win32SecurityAttributes;
#if WAVEBRIDGE_ROCM >= 602
    size_t maxSize;
    unsigned char reserved[56];
#endif
#if WAVEBRIDGE_ROCM < 602
    unsigned char reserved[64];
#endif
};
using hipLaunchParams = hipLaunchParams_t;
using hipFunctionLaunchParams = hipFunctionLaunchParams_t;
struct hipExternalMemoryHandleDesc_st {
    hipExternalMemoryHandleType type;
    unsigned long long size;
    unsigned int flags;
#if WAVEBRIDGE_ROCM >= 600
    union { int fd; struct { void * handle; const void * name; } win32; const void * nvSciBufObject; } handle;
    unsigned int reserved[16];
#endif
#if WAVEBRIDGE_ROCM < 600
    union { int fd; struct { void * handle; const void * name; } win32; } handle;
#endif
};
#if WAVEBRIDGE_ROCM >= 600
struct hipExternalMemoryMipmappedArrayDesc_st {
#if WAVEBRIDGE_ROCM >= 600
    unsigned long long offset;
    hipChannelFormatDesc formatDesc;
    hipExtent extent;
    unsigned int flags;
    unsigned int numLevels;
#endif
};
#endif
struct hipExternalSemaphoreHandleDesc_st {
    hipExternalSemaphoreHandleType type;
    unsigned int flags;
#if WAVEBRIDGE_ROCM >= 600
    union { int fd; struct { void * handle; const void * name; } win32; const void * NvSciSyncObj; } handle;
    unsigned int reserved[16];
#endif
#if WAVEBRIDGE_ROCM < 600
    union { int fd; struct { void * handle; const void * name; } win32; } handle;
#endif
};
#if WAVEBRIDGE_ROCM >= 602
union hipLaunchAttributeValue {
#if WAVEBRIDGE_ROCM >= 700
    char pad[64];
    hipSynchronizationPolicy syncPolicy;
    hipLaunchMemSyncDomainMap memSyncDomainMap;
    hipLaunchMemSyncDomain memSyncDomain;
#endif
#if WAVEBRIDGE_ROCM >= 602
    hipAccessPolicyWindow accessPolicyWindow;
    int cooperative;
    int priority;
#endif
};
#endif
struct hipMemAllocationProp {
    hipMemAllocationType type;
    hipMemLocation location;
    void * win32HandleMetaData;
    struct { unsigned char compressionType; unsigned char gpuDirectRDMACapable; unsigned short usage; } allocFlags;
#if WAVEBRIDGE_ROCM >= 700
    union { hipMemAllocationHandleType requestedHandleType; hipMemAllocationHandleType requestedHandleTypes; };
#endif
#if WAVEBRIDGE_ROCM < 700
    hipMemAllocationHandleType requestedHandleType;
#endif
};
struct hipExternalSemaphoreSignalNodeParams {
    hipExternalSemaphore_t * extSemArray;
    const hipExternalSemaphoreSignalParams * paramsArray;
    unsigned int numExtSems;
};
struct hipExternalSemaphoreWaitNodeParams {
    hipExternalSemaphore_t * extSemArray;
    const hipExternalSemaphoreWaitParams * paramsArray;
    unsigned int numExtSems;
};
#if WAVEBRIDGE_ROCM >= 601
struct hipMemcpyNodeParams {
#if WAVEBRIDGE_ROCM >= 601
    int flags;
    int reserved[3];
    hipMemcpy3DParms copyParams;
#endif
};
#endif
#if WAVEBRIDGE_ROCM < 602
union hipKernelNodeAttrValue {
#if WAVEBRIDGE_ROCM < 602
    hipAccessPolicyWindow accessPolicyWindow;
    int cooperative;
#endif
};
#endif
using HIP_TEXTURE_DESC = HIP_TEXTURE_DESC_st;
using HIP_RESOURCE_DESC = HIP_RESOURCE_DESC_st;
using HIP_RESOURCE_VIEW_DESC = HIP_RESOURCE_VIEW_DESC_st;
#if WAVEBRIDGE_ROCM >= 700
struct hipMemcpy3DBatchOp {
#if WAVEBRIDGE_ROCM >= 700
    hipMemcpy3DOperand src;
    hipMemcpy3DOperand dst;
    hipExtent extent;
    hipMemcpySrcAccessOrder srcAccessOrder;
    unsigned int flags;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 604
struct hipBatchMemOpNodeParams {
#if WAVEBRIDGE_ROCM >= 604
    hipCtx_t ctx;
    unsigned int count;
    hipStreamBatchMemOpParams * paramArray;
    unsigned int flags;
#endif
};
#endif
using hipExternalMemoryHandleDesc = hipExternalMemoryHandleDesc_st;
#if WAVEBRIDGE_ROCM >= 600
using hipExternalMemoryMipmappedArrayDesc = hipExternalMemoryMipmappedArrayDesc_st;
#endif
using hipExternalSemaphoreHandleDesc = hipExternalSemaphoreHandleDesc_st;
struct hipMemAllocNodeParams {
    hipMemPoolProps poolProps;
    const hipMemAccessDesc * accessDescs;
    size_t accessDescCount;
    size_t bytesize;
    void * dptr;
};
struct hipArrayMapInfo {
    hipResourceType resourceType;
    union { hipMipmappedArray mipmap; hipArray_t array; } resource;
    hipArraySparseSubresourceType subresourceType;
    union { struct { unsigned int level; unsigned int layer; unsigned int offsetX; unsigned int offsetY; unsigned int
        offsetZ; unsigned int extentWidth; unsigned int extentHeight; unsigned int extentDepth; } sparseLevel; struct {
        unsigned int layer; unsigned long long offset; unsigned long long size; } miptail; } subresource;
    hipMemOperationType memOperationType;
    hipMemHandleType memHandleType;
    union { hipMemGenericAllocationHandle_t memHandle; } memHandle;
    unsigned long long offset;
    unsigned int deviceBitMask;
    unsigned int flags;
    unsigned int reserved[2];
};
#if WAVEBRIDGE_ROCM >= 700
struct hipLaunchAttribute_st {
#if WAVEBRIDGE_ROCM >= 700
    hipLaunchAttributeID id;
    char pad[4];
    union { hipLaunchAttributeValue val; hipLaunchAttributeValue value; };
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 601
struct hipGraphNodeParams {
#if WAVEBRIDGE_ROCM >= 601
    hipGraphNodeType type;
    int reserved0[3];
    union { long long reserved1[29]; hipKernelNodeParams kernel; hipMemcpyNodeParams memcpy; hipMemsetParams memset;
        hipHostNodeParams host; hipChildGraphNodeParams graph; hipEventWaitNodeParams eventWait;
        hipEventRecordNodeParams eventRecord; hipExternalSemaphoreSignalNodeParams extSemSignal;
        hipExternalSemaphoreWaitNodeParams extSemWait; hipMemAllocNodeParams alloc; hipMemFreeNodeParams free; };
    long long reserved2;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
using hipLaunchAttribute = hipLaunchAttribute_st;
#endif
#if WAVEBRIDGE_ROCM >= 700
struct hipLaunchConfig_st {
#if WAVEBRIDGE_ROCM >= 700
    dim3 gridDim;
    dim3 blockDim;
    size_t dynamicSmemBytes;
    hipStream_t stream;
    hipLaunchAttribute * attrs;
    unsigned int numAttrs;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
struct HIP_LAUNCH_CONFIG_st {
#if WAVEBRIDGE_ROCM >= 700
    unsigned int gridDimX;
    unsigned int gridDimY;
    unsigned int gridDimZ;
    unsigned int blockDimX;
    unsigned int blockDimY;
    unsigned int blockDimZ;
    unsigned int sharedMemBytes;
    hipStream_t hStream;
    hipLaunchAttribute * attrs;
    unsigned int numAttrs;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
using hipLaunchConfig_t = hipLaunchConfig_st;
#endif
#if WAVEBRIDGE_ROCM >= 700
using HIP_LAUNCH_CONFIG = HIP_LAUNCH_CONFIG_st;
#endif

#define HIP_TRSA_OVERRIDE_FORMAT 0x01
#define HIP_TRSF_READ_AS_INTEGER 0x01
#define HIP_TRSF_NORMALIZED_COORDINATES 0x02
#define HIP_TRSF_SRGB 0x10
#define hipTextureType1D 0x01
#define hipTextureType2D 0x02
#define hipTextureType3D 0x03
#define hipTextureTypeCubemap 0x0C
#define hipTextureType1DLayered 0xF1
#define hipTextureType2DLayered 0xF2
#define hipTextureTypeCubemapLayered 0xFC
#define HIP_IMAGE_OBJECT_SIZE_DWORD 12
#define HIP_SAMPLER_OBJECT_SIZE_DWORD 8
#define HIP_SAMPLER_OBJECT_OFFSET_DWORD HIP_IMAGE_OBJECT_SIZE_DWORD
#define HIP_LAUNCH_PARAM_BUFFER_POINTER ((void*)0x01)
#define HIP_LAUNCH_PARAM_BUFFER_SIZE ((void*)0x02)
#define HIP_LAUNCH_PARAM_END ((void*)0x03)
#define HIP_IPC_HANDLE_SIZE 64
#define hipStreamDefault 0x00
#define hipStreamNonBlocking 0x01
#define hipEventDefault 0x0
#define hipEventBlockingSync 0x1
#define hipEventDisableTiming 0x2
#define hipEventInterprocess 0x4
#define hipEventDisableSystemFence 0x20000000
#define hipEventReleaseToDevice 0x40000000
#define hipEventReleaseToSystem 0x80000000
#define hipHostMallocDefault 0x0
#define hipHostMallocPortable 0x1
#define hipHostMallocMapped 0x2
#define hipHostMallocWriteCombined 0x4
#define hipHostMallocNumaUser 0x20000000
#define hipHostMallocCoherent 0x40000000
#define hipHostMallocNonCoherent 0x80000000
#define hipMemAttachGlobal 0x01
#define hipMemAttachHost 0x02
#define hipMemAttachSingle 0x04
#define hipDeviceMallocDefault 0x0
#define hipDeviceMallocFinegrained 0x1
#define hipMallocSignalMemory 0x2
#define hipDeviceMallocUncached 0x3
#define hipHostRegisterDefault 0x0
#define hipHostRegisterPortable 0x1
#define hipHostRegisterMapped 0x2
#define hipHostRegisterIoMemory 0x4
#define hipHostRegisterReadOnly 0x08
#define hipExtHostRegisterCoarseGrained 0x8
#define hipDeviceScheduleAuto 0x0
#define hipDeviceScheduleSpin 0x1
#define hipDeviceScheduleYield 0x2
#define hipDeviceScheduleBlockingSync 0x4
#define hipDeviceScheduleMask 0x7
#define hipDeviceMapHost 0x8
#define hipDeviceLmemResizeToMax 0x10
#define hipArrayDefault 0x00
#define hipArrayLayered 0x01
#define hipArraySurfaceLoadStore 0x02
#define hipArrayCubemap 0x04
#define hipArrayTextureGather 0x08
#define hipOccupancyDefault 0x00
#define hipOccupancyDisableCachingOverride 0x01
#define hipCooperativeLaunchMultiDeviceNoPreSync 0x01
#define hipCooperativeLaunchMultiDeviceNoPostSync 0x02
#define hipCpuDeviceId ((int)-1)
#define hipInvalidDeviceId ((int)-2)
#define hipExtAnyOrderLaunch 0x01
#define hipStreamWaitValueGte 0x0
#define hipStreamWaitValueEq 0x1
#define hipStreamWaitValueAnd 0x2
#define hipStreamWaitValueNor 0x3
#define hipStreamPerThread ((hipStream_t)2)
#define hipExternalMemoryDedicated 0x1
#if WAVEBRIDGE_ROCM >= 600
#define hipIpcMemLazyEnablePeerAccess 0x01
#endif
#if WAVEBRIDGE_ROCM >= 604
#define hipEventRecordDefault 0x00
#define hipEventRecordExternal 0x01
#define hipEventWaitDefault 0x00
#define hipEventWaitExternal 0x01
#define hipHostAllocDefault 0x0
#define hipHostAllocPortable 0x1
#define hipHostAllocMapped 0x2
#define hipHostAllocWriteCombined 0x4
#endif
#if WAVEBRIDGE_ROCM >= 700
#define hipEnableDefault 0x0
#define hipEnableLegacyStream 0x1
#define hipEnablePerThreadDefaultStream 0x2
#define hipHostMallocUncached 0x10000000
#define hipHostAllocUncached hipHostMallocUncached
#define hipExtHostRegisterUncached 0x80000000
#define hipStreamAttrID hipLaunchAttributeID
#define hipStreamAttributeAccessPolicyWindow hipLaunchAttributeAccessPolicyWindow
#define hipStreamAttributeSynchronizationPolicy hipLaunchAttributeSynchronizationPolicy
#define hipStreamAttributeMemSyncDomainMap hipLaunchAttributeMemSyncDomainMap
#define hipStreamAttributeMemSyncDomain hipLaunchAttributeMemSyncDomain
#define hipStreamAttributePriority hipLaunchAttributePriority
#define hipStreamAttrValue hipLaunchAttributeValue
#define hipDrvLaunchAttributeCooperative hipLaunchAttributeCooperative
#define hipDrvLaunchAttributeID hipLaunchAttributeID
#define hipDrvLaunchAttributeValue hipLaunchAttributeValue
#define hipDrvLaunchAttribute hipLaunchAttribute
#endif
#if WAVEBRIDGE_ROCM >= 602
#define hipDeviceMallocContiguous 0x4
#define hipStreamLegacy ((hipStream_t)1)
#define hipKernelNodeAttrID hipLaunchAttributeID
#define hipKernelNodeAttributeAccessPolicyWindow hipLaunchAttributeAccessPolicyWindow
#define hipKernelNodeAttributeCooperative hipLaunchAttributeCooperative
#define hipKernelNodeAttributePriority hipLaunchAttributePriority
#define hipKernelNodeAttrValue hipLaunchAttributeValue
#define hipGraphKernelNodePortDefault 0
#define hipGraphKernelNodePortLaunchCompletion 2
#define hipGraphKernelNodePortProgrammatic 1
#endif
#if WAVEBRIDGE_ROCM < 600
#define hipIpcMemLazyEnablePeerAccess 0
#endif
