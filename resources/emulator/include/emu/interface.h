// What the kernel's side (headers, inlined into the translation unit under test) and the runtime (compiled once) share.
// Plain C linkage and plain data: the two are compiled with different flags.
#pragma once
#include <stddef.h>
#include <stdint.h>

// `nodebug` gives every instruction of an inlined helper the line of the call in the user's source.
#if defined(__clang__)
#define WBEMU_INLINE static inline __attribute__((always_inline, nodebug, unused))
#define WBEMU_MEMBER inline __attribute__((always_inline, nodebug))
#else
#define WBEMU_INLINE static inline __attribute__((always_inline, artificial, unused))
#define WBEMU_MEMBER inline __attribute__((always_inline, artificial))
#endif
#define WBEMU_TLS __thread

namespace wbemu {

// Where in the user's source an operation stands.  Used as a default argument, `here()` names the caller.
struct Site {
  const char* file;
  int line;
};

#if defined(__clang__)
__attribute__((nodebug))
#endif
constexpr Site here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  return Site{file, line};
}

// Warp operations (CUDA C++ Programming Guide, "Warp Vote", "Warp Match", "Warp Reduce", "Warp Shuffle Functions").
enum class WarpOp : uint8_t {
  shuffle_index, shuffle_up, shuffle_down, shuffle_xor,
  ballot, all, any, sync, active_mask, match_any, match_all,
  add, min_signed, min_unsigned, max_signed, max_unsigned, bit_and, bit_or, bit_xor,
};

enum class BarrierOp : uint8_t { none, count, all, any };

// Progress through the threads of one block.  While no thread of the block has blocked, a thread that returns needs no
// bookkeeping at all: `started` says everything.
struct Cursor {
  uint32_t started;       // threads begun, in the launch's thread order
  uint32_t count;         // threads of the block
  uint32_t current;       // linear index of the running thread
  bool blocked;           // some thread of this block has blocked
  const uint16_t* order;  // null: ascending
};

// One launch, as the generated entry point hands it to the runtime.
struct Entry {
  void (*run_one)(void** arguments);
  // Runs threads one after the other on the calling fiber; returns when there is none left or one of them has blocked.
  void (*run_many)(void** arguments, Cursor* cursor);
  unsigned argument_count;
  const size_t* argument_sizes;
};

struct SymbolEntry {
  const char* name;
  void* address;
  size_t size;
};

// Where a texture's texels lie, and what they are (cudaResourceDesc); how it is sampled (cudaTextureDesc).  A surface is the
// same without sampling.
enum class TextureResource : uint8_t { linear, pitched, array };
enum class TexelKind : uint8_t { signed_integer, unsigned_integer, floating };
enum class Address : uint8_t { wrap, clamp, mirror, border };
struct Texture {
  unsigned char* data;
  uint64_t pitch, slice;                   // bytes from one row to the next, and from one slice or layer to the next
  uint32_t width, height, depth, layers;   // texels; 0 for what the resource does not have.  A cubemap has six layers each
  bool cubemap;
  TextureResource resource;
  TexelKind kind;
  uint8_t bits, channels;                  // of a channel; 1, 2 or 4 of them
  Address address[3];
  bool linear_filter, normalized_coordinates;
  bool as_fraction;                        // cudaReadModeNormalizedFloat
  float border[4];
};

// A place in a texture or surface.  Surfaces have x in bytes and whole numbers only.
struct TexturePoint {
  uint8_t dimensions;
  bool layered, cubemap;
  float x, y, z;
  int layer;
};
struct SurfacePoint {
  uint8_t dimensions;
  bool layered;
  int x, y, z, layer;
};

// A reference of file scope: how the launch binds a texture or surface to it; 0 on success, otherwise an error code.
struct BindingEntry {
  const char* name;
  int (*bind)(const Texture& texture);
};

}  // namespace wbemu

extern "C" {
// Synchronisation.  All are safe to call from any kernel thread.
void wbemu_barrier(wbemu::Site site);
int wbemu_barrier_reduce(wbemu::BarrierOp op, int predicate, wbemu::Site site);
void wbemu_grid_barrier(wbemu::Site site);
void wbemu_fence(void);  // a fence of device scope
void wbemu_yield(void);  // lets other threads run: called where code may be spinning

// A warp operation over the lanes of `mask`; all lanes named must arrive, exited ones are ignored.
// `predicate_out` is written by match_all only.
uint64_t wbemu_warp(wbemu::WarpOp op, uint64_t mask, uint64_t value, int argument, int width, wbemu::Site site);
// The same for operations without a mask: the lanes that wait at the same place once nothing else can run.
uint64_t wbemu_warp_converged(wbemu::WarpOp op, uint64_t value, int argument, int width, wbemu::Site site);
// A volatile access: lanes of a warp proceed in step (warp-synchronous code from before Volta).
void wbemu_lockstep(const char* file, int line);

unsigned wbemu_lane(void);
uint64_t wbemu_live_lanes(void);
uint64_t wbemu_block_index(void);
uint64_t wbemu_clock(void);

// Findings and ends.
void wbemu_finding(const char* kind, const char* file, int line, const char* text);
[[noreturn]] void wbemu_unsupported(const char* what, const char* file, int line);
[[noreturn]] void wbemu_trap(const char* kind, const char* text, const char* file, int line);
int wbemu_host_call(const char* name);
int wbemu_is_in_kernel(void);

// Textures.  A handle is that of a texture which the launch describes; another one ends the run.  A texel is four channels:
// floats, or integers extended to 32 bits; missing channels are zero.
uint64_t wbemu_add_texture(const wbemu::Texture* texture);
const wbemu::Texture* wbemu_texture(uint64_t handle, wbemu::Site site);
void wbemu_texture_fetch(const wbemu::Texture* texture, int x, uint32_t* texel, wbemu::Site site);
void wbemu_texture_sample(const wbemu::Texture* texture, const wbemu::TexturePoint* point, uint32_t* texel, wbemu::Site site);
void wbemu_texture_gather(const wbemu::Texture* texture, float x, float y, int component, uint32_t* texels, wbemu::Site site);
// `mode` is cudaSurfaceBoundaryMode: 0 zero, 1 clamp, 2 trap.
void wbemu_surface_access(const wbemu::Texture* surface, const wbemu::SurfacePoint* point, void* value, unsigned size, int mode,
                          bool write, wbemu::Site site);

extern WBEMU_TLS unsigned char wbemu_dynamic_shared[];
}
