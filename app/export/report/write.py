"""Writes a report in the format that the file's name asks for."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from app.export.model import ExportError
from app.export.report.model import Report
from app.files import write_atomically
from translator.diagnostics.registry import Rule, all_rules

_TEMPLATES = Path(__file__).resolve().parents[3] / "resources" / "report"
_SARIF_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_SARIF_LEVEL = {"error": "error", "warning": "warning", "info": "note"}


def write_report(report: Report, path: Path) -> None:
    """Write atomically; raises ExportError for an unknown ending, OSError."""
    writer = WRITERS.get(path.suffix.lower())
    if writer is None:
        raise ExportError(f"{path}: a report's name ends in {', '.join(sorted(WRITERS))}")
    write_atomically(path, writer(report).encode("utf-8"))


def as_json(report: Report) -> str:
    return json.dumps({"version": 1, **dataclasses.asdict(report)}, indent=1, ensure_ascii=False) + "\n"


def as_csv(report: Report) -> str:
    """One line a finding (RFC 4180); cells that a spreadsheet would take for a formula are quoted with an apostrophe."""
    out = io.StringIO()
    rows = csv.writer(out)
    names = [f.name for f in dataclasses.fields(report.findings[0])] if report.findings else ["path", "line", "rule"]
    rows.writerow(names)
    for finding in report.findings:
        rows.writerow([_cell(getattr(finding, name)) for name in names])
    return out.getvalue()


def _cell(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


def as_sarif(report: Report) -> str:
    """SARIF 2.1.0, with the rules that fired."""
    fired = {f.rule for f in report.findings}
    rules = [_sarif_rule(r) for r in all_rules() if r.id in fired]
    results = [
        {
            "ruleId": f.rule,
            "level": _SARIF_LEVEL[f.severity],
            "message": {"text": f.message},
            "locations": [
                {
                    "physicalLocation": {
                        "artifactLocation": {"uri": f.path, "uriBaseId": "PROJECT"},
                        "region": {
                            "startLine": f.line,
                            "startColumn": f.column,
                            "endLine": f.end_line,
                            "endColumn": f.end_column,
                        },
                    }
                }
            ],
        }
        for f in report.findings
    ]
    run = {
        "tool": {"driver": {"name": "Wavebridge", "rules": rules}},
        "results": results,
        "columnKind": "utf16CodeUnits",
    }
    return (
        json.dumps({"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, indent=1, ensure_ascii=False) + "\n"
    )


def _sarif_rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "name": rule.name,
        "shortDescription": {"text": rule.summary},
        "fullDescription": {"text": rule.explanation},
        "defaultConfiguration": {"level": _SARIF_LEVEL[rule.severity.label]},
    }


def as_html(report: Report) -> str:
    """One page without scripts or outside links; everything from the project is escaped."""
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    rules = {r.id: r for r in all_rules()}
    fired = [rules[i] for i in sorted({f.rule for f in report.findings}) if i in rules]
    return environment.get_template("report.html").render(report=report, rules=fired)


WRITERS: dict[str, Callable[[Report], str]] = {
    ".html": as_html,
    ".sarif": as_sarif,
    ".csv": as_csv,
    ".json": as_json,
}
