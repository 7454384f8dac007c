"""WB5xxx: memory spaces, symbols and textures."""
