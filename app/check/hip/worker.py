"""What runs in the child: list the AMD GPUs, or compile and run one kernel.

Requests: ``devices``, and ``run`` with the fields and arrays of `executor.run_request`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.check.child.limits import time_limit
from app.check.child.protocol import Message
from app.check.child.worker import Refusal, ReportStage
from app.check.hip.compiler import CompiledKernel, HipSource, compile_with_clang, compile_with_hiprtc
from app.check.hip.launch import Hip, argument_values, launch, load, symbol_address


def serve(request: Message, stage: ReportStage) -> Message:
    stage("starting HIP")
    try:
        api = Hip("HIP")
        if request.kind == "devices":
            return _devices(api)
        if request.kind == "run":
            return _run(api, request, stage)
    except ImportError as error:
        raise Refusal(
            "not_run", "The Python package hip-python is not installed here (Linux on x86-64 only)."
        ) from error
    except RuntimeError as error:
        raise Refusal("not_run", _library_problem(error)) from error
    raise ValueError(f"unknown request {request.kind}")


def _library_problem(error: RuntimeError) -> str:
    """hip-python raises RuntimeError for a library or a function that it can't find."""
    library = re.search(r"lib\w+\.so", str(error))
    if "dlopen" in str(error):
        return f"HIP can't be used: {library[0] if library else 'a library'} could not be loaded."
    return f"HIP can't be used: {error}"


def _devices(api: Hip) -> Message:
    count = _count(api)
    version = api.call(api.hip.hipRuntimeGetVersion(), "asking for the runtime's version")
    devices = []
    for index in range(count):
        properties = _properties(api, index)
        devices.append(
            {
                "index": index,
                "name": _text(properties.name),
                "arch": _text(properties.gcnArchName),
                "warp_size": int(properties.warpSize),
                "memory": int(properties.totalGlobalMem),
                "shared_memory": int(properties.sharedMemPerBlock),
                "max_threads": int(properties.maxThreadsPerBlock),
            }
        )
    return Message("devices", {"runtime_version": int(version), "devices": devices})


def _count(api: Hip) -> int:
    """The number of devices; none is no error here."""
    status, count = api.hip.hipGetDeviceCount()
    if int(status) != 0 and getattr(status, "name", "") != "hipErrorNoDevice":
        api.call((status,), "counting devices")
    return int(count) if int(status) == 0 else 0


def _properties(api: Hip, index: int) -> Any:
    return api.call(api.hip.hipGetDeviceProperties(index), "asking the device what it is")


def _text(value: Any) -> str:
    raw = bytes(value) if isinstance(value, bytes | bytearray) else str(value).encode()
    return raw.split(b"\0")[0].decode(errors="replace")


def _run(api: Hip, request: Message, stage: ReportStage) -> Message:
    fields: Mapping[str, Any] = request.fields
    api.device = fields["device"]
    api.call(api.hip.hipSetDevice(fields["index"]), "opening the device")
    _check_runtime(Path(fields["runtime"]))
    properties = _properties(api, fields["index"])
    _check_limits(fields, properties, api.device)
    stage("compiling the HIP translation")
    compiled = _compile(request, _text(properties.gcnArchName))
    stage(f"filling buffers on {api.device}")
    module, function = load(api, compiled)
    buffers = [request.arrays[f"buffer:{i}"] for i in range(fields["buffers"])]
    pointers = [api.upload(contents) for contents in buffers]
    symbols = {}
    for name, symbol in compiled.symbols.items():
        contents = request.arrays[f"symbol:{name}"]
        symbols[name] = (symbol_address(api, module, symbol, contents.nbytes, name), contents.nbytes)
        api.copy_in(symbols[name][0], contents)
    values = argument_values(fields["arguments"], pointers)
    stage(f"running the kernel on {api.device}")
    with time_limit(float(fields["timeout"])):
        seconds = launch(api, function, fields, values)
    stage("reading the results")
    results = {
        f"buffer:{i}": api.copy_out(pointer, contents.nbytes)
        for i, (pointer, contents) in enumerate(zip(pointers, buffers, strict=True))
    }
    results |= {f"symbol:{name}": api.copy_out(pointer, size) for name, (pointer, size) in symbols.items()}
    return Message("ran", {"seconds": seconds}, results)


def _check_runtime(expected: Path) -> None:
    """hip-python looks in Python packages first: a result must not be taken for another runtime's."""
    loaded = loaded_runtimes(Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace"))
    if loaded and expected.resolve() not in loaded:
        raise Refusal("not_run", f"hip-python loaded {sorted(loaded)[0]} instead of {expected}.")


def loaded_runtimes(maps: str) -> set[Path]:
    """Files of the HIP runtime in a process's memory map (proc(5))."""
    return {Path(path).resolve() for path in re.findall(r"(/\S*/libamdhip64\.so\S*)$", maps, re.M)}


def _check_limits(fields: Mapping[str, Any], properties: Any, device: str) -> None:
    x, y, z = fields["block"]
    if x * y * z > properties.maxThreadsPerBlock:
        limit = properties.maxThreadsPerBlock
        raise Refusal("not_run", f"A block of {x * y * z} threads is more than the {limit} that {device} takes.")
    if fields["dynamic_shared"] > properties.sharedMemPerBlock:
        limit = properties.sharedMemPerBlock
        wanted = fields["dynamic_shared"]
        raise Refusal("not_run", f"The launch asks for {wanted} bytes of shared memory; {device} has {limit}.")


def _compile(request: Message, arch: str) -> CompiledKernel:
    fields: Mapping[str, Any] = request.fields
    source = HipSource(
        path=Path(fields["path"]),
        text=request.arrays["text"].tobytes(),
        headers={Path(path): request.arrays[f"header:{i}"].tobytes() for i, path in enumerate(fields["headers"])},
        include_dirs=tuple(Path(folder) for folder in fields["include_dirs"]),
        flags=tuple(fields["flags"]),
        call_name=fields["call_name"],
        symbols=tuple(fields["symbols"]),
    )
    if fields["compiler"]:
        return compile_with_clang(source, Path(fields["compiler"]), Path(fields["prefix"]), arch, Path.cwd())
    return compile_with_hiprtc(source, arch, Path(fields["include"]) if fields["include"] else None)
