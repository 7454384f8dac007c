"""Rules about reading the source."""
