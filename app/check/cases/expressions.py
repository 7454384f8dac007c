"""Sizes in a case are small arithmetic expressions over its ``[let]`` names: ``"ceil(n/512)"``.

They come from project files, so they are evaluated by walking the syntax tree: no attribute, no call but the four
functions here, no way to anything else.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping

Number = int | float

_BINARY: dict[type[ast.operator], Callable[[Number, Number], Number]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_LARGEST = 1 << 48


class ExpressionError(ValueError):
    """An expression of a case that cannot be evaluated; the message names it."""


def evaluate(expression: str | int | float, names: Mapping[str, Number]) -> Number:
    """The value of an expression; numbers stand for themselves.  Raises ExpressionError."""
    if isinstance(expression, bool) or not isinstance(expression, str):
        return expression
    try:
        tree = ast.parse(expression, mode="eval")
        return _value(tree.body, names)
    except (SyntaxError, ZeroDivisionError, OverflowError, RecursionError) as error:
        raise ExpressionError(f"'{expression}' cannot be evaluated: {error}") from error


def evaluate_count(expression: str | int | float, names: Mapping[str, Number]) -> int:
    """A whole number that is not negative; 3.0 is one.  Raises ExpressionError."""
    value = evaluate(expression, names)
    if value != int(value) or not 0 <= value < _LARGEST:
        raise ExpressionError(f"'{expression}' is {value}, not a size")
    return int(value)


def _value(node: ast.expr, names: Mapping[str, Number]) -> Number:
    match node:
        case ast.Constant(value=int() | float() as value):
            return value
        case ast.Name(id=name):
            if name not in names:
                raise ExpressionError(f"'{name}' is not a name of the case's [let] table")
            return names[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand, names)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            result = _BINARY[type(op)](_value(left, names), _value(right, names))
            if abs(result) > _LARGEST:
                raise ExpressionError(f"the value {result} is too large for a case")
            return result
        case ast.Call(func=ast.Name(id=function), args=args, keywords=[]):
            return _call(function, [_value(a, names) for a in args])
        case _:
            raise ExpressionError("only numbers, names of [let], + - * / // % and ceil, floor, min, max are allowed")


def _call(function: str, args: list[Number]) -> Number:
    match function, args:
        case "ceil", [x]:
            return math.ceil(x)
        case "floor", [x]:
            return math.floor(x)
        case "min", [_, *_]:
            return min(args)
        case "max", [_, *_]:
            return max(args)
        case _:
            raise ExpressionError(f"there is no function {function} of {len(args)} argument(s)")
