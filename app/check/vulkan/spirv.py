"""Reads and validates SPIR-V before a driver sees it: garbage kills drivers (facts/vulkan.md).

Numbers are those of the SPIR-V specification (sections "Physical Layout", "Instructions" and "Capability") and of the
extensions' pages.
"""

from __future__ import annotations

import struct
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_MAGIC = 0x07230203
_HEADER_WORDS = 5
_OP_EXTENSION = 10
_OP_ENTRY_POINT = 15
_OP_EXECUTION_MODE = 16
_OP_CAPABILITY = 17
_OP_DECORATE = 71
_OP_FUNCTION = 54
_OP_EXECUTION_MODE_ID = 331
_DECORATION_SPEC_ID = 1
_VALIDATE_SECONDS = 30

CAPABILITY_FEATURES: dict[int, str] = {
    9: "shaderFloat16",
    10: "shaderFloat64",
    11: "shaderInt64",
    22: "shaderInt16",
    39: "shaderInt8",
    4433: "storageBuffer16BitAccess",
    4434: "uniformAndStorageBuffer16BitAccess",
    4435: "storagePushConstant16",
    4441: "variablePointersStorageBuffer",
    4442: "variablePointers",
    4448: "storageBuffer8BitAccess",
    4449: "uniformAndStorageBuffer8BitAccess",
    4450: "storagePushConstant8",
    4428: "workgroupMemoryExplicitLayout",
    4429: "workgroupMemoryExplicitLayout8BitAccess",
    4430: "workgroupMemoryExplicitLayout16BitAccess",
    5116: "shaderBFloat16Type",
    5345: "vulkanMemoryModel",
    5346: "vulkanMemoryModelDeviceScope",
    5347: "bufferDeviceAddress",
    6019: "shaderIntegerDotProduct",
    6022: "cooperativeMatrix",
    6026: "shaderSubgroupRotate",
}
"""The feature that a device must have, and the application enable, for a capability (Vulkan specification, appendix
"Vulkan Environment for SPIR-V").  Capabilities that several features satisfy are in `CAPABILITY_ALTERNATIVES`."""

CAPABILITY_ALTERNATIVES: dict[int, tuple[str, ...]] = {
    12: ("shaderBufferInt64Atomics", "shaderSharedInt64Atomics"),
    5055: ("shaderSubgroupClock", "shaderDeviceClock"),
    5612: ("shaderBufferFloat64AtomicMinMax", "shaderSharedFloat64AtomicMinMax"),
    5613: ("shaderBufferFloat32AtomicMinMax", "shaderSharedFloat32AtomicMinMax"),
    5616: ("shaderBufferFloat16AtomicMinMax", "shaderSharedFloat16AtomicMinMax"),
    6033: ("shaderBufferFloat32AtomicAdd", "shaderSharedFloat32AtomicAdd"),
    6034: ("shaderBufferFloat64AtomicAdd", "shaderSharedFloat64AtomicAdd"),
    6095: ("shaderBufferFloat16AtomicAdd", "shaderSharedFloat16AtomicAdd"),
}

CAPABILITY_SUBGROUP_BITS: dict[int, tuple[int, str]] = {
    61: (0x1, "basic"),
    62: (0x2, "vote"),
    63: (0x4, "arithmetic"),
    64: (0x8, "ballot"),
    65: (0x10, "shuffle"),
    66: (0x20, "relative shuffle"),
    67: (0x40, "clustered"),
    68: (0x80, "quad"),
}
"""VkSubgroupFeatureFlagBits and their names, by capability."""

_FLOAT_CONTROL_MODES: dict[int, str] = {
    4459: "shaderDenormPreserveFloat",
    4460: "shaderDenormFlushToZeroFloat",
    4461: "shaderSignedZeroInfNanPreserveFloat",
    4462: "shaderRoundingModeRTEFloat",
    4463: "shaderRoundingModeRTZFloat",
}
"""By execution mode, the VkPhysicalDeviceFloatControlsProperties member, to which the mode adds the width (16, 32, 64)."""

MODE_FEATURES: dict[int, str] = {38: "maintenance4"}
"""Features that an execution mode given by an id needs (VUID-RuntimeSpirv-LocalSizeId-06434)."""

EXTENSION_FEATURES: dict[str, str] = {
    "SPV_KHR_maximal_reconvergence": "shaderMaximalReconvergence",
    "SPV_KHR_subgroup_uniform_control_flow": "shaderSubgroupUniformControlFlow",
}


class SpirvError(Exception):
    """The bytes are no SPIR-V module; the text says why in one clause."""


@dataclass(frozen=True, slots=True)
class ModuleFacts:
    """What a module declares.  `float_controls`: members of VkPhysicalDeviceFloatControlsProperties that it relies on."""

    version: tuple[int, int]
    capabilities: frozenset[int]
    extensions: frozenset[str]
    entries: frozenset[str]
    spec_ids: frozenset[int]
    float_controls: frozenset[str]
    id_modes: frozenset[int] = frozenset()
    """Execution modes whose operands are ids (OpExecutionModeId)."""


def read_module(spirv: bytes) -> ModuleFacts:
    """Reads the declarations; raises SpirvError where the bytes are no module."""
    if len(spirv) % 4 or len(spirv) < 4 * _HEADER_WORDS:
        raise SpirvError("its length is not that of a SPIR-V module")
    words = struct.unpack(f"<{len(spirv) // 4}I", spirv)
    if words[0] != _MAGIC:
        raise SpirvError("it doesn't start with SPIR-V's magic number")
    capabilities: set[int] = set()
    extensions: set[str] = set()
    entries: set[str] = set()
    spec_ids: set[int] = set()
    controls: set[str] = set()
    id_modes: set[int] = set()
    for opcode, operands in _declarations(words):
        if opcode == _OP_CAPABILITY:
            capabilities.add(operands[0])
        elif opcode == _OP_EXTENSION:
            extensions.add(_literal(operands))
        elif opcode == _OP_ENTRY_POINT:
            entries.add(_literal(operands[2:]))
        elif opcode == _OP_EXECUTION_MODE and operands[1] in _FLOAT_CONTROL_MODES:
            controls.add(_FLOAT_CONTROL_MODES[operands[1]] + str(operands[2]))
        elif opcode == _OP_EXECUTION_MODE_ID:
            id_modes.add(operands[1])
        elif opcode == _OP_DECORATE and operands[1] == _DECORATION_SPEC_ID:
            spec_ids.add(operands[2])
    return ModuleFacts(
        version=(words[1] >> 16 & 0xFF, words[1] >> 8 & 0xFF),
        capabilities=frozenset(capabilities),
        extensions=frozenset(extensions),
        entries=frozenset(entries),
        spec_ids=frozenset(spec_ids),
        float_controls=frozenset(controls),
        id_modes=frozenset(id_modes),
    )


def _declarations(words: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Opcode and operands of every instruction before the first function."""
    at = _HEADER_WORDS
    while at < len(words):
        length, opcode = words[at] >> 16, words[at] & 0xFFFF
        if length == 0 or at + length > len(words):
            raise SpirvError("an instruction reaches beyond its end")
        if opcode == _OP_FUNCTION:
            return
        yield opcode, words[at + 1 : at + length]
        at += length


def _literal(words: tuple[int, ...]) -> str:
    return struct.pack(f"<{len(words)}I", *words).partition(b"\0")[0].decode(errors="replace")


def minimum_vulkan(spirv_version: tuple[int, int]) -> tuple[int, int]:
    """The Vulkan version whose devices take that SPIR-V version without an extension."""
    table = {(1, 0): (1, 0), (1, 1): (1, 1), (1, 2): (1, 1), (1, 3): (1, 1), (1, 4): (1, 2), (1, 5): (1, 2)}
    return table.get(spirv_version, (1, 3))


def find_spirv_val() -> Path | None:
    """The validator that was installed with the application; the system's may be too old for newer execution modes."""
    name = "spirv-val.exe" if sys.platform == "win32" else "spirv-val"
    folders = [Path(sysconfig.get_path("scripts")), Path(sys.executable).parent]
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


def validate(spirv: bytes, vulkan: tuple[int, int]) -> str | None:
    """What spirv-val has against the module under that Vulkan version's rules; None where it is valid.

    Raises FileNotFoundError where there is no validator.
    """
    tool = find_spirv_val()
    if tool is None:
        raise FileNotFoundError("spirv-val is not installed")
    environment = f"vulkan{vulkan[0]}.{vulkan[1]}"
    with tempfile.TemporaryDirectory(prefix="wavebridge-") as folder:
        path = Path(folder) / "kernel.spv"
        path.write_bytes(spirv)
        command = [str(tool), "--target-env", environment, "--scalar-block-layout", str(path)]
        try:
            run = subprocess.run(command, capture_output=True, timeout=_VALIDATE_SECONDS)
        except subprocess.TimeoutExpired:
            return f"spirv-val did not end within {_VALIDATE_SECONDS} s"
    if run.returncode == 0:
        return None
    text = (run.stderr or run.stdout).decode(errors="replace").strip().splitlines()
    return text[0] if text else f"spirv-val ended with exit code {run.returncode}"
