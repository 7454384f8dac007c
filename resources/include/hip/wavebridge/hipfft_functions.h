// hipFFT: functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "hipfft_types.h"

hipfftResult hipfftPlan1d(hipfftHandle *, int, hipfftType, int);
hipfftResult hipfftPlan2d(hipfftHandle *, int, int, hipfftType);
hipfftResult hipfftPlan3d(hipfftHandle *, int, int, int, hipfftType);
hipfftResult hipfftPlanMany(hipfftHandle *, int, int *, int *, int, int, int *, int, int, hipfftType, int);
hipfftResult hipfftCreate(hipfftHandle *);
hipfftResult hipfftExtPlanScaleFactor(hipfftHandle, double);
hipfftResult hipfftMakePlan1d(hipfftHandle, int, hipfftType, int, size_t *);
hipfftResult hipfftMakePlan2d(hipfftHandle, int, int, hipfftType, size_t *);
hipfftResult hipfftMakePlan3d(hipfftHandle, int, int, int, hipfftType, size_t *);
hipfftResult hipfftMakePlanMany(hipfftHandle, int, int *, int *, int, int, int *, int, int, hipfftType, int, size_t *);
hipfftResult hipfftMakePlanMany64(hipfftHandle, int, long long *, long long *, long long, long long, long long *, long
    long, long long, hipfftType, long long, size_t *);
hipfftResult hipfftEstimate1d(int, hipfftType, int, size_t *);
hipfftResult hipfftEstimate2d(int, int, hipfftType, size_t *);
hipfftResult hipfftEstimate3d(int, int, int, hipfftType, size_t *);
hipfftResult hipfftEstimateMany(int, int *, int *, int, int, int *, int, int, hipfftType, int, size_t *);
hipfftResult hipfftGetSize1d(hipfftHandle, int, hipfftType, int, size_t *);
hipfftResult hipfftGetSize2d(hipfftHandle, int, int, hipfftType, size_t *);
hipfftResult hipfftGetSize3d(hipfftHandle, int, int, int, hipfftType, size_t *);
hipfftResult hipfftGetSizeMany(hipfftHandle, int, int *, int *, int, int, int *, int, int, hipfftType, int, size_t *);
hipfftResult hipfftGetSizeMany64(hipfftHandle, int, long long *, long long *, long long, long long, long long *, long
    long, long long, hipfftType, long long, size_t *);
hipfftResult hipfftGetSize(hipfftHandle, size_t *);
hipfftResult hipfftSetAutoAllocation(hipfftHandle, int);
hipfftResult hipfftSetWorkArea(hipfftHandle, void *);
hipfftResult hipfftExecC2C(hipfftHandle, hipfftComplex *, hipfftComplex *, int);
hipfftResult hipfftExecR2C(hipfftHandle, hipfftReal *, hipfftComplex *);
hipfftResult hipfftExecC2R(hipfftHandle, hipfftComplex *, hipfftReal *);
hipfftResult hipfftExecZ2Z(hipfftHandle, hipfftDoubleComplex *, hipfftDoubleComplex *, int);
hipfftResult hipfftExecD2Z(hipfftHandle, hipfftDoubleReal *, hipfftDoubleComplex *);
hipfftResult hipfftExecZ2D(hipfftHandle, hipfftDoubleComplex *, hipfftDoubleReal *);
hipfftResult hipfftSetStream(hipfftHandle, hipStream_t);
hipfftResult hipfftDestroy(hipfftHandle);
hipfftResult hipfftGetVersion(int *);
hipfftResult hipfftGetProperty(hipfftLibraryPropertyType, int *);
hipfftResult hipfftXtSetCallback(hipfftHandle, void **, hipfftXtCallbackType, void **);
hipfftResult hipfftXtClearCallback(hipfftHandle, hipfftXtCallbackType);
hipfftResult hipfftXtSetCallbackSharedSize(hipfftHandle, hipfftXtCallbackType, size_t);
hipfftResult hipfftXtMakePlanMany(hipfftHandle, int, long long *, long long *, long long, long long, hipDataType, long
    long *, long long, long long, hipDataType, long long, size_t *, hipDataType);
hipfftResult hipfftXtGetSizeMany(hipfftHandle, int, long long *, long long *, long long, long long, hipDataType, long
    long *, long long, long long, hipDataType, long long, size_t *, hipDataType);
hipfftResult hipfftXtExec(hipfftHandle, void *, void *, int);
#if WAVEBRIDGE_ROCM >= 600
hipfftResult hipfftXtSetGPUs(hipfftHandle, int, int *);
hipfftResult hipfftXtMalloc(hipfftHandle, hipLibXtDesc **, hipfftXtSubFormat);
hipfftResult hipfftXtMemcpy(hipfftHandle, void *, void *, hipfftXtCopyType);
hipfftResult hipfftXtFree(hipLibXtDesc *);
hipfftResult hipfftXtExecDescriptorC2C(hipfftHandle, hipLibXtDesc *, hipLibXtDesc *, int);
hipfftResult hipfftXtExecDescriptorR2C(hipfftHandle, hipLibXtDesc *, hipLibXtDesc *);
hipfftResult hipfftXtExecDescriptorC2R(hipfftHandle, hipLibXtDesc *, hipLibXtDesc *);
hipfftResult hipfftXtExecDescriptorZ2Z(hipfftHandle, hipLibXtDesc *, hipLibXtDesc *, int);
hipfftResult hipfftXtExecDescriptorD2Z(hipfftHandle, hipLibXtDesc *, hipLibXtDesc *);
hipfftResult hipfftXtExecDescriptorZ2D(hipfftHandle, hipLibXtDesc *, hipLibXtDesc *);
hipfftResult hipfftXtExecDescriptor(hipfftHandle, hipLibXtDesc *, hipLibXtDesc *, int);
#endif
