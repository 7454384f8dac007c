// Linked into builds without memory checks.
#include "worker.h"

namespace wbemu {
void prepare_worker_checks(Worker&) {}
void prepare_block_checks(Worker&) {}
}  // namespace wbemu

void wbemu_fence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
