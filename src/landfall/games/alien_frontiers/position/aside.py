"""Reading and writing moments that wait: whose turn it is, while another seat acts in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    ACTOR,
    HAND,
    MOMENT,
    MOMENT_END,
    RELIC_HERE,
    SET_ASIDE,
)
from landfall.games.alien_frontiers.decisions.after_turns import TurnEnded
from landfall.games.alien_frontiers.decisions.choices import Main
from landfall.games.alien_frontiers.hands import number
from landfall.games.alien_frontiers.moment import place_aside, shift_of, take_up
from landfall.games.alien_frontiers.planet import refresh_bonus
from landfall.games.alien_frontiers.position.entry import Entry
from landfall.games.alien_frontiers.position.this_turn import read_this_turn
from landfall.games.alien_frontiers.position.write import letter, unplaced, write_this_turn
from landfall.games.alien_frontiers.state import State, clear_moment

KEYS: Final = ("seat", "dice", "this-turn")
MOMENTS: Final = (Main.name, TurnEnded.name)
"""Decisions with which a moment begins."""


def write_asides(state: State, book: Book) -> list[dict[str, Any]]:
    """The moments that wait, the first that was set aside first."""
    waiting: list[dict[str, Any]] = []
    trial = state.copy()
    while trial.at[SET_ASIDE] > 0:
        take_up(trial)
        seat = letter(int(trial.at[ACTOR]))
        waiting.append(
            {"seat": seat, "dice": unplaced(trial), "this-turn": write_this_turn(trial, book)}
        )
    return waiting[::-1]


def acting(table: Entry, letters: Sequence[str], turn: int) -> int:
    """The seat whose moment it is: the last that got one, else the one whose turn it is."""
    for entry in reversed(table.at("pending").each()):
        if isinstance(entry.value, Mapping) and entry.value.get("asks") in MOMENTS:
            return entry.at("seat").name(letters, turn)
    return turn


def read_asides(table: Entry, state: State, letters: Sequence[str]) -> list[WaitingMoment]:
    """The moments that wait; as many as pending main phases above the first."""
    entries = table.at("aside").each()
    mains = [
        entry
        for entry in table.at("pending").each()
        if isinstance(entry.value, Mapping)
        and entry.value.get("asks") == Main.name
        and not entry.value.get("late")
    ]
    if len(entries) != len(mains):
        raise table.at("aside").wrong(
            "for every main phase that is pending, the moment it interrupts is set aside"
        )
    if len(entries) > state.box.asides:
        raise table.at("aside").wrong("in this edition nobody acts in another's turn")
    return [WaitingMoment(entry.only(KEYS), letters) for entry in entries]


class WaitingMoment:
    """One moment that waits."""

    def __init__(self, entry: Entry, letters: Sequence[str]) -> None:
        self.entry = entry
        self.seat = entry.at("seat").name(letters)
        self.dice, self.star = entry.at("dice").dice()
        self.ships = len(self.dice)

    def put(self, state: State, book: Book) -> None:
        """Lay its numbers where they wait; the present moment stays as it is."""
        box = state.box
        beyond = range(int(box.fleeting), int(box.aside))
        present = [state.at[at] for at in (*range(MOMENT, MOMENT_END), *beyond)]
        clear_moment(state, self.seat)
        state.at[HAND] = number(self.dice)
        state.at[RELIC_HERE] = int(self.star > 0)
        read_this_turn(self.entry, state, book)
        waiting = int(state.at[SET_ASIDE])
        shift = int(shift_of(state, waiting))
        places = [(at, at + shift) for at in range(MOMENT, MOMENT_END)]
        places += [(at, int(place_aside(state, waiting, at))) for at in beyond]
        for (at, place), now in zip(places, present, strict=True):
            state.at[place] = state.at[at]
            state.at[at] = now
        state.at[SET_ASIDE] += 1
        for seat in range(state.seats):
            refresh_bonus(book, state, seat)
