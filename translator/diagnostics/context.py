"""What a rule looks at: one file, its structure, the target, and the name tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from translator.diagnostics.analysis.arch_guards import ArchGuard, find_arch_guards
from translator.diagnostics.analysis.clashes import Clash, find_clashes
from translator.diagnostics.analysis.definitions import defined_names, find_port_aliases
from translator.diagnostics.analysis.fields import FieldUse, find_fields
from translator.diagnostics.analysis.helpers import HelperUse, find_helper_uses
from translator.diagnostics.analysis.names import NameUse, find_names
from translator.lexer import TokenKind
from translator.mappings import NameTable
from translator.options import Options, WarpWidth
from translator.source import SourceFile
from translator.structure.calls import Call, Launch, call_at, find_launches
from translator.structure.code import Code, read_code
from translator.structure.functions import Function, FunctionIndex
from translator.structure.lanes import MASK_SOURCES, MASKED_CALLS, FunctionMasks, find_masks
from translator.structure.mask_macros import NO_MASK_MACROS, MaskMacros, find_mask_macros
from translator.structure.preprocessor import (
    ConditionalGroup,
    Include,
    MacroDefinition,
    find_conditionals,
    find_includes,
    find_macros,
)


@dataclass(frozen=True, slots=True)
class RuleContext:
    """One file as the rules see it; nothing in it changes after it is made."""

    source: SourceFile
    code: Code
    options: Options
    tables: NameTable
    functions: FunctionIndex
    macros: tuple[MacroDefinition, ...]
    includes: tuple[Include, ...]
    conditionals: tuple[ConditionalGroup, ...]
    launches: tuple[Launch, ...]
    names: tuple[NameUse, ...]
    places: dict[bytes, tuple[int, ...]]
    """Where each identifier stands, in order."""
    own_names: frozenset[bytes]
    """Names of CUDA's that the file defines itself."""
    port_aliases: frozenset[int]
    """Where a HIP port of the project's own defines a name of CUDA's as HIP's."""
    fields: tuple[FieldUse, ...]
    """Members of CUDA's structs, where the file uses them."""
    helper_uses: tuple[HelperUse, ...]
    """Where helpers of ours stand in for CUDA functions."""
    arch_guards: tuple[ArchGuard, ...]
    clashes: tuple[Clash, ...]
    masks: dict[Function, FunctionMasks]
    """The lane masks of each function that become 64 bits wide; empty where the file has none, or warps of 32 lanes are kept."""
    mask_macros: MaskMacros
    """The macros that expand to such a mask."""

    @classmethod
    def of(cls, source: SourceFile, options: Options, tables: NameTable) -> RuleContext:
        code = read_code(source.data)
        macros = tuple(find_macros(code))
        functions = FunctionIndex.of(code, macros)
        conditionals = tuple(find_conditionals(code))
        names = tuple(find_names(code, tables))
        places = _places(code)
        aliases = find_port_aliases(code, macros, (use.first for use in names))
        names = tuple(use for use in names if use.first not in aliases)
        own_names = defined_names(code, macros, functions.functions, conditionals, tables)
        capability = options.semantics.compute_capability
        helper_uses = tuple(find_helper_uses(code, places, own_names, tables, options.hip.warp, functions.functions))
        helped = {use.first for use in helper_uses}
        not_helped = tuple(use for use in names if use.first not in helped)
        widens = options.hip.warp is WarpWidth.NATIVE
        mask_macros = find_mask_macros(code, macros, places) if widens else NO_MASK_MACROS
        return cls(
            source=source,
            code=code,
            options=options,
            tables=tables,
            functions=functions,
            macros=macros,
            includes=tuple(find_includes(code)),
            conditionals=conditionals,
            launches=tuple(find_launches(code)),
            names=names,
            places=places,
            own_names=own_names,
            port_aliases=aliases,
            fields=tuple(find_fields(code, places, tables)),
            helper_uses=helper_uses,
            arch_guards=tuple(find_arch_guards(code, places, conditionals, not_helped, macros, capability)),
            masks=_masks(code, functions, places, mask_macros) if widens else {},
            mask_macros=mask_macros,
            clashes=tuple(find_clashes(code, functions.functions, conditionals)),
        )

    def calls(self, *names: bytes) -> Iterator[Call]:
        """Every call of one of the names, in the order of the text."""
        for index in sorted(index for name in names for index in self.places.get(name, ())):
            if (call := call_at(self.code, index)) is not None:
                yield call

    def mentions(self, *names: bytes) -> bool:
        return any(name in self.places for name in names)

    def text(self, part: range) -> str:
        return self.code.slice(part).decode(errors="replace")

    def kernel_at(self, index: int) -> str | None:
        return self.functions.kernel_name_at(index)

    @property
    def keeps_warps(self) -> bool:
        """Whether a warp keeps CUDA's 32 lanes on every wave size."""
        return self.options.hip.warp is WarpWidth.KEEP_32

    def device_functions(self) -> Iterator[Function]:
        return (function for function in self.functions.functions if function.runs_on_device)


def _masks(
    code: Code, functions: FunctionIndex, places: dict[bytes, tuple[int, ...]], macros: MaskMacros
) -> dict[Function, FunctionMasks]:
    if not any(name in places for name in MASKED_CALLS | MASK_SOURCES):
        return {}
    return {function: find_masks(code, function, macros.uses) for function in functions.functions}


def _places(code: Code) -> dict[bytes, tuple[int, ...]]:
    found: dict[bytes, list[int]] = {}
    for index, kind in enumerate(code.kind):
        if kind == TokenKind.IDENTIFIER:
            found.setdefault(code.text[index], []).append(index)
    return {name: tuple(indices) for name, indices in found.items()}
