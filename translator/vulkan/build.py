"""One kernel's module → GLSL, SPIR-V and launch contract, for native warps and for emulated ones.

Nothing here raises for what a kernel holds: a construct that Vulkan can't have is the verdict "unsupported" with its rule
and line, a fault of this program the verdict "error".
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import rule as find_rule
from translator.ir.nodes import Module, Origin, Problem
from translator.ir.verify import IRError
from translator.options import Options
from translator.passes.context import Context, Refused
from translator.passes.left_out import note_left_out
from translator.passes.pipeline import lower
from translator.passes.waiting import refuse_waiting
from translator.passes.warp import has_warp_operations
from translator.passes.warp_synchronous import order_volatile
from translator.results import VulkanResult
from translator.source import LineMap, Span
from translator.vulkan.compile import CompileError, compile_glsl
from translator.vulkan.glsl.shader import Shader, write_shader
from translator.vulkan.interface import KernelInterface, WarpStrategy
from translator.vulkan.interface_of import interface_of
from translator.vulkan.spirv import mark_aliased
from translator.vulkan.validate import ValidatorMissing, validate

RULE_COMPILE = "WB4901"
RULE_INVALID = "WB4902"
RULE_INTERNAL = "WB4903"


@dataclass(frozen=True, slots=True)
class _Variant:
    """One strategy's outcome: either all of it, or a verdict."""

    shader: Shader | None = None
    spirv: bytes = b""
    interface: KernelInterface | None = None
    problem: Problem | None = None
    is_fault: bool = False
    notes: tuple[Problem, ...] = ()


def build_kernel(module: Module, options: Options, main_file: Path) -> VulkanResult:
    """Translate one kernel; `main_file` is the file that lines are counted in."""
    if module.problems:
        return _verdict(_Variant(problem=module.problems[0]), module, str(main_file))
    ctx = Context.of(module, options)
    module = refuse_waiting(order_volatile(module, ctx), ctx)
    note_left_out(module, ctx)
    module = replace(module, notes=(*module.notes, *ctx.notes))
    if module.problems:
        return _verdict(_Variant(problem=module.problems[0]), module, str(main_file))
    warps = has_warp_operations(module)
    first = _build(module, options, "subgroup32" if warps else "none", main_file)
    if first.problem is not None:
        return _verdict(first, module, str(main_file))
    emulated = _build(module, options, "emulated", main_file) if warps else None
    if emulated is not None and emulated.is_fault:
        return _verdict(emulated, module, str(main_file))
    return _result(first, emulated, module, str(main_file))


def _build(module: Module, options: Options, strategy: WarpStrategy, main_file: Path) -> _Variant:
    text = ""
    shader: Shader | None = None
    try:
        ctx = Context.of(module, options, strategy)
        lowered = lower(module, ctx)
        if lowered.problems:
            return _Variant(problem=lowered.problems[0])
        shader = write_shader(lowered, strategy, str(main_file), _heading(module, main_file))
        text = shader.text
        spirv = mark_aliased(compile_glsl(text))
        invalid = validate(spirv)
        if invalid is not None:
            return _fault(RULE_INVALID, f"the SPIR-V is invalid: {invalid.splitlines()[0]}", module, None)
        interface = interface_of(shader, lowered, module)
        return _Variant(shader, spirv, interface, notes=tuple(ctx.notes))
    except Refused as e:
        return _Variant(problem=e.problem, is_fault=e.problem.rule.startswith("WB49"))
    except CompileError as e:
        return _fault(RULE_COMPILE, _compile_message(e, text), module, _mapped_line(e, shader))
    except ValidatorMissing as e:
        return _fault(RULE_INVALID, str(e), module, None)
    except IRError as e:
        return _fault(RULE_INTERNAL, e.reason, module, e.origin)
    except Exception as e:
        return _fault(RULE_INTERNAL, f"{type(e).__name__}: {e}", module, None)


def _heading(module: Module, main_file: Path) -> str:
    origin = module.entry.origin
    where = f"{Path(origin.file).name}:{origin.line}" if origin is not None else main_file.name
    return f"{module.kernel}, from {where}"


def _fault(rule_id: str, message: str, module: Module, origin: Origin | None) -> _Variant:
    return _Variant(problem=Problem(rule_id, message, origin or module.entry.origin), is_fault=True)


def _compile_message(e: CompileError, text: str) -> str:
    if e.line is None:
        return f"the GLSL does not compile: {e}"
    lines = text.splitlines()
    shown = lines[e.line - 1].strip() if 0 < e.line <= len(lines) else ""
    return f"line {e.line} of the GLSL does not compile: {e} in '{shown}'"


def _mapped_line(e: CompileError, shader: Shader | None) -> Origin | None:
    """The CUDA line that a line of the GLSL comes from."""
    if e.line is None or shader is None:
        return None
    above = [(b, a) for a, b in shader.pairs if b <= e.line]
    return Origin("", Span(0, 0), max(above)[1]) if above else None


def _verdict(variant: _Variant, module: Module, main_file: str) -> VulkanResult:
    problem = variant.problem
    assert problem is not None
    status = "error" if variant.is_fault else "unsupported"
    line = f"line {problem.origin.line}: " if problem.origin is not None else ""
    found = [problem, *(p for p in module.problems if p is not problem)]
    return VulkanResult(
        status="error" if status == "error" else "unsupported",
        rule=problem.rule,
        message=f"{line}{problem.message}",
        diagnostics=tuple(_diagnostic(p, module, Severity.ERROR) for p in found),
    )


def _result(first: _Variant, emulated: _Variant | None, module: Module, main_file: str) -> VulkanResult:
    assert first.shader is not None
    notes = [*module.notes, *first.notes]
    if emulated is not None and emulated.problem is not None:
        p = emulated.problem
        notes.append(replace(p, message=f"needs subgroups of 32 lanes, since it can't be emulated: {p.message}"))
        emulated = None
    return VulkanResult(
        status="warned" if notes else "ok",
        glsl=first.shader.text,
        spirv=first.spirv,
        interface=first.interface,
        line_map=LineMap.of_pairs(list(first.shader.pairs)),
        emulated_glsl=emulated.shader.text if emulated is not None and emulated.shader is not None else None,
        emulated_spirv=emulated.spirv if emulated is not None else None,
        emulated_interface=emulated.interface if emulated is not None else None,
        diagnostics=tuple(_diagnostic(n, module, Severity.WARNING) for n in dict.fromkeys(notes)),
    )


def _diagnostic(problem: Problem, module: Module, severity: Severity) -> Diagnostic:
    origin = problem.origin or module.entry.origin
    span = origin.span if origin is not None else Span(0, 0)
    if severity is Severity.WARNING:
        with suppress(KeyError):
            severity = min(severity, find_rule(problem.rule).severity)
    return Diagnostic(problem.rule, severity, Target.VULKAN, span, problem.message, None, module.kernel)
