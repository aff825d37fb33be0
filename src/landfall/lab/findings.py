"""What games say about their rules: win rates, uses, score curves, and what a change moves."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from landfall.lab.balance import GameSummary
from landfall.lab.statistics import Rate, mean, mean_interval, wilson

PART_OF = ", and "
"""A kind `held, and used` has a part of those of the kind `held`."""


@dataclass(frozen=True, kw_only=True)
class Winners(Rate):
    """How often those won who had something in common, and what part of others they are."""

    name: str
    of: int
    """All seats; where a kind is a part of another (`card had, and used`), those of that other kind."""

    @property
    def part(self) -> float:
        return self.games / self.of if self.of else 0.0

    @property
    def part_interval(self) -> tuple[float, float]:
        return wilson(self.games, self.of)


@dataclass(frozen=True)
class Use:
    """How often an action is taken in a game, and in which part of the games it is taken at all."""

    name: str
    a_game: float
    interval: tuple[float, float]
    a_turn: float
    turn_interval: tuple[float, float]
    part: float
    part_interval: tuple[float, float]


@dataclass(frozen=True)
class PairedDifference:
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


def by_place(games: Sequence[GameSummary]) -> list[Winners]:
    """Win rates in turn order."""
    return [
        Winners(
            name=f"place {place + 1}",
            of=len(games),
            games=len(games),
            wins=sum(game.shares[place] for game in games),
        )
        for place in range(len(games[0].shares))
    ]


def by_trait(games: Sequence[GameSummary]) -> dict[str, list[Winners]]:
    """For each kind of beginning or having, the win rate of those that did so; the best first."""
    met: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for share, traits in zip(game.shares, game.traits, strict=True):
            for trait, named in traits.items():
                for value in [named] if isinstance(named, str) else named:
                    met[trait][value].append(share)
    seats = sum(len(game.shares) for game in games)

    def of(trait: str, value: str) -> int:
        whole, part, _ = trait.partition(PART_OF)
        return len(met[whole][value]) if part and whole in met else seats

    return {
        trait: sorted(
            (
                Winners(name=value, of=of(trait, value), games=len(shares), wins=sum(shares))
                for value, shares in values.items()
            ),
            key=lambda one: (-one.share, one.name),
        )
        for trait, values in met.items()
    }


def over_by_round(games: Sequence[GameSummary]) -> list[Rate]:
    """For each round, from the first, how many games have ended with it or before; to the last."""
    rounds = [len(game.curve) for game in games]
    return [
        Rate(games=len(games), wins=sum(one <= last for one in rounds))
        for last in range(1, max(rounds) + 1)
    ]


def won_by_nobody(games: Sequence[GameSummary]) -> Rate:
    """How often the table itself has won."""
    return Rate(games=len(games), wins=sum(not any(game.shares) for game in games))


def by_use(games: Sequence[GameSummary]) -> list[Use]:
    """What is done how often, the most used first."""
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.uses)
    answer: list[Use] = []
    for name, _ in total.most_common():
        counts = [game.uses.get(name, 0) for game in games]
        by_turn = [game.a_turn(count) for count, game in zip(counts, games, strict=True)]
        some = sum(count > 0 for count in counts)
        answer.append(
            Use(
                name,
                mean(counts),
                mean_interval(counts),
                mean(by_turn),
                mean_interval(by_turn),
                some / len(games),
                wilson(some, len(games)),
            )
        )
    return answer


def curves(games: Sequence[GameSummary]) -> list[list[float]]:
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
    before: Sequence[Sequence[GameSummary]], after: Sequence[Sequence[GameSummary]]
) -> list[PairedDifference]:
    """Each measure with and without the change, over blocks of the same seeds."""
    pairs = [(_block(a), _block(b)) for a, b in zip(before, after, strict=True)]
    names = dict.fromkeys(name for pair in pairs for block in pair for name in block)
    answer: list[PairedDifference] = []
    for name in names:
        was = [a.get(name, 0.0) for a, _ in pairs]
        now = [b.get(name, 0.0) for _, b in pairs]
        low, high = mean_interval([b - a for a, b in zip(was, now, strict=True)])
        answer.append(PairedDifference(name, mean(was), mean(now), low, high))
    return answer


def _block(games: Sequence[GameSummary]) -> dict[str, float]:
    """The means of a block's measures; a use that a game has not is used no times."""
    total: defaultdict[str, float] = defaultdict(float)
    for game in games:
        for name, value in game.measures().items():
            total[name] += value
    return {name: value / len(games) for name, value in total.items()}
