// Who last read and wrote each four bytes: the memory of the race detector.
#pragma once
#include <stdint.h>

#include "worker.h"

namespace wbemu {

// One for every four bytes.  Masks have a bit a byte.
struct ShadowCell {
  uint32_t write_epoch, read_epoch;  // of the block: barriers completed; 0: never
  uint32_t write_block, read_block;
  uint32_t write_pc, read_pc;        // offsets in the executable
  uint16_t write_thread, read_thread;
  uint16_t write_warp_epoch, read_warp_epoch;
  uint16_t write_grid_epoch, read_grid_epoch;
  uint8_t write_mask, read_mask;     // bytes written by the block so far, bytes read in the latest read epoch
  uint8_t racing_mask;               // bytes whose writes no barrier of the writing block separates from the latest one
  bool write_atomic;
  bool many_readers;        // of the latest read epoch
  bool many_reading_warps;
};

struct ShadowState {
  ShadowCell* shared;  // of the worker's thread-local segment
  int last_buffer;     // where the previous access fell
};

enum AccessKind : unsigned { read_access = 0, write_access = 1, atomic_access = 2 };

// What is accessed, for messages.
struct Target {
  bool shared;
  const char* name;  // "@buffer3@", "@shared@" (the driver finds the variable), "dynamic shared memory"
  uint64_t offset;
};

// Checks one access within one cell against the cell's history and records it.
void record_access(Worker& w, ShadowCell& cell, uint8_t mask, unsigned kind, const Target& target, uint32_t pc);

ShadowCell* make_cells(uint64_t bytes);

}  // namespace wbemu
