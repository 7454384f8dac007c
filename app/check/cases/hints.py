"""What the source says about a launch: the text of ``<<<grid, block>>>`` with the constants it names filled in."""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.check.cases.expressions import ExpressionError, evaluate
from app.check.model import Dim3
from translator.results import LaunchInfo

_CONSTANT = re.compile(
    r"(?:#\s*define\s+(?P<macro>\w+)\s+|\b(?:constexpr|const|static|int|unsigned|size_t|auto)\s+(?P<name>\w+)\s*=\s*"
    r"|[,{]\s*(?P<enum>\w+)\s*=\s*)(?P<value>[^;,\n}]+)"
)
_DIM3 = r"\bdim3\s+{name}\s*(?:=\s*dim3\s*)?[({{](?P<args>[^;]*)[)}}]\s*;"
_INT_SUFFIX = re.compile(r"\b(\d+)[uUlL]+\b")


@dataclass(frozen=True, slots=True)
class Hints:
    """`block` is None where the source does not say it in a way that can be read off."""

    block: Dim3 | None
    dynamic_shared: int | None
    uses_y: bool
    uses_z: bool


def read_hints(source: str, body: str, launches: tuple[LaunchInfo, ...], template: dict[str, str]) -> Hints:
    """`source` is the file, `body` the kernel's text, `template` its template parameters by name, as far as known."""
    constants = _constants(source) | {k: v for k, v in template.items() if v.isdigit()}
    block: Dim3 | None = None
    shared: int | None = None
    for launch in launches:
        block = block or _dim3(launch.block, source, constants)
        shared = shared if shared is not None else _number(_without_sizeof(launch.shared), constants)
    return Hints(
        block,
        shared,
        uses_y=bool(re.search(r"\b(?:threadIdx|blockIdx|blockDim)\s*\.\s*y\b", body)),
        uses_z=bool(re.search(r"\b(?:threadIdx|blockIdx|blockDim)\s*\.\s*z\b", body)),
    )


def _constants(source: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for match in _CONSTANT.finditer(source):
        name = match["macro"] or match["name"] or match["enum"]
        found.setdefault(name, match["value"].split("//")[0].strip())
    return found


def _number(text: str, constants: dict[str, str], depth: int = 0) -> int | None:
    """The value of an expression of numbers and known constants; None where it is not one."""
    text = (
        _INT_SUFFIX.sub(r"\1", text.strip()).replace("/", "//") if depth == 0 else _INT_SUFFIX.sub(r"\1", text.strip())
    )
    if not text or depth > 8 or len(text) > 200:
        return None
    for name in set(re.findall(r"[A-Za-z_]\w*", text)):
        inner = _number(constants[name], constants, depth + 1) if name in constants else None
        if inner is None:
            return None
        text = re.sub(rf"\b{name}\b", str(inner), text)
    try:
        value = evaluate(text, {})
    except ExpressionError:
        return None
    return int(value)


def _without_sizeof(text: str) -> str:
    sizes = {"float": 4, "int": 4, "unsigned": 4, "unsigned int": 4, "double": 8, "char": 1, "float4": 16, "float2": 8}
    return re.sub(r"\bsizeof\s*\(\s*([\w ]+?)\s*\)", lambda m: str(sizes.get(m[1], m[0])), text)


def _dim3(text: str, source: str, constants: dict[str, str]) -> Dim3 | None:
    text = text.strip()
    direct = re.fullmatch(r"dim3\s*[({](.*)[)}]", text, re.DOTALL)
    if direct:
        return _sizes(direct[1], constants)
    if re.fullmatch(r"[A-Za-z_]\w*", text):
        declared = re.search(_DIM3.format(name=re.escape(text)), source)
        if declared:
            return _sizes(declared["args"], constants)
    value = _number(text, constants)
    return (value, 1, 1) if value is not None and 1 <= value <= 1024 else None


def _sizes(arguments: str, constants: dict[str, str]) -> Dim3 | None:
    numbers = [_number(a, constants) for a in arguments.split(",")]
    known = [n for n in numbers if n is not None]
    if len(known) != len(numbers) or not 1 <= len(known) <= 3:
        return None
    x, y, z = [*known, 1, 1][:3]
    return (x, y, z) if min(x, y, z) > 0 and x * y * z <= 1024 else None
