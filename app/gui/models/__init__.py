"""Qt item models over the presenters' data."""
