"""Variables outside of functions, and shared and static ones inside them."""

from __future__ import annotations

from translator.frontend.cursors import CType, K, Node, T
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base
from translator.frontend.lower.errors import Unsupported
from translator.ir.nodes import Expr, GlobalVar, Place, Storage, VarPlace, Zero
from translator.ir.types import ArrayType

_EXPRESSION_INITIALISERS = (K.INIT_LIST_EXPR, K.STRING_LITERAL, K.CALL_EXPR, K.LAMBDA_EXPR)


class Globals(Base):
    def global_place(self, declaration: Node, node: Node) -> Place:
        """The module's variable for a declaration, made at its first use."""
        definition = self.defining(declaration)
        key = definition.canonical.key
        if key not in self.module.globals:
            self.module.globals[key] = self.make_global(definition, node)
        return VarPlace(self.module.globals[key].var, self.origin(node))

    def defining(self, declaration: Node) -> Node:
        return declaration.definition or declaration

    def make_global(self, declaration: Node, node: Node) -> GlobalVar:
        self.module.refuse_errors(declaration, declaration.spelling)
        storage = self.storage_of(declaration, node)
        self.refuse_texture(declaration, node)
        t = self.types.lower(declaration.type, node)
        if storage is Storage.SHARED and isinstance(t, ArrayType) and t.count is None:
            storage = Storage.DYNAMIC_SHARED
        name = self.module.unique_name(declaration.spelling)
        var = self.module.new_var(name, t, storage, is_volatile_type(declaration.type))
        read_only = storage is Storage.CONSTANT and not declaration.has_child(K.CUDACONSTANT_ATTR)
        initial = None
        if storage in (Storage.CONSTANT, Storage.GLOBAL):
            initial = self.initial_value(declaration)
            if read_only and initial is None:
                raise Unsupported(
                    errors.HOST_VARIABLE, f"the value of '{declaration.spelling}' is not known here", node
                )
        return GlobalVar(var, initial, self.origin(declaration), read_only)

    def storage_of(self, declaration: Node, node: Node) -> Storage:
        if declaration.has_child(K.CUDASHARED_ATTR):
            return Storage.SHARED
        if declaration.has_child(K.CUDACONSTANT_ATTR):
            return Storage.CONSTANT
        constant = is_constant_type(declaration.type)
        if declaration.has_child(K.CUDADEVICE_ATTR):
            return Storage.CONSTANT if constant and self.initialiser(declaration) is not None else Storage.GLOBAL
        if constant:
            return Storage.CONSTANT
        if self.is_function_static(declaration):
            return Storage.GLOBAL
        message = f"'{declaration.spelling}' is a variable of the host; device code can't reach it"
        raise Unsupported(errors.HOST_VARIABLE, message, node)

    def is_function_static(self, declaration: Node) -> bool:
        parent = declaration.parent
        return parent is not None and parent.kind in (K.FUNCTION_DECL, K.CXX_METHOD)

    def refuse_texture(self, declaration: Node, node: Node) -> None:
        spelled = declaration.type.canonical.spelling
        if spelled.startswith(("texture<", "surface<")):
            raise Unsupported(
                errors.TEXTURE, f"'{declaration.spelling}' is a {spelled.partition('<')[0]} reference", node
            )

    def initial_value(self, declaration: Node) -> Expr | None:
        initialiser = self.initialiser(declaration)
        if initialiser is None:
            return None
        t = self.types.lower(declaration.type, declaration)
        with self.capture() as effects:
            value = self.value_as(initialiser, t)
        if effects:
            message = f"'{declaration.spelling}' is initialised by code that runs"
            raise Unsupported(errors.CONSTRUCT, message, declaration)
        return None if isinstance(value, Zero) and declaration.has_child(K.CUDADEVICE_ATTR) else value

    def initialiser(self, declaration: Node) -> Node | None:
        """A variable's initialiser; array bounds are children too and come before it."""
        expressions = [c for c in declaration.children if c.kind.is_expression()]
        if not expressions:
            return None
        last = expressions[-1]
        if declaration.type.canonical.kind in (T.CONSTANTARRAY, T.INCOMPLETEARRAY):
            inner = last
            while inner.kind == K.UNEXPOSED_EXPR and len(inner.children) == 1:
                inner = inner.children[0]
            return last if inner.kind in _EXPRESSION_INITIALISERS else None
        if last.kind == K.CALL_EXPR and not last.arguments and declaration.has_child(K.CUDASHARED_ATTR):
            return None
        return last


def element_type(t: CType) -> CType:
    """What an array, however many dimensions it has, is made of."""
    inner = t.canonical
    while inner.kind in (T.CONSTANTARRAY, T.INCOMPLETEARRAY):
        inner = inner.element.canonical
    return inner


def is_volatile_type(t: CType) -> bool:
    return t.is_volatile or t.canonical.is_volatile or element_type(t).is_volatile


def is_constant_type(t: CType) -> bool:
    """Whether a variable of the type is constant; of an array, its elements (clang keeps ``const`` at either)."""
    return t.is_const or t.canonical.is_const or element_type(t).is_const
