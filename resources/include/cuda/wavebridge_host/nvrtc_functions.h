// NVRTC: functions of releases 12.9, 11.8, 13.5.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "nvrtc_types.h"

const char * nvrtcGetErrorString(nvrtcResult);
nvrtcResult nvrtcVersion(int *, int *);
nvrtcResult nvrtcGetNumSupportedArchs(int *);
nvrtcResult nvrtcGetSupportedArchs(int *);
nvrtcResult nvrtcCreateProgram(nvrtcProgram *, const char *, const char *, int, const char *const *, const char *const
    *);
nvrtcResult nvrtcDestroyProgram(nvrtcProgram *);
nvrtcResult nvrtcCompileProgram(nvrtcProgram, int, const char *const *);
nvrtcResult nvrtcGetPTXSize(nvrtcProgram, size_t *);
nvrtcResult nvrtcGetPTX(nvrtcProgram, char *);
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram, size_t *);
nvrtcResult nvrtcGetCUBIN(nvrtcProgram, char *);
nvrtcResult nvrtcGetNVVMSize(nvrtcProgram, size_t *);
nvrtcResult nvrtcGetNVVM(nvrtcProgram, char *);
nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram, size_t *);
nvrtcResult nvrtcGetLTOIR(nvrtcProgram, char *);
nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram, size_t *);
nvrtcResult nvrtcGetOptiXIR(nvrtcProgram, char *);
nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram, size_t *);
nvrtcResult nvrtcGetProgramLog(nvrtcProgram, char *);
nvrtcResult nvrtcAddNameExpression(nvrtcProgram, const char *const);
nvrtcResult nvrtcGetLoweredName(nvrtcProgram, const char *const, const char **);
nvrtcResult nvrtcGetPCHHeapSize(size_t *);
nvrtcResult nvrtcSetPCHHeapSize(size_t);
nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram);
nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram, size_t *);
nvrtcResult nvrtcSetFlowCallback(nvrtcProgram, int (*)(void *, void *), void *);
nvrtcResult nvrtcGetTileIRSize(nvrtcProgram, size_t *);
nvrtcResult nvrtcGetTileIR(nvrtcProgram, char *);
nvrtcResult nvrtcInstallBundledHeaders(const char *, unsigned int, const char **);
nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *, const char **);
nvrtcResult nvrtcRemoveBundledHeaders(const char *, const char **);
