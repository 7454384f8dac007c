"""Every rule with a check fires on its bad example and is silent on its good one."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path
from types import ModuleType

import pytest

import translator.diagnostics.rules as rules_package
from translator.diagnostics.context import RuleContext
from translator.diagnostics.registry import all_rules, rule
from translator.mappings import load_tables
from translator.options import HipTarget, Options, RocmVersion, WarpWidth
from translator.source import SourceFile


def checked_modules() -> list[ModuleType]:
    names = [info.name for info in pkgutil.walk_packages(rules_package.__path__, rules_package.__name__ + ".")]
    modules = [importlib.import_module(name) for name in names]
    return [module for module in modules if hasattr(module, "check")]


def findings(module: ModuleType, example: str) -> list[str]:
    release = re.match(r"// rocm: (\S+)", example)
    width = re.match(r"// warp: (\S+)", example)
    target = HipTarget(
        rocm=RocmVersion.parse(release[1]) if release else RocmVersion(7, 0),
        warp=WarpWidth(width[1]) if width else WarpWidth.NATIVE,
    )
    options = Options(hip=target)
    context = RuleContext.of(SourceFile(Path("example.cu"), example.encode()), options, load_tables(target.rocm))
    found = list(module.check(context))
    assert all(diagnostic.rule == module.RULE.id for diagnostic in found)
    return [diagnostic.message for diagnostic in found]


@pytest.mark.parametrize("module", checked_modules(), ids=lambda module: module.__name__.rsplit(".", 1)[1])
def test_a_rule_fires_on_bad_and_is_silent_on_good(module: ModuleType) -> None:
    example = module.RULE.example
    assert example is not None, "a rule that looks at source has an example"
    assert findings(module, example.bad)
    assert findings(module, example.good) == []


def test_ids_and_names_are_unique_and_texts_are_complete() -> None:
    known = list(all_rules())
    assert len({each.name for each in known}) == len(known)
    for each in known:
        assert re.fullmatch(r"WB[1-9]\d{3}", each.id)
        assert each.summary.endswith(".") and each.explanation.endswith((".", "`")), each.id
        assert rule(each.id.lower()) is each
