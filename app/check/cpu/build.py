"""From a kernel's source to an executable that runs it: copy, compile, rewrite the IR, link; cached by content.

How a kernel is called by name: the generated end of the translation unit names it as a launch would (``ns::kernel<float, 256>``)
as a template argument of the entry point (resources/emulator/include/emu/kernel_entry.h), so that overloads, templates,
namespaces and internal linkage work as they do in the user's own launches.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.check.cpu import flags, ir_rewrite
from app.check.cpu.cache import prune, touch
from app.check.cpu.flags import EMULATOR
from app.check.cpu.objects import emulator_version, header_flags, runtime_objects, without_precompiled
from app.check.cpu.set_aside import Aside, CompileError, errors_in, set_aside
from app.check.cpu.signature import SIGNATURE, add_signature
from app.check.cpu.source_tree import SourceTree, read_tree
from app.check.cpu.textures import reference_names
from app.check.cpu.toolchain import Toolchain, cpu_has_fma
from app.check.cpu.tools import BuildFailed, last_line, run_tool
from app.check.cpu.variant import Variant
from app.check.model import CancelCheck
from translator.options import Options
from translator.source import LineMap

_KEPT_EXECUTABLES = 1000
_ROUNDS = 8
_LACKING = re.compile(
    r"(?:undeclared identifier|unknown type name|no (?:type|template) named) "
    r"'((?:__|cu[A-Z]|cu[a-z]+[A-Z]|hip|nv|atomic|h2?[a-z]+$|tex|surf)\w*)'"
)
_TAIL = "wavebridge-launch"


@dataclass(frozen=True, slots=True)
class Source:
    """What is built: CUDA text, or its HIP translation."""

    path: Path
    text: bytes
    headers: Mapping[Path, bytes]
    name: str
    template_args: tuple[str, ...]
    line: int
    symbols: tuple[str, ...]
    options: Options
    hip: bool
    references: tuple[str, ...] = ()
    """Texture and surface references that the launch binds."""
    lines: Mapping[Path, LineMap] = field(default_factory=dict)
    """From the original's lines to those of a translation; findings stand on the original's."""

    @property
    def call_name(self) -> str:
        return f"{self.name}<{', '.join(self.template_args)}>" if self.template_args else self.name


@dataclass(frozen=True, slots=True)
class Built:
    """`executable` runs one launch; `asides` were left out of the build."""

    executable: Path
    toolchain: Toolchain
    asides: tuple[Aside, ...]


def build(source: Source, variant: Variant, toolchain: Toolchain, cache: Path, cancelled: CancelCheck) -> Built:
    """The executable for the kernel, from the cache or made anew.  Raises BuildFailed, BuildCancelled."""
    if variant.fma and not cpu_has_fma():
        raise BuildFailed("this CPU has no fused multiply-add")
    _check_data_model(source)
    settings = source.options.source
    tree = read_tree(source.path, source.text, settings.include_dirs, source.headers, EMULATOR / "include")
    key = _key(source, variant, toolchain, tree)
    folder = cache / "kernels" / key[:2] / key
    if (folder / "built.json").exists():
        touch(folder)
        return _cached(folder, toolchain)
    runtime = runtime_objects(toolchain, cache, cancelled, checked=variant.checked)
    front_end = flags.front_end(toolchain, variant, source.options, hip=source.hip)
    front_end += header_flags(toolchain, front_end, cache, cancelled)
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="build-", dir=folder.parent))
    try:
        result = _Compilation(source, variant, toolchain, tree, scratch, cancelled).run(front_end, runtime)
        _publish(scratch, folder, result)
        prune(cache / "kernels", _KEPT_EXECUTABLES)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return _cached(folder, toolchain)


def _check_data_model(source: Source) -> None:
    if source.options.semantics.long_bits == 32 and re.search(
        rb"\blong\b(?!\s+(?:long|double))(?<!long long)", source.text
    ):
        raise BuildFailed(
            "the source uses long with 32 bits (Windows' data model), which this machine's compiler does not have"
        )


def _key(source: Source, variant: Variant, toolchain: Toolchain, tree: SourceTree) -> str:
    h = hashlib.sha256()
    parts: list[str] = [
        emulator_version(),
        toolchain.version,
        variant.build_key,
        source.call_name,
        str(source.line),  # tells overloads apart
        repr(source.symbols),
        repr(source.references),
        repr(source.options.semantics),
        repr(source.options.source),
        str(source.hip),
    ]
    for path, text in sorted(tree.files.items()):
        parts += [str(path), text]
    for part in parts:
        data = part.encode("utf-8", "surrogateescape")
        h.update(len(data).to_bytes(8, "little") + data)
    return h.hexdigest()[:32]


def _cached(folder: Path, toolchain: Toolchain) -> Built:
    data = json.loads((folder / "built.json").read_text(encoding="utf-8"))
    return Built(folder / "kernel", toolchain, tuple(Aside(a["file"], a["line"], a["why"]) for a in data["asides"]))


def _publish(scratch: Path, folder: Path, asides: Sequence[Aside]) -> None:
    final = Path(tempfile.mkdtemp(prefix="ready-", dir=folder.parent))
    shutil.move(scratch / "kernel", final / "kernel")
    records = [{"file": a.file, "line": a.line, "why": a.why} for a in asides]
    (final / "built.json").write_text(json.dumps({"asides": records}), encoding="utf-8")
    try:
        final.rename(folder)
    except OSError:  # another process was faster
        shutil.rmtree(final, ignore_errors=True)


class _Compilation:
    """One build in a scratch folder."""

    def __init__(
        self,
        source: Source,
        variant: Variant,
        toolchain: Toolchain,
        tree: SourceTree,
        scratch: Path,
        cancelled: CancelCheck,
    ) -> None:
        self._source = source
        self._variant = variant
        self._toolchain = toolchain
        self._tree = tree
        self._scratch = scratch
        self._cancelled = cancelled
        self._front_end_flags: Sequence[str] = ()
        self._signature = False
        """Another function has the kernel's name: the kernel is picked by its signature."""

    def run(self, front_end: Sequence[str], runtime: Sequence[Path]) -> list[Aside]:
        self._front_end_flags = front_end
        asides: list[Aside] = []
        first: list[CompileError] = []
        for _ in range(_ROUNDS):
            failures = self._front_end()
            if not failures:
                break
            first = first or failures
            if not self._signature and any(e.file == _TAIL and "overloaded function" in e.text for e in failures):
                self._signature = add_signature(self._tree, self._source.name, self._source.line)
                if self._signature:
                    continue
            more = set_aside(self._tree, failures, self._source.name)
            if isinstance(more, CompileError):
                raise BuildFailed(self._message(more, first))
            asides += more
        else:
            raise BuildFailed(self._message(failures[0], first))
        self._back_end()
        self._link(runtime)
        return asides

    def _message(self, last: CompileError, first: list[CompileError]) -> str:
        """The error that stops the build, and the file's first where that is another: often its cause."""
        if last.file == _TAIL:
            text = f"the kernel {self._source.call_name} cannot be named from the end of its file: {last.text}"
        else:
            text = f"does not compile for the CPU: {self._explained(last)}"
        return text if str(first[0]) == str(last) else f"{text} (the first error was {first[0]})"

    def _explained(self, error: CompileError) -> str:
        """The error; a name of CUDA's or HIP's that has no declaration here is something that the emulator lacks."""
        name = _LACKING.search(error.text)
        if name is None:
            return str(error)
        who = "HIP, as the emulator knows it," if self._source.hip else "the reference"
        return str(replace(error, text=f"{who} lacks {name[1]}"))

    def _front_end(self) -> list[CompileError]:
        tree = self._tree
        original = tree.files[tree.main]
        tree.files[tree.main] = original + self._tail()
        root = self._scratch / "source"
        shutil.rmtree(root, ignore_errors=True)
        tree.write(root)
        tree.files[tree.main] = original
        output = ["-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-o", str(self._scratch / "kernel.ll")]
        if not self._toolchain.rewrites_ir:
            output = ["-c", "-o", str(self._scratch / "kernel.o")]
        definitions = root / "definitions.h"
        text = flags.definitions(self._source.options) + ("" if self._source.hip else reference_names(tree))
        definitions.write_text(text, encoding="utf-8", errors="surrogateescape")
        status, stderr = self._tool(
            [
                *self._toolchain.compile,
                *self._front_end_flags,
                *("-include", str(definitions)),
                *tree.include_flags(root),
                *output,
                str(tree.location(root, tree.main)),
            ]
        )
        if status == 0:
            return []
        if plain := without_precompiled(self._front_end_flags, stderr):
            self._front_end_flags = plain
            return self._front_end()
        errors = errors_in(stderr, {str(p) for p in tree.files} | {_TAIL})
        if not errors:
            raise BuildFailed(f"the compiler failed: {last_line(stderr)}")
        return errors

    def _tail(self) -> str:
        name = self._source.call_name.replace("(anonymous namespace)::", "")
        symbols = _entries("WBEMU_SYMBOL", self._source.symbols)
        bindings = _entries("WBEMU_BINDING", self._source.references)
        address = f"&{name}"
        if self._signature:
            plain, bracket, arguments = name.partition("<")
            scope = plain[: plain.rfind("::") + 2] if "::" in plain else ""
            type_ = f"{scope}{SIGNATURE}{bracket}{arguments}"
            address = f"static_cast<{type_}>({address})"
        return f'\n#line 1 "{_TAIL}"\nWBEMU_KERNEL({address})\nWBEMU_SYMBOLS({symbols})\nWBEMU_BINDINGS({bindings})\n'

    def _back_end(self) -> None:
        if not self._toolchain.rewrites_ir:
            return
        ir = self._scratch / "kernel.ll"
        ir.write_text(
            ir_rewrite.rewrite(ir.read_text(encoding="utf-8", errors="surrogateescape")), "utf-8", "surrogateescape"
        )
        command = [*self._toolchain.compile, *flags.back_end(self._variant, self._source.options)]
        status, stderr = self._tool([*command, "-c", str(ir), "-o", str(self._scratch / "kernel.o")])
        if status != 0:
            m = re.search(r"error: (.*)", stderr)
            raise BuildFailed(f"the compiler failed on the kernel's code: {m[1] if m else last_line(stderr)}")

    def _link(self, runtime: Sequence[Path]) -> None:
        objects = [str(self._scratch / "kernel.o"), *map(str, runtime)]
        command = ["-pie", "-Wl,--gc-sections", "-o", str(self._scratch / "kernel"), *objects, "-lm", "-lpthread"]
        status, stderr = self._tool([*self._toolchain.link, *command])
        if status != 0 and self._toolchain.family == "zig":
            status, stderr = self._tool([*self._toolchain.compile, *command])
        if status != 0:
            m = re.search(r"undefined (?:reference to|symbol:) [`']?([^'\n]+)", stderr)
            what = f"it needs {m[1].strip()}, which is defined in another file" if m else last_line(stderr)
            raise BuildFailed(f"does not link for the CPU: {what}")

    def _tool(self, command: Sequence[str]) -> tuple[int, str]:
        return run_tool(command, self._scratch, self._cancelled)


def _entries(macro: str, names: Sequence[str]) -> str:
    return " ".join(f'{macro}("{name}", {name.replace("(anonymous namespace)::", "")})' for name in names)
