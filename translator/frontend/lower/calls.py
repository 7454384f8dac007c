"""Calls: who is called, with what; known device functions by name, others by their bodies."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from translator.frontend.clang_api import lib
from translator.frontend.cursors import CType, K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import TRANSPARENT, Base, is_reference, operands, stripped
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.types import GROUP_NAMESPACE
from translator.ir.nodes import Call, Expr, Load, Place, VarPlace, Zero
from translator.ir.types import VOID, PtrType, Type

_REFUSED: dict[str, tuple[str, str]] = {
    "malloc": (errors.ALLOCATION, "memory is allocated in device code"),
    "free": (errors.ALLOCATION, "memory is freed in device code"),
    "alloca": (errors.ALLOCATION, "memory is allocated in device code"),
    "__builtin_alloca": (errors.ALLOCATION, "memory is allocated in device code"),
    "clock": (errors.CLOCK, "the clock is read"),
    "clock64": (errors.CLOCK, "the clock is read"),
    "__globaltimer": (errors.CLOCK, "the clock is read"),
    "globaltimer": (errors.CLOCK, "the clock is read"),
    "vprintf": (errors.PRINTF, "a formatted message is printed through a list of arguments"),
}
_CALLABLE = (K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.CONVERSION_FUNCTION)
ADDRESS, DEREF = 5, 6
"""CXUnaryOperatorKind (clang-c/Index.h)."""
_TEXTURE_PREFIXES = ("tex1D", "tex2D", "tex3D", "texCubemap", "surf1D", "surf2D", "surf3D", "surfCubemap")


class Calls(Base):
    KNOWN: ClassVar[dict[str, str]] = {}
    """Names of device functions of the CUDA headers, and the method that lowers a call of each."""

    def call(self, node: Node) -> Expr | Place:
        target = node.referenced or self.named_function_of(node)
        if target is None or target.kind not in _CALLABLE:
            raise Unsupported(errors.FUNCTION_POINTER, "a function is called through a value", node)
        if target.kind == K.CONSTRUCTOR:
            return self.construct(node, target)
        if self.is_group_call(node, target):
            return self.group_call(node, target)
        if is_library(target):
            known = self.known_call(node, target)
            if known is not None:
                return known
        if target.kind in (K.CXX_METHOD, K.CONVERSION_FUNCTION):
            return self.method_call(node, target)
        return self.call_function(target, None, node.arguments, node)

    def named_function_of(self, node: Node) -> Node | None:
        """The function behind a template argument (``template<float (*F)(float)>``)."""
        callee = node.children[0] if node.children else None
        while callee is not None and callee.kind in (*TRANSPARENT, K.UNARY_OPERATOR, K.DECL_REF_EXPR):
            if callee.kind == K.UNARY_OPERATOR and callee.unary_operator not in (ADDRESS, DEREF):
                return None
            target = callee.referenced
            if target is not None and target.kind == K.FUNCTION_DECL:
                return target
            inner = operands(callee)
            callee = inner[0] if len(inner) == 1 else None
        return None

    def is_group_call(self, node: Node, target: Node) -> bool:
        parent = target.parent
        if parent is None:
            return False
        return parent.type.spelling.startswith(GROUP_NAMESPACE) or parent.qualified_name.startswith(
            "cooperative_groups"
        )

    def known_call(self, node: Node, target: Node) -> Expr | Place | None:
        """A device function that is known by name; None for one that its body explains."""
        name = target.spelling
        half = self.half_call(node, target)
        if half is not None:
            return half
        handler = self.KNOWN.get(name)
        if handler is not None:
            run: Callable[[Node, Node], Expr | Place] = getattr(self, handler)
            return run(node, target)
        math = self.math_call(node, target)
        if math is not None:
            return math
        if name in _REFUSED:
            raise Unsupported(*_REFUSED[name], node)
        if name.startswith(_TEXTURE_PREFIXES):
            raise Unsupported(errors.TEXTURE, f"a texture or surface is read by '{name}'", node)
        if "wmma" in target.qualified_name:
            raise Unsupported(errors.TENSOR_CORE, f"'{name}' uses tensor cores", node)
        return None

    # -------------------------------------------------------------------------------------------------------------- methods
    def method_call(self, node: Node, target: Node) -> Expr | Place:
        receiver, args = self.receiver(node, target)
        special = self.special_method(node, target, receiver, args)
        if special is not None:
            return special
        if is_static(target):
            return self.call_function(target, None, args, node)
        pointer = self.receiver_pointer(receiver, target, node)
        return self.call_function(target, pointer, args, node)

    def receiver(self, node: Node, target: Node) -> tuple[Node | None, tuple[Node, ...]]:
        """The object's expression (None for an implicit ``this``) and the arguments."""
        args = node.arguments
        if target.spelling.startswith("operator") and len(args) == len(target.arguments) + 1:
            return args[0], args[1:]
        callee = stripped(node.children[0]) if node.children else None
        if callee is None or callee.kind != K.MEMBER_REF_EXPR:
            if is_static(target):
                return None, args
            raise Unsupported(errors.FUNCTION_POINTER, "a method is called through a value", node)
        inner = operands(callee)
        return (inner[0] if inner else None), args

    def receiver_pointer(self, receiver: Node | None, target: Node, node: Node) -> Expr:
        """``this`` for the callee."""
        owner = target.parent
        if owner is None:
            raise Unsupported(errors.SOURCE_ERRORS, "a method without a class", node)
        wanted = PtrType(self.types.lower(owner.type, node))
        if receiver is None:
            pointer = self.address(self.this_place(node), node)
        elif isinstance(self.types.parameter(receiver.type, receiver), PtrType) and not is_reference(
            receiver.type.canonical
        ):
            pointer = self.pointer(receiver)
        else:
            pointer = self.address(self.place(receiver), node)
        return self.convert(pointer, wanted, node)

    # ------------------------------------------------------------------------------------------------------------ functions
    def call_function(self, target: Node, receiver: Expr | None, args: tuple[Node, ...], node: Node) -> Expr | Place:
        """A call of a function with a body; the result is a place if it returns a reference."""
        signature = self.signature(target, node)
        self.refuse_destructor(target.result_type, node)
        parameters = target.arguments
        if len(args) > len(parameters):
            raise Unsupported(errors.CONSTRUCT, f"'{target.spelling}' takes a variable number of arguments", node)
        evaluations: list[Callable[[], Expr]] = [] if receiver is None else [lambda: receiver]
        for parameter, arg in zip(parameters, args, strict=False):
            if self.is_group(parameter.type):
                continue
            evaluations.append(partial(self.argument, parameter, arg))
        values = self.values_in_order(*evaluations)
        result = None if signature.result == VOID else self.result_var(signature.result, node)
        self.emit(Call(signature.name, tuple(values), result, self.origin(node)))
        if result is None:
            return Zero(VOID)
        loaded = Load(VarPlace(result), result.type)
        return self.deref(loaded, node) if is_reference(target.result_type.canonical) else loaded

    def argument(self, parameter: Node, arg: Node) -> Expr:
        """An argument as its parameter's type: a pointer for references, the default where none is given."""
        arg = self.given_or_default(parameter, arg)
        if is_reference(parameter.type.canonical):
            return self.reference_to(arg, parameter.type.canonical.pointee, arg)
        return self.value_as(arg, self.types.parameter(parameter.type, arg))

    def given_or_default(self, parameter: Node, arg: Node) -> Node:
        if arg.kind != K.UNEXPOSED_EXPR or arg.children:
            return arg
        candidates = [c for c in parameter.children if c.kind.is_expression()]
        return candidates[-1] if candidates else arg

    def reference_to(self, node: Node, target_type: CType, where: Node) -> Expr:
        """A pointer to what an expression names, for a reference parameter or member."""
        wanted: Type = self.types.lower(target_type, where)
        if node.kind == K.INIT_LIST_EXPR:
            return self.address(self.materialise(self.initialise(node, wanted), where), where)
        pointer = self.address(self.place(node), where)
        return self.convert(pointer, PtrType(wanted), where)

    def signature_node(self, target: Node) -> Node:
        return target.definition or target


def is_library(target: Node) -> bool:
    """Whether a function comes from the CUDA or standard headers, or is built into the compiler."""
    return target.in_system_header or target.location is None


def is_static(method: Node) -> bool:
    return bool(lib.CXXMethod_isStatic(method.raw))
