"""Thousands of random games of every edition and number of seats: each ends, with a result."""

from __future__ import annotations

import sys
from collections import Counter

from rich.console import Console
from rich.table import Table

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import EDITIONS, SEAT_COUNTS, AlienFrontiers

LIMIT = 100_000
"""Decisions after which a game would count as one that does not end."""


def main() -> None:
    games = int(sys.argv[1])
    table = Table(title=f"{games:,} random games of each edition and number of seats")
    for title in (
        "edition",
        "seats",
        "ended",
        "decisions a game",
        "won by player 1, 2, …",
        "shared",
    ):
        table.add_column(title, justify="left" if title == "edition" else "right")
    for edition in EDITIONS:
        for seats in SEAT_COUNTS:
            table.add_row(edition, str(seats), *row(AlienFrontiers(edition, seats), games))
    Console(width=100).print(table)


def row(game: AlienFrontiers, games: int) -> list[str]:
    room = game.ruleset.buffer()
    ended = decisions = shared = 0
    wins: Counter[int] = Counter()
    for number in range(games):
        position = game.start()
        decisions += game.ruleset.playout(position, Rng(number, game.edition), room, LIMIT)
        outcome = game.outcome(position)
        if outcome is None:
            continue
        ended += 1
        if len(outcome.winners) > 1:
            shared += 1
        else:
            wins[(outcome.winners[0] - int(position.first)) % game.seats] += 1
    by_order = " ".join(f"{100 * wins[order] / games:.1f} %" for order in range(game.seats))
    return [f"{ended:,}", f"{decisions / games:,.0f}", by_order, str(shared)]


if __name__ == "__main__":
    main()
