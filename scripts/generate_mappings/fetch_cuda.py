"""``python -m scripts.generate_mappings.fetch_cuda FOLDER``: fetch CUDA's headers, one folder a release.

Downloads the packages of ``cuda_packages.toml`` with pip and keeps their headers only.  About 5 GB pass through; 150 MB
stay.  The headers are NVIDIA's: keep the folder outside the repository.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

PACKAGES = Path(__file__).parent / "cuda_packages.toml"
PLATFORMS = ("manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64", "any")


def fetch_release(requirements: list[str], target: Path) -> None:
    """Download the requirements one by one and unpack what lies in their include folders."""
    for requirement in requirements:
        with tempfile.TemporaryDirectory() as folder:
            platforms = [f"--platform={name}" for name in (*PLATFORMS, "manylinux1_x86_64")]
            pip = [
                sys.executable,
                "-m",
                "pip",
                "download",
                "--quiet",
                "--no-deps",
                "--only-binary=:all:",
                "--dest",
                folder,
            ]
            subprocess.run([*pip, *platforms, requirement], check=True)
            for wheel in Path(folder).glob("*.whl"):
                _unpack(wheel, target)


def _unpack(wheel: Path, target: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if "/include/" in name and not name.endswith("/"):
                archive.extract(name, target)


def main() -> int:
    parser = argparse.ArgumentParser(prog="fetch_cuda", description="Fetch CUDA's headers from NVIDIA's packages.")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    for release, entry in tomllib.loads(PACKAGES.read_text("utf-8")).items():
        print(release, flush=True)
        try:
            fetch_release(entry["packages"], folder / release)
        except subprocess.CalledProcessError as error:
            print(f"fetch_cuda: {release}: pip failed ({error.returncode})", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
