// Buffers between guard regions.
#pragma once
#include <stddef.h>
#include <stdint.h>

namespace wbemu {

struct ShadowCell;

struct Buffer {
  uintptr_t low, high;          // the data
  uintptr_t mapped_low, mapped_high;  // accessible pages: the data and what lies between it and the guards
  int index;
  char name[16];                // "@buffer3@": the driver puts the real name in its place
  bool initialised;             // false: reading before writing is a finding of the checked build
  // What the kernel did, by the checked build: byte offsets, [first, last).
  uint64_t reads, writes, atomics, reads_before_write;
  uint64_t read_low, read_high, write_low, write_high;
  ShadowCell* shadow;
};

constexpr int max_buffers = 256;
extern Buffer buffers[max_buffers];
extern int buffer_count;

// Maps `path` (its data starts `padding` bytes in and is `size` long) between guards; null on failure.
Buffer* map_buffer(const char* path, size_t padding, size_t size, bool initialised);

// The buffer in or near whose guards the address lies; null if it is far from all.
const Buffer* nearest_buffer(uintptr_t address);

// Writes what the kernel did with each buffer to the report (numbers only in the checked build).
void write_usage();

// Finds writes to the bytes between the data and the guards.
void check_margins();

}  // namespace wbemu
