"""Wavebridge's entry: the desktop application, or a command (``python main.py --help``)."""

from __future__ import annotations

import sys


def main() -> int:
    # The import is here, not at the top: spawned worker processes import this module and must not load what they don't use.
    from app.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
