// __syncthreads and its reductions; grid barriers between workers.
#include <pthread.h>

#include "report.h"
#include "worker.h"

namespace wbemu {

// Exited threads do not count: hardware lets the others pass (PTX ISA, "barrier": exited threads are not waited for).
void release_barrier_if_complete(Worker& w) {
  if (w.at_barrier == 0 || w.at_barrier != w.live) return;
  uint64_t count = 0;
  const ThreadState* first = nullptr;
  for (unsigned i = 0; i < w.cursor.count; i++) {
    const ThreadState& t = w.threads[i];
    if (t.state != State::at_barrier) continue;
    count += t.value != 0;
    if (!first) {
      first = &t;
    } else if (t.site.line != first->site.line || t.site.file != first->site.file) {
      const unsigned current = w.cursor.current;
      set_current_thread(w, i);
      report_at("barrier-divergence", t.site, "threads of one block meet at different barriers, lines %d and %d",
                first->site.line, t.site.line);
      set_current_thread(w, current);
    }
  }
  const uint64_t total = w.at_barrier;
  for (unsigned i = 0; i < w.cursor.count; i++) {
    const unsigned thread = w.cursor.order ? w.cursor.order[i] : i;
    ThreadState& t = w.threads[thread];
    if (t.state != State::at_barrier) continue;
    switch (t.barrier_op) {
      case BarrierOp::none: break;
      case BarrierOp::count: t.result = count; break;
      case BarrierOp::all: t.result = count == total; break;
      case BarrierOp::any: t.result = count != 0; break;
    }
    t.state = State::runnable;
    push_ready(w, thread);
  }
  w.at_barrier = 0;
  w.epoch++;
  w.fruitless_yields = 0;
}

// --- grid barriers: every worker holds one block, all blocks are alive ---

static pthread_mutex_t grid_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t grid_released = PTHREAD_COND_INITIALIZER;
static unsigned grid_members, grid_arrived;
static uint64_t grid_generation;

uint32_t grid_epoch() { return static_cast<uint32_t>(__atomic_load_n(&grid_generation, __ATOMIC_RELAXED)); }

void prepare_grid_barrier(unsigned workers) {
  grid_members = workers;
  grid_arrived = 0;
}

static void release_grid_if_complete() {
  if (grid_members == 0 || grid_arrived != grid_members) return;
  grid_arrived = 0;
  grid_generation++;
  pthread_cond_broadcast(&grid_released);
}

void leave_grid_barrier() {
  pthread_mutex_lock(&grid_lock);
  grid_members--;
  release_grid_if_complete();
  pthread_mutex_unlock(&grid_lock);
}

bool grid_barrier_is_complete(const Worker& w) { return w.at_grid_barrier != 0 && w.at_grid_barrier == w.live; }

void run_grid_barrier(Worker& w) {
  pthread_mutex_lock(&grid_lock);
  const uint64_t generation = grid_generation;
  grid_arrived++;
  release_grid_if_complete();
  while (generation == grid_generation) pthread_cond_wait(&grid_released, &grid_lock);
  pthread_mutex_unlock(&grid_lock);
  for (unsigned i = 0; i < w.cursor.count; i++) {
    const unsigned thread = w.cursor.order ? w.cursor.order[i] : i;
    if (w.threads[thread].state != State::at_grid_barrier) continue;
    w.threads[thread].state = State::runnable;
    push_ready(w, thread);
  }
  w.at_grid_barrier = 0;
  w.epoch++;
}

}  // namespace wbemu

using namespace wbemu;

int wbemu_barrier_reduce(BarrierOp op, int predicate, Site site) {
  Worker& w = *current_worker;
  start_bookkeeping(w);
  const unsigned thread = w.cursor.current;
  ThreadState& t = w.threads[thread];
  t.state = State::at_barrier;
  t.barrier_op = op;
  t.site = site;
  t.value = predicate != 0;
  w.at_barrier++;
  release_barrier_if_complete(w);
  suspend(w, thread);
  return static_cast<int>(t.result);
}

void wbemu_barrier(Site site) { wbemu_barrier_reduce(BarrierOp::none, 0, site); }

void wbemu_grid_barrier(Site site) {
  Worker& w = *current_worker;
  if (!w.config->cooperative) end_with_need("cooperative");
  start_bookkeeping(w);
  const unsigned thread = w.cursor.current;
  ThreadState& t = w.threads[thread];
  t.state = State::at_grid_barrier;
  t.site = site;
  w.at_grid_barrier++;
  suspend(w, thread);
}
