"""PTX instructions as HIP C++: one table a group of instructions, expressions made of HIP's own functions where it has
them and of ``wavebridge/ptx.h`` where it does not."""
