"""A device property that HIP lacks becomes a query where its device is certain, and an error elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from translator.api import translate_file
from translator.diagnostics.model import Severity, Target
from translator.options import HipTarget, Options, RocmVersion
from translator.source import SourceFile

FILL = "cudaGetDeviceProperties(&p, d);"
USE = "int n = p.asyncEngineCount;"
QUERY = "wavebridge::device_attribute<int>(hipDeviceAttributeAsyncEngineCount, d)"


def translated(body: str, rocm: str = "5.7") -> tuple[str, list[Severity]]:
    text = f"#include <cuda_runtime.h>\nvoid f(int d) {{ cudaDeviceProp p; {body} }}\n"
    options = Options(hip=HipTarget(RocmVersion.parse(rocm)))
    result = translate_file(SourceFile(Path("p.cu"), text.encode()), options, targets=frozenset({Target.HIP}))
    assert result.hip is not None
    return result.hip.text.decode(), [d.severity for d in result.diagnostics if d.rule == "WB1011"]


def test_the_device_of_the_call_that_filled_the_variable_is_asked() -> None:
    text, severities = translated(f"{FILL} {USE}")
    assert f"int n = {QUERY};" in text
    assert '#include "wavebridge/device_attribute.h"' in text
    assert severities == [Severity.INFO]


@pytest.mark.parametrize(
    "body",
    [
        USE,
        f"{USE} {FILL}",
        f"{FILL} d = 1; {USE}",
        f"{FILL} ++d; {USE}",
        f"{FILL} g(&d); {USE}",
        f"{FILL} cudaGetDeviceProperties(&p, 1); {USE}",
        f"{{ int d = 2; {FILL} }} {USE}",
        f"{FILL} p.asyncEngineCount = 2;",
        f"{FILL} int *n = &p.asyncEngineCount;",
        f"{FILL} int n = p.maxTexture2DLinear[0];",
        f"cudaGetDeviceProperties(&p, d + 1); {USE}",
    ],
)
def test_a_device_that_is_not_certain_is_an_error(body: str) -> None:
    text, severities = translated(body)
    assert "device_attribute" not in text
    assert severities == [Severity.ERROR]


def test_a_release_that_has_the_member_keeps_it() -> None:
    text, severities = translated(f"{FILL} {USE}", "6.0")
    assert "int n = p.asyncEngineCount;" in text
    assert severities == []
