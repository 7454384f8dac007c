"""What both the rules and the HIP translation need to know of a file, found once and in one way."""
