"""Cases: what a kernel is launched with.  Read from TOML, or guessed from the signature; then filled in with numbers."""
