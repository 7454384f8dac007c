"""Wavebridge's engine: CUDA source in, HIP and Vulkan source out.

No Qt, no database, no processes and no GPU are used here; `translator.api` is the one public door.
"""
