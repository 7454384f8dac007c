"""``printf`` as ``debugPrintfEXT`` (GL_EXT_debug_printf)."""

from __future__ import annotations

import re

from translator.ir.nodes import Expr, Printf
from translator.ir.types import F32, Scalar, ScalarType
from translator.passes.context import Refused
from translator.vulkan.glsl.expressions import ExprWriter

_CONVERSION = re.compile(r"%([-+ #0]*)(\d+|\*)?(\.\d+|\.\*)?(hh|h|ll|l|z|j|t)?([diouxXeEfFgGaAcsp%])")


def printf_call(exprs: ExprWriter, s: Printf) -> str:
    """The statement's text; raises `Refused` for a conversion that has no form."""
    exprs.state.features.use_extension("GL_EXT_debug_printf")
    args = iter(s.args)
    written: list[str] = []

    def convert(m: re.Match[str]) -> str:
        flags, width, precision, _, kind = m.groups()
        if kind == "%":
            return "%%"
        arg = next(args, None)
        if arg is None or kind in "sp" or "*" in ((width or "") + (precision or "")):
            raise Refused("WB4401", f"printf with %{kind} has no Vulkan form", s.origin)
        text, letter = argument(exprs, arg, kind)
        written.append(text)
        return f"%{flags}{width or ''}{precision or ''}{letter}"

    text = _CONVERSION.sub(convert, s.format)
    # One message a line anyway; and escapes in strings do not survive every compiler's preprocessor.
    quoted = " ".join(text.replace("\\", "/").replace('"', "'").split("\n")).strip()
    return f"debugPrintfEXT({', '.join([f'{chr(34)}{quoted}{chr(34)}', *written])});"


def argument(exprs: ExprWriter, arg: Expr, kind: str) -> tuple[str, str]:
    """An argument's text and its conversion; doubles are printed as floats."""
    text = exprs.expr(arg)
    t = arg.type
    if not isinstance(t, ScalarType):
        raise Refused("WB4401", "printf of something that is not a number", arg.origin)
    if t.scalar.is_float:
        return (text if t == F32 else f"float({text})"), "f" if kind in "FaA" else kind
    if t.scalar.size == 8:
        return text, "l" + ("u" if t.scalar is Scalar.U64 else "d") if kind not in "xX" else "lx"
    return (f"int({text})" if kind in "di" else f"uint({text})"), "d" if kind in "dic" else "u" if kind == "u" else "x"
