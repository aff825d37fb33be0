"""`python -m benchmarks.chances`: how often the chances to win that the table tells come true.

Equal players play whole games; before every roll, and once at a moment within every turn, each seat's
chance is noted, and in the end who won. The Brier score is the mean over positions of the squared
errors of all seats: the lower the better. `--fit` finds the calibration in `thinking/weights.py`, from
games with other dice than those measured.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp
from typing import NamedTuple

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.asks import ASK_ROLL, CHANCE, OVER
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.cadet import Cadet
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.evaluator import LinearEvaluator, winning_share
from landfall.games.alien_frontiers.thinking.features import WAITING, Features
from landfall.games.alien_frontiers.thinking.judge import judge, part_played
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner
from landfall.games.alien_frontiers.thinking.weights import vector, weights_of

SEATS = (2, 3, 4)
NODES = 800
STEPS = 12
"""Of Newton's method, many more than it needs."""


class Seen(NamedTuple):
    """A position, and what became of it: each seat's part of the win."""

    position: State
    shares: list[float]


def captain(rules: Ruleset) -> TurnPlanner:
    return Captain(rules, plain(rules), NODES)


PLAYERS: dict[str, Callable[[Ruleset], TurnPlanner]] = {"cadet": Cadet, "captain": captain}


def plain(rules: Ruleset) -> LinearEvaluator:
    """The evaluation as the bots have it."""
    weights = vector(weights_of(rules), Features(rules).names)
    return LinearEvaluator(rules, weights, weights, 0.0, 0)


def games(bot: str, seats: int, seeds: Iterable[int]) -> Iterator[Seen]:
    """The positions noted in games of equal players, one game for each seed."""
    rules = AlienFrontiers(seats=seats).ruleset
    player = PLAYERS[bot](rules)
    for seed in seeds:
        positions, end = play(rules, player, Rng(seed, "chances", seats, bot))
        shares = [winning_share(rules, end, seat) for seat in range(seats)]
        yield from (Seen(position, shares) for position in positions)


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


# -- measuring --------------------------------------------------------------------------------------


def brier(told: Sequence[Sequence[float]], seen: Sequence[Seen]) -> float:
    errors = (
        sum((said - share) ** 2 for said, share in zip(chances, one.shares, strict=True))
        for chances, one in zip(told, seen, strict=True)
    )
    return sum(errors) / len(seen)


def reliability(told: Iterable[Sequence[float]], seen: Iterable[Seen]) -> list[tuple[int, float]]:
    """For each tenth of the scale: how often such a chance was told, and how often it came true."""
    counts, wins = [0] * 10, [0.0] * 10
    for chances, one in zip(told, seen, strict=True):
        for said, share in zip(chances, one.shares, strict=True):
            tenth = min(9, int(10 * said))
            counts[tenth] += 1
            wins[tenth] += share
    return [(count, win / max(1, count)) for count, win in zip(counts, wins, strict=True)]


def measure(seeds: Sequence[int]) -> None:
    """Print the tables of `docs/guide/laboratory.md`."""
    tenths: dict[int, list[tuple[int, float]]] = {}
    print("| seats | players | positions | every seat alike | bots' weights | calibrated |")
    print("|---|---|---|---|---|---|")
    for seats in SEATS:
        game = AlienFrontiers(seats=seats)
        chances, rough = judge(game, nodes=1).chances, plain(game.ruleset)
        both: list[Seen] = []
        for bot in PLAYERS:
            seen = list(games(bot, seats, seeds))
            both += seen
            alike = brier([[1 / seats] * seats] * len(seen), seen)
            before = brier([rough.evaluate(one.position) for one in seen], seen)
            now = brier([chances(one.position) for one in seen], seen)
            print(f"| {seats} | {bot} | {len(seen)} | {alike:.3f} | {before:.3f} | {now:.3f} |")
        tenths[seats] = reliability([chances(one.position) for one in both], both)
    print("\n| told | " + " | ".join(f"{seats} seats" for seats in SEATS) + " |")
    print("|---|" + "---|" * len(SEATS))
    for tenth in range(10):
        cells = [f"{tenths[seats][tenth][1]:.0%} of {tenths[seats][tenth][0]}" for seats in SEATS]
        print(f"| {10 * tenth} to {10 * tenth + 10} % | {' | '.join(cells)} |")


# -- fitting ----------------------------------------------------------------------------------------


def terms(rules: Ruleset, position: State) -> list[list[float]]:
    """For each seat what the numbers of a calibration are multiplied with in its strength."""
    features, weights = Features(rules), weights_of(rules)
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


def fit(seats: int, seeds: Sequence[int]) -> list[float]:
    """The factors and the cost of waiting, each for opening and ending, that fit results best."""
    rules = AlienFrontiers(seats=seats).ruleset
    rows: list[tuple[float, list[list[float]], list[float]]] = []
    for bot in PLAYERS:
        seen = list(games(bot, seats, seeds))
        rows += [(1 / len(seen), terms(rules, one.position), one.shares) for one in seen]
    numbers = [1.0, 1.0, -0.3, -0.5]
    for _ in range(STEPS):
        slope = [0.0] * 4
        bend = [[1e-9 * (a == b) for b in range(4)] for a in range(4)]
        for weight, seat_terms, shares in rows:
            strengths = [exp(dot(numbers, x)) for x in seat_terms]
            chances = [strength / sum(strengths) for strength in strengths]
            pairs = list(zip(chances, seat_terms, strict=True))
            mean = [sum(p * x[k] for p, x in pairs) for k in range(4)]
            for (p, x), share in zip(pairs, shares, strict=True):
                for a in range(4):
                    slope[a] += weight * (share - p) * x[a]
                    for b in range(4):
                        bend[a][b] += weight * p * (x[a] - mean[a]) * (x[b] - mean[b])
        numbers = [n + step for n, step in zip(numbers, solved(bend, slope), strict=True)]
    return numbers


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for k in range(len(rows)):
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for other in range(len(rows)):
            if other != k:
                factor = rows[other][k]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[k], strict=True)]
    return [row[-1] for row in rows]


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
