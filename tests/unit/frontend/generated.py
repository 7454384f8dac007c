"""Random device functions without undefined or unspecified behaviour, for comparing lowering with a C++ compiler.

Effects are only put where C++17 says in which order they happen: `,`, `&&`, `||`, `?:`, the right side of an assignment
before the left.  Divisors are positive, shifts small, conversions of floats to integers in range.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

INTEGERS = [
    "bool",
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long long",
    "unsigned long long",
]
FLOATS = ["float", "double"]
LITERALS = ["0", "1", "-1", "7u", "200", "'a'", "3LL", "0xffffffffu", "65535", "-40000", "true", "5ull", "E2"]
PRELUDE = """
enum E { E0, E1, E2 = 300 };
struct P { short a; unsigned char b[3]; float f; };
struct Q : P {
  int q = 5;
  DEVICE Q() : P{} {}
  DEVICE Q(int v) : P{1, {2, 3}}, q(v) { a = v; }
  DEVICE int sum() const { return a + b[1] + q; }
};
DEVICE int bump(int& r, const int& c) { r += c; return r; }
DEVICE unsigned char narrow(unsigned char v) { return v + 100; }
template <int N> DEVICE int times(int v) { int s = 0; for (int i = 0; i < N; ++i) s += v >> i; return s; }
DEVICE int* at(int* p, int i) { return p + (i & 3); }
"""


@dataclass
class Source:
    random: Random
    names: dict[str, str] = field(default_factory=dict)
    depth: int = 0

    # -------------------------------------------------------------------------------------------------------- expressions
    def variable(self, kinds: list[str]) -> str:
        chosen = [n for n, t in self.names.items() if t in kinds]
        return self.random.choice(chosen)

    def integer(self, depth: int) -> str:
        """An expression of some integer type, without effects."""
        r = self.random
        if depth <= 0:
            return r.choice([r.choice(LITERALS), self.variable(INTEGERS), self.variable(INTEGERS)])
        a, b = self.integer(depth - 1), self.integer(depth - 1)
        return r.choice(
            [
                f"({a} {r.choice('+-*&|^')} {b})",
                f"({a} {r.choice(['<', '>', '<=', '>=', '==', '!='])} {b})",
                f"({a} {r.choice(['/', '%'])} (({b} & 7) + 1))",
                f"({a} {r.choice(['<<', '>>'])} ({b} & 7))",
                f"({a} {r.choice(['&&', '||'])} {b})",
                f"({a} ? {b} : {self.integer(depth - 1)})",
                f"{r.choice('-~!+')}{a}" if not a.startswith(("-", "+")) else f"~({a})",
                f"({r.choice(INTEGERS)})({a})",
                f"(int)clampf({self.real(depth - 1)})",
                f"arr[{a} & 3]",
                "p.b[" + f"({a} & 1)]",
                "q.sum()",
                f"({self.real(depth - 1)} < {self.real(depth - 1)})",
                f"times<3>({a})",
                f"narrow({a})",
                "sizeof(P)",
                f"*at(arr, {a})",
            ]
        )

    def real(self, depth: int) -> str:
        r = self.random
        if depth <= 0:
            return r.choice(["0.5f", "2.0", "1.25f", self.variable(FLOATS), self.variable(FLOATS), "p.f"])
        a = self.real(depth - 1)
        return r.choice(
            [
                f"({a} {r.choice('+-*')} {self.real(depth - 1)})",
                f"({a} {r.choice('+-*')} {self.integer(depth - 1)})",
                f"({r.choice(FLOATS)})({self.integer(depth - 1)})",
                f"(float)({a})",
                f"-({a})",
                f"({self.integer(depth - 1)} ? {a} : {self.real(depth - 1)})",
            ]
        )

    # --------------------------------------------------------------------------------------------------------- statements
    def effect(self) -> str:
        """An expression with an effect, on one variable that it names once."""
        r = self.random
        v = self.variable([t for t in INTEGERS if t != "bool"])
        return r.choice([f"{v}++", f"--{v}", f"({v} += {self.integer(1)})", f"({v} = {self.integer(1)})", "bump(j, 2)"])

    def statement(self) -> str:
        r = self.random
        if self.depth > 2:
            return f"{self.variable(INTEGERS)} = {self.integer(2)};"
        choice = r.randrange(16)
        i, f = self.variable(INTEGERS), self.variable(FLOATS)
        match choice:
            case 0 | 1:
                return f"{i} = {self.integer(3)};"
            case 2:
                op = r.choice(["+=", "-=", "*=", "&=", "|=", "^="])
                return f"{i} {op} {self.integer(2)};"
            case 3:
                wide = self.variable(INTEGERS[1:])
                return f"{wide} {r.choice(['<<=', '>>='])} ({self.integer(1)} & 7);"
            case 4:
                return f"{f} {r.choice(['=', '+=', '-=', '*='])} {self.real(2)};"
            case 5:
                small = self.variable(["signed char", "unsigned char", "short", "int"])
                return f"{small} = clampf({small}); {small} *= .5f;"
            case 6:
                return f"if ({self.integer(1)} {r.choice(['&&', '||'])} {self.effect()}) {self.block()} else {self.block()}"
            case 7:
                return f"{i} = ({self.integer(1)} ? {self.effect()} : ({self.effect()}, {self.integer(1)}));"
            case 8:
                return f"arr[j++ & 3] = {self.integer(2)};"
            case 9:
                n = r.randrange(1, 5)
                body = self.block(r.choice(["", "if (t & 1) continue;", "if (t == 3) break;"]))
                return f"for (int t = 0; t < {n}; {r.choice(['++t', 't++', 't += 1'])}) {body}"
            case 10:
                return f"{{ int t = {r.randrange(1, 4)}; while (t--) {self.block(r.choice(['', 'if (j & 1) continue;']))} }}"
            case 11:
                return f"{{ int t = 0; do {self.block('if (t == 1) continue;')} while (++t < 3); }}"
            case 12:
                cases = "".join(f"case {k}: {self.statement()} {r.choice(['break;', ''])}" for k in range(3))
                return f"switch ({self.integer(1)} & 3) {{ {cases} default: {self.statement()} }}"
            case 13:
                return (
                    f"p.a = {self.integer(1)}; p.b[{self.integer(1)} & 1] += {self.integer(1)}; p.f = {self.real(1)};"
                )
            case 14:
                objects = f"P c = p; c.a++; p = c; Q d({self.integer(1)}); q.q ^= d.sum();"
                return f"{{ {objects} int& r = arr[j & 3]; r -= 3; bump(r, r); }}"
            case _:
                return f"{{ auto l = [&, i](int v) {{ j += v; return i + v; }}; i2 = l({self.integer(1)}); }}"

    def block(self, first: str = "") -> str:
        self.depth += 1
        body = " ".join(self.statement() for _ in range(self.random.randrange(1, 3)))
        self.depth -= 1
        return "{ " + first + " " + body + " }"


def function(seed: int) -> str:
    """The body of a function that fills ``out`` (18 long longs) from ``in`` (8 ints)."""
    random = Random(seed)
    source = Source(random)
    lines = []
    for n, t in enumerate([*INTEGERS, *FLOATS]):
        name = f"v{n}"
        source.names[name] = t
        lines.append(f"{t} {name} = ({t})in[{n % 8}];")
    lines.append("int i = in[0], j = 1, i2 = 0; int arr[4] = {in[1], 2}; P p = {3, {1}, 1.5f}; Q q;")
    for name in ("i", "i2"):
        source.names[name] = "int"
    lines += [source.statement() for _ in range(8)]
    outs = [*source.names, "j", "arr[0]", "arr[1]", "arr[2]", "arr[3]", "p.a", "p.b[0]", "p.b[1]", "q.q"]
    for k, name in enumerate(outs):
        t = source.names.get(name, "int")
        lines.append(f"out[{k}] = bits{'d' if t == 'double' else 'f' if t == 'float' else ''}({name});")
    return "\n  ".join(lines)


OUTPUTS = 11 + 2 + 1 + 4 + 3 + 1
