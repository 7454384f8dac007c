"""CUDA source in strings: what is found, what changes, and that every other byte stays."""

from __future__ import annotations

import ast
import io
import tokenize
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from translator.api import translate_file
from translator.diagnostics.fixes import fix_keys
from translator.diagnostics.model import Severity
from translator.diagnostics.rules.libraries import embedded_source, embedded_source_kept
from translator.hip.embedded.cpp_literals import read_literal
from translator.hip.embedded.model import EmbeddedSource
from translator.hip.embedded.rewrite import CannotWrite, written_in_file
from translator.hip.translate import translate
from translator.options import Options
from translator.results import HipResult
from translator.source import SourceFile, Span

BALLOT = "unsigned m = __ballot_sync(0xffffffffu, 1);"
WIDE = "unsigned long long m = __ballot_sync(__activemask(), 1);"
DONE, LEFT = embedded_source.RULE.id, embedded_source_kept.RULE.id


def run(name: str, text: str | bytes) -> HipResult:
    data = text.encode() if isinstance(text, str) else text
    return translate(SourceFile(Path(name), data), Options(), is_local_header=lambda _: None)


def rules(result: HipResult) -> list[str]:
    return [d.rule for d in result.diagnostics if d.rule in (DONE, LEFT)]


def kernel(body: str) -> str:
    return f"__global__ void k(unsigned* p) {{ {body} }}"


# ----------------------------------------------------------------------------------------------------------------- C++
CPP_WHOLE = [
    'const char* s = "' + kernel(BALLOT) + '";\n',
    'static const std::string s{"' + kernel(BALLOT) + '"};\n',
    'auto s = "' + kernel(BALLOT) + '"s;\n',
    'const char s[] = R"cuda(\n' + kernel(BALLOT) + '\n)cuda";\n',
    'const char* s = "// \\"quoted\\" \\x41 \\\\ text\\n"\n    "' + kernel(BALLOT) + '\\n"  // cudaMalloc\n    ;\n',
    'const char* s = "\\\n' + kernel(BALLOT) + ' \\n\\\n";\n',
    '#define SOURCE "' + kernel(BALLOT) + '"\n',
    'void f() { load("' + kernel(BALLOT) + '"); }\n',
    "const char* s[] = {\n" + '  "' + kernel(BALLOT) + '",\n  "int x;",\n};\n',
    'const char* s = "' + kernel('printf(\\"%d\\\\n\\", 1); ' + BALLOT) + '";\n',
]


@pytest.mark.parametrize("text", CPP_WHOLE)
def test_a_literal_changes_where_the_cuda_in_it_does(text: str) -> None:
    result = run("a.cpp", text)
    assert result.text.decode() == text.replace(BALLOT, WIDE)
    assert rules(result) == [DONE]


CPP_PARTS = [
    'std::string s = std::string("' + kernel("p[0] = ") + '") + value;\n',
    'std::string s = "' + kernel("p[0] = ") + '" + value;\n',
    'void f(std::string s) { s += "' + kernel(BALLOT) + '"; }\n',
    'void f() { out << "' + kernel(BALLOT) + '" << x; }\n',
    'const char* s = "' + kernel(BALLOT) + '" MORE;\n',
    'void f() { snprintf(b, 9, "' + kernel(BALLOT) + '", 1); }\n',
    'const char* form = "' + kernel(BALLOT) + '"; void f() { snprintf(b, 9, form, 1); }\n',
    'std::string s("' + kernel(BALLOT) + '"); void f() { s = s + "x"; }\n',
    '#define SOURCE(x) "' + kernel(BALLOT) + '" #x\n',
]


@pytest.mark.parametrize("text", CPP_PARTS)
def test_a_literal_that_is_only_a_part_is_reported_and_kept(text: str) -> None:
    result = run("a.cpp", text)
    assert result.text.decode() == text
    assert rules(result) == [LEFT]


@pytest.mark.parametrize(
    "text",
    [
        'const char* s = "use __global__ (see cudaMalloc)";\n',
        'const char* s = "cudaMalloc failed";\n',
        'const wchar_t* s = L"' + kernel(BALLOT) + '";\n',
        "// " + kernel(BALLOT) + "\n",
    ],
)
def test_other_strings_are_no_cuda_source(text: str) -> None:
    result = run("a.cpp", text)
    assert result.text.decode() == text
    assert rules(result) == []


def test_the_source_argument_of_a_program_needs_no_kernel_in_it() -> None:
    call = 'nvrtcResult r = nvrtcCreateProgram(&p, "%s", "cudaStream_t s;", 0, 0, 0);\n'
    result = run("a.cpp", call % "typedef cudaStream_t S;")
    assert result.text.decode() == "hiprtcResult r = hiprtc" + (call % "typedef hipStream_t S;").split("nvrtc", 2)[2]


def test_an_edit_over_several_literals_empties_those_after_the_first() -> None:
    text = 'const char* s = "__global__ void k() {\\n"\n  "asm(\\"membar.gl;\\"\\n"\n  "::: \\"memory\\");\\n"\n  "}\\n";\n'
    assert run("a.cpp", text).text.decode() == (
        'const char* s = "__global__ void k() {\\n"\n  "__threadfence()"\n  ";\\n"\n  "}\\n";\n'
    )


def test_no_runtime_header_is_added_but_other_headers_are_translated() -> None:
    text = 'const char* s = "#include <cuda_fp16.h>\\n' + kernel("p[0] = 1;") + '";\n'
    assert run("a.cpp", text).text.decode() == text.replace("cuda_fp16.h", "hip/hip_fp16.h")


def test_a_helper_header_is_written_as_the_literal_needs_it_and_told() -> None:
    asm = 'asm("sad.u32 %0, %0, %0, %0;" : "+r"(p[0]));'
    result = run("a.cpp", 'const char* s = "' + kernel(asm.replace('"', '\\"')) + '";\n')
    assert result.text.startswith(b'const char* s = "#include \\"wavebridge/ptx.h\\"\\n__global__')
    assert result.helper_headers == ("wavebridge/ptx.h",)
    assert any("-I" in d.message for d in result.diagnostics if d.rule == DONE)


def test_findings_inside_a_string_stand_at_their_place_in_the_file() -> None:
    text = 'const char* s =\n  "__global__ void k(int* p) {\\n"\n  "  asm(\\"mma.sync %0;\\" : \\"+r\\"(p[0])); }";\n'
    result = run("a.cpp", text)
    (finding,) = [d for d in result.diagnostics if d.rule == "WB6001"]
    assert text.encode()[finding.span.start :].startswith(b"asm(")
    assert result.status == "unsupported"


def test_an_escape_with_digits_never_takes_in_the_text_after_it() -> None:
    text = 'const char* s = "__global__ void k() { cudaStream_t a; }\\040cudaStream_t b;";\n'
    assert run("a.cpp", text).text.decode() == text.replace("cudaStream_t", "hipStream_t")
    piece = read_literal(b'"\\x20z"', 0, 7)
    assert piece is not None
    source = EmbeddedSource(Span(0, 7), (piece,))
    assert written_in_file(b'"\\x20z"', source, Span(1, 2), b"y") == [(Span(5, 6), b"y")]
    with pytest.raises(CannotWrite):
        written_in_file(b'"\\x20z"', source, Span(1, 2), b"d")


# -------------------------------------------------------------------------------------------------------------- Python
PYTHON_WHOLE = [
    "k = cp.RawKernel(r'''\n" + kernel(BALLOT) + "\n''', 'k')\n",
    'k = cupy.RawModule(code="""' + kernel(BALLOT) + '""".strip())\n',
    "SOURCE = '''\n" + kernel(BALLOT) + "\n'''\nk = cp.RawKernel(SOURCE, 'k')\n",
    "def f():\n    source = (\n        '"
    + kernel(BALLOT)
    + "\\n'  # cudaMalloc\n        'int x;')\n    return load(source)\n",
    "load_inline(name='e', cpp_sources='', cuda_sources=[b'" + kernel(BALLOT) + "'])\n",
    "SOURCES = {'k': '" + kernel(BALLOT) + "', 'cudaMalloc': 'cudaMalloc'}\n",
    "S: str = \"//\\t\\'\\N{BULLET}\\x41\\n\\\n" + kernel(BALLOT) + '"\n',
    "# \u00fcmlaut \U0001f600\ns = '\u00fc'; k = '''// \u00fc \U0001f600\r\n" + kernel(BALLOT) + "\r\n'''\r\n",
]


@pytest.mark.parametrize("text", PYTHON_WHOLE)
def test_a_python_string_changes_where_the_cuda_in_it_does(text: str) -> None:
    result = run("a.py", text)
    assert result.text.decode() == text.replace(BALLOT, WIDE)
    assert rules(result) == [DONE]
    ast.parse(result.text)


PYTHON_PARTS = [
    "k = cp.RawKernel(HEAD + '" + kernel(BALLOT) + "', 'k')\n",
    "S = '" + kernel(BALLOT) + "'\nk = cp.RawKernel(S.replace('N', n), 'k')\n",
    "S = '" + kernel(BALLOT) + "'\nS += more\n",
    "S = '" + kernel(BALLOT) + "'\nk = cp.RawKernel(S % n + more, 'k')\nm = S + more\n",
    "k = cp.RawKernel('" + kernel(BALLOT) + "'[4:], 'k')\n",
]
PYTHON_TEMPLATES = [
    "k = cp.RawKernel('" + kernel(BALLOT) + "' % n, 'k')\n",
    "k = cp.RawKernel('" + kernel("%(type)s x; " + BALLOT) + "' % {'type': 'int'}, 'k')\n",
    "k = cp.RawKernel('" + kernel(BALLOT) + "'.format(n), 'k')\n",
    "k = cp.RawKernel(f'"
    + kernel("p[{n}] = 1; " + BALLOT).replace(") { ", ") {{ ").replace("; }", "; }}")
    + "', 'k')\n",
    "k = Template('" + kernel("$type x; " + BALLOT) + "').substitute(type='int')\n",
    "S = '" + kernel(BALLOT) + "'\nk = cp.RawKernel(S % n, 'k')\n",
    "k = jinja2.Template('" + kernel("{{ type }} x; " + BALLOT) + "')\n",
]


@pytest.mark.parametrize("text", PYTHON_TEMPLATES)
def test_the_cuda_in_a_template_is_translated_with_a_warning(text: str) -> None:
    result = run("a.py", text)
    assert result.text.decode() == text.replace(BALLOT, WIDE)
    found = [d for d in result.diagnostics if d.rule == DONE]
    assert [d.severity for d in found] == [Severity.WARNING]
    assert "puts in at run time" in found[0].message


@pytest.mark.parametrize(
    ("template", "put_in"),
    [
        ("S = '''KERNEL'''\nx = S % {'n': 3}\n", {"%": "%%"}),
        ("S = '''KERNEL'''\nx = S.format(n=3)\n", {"{": "{{", "}": "}}"}),
        ("n = 3\nx = f'''KERNEL'''\n", {"{": "{{", "}": "}}"}),
    ],
)
def test_marks_are_doubled_in_templates(template: str, put_in: dict[str, str]) -> None:
    several = 'asm("{ .reg .pred q; setp.ne.u32 q, %1, 0; selp.u32 %0, 1, 0, q; }" : "=r"(p[0]) : "r"(p[1])); p[2] = p[3] % 32;'
    source = kernel(several)
    written = source
    for mark, double in put_in.items():
        written = written.replace(mark, double)
    result = run("a.py", template.replace("KERNEL", written))
    names: dict[str, str] = {}
    exec(result.text.decode(), names)  # what the program would compile
    assert names["x"] == run("k.h", source).text.decode()
    assert names["x"] != source


def test_a_template_of_a_library_gets_no_marks() -> None:
    asm = 'asm("{ .reg .pred q; setp.ne.u32 q, %1, 0; selp.u32 %0, 1, 0, q; }" : "=r"(p[0]) : "r"(p[1]));'
    text = f"k = Template('''{kernel(asm)}''')\n"
    result = run("a.py", text)
    assert result.text.decode() == text
    assert rules(result) == [LEFT]


@pytest.mark.parametrize(
    "text",
    [
        "k = cp.ElementwiseKernel('float32 x', 'uint32 y', 'y = __popc(BALLOT)', 'k')\n",
        "k = cp.ElementwiseKernel(in_params='T x', out_params='T y', operation='y = BALLOT', name='k', preamble=P)\n",
        "k = cp.ReductionKernel('T x', 'T y', 'BALLOT', 'a + b', 'y = a', '0', 'k')\n",
        "k = ElementwiseKernel('unsigned *y', 'y[i] = BALLOT', 'k')\n",
    ],
)
def test_expressions_of_kernels_that_cupy_and_pycuda_write(text: str) -> None:
    cuda, hip = (
        text.replace("BALLOT", "__ballot_sync(0xffffffff, 1)"),
        text.replace("BALLOT", "__ballot_sync(__activemask(), 1)"),
    )
    assert run("a.py", cuda).text.decode().replace("__popcll", "__popc") == hip


@pytest.mark.parametrize("text", PYTHON_PARTS)
def test_a_python_string_put_together_at_run_time_is_reported_and_kept(text: str) -> None:
    result = run("a.py", text)
    assert result.text.decode() == text
    assert rules(result) == [LEFT]


@pytest.mark.parametrize(
    "text",
    [
        'def f():\n    """Runs ' + kernel(BALLOT) + '"""\n',
        '"""' + kernel(BALLOT) + '"""\n',
        "# " + kernel(BALLOT) + "\n",
        "print('cudaMalloc __global__')\n",
        "f'cudaMalloc {x}'\n",
    ],
)
def test_docstrings_comments_and_messages_are_no_cuda_source(text: str) -> None:
    result = run("a.py", text)
    assert result.text.decode() == text
    assert rules(result) == []


def test_the_host_part_of_an_extension_is_source_without_a_kernel() -> None:
    text = "cpp = 'void f(cudaStream_t s);'\nload_inline('e', [cpp], cuda_sources='cudaStream_t t;')\n"
    assert run("a.py", text).text.decode() == text.replace("cudaStream_t", "hipStream_t")


def test_a_kernel_name_is_not_source() -> None:
    text = "k = cp.RawKernel('" + kernel("") + "', 'cudaMalloc')\n"
    assert run("a.py", text).text.decode() == text


def test_pycuda_is_told_to_have_no_amd_backend() -> None:
    result = run("a.py", "m = SourceModule('''" + kernel(BALLOT) + "''')\n")
    assert ["PyCUDA" in d.message for d in result.diagnostics if d.rule == DONE] == [True]
    assert result.status == "warned"


ASM = 'asm("sad.u32 %0, %0, %0, %0;" : "+r"(p[0]));'


@pytest.mark.parametrize("quotes", ["'''", '"""', "r'''", 'r"""', "'"])
def test_new_text_is_quoted_so_that_the_string_still_means_the_translation(quotes: str) -> None:
    body = ASM.replace('"', '\\"') if quotes == '"' else ASM
    text = f"S = {quotes}{kernel(body)}{quotes.lstrip('r')}\n"
    result = run("a.py", text)
    assert rules(result) == [DONE]
    (statement,) = ast.parse(result.text).body
    value = ast.literal_eval(statement.value)  # type: ignore[attr-defined]
    assert value.startswith('#include "wavebridge/ptx.h"\n__global__')
    assert "wavebridge::ptx::sad(" in value


def test_a_literal_that_cannot_hold_the_translation_is_kept_and_told() -> None:
    text = "S = r'" + kernel(ASM) + "'\n"  # a raw string of one line has no way to write a line end
    result = run("a.py", text)
    assert result.text.decode() == text
    assert rules(result) == [LEFT]


def test_a_file_that_python_cannot_read_is_translated_as_far_as_it_goes() -> None:
    text = "S = '''" + kernel(BALLOT) + "'''\nx = (\n"
    assert run("a.py", text).text.decode() == text.replace(BALLOT, WIDE)


def test_encodings_other_than_utf8() -> None:
    latin = "# -*- coding: latin-1 -*-\nS = '''// caf\xe9\n" + kernel(BALLOT) + "'''\n"
    assert run("a.py", latin.encode("latin-1")).text == latin.replace(BALLOT, WIDE).encode("latin-1")
    other = "# -*- coding: shift_jis -*-\nS = '''" + kernel(BALLOT) + "'''\n"
    result = run("a.py", other)
    assert result.text.decode() == other
    assert rules(result) == [LEFT]


def test_the_public_door_takes_python_files_and_looks_for_no_kernels_in_them() -> None:
    result = translate_file(SourceFile(Path("a.py"), PYTHON_WHOLE[0].encode()), Options())
    assert result.hip is not None
    assert result.hip.text.decode() == PYTHON_WHOLE[0].replace(BALLOT, WIDE)
    assert result.kernels == ()


def test_the_examples_of_the_rules() -> None:
    for rule in (embedded_source.RULE, embedded_source_kept.RULE):
        assert rule.example is not None
        assert rule.id in rules(run("a.cpp", rule.example.bad))
        assert rule.id not in rules(run("a.cpp", rule.example.good))


# ------------------------------------------------------------------------------------------------------ fixes, PTX, options
SHIFT = "int lane = threadIdx.x & 31; p[0] = (1u << (lane + 1)) - 1;"


@pytest.mark.parametrize(
    ("name", "literal"),
    [
        ("a.cpp", 'const char *s = R"(' + kernel("\n" + SHIFT) + ')";\n'),
        ("a.cpp", 'const char *s = "__global__ void k(unsigned *p) {\\n"\n  "\\t' + SHIFT + '\\n}";\n'),
        ("a.py", "k = cp.RawKernel(r'''" + kernel("\n" + SHIFT) + "''', 'k')\n"),
    ],
)
def test_fixes_inside_strings_are_edits_of_the_file(name: str, literal: str) -> None:
    source = SourceFile(Path(name), ("// line\n" if name == "a.cpp" else "# line\n").encode() + literal.encode())
    found = [d for d in translate(source, Options(), is_local_header=lambda _: None).diagnostics if d.rule == "WB3001"]
    assert len(found) == 1 and found[0].fix is not None
    for edit in found[0].fix.edits:
        around = source.data[edit.span.start - 12 : edit.span.end + 12]
        assert b"1u" in around or b"+ 1" in around
    keys = fix_keys(source, found)
    result = translate(
        source, replace(Options(), fixes=frozenset(k for k in keys if k)), is_local_header=lambda _: None
    )
    assert result.text != source.data
    assert [d.fixed for d in result.diagnostics if d.rule == "WB3001"] == [True]


PTX = ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k() { ret; }\n"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.cpp", 'const char *p = R"(' + PTX + ')";\n'),
        ("a.cpp", 'const char p[] = "' + PTX.replace("\n", '\\n"\n"') + '";\n'),
        ("a.py", f'ptx = """\n//\n{PTX}"""\n'),
    ],
)
def test_ptx_in_a_string_is_an_error(name: str, text: str) -> None:
    result = run(name, text)
    assert [d.rule for d in result.diagnostics] == ["WB7030"]
    assert result.text.decode() == text
    assert result.status == "unsupported"


@pytest.mark.parametrize(
    ("option", "count"),
    [
        ("--gpu-architecture=compute_80", 1),
        ("-arch=sm_80", 1),
        ("--use_fast_math", 1),
        ("-default-device", 1),
        ("-DN=4", 0),
        ("--std=c++17", 0),
        ("architecture", 0),
    ],
)
def test_options_of_nvrtc(option: str, count: int) -> None:
    source = f'void f(nvrtcProgram p) {{ const char *o[] = {{"{option}"}}; nvrtcCompileProgram(p, 1, o); }}\n'
    assert [d.rule for d in run("a.cpp", source).diagnostics].count("WB7031") == count
    assert not [d for d in run("a.cpp", f'const char *o = "{option}";\n').diagnostics if d.rule == "WB7031"]


# ---------------------------------------------------------------------------------------------------------- properties
_BODIES = st.sampled_from(
    [
        BALLOT,
        "p[0] = __shfl_down_sync(0xffffffff, p[1], 1);",
        "p[0] %= 3;",
        "// __ballot(1)\n",
        "p[0] = '\\\\';",
        "cudaFoo();",
    ]
)
_LITERALS = st.sampled_from(
    [
        "S = '''{}'''",
        'S = r"""\n{}\n"""',
        "k = cp.RawKernel('''{}''', 'k')",
        "m = SourceModule('''{}''' % n)",
        "S = '''{}'''.format(n)",
        "S = HEAD + '''{}'''",
        "f(f'''{}''')",
        "S = b'''{}'''",
    ]
)
_LINES = st.sampled_from(
    [
        "# cudaMalloc __ballot_sync\n",
        "x = 'cudaMalloc'\n",
        "cuda.cudaMalloc(1)\n",
        "def f():\n    '''__ballot(1)'''\n",
        "\n",
        "é = '→'\n",
    ]
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(_LINES, st.tuples(_LITERALS, _BODIES)), max_size=6), st.sampled_from(["\n", "\r\n"]))
def test_python_outside_of_strings_stays(pieces: list[str | tuple[str, str]], newline: str) -> None:
    parts = [p if isinstance(p, str) else p[0].replace("{}", kernel(p[1])) + "\n" for p in pieces]
    source = "".join(parts).replace("\n", newline)
    result = run("a.py", source)

    def rest(text: bytes) -> list[str]:
        found = tokenize.tokenize(io.BytesIO(text).readline)
        return [t.string for t in found if t.type not in (tokenize.STRING, tokenize.NL)]

    assert rest(result.text) == rest(source.encode())
    assert result.text.count(b"\r\n") - result.text.count(b"\n") == source.count("\r\n") - source.count("\n")
    again = run("a.py", result.text)
    assert again.text == result.text


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ('auto s = std::format("KERNEL", 1);\n', True),
        ('const char* form = "KERNEL"; auto s = fmt::format(form, 1);\n', True),
        ('auto s = std::format("KERNEL", 1) + more;\n', True),
        ('const char* form = "KERNEL"; auto s = std::format(form, 1); auto t = form + more;\n', False),
        ('auto s = boost::format("KERNEL");\n', False),
        ('void f(char *b) { snprintf(b, 90, "KERNEL", 1); }\n', False),
    ],
)
def test_formats_of_cpp(text: str, changes: bool) -> None:
    doubled = kernel("{ " + BALLOT + " }").replace("{", "{{").replace("}", "}}")
    source = text.replace("KERNEL", doubled)
    result = run("a.cpp", source)
    assert result.text.decode() == (source.replace(BALLOT, WIDE) if changes else source)
    assert [d.severity for d in result.diagnostics if d.rule in (DONE, LEFT)] == [Severity.WARNING]
