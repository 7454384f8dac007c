"""Makes C++ statements from instructions: operands as expressions of the type that an instruction reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from translator.ptx.hip.kinds import Untranslatable
from translator.ptx.model import (
    Address,
    ArgumentRef,
    Declaration,
    Immediate,
    Instruction,
    Negated,
    Operand,
    Register,
    Selected,
    SpecialRegister,
    VectorOperand,
)
from translator.ptx.statement import AsmStatement

HELPER = "wavebridge::ptx::"
CPP = {
    "u8": "unsigned char",
    "s8": "signed char",
    "u16": "unsigned short",
    "s16": "short",
    "u32": "unsigned int",
    "s32": "int",
    "u64": "unsigned long long",
    "s64": "long long",
    "f32": "float",
    "f64": "double",
    "pred": "bool",
}
"""C++ types of PTX types; ``b`` types are read as ``u`` types."""
_CLASS_OF_LETTER = {"r": "u32", "l": "u64", "h": "u16", "f": "f32", "d": "f64"}
_FROM_BITS = {"f32": "__uint_as_float", "f64": "__longlong_as_double"}
_TO_BITS = {"f32": "__float_as_uint", "f64": "__double_as_longlong"}
_SPECIAL = {
    "laneid": "__lane_id()",
    "warpid": HELPER + "warp_id()",
    "nwarpid": HELPER + "warp_count()",
    "smid": HELPER + "compute_unit()",
    "lanemask_eq": HELPER + "lanemask_eq()",
    "lanemask_lt": HELPER + "lanemask_lt()",
    "lanemask_le": HELPER + "lanemask_le()",
    "lanemask_gt": HELPER + "lanemask_gt()",
    "lanemask_ge": HELPER + "lanemask_ge()",
    "clock": "static_cast<unsigned int>(clock64())",
    "clock64": "static_cast<unsigned long long>(clock64())",
    "globaltimer": "static_cast<unsigned long long>(wall_clock64())",
    "clock_hi": "static_cast<unsigned int>(static_cast<unsigned long long>(clock64()) >> 32)",
    "globaltimer_lo": "static_cast<unsigned int>(wall_clock64())",
    "globaltimer_hi": "static_cast<unsigned int>(static_cast<unsigned long long>(wall_clock64()) >> 32)",
    **{
        f"{ptx}.{axis}": f"{cuda}.{axis}"
        for ptx, cuda in (("tid", "threadIdx"), ("ntid", "blockDim"), ("ctaid", "blockIdx"), ("nctaid", "gridDim"))
        for axis in "xyz"
    },
}
SPECIAL_NOTES = {
    "warpid": "%warpid is computed from the thread's place in its block",
    "smid": "%smid gives the hardware's compute unit number, which need not count from 0",
    "globaltimer": "%globaltimer counts nanoseconds; HIP's wall clock has a rate of its own (hipDeviceAttributeWallClockRate)",
    "clock": "the clock's rate differs",
    "clock_hi": "the clock's rate differs",
    "globaltimer_lo": "%globaltimer counts nanoseconds; HIP's wall clock has a rate of its own",
    "globaltimer_hi": "%globaltimer counts nanoseconds; HIP's wall clock has a rate of its own",
    "clock64": "the clock's rate differs",
    "lanemask_lt": "lane masks have 32 bits: on 64-lane waves each half counts as a warp of its own",
}


@dataclass
class Emitter:
    """The state of one statement's translation."""

    statement: AsmStatement
    direct: bool
    """A single instruction: operands are the C++ expressions themselves, no copies."""
    keeps_warps: bool = False
    """Whether lanes count from 0 to 31 on waves of 64 too."""
    registers: dict[str, str] = field(default_factory=dict)
    labels: set[str] = field(default_factory=set)
    lines: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    uses_helper: bool = False
    uses_carry: bool = False
    guard: str = ""
    prefix: str = "wb"
    temporaries: list[tuple[str, str]] = field(default_factory=list)
    """Names and C++ types of variables for values that an instruction uses twice."""

    # ------------------------------------------------------------------------------------------------------- operands
    def declare(self, declaration: Declaration) -> None:
        """Registers by PTX type; 16-bit floats are kept as bits."""
        kind = {"b": "u", "s": "u"}.get(declaration.type[0], declaration.type[0]) + declaration.type[1:]
        cls = (
            "pred"
            if declaration.type == "pred"
            else {"f16": "u16", "f16x2": "u32", "bf16": "u16", "bf16x2": "u32"}.get(kind, kind)
        )
        if cls not in CPP or cls in ("u8",):
            raise Untranslatable(f"registers of type .{declaration.type} have no C++ type here")
        self.registers |= dict.fromkeys(declaration.names, cls)

    def class_of(self, operand: Operand) -> str:
        """The PTX type that an operand's storage has."""
        match operand:
            case ArgumentRef(index):
                return self._argument_class(index)
            case Register(name):
                if name not in self.registers:
                    raise Untranslatable(f"'{name}' is not declared in this statement")
                return self.registers[name]
            case _:
                return "u64" if isinstance(operand, SpecialRegister) and operand.name.endswith("64") else "u32"

    def _argument_class(self, index: int) -> str:
        if index >= len(self.statement.operands):
            raise Untranslatable(f"there is no operand %{index}")
        letter = self.statement.operands[index].letter[:1]
        if letter == "n":
            return "s64"
        if letter not in _CLASS_OF_LETTER:
            raise Untranslatable(f'the constraint "{letter}" of %{index} is not known')
        return _CLASS_OF_LETTER[letter]

    def value(self, operand: Operand, ptx_type: str) -> str:
        """A C++ expression of the type that the instruction reads the operand as."""
        wanted = ptx_type.replace("b", "u", 1) if ptx_type[0] == "b" else ptx_type
        match operand:
            case Immediate(value, is_float):
                return _immediate(value, is_float, wanted)
            case Negated(inner):
                return f"!{self.value(inner, 'pred')}"
            case SpecialRegister(name):
                return self._special(name, wanted)
            case Register("WARP_SZ") if "WARP_SZ" not in self.registers:
                return _immediate(32, False, wanted)
            case ArgumentRef() | Register():
                return self.convert(self.name(operand), self.class_of(operand), wanted)
            case Address() | VectorOperand() | Selected():
                raise Untranslatable("an address, a vector or a part of a register cannot stand here")

    def name(self, operand: ArgumentRef | Register) -> str:
        """The C++ variable (or, for a single instruction, the C++ expression) that an operand is."""
        if isinstance(operand, Register):
            self.class_of(operand)
            return f"{self.prefix}_{operand.name.replace('$', '_').replace('%', '')}"
        if operand.index >= len(self.statement.operands):
            raise Untranslatable(f"there is no operand %{operand.index}")
        if self.direct:
            return f"({self.statement.operands[operand.index].expression})"
        return f"{self.prefix}{operand.index}"

    def convert(self, expression: str, have: str, want: str) -> str:
        """The same bits, seen as another type; integers of other widths are cut or extended as the type says."""
        if have == want:
            # A C++ argument may have any type of its constraint's size.
            return f"({CPP[want]}){expression}" if self.direct and want[0] == "u" else expression
        if want == "pred" or have == "pred":
            return f"static_cast<{CPP[want]}>({expression})"
        if self.direct and have[0] == "u" and want[0] in "su" and want[1:] != have[1:]:
            # A pointer given for a 64-bit operand is no number until it is cast to one of its size.
            expression = f"(({CPP[have]}){expression})"
        if want in _FROM_BITS:
            bits = {"f32": "unsigned int", "f64": "long long"}[want]
            return f"{_FROM_BITS[want]}(({bits}){_wrapped(expression)})"
        if have in _TO_BITS:
            return f"({CPP[want]}){_TO_BITS[have]}({expression})"
        return f"({CPP[want]}){_wrapped(expression)}"

    def _special(self, name: str, wanted: str) -> str:
        if name not in _SPECIAL:
            raise Untranslatable(f"the special register %{name} has no HIP form")
        if name in SPECIAL_NOTES and not (self.keeps_warps and name == "lanemask_lt"):
            self.note(SPECIAL_NOTES[name])
        elif name.startswith("lanemask") and not self.keeps_warps:
            self.note(SPECIAL_NOTES["lanemask_lt"])
        text = HELPER + "lane()" if name == "laneid" and self.keeps_warps else _SPECIAL[name]
        self.uses_helper |= text.startswith(HELPER)
        return text if wanted in ("u32", "u64") else f"({CPP[wanted]}){text}"

    # ------------------------------------------------------------------------------------------------------ statements
    def assign(self, destination: Operand, expression: str, ptx_type: str) -> None:
        """``destination = expression``, where the expression has the instruction's type."""
        if isinstance(destination, Register) and destination.name == "_":
            self.add(f"(void)({expression})")
            return
        if not isinstance(destination, ArgumentRef | Register):
            raise Untranslatable("the destination is no register")
        have = ptx_type.replace("b", "u", 1) if ptx_type[0] == "b" else ptx_type
        target = self.class_of(destination)
        if isinstance(destination, ArgumentRef) and self.direct:
            name = self.statement.operands[destination.index].expression
        else:
            name = self.name(destination)
        same_width = have[1:] == target[1:] and have[0] in "su" and target[0] in "su"
        if have == target or not self._needs_bits(have, target) or (same_width and self.direct):
            value = expression
        else:
            value = self._rebits(expression, have, target)
        self.add(f"{name} = {value}")

    @staticmethod
    def _needs_bits(have: str, target: str) -> bool:
        return have in _TO_BITS or target in _FROM_BITS or (have[0] == "s" and target[0] == "u")

    def _rebits(self, expression: str, have: str, target: str) -> str:
        """Results narrower than their register are extended by their own sign (PTX ISA, "Operand Size Exceeding ...")."""
        return self.convert(f"({expression})", have, target)

    def add(self, statement: str) -> None:
        self.lines.append(f"if ({self.guard}) {{ {statement}; }}" if self.guard else f"{statement};")

    def temporary(self, ptx_type: str, expression: str) -> str:
        """A variable with the value of an expression."""
        name = f"{self.prefix}_t{len(self.temporaries)}"
        self.temporaries.append((name, CPP[ptx_type]))
        self.add(f"{name} = {expression}")
        return name

    def helper(self, name: str, *arguments: str, template: str = "") -> str:
        """A call of a function of wavebridge/ptx.h."""
        self.uses_helper = True
        return f"{HELPER}{name}{f'<{template}>' if template else ''}({', '.join(arguments)})"

    def note(self, message: str) -> None:
        if message not in self.notes:
            self.notes.append(message)


def _wrapped(expression: str) -> str:
    """In parentheses, unless one pair already holds all of it."""
    depth = 0
    for position, char in enumerate(expression):
        depth += (char == "(") - (char == ")")
        if depth == 0 and position < len(expression) - 1:
            return f"({expression})"
    return expression if expression.startswith("(") else f"({expression})"


def _immediate(value: int | float, is_float: bool, wanted: str) -> str:
    if wanted in ("f32", "f64"):
        number = float(value)
        if number != number or number in (float("inf"), float("-inf")):
            return (
                {"f32": '__builtin_nanf("")', "f64": '__builtin_nan("")'}[wanted]
                if number != number
                else (f"({'-' if number < 0 else ''}__builtin_inf{'f' if wanted == 'f32' else ''}())")
            )
        return f"{number!r}f" if wanted == "f32" else repr(number)
    if is_float:
        raise Untranslatable("a floating-point constant cannot be read as an integer")
    suffix = {"u32": "u", "u64": "ull", "s64": "ll"}.get(wanted, "")
    bits = int(wanted[1:]) if wanted[1:].isdigit() else 32
    number_ = int(value) & ((1 << bits) - 1) if wanted[0] == "u" else int(value)
    return f"{number_}{suffix}" if number_ >= 0 else f"({number_}{suffix})"


Handler = Callable[[Emitter, Instruction], None]
