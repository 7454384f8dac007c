// Small device-side services that need the runtime's state.
#include <time.h>

#include "worker.h"

extern "C" int wbemu_is_shared(const void* address);
extern "C" uint64_t wbemu_shared_base(void);

using namespace wbemu;

uint64_t wbemu_clock() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<uint64_t>(now.tv_sec) * 1000000000u + static_cast<uint64_t>(now.tv_nsec);
}

// Shared memory is the thread-local storage of the worker.
int wbemu_is_shared(const void* address) {
  const Worker* w = current_worker;
  const uintptr_t a = reinterpret_cast<uintptr_t>(address);
  return w && a >= w->tls_low && a < w->tls_high;
}

// Where addresses of the shared space count from.
uint64_t wbemu_shared_base() {
  const Worker* w = current_worker;
  return w ? w->tls_low : 0;
}
