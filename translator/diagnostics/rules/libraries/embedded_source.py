"""WB7008: CUDA source inside a string."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB7008",
    name="embedded-source",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="CUDA source inside a string was translated.",
    explanation=(
        "The string holds CUDA that is compiled at run time: by NVRTC in C++, or by CuPy (`RawKernel`, `RawModule`), PyCUDA "
        "(`SourceModule`) or PyTorch (`load_inline`) in Python. It was translated where it stands; escapes, quotes and "
        "everything else in the file are as they were. hiprtc includes HIP's runtime header by itself, so no include was "
        "added for it. Where the translation includes a helper header of Wavebridge, the compiler at run time must be "
        "given its folder with `-I`."
    ),
    example=Example(
        bad='const char* source = "__global__ void k(unsigned* p) { p[0] = __ballot_sync(~0u, 1); }";\n',
        good='const char* message = "no kernel";\n',
    ),
)
