// The executable's entry: reads what to launch from the file named by its only argument, runs it, writes the report.
//
// The file is a line of words each:
//   report PATH | grid X Y Z | block X Y Z | dynamic_shared N | warp N | workers N | stack BYTES | order NAME SEED
//   cooperative 0|1 | flush_denormals 0|1 | address_space BYTES | cpu_seconds N
//   buffer PADDING SIZE INITIALISED PATH        buffers are numbered from 0 in this order
//   texture BUFFER OFFSET RESOURCE WIDTH HEIGHT DEPTH LAYERS CUBEMAP PITCH KIND BITS CHANNELS FILTER NORMALISED FRACTION
//           ADDRESS ADDRESS ADDRESS BORDER BORDER BORDER BORDER       numbered from 0 too; sizes in texels, the pitch in bytes
//   argument texture TEXTURE                    the handle of a texture or surface object
//   bind NAME TEXTURE                           to a texture or surface reference
//   argument null | argument pointer BUFFER OFFSET | argument bytes HEX COUNT [AT BUFFER OFFSET]...
//   symbol NAME PATH                            before the launch the variable is filled from the file, after it written back
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "memory.h"
#include "report.h"
#include "signals.h"
#include "textures.h"
#include "worker.h"

extern "C" {
extern const wbemu::Entry wbemu_entry;
extern const wbemu::SymbolEntry wbemu_symbols[];
extern const unsigned wbemu_symbol_count;
extern const wbemu::BindingEntry wbemu_bindings[];
extern const unsigned wbemu_binding_count;
}

namespace wbemu {

static constexpr int max_arguments = 512;
static LaunchConfig config;
static void* arguments[max_arguments];
static unsigned argument_count;
static char symbol_paths[64][512];
static const SymbolEntry* symbol_entries[64];
static int symbols_used;
static const Texture* launch_textures[max_textures];
static unsigned launch_texture_count;

[[noreturn]] static void bad(const char* what, const char* line) {
  char text[300];
  snprintf(text, sizeof text, "%s: %.200s", what, line);
  end_with("bad-launch", text, "", 0);
}

static void limit(int resource, unsigned long long value) {
  struct rlimit now;
  if (getrlimit(resource, &now)) return;
  rlimit wanted;
  wanted.rlim_cur = wanted.rlim_max = now.rlim_max < value ? now.rlim_max : static_cast<rlim_t>(value);
  setrlimit(resource, &wanted);
}

static uintptr_t address_in(long buffer, unsigned long long offset, const char* line) {
  if (buffer < 0 || buffer >= buffer_count) bad("no such buffer", line);
  return buffers[buffer].low + offset;
}

static int hex_digit(char c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 10; }

static void read_bytes_argument(char* text, const char* line) {
  char* hex = strtok(text, " ");
  const size_t size = strlen(hex) / 2;
  // Surplus room: a wrong size is found by the check against the signature, not by a crash.
  unsigned char* bytes = static_cast<unsigned char*>(aligned_alloc(64, (size + 127) / 64 * 64));
  for (size_t i = 0; i < size; i++) bytes[i] = static_cast<unsigned char>(hex_digit(hex[2 * i]) << 4 | hex_digit(hex[2 * i + 1]));
  const char* count = strtok(nullptr, " ");
  for (long n = count ? atol(count) : 0; n > 0; n--) {
    const char *at = strtok(nullptr, " "), *buffer = strtok(nullptr, " "), *offset = strtok(nullptr, " ");
    if (!at || !buffer || !offset || strtoull(at, nullptr, 10) + sizeof(uintptr_t) > size) bad("pointer field", line);
    const uintptr_t pointer = atol(buffer) < 0 ? 0 : address_in(atol(buffer), strtoull(offset, nullptr, 10), line);
    memcpy(bytes + strtoull(at, nullptr, 10), &pointer, sizeof pointer);
  }
  if (argument_count < wbemu_entry.argument_count && wbemu_entry.argument_sizes[argument_count] != size) {
    char message[160];
    snprintf(message, sizeof message, "argument %u has %zu bytes in the case and %zu in the kernel's signature",
             argument_count + 1, size, wbemu_entry.argument_sizes[argument_count]);
    end_with("bad-launch", message, "", 0);
  }
  arguments[argument_count++] = bytes;
}

static void read_texture(const char* text, const char* line) {
  Texture t = {};
  long buffer;
  unsigned long long offset;
  unsigned resource, cube, kind, bits, channels, filter, normalised, fraction, address[3];
  const int read = sscanf(text, "%ld %llu %u %u %u %u %u %u %lu %u %u %u %u %u %u %u %u %u %f %f %f %f", &buffer, &offset, &resource,
                          &t.width, &t.height, &t.depth, &t.layers, &cube, &t.pitch, &kind, &bits, &channels, &filter, &normalised,
                          &fraction, &address[0], &address[1], &address[2], &t.border[0], &t.border[1], &t.border[2], &t.border[3]);
  if (read != 22 || launch_texture_count == max_textures) bad("texture", line);
  t.data = reinterpret_cast<unsigned char*>(address_in(buffer, offset, line));
  t.resource = static_cast<TextureResource>(resource), t.kind = static_cast<TexelKind>(kind);
  t.bits = static_cast<uint8_t>(bits), t.channels = static_cast<uint8_t>(channels);
  t.cubemap = cube != 0, t.linear_filter = filter != 0, t.normalized_coordinates = normalised != 0, t.as_fraction = fraction != 0;
  for (int i = 0; i < 3; i++) t.address[i] = static_cast<Address>(address[i]);
  t.slice = t.pitch * (t.height ? t.height : 1);
  if (reinterpret_cast<uintptr_t>(t.data) + texture_bytes(t) > buffers[buffer].high) bad("the texture is larger than its memory", line);
  launch_textures[launch_texture_count] = keep_texture(t);
  launch_texture_count++;
}

static const Texture& texture_numbered(const char* text, const char* line) {
  const unsigned long number = strtoul(text, nullptr, 10);
  if (number >= launch_texture_count) bad("no such texture", line);
  return *launch_textures[number];
}

static void bind_reference(char* text, const char* line) {
  const char* number = strchr(text, ' ');
  if (!number) bad("bind", line);
  const size_t length = static_cast<size_t>(number - text);
  for (unsigned i = 0; i < wbemu_binding_count; i++) {
    if (strncmp(wbemu_bindings[i].name, text, length) || wbemu_bindings[i].name[length]) continue;
    if (wbemu_bindings[i].bind(texture_numbered(number + 1, line))) bad("a bind that CUDA refuses, for its format or its filter", text);
    return;
  }
  bad("no such texture or surface reference", text);
}

static void read_argument(char* text, const char* line) {
  if (argument_count == max_arguments) bad("too many arguments", line);
  long buffer;
  unsigned long long offset;
  if (!strcmp(text, "null")) {
    arguments[argument_count++] = calloc(1, sizeof(void*));
  } else if (sscanf(text, "pointer %ld %llu", &buffer, &offset) == 2) {
    uintptr_t* pointer = static_cast<uintptr_t*>(malloc(sizeof(uintptr_t)));
    *pointer = address_in(buffer, offset, line);
    arguments[argument_count++] = pointer;
  } else if (!strncmp(text, "texture ", 8)) {
    uintptr_t* handle = static_cast<uintptr_t*>(malloc(sizeof(uintptr_t)));
    *handle = reinterpret_cast<uintptr_t>(&texture_numbered(text + 8, line));
    arguments[argument_count++] = handle;
  } else if (!strncmp(text, "bytes ", 6)) {
    read_bytes_argument(text + 6, line);
  } else {
    bad("argument", line);
  }
}

static void copy_symbol(const SymbolEntry& symbol, const char* path, bool into_variable) {
  const int file = open(path, into_variable ? O_RDONLY : O_WRONLY);
  if (file < 0) bad("cannot open", path);
  size_t done = 0;
  while (done < symbol.size) {
    char* at = static_cast<char*>(symbol.address) + done;
    const ssize_t n = into_variable ? read(file, at, symbol.size - done) : write(file, at, symbol.size - done);
    if (n <= 0) break;
    done += static_cast<size_t>(n);
  }
  close(file);
}

static void read_symbol(char* text, const char* line) {
  char* path = strchr(text, ' ');
  if (!path || symbols_used == 64) bad("symbol", line);
  *path++ = 0;
  for (unsigned i = 0; i < wbemu_symbol_count; i++) {
    if (strcmp(wbemu_symbols[i].name, text)) continue;
    const SymbolEntry& symbol = wbemu_symbols[i];
    // A const variable lies in read-only pages.
    const uintptr_t first = reinterpret_cast<uintptr_t>(symbol.address) & ~4095ul;
    mprotect(reinterpret_cast<void*>(first), reinterpret_cast<uintptr_t>(symbol.address) + symbol.size - first,
             PROT_READ | PROT_WRITE);
    snprintf(symbol_paths[symbols_used], sizeof symbol_paths[0], "%s", path);
    symbol_entries[symbols_used++] = &symbol;
    copy_symbol(symbol, path, true);
    return;
  }
  bad("no such variable", text);
}

static void read_buffer(const char* text, const char* line) {
  unsigned long long padding, size;
  int initialised, used = 0;
  if (sscanf(text, "%llu %llu %d %n", &padding, &size, &initialised, &used) < 3 || !used) bad("buffer", line);
  if (!map_buffer(text + used, padding, size, initialised != 0)) bad("cannot map the buffer", line);
}

static bool read_number(const char* line) {
  unsigned long long n;
  if (sscanf(line, "dynamic_shared %llu", &n) == 1) config.dynamic_shared = static_cast<uint32_t>(n);
  else if (sscanf(line, "warp %llu", &n) == 1) config.warp_size = static_cast<uint32_t>(n);
  else if (sscanf(line, "workers %llu", &n) == 1) config.workers = static_cast<uint32_t>(n);
  else if (sscanf(line, "stack %llu", &n) == 1) config.stack_bytes = static_cast<size_t>(n) & ~4095ul;
  else if (sscanf(line, "cooperative %llu", &n) == 1) config.cooperative = n != 0;
  else if (sscanf(line, "flush_denormals %llu", &n) == 1) config.flush_denormals = n != 0;
  else if (sscanf(line, "address_space %llu", &n) == 1) limit(RLIMIT_AS, n);
  else if (sscanf(line, "cpu_seconds %llu", &n) == 1) limit(RLIMIT_CPU, n);
  else return false;
  return true;
}

static bool read_order(const char* line) {
  char name[16];
  unsigned seed;
  if (sscanf(line, "order %15s %u", name, &seed) != 2) return false;
  config.order = !strcmp(name, "reverse") ? Order::reverse : !strcmp(name, "random") ? Order::random : Order::forward;
  config.seed = seed;
  return true;
}

static void read_launch(const char* path) {
  FILE* file = fopen(path, "r");
  if (!file) exit(exit_bad_spec);
  char* line = nullptr;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, file)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    uint32_t* const g = config.grid;
    uint32_t* const b = config.block;
    if (!strncmp(line, "report ", 7)) open_report(line + 7);
    else if (sscanf(line, "grid %u %u %u", g, g + 1, g + 2) == 3 || sscanf(line, "block %u %u %u", b, b + 1, b + 2) == 3) continue;
    else if (!strncmp(line, "buffer ", 7)) read_buffer(line + 7, line);
    else if (!strncmp(line, "argument ", 9)) read_argument(line + 9, line);
    else if (!strncmp(line, "symbol ", 7)) read_symbol(line + 7, line);
    else if (!strncmp(line, "texture ", 8)) read_texture(line + 8, line);
    else if (!strncmp(line, "bind ", 5)) bind_reference(line + 5, line);
    else if (!read_number(line) && !read_order(line)) bad("unknown line", line);
  }
  free(line);
  fclose(file);
}

static void check_launch() {
  const unsigned long long threads = 1ull * config.block[0] * config.block[1] * config.block[2];
  char text[128];
  if (threads == 0 || threads > max_threads) {
    snprintf(text, sizeof text, "%llu threads a block; a block has 1 to %u", threads, max_threads);
    end_with("bad-launch", text, "", 0);
  }
  if (config.dynamic_shared > max_dynamic_shared) end_with("bad-launch", "more than 256 KiB of dynamic shared memory", "", 0);
  if (config.warp_size != 32 && config.warp_size != 64) end_with("bad-launch", "warpSize must be 32 or 64", "", 0);
  const unsigned long long blocks = 1ull * config.grid[0] * config.grid[1] * config.grid[2];
  if (blocks == 0) end_with("bad-launch", "the grid is empty", "", 0);
  if (config.cooperative && blocks * threads > 65536) {
    end_with("bad-launch", "the grid is too large for a grid barrier; 65536 threads at most here", "", 0);
  }
  if (argument_count != wbemu_entry.argument_count) {
    snprintf(text, sizeof text, "the case has %u arguments and the kernel %u", argument_count, wbemu_entry.argument_count);
    end_with("bad-launch", text, "", 0);
  }
}

// Before the constructors of the code under test.
__attribute__((constructor(101))) static void limit_early() { limit(RLIMIT_CORE, 0); }

}  // namespace wbemu

using namespace wbemu;

#undef main
int main(int argc, char** argv) {
  if (argc != 2) return exit_bad_spec;
  install_signal_handlers();
  read_launch(argv[1]);
  check_launch();
  timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  const bool complete = run_launch(config, wbemu_entry, arguments);
  clock_gettime(CLOCK_MONOTONIC, &to);
  for (int i = 0; i < symbols_used; i++) copy_symbol(*symbol_entries[i], symbol_paths[i], false);
  check_margins();
  fflush(stdout);
  flush_findings();
  write_usage();
  const double seconds = static_cast<double>(to.tv_sec - from.tv_sec) + 1e-9 * static_cast<double>(to.tv_nsec - from.tv_nsec);
  write_line("{\"type\":\"%s\",\"seconds\":%.9f}", complete ? "done" : "deadlock", seconds);
  _exit(exit_ok);
}
