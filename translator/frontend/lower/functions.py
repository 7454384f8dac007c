"""Functions, methods and constructors of the source as functions of the module."""

from __future__ import annotations

from translator.frontend.clang_api import lib
from translator.frontend.cursors import K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, is_reference
from translator.frontend.lower.calls import is_static
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.module_builder import Signature
from translator.frontend.lower.types import is_closure
from translator.frontend.lower.written import possibly_written
from translator.ir.nodes import Deref, Expr, FieldPlace, Function, Load, Place, Storage, Var, VarPlace
from translator.ir.types import VOID, PtrType, StructType, Type

_METHODS = (K.CXX_METHOD, K.CONVERSION_FUNCTION, K.CONSTRUCTOR)


class Functions(Base):
    def signature(self, target: Node, node: Node) -> Signature:
        """How to call a function, which is lowered if it has not been."""
        definition = target.definition or target
        body = body_of(definition)
        if definition.has_child(K.CUDAGLOBAL_ATTR):
            raise Unsupported(
                errors.DEVICE_LAUNCH, f"the kernel '{target.spelling}' is launched from device code", node
            )
        if body is None:
            raise Unsupported(*self.without_body(target), node)
        return self.module.function(
            definition.key, target.spelling, node, lambda: self.fresh().lower_function(definition, body)
        )

    def without_body(self, target: Node) -> tuple[str, str]:
        if target.in_system_header or target.location is None:
            return errors.UNKNOWN_FUNCTION, f"the device function '{target.qualified_name}' is not known"
        return errors.NO_BODY, f"the body of '{target.qualified_name}' is in another file"

    def fresh(self) -> Functions:
        """A lowerer for another function of the same module."""
        return type(self)(self.module)

    def lower_function(self, definition: Node, body: Node) -> tuple[Function, Signature]:
        self.module.refuse_errors(definition, definition.spelling)
        name = self.module.unique_name(function_name(definition))
        self.written = possibly_written(definition)
        params = self.parameters(definition)
        self.result = self.result_type(definition)
        with self.capture() as statements:
            if definition.kind == K.CONSTRUCTOR:
                self.attempt(definition, lambda: self.initialise_members(definition))
            self.body(body)
        function = Function(name, params, self.result, tuple(statements), False, self.origin(definition))
        return function, Signature(name, tuple(p.type for p in params), self.result)

    def lower_kernel_function(self, definition: Node, body: Node, name: str) -> Function:
        self.written = possibly_written(definition)
        params = self.parameters(definition)
        with self.capture() as statements:
            self.body(body)
        return Function(name, params, VOID, tuple(statements), True, self.origin(definition))

    def body(self, node: Node) -> None:
        for child in node.children:
            self.stmt(child)

    # ----------------------------------------------------------------------------------------------------------- parameters
    def parameters(self, definition: Node) -> tuple[Var, ...]:
        params: list[Var] = []
        if definition.kind in _METHODS and not is_static(definition):
            params.append(self.this_parameter(definition))
        for i, p in enumerate(definition.arguments):
            if self.is_group(p.type):
                self.bind_group(p)
                continue
            params.append(self.parameter(p, i))
        return tuple(params)

    def parameter(self, p: Node, index: int) -> Var:
        t = self.types.parameter(p.type, p)
        var = self.module.new_var(p.spelling or f"arg{index}", t, Storage.PARAM, p.type.is_volatile)
        if is_reference(p.type.canonical):
            self.module.stable.add(var.id)
            self.env[p.key] = self.deref(Load(VarPlace(var), t), None)
        else:
            self.env[p.key] = VarPlace(var)
            self.note_constant(p, var)
        return var

    def this_parameter(self, definition: Node) -> Var:
        owner = definition.parent
        if owner is None:
            raise Unsupported(errors.SOURCE_ERRORS, "a method without a class", definition)
        t = self.types.lower(owner.type, definition)
        var = self.module.new_var("this", PtrType(t), Storage.PARAM)
        self.module.stable.add(var.id)
        this = Deref(Load(VarPlace(var), var.type), t)
        self.this = this
        if is_closure(owner):
            self.bind_captures(owner, this)
        return var

    def bind_captures(self, closure: Node, this: Place) -> None:
        """Inside a lambda's body, captured names are fields of the closure."""
        self.this = None
        captured = self.types.captures.get(closure.canonical.key)
        if captured is None:
            captured = self.find_captures(closure)
        assert isinstance(this.type, StructType)
        for declaration, field in zip(captured, closure.type.fields, strict=True):
            name = self.types.field_names[field.key]
            t = this.type.field(name).type
            place: Place = FieldPlace(this, name, t)
            if is_reference(field.type.canonical):
                place = self.deref(Load(place, t), None)
            if declaration is None:
                self.this = self.deref(Load(place, t), None) if isinstance(t, PtrType) else place
            else:
                self.env[declaration.key] = place

    def result_type(self, definition: Node) -> Type:
        if definition.kind == K.CONSTRUCTOR:
            return VOID
        t = definition.result_type.canonical
        self.returns_reference = is_reference(t)
        return self.types.lower(t, definition)

    def returned(self, node: Node) -> Expr:
        """A return statement's value."""
        if self.returns_reference and isinstance(self.result, PtrType):
            pointer = self.address(self.place(node), node)
            return self.convert(pointer, self.result, node)
        return self.value_as(node, self.result)


def body_of(definition: Node) -> Node | None:
    return next((c for c in definition.children if c.kind == K.COMPOUND_STMT), None)


def is_defaulted(definition: Node) -> bool:
    """Whether the compiler writes the method: it is implicit, or ``= default``."""
    return bool(lib.CXXMethod_isDefaulted(definition.raw))


def own_body(target: Node) -> Node | None:
    """The body that the source gives a method; None where the compiler writes it."""
    definition = target.definition or target
    return None if is_defaulted(definition) else body_of(definition)


def function_name(definition: Node) -> str:
    """A readable base for the function's name: ``add``, ``Vec::dot``, ``operator+``, a constructor's class."""
    owner = definition.parent
    if definition.kind in _METHODS and owner is not None:
        if is_closure(owner):
            return "lambda"
        return f"{owner.spelling}::{definition.spelling}"
    return definition.spelling
