"""Function definitions, and the function that encloses a place."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from translator.source import Span
from translator.structure.code import NONE, Code
from translator.structure.lists import split_arguments, template_open
from translator.structure.preprocessor import MacroDefinition, find_macros

EXECUTION_SPACES = frozenset({b"__global__", b"__device__", b"__host__"})

_NOT_FUNCTION_NAMES = frozenset(
    {b"if", b"for", b"while", b"switch", b"catch", b"return", b"sizeof", b"decltype", b"alignas", b"noexcept", b"throw"}
    | {
        b"__launch_bounds__",
        b"__attribute__",
        b"__declspec",
        b"__align__",
        b"__cluster_dims__",
        b"static_assert",
        b"requires",
    }
)
_STATEMENT_MARKS = frozenset({b"{", b"}", b";", b"="})
_BEFORE_BODY = frozenset({b"const", b"noexcept", b"override", b"final", b"&", b"&&", b"mutable", b"volatile"})
_SCOPES = frozenset({b"namespace", b"class", b"struct", b"union", b"extern"})


@dataclass(frozen=True, slots=True)
class Function:
    """A function definition.

    `first` is its first token (template head and qualifiers included), `name_at` its name, `parameters` the ranges of its
    parameters, `body_open` and `body_close` its braces.  `spaces` are the execution spaces written in front of it.
    """

    name: bytes
    name_at: int
    first: int
    spaces: frozenset[bytes]
    parameters: tuple[range, ...]
    body_open: int
    body_close: int

    @property
    def is_kernel(self) -> bool:
        return b"__global__" in self.spaces

    @property
    def runs_on_device(self) -> bool:
        return b"__global__" in self.spaces or b"__device__" in self.spaces

    @property
    def body(self) -> range:
        return range(self.body_open + 1, self.body_close)


@dataclass(frozen=True, slots=True)
class FunctionIndex:
    """The functions of a file by place; functions do not overlap (lambdas belong to the function they are in)."""

    functions: tuple[Function, ...]
    _firsts: tuple[int, ...]

    @classmethod
    def of(cls, code: Code, macros: Iterable[MacroDefinition] | None = None) -> FunctionIndex:
        """`macros` are those of the file, where the caller has them already."""
        functions = tuple(find_functions(code, macros))
        return cls(functions, tuple(f.first for f in functions))

    def enclosing(self, index: int) -> Function | None:
        """The function whose definition holds the token `index`."""
        at = bisect_right(self._firsts, index) - 1
        if at >= 0 and index <= self.functions[at].body_close:
            return self.functions[at]
        return None

    def kernel_name_at(self, index: int) -> str | None:
        """The name of the enclosing kernel, for messages."""
        function = self.enclosing(index)
        return function.name.decode(errors="replace") if function is not None and function.is_kernel else None


def find_functions(code: Code, macros: Iterable[MacroDefinition] | None = None) -> list[Function]:
    """All function definitions outside directives, in order; functions in classes and namespaces too."""
    found: list[Function] = []
    spaces = _macros_of_spaces(code, find_macros(code) if macros is None else macros)
    index = 0
    while index < len(code):
        if code.directive[index] != NONE:
            index = code.directives[code.directive[index]].last + 1
            continue
        if code.text[index] == b"{" and code.partner[index] > index:
            function = _function_with_body(code, index, spaces)
            if function is not None:
                found.append(function)
                index = function.body_close + 1
                continue
            if not _is_scope(code, index):
                index = code.partner[index] + 1
                continue
        index += 1
    return found


def _macros_of_spaces(code: Code, macros: Iterable[MacroDefinition]) -> dict[bytes, frozenset[bytes]]:
    """Macros that stand for specifiers, as ``#define HD inline __host__ __device__``: their execution spaces.

    A macro with several definitions, one of them empty for other compilers, has those of all.
    """
    found: dict[bytes, frozenset[bytes]] = {}
    for macro in macros:
        words = [code.text[i] for i in macro.body]
        if macro.parameters is None and not _STATEMENT_MARKS.intersection(words):
            spaces = EXECUTION_SPACES.intersection(words)
            if spaces:
                found[macro.name] = found.get(macro.name, frozenset()) | spaces
    return found


def _function_with_body(code: Code, brace: int, macros: Mapping[bytes, frozenset[bytes]]) -> Function | None:
    closer = _parameter_list_before(code, brace)
    if closer == NONE:
        return None
    opener = code.partner[closer]
    name_at = opener - 1
    if code.is_at(name_at, b">") and (angle := template_open(code, name_at)) != NONE:
        name_at = angle - 1
    name = _name_at(code, name_at, opener)
    if name is None:
        return None
    first = _declaration_start(code, name_at)
    specifiers = code.text[first:name_at]
    spaces = EXECUTION_SPACES.intersection(specifiers).union(*(macros.get(word, ()) for word in specifiers))
    parameters = tuple(split_arguments(code, opener))
    return Function(name, name_at, first, spaces, parameters, brace, code.partner[brace])


def _name_at(code: Code, name_at: int, opener: int) -> bytes | None:
    if code.is_identifier(name_at) and code.text[name_at] not in _NOT_FUNCTION_NAMES:
        return code.text[name_at]
    for back in range(1, 4):  # operator+, operator(), operator new[]
        if code.is_at(opener - back, b"operator"):
            return b"".join(code.text[opener - back : opener])
    return None


def _parameter_list_before(code: Code, brace: int) -> int:
    """The ``)`` of the parameter list of the function whose body opens at `brace`, or NONE.

    Steps over qualifiers, trailing return types and constructors' initialisers.
    """
    index = brace - 1
    best = NONE
    while index >= 0:
        if code.directive[index] != NONE:
            index = code.directives[code.directive[index]].first - 1
            continue
        text = code.text[index]
        if text == b")" and 0 <= code.partner[index] < index:
            best = index
            index = code.partner[index] - 1
            if _is_function_start(code, index):
                return best if not _is_initialiser(code, index) else _before_initialisers(code, index)
            return NONE
        if text in _BEFORE_BODY:
            index -= 1
            continue
        arrow = _trailing_return(code, index)
        if arrow != NONE:
            index = arrow - 1
            continue
        if text == b"}" and (0 <= code.partner[index] < index) and _is_initialiser(code, code.partner[index] - 1):
            return _before_initialisers(code, code.partner[index] - 1)
        return NONE
    return NONE


def _is_function_start(code: Code, index: int) -> bool:
    """Whether the token before a ``(`` may name a function."""
    if code.is_identifier(index):
        return code.text[index] not in _NOT_FUNCTION_NAMES
    return code.is_at(index, b">") or any(code.is_at(index - back, b"operator") for back in range(3))


def _is_initialiser(code: Code, index: int) -> bool:
    """Whether a name followed by ``(...)`` or ``{...}`` is a constructor's member initialiser."""
    while code.is_identifier(index) or code.is_at(index, b"::"):
        index -= 1
    return code.is_at(index, b",") or (code.is_at(index, b":") and code.is_at(index - 1, b")"))


def _before_initialisers(code: Code, index: int) -> int:
    """From a member initialiser back to the ``)`` before the ``:`` that begins them, or NONE."""
    while index > 0:
        text = code.text[index]
        if text == b":" and code.is_at(index - 1, b")"):
            return index - 1
        if text in (b")", b"}") and 0 <= code.partner[index] < index:
            index = code.partner[index]
        elif text in (b";", b"{"):
            return NONE
        index -= 1
    return NONE


def _trailing_return(code: Code, index: int) -> int:
    """The ``->`` of a trailing return type that ends at `index`, or NONE; such a type is short."""
    for back in range(index, max(index - 24, -1), -1):
        text = code.text[back]
        if text == b"->":
            before = back - 1
            while before >= 0 and code.text[before] in _BEFORE_BODY:
                before -= 1
            return back if code.is_at(before, b")") else NONE
        if text in (b";", b"{", b"}"):
            return NONE
    return NONE


def _declaration_start(code: Code, name_at: int) -> int:
    """The first token of the declaration that names a function at `name_at`."""
    index = name_at - 1
    while index >= 0:
        text = code.text[index]
        if code.directive[index] != NONE or text in (b";", b"{", b"}"):
            break
        if text == b":" and code.text[index - 1] in (b"public", b"private", b"protected"):
            break
        if text in (b")", b"]") and 0 <= code.partner[index] < index:
            index = code.partner[index]
        index -= 1
    return index + 1


def _is_scope(code: Code, brace: int) -> bool:
    """Whether a brace opens a namespace, a class or a linkage block, whose content is searched on."""
    index = brace - 1
    steps = 0
    while index >= 0 and steps < 64:
        text = code.text[index]
        if text in _SCOPES:
            return True
        if text in (b";", b"{", b"}", b"=") or code.directive[index] != NONE:
            return False
        if text in (b")", b"]") and 0 <= code.partner[index] < index:
            index = code.partner[index]
        index -= 1
        steps += 1
    return False


def enclosing_span(code: Code, function: Function) -> Span:
    return Span(code.start[function.first], code.end[function.body_close])
