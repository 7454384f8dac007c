"""Exports: the HIP project, the Vulkan kernels, and reports."""
