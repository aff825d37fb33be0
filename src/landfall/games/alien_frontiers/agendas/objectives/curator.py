"""Curator: hold four alien tech cards; at the end, three."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import Agenda, share_of
from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.state import State


@final
class Curator(Agenda):
    def __init__(self) -> None:
        super().__init__("curator")

    def met(self, state: State, seat: i64) -> bool:
        return size(state.cards(seat)) >= self.in_game_number

    def nearness(self, state: State, seat: i64) -> float:
        return share_of(size(state.cards(seat)), self.in_game_number)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return size(state.cards(seat)) >= self.endgame_number
