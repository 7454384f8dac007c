"""CUDA projects on disk: finding their files, reading (never running) their build systems, watching for changes."""
