"""Distress Call: for one fuel the next seat acts at once, its ships in the Bay showing six."""

from __future__ import annotations

from landfall.games.alien_frontiers.box import BAY, WIDE
from landfall.games.alien_frontiers.hands import number
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.turn import begin_moment


class DistressCall(Tech):
    """A made-up card."""

    def __init__(self) -> None:
        super().__init__("distress-call")

    def use_texts(self) -> list[str]:
        return [""]

    def answers(self, state: State, seat: int) -> int:
        """The seat that is called."""
        return int((seat + 1) % state.seats)

    def use_refusal(self, state: State, seat: int, offset: int) -> str:
        if state.of(BAY, self.answers(state, seat)) == 0:
            return "distress-call.nobody"
        return ""

    def use(self, state: State, seat: int, offset: int) -> None:
        called = self.answers(state, seat)
        ships = int(state.of(BAY, called))
        state.at[BAY + WIDE * called] = 0
        begin_moment(state, called, number([6] * ships))
