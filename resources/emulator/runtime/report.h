// Findings, and how the process ends.  The report is a file of JSON objects, one a line.
#pragma once
#include "../include/emu/interface.h"

namespace wbemu {

// Ends a process that cannot go on; the driver reads the reason from the report, not from the status.
enum ExitStatus { exit_ok = 0, exit_findings_only = 0, exit_ended = 90, exit_bad_spec = 91 };

void open_report(const char* path);

// Findings with a place in the source; the same kind at the same place is counted, not repeated.
void report_at(const char* kind, Site site, const char* format, ...) __attribute__((format(printf, 3, 4)));

// Findings known by code address (see `module_offset`); `other_pc` is that of the access they conflict with, or 0.
void report_module_offset(const char* kind, uint32_t pc, uint32_t other_pc, const char* text);

// Code address as an offset in the executable, which is what its line table uses.
uintptr_t module_offset(uintptr_t pc);

// One JSON line straight to the report; usable in a signal handler.
void write_line(const char* format, ...) __attribute__((format(printf, 1, 2)));

// Writes the findings collected so far.
void flush_findings();

// Ends the process at once: another kind of launch is needed ("cooperative").
[[noreturn]] void end_with_need(const char* need);
[[noreturn]] void end_with(const char* kind, const char* text, const char* file, int line);

}  // namespace wbemu
