from __future__ import annotations

from tests.check.cpu.conftest import emulator

__all__ = ["emulator"]
