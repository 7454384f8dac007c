"""The shape of a CUDA file, read from its tokens: brackets, directives, macros, launches, functions and calls.

Everything here works on any text and never fails: what does not parse is simply not found.
"""
