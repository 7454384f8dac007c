// NCCL: functions of releases 2.21, 2.32.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "nccl_types.h"

ncclResult_t ncclMemAlloc(void **, size_t);
ncclResult_t ncclMemFree(void *);
ncclResult_t ncclGetVersion(int *);
ncclResult_t ncclGetUniqueId(ncclUniqueId *);
ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t ncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
ncclResult_t ncclCommInitAll(ncclComm_t *, int, const int *);
ncclResult_t ncclCommFinalize(ncclComm_t);
ncclResult_t ncclCommDestroy(ncclComm_t);
ncclResult_t ncclCommAbort(ncclComm_t);
ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
const char * ncclGetErrorString(ncclResult_t);
const char * ncclGetLastError(ncclComm_t);
ncclResult_t ncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
ncclResult_t ncclCommCount(const ncclComm_t, int *);
ncclResult_t ncclCommCuDevice(const ncclComm_t, int *);
ncclResult_t ncclCommUserRank(const ncclComm_t, int *);
ncclResult_t ncclCommRegister(const ncclComm_t, void *, size_t, void **);
ncclResult_t ncclCommDeregister(const ncclComm_t, void *);
ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t);
ncclResult_t ncclRedOpDestroy(ncclRedOp_t, ncclComm_t);
ncclResult_t ncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
ncclResult_t ncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
ncclResult_t ncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
ncclResult_t ncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclGroupStart();
ncclResult_t ncclGroupEnd();
ncclResult_t ncclCommRevoke(ncclComm_t, int);
ncclResult_t ncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
ncclResult_t ncclCommGetUniqueId(ncclComm_t, ncclUniqueId *);
ncclResult_t ncclCommGrow(ncclComm_t, int, const ncclUniqueId *, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t ncclCommSuspend(ncclComm_t, int);
ncclResult_t ncclCommResume(ncclComm_t);
ncclResult_t ncclCommMemStats(ncclComm_t, ncclCommMemStat_t, uint64_t *);
ncclResult_t ncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
ncclResult_t ncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
ncclResult_t ncclWinGetUserPtr(ncclComm_t, ncclWindow_t, void **);
ncclResult_t ncclAlltoAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
ncclResult_t ncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclAllReduceConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t,
    const ncclCollConfig_t *);
ncclResult_t ncclBroadcastConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const
    ncclCollConfig_t *);
ncclResult_t ncclReduceConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t,
    const ncclCollConfig_t *);
ncclResult_t ncclAllGatherConfig(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t, const
    ncclCollConfig_t *);
ncclResult_t ncclReduceScatterConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t,
    cudaStream_t, const ncclCollConfig_t *);
ncclResult_t ncclAlltoAllConfig(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t, const
    ncclCollConfig_t *);
ncclResult_t ncclGatherConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const
    ncclCollConfig_t *);
ncclResult_t ncclScatterConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const
    ncclCollConfig_t *);
ncclResult_t ncclPutSignal(const void *, size_t, ncclDataType_t, int, ncclWindow_t, size_t, int, int, unsigned int,
    ncclComm_t, cudaStream_t);
ncclResult_t ncclSignal(int, int, int, unsigned int, ncclComm_t, cudaStream_t);
ncclResult_t ncclWaitSignal(int, ncclWaitSignalDesc_t *, ncclComm_t, cudaStream_t);
ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *);
ncclResult_t ncclSetEncryption(const ncclEncryptionConfig_t *);
ncclResult_t ncclParamBind(ncclParamHandle_t *, const char *);
ncclResult_t ncclParamGetI8(ncclParamHandle_t, int8_t *);
ncclResult_t ncclParamGetI16(ncclParamHandle_t, int16_t *);
ncclResult_t ncclParamGetI32(ncclParamHandle_t, int32_t *);
ncclResult_t ncclParamGetI64(ncclParamHandle_t, int64_t *);
ncclResult_t ncclParamGetU8(ncclParamHandle_t, uint8_t *);
ncclResult_t ncclParamGetU16(ncclParamHandle_t, uint16_t *);
ncclResult_t ncclParamGetU32(ncclParamHandle_t, uint32_t *);
ncclResult_t ncclParamGetU64(ncclParamHandle_t, uint64_t *);
ncclResult_t ncclParamGetStr(ncclParamHandle_t, const char **);
ncclResult_t ncclParamGet(ncclParamHandle_t, void *, int, int *);
ncclResult_t ncclParamGetParameter(const char *, const char **, int *);
ncclResult_t ncclParamGetAllParameterKeys(const char ***, int *);
void ncclParamDumpAll();
