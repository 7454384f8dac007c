"""From an asm statement to HIP C++, or to the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass, replace

from translator.ptx.hip import arithmetic, bits, control, floating, half, memory, video, warp
from translator.ptx.hip.emitter import CPP, Emitter, Handler
from translator.ptx.hip.kinds import Untranslatable
from translator.ptx.model import ArgumentRef, Declaration, Instruction, Item, Label, PtxSyntaxError, VectorOperand
from translator.ptx.parser import parse_template
from translator.ptx.statement import AsmStatement

HELPER_HEADER = "wavebridge/ptx.h"

_TABLE: dict[str, Handler] = {
    **arithmetic.TABLE,
    **bits.TABLE,
    **floating.TABLE,
    **control.TABLE,
    **memory.TABLE,
    **warp.TABLE,
    **video.TABLE,
}
_HINTS = {
    "mma": "use rocWMMA's fragments, or write the product with v_mfma/v_wmma builtins",
    "wmma": "use rocWMMA's fragments",
    "wgmma": "use rocWMMA's fragments",
    "ldmatrix": "load with plain reads of shared memory; rocWMMA's load_matrix_sync does it for its fragments",
    "stmatrix": "store with plain writes of shared memory",
    "movmatrix": "transpose through shared memory",
    "mbarrier": "use __syncthreads()",
    "tex": "use a texture object",
    "suld": "use surface functions",
    "sust": "use surface functions",
    "setmaxnreg": "use __launch_bounds__",
}


@dataclass(frozen=True, slots=True)
class HipAsm:
    """What replaces a statement (without its semicolon), the helper header if one is needed, and what to know."""

    text: str
    header: str | None
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a statement has no HIP form: the instruction, the reason, and the nearest way out."""

    reason: str
    hint: str = ""


def to_hip(statement: AsmStatement, *, keeps_warps: bool = False) -> HipAsm | Refusal:
    """Translate one statement; never raises.

    With `keeps_warps` a lane counts from 0 to 31 on every wave size, else ``%laneid`` is the lane of the wave.
    """
    if statement.template is None:
        return Refusal("the assembler text is put together by macros that this file does not tell")
    if statement.variants:
        return _of_variants(statement, keeps_warps)
    try:
        items = parse_template(statement.template)
        return _translate(statement, items, keeps_warps)
    except PtxSyntaxError as error:
        return Refusal(str(error))
    except Untranslatable as error:
        return Refusal(str(error), error.hint)
    except (IndexError, ValueError):
        return Refusal(f"'{statement.template.strip()}' has not the operands that its instructions need")


def _of_variants(statement: AsmStatement, keeps_warps: bool) -> HipAsm | Refusal:
    """A statement in a macro whose arguments are part of the text: all uses must come to the same C++."""
    assert statement.template is not None
    texts = (statement.template, *statement.variants)
    results = [to_hip(replace(statement, template=text, variants=()), keeps_warps=keeps_warps) for text in texts]
    first = results[0]
    for text, result in zip(texts, results, strict=True):
        if isinstance(result, Refusal):
            return result
        if isinstance(first, HipAsm) and result.text != first.text:
            return Refusal(
                f"the macro's uses mean different instructions, '{texts[0].strip()}' and '{text.strip()}'",
                "write a function for each",
            )
    return first


def _translate(statement: AsmStatement, items: tuple[Item, ...], keeps_warps: bool) -> HipAsm:
    if not statement.operands and not any(isinstance(i, Instruction) for i in items):
        # A compiler barrier: asm volatile("" ::: "memory").
        return HipAsm('asm volatile("" ::: "memory")', None, ())
    emitter = _emitted(statement, items, keeps_warps, direct=_is_direct(items))
    if emitter.direct and (len(emitter.lines) != 1 or emitter.uses_carry):
        emitter = _emitted(statement, items, keeps_warps, direct=False)
    header = HELPER_HEADER if emitter.uses_helper else None
    return HipAsm(_text(emitter), header, tuple(emitter.notes))


def _emitted(statement: AsmStatement, items: tuple[Item, ...], keeps_warps: bool, *, direct: bool) -> Emitter:
    emitter = Emitter(statement, direct=direct, keeps_warps=keeps_warps)
    emitter.labels = {i.name for i in items if isinstance(i, Label)}
    for item in items:
        if isinstance(item, Declaration):
            emitter.declare(item)
    for item in items:
        match item:
            case Label(name):
                emitter.lines.append(f"{_label(emitter, name)}:;")
            case Instruction():
                _instruction(emitter, item)
            case Declaration():
                pass
    return emitter


def _is_direct(items: tuple[Item, ...]) -> bool:
    """One unguarded instruction without vectors needs no copies of its operands."""
    only = items[0] if len(items) == 1 else None
    if not isinstance(only, Instruction):
        return False
    vectors = any(isinstance(o, VectorOperand) for o in only.operands)
    return only.guard is None and only.second_result is None and not vectors


def _instruction(e: Emitter, i: Instruction) -> None:
    handler = (half.TABLE if half.is_of_halves(i) and i.opcode != "setp" else _TABLE).get(i.opcode)
    if handler is None:
        raise Untranslatable(f"{i.name} has no HIP form", _HINTS.get(i.opcode, ""))
    e.guard = ""
    if i.guard is not None:
        e.guard = ("!" if i.guard_negated else "") + e.value(i.guard, "pred")
    handler(e, replace(i, modifiers=half.as_bits(i)))


def _text(e: Emitter) -> str:
    if e.direct:
        return e.lines[0].removesuffix(";")
    # Labels of this statement alone, so that a macro may be used twice in a function.
    local = [f"__label__ {', '.join(_label(e, name) for name in sorted(e.labels))};"] if e.labels else []
    declarations = _operand_copies(e) + [f"{CPP[c]} {e.prefix}_{n};" for n, c in _registers(e)]
    declarations += [f"{cpp} {name};" for name, cpp in e.temporaries]
    if e.uses_carry:
        declarations.append("unsigned int wb_carry = 0;")
    results = [
        f"{operand.expression} = {e.prefix}{n};" for n, operand in enumerate(e.statement.operands) if operand.written
    ]
    return "do { " + " ".join([*local, *declarations, *e.lines, *results]) + " } while (false)"


def _label(e: Emitter, name: str) -> str:
    return f"{e.prefix}_{name.replace('$', '_')}"


def _registers(e: Emitter) -> list[tuple[str, str]]:
    used = " ".join(e.lines)
    names = [(n.replace("$", "_").replace("%", ""), c) for n, c in e.registers.items()]
    return [(n, c) for n, c in names if f"{e.prefix}_{n}" in used]


def _operand_copies(e: Emitter) -> list[str]:
    """Inputs are read before anything is written, as registers would be."""
    lines = []
    for n, operand in enumerate(e.statement.operands):
        cpp = CPP[e.class_of(ArgumentRef(n))]
        lines.append(
            f"{cpp} {e.prefix}{n} = ({cpp})({operand.expression});" if operand.read else f"{cpp} {e.prefix}{n};"
        )
    return lines
