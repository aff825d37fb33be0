"""The Resistance Phase: the six steps of the Humans at the end of a round, and Resistance Events."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    BATTLE,
    DEPLOYMENTS,
    NO_BATTLE,
    PHASE,
    RESISTANCE,
    ROLLED,
    STEP,
    TWO_EVENTS_FROM,
    A,
    B,
    C,
)
from landfall.games.conquest_of_planet_earth.chance import (
    DIE,
    HUMAN_TECH,
    NEWS,
    await_chance,
)
from landfall.games.conquest_of_planet_earth.conquering import TECH_ICON, remove_marker
from landfall.games.conquest_of_planet_earth.decks import discard, drawn, refilled
from landfall.games.conquest_of_planet_earth.names import CRUSHING
from landfall.games.conquest_of_planet_earth.rule import OF_HUMANS, RED, Book, Procedure, step
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.winning import advance_track, stage

# Steps of the Resistance Phase.
EVENT: Final = 0
LIBERATION: Final = 1
TRACK: Final = 2
DEPLOYED: Final = 3
MOVES: Final = 4
FIRE: Final = 5
BREAKTHROUGH: Final = 6
DONE: Final = 7


@final
class ResistancePhase(Procedure):
    """A: Events that are still to come in the first step."""

    def join(self, book: Book) -> None:
        self.news = book.kind("news")
        self.deploy = book.kind("deploy")
        self.moves = book.kind("counters-move")
        self.fire = book.kind("counters-fire")
        self.breakthrough = book.kind("breakthrough")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        now = at[f + STEP]
        step(state, f, now + 1)
        if now == EVENT:
            at[PHASE] = RESISTANCE
            if at[f + A] == 0 and state.box.brutal and stage(state) >= TWO_EVENTS_FROM:
                at[f + A] = 1
                step(state, f, EVENT)
            elif at[f + A] == 1:
                at[f + A] = 2
            state.push(self.news, 0, 0, 0, 0)
        elif now == LIBERATION:
            self.liberate(state)
        elif now == TRACK:
            advance_track(state, 1)
        elif now == DEPLOYED:
            if at[DEPLOYMENTS] > 0:
                state.push(self.deploy, 0, 0, 0, 0)
        elif now == MOVES:
            state.push(self.moves, 0, 0, 0, 0)
        elif now == FIRE:
            state.push(self.fire, 0, 0, 0, 0)
        elif now == BREAKTHROUGH:
            dice = stage(state)
            if state.box.tech_locations:
                dice += self.tech_locations(state)
            state.push(self.breakthrough, 0, dice, 0, 0)
        else:
            state.pop()

    def liberate(self, state: State) -> None:
        """A marker goes where a Counter is and no Alien (R-CQ-808)."""
        space: i64 = 0
        while space < state.box.spaces:
            if state.marker(space) >= 0 and state.counters_at(space) > 0:
                if state.all_aliens(space) == 0:
                    remove_marker(state, space)
            space += 1

    def tech_locations(self, state: State) -> i64:
        """Tech Locations on the board that nobody has conquered and that still stand."""
        count: i64 = 0
        space: i64 = 0
        while space < state.box.spaces:
            location = state.works(space)
            if location >= 0 and state.marker(space) < 0:
                if state.box.loc_icons[location] & TECH_ICON != 0:
                    count += 1
            space += 1
        return count


@final
class News(Procedure):
    """A Resistance Event comes; where Events are one deck, cards without a red box are passed over.

    A: cards passed over so far. C: red circles reached for lack of room while it placed Counters.
    """

    def join(self, book: Book) -> None:
        self.deploy = book.kind("deploy")

    def go(self, state: State, f: i64) -> None:
        box = state.box
        if state.at[f + STEP] == 1:
            late = state.at[f + C]
            if state.at[BATTLE] == NO_BATTLE:
                late = 0
            state.pop()
            if state.at[DEPLOYMENTS] > late:
                state.push(self.deploy, 0, 0, state.at[DEPLOYMENTS] - late, 0)
            return
        deck = box.red_deck if box.split else box.event_deck
        pile = box.red_discards if box.split else box.event_discards
        if state.at[f + A] < MOST_PASSED_OVER and refilled(state, pile, deck, box.events):
            await_chance(state, NEWS)
        else:
            state.pop()

    def chance(self, state: State, f: i64, code: i64) -> None:
        box = state.box
        event = code - self.book.codes.news
        drawn(state, box.red_deck if box.split else box.event_deck, box.events, event)
        if box.event_red[event] == 0:
            discard(state, box.event_discards, event)
            state.at[f + A] += 1
            return
        step(state, f, 1)
        state.push(self.book.play, OF_HUMANS, self.book.by_event[event], RED, 0)


MOST_PASSED_OVER: Final = 200
"""Cards without a red box after which there is none to be found: all of them are in hands."""


@final
class Breakthrough(Procedure):
    """A dice are rolled; B is 1 once a 6 has come: then the Humans have one Human Tech more."""

    def go(self, state: State, f: i64) -> None:
        at = state.at
        box = state.box
        if at[f + STEP] == 0 and at[f + A] > 0:
            await_chance(state, DIE)
            return
        if at[f + STEP] == 0 and at[f + B] == 1:
            step(state, f, 1)
            if refilled(state, box.tech_discards, box.tech_deck, box.tech):
                await_chance(state, HUMAN_TECH)
                return
        state.pop()

    def chance(self, state: State, f: i64, code: i64) -> None:
        at = state.at
        box = state.box
        if at[f + STEP] == 0:
            at[f + A] -= 1
            if at[ROLLED] == CRUSHING:
                at[f + B] = 1
            return
        tech = code - self.book.codes.invent
        drawn(state, box.tech_deck, box.tech, tech)
        at[box.tech_in_play + tech] += 1
