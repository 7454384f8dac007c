"""The CPU emulator's driver: builds a kernel with resources/emulator and runs it in a child process."""

from app.check.cpu.executors import CpuExecutor, cpu_executors
from app.check.cpu.probe import BufferUse, ProbeResult, probe
from app.check.cpu.variant import CHECKED, SPREAD, VALUE, Variant

__all__ = ["CHECKED", "SPREAD", "VALUE", "BufferUse", "CpuExecutor", "ProbeResult", "Variant", "cpu_executors", "probe"]
