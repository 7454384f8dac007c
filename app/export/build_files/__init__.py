"""Build files from CUDA to HIP: CMake lists, Makefiles, compiler flags.

Edits on the text, as the translator does with source: what has no reason to change stays byte for byte.
"""
