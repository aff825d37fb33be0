"""Conquest Markers: placed by winning a Battle, stolen, removed; and what a first conquest brings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    DEMOLISHED,
    MARKER,
    REIGN,
    SEAT,
    SPENT,
    STEP,
    TOKENS,
    A,
)
from landfall.games.conquest_of_planet_earth.decks import discard
from landfall.games.conquest_of_planet_earth.rule import Book, Procedure, step
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.winning import check_win

TECH_ICON: Final = 4  # among ICONS


def can_be_stolen(state: State, seat: i64, space: i64) -> bool:
    """Is there a rival's marker, an own Alien, and no enemy (R-CQ-317)?"""
    owner = state.marker(space)
    if owner < 0 or state.are_partners(seat, owner) or state.aliens(space, seat) == 0:
        return False
    return not state.enemies(space, seat)


def steal_marker(state: State, seat: i64, space: i64) -> None:
    owner = state.marker(space)
    state.at[state.space(space) + MARKER] = seat + 1
    pirate = state.box.race_pirate
    if state.race(seat) == pirate and state.race(owner) != state.box.race_robbed_not:
        if state.tokens(owner) > 0:
            state.more(TOKENS, owner, -1)
        state.more(TOKENS, seat, 1)
    check_win(state, seat)


def remove_marker(state: State, space: i64) -> None:
    """A marker is taken off; a card that belongs to the marker goes with it."""
    at = state.space(space)
    while state.at[at + REIGN] > 0:
        reign_ends(state, space)
    state.at[at + MARKER] = 0


# -- cards that remain in play --------------------------------------------------------------------


def leaves_play(state: State, event: i64) -> None:
    """A copy of an Event that remained in play is discarded, whoever's it was."""
    owner: i64 = 0
    while state.in_play(event, owner) == 0:
        owner += 1
    leaves(state, event, owner)


def leaves(state: State, event: i64, owner: i64) -> None:
    """A copy of an owner's, or of nobody's, is discarded."""
    box = state.box
    state.at[box.in_play + event * (box.seats + 1) + owner] -= 1
    red = owner == box.seats and box.split
    discard(state, box.red_discards if red else box.event_discards, event)


def reign_ends(state: State, space: i64) -> None:
    """A Reign of Terror leaves a Location: that of whose marker is there, if they have one."""
    state.at[state.space(space) + REIGN] -= 1
    owner = state.marker(space)
    if owner >= 0 and state.in_play(state.box.reign, owner) > 0:
        leaves(state, state.box.reign, owner)
    else:
        leaves_play(state, state.box.reign)


def demolish(state: State, space: i64) -> None:
    """A Location is Demolished: no Resistance, no Population, no text, no marker any more."""
    remove_marker(state, space)
    state.at[state.space(space) + DEMOLISHED] = 1


@final
class Conquer(Procedure):
    """The seat has won the Battle of Space A: its marker, then what that brings."""

    def join(self, book: Book) -> None:
        self.stuff = book.kind("gain-stuff")
        self.events = book.kind("draw-events")
        self.strike = book.kind("strike")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        box = state.box
        seat = at[f + SEAT]
        space = at[f + A]
        place = state.space(space)
        location = state.location(space)
        now = at[f + STEP]
        step(state, f, now + 1)
        fresh = at[place + SPENT] == 0
        if now == 0:
            at[place + MARKER] = seat + 1
            check_win(state, seat)
        elif now == 1:
            gained: i64 = 0
            if box.loc_icons[location] & TECH_ICON != 0:
                gained += box.race_tech_stuff[state.race(seat)]
            if fresh:
                gained += box.first_stuff[location]
                state.more(TOKENS, seat, box.first_tokens[location])
            if gained > 0:
                state.push(self.stuff, seat, gained, 0, 0)
        elif now == 2:
            if fresh and box.first_events[location] > 0:
                state.push(self.events, seat, box.first_events[location], 0, 0)
        elif now == 3:
            at[place + SPENT] = 1
            if fresh and box.first_strike[location] > 0:
                state.push(self.strike, seat, space, 0, 0)
        else:
            state.pop()
