"""What is compiled once and used by every kernel: the runtime's object files and the precompiled header."""

from __future__ import annotations

import hashlib
import re
import shutil
import tempfile
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

from app.check.cpu import flags
from app.check.cpu.flags import EMULATOR, HIP_HELPERS
from app.check.cpu.toolchain import Toolchain
from app.check.cpu.tools import BuildFailed, last_line, run_tool
from app.check.model import CancelCheck

_HEADER = "wavebridge_emu.h"


@lru_cache(maxsize=1)
def emulator_version() -> str:
    """Changes with every change of the emulator's sources and of what builds them."""
    h = hashlib.sha256()
    folders = ((EMULATOR, "*.[hci]*"), (HIP_HELPERS, "*.h"), (Path(__file__).parent, "*.py"))
    for folder, pattern in folders:
        for path in sorted(p for p in folder.rglob(pattern) if p.is_file()):
            h.update(path.read_bytes())
    return h.hexdigest()


def runtime_objects(toolchain: Toolchain, cache: Path, cancelled: CancelCheck, *, checked: bool) -> list[Path]:
    """The runtime's object files.  Raises BuildFailed, BuildCancelled."""
    sources = sorted((EMULATOR / "runtime").glob("*.cpp"))

    def compile_all(scratch: Path) -> None:
        for source in sources:
            command = [*toolchain.compile, *flags.runtime(), "-c", str(source), "-o", str(scratch / f"{source.stem}.o")]
            status, stderr = run_tool(command, scratch, cancelled)
            if status != 0:
                raise BuildFailed(
                    f"the emulator's runtime does not compile with {toolchain.version}: {last_line(stderr)}"
                )

    folder = _once(cache / "runtime", f"{emulator_version()} {toolchain.version}", compile_all)
    unwanted = ("no_checker",) if checked else ("checker", "shadow")
    return [folder / f"{s.stem}.o" for s in sources if s.stem not in unwanted]


def header_flags(toolchain: Toolchain, front_end: Sequence[str], cache: Path, cancelled: CancelCheck) -> list[str]:
    """Flags that include the emulator's header before the source: precompiled with clang, as it stands elsewhere."""
    plain = ["-include", _HEADER]
    if toolchain.family != "clang":
        return plain

    def precompile(scratch: Path) -> None:
        header = [a if a != "c++" else "c++-header" for a in front_end]
        source, output = EMULATOR / "include" / _HEADER, scratch / f"{_HEADER}.pch"
        status, stderr = run_tool([*toolchain.compile, *header, str(source), "-o", str(output)], scratch, cancelled)
        if status != 0:
            raise BuildFailed(f"the emulator's header does not compile with {toolchain.version}: {last_line(stderr)}")

    folder = _once(cache / "headers", repr((emulator_version(), toolchain.version, tuple(front_end))), precompile)
    return ["-include-pch", str(folder / f"{_HEADER}.pch")]


def without_precompiled(front_end: Sequence[str], stderr: str) -> list[str] | None:
    """Flags that read the header as it stands, where the compiler refuses the precompiled one (a system header has changed)."""
    if "-include-pch" not in front_end or not re.search(r"\b(?:PCH|precompiled) file\b", stderr):
        return None
    at = list(front_end).index("-include-pch")
    return [*front_end[:at], "-include", _HEADER, *front_end[at + 2 :]]


def _once(root: Path, key: str, make: Callable[[Path], None]) -> Path:
    """The folder for the key, filled by `make` if it is not there; several processes may try at once."""
    folder = root / hashlib.sha256(key.encode()).hexdigest()[:24]
    if folder.exists():
        return folder
    root.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="build-", dir=root))
    try:
        make(scratch)
        try:
            scratch.rename(folder)
        except OSError:
            if not folder.exists():
                raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return folder
