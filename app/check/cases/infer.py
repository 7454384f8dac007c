"""A case guessed from a kernel's signature and launches, then narrowed by one probe run of the reference.

What works, and what cannot be guessed, is measured in facts/cpu_reference.md ("Inputs"): types and directions come from
the signature, extents and intents from the probe; index ranges, linked sizes and struct contents are the user's to say.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable

from app.check.cases.generate import lanes_of, scalar_of
from app.check.cases.hints import Hints, read_hints
from app.check.cases.model import ArgSpec, Case
from app.check.cases.prepare import KNOWN_SCALARS, prepare
from app.check.model import Dim3, Intent, PreparedCase, ProbeResult, numpy_type
from translator.results import KernelResult, ParamInfo

Probe = Callable[[PreparedCase], ProbeResult]

PROBE_BYTES = 4 << 20
"""Bytes of each buffer in the probe run: more than any guessed size needs."""
_COUNT_NAME = re.compile(
    r"(?i)(?:.*_)?(?:n|nn|num\w*|len\w*|length|size\w*|count|total|elements?|items|points|\w*count|n_\w+)$"
)
_OBJECT = re.compile(r"\b(?:cuda(?:Texture|Surface)Object_t|CU(?:tex|surf)Object)\b")
_FLOATS = ("f16", "bf16", "f32", "f64")
_DIMENSIONS = (48, 40, 36, 44, 52, 56)
"""Different, so that a kernel that mixes up rows and columns shows it; all within a 64 x 64 grid of threads."""


class CannotInfer(Exception):
    """The signature is not one that can be guessed; the message says which parameter and what to do."""


def infer_case(kernel: KernelResult, source: str, probe: Probe | None) -> Case:
    """Guess a case; raises CannotInfer.  With a `probe`, extents and intents are measured instead of assumed.

    Where the source does not say the block's shape, several are tried: a kernel with a shape of its own goes out of
    bounds, or races, with the others.
    """
    body = "\n".join(source.splitlines()[kernel.line - 1 : kernel.end_line])
    hints = read_hints(source, body, kernel.launches, {})
    if probe is None:
        draft = _draft(kernel, hints)
        return dataclasses.replace(draft, strength="weak", notes=(*draft.notes, "no probe run: sizes are guesses"))
    best: tuple[int, Case, ProbeResult] | None = None
    for block in [hints.block] if hints.block else _blocks(hints):
        draft = _draft(kernel, dataclasses.replace(hints, block=block), guessed=hints.block is None)
        probed = probe(prepare(draft))
        trouble = _trouble(probed)
        if best is None or trouble < best[0]:
            best = (trouble, draft, probed)
        if trouble == 0 or probed.outcome in ("unsupported", "not_run"):
            break
    assert best is not None
    return _narrow(best[1], best[2])


def _blocks(hints: Hints) -> list[Dim3]:
    if hints.uses_z:
        return [(8, 8, 4), (4, 4, 4), (32, 4, 2)]
    if hints.uses_y:
        return [(16, 16, 1), (32, 8, 1), (32, 32, 1), (8, 8, 1), (32, 1, 1)]
    return [(256, 1, 1), (128, 1, 1), (32, 1, 1), (1024, 1, 1), (64, 1, 1)]


def _trouble(probed: ProbeResult) -> int:
    """How badly a guess went: 0 for a clean run."""
    if probed.outcome != "ran":
        return 3
    worst = {f.severity for f in probed.findings if f.kind != "printf"}
    return 2 if "error" in worst else 1 if "warning" in worst else 0


def _draft(kernel: KernelResult, hints: Hints, guessed: bool = False) -> Case:
    integers = [p for p in kernel.params if p.kind == "scalar" and p.dtype not in (*_FLOATS, "bool")]
    sizes = _integer_values(integers, hints)
    args = tuple(_arg(p, sizes) for p in kernel.params)
    block, grid = _launch(hints, sizes)
    notes = ["the block's size was guessed"] if guessed or not hints.block else []
    if len(integers) > 1:
        notes.append("several sizes were guessed: " + ", ".join(f"{k} = {v}" for k, v in sizes.items()))
    indices = [
        p.name for p in kernel.params if p.kind == "buffer" and p.const and p.dtype in ("i32", "u32", "i64", "u64")
    ]
    if indices:
        notes.append(f"{', '.join(indices)}: whole numbers below 32 (say what they are in a case if they are indices)")
    return Case(
        name="inferred",
        source="",
        kernel=kernel.call_name,
        grid=grid,
        block=block,
        args=args,
        dynamic_shared=hints.dynamic_shared if hints.dynamic_shared is not None else 16384,
        strength="weak" if guessed or not hints.block or len(integers) > 1 or indices else "strong",
        notes=tuple(notes),
    )


def _integer_values(integers: list[ParamInfo], hints: Hints) -> dict[str, int]:
    """One size for a single integer; different small ones where there are several."""
    if len(integers) == 1:
        name = integers[0].name
        return {name: 2000 if not hints.uses_y else 48}
    dimensions = iter(_DIMENSIONS * 4)
    return {p.name: next(dimensions) for p in integers}


def _launch(hints: Hints, sizes: dict[str, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Block and grid such that every guessed element has a thread, and some threads have none."""
    block = hints.block or ((8, 8, 4) if hints.uses_z else (16, 16, 1) if hints.uses_y else (256, 1, 1))
    if hints.uses_z:
        return block, tuple(-(-56 // b) for b in block)
    if hints.uses_y:
        return block, (-(-60 // block[0]), -(-60 // block[1]), 1)
    values = list(sizes.values())
    threads = 2000 if len(values) <= 1 else 48 * 40
    return block, (max(-(-threads // block[0]), 1) + (1 if not values else 0), 1, 1)


def _arg(param: ParamInfo, sizes: dict[str, int]) -> ArgSpec:
    match param.kind:
        case "scalar" if _OBJECT.search(param.c_type):
            raise CannotInfer(
                f"parameter {param.name} is a texture or surface object, whose shape cannot be guessed; write a case"
            )
        case "scalar":
            return ArgSpec(param.name, "scalar", param.dtype, value=_scalar_value(param, sizes))
        case "struct":
            if any(f.dtype.startswith("ptr") for f in param.fields) or not param.fields:
                raise CannotInfer(
                    f"parameter {param.name}: the contents of {param.dtype} cannot be guessed; write a case"
                )
            return _struct(param, "struct")
        case "buffer" if param.dtype in KNOWN_SCALARS or scalar_of(param.dtype) in KNOWN_SCALARS:
            element = _element_size(param)
            intent = Intent.IN if param.const else Intent.INOUT
            gen = _recipe(param.dtype)
            return ArgSpec(
                param.name, "buffer", param.dtype, PROBE_BYTES // element, intent, gen=gen, element_size=element
            )
        case "buffer" if param.fields and param.size and not any(f.dtype.startswith("ptr") for f in param.fields):
            return _struct(param, "buffer")
        case _:
            raise CannotInfer(f"parameter {param.name} ({param.c_type}) cannot be guessed; write a case")


def _struct(param: ParamInfo, kind: str) -> ArgSpec:
    recipes = {f.name: _recipe(f.dtype) for f in param.fields}
    if kind == "struct":
        return ArgSpec(
            param.name, "struct", param.dtype, element_size=param.size, fields=param.fields, field_gen=recipes
        )
    intent = Intent.IN if param.const else Intent.INOUT
    count = PROBE_BYTES // 4 // param.size
    return ArgSpec(
        param.name,
        "buffer",
        param.dtype,
        count,
        intent,
        element_size=param.size,
        fields=param.fields,
        field_gen=recipes,
    )


def _recipe(dtype: str) -> dict[str, object]:
    scalar = scalar_of(dtype)
    if scalar in _FLOATS:
        return {"dist": "uniform", "low": -1, "high": 1}
    return {"dist": "uniform", "low": 0, "high": 2 if scalar == "bool" else 32}


def _scalar_value(param: ParamInfo, sizes: dict[str, int]) -> int | float | bool:
    if param.dtype == "bool":
        return True
    if param.dtype in _FLOATS:
        return 0.75
    value = sizes[param.name]
    return min(value, 127) if param.dtype in ("i8", "u8") else value


def _element_size(param: ParamInfo) -> int:
    return int(numpy_type(param.dtype)().nbytes) * lanes_of(param.dtype)


def _narrow(draft: Case, probed: ProbeResult) -> Case:
    """Cut each buffer to what the probe touched, and set its intent by what it did first."""
    if probed.outcome != "ran":
        raise CannotInfer(f"the probe run with guessed inputs did not end well ({probed.message}); write a case")
    faults = [f for f in probed.findings if f.severity == "error"]
    if faults:
        where = f"line {faults[0].line}: " if faults[0].line else ""
        raise CannotInfer(
            f"with guessed inputs the kernel itself goes wrong ({where}{faults[0].message}); write a case"
        )
    args = []
    written = False
    for spec in draft.args:
        use = probed.uses.get(spec.name)
        if spec.kind != "buffer" or use is None:
            args.append(spec)
            continue
        written |= use.writes > 0
        count = max(-(-use.extent // max(spec.element_size, 1)), 1)
        intent = use.intent or Intent.IN
        args.append(dataclasses.replace(spec, count=count, intent=intent))
    notes = draft.notes if written else (*draft.notes, "the kernel wrote nothing with the guessed inputs")
    return dataclasses.replace(draft, args=tuple(args), notes=notes, strength=draft.strength if written else "weak")
