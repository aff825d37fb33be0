"""The computer players of Conquest of Planet Earth, each by the name people know it by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from landfall.core.planned_action import PlannedAction
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.commander import Commander
from landfall.games.conquest_of_planet_earth.thinking.overseer import Overseer
from landfall.games.conquest_of_planet_earth.thinking.scout import Scout
from landfall.games.conquest_of_planet_earth.thinking.weights import learned


class Player(Protocol):
    """Chooses among what is legal, from what its seat sees."""

    def choose(self, seen: State, seat: int, legal: list[int]) -> int: ...


@dataclass(frozen=True)
class Rank:
    """One rung of the ladder."""

    name: str
    description: str
    make: Callable[[Ruleset, int], Player]


def _scout(ruleset: Ruleset, seed: int) -> Player:
    return Scout(ruleset)


def _overseer(ruleset: Ruleset, seed: int) -> Player:
    return Overseer(ruleset, learned(ruleset), seed)


def _commander(ruleset: Ruleset, seed: int) -> Player:
    return Commander(ruleset, learned(ruleset), seed)


RANKS: tuple[Rank, ...] = (
    Rank("scout", "rules of thumb: go where points are, in strength; save Aliens", _scout),
    Rank("overseer", "searches its Action Phase, weighs every Fight by its chances", _overseer),
    Rank(
        "commander",
        "an overseer who plays the next rounds on before it chooses; takes about a second",
        _commander,
    ),
)


def adviser(game: ConquestOfPlanetEarth) -> Overseer:
    """The player who gives advice and judges games: one who answers at once."""
    return Overseer(game.ruleset, learned(game.ruleset))


class Thinker:
    """A player of the ladder: it is given what its seat sees, and nothing else."""

    def __init__(self, rank: Rank, *seed: int | str) -> None:
        self._rank = rank
        self._seed = int(Rng(*seed).below(1_000_000))
        self._game: ConquestOfPlanetEarth | None = None
        self._player: Player | None = None

    def plan(self, game: ConquestOfPlanetEarth, seen: State, seat: int) -> list[PlannedAction]:
        """Its next act."""
        if self._player is None or game is not self._game:
            self._game = game
            self._player = self._rank.make(game.ruleset, self._seed)
        legal = game.legal(seen, seat)
        return [PlannedAction(tuple(legal), self._player.choose(seen, seat, legal))]


def thinker(rank: Rank) -> Callable[..., Thinker]:
    """Makes thinkers of a rank, from any seed."""
    return partial(Thinker, rank)
