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
DEVICE int& ref(int* p, int i = 1) { return p[i & 3]; }
DEVICE int early(const int* p, int n) {
  for (int i = 0; i < n; ++i) {
    switch (p[i] & 3) { case 0: continue; case 1: if (p[i] < 0) return -i; break; case 2: return p[i]; }
    if (i == 2) return 100 + i;
  }
  return n;
}
struct Fix {
  int raw;
  static constexpr int one = 16;
  DEVICE constexpr Fix(int v = 0) : raw(v * one) {}
  DEVICE explicit operator bool() const { return raw != 0; }
  DEVICE operator int() const { return raw / one; }
  DEVICE Fix& operator+=(const Fix& o) { raw += o.raw; return *this; }
  DEVICE Fix operator++(int) { Fix old = *this; raw += one; return old; }
  DEVICE Fix& operator++() { raw += one; return *this; }
  DEVICE int operator[](int i) const { return raw >> (i & 7); }
  DEVICE int operator()(int a, int b = 3) const { return raw + a * b; }
};
DEVICE Fix operator*(Fix a, const Fix& b) { a.raw = a.raw * b.raw / Fix::one; return a; }
DEVICE bool operator<(const Fix& a, const Fix& b) { return a.raw < b.raw; }
template <typename T> struct Box { T item; int uses = 0; DEVICE T get() { ++uses; return item; } };
template <typename T, typename F> DEVICE T fold(const T (&a)[4], T start, F f) {
  for (T v : a) start = f(start, v);
  return start;
}
DEVICE P changed(P v) { v.a += 2; v.b[1] = v.a; return v; }
union Bits { float f; unsigned u; unsigned char c[4]; };
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
                f"ref(arr, {a})",
                "ref(arr)",
                f"early(arr, {a} & 3)",
                f"(int)(fx * Fix({a} & 63))",
                f"fx({a} & 255)",
                f"fx[{a}]",
                f"(fx < Fix({a} & 63) ? 1 : 2)",
                f"fold(arr, (int)({a}), [](int x, int y) {{ return x * 3 + y; }})",
                f"changed(p).b[{a} & 1]",
                f"(&arr[{a} & 3] - arr)",
                f"(at(arr, {a}) < at(arr, {b}))",
                f"(fx ? {a} : {b})",
                "grid[" + f"{a} & 1][{b} & 1]",
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
        choice = r.randrange(27)
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
                cases = "".join(
                    f"case {k}: {r.choice([self.statement(), ''])} {r.choice(['break;', ''])}" for k in range(3)
                )
                return f"switch ({self.integer(1)} & 3) {{ {cases} default: {self.statement()} }}"
            case 13:
                return (
                    f"p.a = {self.integer(1)}; p.b[{self.integer(1)} & 1] += {self.integer(1)}; p.f = {self.real(1)};"
                )
            case 14:
                objects = f"P c = p; c.a++; p = c; Q d({self.integer(1)}); q.q ^= d.sum();"
                return f"{{ {objects} int& r = arr[j & 3]; r -= 3; bump(r, r); }}"
            case 15:
                return f"ref(arr, {self.integer(1)}) {r.choice(['+=', '=', '^='])} {self.integer(1)};"
            case 16:
                return f"{r.choice(['++fx', 'fx++', 'fx += Fix(3)'])}; fx.raw &= 1023;"
            case 17:
                return f"{{ Box<short> box{{(short)({self.integer(1)})}}; {i} = box.get(); {i} += box.get(); {i} += box.uses; }}"
            case 18:
                return f"({self.integer(1)} ? j : i2) {r.choice(['=', '+=', '-='])} {self.integer(1)};"
            case 19:
                return f"{{ int* w = arr; w += {self.integer(1)} & 1; *w++ = {self.integer(1)}; *w = w[-1] ^ 3; i2 = w - arr; }}"
            case 20:
                return f"{{ Bits u; u.f = {self.real(1)}; if (u.f == u.f) {{ u.c[1] ^= 5; j += u.u & 0xffff; }} }}"
            case 21:
                step = r.choice(["++a, --b", "a += 1, b -= 2"])
                return f"for (int a = 0, b = 5; a < b; {step}) {{ if (b == 3) continue; j += a * b; }}"
            case 22:
                return f"for (auto& row : grid) for (int& cell : row) {{ cell = cell * 2 + ({self.integer(1)} & 7); }}"
            case 23:
                bound = f"const int& c = {self.integer(1)}; const P& cp = changed(p);"
                return f"{{ {bound} j += c + cp.a; p.a += c & 3; j ^= cp.a; }}"
            case 24:
                left = r.choice(["arr[j++ & 3]", "arr[bump(j, 3) & 3]", "grid[j & 1][bump(j, 1) & 1]", "ref(arr, j--)"])
                return f"{left} {r.choice(['=', '+=', '^='])} j * 3 + {self.integer(1)};"
            case 25:
                return r.choice(
                    [
                        "i2 = j << (bump(j, 1) & 7);",
                        "i2 = grid[j & 1][j++ & 1];",
                        "arr[j & 3] += bump(j, 5);",
                        "j = j++ * 2;",
                    ]
                )
            case 26:
                return f"{{ int& r = arr[j & 3]; int* w = &grid[j & 1][0]; j += 1; r -= {self.integer(1)}; *w ^= r; }}"
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
    lines.append("Fix fx(2); int grid[2][2] = {1, 2, 3};")
    for name in ("i", "i2"):
        source.names[name] = "int"
    lines += [source.statement() for _ in range(8)]
    outs = [
        *source.names,
        "j",
        "arr[0]",
        "arr[1]",
        "arr[2]",
        "arr[3]",
        "p.a",
        "p.b[0]",
        "p.b[1]",
        "q.q",
        "fx.raw",
        "grid[0][1]",
        "grid[1][0]",
    ]
    for k, name in enumerate(outs):
        t = source.names.get(name, "int")
        lines.append(f"out[{k}] = bits{'d' if t == 'double' else 'f' if t == 'float' else ''}({name});")
    return "\n  ".join(lines)


OUTPUTS = 11 + 2 + 1 + 4 + 3 + 1 + 3
