"""Runs a file's HIP translation on an AMD GPU through hip-python, in a child process.

`executor` is the door.  In the parent: `libraries` (where ROCm is), `arguments` (what to pass).  In the child: `worker`,
which compiles (`compiler`: ROCm's clang, else hiprtc on the code that `device_code` picks) and launches (`launch`).
`stand_in` builds a runtime for the tests that runs on the CPU; it is never presented as a GPU.
"""
