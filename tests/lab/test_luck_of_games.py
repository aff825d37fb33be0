"""Luck over many games between bots: exact for every roll, and about nothing in sum."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from math import sqrt

import pytest

from landfall.core.engine import compiled
from landfall.core.game import Game, Position
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.cadet import Cadet
from landfall.games.alien_frontiers.thinking.judge import Judge
from landfall.lab.analyse import TurnJob, analyse_turn, jobs
from landfall.lab.entrants import field
from landfall.lab.match import Block, Match, Setting
from landfall.lab.scribe import Scribe
from landfall.record import Record, parse

GAMES = 24 if compiled() else 16
ROLLS_A_GAME = 4


class Thumb(Judge):
    """The bots' own evaluation of where a turn ends that is played by the rules of thumb."""

    def __init__(self, game: AlienFrontiers, nodes: int) -> None:
        super().__init__(game, nodes)
        self.game = game
        self.cadet = Cadet(game.ruleset)
        self.known: dict[State, float] = {}

    def worth(self, position: State) -> float:
        if position not in self.known:
            end, seat = position.copy(), position.who
            while end.who == seat and end.turns == position.turns:
                for code in self.cadet.plan(end):
                    self.game.ruleset.apply(end, code)
            self.known[position] = self.evaluator.value(end, seat)
        return self.known[position]


@cache
def thumb(game: Game[object], nodes: int) -> Thumb:
    assert isinstance(game, AlienFrontiers)
    return Thumb(game, nodes)


@cache
def ways(dice: int) -> dict[tuple[int, ...], float]:
    """Every roll of so many dice with its chance, counted die by die."""
    counted = Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice))
    return {roll: count / 6**dice for roll, count in counted.items()}


@dataclass(frozen=True)
class Roll:
    """The luck a roll was said to be, and what it is by counting."""

    luck: float
    counted: float
    variance: float


def self_play(number: int) -> Record:
    setting = Setting("alien-frontiers", "later-printing", 2)
    block = Block("b", setting, tuple(field(["cadet", "cadet"])), ("luck", number))
    scribe = Scribe(block, (0, 1))
    return parse(scribe.text(Match(block, (0, 1), scribe.watch).play()))


def rolled(job: TurnJob) -> Roll | None:
    """The roll a turn begins with; None where the Relic Ship is rolled too."""
    game = job.rules()
    first = analyse_turn(replace(job, codes=job.codes[:1], judge=thumb)).lucks[0]
    dice = tuple(int(die) for die in first.text.split()[1:])
    if game.actor(game.apply(job.position, job.codes[0])) < 0:
        return None
    judge = thumb(game, job.nodes)

    def worth(roll: tuple[int, ...]) -> float:
        code = game.code(f"roll {' '.join(map(str, roll))}")
        after: Position = game.apply(job.position, code)
        return judge.worth(after)

    chances = ways(len(dice))
    mean = sum(chance * worth(roll) for roll, chance in chances.items())
    variance = sum(chance * (worth(roll) - mean) ** 2 for roll, chance in chances.items())
    return Roll(first.luck, worth(dice) - mean, variance)


@pytest.fixture(scope="module")
def rolls() -> list[Roll]:
    """Some rolls of every game, from its beginning to its end."""
    answer: list[Roll | None] = []
    for number in range(GAMES):
        turns = jobs(self_play(number), count=1)[1:]
        step = len(turns) // ROLLS_A_GAME
        answer += [rolled(job) for job in turns[number % step :: step]]
    return [roll for roll in answer if roll]


def test_the_luck_of_every_roll_is_exact(rolls: list[Roll]) -> None:
    """So each has mean zero over the dice, whatever was rolled."""
    assert len(rolls) > 2 * GAMES
    for roll in rolls:
        assert roll.luck == pytest.approx(roll.counted, abs=1e-9)


def test_luck_sums_to_about_zero_over_many_games(rolls: list[Roll]) -> None:
    """The sum of independent lucks spreads by the root of the sum of their variances."""
    spread = sqrt(sum(roll.variance for roll in rolls))
    assert spread > 0.1
    assert abs(sum(roll.luck for roll in rolls)) < 3 * spread
    assert sum(roll.luck**2 for roll in rolls) == pytest.approx(spread**2, rel=0.5)
