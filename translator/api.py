"""The engine's public door: translate a file, or a project's files one after the other."""

from __future__ import annotations
