// hipFFT: types and constants.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "runtime_types.h"
#include "complex.h"

struct hipfftHandle_t;
struct hipXtDesc_t;
struct hipLibXtDesc_t;

enum hipfftResult_t {
    HIPFFT_SUCCESS = 0,
    HIPFFT_INVALID_PLAN = 1,
    HIPFFT_ALLOC_FAILED = 2,
    HIPFFT_INVALID_TYPE = 3,
    HIPFFT_INVALID_VALUE = 4,
    HIPFFT_INTERNAL_ERROR = 5,
    HIPFFT_EXEC_FAILED = 6,
    HIPFFT_SETUP_FAILED = 7,
    HIPFFT_INVALID_SIZE = 8,
    HIPFFT_UNALIGNED_DATA = 9,
    HIPFFT_INCOMPLETE_PARAMETER_LIST = 10,
    HIPFFT_INVALID_DEVICE = 11,
    HIPFFT_PARSE_ERROR = 12,
    HIPFFT_NO_WORKSPACE = 13,
    HIPFFT_NOT_IMPLEMENTED = 14,
    HIPFFT_NOT_SUPPORTED = 16,
};
enum hipfftType_t {
    HIPFFT_R2C = 42,
    HIPFFT_C2R = 44,
    HIPFFT_C2C = 41,
    HIPFFT_D2Z = 106,
    HIPFFT_Z2D = 108,
    HIPFFT_Z2Z = 105,
};
enum hipfftLibraryPropertyType_t {
    HIPFFT_MAJOR_VERSION = 0,
    HIPFFT_MINOR_VERSION = 1,
    HIPFFT_PATCH_LEVEL = 2,
};
using hipfftHandle = hipfftHandle_t *;
using hipfftComplex = hipComplex;
using hipfftDoubleComplex = hipDoubleComplex;
using hipfftReal = float;
using hipfftDoubleReal = double;
#if WAVEBRIDGE_ROCM >= 600
struct hipXtDesc_t {
#if WAVEBRIDGE_ROCM >= 600
    int version;
    int nGPUs;
    int GPUs[64];
    void * data[64];
    size_t size[64];
    void * hipXtState;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 600
enum hiplibFormat_t {
#if WAVEBRIDGE_ROCM >= 600
    HIPLIB_FORMAT_HIPFFT = 0,
    HIPLIB_FORMAT_UNDEFINED = 1,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 600
enum hipfftXtCopyType_t {
#if WAVEBRIDGE_ROCM >= 600
    HIPFFT_COPY_HOST_TO_DEVICE = 0,
    HIPFFT_COPY_DEVICE_TO_HOST = 1,
    HIPFFT_COPY_DEVICE_TO_DEVICE = 2,
    HIPFFT_COPY_UNDEFINED = 3,
#endif
};
#endif
enum hipfftXtCallbackType_t {
    HIPFFT_CB_LD_COMPLEX = 0,
    HIPFFT_CB_LD_COMPLEX_DOUBLE = 1,
    HIPFFT_CB_LD_REAL = 2,
    HIPFFT_CB_LD_REAL_DOUBLE = 3,
    HIPFFT_CB_ST_COMPLEX = 4,
    HIPFFT_CB_ST_COMPLEX_DOUBLE = 5,
    HIPFFT_CB_ST_REAL = 6,
    HIPFFT_CB_ST_REAL_DOUBLE = 7,
    HIPFFT_CB_UNDEFINED = 8,
};
#if WAVEBRIDGE_ROCM >= 600
enum hipfftXtSubFormat_t {
#if WAVEBRIDGE_ROCM >= 600
    HIPFFT_XT_FORMAT_INPUT = 0,
    HIPFFT_XT_FORMAT_OUTPUT = 1,
    HIPFFT_XT_FORMAT_INPLACE = 2,
    HIPFFT_XT_FORMAT_INPLACE_SHUFFLED = 3,
    HIPFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4,
    HIPFFT_FORMAT_UNDEFINED = 5,
#endif
};
#endif
using hipfftResult = hipfftResult_t;
using hipfftType = hipfftType_t;
using hipfftLibraryPropertyType = hipfftLibraryPropertyType_t;
#if WAVEBRIDGE_ROCM >= 600
using hipXtDesc = hipXtDesc_t;
#endif
#if WAVEBRIDGE_ROCM >= 600
using hiplibFormat = hiplibFormat_t;
#endif
#if WAVEBRIDGE_ROCM >= 600
using hipfftXtCopyType = hipfftXtCopyType_t;
#endif
using hipfftXtCallbackType = hipfftXtCallbackType_t;
using hipfftCallbackLoadC = hipfftComplex (*)(void *, size_t, void *, void *);
using hipfftCallbackLoadZ = hipfftDoubleComplex (*)(void *, size_t, void *, void *);
using hipfftCallbackLoadR = hipfftReal (*)(void *, size_t, void *, void *);
using hipfftCallbackLoadD = hipfftDoubleReal (*)(void *, size_t, void *, void *);
using hipfftCallbackStoreC = void (*)(void *, size_t, hipfftComplex, void *, void *);
using hipfftCallbackStoreZ = void (*)(void *, size_t, hipfftDoubleComplex, void *, void *);
using hipfftCallbackStoreR = void (*)(void *, size_t, hipfftReal, void *, void *);
using hipfftCallbackStoreD = void (*)(void *, size_t, hipfftDoubleReal, void *, void *);
#if WAVEBRIDGE_ROCM >= 600
using hipfftXtSubFormat = hipfftXtSubFormat_t;
#endif
#if WAVEBRIDGE_ROCM >= 600
struct hipLibXtDesc_t {
#if WAVEBRIDGE_ROCM >= 600
    int version;
    hipXtDesc * descriptor;
    hiplibFormat library;
    int subFormat;
    void * libDescriptor;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 600
using hipLibXtDesc = hipLibXtDesc_t;
#endif

#if WAVEBRIDGE_ROCM >= 604
#define hipfftVersionMajor 1
#endif
#define hipfftVersionMinor 0
#define HIPFFT_FORWARD -1
#define HIPFFT_BACKWARD 1
#if WAVEBRIDGE_ROCM >= 700
#define hipfftVersionPatch 22
#endif
#if WAVEBRIDGE_ROCM >= 604 && WAVEBRIDGE_ROCM < 700
#define hipfftVersionPatch 18
#endif
#if WAVEBRIDGE_ROCM < 604
#define hipfftVersionMajor 0
#define hipfftVersionPatch 0
#define hipfftVersionTweak 0
#endif
