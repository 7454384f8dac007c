"""What the functions of one kernel share: variables' numbers, names, types, globals, problems."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from translator.frontend.cursors import Node, Place
from translator.frontend.lower import errors
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.types import TypeLowering
from translator.ir.nodes import Function, GlobalVar, Module, Origin, Problem, Storage, Var
from translator.ir.types import Type
from translator.options import Options
from translator.source import Span


@dataclass(frozen=True, slots=True)
class Signature:
    """How a lowered function is called."""

    name: str
    params: tuple[Type, ...]
    result: Type


class ModuleBuilder:
    """Collects a module while its functions are lowered."""

    def __init__(
        self, options: Options, text_of: Mapping[str, bytes] = MappingProxyType({}), source_errors: Sequence[Place] = ()
    ) -> None:
        self.options = options
        self._text_of = text_of
        self._source_errors = source_errors
        self.types = TypeLowering(self.refuse_errors)
        self.globals: dict[int, GlobalVar] = {}
        self.stable: set[int] = set()
        """Variables that are assigned once, where they are declared: loading them early or late is the same."""
        self._functions: dict[int, Signature] = {}
        self._lowered: list[Function] = []
        self._active: list[int] = []
        self._names: dict[str, int] = {}
        self._problems: dict[Problem, None] = {}
        self._notes: dict[Problem, None] = {}
        self._next_id = 0

    def source_text(self, file: str) -> bytes:
        """The bytes of a project file; empty for bundled headers."""
        return self._text_of.get(file, b"")

    def refuse_errors(self, declaration: Node, what: str) -> None:
        """clang leaves out what it could not understand: nothing with an error inside may be lowered."""
        if not self._source_errors:
            return
        start, end = declaration.start, declaration.end
        if start is None or end is None:
            return
        for place in self._source_errors:
            if place.file == start.file and start.offset <= place.offset < end.offset:
                message = f"the source of '{what}' has an error in line {place.line}"
                raise Unsupported(errors.SOURCE_ERRORS, message, declaration)

    # ------------------------------------------------------------------------------------------------------- variables
    def new_var(self, name: str, t: Type, storage: Storage = Storage.LOCAL, volatile: bool = False) -> Var:
        self._next_id += 1
        return Var(self._next_id, name, t, storage, volatile)

    def unique_name(self, base: str) -> str:
        """A name that no other function or global of the module has."""
        count = self._names[base] = self._names.get(base, 0) + 1
        return base if count == 1 else f"{base}.{count}"

    # ------------------------------------------------------------------------------------------------------- functions
    def function(self, key: int, what: str, node: Node, lower: Callable[[], tuple[Function, Signature]]) -> Signature:
        """The function with this key, lowered now if it has not been; raises Unsupported for recursion."""
        if key in self._active:
            raise Unsupported(errors.RECURSION, f"'{what}' calls itself; shaders have no recursion", node)
        if key not in self._functions:
            self._active.append(key)
            try:
                function, signature = lower()
            finally:
                self._active.pop()
            self._functions[key] = signature
            self._lowered.append(function)
        return self._functions[key]

    # -------------------------------------------------------------------------------------------------------- problems
    def problem(self, rule: str, message: str, origin: Origin | None) -> None:
        self._problems[Problem(rule, message, origin)] = None

    def note(self, rule: str, message: str, origin: Origin | None) -> None:
        self._notes[Problem(rule, message, origin)] = None

    def failed(self, error: Unsupported, fallback: Node) -> None:
        self.problem(error.rule, error.message, origin_of(error.node) or origin_of(fallback))

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(self._problems)

    def finish(self, kernel: Function) -> Module:
        """The module: callees before callers, the kernel last."""
        return Module(
            kernel.name,
            (*self._lowered, kernel),
            tuple(self.globals.values()),
            self.types.structs,
            problems=self.problems,
            notes=tuple(self._notes),
        )


def origin_of(node: Node | None) -> Origin | None:
    """A node's place; None for code that no file holds."""
    if node is None:
        return None
    start, end = node.start, node.end
    if start is None:
        return None
    same_file = end is not None and end.file == start.file and end.offset >= start.offset
    return Origin(
        start.file, Span(start.offset, end.offset if end is not None and same_file else start.offset), start.line
    )
