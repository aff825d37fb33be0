"""The shapes of the rules: what is under way, what can be played and used, and the book of both.

A *procedure* is something that goes on by itself until somebody must decide or chance is awaited: a
round, a turn, a Battle, a Fight, a window. Those under way lie on a stack of frames; the top one goes
on. What it begins lies on top of it, and when that is done it goes on where it was.

A *deed* is what a player plays or uses: an Event, a power of a race, a Space Stuff card. It says when it
fits, what forbids it, what it is aimed at and what it does.

Neither holds anything of a game: all of it is in the position. A code is offered exactly when nothing
forbids it, since the offers are those candidates that are not forbidden.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    HAND,
    KIND,
    RACE,
    SEAT,
    STEP,
    A,
    B,
    Box,
    C,
    ints,
    mask,
)
from landfall.games.conquest_of_planet_earth.codes import Codes
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_PENDING
from landfall.games.conquest_of_planet_earth.state import State

# Moments at which deeds are done: windows, and the two moments of the own turn.
W_COMMAND: Final = 0  # Command numbers are known
W_CANCEL: Final = 1  # a card is played
W_STEP: Final = 2  # an Alien has taken a step that was paid for
W_EXPLORED: Final = 3  # a Location is explored
W_HERO: Final = 4  # a Hero is turned up
W_DRAWN: Final = 5  # a Full Resistance is turned up
W_BEFORE: Final = 6  # before the Fight Dice
W_AFTER: Final = 7  # after them
W_DESTROYED: Final = 8  # an Alien is about to be destroyed
W_BATTLE_WON: Final = 9  # a Battle against Humans is won
T_ACTION: Final = 10  # the own Action Phase
T_START: Final = 11  # its beginning
T_IMMEDIATE: Final = 12  # as soon as it is drawn
T_PROBE: Final = 13  # before the Resistance of a Fight is drawn
W_CONTROL: Final = 14  # a Full Resistance is turned up, before its text counts
W_SHIELD: Final = 15  # an Alien is about to be destroyed, before cards are played for it
W_FIGHT_WON: Final = 16  # a Fight against Humans is won
MOMENTS: Final = 17

IN_A_FIGHT: Final = 1 << W_BEFORE | 1 << W_AFTER

# What a deed is aimed at, as a player is asked for it.
NOTHING: Final = 0
A_SPACE: Final = 1
A_RIVAL: Final = 2
A_STUFF_CARD: Final = 3
A_COUNTER: Final = 4
AN_ALIEN: Final = 5  # saucer or Ally; `enough` where that may end it
A_DIE: Final = 6
A_REMAINING: Final = 7  # a card that remains in play, or Human Tech
AN_EVENT: Final = 8  # of the own hand
A_RIVAL_OR_COUNTER: Final = 9

ENOUGH: Final = -1
"""The target that says: no more Aliens."""

# How often a power may be used.
ONCE_A_ROUND: Final = 1  # a Fight Round
ONCE_A_FIGHT: Final = 2
ONCE_A_BATTLE: Final = 3
ONCE_A_TURN: Final = 4

TARGET_COUNT: Final = 15
"""Of a frame's B, where a deed is under way: how many targets are named."""
CANCELED: Final = 16
RED: Final = 32  # it is a Resistance Event: the red box counts
OF_HUMANS: Final = -1
"""The seat of a frame in which Humans act."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Something that goes on by itself until somebody decides; `f` is where its frame begins."""

    book: Book  # that it is entered in

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind: i64 = 0

    def join(self, book: Book) -> None:
        """Find others in the book, once all are there."""

    def go(self, state: State, f: i64) -> None:
        """Go on: ask somebody, await chance, begin something else, or end."""

    def chance(self, state: State, f: i64, code: i64) -> None:
        """Chance has brought what was awaited."""

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the codes that a seat might answer with; all that it may are among them."""
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        """The rule that forbids an answer, by number; LEGAL for none."""
        return NOT_PENDING

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        """A seat has decided."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """Something to play or use; `f` is where the frame of doing it begins."""

    book: Book  # that it is entered in

    def __init__(self, key: str, verb: str, moments: i64) -> None:
        self.key = key
        self.verb = verb  # play or use
        self.moments = moments  # at which it fits, a bit each
        self.number: i64 = 0  # among all deeds
        self.event: i64 = -1  # which Event it is, if it is one
        self.stuff: i64 = -1  # which Space Stuff card
        self.race: i64 = -1  # whose power
        self.tokens: i64 = 0
        self.limit: i64 = 0  # how often it may be used
        self.power_bit: i64 = 0  # where that is marked, as a bit
        self.repays = False  # it brings its price back at once: no player has a reason to wait

    def join(self, book: Book) -> None:
        """Find others in the book, once all are there."""
        self.book = book

    def rule(self) -> str:
        """The rule that its own text is."""
        if self.event >= 0:
            return f"{self.key}.event"
        return f"{self.key}.stuff" if self.stuff >= 0 else f"{self.key}.power"

    def fits(self, moment: i64) -> bool:
        return self.moments >> moment & 1 == 1

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        """What forbids it besides its moment, its price and whether the seat has it."""
        return LEGAL

    def wants(self, state: State, f: i64, count: i64) -> i64:
        """What it is to be aimed at next, when so many targets are named."""
        return NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        """What forbids a target, which is a number among those of its kind."""
        return LEGAL

    def aim(self, state: State, f: i64, count: i64, target: i64) -> None:
        """A target is named: C, D and E of the frame keep the first three, counted from one."""
        state.at[f + C + count] = target + 1

    def effect(self, state: State, f: i64) -> None:
        """What it does, once nobody cancels it."""

    def red_effect(self, state: State, f: i64) -> None:
        """What its red box does, as a Resistance Event."""

    def remains(self, state: State, f: i64) -> bool:
        """Does the card stay in play now, rather than go to its discard pile?"""
        return False


class Book:
    """The procedures and deeds of one game, by number and by name."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.procedures: vec[Procedure] = vec[Procedure]([])
        self.deeds: vec[Deed] = vec[Deed]([])
        self.codes = Codes(box, [])
        self.kinds: dict[str, int] = {}
        self.by_event: vec[i64] = vec[i64]([])
        self.by_stuff: vec[i64] = vec[i64]([])
        self.fitting: vec[i64] = vec[i64]([])  # the deeds that fit each moment, end to end
        self.fitting_from: vec[i64] = vec[i64]([])  # where those of a moment begin
        # The number of a seat without which there is nothing to ask of a deed: its cards in hand, its
        # Space Stuff face up; or its race, which then has to be this one.
        self.gate: vec[i64] = vec[i64]([])
        self.gate_is: vec[i64] = vec[i64]([])  # nought where any number will do
        self.jam: i64 = 0  # the Event that cancels others
        self.window: i64 = 0
        self.play: i64 = 0
        self.step: i64 = 0

    def enter(self, procedures: list[Procedure], deeds: list[Deed]) -> None:
        """Give everything its number, and let it find the others."""
        self.procedures = vec[Procedure](procedures)
        self.deeds = vec[Deed](deeds)
        self.codes = Codes(self.box, [f"{deed.verb} {deed.key}" for deed in deeds])
        self.kinds = {procedure.name: kind for kind, procedure in enumerate(procedures)}
        self.by_event = vec[i64]([i64(-1) for _ in range(int(self.box.events))])
        self.by_stuff = vec[i64]([i64(-1) for _ in range(int(self.box.stuff))])
        for number, deed in enumerate(deeds):
            deed.number = number
            if deed.event >= 0:
                self.by_event[deed.event] = number
            if deed.stuff >= 0:
                self.by_stuff[deed.stuff] = number
        fitting: list[int] = []
        begins = [0]
        for moment in range(MOMENTS):
            fitting += [number for number, deed in enumerate(deeds) if deed.fits(moment)]
            begins.append(len(fitting))
        self.gate = ints([self.gate_of(deed) for deed in deeds])
        self.gate_is = ints([int(deed.race) + 1 for deed in deeds])
        self.fitting = ints(fitting)
        self.fitting_from = ints(begins)
        for kind, procedure in enumerate(procedures):
            procedure.kind = kind
            procedure.book = self
        self.jam = self.box.event_names.index("jammed-transmission")
        self.window = self.kind("window")
        self.play = self.kind("play")
        self.step = self.kind("step")
        for procedure in procedures:
            procedure.join(self)
        for deed in deeds:
            deed.join(self)

    def gate_of(self, deed: Deed) -> int:
        if deed.event >= 0:
            return int(HAND + deed.event)
        return int(self.box.ready + deed.stuff) if deed.stuff >= 0 else RACE

    def is_open(self, state: State, seat: i64, number: i64) -> bool:
        """Has a seat the card, or the race, of a deed?"""
        found = state.at[self.gate[number] + self.box.wide * seat]
        wanted = self.gate_is[number]
        if wanted == 0:
            return found > 0
        return found == wanted

    def kind(self, name: str) -> int:
        """The number of a procedure."""
        return self.kinds[name]


def step(state: State, f: i64, number: i64) -> None:
    """A procedure goes on from this step when it goes on again."""
    state.at[f + STEP] = number


def seat_of_frame(state: State, f: i64) -> i64:
    return state.at[f + SEAT]


def frame_below(state: State, kind: i64) -> i64:
    """Where the nearest frame of a kind begins, from the top down; -1 for none."""
    f = state.top()
    while f >= state.box.stack:
        if state.at[f + KIND] == kind:
            return f
        f -= 8
    return -1


def target(state: State, f: i64, place: i64) -> i64:
    """A target that was named, by its place; -1 for none."""
    return state.at[f + C + place] - 1


def targets_named(state: State, f: i64) -> i64:
    return state.at[f + B] & TARGET_COUNT


def is_red(state: State, f: i64) -> bool:
    return state.at[f + B] & RED != 0


def deed_of(state: State, f: i64) -> i64:
    return state.at[f + A]


def at_moments(*moments: int) -> int:
    """Several moments, a bit each."""
    return int(mask(moments))
