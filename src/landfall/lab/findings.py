"""What games say about their rules: win rates, uses, score curves, and what a change moves."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from landfall.lab.balance import Told
from landfall.lab.statistics import CONFIDENCE_95, mean, wilson


@dataclass(frozen=True)
class Rate:
    """How often something won, out of how many times it was there."""

    name: str
    times: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.times if self.times else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.times)


@dataclass(frozen=True)
class Use:
    """How often an action is taken in a game, and in how many games it is taken at all."""

    name: str
    a_game: float
    games: int
    of: int


@dataclass(frozen=True)
class Difference:
    """What a change moves, with the 95 % interval of the mean of the paired differences."""

    name: str
    before: float
    after: float
    low: float
    high: float

    @property
    def mean(self) -> float:
        return self.after - self.before

    @property
    def shows(self) -> bool:
        """Is no difference outside the interval?"""
        return self.low > 0 or self.high < 0


def by_place(games: Sequence[Told]) -> list[Rate]:
    """Win rates in turn order."""
    return [
        Rate(f"place {place + 1}", len(games), sum(game.shares[place] for game in games))
        for place in range(len(games[0].shares))
    ]


def by_trait(games: Sequence[Told]) -> dict[str, list[Rate]]:
    """For each kind of beginning, the win rate of those that began so; the best first."""
    met: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for share, traits in zip(game.shares, game.traits, strict=True):
            for trait, value in traits.items():
                met[trait][value].append(share)
    return {
        trait: sorted(
            (Rate(value, len(shares), sum(shares)) for value, shares in values.items()),
            key=lambda rate: (-rate.share, rate.name),
        )
        for trait, values in met.items()
    }


def by_use(games: Sequence[Told]) -> list[Use]:
    """What is done how often, the most used first."""
    total: Counter[str] = Counter()
    some: Counter[str] = Counter()
    for game in games:
        total.update(game.uses)
        some.update(game.uses.keys())
    return [
        Use(name, count / len(games), some[name], len(games)) for name, count in total.most_common()
    ]


def curves(games: Sequence[Told]) -> list[list[float]]:
    """For each place the mean score after each round; a finished game keeps its last."""
    longest = max(len(game.curve) for game in games)
    return [
        [
            mean([game.curve[min(turn, len(game.curve) - 1)][place] for game in games])
            for turn in range(longest)
        ]
        for place in range(len(games[0].shares))
    ]


def differences(
    before: Sequence[Sequence[Told]], after: Sequence[Sequence[Told]]
) -> list[Difference]:
    """Each measure with and without the change, over blocks of the same seeds."""
    pairs = [(_block(a), _block(b)) for a, b in zip(before, after, strict=True)]
    names = dict.fromkeys(name for pair in pairs for block in pair for name in block)
    answer: list[Difference] = []
    for name in names:
        was = [a.get(name, 0.0) for a, _ in pairs]
        now = [b.get(name, 0.0) for _, b in pairs]
        low, high = paired_interval([b - a for a, b in zip(was, now, strict=True)])
        answer.append(Difference(name, mean(was), mean(now), low, high))
    return answer


def _block(games: Sequence[Told]) -> dict[str, float]:
    """The means of a block's measures; a use that a game has not is used no times."""
    total: defaultdict[str, float] = defaultdict(float)
    for game in games:
        for name, value in game.measures().items():
            total[name] += value
    return {name: value / len(games) for name, value in total.items()}


def paired_interval(gaps: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of differences."""
    middle = mean(gaps)
    if len(gaps) < 2:
        return middle, middle
    variance = sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1)
    reach = CONFIDENCE_95 * sqrt(variance / len(gaps))
    return middle - reach, middle + reach
