# ruff: noqa: E501 - one function a line
"""Functions written by hand for what random ones do not reach; each fills some of ``out`` from ``in``."""

PRELUDE = """
template <typename D> struct Crtp { DEVICE int twice() { return 2 * static_cast<D*>(this)->one(); } };
struct Leaf : Crtp<Leaf> { int v; DEVICE explicit Leaf(int x) : v(x) {} DEVICE int one() const { return v + 1; } };
struct Empty {};
struct Data { int d[2]; };
struct Both : Empty, Data { short s = 4; };
struct Counted { int n = 7; int m; DEVICE Counted() : m(n + 1) {} };
struct Early { int v; DEVICE Early(int x) : v(x) { if (x > 3) return; v = -1; } };
struct Delegating { int a, b; DEVICE Delegating(int x, int y) : a(x), b(y) {} DEVICE Delegating(int x) : Delegating(x, 2 * x) { a++; } };
struct Holder { int& r; const int k; DEVICE Holder(int& x) : r(x), k(x) {} DEVICE void add(int v) { r += v; } };
struct Matrix {
  float m[2][2];
  DEVICE float* operator[](int i) { return m[i]; }
  DEVICE Matrix transposed() const { Matrix t; for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) t.m[i][j] = m[j][i]; return t; }
  DEVICE friend Matrix operator+(Matrix a, const Matrix& b) { for (int i = 0; i < 4; i++) a.m[i / 2][i % 2] += b.m[i / 2][i % 2]; return a; }
};
struct Node { int value; Node* next; };
struct Self { int v; DEVICE int run(int x) { auto f = [this, x](int y) { v += y; return v * x; }; return f(3) + f(4); } };
enum class Mode : signed char { A = -2, B = 5 };
template <int N> struct Pow { static constexpr int value = 3 * Pow<N - 1>::value; };
template <> struct Pow<0> { static constexpr int value = 1; };
template <typename... T> DEVICE int total(T... v) { int s = 0; ((s = s * 2 + v), ...); return s; }
template <typename T> DEVICE T generic(T v) { if constexpr (sizeof(T) == 1) return v + 1; else return v * 2; }
DEVICE int overloaded(int) { return 1; }
DEVICE int overloaded(unsigned char) { return 2; }
DEVICE int overloaded(double) { return 3; }
DEVICE void swapped(int& a, int& b) { int t = a; a = b; b = t; }
DEVICE int find(const int* p, int n, int what) { int i = 0; while (i < n) { if (p[i] == what) return i; ++i; } return -1; }
DEVICE int* next(int*& p) { return p++; }
"""

BODIES = [
    "Leaf l(in[0]); out[0] = l.twice();",
    "Both b; b.d[0] = in[0]; b.d[1] = in[1]; Data& d = b; d.d[0] += 2; Both c = b; out[0] = c.d[0]; out[1] = c.d[1]; out[2] = c.s;",
    "Counted c[3]; c[1].n = in[1]; out[0] = c[0].n + c[1].n + c[2].m;",
    "Early a(in[0]), b(9); out[0] = a.v; out[1] = b.v;",
    "Delegating d(in[1]); out[0] = d.a; out[1] = d.b;",
    "int x = in[1]; Holder h(x); h.add(5); h.add(h.k); out[0] = x; out[1] = h.r;",
    "Matrix a = {{{1, 2}, {3, 4}}}; a[0][1] = in[0]; Matrix b = a + a.transposed(); for (int i = 0; i < 4; i++) out[i] = b[i / 2][i % 2];",
    "Node c{3, nullptr}, b{in[0], &c}, a{1, &b}; int s = 0; for (Node* p = &a; p; p = p->next) s = s * 10 + p->value; out[0] = s;",
    "Self s{in[2]}; out[0] = s.run(in[0]); out[1] = s.v;",
    "Mode m = in[0] > 0 ? Mode::A : Mode::B; out[0] = (int)m; out[1] = m == Mode::B; switch (m) { case Mode::A: out[2] = 1; break; case Mode::B: out[2] = 2; }",
    "out[0] = Pow<4>::value; out[1] = total(in[0], 3, (char)in[1], true); out[2] = generic((unsigned char)in[2]); out[3] = generic(in[1]);",
    "out[0] = overloaded(in[0]); out[1] = overloaded((unsigned char)3); out[2] = overloaded(1.5f); out[3] = overloaded('a' + 1);",
    "int a[4] = {in[0], in[1], in[2], 7}; swapped(a[0], a[3]); swapped(a[1], a[1]); out[0] = a[0] * 3 + a[3]; out[1] = find(a, 4, in[2]); out[2] = find(a, 2, 99);",
    "int a[4] = {1, 2, 3, 4}; int* p = a; *next(p) += 10; *next(p) *= 5; out[0] = a[0]; out[1] = a[1]; out[2] = p - a; out[3] = p > a;",
    "int x = in[0]; auto f = [y = x + 1, &x](int v) mutable { y += v; x++; return y; }; out[0] = f(1); out[1] = f(2); out[2] = x;",
    "int x = 1; auto f = [&](int v) { auto g = [&x, v](int w) { x += w; return v * w; }; return g(2) + g(v); }; out[0] = f(in[1] & 7); out[1] = x;",
    "int n = 0; for (int i = in[1] & 7; int left = 7 - i; ++i) { n += left; if (n > 100) break; } out[0] = n;",
    "int n = 0, i = 0; while (int left = 5 - i) { n = n * 2 + left; i++; if (left == 3) continue; n++; } out[0] = n;",
    "if (int d = in[0] - 1; d > 0) out[0] = d; else if (int e = in[1]) out[0] = e * 2; else out[0] = d;",
    "int s = 0; for (int i = 0; i < 6; i++) { switch (i) { case 1: continue; case 2: case 3: s += 10; default: s += i; break; case 5: s *= 2; } s++; } out[0] = s;",
    "int s = 0; for (int i = 0; i < 4; ++i) for (int j = 0; j < 4; ++j) { if (j == i) break; if ((i + j) & 1) continue; s += i * 10 + j; } out[0] = s;",
    "struct { int a; struct { short b, c; }; union { float f; unsigned u; }; } v = {1, {2, 3}, {1.5f}}; v.c += in[2]; out[0] = v.a + v.b + v.c; out[1] = v.u;",
    "unsigned long long w = in[0]; out[0] = (unsigned)w > 5u; out[1] = w >> 33; out[2] = (short)w; out[3] = -in[1] % 3 + in[1] / -4;",
    "float f = in[3]; double d = f; f += 0.1; d += 0.1f; f *= d; out[0] = bitsf(f); out[1] = bitsd(d); out[2] = f == d; out[3] = !f + (f && d);",
    "unsigned char c = in[2]; c = ~c; signed char s = c; s >>= 1; c = c << 1 | c >> 7; unsigned short h = c * 257; h *= h; out[0] = c; out[1] = s; out[2] = h; out[3] = c - 300 < 0u;",
    "bool b = in[1]; bool c = b + b; int n = b - !b + (b & c) + ~b; b = 4; out[0] = n; out[1] = b + c; out[2] = b == 1;",
    "int a[2][3] = {{1, 2}, {3, 4, 5}}; int (*p)[3] = a; p++; int* q = *p; out[0] = (*p)[1] + q[2] + a[0][2]; out[1] = sizeof(a) / sizeof(a[0]); out[2] = p - a;",
    "long long acc = 1LL << 40; acc += in[3]; acc ^= -1; out[0] = acc; out[1] = (int)acc; out[2] = (unsigned)acc; unsigned u = 3; out[3] = u - 5; out[4] = (long long)(u - 5);",
    "const int k = 3; static const int t[4] = {9, 8, 7, 6}; int i = in[1] & 3; out[0] = t[i] * k + t[k]; constexpr float c = 0.1f; out[1] = bitsf(c * k);",
    "P a = {1, {2, 3}, 4.5f}; P b = changed(a); P* q = in[0] > 0 ? &a : &b; q->a = 77; (*q).b[0] ^= 0xf0; out[0] = a.a; out[1] = b.a; out[2] = a.b[0]; out[3] = b.b[0];",
    "Fix a(in[1] & 15), b = 3; Fix c = a * b + 1; out[0] = c; out[1] = a < b; out[2] = (a ? 5 : 6); Fix d = a++; out[3] = d.raw; out[4] = (++a).raw; out[5] = a(2) + a(2, 1);",
    "int i = in[1] & 7; int r = i > 3 ? i > 5 ? 1 : 2 : i == 0 ? 3 : 4; out[0] = r; out[1] = (i, r + 1, r * 2); out[2] = i ?: 42;",
]
