"""CMakeLists.txt and *.cmake: CUDA as a language becomes HIP as a language (CMake 3.21 or later)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from app.export.build_files.cmake_syntax import Argument, Command, commands
from app.export.build_files.edits import EditList
from app.export.build_files.flags import rewrite_flags
from app.export.build_files.libraries import CUDA_TARGETS, CUDA_VARIABLES, HELPER_FUNCTIONS, PACKAGE_OF_TARGET
from app.export.build_files.model import BuildNote, BuildTranslation
from translator.options import HipTarget

_WORDS = {
    "CMAKE_CUDA_ARCHITECTURES": "CMAKE_HIP_ARCHITECTURES",
    "CMAKE_CUDA_COMPILER": "CMAKE_HIP_COMPILER",
    "CMAKE_CUDA_STANDARD": "CMAKE_HIP_STANDARD",
    "CMAKE_CUDA_STANDARD_REQUIRED": "CMAKE_HIP_STANDARD_REQUIRED",
    "CMAKE_CUDA_EXTENSIONS": "CMAKE_HIP_EXTENSIONS",
    "CMAKE_CUDA_HOST_COMPILER": "CMAKE_HIP_HOST_COMPILER",
    "CUDA_ARCHITECTURES": "HIP_ARCHITECTURES",
    "CUDA_STANDARD": "HIP_STANDARD",
    "CUDA_STANDARD_REQUIRED": "HIP_STANDARD_REQUIRED",
    "CUDA_EXTENSIONS": "HIP_EXTENSIONS",
    "CUDA_RUNTIME_LIBRARY": "HIP_RUNTIME_LIBRARY",
}
_FLAG_VARIABLE = re.compile(r"(?:CMAKE_CUDA_FLAGS(?:_\w+)?|CUDA_NVCC_FLAGS)")
_WORD_PATTERN = re.compile(
    r"\b(?:" + "|".join(sorted(_WORDS, key=len, reverse=True)) + r"|CMAKE_CUDA_FLAGS(?:_\w+)?)\b"
)
_ARCH_COMMANDS = ("set", "set_property", "set_target_properties")
_SOURCE = re.compile(r".*\.cu$")
_LANGUAGE_GENEX = re.compile(
    r"(\$<(?:COMPILE_LANGUAGE|LINK_LANGUAGE|COMPILE_LANG_AND_ID|LINK_LANG_AND_ID):[^>]*?)\bCUDA\b"
)


@dataclass
class _File:
    """One list file while it is translated."""

    edits: EditList
    target: HipTarget
    packages: tuple[str, ...]
    notes: list[BuildNote] = field(default_factory=list)
    packages_written: bool = False

    def note(self, at: int, message: str, severity: str = "info") -> None:
        level = severity if severity in ("warning", "error") else "info"
        self.notes.append(BuildNote(self.edits.line(at), message, level))  # type: ignore[arg-type]


def translate_cmake(text: str, target: HipTarget, packages: tuple[str, ...]) -> BuildTranslation:
    """Translate one list file; `packages` are the ROCm packages that the whole project needs."""
    file = _File(EditList(text), target, packages)
    for command in commands(text):
        handler = _HANDLERS.get(command.name.lower(), _generic)
        handler(file, command)
    return BuildTranslation(file.edits.apply(), tuple(file.notes))


def cmake_packages(text: str) -> frozenset[str]:
    """The ROCm packages that the CUDA libraries of this list file ask for."""
    found = {CUDA_TARGETS[m].package for m in re.findall(r"\bCUDA::(\w+)", text) if m in CUDA_TARGETS}
    found |= {PACKAGE_OF_TARGET[t] for name, t in HELPER_FUNCTIONS.items() if re.search(rf"\b{name}\s*\(", text)}
    for name, t in CUDA_VARIABLES.items():
        if t in PACKAGE_OF_TARGET and f"${{{name}}}" in text:
            found.add(PACKAGE_OF_TARGET[t])
    return frozenset(found)


# ------------------------------------------------------------------------------------------------------------ commands
def _project(file: _File, command: Command) -> None:
    named = 1 if command.name.lower() == "project" else 0
    for argument in command.arguments[named:]:
        _word(file, argument)


def _cmake_minimum(file: _File, command: Command) -> None:
    """HIP is a language since CMake 3.21."""
    for argument in command.arguments:
        version = re.fullmatch(r"(\d+)\.(\d+)(\.\d+)*", argument.text)
        if version and (int(version[1]), int(version[2])) < (3, 21):
            file.edits.replace(argument.start, argument.end, "3.21")
            file.note(argument.start, "CMake 3.21 is needed: the first with HIP as a language")


def _find_package(file: _File, command: Command) -> None:
    if not command.arguments or command.arguments[0].text not in ("CUDA", "CUDAToolkit"):
        _generic(file, command)
        return
    wanted = ("hip", *(p for p in file.packages if p != "hip"))
    lines = [f"find_package({p} REQUIRED)" for p in wanted]
    if file.packages_written:
        lines = lines[:1]
    file.packages_written = True
    file.edits.replace(command.name_start, command.end, "\n".join(lines))


def _add_target(file: _File, command: Command) -> None:
    """A target's .cu files need the language set: CMake takes only .hip files to be HIP by themselves."""
    name = {"cuda_add_executable": "add_executable", "cuda_add_library": "add_library"}.get(command.name.lower())
    if name is not None:
        file.edits.replace(command.name_start, command.name_end, name)
    sources = [a.text for a in command.arguments[1:] if _SOURCE.fullmatch(a.bare)]
    if sources:
        indent = _indent(file.edits.text, command.name_start)
        listed = f"\n{indent}  ".join(sources)
        file.edits.insert(
            command.name_start,
            f"set_source_files_properties(\n{indent}  {listed}\n{indent}  PROPERTIES LANGUAGE HIP)\n{indent}",
        )
    _words(file, command.arguments[1:])


def _set(file: _File, command: Command) -> None:
    if not command.arguments:
        return
    name, values = command.arguments[0], command.arguments[1:]
    if _FLAG_VARIABLE.fullmatch(name.text):
        _word(file, name)
        if name.text == "CUDA_NVCC_FLAGS":
            file.edits.replace(name.start, name.end, "CMAKE_HIP_FLAGS")
        _flags(file, values)
        return
    if name.text in ("CMAKE_CUDA_ARCHITECTURES", "CUDA_ARCHITECTURES"):
        file.edits.replace(name.start, name.end, _WORDS[name.text])
        _architectures(file, values)
        return
    _words(file, command.arguments)
    if any(_SOURCE.fullmatch(v.bare) for v in values):
        sources = " ".join(v.text for v in values if _SOURCE.fullmatch(v.bare))
        indent = _indent(file.edits.text, command.name_start)
        file.edits.insert(command.end, f"\n{indent}set_source_files_properties({sources} PROPERTIES LANGUAGE HIP)")


def _file_command(file: _File, command: Command) -> None:
    """``file(GLOB sources src/*.cu)``: what it finds is HIP."""
    _words(file, command.arguments)
    if len(command.arguments) < 3 or command.arguments[0].text.upper() not in ("GLOB", "GLOB_RECURSE"):
        return
    patterns = [a.bare for a in command.arguments[2:] if "*" in a.text]
    if any(p.endswith(".cu") for p in patterns):
        variable = command.arguments[1].text
        indent = _indent(file.edits.text, command.name_start)
        if all(p.endswith(".cu") for p in patterns):
            added = f"\n{indent}set_source_files_properties(${{{variable}}} PROPERTIES LANGUAGE HIP)"
        else:
            added = (
                f"\n{indent}set({variable}_hip ${{{variable}}})\n{indent}list(FILTER {variable}_hip INCLUDE REGEX"
                f' "[.]cu$")\n{indent}set_source_files_properties(${{{variable}_hip}} PROPERTIES LANGUAGE HIP)'
            )
        file.edits.insert(command.end, added)


def _link(file: _File, command: Command) -> None:
    _words(file, command.arguments[1:], flags=True)


def _helper_function(file: _File, command: Command) -> None:
    if command.arguments:
        library = HELPER_FUNCTIONS[command.name.lower()]
        file.edits.replace(
            command.name_start, command.end, f"target_link_libraries({command.arguments[0].text} {library})"
        )


def _properties(file: _File, command: Command) -> None:
    """``set_target_properties(t PROPERTIES CUDA_ARCHITECTURES 80 CUDA_SEPARABLE_COMPILATION ON)``."""
    arguments = command.arguments
    i = 0
    while i < len(arguments):
        name = arguments[i]
        value = arguments[i + 1 : i + 2]
        if name.text in ("CUDA_ARCHITECTURES",) and value:
            file.edits.replace(name.start, name.end, "HIP_ARCHITECTURES")
            _architectures(file, value)
            i += 2
        elif name.text in ("CUDA_SEPARABLE_COMPILATION", "CUDA_RESOLVE_DEVICE_SYMBOLS") and value:
            _separable(file, command, name, value[0])
            i += 2
        else:
            _word(file, name)
            i += 1


def _separable(file: _File, command: Command, name: Argument, value: Argument) -> None:
    """HIP has no such property: relocatable device code is a compile and a link flag."""
    file.note(name.start, f"{name.text} has no twin: add -fgpu-rdc to the target's compile and link options", "warning")
    file.edits.replace(
        name.start, value.end, "HIP_EXTENSIONS OFF" if command.name.lower() == "set_target_properties" else ""
    )


def _generic(file: _File, command: Command) -> None:
    _words(file, command.arguments, flags="options" in command.name.lower() or command.name.lower() == "string")


# ----------------------------------------------------------------------------------------------------------- arguments
def _words(file: _File, arguments: tuple[Argument, ...], flags: bool = False) -> None:
    if flags:
        _flags(file, arguments)
        return
    for argument in arguments:
        _word(file, argument)


def _word(file: _File, argument: Argument) -> None:
    new = _renamed(file, argument)
    file.edits.replace(argument.start, argument.end, new)


def _renamed(file: _File, argument: Argument) -> str:
    text = argument.text
    text = _LANGUAGE_GENEX.sub(r"\1HIP", text)
    text = re.sub(r"(\$<HIP[^>]*),NVIDIA", r"\1,Clang", text)
    text = re.sub(r"\bCUDA::(\w+)", lambda m: _library(file, argument, m), text)
    text = re.sub(r"\$\{(\w+)\}", lambda m: CUDA_VARIABLES.get(m[1], m[0]), text)
    text = _WORD_PATTERN.sub(lambda m: _WORDS.get(m[0], m[0].replace("CUDA", "HIP")), text)
    if text == "CUDA" and argument.text == "CUDA":
        return "HIP"
    if text in CUDA_VARIABLES:  # if(CUDA_FOUND)
        return CUDA_VARIABLES[text].strip("${}")
    return text


def _library(file: _File, argument: Argument, match: re.Match[str]) -> str:
    known = CUDA_TARGETS.get(match[1])
    if known is None:
        file.note(argument.start, f"{match[0]} has no ROCm target that Wavebridge knows; replace it by hand", "error")
        return match[0]
    return known.target


def _architectures(file: _File, values: tuple[Argument, ...]) -> None:
    """Numbers become the target's architectures; a variable stays what it is."""
    numbers = [v for v in values if re.fullmatch(r"[\"\d;a-z-]+", v.text) and v.text not in ("CACHE", "STRING", "OFF")]
    if not numbers:
        _words(file, values)
        return
    file.edits.replace(numbers[0].start, numbers[0].end, '"' + ";".join(file.target.architectures) + '"')
    for extra in numbers[1:]:
        file.edits.replace(extra.start, extra.end, "")


def _flags(file: _File, arguments: tuple[Argument, ...]) -> None:
    """Flags as separate arguments, or several in one quoted string, or inside a generator expression."""
    plain = [a for a in arguments if not _holds_several(a)]
    parts = [_within_expression(a) for a in plain]
    rewritten = rewrite_flags([word for _, word, _ in parts], file.target)
    for argument, (head, word, tail), words in zip(plain, parts, rewritten.words, strict=True):
        if words == [word]:
            _word(file, argument)
        else:
            opening = _renamed(file, Argument(head, argument.start, argument.start + len(head)))
            file.edits.replace(argument.start, argument.end, opening + " ".join(words) + tail)
    for argument in arguments:
        if _holds_several(argument):
            _flag_string(file, argument)
    for message in rewritten.notes:
        file.note(arguments[0].start, message, "warning")


def _holds_several(argument: Argument) -> bool:
    text = argument.text
    whole = text.startswith("$<") and text.count("$<") == text.count(">")
    return whole or (text.startswith('"') and " " in argument.bare)


def _within_expression(argument: Argument) -> tuple[str, str, str]:
    """A flag with the start or end of a generator expression that stands round several arguments:
    ``$<$<COMPILE_LANGUAGE:CUDA>:-O3 -lineinfo>`` is two arguments to CMake's parser."""
    text = argument.text
    open_ones = text.count("$<") - text.count(">")
    if open_ones > 0 and (head := re.match(r"\$<.*>:", text)):
        return head[0], text[head.end() :], ""
    if open_ones < 0 and text.endswith(">" * -open_ones):
        return "", text[:open_ones], text[open_ones:]
    return "", argument.bare, ""


def _flag_string(file: _File, argument: Argument) -> None:
    renamed = _renamed(file, argument)
    genex = re.fullmatch(r"(\"?\$<.*?>:)(.*?)(>\"?)", renamed, re.DOTALL)
    head, body, tail = (genex[1], genex[2], genex[3]) if genex else ('"', renamed[1:-1], '"')
    separator = ";" if ";" in body else " "
    words = [w for w in re.split(r"[;\s]+", body) if w]
    rewritten = rewrite_flags(words, file.target)
    if rewritten.words != [[w] for w in words]:
        renamed = head + separator.join(w for group in rewritten.words for w in group) + tail
    for message in rewritten.notes:
        file.note(argument.start, message, "warning")
    file.edits.replace(argument.start, argument.end, renamed)


def _indent(text: str, at: int) -> str:
    start = text.rfind("\n", 0, at) + 1
    return re.match(r"[ \t]*", text[start:at]).group()  # type: ignore[union-attr]


_HANDLERS: dict[str, Callable[[_File, Command], None]] = {
    "project": _project,
    "enable_language": _project,
    "check_language": _project,
    "cmake_minimum_required": _cmake_minimum,
    "find_package": _find_package,
    "add_executable": _add_target,
    "add_library": _add_target,
    "cuda_add_executable": _add_target,
    "cuda_add_library": _add_target,
    "set": _set,
    "file": _file_command,
    "message": lambda file, command: None,
    "target_link_libraries": _link,
    "set_target_properties": _properties,
    "set_property": _properties,
    **dict.fromkeys(HELPER_FUNCTIONS, _helper_function),
}
