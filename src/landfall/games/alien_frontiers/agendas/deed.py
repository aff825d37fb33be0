"""A deed: one step of a seat in its moment, with the position before it and the one after it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech


@final
class Deed:
    """What the seat chose, or dice and cards for it: a code, and the rule object whose it is."""

    def __init__(self, before: State, after: State, seat: i64, rule: Rule, code: i64) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.rule = rule
        self.code = code

    # -- ships --------------------------------------------------------------------------------------

    def docks_at(self, facility: i64) -> bool:
        """Does the seat dock there? Moved ships dock too; a ship that is towed does not."""
        if facility < 0:
            return False
        return self.rule.facility == facility or self.rule.docks_besides == facility

    def dice(self) -> i64:
        """The dice that dock: a bit for each face, bit 7 for the Relic Ship."""
        return self.rule.book.uses[self.code]

    def with_relic(self) -> bool:
        return self.dice() & RELIC_BIT != 0

    # -- the planet ---------------------------------------------------------------------------------

    def lands_on(self) -> i64:
        """The territory on which a colony of the seat has landed; -1 if none has.

        A colony that only moves leaves another territory.
        """
        before = self.before
        landed: i64 = -1
        more: i64 = 0
        territory: i64 = 0
        while territory < before.box.territories:
            grown = self.after.colonies(territory, self.seat)
            grown -= before.colonies(territory, self.seat)
            if grown > 0:
                landed = territory
            more += grown
            territory += 1
        return landed if more > 0 else -1

    def gains_control(self, territory: i64) -> bool:
        """Does the seat control it now, and did not before?"""
        if self.after.controller(territory) != self.seat:
            return False
        return self.before.controller(territory) != self.seat

    def field_moved(self, field: i64) -> bool:
        """Was a field generator placed, moved, set across a border, or taken off the planet?

        One that straddled a border and lies on one side of it now was not moved.
        """
        was = self.before.covered(field)
        now = self.after.covered(field)
        return was != now and (now == 0 or now & ~was != 0)

    # -- cards --------------------------------------------------------------------------------------

    def pays_for(self) -> i64:
        """The card whose paid power is used, -1 for none."""
        rule = self.rule
        if isinstance(rule, Tech) and self.code - rule.base < rule.paid_codes:
            return rule.card
        return -1

    def discards(self) -> i64:
        """The card that is discarded for its power, -1 for none."""
        rule = self.rule
        if isinstance(rule, Tech) and self.code - rule.base >= rule.paid_codes:
            return rule.card
        return -1

    def cards_got(self) -> i64:
        """Cards that the seat has now and had not before, a bit each."""
        return self.after.cards(self.seat) & ~self.before.cards(self.seat)

    # -- resources ----------------------------------------------------------------------------------

    def fuel(self) -> i64:
        """So much more fuel."""
        return self.after.fuel(self.seat) - self.before.fuel(self.seat)

    def ore(self) -> i64:
        """So much more ore."""
        return self.after.ore(self.seat) - self.before.ore(self.seat)


def controlled_by_others(state: State, seat: i64) -> i64:
    """The territories that opponents of the seat control, a bit each."""
    theirs: i64 = 0
    territory: i64 = 0
    while territory < state.box.territories:
        controller = state.controller(territory)
        if controller >= 0 and controller != seat:
            theirs |= bit(territory)
        territory += 1
    return theirs
