import pytest

from app.check.cases.hints import read_hints
from app.check.cases.infer import CannotInfer, infer_case
from app.check.model import BufferUse, Finding, Intent, PreparedCase, ProbeResult
from translator.results import KernelResult, LaunchInfo, ParamInfo, VulkanResult

SOURCE = """constexpr int kBlock = 128;
__global__ void add(const float* x, float* y, float* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) { z[i] = x[i]; y[i] += x[i]; }
}
"""


def buffer(name: str, dtype: str = "f32", const: bool = False) -> ParamInfo:
    return ParamInfo(name, "buffer", dtype, 4, const, f"{dtype}*")


def scalar(name: str, dtype: str = "i32") -> ParamInfo:
    return ParamInfo(name, "scalar", dtype, 4, False, dtype)


def use(name: str, reads: int = 0, writes: int = 0) -> BufferUse:
    """A buffer read and written from its start to these bytes; what is read is read before it is written."""
    return BufferUse(name, reads // 4, writes // 4, 0, (0, reads), (0, writes), reads > 0)


def kernel(*params: ParamInfo, block: str = "kBlock", shared: str = "") -> KernelResult:
    launch = LaunchInfo("add", 9, "grid", block, shared, ())
    return KernelResult("add", (), 2, 4, params, VulkanResult("ok"), (launch,))


def test_the_probe_sets_extents_and_intents() -> None:
    def probe(case: PreparedCase) -> ProbeResult:
        assert case.block == (128, 1, 1)
        uses = {
            "x": use("x", reads=8000),
            "y": use("y", reads=8000, writes=8000),
            "z": use("z", writes=7996),
        }
        return ProbeResult("ran", uses)

    case = infer_case(kernel(buffer("x", const=True), buffer("y"), buffer("z"), scalar("n")), SOURCE, probe)
    assert [(a.count, a.intent) for a in case.args[:3]] == [(2000, Intent.IN), (2000, Intent.INOUT), (1999, Intent.OUT)]
    assert case.strength == "strong"


def test_a_kernel_that_writes_nothing_is_weak() -> None:
    case = infer_case(kernel(buffer("x"), scalar("n")), SOURCE, lambda c: ProbeResult("ran", {"x": use("x", reads=4)}))
    assert case.strength == "weak"
    assert any("wrote nothing" in n for n in case.notes)


def test_several_sizes_differ_and_are_said_to_be_guesses() -> None:
    case = infer_case(kernel(buffer("x"), scalar("m"), scalar("n"), scalar("k")), SOURCE, None)
    values = [a.value for a in case.args[1:]]
    assert len(set(values)) == 3
    assert case.strength == "weak"


def test_a_crash_of_the_probe_asks_for_a_case() -> None:
    with pytest.raises(CannotInfer, match="write a case"):
        infer_case(kernel(buffer("x"), scalar("n")), SOURCE, lambda c: ProbeResult("crash", message="out of bounds"))


def test_pointers_in_structs_are_not_guessed() -> None:
    odd = ParamInfo("s", "struct", "S", 8, False, "S")
    with pytest.raises(CannotInfer, match="parameter s"):
        infer_case(kernel(odd), SOURCE, None)


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("256", (256, 1, 1)),
        ("kBlock", (128, 1, 1)),
        ("kBlock/2", (64, 1, 1)),
        ("dim3(32, 4)", (32, 4, 1)),
        ("block", (16, 8, 1)),
        ("unknown", None),
        ("TILE * 2u", (48, 1, 1)),
        ("4096", None),
    ],
)
def test_block_sizes_read_off_the_source(block: str, expected: tuple[int, int, int] | None) -> None:
    source = SOURCE + "#define TILE 24\nvoid f() { dim3 block(16, 8); }\n"
    hints = read_hints(source, "", (LaunchInfo("k", 1, "1", block, "", ()),), {})
    assert hints.block == expected


def test_shared_bytes_with_sizeof() -> None:
    hints = read_hints(SOURCE, "", (LaunchInfo("k", 1, "1", "1", "2 * kBlock * sizeof(float)", ()),), {})
    assert hints.dynamic_shared == 1024


def test_other_block_shapes_are_tried_until_one_is_clean() -> None:
    tried: list[int] = []

    def probe(case: PreparedCase) -> ProbeResult:
        tried.append(case.block[0])
        faults = () if case.block[0] == 32 else (Finding("out_of_bounds", "beyond the array", 3, severity="error"),)
        return ProbeResult("ran", {"x": use("x", writes=4)}, faults)

    case = infer_case(kernel(buffer("x"), scalar("n"), block="unknown"), SOURCE, probe)
    assert case.block == (32, 1, 1)
    assert tried == [256, 128, 32]
    assert case.strength == "weak"


def test_a_guess_that_makes_the_kernel_go_wrong_is_no_case() -> None:
    fault = Finding("out_of_bounds", "beyond the array", 3, severity="error")
    with pytest.raises(CannotInfer, match="line 3: beyond the array"):
        infer_case(kernel(buffer("x")), SOURCE, lambda c: ProbeResult("ran", {}, (fault,)))
