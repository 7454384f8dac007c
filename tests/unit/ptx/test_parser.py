import pytest

from translator.ptx.hip.translate import HipAsm, Refusal, to_hip
from translator.ptx.model import (
    Address,
    ArgumentRef,
    Declaration,
    Immediate,
    Instruction,
    Label,
    Negated,
    PtxSyntaxError,
    Register,
    Selected,
    SpecialRegister,
    VectorOperand,
)
from translator.ptx.parser import parse_template
from translator.ptx.statement import find_asm
from translator.structure.code import read_code


def one(text: str) -> Instruction:
    (item,) = parse_template(text)
    assert isinstance(item, Instruction)
    return item


def test_instruction_parts() -> None:
    i = one("mad.lo.cc.u32 %0, %1, 0x10, -3;")
    assert (i.opcode, i.modifiers) == ("mad", ("lo", "cc", "u32"))
    assert i.operands == (ArgumentRef(0), ArgumentRef(1), Immediate(16, False), Immediate(-3, False))


@pytest.mark.parametrize(
    ("text", "operand"),
    [
        ("mov.u32 %0, %%laneid", SpecialRegister("laneid")),
        ("mov.u32 %0, %%tid.x", SpecialRegister("tid.x")),
        ("mov.u32 %0, %lanemask_lt", SpecialRegister("lanemask_lt")),
        ("vadd.u32.u32.u32 %0, %1.b2, a.h1", Selected(ArgumentRef(1), 2)),
        ("mov.f32 %0, 1e-3", Immediate(0.001, True)),
        ("mov.f32 %0, 0f3F800000", Immediate(1.0, True)),
        ("mov.f64 %0, 0d3FF8000000000000", Immediate(1.5, True)),
        ("mov.f32 %0, 2.5", Immediate(2.5, True)),
        ("mov.u32 %0, 0b101", Immediate(5, False)),
        ("mov.u32 %0, 010", Immediate(8, False)),
        ("ld.global.nc.u32 %0, [%1]", Address(ArgumentRef(1), 0)),
        ("ld.shared.u32 %0, [%1+16]", Address(ArgumentRef(1), 16)),
        ("ld.shared.u32 %0, [a - 4]", Address(Register("a"), -4)),
        ("selp.b32 %0, !p", Negated(Register("p"))),
        ("st.v2.f32 %0, {%1, t}", VectorOperand((ArgumentRef(1), Register("t")))),
    ],
)
def test_operands(text: str, operand: object) -> None:
    assert one(text).operands[1] == operand


def test_a_block_with_registers_predicates_and_labels() -> None:
    items = parse_template(
        "{\n .reg .pred p, q; .reg .b32 r<3>; // three\nAGAIN: setp.ne.u32 p|q, %0, 0;\n @!p bra AGAIN; }"
    )
    assert items[0] == Declaration("pred", ("p", "q"))
    assert items[1] == Declaration("b32", ("r0", "r1", "r2"))
    assert items[2] == Label("AGAIN")
    setp, bra = items[3], items[4]
    assert isinstance(setp, Instruction) and isinstance(bra, Instruction)
    assert setp.second_result == Register("q")
    assert (bra.guard, bra.guard_negated, bra.operands) == (Register("p"), True, (Register("AGAIN"),))


def test_a_label_before_a_block() -> None:
    items = parse_template("L: { .reg .pred q; @q bra L; }")
    assert [type(i) for i in items] == [Label, Declaration, Instruction]


def test_vectors_are_not_blocks() -> None:
    items = parse_template("ld.global.v2.u32 {%0,%1}, [%2]; st.global.v2.u32 [%3], {%0,%1};")
    assert [i.name for i in items if isinstance(i, Instruction)] == ["ld.global.v2.u32", "st.global.v2.u32"]


@pytest.mark.parametrize(
    "text", ["mov.u32 %0, ;;[", "1234;", ".shared .b32 x;", "ld.u32 %0, [%1+%2];", "mov.u32 %0, #;"]
)
def test_what_is_no_ptx_is_said(text: str) -> None:
    with pytest.raises(PtxSyntaxError):
        parse_template(text)


def test_statements_in_source() -> None:
    source = b"""
    #define LANE(x) asm("mov.u32 %0, %%laneid;" : "=r"(x))
    void f() {
      asm volatile("{ add.u32 %0, %1, %2;"
                   " }\\n" : "+r"(a[i, 1]) : "r"(b(2)), "n"(3) : "memory");
      asm("membar.gl;" ::: "memory");  // asm("in a comment")
      const char* s = "asm(\\"x\\")";
      asm(TEXT);
    }"""
    found = list(find_asm(read_code(source)))
    assert [s.template for s in found] == ["mov.u32 %0, %%laneid;", "{ add.u32 %0, %1, %2; }\n", "membar.gl;", None]
    add = found[1]
    assert [(o.letter, o.expression, o.written, o.read) for o in add.operands] == [
        ("r", "a[i, 1]", True, True),
        ("r", "b(2)", False, True),
        ("n", "3", False, True),
    ]
    assert add.volatile and add.clobbers_memory
    assert found[2].operands == () and found[2].clobbers_memory


def test_registers_of_blocks_are_their_own() -> None:
    items = parse_template("{.reg .u32 %t; {.reg .f32 t; mov.f32 t, 1.0;} mov.u32 %%t, 1; mov.u32 %0, %%u; }")
    moves = [i for i in items if isinstance(i, Instruction)]
    assert [i for i in items if isinstance(i, Declaration)] == [
        Declaration("u32", ("t",)),
        Declaration("f32", ("t_2",)),
    ]
    assert [m.operands[0] for m in moves] == [Register("t_2"), Register("t"), ArgumentRef(0)]
    assert moves[2].operands[1] == SpecialRegister("u")


def test_one_label_twice_is_refused() -> None:
    with pytest.raises(PtxSyntaxError):
        parse_template("L: add.u32 %0, %0, 1; L: bra L;")


def test_texts_that_macros_make() -> None:
    source = b"""
    #define TEXT "mov.u32 "
    #define STR(x) #x
    #define XSTR(x) STR(x)
    #define COUNT 7
    #define LOAD(how, p) asm("ld." #how ".u32 %0, [%1];" : "=r"(r) : "l"(p))
    #define UNUSED(how) asm("ld." #how)
    #define TWICE "a"
    #define TWICE "b"
    void f() {
      asm(TEXT "%0, " XSTR(COUNT) ";" STR(COUNT) : "=r"(r));
      LOAD(global.nc, p); LOAD(global, q);
      asm(TWICE);
    }"""
    found = list(find_asm(read_code(source)))
    load, unused, text, twice = found
    assert text.template == "mov.u32 %0, 7;COUNT"
    assert (load.template, load.variants) == ("ld.global.nc.u32 %0, [%1];", ("ld.global.u32 %0, [%1];",))
    assert unused.template is None and twice.template is None


def test_uses_that_mean_different_instructions_are_refused() -> None:
    source = b"""
    #define LOAD(how) asm("ld." #how " %0, [%1];" : "=r"(r) : "l"(p))
    #define SAME(how) asm("ld." #how ".u32 %0, [%1];" : "=r"(r) : "l"(p))
    void f() { LOAD(u32); LOAD(u8); SAME(ca); SAME(cg); }"""
    different, same = (to_hip(s) for s in find_asm(read_code(source)))
    assert isinstance(different, Refusal) and "ld.u8" in different.reason
    assert isinstance(same, HipAsm)


def test_windows_line_ends_and_comments() -> None:
    items = parse_template("{\r\n\t.reg .u32 t; // one\r\n\tmov.u32 t, %1; /* two */ \r\n\tmov.u32 %0, t;\r\n}")
    assert [i.name for i in items if isinstance(i, Instruction)] == ["mov.u32", "mov.u32"]
