// Warps and barriers (PTX ISA, "Parallel Synchronization and Communication Instructions").
#pragma once

namespace wbemu {
namespace ptx {

template <class P, int N, class F> WBEMU_INLINE uint64_t mask_of(F& f, int operand) {
  if (WBEMU_I.has("sync") && operand < WBEMU_I.operand_count) return WBEMU_IN(uint32_t, operand);
  return 0;
}
// With a mask where the instruction has one, else for the lanes that are there.
template <class F> WBEMU_INLINE uint64_t warp_operation(F& f, WarpOp op, uint64_t mask, uint64_t value, int argument) {
  return mask ? wbemu_warp(op, mask, value, argument, 32, f.site) : wbemu_warp_converged(op, value, argument, 32, f.site);
}

// shfl d|p, a, b, c: c packs the clamp (bits 0 to 4) and the segment mask (bits 8 to 12).
WBEMU_PTX(shuffle) {
  if (!WBEMU_I.only("sync", "up", "down", "bfly", "idx") || WBEMU_I.type() != Type::b32) return false;
  const int lane = static_cast<int>(wbemu_lane()), b = WBEMU_IN(uint32_t, 2) & 31, c = static_cast<int>(WBEMU_IN(uint32_t, 3));
  const int segment = c >> 8 & 31, clamp = c & 31;
  const int last = (lane & segment) | (clamp & ~segment), first = lane & segment;
  int from = lane;
  bool inside = false;
  if (WBEMU_I.has("up")) from = lane - b, inside = from >= last;
  else if (WBEMU_I.has("down")) from = lane + b, inside = from <= last;
  else if (WBEMU_I.has("bfly")) from = lane ^ b, inside = from <= last;
  else if (WBEMU_I.has("idx")) from = first | (b & ~segment), inside = from <= last;
  else return false;
  if (!inside) from = lane;
  const uint64_t r = warp_operation(f, WarpOp::shuffle_index, mask_of<P, N>(f, 4), WBEMU_IN(uint32_t, 1), from);
  WBEMU_OUT(static_cast<uint32_t>(r));
  if (WBEMU_I.operands[0].second.kind != Kind::none) write(f, WBEMU_I.operands[0].second, inside);
  return true;
}

WBEMU_PTX(vote) {
  if (!WBEMU_I.only("sync", "all", "any", "uni", "ballot")) return false;
  const uint64_t mask = mask_of<P, N>(f, 2);
  const bool p = WBEMU_IN(bool, 1);
  if (WBEMU_I.has("ballot")) {
    WBEMU_OUT(static_cast<uint32_t>(warp_operation(f, WarpOp::ballot, mask, p, 0)));
  } else if (WBEMU_I.has("uni")) {
    WBEMU_OUT(warp_operation(f, WarpOp::match_all, mask, p, 0) != 0);
  } else if (WBEMU_I.has("all") || WBEMU_I.has("any")) {
    WBEMU_OUT(warp_operation(f, WBEMU_I.has("all") ? WarpOp::all : WarpOp::any, mask, p, 0) != 0);
  } else {
    return false;
  }
  return true;
}

WBEMU_PTX(match) {
  constexpr Type t = WBEMU_I.type();
  constexpr bool any = WBEMU_I.has("any");
  if constexpr (t == Type::b32 || t == Type::b64) {
    if (!WBEMU_I.only("any", "all", "sync")) return false;
    const uint64_t lanes = wbemu_warp(any ? WarpOp::match_any : WarpOp::match_all, WBEMU_IN(uint32_t, 2), WBEMU_IN(Cpp<t>, 1), 0, 32, f.site);
    WBEMU_OUT(static_cast<uint32_t>(lanes));
    if (WBEMU_I.operands[0].second.kind != Kind::none) write(f, WBEMU_I.operands[0].second, lanes != 0);
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(reduce) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (t == Type::u32 || t == Type::s32 || t == Type::b32) {
    if (!WBEMU_I.only("sync", "add", "min", "max", "and", "or", "xor")) return false;
    constexpr bool s = t == Type::s32;
    const WarpOp op = WBEMU_I.has("add") ? WarpOp::add : WBEMU_I.has("min") ? (s ? WarpOp::min_signed : WarpOp::min_unsigned)
        : WBEMU_I.has("max") ? (s ? WarpOp::max_signed : WarpOp::max_unsigned) : WBEMU_I.has("and") ? WarpOp::bit_and
        : WBEMU_I.has("or") ? WarpOp::bit_or : WarpOp::bit_xor;
    const uint64_t value = s ? static_cast<uint64_t>(static_cast<int64_t>(WBEMU_IN(int32_t, 1))) : WBEMU_IN(uint32_t, 1);
    WBEMU_OUT(static_cast<Cpp<t>>(wbemu_warp(op, WBEMU_IN(uint32_t, 2), value, 0, 32, f.site)));
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(active_mask) {
  WBEMU_OUT(static_cast<uint32_t>(wbemu_warp_converged(WarpOp::active_mask, 1, 0, 32, f.site)));
  return true;
}

// elect.sync: one lane of the mask, here the lowest, as hardware is seen to do; PTX promises one only.
WBEMU_PTX(elect) {
  const uint32_t mask = WBEMU_IN(uint32_t, 1);
  const uint32_t lanes = static_cast<uint32_t>(wbemu_warp(WarpOp::ballot, mask, 1, 0, 32, f.site));
  const uint32_t leader = lanes ? static_cast<uint32_t>(__builtin_ctz(lanes)) : 0;
  WBEMU_OUT(leader);
  write(f, WBEMU_I.operands[0].second, wbemu_lane() == leader);
  return true;
}

// Barriers of all threads.  Every thread of the block takes part in a barrier without a count, whatever its number.
WBEMU_PTX(barrier) {
  if (!WBEMU_I.only("sync", "red", "warp", "cta", "aligned", "popc", "and", "or") || WBEMU_I.has("arrive")) return false;
  if constexpr (WBEMU_I.has("warp")) {
    wbemu_warp(WarpOp::sync, WBEMU_IN(uint32_t, 0), 0, 0, 32, f.site);
  } else if constexpr (WBEMU_I.has("red")) {
    if (WBEMU_I.operand_count != 3) return false;
    const int p = WBEMU_IN(bool, 2);
    if (WBEMU_I.has("popc")) WBEMU_OUT(static_cast<uint32_t>(wbemu_barrier_reduce(BarrierOp::count, p, f.site)));
    else WBEMU_OUT(wbemu_barrier_reduce(WBEMU_I.has("and") ? BarrierOp::all : BarrierOp::any, p, f.site) != 0);
  } else {
    if (!WBEMU_I.has("sync") || WBEMU_I.operand_count != 1) return false;
    wbemu_barrier(f.site);
  }
  return true;
}

}  // namespace ptx
}  // namespace wbemu
