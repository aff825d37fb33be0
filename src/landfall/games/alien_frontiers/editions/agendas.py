"""Agendas: secret objectives. A card that names an absent module, board or card is taken out."""

from __future__ import annotations

from landfall.games.alien_frontiers.agendas.agenda_board import AgendaBoard
from landfall.games.alien_frontiers.agendas.objectives.curator import Curator
from landfall.games.alien_frontiers.agendas.objectives.fuel_baron import FuelBaron
from landfall.games.alien_frontiers.agendas.objectives.land_grab import LandGrab
from landfall.games.alien_frontiers.editions.module import Module

AGENDAS = Module(
    name="agendas",
    printed_in=("edition-x",),
    others=(AgendaBoard,),
    agendas=(
        LandGrab,
        FuelBaron,
        Curator,
    ),
)
