"""WB6xxx: inline PTX."""
