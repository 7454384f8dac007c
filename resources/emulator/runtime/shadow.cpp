#include "shadow.h"

#include <stdio.h>
#include <sys/mman.h>

#include "report.h"

namespace wbemu {

// Blocks that have executed a device-wide fence: what they wrote before may be handed over (by a flag or a counter).
static uint8_t fenced_blocks[1u << 20];

static void set_fenced(uint32_t block) { fenced_blocks[block & (sizeof fenced_blocks - 1)] = 1; }
static bool has_fenced(uint32_t block) { return fenced_blocks[block & (sizeof fenced_blocks - 1)] != 0; }

ShadowCell* make_cells(uint64_t bytes) {
  void* p = mmap(nullptr, (bytes / 4 + 2) * sizeof(ShadowCell), PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) end_with("no-memory", "no memory for the race detector", "", 0);
  return static_cast<ShadowCell*>(p);
}

enum class Hazard { read_after_write, write_after_write, write_after_read };

__attribute__((noinline, cold)) static void report_race(Hazard hazard, const Target& target, const ShadowCell& cell, uint32_t pc) {
  static const char* const names[] = {"reads what another thread writes", "writes what another thread writes",
                                      "writes what another thread reads"};
  const bool other_reads = hazard == Hazard::write_after_read;
  const unsigned thread = other_reads ? cell.read_thread : cell.write_thread;
  const unsigned block = other_reads ? cell.read_block : cell.write_block;
  char text[220];
  snprintf(text, sizeof text, "race on %s, byte %llu: %s without a barrier between (thread %u%s of block %u)", target.name,
           static_cast<unsigned long long>(target.offset), names[static_cast<int>(hazard)], thread,
           other_reads && cell.many_readers ? " and others" : "", block);
  report_module_offset(target.shared ? "shared-race" : "global-race", pc, other_reads ? cell.read_pc : cell.write_pc, text);
}

struct Accessor {
  uint32_t block, epoch;
  uint16_t thread, warp, warp_epoch, grid_epoch;
};

static Accessor accessor_of(const Worker& w) {
  const unsigned thread = w.cursor.current, warp = thread / w.warp_size;
  return Accessor{static_cast<uint32_t>(w.block), w.epoch, static_cast<uint16_t>(thread), static_cast<uint16_t>(warp),
                  static_cast<uint16_t>(w.bookkeeping ? w.warp_epoch[warp] : 0),
                  static_cast<uint16_t>(w.config->cooperative ? grid_epoch() : 0)};
}

static bool concurrent_with_write(const Worker& w, const ShadowCell& c, const Accessor& a, bool shared) {
  if (c.write_block != a.block) return !shared && c.write_grid_epoch == a.grid_epoch;
  if (c.write_epoch != a.epoch || c.write_thread == a.thread) return false;
  const bool same_warp = c.write_thread / w.warp_size == a.warp;
  return !(same_warp && c.write_warp_epoch != a.warp_epoch);
}

static bool concurrent_with_read(const Worker& w, const ShadowCell& c, const Accessor& a, bool shared) {
  if (c.read_block != a.block) return !shared && c.read_grid_epoch == a.grid_epoch;
  if (c.read_epoch != a.epoch || (c.read_thread == a.thread && !c.many_readers)) return false;
  const bool same_warp = c.read_thread / w.warp_size == a.warp && !c.many_reading_warps;
  return !(same_warp && c.read_warp_epoch != a.warp_epoch);
}

static void record_write(const Worker& w, ShadowCell& c, uint8_t mask, bool atomic, const Accessor& a, bool shared, uint32_t pc) {
  const bool stale = shared && c.write_epoch < w.first_epoch;  // of an earlier block
  c.write_mask = stale ? mask : c.write_mask | mask;
  // After a barrier no thread of this block races with the bytes written before it.
  const bool ordered = (shared || c.write_block == a.block) && c.write_epoch != a.epoch;
  c.racing_mask = ordered ? mask : c.racing_mask | mask;
  c.write_epoch = a.epoch;
  c.write_block = a.block;
  c.write_thread = a.thread;
  c.write_warp_epoch = a.warp_epoch;
  c.write_grid_epoch = a.grid_epoch;
  c.write_atomic = atomic;
  c.write_pc = pc;
}

static void record_read(const Worker& w, ShadowCell& c, uint8_t mask, const Accessor& a, uint32_t pc) {
  if (c.read_epoch == a.epoch && c.read_block == a.block) {
    if (c.read_thread != a.thread) {
      c.many_readers = true;
      if (c.read_thread / w.warp_size != a.warp) c.many_reading_warps = true;
    }
    c.read_mask |= mask;
  } else {
    c.read_mask = mask;
    c.many_readers = c.many_reading_warps = false;
  }
  c.read_epoch = a.epoch;
  c.read_block = a.block;
  c.read_thread = a.thread;
  c.read_warp_epoch = a.warp_epoch;
  c.read_grid_epoch = a.grid_epoch;
  c.read_pc = pc;
}

void record_access(Worker& w, ShadowCell& c, uint8_t mask, unsigned kind, const Target& target, uint32_t pc) {
  const Accessor a = accessor_of(w);
  const bool writes = kind & write_access, atomic = kind & atomic_access;
  if (c.write_epoch && (c.racing_mask & mask) && !(atomic && c.write_atomic) && concurrent_with_write(w, c, a, target.shared)) {
    const bool handed_over = !writes && c.write_block != a.block && has_fenced(c.write_block);
    if (!handed_over) report_race(writes ? Hazard::write_after_write : Hazard::read_after_write, target, c, pc);
  }
  if (writes && c.read_epoch && (c.read_mask & mask) && concurrent_with_read(w, c, a, target.shared)) {
    report_race(Hazard::write_after_read, target, c, pc);
  }
  if (writes) record_write(w, c, mask, atomic, a, target.shared, pc);
  else if (!atomic) record_read(w, c, mask, a, pc);
}

}  // namespace wbemu

void wbemu_fence() {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  if (wbemu::current_worker) wbemu::set_fenced(static_cast<uint32_t>(wbemu::current_worker->block));
}
