// Stackful contexts.  A fiber belongs to the operating-system thread that made it, for good.
#pragma once
#include <stddef.h>

namespace wbemu {

// Suspends the caller, storing its context in *save, and resumes `target`.
void switch_context(void** save, void* target);

// A context that runs `entry` (which never returns) on the stack that ends at `stack_top` (`size` bytes long).
void* make_context(char* stack_top, size_t size, void (*entry)());

}  // namespace wbemu
