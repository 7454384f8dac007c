"""What is told of each kernel before it is lowered: parameters, launches, and why it can't be translated at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from translator.frontend.cursors import CType, K, Node, Place, T
from translator.frontend.kernels import Discovered, KernelDecl, template_arguments
from translator.frontend.lower import errors
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.module_builder import origin_of
from translator.frontend.lower.types import TypeLowering
from translator.frontend.references import LAUNCH_CONFIGURATION
from translator.ir.nodes import Problem
from translator.ir.types import ArrayType, PtrType, StructType, Type, VoidType, show, size_of
from translator.results import FieldInfo, LaunchInfo, ParamInfo
from translator.source import SourceFile

TEMPLATE_ARGUMENTS_UNKNOWN = "WB9003"
MAX_FIELDS = 512
"""Leaves of a struct that are listed; a larger one is a block of bytes to everybody."""


@dataclass(frozen=True, slots=True)
class SourceError:
    """An error that clang found while it read the file or a header."""

    place: Place | None
    message: str


def describe_kernels(
    found: Discovered, source: SourceFile, errors_found: Sequence[SourceError], text_of: Mapping[str, bytes]
) -> tuple[KernelDecl, ...]:
    """The kernels of the file, then those of project headers that the file launches or instantiates; by line."""
    main = str(source.path)
    described = [_describe(k, found, errors_found, text_of) for k in found.kernels.values()]
    described = [d for d in described if d.file == main or d.launches or d.template_args]
    unknown = [t for t in found.templates.values() if not found.is_instantiated(t)]
    described += [d for d in (_template(t) for t in unknown) if d.file == main]
    described.sort(key=lambda d: (d.file != main, d.file, d.line, d.call_name))
    return tuple(described)


def _describe(
    node: Node, found: Discovered, errors_found: Sequence[SourceError], text_of: Mapping[str, bytes]
) -> KernelDecl:
    name = node.qualified_name
    launches = tuple(launch_info(launch, name, text_of) for launch, target in found.launches if target.key == node.key)
    return _declared(node, template_arguments(node), launches, tuple(_source_errors(node, errors_found)))


def _template(node: Node) -> KernelDecl:
    message = (
        f"'{node.qualified_name}' is a template and nothing here says with which arguments; "
        f"choose them, for example {node.qualified_name}<{_parameter_names(node)}>"
    )
    return _declared(node, (), (), (Problem(TEMPLATE_ARGUMENTS_UNKNOWN, message, origin_of(node)),))


def _parameter_names(template: Node) -> str:
    kinds = (K.TEMPLATE_TYPE_PARAMETER, K.TEMPLATE_NON_TYPE_PARAMETER, K.TEMPLATE_TEMPLATE_PARAMETER)
    return ", ".join(c.spelling for c in template.children if c.kind in kinds)


def _declared(
    node: Node, template_args: tuple[str, ...], launches: tuple[LaunchInfo, ...], problems: tuple[Problem, ...]
) -> KernelDecl:
    start, end, location = node.start, node.end, node.location
    parameters = [c for c in node.children if c.kind == K.PARM_DECL]
    place = location or start
    return KernelDecl(
        node.qualified_name,
        template_args,
        place.file if place is not None else "",
        place.line if place is not None else 1,
        end.line if end is not None else 1,
        tuple(_parameter(p, i) for i, p in enumerate(parameters)),
        launches,
        problems,
        node,
    )


def _source_errors(node: Node, errors_found: Sequence[SourceError]) -> list[Problem]:
    """Errors inside of the kernel: its meaning is not known."""
    start, end = node.start, node.end
    if start is None or end is None:
        return []
    return [
        Problem(errors.SOURCE_ERRORS, f"the source has errors: {e.message}", origin_of(node))
        for e in errors_found
        if e.place is not None and e.place.file == start.file and start.offset <= e.place.offset < end.offset
    ]


# ----------------------------------------------------------------------------------------------------------- parameters
def _parameter(node: Node, index: int) -> ParamInfo:
    name = node.spelling or f"arg{index}"
    spelled = node.type.spelling
    try:
        lowered = TypeLowering().parameter(node.type, node)
    except Unsupported:
        return ParamInfo(name, "unknown", "?", max(node.type.canonical.size, 0), False, spelled)
    if isinstance(lowered, PtrType):
        element = lowered.element
        size = 1 if isinstance(element, VoidType) else _size(element)
        const = _points_to_const(node.type)
        return ParamInfo(name, "buffer", show(element), size, const, spelled, _fields(element))
    kind: Literal["scalar", "struct"] = "struct" if isinstance(lowered, StructType) else "scalar"
    return ParamInfo(name, kind, show(lowered), _size(lowered), True, spelled, _fields(lowered))


def _fields(t: Type) -> tuple[FieldInfo, ...]:
    """The leaves of a struct; none where there are too many to list."""
    if not isinstance(t, StructType):
        return ()
    leaves = tuple(islice(_leaves(t, "", 0), MAX_FIELDS + 1))
    return leaves if len(leaves) <= MAX_FIELDS else ()


def _leaves(t: Type, path: str, offset: int) -> Iterator[FieldInfo]:
    match t:
        case StructType(fields=fields):
            for f in fields:
                yield from _leaves(f.type, f"{path}.{f.name}" if path else f.name, offset + f.offset)
        case ArrayType(element, count):
            for i in range(count or 0):
                yield from _leaves(element, f"{path}[{i}]", offset + i * size_of(element))
        case _:
            yield FieldInfo(path, show(t), offset, size_of(t))


def _size(t: Type) -> int:
    try:
        return size_of(t)
    except ValueError:
        return 0


def _points_to_const(t: CType) -> bool:
    canonical = t.canonical
    if canonical.kind in (T.CONSTANTARRAY, T.INCOMPLETEARRAY):
        return canonical.is_const or canonical.element.is_const
    return canonical.pointee.is_const


# ------------------------------------------------------------------------------------------------------------- launches
def launch_info(launch: Node, kernel: str, text_of: Mapping[str, bytes]) -> LaunchInfo:
    """A launch as it is written."""
    configuration = next(
        (c for c in launch.children if c.kind == K.CALL_EXPR and c.spelling == LAUNCH_CONFIGURATION), None
    )
    parts = [_text(a, text_of) for a in configuration.arguments] if configuration is not None else []
    parts += [""] * (3 - len(parts))
    arguments = tuple(_text(a, text_of) for a in launch.arguments)
    place = launch.start
    return LaunchInfo(kernel, place.line if place is not None else 1, parts[0], parts[1], parts[2], arguments)


def _text(node: Node, text_of: Mapping[str, bytes]) -> str:
    """The source of an expression; empty for default arguments and for code from macros' bodies."""
    start, end = node.start, node.end
    if start is None or end is None or start.file != end.file or end.offset <= start.offset:
        return ""
    data = text_of.get(start.file, b"")[start.offset : end.offset]
    return " ".join(data.decode("utf-8", errors="replace").split())
