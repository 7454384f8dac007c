#pragma once
namespace wbemu {
// Turns fatal signals into a report line that says block, thread, code address and what was touched.
void install_signal_handlers();
// Every worker needs its own alternate stack: a kernel may have used up the one it runs on.
void install_signal_stack();
}  // namespace wbemu
