"""``rules [ID]``: the rules that Wavebridge knows, or one of them with its explanation and example."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.syntax import Syntax
from rich.table import Table

from app.commands.errors import CommandError
from translator.diagnostics.registry import Rule, all_rules, rule


def show_rules(console: Console) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("id", "severity", "targets", "name", "summary"):
        table.add_column(column, no_wrap=column != "summary")
    for each in all_rules():
        table.add_row(each.id, each.severity.label, _targets(each), each.name, each.summary)
    console.print(table)


def show_rule(rule_id: str, console: Console) -> None:
    """Raises CommandError for an unknown id."""
    try:
        found = rule(rule_id)
    except KeyError:
        raise CommandError(f"there is no rule {rule_id}; 'rules' lists them all") from None
    console.print(f"[bold]{found.id} {found.name}[/bold]  ({found.severity.label}; {_targets(found)})")
    console.print(found.summary + "\n")
    console.print(Markdown(found.explanation))
    if found.example is not None:
        for title, code in (("It fires on:", found.example.bad), ("It is silent on:", found.example.good)):
            console.print(f"\n[bold]{title}[/bold]")
            console.print(Syntax(code.strip("\n"), "cuda", background_color="default"))


def _targets(found: Rule) -> str:
    return ", ".join(sorted(t.value for t in found.targets))
