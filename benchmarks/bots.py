"""`make bench-bots`: how long our bots think beside Catanatron's best registry bots, on one core.

A decision here is one question put to a player: ours answer with a whole turn, Catanatron's with one
action. CPU time of one process; positions are those whose worth a player asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median, quantiles
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.asks import CHANCE, OVER
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.ladder import RANKS

GAMES = 6
SLOW = ("commodore", "fleet-admiral")
"""Ranks that look ahead: two games of each."""

Timed = tuple[list[float], int]
"""Seconds of every decision, and the positions evaluated in all of them."""


def ours(rank: str, seats: int) -> Timed:
    """Whole games of one rank against itself."""
    game = AlienFrontiers(seats=seats)
    rules = game.ruleset
    wanted = next(entry for entry in RANKS if entry.name == rank)
    seconds: list[float] = []
    opened = 0
    for number in range(GAMES if wanted.name not in SLOW else 2):
        rng = Rng(number, rank)
        player = wanted.make(rules, number, wanted.budget)
        state = rules.start()
        while state.who != OVER:
            if state.who == CHANCE:
                rules.apply(state, rules.sample(state, rng))
                continue
            began = process_time()
            plan = player.plan(state)
            seconds.append(process_time() - began)
            if isinstance(player, Captain):
                opened += int(player.search.opened)
            for code in plan:
                rules.apply(state, code)
    return seconds, opened


def catanatron(kind: str, seats: int) -> Timed:
    """Whole games of one of its players against itself."""
    from catanatron import Color, Game
    from catanatron.players.search import VictoryPointPlayer
    from catanatron.players.weighted_random import WeightedRandomPlayer

    base: Any = VictoryPointPlayer if kind == "VictoryPoint" else WeightedRandomPlayer
    seconds: list[float] = []
    asked = [0]

    class Watched(base):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            began = process_time()
            action = super().decide(game, playable_actions)
            if len(playable_actions) > 1:
                seconds.append(process_time() - began)
                asked[0] += len(playable_actions) if kind == "VictoryPoint" else 0
            return action

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)[:seats]
    for seed in range(GAMES):
        Game([Watched(color) for color in colors], seed=seed).play()
    return seconds, asked[0]


def main() -> None:
    table = Table(title="Thinking time a decision and positions evaluated, one core")
    for title in ("player", "seats", "decisions", "median ms", "95 % within ms", "positions/s"):
        table.add_column(title, justify="left" if title == "player" else "right")
    contestants: list[tuple[str, Callable[[str, int], Timed], str]] = [
        ("Landfall cadet", ours, "cadet"),
        ("Landfall captain", ours, "captain"),
        ("Landfall commodore", ours, "commodore"),
        ("Landfall admiral", ours, "admiral"),
        ("Landfall fleet-admiral", ours, "fleet-admiral"),
        ("Catanatron WeightedRandom", catanatron, "WeightedRandom"),
        ("Catanatron VictoryPoint", catanatron, "VictoryPoint"),
    ]
    for title, measure, name in contestants:
        for seats in (2, 4):
            seconds, positions = measure(name, seats)
            most = quantiles(seconds, n=20)[-1]
            rate = f"{positions / sum(seconds):,.0f}" if positions else "-"
            table.add_row(
                title,
                str(seats),
                f"{len(seconds):,}",
                f"{1000 * median(seconds):.3f}",
                f"{1000 * most:.3f}",
                rate,
            )
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
