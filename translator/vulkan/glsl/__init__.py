"""Writes a resolved module as GLSL 4.60 for Vulkan."""
