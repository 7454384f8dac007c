from __future__ import annotations

import pytest

from app.check.cpu.toolchain import NoCompiler, find_toolchain
from tests.check.cpu.support import Emulator


@pytest.fixture(scope="session")
def emulator(tmp_path_factory: pytest.TempPathFactory) -> Emulator:
    """The best compiler here, which must be one with full CUDA semantics."""
    try:
        toolchain = find_toolchain()
    except NoCompiler as e:
        pytest.skip(f"the CPU emulator was not tested: {e}")
    if not toolchain.rewrites_ir:
        pytest.skip("the CPU emulator was not tested: only g++ is here, which lacks CUDA's semantics")
    return Emulator(tmp_path_factory.mktemp("emulator"))
