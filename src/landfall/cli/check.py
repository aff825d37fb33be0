"""`landfall check`: run scenarios and report like a test runner."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from landfall import catalog
from landfall.cli.options import GameName
from landfall.core.errors import FileError
from landfall.scenario import Report, read_scenarios, run

FAILED = 1
UNREADABLE = 2
SUFFIXES = (".yaml", ".yml")


def check(
    files: Annotated[
        list[Path],
        typer.Argument(help="Scenario files, or folders that hold some.", metavar="FILE"),
    ],
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Name every scenario, not only those that fail.")
    ] = False,
    game: GameName = catalog.DEFAULT_GAME,
) -> None:
    """Run scenarios: a position, moves, and what must follow.

    Each scenario is a dot, or an F when something is not as it expects; what differs is listed
    below with its file and line. The exit status is 0 when all passed, 1 when one failed and 2
    when a file could not be read.

    \b
    landfall check my_question.yaml
    landfall check -v tests/rulebook
    """
    reports: list[Report] = []
    unreadable: list[FileError] = []
    for file in scenario_files(files):
        try:
            if file.is_dir():
                raise FileError(str(file), 0, "there is no .yaml file in this folder")
            found = [run(scenario) for scenario in read_scenarios(file, game)]
        except FileError as error:
            unreadable.append(error)
            typer.echo(f"{file}: cannot be read")
            continue
        reports.extend(found)
        show_progress(file, found, verbose)
    for report in reports:
        if not report.passed:
            typer.echo("\n".join(["", *failure_lines(report)]))
    for problem in unreadable:
        typer.echo(f"\nUNREADABLE {problem}")
    failed = sum(not report.passed for report in reports)
    typer.echo(f"\n{summary(len(reports) - failed, failed, len(unreadable))}")
    if failed or unreadable:
        raise typer.Exit(UNREADABLE if unreadable else FAILED)


def scenario_files(paths: list[Path]) -> Iterator[Path]:
    """The files themselves, and those in folders in the order of their names.

    A folder without any stands for itself: it cannot be read as scenarios.
    """
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(file for file in path.rglob("*") if is_scenario_file(file))
        yield from found or [path]


def is_scenario_file(path: Path) -> bool:
    return path.suffix in SUFFIXES and not path.is_dir()


def show_progress(file: Path, reports: list[Report], verbose: bool) -> None:
    if not verbose:
        marks = "".join("." if report.passed else "F" for report in reports)
        typer.echo(f"{file} {marks}")
        return
    typer.echo(f"{file}")
    for report in reports:
        typer.echo(f"  {'passed' if report.passed else 'FAILED'}  {report.scenario.name}")


def failure_lines(report: Report) -> Iterator[str]:
    """What a scenario expected and what it met, each with its line."""
    yield f"FAILED {report.scenario.name}"
    for result in report.failures:
        yield f"  {report.scenario.file}:{result.step.line}: {result.step}"
        for difference in result.differences:
            if len(result.step.moves) != 1:
                yield f"    {difference.what}"
            yield f"      expected: {difference.expected}"
            yield f"      actual:   {difference.actual}"
    if report.skipped:
        steps = "1 step" if report.skipped == 1 else f"{report.skipped} steps"
        yield f"  {steps} after that not taken"


def summary(passed: int, failed: int, unreadable: int) -> str:
    files = f", {unreadable} unreadable {'file' if unreadable == 1 else 'files'}"
    return f"{passed} passed, {failed} failed{files if unreadable else ''}"
