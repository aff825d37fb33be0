"""Feats: Agendas whose in-game half is met by what a seat does in its turn.

The tallies of a turn (see `tallies`) are public. A feat is open from the act that achieves it until its
holder chooses the next action; what is counted in one turn is open for as long as the turn lasts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.agendas.deed import Deed
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import ACTOR, OF_A_MOMENT, bit
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State

TALLIES: Final = "tallies"

# What is kept for as long as a moment lasts. Sets have a bit for each thing.
OPEN: Final = 0  # Agendas that the act just done has achieved
HERE: Final = 1  # facilities at which the act just done has docked
DOCKED: Final = 2  # facilities docked at
MINE_VALUES: Final = 3  # values docked at the Lunar Mine
SOLAR_FUEL_GOT: Final = 4  # fuel gained by docking at the Solar Converter
TRADED_ORE: Final = 5  # ore got by trades
RAIDED_ORE: Final = 6  # ore taken with the latest run
CIRCLES: Final = 7  # that own colonies went on at the Colonist Hub
LAUNCHED: Final = 8  # colonies landed from there
LANDED: Final = 9  # territories landed on
RIVALS: Final = 10  # territories that opponents controlled when the moment began
PAID: Final = 11  # cards whose paid power was used
FOUND: Final = 12  # cards that a Dark Space board brought
TURNED: Final = 13  # ships that a Mercury board turned
ENTERED: Final = 14  # territories that the REV was moved onto
ASTEROIDS: Final = 15  # asteroid cards claimed
REVEALED: Final = 16  # Agendas revealed
HIJACKED: Final = 17  # ships that the Brethren Ship brought
BEYOND: Final = 18  # circles among these that a launch right now would count once more

NUMBERS: Final = (
    "open",
    "here",
    "docked",
    "mine-values",
    "solar-fuel",
    "traded-ore",
    "raided-ore",
    "circles",
    "launched",
    "landed",
    "rivals",
    "paid-cards",
    "found-cards",
    "turned",
    "entered",
    "asteroids",
    "revealed",
    "hijacked",
    "beyond",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Feat(Agenda):
    """Met by the very act that achieves it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.by_deeds = True
        self.tallies: i64 = 0  # where they lie
        self.needs: i64 = 0  # what must come of a step, as LANDS (see `Deed.outcome`)

    def join(self, book: Book) -> None:
        super().join(book)
        self.tallies = book.box.number(f"{TALLIES} {NUMBERS[0]}{OF_A_MOMENT}")
        self.gate = self.tallies + OPEN

    def wants_tally(self, number: i64, least: i64) -> None:
        """Its in-game half cannot hold before that number of this turn has come to `least`."""
        self.wants(self.tallies + number, 0, least)

    def wants_docked(self, facilities: i64) -> None:
        """It cannot hold before the seat has docked at one of these this turn."""
        self.wants_of(self.tallies + DOCKED, 0, facilities)

    def tally(self, state: State, number: i64) -> i64:
        """One of the numbers of this turn."""
        return state.at[self.tallies + number]

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        """May a step with this code achieve it? Where it says no, it is not asked."""
        return not rule.calm

    def achieved(self, deed: Deed) -> bool:
        """Has this deed met its in-game half?"""
        return False

    def met(self, state: State, seat: i64) -> bool:
        return state.at[ACTOR] == seat and self.tally(state, OPEN) >> self.agenda & 1 == 1

    # -- what objectives ask for --------------------------------------------------------------------

    def has_docked(self, state: State, facilities: i64) -> bool:
        """Has the seat docked at one of these this turn?"""
        return self.tally(state, DOCKED) & facilities != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class InOneTurn(Feat):
    """Met when what was done in this turn, taken together, comes to be enough, and until it ends."""

    def join(self, book: Book) -> None:
        super().join(book)
        self.gate = -1  # it is not among those that are open

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return False  # the tallies say it

    def met(self, state: State, seat: i64) -> bool:
        return state.at[ACTOR] == seat and self.enough(state, seat)

    def enough(self, state: State, seat: i64) -> bool:
        """Do the tallies of the turn suffice?"""
        return self.counted(state, seat) >= self.in_game_number


def facilities(book: Book, names: list[str]) -> i64:
    """These facilities, a bit each; those that the box lacks are left out."""
    there: i64 = 0
    for name in names:
        place = book.box.facility(name)
        if place >= 0:
            there |= bit(place)
    return there


def cards_named(book: Book, names: list[str]) -> i64:
    """These cards, a bit each; those that the box lacks are left out."""
    there: i64 = 0
    for name in names:
        card = book.box.card(name)
        if card >= 0:
            there |= bit(card)
    return there
