#include "memory.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "report.h"

namespace wbemu {

Buffer buffers[max_buffers];
int buffer_count;

static constexpr size_t page = 4096;
static constexpr size_t guard = 16u << 20;  // an index that runs wild by up to 4 M floats still hits it
static constexpr unsigned char margin_fill = 0xFB;

Buffer* map_buffer(const char* path, size_t padding, size_t size, bool initialised) {
  if (buffer_count == max_buffers) return nullptr;
  const size_t body = (padding + size + page - 1) / page * page;
  const int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return nullptr;
  char* region = static_cast<char*>(
      mmap(nullptr, body + 2 * guard, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  if (region == MAP_FAILED) return nullptr;
  char* mapped = region + guard;
  if (body && mmap(mapped, body, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED) return nullptr;
  close(file);
  memset(mapped, margin_fill, padding);
  memset(mapped + padding + size, margin_fill, body - padding - size);
  Buffer& b = buffers[buffer_count];
  memset(&b, 0, sizeof b);
  b.low = reinterpret_cast<uintptr_t>(mapped + padding);
  b.high = b.low + size;
  b.mapped_low = reinterpret_cast<uintptr_t>(mapped);
  b.mapped_high = b.mapped_low + body;
  b.index = buffer_count++;
  snprintf(b.name, sizeof b.name, "@buffer%d@", b.index);
  b.initialised = initialised;
  b.read_low = b.write_low = ~0ull;
  return &b;
}

const Buffer* nearest_buffer(uintptr_t address) {
  const Buffer* best = nullptr;
  uintptr_t best_distance = guard;
  for (int i = 0; i < buffer_count; i++) {
    const Buffer& b = buffers[i];
    const uintptr_t distance = address < b.low ? b.low - address : address >= b.high ? address - b.high + 1 : 0;
    if (distance <= best_distance) best_distance = distance, best = &b;
  }
  return best;
}

static void check_margin(const Buffer& b, uintptr_t from, uintptr_t to) {
  for (uintptr_t a = from; a < to; a++) {
    if (*reinterpret_cast<unsigned char*>(a) == margin_fill) continue;
    report_at("out-of-bounds", Site{"", 0}, "writes %s at byte %lld of %llu", b.name,
              static_cast<long long>(a) - static_cast<long long>(b.low), static_cast<unsigned long long>(b.high - b.low));
    return;
  }
}

void check_margins() {
  for (int i = 0; i < buffer_count; i++) {
    check_margin(buffers[i], buffers[i].mapped_low, buffers[i].low);
    check_margin(buffers[i], buffers[i].high, buffers[i].mapped_high);
  }
}

void write_usage() {
  for (int i = 0; i < buffer_count; i++) {
    const Buffer& b = buffers[i];
    write_line(
        "{\"type\":\"usage\",\"buffer\":%d,\"reads\":%llu,\"writes\":%llu,\"atomics\":%llu,\"reads_before_write\":%llu,"
        "\"read_low\":%llu,\"read_high\":%llu,\"write_low\":%llu,\"write_high\":%llu}",
        i, static_cast<unsigned long long>(b.reads), static_cast<unsigned long long>(b.writes),
        static_cast<unsigned long long>(b.atomics), static_cast<unsigned long long>(b.reads_before_write),
        static_cast<unsigned long long>(b.read_low), static_cast<unsigned long long>(b.read_high),
        static_cast<unsigned long long>(b.write_low), static_cast<unsigned long long>(b.write_high));
  }
}

}  // namespace wbemu
