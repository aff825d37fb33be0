"""A position as a row of small integers, for programs that learn: every number of it, spelled out.

Seats stand in turn order from the one that looks. Dice are counted by their faces, cards and
territories have a flag each, a seat or a place is a one among noughts. Which numbers there are follows
from the box; two positions that differ have different rows.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i16, i64, u8

from landfall.core.vec import vec
from landfall.games.alien_frontiers import box as names
from landfall.games.alien_frontiers.asks import ASK_NOTHING, ASK_SCATTER
from landfall.games.alien_frontiers.box import DEPTH, FRAME, WIDE, Box
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State

NUMBER: Final = 0  # as it is
FLAGS: Final = 1  # a flag for each bit
DICE: Final = 2  # how many of each face
WHO: Final = 3  # which seat, counted from the one that looks
WHICH: Final = 4  # which of some values
WORDS: Final = 5  # the bits of a large number, in words

FACES: Final = 6
WORD: Final = 15  # bits
MOST_WORDS: Final = 5
MANY: Final = 8191
"""More than any number of a decision."""


class RowField(NamedTuple):
    """One number of a position and how it is spelled out."""

    name: str
    kind: int
    at: int
    width: int = 1
    low: int = 0
    high: int = 1
    stride: int = 0
    """From one seat to the next, for numbers of each seat."""
    seat: int = 0
    """How far from the seat that looks."""


def number(name: str, at: int, low: int, high: int) -> RowField:
    return RowField(name, NUMBER, at, 1, low, high)


def dice(name: str, at: int, box: Box) -> RowField:
    return RowField(name, DICE, at, FACES, 0, int(box.ships) + 1)


def who(name: str, at: int, box: Box) -> RowField:
    return RowField(name, WHO, at, int(box.seats))


def which(name: str, at: int, low: int, count: int) -> RowField:
    return RowField(name, WHICH, at, count, low)


def flags(name: str, at: int, count: int) -> RowField:
    return RowField(name, FLAGS, at, count)


def large(name: str, at: int) -> RowField:
    return RowField(name, WORDS, at, MOST_WORDS, 0, 2**WORD - 1)


def kinds_asked(ruleset: Ruleset) -> int:
    """How many kinds of decisions there are: what no rule of the game answers is never asked."""
    answered = [asks for rule in ruleset.rules for asks in (int(rule.asks), *rule.also_answers())]
    return max(ASK_NOTHING, *answered) + 1


def decision(box: Box, prefix: str, at: int, kinds: int) -> list[RowField]:
    """The numbers of a decision, asked or pending."""
    last = number(f"{prefix}asked c", at + names.ASKED_C, -1, MANY)
    if kinds > ASK_SCATTER:  # whose plan is a large number
        last = large(f"{prefix}asked c", at + names.ASKED_C)
    return [
        which(f"{prefix}asks", at + names.ASKS, 0, kinds),
        who(f"{prefix}decides", at + names.WHO, box),
        which(f"{prefix}decided by", at + names.WHO, -2, 2),
        who(f"{prefix}for", at + names.SEAT, box),
        number(f"{prefix}asked a", at + names.ASKED_A, -1, MANY),
        number(f"{prefix}asked b", at + names.ASKED_B, -1, MANY),
        last,
    ]


def moment(box: Box, prefix: str, shift: int) -> list[RowField]:
    """The numbers of a seat's moment, running or set aside."""
    cards, territories, ships = int(box.cards), int(box.territories), int(box.ships) + 1
    return [
        who(f"{prefix}acting", shift + names.ACTOR, box),
        dice(f"{prefix}dice in hand", shift + names.HAND, box),
        number(f"{prefix}relic in hand", shift + names.RELIC_HERE, 0, 1),
        number(f"{prefix}excess", shift + names.EXCESS, 0, ships),
        number(f"{prefix}cycles", shift + names.CYCLES, 0, ships),
        who(f"{prefix}carried from", shift + names.CARRIED, box),
        number(f"{prefix}carried value", shift + names.CARRIED_VALUE, 0, FACES),
        flags(f"{prefix}used", shift + names.USED, cards + len(box.board_names)),
        flags(f"{prefix}discarded", shift + names.DISCARDED, cards),
        dice(f"{prefix}towards a claim", shift + names.FRESH, box),
        number(f"{prefix}relic towards a claim", shift + names.RELIC_FRESH, 0, 3),
        dice(f"{prefix}pairs that trade", shift + names.MARKET, box),
        number(f"{prefix}mined", shift + names.MINED, 0, ships),
        number(f"{prefix}at the hub", shift + names.HUBBED, 0, ships),
        number(f"{prefix}asimov", shift + names.ASIMOV, 0, 1),
        flags(f"{prefix}lent", shift + names.LENT, territories),
        flags(f"{prefix}given up", shift + names.GIVEN_UP, cards),
        flags(f"{prefix}given back", shift + names.GIVEN_BACK, cards),
        flags(f"{prefix}shown again", shift + names.SHOWN_AGAIN, cards),
        *borrowed(box, prefix, shift + names.BORROWED_OWNER),
    ]


def borrowed(box: Box, prefix: str, at: int) -> list[RowField]:
    """A ship that was borrowed and has docked."""
    return [
        who(f"{prefix}borrowed from", at, box),
        which(f"{prefix}borrowed at", at + 1, -1, int(box.facilities) + 1),
        number(f"{prefix}borrowed value", at + 2, 0, FACES),
        number(f"{prefix}borrowed fresh", at + 3, 0, 3),
    ]


def borrowed_too(box: Box, prefix: str, first: int) -> list[RowField]:
    """The ships borrowed beyond the first: in hand, then docked."""
    fields: list[RowField] = []
    for ship in range(int(box.borrows) - 1):
        at, which_one = first + names.BORROWED_NUMBERS * ship, f"{prefix}{ship + 2}: "
        fields.append(who(f"{which_one}carried from", at, box))
        fields.append(number(f"{which_one}carried value", at + 1, 0, FACES))
        fields += borrowed(box, which_one, at + 2)
    return fields


def whole_table(box: Box) -> list[RowField]:
    """What there is once."""
    facilities = int(box.facilities)
    off = names.ON_CARD if box.ship_cards else names.AT_HOME
    fields = [
        number("turns", names.TURNS, 0, 32767),
        who("whose turn", names.TURN, box),
        who("player one", names.FIRST, box),
        number("pending", DEPTH, 0, int(box.most_pending)),
        number("deck size", names.DECK_SIZE, 0, 999),
        which("relic at", names.RELIC_PLACE, off, facilities - off),
        number("relic value", names.RELIC_VALUE, 0, FACES),
        who("relic used by", names.RELIC_USER, box),
        who("relic on the track of", names.RELIC_HOST, box),
        large("guests at the hub", names.GUESTS),
        number("set aside", names.SET_ASIDE, 0, int(box.asides)),
    ]
    for index, name in enumerate(box.facility_names):
        at = int(box.docks) + int(box.row) * index + int(box.seats)
        fields.append(number(f"ports left {name}", at, -99, 99))
    for index, name in enumerate(box.territory_names):
        fields.append(
            who(f"control {name}", int(box.land) + int(box.row) * index + int(box.seats), box)
        )
    for index, name in enumerate(box.field_names):
        at = int(box.generators) + index
        fields.append(which(f"field {name}", at, -1, int(box.territories) + 1))
        if box.across >= 0:
            at = int(box.across) + index
            fields.append(which(f"field {name} across", at, 0, int(box.territories) + 1))
            by = who(f"field {name} set by", at + int(box.fields), box)
            fields.append(by._replace(low=1))
    for pile, start in (("deck", box.deck), ("display", box.display), ("discards", box.discards)):
        for index, name in enumerate(box.card_names):
            fields.append(number(f"{pile} {name}", int(start) + index, 0, 99))
    for name, at in zip(box.board_names, box.owners, strict=True):
        fields.append(which(f"left {name}", at, names.BOXED, names.OWNED))
        fields.append(who(f"owner of {name}", at, box)._replace(low=names.OWNED))
    for at, name in enumerate(box.kept, int(box.own)):
        if at not in box.owners and len(name.split()) == 2:
            fields.append(large(f"kept {name}", at))
    if box.agendas:
        piles = (
            ("agendas nobody can place", box.agenda_deck),
            ("agendas discarded openly", box.thrown_open),
            ("agendas shuffled openly", box.shuffled_open),
        )
        fields += [flags(name, int(at), int(box.agendas)) for name, at in piles]
    return fields + belt(box)


def belt(box: Box) -> list[RowField]:
    """The Outer Belt: which card lies where, and how many are unseen and discarded."""
    fields: list[RowField] = []
    for index, name in enumerate(box.kept):
        at = int(box.own) + index
        if name.startswith("belt space ") or name.startswith("belt bottom "):
            fields.append(which(name, at, 0, int(box.asteroids) + 1))
        elif box.asteroids and at == int(box.claimed):
            fields.append(large(name, at))
        elif box.asteroids and int(box.boxed) <= at < int(box.bottom):
            fields.append(number(name, at, 0, 99))
    return fields


def of_a_seat(box: Box, seat: int) -> list[RowField]:
    """What each seat has; `seat` is how many turns after the one that looks it comes."""
    called = "my" if seat == 0 else f"their {seat}"
    ships, cards = int(box.ships), int(box.cards)
    fields = [
        number(f"{called} fuel", names.FUEL, 0, 99),
        number(f"{called} ore", names.ORE, 0, 99),
        number(f"{called} stock", names.STOCK, 0, ships),
        number(f"{called} bay", names.BAY, 0, ships),
        number(f"{called} supply", names.SUPPLY, 0, 99),
        number(f"{called} hub", names.HUB, 0, 99),
        flags(f"{called} cards", names.TECH, cards),
        flags(f"{called} bonuses", names.BONUS, int(box.territories)),
    ]
    fields = [field._replace(stride=WIDE, seat=seat) for field in fields]
    for index, name in enumerate(box.facility_names):
        at = int(box.docks) + int(box.row) * index
        docked = dice(f"{called} ships at {name}", at, box)
        fields.append(docked._replace(stride=1, seat=seat))
    for index, name in enumerate(box.territory_names):
        at = int(box.land) + int(box.row) * index
        landed = number(f"{called} colonies on {name}", at, 0, 99)
        fields.append(landed._replace(stride=1, seat=seat))
    for name, kept, at in box.kept_for(0):
        fields.append(large(f"{called} {kept} on {name}", at)._replace(stride=1, seat=seat))
    for pile, start in (("held", box.hauls), ("in tow", box.towed), ("seized", box.seized)):
        for index, name in enumerate(box.asteroid_names):
            here = number(f"{called} {pile} {name}", int(start) + index, 0, 99)
            fields.append(here._replace(stride=int(box.asteroids), seat=seat))
    return fields + agendas_of_a_seat(box, called, seat)


def agendas_of_a_seat(box: Box, called: str, seat: int) -> list[RowField]:
    """How many Agendas a seat has face down and has discarded, and which as far as one sees them."""
    if not box.agendas:
        return []
    count = int(box.agendas)
    fields = [
        flags(f"{called} agendas", int(box.face_down), count),
        number(f"{called} agendas face down", int(box.face_down_count), 0, 99),
        flags(f"{called} revealed agendas", int(box.revealed), count),
        flags(f"{called} discarded agendas", int(box.thrown), count),
        number(f"{called} agendas discarded", int(box.thrown_count), 0, 99),
        flags(f"{called} fulfilled agendas", int(box.foretold), count),
        which(f"{called} foretold agenda", int(box.prophecy), 0, count + 1),
        flags(f"{called} shuffled agendas", int(box.shuffled), count),
        number(f"{called} agendas drawn since", int(box.drawn), 0, 99),
    ]
    return [field._replace(stride=1, seat=seat) for field in fields]


def all_fields(box: Box, kinds: int) -> list[RowField]:
    """Every number of a position; `kinds` of decisions can be asked."""
    fields = [*decision(box, "", 0, kinds), *moment(box, "", 0), *whole_table(box)]
    fields += borrowed_too(box, "", int(box.borrowed))
    fleeting = box.kept[int(box.fleeting - box.own) :]
    for at, name in enumerate(fleeting, int(box.fleeting)):
        fields.append(large(f"kept {name}", at))
    for seat in range(int(box.seats)):
        fields += of_a_seat(box, seat)
    for aside in range(int(box.asides)):
        shift = int(box.aside) + int(box.moment_width) * aside - names.MOMENT
        fields += moment(box, f"aside {aside} ", shift)
        fields += borrowed_too(box, f"aside {aside} ", shift + names.MOMENT_END)
        beyond = shift + names.MOMENT_END + int(box.aside - box.borrowed)
        for at, name in enumerate(fleeting, beyond):
            fields.append(large(f"aside {aside} kept {name}", at))
    for depth in range(int(box.most_pending)):
        fields += decision(box, f"pending {depth} ", int(box.pending) + FRAME * depth, kinds)
    return fields


@final
class RowWriter:
    """Writes rows for one set of rules."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.box = ruleset.box
        self.fields = all_fields(ruleset.box, kinds_asked(ruleset))
        self.size = sum([field.width for field in self.fields])
        self.kinds = vec[i64]([i64(field.kind) for field in self.fields])
        self.places = vec[i64]([i64(field.at) for field in self.fields])
        self.widths = vec[i64]([i64(field.width) for field in self.fields])
        self.lows = vec[i64]([i64(field.low) for field in self.fields])
        self.strides = vec[i64]([i64(field.stride) for field in self.fields])
        self.seats = vec[i64]([i64(field.seat) for field in self.fields])
        self.room = ruleset.buffer()

        self.row = vec[i16]([i16(0) for _ in range(self.size)])
        self.flags = vec[u8]([u8(0) for _ in range(ruleset.choices)])

    def mark(self, state: State, seat: i64) -> None:
        """A one in `flags` for every code that is legal for a seat."""
        index: i64 = 0
        count: i64 = len(self.flags)
        while index < count:
            self.flags[index] = 0
            index += 1
        if state.at[names.WHO] != seat:
            return
        count = self.ruleset.legal(state, self.room)
        index = 0
        while index < count:
            self.flags[self.room[index]] = 1
            index += 1

    def fill(self, state: State, seat: i64) -> None:
        """Write the row of a seat into `row`."""
        box = self.box
        end = box.pending + FRAME * (state.at[DEPTH] - 1)
        out: i64 = 0
        index: i64 = 0
        count: i64 = len(self.kinds)
        while index < count:
            place = self.places[index]
            if self.strides[index] != 0:
                place += self.strides[index] * ((seat + self.seats[index]) % box.seats)
            value: i64 = 0
            if place < end:
                value = state.at[place]
            self.spell(index, value, seat, place < end, out)
            out += self.widths[index]
            index += 1

    def spell(self, index: i64, value: i64, seat: i64, there: bool, out: i64) -> None:
        row = self.row
        kind = self.kinds[index]
        if kind == NUMBER:
            row[out] = i16(value)
            return
        width = self.widths[index]
        step: i64 = 0
        if kind == FLAGS:
            while step < width:
                row[out + step] = i16(value >> step & 1)
                step += 1
        elif kind == DICE:
            while step < width:
                row[out + step] = i16(COUNT[8 * value + step + 1])
                step += 1
        elif kind == WORDS:
            while step < width:
                row[out + step] = i16(value >> step * WORD & (2**WORD - 1))
                step += 1
        else:
            one = value - self.lows[index]
            if kind == WHO:
                # `value` counts from the first seat's number
                one = (one - seat + width) % width if one >= 0 else -1
            while step < width:
                row[out + step] = 1 if there and step == one else 0
                step += 1
