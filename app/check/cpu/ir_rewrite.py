"""Gives LLVM IR the meaning that CUDA gives the operations which C++ leaves undefined and x86 answers its own way.

The IR is clang's unoptimised text.  Operations are replaced by calls of small functions that are appended to the module and
always inlined; whatever CUDA and C++ disagree about is also a finding with its source line.

* Shifts by the width or more give 0, or the sign for arithmetic right shifts (PTX ISA, "shl", "shr": amounts are clamped).
* x / 0 gives all ones, x % 0 gives x (PTX leaves the value open; this is what the hardware returns); MIN / -1 gives MIN and
  MIN % -1 gives 0.  No trap.
* Float to integer saturates (clang's -fno-strict-float-cast-overflow); for 8 and 16 bits CUDA converts to 32 bits, saturating,
  and truncates; NaN gives 0, except from double or to 64 bits, where it gives the value with only the top bit set (PTX, "cvt").
* Volatile accesses let the lanes of a warp proceed in step, as warp-synchronous code from before Volta expects.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_SHIFT = re.compile(r"^(\s+)(%\S+) = (shl|lshr|ashr)((?: nuw| nsw| exact)*) (i\d+) (\S+), (\S+?)((?:, !.*)?)$")
_DIVISION = re.compile(r"^(\s+)(%\S+) = (sdiv|udiv|srem|urem)((?: exact)?) (i\d+) (\S+), (\S+?)((?:, !.*)?)$")
_CAST = re.compile(
    r"^(\s+)(%\S+) = (?:tail )?call (?:noundef )?i(\d+) @llvm\.fpto([su])i\.sat\.i\d+\.f(32|64)"
    r"\((?:float|double) (?:noundef )?(\S+?)\)((?:[, #].*)?)$"
)
_VOLATILE = re.compile(r"^\s+(?:%\S+ = load|store) volatile .*?, ptr (\S+?)(?:,|$)")
_POISON = re.compile(r"(?<!\w)(i\d+|float|double) poison\b")
_POISON_IN_PHI = re.compile(r"\[ poison, ")
_VECTOR_LINE = re.compile(r"\b(?:insertelement|shufflevector|insertvalue|freeze|phi)\b")
_ALLOCA = re.compile(r"^\s+(%\S+) = alloca ")
_DEBUG = re.compile(r"!dbg !(\d+)")
_LOCATION = re.compile(r"^!(\d+) = (?:distinct )?!DILocation\(line: (\d+),(?: column: \d+,)? scope: !(\d+)", re.M)
_SCOPE = re.compile(r"^!(\d+) = (?:distinct )?!DI(?:Subprogram|LexicalBlock|LexicalBlockFile)\((.*)\)$", re.M)
_DECLARED = re.compile(r"^(?:declare|define) .*?@([\w.]+)\(", re.M)
_FILE = re.compile(r'^!(\d+) = !DIFile\(filename: "((?:[^"\\]|\\.)*)"', re.M)


@dataclass(slots=True)
class _Module:
    """What is appended, and the line tables of the module's debug information."""

    lines_of: dict[str, tuple[int, str]]
    file_of_scope: dict[str, str]
    file_names: dict[str, str]
    declared: frozenset[str]
    helpers: set[str] = field(default_factory=set)
    strings: dict[str, str] = field(default_factory=dict)
    fresh: int = 0

    def place(self, line: str) -> str:
        """Two call arguments: the file's name and the line."""
        m = _DEBUG.search(line)
        number, scope = self.lines_of.get(m[1], (0, "")) if m else (0, "")
        name = self.file_names.get(self.file_of_scope.get(scope, ""), "")
        return f"ptr {self._string(name)}, i32 {number}"

    def _string(self, name: str) -> str:
        return self.strings.setdefault(name, f"@wbemu.file.{len(self.strings)}")

    def new_name(self) -> str:
        self.fresh += 1
        return f"%wbemu.{self.fresh}"


def rewrite(ir: str) -> str:
    """The module with CUDA's meaning of shifts, divisions, conversions and volatile accesses."""
    module = _Module(
        {m[1]: (int(m[2]), m[3]) for m in _LOCATION.finditer(ir)},
        _scope_files(ir),
        {m[1]: m[2] for m in _FILE.finditer(ir)},
        frozenset(_DECLARED.findall(ir)),
    )
    out: list[str] = []
    locals_: set[str] = set()
    for line in ir.split("\n"):
        if line.startswith("define "):
            locals_ = set()
        if not line.startswith("  "):
            out.append(line)
            continue
        if m := _ALLOCA.match(line):
            locals_.add(m[1])
        out.extend(_rewrite_line(module, line, locals_))
    out.append(_appendix(module))
    return "\n".join(out)


def _scope_files(ir: str) -> dict[str, str]:
    files: dict[str, str] = {}
    for m in _SCOPE.finditer(ir):
        file = re.search(r"\bfile: !(\d+)", m[2])
        if file:
            files[m[1]] = file[1]
    return files


def _rewrite_line(module: _Module, line: str, locals_: set[str]) -> list[str]:
    if (m := _SHIFT.match(line)) and not _is_constant_below(m[7], int(m[5][1:])):
        return [_call(module, m, f"{m[3]}.{m[5]}")]
    if (m := _DIVISION.match(line)) and not _is_safe_divisor(m[7]):
        return [_call(module, m, f"{m[3]}.{m[5]}")]
    if m := _CAST.match(line):
        return _cast(module, m)
    if (m := _VOLATILE.match(line)) and m[1] not in locals_:
        return [f"  call void @wbemu_lockstep({module.place(line)}){_debug(line)}", line]
    if "poison" in line and not line.lstrip().startswith("#"):
        return _folded(module, line)
    return [line]


def _call(module: _Module, m: re.Match[str], operation: str) -> str:
    module.helpers.add(operation)
    type_ = m[5]
    return f"{m[1]}{m[2]} = call {type_} @wbemu.{operation}({type_} {m[6]}, {type_} {m[7]}, {module.place(m[8])}){_debug(m[8])}"


def _debug(text: str) -> str:
    m = _DEBUG.search(text)
    return f", !dbg !{m[1]}" if m else ""


def _is_constant_below(operand: str, width: int) -> bool:
    return operand.isdigit() and int(operand) < width


def _is_safe_divisor(operand: str) -> bool:
    return bool(re.fullmatch(r"-?\d+", operand)) and operand not in ("0", "-1")


def _cast(module: _Module, m: re.Match[str]) -> list[str]:
    indent, result, bits, sign, source, operand, rest = m.groups()
    width = max(int(bits), 32)
    if width > 64:
        return [m[0]]
    operation = f"fpto{sign}i.i{width}.f{source}"
    module.helpers.add(operation)
    type_ = "float" if source == "32" else "double"
    call = f"call i{width} @wbemu.{operation}({type_} {operand}){_debug(rest)}"
    if width == int(bits):
        return [f"{indent}{result} = {call}"]
    wide = module.new_name()
    return [f"{indent}{wide} = {call}", f"{indent}{result} = trunc i{width} {wide} to i{bits}{_debug(rest)}"]


def _folded(module: _Module, line: str) -> list[str]:
    """clang folds a shift or division of constants that has no value to poison: it becomes 0, and a finding where it runs."""
    if _POISON_IN_PHI.search(line):
        return [_POISON_IN_PHI.sub("[ 0, " if not re.search(r"phi (?:float|double)", line) else "[ 0.0, ", line)]
    if _VECTOR_LINE.search(line) or not _POISON.search(line):
        return [line]
    module.helpers.add("folded")
    fixed = _POISON.sub(lambda m: f"{m[1]} {'0' if m[1].startswith('i') else '0.0'}", line)
    return [f"  call void @wbemu.folded({module.place(line)}){_debug(line)}", fixed]


def _appendix(module: _Module) -> str:
    parts = _common() if module.helpers else []
    parts += [_helper(name) for name in sorted(module.helpers)]
    wanted = {
        "wbemu_finding": "void @wbemu_finding(ptr, ptr, i32, ptr)",
        "wbemu_lockstep": "void @wbemu_lockstep(ptr, i32)",
    }
    wanted |= dict(_intrinsic(name) for name in module.helpers if name.startswith("fpto"))
    parts += [f"declare {text}" for name, text in sorted(wanted.items()) if name not in module.declared]
    body = "\n".join(parts)
    for name, symbol in module.strings.items():
        data = re.sub(r"\\\\", r"\\5C", name)
        length = len(re.sub(r"\\[0-9A-Fa-f]{2}", "x", data).encode()) + 1
        body += f'\n{symbol} = private unnamed_addr constant [{length} x i8] c"{data}\\00", align 1'
    return body


_TEXTS = {
    "text.shift": "shifts by the operand's width or more, or by a negative amount",
    "text.zero": "divides an integer by zero",
    "text.over": "divides the smallest integer by -1 (overflow)",
    "text.fold": "a shift or division of constants without a defined value, in CUDA too; 0 is used here",
    "kind.shift": "shift",
    "kind.divide": "integer-division",
    "kind.fold": "undefined-constant",
}


def _common() -> list[str]:
    return [
        f'@wbemu.{name} = private unnamed_addr constant [{len(text) + 1} x i8] c"{text}\\00", align 1'
        for name, text in _TEXTS.items()
    ]


def _helper(name: str) -> str:
    if name == "folded":
        return (
            "define internal void @wbemu.folded(ptr %f, i32 %l) alwaysinline {\n"
            "  call void @wbemu_finding(ptr @wbemu.kind.fold, ptr %f, i32 %l, ptr @wbemu.text.fold)\n  ret void\n}"
        )
    operation, type_, *rest = name.split(".")
    if operation.startswith("fpto"):
        return _cast_helper(name, operation, type_, rest[0])
    if operation in ("shl", "lshr", "ashr"):
        return _shift_helper(operation, type_)
    return _division_helper(operation, type_)


def _shift_helper(operation: str, type_: str) -> str:
    width = int(type_[1:])
    beyond = "0" if operation != "ashr" else "%sign"
    sign = f"  %sign = ashr {type_} %a, {width - 1}\n" if operation == "ashr" else ""
    return f"""define internal {type_} @wbemu.{operation}.{type_}({type_} %a, {type_} %b, ptr %f, i32 %l) alwaysinline {{
  %wide = icmp uge {type_} %b, {width}
  br i1 %wide, label %beyond, label %within
beyond:
{sign}  call void @wbemu_finding(ptr @wbemu.kind.shift, ptr %f, i32 %l, ptr @wbemu.text.shift)
  ret {type_} {beyond}
within:
  %r = {operation} {type_} %a, %b
  ret {type_} %r
}}"""


def _division_helper(operation: str, type_: str) -> str:
    width = int(type_[1:])
    by_zero = "-1" if operation.endswith("div") else "%a"
    head = f"define internal {type_} @wbemu.{operation}.{type_}({type_} %a, {type_} %b, ptr %f, i32 %l) alwaysinline {{"
    zero = f"""  %z = icmp eq {type_} %b, 0
  br i1 %z, label %zero, label %nonzero
zero:
  call void @wbemu_finding(ptr @wbemu.kind.divide, ptr %f, i32 %l, ptr @wbemu.text.zero)
  ret {type_} {by_zero}
nonzero:
"""
    plain = f"  %r = {operation} {type_} %a, %b\n  ret {type_} %r\n}}"
    if operation.startswith("u"):
        return f"{head}\n{zero}{plain}"
    overflow = f"""  %m = icmp eq {type_} %b, -1
  %n = icmp eq {type_} %a, {-(1 << (width - 1))}
  %o = and i1 %m, %n
  br i1 %o, label %over, label %within
over:
  call void @wbemu_finding(ptr @wbemu.kind.divide, ptr %f, i32 %l, ptr @wbemu.text.over)
  ret {type_} {"%a" if operation == "sdiv" else "0"}
within:
"""
    return f"{head}\n{zero}{overflow}{plain}"


def _intrinsic(name: str) -> tuple[str, str]:
    operation, type_, source = name.split(".")
    intrinsic = f"llvm.{operation}.sat.{type_}.{source}"
    return intrinsic, f"{type_} @{intrinsic}({'float' if source == 'f32' else 'double'})"


def _cast_helper(name: str, operation: str, type_: str, source: str) -> str:
    width = int(type_[1:])
    float_type = "float" if source == "f32" else "double"
    intrinsic = f"@llvm.{operation}.sat.{type_}.{source}"
    head = f"define internal {type_} @wbemu.{name}({float_type} %x) alwaysinline {{\n"
    body = f"  %r = call {type_} {intrinsic}({float_type} %x)\n"
    if width == 32 and source == "f32":
        return f"{head}{body}  ret {type_} %r\n}}"
    top = -(1 << (width - 1))
    nan = f"  %n = fcmp uno {float_type} %x, %x\n  %s = select i1 %n, {type_} {top}, {type_} %r\n"
    return f"{head}{body}{nan}  ret {type_} %s\n}}"
