"""Texture and surface references: what becomes of each form, and what is no reference at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from translator.diagnostics.model import Severity
from translator.hip.translate import translate
from translator.options import HipTarget, Options
from translator.results import HipResult
from translator.source import SourceFile

MODE = "cudaReadModeElementType"


def run(source: str, name: str = "a.h", *, arch: str = "gfx1100", headers: dict[str, Path] | None = None) -> HipResult:
    options = Options(hip=HipTarget(architectures=(arch,)))
    return translate(SourceFile(Path(name), source.encode()), options, is_local_header=(headers or {}).get)


def text(source: str) -> str:
    """The translation without the includes of helper headers."""
    lines = run(source).text.decode().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#include"))


def errors(source: str, **more: str) -> list[tuple[str, str]]:
    found = run(source, **more).diagnostics  # type: ignore[arg-type]
    return [(d.rule, d.message) for d in found if d.severity is Severity.ERROR]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("texture<float> t;\n", "WAVEBRIDGE_TEXTURE(t, wavebridge::texture_reference<float>);\n"),
        (
            f"static texture<uchar4, 2, {MODE}> t;",
            "WAVEBRIDGE_TEXTURE(t, wavebridge::texture_reference<uchar4, 2, hipReadModeElementType>);",
        ),
        ("texture <\n  float\n> t;", "WAVEBRIDGE_TEXTURE(t, wavebridge::texture_reference <\n  float\n>);"),
        (
            "texture<float> /* one */ a /* two */, /* three */ b;",
            "WAVEBRIDGE_TEXTURE(a, wavebridge::texture_reference<float>) /* one */  /* two */; /* three */ "
            "WAVEBRIDGE_TEXTURE(b, decltype(a)::reference);",
        ),
        (
            "texture<float, 1> t(0, cudaFilterModePoint, cudaAddressModeClamp);",
            "WAVEBRIDGE_TEXTURE(t, wavebridge::texture_reference<float, 1>)(0, hipFilterModePoint, hipAddressModeClamp);",
        ),
        ("extern texture<int, 1> t;", "WAVEBRIDGE_EXTERN_TEXTURE(t, wavebridge::texture_reference<int, 1>);"),
        (
            "extern texture<int, 1> t;\ntexture<int, 1> t;",
            "WAVEBRIDGE_EXTERN_TEXTURE(t, wavebridge::texture_reference<int, 1>);\n"
            "WAVEBRIDGE_SHARED_TEXTURE(t, wavebridge::texture_reference<int, 1>);",
        ),
        (
            "namespace n { ::texture<int, 1> t; }",
            "namespace n { WAVEBRIDGE_TEXTURE(t, wavebridge::texture_reference<int, 1>); }",
        ),
        (
            "using Tex = texture<int, 1>;\nstatic Tex t;",
            "using Tex = wavebridge::texture_reference<int, 1>;\nWAVEBRIDGE_TEXTURE(t, Tex);",
        ),
        (
            "#define DECLARE(T, n) texture<T, 1, cudaReadModeElementType> tex_##n##_of;",
            "#define DECLARE(T, n) WAVEBRIDGE_TEXTURE(tex_##n##_of, "
            "wavebridge::texture_reference<T, 1, hipReadModeElementType>);",
        ),
        (
            "#define DECLARE(T, n) \\\n  static texture<T, cudaTextureType1D> n",
            "#define DECLARE(T, n) \\\n  WAVEBRIDGE_TEXTURE(n, wavebridge::texture_reference<T, hipTextureType1D>)",
        ),
        (
            "void f(const struct texture<float, 2> &t);",
            "void f(const struct wavebridge::texture_reference<float, 2> &t);",
        ),
        (
            "surface<void, cudaSurfaceType2DLayered> s;",
            "WAVEBRIDGE_SURFACE(s, wavebridge::surface_reference<void, hipTextureType2DLayered>);",
        ),
    ],
)
def test_declarations(source: str, expected: str) -> None:
    assert text(source) == expected
    assert errors(source) == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        # A reference of another file: only one can be fetched without saying the element's type.
        ("tex1Dfetch(elsewhere, i)", "tex1Dfetch(wavebridge::on_device<decltype(elsewhere)>(), i)"),
        ("tex2D(ns::t, x + f(y, 1), y)", "tex2D(wavebridge::on_device<decltype(ns::t)>(), x + f(y, 1), y)"),
        ("::tex3D(t, x, y, z)", "tex3D(wavebridge::on_device<decltype(t)>(), x, y, z)"),
        ("tex2DLayered(t, x, y, 3)", "tex2DLayered(wavebridge::on_device<decltype(t)>(), x, y, 3)"),
        # Objects stay.
        ("tex1Dfetch<float>(object, i)", "tex1Dfetch<float>(object, i)"),
        ("tex1Dfetch(&v, object, i)", "tex1Dfetch(&v, object, i)"),
        ("tex2D<float4>(in.object[3], x, y)", "tex2D<float4>(in.object[3], x, y)"),
        # A project's own functions of the name.
        ("sampler.tex2D(a, x, y)", "sampler.tex2D(a, x, y)"),
        ("my::tex2D(a, x, y)", "my::tex2D(a, x, y)"),
        # Surface objects: HIP's functions read into a variable only and take no boundary mode.
        ("surf2Dread(&v, s, x, y)", "surf2Dread(&v, s, x, y)"),
        ("surf2Dread<float>(s, x, y)", "wavebridge::surf2Dread<float>(s, x, y)"),
        ("surf1Dread(&v, s, x, mode)", "wavebridge::surf1Dread(&v, s, x, mode)"),
        ("surf3Dwrite(v, s, x, y, z)", "surf3Dwrite(v, s, x, y, z)"),
        (
            "surf3Dwrite(v, s, x, y, z, cudaBoundaryModeZero)",
            "wavebridge::surf3Dwrite(v, s, x, y, z, hipBoundaryModeZero)",
        ),
    ],
)
def test_device_code(source: str, expected: str) -> None:
    assert text(f"__device__ void g() {{ h({source}); }}") == f"__device__ void g() {{ h({expected}); }}"
    assert text(f"#define M h({source})\n") == f"#define M h({expected})\n"


@pytest.mark.parametrize(
    "source",
    [
        "float f(float texture, float b, float c, float d) { return g(texture < b, c > d) + texture; }",
        "void f() { if (surface < n && m > k) surface = 3; for (; surface < 4;) ; }",
        "template <class T> class texture { T t; };\ntexture<float> mine;",
        "struct s { int texture; }; bool f(s a) { return a.texture < 3; }",
        "my::texture<float, 2> t;",
        "texture<Color> of_a_ray_tracer;",
        "surface<Mesh> mesh;",
        "// texture<float> t;\n/* tex2D(t, x, y) */\n",
        "__device__ float tex2D(const float *p, int x, int y);\n"
        "__device__ float tex2D(const float *p, int x, int y) { return p[x]; }\nfloat g() { return tex2D(a, 1, 2); }",
    ],
)
def test_what_is_no_reference(source: str) -> None:
    assert text(source) == source
    assert not any(d.rule in ("WB5001", "WB5020") for d in run(source).diagnostics)


def test_a_definition_is_shared_where_a_local_header_declares_it(tmp_path: Path) -> None:
    header = tmp_path / "t.h"
    header.write_text("extern texture<float, 1> t;\n")
    source = '#include "t.h"\ntexture<float, 1> t;\ntexture<float, 1> own;\n'
    found = run(source, "a.cu", headers={"t.h": header}).text.decode()
    assert "WAVEBRIDGE_SHARED_TEXTURE(t, " in found
    assert "WAVEBRIDGE_TEXTURE(own, " in found


def test_host_code_changes_names_only() -> None:
    source = (
        "CHECK(cudaBindTexture(&offset, &t, p, &d, n)); const textureReference *r; t.filterMode = cudaFilterModeLinear;"
    )
    expected = (
        "CHECK(wavebridge::bind_texture(&offset, &t, p, &d, n)); const wavebridge::texture_attributes *r; "
        "t.filterMode = hipFilterModeLinear;"
    )
    assert text(f"void f() {{ {source} }}") == f"void f() {{ {expected} }}"


def test_a_reference_named_by_a_string() -> None:
    source = 'texture<float, 1> t;\nvoid f(const textureReference **r) { cudaGetTextureReference(r, "t"); }'
    assert "find_texture_reference(r, t)" in text(source)
    assert errors(source) == []


def test_helpers_are_named() -> None:
    assert run("texture<float> t;").helper_headers == ("wavebridge/texture_reference.h",)
    assert run("surface<void, 1> s;").helper_headers == ("wavebridge/surface_reference.h",)
    assert run("void g(S s) { h(surf2Dread<int>(s, 0, 0)); }").helper_headers == ("wavebridge/surface_access.h",)


def test_architectures_without_images() -> None:
    """tex1Dfetch of a reference reads memory; everything else needs image instructions."""
    linear = "texture<float> t;\n__global__ void k(float *p) { *p = tex1Dfetch(t, 0); }"
    objects = "__global__ void k(float *p, cudaTextureObject_t t) { *p = tex1Dfetch<float>(t, 0); }"
    surfaces = "__global__ void k(cudaSurfaceObject_t s) { surf1Dwrite(1, s, 0); }"
    assert errors(linear, arch="gfx942") == []
    for source in (objects, surfaces, linear.replace("tex1Dfetch", "tex1D")):
        assert [rule for rule, _ in errors(source, arch="gfx942")] == ["WB5002"]
        assert errors(source, arch="gfx1100") == []


def test_pitched_memory_is_sampled_in_software_without_images() -> None:
    source = (
        "texture<float, 2> t;\n__global__ void k(float *p) { *p = tex2D(t, 0, 0); }\nvoid f(cudaArray_t a) { BIND }"
    )
    pitched = run(source.replace("BIND", "cudaBindTexture2D(0, t, p, 4, 4, 256);"), arch="gfx942")
    assert [d.message for d in pitched.diagnostics if d.rule == "WB5002"] == [
        "tex2D samples in software on gfx942, which take pitched memory (cudaBindTexture2D) but no array."
    ]
    assert [rule for rule, _ in errors(source.replace("BIND", "cudaBindTextureToArray(t, a);"), arch="gfx942")] == [
        "WB5002"
    ]


def test_what_hip_has_in_another_meaning_is_an_error() -> None:
    source = "__global__ void k(float4 *p, cudaTextureObject_t t) { *p = NAME; }"
    for call in ("tex2Dgather<float4>(t, 0, 0)", "tex2DLayeredLod<float4>(t, 0, 0, 0, 1)"):
        assert [rule for rule, _ in errors(source.replace("NAME", call))] == ["WB5002"]


def test_functions_of_the_project_are_not_judged() -> None:
    source = "uchar tex2D(const uchar *p, int w, int h, int x, int y) { return p[x]; }\nint g() { return tex2D(p, 1, 2, 3, 4); }"
    assert run(source).diagnostics == ()
    assert run("__device__ int g() { return tex2D(p, 1, 2, 3, 4); }").diagnostics == ()


def test_sparse_textures_are_an_error() -> None:
    source = "__global__ void k(float *p, cudaTextureObject_t t) { bool b; *p = tex2D<float>(t, 0, 0, &b); }"
    assert [message for _, message in errors(source)] == [
        "HIP's tex2D does not tell whether a texel of a sparse array is there."
    ]


def test_references_in_source_for_run_time_compilers_stay() -> None:
    string = "texture<float, 1> t; __global__ void k(float *p) { *p = tex1Dfetch(t, 0); }"
    source = f'void f(nvrtcProgram *p) {{ nvrtcCreateProgram(p, "{string}", "k", 0, 0, 0); }}\n'
    assert string.encode() in run(source, "a.cpp").text
    assert {rule for rule, _ in errors(source, name="a.cpp")} == {"WB5020"}
