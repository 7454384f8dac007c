// The state of one operating-system thread that runs blocks.
#pragma once
#include "../include/emu/interface.h"

namespace wbemu {

constexpr unsigned max_threads = 1024;  // per block, as on every CUDA device
constexpr unsigned ring_size = 2 * max_threads;
constexpr size_t max_dynamic_shared = 256u << 10;

enum class Order : uint8_t { forward, reverse, random };

enum class State : uint8_t { fresh, runnable, at_barrier, at_grid_barrier, in_warp_operation, done };

struct ThreadState {
  void* context;
  uint64_t value, result, mask;
  Site site;
  int argument;
  State state;
  WarpOp warp_op;
  BarrierOp barrier_op;
  uint8_t width;
  bool converged;  // a warp operation without a mask
};

struct LaunchConfig {
  uint32_t grid[3] = {1, 1, 1}, block[3] = {1, 1, 1};
  uint32_t dynamic_shared = 0;
  uint32_t warp_size = 32;
  uint32_t workers = 1;
  uint32_t seed = 0;
  size_t stack_bytes = 512u << 10;
  Order order = Order::forward;
  bool cooperative = false;  // one worker a block, all of them alive: grid barriers
  bool flush_denormals = false;
};

struct ShadowState;  // of the checked build

struct Worker {
  ThreadState threads[max_threads];
  Cursor cursor;
  const LaunchConfig* config;
  const Entry* entry;
  void** arguments;
  void* main_context;
  uint64_t block;

  unsigned warp_size, warp_count, live;
  uint64_t full_mask;
  uint64_t warp_live[max_threads];     // lanes that have not exited, by warp
  uint64_t warp_waiting[max_threads];  // lanes in a warp operation, by warp
  uint32_t warp_epoch[max_threads];    // warp operations completed: orders accesses within a warp
  uint32_t epoch, first_epoch;         // barriers completed (never reset): orders accesses within a block
  unsigned at_barrier, at_grid_barrier, converged_waiting;
  unsigned fruitless_yields;           // yields since something else happened
  bool bookkeeping;                    // `live` and the masks are kept up to date (see `start_bookkeeping`)
  bool abandoned;                      // a deadlock: the block was given up

  uint16_t ready[ring_size];
  unsigned ready_head, ready_tail;
  uint16_t order[max_threads];

  char* stacks;  // max_threads stacks of stack_bytes, each with a guard page at its low end
  size_t stack_bytes;
  unsigned stacks_made, free_count;
  char* free_stacks[max_threads + 1];
  char* new_stack;  // handed to the fiber that starts next

  ShadowState* shadow;
  uintptr_t tls_low, tls_high;
};

extern WBEMU_TLS Worker* current_worker;

// The thread that a worker runs, for messages: 0,0,0 outside a launch.
struct Position {
  unsigned block[3], thread[3];
};
Position current_position();

inline void push_ready(Worker& w, unsigned thread) {
  w.ready[w.ready_tail++ & (ring_size - 1)] = static_cast<uint16_t>(thread);
}

inline unsigned lowest_bit(uint64_t mask) { return static_cast<unsigned>(__builtin_ctzll(mask)); }

void set_current_thread(Worker& w, unsigned thread);
// Records that earlier threads of the block have exited.  Nothing is recorded until a thread blocks for the first time.
void start_bookkeeping(Worker& w);
// Runs something else; returns when `thread` is picked again.
void suspend(Worker& w, unsigned thread);

// Warp operations (warp.cpp).
void complete_ready_warp_operations(Worker& w, unsigned warp);
bool resolve_converged(Worker& w);

// Barriers (barrier.cpp).
void release_barrier_if_complete(Worker& w);
bool grid_barrier_is_complete(const Worker& w);
void run_grid_barrier(Worker& w);
void leave_grid_barrier();
void prepare_grid_barrier(unsigned workers);
uint32_t grid_epoch();  // grid barriers completed

// Launch (launch.cpp).
void run_block(Worker& w, uint64_t block);
bool run_launch(const LaunchConfig& config, const Entry& entry, void** arguments);

}  // namespace wbemu
