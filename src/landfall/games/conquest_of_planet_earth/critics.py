"""The critics: what was remarkable in a game that is over, counted from what happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from landfall.core.praise import Praise
from landfall.games.conquest_of_planet_earth.box import B_SEAT
from landfall.games.conquest_of_planet_earth.change import (
    BattleBegun,
    Destroyed,
    HeroMet,
    MarkerStolen,
    RoundFought,
)
from landfall.games.conquest_of_planet_earth.changes import changes
from landfall.games.conquest_of_planet_earth.fight_seen import totals
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

LEAST_QUEUE: Final = 2
"""One Hero is no queue."""


class FilmCritics:
    """Watches one game."""

    def __init__(self, game: ConquestOfPlanetEarth) -> None:
        self.game = game
        self.lost: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()
        self.heroes = 0
        self.queue = 0
        self.queue_of = 0
        self.stunt: tuple[int, int, int, int] | None = None
        """By how much the winner of a Fight Round was behind before the dice, who, and both totals."""

    def watch(self, before: State, after: State) -> None:
        """One step, from what everybody may see by now."""
        for change in changes(self.game.ruleset, before, after):
            match change:
                case BattleBegun():
                    self.heroes = 0
                case HeroMet():
                    self.heroes += 1
                    if self.heroes > self.queue:
                        self.queue, self.queue_of = self.heroes, int(after.at[B_SEAT])
                case Destroyed(seat=seat, figure="saucer", number=number):
                    self.lost[seat] += number
                case MarkerStolen(seat=seat):
                    self.taken[seat] += 1
                case RoundFought(winner=winner) if winner:
                    self.note_stunt(change, before)

    def note_stunt(self, fought: RoundFought, before: State) -> None:
        """Was it won from further behind than any before?"""
        own, enemy = totals(before)
        if fought.winner == "other":
            own, enemy = enemy, own
        winner = fought.seat if fought.winner == "own" else fought.other
        behind = enemy - own
        if winner >= 0 and behind > (self.stunt[0] if self.stunt else 0):
            self.stunt = (behind, winner, own, enemy)

    def praise(self) -> list[Praise]:
        return [*self._praise()]

    def _praise(self) -> Iterator[Praise]:
        if self.stunt:
            _, seat, own, enemy = self.stunt
            yield Praise("Best stunt", (seat,), f"won a Fight that stood {own} to {enemy} on paper")
        if self.queue >= LEAST_QUEUE:
            words = f"met {self.queue} of them in one Battle"
            yield Praise("Longest queue of Heroes", (self.queue_of,), words)
        yield from _most("Most saucers lost", self.lost, "lost {}")
        yield from _most("Villain", self.taken, "took {} of others’ places")


def _most(title: str, counted: Counter[int], words: str) -> Iterator[Praise]:
    """Those who have the most of it, if anybody has any."""
    if not counted:
        return
    most = max(counted.values())
    yield Praise(
        title, tuple(sorted(seat for seat in counted if counted[seat] == most)), words.format(most)
    )
