"""Translate the CUDA files of a folder to HIP, file by file, into a new folder (a tool for measurements).

usage: translate_folder.py IN OUT [--rocm 6.4] [--launch keep|ggl]

Every other file is copied.  Files keep their names, so that the folder's own includes stay right.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from translator.diagnostics.analysis.helpers import HELPER_FOLDER
from translator.hip.translate import translate
from translator.options import HipTarget, LaunchStyle, Options, RocmVersion
from translator.source import SourceFile

CODE_SUFFIXES = frozenset({".cu", ".cuh", ".h", ".hpp", ".hh", ".cpp", ".cc", ".cxx", ".c", ".inl", ".inc"})
_MAX_CODE_BYTES = 4_000_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("input", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--rocm", default="6.4", type=RocmVersion.parse)
    parser.add_argument("--launch", default="keep", choices=[style.value for style in LaunchStyle])
    arguments = parser.parse_args()
    options = Options(hip=HipTarget(rocm=arguments.rocm, launch=LaunchStyle(arguments.launch)))
    helpers: set[str] = set()
    for path in sorted(arguments.input.rglob("*")):
        if path.is_file():
            helpers.update(_one(path, arguments.output / path.relative_to(arguments.input), options))
    if helpers:  # all of them: they include each other
        shutil.copytree(HELPER_FOLDER / "wavebridge", arguments.output / "wavebridge", dirs_exist_ok=True)
    return 0


def _one(path: Path, target: Path, options: Options) -> tuple[str, ...]:
    target.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix not in CODE_SUFFIXES or path.stat().st_size > _MAX_CODE_BYTES:
        shutil.copyfile(path, target)
        return ()
    source = SourceFile.read(path)

    def is_local(name: str) -> Path | None:
        found = path.parent / name
        return found if found.is_file() else None

    result = translate(source, options, is_local_header=is_local)
    target.write_bytes(result.text)
    return result.helper_headers


if __name__ == "__main__":
    raise SystemExit(main())
