"""Which device may run which build, and why not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.check.model import VulkanBuild
from app.check.vulkan.capabilities import Capabilities
from app.check.vulkan.requirements import choose_build, device_needs, problems
from app.check.vulkan.spirv import ModuleFacts, SpirvError, read_module, validate
from tests.check.vulkan import kernels as k
from tests.check.vulkan.devices import ROOMY, device

PLAIN = ModuleFacts((1, 5), frozenset(), frozenset(), frozenset({"main"}), frozenset({0}), frozenset())


def complaints(device: Capabilities, module: ModuleFacts = PLAIN, build: VulkanBuild = k.SAXPY) -> str:
    return " ".join(problems(build, module, device))


def test_nothing_against_a_fit_device() -> None:
    assert complaints(ROOMY) == ""


@pytest.mark.parametrize(
    ("capabilities", "module", "complaint"),
    [
        (device(api=(1, 1, 200)), PLAIN, "needs Vulkan 1.2; Some GPU offers 1.1"),
        (device(api=(1, 2, 0)), replace(PLAIN, version=(1, 6)), "needs Vulkan 1.3; Some GPU offers 1.2"),
        (device(features=frozenset()), PLAIN, "lacks the feature scalarBlockLayout"),
        (ROOMY, replace(PLAIN, capabilities=frozenset({10})), "lacks the feature shaderFloat64"),
        (ROOMY, replace(PLAIN, capabilities=frozenset({6033})), "none of the features shaderBufferFloat32AtomicAdd"),
        (device(subgroup_operations=1), replace(PLAIN, capabilities=frozenset({65})), "lacks shuffle subgroup"),
        (ROOMY, replace(PLAIN, float_controls=frozenset({"shaderDenormPreserveFloat32"})), "lacks the float control"),
        (ROOMY, replace(PLAIN, extensions=frozenset({"SPV_KHR_maximal_reconvergence"})), "shaderMaximalReconvergence"),
        (ROOMY, replace(PLAIN, id_modes=frozenset({38})), ""),
    ],
)
def test_what_is_missing_is_named(capabilities: Capabilities, module: ModuleFacts, complaint: str) -> None:
    assert complaint in complaints(capabilities, module)
    assert bool(complaint) == bool(complaints(capabilities, module))


def test_a_missing_extension_is_named_unless_it_is_part_of_vulkan() -> None:
    def against(*extensions: str) -> str:
        build = replace(k.SAXPY, interface=replace(k.SAXPY.interface, extensions=extensions))
        return complaints(ROOMY, build=build)

    assert against("VK_EXT_scalar_block_layout", "VK_KHR_16bit_storage") == ""
    assert "lacks the extension VK_EXT_shader_atomic_float" in against("VK_EXT_shader_atomic_float")


@pytest.mark.parametrize(
    ("capabilities", "chosen", "request_size"),
    [
        (ROOMY, "native", 32),
        (device(subgroup_range=(64, 64)), "emulated", None),
        (device(subgroup_range=(0, 0), subgroup_size=32), "emulated", None),
        (device(subgroup_range=(32, 32), subgroup_size=32), "native", 32),
        (device(subgroup_range=(32, 32), subgroup_size=32, features=frozenset()), "native", None),
        (device(subgroup_range=(8, 8), subgroup_size=8), "emulated", None),
    ],
)
def test_the_warp_strategy_fits_the_device(capabilities: Capabilities, chosen: str, request_size: int | None) -> None:
    builds = {"native": k.REDUCE_NATIVE, "emulated": k.REDUCE_EMULATED}
    build, reason = choose_build(builds["native"], builds["emulated"], capabilities)
    assert build is builds[chosen] and reason == ""
    assert device_needs(build, PLAIN, capabilities).subgroup_size == request_size


def test_two_warps_in_a_wave_need_64_lanes() -> None:
    build = replace(k.REDUCE_NATIVE, interface=replace(k.REDUCE_NATIVE.interface, warp_strategy="subgroup64_as_two"))
    assert choose_build(build, None, device(subgroup_range=(64, 64)))[0] is build
    none, reason = choose_build(build, None, device(subgroup_range=(32, 32), subgroup_size=32))
    assert none is None
    assert "needs subgroups of 64 lanes; Some GPU has 32" in reason


def test_only_what_is_needed_is_enabled() -> None:
    capable = device(
        features=ROOMY.features | {"shaderBufferFloat32AtomicAdd", "shaderFloat64", "robustBufferAccess"},
        extensions=frozenset({"VK_EXT_shader_atomic_float", "VK_KHR_portability_subset", "VK_KHR_swapchain"}),
    )
    needs = device_needs(k.SAXPY, replace(PLAIN, capabilities=frozenset({6033})), capable)
    assert needs.features == {"scalarBlockLayout", "shaderBufferFloat32AtomicAdd", "robustBufferAccess"}
    assert needs.extensions == {"VK_EXT_shader_atomic_float", "VK_KHR_portability_subset"}


def test_a_module_is_read() -> None:
    facts = read_module(k.WIDE_INTEGERS.spirv)
    assert 11 in facts.capabilities  # Int64
    assert facts.entries == {"main"}
    assert facts.spec_ids == {0}
    assert 38 in facts.id_modes  # LocalSizeId
    assert read_module(k.DYNAMIC_SHARED.spirv).spec_ids == {0, 1, 4}


@pytest.mark.parametrize("raw", [b"", b"abc", b"\0" * 64, k.SAXPY.spirv[:-4][:22], k.SAXPY.spirv[:40] + b"\0" * 4])
def test_what_is_no_module(raw: bytes) -> None:
    with pytest.raises(SpirvError):
        read_module(raw)


def test_the_validator_finds_a_wrong_module() -> None:
    assert validate(k.SAXPY.spirv, (1, 3)) is None
    complaint = validate(k.SAXPY.spirv[:-8], (1, 3))
    assert complaint is not None and "error" in complaint
