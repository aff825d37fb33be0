"""A deed: one step of a seat in its moment, with what there was before it and the position after it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.asks import ASK_NOTHING
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKED_A,
    ASKED_B,
    ASKED_C,
    ASKS,
    FUEL,
    HUB,
    ORE,
    RELIC_USER,
    RELIC_VALUE,
    SET_ASIDE,
    TECH,
    TURNS,
    WHO,
    WIDE,
    bit,
)
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class Deed:
    """What the seat chose, or dice and cards for it: a code, and the rule object whose it is.

    One object serves for every step of a game. At most steps no more is noted before them than
    `glances` says; only where there may be something to tally is it all of what follows, and the
    planet and the Outer Belt only where the step may change them (`Rule.calm`).
    """

    def __init__(self, state: State) -> None:
        self.before = state  # the planet and the belt before a step that is not calm, and no more
        self.after = state
        self.seat: i64 = 0
        self.rule = NO_RULE
        self.code: i64 = -1
        # The same, but of a docking in others' ports the facility and its code.
        self.docks = NO_RULE
        self.docking: i64 = -1
        self.asks: i64 = 0  # what was asked before, and of whom
        self.who: i64 = 0
        self.asked_a: i64 = 0
        self.asked_b: i64 = 0
        self.asked_c: i64 = 0
        self.actor: i64 = 0
        self.turns: i64 = 0
        self.set_aside: i64 = 0
        self.hub: i64 = 0  # what the seat had before
        self.fuel_had: i64 = 0
        self.ore_had: i64 = 0
        self.cards_had: i64 = 0
        self.relic_value: i64 = 0
        self.relic_user: i64 = 0
        self.rev: i64 = 0
        self.sent_away: i64 = 0  # ships of others that the seat's raiders sent away
        self.landed: i64 = -1  # the territory on which a colony of the seat has landed
        self.raided_ore: i64 = 0  # what these tallies were before
        self.found: i64 = 0
        self.entered: i64 = 0

    def glances(self, state: State, seat: i64) -> None:
        """A step begins: note what any may change."""
        at = state.at
        self.asks = at[ASKS]
        self.actor = at[ACTOR]
        self.turns = at[TURNS]
        self.set_aside = at[SET_ASIDE]
        self.hub = at[HUB + WIDE * seat]
        self.cards_had = at[TECH + WIDE * seat]

    def ships_dock(self, state: State, seat: i64, rule: Rule, code: i64) -> None:
        """Note besides what is asked for of a docking."""
        at = state.at
        self.after = state
        self.seat = seat
        self.code = code
        self.docks = rule
        self.docking = code
        self.fuel_had = at[FUEL + WIDE * seat]
        self.relic_value = at[RELIC_VALUE]

    def begins(self, state: State, seat: i64, rule: Rule, code: i64) -> None:
        """Note besides that what is asked for of any step."""
        at = state.at
        self.ships_dock(state, seat, rule, code)
        if not rule.calm:
            self.keep_planet(state)
        self.rule = rule
        self.who = at[WHO]
        self.asked_a = at[ASKED_A]
        self.asked_b = at[ASKED_B]
        self.asked_c = at[ASKED_C]
        self.ore_had = at[ORE + WIDE * seat]
        self.relic_user = at[RELIC_USER]
        self.landed = -1

    def keep_planet(self, state: State) -> None:
        """The seat's colonies, control, fields and asteroids; of the rest `before` says nothing."""
        box = state.box
        if self.before.box is not box:
            self.before = state.copy()
            return
        numbers = state.at
        kept = self.before.at
        own = box.land + self.seat
        at = box.land + box.seats
        row = box.row
        end = box.generators
        while at < end:
            kept[own] = numbers[own]
            kept[at] = numbers[at]
            own += row
            at += row
        at = end
        end = box.deck
        while at < end:
            kept[at] = numbers[at]
            at += 1
        at = box.across
        if at >= 0:
            end = at + box.fields
            while at < end:
                kept[at] = numbers[at]
                at += 1
        if box.asteroids > 0:
            at = box.spaces
            end = box.boxed
            while at < end:
                kept[at] = numbers[at]
                at += 1

    # -- ships --------------------------------------------------------------------------------------

    def replaces(self, docks: Rule, docking: i64) -> None:
        """The step is a docking in others' ports, by which no ship is bumped."""
        self.docks = docks
        self.docking = docking
        self.sent_away = 0

    def docks_at(self, facility: i64) -> bool:
        """Does the seat dock there? Moved ships dock too; a ship that is towed does not."""
        return docks_at(self.docks, facility)

    def dice(self) -> i64:
        """The dice that dock: a bit for each face, bit 7 for the Relic Ship."""
        return self.docks.book.uses[self.docking]

    def with_relic(self) -> bool:
        return self.dice() & RELIC_BIT != 0

    # -- the planet ---------------------------------------------------------------------------------

    def lands_on(self) -> i64:
        """The territory on which a colony of the seat has landed; -1 if none has.

        A colony that only moves leaves another territory.
        """
        if self.rule.calm:
            return -1
        box = self.before.box
        was = self.before.at
        now = self.after.at
        row = box.row
        landed: i64 = -1
        more: i64 = 0
        at = box.land + self.seat
        territory: i64 = 0
        while territory < box.territories:
            grown = now[at] - was[at]
            if grown > 0:
                landed = territory
            more += grown
            at += row
            territory += 1
        if more > 0:
            return landed
        return -1

    def gains_control(self, territory: i64) -> bool:
        """Does the seat control it now, and did not before?"""
        if self.rule.calm or self.after.controller(territory) != self.seat:
            return False
        return self.before.controller(territory) != self.seat

    def field_moved(self, field: i64) -> bool:
        """Was a field generator placed, moved, set across a border, or taken off the planet?

        One that straddled a border and lies on one side of it now was not moved.
        """
        if self.rule.calm or not self.field_touched(field):
            return False
        was = self.before.covered(field)
        now = self.after.covered(field)
        return was != now and (now == 0 or now & ~was != 0)

    def field_touched(self, field: i64) -> bool:
        """Does anything say otherwise where it lies?"""
        box = self.before.box
        was = self.before.at
        now = self.after.at
        if was[box.generators + field] != now[box.generators + field]:
            return True
        return box.across >= 0 and was[box.across + field] != now[box.across + field]

    # -- cards --------------------------------------------------------------------------------------

    def pays_for(self) -> i64:
        """The card whose paid power is used, -1 for none."""
        rule = self.rule
        if self.code - rule.base < rule.paid_codes:
            return rule.card
        return -1

    def discards(self) -> i64:
        """The card that is discarded for its power, -1 for none."""
        rule = self.rule
        if self.code - rule.base >= rule.paid_codes:
            return rule.card
        return -1

    # -- resources ----------------------------------------------------------------------------------

    def fuel(self) -> i64:
        """So much more fuel."""
        return self.after.fuel(self.seat) - self.fuel_had

    def ore(self) -> i64:
        """So much more ore."""
        return self.after.ore(self.seat) - self.ore_had


def docks_at(rule: Rule, facility: i64) -> bool:
    """Do ships dock there by the codes of a rule?"""
    return facility >= 0 and (rule.facility == facility or rule.docks_besides == facility)


NO_RULE = Rule("", ASK_NOTHING)


def controlled_by_others(state: State, seat: i64) -> i64:
    """The territories that opponents of the seat control, a bit each."""
    box = state.box
    theirs: i64 = 0
    at = box.land + box.seats
    territory: i64 = 0
    while territory < box.territories:
        controller = state.at[at]
        if controller >= 0 and controller != seat:
            theirs |= bit(territory)
        at += box.row
        territory += 1
    return theirs
