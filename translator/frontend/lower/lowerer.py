"""The parts of lowering put together, and its entry: one kernel to one module."""

from __future__ import annotations

from typing import ClassVar

from translator.frontend.kernels import KernelDecl
from translator.frontend.lower import errors
from translator.frontend.lower.calls import Calls
from translator.frontend.lower.classes import Classes
from translator.frontend.lower.conversions import Conversions
from translator.frontend.lower.declarations import Declarations
from translator.frontend.lower.errors import Poisoned, Unsupported
from translator.frontend.lower.expressions import Expressions
from translator.frontend.lower.functions import Functions, body_of
from translator.frontend.lower.globals import Globals
from translator.frontend.lower.groups import Groups
from translator.frontend.lower.half_calls import HalfCalls
from translator.frontend.lower.initialisers import Initialisers
from translator.frontend.lower.lambdas import Lambdas
from translator.frontend.lower.loops import Loops
from translator.frontend.lower.math_calls import MathCalls
from translator.frontend.lower.memory_calls import MemoryCalls
from translator.frontend.lower.module_builder import ModuleBuilder
from translator.frontend.lower.operators import Operators
from translator.frontend.lower.places import BuiltinNames
from translator.frontend.lower.ptx_flow import PtxFlow
from translator.frontend.lower.statements import Statements
from translator.frontend.lower.warp_calls import WarpCalls
from translator.frontend.unit import Unit
from translator.ir.nodes import Function, Module
from translator.ir.types import VOID


class Lowerer(
    Statements,
    Loops,
    Declarations,
    Functions,
    Classes,
    Lambdas,
    Groups,
    HalfCalls,
    MathCalls,
    MemoryCalls,
    WarpCalls,
    PtxFlow,
    Calls,
    BuiltinNames,
    Operators,
    Conversions,
    Initialisers,
    Globals,
    Expressions,
):
    """Lowers one function; functions that it calls are lowered by others like it, into the same module."""

    KNOWN: ClassVar[dict[str, str]] = {
        **MathCalls.MATH_KNOWN,
        **MemoryCalls.MEMORY_KNOWN,
        **WarpCalls.WARP_KNOWN,
    }

    def __init__(self, module: ModuleBuilder) -> None:
        super().__init__(module)
        self.groups = {}


def lower_kernel(unit: Unit, kernel: KernelDecl) -> Module:
    """The kernel and all that it reaches.  What can't be lowered is told in the module's `problems`; such a module is
    incomplete and never reaches a writer."""
    module = ModuleBuilder(unit.options, unit.text_of, [e.place for e in unit.errors if e.place is not None])
    name = module.unique_name(kernel.node.spelling)
    empty = Function(name, (), VOID, (), True)
    for problem in kernel.problems:
        module.problem(problem.rule, problem.message, problem.origin)
    if kernel.problems:
        return module.finish(empty)
    body = body_of(kernel.node)
    if body is None:
        return module.finish(empty)
    try:
        function = Lowerer(module).lower_kernel_function(kernel.node, body, name)
    except Unsupported as e:
        module.failed(e, kernel.node)
        function = empty
    except Poisoned:
        function = empty
    except RecursionError:
        module.problem(errors.CONSTRUCT, "the code is nested too deeply", None)
        function = empty
    return module.finish(function)
