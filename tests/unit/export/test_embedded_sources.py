"""A project whose CUDA stands in strings: it is found, translated and exported like any other."""

from __future__ import annotations

from pathlib import Path

from app.export.hip_project import export_hip
from app.project.open import open_project
from translator.api import translate_file
from translator.options import Options
from translator.source import SourceFile

KERNEL = '__global__ void k(unsigned* p) { asm("sad.u32 %0, %0, %0, %0;" : "+r"(p[0])); }'


def test_python_and_nvrtc_sources_are_exported_with_the_helpers_they_include(tmp_path: Path) -> None:
    root, out = tmp_path / "project", tmp_path / "out"
    (root / "python").mkdir(parents=True)
    (root / "python" / "kernels.py").write_text(f"import cupy\nk = cupy.RawKernel('''{KERNEL}''', 'k')\n")
    (root / "python" / "plain.py").write_text("print('cudaMalloc')\n")
    (root / "host.cpp").write_text(f'#include <nvrtc.h>\nconst char* source = R"({KERNEL})";\n')
    project = open_project(root)
    files = [f.path for f in project.translated_files]
    assert [f.name for f in files] == ["host.cpp", "kernels.py"]
    results = [translate_file(SourceFile.read(path), Options(), project_root=root) for path in files]
    summary = export_hip(project, out, results, Options().hip)
    assert (summary.translated, summary.copied, summary.untranslated) == (2, 1, 0)
    for name in ("host.cpp", "python/kernels.py"):
        text = (out / name).read_text()
        assert '#include "wavebridge/ptx.h"' in text
        assert "asm(" not in text
        assert ((out / name).parent / "wavebridge" / "ptx.h").is_file()
    assert (out / "python" / "plain.py").read_text() == "print('cudaMalloc')\n"
