"""Tests of the window, on Qt's offscreen platform unless QT_QPA_PLATFORM names another."""

import os
from pathlib import Path

_SCREEN = Path(__file__).with_name("screen.json")
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":  # whose own screen has only 800 × 800 pixels
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREEN}"
