"""Reader of CMakeLists.txt: a tokenizer of the CMake language and the commands that decide how CUDA is compiled.

Conditions are not evaluated.  What an ``if()`` guards counts for include folders, which do no harm; guarded defines and
arithmetic flags would change the code's meaning, so they are left out and said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from app.project.build.flags import FlagSet
from app.project.build.scopes import ScopedFacts
from app.project.model import ScanIssue

_TOKEN = re.compile(
    r"""
      (?P<block_comment> \#\[(?P<c>=*)\[ .*? \](?P=c)\] )
    | (?P<comment> \#[^\n]* )
    | \[(?P<b>=*)\[ \n? (?P<bracket> .*? ) \](?P=b)\]
    | "(?P<quoted> (?: [^"\\] | \\. )* )"
    | (?P<open> \( )
    | (?P<close> \) )
    | (?P<word> (?: \\. | [^\s()#"\\] )+ )
    | (?P<space> \s+ )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
_VARIABLE = re.compile(r"\$\{([^${}]+)\}")
_CUDA_ONLY = re.compile(r"\$<\$<COMPILE_LANGUAGE:CUDA>:(.*)>", re.DOTALL)
_BUILD_INTERFACE = re.compile(r"\$<BUILD_INTERFACE:(.*)>", re.DOTALL)
_SCOPES = frozenset({"PUBLIC", "PRIVATE", "INTERFACE", "BEFORE", "AFTER", "SYSTEM"})
_FLAG_VARIABLES = frozenset({"CMAKE_CUDA_FLAGS", "CUDA_NVCC_FLAGS", "CMAKE_CUDA_FLAGS_RELEASE"})
_STARTS, _ENDS = frozenset({"if", "foreach", "while"}), frozenset({"endif", "endforeach", "endwhile"})


@dataclass(frozen=True, slots=True)
class _Command:
    name: str
    args: tuple[str, ...]
    line: int


@dataclass
class _Scope:
    """What one CMakeLists.txt sets; folders below inherit it, as CMake's directories do."""

    path: Path
    variables: dict[str, list[str]]
    flags: FlagSet = field(default_factory=FlagSet)
    guarded: list[str] = field(default_factory=list)
    guarded_line: int = 0


def read_cmake(root: Path, files: Sequence[Path]) -> ScopedFacts:
    """The settings of each folder that has a CMakeLists.txt."""
    scopes: dict[Path, _Scope] = {}
    issues: list[ScanIssue] = []
    for path in sorted(files, key=lambda p: (len(p.parts), p)):
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            issues.append(ScanIssue(path, f"The build file cannot be read: {error.strerror}.", "error"))
            continue
        scope = scopes[path.parent] = _inherit(root, path, scopes)
        _read_file(scope, text)
        issues += _issues(scope)
    return ScopedFacts({folder: scope.flags for folder, scope in scopes.items()}, tuple(issues))


def _inherit(root: Path, path: Path, scopes: dict[Path, _Scope]) -> _Scope:
    above = next((scopes[folder] for folder in path.parents if folder in scopes), None)
    variables = dict(above.variables) if above else {}
    for name, folder in (
        ("CMAKE_SOURCE_DIR", root),
        ("PROJECT_SOURCE_DIR", root),
        ("CMAKE_CURRENT_SOURCE_DIR", path.parent),
        ("CMAKE_CURRENT_LIST_DIR", path.parent),
    ):
        variables[name] = [str(folder)]
    flags = above.flags.copy() if above else FlagSet()
    flags.unresolved.clear()
    return _Scope(path, variables, flags)


def _issues(scope: _Scope) -> list[ScanIssue]:
    issues = []
    if scope.guarded:
        names = ", ".join(dict.fromkeys(scope.guarded))
        message = f"Set under conditions that only CMake can decide, so not applied: {names[:300]}"
        issues.append(ScanIssue(scope.path, message, "info", scope.guarded_line))
    if scope.flags.unresolved:
        words = ", ".join(dict.fromkeys(scope.flags.unresolved))
        message = f"Dependent on variables that only CMake knows, so left out: {words[:300]}"
        issues.append(ScanIssue(scope.path, message, "info"))
    return issues


def _read_file(scope: _Scope, text: str) -> None:
    depth = 0
    for command in _commands(text):
        if command.name in _STARTS:
            depth += 1
        elif command.name in _ENDS:
            depth = max(0, depth - 1)
        else:
            args = [word for raw in command.args for word in _expand(raw, scope.variables)]
            _Interpreter(scope, depth > 0).apply(command, args)


@dataclass
class _Interpreter:
    scope: _Scope
    conditional: bool

    def apply(self, command: _Command, args: list[str]) -> None:
        flags, folder = self.scope.flags, self.scope.path.parent
        plain = [a for a in args if a not in _SCOPES]
        match command.name:
            case "set" if args:
                end = args.index("CACHE") if "CACHE" in args else len(args)
                self._set(command, args[0], [a for a in args[1:end] if a != "PARENT_SCOPE"])
            case "list" | "string" if len(args) > 2 and args[0] == "APPEND":
                self._set(command, args[1], self.scope.variables.get(args[1], []) + args[2:], added=args[2:])
            case "include_directories" | "cuda_include_directories":
                for value in plain:
                    flags.include(value, folder)
            case "target_include_directories":
                for value in plain[1:]:
                    flags.include(value, folder)
            case "add_compile_definitions":
                self._defines(command, plain)
            case "target_compile_definitions":
                self._defines(command, plain[1:])
            case "add_definitions" | "add_compile_options":
                self._flags(command, plain)
            case "target_compile_options":
                self._flags(command, plain[1:])
            case "set_target_properties" | "set_property":
                self._properties(command, args)
            case "target_compile_features":
                for value in args:
                    if match := re.fullmatch(r"(?:cuda|cxx)_std_(\d+)", value):
                        flags.std = f"c++{match[1]}"

    def _set(self, command: _Command, name: str, values: list[str], added: list[str] | None = None) -> None:
        self.scope.variables[name] = values
        new = values if added is None else added
        if name in _FLAG_VARIABLES:
            self._flags(command, [word for value in new for word in value.split()])
        elif name in ("CMAKE_CUDA_ARCHITECTURES", "CUDA_ARCHITECTURES"):
            for value in new:
                self.scope.flags.architecture(value)
        elif name in ("CMAKE_CUDA_STANDARD", "CMAKE_CXX_STANDARD") and new and new[0].isdigit():
            self.scope.flags.std = f"c++{new[0]}"

    def _properties(self, command: _Command, args: list[str]) -> None:
        for name, value in pairwise(args):
            if name == "CUDA_ARCHITECTURES":
                for part in value.split(";"):
                    self.scope.flags.architecture(part)
            elif name in ("CUDA_STANDARD", "CXX_STANDARD") and value.isdigit():
                self.scope.flags.std = f"c++{value}"

    def _defines(self, command: _Command, values: list[str]) -> None:
        for value in values:
            if self._certain(command, value):
                self.scope.flags.define(value.removeprefix("-D"))

    def _flags(self, command: _Command, words: list[str]) -> None:
        flat = [w for word in words for w in re.split(r"[;\s]+", word) if w and w not in _SCOPES]
        harmless = [w for w in flat if w.startswith("-I")]
        if flat != harmless and not all(self._certain(command, w) for w in flat if _changes_meaning(w)):
            flat = harmless
        self.scope.flags.add(flat, self.scope.path.parent)

    def _certain(self, command: _Command, value: str) -> bool:
        if not self.conditional:
            return True
        self.scope.guarded.append(value)
        self.scope.guarded_line = self.scope.guarded_line or command.line
        return False


def _changes_meaning(word: str) -> bool:
    return word.startswith(("-D", "-ftz", "--ftz", "-prec", "--prec", "-fmad", "--fmad", "-m")) or "fast_math" in word


def _expand(raw: str, variables: dict[str, list[str]]) -> list[str]:
    """The words that an argument becomes; a generator expression for CUDA alone is opened, others are dropped."""
    for _ in range(8):
        expanded = _VARIABLE.sub(lambda m: ";".join(variables.get(m[1], [f"$?{m[1]}"])), raw)
        if expanded == raw:
            break
        raw = expanded
    raw = raw.replace("$?", "$")
    for pattern in (_CUDA_ONLY, _BUILD_INTERFACE):
        if match := pattern.fullmatch(raw):
            raw = match[1]
    if "$<" in raw:
        return []
    return [word for word in raw.split(";") if word]


def _commands(text: str) -> Iterator[_Command]:
    """Commands of a CMake file (cmake-language(7)); text that is none is passed over."""
    name, name_line, depth, line, touching = "", 0, 0, 1, False
    args: list[str] = []
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        here, line = line, line + token[0].count("\n")
        if token["space"] or token["comment"] or token["block_comment"] or token["other"]:
            touching = False
        elif kind == "open":
            depth += 1
        elif kind == "close":
            depth = max(0, depth - 1)
            if depth == 0 and name:
                yield _Command(name, tuple(args), name_line)
                name, args = "", []
        elif depth == 0:
            name, name_line, args = token[0].lower(), here, []
        else:
            value = _argument(token)
            if touching and args:  # NAME="value" is one argument
                args[-1] += value
            else:
                args.append(value)
            touching = True
            continue
        touching = False


def _argument(token: re.Match[str]) -> str:
    if token["quoted"] is not None:
        return re.sub(r'\\(["$\\;])', r"\1", token["quoted"]).replace("\\\n", "")
    return token["bracket"] if token["bracket"] is not None else token[0]
