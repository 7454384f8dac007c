// The HIP runtime's entry points that Wavebridge uses, on the CPU (see README.md).
//
// Numbers and layouts are HIP's interface (HIP API reference: hipError_t, hipMemcpyKind, hipDeviceProp_t revision R0600).
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include <map>
#include <mutex>
#include <string>

#include "../emulator/runtime/worker.h"
#include "kernel_table.h"

#define API extern "C" __attribute__((visibility("default")))

namespace {

enum Error {
  success = 0,
  invalid_value = 1,
  out_of_memory = 2,
  invalid_configuration = 9,
  invalid_device = 101,
  invalid_image = 200,
  not_found = 500,
  launch_failure = 719,
};

constexpr size_t memory_bytes = size_t(1) << 32;
constexpr size_t shared_bytes = 64u << 10;
constexpr unsigned max_block = 1024;
constexpr int runtime_version = 70000000;
constexpr size_t allocation_alignment = 256;

// Offsets in hipDeviceProp_tR0600.
constexpr size_t properties_bytes = 1472, name_at = 0, memory_at = 288, shared_at = 296, warp_at = 308, threads_at = 320,
                 block_at = 324, grid_at = 336, major_at = 360, processors_at = 388, architecture_at = 1160;

struct Module {
  void* library;
  const StandInKernel* kernels;
  const StandInVariable* variables;
};

struct Event {
  timespec time;
};

std::mutex lock;
std::map<uintptr_t, size_t> allocations;
int last_error = success;

int fail(Error error) {
  last_error = error;
  return error;
}

unsigned warp_size() {
  const char* text = getenv("WAVEBRIDGE_STAND_IN_WARP");
  return text && !strcmp(text, "64") ? 64 : 32;
}

// Whether all bytes lie in one allocation.
bool on_device(uintptr_t address, size_t size) {
  std::lock_guard<std::mutex> guard(lock);
  auto next = allocations.upper_bound(address);
  if (next == allocations.begin()) return false;
  --next;
  return address - next->first + size <= next->second;
}

template <class T> void put(char* properties, size_t at, T value) { memcpy(properties + at, &value, sizeof value); }

}  // namespace

API int hipInit(unsigned) { return success; }
API int hipGetDeviceCount(int* count) { return *count = 1, success; }
API int hipGetDevice(int* device) { return *device = 0, success; }
API int hipSetDevice(int device) { return device ? fail(invalid_device) : success; }
API int hipRuntimeGetVersion(int* version) { return *version = runtime_version, success; }
API int hipDriverGetVersion(int* version) { return *version = runtime_version, success; }
API int hipDeviceSynchronize() { return success; }
API int hipStreamSynchronize(void*) { return success; }
API int hipPeekAtLastError() { return last_error; }

API int hipGetLastError() {
  const int error = last_error;
  last_error = success;
  return error;
}

API int hipGetDevicePropertiesR0600(char* properties, int device) {
  if (device) return fail(invalid_device);
  memset(properties, 0, properties_bytes);
  strcpy(properties + name_at, "CPU stand-in (no GPU)");
  strcpy(properties + architecture_at, "stand-in");
  put(properties, memory_at, memory_bytes);
  put(properties, shared_at, shared_bytes);
  put(properties, warp_at, static_cast<int>(warp_size()));
  put(properties, threads_at, static_cast<int>(max_block));
  for (int axis = 0; axis < 3; axis++) {
    put(properties, block_at + 4 * axis, static_cast<int>(max_block));
    put(properties, grid_at + 4 * axis, axis ? 65535 : 0x7fffffff);
  }
  put(properties, major_at, 11);
  put(properties, processors_at, 1);
  return success;
}

API int hipMalloc(void** pointer, size_t size) {
  *pointer = nullptr;
  if (!size) return success;
  if (size > memory_bytes) return fail(out_of_memory);
  *pointer = aligned_alloc(allocation_alignment, (size + allocation_alignment - 1) / allocation_alignment * allocation_alignment);
  if (!*pointer) return fail(out_of_memory);
  memset(*pointer, 0xFF, size);
  std::lock_guard<std::mutex> guard(lock);
  allocations[reinterpret_cast<uintptr_t>(*pointer)] = size;
  return success;
}

API int hipFree(void* pointer) {
  if (!pointer) return success;
  std::lock_guard<std::mutex> guard(lock);
  if (!allocations.erase(reinterpret_cast<uintptr_t>(pointer))) return fail(invalid_value);
  free(pointer);
  return success;
}

API int hipMemcpy(void* target, const void* source, size_t size, int kind) {
  const bool to_device = kind == 1 || kind == 3, from_device = kind == 2 || kind == 3;
  if (to_device && !on_device(reinterpret_cast<uintptr_t>(target), size)) return fail(invalid_value);
  if (from_device && !on_device(reinterpret_cast<uintptr_t>(source), size)) return fail(invalid_value);
  memmove(target, source, size);
  return success;
}

API int hipMemset(void* target, int value, size_t size) {
  if (!on_device(reinterpret_cast<uintptr_t>(target), size)) return fail(invalid_value);
  memset(target, value, size);
  return success;
}

// The library is written to a file without a name and opened from there.
API int hipModuleLoadData(Module** module, const void* image) {
  const char* bytes = static_cast<const char*>(image);
  const size_t magic = sizeof STAND_IN_MAGIC - 1;
  if (memcmp(bytes, STAND_IN_MAGIC, magic)) return fail(invalid_image);
  uint64_t size;
  memcpy(&size, bytes + magic, sizeof size);
  const int file = memfd_create("stand-in-kernel", MFD_CLOEXEC);
  if (file < 0 || write(file, bytes + magic + sizeof size, size) != static_cast<ssize_t>(size)) return fail(invalid_image);
  void* library = dlopen(("/proc/self/fd/" + std::to_string(file)).c_str(), RTLD_NOW | RTLD_LOCAL);
  close(file);
  if (!library) {
    dprintf(2, "%s\n", dlerror());
    return fail(invalid_image);
  }
  const StandInKernel* kernels = static_cast<const StandInKernel*>(dlsym(library, "stand_in_kernels"));
  const StandInVariable* variables = static_cast<const StandInVariable*>(dlsym(library, "stand_in_variables"));
  if (!kernels || !variables) return fail(invalid_image);
  for (const StandInVariable* v = variables; v->name; v++) {  // a constant may lie in read-only pages
    const uintptr_t page = reinterpret_cast<uintptr_t>(v->address) & ~uintptr_t(4095);
    mprotect(reinterpret_cast<void*>(page), reinterpret_cast<uintptr_t>(v->address) + v->size - page, PROT_READ | PROT_WRITE);
    std::lock_guard<std::mutex> guard(lock);
    allocations[reinterpret_cast<uintptr_t>(v->address)] = v->size;
  }
  *module = new Module{library, kernels, variables};
  return success;
}

API int hipModuleUnload(Module* module) {
  delete module;  // the library stays: its variables may still be read
  return success;
}

API int hipModuleGetFunction(const wbemu::Entry** function, Module* module, const char* name) {
  for (const StandInKernel* k = module->kernels; k->name; k++) {
    if (!strcmp(k->name, name)) return *function = k->entry, success;
  }
  return fail(not_found);
}

API int hipModuleGetGlobal(void** pointer, size_t* size, Module* module, const char* name) {
  for (const StandInVariable* v = module->variables; v->name; v++) {
    if (!strcmp(v->name, name)) return *pointer = v->address, *size = v->size, success;
  }
  return fail(not_found);
}

API int hipModuleLaunchKernel(const wbemu::Entry* function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                              unsigned block_y, unsigned block_z, unsigned shared, void*, void** parameters, void** extra) {
  const uint64_t threads = uint64_t(block_x) * block_y * block_z;
  if (!threads || threads > max_block || !grid_x || !grid_y || !grid_z || shared > shared_bytes) return fail(invalid_configuration);
  if (extra || (!parameters && function->argument_count)) return fail(invalid_value);
  wbemu::LaunchConfig config;
  config.grid[0] = grid_x, config.grid[1] = grid_y, config.grid[2] = grid_z;
  config.block[0] = block_x, config.block[1] = block_y, config.block[2] = block_z;
  config.dynamic_shared = shared;
  config.warp_size = warp_size();
  return wbemu::run_launch(config, *function, parameters) ? success : fail(launch_failure);
}

API int hipEventCreate(Event** event) { return *event = new Event(), success; }

API int hipEventDestroy(Event* event) {
  delete event;
  return success;
}

API int hipEventRecord(Event* event, void*) { return clock_gettime(CLOCK_MONOTONIC, &event->time), success; }
API int hipEventSynchronize(Event*) { return success; }

API int hipEventElapsedTime(float* milliseconds, Event* from, Event* to) {
  const double seconds = static_cast<double>(to->time.tv_sec - from->time.tv_sec) + 1e-9 * static_cast<double>(to->time.tv_nsec - from->time.tv_nsec);
  return *milliseconds = static_cast<float>(1e3 * seconds), success;
}
