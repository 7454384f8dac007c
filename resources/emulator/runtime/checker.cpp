// The checked build: the compiler's -fsanitize=thread calls, answered here instead of by ThreadSanitizer's runtime.
// Each access is found in a buffer, in shared memory or elsewhere; bounds are checked to the byte and history is kept.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "report.h"
#include "shadow.h"
#include "worker.h"

struct Coordinates {
  uint32_t x, y, z;
};
extern WBEMU_TLS Coordinates threadIdx, blockIdx, blockDim, gridDim;

namespace wbemu {

void prepare_worker_checks(Worker& w) {
  w.shadow = static_cast<ShadowState*>(calloc(1, sizeof(ShadowState)));
  if (!w.shadow) end_with("no-memory", "no memory for the race detector", "", 0);
  w.shadow->shared = make_cells(w.tls_high - w.tls_low);
}

void prepare_block_checks(Worker&) {}

// The emulator's own thread-local variables lie among the kernel's shared memory.
template <class T> static bool within(uintptr_t address, const T& variable) {
  return address - reinterpret_cast<uintptr_t>(&variable) < sizeof variable;
}
static bool is_own_variable(uintptr_t a) {
  return within(a, threadIdx) || within(a, blockIdx) || within(a, blockDim) || within(a, gridDim) || within(a, current_worker);
}

// Calls f(cell, mask, offset) for every four-byte cell that the range touches.
template <class F> static void for_each_cell(ShadowCell* cells, uint64_t offset, uint64_t size, F f) {
  ShadowCell* cell = cells + offset / 4;
  unsigned first = offset & 3;
  for (uint64_t done = 0; done < size; cell++, first = 0) {
    const unsigned n = 4 - first < size - done ? 4 - first : static_cast<unsigned>(size - done);
    f(*cell, static_cast<uint8_t>(((1u << n) - 1) << first), offset + done);
    done += n;
  }
}

static void shared_access(Worker& w, uintptr_t address, uint64_t size, unsigned kind, uint32_t pc) {
  const uintptr_t dynamic = reinterpret_cast<uintptr_t>(&wbemu_dynamic_shared);
  const bool is_dynamic = address - dynamic < max_dynamic_shared;
  Target target{true, is_dynamic ? "dynamic shared memory" : "@shared@", is_dynamic ? address - dynamic : address - w.tls_low};
  char text[160];
  if (is_dynamic && target.offset + size > w.config->dynamic_shared) {
    snprintf(text, sizeof text, "%s dynamic shared memory at byte %llu of %u", kind & write_access ? "writes" : "reads",
             static_cast<unsigned long long>(target.offset), w.config->dynamic_shared);
    report_module_offset("out-of-bounds", pc, 0, text);
    return;
  }
  const bool reads = !(kind & write_access) || (kind & atomic_access);
  for_each_cell(w.shadow->shared, address - w.tls_low, size, [&](ShadowCell& cell, uint8_t mask, uint64_t) {
    if (reads && (cell.write_epoch < w.first_epoch || (cell.write_mask & mask) != mask)) {
      snprintf(text, sizeof text, "reads %s, byte %llu, which no thread of the block has written", target.name,
               static_cast<unsigned long long>(target.offset));
      report_module_offset("uninit-shared", pc, 0, text);
    }
    record_access(w, cell, mask, kind, target, pc);
  });
}

static void note_extent(Buffer& b, uint64_t offset, uint64_t size, bool reads, bool writes, bool atomic) {
  if (writes) {
    b.writes++;
    b.atomics += atomic;
    if (offset < b.write_low) b.write_low = offset;
    if (offset + size > b.write_high) b.write_high = offset + size;
  }
  if (reads) {
    b.reads++;
    if (offset < b.read_low) b.read_low = offset;
    if (offset + size > b.read_high) b.read_high = offset + size;
  }
}

static void buffer_access(Worker& w, Buffer& b, uintptr_t address, uint64_t size, unsigned kind, uint32_t pc) {
  const uint64_t offset = address - b.low;
  const bool writes = kind & write_access, atomic = kind & atomic_access, reads = !writes || atomic;
  note_extent(b, offset, size, reads, writes, atomic);
  if (!b.shadow) b.shadow = make_cells(b.high - b.low);
  bool fresh = false;
  for_each_cell(b.shadow, offset, size, [&](ShadowCell& cell, uint8_t mask, uint64_t at) {
    if (reads && (cell.write_mask & mask) != mask) fresh = true;
    record_access(w, cell, mask, kind, Target{false, b.name, at}, pc);
  });
  if (!fresh) return;
  b.reads_before_write++;
  if (b.initialised) return;
  char text[120];
  snprintf(text, sizeof text, "reads %s at byte %llu before anything is written there", b.name,
           static_cast<unsigned long long>(offset));
  report_module_offset("uninit-global", pc, 0, text);
}

static Buffer* find_buffer(Worker& w, uintptr_t address) {
  const int last = w.shadow->last_buffer;
  if (last < buffer_count && address >= buffers[last].low && address < buffers[last].high) return &buffers[last];
  for (int i = 0; i < buffer_count; i++) {
    if (address < buffers[i].low || address >= buffers[i].high) continue;
    w.shadow->last_buffer = i;
    return &buffers[i];
  }
  return nullptr;
}

static void report_bounds(const Buffer& b, uintptr_t address, unsigned kind, uint32_t pc) {
  char text[160];
  snprintf(text, sizeof text, "%s %s at byte %lld of %llu", kind & write_access ? "writes" : "reads", b.name,
           static_cast<long long>(address) - static_cast<long long>(b.low), static_cast<unsigned long long>(b.high - b.low));
  report_module_offset("out-of-bounds", pc, 0, text);
}

static bool on_a_stack(const Worker& w, uintptr_t address) {
  const uintptr_t low = reinterpret_cast<uintptr_t>(w.stacks);
  return address - low < (w.stack_bytes + 4096) * w.cursor.count;
}

static void access(void* pointer, uint64_t size, unsigned kind, void* return_address) {
  Worker* const worker = current_worker;
  if (!worker || !worker->shadow || size == 0) return;
  Worker& w = *worker;
  const uintptr_t address = reinterpret_cast<uintptr_t>(pointer);
  if (on_a_stack(w, address)) return;
  const uint32_t pc = static_cast<uint32_t>(module_offset(reinterpret_cast<uintptr_t>(return_address)));
  if (address - w.tls_low < w.tls_high - w.tls_low) {
    if (!is_own_variable(address)) shared_access(w, address, size, kind, pc);
    return;
  }
  if (Buffer* b = find_buffer(w, address)) {
    if (address + size > b->high) report_bounds(*b, address, kind, pc);
    else buffer_access(w, *b, address, size, kind, pc);
    return;
  }
  if (const Buffer* b = nearest_buffer(address)) report_bounds(*b, address, kind, pc);
}

}  // namespace wbemu

using namespace wbemu;

// --- the interface of LLVM's ThreadSanitizer pass ---
#define WBEMU_CALLER __builtin_return_address(0)
#define WBEMU_ACCESS(name, size)                                                                         \
  void __tsan_##name##read##size(void* p) { access(p, size, read_access, WBEMU_CALLER); }                \
  void __tsan_##name##write##size(void* p) { access(p, size, write_access, WBEMU_CALLER); }              \
  void __tsan_##name##read_write##size(void* p) {                                                        \
    access(p, size, read_access, WBEMU_CALLER);                                                          \
    access(p, size, write_access, WBEMU_CALLER);                                                         \
  }
#define WBEMU_ATOMIC_UPDATE(bits, T, name, builtin)                              \
  T __tsan_atomic##bits##_##name(volatile T* p, T v, int) {                      \
    access(const_cast<T*>(p), bits / 8, write_access | atomic_access, WBEMU_CALLER); \
    return builtin(p, v, __ATOMIC_SEQ_CST);                                      \
  }
#define WBEMU_ATOMIC_EXCHANGE(bits, T, name)                                                                \
  int __tsan_atomic##bits##_compare_exchange_##name(volatile T* p, T* expected, T v, int, int) {            \
    access(const_cast<T*>(p), bits / 8, write_access | atomic_access, WBEMU_CALLER);                        \
    return __atomic_compare_exchange_n(p, expected, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);          \
  }
#define WBEMU_ATOMICS(bits, T)                                                                              \
  T __tsan_atomic##bits##_load(const volatile T* p, int) {                                                  \
    access(const_cast<T*>(p), bits / 8, atomic_access, WBEMU_CALLER);                                       \
    return __atomic_load_n(p, __ATOMIC_SEQ_CST);                                                            \
  }                                                                                                         \
  void __tsan_atomic##bits##_store(volatile T* p, T v, int) {                                               \
    access(const_cast<T*>(p), bits / 8, write_access | atomic_access, WBEMU_CALLER);                        \
    __atomic_store_n(p, v, __ATOMIC_SEQ_CST);                                                               \
  }                                                                                                         \
  WBEMU_ATOMIC_UPDATE(bits, T, exchange, __atomic_exchange_n)                                               \
  WBEMU_ATOMIC_UPDATE(bits, T, fetch_add, __atomic_fetch_add)                                               \
  WBEMU_ATOMIC_UPDATE(bits, T, fetch_sub, __atomic_fetch_sub)                                               \
  WBEMU_ATOMIC_UPDATE(bits, T, fetch_and, __atomic_fetch_and)                                               \
  WBEMU_ATOMIC_UPDATE(bits, T, fetch_or, __atomic_fetch_or)                                                 \
  WBEMU_ATOMIC_UPDATE(bits, T, fetch_xor, __atomic_fetch_xor)                                               \
  WBEMU_ATOMIC_UPDATE(bits, T, fetch_nand, __atomic_fetch_nand)                                             \
  WBEMU_ATOMIC_EXCHANGE(bits, T, strong)                                                                    \
  WBEMU_ATOMIC_EXCHANGE(bits, T, weak)                                                                      \
  T __tsan_atomic##bits##_compare_exchange_val(volatile T* p, T expected, T v, int, int) {                  \
    access(const_cast<T*>(p), bits / 8, write_access | atomic_access, WBEMU_CALLER);                        \
    __atomic_compare_exchange_n(p, &expected, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                \
    return expected;                                                                                        \
  }

extern "C" {

void __tsan_init() {}
void __tsan_func_entry(void*) {}
void __tsan_func_exit() {}
void __tsan_vptr_update(void*, void*) {}
void __tsan_vptr_read(void*) {}
void __tsan_ignore_thread_begin() {}
void __tsan_ignore_thread_end() {}
void __tsan_atomic_thread_fence(int) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __tsan_atomic_signal_fence(int) {}

WBEMU_ACCESS(, 1) WBEMU_ACCESS(, 2) WBEMU_ACCESS(, 4) WBEMU_ACCESS(, 8) WBEMU_ACCESS(, 16)
WBEMU_ACCESS(unaligned_, 2) WBEMU_ACCESS(unaligned_, 4) WBEMU_ACCESS(unaligned_, 8) WBEMU_ACCESS(unaligned_, 16)
void __tsan_read_range(void* p, unsigned long n) { access(p, n, read_access, WBEMU_CALLER); }
void __tsan_write_range(void* p, unsigned long n) { access(p, n, write_access, WBEMU_CALLER); }
void* __tsan_memcpy(void* to, const void* from, size_t n) {
  access(const_cast<void*>(from), n, read_access, WBEMU_CALLER);
  access(to, n, write_access, WBEMU_CALLER);
  return memcpy(to, from, n);
}
void* __tsan_memmove(void* to, const void* from, size_t n) {
  access(const_cast<void*>(from), n, read_access, WBEMU_CALLER);
  access(to, n, write_access, WBEMU_CALLER);
  return memmove(to, from, n);
}
void* __tsan_memset(void* to, int value, size_t n) {
  access(to, n, write_access, WBEMU_CALLER);
  return memset(to, value, n);
}
WBEMU_ATOMICS(8, uint8_t) WBEMU_ATOMICS(16, uint16_t) WBEMU_ATOMICS(32, uint32_t) WBEMU_ATOMICS(64, uint64_t)

// --- -fsanitize=array-bounds: an index outside an array of known size (UBSan's SourceLocation and TypeDescriptor) ---
struct SourceLocation {
  const char* file;
  uint32_t line, column;
};
struct TypeDescriptor {
  uint16_t kind, info;
  char name[1];
};
struct OutOfBoundsData {
  SourceLocation location;
  const TypeDescriptor *array, *index;
};
void __ubsan_handle_out_of_bounds(const OutOfBoundsData* data, uintptr_t index) {
  char text[160];
  snprintf(text, sizeof text, "index %lld is outside the array %s", static_cast<long long>(static_cast<intptr_t>(index)), data->array->name);
  wbemu_finding("array-bounds", data->location.file, static_cast<int>(data->location.line), text);
}
void __ubsan_handle_out_of_bounds_abort(const OutOfBoundsData* data, uintptr_t index) { __ubsan_handle_out_of_bounds(data, index); }
}
