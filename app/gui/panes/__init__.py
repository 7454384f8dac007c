"""The code panes: CUDA, HIP and GLSL side by side, their lines linked."""
