"""``devices``: what kernels can run on here, and why the rest cannot be used."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from app.check.devices import list_devices


def show_devices(console: Console) -> None:
    found = list_devices()
    table = Table(box=None, pad_edge=False)
    for column in ("device", "kind", "driver", "usable", "details"):
        table.add_column(column)
    for device in found:
        table.add_row(device.name, device.kind, device.driver, "yes" if device.usable else "no", device.reason)
    console.print(table)
