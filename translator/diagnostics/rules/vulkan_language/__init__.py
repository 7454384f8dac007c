"""Rules about what a kernel's language can't say in Vulkan."""
