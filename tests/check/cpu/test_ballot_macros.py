"""Ballots behind macros, in a kernel that follows the device's waves: widened, it computes the same at 32 and 64 lanes."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from app.check.cpu.executors import Role
from app.check.model import ArgValue, Array
from tests.check.cpu.support import Emulator, buffer, i32, zeros
from tests.golden.cases import GOLDEN, read_options
from translator.hip.translate import translate
from translator.source import SourceFile

CASE = GOLDEN / "hip/ballot_macros.cu"
THREADS = 256
VALUES = np.random.default_rng(3).integers(0, 100, THREADS).astype(np.uint32)


def totals(emulator: Emulator, text: str, role: Role) -> Array:
    args: list[ArgValue] = [buffer("u", VALUES, "in"), zeros("total", 3, np.uint32), i32(THREADS)]
    return emulator.outputs(text, "wave_totals", args, block=(THREADS,), role=role)["total"]


def test_the_widened_masks_hold_every_lane(emulator: Emulator) -> None:
    odd = int(np.count_nonzero(VALUES & 1))
    expected = [2 * odd, odd, THREADS]
    source = SourceFile(Path(CASE.name), CASE.read_bytes())
    hip = translate(source, read_options(CASE.with_suffix(".toml")), is_local_header=lambda name: None).text.decode()
    assert totals(emulator, CASE.read_text(), "reference").tolist() == expected
    for role in ("cpu-hip32", "cpu-hip64"):
        assert totals(emulator, hip, role).tolist() == expected, role
