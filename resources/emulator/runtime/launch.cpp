// Blocks over operating-system threads.
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

#include "report.h"
#include "signals.h"
#include "worker.h"

alignas(1024) WBEMU_TLS unsigned char wbemu_dynamic_shared[wbemu::max_dynamic_shared];
extern int warpSize;
int warpSize = 32;

struct Coordinates {
  uint32_t x, y, z;
};
extern WBEMU_TLS Coordinates blockDim, gridDim;

namespace wbemu {

void prepare_worker_checks(Worker& w);  // checker.cpp, or the empty one of no_checker.cpp
void prepare_block_checks(Worker& w);

struct Job {
  const LaunchConfig* config;
  const Entry* entry;
  void** arguments;
  uint64_t block_count;
  uint64_t next_block;
  bool abandoned;
};

static void make_order(Worker& w, const LaunchConfig& config) {
  const unsigned n = w.cursor.count;
  w.cursor.order = config.order == Order::forward ? nullptr : w.order;
  if (config.order == Order::reverse) {
    for (unsigned i = 0; i < n; i++) w.order[i] = static_cast<uint16_t>(n - 1 - i);
  } else if (config.order == Order::random) {
    uint32_t state = config.seed * 2654435761u + 1;
    for (unsigned i = 0; i < n; i++) w.order[i] = static_cast<uint16_t>(i);
    for (unsigned i = n; i > 1; i--) {  // Fisher-Yates over xorshift32
      state ^= state << 13, state ^= state >> 17, state ^= state << 5;
      const unsigned k = state % i;
      const uint16_t swapped = w.order[i - 1];
      w.order[i - 1] = w.order[k], w.order[k] = swapped;
    }
  }
}

// The thread-local segment of the executable on this thread: it holds the kernels' shared memory.
static int find_tls(dl_phdr_info* info, size_t, void* worker) {
  Worker& w = *static_cast<Worker*>(worker);
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_TLS || !info->dlpi_tls_data) continue;
    w.tls_low = reinterpret_cast<uintptr_t>(info->dlpi_tls_data);
    w.tls_high = w.tls_low + info->dlpi_phdr[i].p_memsz;
    const uintptr_t own = reinterpret_cast<uintptr_t>(&wbemu_dynamic_shared);
    if (own >= w.tls_low && own < w.tls_high) return 1;
  }
  w.tls_low = w.tls_high = 0;
  return 0;
}

static Worker* make_worker(const Job& job) {
  const LaunchConfig& c = *job.config;
  Worker* w = static_cast<Worker*>(calloc(1, sizeof(Worker)));
  if (!w) return nullptr;
  w->stack_bytes = c.stack_bytes;
  w->stacks = static_cast<char*>(mmap(nullptr, (c.stack_bytes + 4096) * c.block[0] * c.block[1] * c.block[2], PROT_READ | PROT_WRITE,
                                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  if (w->stacks == MAP_FAILED) return nullptr;
  w->config = &c;
  w->entry = job.entry;
  w->arguments = job.arguments;
  w->cursor.count = c.block[0] * c.block[1] * c.block[2];
  w->warp_size = c.warp_size;
  w->warp_count = (w->cursor.count + c.warp_size - 1) / c.warp_size;
  w->full_mask = c.warp_size == 64 ? ~0ull : (1ull << c.warp_size) - 1;
  make_order(*w, c);
  return w;
}

static void* work(void* parameter) {
  Job& job = *static_cast<Job*>(parameter);
  const LaunchConfig& c = *job.config;
  install_signal_stack();
  Worker* w = make_worker(job);
  if (!w) end_with("no-memory", "no memory for the threads' stacks", "", 0);
  current_worker = w;
  blockDim = Coordinates{c.block[0], c.block[1], c.block[2]};
  gridDim = Coordinates{c.grid[0], c.grid[1], c.grid[2]};
#if defined(__x86_64__)
  if (c.flush_denormals) _mm_setcsr(_mm_getcsr() | 0x8040);  // flush to zero, denormals are zero
#endif
  dl_iterate_phdr(find_tls, w);
  prepare_worker_checks(*w);
  for (;;) {
    const uint64_t i = __atomic_fetch_add(&job.next_block, 1, __ATOMIC_RELAXED);
    if (i >= job.block_count || job.abandoned) break;
    memset(wbemu_dynamic_shared, 0xFF, c.dynamic_shared);
    prepare_block_checks(*w);
    run_block(*w, c.order == Order::reverse ? job.block_count - 1 - i : i);
    if (w->abandoned) job.abandoned = true;
    if (c.cooperative) break;
  }
  if (c.cooperative) leave_grid_barrier();
  return nullptr;
}

bool run_launch(const LaunchConfig& config, const Entry& entry, void** arguments) {
  warpSize = static_cast<int>(config.warp_size);
  const uint64_t blocks = static_cast<uint64_t>(config.grid[0]) * config.grid[1] * config.grid[2];
  Job job{&config, &entry, arguments, blocks, 0, false};
  uint64_t workers = config.cooperative ? blocks : config.workers;
  if (workers > blocks) workers = blocks;
  if (config.cooperative) prepare_grid_barrier(static_cast<unsigned>(workers));
  pthread_t* threads = static_cast<pthread_t*>(calloc(workers + 1, sizeof(pthread_t)));
  uint64_t started = 1;
  for (; started < workers; started++) {
    if (pthread_create(&threads[started], nullptr, work, &job)) {
      if (config.cooperative) end_with("no-memory", "cannot start a thread for every block of the grid", "", 0);
      break;
    }
  }
  work(&job);
  for (uint64_t i = 1; i < started; i++) pthread_join(threads[i], nullptr);
  free(threads);
  return !job.abandoned;
}

}  // namespace wbemu
