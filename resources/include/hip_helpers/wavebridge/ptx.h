// What inline PTX instructions do, where HIP has no function for it.
//
// Meanings are those of the PTX ISA's instruction set chapter. PTX's warp has 32 lanes: on a wave of 64 each half acts as
// one warp, so that 32-bit lane masks keep their meaning.
#ifndef WAVEBRIDGE_PTX_H
#define WAVEBRIDGE_PTX_H

#include <hip/hip_runtime.h>

#include "wavebridge/ptx_float.h"
#include "wavebridge/ptx_video.h"

namespace wavebridge {
namespace ptx {

// ------------------------------------------------------------------------------------------------------------ integers
__device__ inline short min(short a, short b) { return b < a ? b : a; }
__device__ inline unsigned short min(unsigned short a, unsigned short b) { return b < a ? b : a; }
__device__ inline short max(short a, short b) { return a < b ? b : a; }
__device__ inline unsigned short max(unsigned short a, unsigned short b) { return a < b ? b : a; }
__device__ inline int min(int a, int b) { return b < a ? b : a; }
__device__ inline unsigned int min(unsigned int a, unsigned int b) { return b < a ? b : a; }
__device__ inline long long min(long long a, long long b) { return b < a ? b : a; }
__device__ inline unsigned long long min(unsigned long long a, unsigned long long b) { return b < a ? b : a; }
__device__ inline int max(int a, int b) { return a < b ? b : a; }
__device__ inline unsigned int max(unsigned int a, unsigned int b) { return a < b ? b : a; }
__device__ inline long long max(long long a, long long b) { return a < b ? b : a; }
__device__ inline unsigned long long max(unsigned long long a, unsigned long long b) { return a < b ? b : a; }

// The absolute value of the smallest number is itself, as in two's complement.
__device__ inline int abs(int a) { return a < 0 ? static_cast<int>(0u - static_cast<unsigned int>(a)) : a; }
__device__ inline long long abs(long long a) {
  return a < 0 ? static_cast<long long>(0ull - static_cast<unsigned long long>(a)) : a;
}

__device__ inline unsigned int sad(int a, int b, unsigned int c) {
  return c + (a < b ? static_cast<unsigned int>(b) - static_cast<unsigned int>(a)
                    : static_cast<unsigned int>(a) - static_cast<unsigned int>(b));
}
__device__ inline unsigned int sad(unsigned int a, unsigned int b, unsigned int c) { return c + (a < b ? b - a : a - b); }

__device__ inline int mul_hi(int a, int b) { return static_cast<int>((static_cast<long long>(a) * b) >> 32); }
__device__ inline unsigned int mul_hi(unsigned int a, unsigned int b) {
  return static_cast<unsigned int>((static_cast<unsigned long long>(a) * b) >> 32);
}
__device__ inline short mul_hi(short a, short b) { return static_cast<short>((static_cast<int>(a) * b) >> 16); }
__device__ inline unsigned short mul_hi(unsigned short a, unsigned short b) {
  return static_cast<unsigned short>((static_cast<unsigned int>(a) * b) >> 16);
}
__device__ inline long long mul_hi(long long a, long long b) { return __mul64hi(a, b); }
__device__ inline unsigned long long mul_hi(unsigned long long a, unsigned long long b) { return __umul64hi(a, b); }

__device__ inline int add_sat(int a, int b) {
  const long long sum = static_cast<long long>(a) + b;
  return sum > 2147483647ll ? 2147483647 : sum < -2147483648ll ? static_cast<int>(-2147483648ll) : static_cast<int>(sum);
}
__device__ inline int sub_sat(int a, int b) {
  const long long difference = static_cast<long long>(a) - b;
  return difference > 2147483647ll    ? 2147483647
         : difference < -2147483648ll ? static_cast<int>(-2147483648ll)
                                      : static_cast<int>(difference);
}

// The sum with a product's upper half, clamped.
__device__ inline int mad_hi_sat(int a, int b, int c) { return add_sat(mul_hi(a, b), c); }

// Products of 24-bit numbers: the lower 32 of 48 bits, or the upper.
__device__ inline long long product24(int a, int b) {
  return static_cast<long long>(static_cast<int>(static_cast<unsigned int>(a) << 8) >> 8) *
         (static_cast<int>(static_cast<unsigned int>(b) << 8) >> 8);
}
__device__ inline unsigned long long product24(unsigned int a, unsigned int b) {
  return static_cast<unsigned long long>(a & 0xffffffu) * (b & 0xffffffu);
}
__device__ inline int mul24_hi(int a, int b) { return static_cast<int>(product24(a, b) >> 16); }
__device__ inline unsigned int mul24_hi(unsigned int a, unsigned int b) { return static_cast<unsigned int>(product24(a, b) >> 16); }

// Two 16-bit numbers in a register.
template <typename T, typename Operation>
__device__ inline unsigned int by_halves(unsigned int a, unsigned int b, Operation operation) {
  const unsigned int low = static_cast<unsigned short>(operation(static_cast<T>(a), static_cast<T>(b)));
  const unsigned int high = static_cast<unsigned short>(operation(static_cast<T>(a >> 16), static_cast<T>(b >> 16)));
  return low | high << 16;
}
template <typename T>
__device__ inline unsigned int add_halves(unsigned int a, unsigned int b) {
  return by_halves<T>(a, b, [](int x, int y) { return x + y; });
}
template <typename T>
__device__ inline unsigned int sub_halves(unsigned int a, unsigned int b) {
  return by_halves<T>(a, b, [](int x, int y) { return x - y; });
}
template <typename T>
__device__ inline unsigned int min_halves(unsigned int a, unsigned int b) {
  return by_halves<T>(a, b, [](int x, int y) { return y < x ? y : x; });
}
template <typename T>
__device__ inline unsigned int max_halves(unsigned int a, unsigned int b) {
  return by_halves<T>(a, b, [](int x, int y) { return x < y ? y : x; });
}

// Carry chains: `carry` is PTX's condition code register, 0 or 1; for subtraction it is the borrow.
template <typename T>
__device__ inline T add_cc(T a, T b, unsigned int& carry) {
  const T sum = a + b;
  carry = sum < a;
  return sum;
}
template <typename T>
__device__ inline T add_carry(T a, T b, unsigned int carry) {
  return a + b + carry;
}
template <typename T>
__device__ inline T add_carry_cc(T a, T b, unsigned int& carry) {
  const T sum = a + b;
  const T total = sum + carry;
  carry = (sum < a) | (total < sum);
  return total;
}
template <typename T>
__device__ inline T sub_cc(T a, T b, unsigned int& carry) {
  carry = a < b;
  return a - b;
}
template <typename T>
__device__ inline T sub_carry(T a, T b, unsigned int carry) {
  return a - b - carry;
}
template <typename T>
__device__ inline T sub_carry_cc(T a, T b, unsigned int& carry) {
  const T difference = a - b;
  const T total = difference - carry;
  carry = (a < b) | (difference < carry);
  return total;
}

// Four (two) products of bytes, added to c. The bytes of each factor are signed or not on their own account.
template <bool SignedA, bool SignedB, typename T>
__device__ inline T dp4a(unsigned int a, unsigned int b, T c) {
  unsigned int sum = static_cast<unsigned int>(c);
  for (int shift = 0; shift < 32; shift += 8) {
    const int x = SignedA ? static_cast<signed char>(a >> shift) : static_cast<int>((a >> shift) & 0xffu);
    const int y = SignedB ? static_cast<signed char>(b >> shift) : static_cast<int>((b >> shift) & 0xffu);
    sum += static_cast<unsigned int>(x * y);
  }
  return static_cast<T>(sum);
}
template <bool SignedA, bool SignedB, typename T>
__device__ inline T dp2a_at(unsigned int a, unsigned int b, T c, int start) {
  unsigned int sum = static_cast<unsigned int>(c);
  for (int n = 0; n < 2; ++n) {
    const int x = SignedA ? static_cast<short>(a >> (16 * n)) : static_cast<int>((a >> (16 * n)) & 0xffffu);
    const int shift = 8 * (start + n);
    const int y = SignedB ? static_cast<signed char>(b >> shift) : static_cast<int>((b >> shift) & 0xffu);
    sum += static_cast<unsigned int>(x * y);
  }
  return static_cast<T>(sum);
}
template <bool SignedA, bool SignedB, typename T>
__device__ inline T dp2a_lo(unsigned int a, unsigned int b, T c) {
  return dp2a_at<SignedA, SignedB>(a, b, c, 0);
}
template <bool SignedA, bool SignedB, typename T>
__device__ inline T dp2a_hi(unsigned int a, unsigned int b, T c) {
  return dp2a_at<SignedA, SignedB>(a, b, c, 2);
}

// ---------------------------------------------------------------------------------------------------------------- bits
// Shifts by the width or more give 0, or the sign.
template <typename T>
__device__ inline T shl(T a, unsigned int amount) {
  return amount < 8 * sizeof(T) ? static_cast<T>(a << amount) : T(0);
}
template <typename T>
__device__ inline T shr(T a, unsigned int amount) {
  constexpr unsigned int last = 8 * sizeof(T) - 1;
  if (amount > last) return a < T(0) ? static_cast<T>(-1) : T(0);
  return static_cast<T>(a >> amount);
}

__device__ inline unsigned int funnel_left_wrap(unsigned int low, unsigned int high, unsigned int amount) {
  const unsigned int n = amount & 31u;
  return n == 0 ? high : (high << n) | (low >> (32u - n));
}
__device__ inline unsigned int funnel_left_clamp(unsigned int low, unsigned int high, unsigned int amount) {
  return amount >= 32u ? low : funnel_left_wrap(low, high, amount);
}
__device__ inline unsigned int funnel_right_wrap(unsigned int low, unsigned int high, unsigned int amount) {
  const unsigned int n = amount & 31u;
  return n == 0 ? low : (low >> n) | (high << (32u - n));
}
__device__ inline unsigned int funnel_right_clamp(unsigned int low, unsigned int high, unsigned int amount) {
  return amount >= 32u ? high : funnel_right_wrap(low, high, amount);
}

// Any function of three bits: bit (4 a + 2 b + c) of the table is the result.
__device__ inline unsigned int lop3(unsigned int a, unsigned int b, unsigned int c, unsigned int table) {
  unsigned int result = 0;
  if (table & 0x01u) result |= ~a & ~b & ~c;
  if (table & 0x02u) result |= ~a & ~b & c;
  if (table & 0x04u) result |= ~a & b & ~c;
  if (table & 0x08u) result |= ~a & b & c;
  if (table & 0x10u) result |= a & ~b & ~c;
  if (table & 0x20u) result |= a & ~b & c;
  if (table & 0x40u) result |= a & b & ~c;
  if (table & 0x80u) result |= a & b & c;
  return result;
}

// bfe: position and length count modulo 256; bits beyond the top repeat the sign (or are 0 for unsigned types).
template <typename T>
__device__ inline T bfe(T a, unsigned int position, unsigned int length) {
  constexpr int width = 8 * sizeof(T);
  const int start = static_cast<int>(position & 0xffu);
  const int count = static_cast<int>(length & 0xffu);
  const bool is_signed = T(-1) < T(0);
  if (count == 0) return T(0);
  const int top = start + count - 1 < width - 1 ? start + count - 1 : width - 1;
  const bool sign = is_signed && ((static_cast<unsigned long long>(a) >> top) & 1ull);
  unsigned long long result = 0;
  for (int bit = 0; bit < width; ++bit) {
    const int from = start + bit;
    const bool inside = bit < count && from < width;
    const bool value = inside ? ((static_cast<unsigned long long>(a) >> from) & 1ull) != 0 : sign;
    result |= static_cast<unsigned long long>(value) << bit;
  }
  return static_cast<T>(result);
}

// bfi: the low bits of a, put into b at a position.
template <typename T>
__device__ inline T bfi(T a, T b, unsigned int position, unsigned int length) {
  constexpr unsigned int width = 8 * sizeof(T);
  const unsigned int start = position & 0xffu;
  const unsigned int count = length & 0xffu;
  if (start >= width || count == 0) return b;
  const T ones = count >= width ? static_cast<T>(~T(0)) : static_cast<T>((T(1) << count) - 1);
  const T mask = static_cast<T>(ones << start);
  return static_cast<T>((b & ~mask) | ((a << start) & mask));
}

// prmt: each nibble of the selector names a byte of {b, a}; its top bit asks for that byte's sign instead.
__device__ inline unsigned int prmt(unsigned int a, unsigned int b, unsigned int selector) {
  const unsigned long long bytes = (static_cast<unsigned long long>(b) << 32) | a;
  unsigned int result = 0;
  for (int n = 0; n < 4; ++n) {
    const unsigned int nibble = (selector >> (4 * n)) & 0xfu;
    const unsigned int byte = static_cast<unsigned int>(bytes >> (8 * (nibble & 7u))) & 0xffu;
    const unsigned int chosen = (nibble & 8u) == 0 ? byte : (byte & 0x80u) != 0 ? 0xffu : 0u;
    result |= chosen << (8 * n);
  }
  return result;
}

// The other modes of prmt take two bits of the selector.
__device__ inline unsigned int prmt_bytes(unsigned int a, unsigned int b, unsigned int n0, unsigned int n1, unsigned int n2, unsigned int n3) {
  return prmt(a, b, (n0 & 7u) | (n1 & 7u) << 4 | (n2 & 7u) << 8 | (n3 & 7u) << 12);
}
__device__ inline unsigned int prmt_f4e(unsigned int a, unsigned int b, unsigned int c) { return prmt_bytes(a, b, c & 3u, (c & 3u) + 1u, (c & 3u) + 2u, (c & 3u) + 3u); }
__device__ inline unsigned int prmt_b4e(unsigned int a, unsigned int b, unsigned int c) { return prmt_bytes(a, b, c & 3u, (c & 3u) - 1u, (c & 3u) - 2u, (c & 3u) - 3u); }
__device__ inline unsigned int prmt_rc8(unsigned int a, unsigned int b, unsigned int c) { return prmt_bytes(a, b, c & 3u, c & 3u, c & 3u, c & 3u); }
__device__ inline unsigned int prmt_ecl(unsigned int a, unsigned int b, unsigned int c) { return prmt_bytes(a, b, max(c & 3u, 0u), max(c & 3u, 1u), max(c & 3u, 2u), 3u); }
__device__ inline unsigned int prmt_ecr(unsigned int a, unsigned int b, unsigned int c) { return prmt_bytes(a, b, 0u, min(c & 3u, 1u), min(c & 3u, 2u), min(c & 3u, 3u)); }
__device__ inline unsigned int prmt_rc16(unsigned int a, unsigned int b, unsigned int c) { return prmt_bytes(a, b, 2u * (c & 1u), 2u * (c & 1u) + 1u, 2u * (c & 1u), 2u * (c & 1u) + 1u); }

// fns: the place of the n-th set bit from a base, upwards for positive n and downwards for negative.
__device__ inline unsigned int fns(unsigned int mask, unsigned int base, int n) {
  if (base > 31u) return 0xffffffffu;
  if (n == 0) return (mask >> base) & 1u ? base : 0xffffffffu;
  unsigned int left = n > 0 ? static_cast<unsigned int>(n) : 0u - static_cast<unsigned int>(n);
  for (int at = static_cast<int>(base); at >= 0 && at < 32; at += n > 0 ? 1 : -1) {
    if (((mask >> at) & 1u) && --left == 0) return static_cast<unsigned int>(at);
  }
  return 0xffffffffu;
}
// bmsk: b ones from bit a; what lies past the top is lost.
__device__ inline unsigned int bmsk_clamp(unsigned int a, unsigned int b) {
  return shl(b < 32u ? shl(1u, b) - 1u : 0xffffffffu, a);
}
__device__ inline unsigned int bmsk_wrap(unsigned int a, unsigned int b) { return bmsk_clamp(a & 31u, b & 31u); }
// szext: the low n bits, extended with zeros or with their sign.
__device__ inline unsigned int szext_clamp(unsigned int a, unsigned int n) { return n < 32u ? a & (shl(1u, n) - 1u) : a; }
__device__ inline int szext_clamp(int a, unsigned int n) {
  return n == 0 ? 0 : n < 32u ? static_cast<int>(static_cast<unsigned int>(a) << (32u - n)) >> (32u - n) : a;
}
template <typename T>
__device__ inline T szext_wrap(T a, unsigned int n) {
  return szext_clamp(a, n & 31u);
}

__device__ inline unsigned int clz(unsigned int a) { return a == 0 ? 32u : static_cast<unsigned int>(__clz(static_cast<int>(a))); }
__device__ inline unsigned int clz(unsigned long long a) {
  return a == 0 ? 64u : static_cast<unsigned int>(__clzll(static_cast<long long>(a)));
}

// bfind: the place of the highest bit that differs from the sign; all ones where there is none.
__device__ inline unsigned int bfind(unsigned int a) { return a == 0 ? 0xffffffffu : 31u - clz(a); }
__device__ inline unsigned int bfind(int a) { return bfind(static_cast<unsigned int>(a < 0 ? ~a : a)); }
__device__ inline unsigned int bfind(unsigned long long a) { return a == 0 ? 0xffffffffu : 63u - clz(a); }
__device__ inline unsigned int bfind(long long a) { return bfind(static_cast<unsigned long long>(a < 0 ? ~a : a)); }
template <typename T>
__device__ inline unsigned int bfind_shift(T a) {
  const unsigned int place = bfind(a);
  return place == 0xffffffffu ? place : 8u * sizeof(T) - 1u - place;
}

// ---------------------------------------------------------------------------------------------------------------- warps
__device__ inline unsigned int thread_rank() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}
__device__ inline unsigned int lane() { return __lane_id() & 31u; }
__device__ inline unsigned int warp_id() { return thread_rank() / 32u; }
__device__ inline unsigned int warp_count() { return (blockDim.x * blockDim.y * blockDim.z + 31u) / 32u; }
__device__ inline unsigned int compute_unit() {
#if defined(WAVEBRIDGE_EMULATOR)
  return 0;
#else
  return __smid();
#endif
}
__device__ inline unsigned int lanemask_eq() { return 1u << lane(); }
__device__ inline unsigned int lanemask_lt() { return (1u << lane()) - 1u; }
__device__ inline unsigned int lanemask_le() { return lanemask_lt() | lanemask_eq(); }
__device__ inline unsigned int lanemask_ge() { return ~lanemask_lt(); }
__device__ inline unsigned int lanemask_gt() { return ~lanemask_le(); }

// The caller's half of what a 64-lane vote gives.
__device__ inline unsigned int half_of(unsigned long long lanes) {
  return static_cast<unsigned int>(lanes >> (__lane_id() & 32u));
}
__device__ inline unsigned int active_mask() { return half_of(__ballot(1)); }
__device__ inline unsigned int vote_ballot(unsigned int mask, bool predicate) { return half_of(__ballot(predicate)) & mask; }
__device__ inline bool vote_any(unsigned int mask, bool predicate) { return vote_ballot(mask, predicate) != 0; }
__device__ inline bool vote_all(unsigned int mask, bool predicate) { return vote_ballot(mask, !predicate) == 0; }
__device__ inline bool vote_uni(unsigned int mask, bool predicate) {
  return vote_all(mask, predicate) || !vote_any(mask, predicate);
}

// shfl: the low bits of `control` are the clamp, bits 8 to 12 the mask of the segment.
__device__ inline int shuffle_source(int target, bool& valid, bool inside) {
  valid = inside;
  return inside ? target : static_cast<int>(lane());
}
__device__ inline int shuffle_up_lane(unsigned int amount, unsigned int control, bool& valid) {
  const int segment = static_cast<int>((control >> 8) & 31u);
  const int first = static_cast<int>(lane()) & segment;
  const int clamp = static_cast<int>(control & 31u);
  const int lowest = first | (clamp & ~segment);
  const int target = static_cast<int>(lane()) - static_cast<int>(amount & 31u);
  return shuffle_source(target, valid, target >= lowest);
}
__device__ inline int shuffle_last_lane(unsigned int control) {
  const int segment = static_cast<int>((control >> 8) & 31u);
  return (static_cast<int>(lane()) & segment) | (static_cast<int>(control & 31u) & ~segment);
}
__device__ inline int shuffle_down_lane(unsigned int amount, unsigned int control, bool& valid) {
  const int target = static_cast<int>(lane()) + static_cast<int>(amount & 31u);
  return shuffle_source(target, valid, target <= shuffle_last_lane(control));
}
__device__ inline int shuffle_bfly_lane(unsigned int mask, unsigned int control, bool& valid) {
  const int target = static_cast<int>(lane()) ^ static_cast<int>(mask & 31u);
  return shuffle_source(target, valid, target <= shuffle_last_lane(control));
}
__device__ inline int shuffle_idx_lane(unsigned int index, unsigned int control, bool& valid) {
  const int segment = static_cast<int>((control >> 8) & 31u);
  const int target = (static_cast<int>(lane()) & segment) | (static_cast<int>(index & 31u) & ~segment);
  return shuffle_source(target, valid, target <= shuffle_last_lane(control));
}
#define WAVEBRIDGE_PTX_SHUFFLE(mode)                                                                               \
  __device__ inline unsigned int shuffle_##mode(unsigned int value, unsigned int amount, unsigned int control) {   \
    bool valid;                                                                                                    \
    return static_cast<unsigned int>(__shfl(static_cast<int>(value), shuffle_##mode##_lane(amount, control, valid), 32)); \
  }                                                                                                                \
  __device__ inline bool shuffle_##mode##_valid(unsigned int amount, unsigned int control) {                       \
    bool valid;                                                                                                    \
    shuffle_##mode##_lane(amount, control, valid);                                                                 \
    return valid;                                                                                                  \
  }
WAVEBRIDGE_PTX_SHUFFLE(up)
WAVEBRIDGE_PTX_SHUFFLE(down)
WAVEBRIDGE_PTX_SHUFFLE(bfly)
WAVEBRIDGE_PTX_SHUFFLE(idx)
#undef WAVEBRIDGE_PTX_SHUFFLE

// All lanes of the mask hold one value: the mask, else 0.
template <typename T>
__device__ inline unsigned int match_all(unsigned int mask, T value) {
  const T first = __shfl(value, mask == 0 ? 0 : __ffs(static_cast<int>(mask)) - 1, 32);
  return vote_all(mask, value == first) ? mask : 0u;
}
// elect.sync: one lane of the mask, the lowest.
__device__ inline unsigned int elected(unsigned int mask) { return mask == 0 ? 0u : static_cast<unsigned int>(__ffs(static_cast<int>(mask))) - 1u; }

template <typename T>
__device__ inline unsigned int match_any(unsigned int mask, T value) {
  unsigned int result = 0;
  for (int other = 0; other < 32; ++other) {
    const T theirs = __shfl(value, other, 32);
    if (((mask >> other) & 1u) && theirs == value) result |= 1u << other;
  }
  return result;
}

template <typename T, typename Combine>
__device__ inline T reduce(unsigned int mask, T value, Combine combine) {
  T result = value;
  bool first = true;
  for (int other = 0; other < 32; ++other) {
    const T theirs = __shfl(value, other, 32);
    if ((mask >> other) & 1u) {
      result = first ? theirs : combine(result, theirs);
      first = false;
    }
  }
  return result;
}
template <typename T>
__device__ inline T reduce_add(unsigned int mask, T value) {
  return reduce(mask, value, [](T a, T b) { return static_cast<T>(static_cast<unsigned int>(a) + static_cast<unsigned int>(b)); });
}
template <typename T>
__device__ inline T reduce_min(unsigned int mask, T value) {
  return reduce(mask, value, [](T a, T b) { return b < a ? b : a; });
}
template <typename T>
__device__ inline T reduce_max(unsigned int mask, T value) {
  return reduce(mask, value, [](T a, T b) { return a < b ? b : a; });
}
template <typename T>
__device__ inline T reduce_and(unsigned int mask, T value) {
  return reduce(mask, value, [](T a, T b) { return a & b; });
}
template <typename T>
__device__ inline T reduce_or(unsigned int mask, T value) {
  return reduce(mask, value, [](T a, T b) { return a | b; });
}
template <typename T>
__device__ inline T reduce_xor(unsigned int mask, T value) {
  return reduce(mask, value, [](T a, T b) { return a ^ b; });
}

__device__ inline void warp_barrier() {
#if defined(WAVEBRIDGE_EMULATOR)
  ::__syncwarp(~0ull);
#else
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
#endif
}

// -------------------------------------------------------------------------------------------------------------- memory
template <typename T>
__device__ inline T load(T* pointer, int order) {
  return order == __ATOMIC_ACQUIRE ? __atomic_load_n(pointer, __ATOMIC_ACQUIRE) : __atomic_load_n(pointer, __ATOMIC_RELAXED);
}
__device__ inline float load(float* pointer, int order) {
  return __uint_as_float(load(reinterpret_cast<unsigned int*>(pointer), order));
}
template <typename T, typename Value>
__device__ inline void store(T* pointer, Value value, int order) {
  if (order == __ATOMIC_RELEASE) {
    __atomic_store_n(pointer, static_cast<T>(value), __ATOMIC_RELEASE);
  } else {
    __atomic_store_n(pointer, static_cast<T>(value), __ATOMIC_RELAXED);
  }
}
__device__ inline void store(float* pointer, float value, int order) {
  store(reinterpret_cast<unsigned int*>(pointer), __float_as_uint(value), order);
}

// Shared memory has 32-bit addresses in PTX and on AMD.
#if defined(__HIP_DEVICE_COMPILE__) && defined(__AMDGCN__)
template <typename T>
__device__ inline T* shared_pointer(unsigned int address) {
  return (T*)(__attribute__((address_space(3))) T*)address;
}
__device__ inline unsigned long long shared_address(unsigned long long generic) {
  return (unsigned int)(__attribute__((address_space(3))) char*)reinterpret_cast<char*>(generic);
}
#elif defined(WAVEBRIDGE_EMULATOR)
template <typename T>
__device__ inline T* shared_pointer(unsigned int address) {
  return reinterpret_cast<T*>(wbemu_shared_base() + address);
}
__device__ inline unsigned long long shared_address(unsigned long long generic) { return generic - wbemu_shared_base(); }
#else
template <typename T>
__device__ inline T* shared_pointer(unsigned int address) {
  return reinterpret_cast<T*>(static_cast<unsigned long long>(address));
}
__device__ inline unsigned long long shared_address(unsigned long long generic) { return generic; }
#endif
__device__ inline bool is_shared(unsigned long long generic) {
#if defined(WAVEBRIDGE_EMULATOR)
  return __isShared(reinterpret_cast<const void*>(generic)) != 0;
#elif defined(__HIP_DEVICE_COMPILE__) && defined(__AMDGCN__)
  return __builtin_amdgcn_is_shared((const void __attribute__((address_space(0)))*)generic);
#else
  return false;
#endif
}
__device__ inline bool is_shared(const void* generic) { return is_shared(reinterpret_cast<unsigned long long>(generic)); }
__device__ inline unsigned long long shared_address(const void* generic) {
  return shared_address(reinterpret_cast<unsigned long long>(generic));
}
__device__ inline void* generic_pointer(unsigned long long shared) {
  return shared_pointer<void>(static_cast<unsigned int>(shared));
}
__device__ inline unsigned long long generic_address(unsigned long long shared) {
  return reinterpret_cast<unsigned long long>(shared_pointer<char>(static_cast<unsigned int>(shared)));
}

// cp.async at once: `used` bytes from the source, zeros up to `size`.
__device__ inline void copy(void* target, const void* source, unsigned int size, unsigned int used) {
  unsigned int* to = static_cast<unsigned int*>(target);
  const unsigned int* from = static_cast<const unsigned int*>(source);
  for (unsigned int word = 0; word < size / 4; ++word) to[word] = 4 * word < used ? from[word] : 0u;
}

// ------------------------------------------------------------------------------------------------------------- control
__device__ inline void nanosleep(unsigned int nanoseconds) {
#if defined(WAVEBRIDGE_EMULATOR)
  (void)nanoseconds;
#else
  for (unsigned int waited = 0; waited < nanoseconds; waited += 64) __builtin_amdgcn_s_sleep(1);
#endif
}
__device__ inline void end_thread() {
#if defined(WAVEBRIDGE_EMULATOR)
  ::wbemu::exit_thread();
#else
  __builtin_amdgcn_endpgm();
#endif
}

}  // namespace ptx
}  // namespace wavebridge

#endif  // WAVEBRIDGE_PTX_H
