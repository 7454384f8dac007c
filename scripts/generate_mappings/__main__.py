"""``python -m scripts.generate_mappings CUDA_ROOT HIP_ROOT``: writes ``resources/mappings``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from scripts.generate_mappings.curated import CuratedError
from scripts.generate_mappings.generate import generate
from scripts.generate_mappings.read_headers import HeaderError
from scripts.generate_mappings.sources import Sources


def main() -> int:
    parser = argparse.ArgumentParser(prog="generate_mappings", description="Generate the name tables from header sets.")
    parser.add_argument("cuda_root", type=Path, help="folder with one folder of CUDA headers for each release")
    parser.add_argument("hip_root", type=Path, help="folder with one folder of HIP headers for each release")
    parser.add_argument("--output", type=Path, default=Path("resources/mappings"))
    parser.add_argument("--cache", type=Path, help="keep what was read here; remove it when the headers change")
    arguments = parser.parse_args()
    try:
        summary = generate(Sources(arguments.cuda_root, arguments.hip_root, arguments.cache), arguments.output)
    except (HeaderError, CuratedError, OSError) as error:
        print(f"generate_mappings: {error}", file=sys.stderr)
        return 2
    print(summary.text(), end="")
    for conflict in summary.conflicts:
        print(f"check: {conflict}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
