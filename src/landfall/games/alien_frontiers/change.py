"""What a step can change: a class for each kind, with seats by number and parts by their key.

`changes` lists what has become of a position; explanations, stories, hints and statistics make their
words and numbers from that list, and no one of them lays two positions side by side for itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, ClassVar, Final, TypeVar

from landfall.games.alien_frontiers.names import SEAT_LETTERS

NOBODY: Final = -1


class OffBoard(StrEnum):
    """Where ships, cards and colonies are when they are at no part of the board."""

    STOCK = "stock"
    HAND = "hand"
    """Ships that are not yet placed."""
    ROLLING = "rolling"
    """Ships whose dice are awaited."""
    DISPLAY = "display"
    DISCARDS = "discards"
    DECK = "deck"
    SUPPLY = "supply"

    __hash__ = str.__hash__
    """As that of the text to which it is equal."""


SEATS: Final = ("seat", "other")
"""The fields that name seats."""


@dataclass(frozen=True)
class Change:
    """One difference between two positions."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def to_dict(self) -> dict[str, Any]:
        """As plain values: seats by letter, and what is empty left out."""
        plain: dict[str, Any] = {"kind": self.kind}
        for entry in fields(self):
            value = getattr(self, entry.name)
            if entry.name in SEATS:
                if value != NOBODY:
                    plain[entry.name] = SEAT_LETTERS[value]
            elif isinstance(value, tuple):
                if value:
                    plain[entry.name] = list(value)
            elif value not in ("", 0):
                plain[entry.name] = value
        return plain


# -- what a seat has ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gained(Change):
    """Fuel or ore, from the supply or from another seat."""

    seat: int
    what: str
    number: int


@dataclass(frozen=True)
class Paid(Change):
    """Fuel or ore given away, or lost."""

    seat: int
    what: str
    number: int


@dataclass(frozen=True)
class PutOnCard(Change):
    """Fuel, ore or tokens that now lie on a seat's card; `total` is how many lie there."""

    seat: int
    card: str
    what: str
    number: int
    total: int


@dataclass(frozen=True)
class TakenOffCard(Change):
    """The same, when they lie there no more."""

    seat: int
    card: str
    what: str
    number: int
    total: int


@dataclass(frozen=True)
class SeatMarked(Change):
    """Something holds for a seat for a while, by a card: it is `cloaked`."""

    seat: int
    card: str
    mark: str


@dataclass(frozen=True)
class MarkEnded(Change):
    """The same, when it holds no more."""

    seat: int
    card: str
    mark: str


@dataclass(frozen=True)
class Scored(Change):
    """Points won, or below nought lost; `total` is what the seat has now."""

    seat: int
    number: int
    total: int


# -- cards --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardGot(Change):
    """From the display, the deck or the discards, or from another seat."""

    seat: int
    card: str
    source: str = ""
    other: int = NOBODY


@dataclass(frozen=True)
class CardLost(Change):
    """To another seat, or to the discards."""

    seat: int
    card: str
    other: int = NOBODY


@dataclass(frozen=True)
class CardUsedUp(Change):
    """The acting seat's own card goes to the discards."""

    seat: int
    card: str


@dataclass(frozen=True)
class CardShown(Change):
    """From the deck to the display."""

    card: str
    number: int


@dataclass(frozen=True)
class CardSwept(Change):
    """From the display to the discards."""

    card: str
    number: int


@dataclass(frozen=True)
class CardRemoved(Change):
    """Out of the game, from the display or once it was discarded."""

    card: str
    number: int
    source: OffBoard


@dataclass(frozen=True)
class DeckReshuffled(Change):
    """Discarded cards become the deck; a twin is named twice."""

    cards: tuple[str, ...]


# -- ships --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ShipBuilt(Change):
    """From the stock to the Maintenance Bay, or to be rolled at once."""

    seat: int
    number: int
    at_once: bool = False


@dataclass(frozen=True)
class ShipLost(Change):
    """Back to the stock, from a facility or from the Maintenance Bay, where no value shows."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipForfeit(Change):
    """Back to the stock because its owner's turn begins."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsDocked(Change):
    """From somebody's hand to a facility."""

    seat: int
    target: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsLeft(Change):
    """Sent from a facility to the Maintenance Bay."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsPickedUp(Change):
    """From a facility into the hand of the seat that acts."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsGathered(Change):
    """Taken back to be rolled; in the Maintenance Bay no value shows."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsLeftOver(Change):
    """From the hand to the Maintenance Bay."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsPicked(Change):
    """Unplaced ships picked to be rolled again."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsRolled(Change):
    """What the dice show."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipTurned(Change):
    """An unplaced ship shows another value."""

    seat: int
    was: int
    now: int


@dataclass(frozen=True)
class ShipMoved(Change):
    """A ship that several steps have brought from one place to another."""

    seat: int
    source: str
    was: int
    target: str
    now: int


@dataclass(frozen=True)
class RelicBought(Change):
    seat: int


@dataclass(frozen=True)
class RelicReturned(Change):
    """Home, and out of its user's hands."""

    seat: int


@dataclass(frozen=True)
class RelicMoved(Change):
    """Between facilities, the Maintenance Bay, the hand and the dice that are awaited."""

    seat: int
    source: str
    target: str


@dataclass(frozen=True)
class RelicTurned(Change):
    """It shows another value, by a card or by a roll; `was` is nought when it showed none."""

    seat: int
    was: int
    now: int


@dataclass(frozen=True)
class ForfeitDue(Change):
    """A ship, or the Relic Ship, stands where it will be lost."""

    seat: int
    target: str
    relic: bool = False


# -- facilities ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FacilityFilled(Change):
    """Its last port is taken."""

    facility: str


@dataclass(frozen=True)
class TradeOpened(Change):
    """For a pair of this value one ore may be had for so much fuel."""

    seat: int
    value: int
    fuel: int


@dataclass(frozen=True)
class CyclesLeft(Change):
    """How often the display may be cycled."""

    seat: int
    was: int
    now: int


@dataclass(frozen=True)
class ClaimTotal(Change):
    """What ships at the Alien Artifact add up to."""

    seat: int
    was: int
    now: int


@dataclass(frozen=True)
class AdvancesOver(Change):
    """Circles beyond the last one, kept for a launch at once."""

    seat: int
    number: int


# -- colonies -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ColonyStarted(Change):
    """From the supply to the seat's track of the Colonist Hub."""

    seat: int
    circle: int


@dataclass(frozen=True)
class ColonyAdvanced(Change):
    seat: int
    was: int
    circle: int


@dataclass(frozen=True)
class ColonyLaunched(Change):
    """It leaves its track: launched, or built when no other colony is left."""

    seat: int
    circle: int


@dataclass(frozen=True)
class ColonyLanded(Change):
    """From the supply, or from the Colonist Hub."""

    seat: int
    territory: str
    source: str


@dataclass(frozen=True)
class ColonyMoved(Change):
    seat: int
    source: str
    territory: str


# -- the Outer Belt ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AsteroidGot(Change):
    """An asteroid card from a space, or from another seat; in tow or not."""

    seat: int
    asteroid: str
    in_tow: bool
    other: int = NOBODY


@dataclass(frozen=True)
class AsteroidLost(Change):
    """An asteroid card that another seat has now."""

    seat: int
    asteroid: str
    other: int


@dataclass(frozen=True)
class AsteroidUsedUp(Change):
    """To the asteroid discards."""

    seat: int
    asteroid: str


@dataclass(frozen=True)
class AsteroidsMoved(Change):
    """The cards on the spaces now, the farthest first; a gap is an empty text."""

    spaces: tuple[str, ...]


# -- Agendas ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AgendaGot(Change):
    """An Agenda drawn face down; which one is empty for all but who drew it."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaShed(Change):
    """An Agenda discarded face down; likewise."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaRevealed(Change):
    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaShown(Change):
    """An Agenda that lies open on an oracle of the seat."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaFulfilled(Change):
    """It was met, and scores for good."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaFaded(Change):
    """It was not met, and is discarded."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendasShuffled(Change):
    """The discarded Agendas are the deck again."""


# -- the planet ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ControlGained(Change):
    """Of a territory, perhaps with its bonus; `other` had it before."""

    seat: int
    territory: str
    bonus: bool
    other: int = NOBODY


@dataclass(frozen=True)
class ControlLost(Change):
    """Of a territory, perhaps with its bonus; `other` has it now."""

    seat: int
    territory: str
    bonus: bool
    other: int = NOBODY


@dataclass(frozen=True)
class BonusGained(Change):
    """Without a change of control: lent, or isolated no more."""

    seat: int
    territory: str


@dataclass(frozen=True)
class BonusLost(Change):
    seat: int
    territory: str


@dataclass(frozen=True)
class FieldPlaced(Change):
    field: str
    territory: str


@dataclass(frozen=True)
class FieldMoved(Change):
    """It lies wholly on another territory; `also` is the second one that it straddled."""

    field: str
    source: str
    territory: str
    also: str = ""


@dataclass(frozen=True)
class FieldStretched(Change):
    """It straddles the border of two territories."""

    field: str
    territory: str
    across: str


@dataclass(frozen=True)
class FieldConfined(Change):
    """Of the two territories that it straddled it keeps one."""

    field: str
    source: str
    territory: str


@dataclass(frozen=True)
class FieldRemoved(Change):
    """`also` is the second territory that it straddled."""

    field: str
    source: str
    also: str = ""


@dataclass(frozen=True)
class BoardTaken(Change):
    """A seat has chosen its faction."""

    seat: int
    board: str


@dataclass(frozen=True)
class ShipSaved(Change):
    """The ship at the Terraforming Station will not be lost."""

    board: str


@dataclass(frozen=True)
class RevMoved(Change):
    """The REV has gone from one territory to another."""

    source: str
    territory: str


@dataclass(frozen=True)
class BrethrenMoved(Change):
    """The Brethren Ship has gone from one place to another: a facility, the Bay, or the dice."""

    source: str
    target: str


# -- the turn -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DecisionOpened(Change):
    """Something else is asked, of a seat or for it."""

    seat: int
    asks: str


@dataclass(frozen=True)
class TurnPassed(Change):
    """A turn begins: of which seat, and how many have begun."""

    seat: int
    number: int


@dataclass(frozen=True)
class GameEnded(Change):
    """In the turn of which seat."""

    seat: int


# -- reading a list -----------------------------------------------------------------------------------

C = TypeVar("C", bound=Change)


def of_kind(listed: Iterable[Change], kind: type[C], seat: int | None = None) -> Iterator[C]:
    """The changes of one kind, of one seat if it is given."""
    for change in listed:
        if isinstance(change, kind) and seat in (None, getattr(change, "seat", None)):
            yield change


def amounts(listed: Iterable[Change], seat: int) -> Mapping[str, int]:
    """What a seat has more, or below nought less, of: by name, without what is the same."""
    more = {"fuel": 0, "ore": 0, "points": 0, "ships": 0, "colonies": 0, "cards": 0}
    for change in listed:
        match change:
            case Gained(whose, what, number) if whose == seat:
                more[what] += number
            case Paid(whose, what, number) if whose == seat:
                more[what] -= number
            case Scored(whose, number) if whose == seat:
                more["points"] += number
            case ShipBuilt(whose, number) if whose == seat:
                more["ships"] += number
            case ShipLost(whose, _, values) | ShipForfeit(whose, _, values) if whose == seat:
                more["ships"] -= len(values)
            case ColonyLanded(whose) if whose == seat:
                more["colonies"] += 1
            case CardGot(whose) if whose == seat:
                more["cards"] += 1
            case CardLost(whose) | CardUsedUp(whose) if whose == seat:
                more["cards"] -= 1
    return {name: number for name, number in more.items() if number}
