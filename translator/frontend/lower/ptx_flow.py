"""Labels and branches of an asm statement (PTX ISA, "Control Flow Instructions"), as loops and conditions.

A single conditional branch back is a loop with its test last.  Everything else is run by blocks: a loop in whose turns each
block runs when its number is the next one.
"""

from __future__ import annotations

from functools import partial

from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import AsmFrame
from translator.frontend.lower.ptx_instructions import PtxInstructions
from translator.ir.nodes import Binary, BinaryOp, Expr, If, Literal, Load, Loop, Select, Var, VarPlace
from translator.ir.types import BOOL, U32
from translator.ptx.model import Instruction, Label, Register

Item = Instruction | Label


class PtxFlow(PtxInstructions):
    def flow(self, frame: AsmFrame, items: tuple[Item, ...]) -> None:
        branches = [n for n, i in enumerate(items) if isinstance(i, Instruction) and i.opcode == "bra"]
        if not branches:
            self.straight(frame, items)
            return
        labels = {i.name: n for n, i in enumerate(items) if isinstance(i, Label)}
        at = branches[0]
        if len(branches) == 1 and self.target(frame, items[at], labels) < at and frame_guard(items[at]):
            self.loop_back(frame, items, self.target(frame, items[at], labels), at)
        else:
            self.by_blocks(frame, items, labels)

    def straight(self, frame: AsmFrame, items: tuple[Item, ...]) -> None:
        for item in items:
            if isinstance(item, Instruction):
                self.checked(frame, item)

    def target(self, frame: AsmFrame, item: Item, labels: dict[str, int]) -> int:
        assert isinstance(item, Instruction)
        frame.text = item.text
        to = item.operands[0] if item.operands else None
        if not isinstance(to, Register) or to.name not in labels or set(item.modifiers) - {"uni"}:
            raise frame.refuse("jumps to a label outside the statement")
        return labels[to.name]

    def guard(self, frame: AsmFrame, item: Item) -> Expr:
        """Whether a branch is taken."""
        assert isinstance(item, Instruction)
        if item.guard is None:
            return literal(1, BOOL)
        test = self.read_operand(frame, item.guard, BOOL)
        return self.inverse(test) if item.guard_negated else test

    def loop_back(self, frame: AsmFrame, items: tuple[Item, ...], start: int, at: int) -> None:
        self.straight(frame, items[:start])
        body = self.block(lambda: self.straight(frame, items[start:at]))
        self.emit(Loop(self.guard(frame, items[at]), body, test_last=True, origin=self.origin(frame.node)))
        self.straight(frame, items[at + 1 :])

    def by_blocks(self, frame: AsmFrame, items: tuple[Item, ...], labels: dict[str, int]) -> None:
        starts = block_starts(items)
        numbers = {name: starts.index(n) for name, n in labels.items()}
        following = self.declare(U32, "block", frame.node)
        self.go_to(frame, following, literal(0, U32))
        ends = [*starts[1:], len(items)]

        def turns() -> None:
            for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
                run = partial(self.run_block, frame, items[start:end], number, numbers, following)
                here = Binary(BinaryOp.EQ, Load(VarPlace(following), U32), literal(number, U32), BOOL)
                self.emit(If(here, self.block(run), (), self.origin(frame.node)))

        body = self.block(turns)
        unfinished = Binary(BinaryOp.LT, Load(VarPlace(following), U32), literal(len(starts), U32), BOOL)
        self.emit(Loop(unfinished, body, origin=self.origin(frame.node)))

    def run_block(
        self, frame: AsmFrame, items: tuple[Item, ...], number: int, numbers: dict[str, int], following: Var
    ) -> None:
        last = items[-1] if items else None
        branch = last if isinstance(last, Instruction) and last.opcode == "bra" else None
        self.straight(frame, items[:-1] if branch else items)
        after: Expr = literal(number + 1, U32)
        if branch is not None:
            self.target(frame, branch, numbers)
            to = branch.operands[0]
            assert isinstance(to, Register)
            taken = self.guard(frame, branch)
            there = literal(numbers[to.name], U32)
            after = there if isinstance(taken, Literal) else Select(taken, there, after, U32)
        self.go_to(frame, following, after)

    def go_to(self, frame: AsmFrame, following: Var, block: Expr) -> None:
        self.assign(VarPlace(following), block, frame.node)


def frame_guard(item: Item) -> bool:
    return isinstance(item, Instruction) and item.guard is not None


def block_starts(items: tuple[Item, ...]) -> list[int]:
    """Where blocks begin: at the first item, at labels, and after branches."""
    starts = {0}
    for n, item in enumerate(items):
        if isinstance(item, Label):
            starts.add(n)
        elif item.opcode == "bra" and n + 1 < len(items):
            starts.add(n + 1)
    return sorted(starts)
