"""CUDA source inside string literals: NVRTC programs in C++, and CuPy, PyCUDA and PyTorch kernels in Python files.

Finders say which literals hold CUDA (and which hold some that is put together at run time); `rewrite` translates what a
literal means and writes each edit back into the literal, so that every other byte of the file stays.
"""
