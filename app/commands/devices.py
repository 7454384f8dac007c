"""``devices``: what kernels can run on here, and why the rest cannot be used."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from app.check.cpu.toolchain import NoCompiler, find_toolchain
from app.check.devices import list_devices
from app.check.hip_compile import NoHipCompiler, find_hip_compiler
from app.commands.messages import say


def show_devices(console: Console) -> None:
    found = list_devices()
    table = Table(box=None, pad_edge=False)
    for column in ("device", "kind", "driver", "usable"):
        table.add_column(column, no_wrap=True)
    for device in found:
        table.add_row(device.name, device.kind, device.driver, "yes" if device.usable else "no")
    console.print(table, soft_wrap=True)
    for device in found:
        if device.reason:
            say(console, f"{device.name}: {device.reason}", style="dim")
    say(console, f"CPU reference: {_reference()}", style="")
    say(console, f"Compiling HIP: {_hip_compiler()}", style="")


def _reference() -> str:
    try:
        toolchain = find_toolchain()
    except NoCompiler as error:
        return str(error)
    return "; ".join(part for part in (toolchain.version, toolchain.caveat) if part)


def _hip_compiler() -> str:
    try:
        compiler = find_hip_compiler()
    except NoHipCompiler as error:
        return str(error)
    headers = "Wavebridge's own" if compiler.own_headers else "ROCm's"
    return f"{compiler.name} with {headers} HIP headers"
