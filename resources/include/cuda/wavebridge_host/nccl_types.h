// NCCL: types and constants of releases 2.21, 2.32.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "runtime_api.h"

struct ncclComm;
struct ncclUniqueId;
struct ncclConfig_v21700;
struct ncclWindow_vidmem;
struct ncclConfig_v23100;
struct ncclConfigExt;
struct ncclCollConfig_v23200;
struct ncclSimInfo_v22200;
struct ncclWaitSignalDesc_t;
struct ncclEncryptionConfig_v23200;
struct ncclParamHandle;

using ncclComm_t = ncclComm *;
struct ncclUniqueId {
    char internal[128];
};
enum ncclResult_t { ncclSuccess = 0, ncclUnhandledCudaError = 1, ncclSystemError = 2, ncclInternalError = 3,
    ncclInvalidArgument = 4, ncclInvalidUsage = 5, ncclRemoteError = 6, ncclInProgress = 7, ncclNumResults = 8,
    ncclTimeout = 8 };
struct ncclConfig_v21700 {
    size_t size;
    unsigned int magic;
    unsigned int version;
    int blocking;
    int cgaClusterSize;
    int minCTAs;
    int maxCTAs;
    const char * netName;
    int splitShare;
};
enum ncclRedOp_dummy_t { ncclNumOps_dummy = 5 };
enum ncclRedOp_t { ncclSum = 0, ncclProd = 1, ncclMax = 2, ncclMin = 3, ncclAvg = 4, ncclNumOps = 5,
    ncclMaxRedOp = 2147483647 };
enum ncclDataType_t { ncclInt8 = 0, ncclChar = 0, ncclUint8 = 1, ncclInt32 = 2, ncclInt = 2, ncclUint32 = 3,
    ncclInt64 = 4, ncclUint64 = 5, ncclFloat16 = 6, ncclHalf = 6, ncclFloat32 = 7, ncclFloat = 7, ncclFloat64 = 8,
    ncclDouble = 8, ncclBfloat16 = 9, ncclNumTypes = 10, ncclFloat8e4m3 = 10, ncclFloat8e5m2 = 11 };
enum ncclScalarResidence_t { ncclScalarDevice = 0, ncclScalarHostImmediate = 1 };
using ncclWindow_t = ncclWindow_vidmem *;
enum ncclHostCftMode_t { ncclHostCftDefault = -2147483648, ncclHostCftEnable = 1, ncclHostCftDisable = 2,
    ncclHostCftFallback = 3 };
enum ncclNvlsHostMode_t { ncclNvlsHostModeDefault = -2147483648, ncclNvlsHostModeEnable = 0,
    ncclNvlsHostModeDisableTransport = 1, ncclNvlsHostModeDisableSymmetricMultimem = 2,
    ncclNvlsHostModeDisable = 2147483647 };
struct ncclConfig_v23100 {
    size_t size;
    unsigned int magic;
    unsigned int version;
    int blocking;
    int cgaClusterSize;
    int minCTAs;
    int maxCTAs;
    const char * netName;
    int splitShare;
    int trafficClass;
    const char * commName;
    int collnetEnable;
    int CTAPolicy;
    int shrinkShare;
    int nvlsCTAs;
    int nChannelsPerNetPeer;
    int nvlinkCentricSched;
    int graphUsageMode;
    int numRmaCtx;
    int maxP2pPeers;
    int graphStreamOrdering;
    int launchOrderImplicit;
    int numRmaSig;
    int rmaEagerInit;
    int hostCftMode;
    int nvlsHostMode;
};
struct ncclConfigExt {
    ncclConfigExt * next;
    struct { int vendorId; int optionId; } key;
    union { int i; const char * s; void * raw; } val;
};
struct ncclSimInfo_v22200 {
    size_t size;
    unsigned int magic;
    unsigned int version;
    float estimatedTime;
};
enum ncclCommMemStat_t { ncclStatGpuMemSuspend = 0, ncclStatGpuMemSuspended = 1, ncclStatGpuMemPersist = 2,
    ncclStatGpuMemTotal = 3 };
struct ncclWaitSignalDesc_t {
    int opCnt;
    int peer;
    int sigIdx;
    int ctx;
};
enum ncclEncryptionMode_t { NCCL_ENCRYPTION_MODE_NONE = 0, NCCL_ENCRYPTION_MODE_PSK = 1 };
struct ncclEncryptionConfig_v23200 {
    size_t size;
    unsigned int magic;
    unsigned int version;
    int mode;
    const char * psk;
};
using ncclParamHandle_t = ncclParamHandle *;
using ncclConfig_t = ncclConfig_v21700;
using ncclConfigExt_t = ncclConfigExt;
using ncclSimInfo_t = ncclSimInfo_v22200;
using ncclEncryptionConfig_t = ncclEncryptionConfig_v23200;
struct ncclCollConfig_v23200 {
    size_t size;
    unsigned int magic;
    unsigned int version;
    ncclConfigExt_t * ext;
    int minCTAs;
    int maxCTAs;
    int nvlsCTAs;
    int cgaClusterSize;
    const char * algSelection;
    int forceAlgSelection;
    int CTAPolicy;
    uint64_t userProfilerTag;
    cudaEvent_t launchCompletionEvent;
};
using ncclCollConfig_t = ncclCollConfig_v23200;

#define NCCL_MAJOR 2
#define NCCL_MINOR 21
#define NCCL_PATCH 5
#define NCCL_VERSION_CODE 22105
#define NCCL_UNIQUE_ID_BYTES 128
#define NCCL_SPLIT_NOCOLOR -1
#define NCCL_UNDEF_FLOAT -1.0f
#define NCCL_API_MAGIC 0xcafebeef
#define NCCL_WIN_DEFAULT 0x00
#define NCCL_WIN_COLL_SYMMETRIC 0x01
#define NCCL_WIN_STRICT_ORDERING 0x02
#define NCCL_WIN_GIN_ONLY 0x04
#define NCCL_WIN_CFT_COUNTED 0x08
#define NCCL_WIN_REQUIRED_ALIGNMENT 4096
#define NCCL_CTA_POLICY_DEFAULT 0x00
#define NCCL_CTA_POLICY_EFFICIENCY 0x01
#define NCCL_CTA_POLICY_ZERO 0x02
#define NCCL_SHRINK_DEFAULT 0x00
#define NCCL_SHRINK_ABORT 0x01
#define NCCL_REVOKE_DEFAULT 0x00
#define NCCL_SUSPEND_MEM 0x01
