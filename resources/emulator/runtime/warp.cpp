// Warp operations, resolved by exact lane masks over the lanes that are alive.
// Semantics: CUDA C++ Programming Guide, "Warp Shuffle Functions" and following; PTX ISA, "shfl.sync" for source lanes.
#include "report.h"
#include "worker.h"

namespace wbemu {

// What a lane receives that reads one which takes no part: recognisable, a NaN as float and as double.
constexpr uint64_t poison = 0x7ff8dead7fc0deadull;

struct Group {
  Worker& w;
  unsigned warp;
  uint64_t lanes;   // that take part
  ThreadState* at;  // lane 0 of the warp
};

static uint64_t ballot_of(const Group& g) {
  uint64_t set = 0;
  for (uint64_t m = g.lanes; m; m &= m - 1) {
    const unsigned lane = lowest_bit(m);
    if (g.at[lane].value) set |= 1ull << lane;
  }
  return set;
}

static uint64_t combine(WarpOp op, uint64_t a, uint64_t b) {
  const int64_t sa = static_cast<int64_t>(a), sb = static_cast<int64_t>(b);
  switch (op) {
    case WarpOp::add: return a + b;
    case WarpOp::min_signed: return sb < sa ? b : a;
    case WarpOp::max_signed: return sb > sa ? b : a;
    case WarpOp::min_unsigned: return b < a ? b : a;
    case WarpOp::max_unsigned: return b > a ? b : a;
    case WarpOp::bit_and: return a & b;
    case WarpOp::bit_or: return a | b;
    case WarpOp::bit_xor: return a ^ b;
    default: return a;
  }
}

static uint64_t reduction_of(const Group& g, WarpOp op) {
  uint64_t m = g.lanes;
  uint64_t result = g.at[lowest_bit(m)].value;
  for (m &= m - 1; m; m &= m - 1) result = combine(op, result, g.at[lowest_bit(m)].value);
  return result;
}

static uint64_t equal_lanes(const Group& g, uint64_t value) {
  uint64_t same = 0;
  for (uint64_t m = g.lanes; m; m &= m - 1) {
    const unsigned lane = lowest_bit(m);
    if (g.at[lane].value == value) same |= 1ull << lane;
  }
  return same;
}

// The lane that `lane` reads in a shuffle.  Beyond its segment a lane reads itself.
static unsigned source_lane(const Group& g, unsigned lane) {
  const ThreadState& t = g.at[lane];
  const int self = static_cast<int>(lane), width = t.width, first = self & ~(width - 1);
  // PTX takes five bits of the lane operand; HIP's shuffles use it whole.
  const int argument = g.w.warp_size == 32 ? t.argument & 31 : t.argument;
  int source = self;
  switch (t.warp_op) {
    case WarpOp::shuffle_index: source = first + (t.argument & (width - 1)); break;
    case WarpOp::shuffle_up: source = self - argument; if (source < first) source = self; break;
    case WarpOp::shuffle_down: source = self + argument; if (source >= first + width || argument < 0) source = self; break;
    case WarpOp::shuffle_xor: source = self ^ argument; if (source >= first + width || source < 0) source = self; break;
    default: break;
  }
  return static_cast<unsigned>(source);
}

static uint64_t shuffled_value(const Group& g, unsigned lane) {
  const unsigned source = source_lane(g, lane);
  if (source < g.w.warp_size && (g.lanes >> source & 1)) return g.at[source].value;
  const unsigned index = g.warp * g.w.warp_size + source;
  const bool gone = index >= g.w.cursor.count || g.at[source].state == State::done;
  const unsigned current = g.w.cursor.current;
  set_current_thread(g.w, g.warp * g.w.warp_size + lane);
  report_at("inactive-lane", g.at[lane].site, "lane %u reads lane %u, which %s (mask 0x%llx)", lane, source,
            gone ? "has exited or does not exist" : "takes no part in the operation",
            static_cast<unsigned long long>(g.at[lane].mask));
  set_current_thread(g.w, current);
  return poison;
}

static void check_same_operation(const Group& g) {
  const ThreadState& first = g.at[lowest_bit(g.lanes)];
  for (uint64_t m = g.lanes & (g.lanes - 1); m; m &= m - 1) {
    const ThreadState& t = g.at[lowest_bit(m)];
    if (t.warp_op != first.warp_op || t.site.line != first.site.line) {
      report_at("warp-mismatch", t.site, "lanes of one mask execute different warp operations, lines %d and %d",
                first.site.line, t.site.line);
      return;
    }
  }
}

static uint64_t result_for(const Group& g, unsigned lane, uint64_t ballot) {
  const ThreadState& t = g.at[lane];
  switch (t.warp_op) {
    case WarpOp::shuffle_index:
    case WarpOp::shuffle_up:
    case WarpOp::shuffle_down:
    case WarpOp::shuffle_xor: return shuffled_value(g, lane);
    case WarpOp::ballot: return ballot;
    case WarpOp::all: return ballot == g.lanes;
    case WarpOp::any: return ballot != 0;
    case WarpOp::sync: return 0;
    case WarpOp::active_mask: return g.lanes;
    case WarpOp::match_any: return equal_lanes(g, t.value);
    case WarpOp::match_all: return equal_lanes(g, t.value) == g.lanes ? g.lanes : 0;
    default: return reduction_of(g, t.warp_op);
  }
}

static void complete(Worker& w, unsigned warp, uint64_t lanes) {
  const Group g{w, warp, lanes, w.threads + warp * w.warp_size};
  check_same_operation(g);
  const uint64_t ballot = ballot_of(g);
  for (uint64_t m = lanes; m; m &= m - 1) {
    const unsigned lane = lowest_bit(m);
    g.at[lane].result = result_for(g, lane, ballot);
  }
  for (uint64_t m = lanes; m; m &= m - 1) {
    const unsigned lane = lowest_bit(m);
    g.at[lane].state = State::runnable;
    push_ready(w, warp * w.warp_size + lane);
  }
  w.warp_epoch[warp]++;
  w.warp_waiting[warp] &= ~lanes;
  w.fruitless_yields = 0;
}

static uint64_t waiting_with_mask(const Worker& w, unsigned warp, uint64_t mask) {
  uint64_t lanes = 0;
  for (uint64_t m = w.warp_waiting[warp] & mask; m; m &= m - 1) {
    const unsigned lane = lowest_bit(m);
    const ThreadState& t = w.threads[warp * w.warp_size + lane];
    if (!t.converged && t.mask == mask) lanes |= 1ull << lane;
  }
  return lanes;
}

void complete_ready_warp_operations(Worker& w, unsigned warp) {
  uint64_t left = w.warp_waiting[warp];
  while (left) {
    const unsigned lane = lowest_bit(left);
    const ThreadState& t = w.threads[warp * w.warp_size + lane];
    left &= left - 1;
    if (t.converged) continue;
    const uint64_t arrived = waiting_with_mask(w, warp, t.mask);
    const uint64_t needed = t.mask & w.warp_live[warp];
    left &= ~arrived;
    if ((arrived & needed) == needed) complete(w, warp, arrived);
  }
}

static uint64_t converged_lanes(const Worker& w, unsigned warp) {
  uint64_t lanes = 0;
  for (uint64_t m = w.warp_waiting[warp]; m; m &= m - 1) {
    const unsigned lane = lowest_bit(m);
    if (w.threads[warp * w.warp_size + lane].converged) lanes |= 1ull << lane;
  }
  return lanes;
}

// Operations without a mask: the converged lanes are those that wait at the same place once nothing else can run.  Of
// several places the earliest in the program goes first, so that its lanes can meet the others again.
bool resolve_converged(Worker& w) {
  if (!w.converged_waiting) return false;
  bool any = false;
  for (unsigned warp = 0; warp < w.warp_count; warp++) {
    const uint64_t lanes = converged_lanes(w, warp);
    if (!lanes) continue;
    const ThreadState* at = w.threads + warp * w.warp_size;
    unsigned first = lowest_bit(lanes);
    for (uint64_t m = lanes; m; m &= m - 1) {
      const unsigned lane = lowest_bit(m);
      if (at[lane].site.line < at[first].site.line) first = lane;
    }
    uint64_t group = 0;
    for (uint64_t m = lanes; m; m &= m - 1) {
      const unsigned lane = lowest_bit(m);
      if (at[lane].warp_op == at[first].warp_op && at[lane].site.line == at[first].site.line) group |= 1ull << lane;
    }
    for (uint64_t m = group; m; m &= m - 1) w.threads[warp * w.warp_size + lowest_bit(m)].mask = group;
    w.converged_waiting -= static_cast<unsigned>(__builtin_popcountll(group));
    complete(w, warp, group);
    any = true;
  }
  return any;
}

static ThreadState& begin(Worker& w, WarpOp op, uint64_t value, int argument, int width, Site site) {
  start_bookkeeping(w);
  const unsigned thread = w.cursor.current;
  ThreadState& t = w.threads[thread];
  if (width < 1 || width > static_cast<int>(w.warp_size) || (width & (width - 1))) {
    report_at("bad-width", site, "the width %d is not a power of two up to warpSize (%u)", width, w.warp_size);
    width = static_cast<int>(w.warp_size);
  }
  t.state = State::in_warp_operation;
  t.warp_op = op;
  t.value = value;
  t.argument = argument;
  t.width = static_cast<uint8_t>(width);
  t.site = site;
  w.warp_waiting[thread / w.warp_size] |= 1ull << thread % w.warp_size;
  return t;
}

}  // namespace wbemu

using namespace wbemu;

uint64_t wbemu_warp(WarpOp op, uint64_t mask, uint64_t value, int argument, int width, Site site) {
  Worker& w = *current_worker;
  ThreadState& t = begin(w, op, value, argument, width, site);
  const unsigned thread = w.cursor.current, warp = thread / w.warp_size, lane = thread % w.warp_size;
  t.converged = false;
  t.mask = mask & w.full_mask;
  if (!(t.mask >> lane & 1)) {
    report_at("mask-excludes-caller", site, "lane %u calls a warp operation with mask 0x%llx, which does not contain it",
              lane, static_cast<unsigned long long>(mask));
    t.mask = 1ull << lane;
  }
  const uint64_t needed = t.mask & w.warp_live[warp];
  if ((w.warp_waiting[warp] & needed) == needed) {
    const uint64_t arrived = waiting_with_mask(w, warp, t.mask);
    if (arrived == needed) complete(w, warp, arrived);
  }
  suspend(w, thread);
  return t.result;
}

uint64_t wbemu_warp_converged(WarpOp op, uint64_t value, int argument, int width, Site site) {
  Worker& w = *current_worker;
  ThreadState& t = begin(w, op, value, argument, width, site);
  t.converged = true;
  t.mask = 0;
  w.converged_waiting++;
  suspend(w, w.cursor.current);
  return t.result;
}

void wbemu_lockstep(const char* file, int line) {
  if (!current_worker || !current_worker->entry) return;
  wbemu_warp_converged(WarpOp::sync, 0, 0, static_cast<int>(current_worker->warp_size), Site{file, line});
}
