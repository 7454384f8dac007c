#include "signals.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include "memory.h"
#include "report.h"
#include "worker.h"

namespace wbemu {

static uintptr_t program_counter(const void* context) {
#if defined(__x86_64__) && defined(__linux__)
  return static_cast<uintptr_t>(static_cast<const ucontext_t*>(context)->uc_mcontext.gregs[REG_RIP]);
#elif defined(__aarch64__) && defined(__linux__)
  return static_cast<const ucontext_t*>(context)->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}

static bool in_stack_guard(uintptr_t address) {
  const Worker* w = current_worker;
  if (!w || !w->stacks) return false;
  const size_t page = 4096, pitch = w->stack_bytes + page;
  const uintptr_t low = reinterpret_cast<uintptr_t>(w->stacks);
  return address - low < pitch * w->cursor.count && (address - low) % pitch < page;
}

static const char* kind_of(int signal, uintptr_t address) {
  switch (signal) {
    case SIGSEGV:
    case SIGBUS: return in_stack_guard(address) ? "stack-overflow" : "out-of-bounds";
    case SIGFPE: return "integer-division";
    case SIGTERM: return "timeout";
    case SIGXCPU: return "timeout";
    case SIGABRT: return "abort";
    case SIGILL:
    case SIGTRAP: return "trap";
    default: return "crash";
  }
}

// Where the running thread last waited for others: tells where a spinning thread spins.
static Site last_wait() {
  const Worker* w = current_worker;
  if (!w || !w->bookkeeping) return Site{"", 0};
  const Site site = w->threads[w->cursor.current].site;
  return site.file ? site : Site{"", 0};
}

static void on_signal(int signal, siginfo_t* info, void* context) {
  const uintptr_t address = reinterpret_cast<uintptr_t>(info->si_addr);
  const char* kind = kind_of(signal, address);
  char extra[160] = "";
  if (signal == SIGSEGV || signal == SIGBUS) {
    if (const Buffer* b = nearest_buffer(address)) {
      snprintf(extra, sizeof extra, ",\"buffer\":%d,\"offset\":%lld,\"size\":%llu", b->index,
               static_cast<long long>(address) - static_cast<long long>(b->low),
               static_cast<unsigned long long>(b->high - b->low));
    } else {
      snprintf(extra, sizeof extra, ",\"address\":\"0x%llx\"", static_cast<unsigned long long>(address));
    }
  }
  const Position p = current_position();
  const Site site = last_wait();
  flush_findings();
  write_usage();
  write_line("{\"type\":\"end\",\"kind\":\"%s\",\"signal\":%d,\"pc\":%llu,\"block\":[%u,%u,%u],\"thread\":[%u,%u,%u],"
             "\"wait_file\":\"%s\",\"wait_line\":%d%s}", kind,
             signal, static_cast<unsigned long long>(module_offset(program_counter(context))), p.block[0], p.block[1],
             p.block[2], p.thread[0], p.thread[1], p.thread[2], site.file, site.line, extra);
  _exit(exit_ended);
}

void install_signal_stack() {
  constexpr size_t size = 128u << 10;
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  stack.ss_size = size;
  sigaltstack(&stack, nullptr);
}

void install_signal_handlers() {
  install_signal_stack();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_signal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  constexpr int fatal[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGTERM, SIGXCPU};
  for (const int signal : fatal) {
    sigaction(signal, &action, nullptr);
  }
  signal(SIGXFSZ, SIG_IGN);  // too much printf output: the rest is dropped
}

}  // namespace wbemu
