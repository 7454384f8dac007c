"""Inline PTX: the instructions that kernels commonly write by hand, as C++; every other one ends the run with its name.

Source of the meanings: PTX ISA 8.4, sections "Special Registers", "Integer Arithmetic", "Data Movement", "Miscellaneous".
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_STRING = re.compile(r'"((?:\\.|[^"\\])*)"')
_OPERAND = re.compile(r'\s*(?:\[\w+\]\s*)?"([^"]*)"\s*\(')


@dataclass(frozen=True, slots=True)
class _Asm:
    template: str
    operands: tuple[str, ...]


def replacement(inside: str) -> str | None:
    """C++ for the text between the parentheses of an asm statement; None to leave it (an empty template: a barrier)."""
    parsed = _parse(inside)
    if parsed is None:
        return _unsupported(inside)
    instruction = (
        re.sub(r"\s+", " ", parsed.template.replace("\\n", " ").replace("\\t", " ")).strip().rstrip(";").strip()
    )
    if not instruction:
        return None
    return _translate(instruction, parsed.operands) or _unsupported(instruction)


def _unsupported(instruction: str) -> str:
    shown = re.sub(r"[^\w .,;:%$\[\]{}()+-]", " ", instruction)[:80].strip()
    return f'::wbemu::unsupported("inline PTX: {shown}")'


def _parse(inside: str) -> _Asm | None:
    position = 0
    pieces: list[str] = []
    while m := re.compile(r"\s*(?:\\\n)?\s*").match(inside, position):
        position = m.end()
        s = _STRING.match(inside, position)
        if not s:
            break
        pieces.append(s[1])
        position = s.end()
    if not pieces:
        return None
    rest = inside[position:]
    operands: list[str] = []
    at = 0
    while m := re.compile(r'[\s:,\\]*(?:\[\w+\]\s*)?"[=+&]*\w"\s*\(').match(rest, at):
        depth, end = 1, m.end()
        while end < len(rest) and depth:
            depth += {"(": 1, ")": -1}.get(rest[end], 0)
            end += 1
        operands.append(f"({rest[m.end() : end - 1].strip()})")
        at = end
    return _Asm("".join(pieces), tuple(operands))


_REGISTERS = {
    "%laneid": "wbemu_lane()",
    "%warpid": "((threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) / (unsigned)warpSize)",
    "%lanemask_eq": "(1u << wbemu_lane())",
    "%lanemask_lt": "((1u << wbemu_lane()) - 1u)",
    "%lanemask_le": "((2u << wbemu_lane()) - 1u)",
    "%lanemask_gt": "(~((2u << wbemu_lane()) - 1u))",
    "%lanemask_ge": "(~((1u << wbemu_lane()) - 1u))",
    "%clock": "((unsigned)wbemu_clock())",
    "%clock64": "wbemu_clock()",
    "%globaltimer": "wbemu_clock()",
    "%smid": "0u",
    "%nsmid": "1u",
    **{
        f"%{r}.{d}": f"{n}.{d}"
        for r, n in (("tid", "threadIdx"), ("ctaid", "blockIdx"), ("ntid", "blockDim"), ("nctaid", "gridDim"))
        for d in "xyz"
    },
}
_PLAIN = {
    "membar.gl": "__threadfence()",
    "membar.cta": "__threadfence_block()",
    "membar.sys": "__threadfence_system()",
    "fence.acq_rel.gpu": "__threadfence()",
    "fence.acq_rel.cta": "__threadfence_block()",
    "fence.acq_rel.sys": "__threadfence_system()",
    "bar.sync 0": "__syncthreads()",
    "barrier.sync 0": "__syncthreads()",
    "trap": "__trap()",
    "cp.async.commit_group": "(void)0",
    "cp.async.wait_all": "(void)0",
}


def _translate(instruction: str, operands: tuple[str, ...]) -> str | None:
    if instruction in _PLAIN:
        return _PLAIN[instruction]
    m = re.fullmatch(r"mov\.[ubs]\d+ %0, ?%(%\w+(?:\.\w)?)", instruction)
    if m and m[1] in _REGISTERS and operands:
        return f"{operands[0]} = {_REGISTERS[m[1]]}"
    for pattern, code in _INSTRUCTIONS:
        if re.fullmatch(pattern, instruction):
            count = len({int(n) for n in re.findall(r"\$(\d)", code)})
            if len(operands) != count:
                return None
            return re.sub(r"\$(\d)", lambda n: operands[int(n[1])], code)
    return None


_INSTRUCTIONS = (
    (r"bfe\.u32 %0, ?%1, ?%2, ?%3", "$0 = ::wbemu::extract_bits($1, $2, $3)"),
    (r"bfi\.b32 %0, ?%1, ?%2, ?%3, ?%4", "$0 = ::wbemu::insert_bits($1, $2, $3, $4)"),
    (r"prmt\.b32 %0, ?%1, ?%2, ?%3", "$0 = __byte_perm($1, $2, $3)"),
    (r"popc\.b32 %0, ?%1", "$0 = __popc($1)"),
    (r"clz\.b32 %0, ?%1", "$0 = __clz((int)$1)"),
    (r"brev\.b32 %0, ?%1", "$0 = __brev($1)"),
    (r"rcp\.approx(?:\.ftz)?\.f32 %0, ?%1", "$0 = 1.0f / $1"),
    (r"ex2\.approx(?:\.ftz)?\.f32 %0, ?%1", "$0 = exp2f($1)"),
    (r"lg2\.approx(?:\.ftz)?\.f32 %0, ?%1", "$0 = log2f($1)"),
    (r"rsqrt\.approx(?:\.ftz)?\.f32 %0, ?%1", "$0 = rsqrtf($1)"),
    (r"sqrt\.approx(?:\.ftz)?\.f32 %0, ?%1", "$0 = sqrtf($1)"),
    (r"sin\.approx(?:\.ftz)?\.f32 %0, ?%1", "$0 = sinf($1)"),
    (r"cos\.approx(?:\.ftz)?\.f32 %0, ?%1", "$0 = cosf($1)"),
    (r"tanh\.approx\.f32 %0, ?%1", "$0 = tanhf($1)"),
    (r"fma\.rn\.f32 %0, ?%1, ?%2, ?%3", "$0 = fmaf($1, $2, $3)"),
    (r"mul\.hi\.u32 %0, ?%1, ?%2", "$0 = __umulhi($1, $2)"),
    (r"mul\.wide\.u32 %0, ?%1, ?%2", "$0 = (unsigned long long)(unsigned)$1 * (unsigned)$2"),
    (r"mad\.lo\.u32 %0, ?%1, ?%2, ?%3", "$0 = (unsigned)$1 * (unsigned)$2 + (unsigned)$3"),
    (r"lop3\.b32 %0, ?%1, ?%2, ?%3, ?%4", "$0 = ::wbemu::lookup3($1, $2, $3, $4)"),
)
