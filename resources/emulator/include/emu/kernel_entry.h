// The generated end of a translation unit: what the runtime calls.
#pragma once
#include <type_traits>
#include <utility>

namespace wbemu {

template <class T> using Plain = std::remove_cv_t<std::remove_reference_t<T>>;

template <auto Kernel> struct EntryOf;

template <class... A, void (*Kernel)(A...)> struct EntryOf<Kernel> {
  template <size_t... I> static WBEMU_MEMBER void call(void** arguments, std::index_sequence<I...>) {
    try {
      Kernel(*static_cast<Plain<A>*>(arguments[I])...);
    } catch (const ThreadExit&) {
    }
  }

  __attribute__((no_sanitize("thread"))) static void run_one(void** arguments) {
    call(arguments, std::index_sequence_for<A...>());
  }

  __attribute__((no_sanitize("thread"))) static void run_many(void** arguments, Cursor* cursor) {
    const unsigned width = blockDim.x, height = blockDim.y;
    unsigned x = cursor->started % width, y = cursor->started / width % height, z = cursor->started / width / height;
    while (cursor->started < cursor->count) {
      const unsigned i = cursor->started++;
      cursor->current = i;
      if (cursor->order) {
        cursor->current = cursor->order[i];
        x = cursor->current % width, y = cursor->current / width % height, z = cursor->current / width / height;
      }
      threadIdx.x = x, threadIdx.y = y, threadIdx.z = z;
      call(arguments, std::index_sequence_for<A...>());
      if (cursor->blocked) return;
      if (++x == width) {
        x = 0;
        if (++y == height) y = 0, z++;
      }
    }
  }

  static constexpr size_t sizes[sizeof...(A) + 1] = {sizeof(Plain<A>)..., 0};
  static constexpr Entry entry = {run_one, run_many, sizeof...(A), sizes};
};

}  // namespace wbemu

// The kernel's address, named as in a launch: &ns::kernel<float, 256>.
#define WBEMU_KERNEL(...)                                                      \
  extern "C" {                                                                 \
  extern const wbemu::Entry wbemu_entry;                                       \
  const wbemu::Entry wbemu_entry = wbemu::EntryOf<(__VA_ARGS__)>::entry;        \
  }
#define WBEMU_SYMBOL(text, ...) {text, const_cast<void*>(static_cast<const volatile void*>(&__VA_ARGS__)), sizeof(__VA_ARGS__)},
#define WBEMU_SYMBOLS(...)                                                                   \
  extern "C" {                                                                               \
  extern const wbemu::SymbolEntry wbemu_symbols[];                                           \
  extern const unsigned wbemu_symbol_count;                                                  \
  const wbemu::SymbolEntry wbemu_symbols[] = {__VA_ARGS__ {nullptr, nullptr, 0}};            \
  const unsigned wbemu_symbol_count = sizeof wbemu_symbols / sizeof *wbemu_symbols - 1;      \
  }
#define WBEMU_BINDING(text, ...) {text, [](const wbemu::Texture& texture) { return wbemu::bind_reference(__VA_ARGS__, texture); }},
#define WBEMU_BINDINGS(...)                                                                  \
  extern "C" {                                                                               \
  extern const wbemu::BindingEntry wbemu_bindings[];                                         \
  extern const unsigned wbemu_binding_count;                                                 \
  const wbemu::BindingEntry wbemu_bindings[] = {__VA_ARGS__ {nullptr, nullptr}};             \
  const unsigned wbemu_binding_count = sizeof wbemu_bindings / sizeof *wbemu_bindings - 1;   \
  }
