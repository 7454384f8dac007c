"""min and max of mixed signs, host mathematics."""

from __future__ import annotations

import pytest

from tests.unit.hip.typed.helpers import findings, run

HEAD = "struct P { unsigned n; int m; };\n__device__ unsigned count();\n"


@pytest.mark.parametrize(
    ("call", "mixed"),
    [
        ("min(p->n, n)", True),
        ("max(count(), n)", True),
        ("min(p->m, n)", False),
        ("min(p->m, u)", True),
        ("min(q[0], n)", False),
        ("max((int)count(), n)", False),
        ("min(z, l)", True),
        ("max(n * 1.0f, 2.0f)", False),
        ("std::min<int>(p->n, n)", False),
    ],
)
def test_the_helper_is_added_where_a_call_is_mixed(call: str, mixed: bool) -> None:
    source = f"{HEAD}__device__ long f(P *p, int *q, int n, unsigned u, size_t z, long l) {{ return {call}; }}\n"
    assert (run(source).helper_headers == ("wavebridge/min_max.h",)) == mixed
    assert bool(findings(source, "WB3009")) == mixed


def test_types_take_back_what_tokens_believed() -> None:
    source = "struct uint_box { int n; };\n__device__ int f(uint_box b, int n) { return min(b.n, n); }\n"
    assert run(source, typed=False).helper_headers == ("wavebridge/min_max.h",)
    assert run(source).helper_headers == ()


def test_host_overloads_come_with_a_helper() -> None:
    on_host = "__host__ __device__ float f(float a) { return rsqrtf(a) + norm3df(a, a, a); }\n"
    assert run(on_host).helper_headers == ("wavebridge/host_math.h",)
    assert run(on_host.replace("__host__ ", "")).helper_headers == ()
    assert run("float rsqrtf(int, int); float f() { return rsqrtf(1, 2); }\n").helper_headers == ()
