import pytest

from app.export.build_files.cmake import cmake_packages, translate_cmake
from app.export.build_files.cmake_syntax import commands
from translator.options import HipTarget

TARGET = HipTarget(architectures=("gfx90a",))


def translate(text: str, packages: tuple[str, ...] = ()) -> str:
    return translate_cmake(text, TARGET, packages).text


@pytest.mark.parametrize(
    ("cuda", "hip"),
    [
        ("project(a LANGUAGES CXX CUDA)", "project(a LANGUAGES CXX HIP)"),
        ("project(CUDA LANGUAGES CUDA)", "project(CUDA LANGUAGES HIP)"),
        ("enable_language( CUDA )", "enable_language( HIP )"),
        ("cmake_minimum_required(VERSION 3.10)", "cmake_minimum_required(VERSION 3.21)"),
        ("cmake_minimum_required(VERSION 3.28)", "cmake_minimum_required(VERSION 3.28)"),
        ("set(CMAKE_CUDA_ARCHITECTURES 70 80)", 'set(CMAKE_HIP_ARCHITECTURES "gfx90a" )'),
        ("set(CMAKE_CUDA_STANDARD 17)", "set(CMAKE_HIP_STANDARD 17)"),
        (
            'set(CMAKE_CUDA_FLAGS "${CMAKE_CUDA_FLAGS} -O3 -lineinfo")',
            'set(CMAKE_HIP_FLAGS "${CMAKE_HIP_FLAGS} -O3 -gline-tables-only")',
        ),
        ("target_link_libraries(a PRIVATE CUDA::cublas m)", "target_link_libraries(a PRIVATE roc::hipblas m)"),
        ("target_link_libraries(a ${CUDA_LIBRARIES})", "target_link_libraries(a hip::host)"),
        (
            "target_compile_options(a PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--extended-lambda;-O3>)",
            "target_compile_options(a PRIVATE $<$<COMPILE_LANGUAGE:HIP>:-O3>)",
        ),
        (
            "target_compile_options(a PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:-lineinfo -Xptxas -v -fmad=false>)",
            "target_compile_options(a PRIVATE $<$<COMPILE_LANGUAGE:HIP>:-gline-tables-only   -ffp-contract=off>)",
        ),
        (
            "target_compile_options(a PRIVATE\n  $<$<AND:$<COMPILE_LANGUAGE:CUDA>,$<CONFIG:Debug>>:\n"
            "    -G\n    -DX=$<TARGET_FILE:b>\n  >)",
            "target_compile_options(a PRIVATE\n  $<$<AND:$<COMPILE_LANGUAGE:HIP>,$<CONFIG:Debug>>:\n"
            "    -ggdb\n    -DX=$<TARGET_FILE:b>\n  >)",
        ),
        (
            "set_target_properties(a PROPERTIES CUDA_ARCHITECTURES 80)",
            'set_target_properties(a PROPERTIES HIP_ARCHITECTURES "gfx90a")',
        ),
        ("cuda_add_cublas_to_target(a)", "target_link_libraries(a roc::hipblas)"),
        ('# CUDA here stays\nmessage("for CUDA users")', '# CUDA here stays\nmessage("for CUDA users")'),
        ("message([[CUDA::cublas) ]])", "message([[CUDA::cublas) ]])"),
    ],
)
def test_commands(cuda: str, hip: str) -> None:
    assert translate(cuda) == hip


def test_packages_are_asked_for_where_the_toolkit_was() -> None:
    text = translate("find_package(CUDAToolkit REQUIRED)\n", ("hip", "hipblas"))
    assert text == "find_package(hip REQUIRED)\nfind_package(hipblas REQUIRED)\n"


def test_cu_sources_become_hip_by_property() -> None:
    text = translate("add_executable(a main.cpp k.cu)\n")
    assert text.index("set_source_files_properties(\n  k.cu\n  PROPERTIES LANGUAGE HIP)") < text.index(
        "add_executable(a"
    )
    assert translate("file(GLOB s src/*.cu)").endswith("set_source_files_properties(${s} PROPERTIES LANGUAGE HIP)")
    assert "FILTER s_hip" in translate("file(GLOB s src/*.cu src/*.cpp)")
    assert translate("set(S a.cu b.cpp)").endswith("set_source_files_properties(a.cu PROPERTIES LANGUAGE HIP)")


def test_an_unknown_library_is_an_error_with_its_line() -> None:
    notes = translate_cmake("\n\ntarget_link_libraries(a CUDA::npps)", TARGET, ()).notes
    assert [(n.line, n.severity) for n in notes] == [(3, "error")]


def test_packages_of_a_list_file() -> None:
    assert cmake_packages("target_link_libraries(a CUDA::cublas CUDA::curand CUDA::cudart)") == {
        "hip",
        "hipblas",
        "hiprand",
    }


def test_text_without_cuda_is_untouched() -> None:
    text = 'project(x C)\r\n  # "quoted ( \\" )\nif((A AND B) OR "c;d")\n set(x [==[ ) ]] ]==])\nendif()\n'
    assert translate(text) == text
    assert [c.name for c in commands(text)] == ["project", "if", "set", "endif"]
