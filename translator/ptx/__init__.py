"""Inline PTX: finding ``asm`` statements, parsing what they hold, and saying it in HIP.

Source: PTX ISA ("Instruction Statements", "Instruction Set"), and NVIDIA's "Inline PTX Assembly in CUDA".
"""
