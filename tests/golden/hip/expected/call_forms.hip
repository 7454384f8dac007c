// golden: does not compile
#ifndef HIPBLAS_V2
#define HIPBLAS_V2
#endif
#ifndef ROCM_MATHLIBS_API_USE_HIP_COMPLEX
#define ROCM_MATHLIBS_API_USE_HIP_COMPLEX
#endif
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipsparse/hipsparse.h>
#include <hip/hiprtc.h>

#include <vector>

struct Solver {
  hipsparseSpSMDescr_t solve;
  void *buffer;
};

void triangular(Solver &s, hipsparseHandle_t h, hipsparseSpMatDescr_t a, hipsparseDnMatDescr_t b, hipsparseDnMatDescr_t c,
                const float *alpha) {
  const hipsparseOperation_t op = HIPSPARSE_OPERATION_NON_TRANSPOSE;
  hipsparseSpSM_analysis(h, op, op, alpha, a, b, c, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, s.solve, s.buffer);
  hipsparseSpSM_solve(h, op, op, alpha, a, b, c, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, s.solve, s.buffer);
}

void triangular_elsewhere(Solver &s, hipsparseHandle_t h, hipsparseSpMatDescr_t a, hipsparseDnMatDescr_t b,
                          hipsparseDnMatDescr_t c, const float *alpha) {
  const hipsparseOperation_t op = HIPSPARSE_OPERATION_NON_TRANSPOSE;
  hipsparseSpSM_solve(h, op, op, alpha, a, b, c, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, s.solve);
}

void graphs(hipGraph_t graph, hipGraphNode_t *from, hipGraphNode_t *to, hipGraphEdgeData *edges, hipStream_t stream) {
  hipGraphExec_t run;
  hipGraphInstantiateWithFlags(&run, graph, 0);
  hipGraphInstantiateWithFlags(&run, graph, 0);
  hipGraphInstantiate(&run, graph, nullptr, nullptr, 0);
  hipGraphAddDependencies(graph, from, to, 1);
  hipGraphAddDependencies(graph, from, to, 1);
  hipGraphAddDependencies(graph, from, to, edges, 1);
  hipStreamCaptureStatus status;
  hipStreamGetCaptureInfo(stream, &status, nullptr);
}

void driver(hipDevice_t device, hipDeviceptr_t p, const float *host, const struct hipMemcpy3DParms *copy, hipGraphExec_t run,
            hipGraphNode_t node) {
  hipCtx_t context;
  hipCtxCreate(&context, 0, device);
  hipCtxCreate(&context, 0, device);
  hipMemcpyHtoD(p, (void *)host, 16);
  hipGraphExecMemcpyNodeSetParams(run, node, (hipMemcpy3DParms *)copy);
}

void import(hipExternalMemory_t *memory, const hipExternalMemoryHandleDesc *description) {
  hipImportExternalMemory(memory, description);
}

void compile(hiprtcProgram program, const std::vector<const char *> &options, const char *source) {
  hiprtcCreateProgram(&program, source, "k.cu", 0, nullptr, nullptr);
  hiprtcCompileProgram(program, options.size(), (const char **)(options.data()));
}

void advise(const void *p, int device) {
  hipMemLocation location;
  location.type = hipMemLocationTypeDevice;
  location.id = device;
  hipMemPrefetchAsync(p, 1024, (location.type == hipMemLocationTypeDevice ? location.id : hipCpuDeviceId), 0);
  hipMemAdvise(p, 1024, hipMemAdviseSetReadMostly, (location.type == hipMemLocationTypeDevice ? location.id : hipCpuDeviceId));
}

void advise_before_cuda_13(const void *p, int location) {
  hipMemPrefetchAsync(p, 1024, location);
  hipMemAdvise(p, 1024, hipMemAdviseSetReadMostly, location);
}

void product(hipblasHandle_t h, const void *one, const void *a, const void *b, void *c) {
  hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_T, 8, 8, 8, one, a, HIP_R_16F, 8, b, HIP_R_16F, 8, one, c, HIP_R_16F, 8,
               HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
  hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_T, 8, 8, 8, one, a, HIP_R_16F, 8, b, HIP_R_16F, 8, one, c, HIP_R_16F, 8,
               HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
}

__global__ void in_kernel(int *device) { hipGetDevice(device); }
