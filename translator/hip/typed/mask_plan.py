"""Which declarations of a file become 64 bits wide for the lane masks that they hold, and what changes with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from translator.frontend.clang_api import lib
from translator.frontend.cursors import CType, K, Node
from translator.hip.typed.mask_entities import (
    CLOSURE,
    Holder,
    holder_of_place,
    is_narrow,
    lambda_type_places,
    redeclarations,
    type_places,
)
from translator.hip.typed.mask_flow import SOURCES, Flow, MaskFlow, holder_of_function, shifted_ones
from translator.hip.typed.operators import Binary
from translator.hip.typed.tree import FUNCTIONS, Tree
from translator.hip.typed.walking import called_name, cast_operand, identity, unwrapped
from translator.structure.code import NONE
from translator.structure.lanes import COUNTERS

_JOINS: Final = frozenset({Binary.AND, Binary.OR, Binary.XOR, Binary.AND_ASSIGN, Binary.OR_ASSIGN, Binary.XOR_ASSIGN})
_STATIC_HOLDERS: Final = (K.TRANSLATION_UNIT, K.NAMESPACE, K.LINKAGE_SPEC)
_COUNTERS: Final = frozenset(name.decode() for name in COUNTERS)


@dataclass(slots=True)
class MaskPlan:
    """Token places of what changes; `covered` are the functions that were understood."""

    types: list[tuple[range, Holder, int]] = field(default_factory=list)
    """A type to widen, whose, and the token of its name (or of its type)."""
    casts: list[range] = field(default_factory=list)
    ones: set[int] = field(default_factory=set)
    """Literals 1 that are shifted to make a mask."""
    counters: set[int] = field(default_factory=set)
    """Names of functions that count the bits of a mask."""
    full: list[range] = field(default_factory=list)
    """What is given to something widened: constants with all bits set become those of 64 lanes."""
    compared: list[range] = field(default_factory=list)
    """What a mask is compared with."""
    holders: set[int] = field(default_factory=set)
    """Tokens that name something with a mask of 64 bits."""
    cut: list[tuple[range, str]] = field(default_factory=list)
    """Masks that go into 32 bits, and what takes them."""
    covered: tuple[range, ...] = ()


def plan_masks(tree: Tree, *, is_header: bool) -> MaskPlan:
    """Work out what to widen.  What another file can see (a header's functions and members, kernels' parameters, variables
    that host code copies) stays, and where a mask goes into it is told."""
    planner = _Planner(tree, MaskFlow(tree), is_header)
    return planner.plan()


@dataclass(slots=True)
class _Planner:
    tree: Tree
    flow: MaskFlow
    is_header: bool
    types: dict[int, tuple[range, ...]] = field(default_factory=dict)

    def plan(self) -> MaskPlan:
        while True:
            self.flow.settle()
            self.types = {}
            fixed = [key for key, holder in self.flow.masks.items() if not self._widen(holder)]
            if not fixed:
                break
            self.flow.blocked.update(fixed)
        plan = MaskPlan(covered=tuple(f.tokens for f in self.tree.functions))
        for key, spans in self.types.items():
            for span in spans:
                plan.types.append((span, self.flow.masks[key], span.start))
        for node, parents in self.flow.nodes:
            self._change(plan, node, parents)
        for flow in self.flow.flows():
            self._follow(plan, flow)
        return plan

    def _widen(self, holder: Holder) -> bool:
        """Note where the holder's type is written; False where it has to stay."""
        if holder.node.kind == K.LAMBDA_EXPR:
            found = lambda_type_places(self.tree, holder.node)
            self.types[holder.key] = found.spans if found is not None else ()
            return found is not None
        if not is_narrow(_type_of(holder)):
            return _type_of(holder).canonical.size == 8 or holder.is_function
        if not self._is_private(holder):
            return False
        declarations = list(redeclarations(self.tree, holder)) if holder.is_function else self._declarations(holder)
        found = type_places(self.tree, holder, declarations) if declarations else None
        if found is None:
            return False
        self.types[holder.key] = found.spans
        return True

    def _declarations(self, holder: Holder) -> list[Node]:
        """A parameter is declared in each declaration of its function."""
        if holder.node.kind != K.PARM_DECL:
            return [holder.node]
        function = holder.node.parent
        if function is None or function.kind not in FUNCTIONS:
            return [holder.node]  # a lambda's
        own = [c for c in function.children if c.kind == K.PARM_DECL]
        at = next((i for i, p in enumerate(own) if p.key == holder.node.key), NONE)
        found: list[Node] = []
        for declaration in redeclarations(self.tree, holder_of_function(function)):
            parameters = [c for c in declaration.children if c.kind == K.PARM_DECL]
            if at == NONE or at >= len(parameters):
                return []
            found.append(parameters[at])
        return found or [holder.node]

    def _is_private(self, holder: Holder) -> bool:
        """Whether all that uses a declaration is in this file, and was understood."""
        node = holder.node
        if holder.name == CLOSURE:
            return True
        parent = node.parent
        if not self.tree.is_in_file(node) or parent is None:
            return False
        if node.kind == K.VAR_DECL:
            return parent.kind not in _STATIC_HOLDERS
        if node.kind == K.PARM_DECL:
            if parent.kind not in FUNCTIONS:
                return True
            return not parent.has_child(K.CUDAGLOBAL_ATTR) and self._is_private(holder_of_function(parent))
        if holder.is_function and (lib.CXXMethod_isVirtual(node.raw) or not self._is_only_called(holder)):
            return False
        return not self.is_header and self._uses_are_known(holder.name)

    def _is_only_called(self, holder: Holder) -> bool:
        """Whether nothing takes a function's address: a pointer's type would have to change with it."""
        for node, parents in self.flow.nodes:
            if node.kind not in (K.DECL_REF_EXPR, K.MEMBER_REF_EXPR):
                continue
            target = node.referenced
            if target is None or target.kind not in FUNCTIONS or holder_of_function(target).key != holder.key:
                continue
            user = next((p for p in reversed(parents) if p.kind not in (K.UNEXPOSED_EXPR, K.PAREN_EXPR)), None)
            if user is None or user.kind != K.CALL_EXPR or identity(unwrapped(user.children[0])) != identity(node):
                return False
        return True

    def _uses_are_known(self, name: str) -> bool:
        """Whether every place of a name is in a function that was read, or declares something: no macro's body."""
        code = self.tree.code
        spans = [f.tokens for f in self.tree.functions]
        declared = {self.tree.name_token(d) for d in self.tree.declarations}
        word = name.encode()
        return all(
            code.directive[i] == NONE and (i in declared or any(i in span for span in spans))
            for i, text in enumerate(code.text)
            if text == word
        )

    def _change(self, plan: MaskPlan, node: Node, parents: tuple[Node, ...]) -> None:
        flow, tree = self.flow, self.tree
        if node.kind == K.CALL_EXPR:
            tokens = tree.tokens(node)
            if tokens is None:
                return
            if called_name(node) in _COUNTERS and node.arguments and flow.is_mask(node.arguments[0]):
                plan.counters.add(tokens.start)
            elif flow.is_mask(node) and called_name(node) not in SOURCES:
                plan.holders.add(self._callee_token(node, tokens))
        elif node.kind in (K.DECL_REF_EXPR, K.MEMBER_REF_EXPR):
            holder = holder_of_place(node)
            tokens = tree.tokens(node)
            if holder is not None and holder.key in flow.masks and tokens is not None:
                plan.holders.add(tokens.stop - 1)
        elif node.kind in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR) and len(node.children) == 2:
            self._change_operands(plan, node)
        elif cast_operand(node) is not None and is_narrow(node.type) and flow.is_mask(node):
            self._change_cast(plan, node)

    def _callee_token(self, call: Node, tokens: range) -> int:
        """The name in front of the brackets: ``f(x)``, ``a.f(x)``, ``f<int>(x)``."""
        first = next(iter(call.children), None)
        name = self.tree.name_token(unwrapped(first)) if first is not None else NONE
        return name if name in tokens else tokens.start

    def _change_operands(self, plan: MaskPlan, node: Node) -> None:
        left, right = node.children
        for side, other in ((left, right), (right, left)):
            if not self.flow.is_mask(other):
                continue
            if node.binary_operator in _JOINS:
                self._note_ones(plan, side)
            elif node.binary_operator in (Binary.EQ, Binary.NE) and (tokens := self.tree.used_tokens(side)) is not None:
                plan.compared.append(tokens)

    def _change_cast(self, plan: MaskPlan, node: Node) -> None:
        tokens = self.tree.tokens(node)
        operand = cast_operand(node)
        inner = self.tree.tokens(operand) if operand is not None else None
        if tokens is None or inner is None:
            return
        code = self.tree.code
        opener = next((i for i in range(tokens.start, inner.start) if code.text[i] in (b"(", b"<")), NONE)
        closer = next((i for i in range(opener, inner.start) if code.text[i] in (b")", b">")), NONE)
        if opener != NONE and closer > opener + 1:
            plan.casts.append(range(opener + 1, closer))
        else:
            plan.cut.append((tokens, "a cast"))

    def _note_ones(self, plan: MaskPlan, node: Node) -> None:
        for literal in shifted_ones(node):
            tokens = self.tree.tokens(literal)
            if tokens is not None and len(tokens) == 1:
                plan.ones.add(tokens.start)

    def _follow(self, plan: MaskPlan, flow: Flow) -> None:
        """A value that goes into something widened, or a mask that goes where it loses its upper half."""
        tokens = self.tree.tokens(flow.value)
        is_wide = flow.target is not None and flow.target.key in self.flow.masks
        if is_wide:
            self._note_ones(plan, flow.value)
            if (used := self.tree.used_tokens(flow.value)) is not None:
                plan.full.append(used)
        elif tokens is not None and self.flow.is_mask(flow.value):
            target = flow.target
            if target is None or is_narrow(_type_of(target)):
                plan.cut.append((tokens, flow.what))


def _type_of(holder: Holder) -> CType:
    return holder.node.result_type if holder.is_function and holder.node.kind != K.LAMBDA_EXPR else holder.node.type


def cut_places(plan: MaskPlan) -> Iterator[tuple[range, str]]:
    """Each place once, in order."""
    seen: set[range] = set()
    for tokens, what in sorted(plan.cut, key=lambda pair: pair[0].start):
        if tokens not in seen:
            seen.add(tokens)
            yield tokens, what
