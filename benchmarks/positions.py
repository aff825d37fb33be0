"""`make bench-positions`: the captain beside that of version 0.1, turn by turn, in stored positions.

Both plan a turn in each position, as deep as they ship. A plan has three values, each a chance to win:
the one its captain claims (both evaluate alike, so a better search claims more), and what the judges of
the present and of 0.1 make of the actions (see `planner`). The exit code is 1 if by any of them the
present is worse on average by more than luck may make it: if the 95 % interval lies below zero.

`--sample` plays games of 0.1's captains and stores positions of them anew.
"""

from __future__ import annotations

import gzip
import itertools
import json
from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.captains import captain, insist_on_captains, setting, side_by_side
from benchmarks.versions import FIRST, PRESENT, planner
from landfall.core.game import CHANCE, OVER
from landfall.core.loop import Played
from landfall.lab.match import Block, play_seating
from landfall.lab.statistics import mean, mean_interval

STORED = Path(__file__).with_name("data") / "positions.jsonl.gz"
COUNT = 2000
TABLES = [
    (edition, seats)
    for edition in ("first-printing", "later-printing", "edition-x")
    for seats in (2, 3, 4)
]
EVERY = 5
"""Of the questions put to the captains of a game, one in so many is stored."""

CHUNK = 10
"""Positions that are compared at a time."""

ALIKE = 1e-9
"""Values that differ by less are equal."""

Stored = dict[str, Any]
"""The edition, the seats and a position."""


class Compared(NamedTuple):
    """By how much the present's plan is better, and the CPU time of both."""

    same: bool
    """Are they the same actions?"""
    gains: dict[str, float]
    """By the name of the value."""
    new_seconds: float
    old_seconds: float


# -- comparing ------------------------------------------------------------------------------------


def compare(chunk: tuple[int, Sequence[Stored]]) -> list[Compared]:
    """Both captains' plans in some positions; the present's has a budget of nodes."""
    nodes, positions = chunk
    return [compare_one(stored, nodes) for stored in positions]


def compare_one(stored: Stored, nodes: int) -> Compared:
    game = setting(stored["edition"], stored["seats"]).make()
    position = game.from_dict(stored["position"])
    table = {**stored, "options": dict(game.options), "position": game.to_dict(position)}
    legal = [game.text(code) for code in game.legal(position)]
    new = planner(PRESENT, nodes).plan(table, legal)
    old = planner(FIRST, 0).plan(table, legal)
    same = new.actions == old.actions
    gains = {"claimed": new.value - old.value}
    for judge in (PRESENT, FIRST):
        worth = planner(judge, 0).worth
        gain = 0.0 if same else worth(table, new.actions) - worth(table, old.actions)
        gains[f"judged by {judge.label}"] = gain
    return Compared(same, gains, new.seconds, old.seconds)


def result(compared: Sequence[Compared]) -> tuple[Table, bool]:
    """What to print, and whether the present holds its own by every value."""
    table = Table(
        title=f"Plans in {len(compared)} positions, present less 0.1, in points of win chance"
    )
    for title in ("value", "mean", "95 % interval", "equal", "better", "worse"):
        table.add_column(title, justify="left" if title == "value" else "right")
    held = True
    for name in compared[0].gains:
        gains = [one.gains[name] for one in compared]
        low, high = mean_interval(gains)
        held = held and high >= 0
        better, worse = sum(gain > ALIKE for gain in gains), sum(gain < -ALIKE for gain in gains)
        counts = (len(gains) - better - worse, better, worse)
        table.add_row(
            name,
            f"{100 * mean(gains):+.3f}",
            f"{100 * low:+.3f} to {100 * high:+.3f}",
            *(f"{count / len(gains):.1%}" for count in counts),
        )
    return table, held


# -- sampling -------------------------------------------------------------------------------------


def sample(job: tuple[int, int]) -> list[Stored]:
    """So many positions from games at one of the tables."""
    place, count = job
    edition, seats = TABLES[place]
    line_up = (captain(FIRST, 0),) * seats
    games = (
        Block(str(number), setting(edition, seats), line_up, ("positions", number))
        for number in itertools.count()
    )
    asked = (stored for game in games for stored in questions(game))
    return list(islice(asked, EVERY - 1, EVERY * count, EVERY))


def questions(block: Block) -> list[Stored]:
    """Every position of a game in which a captain is asked for a plan: chance has just spoken."""
    game = block.setting.make()
    met: list[Stored] = []

    def watch(step: Played) -> None:
        if step.seat == CHANCE and game.actor(step.after) not in (CHANCE, OVER):
            position = game.to_dict(step.after)
            met.append({"edition": game.edition, "seats": game.seats, "position": position})

    played = play_seating(block, range(game.seats), watch)
    insist_on_captains(block, played)
    return met


def store(positions: Sequence[Stored]) -> None:
    lines = (json.dumps(stored, separators=(",", ":")) for stored in positions)
    STORED.parent.mkdir(exist_ok=True)
    STORED.write_bytes(gzip.compress("\n".join([*lines, ""]).encode(), mtime=0))


def stored_positions() -> list[Stored]:
    with gzip.open(STORED, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


# -- the command ----------------------------------------------------------------------------------


def main() -> None:
    parser = ArgumentParser(prog="make bench-positions", description=__doc__)
    parser.add_argument("--positions", type=int, default=COUNT, help="how many of those stored")
    parser.add_argument(
        "--nodes", type=int, default=0, help="of the present's captain; 0 as it ships"
    )
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for all cores")
    parser.add_argument("--sample", action="store_true", help="store positions anew")
    wanted = parser.parse_args()
    FIRST.insist()
    if wanted.sample:
        sample_anew(wanted.positions, wanted.workers)
        return
    positions = stored_positions()
    positions = positions[:: max(1, len(positions) // wanted.positions)][: wanted.positions]
    chunks = [(wanted.nodes, positions[at : at + CHUNK]) for at in range(0, len(positions), CHUNK)]
    done = side_by_side(compare, chunks, len(chunks), "parts", wanted.workers)
    compared = [one for part in done for one in part]
    table, held = result(compared)
    Console(width=100).print(table)
    print(f"The same actions in {sum(one.same for one in compared)} of {len(compared)} positions;")
    new = median(one.new_seconds for one in compared)
    times = median(one.new_seconds / one.old_seconds for one in compared)
    print(f"CPU time of a plan: {1000 * new:.1f} ms, {times:.2f} times that of 0.1 (medians).")
    raise SystemExit(0 if held else 1)


def sample_anew(count: int, workers: int) -> None:
    shares = [count // len(TABLES) + (place < count % len(TABLES)) for place in range(len(TABLES))]
    jobs = list(enumerate(shares))
    parts = side_by_side(sample, jobs, len(jobs), "tables", workers)
    found = [stored for part in parts for stored in part]
    order = {table: place for place, table in enumerate(TABLES)}
    found.sort(key=lambda stored: order[stored["edition"], stored["seats"]])
    store(found)
    print(f"{len(found)} positions in {STORED}, {STORED.stat().st_size // 1024} KiB.")


if __name__ == "__main__":
    main()
