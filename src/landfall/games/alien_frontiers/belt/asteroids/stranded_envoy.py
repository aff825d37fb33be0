"""Stranded Envoy: discarded, it draws two Agendas."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda_board import draw_agendas
from landfall.games.alien_frontiers.agendas.agenda_piles import can_be_drawn
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.state import State

BROUGHT: Final = 2


@final
class StrandedEnvoy(Asteroid):
    """It is among the asteroid cards only where there are Agendas."""

    def __init__(self) -> None:
        super().__init__("stranded-envoy")

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if can_be_drawn(state) > 0 else "stranded-envoy.none-left"

    def play(self, state: State, seat: i64, offset: i64) -> None:
        draw_agendas(state, seat, BROUGHT)
