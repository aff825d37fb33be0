"""The computer players of Alien Frontiers, from gentle to strong, each by the name people know it by.

Gentler ones err in judging positions; none of them thinks for a shorter time.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from landfall.core.planned_action import PlannedAction
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.cadet import Cadet
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.commodore import Commodore
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator, LinearEvaluator
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.learned_weights import learned_weights
from landfall.games.alien_frontiers.thinking.move_ordering import has_modules
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner
from landfall.games.alien_frontiers.thinking.weights import (
    PERSONALITIES,
    Character,
    leaned,
    vector,
    weights_of,
)

TRUST_BY_HAND = 4.0
TRUST_LEARNED = 40.0
"""As much as so many samples of the round to come, a lookahead trusts what it thinks of a turn."""


class Budget(NamedTuple):
    """How much a player may look at. Less is faster."""

    turn: int = 8_000
    """Positions opened for the own turn."""
    others: int = 300
    """Positions opened for each turn of the round after it."""
    turns: int = 8
    """Ways to play the own turn that are compared by that round."""
    rounds: int = 16
    """Samples of that round."""
    rich: int = 0
    """Actions tried in the own turn where there are modules (see `best_first`); 0 for `turn`."""
    rich_for_two: int = 0
    """The same at two seats, where each costs less; 0 for `rich`."""
    rich_rounds: int = 0
    """Samples of that round where there are modules; 0 for `rounds`."""
    rich_rounds_for_two: int = 0
    """The same at two seats, where a round is short; 0 for `rich_rounds`."""

    def nodes(self, ruleset: Ruleset) -> int:
        """The positions of the own turn, fewer where more cards make each of them dearer to look at.

        What a position costs goes with its size.
        """
        if has_modules(ruleset.box):
            two = self.rich_for_two if ruleset.seats == 2 else 0
            return two or self.rich or self.turn
        classic = PLAIN_SIZE + PLAIN_SIZE_OF_A_SEAT * ruleset.seats
        return min(self.turn, self.turn * classic // int(ruleset.box.size))

    def ahead(self, ruleset: Ruleset) -> int:
        """The positions of each turn of the round after it.

        Where there are modules a round takes about as long at any table, though it has more turns.
        """
        if not has_modules(ruleset.box):
            return self.others
        return min(self.others, max(A_FEW, 2 * self.others // int(ruleset.seats)))

    def samples(self, ruleset: Ruleset) -> int:
        """How often that round is played."""
        if not has_modules(ruleset.box):
            return self.rounds
        two = self.rich_rounds_for_two if ruleset.seats == 2 else 0
        return two or self.rich_rounds or self.rounds


A_FEW = 100
"""Fewer actions than these tell little of another's turn."""

PLAIN_SIZE = 136
PLAIN_SIZE_OF_A_SEAT = 25
"""So many numbers has a position without modules, at most."""

CAPTAINS = Budget(rich=6_000, rich_for_two=8_000)
"""With modules a turn takes at most twice as long as without, at two seats and at four."""
COMMODORES = Budget(rich=12_000, rich_for_two=16_000, rich_rounds=4, rich_rounds_for_two=24)
"""A commodore tries twice as much of its own turn as a captain; among many it looks less far."""
ADMIRALS = Budget(turn=3_200, rich=CAPTAINS.rich, rich_for_two=CAPTAINS.rich_for_two)
"""Admirals are mostly ahead and have more to choose from: so they take no longer than a captain.

Where there are modules captains judge as admirals do, and both look at as much."""

FLEET_ADMIRALS = Budget(turn=16_000, others=100, turns=6, rounds=24)
"""A second for a turn, at four seats too."""


@dataclass(frozen=True)
class Rank:
    """One rung of the ladder."""

    name: str
    description: str
    make: Callable[[Ruleset, int, Budget], TurnPlanner]
    cards: bool = True
    """It uses the powers of its cards."""
    budget: Budget = CAPTAINS
    """What it looks at when it is not told how much."""


def judged_by(ruleset: Ruleset, character: Character = PERSONALITIES["even"]) -> Evaluator:
    """The best evaluation there is: the learned one, as a character leans."""
    names = Features(ruleset).names
    weights = learned_weights(ruleset)
    own = vector(leaned(weights, character.own), names)
    rivals = vector(leaned(weights, character.rivals), names)
    return LinearEvaluator(ruleset, own, rivals, 0.0, 0)


def judged_by_hand(ruleset: Ruleset, noise: float = 0.0, seed: int = 0) -> Evaluator:
    """The evaluation of version 0.1, whose weights were set by hand and tuned; clouded by noise."""
    numbers = vector(weights_of(ruleset), Features(ruleset).names)
    return LinearEvaluator(ruleset, numbers, numbers, noise, seed)


def judged_by_captains(ruleset: Ruleset, noise: float = 0.0, seed: int = 0) -> Evaluator:
    """By hand, but where there are modules as it was learned: nobody has set what those are worth."""
    if not has_modules(ruleset.box):
        return judged_by_hand(ruleset, noise, seed)
    numbers = vector(learned_weights(ruleset), Features(ruleset).names)
    return LinearEvaluator(ruleset, numbers, numbers, noise, seed)


def _cadet(ruleset: Ruleset, seed: int, budget: Budget) -> TurnPlanner:
    return Cadet(ruleset)


def _captain(noise: float = 0.0) -> Callable[[Ruleset, int, Budget], TurnPlanner]:
    def make(ruleset: Ruleset, seed: int, budget: Budget) -> TurnPlanner:
        return Captain(ruleset, judged_by_captains(ruleset, noise, seed), budget.nodes(ruleset))

    return make


def _commodore(ruleset: Ruleset, seed: int, budget: Budget) -> TurnPlanner:
    trust = TRUST_LEARNED if has_modules(ruleset.box) else TRUST_BY_HAND
    return _lookahead(ruleset, judged_by_captains(ruleset), budget, trust)


def _admiral(character: str) -> Callable[[Ruleset, int, Budget], TurnPlanner]:
    def make(ruleset: Ruleset, seed: int, budget: Budget) -> TurnPlanner:
        return Captain(ruleset, judged_by(ruleset, PERSONALITIES[character]), budget.nodes(ruleset))

    return make


def _fleet_admiral(ruleset: Ruleset, seed: int, budget: Budget) -> TurnPlanner:
    return _lookahead(ruleset, judged_by(ruleset), budget, TRUST_LEARNED)


def _lookahead(ruleset: Ruleset, evaluator: Evaluator, budget: Budget, trust: float) -> TurnPlanner:
    return Commodore(
        ruleset,
        evaluator,
        budget.nodes(ruleset),
        budget.turns,
        budget.samples(ruleset),
        budget.ahead(ruleset),
        trust,
    )


RANKS: tuple[Rank, ...] = (
    Rank(
        "cadet",
        "rules of thumb: land when you can, build early, raid the rich",
        _cadet,
        cards=False,
    ),
    Rank("ensign", "searches its whole turn, and often misjudges where it ends", _captain(0.35)),
    Rank("lieutenant", "searches its whole turn, and misjudges it a little", _captain(0.15)),
    Rank("captain", "searches its whole turn for the best place to end it", _captain()),
    Rank(
        "commodore",
        "a captain that also weighs what the others may do next",
        _commodore,
        budget=COMMODORES,
    ),
    Rank("warden", "an admiral that guards what it has", _admiral("cautious"), budget=ADMIRALS),
    Rank(
        "corsair",
        "an admiral that would rather take than make",
        _admiral("raider"),
        budget=ADMIRALS,
    ),
    Rank(
        "engineer",
        "an admiral that builds its fleet first and keeps it",
        _admiral("builder"),
        budget=ADMIRALS,
    ),
    Rank(
        "admiral",
        "a captain that learned from its own games what counts",
        _admiral("even"),
        budget=ADMIRALS,
    ),
    Rank(
        "fleet-admiral",
        "an admiral that also weighs what the others may do next",
        _fleet_admiral,
        budget=FLEET_ADMIRALS,
    ),
)


class Thinker:
    """A player of the ladder: it is given what its seat sees, and nothing else."""

    def __init__(self, rank: Rank, *seed: int | str, budget: Budget | None = None) -> None:
        self._rank = rank
        self._seed = int(Rng(*seed).below(1_000_000))
        self._budget = budget or rank.budget
        self._game: AlienFrontiers | None = None
        self._player: TurnPlanner | None = None

    def plan(self, game: AlienFrontiers, seen: State, seat: int) -> list[PlannedAction]:
        """The turn it would play from what it sees, up to the next roll or draw."""
        if self._player is None or game is not self._game:
            self._game = game
            self._player = self._rank.make(game.ruleset, self._seed, self._budget)
        with _nothing_collected():
            line = self._player.plan(seen)
        return steps(game, seen, line)


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """A search keeps thousands of positions and makes no cycles: looking for those is time lost."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def thinker(rank: Rank) -> Callable[..., Thinker]:
    """Makes thinkers of a rank, from any seed."""
    return partial(Thinker, rank)


def steps(game: AlienFrontiers, position: State, codes: list[int]) -> list[PlannedAction]:
    """The codes with the choices they answer."""
    answer: list[PlannedAction] = []
    for code in codes:
        answer.append(PlannedAction(tuple(game.legal(position)), code))
        position = game.apply(position, code)
    return answer
