"""Agendas with a name of their own that nothing else has: wherever one is heard, that card was told."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from mypy_extensions import i64

from landfall.core.plain import Words
from landfall.games.alien_frontiers.agenda_proofs import FACTS, Half
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.agendas.agenda_board import AgendaBoard
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.part import Part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.multiverse_window import MultiverseWindow
from landfall.games.alien_frontiers.tech.oracle_engine import OracleEngine

COLOURS: Final = (
    "amber blue coral dusk ebony flax grey hazel indigo jade khaki lime mauve navy ochre plum"
)
BIRDS: Final = tuple(f"canary-{colour}" for colour in COLOURS.split())
MORE: Final = 4
SINGS: Final = "sings"


class Canary(Agenda):
    """Met with so much fuel, which differs from one to the next; at the end with so much ore."""

    least = 2

    def met(self, state: State, seat: i64) -> bool:
        return state.fuel(seat) >= self.least + self.agenda % MORE

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.ore(seat) >= self.agenda % MORE


class ShyCanary(Canary):
    """Lies face down for most of a game."""

    least = 7


def sings(of: Half, name: str) -> tuple[bool, Words]:
    """A fact that nothing else could have told."""
    return False, [f"{name} sings to {of.seat}"]


FACTS[SINGS] = sings


def canary(name: str, kind: type[Canary] = Canary) -> Rule:
    made = kind(name)
    title = name.replace("-", " ").title()
    made.part = Part(
        name,
        title,
        source=f"{name}.toml",
        in_game=f"hold {name} fuel",
        in_game_proof=(f"{SINGS} {name}",),
        endgame=f"hold {name} ore",
        endgame_proof=(f"{SINGS} {name}",),
    )
    return made


CANARIES: Final = Module(
    name="canaries",
    cards=(MultiverseWindow, OracleEngine),
    others=(AgendaBoard,),
    agendas=tuple(partial(canary, name) for name in BIRDS),
)

SHY_CANARIES: Final = replace(
    CANARIES, agendas=tuple(partial(canary, name, ShyCanary) for name in BIRDS)
)
