"""Rules about what Vulkan and GLSL cannot have, or have otherwise."""
