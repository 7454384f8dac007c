"""Runs a kernel's Vulkan translation on a Vulkan device, in a child process.

`executor` is the door.  What the parent does is free of Vulkan: `requirements` (may this device run it?), `launch` (what
to bind, specialise and dispatch), `canaries` (did it write beyond its buffers?).  `worker` and what it imports
(`instance`, `capabilities`, `logical_device`, `memory`, `pipeline`, `dispatch`) run in the child alone.
"""
