"""The compile check: does a HIP translation compile, for the host and for each architecture, and what does it use there?"""

from app.check.hip_compile.check import compile_hip
from app.check.hip_compile.compilers import HipCompiler, NoHipCompiler, find_hip_compiler
from app.check.hip_compile.model import CompilePass, CompileReport, KernelResources, TranslatedFile

__all__ = [
    "CompilePass",
    "CompileReport",
    "HipCompiler",
    "KernelResources",
    "NoHipCompiler",
    "TranslatedFile",
    "compile_hip",
    "find_hip_compiler",
]
