"""A deed: one step of a seat in its moment, with what there was before it and the position after it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.asks import ASK_NOTHING, ASK_POWER
from landfall.games.alien_frontiers.box import (
    ASKED_A,
    ASKED_B,
    ASKED_C,
    ORE,
    RELIC_USER,
    WHO,
    WIDE,
    bit,
    copied_over,
)
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State

# What feats may need of a step, a bit each.
LANDS: Final = 1  # a colony of the seat has landed
WINS: Final = 2  # the seat controls a territory that it did not
MOVES: Final = 4  # a field generator was moved
HAS_FOUND: Final = 8  # a Dark Space board had brought the seat a card before
OUTCOMES: Final = 16  # so many sets of these there are


@final
class Deed:
    """What the seat chose, or dice and cards for it: a code, and the rule object whose it is.

    One object serves for every step of a game. At most steps no more is noted before them than any
    may change (`Tallies.step_begins`); only where there may be something to tally is it all of what
    follows, the planet only where the step may change it (`Rule.calm`) and the Outer Belt only where
    it may claim something (`Rule.claims`).
    """

    def __init__(self, state: State) -> None:
        # The planet before a step that is not calm, the belt before one that may claim, and no more.
        self.before = state
        self.after = state
        self.seat: i64 = 0
        self.rule = NO_RULE
        self.code: i64 = -1
        # The same, but of a docking in others' ports the facility and its code.
        self.docks = NO_RULE
        self.docking: i64 = -1
        self.docked: i64 = 0  # the facilities at which ships dock by it, a bit each
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
        # What the step has done to the planet, once that was looked at (`sees_planet`).
        self.landed: i64 = -1  # the territory on which a colony of the seat has landed
        self.won: i64 = 0  # those that it controls now, and did not before, a bit each
        self.moved: i64 = 0  # the field generators that were moved, a bit each
        self.raided_ore: i64 = 0  # what these tallies were before
        self.found: i64 = 0
        self.entered: i64 = 0

    def begins(self, state: State, seat: i64, rule: Rule) -> None:
        """Note besides that what is asked for of steps that may be feats."""
        at = state.at
        self.after = state
        self.seat = seat
        self.docks = rule
        self.rule = rule
        self.who = at[WHO]
        self.asked_a = at[ASKED_A]
        self.asked_b = at[ASKED_B]
        self.asked_c = at[ASKED_C]
        self.ore_had = at[ORE + WIDE * seat]
        self.relic_user = at[RELIC_USER]
        self.landed = -1
        self.won = 0
        self.moved = 0

    def keep_belt(self, state: State) -> None:
        """What lies on the spaces of the Outer Belt."""
        box = state.box
        if self.before.box is not box:
            self.before = state.copy()
            return
        copied_over(state.at, self.before.at, box.spaces, box.boxed)

    def keep_planet(self, state: State) -> None:
        """Colonies, control and fields; of the rest `before` says nothing."""
        box = state.box
        if self.before.box is not box:
            self.before = state.copy()
            return
        copied_over(state.at, self.before.at, box.land, box.deck)
        if box.across >= 0:
            copied_over(state.at, self.before.at, box.across, box.across + box.fields)

    # -- ships --------------------------------------------------------------------------------------

    def replaces(self, docks: Rule, docking: i64) -> None:
        """The step is a docking in others' ports, by which no ship is bumped."""
        self.docks = docks
        self.docking = docking
        self.docked = docks.docks_here
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

    def sees_planet(self) -> None:
        """A step that is not calm is done: where a colony has landed, what was won, what was moved.

        A colony that only moves leaves another territory. Most territories are as they were.
        """
        box = self.before.box
        was = self.before.at
        now = self.after.at
        seat = self.seat
        row = box.row
        beyond = box.seats - seat  # from the seat's colonies on a territory to who controls it
        landed: i64 = -1
        more: i64 = 0
        at = box.land + seat
        end = box.generators
        territory: i64 = 0
        while at < end:
            grown = now[at] - was[at]
            holder = now[at + beyond]
            if grown | holder ^ was[at + beyond] != 0:
                more += grown
                if grown > 0:
                    landed = territory
                if holder == seat and was[at + beyond] != seat:
                    self.won |= bit(territory)
            at += row
            territory += 1
        if more > 0:
            self.landed = landed
        self.moved = self.fields_moved()

    def outcome(self) -> i64:
        """What there is of what feats may need: LANDS and so on, a bit each."""
        there: i64 = 0
        if self.landed >= 0:
            there = LANDS
        if self.won != 0:
            there |= WINS
        if self.moved != 0:
            there |= MOVES
        if self.found != 0:
            there |= HAS_FOUND
        return there

    def gains_control(self, territory: i64) -> bool:
        """Does the seat control it now, and did not before?"""
        return self.won >> territory & 1 == 1

    def fields_moved(self) -> i64:
        """The field generators placed, moved, set across a border or off one, or off the planet."""
        box = self.before.box
        was = self.before.at
        now = self.after.at
        across = box.across
        at = box.generators
        end = box.deck
        moved: i64 = 0
        field: i64 = 1
        while at < end:
            other = now[at] ^ was[at]
            if across >= 0:
                other |= now[across] ^ was[across]
                across += 1
            if other != 0:
                moved |= field
            at += 1
            field += field
        return moved

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

    def with_anothers(self) -> bool:
        """Does it use a card that lies on display, or that a rival holds?"""
        if self.asks != ASK_POWER:
            return False
        return not self.rule.book.techs[self.asked_b].doubles()

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
    numbers = state.at
    row = box.row
    end = box.generators
    # Nobody and each seat have a bit, as -1 and so on: whether it is an opponent's is no branch then.
    opponents = bit(box.seats + 1) - 2 & ~bit(seat + 1)
    theirs: i64 = 0
    at = box.land + box.seats
    here: i64 = 1
    while at < end:
        theirs |= here * (opponents >> numbers[at] + 1 & 1)
        at += row
        here += here
    return theirs
