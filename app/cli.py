"""The command line (design, "Commands"): names, options, exit codes.  What commands do lives in `app.commands`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from app.commands.errors import CommandError, ExitCode

app = typer.Typer(
    name="wavebridge",
    help="Moves CUDA projects to HIP and Vulkan, and proves kernel by kernel that they compute the same.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Out = Annotated[
    Path | None, typer.Option("-o", "--out", help="A file or folder; '-': standard output (HIP of one file).")
]
Json = Annotated[
    Path | None, typer.Option("--json", help="Write the result as JSON to this file ('-': standard output).")
]
To = Annotated[str, typer.Option("--to", help="hip, vulkan or both.")]
Arch = Annotated[list[str] | None, typer.Option("--arch", help="AMD architecture, such as gfx1100; may be repeated.")]
Rocm = Annotated[str | None, typer.Option("--rocm", help="ROCm release to write for, such as 6.4 or 7.0.")]
Launch = Annotated[str | None, typer.Option("--launch", help="keep <<<>>>, or ggl for hipLaunchKernelGGL.")]
Warp = Annotated[
    str | None, typer.Option("--warp", help="native: the device's wave; 32: CUDA's 32-lane warps on every AMD GPU.")
]
Fixes = Annotated[
    bool, typer.Option("--fix", help="Take every fix that keeps CUDA's meaning for certain into the HIP translation.")
]
Fail = Annotated[
    str, typer.Option("--fail-on", help="Exit with 1 on findings of this severity: info, warning, error, never.")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help="Worker processes; 0: one a core.")]


@app.command("open")
def open_(
    project: Annotated[Path | None, typer.Argument(help="A project folder.")] = None,
    warp: Warp = None,
) -> int:
    """Open the window (without a display: translate and check the project, and print a summary)."""
    from app.commands.open import check_folder, has_display, open_headless
    from app.commands.options import make_options

    check_folder(project)
    options = make_options(arch=None, rocm=None, launch=None, warp=warp)
    if not has_display():
        return open_headless(project, options, Console())
    from app.gui.main import run as run_window

    return run_window(project, {"warp": options.hip.warp.value} if warp else {})


@app.command()
def translate(
    path: Annotated[Path, typer.Argument(help="A CUDA file or a project folder.")],
    to: To = "both",
    out: Out = None,
    json: Json = None,
    arch: Arch = None,
    rocm: Rocm = None,
    launch: Launch = None,
    warp: Warp = None,
    compile: Annotated[bool, typer.Option("--compile", help="Compile the HIP translation for each --arch.")] = False,
    typed_rules: Annotated[bool, typer.Option("--typed-rules/--no-typed-rules", help="Let types refine rules.")] = True,
    fix: Fixes = False,
    fail_on: Fail = "never",
    jobs: Jobs = 0,
) -> int:
    """Translate a file or a folder; without -o a file's HIP translation goes to standard output."""
    from app.commands.options import make_options
    from app.commands.translate import TranslateRequest, translate_path

    options = make_options(arch=arch, rocm=rocm, launch=launch, warp=warp, typed_rules=typed_rules, certain_fixes=fix)
    request = TranslateRequest(path, to, out, json, options, compile, fail_on, jobs)
    return translate_path(request, Console(), Console(stderr=True))


@app.command()
def export(
    project: Annotated[Path, typer.Argument(help="The project folder.")],
    out: Annotated[Path, typer.Argument(help="A new folder, outside the project.")],
    to: Annotated[str, typer.Option("--to", help="hip or vulkan.")] = "hip",
    arch: Arch = None,
    rocm: Rocm = None,
    launch: Launch = None,
    warp: Warp = None,
    fix: Fixes = False,
    jobs: Jobs = 0,
) -> int:
    """Write a HIP project (or the Vulkan kernels) to a new folder."""
    from app.commands.export import export_command
    from app.commands.options import make_options

    options = make_options(arch=arch, rocm=rocm, launch=launch, warp=warp, certain_fixes=fix)
    return export_command(project, out, to, options, jobs, Console(), Console(stderr=True))


@app.command()
def check(
    path: Annotated[Path, typer.Argument(help="A CUDA file or a project folder.")],
    kernel: Annotated[str | None, typer.Option("--kernel", help="Only this kernel.")] = None,
    case: Annotated[Path | None, typer.Option("--case", help="A case file (docs/cases.md).")] = None,
    on: Annotated[
        str, typer.Option("--on", help="Executors: cpu, hip, vulkan, separated by commas.")
    ] = "cpu,hip,vulkan",
    json: Json = None,
    arch: Arch = None,
    rocm: Rocm = None,
    warp: Warp = None,
    fix: Fixes = False,
    fail_on: Fail = "error",
) -> int:
    """Run kernels on every executor and compare.  This compiles and runs the project's kernels in child processes."""
    from app.commands.check import CheckRequest, check_path
    from app.commands.options import make_options

    options = make_options(arch=arch, rocm=rocm, launch=None, warp=warp, certain_fixes=fix)
    request = CheckRequest(path, kernel, case, on, json, options, fail_on)
    return check_path(request, Console(), Console(stderr=True))


@app.command()
def devices() -> int:
    """List the devices that kernels can run on, what is missing for the others, and the compilers in use."""
    from app.commands.devices import show_devices

    show_devices(Console())
    return ExitCode.OK


@app.command()
def rules(rule_id: Annotated[str | None, typer.Argument(help="A rule's id, such as WB2001.")] = None) -> int:
    """List the rules, or explain one."""
    from app.commands.rules import show_rule, show_rules

    if rule_id is None:
        show_rules(Console())
    else:
        show_rule(rule_id, Console())
    return ExitCode.OK


@app.command()
def api(name: Annotated[str, typer.Argument(help="A CUDA name, such as cudaMalloc.")]) -> int:
    """Say what a CUDA name becomes in HIP."""
    from app.commands.api import show_api

    return show_api(name, Console())


@app.command()
def report(
    project: Annotated[Path, typer.Argument(help="The project folder.")],
    out: Annotated[Path, typer.Option("-o", "--out", help="A file that ends in .html, .sarif, .csv or .json.")],
    arch: Arch = None,
    rocm: Rocm = None,
    warp: Warp = None,
    jobs: Jobs = 0,
) -> int:
    """Write a report of the project's translation."""
    from app.commands.options import make_options
    from app.commands.report import report_command

    options = make_options(arch=arch, rocm=rocm, launch=None, warp=warp)
    return report_command(project, out, options, jobs, Console(), Console(stderr=True))


COMMANDS = frozenset({"open", "translate", "export", "check", "devices", "rules", "api", "report"})


def run(argv: list[str]) -> int:
    """Run a command and give its exit code; never lets a traceback out."""
    if not argv or (argv[0] not in COMMANDS and not argv[0].startswith("-")):
        argv = ["open", *argv]
    try:
        code = app(argv, standalone_mode=False)
        return code if isinstance(code, int) else ExitCode.OK
    except CommandError as error:
        return _fail(str(error))
    except typer.Exit as stop:
        return stop.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return _fail("stopped")
    except BrokenPipeError:
        return ExitCode.OK
    except Exception as error:
        return _fail(_usage_message(error))


def _usage_message(error: Exception) -> str:
    """Click's usage errors have a sentence of their own; anything else is a fault of ours, or the system's."""
    shown = getattr(error, "format_message", None)
    if callable(shown):
        return str(shown())
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f" ({Path(place.tb_frame.f_code.co_filename).name}, line {place.tb_lineno})" if place else ""
    return (
        f"Wavebridge failed: {type(error).__name__}: {error}{where}. Please report this with the command that you gave."
    )


def _fail(message: str) -> int:
    print(f"wavebridge: {' '.join(message.split())}", file=sys.stderr)
    return ExitCode.USAGE
