#include "report.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "memory.h"
#include "worker.h"

namespace wbemu {

struct Record {
  char kind[24];
  char text[256];
  const char* file;
  int line;
  uintptr_t pc, other_pc;
  uint64_t count;
  Position where;
};

static constexpr int max_records = 64;
static Record records[max_records];
static int record_count;
static pthread_mutex_t record_lock = PTHREAD_MUTEX_INITIALIZER;
static int report_file = 2;

void open_report(const char* path) {
  const int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file >= 0) report_file = file;
}

uintptr_t module_offset(uintptr_t pc) {
  static uintptr_t base;
  if (!base) {
    Dl_info info;
    if (dladdr(reinterpret_cast<void*>(&open_report), &info)) base = reinterpret_cast<uintptr_t>(info.dli_fbase);
  }
  return pc - base;
}

static bool same_place(const Record& r, const char* kind, const char* file, int line, uintptr_t pc, uintptr_t other_pc) {
  return r.line == line && r.pc == pc && r.other_pc == other_pc && !strcmp(r.kind, kind) &&
         (r.file == file || (r.file && file && !strcmp(r.file, file)));
}

static void add(const char* kind, const char* file, int line, uintptr_t pc, uintptr_t other_pc, const char* text) {
  pthread_mutex_lock(&record_lock);
  for (int i = 0; i < record_count; i++) {
    if (!same_place(records[i], kind, file, line, pc, other_pc)) continue;
    records[i].count++;
    pthread_mutex_unlock(&record_lock);
    return;
  }
  if (record_count < max_records) {
    Record& r = records[record_count++];
    snprintf(r.kind, sizeof r.kind, "%s", kind);
    snprintf(r.text, sizeof r.text, "%s", text);
    r.file = file;
    r.line = line;
    r.pc = pc;
    r.other_pc = other_pc;
    r.count = 1;
    r.where = current_position();
  }
  pthread_mutex_unlock(&record_lock);
}

void report_at(const char* kind, Site site, const char* format, ...) {
  char text[256];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  add(kind, site.file, site.line, 0, 0, text);
}

void report_module_offset(const char* kind, uint32_t pc, uint32_t other_pc, const char* text) {
  add(kind, nullptr, 0, pc, other_pc, text);
}

void write_line(const char* format, ...) {
  char line[1024];
  va_list arguments;
  va_start(arguments, format);
  int n = vsnprintf(line, sizeof line - 1, format, arguments);
  va_end(arguments);
  if (n > static_cast<int>(sizeof line) - 2) n = sizeof line - 2;
  line[n++] = '\n';
  const char* p = line;
  while (n > 0) {
    const ssize_t written = write(report_file, p, static_cast<size_t>(n));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    p += written;
    n -= static_cast<int>(written);
  }
}

static void escape(char* out, size_t size, const char* text) {
  size_t n = 0;
  for (; text && *text && n + 3 < size; text++) {
    const unsigned char c = static_cast<unsigned char>(*text);
    if (c == '"' || c == '\\') out[n++] = '\\';
    out[n++] = c < 32 ? ' ' : static_cast<char>(c);
  }
  out[n] = 0;
}

void flush_findings() {
  for (int i = 0; i < record_count; i++) {
    const Record& r = records[i];
    char text[300], file[400];
    escape(text, sizeof text, r.text);
    escape(file, sizeof file, r.file);
    write_line(
        "{\"type\":\"finding\",\"kind\":\"%s\",\"file\":\"%s\",\"line\":%d,\"pc\":%llu,\"other_pc\":%llu,\"count\":%llu,"
        "\"block\":[%u,%u,%u],\"thread\":[%u,%u,%u],\"text\":\"%s\"}",
        r.kind, file, r.line, static_cast<unsigned long long>(r.pc), static_cast<unsigned long long>(r.other_pc),
        static_cast<unsigned long long>(r.count), r.where.block[0], r.where.block[1], r.where.block[2],
        r.where.thread[0], r.where.thread[1], r.where.thread[2], text);
  }
  record_count = 0;
}

void end_with(const char* kind, const char* text, const char* file, int line) {
  char escaped[300], escaped_file[400];
  escape(escaped, sizeof escaped, text);
  escape(escaped_file, sizeof escaped_file, file);
  const Position p = current_position();
  fflush(stdout);
  flush_findings();
  write_usage();
  write_line(
      "{\"type\":\"end\",\"kind\":\"%s\",\"file\":\"%s\",\"line\":%d,\"block\":[%u,%u,%u],\"thread\":[%u,%u,%u],"
      "\"text\":\"%s\"}",
      kind, escaped_file, line, p.block[0], p.block[1], p.block[2], p.thread[0], p.thread[1], p.thread[2], escaped);
  _exit(exit_ended);
}

void end_with_need(const char* need) { end_with("need", need, "", 0); }

}  // namespace wbemu

using namespace wbemu;

void wbemu_finding(const char* kind, const char* file, int line, const char* text) {
  report_at(kind, Site{file, line}, "%s", text);
}

void wbemu_unsupported(const char* what, const char* file, int line) { end_with("unsupported", what, file, line); }

void wbemu_trap(const char* kind, const char* text, const char* file, int line) { end_with(kind, text, file, line); }

// Host API from device code (or from a constructor that runs before the launch): there is no device runtime here.
int wbemu_is_in_kernel() { return current_worker != nullptr; }

int wbemu_host_call(const char* name) {
  if (!current_worker) return 801;  // cudaErrorNotSupported
  char text[128];
  snprintf(text, sizeof text, "calls the host function %s inside a kernel", name);
  end_with("unsupported", text, "", 0);
}

// assert() in a kernel: glibc's and musl's hook.
extern "C" void __assert_fail(const char* expression, const char* file, unsigned line, const char* function) noexcept {
  (void)function;
  end_with("assert", expression, file, static_cast<int>(line));
}
