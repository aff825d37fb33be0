"""`landfall analyse`: the luck and the mistakes of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from landfall import catalog
from landfall.cli.options import Jobs
from landfall.cli.tables import screen, table
from landfall.cli.telling import hanging
from landfall.cli.working import Working, check_places, pool_for
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import SEAT_LETTERS
from landfall.lab import plots
from landfall.lab.analyse import Analysis, Line, Turn, analyse_turn, jobs, put_together
from landfall.lab.parts import NODES
from landfall.lab.pools import Lost
from landfall.record import Record, read
from landfall.record.files import write_whole

MISTAKE = 0.02
"""A turn that gives away more of the chance to win is counted as a mistake."""

PICTURES = (".svg", ".png")


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as text or as JSON lines.")],
    best: Annotated[int, typer.Option(help="How many of the best turns to keep.")] = 3,
    worst: Annotated[int, typer.Option(help="How many of the costliest turns to show.")] = 8,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Draw chances to win and luck by the turn: .svg or .png."
        ),
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Everything, for other programs.")
    ] = None,
    nodes: Annotated[
        int, typer.Option(help="Positions looked at for an answer: more is better and slower.")
    ] = NODES,
    processes: Jobs = 0,
) -> None:
    """Say turn by turn what the dice gave and what the decisions gave away.

    All numbers are changes of the chance to win. Luck compares a roll with the mean over all rolls;
    loss compares what was played with the best turn found. A record that stops early is fine.

    \b
    landfall analyse friday.landfall
    landfall analyse friday.landfall --plot friday.svg --json friday.json
    """
    if best < 1:
        raise LandfallError(f"at least one best turn is kept, not {best}")
    if nodes < 1:
        raise LandfallError(f"at least one position is looked at, not {nodes}")
    if plot and plot.suffix not in PICTURES:
        raise LandfallError(f"a plot is a file in {' or '.join(PICTURES)}, not {plot.name!r}")
    check_places(plot, json_file)
    if plot:
        plots.library()
    record = read(file, catalog.game, open_end=True)
    found = _analysed(record, best, nodes, processes)
    _print(found, worst, screen())
    if json_file:
        write_whole(json_file, as_json(found))
    if plot:
        _draw(found, plot)


def _analysed(record: Record, best: int, nodes: int, processes: int) -> Analysis:
    work = jobs(record, best, nodes)
    due = iter(work)
    turns: list[Turn] = []
    with Working("turns", 0, len(work)) as working, pool_for(processes) as pool:
        for job, turn in pool.run(analyse_turn, lambda: next(due, None)):
            if isinstance(turn, Lost):
                raise LandfallError(f"the work on turn {job.number} {turn.why}")
            turns.append(turn)
            working.show(len(turns), len(work))
    return put_together(record, turns)


# -- for people -------------------------------------------------------------------------------------


def _print(found: Analysis, worst: int, console: Console) -> None:
    made = table(["player"], ["result", "luck", "given away", "turns", "mistakes"])
    for seat, name in enumerate(found.names):
        mine = [turn for turn in found.turns if turn.seat == seat]
        mistakes = sum(turn.loss > MISTAKE for turn in mine)
        made.add_row(
            name,
            f"{found.end[seat]:.0%}",
            f"{found.luck(seat):+.1%}",
            f"{found.loss(seat):.1%}",
            str(len(mine)),
            str(mistakes),
        )
    console.print(made)
    console.print(
        "Luck and what was given away are sums of changes of the chance to win. "
        f"A mistake is a turn that gives away more than {MISTAKE:.0%}."
    )
    costly = sorted((turn for turn in found.turns if turn.loss > 0), key=lambda one: -one.loss)
    for turn in sorted(costly[:worst], key=lambda one: one.number):
        console.print()
        console.print(
            f"Turn {turn.number}, {found.names[turn.seat]}: gave away {turn.loss:.1%} "
            f"(luck {turn.luck:+.1%}, chance before it {turn.chances[turn.seat]:.0%})"
        )
        typer.echo(hanging("  played  ", "; ".join(turn.played)))
        for line, worth in turn.best:
            typer.echo(hanging(f"  {worth:6.1%}  ", "; ".join(line)))


def _draw(found: Analysis, path: Path) -> None:
    try:
        path.write_bytes(plots.picture(found, path.suffix[1:]))
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be written: {error.strerror}") from None


# -- for programs -----------------------------------------------------------------------------------


def as_json(found: Analysis) -> str:
    """Every turn with its luck, its decisions and the best turns found."""
    data: dict[str, Any] = {
        "players": list(found.names),
        "end": list(found.end),
        "luck": [found.luck(seat) for seat in range(len(found.names))],
        "given_away": [found.loss(seat) for seat in range(len(found.names))],
        "turns": [_turn(turn) for turn in found.turns],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _turn(turn: Turn) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "seat": SEAT_LETTERS[turn.seat] if turn.seat >= 0 else None,
        "chances": list(turn.chances),
        "luck": [
            {"step": one.step, "seat": SEAT_LETTERS[one.seat], "event": one.text, "luck": one.luck}
            for one in turn.lucks
        ],
        "decisions": [
            {
                "step": one.step,
                "played": one.played,
                "loss": one.loss,
                "best": [_line(line) for line in one.best],
            }
            for one in turn.decisions
        ],
    }


def _line(line: Line) -> dict[str, Any]:
    actions, worth = line
    return {"actions": list(actions), "worth": worth}
