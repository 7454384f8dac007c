// cuFFT: types and constants of releases 12.9, 11.8, 13.5.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "../cuComplex.h"
#include "runtime_api.h"

struct cudaXtDesc_t;
struct cudaLibXtDesc_t;
struct cufftXt1dFactors_t;
struct cufftBox3d_t;

enum cudaXtCopyType_t { LIB_XT_COPY_HOST_TO_DEVICE = 0, LIB_XT_COPY_DEVICE_TO_HOST = 1, LIB_XT_COPY_DEVICE_TO_DEVICE = 2
    };
enum libFormat_t { LIB_FORMAT_CUFFT = 0, LIB_FORMAT_UNDEFINED = 1 };
struct cudaXtDesc_t {
    int version;
    int nGPUs;
    int GPUs[64];
    void * data[64];
    size_t size[64];
    void * cudaXtState;
};
enum cufftResult_t { CUFFT_SUCCESS = 0, CUFFT_INVALID_PLAN = 1, CUFFT_ALLOC_FAILED = 2, CUFFT_INVALID_TYPE = 3,
    CUFFT_INVALID_VALUE = 4, CUFFT_INTERNAL_ERROR = 5, CUFFT_EXEC_FAILED = 6, CUFFT_SETUP_FAILED = 7,
    CUFFT_INVALID_SIZE = 8, CUFFT_UNALIGNED_DATA = 9, CUFFT_INCOMPLETE_PARAMETER_LIST = 10, CUFFT_INVALID_DEVICE = 11,
    CUFFT_PARSE_ERROR = 12, CUFFT_NO_WORKSPACE = 13, CUFFT_NOT_IMPLEMENTED = 14, CUFFT_LICENSE_ERROR = 15,
    CUFFT_NOT_SUPPORTED = 16, CUFFT_MISSING_DEPENDENCY = 17, CUFFT_NVRTC_FAILURE = 18, CUFFT_NVJITLINK_FAILURE = 19,
    CUFFT_NVSHMEM_FAILURE = 20 };
using cufftReal = float;
using cufftDoubleReal = double;
using cufftComplex = cuComplex;
using cufftDoubleComplex = cuDoubleComplex;
enum cufftType_t { CUFFT_R2C = 42, CUFFT_C2R = 44, CUFFT_C2C = 41, CUFFT_D2Z = 106, CUFFT_Z2D = 108, CUFFT_Z2Z = 105 };
enum cufftCompatibility_t { CUFFT_COMPATIBILITY_FFTW_PADDING = 1 };
using cufftHandle = int;
enum cufftProperty_t { NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1, NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2,
    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3, NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4 };
enum cufftXtSubFormat_t { CUFFT_XT_FORMAT_INPUT = 0, CUFFT_XT_FORMAT_OUTPUT = 1, CUFFT_XT_FORMAT_INPLACE = 2,
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3, CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4, CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5,
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6, CUFFT_FORMAT_UNDEFINED = 7 };
enum cufftXtCopyType_t { CUFFT_COPY_HOST_TO_DEVICE = 0, CUFFT_COPY_DEVICE_TO_HOST = 1, CUFFT_COPY_DEVICE_TO_DEVICE = 2,
    CUFFT_COPY_UNDEFINED = 3 };
enum cufftXtQueryType_t { CUFFT_QUERY_1D_FACTORS = 0, CUFFT_QUERY_UNDEFINED = 1 };
struct cufftXt1dFactors_t {
    long long size;
    long long stringCount;
    long long stringLength;
    long long substringLength;
    long long factor1;
    long long factor2;
    long long stringMask;
    long long substringMask;
    long long factor1Mask;
    long long factor2Mask;
    int stringShift;
    int substringShift;
    int factor1Shift;
    int factor2Shift;
};
enum cufftXtWorkAreaPolicy_t { CUFFT_WORKAREA_MINIMAL = 0, CUFFT_WORKAREA_USER = 1, CUFFT_WORKAREA_PERFORMANCE = 2 };
enum cufftXtCallbackType_t { CUFFT_CB_LD_COMPLEX = 0, CUFFT_CB_LD_COMPLEX_DOUBLE = 1, CUFFT_CB_LD_REAL = 2,
    CUFFT_CB_LD_REAL_DOUBLE = 3, CUFFT_CB_ST_COMPLEX = 4, CUFFT_CB_ST_COMPLEX_DOUBLE = 5, CUFFT_CB_ST_REAL = 6,
    CUFFT_CB_ST_REAL_DOUBLE = 7, CUFFT_CB_UNDEFINED = 8 };
struct cufftBox3d_t {
    size_t lower[3];
    size_t upper[3];
    size_t strides[3];
};
using cudaLibXtCopyType = cudaXtCopyType_t;
using libFormat = libFormat_t;
using cudaXtDesc = cudaXtDesc_t;
using cufftResult = cufftResult_t;
using cufftType = cufftType_t;
using cufftCompatibility = cufftCompatibility_t;
using cufftProperty = cufftProperty_t;
using cufftXtSubFormat = cufftXtSubFormat_t;
using cufftXtCopyType = cufftXtCopyType_t;
using cufftXtQueryType = cufftXtQueryType_t;
using cufftXt1dFactors = cufftXt1dFactors_t;
using cufftXtWorkAreaPolicy = cufftXtWorkAreaPolicy_t;
using cufftXtCallbackType = cufftXtCallbackType_t;
using cufftCallbackLoadC = cufftComplex (*)(void *, size_t, void *, void *);
using cufftCallbackLoadZ = cufftDoubleComplex (*)(void *, size_t, void *, void *);
using cufftCallbackLoadR = cufftReal (*)(void *, size_t, void *, void *);
using cufftCallbackLoadD = cufftDoubleReal (*)(void *, size_t, void *, void *);
using cufftCallbackStoreC = void (*)(void *, size_t, cufftComplex, void *, void *);
using cufftCallbackStoreZ = void (*)(void *, size_t, cufftDoubleComplex, void *, void *);
using cufftCallbackStoreR = void (*)(void *, size_t, cufftReal, void *, void *);
using cufftCallbackStoreD = void (*)(void *, size_t, cufftDoubleReal, void *, void *);
using cufftJITCallbackLoadC = cufftComplex (*)(void *, unsigned long long, void *, void *);
using cufftJITCallbackLoadZ = cufftDoubleComplex (*)(void *, unsigned long long, void *, void *);
using cufftJITCallbackLoadR = cufftReal (*)(void *, unsigned long long, void *, void *);
using cufftJITCallbackLoadD = cufftDoubleReal (*)(void *, unsigned long long, void *, void *);
using cufftJITCallbackStoreC = void (*)(void *, unsigned long long, cufftComplex, void *, void *);
using cufftJITCallbackStoreZ = void (*)(void *, unsigned long long, cufftDoubleComplex, void *, void *);
using cufftJITCallbackStoreR = void (*)(void *, unsigned long long, cufftReal, void *, void *);
using cufftJITCallbackStoreD = void (*)(void *, unsigned long long, cufftDoubleReal, void *, void *);
using cufftBox3d = cufftBox3d_t;
struct cudaLibXtDesc_t {
    int version;
    cudaXtDesc * descriptor;
    libFormat library;
    int subFormat;
    void * libDescriptor;
};
using cudaLibXtDesc = cudaLibXtDesc_t;

#define MAX_CUDA_DESCRIPTOR_GPUS 64
#define CUFFT_VER_MAJOR 11
#define CUFFT_VER_MINOR 4
#define CUFFT_VER_PATCH 1
#define CUFFT_VER_BUILD 4
#define CUFFT_VERSION 11401
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
#define CUFFT_PLAN_NULL -1
