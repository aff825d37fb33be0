"""Orbital Debris: discarded, it brings ore on the sign of the die, else a discarded alien tech card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_DIE, ASK_SALVAGE, DIE_DEBRIS
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.piles import take_discarded
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling

ORE_FOUND: Final = 3


@final
class OrbitalDebris(Asteroid):
    def __init__(self) -> None:
        super().__init__("orbital-debris")
        self.calm = True

    def companions(self) -> list[Rule]:
        return [Salvage()]

    def play(self, state: State, seat: i64, offset: i64) -> None:
        state.await_chance(ASK_DIE, seat, DIE_DEBRIS, 0, 0)

    def rolls_for(self) -> i64:
        return DIE_DEBRIS

    def die_rolled(self, state: State, seat: i64, sign: bool) -> None:
        if sign:
            state.gain(seat, 0, ORE_FOUND)
            return
        card: i64 = 0
        while card < state.box.cards:
            if state.in_discards(card) > 0:
                state.await_chance(ASK_SALVAGE, seat, 0, 0, 0)
                return
            card += 1

    # -- what is said of it -----------------------------------------------------------------------

    def say_found(self, about: Telling) -> str:
        name = about.scene.action.words[0]
        finds = f"finds {about.scene.a_named(name)} among the discards"
        held = about.scene.before.holds(about.scene.seat, self.book.box.card(name))
        return f"{finds} and leaves it there, having one already" if held else finds


@final
class Salvage(Rule):
    """Any of the discarded alien tech cards; one of a name that the seat holds stays there."""

    def __init__(self) -> None:
        super().__init__("salvage", ASK_SALVAGE)

    def texts(self) -> list[str]:
        return [f"salvage {name}" for name in self.book.box.card_names]

    def weight(self, state: State, code: i64) -> i64:
        return state.in_discards(code - self.base)

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        card: i64 = 0
        while card < state.box.cards:
            if state.in_discards(card) > 0:
                out[n] = self.base + card
                n += 1
            card += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return "" if state.in_discards(code - self.base) > 0 else "chance.outcome"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.answered()
        if not state.holds(seat, code - self.base):
            take_discarded(state, seat, code - self.base)
