"""An edition of the base game with the parts made up here."""

from __future__ import annotations

from landfall.games.alien_frontiers.editions.base import BASE
from landfall.games.alien_frontiers.editions.edition import Edition
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING
from landfall.games.alien_frontiers.editions.module import Module
from made_up.clarke_spire import ClarkeSpire
from made_up.toll_gate import TollGate
from made_up.tractor_lens import TractorLens

MADE_UP = Edition(
    name="made-up",
    title="Made up",
    modules=(
        BASE,
        Module("made-up", facilities=(TollGate,), territories=(ClarkeSpire,), cards=(TractorLens,)),
    ),
    deck={**FIRST_PRINTING.deck, "tractor-lens": 6},
    bay_is_safe=True,
    cannon_counts_forfeit=True,
)
