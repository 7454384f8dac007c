import pytest

from app.check.cases.expressions import ExpressionError, evaluate, evaluate_count


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("ceil(n/512)", 196),
        ("n//512", 195),
        ("min(n, 7)*2", 14),
        ("-(2+3)", -5),
        (4, 4),
        ("n % 8", 3),
        ("floor(n/2)", 50001),
    ],
)
def test_values(text: str | int, value: float) -> None:
    assert evaluate(text, {"n": 100003}) == value


@pytest.mark.parametrize(
    "text",
    [
        "m",
        "__import__('os')",
        "n.real",
        "1/0",
        "n[0]",
        "'a'",
        "2**9",
        "9999999999*9999999999",
        "ceil(1, 2)",
        "(" * 300,
        "a b",
        "",
    ],
)
def test_anything_else_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ExpressionError):
        evaluate(text, {"n": 1})


@pytest.mark.parametrize("text", ["n/2", "-1", "n - 5"])
def test_sizes_are_whole_and_not_negative(text: str) -> None:
    with pytest.raises(ExpressionError, match="not a size"):
        evaluate_count(text, {"n": 3})
