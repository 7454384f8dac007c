// Loads, stores, atomics, addresses and copies (PTX ISA, "Data Movement and Conversion Instructions", "Parallel Synchronization
// and Communication Instructions").  Hints to the caches have no effect on values.
#pragma once

extern "C" uint64_t wbemu_shared_base(void);

namespace wbemu {
namespace ptx {

constexpr bool names_space(const Instruction& i, const char* space) {
  for (int n = 0; n < i.modifier_count; n++) {
    const Text& m = i.modifiers[n];
    if (m == space || (m.begins(space) && m.size > 6 && m.start[6] == ':')) return true;
  }
  return false;
}
constexpr bool is_shared(const Instruction& i) { return names_space(i, "shared"); }
// Bulk copies, barriers in memory and other proxies than the ordinary one.
constexpr bool is_beyond(const Instruction& i) {
  for (int n = 0; n < i.modifier_count; n++) {
    const Text& m = i.modifiers[n];
    if (m == "bulk" || m == "tensor" || m.begins("mbarrier") || m.begins("proxy") || m == "multimem" || m == "shared::cluster") return true;
  }
  return false;
}
constexpr int elements_of(const Instruction& i) { return i.has("v2") ? 2 : i.has("v4") ? 4 : i.has("v8") ? 8 : 1; }

// Shared memory is addressed from 0 in its own space.
template <class P, int N, class F> WBEMU_INLINE uint64_t address_of(F& f, int operand) {
  const Slot& s = WBEMU_I.operands[operand];
  if (!s.address) refuse(f, "inline PTX: an address in brackets is expected");
  if (WBEMU_I.has("const") || WBEMU_I.has("param")) refuse(f, "inline PTX: an address of the constant or parameter space");
  if (is_shared(WBEMU_I)) return wbemu_shared_base() + static_cast<uint32_t>(read<uint64_t>(f, s) + static_cast<uint64_t>(s.offset));
  return read<uint64_t>(f, s) + static_cast<uint64_t>(s.offset);
}

template <class T> WBEMU_INLINE T load_from(const Instruction& i, uint64_t address) {
  T* const p = reinterpret_cast<T*>(address);
  if constexpr (sizeof(T) == 16) {
    return *p;
  } else {
    if (i.has("volatile")) return *static_cast<volatile T*>(p);
    if (i.has("acquire")) return __atomic_load_n(p, __ATOMIC_ACQUIRE);
    if (i.has("relaxed") || i.has("mmio")) return __atomic_load_n(p, __ATOMIC_RELAXED);
    return *p;
  }
}
template <class T> WBEMU_INLINE void store_to(const Instruction& i, uint64_t address, T value) {
  T* const p = reinterpret_cast<T*>(address);
  if constexpr (sizeof(T) == 16) {
    *p = value;
  } else {
    if (i.has("volatile")) *static_cast<volatile T*>(p) = value;
    else if (i.has("release")) __atomic_store_n(p, value, __ATOMIC_RELEASE);
    else if (i.has("relaxed") || i.has("mmio")) __atomic_store_n(p, value, __ATOMIC_RELAXED);
    else *p = value;
  }
}
template <Type t> using Stored = std::conditional_t<t == Type::f32, uint32_t, std::conditional_t<t == Type::f64, uint64_t, Cpp<t>>>;

WBEMU_PTX(load_memory) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (t == Type::none || t == Type::pred) {
    return false;
  } else {
    typedef Stored<t> T;
    constexpr int count = elements_of(WBEMU_I);
    if (WBEMU_I.operands[0].count != count) return false;
    const uint64_t address = address_of<P, N>(f, 1);
    T values[count];
    for (int n = 0; n < count; n++) values[n] = load_from<T>(WBEMU_I, address + n * sizeof(T));
    for (int n = 0; n < count; n++) write(f, WBEMU_I.operands[0].parts[n], values[n]);
    return true;
  }
}
WBEMU_PTX(store_memory) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (t == Type::none || t == Type::pred) {
    return false;
  } else {
    typedef Stored<t> T;
    constexpr int count = elements_of(WBEMU_I);
    if (WBEMU_I.operands[1].count != count) return false;
    const uint64_t address = address_of<P, N>(f, 0);
    for (int n = 0; n < count; n++) {
      const Operand& o = WBEMU_I.operands[1].parts[n];
      // A constant is given in the type of the instruction, not as bits.
      const T value = o.kind == Kind::floating ? static_cast<T>(cell_of(read<Cpp<t>>(f, o))) : read<T>(f, o);
      store_to<T>(WBEMU_I, address + n * sizeof(T), value);
    }
    return true;
  }
}

template <class P, int N, class T> WBEMU_INLINE T changed(T old, T b, T c) {
  const Instruction& i = WBEMU_I;
  if (i.has("exch")) return b;
  if (i.has("min")) return b < old ? b : old;
  if (i.has("max")) return old < b ? b : old;
  if constexpr (std::is_integral_v<T>) {
    typedef Unsigned<T> U;
    if (i.has("add")) return static_cast<T>(static_cast<U>(old) + static_cast<U>(b));
    if (i.has("and")) return old & b;
    if (i.has("or")) return old | b;
    if (i.has("xor")) return old ^ b;
    if (i.has("inc")) return old >= b ? 0 : old + 1;
    if (i.has("dec")) return old == 0 || old > b ? b : old - 1;
  } else {
    return old + b;
  }
  return c;
}
constexpr bool is_atomic(const Instruction& i, Type t) {
  const bool number = i.has("add") || i.has("min") || i.has("max"), word = i.has("exch") || i.has("cas");
  const bool bits = i.has("and") || i.has("or") || i.has("xor"), counter = i.has("inc") || i.has("dec");
  if (is_float(t)) return i.has("add");
  if (t == Type::b16 || t == Type::u16 || t == Type::s16) return word;
  return is_integer(t) && width_of(t) >= 32 && (number || word || bits || (counter && t == Type::u32));
}
// atom and red.  An operation that changes nothing may be a spinning thread: it lets others run.
WBEMU_PTX(atomic) {
  constexpr Type t = WBEMU_I.type();
  constexpr bool gives = WBEMU_I.is("atom");
  constexpr bool pairs = (t == Type::f16x2 || t == Type::bf16x2 || t == Type::f16 || t == Type::bf16) && WBEMU_I.has("add");
  if (is_beyond(WBEMU_I)) return false;
  if constexpr (pairs) {
    constexpr bool brain = t == Type::bf16 || t == Type::bf16x2;
    typedef Cpp<t> T;
    if (elements_of(WBEMU_I) != 1) return false;
    const uint32_t b = WBEMU_IN(T, gives ? 2 : 1);
    const auto sum = [](uint32_t x, uint32_t y) -> uint32_t {
      return small_bits<brain>(small_value<brain>(static_cast<uint16_t>(x), false) + small_value<brain>(static_cast<uint16_t>(y), false), Round::nearest, false);
    };
    const T old = read_modify_write(reinterpret_cast<T*>(address_of<P, N>(f, gives ? 1 : 0)), [=](T o) {
      return static_cast<T>(sizeof(T) == 2 ? sum(o, b) : sum(static_cast<uint32_t>(o) >> 16, b >> 16) << 16 | sum(o, b));
    });
    if constexpr (gives) WBEMU_OUT(old);
    return true;
  } else if constexpr (is_atomic(WBEMU_I, t)) {
    typedef Cpp<t> T;
    constexpr int count = elements_of(WBEMU_I), at = gives ? 1 : 0;
    const uint64_t address = address_of<P, N>(f, at);
    if (count != 1 && (gives || WBEMU_I.operands[1].count != count)) return false;
    for (int n = 0; n < count; n++) {
      T* const p = reinterpret_cast<T*>(address + n * sizeof(T));
      T old;
      if constexpr (WBEMU_I.has("cas")) {
        old = compare_and_swap(p, WBEMU_IN(T, at + 1), WBEMU_IN(T, at + 2));
      } else {
        const T b = read<T>(f, WBEMU_I.operands[at + 1].parts[n]);
        bool same = false;
        old = read_modify_write(p, [&](T o) {
          const T next = changed<P, N, T>(o, b, b);
          same = cell_of(next) == cell_of(o);
          return next;
        });
        if (same) wbemu_yield();
      }
      if constexpr (gives) WBEMU_OUT(old);
    }
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(fence) {
  if (is_beyond(WBEMU_I)) return false;
  if (WBEMU_I.has("cta")) __threadfence_block();
  else if (WBEMU_I.has("gl") || WBEMU_I.has("gpu")) __threadfence();
  else if (WBEMU_I.has("sys") || WBEMU_I.has("cluster")) __threadfence_system();
  else return false;
  return true;
}

WBEMU_PTX(convert_address) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (t == Type::u32 || t == Type::u64) {
    typedef Cpp<t> T;
    if (WBEMU_I.operands[1].parts[0].kind == Kind::name) return false;
    const uint64_t a = WBEMU_IN(uint64_t, 1);
    if (is_shared(WBEMU_I)) WBEMU_OUT(static_cast<T>(WBEMU_I.has("to") ? a - wbemu_shared_base() : a + wbemu_shared_base()));
    else WBEMU_OUT(static_cast<T>(a));
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(is_space) {
  const void* const a = reinterpret_cast<const void*>(WBEMU_IN(uint64_t, 1));
  if (is_shared(WBEMU_I)) WBEMU_OUT(wbemu_is_shared(a) != 0);
  else if (WBEMU_I.has("global")) WBEMU_OUT(!wbemu_is_shared(a));
  else return false;
  return true;
}

// cp.async: made at once, so that commit and wait have nothing left to do.
WBEMU_PTX(copy_async) {
  if (!WBEMU_I.has("async") || is_beyond(WBEMU_I)) return false;
  if (WBEMU_I.has("commit_group") || WBEMU_I.has("wait_group") || WBEMU_I.has("wait_all")) return true;
  if (!is_shared(WBEMU_I)) return false;
  const uint32_t size = WBEMU_IN(uint32_t, 2);
  const uint64_t to = wbemu_shared_base() + static_cast<uint32_t>(WBEMU_IN(uint64_t, 0) + static_cast<uint64_t>(WBEMU_I.operands[0].offset));
  const uint64_t from = WBEMU_IN(uint64_t, 1) + static_cast<uint64_t>(WBEMU_I.operands[1].offset);
  uint32_t used = size;
  if (WBEMU_I.operand_count > 3 && !WBEMU_I.has("L2::cache_hint")) {
    const Operand& o = WBEMU_I.operands[3].parts[0];
    const bool ignores = o.kind == Kind::reg && f.register_types[o.index] == Type::pred;
    used = ignores ? (WBEMU_IN(bool, 3) ? 0 : size) : WBEMU_IN(uint32_t, 3);
  }
  if (used > size || (size != 4 && size != 8 && size != 16)) refuse(f, "inline PTX: cp.async of a size that it has not");
  for (uint32_t n = 0; n < size; n += 4) {
    uint32_t word = 0;
    if (n + 4 <= used) word = *reinterpret_cast<const uint32_t*>(from + n);
    else for (uint32_t k = n; k < used; k++) word |= static_cast<uint32_t>(*reinterpret_cast<const uint8_t*>(from + k)) << 8 * (k - n);
    *reinterpret_cast<uint32_t*>(to + n) = word;
  }
  return true;
}

// createpolicy: a hint for caches that are not here.
WBEMU_PTX(create_policy) {
  WBEMU_OUT(static_cast<uint64_t>(0));
  return true;
}

}  // namespace ptx
}  // namespace wbemu
