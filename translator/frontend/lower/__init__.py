"""Lowering: clang's tree of one kernel and all that it reaches, to the kernel language (`translator.ir`)."""
