"""Writes declarations of CUDA's and HIP's host libraries from the interfaces that their vendors publish.

Only facts are taken: names, types of parameters and fields, values of constants.  Nothing is copied: no comment, no macro
that is not a value, no inline code, no parameter name.
"""
