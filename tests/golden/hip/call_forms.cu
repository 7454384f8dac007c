// golden: does not compile
#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <cusparse.h>
#include <nvrtc.h>

#include <vector>

struct Solver {
  cusparseSpSMDescr_t solve;
  void *buffer;
};

void triangular(Solver &s, cusparseHandle_t h, cusparseSpMatDescr_t a, cusparseDnMatDescr_t b, cusparseDnMatDescr_t c,
                const float *alpha) {
  const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
  cusparseSpSM_analysis(h, op, op, alpha, a, b, c, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, s.solve, s.buffer);
  cusparseSpSM_solve(h, op, op, alpha, a, b, c, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, s.solve);
}

void triangular_elsewhere(Solver &s, cusparseHandle_t h, cusparseSpMatDescr_t a, cusparseDnMatDescr_t b,
                          cusparseDnMatDescr_t c, const float *alpha) {
  const cusparseOperation_t op = CUSPARSE_OPERATION_NON_TRANSPOSE;
  cusparseSpSM_solve(h, op, op, alpha, a, b, c, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, s.solve);
}

void graphs(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edges, cudaStream_t stream) {
  cudaGraphExec_t run;
  cudaGraphInstantiate(&run, graph);
  cudaGraphInstantiate(&run, graph, 0);
  cudaGraphInstantiate(&run, graph, nullptr, nullptr, 0);
  cudaGraphAddDependencies(graph, from, to, 1);
  cudaGraphAddDependencies(graph, from, to, nullptr, 1);
  cudaGraphAddDependencies(graph, from, to, edges, 1);
  cudaStreamCaptureStatus status;
  cudaStreamGetCaptureInfo(stream, &status);
}

void driver(CUdevice device, CUdeviceptr p, const float *host, const struct cudaMemcpy3DParms *copy, cudaGraphExec_t run,
            cudaGraphNode_t node) {
  CUcontext context;
  cuCtxCreate(&context, 0, device);
  cuCtxCreate(&context, nullptr, 0, device);
  cuMemcpyHtoD(p, host, 16);
  cudaGraphExecMemcpyNodeSetParams(run, node, copy);
}

void import(cudaExternalMemory_t *memory, const struct cudaExternalMemoryHandleDesc *description) {
  cudaImportExternalMemory(memory, description);
}

void compile(nvrtcProgram program, const std::vector<const char *> &options, const char *source) {
  nvrtcCreateProgram(&program, source, "k.cu", 0, nullptr, nullptr);
  nvrtcCompileProgram(program, options.size(), options.data());
}

void advise(const void *p, int device) {
  cudaMemLocation location;
  location.type = cudaMemLocationTypeDevice;
  location.id = device;
  cudaMemPrefetchAsync(p, 1024, location, 0, 0);
  cudaMemAdvise(p, 1024, cudaMemAdviseSetReadMostly, location);
}

void advise_before_cuda_13(const void *p, int location) {
  cudaMemPrefetchAsync(p, 1024, location);
  cudaMemAdvise(p, 1024, cudaMemAdviseSetReadMostly, location);
}

void product(cublasHandle_t h, const void *one, const void *a, const void *b, void *c) {
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_T, 8, 8, 8, one, a, CUDA_R_16F, 8, b, CUDA_R_16F, 8, one, c, CUDA_R_16F, 8,
               CUDA_R_32F, CUBLAS_GEMM_DEFAULT);
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_T, 8, 8, 8, one, a, CUDA_R_16F, 8, b, CUDA_R_16F, 8, one, c, CUDA_R_16F, 8,
               CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
}

__global__ void in_kernel(int *device) { cudaGetDevice(device); }
