"""A 32-bit variable that holds a lane mask is either widened or reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from translator.diagnostics.model import Severity
from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile

KERNEL = "__global__ void k(int* o) {{ unsigned b = __ballot_sync(~0u, o[0]); {use} }}"


@pytest.mark.parametrize("use", ["o[1] = __popc(b);", "if (b == 0xffffffff) o[1] = 1;", "o[1] = (int)b;"])
def test_a_mask_that_is_not_widened_is_reported(use: str) -> None:
    source = SourceFile(Path("k.cu"), KERNEL.format(use=use).encode())
    result = translate(source, Options(), is_local_header=lambda name: None)
    found = [d.severity for d in result.diagnostics if d.rule == "WB2003"]
    widened = b"unsigned long long b" in result.text
    assert widened or Severity.WARNING in found
