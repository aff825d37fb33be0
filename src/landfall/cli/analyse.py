"""`landfall analyse`: the luck and the mistakes of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from landfall import catalog
from landfall.cli.formatting import hanging
from landfall.cli.options import JobsOption
from landfall.cli.progress import ProgressDisplay, check_places, pool_for
from landfall.cli.text_table import screen, table
from landfall.core import percent
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import SEAT_LETTERS
from landfall.lab import plots
from landfall.lab.analyse import (
    Analysis,
    Continuation,
    JudgedTurn,
    analyse_turn,
    jobs,
    put_together,
    reader,
)
from landfall.lab.parts import NODES
from landfall.lab.pools import LostJob
from landfall.record import Record, read
from landfall.record.files import write_whole

MISTAKE = 0.02
"""A turn that gives away more of the chance to win is counted as a mistake."""

PICTURES = (".svg", ".png")


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as text or as JSON lines.")],
    best: Annotated[int, typer.Option(help="How many of the best turns to keep.")] = 3,
    worst: Annotated[int, typer.Option(help="How many of the dearest turns to show.")] = 3,
    seat: Annotated[
        str,
        typer.Option(
            metavar="LETTER",
            help="Whose turns to show first.  [default: those of the only person among bots]",
            show_default=False,
        ),
    ] = "",
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
    processes: JobsOption = 0,
) -> None:
    """Say turn by turn what the dice gave and what the decisions gave away.

    All numbers are points of win chance: the whole chance has a hundred. Luck compares a roll with the
    mean over all rolls; what is given away compares what was played with the best turn found. A
    record that stops early is fine.

    \b
    landfall analyse friday.landfall
    landfall analyse friday.landfall --seat B --worst 5
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
    mine = _seat(seat, record) if seat else reader(record)
    found = _analysed(record, best, nodes, processes)
    _print(found, mine, worst, screen())
    if json_file:
        write_whole(json_file, as_json(found))
    if plot:
        _draw(found, plot)


def _analysed(record: Record, best: int, nodes: int, processes: int) -> Analysis:
    work = jobs(record, best, nodes)
    due = iter(work)
    turns: list[JudgedTurn] = []
    whole, done = sum(job.work for job in work), 0.0
    with ProgressDisplay("parts", 0, 100) as display, pool_for(processes) as pool:
        for job, turn in pool.run(analyse_turn, lambda: next(due, None)):
            if isinstance(turn, LostJob):
                raise LandfallError(f"the work on turn {job.number} {turn.why}")
            turns.append(turn)
            done += job.work
            display.show(int(100 * done / whole), 100)
    return put_together(record, turns)


def _seat(letter: str, record: Record) -> int:
    seats = SEAT_LETTERS[: record.seats]
    if letter.upper() not in tuple(seats):
        raise LandfallError(f"the seats of this game are {', '.join(seats)}, not {letter!r}")
    return seats.index(letter.upper())


# -- for people -------------------------------------------------------------------------------------


def _print(found: Analysis, mine: int | None, worst: int, console: Console) -> None:
    """Everybody's sums, then the dearest turns: those of the reader first, or the worst of all."""
    made = table(["player"], ["result", "luck", "given away a turn", "turns", "mistakes"])
    seats = list(range(len(found.names)))
    for seat in sorted(seats, key=lambda one: one != mine):
        turns = found.turns_of(seat)
        made.add_row(
            found.names[seat],
            percent.chance(found.end[seat], found.over),
            _signed(found.luck(seat)),
            f"{100 * found.loss(seat) / max(1, len(turns)):.1f} points",
            str(len(turns)),
            str(sum(turn.loss > MISTAKE for turn in turns)),
        )
    console.print(made)
    console.print(
        "The whole chance to win has a hundred points. Luck is what dice and cards changed over the "
        f"game; a mistake is a turn that gives away more than {percent.points(MISTAKE)}."
    )
    if mine is None:
        _print_turns(found, "The dearest turns", found.dearest(worst), console)
        return
    name = found.names[mine]
    console.print(f"{name} {percent.luck(found.luck(mine))}.")
    _print_turns(found, f"The dearest turns of {name}", found.dearest(worst, mine), console)
    others = [turn for turn in found.dearest(len(found.turns)) if turn.seat != mine]
    _print_turns(found, "The dearest turns of the others", others[:worst], console)


def _signed(change: float) -> str:
    size = percent.points(change)
    return size if size == percent.points(0) else f"{'−' if change < 0 else '+'}{size}"


def _print_turns(found: Analysis, title: str, turns: list[JudgedTurn], console: Console) -> None:
    if not turns:
        return
    console.print(f"\n{title}:")
    for turn in turns:
        called = f"Turn {turn.number}" if turn.number else "Setting up"
        console.print(
            f"\n{called}, {found.names[turn.seat]}: gave away {percent.points(turn.loss)} "
            f"(luck {_signed(turn.luck)}, chance before it {percent.chance(turn.chances[turn.seat])})"
        )
        typer.echo(hanging("  played  ", "; ".join(turn.played)))
        for line, worth in turn.best:
            typer.echo(hanging(f"  {percent.chance(worth):>9}  ", "; ".join(line)))


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


def _turn(turn: JudgedTurn) -> dict[str, Any]:
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


def _line(line: Continuation) -> dict[str, Any]:
    actions, worth = line
    return {"actions": list(actions), "worth": worth}
