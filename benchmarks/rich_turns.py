"""`python -m benchmarks.rich_turns`: what the search misses in turns that modules make rich.

Captains with few actions play games with every module at two seats. At every fourth turn, once the ships
are rolled, it is asked what the best turn is thought worth: by a captain and by a homebody, which leaves
modules alone (see `benchmarks.homebody`), each with the actions that captains try and with many more.
Told is how far each is, in log-odds, below the best that any of them found.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import log, sqrt
from statistics import mean, stdev
from time import process_time

from landfall import catalog
from landfall.bots.planning import Planning
from landfall.core.loop import play_on
from landfall.core.seeded_chance import SeededChance
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.ladder import (
    CAPTAINS,
    RANKS,
    Budget,
    Thinker,
    judged_by_captains,
)
from landfall.games.alien_frontiers.thinking.move_ordering import brought_by_modules

QUICK = Budget(rich=1200)
EVERY = 4
OPEN = 5.0
"""Of turns in which the chance to win is further from even, in log-odds, nothing is told."""


def player(game: AlienFrontiers, nodes: int, stays_at_home: bool) -> Captain:
    ruleset = game.ruleset
    one = Captain(ruleset, judged_by_captains(ruleset), nodes)
    if stays_at_home:
        texts = enumerate(ruleset.texts)
        one.search.leave_out(
            [code for code, text in texts if brought_by_modules(ruleset.box, text)]
        )
    return one


def rich_turns(game: AlienFrontiers, games: int) -> list[State]:
    """What whoever has just rolled sees, in some turns of each game."""
    (captain,) = (rank for rank in RANKS if rank.name == "captain")
    found: list[State] = []
    for number in range(games):
        players = [
            Planning("captain", Thinker(captain, number, seat, budget=QUICK)) for seat in (0, 1)
        ]

        def decide(seat: int, at: State, players: list[Planning] = players) -> int:
            return catalog.ask(players[seat], game, at, seat)

        now = 0
        luck = SeededChance("rich turns", number)
        for step in play_on(game, game.start(), decide, luck):
            at = step.after
            if at.who >= 0 and at.asks == ASK_MAIN and at.turns != now:
                now = at.turns
                if (now + number) % EVERY == 0:
                    found.append(game.observe(at, int(at.who)))
    return found


def log_odds(chance: float) -> float:
    kept = min(max(chance, 1e-6), 1 - 1e-6)
    return log(kept / (1 - kept))


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.rich_turns")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--many", type=int, default=36_000, help="actions of the long look")
    asked = parser.parse_args()
    game = catalog.game(
        edition="edition-x", seats=2, deck="wide", factions=True, outer_belt=True, agendas=True
    )
    assert isinstance(game, AlienFrontiers)
    players = {
        (name, nodes): player(game, nodes, name == "homebody")
        for nodes in (CAPTAINS.nodes(game.ruleset), asked.many)
        for name in ("captain", "homebody")
    }
    worth: dict[tuple[str, int], list[float]] = {key: [] for key in players}
    times = dict.fromkeys(players, 0.0)
    turns = rich_turns(game, asked.games)
    for seen in turns:
        for key, one in players.items():
            begun = process_time()
            one.plan(seen)
            times[key] += process_time() - begun
            worth[key].append(log_odds(one.value()))
    best = [max(each) for each in zip(*worth.values(), strict=True)]
    print(f"{len(turns)} turns, {sum(abs(each) < OPEN for each in best)} of them open")
    for (name, nodes), values in worth.items():
        missed = [top - value for top, value in zip(best, values, strict=True) if abs(top) < OPEN]
        off = stdev(missed) / sqrt(len(missed))
        spent = 1000 * times[name, nodes] / len(turns)
        print(f"{name}, {nodes} actions: {mean(missed):.4f} ± {off:.4f} missed, {spent:.1f} ms")


if __name__ == "__main__":
    main()
