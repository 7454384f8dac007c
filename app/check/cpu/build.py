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
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from app.check.cpu import ir_rewrite
from app.check.cpu.cache import prune, touch
from app.check.cpu.child import run_child
from app.check.cpu.set_aside import Aside, CompileError, errors_in, set_aside
from app.check.cpu.signature import SIGNATURE, add_signature
from app.check.cpu.source_tree import SourceTree, read_tree
from app.check.cpu.toolchain import Toolchain, cpu_has_fma
from app.check.cpu.variant import Variant
from app.check.model import CancelCheck
from translator.options import Options

EMULATOR = Path(__file__).resolve().parents[3] / "resources" / "emulator"
HIP_HELPERS = EMULATOR.parent / "include" / "hip_helpers"
"""Headers that a HIP translation may include; they ask for WAVEBRIDGE_EMULATOR where HIP's builtins are absent."""
_KEPT_EXECUTABLES = 1000
_ROUNDS = 8
_COMPILE_SECONDS = 120.0
_ADDRESS_SPACE = 6 << 30
_TAIL = "wavebridge-launch"

_LANGUAGE = (
    "-w",
    "-fno-strict-aliasing",
    "-fwrapv",
    "-fsigned-char",
    "-fno-math-errno",
    "-fno-delete-null-pointer-checks",
    "-fstack-clash-protection",
    "-fPIE",
    "-ftls-model=local-exec",
    "-ffunction-sections",
    "-fdata-sections",
    "-gdwarf-4",
)
_CLANG_LANGUAGE = (
    "-gline-tables-only",
    "-fno-strict-float-cast-overflow",
    "-fno-finite-loops",
    "-ferror-limit=0",
    "-fno-caret-diagnostics",
    "-fno-color-diagnostics",
    "-Wno-register",
    "-Wno-invalid-constexpr",
    "-Wno-c++11-narrowing",
    "-Wno-reserved-user-defined-literal",
)
_CLANG_CHECKS = (
    "-fsanitize=thread",
    "-mllvm",
    "-tsan-instrument-func-entry-exit=0",
    "-mllvm",
    "-tsan-instrument-read-before-write=1",
)
_ARRAY_BOUNDS = ("-fsanitize=array-bounds", "-fsanitize-recover=array-bounds", "-fno-sanitize-trap=all")


class BuildFailed(Exception):
    """The kernel cannot be built; the message is one sentence with the compiler's first error and its place."""


class BuildCancelled(Exception):
    """The user asked to stop."""


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
    runtime = _runtime(variant, toolchain, cache, cancelled)
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="build-", dir=folder.parent))
    try:
        result = _Compilation(source, variant, toolchain, tree, scratch, cancelled).run(runtime)
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
        repr(source.symbols),
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


@lru_cache(maxsize=1)
def emulator_version() -> str:
    """Changes with every change of the emulator's sources and of what builds them."""
    h = hashlib.sha256()
    for path in sorted(
        [
            *EMULATOR.rglob("*.[hc]*"),
            *EMULATOR.rglob("*.inc"),
            *HIP_HELPERS.rglob("*.h"),
            *Path(__file__).parent.glob("*.py"),
        ]
    ):
        h.update(path.read_bytes())
    return h.hexdigest()


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


def _floating_point(variant: Variant, options: Options) -> list[str]:
    if variant.fma and (options.semantics.fmad or options.semantics.use_fast_math):
        return ["-ffp-contract=fast", "-mfma"]
    return ["-ffp-contract=off"]


def _optimisation(variant: Variant) -> str:
    return "-O1" if variant.checked else "-O2"


def _definitions(source: Source) -> list[str]:
    semantics = source.options.semantics
    fast = semantics.use_fast_math
    flags = ["-Dmain=wbemu_user_main"]
    if source.hip:
        flags += ["-DWBEMU_HIP=1", "-DWAVEBRIDGE_EMULATOR=1", "-I", str(HIP_HELPERS)]
    else:
        flags.append(f"-D__CUDA_ARCH__={semantics.compute_capability * 10}")
        if fast:
            flags.append("-D__USE_FAST_MATH__=1")
        flags.append(f"-D__CUDA_FTZ={int(fast or semantics.ftz)}")
        flags.append(f"-D__CUDA_PREC_DIV={int(semantics.prec_div and not fast)}")
        flags.append(f"-D__CUDA_PREC_SQRT={int(semantics.prec_sqrt and not fast)}")
    flags += [f"-D{d}" for d in source.options.source.defines if re.match(r"[A-Za-z_]\w*(\(|=|$)", d)]
    return flags


def _standard(options: Options) -> str:
    """At least C++17, which the emulator's headers need."""
    m = re.search(r"(\d\d|\d[a-z])$", options.source.std)
    known = {"20": "20", "2a": "20", "23": "23", "2b": "23", "26": "26", "2c": "26"}
    return f"-std=gnu++{known.get(m[1] if m else '', '17')}"


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
        self._signature = False
        """Another function has the kernel's name: the kernel is picked by its signature."""

    def run(self, runtime: Sequence[Path]) -> list[Aside]:
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
            text = f"does not compile for the CPU: {last}"
        return text if str(first[0]) == str(last) else f"{text} (the first error was {first[0]})"

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
        status, stderr = self._tool(
            [
                *self._toolchain.compile,
                *("-x", "c++", _standard(self._source.options), _optimisation(self._variant)),
                *_language(self._toolchain),
                *_floating_point(self._variant, self._source.options),
                *self._checks(),
                *_definitions(self._source),
                *("-I", str(EMULATOR / "include"), "-include", "wavebridge_emu.h"),
                *tree.include_flags(root),
                *output,
                str(tree.location(root, tree.main)),
            ]
        )
        if status == 0:
            return []
        errors = errors_in(stderr, {str(p) for p in tree.files} | {_TAIL})
        if not errors:
            raise BuildFailed(f"the compiler failed: {_last_line(stderr)}")
        return errors

    def _checks(self) -> tuple[str, ...]:
        if not self._variant.checked or not self._toolchain.rewrites_ir:
            return ()
        return (*_CLANG_CHECKS, *_ARRAY_BOUNDS)

    def _tail(self) -> str:
        name = self._source.call_name.replace("(anonymous namespace)::", "")
        symbols = " ".join(
            f'WBEMU_SYMBOL("{s}", {s.replace("(anonymous namespace)::", "")})' for s in self._source.symbols
        )
        address = f"&{name}"
        if self._signature:
            plain, bracket, arguments = name.partition("<")
            scope = plain[: plain.rfind("::") + 2] if "::" in plain else ""
            type_ = f"{scope}{SIGNATURE}{bracket}{arguments}"
            address = f"static_cast<{type_}>({address})"
        return f'\n#line 1 "{_TAIL}"\nWBEMU_KERNEL({address})\nWBEMU_SYMBOLS({symbols})\n'

    def _back_end(self) -> None:
        if not self._toolchain.rewrites_ir:
            return
        ir = self._scratch / "kernel.ll"
        ir.write_text(
            ir_rewrite.rewrite(ir.read_text(encoding="utf-8", errors="surrogateescape")), "utf-8", "surrogateescape"
        )
        status, stderr = self._tool(
            [
                *self._toolchain.compile,
                *("-w", _optimisation(self._variant), "-fPIE", "-ffunction-sections", "-fdata-sections"),
                *_floating_point(self._variant, self._source.options),
                *(_CLANG_CHECKS if self._variant.checked else ()),
                *("-c", str(ir), "-o", str(self._scratch / "kernel.o")),
            ]
        )
        if status != 0:
            m = re.search(r"error: (.*)", stderr)
            raise BuildFailed(f"the compiler failed on the kernel's code: {m[1] if m else _last_line(stderr)}")

    def _link(self, runtime: Sequence[Path]) -> None:
        objects = [str(self._scratch / "kernel.o"), *map(str, runtime)]
        command = ["-pie", "-Wl,--gc-sections", "-o", str(self._scratch / "kernel"), *objects, "-lm", "-lpthread"]
        status, stderr = self._tool([*self._toolchain.link, *command])
        if status != 0 and self._toolchain.family == "zig":
            status, stderr = self._tool([*self._toolchain.compile, *command])
        if status != 0:
            m = re.search(r"undefined (?:reference to|symbol:) [`']?([^'\n]+)", stderr)
            what = f"it needs {m[1].strip()}, which is defined in another file" if m else _last_line(stderr)
            raise BuildFailed(f"does not link for the CPU: {what}")

    def _tool(self, command: Sequence[str]) -> tuple[int, str]:
        return run_tool(command, self._scratch, self._cancelled)


def run_tool(command: Sequence[str], scratch: Path, cancelled: CancelCheck) -> tuple[int, str]:
    """Run a compiler; returns its status and messages.  Raises BuildFailed on time-out, BuildCancelled."""
    errors = scratch / "errors.txt"
    try:
        ended = run_child(
            command, timeout=_COMPILE_SECONDS, cancelled=cancelled, stdout=scratch / "output.txt", stderr=errors,
            cwd=scratch, address_space=_ADDRESS_SPACE,
        )  # fmt: skip
    except OSError as e:
        raise BuildFailed(f"cannot run the compiler {command[0]}: {e.strerror}") from e
    if ended.how == "cancelled":
        raise BuildCancelled
    if ended.how == "timeout":
        raise BuildFailed(f"the compiler took more than {_COMPILE_SECONDS:.0f} s")
    return ended.status, errors.read_text(encoding="utf-8", errors="replace")


def _language(toolchain: Toolchain) -> tuple[str, ...]:
    return (*_LANGUAGE, *(_CLANG_LANGUAGE if toolchain.rewrites_ir else ("-g1", "-fpermissive", "-fmax-errors=0")))


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:300] if lines else "no message"


def _runtime(variant: Variant, toolchain: Toolchain, cache: Path, cancelled: CancelCheck) -> list[Path]:
    """The runtime's object files, compiled once per compiler and version of the emulator."""
    h = hashlib.sha256(f"{emulator_version()} {toolchain.version}".encode()).hexdigest()[:24]
    folder = cache / "runtime" / h
    sources = sorted((EMULATOR / "runtime").glob("*.cpp"))
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(prefix="build-", dir=folder.parent))
        try:
            for source in sources:
                command = [
                    *toolchain.compile,
                    *("-std=c++17", "-O2", "-fPIE", "-fno-exceptions", "-fno-rtti", "-ftls-model=local-exec", "-w"),
                    *(
                        "-ffp-contract=off",
                        "-fno-math-errno",
                        "-c",
                        str(source),
                        "-o",
                        str(scratch / f"{source.stem}.o"),
                    ),
                ]
                status, stderr = run_tool(command, scratch, cancelled)
                if status != 0:
                    raise BuildFailed(
                        f"the emulator's runtime does not compile with {toolchain.version}: {_last_line(stderr)}"
                    )
            try:
                scratch.rename(folder)
            except OSError:
                if not folder.exists():
                    raise
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
    unwanted = ("no_checker",) if variant.checked else ("checker", "shadow")
    return [folder / f"{s.stem}.o" for s in sources if s.stem not in unwanted]
