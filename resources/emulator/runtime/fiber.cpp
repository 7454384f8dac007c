// x86-64: an own switch of the callee-saved registers (System V ABI, 3.2.1), 4-5 ns.  Elsewhere: ucontext, about 180 ns.
#include "fiber.h"

#include <stdint.h>
#include <string.h>

#if !defined(WBEMU_UCONTEXT) && defined(__x86_64__) && (defined(__linux__) || defined(__FreeBSD__))

asm(R"(
  .text
  .p2align 4
  .globl wbemu_switch
  .hidden wbemu_switch
  .type wbemu_switch,@function
wbemu_switch:
  push %rbp
  push %rbx
  push %r12
  push %r13
  push %r14
  push %r15
  mov %rsp,(%rdi)
  mov %rsi,%rsp
  pop %r15
  pop %r14
  pop %r13
  pop %r12
  pop %rbx
  pop %rbp
  ret
  .size wbemu_switch,.-wbemu_switch
)");
extern "C" void wbemu_switch(void** save, void* target);

namespace wbemu {

void switch_context(void** save, void* target) { wbemu_switch(save, target); }

void* make_context(char* stack_top, size_t, void (*entry)()) {
  constexpr int saved_registers = 6;
  void** sp = reinterpret_cast<void**>(reinterpret_cast<uintptr_t>(stack_top) & ~static_cast<uintptr_t>(15));
  *--sp = nullptr;  // the return address of `entry`; leaves the stack aligned as a call would
  *--sp = reinterpret_cast<void*>(entry);
  sp -= saved_registers;
  memset(sp, 0, saved_registers * sizeof(void*));
  return sp;
}

}  // namespace wbemu

#else

#include <ucontext.h>

namespace wbemu {

void switch_context(void** save, void* target) {
  ucontext_t here;
  *save = &here;
  swapcontext(&here, static_cast<ucontext_t*>(target));
}

void* make_context(char* stack_top, size_t size, void (*entry)()) {
  const uintptr_t top = reinterpret_cast<uintptr_t>(stack_top) & ~static_cast<uintptr_t>(63);
  ucontext_t* context = reinterpret_cast<ucontext_t*>(top - ((sizeof(ucontext_t) + 63) & ~static_cast<size_t>(63)));
  getcontext(context);
  context->uc_stack.ss_sp = stack_top - size;
  context->uc_stack.ss_size = size - static_cast<size_t>(stack_top - reinterpret_cast<char*>(context));
  context->uc_link = nullptr;
  makecontext(context, entry, 0);
  return context;
}

}  // namespace wbemu

#endif
