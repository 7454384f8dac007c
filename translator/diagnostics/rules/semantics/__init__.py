"""WB3xxx: the same text, another meaning."""
