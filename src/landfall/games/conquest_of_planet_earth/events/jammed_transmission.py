"""Jammed Transmission: cancels an Event, a card that remains in play, or perhaps Human Tech."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import FRAME, REIGN, SEAT, B, D, E
from landfall.games.conquest_of_planet_earth.conquering import leaves, leaves_play, reign_ends
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.fogs import cancel_fog
from landfall.games.conquest_of_planet_earth.gambles import JAM
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    A_RIVAL,
    A_SPACE,
    CANCELED,
    NOTHING,
    W_CANCEL,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State

WHERE: Final = 4
"""From this bit of E on lies the Space whose Reign of Terror is meant, counted from one;"""
WHOSE: Final = 15
"""in those below, whose card is meant."""
SEVERAL: Final = -2


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
        """Which of several like cards, where it is not all one (R-CQ-1026)."""
        event = self.kind_aimed_at(state, f)
        if event < 0 or count != 1:
            return NOTHING
        if event == state.box.reign and self.reigned(state) == SEVERAL:
            return A_SPACE
        if event == state.box.feeding and self.owners(state, event) > 1:
            return A_RIVAL
        return NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        event = self.kind_aimed_at(state, f)
        if event == state.box.reign:
            there = state.at[state.space(target) + REIGN]
        else:
            there = state.in_play(event, target)
        return LEGAL if there > 0 else WRONG_TARGET

    def aim(self, state: State, f: i64, count: i64, target: i64) -> None:
        on_a_space = self.kind_aimed_at(state, f) == state.box.reign
        state.at[f + E] = (target + 1) << WHERE if on_a_space else target + 1

    def reigned(self, state: State) -> i64:
        """The one Location on which a Reign of Terror lies; -1 for none, or SEVERAL."""
        found: i64 = -1
        space: i64 = 0
        while space < state.box.spaces:
            if state.at[state.space(space) + REIGN] > 0:
                if found >= 0:
                    return SEVERAL
                found = space
            space += 1
        return found

    def take_off(self, state: State, f: i64, event: i64) -> None:
        """A card that remained in play is discarded, with what it did."""
        box = state.box
        if state.all_in_play(event) == 0:
            return
        owner = (state.at[f + E] & WHOSE) - 1
        space = (state.at[f + E] >> WHERE) - 1
        if event == box.fog:
            cancel_fog(state)
        elif event == box.reign and (space >= 0 or self.reigned(state) >= 0):
            if space < 0:
                space = self.reigned(state)
            if state.at[state.space(space) + REIGN] > 0:
                reign_ends(state, space)
        elif owner >= 0 and state.in_play(event, owner) > 0:
            leaves(state, event, owner)
        else:
            leaves_play(state, event)
