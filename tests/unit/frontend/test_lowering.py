"""Statements, objects and calls, as printed IR; what the texts mean is tested against a compiler in test_differential."""

from __future__ import annotations

import pytest

from tests.unit.frontend.helpers import body, lower, problems, statements
from translator.ir.nodes import Storage
from translator.ir.types import ArrayType

STATEMENTS = {
    "default arguments": (
        "__device__ float f(float a, float b = 2.5f) { return a * b; }",
        "x[0] = f(x[1]);",
        "f32 r;\nr = f(x[1], 2.5f);\nx[0] = r;",
    ),
    "aggregates are completed": (
        "struct A { int a; float b = 3.f; int c[2]; };",
        "A g{1}; A h = {.a = 2, .c = {4}}; x[0] = g.b + h.b;",
        "A g = A{1, 3.0f, zero<i32[2]>};\nA h = A{2, 3.0f, i32[2]{4, 0}};\nx[0] = g.b + h.b;",
    ),
    "braces may be left out": (
        "struct P { int a, b; };",
        "P p[2] = {1, 2, 3}; o[0] = p[n].b;",
        "P[2] p = P[2]{P{1, 2}, P{3, 0}};\no[0] = p[n].b;",
    ),
    "undefined stays undefined, braces zero": (
        "struct P { int a, b; };",
        "P p; P q{}; int i; p.a = q.b; i = p.a; o[0] = i;",
        "P p;\nP q = zero<P>;\ni32 i;\np.a = q.b;\ni = p.a;\no[0] = i;",
    ),
    "the right side of an assignment comes first": (
        "",
        "int i = n; o[i++] = i;",
        "i32 i = n;\ni32 t = i;\ni32 t.2 = i;\ni = i + 1;\no[t.2] = t;",
    ),
    "a short circuit guards effects": (
        "",
        "int i = n; if (i > 0 && o[i--] > 2) o[0] = i;",
        "i32 i = n;\nbool t = i > 0;\nif (t) {\n  i32 t.2 = i;\n  i = i - 1;\n  t = o[t.2] > 2;\n}\nif (t) {\n  o[0] = i;\n}",
    ),
    "for without parts": (
        "",
        "int i; for (i = 1;;) if (i++ > n) break; for (;; i--) if (i < 3) break;",
        "i32 i;\ni = 1;\nwhile () {\n  i32 t = i;\n  i = i + 1;\n  if (t > n) {\n    break;\n  }\n}\n"
        "while () {\n  if (i < 3) {\n    break;\n  }\n} step {\n  i = i - 1;\n}",
    ),
    "do with an effect in its test": (
        "",
        "int i = 0; do { if (i == n) continue; } while (i++ < 5);",
        "i32 i = 0;\ndo {\n  if (i == n) {\n    continue;\n  }\n} before {\n  i32 t = i;\n  i = i + 1;\n} while (t < 5);",
    ),
    "references are other names": (
        "",
        "int& r = o[n]; r += 2; o[0] = r;",
        "o[n] = o[n] + 2;\no[0] = o[n];",
    ),
    "a reference's index is fixed where it is bound": (
        "",
        "int i = n; int& r = o[i]; i = 0; r = 7;",
        "i32 i = n;\ni32 i.2 = i;\ni = 0;\no[i.2] = 7;",
    ),
    "cache hints are plain accesses": (
        "",
        "x[0] = __ldg(&x[n]); __stcs(x + 1, 2.0f);",
        "x[0] = x[n];\nx[1] = 2.0f;",
    ),
    "CUDA's min and max are by type": (
        "",
        "x[0] = min(x[1], 2.0f); o[0] = max(n, 3); o[1] = min(3u, (unsigned)n); double d = fmin(x[0], 1.0); x[1] = d;",
        "x[0] = fminf(x[1], 2.0f);\no[0] = max(n, 3);\no[1] = i32(min(3u, u32(n)));\n"
        "f64 d = fmin(f64(x[0]), 1.0);\nx[1] = f32(d);",
    ),
    "overloads pick the precision": (
        "",
        "x[0] = sqrt(x[1]) + sqrtf(x[2]) + exp(1.5 * x[3]); x[1] = abs(x[0]); o[0] = abs(n); x[2] = pow(x[0], 2);",
        "x[0] = f32(f64(sqrtf(x[1]) + sqrtf(x[2])) + exp(1.5 * f64(x[3])));\nx[1] = fabsf(x[0]);\no[0] = abs(n);\n"
        "x[2] = f32(pow(f64(x[0]), 2.0));",
    ),
    "rounding conversions": (
        "",
        "o[0] = __float2int_rn(x[0]); o[1] = __float2int_rz(x[0]); x[1] = __int2float_rn(n); o[2] = lrintf(x[0]);",
        "o[0] = i32(rintf(x[0]));\no[1] = i32(x[0]);\nx[1] = f32(n);\no[2] = i32(i64(rintf(x[0])));",
    ),
    "sincos": (
        "",
        "float s, c; sincosf(x[0], &s, &c); x[1] = s * c;",
        "f32 s;\nf32 c;\nf32 x.2 = x[0];\ns = sinf(x.2);\nc = cosf(x.2);\nx[1] = s * c;",
    ),
    "volatile reads happen once each, in order": (
        "",
        "volatile int* v = o; o[1] = v[0] + v[0];",
        "ptr<i32> v = o;\ni32 v.2 = v[0];\ni32 v.3 = v[0];\no[1] = v.2 + v.3;",
    ),
    "memcpy of a known size": (
        "",
        "float t[4]; memcpy(t, x + n, sizeof(t)); x[0] = t[1];",
        "f32[4] t;\nt[0] = x[n];\nt[1] = (x + n)[1];\nt[2] = (x + n)[2];\nt[3] = (x + n)[3];\nx[0] = t[1];",
    ),
    "assert": ("#include <assert.h>", "assert(n > 0);", "assert(n > 0, 'n > 0');"),
    "printf": ("", 'printf("%d of %s\\n", n, "all");', "printf('%d of all\\n', n);"),
    "bits": (
        "",
        "o[0] = __float_as_int(x[0]) ^ __popc(n) ^ __clz(n) ^ __ffs(n);",
        "o[0] = ((bits<i32>(x[0]) ^ __popc(u32(n))) ^ __clz(n)) ^ __ffs(n);",
    ),
    "half": (
        "#include <cuda_fp16.h>",
        "__half h = __float2half(x[0]); h = h * h + __hmax(h, h); x[1] = __half2float(h); half2 p = __hadd2(__half2half2(h), "
        "__float2half2_rn(1.f)); x[2] = __high2float(p);",
        "f16 h = f16(x[0]);\nh = (h * h) + f16(fmaxf(f32(h), f32(h)));\nx[1] = f32(h);\nf16 t = h;\n"
        "f16x2 p = f16x2{t + 1.0h, t + 1.0h};\n"
        "x[2] = f32(p.y);",
    ),
    "bfloat16 computes in float": (
        "#include <cuda_bf16.h>",
        "__nv_bfloat16 b = __float2bfloat16(x[0]); b = b + b; x[1] = (float)b;",
        "bf16 b = bf16(x[0]);\nb = bf16(f32(b) + f32(b));\nx[1] = f32(b);",
    ),
    "warp operations": (
        "",
        "o[0] = __shfl_down_sync(0xffffffff, n, 4, 16) + __any_sync(0xff, n > 3); o[1] = __ballot_sync(~0u, n);",
        "i32 r;\nr = warp_shfl_down(4294967295u, n, 4u, 16);\ni32 r.2;\nr.2 = warp_any(255u, i32(n > 3));\no[0] = r + r.2;\n"
        "u32 r.3;\nr.3 = warp_ballot(4294967295u, n);\no[1] = i32(r.3);",
    ),
    "barriers that count": (
        "",
        "o[0] = __syncthreads_count(n > 2); __syncwarp(); __threadfence();",
        "i32 r;\nr = __syncthreads_count(i32(n > 2));\no[0] = r;\n__syncwarp(4294967295u);\n__threadfence();",
    ),
    "atomics": (
        "",
        "int old = atomicCAS(o, 1, n); atomicAdd(&x[n], 1.f); atomicMax_block(o + 1, old);",
        "i32 old;\nold = atomic_cas(&*o, 1, n);\ni32 old.2 = old;\natomic_add(&x[n], 1.0f);\natomic_max_block(&o[1], old.2);",
    ),
    "cooperative groups": (
        "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;",
        "auto b = cg::this_thread_block(); auto t = cg::tiled_partition<8>(b); o[0] = t.shfl_down(n, 2) + t.thread_rank(); "
        "t.sync(); b.sync();",
        "i32 r;\nr = warp_shfl_down(255u << (%laneid & 24u), n, 2u, 8);\no[0] = i32(u32(r) + (%laneid & 7u));\n"
        "__syncwarp(255u << (%laneid & 24u));\n__syncthreads();",
    ),
    "vectors": (
        "",
        "float4 v = make_float4(1, 2, x[0], 4); v.x += v.w; *(float4*)(x + 4) = v; dim3 d(5); o[0] = d.x + d.z; "
        "uint3 t = threadIdx; o[1] = t.y + blockDim.z;",
        "f32x4 v = f32x4{1.0f, 2.0f, x[0], 4.0f};\nv.x = v.x + v.w;\n*ptr<f32x4>(x + 4) = v;\nu32x3 d = u32x3{5u, 1u, 1u};\n"
        "o[0] = i32(d.x + d.z);\nu32x3 t = u32x3{threadIdx.x, threadIdx.y, threadIdx.z};\no[1] = i32(t.y + blockDim.z);",
    ),
    "unions are bits": (
        "union U { float f; unsigned u; };",
        "U u; u.f = x[0]; o[0] = u.u;",
        "U u;\n*ptr<f32>(&u.bits) = x[0];\no[0] = i32(*ptr<u32>(&u.bits));",
    ),
    "structured bindings": (
        "struct P { int a; float b; };",
        "P p{n, 2.f}; auto [a, b] = p; auto& [c, d] = p; d = a + b; o[0] = c;",
        "P p = P{n, 2.0f};\nP bound = p;\np.b = f32(bound.a) + bound.b;\no[0] = p.a;",
    ),
}


@pytest.mark.parametrize("name", STATEMENTS)
def test_statement(name: str) -> None:
    before, code, expected = STATEMENTS[name]
    assert statements(code, before=before) == expected


def test_methods_take_their_object_by_pointer() -> None:
    text = body(
        "struct V { float a; __device__ V(float f) : a(f) {} __device__ float twice() const { return 2 * a; } };\n"
        "__global__ void k(float* x) { V v(x[0]); x[1] = v.twice(); }\n"
    )
    assert text == (
        "struct V { f32 a @0; } size 4 align 4;\n"
        "void V::V(ptr<V> this, f32 f) {\n  this->a = f;\n}\n"
        "f32 V::twice(ptr<V> this.2) {\n  return 2.0f * this.2->a;\n}\n"
        "kernel k(ptr<f32> x) {\n  V v;\n  V::V(&v, x[0]);\n  f32 r;\n  r = V::twice(&v);\n  x[1] = r;\n}\n"
    )


def test_lambdas_capture_by_value_and_by_reference() -> None:
    text = body(
        "template <class F> __device__ void each(int n, F f) { for (int i = 0; i < n; ++i) f(i); }\n"
        "__global__ void k(float* x, int n) { float s = 0; each(n, [&s, x](int i) { s += x[i]; }); x[0] = s; }\n"
    )
    assert "struct closure { ptr<f32> capture0 @0; ptr<f32> capture1 @8; }" in text
    assert "*this->capture0 = (*this->capture0) + this->capture1[i];" in text
    assert "each(n.2, closure{&s, x});" in text


def test_every_extern_shared_array_is_dynamic() -> None:
    module = lower(
        "__device__ float f(int i) { extern __shared__ float a[]; return a[i]; }\n"
        "__global__ void k(float* x) { extern __shared__ double b[]; b[0] = x[0]; x[1] = f(1); }\n"
    )
    assert [g.var.storage for g in module.globals] == [Storage.DYNAMIC_SHARED] * 2
    assert all(isinstance(g.var.type, ArrayType) and g.var.type.count is None for g in module.globals)


def test_module_variables() -> None:
    module = lower(
        "__constant__ float c[2] = {1, 2};\n__device__ int counter = 5;\nconstexpr int table[3] = {1, 2};\n"
        "__global__ void k(int* x) { __shared__ int s[4]; s[0] = counter; x[0] = c[0] + table[x[1]] + s[0]; }\n"
    )
    found = {g.var.name: (g.var.storage, g.read_only, g.initial is not None) for g in module.globals}
    assert found == {
        "s": (Storage.SHARED, False, False),
        "counter": (Storage.GLOBAL, False, True),
        "c": (Storage.CONSTANT, False, True),
        "table": (Storage.CONSTANT, True, True),
    }


def test_struct_layout_is_clangs() -> None:
    module = lower(
        "struct In { char c; double d; };\nstruct Out : In { short s; float3 v; float4 q; };\n"
        "__global__ void k(Out* o) { o[0].s = 1; }\n"
    )
    layouts = {s.name: ([(f.name, f.offset) for f in s.fields], s.size, s.align) for s in module.structs}
    assert layouts["In"] == ([("c", 0), ("d", 8)], 16, 8)
    assert layouts["Out"] == ([("base_In", 0), ("s", 16), ("v", 20), ("q", 32)], 48, 16)


def test_all_problems_show_at_once_and_dependents_are_quiet() -> None:
    found = problems(
        "__device__ float g(float);\n"
        "__global__ void k(float* x) {\n"
        "  float* p = (float*)malloc(4);\n"
        "  x[0] = g(x[1]);\n"
        "  p[0] += 1;\n"
        "  x[2] = clock64();\n"
        "}\n"
    )
    assert found == [("WB4010", 3), ("WB4002", 4), ("WB4014", 6)]


def test_destructors_that_run_code_are_refused_and_others_are_not() -> None:
    text = (
        "struct A { int* p; __device__ ~A() { *p = 3; } };\nstruct B { A a; };\nstruct C { int v; __device__ ~C() {} };\n"
        "__global__ void k(int* x) { C c{1}; B b{{x}}; x[1] = c.v + b.a.p[0]; }\n"
    )
    assert {rule for rule, _ in problems(text)} == {"WB4018"}
    body(text.replace("*p = 3;", ""))


def test_switch_arms_fall_through_and_share_declarations() -> None:
    assert statements(
        "switch (n) { case 1: case 2: int t; t = n; o[0] = t; default: t = 3; o[1] = t; break; case 7:; }"
    ) == (
        "i32 t;\nswitch (n) {\n  case 1, case 2:\n    t = n;\n    o[0] = t;\n  default:\n    t = 3;\n    o[1] = t;\n    break;\n"
        "  case 7:\n}"
    )


def test_unroll_pragmas_are_kept() -> None:
    text = statements("#pragma unroll 4\nfor (int i = 0; i < n; ++i) o[i] = i;\nfor (int i = 0; i < 2; ++i) o[i] = 0;")
    assert text.count("while unroll(4)") == 1
    assert text.count("while (") == 1


def test_fast_math_picks_the_approximations() -> None:
    from translator.options import Options, Semantics

    options = Options(semantics=Semantics(use_fast_math=True))
    text = body("__global__ void k(float* x) { x[0] = expf(x[1]) + sinf(x[2]) + sqrtf(x[3]); }", options=options)
    assert "(__expf(x[1]) + __sinf(x[2])) + sqrtf(x[3])" in text
