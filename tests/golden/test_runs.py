"""Every kernel of every golden case computes the same as CUDA, as HIP with 32 and 64 lanes and on Vulkan, or its diagnostics
say why not.

The reference is the CPU emulator.  Kernels whose run shows nothing (they read or write nothing) count as weak; the summary
at the end of the run prints how many there are of each kind, and everything that was not run with its reason.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.check.cpu.toolchain import NoCompiler, find_toolchain
from app.check.model import CheckRow, Finding, Status
from tests.golden.cases import GoldenCase, find_cases, topic_names
from tests.golden.explanations import EXPLAINS, HIP32, HIP64, VULKAN, explains, refusal_rule
from tests.golden.running import Observed, Verdict, judge, kernel_names, reachable_spans, run_golden
from tests.support.golden_summary import PROPERTY
from translator.diagnostics.registry import rule


@pytest.fixture(scope="session")
def emulator_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        toolchain = find_toolchain()
    except NoCompiler as error:
        pytest.skip(f"no golden kernel was run: {error}")
    if not toolchain.rewrites_ir:
        pytest.skip("no golden kernel was run: only g++ is here, which lacks CUDA's semantics")
    return tmp_path_factory.mktemp("golden-runs")


def test_kernels_compute_what_cuda_computes(
    golden_case: GoldenCase, emulator_cache: Path, record_property: Callable[[str, object], None]
) -> None:
    verdicts = run_golden(golden_case, emulator_cache)
    for found in verdicts:
        case = f"{golden_case.topic}/{golden_case.name}"
        record_property(PROPERTY, (case, found.kernel, found.executor, found.kind, found.why))
    failed = [f"{v.kernel} on {v.executor}: {v.why}" for v in verdicts if v.kind == "failed"]
    assert not failed, "\n".join(failed)


def test_every_golden_kernel_is_found() -> None:
    """The search for kernels is not the translator's, and finds those of the cases that we know."""
    text = (
        "// __global__ void no() {}\n__global__ void a();\ntemplate <int N> __global__ void b(int (&x)[2]) {}\n"
        "static __global__ void __launch_bounds__(256, 4) c(float *p) { p[0] = 1; }\n__launch_bounds__(4) __global__ void d() {}"
    )
    assert kernel_names(text) == {"b", "c", "d"}
    assert sum(len(kernel_names(c.path.read_text("utf-8", errors="replace"))) for c in all_cases()) > 30


def all_cases() -> list[GoldenCase]:
    return [case for topic in topic_names() for case in find_cases(topic)]


def test_the_table_names_rules_that_exist() -> None:
    for rule_id, executors in EXPLAINS.items():
        assert rule(rule_id).id == rule_id
        assert executors <= {HIP32, HIP64}


def row(executor: str, status: Status, message: str = "") -> CheckRow:
    return CheckRow(
        "k", executor, "", status, "strong", message=message, findings=(Finding("x", "differs", severity="error"),)
    )


SEEN = Observed(wrote=True, read=True)


@pytest.mark.parametrize(
    ("executor", "rules", "kind"),
    [
        (HIP64, {"WB2001": 3}, "explained"),
        (HIP32, {"WB2001": 3}, "failed"),  # speaks of 64 lanes alone
        (HIP64, {"WB2002": 3, "WB1010": 1}, "failed"),  # say nothing about a difference
        (HIP64, {}, "failed"),
        (HIP32, {"WB2010": 2}, "explained"),
        ("vulkan:llvmpipe", {"WB2001": 3}, "failed"),
    ],
)
def test_only_the_rule_of_the_difference_excuses_it(executor: str, rules: dict[str, int], kind: str) -> None:
    for status in (Status.DIFFERENT, Status.CRASH, Status.TIMEOUT, Status.ORDER_DEPENDENT):
        assert judge(row(executor, status), rules, SEEN, written_case=True).kind == kind


def test_a_refusal_names_its_rule() -> None:
    refused = row("vulkan:llvmpipe", Status.UNSUPPORTED, "WB4101: a pointer in memory")
    assert judge(refused, {}, SEEN, written_case=True).kind == "explained"
    assert refusal_rule("the device has no float64") == ""
    assert judge(row(HIP32, Status.UNSUPPORTED, "does not compile"), {}, SEEN, written_case=True).kind == "failed"
    assert not explains("WB4101", VULKAN)


@pytest.mark.parametrize("observed", [Observed(wrote=False, read=True), Observed(wrote=True, read=False)])
def test_a_run_that_shows_nothing_is_not_equal(observed: Observed) -> None:
    assert judge(row(HIP32, Status.EQUAL), {}, observed, written_case=False).kind == "weak"
    assert judge(row(HIP32, Status.EQUAL), {}, observed, written_case=True).kind == "failed"
    assert judge(row(HIP32, Status.EQUAL), {}, SEEN, written_case=True) == Verdict("k", HIP32, "equal")


def test_diagnostics_count_in_the_functions_that_a_kernel_reaches() -> None:
    data = b"#define TWO(x) (one(x))\nvoid one(int) {\n}\nvoid other() {}\nvoid k() {\n  TWO(1);\n}\n"
    spans = [data[s.start : s.end] for s in reachable_spans(data, 5, 7)]
    assert b"#define TWO(x) (one(x))" in spans and b"void one(int) {\n}" in spans
    assert not any(b"other" in span for span in spans)
