"""Jammed Transmission: cancels an Event, a card that remains in play, or perhaps Human Tech."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import FOG_ENDS, FRAME, REIGN, SEAT, B, D, E
from landfall.games.conquest_of_planet_earth.conquering import leaves_play
from landfall.games.conquest_of_planet_earth.decks import discard
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.gambles import JAM
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    A_RIVAL,
    CANCELED,
    NOTHING,
    W_CANCEL,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class JammedTransmission(Event):
    def __init__(self) -> None:
        super().__init__("jammed-transmission", at_moments(W_CANCEL))

    def join(self, book: Book) -> None:
        super().join(book)
        self.gamble = book.kind("gamble")

    def effect(self, state: State, f: i64) -> None:
        if state.at[f + D] == 0:
            state.at[f - 2 * FRAME + B] |= CANCELED
            return
        codes = self.book.codes
        code = codes.cancel + target(state, f, 0)
        if code >= codes.cancel_tech:
            tech = code - codes.cancel_tech
            if state.at[state.box.tech_in_play + tech] > 0:
                state.push(self.gamble, state.at[f + SEAT], JAM, tech, 0)
            return
        self.take_off(state, f, codes.cancel_kinds[code - codes.cancel])

    def owners(self, state: State, event: i64) -> i64:
        """How many have a copy of an Event in play."""
        count: i64 = 0
        owner: i64 = 0
        while owner <= state.box.seats:
            if state.in_play(event, owner) > 0:
                count += 1
            owner += 1
        return count

    def kind_aimed_at(self, state: State, f: i64) -> i64:
        """The Event in play that it is aimed at; -1 for Human Tech and for a card just played."""
        codes = self.book.codes
        code = codes.cancel + target(state, f, 0)
        if state.at[f + D] == 0 or code >= codes.cancel_tech:
            return -1
        return codes.cancel_kinds[code - codes.cancel]

    def wants(self, state: State, f: i64, count: i64) -> i64:
        event = self.kind_aimed_at(state, f)
        if event >= 0 and count == 1 and self.owners(state, event) > 1:
            return A_RIVAL
        return NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        event = self.kind_aimed_at(state, f)
        return LEGAL if state.in_play(event, target) > 0 else WRONG_TARGET

    def aim(self, state: State, f: i64, count: i64, target: i64) -> None:
        state.at[f + E] = target + 1

    def reigned(self, state: State, owner: i64) -> i64:
        """Where a Reign of Terror lies, the owner's own Locations before others; -1 for none."""
        found: i64 = -1
        space: i64 = 0
        while space < state.box.spaces:
            if state.at[state.space(space) + REIGN] > 0:
                if owner >= 0 and state.marker(space) == owner:
                    return space
                if found < 0:
                    found = space
            space += 1
        return found

    def take_off(self, state: State, f: i64, event: i64) -> None:
        """A card that remained in play is discarded, with what it did."""
        box = state.box
        owner = state.at[f + E] - 1
        if event == box.reign:
            space = self.reigned(state, owner)
            if space >= 0:
                state.at[state.space(space) + REIGN] -= 1
        if event == box.fog and state.all_in_play(event) == 1:  # no other Fog lies there
            state.at[FOG_ENDS] = 0
        if owner < 0 or state.in_play(event, owner) == 0:
            if state.all_in_play(event) > 0:
                leaves_play(state, event)
            return
        state.at[box.in_play + event * (box.seats + 1) + owner] -= 1
        discard(state, box.event_discards, event)
