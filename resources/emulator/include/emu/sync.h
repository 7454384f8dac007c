// Barriers, fences, clocks and ends (CUDA C++ Programming Guide, "Synchronization Functions", "Memory Fence Functions").
#pragma once

#define WBEMU_SITE wbemu::Site site = wbemu::here()

WBEMU_INLINE void __syncthreads(WBEMU_SITE) { wbemu_barrier(site); }
WBEMU_INLINE int __syncthreads_count(int predicate, WBEMU_SITE) {
  return wbemu_barrier_reduce(wbemu::BarrierOp::count, predicate, site);
}
WBEMU_INLINE int __syncthreads_and(int predicate, WBEMU_SITE) {
  return wbemu_barrier_reduce(wbemu::BarrierOp::all, predicate, site);
}
WBEMU_INLINE int __syncthreads_or(int predicate, WBEMU_SITE) {
  return wbemu_barrier_reduce(wbemu::BarrierOp::any, predicate, site);
}
WBEMU_INLINE void __threadfence() { wbemu_fence(); }
WBEMU_INLINE void __threadfence_block() { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
WBEMU_INLINE void __threadfence_system() { wbemu_fence(); }
#ifndef WBEMU_HIP  // HIP has none
WBEMU_INLINE void __nanosleep(unsigned) { wbemu_yield(); }
#endif
WBEMU_INLINE long long clock64() { return static_cast<long long>(wbemu_clock()); }
WBEMU_INLINE long long wall_clock64() { return static_cast<long long>(wbemu_clock()); }
WBEMU_INLINE unsigned long long __globaltimer() { return wbemu_clock(); }
[[noreturn]] WBEMU_INLINE void __trap(WBEMU_SITE) { wbemu_trap("trap", "__trap()", site.file, site.line); }
WBEMU_INLINE void __brkpt(WBEMU_SITE) { wbemu_trap("trap", "__brkpt()", site.file, site.line); }
WBEMU_INLINE void __prof_trigger(int) {}

namespace wbemu {
// Thrown to end a thread in the middle of its functions (PTX "exit").
struct ThreadExit {};
[[noreturn]] WBEMU_INLINE void exit_thread() { throw ThreadExit(); }

// Host code launches kernels; nothing is launched here.  A kernel that launches another is refused.
WBEMU_INLINE bool refuse_launch(WBEMU_SITE) {
  wbemu_host_call("<<<>>> (dynamic parallelism)");
  (void)site;
  return true;
}
// Stands for a function body or an instruction that cannot be compiled here.
[[noreturn]] WBEMU_INLINE void unsupported(const char* what, WBEMU_SITE) { wbemu_unsupported(what, site.file, site.line); }
}  // namespace wbemu

#ifdef WBEMU_HIP
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...) \
  (::wbemu::refuse_launch() ? (void)0 : (kernel)(__VA_ARGS__))
#endif
