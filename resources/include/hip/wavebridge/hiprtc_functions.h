// hipRTC: functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "hiprtc_types.h"

const char * hiprtcGetErrorString(hiprtcResult);
hiprtcResult hiprtcVersion(int *, int *);
hiprtcResult hiprtcAddNameExpression(hiprtcProgram, const char *);
hiprtcResult hiprtcDestroyProgram(hiprtcProgram *);
hiprtcResult hiprtcGetLoweredName(hiprtcProgram, const char *, const char **);
hiprtcResult hiprtcGetProgramLog(hiprtcProgram, char *);
hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram, size_t *);
hiprtcResult hiprtcGetCode(hiprtcProgram, char *);
hiprtcResult hiprtcGetCodeSize(hiprtcProgram, size_t *);
hiprtcResult hiprtcGetBitcode(hiprtcProgram, char *);
hiprtcResult hiprtcGetBitcodeSize(hiprtcProgram, size_t *);
hiprtcResult hiprtcLinkComplete(hiprtcLinkState, void **, size_t *);
hiprtcResult hiprtcLinkDestroy(hiprtcLinkState);
#if WAVEBRIDGE_ROCM >= 700
hiprtcResult hiprtcCompileProgram(hiprtcProgram, int, const char *const *);
hiprtcResult hiprtcCreateProgram(hiprtcProgram *, const char *, const char *, int, const char *const *, const char
    *const *);
#endif
#if WAVEBRIDGE_ROCM >= 604
hiprtcResult hiprtcLinkCreate(unsigned int, hipJitOption *, void **, hiprtcLinkState *);
hiprtcResult hiprtcLinkAddFile(hiprtcLinkState, hipJitInputType, const char *, unsigned int, hipJitOption *, void **);
hiprtcResult hiprtcLinkAddData(hiprtcLinkState, hipJitInputType, void *, size_t, const char *, unsigned int,
    hipJitOption *, void **);
#endif
#if WAVEBRIDGE_ROCM < 700
hiprtcResult hiprtcCompileProgram(hiprtcProgram, int, const char **);
hiprtcResult hiprtcCreateProgram(hiprtcProgram *, const char *, const char *, int, const char **, const char **);
#endif
#if WAVEBRIDGE_ROCM < 604
hiprtcResult hiprtcLinkCreate(unsigned int, hiprtcJIT_option *, void **, hiprtcLinkState *);
hiprtcResult hiprtcLinkAddFile(hiprtcLinkState, hiprtcJITInputType, const char *, unsigned int, hiprtcJIT_option *, void
    **);
hiprtcResult hiprtcLinkAddData(hiprtcLinkState, hiprtcJITInputType, void *, size_t, const char *, unsigned int,
    hiprtcJIT_option *, void **);
#endif
