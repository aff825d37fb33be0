"""`make bench-captains`: the captain against that of version 0.1, over seat-balanced games.

Each captain thinks in a process of its own version; this one referees by the rulings of 0.1. Every
seed is played in all cyclic seatings with the same luck, so equal captains win equally often. With more
than two seats, one captain of the present meets a table of the other. The exit code is 1 if it is
weaker for sure: if the 95 % interval of its wins lies below its part of the seats.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import ceil
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from benchmarks.versions import FIRST, PRESENT, Planner, Version, planner
from landfall.bots.bot import Bot, Decision
from landfall.catalog import DEFAULT_GAME
from landfall.cli.progress import ProgressDisplay
from landfall.core.game import FIRST_RULINGS
from landfall.lab.entrants import Entrant
from landfall.lab.match import Block, MatchResult, Setting, play_block
from landfall.lab.pools import LostJob
from landfall.lab.pools.processes import Processes
from landfall.lab.statistics import between, wilson
from landfall.lab.timing import Times

J = TypeVar("J")
R = TypeVar("R")


class Piped:
    """A bot that plays what its planner answers, and asks again when that is played."""

    def __init__(self, planner: Planner) -> None:
        self.name = planner.version.label
        self._planner = planner
        self._actions: list[str] = []

    def choose(self, decision: Decision) -> int:
        if not self._actions:
            planned = self._planner.plan(decision.view, decision.texts)
            self._actions = list(planned.actions)
        return decision.legal[decision.texts.index(self._actions.pop(0))]


@dataclass(frozen=True)
class Captain(Entrant):
    """The captain of a version, for the laboratory to seat."""

    version: Version = PRESENT
    nodes: int = 0

    def seated(self, *seed: int | str, game: str = DEFAULT_GAME) -> Bot:
        return Piped(planner(self.version, self.nodes))


def captain(version: Version, nodes: int) -> Captain:
    return Captain(version.label, version.label, version=version, nodes=nodes)


def setting(edition: str, seats: int) -> Setting:
    """A table that both versions play by the same rules."""
    return Setting(DEFAULT_GAME, edition, seats, {"rulings": FIRST_RULINGS})


def games_of(block: Block) -> list[MatchResult]:
    played = play_block(block)
    for game in played:
        insist_on_captains(block, game)
    return played


def insist_on_captains(block: Block, game: MatchResult) -> None:
    """A captain that cannot go on ends the benchmark: nobody else plays its game to the end."""
    for seat, why in game.forfeits.items():
        raise RuntimeError(f"{block.line_up[game.seating[seat]].label} {why}")


def side_by_side(
    work: Callable[[J], R], jobs: Iterable[J], total: int, noun: str, workers: int
) -> Iterator[R]:
    """Every job's answer as it is done, with progress on standard error."""
    due = iter(jobs)
    with ProgressDisplay(noun, 0, total) as working:
        answers = Processes(workers).run(work, lambda: next(due, None))
        for done, (_, answer) in enumerate(answers, start=1):
            if isinstance(answer, LostJob):
                raise SystemExit(f"one of the {noun} {answer.why}")
            working.show(done, total)
            yield answer


def result(
    games: list[MatchResult], line_up: tuple[Captain, ...], title: str
) -> tuple[Table, bool]:
    """What to print, and whether the first of the line-up holds its own."""
    table = Table(title=f"Captains, {len(games)} games, {title}")
    for head in ("captain", "wins", "share", "95 % interval", "even", "ms a turn", "95 % within"):
        table.add_column(head, justify="left" if head == "captain" else "right")
    for label in dict.fromkeys(captain.label for captain in line_up):
        mine = {index for index, captain in enumerate(line_up) if captain.label == label}
        wins = sum(
            share
            for game in games
            for index, share in zip(game.seating, game.shares(), strict=True)
            if index in mine
        )
        times = Times.total_of(game.times[index] for game in games for index in mine)
        table.add_row(
            label,
            f"{wins:g}",
            f"{wins / len(games):.1%}",
            between(wilson(wins, len(games))),
            f"{len(mine) / len(line_up):.1%}",
            f"{1000 * times.quantile(0.5):.0f}",
            f"{1000 * times.quantile(0.95):.0f}",
        )
    wins = sum(game.shares()[game.seating.index(0)] for game in games)
    return table, wilson(wins, len(games))[1] >= 1 / len(line_up)


def main() -> None:
    parser = ArgumentParser(prog="make bench-captains", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="made up to whole seatings")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--edition", default="later-printing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--nodes", type=int, default=0, help="of the present's captain; 0 as it ships"
    )
    parser.add_argument("--workers", type=int, default=0, help="games at a time; 0 for all cores")
    wanted = parser.parse_args()
    FIRST.insist()
    line_up = (captain(PRESENT, wanted.nodes), *[captain(FIRST, 0)] * (wanted.seats - 1))
    place = setting(wanted.edition, wanted.seats)
    count = ceil(wanted.games / wanted.seats)
    blocks = (Block(str(n), place, line_up, (wanted.seed, n)) for n in range(count))
    done = side_by_side(games_of, blocks, count, "blocks", wanted.workers)
    title = f"{wanted.edition}, {wanted.seats} seats, seed {wanted.seed}"
    table, held = result([game for games in done for game in games], line_up, title)
    Console(width=100).print(table)
    raise SystemExit(0 if held else 1)


if __name__ == "__main__":
    main()
