"""What a step can change: a class for each kind; seats by number, parts and Spaces by their key.

`changes` lists what has become of a position. Explanations, the story, the table and the laboratory make
their words and numbers from that list; none of them lays two positions side by side for itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from landfall.core.kind_of_change import NOBODY, Change

SAUCER: Final = "saucer"
"""The figure that is no Ally."""

TOKENS: Final = "tokens"
ACTION_POINTS: Final = "action-points"
EVENTS: Final = "events"
TERROR: Final = "terror"


# -- what a seat has ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gained(Change):
    """Alien Menace Tokens or Action Points; `total` is what the seat has now."""

    seat: int
    what: str
    number: int
    total: int


@dataclass(frozen=True)
class Paid(Change):
    """The same, spent or lost."""

    seat: int
    what: str
    number: int
    total: int


@dataclass(frozen=True)
class PointsLapsed(Change):
    """Action Points that were not spent when the Action Phase ended."""

    seat: int
    number: int


@dataclass(frozen=True)
class Scored(Change):
    """Terror Points won, or below nought lost; `total` is what the seat has now."""

    seat: int
    number: int
    total: int


@dataclass(frozen=True)
class RaceOffered(Change):
    """One of two races to choose from; which one is empty for others."""

    seat: int
    race: str


@dataclass(frozen=True)
class RaceTaken(Change):
    """The race that a seat plays; empty while others may not know it."""

    seat: int
    race: str


@dataclass(frozen=True)
class CommandChosen(Change):
    """A Command Counter is laid; which one is empty while it lies face down for others."""

    seat: int
    command: str


@dataclass(frozen=True)
class CommandShown(Change):
    """The Command number of a seat is known."""

    seat: int
    number: int


@dataclass(frozen=True)
class CommandsRecovered(Change):
    seat: int


@dataclass(frozen=True)
class FirstPlayer(Change):
    seat: int


# -- cards --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EventDrawn(Change):
    """Into a hand; which one is empty for those who may not know."""

    seat: int
    card: str


@dataclass(frozen=True)
class EventDiscarded(Change):
    """From a hand to the discard pile, without being played; empty where the pile has gone with it."""

    seat: int
    card: str


@dataclass(frozen=True)
class EventPassedOver(Change):
    """Turned up in search of a Resistance Event, and discarded."""

    card: str


@dataclass(frozen=True)
class ResistancePassedOver(Change):
    """Turned up in search of a Hero, and discarded."""

    card: str


@dataclass(frozen=True)
class Played(Change):
    """An Event is played, or by nobody: a Resistance Event comes."""

    seat: int
    card: str


@dataclass(frozen=True)
class Used(Change):
    """A power of a race or a Space Stuff card."""

    seat: int
    thing: str


@dataclass(frozen=True)
class Canceled(Change):
    """A card that was played has no effect."""

    card: str


@dataclass(frozen=True)
class CameIntoPlay(Change):
    """An Event that remains in play, of a seat or of nobody."""

    seat: int
    card: str


@dataclass(frozen=True)
class LeftPlay(Change):
    seat: int
    card: str


@dataclass(frozen=True)
class StuffGained(Change):
    """A Space Stuff card."""

    seat: int
    card: str


@dataclass(frozen=True)
class StuffLost(Change):
    seat: int
    card: str


@dataclass(frozen=True)
class StuffActivated(Change):
    """Turned face down."""

    seat: int
    card: str


@dataclass(frozen=True)
class StuffReadied(Change):
    seat: int
    card: str


@dataclass(frozen=True)
class TechInvented(Change):
    """A Human Tech card comes into play."""

    card: str


@dataclass(frozen=True)
class TechLost(Change):
    card: str


@dataclass(frozen=True)
class PileShuffled(Change):
    """A discard pile is in its deck again: `event`, `resistance-event`, `resistance`, `space-stuff`,
    `human-tech`."""

    deck: str


@dataclass(frozen=True)
class CardLookedAt(Change):
    """A seat knows a card on top of a deck, `resistance` or `location`; which is empty for others."""

    seat: int
    deck: str
    card: str


@dataclass(frozen=True)
class CardPutUnder(Change):
    """From the top of the Resistance deck to its bottom; likewise."""

    seat: int
    card: str


# -- the board ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LocationFound(Change):
    space: str
    location: str


@dataclass(frozen=True)
class Moved(Change):
    """Saucers, or an Ally, from one Space to another."""

    seat: int
    figure: str
    source: str
    target: str
    number: int = 1


@dataclass(frozen=True)
class Landed(Change):
    """Out of the Alien Pool."""

    seat: int
    figure: str
    space: str
    number: int = 1


@dataclass(frozen=True)
class Destroyed(Change):
    """Into the Alien Pool."""

    seat: int
    figure: str
    space: str
    number: int = 1


@dataclass(frozen=True)
class PutOnBoard(Change):
    """Saucers at the set-up; an Ally whose card was drawn."""

    seat: int
    figure: str
    space: str
    number: int = 1


@dataclass(frozen=True)
class AllyLeft(Change):
    """With its card."""

    seat: int
    figure: str
    space: str


@dataclass(frozen=True)
class MoveEnded(Change):
    """So many figures of a kind there may not move on."""

    seat: int
    figure: str
    space: str
    number: int = 1


@dataclass(frozen=True)
class MarkerPlaced(Change):
    seat: int
    space: str
    location: str


@dataclass(frozen=True)
class MarkerStolen(Change):
    """`other` is whose it was."""

    seat: int
    space: str
    location: str
    other: int


@dataclass(frozen=True)
class MarkerRemoved(Change):
    seat: int
    space: str
    location: str


@dataclass(frozen=True)
class LocationDemolished(Change):
    space: str
    location: str


@dataclass(frozen=True)
class MoreFights(Change):
    """The next Battle there needs so many Fights more."""

    space: str
    number: int


@dataclass(frozen=True)
class CounterPlaced(Change):
    """Out of the pool."""

    counter: str
    space: str


@dataclass(frozen=True)
class CounterMoved(Change):
    counter: str
    source: str
    target: str


@dataclass(frozen=True)
class CounterRemoved(Change):
    """Into the pool."""

    counter: str
    space: str


@dataclass(frozen=True)
class CounterDrawn(Change):
    """Out of the pool, and not yet in a Space: its Space is rolled, or it is the Captain's."""

    counter: str


@dataclass(frozen=True)
class CounterReturned(Change):
    """Into the pool again without having found a Space, or the Captain after his attack."""

    counter: str


@dataclass(frozen=True)
class TrackMoved(Change):
    """The Human Tech Track."""

    was: int
    now: int


# -- Battles ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BattleBegun(Change):
    """`against`: humans, aliens (of `other`), captain."""

    seat: int
    space: str
    against: str
    other: int = NOBODY


@dataclass(frozen=True)
class BattleEnded(Change):
    """`result`: won, lost, escaped; empty for the Captain's attack."""

    seat: int
    space: str
    against: str
    result: str
    other: int = NOBODY


@dataclass(frozen=True)
class FightBegun(Change):
    """The so manieth of the Battle, against a Counter or a card that is yet to be drawn."""

    number: int
    counter: str = ""


@dataclass(frozen=True)
class ResistanceMet(Change):
    """A Full Resistance is turned up, or joins."""

    card: str


@dataclass(frozen=True)
class HeroMet(Change):
    card: str


@dataclass(frozen=True)
class HeroGone(Change):
    card: str


@dataclass(frozen=True)
class Controlled(Change):
    """A Resistance card fights for the Aliens."""

    seat: int
    card: str


@dataclass(frozen=True)
class DieRolled(Change):
    """`why`: what is under way (`fight-round`, `round`, `place-counter`, …); `side`: own or other."""

    value: int
    why: str
    seat: int = NOBODY
    side: str = ""


@dataclass(frozen=True)
class RoundFought(Change):
    """A Fight Round is decided; `winner`: own, other, or empty for a Tie."""

    seat: int
    winner: str
    own: int
    enemy: int
    other: int = NOBODY


# -- the course of the game -----------------------------------------------------------------------------


@dataclass(frozen=True)
class RoundBegan(Change):
    number: int


@dataclass(frozen=True)
class TurnBegan(Change):
    seat: int
    number: int


@dataclass(frozen=True)
class PhaseBegan(Change):
    """`command`, `action`, `battle`, `draw`, `resistance`."""

    phase: str
    seat: int = NOBODY


@dataclass(frozen=True)
class Asked(Change):
    """Who decides now, and what: the procedure under way, or the moment of a window."""

    seats: tuple[int, ...]
    what: str


@dataclass(frozen=True)
class GameEnded(Change):
    """Won by a seat (and its partners), or by the Humans, who are nobody."""

    seat: int


# -- reading ------------------------------------------------------------------------------------------

C = TypeVar("C", bound=Change)


def of_kind(listed: Iterable[Change], kind: type[C], seat: int | None = None) -> Iterator[C]:
    """The changes of one kind, of one seat if it is given."""
    for change in listed:
        if isinstance(change, kind) and seat in (None, getattr(change, "seat", None)):
            yield change


def amounts(listed: Iterable[Change], seat: int) -> Mapping[str, int]:
    """What a seat has more, or below nought less, of: by name, without what is the same."""
    more = dict.fromkeys((ACTION_POINTS, TOKENS, TERROR, EVENTS, "space-stuff", "aliens"), 0)
    for change in listed:
        if getattr(change, "seat", NOBODY) != seat:
            continue
        match change:
            case Gained(_, what, number):
                more[what] += number
            case Paid(_, what, number):
                more[what] -= number
            case PointsLapsed(_, number):
                more[ACTION_POINTS] -= number
            case Scored(_, number):
                more[TERROR] += number
            case EventDrawn():
                more[EVENTS] += 1
            case EventDiscarded() | Played():
                more[EVENTS] -= 1
            case StuffGained():
                more["space-stuff"] += 1
            case StuffLost():
                more["space-stuff"] -= 1
            case Landed(_, _, _, number) | PutOnBoard(_, _, _, number):
                more["aliens"] += number
            case Destroyed(_, _, _, number):
                more["aliens"] -= number
            case AllyLeft():
                more["aliens"] -= 1
    return {name: number for name, number in more.items() if number}
