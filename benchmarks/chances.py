"""`python -m benchmarks.chances`: how often the chances to win that the table tells come true.

Equal players play whole games; before every roll, and once at a moment within every turn, each seat's
chance is noted, and in the end who won. The Brier score is the mean over positions of the squared
errors of all seats: the lower the better. `--fit` finds the numbers of `thinking/calibration.py`, from
games with other dice than those measured.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.asks import ASK_ROLL, CHANCE, OVER
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.cadet import Cadet
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.evaluator import winning_share
from landfall.games.alien_frontiers.thinking.features import WAITING, Features
from landfall.games.alien_frontiers.thinking.judge import judge, part_played
from landfall.games.alien_frontiers.thinking.ladder import judged_by, judged_by_hand
from landfall.games.alien_frontiers.thinking.learned_weights import learned_weights
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner
from landfall.lab.learning.libraries import numpy
from landfall.lab.learning.linear_fit import likeliest
from landfall.lab.pools import LostJob
from landfall.lab.pools.processes import Processes

SEATS = (2, 3, 4)
NODES = 800
MOST = 20_000
"""Positions of each kind of player that a fit takes in."""


class Seen(NamedTuple):
    """A position, what became of it (each seat's part of the win), and what a calibration sees of it."""

    told: list[float]
    rough: list[float]
    shares: list[float]
    terms: list[list[float]]


def captain(rules: Ruleset) -> TurnPlanner:
    return Captain(rules, judged_by_hand(rules), NODES)


def admiral(rules: Ruleset) -> TurnPlanner:
    return Captain(rules, judged_by(rules), NODES)


PLAYERS: dict[str, Callable[[Ruleset], TurnPlanner]] = {
    "cadet": Cadet,
    "captain": captain,
    "admiral": admiral,
}


class Job(NamedTuple):
    """Some games of equal players, one for each seed."""

    bot: str
    seats: int
    seeds: tuple[int, ...]


def played(job: Job) -> list[Seen]:
    """The positions noted in some games."""
    game = AlienFrontiers(seats=job.seats)
    rules = game.ruleset
    player = PLAYERS[job.bot](rules)
    chances, rough = judge(game, nodes=1).chances, judged_by(rules)
    answer: list[Seen] = []
    for seed in job.seeds:
        positions, end = play(rules, player, Rng(seed, "chances", job.seats, job.bot))
        shares = [winning_share(rules, end, seat) for seat in range(job.seats)]
        answer += [
            Seen(chances(one), rough.evaluate(one), shares, terms(rules, one)) for one in positions
        ]
    return answer


def games(bot: str, seats: int, seeds: Sequence[int]) -> list[Seen]:
    """The positions noted in games of equal players, played on all cores."""
    jobs = iter([Job(bot, seats, tuple(seeds[at : at + 8])) for at in range(0, len(seeds), 8)])
    found: dict[tuple[int, ...], list[Seen]] = {}
    for job, seen in Processes().run(played, lambda: next(jobs, None)):
        if isinstance(seen, LostJob):
            raise SystemExit(seen.why)
        found[job.seeds] = seen
    return [one for seeds_played in sorted(found) for one in found[seeds_played]]


def play(rules: Ruleset, player: TurnPlanner, rng: Rng) -> tuple[list[State], State]:
    """One game: the positions noted, and the last one."""
    noted: list[State] = []
    within: list[State] = []
    state = rules.start()
    while state.who != OVER:
        if state.who == CHANCE:
            if state.asks == ASK_ROLL and state.asked_a() == 0:
                noted += [within[rng.below(len(within))]] if within else []
                noted.append(state.copy())
                within = []
            rules.apply(state, rules.sample(state, rng))
            continue
        for code in player.plan(state):
            within.append(state.copy())
            rules.apply(state, code)
    return noted, state


def terms(rules: Ruleset, position: State) -> list[list[float]]:
    """For each seat what the numbers of a calibration are multiplied with in its strength."""
    features, weights = Features(rules), learned_weights(rules)
    left, *rows = features.rows(position, 0)
    answer = []
    for seat in range(int(position.seats)):
        row = rows[features.width * seat : features.width * (seat + 1)]
        waiting, row[WAITING] = row[WAITING], 0.0
        if seat == position.turn:
            waiting += part_played(position)
        opening = sum(weights[name][0] * x for name, x in zip(features.names, row, strict=True))
        ending = sum(weights[name][1] * x for name, x in zip(features.names, row, strict=True))
        answer.append([left * opening, (1 - left) * ending, left * waiting, (1 - left) * waiting])
    return answer


# -- measuring --------------------------------------------------------------------------------------


def brier(told: Sequence[Sequence[float]], seen: Sequence[Seen]) -> float:
    errors = (
        sum((said - share) ** 2 for said, share in zip(chances, one.shares, strict=True))
        for chances, one in zip(told, seen, strict=True)
    )
    return sum(errors) / len(seen)


def reliability(seen: Iterable[Seen]) -> list[tuple[int, float]]:
    """For each tenth of the scale: how often such a chance was told, and how often it came true."""
    counts, wins = [0] * 10, [0.0] * 10
    for one in seen:
        for said, share in zip(one.told, one.shares, strict=True):
            tenth = min(9, int(10 * said))
            counts[tenth] += 1
            wins[tenth] += share
    return [(count, win / max(1, count)) for count, win in zip(counts, wins, strict=True)]


def measure(seeds: Sequence[int]) -> None:
    """Print the tables of `docs/strength.md`."""
    curves: dict[str, list[tuple[int, float]]] = {}
    print("| seats | players | positions | every seat alike | bots' weights | calibrated |")
    print("|---|---|---|---|---|---|")
    for seats in SEATS:
        every: list[Seen] = []
        for bot in PLAYERS:
            seen = games(bot, seats, seeds)
            every += seen
            alike = brier([[1 / seats] * seats] * len(seen), seen)
            before = brier([one.rough for one in seen], seen)
            now = brier([one.told for one in seen], seen)
            print(f"| {seats} | {bot} | {len(seen)} | {alike:.3f} | {before:.3f} | {now:.3f} |")
            if bot == "admiral":
                curves[f"{seats} seats, admirals"] = reliability(seen)
        curves[f"{seats} seats, all"] = reliability(every)
    print("\n| told | " + " | ".join(curves) + " |")
    print("|---|" + "---|" * len(curves))
    for tenth in range(10):
        cells = [f"{curve[tenth][1]:.0%} of {curve[tenth][0]}" for curve in curves.values()]
        print(f"| {10 * tenth} to {10 * tenth + 10} % | {' | '.join(cells)} |")


# -- fitting ----------------------------------------------------------------------------------------


def fit(seats: int, seeds: Sequence[int]) -> list[float]:
    """The factors and the cost of waiting, each for opening and ending, that fit results best.

    Every kind of player counts as much as the others, however many positions its games have.
    """
    np = numpy()
    told: list[Seen] = []
    for bot in PLAYERS:
        seen = games(bot, seats, seeds)
        told += seen[:: max(1, len(seen) // MOST)]
    x = np.array([one.terms for one in told])
    shares = np.array([one.shares for one in told])
    start = np.array([1.0, 1.0, -0.5, -0.5])
    return [float(number) for number in likeliest(lambda: iter([(x, shares)]), start, 0.0)]


def main() -> None:
    parser = ArgumentParser(description="How often the chances to win come true.")
    parser.add_argument("--games", type=int, default=300, help="for each table and player")
    parser.add_argument("--fit", action="store_true", help="find the calibration anew")
    wanted = parser.parse_args()
    if wanted.fit:
        for seats in SEATS:
            early, late, soon, later = fit(seats, range(0, 2 * wanted.games, 2))
            print(
                f"{seats}: Calibration(factor=({early:.2f}, {late:.2f}), "
                f"waiting=({soon:.2f}, {later:.2f})),"
            )
    else:
        measure(range(1, 2 * wanted.games, 2))


if __name__ == "__main__":
    main()
