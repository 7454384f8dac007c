// Barriers, fences, and other calls that order threads (CUDA C++ Programming Guide, "Synchronization Functions" and
// "Memory Fence Functions").
#ifndef WAVEBRIDGE_DEVICE_SYNCHRONIZATION_H
#define WAVEBRIDGE_DEVICE_SYNCHRONIZATION_H

__device__ void __syncthreads();
__device__ int __syncthreads_count(int predicate);
__device__ int __syncthreads_and(int predicate);
__device__ int __syncthreads_or(int predicate);
__device__ void __barrier_sync(unsigned int id);
__device__ void __barrier_sync_count(unsigned int id, unsigned int threads);
__device__ void __syncwarp(unsigned int mask = 0xffffffffu);

__device__ void __threadfence();
__device__ void __threadfence_block();
__device__ void __threadfence_system();

__device__ void __nanosleep(unsigned int nanoseconds);
__device__ __attribute__((noreturn)) void __trap();
__device__ void __brkpt();
__device__ void __prof_trigger(int counter);

// Thread block clusters and programmatic dependent launch.
__device__ void __cluster_barrier_arrive();
__device__ void __cluster_barrier_arrive_relaxed();
__device__ void __cluster_barrier_wait();
__device__ void cudaGridDependencySynchronize();
__device__ void cudaTriggerProgrammaticLaunchCompletion();

__device__ void __threadfence_cluster();
__device__ unsigned int __clusterDimIsSpecified();
__device__ dim3 __clusterDim();
__device__ dim3 __clusterIdx();
__device__ dim3 __clusterGridDimInClusters();
__device__ dim3 __clusterRelativeBlockIdx();
__device__ unsigned int __clusterRelativeBlockRank();
__device__ unsigned int __clusterSizeInBlocks();
__device__ void* __cluster_map_shared_rank(const void* address, unsigned int rank);
__device__ unsigned int __cluster_query_shared_rank(const void* address);

// The pipeline primitives of cuda_pipeline_primitives.h.
__device__ void __pipeline_memcpy_async(void* shared, const void* global, size_t size, size_t zero_fill = 0);
__device__ void __pipeline_commit();
__device__ void __pipeline_wait_prior(size_t stages);

#endif
