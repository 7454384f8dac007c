// Who runs next within one block.  Threads start lazily: a fiber runs fresh threads one after the other until one blocks.
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fiber.h"
#include "report.h"
#include "worker.h"

struct Coordinates {
  uint32_t x, y, z;
};
WBEMU_TLS Coordinates threadIdx, blockIdx, blockDim, gridDim;

namespace wbemu {

WBEMU_TLS Worker* current_worker;

Position current_position() {
  return Position{{blockIdx.x, blockIdx.y, blockIdx.z}, {threadIdx.x, threadIdx.y, threadIdx.z}};
}

void set_current_thread(Worker& w, unsigned thread) {
  w.cursor.current = thread;
  const uint32_t width = blockDim.x, height = blockDim.y;
  if (height == 1 && blockDim.z == 1) {
    threadIdx = Coordinates{thread, 0, 0};
  } else {
    threadIdx = Coordinates{thread % width, thread / width % height, thread / width / height};
  }
}

void start_bookkeeping(Worker& w) {
  if (w.bookkeeping) return;
  w.bookkeeping = true;
  w.cursor.blocked = true;
  w.live = w.cursor.count;
  for (unsigned warp = 0; warp < w.warp_count; warp++) {
    const unsigned lanes = w.cursor.count - warp * w.warp_size;
    w.warp_live[warp] = lanes >= w.warp_size ? w.full_mask : (1ull << lanes) - 1;
    w.warp_waiting[warp] = 0;
  }
  for (unsigned i = 0; i < w.cursor.count; i++) w.threads[i].state = State::fresh;
  const unsigned exited = w.cursor.started ? w.cursor.started - 1 : 0;  // all but the running one
  for (unsigned i = 0; i < exited; i++) {
    const unsigned thread = w.cursor.order ? w.cursor.order[i] : i;
    w.threads[thread].state = State::done;
    w.warp_live[thread / w.warp_size] &= ~(1ull << thread % w.warp_size);
  }
  w.live -= exited;
  w.threads[w.cursor.current].state = State::runnable;
}

static void thread_exits(Worker& w, unsigned thread) {
  const unsigned warp = thread / w.warp_size;
  w.threads[thread].state = State::done;
  w.live--;
  w.fruitless_yields = 0;
  w.warp_live[warp] &= ~(1ull << thread % w.warp_size);
  release_barrier_if_complete(w);
  if (w.warp_waiting[warp]) complete_ready_warp_operations(w, warp);
}

static void run_next(Worker& w, void** save, int self);

// Body of every fiber: starts fresh threads until there is something better to resume, then gives its stack back.
static void fiber_main() {
  Worker& w = *current_worker;
  char* const stack = w.new_stack;
  while (w.cursor.started < w.cursor.count && w.ready_head == w.ready_tail) {
    if (!w.bookkeeping) {
      w.entry->run_many(w.arguments, &w.cursor);
      if (w.bookkeeping) thread_exits(w, w.cursor.current);
    } else {
      const unsigned i = w.cursor.started++;
      set_current_thread(w, w.cursor.order ? w.cursor.order[i] : i);
      w.threads[w.cursor.current].state = State::runnable;
      w.entry->run_one(w.arguments);
      thread_exits(w, w.cursor.current);
    }
  }
  w.free_stacks[w.free_count++] = stack;
  void* never_resumed = nullptr;
  run_next(w, &never_resumed, -1);
  abort();
}

static char* take_stack(Worker& w) {
  if (w.free_count) return w.free_stacks[--w.free_count];
  const size_t page = 4096, pitch = w.stack_bytes + page;
  char* low = w.stacks + pitch * w.stacks_made;
  if (!w.config->cooperative) mprotect(low, page, PROT_NONE);
  // Tops differ in their cache sets: equal low bits would make all stacks share a few lines of the L1 cache.
  return low + pitch - 64 * static_cast<size_t>(w.stacks_made++ % 61);
}

static void report_deadlock(Worker& w) {
  unsigned in_barrier = 0, in_warp = 0;
  const ThreadState *barrier = nullptr, *warp = nullptr;
  unsigned witness = 0;
  for (unsigned i = 0; i < w.cursor.count; i++) {
    const ThreadState& t = w.threads[i];
    if (t.state == State::at_barrier || t.state == State::at_grid_barrier) in_barrier++, barrier = &t, witness = i;
    if (t.state == State::in_warp_operation) in_warp++, warp = &t, witness = i;
  }
  char text[256];
  int n = 0;
  if (barrier) n += snprintf(text, sizeof text, "%u threads wait at the barrier of line %d", in_barrier, barrier->site.line);
  if (warp) {
    n += snprintf(text + n, sizeof text - static_cast<size_t>(n),
                  "%s%u threads wait in the warp operation of line %d (mask 0x%llx) for lanes that never come",
                  n ? ", " : "", in_warp, warp->site.line, static_cast<unsigned long long>(warp->mask));
  }
  snprintf(text + n, sizeof text - static_cast<size_t>(n), "; %u have exited", w.cursor.count - w.live);
  set_current_thread(w, witness);
  report_at("deadlock", barrier ? barrier->site : warp->site, "%s", text);
}

// Switches to whatever can run; returns when the context in *save is resumed.  `self`: the thread that asks, or -1.
static void run_next(Worker& w, void** save, int self) {
  for (;;) {
    const bool starving = w.converged_waiting && w.fruitless_yields > 4 * w.live;
    if (starving && resolve_converged(w)) w.fruitless_yields = 0;
    if (w.ready_head != w.ready_tail) {
      const unsigned thread = w.ready[w.ready_head++ & (ring_size - 1)];
      set_current_thread(w, thread);
      if (static_cast<int>(thread) == self) return;
      switch_context(save, w.threads[thread].context);
      return;
    }
    if (w.cursor.started < w.cursor.count) {
      w.new_stack = take_stack(w);
      switch_context(save, make_context(w.new_stack, w.stack_bytes - 8192, fiber_main));
      return;
    }
    if (!w.bookkeeping || w.live == 0) {
      switch_context(save, w.main_context);
      return;
    }
    if (resolve_converged(w)) continue;
    if (grid_barrier_is_complete(w)) {
      run_grid_barrier(w);
      continue;
    }
    report_deadlock(w);
    w.abandoned = true;
    switch_context(save, w.main_context);
    return;
  }
}

void suspend(Worker& w, unsigned thread) { run_next(w, &w.threads[thread].context, static_cast<int>(thread)); }

static void reset_for_block(Worker& w, uint64_t block) {
  const uint32_t* grid = w.config->grid;
  blockIdx = Coordinates{static_cast<uint32_t>(block % grid[0]), static_cast<uint32_t>(block / grid[0] % grid[1]),
                         static_cast<uint32_t>(block / grid[0] / grid[1])};
  w.block = block;
  w.first_epoch = ++w.epoch;
  w.cursor.started = 0;
  w.cursor.blocked = false;
  w.bookkeeping = w.abandoned = false;
  w.at_barrier = w.at_grid_barrier = w.converged_waiting = w.fruitless_yields = 0;
  w.ready_head = w.ready_tail = 0;
}

void run_block(Worker& w, uint64_t block) {
  reset_for_block(w, block);
  run_next(w, &w.main_context, -1);
  w.epoch++;
  if (w.abandoned) {  // suspended fibers are dropped where they stand
    w.stacks_made = w.free_count = 0;
  }
}

}  // namespace wbemu

using namespace wbemu;

void wbemu_yield() {
  Worker& w = *current_worker;
  start_bookkeeping(w);
  if (w.ready_head == w.ready_tail && w.cursor.started >= w.cursor.count && !w.converged_waiting) return;
  w.fruitless_yields++;
  const unsigned thread = w.cursor.current;
  push_ready(w, thread);
  suspend(w, thread);
}

unsigned wbemu_lane() { return current_worker->cursor.current % current_worker->warp_size; }

uint64_t wbemu_live_lanes() {
  Worker& w = *current_worker;
  start_bookkeeping(w);
  return w.warp_live[w.cursor.current / w.warp_size];
}

uint64_t wbemu_block_index() { return current_worker->block; }
