"""WB2xxx: warps, lane masks and launches."""
