"""Finds the HIP counterpart of each CUDA name and compares the two."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from scripts.generate_mappings.history import History
from scripts.generate_mappings.interface import Symbol
from scripts.generate_mappings.libraries import CudaLibrary, Rule
from scripts.generate_mappings.signatures import (
    BUILTIN,
    Plain,
    Signature,
    TypePair,
    arities,
    difference,
    integers_agree,
    pointer_casts,
    shown_type,
)
from translator.mappings import EditKind, Kind

_CALLABLE: Final = frozenset({Kind.FUNCTION, Kind.DEVICE_FUNCTION, Kind.MACRO})
_CONSTANT: Final = frozenset({Kind.ENUMERATOR, Kind.MACRO, Kind.VARIABLE})


@dataclass(frozen=True, slots=True)
class Verdict:
    """A counterpart and, by release, in what its arguments differ (None: in nothing that is seen)."""

    hip: str
    by_release: Mapping[str, str | None] = field(default_factory=dict)
    casts: Mapping[str, str] = field(default_factory=dict)
    """By release, the casts that an agreeing call needs, as argument edits."""
    arities: tuple[int, ...] = ()
    """The numbers of arguments that carry over, where CUDA has forms of the call that HIP lacks."""
    other_forms: str = ""
    """Which forms of CUDA's call HIP lacks, in words; empty where it has all."""
    missing_overloads: str = ""
    """Which overloads HIP lacks of a function that it has, in words."""

    @property
    def agrees(self) -> bool:
        return not any(self.by_release.values())


@dataclass(slots=True)
class Pairing:
    """Pairs one CUDA library's names with those of one HIP library."""

    library: CudaLibrary
    cuda: History
    hip: History
    prefix: str
    same_type: TypePair
    _loose: dict[tuple[str, str], str | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, symbol in self.hip.names.items():
            if symbol.kind is Kind.TYPE or symbol.kind in _CONSTANT:
                key = (_sort(symbol.kind), _loose_key(re.sub(self.prefix, "", name)))
                self._loose[key] = _preferred(self._loose[key], name) if key in self._loose else name

    def counterpart(self, symbol: Symbol) -> Verdict | None:
        """The best counterpart of a name: the first candidate whose arguments agree, else the first that exists."""
        verdicts = [self.compare(symbol.name, hip) for hip in self._existing(symbol)]
        return next((verdict for verdict in verdicts if verdict.agrees), verdicts[0] if verdicts else None)

    def compare(self, cuda_name: str, hip_name: str) -> Verdict:
        """Compare the arguments of a pair for every HIP release that shows them."""
        cuda = self.cuda.signatures(cuda_name)
        hip = self.hip.signatures(hip_name)
        if not cuda or not hip:
            return Verdict(hip_name)
        headers = {snapshot.release for snapshot in self.hip.snapshots if snapshot.complete}
        shown = {release: hip[release] for release in hip if release in headers} or hip
        arity_only = not headers & hip.keys()
        return self._verdict(hip_name, cuda, shown, arity_only)

    def _verdict(
        self,
        hip_name: str,
        cuda: Mapping[str, tuple[Signature, ...]],
        hip: Mapping[str, tuple[Signature, ...]],
        arity_only: bool,
    ) -> Verdict:
        same = _any_type if arity_only else self.same_type
        by_release: dict[str, str | None] = {}
        agreeing: set[str] = set()
        casts: dict[str, str] = {}
        for release, signatures in hip.items():
            found = {name: _best(forms, signatures, same) for name, forms in cuda.items()}
            agreeing |= {name for name, remark in found.items() if remark is None}
            newest = list(found)[-1]
            by_release[release] = None if None in found.values() else found[newest]
            agreed = [name for name, remark in found.items() if remark is None]
            if agreed and not self.library.overloaded:
                casts[release] = _casts(cuda[agreed[-1]], signatures, same, self._plain)
        forms_now = list(hip.values())[-1]
        text, counts = _other_forms(cuda, forms_now, agreeing) if agreeing else ("", ())
        missing = (
            _missing_overloads(list(cuda.values())[-1], forms_now, same) if agreeing and self.library.overloaded else ""
        )
        return Verdict(hip_name, by_release, casts, counts, text, missing)

    def _plain(self, cuda: str, hip: str) -> tuple[str, str]:
        return _resolve(cuda, self.cuda.names), _resolve(hip, self.hip.names)

    def _existing(self, symbol: Symbol) -> Iterator[str]:
        seen = set()
        for name in candidates(symbol.name, self.library.rules):
            target = self.hip.latest(name)
            if target is not None and name not in seen and _kinds_agree(symbol.kind, target.kind):
                seen.add(name)
                yield name
        if self.library.loose and (symbol.kind is Kind.TYPE or symbol.kind in _CONSTANT):
            plain = re.sub(r"^(cuda|CUDA_|CU_|cu|CU|[a-z]+(?=[A-Z])|[A-Z]+_)", "", symbol.name)
            for variant in (plain, *candidates(plain, self.library.loose_rules)):
                loose = self._loose.get((_sort(symbol.kind), _loose_key(variant)))
                if loose is not None and loose not in seen:
                    seen.add(loose)
                    yield loose


def _any_type(left: str, right: str) -> bool | None:
    return True


def candidates(name: str, rules: Iterable[Rule]) -> Iterator[str]:
    """The HIP names that a CUDA name may stand for, by the library's naming rules."""
    for pattern, replacement in rules:
        match = re.fullmatch(pattern, name)
        if match is not None and (text := match.expand(replacement) if match.groups() else replacement):
            yield text


def _kinds_agree(cuda: Kind, hip: Kind) -> bool:
    if cuda is hip:
        return True
    return {cuda, hip} <= _CALLABLE or {cuda, hip} <= _CONSTANT


def _sort(kind: Kind) -> str:
    return "type" if kind is Kind.TYPE else "constant"


def _loose_key(name: str) -> str:
    return re.sub(r"(_v\d+)?(_t|_enum|_st|_v\d+)?$", "", name).replace("_", "").lower()


def _preferred(known: str | None, name: str) -> str | None:
    """Of two names that agree loosely, the one that users write; None where that is not clear."""
    tags = ("_st", "_enum", "_v1", "_v2")
    if known is None or known.endswith(tags):
        return name
    return known if name.endswith(tags) else None


def _best(cuda: tuple[Signature, ...], hip: tuple[Signature, ...], same: TypePair) -> str | None:
    """None where some overload of CUDA agrees with one of HIP, else the first remark."""
    remarks = [difference(left, right, same) for left in cuda for right in hip]
    return None if None in remarks else remarks[0]


def _casts(cuda: tuple[Signature, ...], hip: tuple[Signature, ...], same: TypePair, plain: Plain) -> str:
    """The casts that the call needs whose overloads agree best."""
    agreeing = [(left, right) for left in cuda for right in hip if difference(left, right, same) is None]
    needed = [pointer_casts(left, right, plain) for left, right in agreeing]
    fewest = min(needed, key=len)
    return ";".join(f"{EditKind.POINTER}@{index}={type_}" for index, type_ in fewest)


def _other_forms(
    cuda: Mapping[str, tuple[Signature, ...]], hip: tuple[Signature, ...], agreeing: set[str]
) -> tuple[str, tuple[int, ...]]:
    """The forms of CUDA's call that HIP lacks, in words, and the numbers of arguments that carry over."""
    known = _all_arities(hip)
    by_release = {release: _all_arities(signatures) for release, signatures in cuda.items()}
    missing = sorted(frozenset().union(*by_release.values()) - known)
    if missing:
        shared = tuple(sorted(known & frozenset().union(*by_release.values())))
        when = _when([release for release, counts in by_release.items() if counts & set(missing)], list(cuda))
        return (
            f"CUDA's form with {_listed(missing)} arguments{when} has no counterpart; HIP's has {_listed(shared)}.",
            shared,
        )
    others = [release for release in cuda if release not in agreeing]
    if others and others[-1] == list(cuda)[-1]:
        return f"The argument types of CUDA's call{_when(others, list(cuda))} differ from HIP's.", ()
    return "", ()


def _missing_overloads(cuda: tuple[Signature, ...], hip: tuple[Signature, ...], same: TypePair) -> str:
    """Which of CUDA's overloads no overload of HIP serves, in words; empty where each is served."""
    missing = [form for form in cuda if all(difference(form, other, same) for other in hip)]
    if not missing:
        return ""
    shown = "; ".join(f"({', '.join(shown_type(parameter) for parameter in form)})" for form in missing[:3])
    more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
    return f"HIP lacks CUDA's overload{'s' if len(missing) > 1 else ''} for {shown}{more}."


def _all_arities(signatures: tuple[Signature, ...]) -> frozenset[int]:
    return frozenset[int]().union(*(arities(signature) for signature in signatures))


def _when(releases: list[str], every: list[str]) -> str:
    """The releases as a range, in words."""
    if len(releases) == len(every):
        return ""
    if releases[-1] == every[-1]:
        return f" (from CUDA {releases[0]} on)"
    return f" (before CUDA {every[every.index(releases[-1]) + 1]})"


def _listed(counts: Iterable[int]) -> str:
    texts = [str(count) for count in counts]
    return texts[0] if len(texts) == 1 else ", ".join(texts[:-1]) + " or " + texts[-1]


def type_pairs(pairs: Mapping[str, str], cuda: Mapping[str, Symbol], hip: Mapping[str, Symbol]) -> TypePair:
    """Whether two spelled types stand for each other: paired by name, or the same when their typedefs are resolved."""

    def same(left: str, right: str) -> bool | None:
        left_base, left_stars = _stars(left)
        right_base, _ = _stars(right)
        target = _resolve(right, hip)
        paired = pairs.get(left_base)
        known = [_resolve(paired + left_stars, hip)] if paired is not None else _cuda_readings(left, pairs, cuda, hip)
        if right in (left, f"{paired}{left_stars}") or target in known:
            return True
        if (agree := integers_agree(_resolve(left, cuda), target)) is not None:
            return agree
        if right_base not in hip and right_base not in BUILTIN:
            return None  # a template parameter
        return False if left_base in cuda or right_base in hip else None

    return same


def _cuda_readings(
    left: str, pairs: Mapping[str, str], cuda: Mapping[str, Symbol], hip: Mapping[str, Symbol]
) -> list[str]:
    """What a CUDA type without a pair may be in HIP: its own typedef, resolved, and that typedef's pair."""
    resolved = _resolve(left, cuda)
    base, stars = _stars(resolved)
    return [resolved, _resolve(pairs[base] + stars, hip)] if base in pairs else [resolved]


def _stars(text: str) -> tuple[str, str]:
    plain = " ".join(re.sub(r"\b(const|volatile|struct|enum|union|class)\b", " ", text).split())
    return plain.replace("*", "").strip(), " *" * plain.count("*")


def _resolve(text: str, names: Mapping[str, Symbol]) -> str:
    base, stars = _stars(text)
    for _ in range(8):
        symbol = names.get(base)
        if symbol is None or not symbol.alias or symbol.alias == base:
            break
        base, more = _stars(symbol.alias)
        stars += more
    return base + stars
