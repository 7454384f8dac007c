"""WB4007: the kernel holds inline PTX that has no Vulkan form here."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4007",
    name="inline-ptx-in-shader",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The kernel holds inline PTX that has no Vulkan form here.",
    explanation=(
        "Inline PTX names instructions of NVIDIA GPUs. Write the same with CUDA's intrinsics, which Wavebridge "
        "knows (for example `__funnelshift_l` for `shf.l.wrap.b32`)."
    ),
    example=Example(
        bad=(
            "__global__ void k(unsigned* x) {\n"
            "    unsigned r;\n"
            '    asm("prmt.b32 %0, %1, %1, 0x123;" : "=r"(r) : "r"(x[0]));\n'
            "    x[0] = r;\n"
            "}\n"
        ),
        good=("__global__ void k(unsigned* x) {\n    x[0] = __byte_perm(x[0], x[0], 0x123);\n}\n"),
    ),
)
