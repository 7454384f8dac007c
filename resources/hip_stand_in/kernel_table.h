// What a program compiled for the stand-in exports, and the form in which hiprtc hands it to the runtime.
#pragma once
#include <stddef.h>

#include "emu/interface.h"

// A code object: this magic, then a shared library that exports the four objects below.
#define STAND_IN_MAGIC "WAVEBRIDGE-CPU\n"

struct StandInKernel {
  const char* name;
  const wbemu::Entry* entry;
};

struct StandInVariable {
  const char* name;
  void* address;
  size_t size;
};

#define STAND_IN_KERNEL(text, ...) {text, &wbemu::EntryOf<&__VA_ARGS__>::entry},
#define STAND_IN_VARIABLE(text, ...) \
  {text, const_cast<void*>(static_cast<const volatile void*>(&__VA_ARGS__)), sizeof(__VA_ARGS__)},
// Ends of the two tables, which the generated end of the program fills with the entries above.
#define STAND_IN_KERNELS(...)                           \
  extern "C" {                                          \
  extern const StandInKernel stand_in_kernels[];        \
  const StandInKernel stand_in_kernels[] = {__VA_ARGS__ {nullptr, nullptr}}; \
  }
#define STAND_IN_VARIABLES(...)                         \
  extern "C" {                                          \
  extern const StandInVariable stand_in_variables[];    \
  const StandInVariable stand_in_variables[] = {__VA_ARGS__ {nullptr, nullptr, 0}}; \
  }
