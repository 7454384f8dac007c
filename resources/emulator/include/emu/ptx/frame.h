// The operands and registers of one asm statement while it runs.
#pragma once

namespace wbemu {
namespace ptx {

typedef unsigned __int128 Cell;

template <Type> struct CppOf;
#define WBEMU_PTX_TYPE(ptx, cpp) \
  template <> struct CppOf<Type::ptx> { typedef cpp type; };
WBEMU_PTX_TYPE(pred, bool) WBEMU_PTX_TYPE(b8, uint8_t) WBEMU_PTX_TYPE(u8, uint8_t) WBEMU_PTX_TYPE(s8, int8_t)
WBEMU_PTX_TYPE(b16, uint16_t) WBEMU_PTX_TYPE(u16, uint16_t) WBEMU_PTX_TYPE(s16, int16_t) WBEMU_PTX_TYPE(b32, uint32_t)
WBEMU_PTX_TYPE(u32, uint32_t) WBEMU_PTX_TYPE(s32, int32_t) WBEMU_PTX_TYPE(b64, uint64_t) WBEMU_PTX_TYPE(u64, uint64_t)
WBEMU_PTX_TYPE(s64, int64_t) WBEMU_PTX_TYPE(f32, float) WBEMU_PTX_TYPE(f64, double) WBEMU_PTX_TYPE(f16, uint16_t)
WBEMU_PTX_TYPE(bf16, uint16_t) WBEMU_PTX_TYPE(f16x2, uint32_t) WBEMU_PTX_TYPE(bf16x2, uint32_t) WBEMU_PTX_TYPE(tf32, uint32_t)
WBEMU_PTX_TYPE(u16x2, uint32_t) WBEMU_PTX_TYPE(s16x2, uint32_t) WBEMU_PTX_TYPE(b128, Cell) WBEMU_PTX_TYPE(e4m3x2, uint16_t)
WBEMU_PTX_TYPE(e5m2x2, uint16_t) WBEMU_PTX_TYPE(none, uint32_t)
#undef WBEMU_PTX_TYPE
template <Type t> using Cpp = typename CppOf<t>::type;

constexpr bool is_float(Type t) { return t == Type::f32 || t == Type::f64; }
constexpr bool is_half(Type t) { return t == Type::f16 || t == Type::f16x2 || t == Type::bf16 || t == Type::bf16x2; }
constexpr bool is_integer(Type t) { return t >= Type::b8 && t <= Type::s64; }
constexpr int width_of(Type t) {
  switch (t) {
    case Type::pred: return 1;
    case Type::b8: case Type::u8: case Type::s8: return 8;
    case Type::b16: case Type::u16: case Type::s16: case Type::f16: case Type::bf16: case Type::e4m3x2: case Type::e5m2x2: return 16;
    case Type::b64: case Type::u64: case Type::s64: case Type::f64: return 64;
    case Type::b128: return 128;
    default: return 32;
  }
}

template <class T> struct Result {
  T* place;
  bool read;
};
template <class T> struct Source {
  T value;
  bool number;  // "n": a constant, which has no width of its own
};
template <class T> WBEMU_INLINE Result<T> asm_result(const char* constraint, T& place) {
  bool read = false;
  for (const char* c = constraint; *c; c++) read = read || *c == '+';
  return Result<T>{&place, read};
}
template <class T> WBEMU_INLINE Source<T> asm_source(const char* constraint, T value) {
  return Source<T>{value, constraint[0] == 'n' || constraint[0] == 'i'};
}

template <class T> WBEMU_INLINE Cell cell_of(const T& value) {
  static_assert(sizeof(T) <= sizeof(Cell), "an operand of an asm statement has at most 16 bytes");
  Cell bits = 0;
  __builtin_memcpy(&bits, &value, sizeof value);
  return bits;
}
template <class T> WBEMU_INLINE Cell load(const Result<T>& r) { return r.read ? cell_of(*r.place) : Cell(0); }
template <class T> WBEMU_INLINE Cell load(const Source<T>& s) {
  if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
    if (s.number) return static_cast<Cell>(static_cast<__int128>(s.value));
  }
  return cell_of(s.value);
}
template <class T> WBEMU_INLINE void store(const Result<T>& r, Cell bits) {
  __builtin_memcpy(static_cast<void*>(r.place), &bits, sizeof(T));
}
template <class T> WBEMU_INLINE void store(const Source<T>&, Cell) {}

struct Frame {
  Cell* argument;
  Cell* reg;
  const Type* register_types;
  Site site;
  bool carry;
  bool carry_set;
};

WBEMU_INLINE uint32_t thread_rank() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }

// A special register by its place in special_names; the machine has one multiprocessor, and its clock counts nanoseconds.
__attribute__((noinline, nodebug, unused)) static uint64_t special_value(int n) {
  const unsigned lane = wbemu_lane() & 31u;
  switch (n) {
    case 0: return lane;
    case 1: return thread_rank() / 32;
    case 2: return (blockDim.x * blockDim.y * blockDim.z + 31) / 32;
    case 3: return 1u << lane;
    case 4: return (1u << lane) - 1;
    case 5: return static_cast<uint32_t>((2ull << lane) - 1);
    case 6: return static_cast<uint32_t>(~((2ull << lane) - 1));
    case 7: return static_cast<uint32_t>(~((1u << lane) - 1));
    case 8: return threadIdx.x;
    case 9: return threadIdx.y;
    case 10: return threadIdx.z;
    case 11: return blockDim.x;
    case 12: return blockDim.y;
    case 13: return blockDim.z;
    case 14: return blockIdx.x;
    case 15: return blockIdx.y;
    case 16: return blockIdx.z;
    case 17: return gridDim.x;
    case 18: return gridDim.y;
    case 19: return gridDim.z;
    case 21: return 1;
    case 23: case 27: return static_cast<uint32_t>(wbemu_clock());
    case 24: case 28: return wbemu_clock() >> 32;
    case 25: case 26: return wbemu_clock();
    default: return 0;
  }
}

template <class T> WBEMU_INLINE T constant_as(const Operand& o) {
  if constexpr (std::is_floating_point_v<T>) {
    return o.kind == Kind::floating ? static_cast<T>(from_bits<double>(o.bits)) : static_cast<T>(static_cast<int64_t>(o.bits));
  } else if constexpr (std::is_same_v<T, bool>) {
    return o.bits != 0;
  } else {
    // A float constant where bits are asked for (mov.b32): the float's bits.
    if (o.kind == Kind::floating) {
      return static_cast<T>(sizeof(T) == 4 ? to_bits(static_cast<float>(from_bits<double>(o.bits))) : o.bits);
    }
    return static_cast<T>(o.bits);
  }
}

// The operand's low bits as a T.
template <class T, class F> WBEMU_INLINE T read(F& f, const Operand& o) {
  Cell bits = 0;
  switch (o.kind) {
    case Kind::argument: bits = f.argument[o.index]; break;
    case Kind::reg: bits = f.reg[o.index]; break;
    case Kind::special:
      if (o.index < 0) wbemu_unsupported("inline PTX: a special register that is not known here", f.site.file, f.site.line);
      bits = special_value(o.index);
      break;
    case Kind::integer:
    case Kind::floating: return constant_as<T>(o);
    case Kind::name:
      if (o.text == "WARP_SZ") return static_cast<T>(32);
      wbemu_unsupported("inline PTX: a name that the statement does not declare", f.site.file, f.site.line);
    default: wbemu_unsupported("inline PTX: an operand is missing", f.site.file, f.site.line);
  }
  if constexpr (std::is_same_v<T, bool>) {
    return (bits & 1) != (o.negated ? 1 : 0);
  } else {
    T value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
  }
}
template <class T, class F> WBEMU_INLINE T read(F& f, const Slot& s) { return read<T>(f, s.parts[0]); }

// A result in its register; results narrower than the register are extended by their own sign (PTX ISA, "Operand Size
// Exceeding Instruction-Type Size").
template <class T, class F> WBEMU_INLINE void write(F& f, const Operand& o, T value) {
  Cell bits;
  if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) bits = static_cast<Cell>(static_cast<__int128>(value));
  else bits = cell_of(value);
  if (o.kind == Kind::argument) f.argument[o.index] = bits;
  else if (o.kind == Kind::reg) f.reg[o.index] = bits;
  else if (o.kind != Kind::unused) wbemu_unsupported("inline PTX: the destination is no register", f.site.file, f.site.line);
}
template <class T, class F> WBEMU_INLINE void write(F& f, const Slot& s, T value) { write(f, s.parts[0], value); }

template <class F> [[noreturn]] WBEMU_INLINE void refuse(F& f, const char* what) { wbemu_unsupported(what, f.site.file, f.site.line); }

}  // namespace ptx
}  // namespace wbemu

// Every instruction is a template of the program P and its place N there.
#define WBEMU_PTX(name) template <class P, int N, class F> WBEMU_INLINE bool name(F& f)
#define WBEMU_I (P::value.code[N])
#define WBEMU_IN(T, k) read<T>(f, WBEMU_I.operands[k])
#define WBEMU_OUT(value) write(f, WBEMU_I.operands[0], value)
