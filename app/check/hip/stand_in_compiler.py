"""The compiler behind the stand-in's hiprtc: ``python -m app.check.hip.stand_in_compiler FOLDER``.

Reads ``program.hip``, ``options.txt`` and ``names.txt`` (lowered name, tab, name expression), writes ``program.so`` and, where
it fails, ``log.txt``.  The program becomes C++ by the emulator's pre-pass and runs on the emulator's runtime.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from app.check.cpu import ir_rewrite
from app.check.cpu.source_tree import read_tree
from app.check.cpu.toolchain import Toolchain, find_toolchain
from app.check.hip.stand_in import FLAGS, RESOURCES

_INCLUDE = RESOURCES / "emulator" / "include"
_PASSED_ON = re.compile(r"-std=|-D|-ffp-contract=")


class CompileError(Exception):
    """The compiler's messages."""


def main(folder: Path) -> int:
    try:
        _compile(folder, find_toolchain())
    except CompileError as error:
        (folder / "log.txt").write_text(str(error), encoding="utf-8")
        return 1
    return 0


def _compile(folder: Path, toolchain: Toolchain) -> None:
    program = folder / "program.hip"
    text = program.read_bytes() + _table((folder / "names.txt").read_text(encoding="utf-8")).encode()
    tree = read_tree(program, text, (), {}, _INCLUDE)
    root = folder / "tree"
    tree.write(root)
    flags = [*FLAGS, "-fno-strict-float-cast-overflow"] if toolchain.rewrites_ir else list(FLAGS)
    flags += [option for option in (folder / "options.txt").read_text().splitlines() if _PASSED_ON.match(option)]
    command = [*toolchain.compile, "-x", "c++", *flags, "-DWBEMU_HIP=1", "-I", str(_INCLUDE)]
    command += ["-I", str(RESOURCES / "hip_stand_in"), "-include", "wavebridge_emu.h", "-include", "kernel_table.h"]
    command += [*tree.include_flags(root), str(tree.location(root, tree.main))]
    unit = _rewritten(command, root, toolchain) if toolchain.rewrites_ir else None
    libraries = os.environ["WAVEBRIDGE_STAND_IN_LIBRARIES"]
    link = ["-shared", "-o", str(folder / "program.so"), "-L", libraries, "-lamdhip64", f"-Wl,-rpath,{libraries}"]
    if unit is None:
        _run([*command, *link])
    else:
        _run([*toolchain.compile, "-w", "-O2", "-fPIC", str(unit), *link])
    subprocess.run(["rm", "-rf", str(root)], check=False)


def _rewritten(command: list[str], root: Path, toolchain: Toolchain) -> Path:
    """The unit as LLVM IR with CUDA's meaning of shifts and divisions."""
    unit = root / "program.ll"
    _run([*command, "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-o", str(unit)])
    unit.write_text(ir_rewrite.rewrite(unit.read_text("utf-8", "surrogateescape")), "utf-8", "surrogateescape")
    return unit


def _table(names: str) -> str:
    kernels, variables = "", ""
    for line in names.splitlines():
        lowered, _, expression = line.partition("\t")
        if expression.startswith("&"):
            variables += f'STAND_IN_VARIABLE("{lowered}", {expression[1:]}) '
        else:
            kernels += f'STAND_IN_KERNEL("{lowered}", {expression}) '
    return f'\n#line 1 "wavebridge-launch"\nSTAND_IN_KERNELS({kernels})\nSTAND_IN_VARIABLES({variables})\n'


def _run(command: list[str]) -> None:
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        raise CompileError(run.stderr)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
