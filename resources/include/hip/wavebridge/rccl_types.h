// RCCL: types and constants.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "runtime_types.h"

struct ncclComm;
struct ncclWindow;
struct ncclUniqueId;
struct ncclConfig_v22700;
struct ncclSimInfo_v22200;
struct ncclConfig_v21700;

using ncclComm_t = ncclComm *;
#if WAVEBRIDGE_ROCM >= 700
using ncclWindow_t = ncclWindow *;
#endif
struct ncclUniqueId {
    char internal[128];
};
enum ncclResult_t {
    ncclSuccess = 0,
    ncclUnhandledCudaError = 1,
    ncclSystemError = 2,
    ncclInternalError = 3,
    ncclInvalidArgument = 4,
    ncclInvalidUsage = 5,
    ncclRemoteError = 6,
    ncclInProgress = 7,
    ncclNumResults = 8,
};
#if WAVEBRIDGE_ROCM >= 700
struct ncclConfig_v22700 {
#if WAVEBRIDGE_ROCM >= 700
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
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
struct ncclSimInfo_v22200 {
#if WAVEBRIDGE_ROCM >= 700
    size_t size;
    unsigned int magic;
    unsigned int version;
    float estimatedTime;
#endif
};
#endif
enum ncclRedOp_dummy_t {
    ncclNumOps_dummy = 5,
};
enum ncclRedOp_t {
    ncclSum = 0,
    ncclProd = 1,
    ncclMax = 2,
    ncclMin = 3,
    ncclAvg = 4,
    ncclNumOps = 5,
    ncclMaxRedOp = 2147483647,
};
enum ncclDataType_t {
    ncclInt8 = 0,
    ncclChar = 0,
    ncclUint8 = 1,
    ncclInt32 = 2,
    ncclInt = 2,
    ncclUint32 = 3,
    ncclInt64 = 4,
    ncclUint64 = 5,
    ncclFloat16 = 6,
    ncclHalf = 6,
    ncclFloat32 = 7,
    ncclFloat = 7,
    ncclFloat64 = 8,
    ncclDouble = 8,
    ncclBfloat16 = 9,
#if WAVEBRIDGE_ROCM >= 700
    ncclFloat8e4m3 = 10,
    ncclFloat8e5m2 = 11,
#endif
#if WAVEBRIDGE_ROCM >= 602
    ncclNumTypes = 12,
#endif
#if WAVEBRIDGE_ROCM >= 602 && WAVEBRIDGE_ROCM < 700
    ncclFp8E4M3 = 10,
    ncclFp8E5M2 = 11,
#endif
#if WAVEBRIDGE_ROCM < 602
    ncclNumTypes = 10,
#endif
};
enum ncclScalarResidence_t {
    ncclScalarDevice = 0,
    ncclScalarHostImmediate = 1,
};
#if WAVEBRIDGE_ROCM < 700
struct ncclConfig_v21700 {
#if WAVEBRIDGE_ROCM < 700
    size_t size;
    unsigned int magic;
    unsigned int version;
    int blocking;
    int cgaClusterSize;
    int minCTAs;
    int maxCTAs;
    const char * netName;
#endif
#if WAVEBRIDGE_ROCM >= 600 && WAVEBRIDGE_ROCM < 700
    int splitShare;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
using ncclConfig_t = ncclConfig_v22700;
#endif
#if WAVEBRIDGE_ROCM < 700
using ncclConfig_t = ncclConfig_v21700;
#endif
#if WAVEBRIDGE_ROCM >= 700
using ncclSimInfo_t = ncclSimInfo_v22200;
#endif

#if WAVEBRIDGE_ROCM >= 700
#define NCCL_MAJOR 2
#define NCCL_MINOR 27
#define NCCL_PATCH 7
#define NCCL_VERSION_CODE 22707
#define RCCL_ALLREDUCE_WITH_BIAS 1
#define NCCL_UNDEF_FLOAT -1.0f
#define NCCL_WIN_DEFAULT 0x00
#define NCCL_WIN_COLL_SYMMETRIC 0x01
#define NCCL_CTA_POLICY_DEFAULT 0x00
#define NCCL_CTA_POLICY_EFFICIENCY 0x01
#define NCCL_SHRINK_DEFAULT 0x00
#define NCCL_SHRINK_ABORT 0x01
#endif
#define RCCL_BFLOAT16 1
#define RCCL_GATHER_SCATTER 1
#define RCCL_ALLTOALLV 1
#define NCCL_UNIQUE_ID_BYTES 128
#if WAVEBRIDGE_ROCM >= 602
#define RCCL_FLOAT8 1
#endif
#if WAVEBRIDGE_ROCM >= 600
#define NCCL_SPLIT_NOCOLOR -1
#endif
#if WAVEBRIDGE_ROCM < 600
#define RCCL_MULTIRANKPERGPU 1
#endif
