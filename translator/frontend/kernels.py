"""Finding the kernels of a translation unit, their instantiations and their launches.

A template's instantiation can be walked like any function once something refers to it; `discover` follows references
from host code, through project functions and their instantiations.  What nothing refers to is listed by its template.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from translator.frontend.clang_api import lib
from translator.frontend.cursors import CType, K, Node
from translator.frontend.references import References, references_of
from translator.ir.nodes import Problem
from translator.results import LaunchInfo, ParamInfo


@dataclass(frozen=True, slots=True)
class KernelDecl:
    """One kernel, or one instantiation of a kernel template.

    `problems` say why it can't be translated before it is even looked into.  `node` is the definition (the template's
    pattern, where the arguments are unknown) and is only valid while the unit lives.
    """

    name: str
    template_args: tuple[str, ...]
    file: str
    line: int
    end_line: int
    params: tuple[ParamInfo, ...]
    launches: tuple[LaunchInfo, ...]
    problems: tuple[Problem, ...]
    node: Node = field(compare=False, repr=False)

    @property
    def call_name(self) -> str:
        return f"{self.name}<{', '.join(self.template_args)}>" if self.template_args else self.name


@dataclass(slots=True)
class Discovered:
    """`kernels`: definitions by key, in order of discovery; `templates`: kernel templates of the project."""

    kernels: dict[int, Node] = field(default_factory=dict)
    templates: dict[int, Node] = field(default_factory=dict)
    launches: list[tuple[Node, Node]] = field(default_factory=list)
    """A launch and the kernel (its definition) that it launches."""

    def is_instantiated(self, template: Node) -> bool:
        key = template.canonical.key
        return any(k.template is not None and k.template.canonical.key == key for k in self.kernels.values())


_CONTAINERS = (K.NAMESPACE, K.LINKAGE_SPEC, K.UNEXPOSED_DECL, K.STRUCT_DECL, K.CLASS_DECL, K.UNION_DECL)
_FUNCTIONS = (K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.DESTRUCTOR, K.CONVERSION_FUNCTION)


def is_kernel(node: Node) -> bool:
    return node.has_child(K.CUDAGLOBAL_ATTR)


def _declarations(top: Node) -> Iterator[Node]:
    """Functions, function templates and variables of the project, however deep in namespaces and classes."""
    for child in top.children:
        if child.in_system_header:
            continue
        if child.kind in _CONTAINERS:
            yield from _declarations(child)
        elif child.kind in _FUNCTIONS or child.kind in (K.FUNCTION_TEMPLATE, K.VAR_DECL):
            yield child


def discover(top: Node) -> Discovered:
    """Everything that a file and its project headers define or reach."""
    found = Discovered()
    work: list[Node] = []
    for node in _declarations(top):
        if node.kind == K.FUNCTION_TEMPLATE:
            if is_kernel(node) and _has_body(node):
                found.templates[node.canonical.key] = node
        elif node.kind == K.VAR_DECL:
            work.append(node)
        elif node.is_definition:
            if is_kernel(node):
                found.kernels.setdefault(node.key, node)
            else:
                work.append(node)
    _follow(work, found)
    return found


def _has_body(node: Node) -> bool:
    return node.has_child(K.COMPOUND_STMT)


def _follow(work: list[Node], found: Discovered) -> None:
    seen: set[int] = set()
    while work:
        node = work.pop()
        if node.key in seen:
            continue
        seen.add(node.key)
        references = references_of(node)
        for target in references.functions:
            definition = target.definition or target
            if definition.in_system_header:
                continue
            if is_kernel(definition):
                if definition.is_definition:
                    found.kernels.setdefault(definition.key, definition)
            elif definition.key not in seen:
                work.append(definition)
        _note_launches(references, found)


def _note_launches(references: References, found: Discovered) -> None:
    for launch in references.launches:
        target = launch.referenced
        if target is not None:
            found.launches.append((launch, target.definition or target))


def template_arguments(kernel: Node) -> tuple[str, ...]:
    """The source spelling of an instantiation's arguments, in order; "..." for a pack, which libclang does not show."""
    count = max(lib.Cursor_getNumTemplateArguments(kernel.raw), 0)
    kinds = _parameter_types(kernel.template) if count else []
    spelled: list[str] = []
    for i in range(count):
        match lib.Cursor_getTemplateArgumentKind(kernel.raw, i):
            case 1:
                spelled.append(CType(lib.Cursor_getTemplateArgumentType(kernel.raw, i), kernel.unit).spelling)
            case 4:
                value = lib.Cursor_getTemplateArgumentValue(kernel.raw, i)
                is_bool = i < len(kinds) and kinds[i] == "bool"
                spelled.append(("true" if value else "false") if is_bool else str(value))
            case _:
                spelled.append("...")
    return tuple(spelled)


def _parameter_types(template: Node | None) -> Sequence[str]:
    if template is None:
        return []
    kinds = (K.TEMPLATE_TYPE_PARAMETER, K.TEMPLATE_NON_TYPE_PARAMETER, K.TEMPLATE_TEMPLATE_PARAMETER)
    return [c.type.canonical.spelling for c in template.children if c.kind in kinds]
