"""Colours, icons, fonts and the style sheet."""
