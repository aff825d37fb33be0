"""Agendas put to the test: a position, what A does there, and whether an Agenda could be revealed."""

from __future__ import annotations

from functools import cache
from typing import Any

from agenda_editions import WITH_EVERY_CARD
from landfall.core.game import CHANCE
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.asks import ASK_PAIR
from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State

EVERYTHING = WITH_EVERY_CARD.name


@cache
def game_of(edition: str, seats: int) -> AlienFrontiers:
    """Laid out once: with every card and board that takes longer than what is tried."""
    return AlienFrontiers(edition, seats=seats)


class Try:
    """A table at which A acts; every Agenda that is asked about is A's."""

    def __init__(
        self, seats: int = 2, edition: str = EVERYTHING, a: Any = None, b: Any = None, **rest: Any
    ) -> None:
        """`a`, `b` (and `c`, `d` in the rest) are the seats of a position; all else is the table's."""
        self.game = game_of(edition, seats)
        own = {"A": a or {}, "B": b or {}}
        for letter in "CDEF"[: seats - 2]:
            own[letter] = rest.pop(letter.lower(), {})
        self.position: State = self.game.from_dict({"turns": 9, **rest, "seats": own})

    def do(self, *actions: str) -> Try:
        """A acts; cards that nobody has said are drawn in the order of the list, and pairs trade."""
        for action in actions:
            code = self.game.code(action)
            while self.is_not_yet(code):
                self.position = self.game.apply(self.position, self.game.legal(self.position)[0])
            self.position = self.game.apply(self.position, code)
        return self

    def is_not_yet(self, code: int) -> bool:
        """Does something come first that goes without saying?"""
        if code in self.game.legal(self.position):
            return False
        pair = self.position.asks == ASK_PAIR
        return pair or self.game.actor(self.position) == CHANCE

    def opens(self, agenda: str) -> bool:
        """Could A reveal it now, were it A's?"""
        held = self.position.copy()
        box = held.box
        held.at[box.face_down] |= bit(box.agenda(agenda))
        held.at[box.face_down_count] += 1
        offered = [self.game.text(code) for code in self.game.legal(held)]
        return f"reveal {agenda}" in offered

    def ends(self, agenda: str, seat: int = 0) -> bool:
        """Would its endgame half be met, were the game over now?"""
        card = self.game.ruleset.book.parts[agenda]
        assert isinstance(card, Agenda)
        return bool(card.met_at_end(self.position, seat))
