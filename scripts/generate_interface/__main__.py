"""Command line.

python -m scripts.generate_interface cuda runtime --headers 12.9:INCLUDE --headers 11.8:INCLUDE
python -m scripts.generate_interface hip hipblas --headers 6.4:INCLUDE --headers 7.2:INCLUDE
"""

from __future__ import annotations

import argparse
from pathlib import Path

from scripts.generate_interface import cuda, hip, hip_device
from scripts.generate_interface.libraries import CUDA, HIP


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("platform", choices=("cuda", "hip"))
    parser.add_argument("library", choices=sorted({*CUDA, *HIP, "device"}))
    parser.add_argument("--headers", action="append", required=True, metavar="RELEASE:DIR[:DIR...]")
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    headers = []
    for given in options.headers:
        release, *folders = given.split(":")
        headers.append((release, [Path(f) for f in folders]))
    if options.platform == "cuda":
        print(cuda.generate(options.library, headers, options.output or cuda.OUTPUT))
    elif options.library == "device":
        numbered = [(hip.release_number(release), folders) for release, folders in headers]
        print(hip_device.generate(numbered, options.output or hip.OUTPUT))
    else:
        print(hip.generate(options.library, headers, options.output or hip.OUTPUT))


if __name__ == "__main__":
    main()
