"""A position as a mapping of plain values: everything that it holds, by names; nothing that is empty."""

from __future__ import annotations

from typing import Any

from landfall.games.conquest_of_planet_earth.box import DEPTH
from landfall.games.conquest_of_planet_earth.position.battle_entries import (
    write_battle,
    write_hits,
    write_waiting,
)
from landfall.games.conquest_of_planet_earth.position.card_entries import (
    write_decks,
    write_discards,
    write_in_play,
    write_lifting,
    write_tech,
)
from landfall.games.conquest_of_planet_earth.position.laid import Tongue
from landfall.games.conquest_of_planet_earth.position.last_step import LAST_STEP, write_last_step
from landfall.games.conquest_of_planet_earth.position.seat_entries import write_seat
from landfall.games.conquest_of_planet_earth.position.space_entries import write_pool, write_spaces
from landfall.games.conquest_of_planet_earth.position.table_entries import write_asked, write_head
from landfall.games.conquest_of_planet_earth.state import State


def write(tongue: Tongue, state: State) -> dict[str, Any]:
    """The position, ready for JSON or YAML."""
    said: dict[str, Any] = dict(write_head(tongue, state))
    said["seats"] = {
        letter: write_whole_seat(tongue, state, seat)
        for seat, letter in enumerate(tongue.words.letters)
    }
    parts = {
        "spaces": write_spaces(tongue, state),
        "in-play": write_in_play(tongue, state),
        "fogs-lifting": write_lifting(tongue, state),
        "human-tech": write_tech(state),
        "discards": write_discards(state),
        "decks": write_decks(tongue, state),
        **write_battle(tongue, state),
        "waiting": write_waiting(tongue, state),
        "hits": write_hits(tongue, state),
        LAST_STEP: write_last_step(tongue, state),
        "under-way": tongue.under_way.write(state) if state.at[DEPTH] else [],
        **write_asked(tongue, state),
    }
    return said | {key: part for key, part in parts.items() if part}


def write_whole_seat(tongue: Tongue, state: State, seat: int) -> dict[str, Any]:
    said = write_seat(tongue, state, seat)
    if pool := write_pool(state, seat):
        said["pool"] = pool
    return said
