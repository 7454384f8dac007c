"""WB7xxx: CUDA's libraries and their AMD counterparts."""
