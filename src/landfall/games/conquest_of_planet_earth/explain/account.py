"""What an act has changed, in words: its cost is what the seat has less of, its gain whatever came."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from landfall.core.game import SEAT_LETTERS
from landfall.core.kind_of_change import NOBODY, Change
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.change import (
    ACTION_POINTS,
    SAUCER,
    AllyLeft,
    BattleBegun,
    BattleEnded,
    CameIntoPlay,
    Canceled,
    CommandShown,
    Controlled,
    CounterMoved,
    CounterPlaced,
    CounterRemoved,
    Destroyed,
    EventDiscarded,
    EventDrawn,
    FirstPlayer,
    Gained,
    GameEnded,
    HeroGone,
    HeroMet,
    Landed,
    LeftPlay,
    LocationDemolished,
    LocationFound,
    MarkerPlaced,
    MarkerRemoved,
    MarkerStolen,
    MoreFights,
    Moved,
    MoveEnded,
    Paid,
    PhaseBegan,
    Played,
    PointsLapsed,
    PutOnBoard,
    ResistanceMet,
    RoundFought,
    Scored,
    StuffActivated,
    StuffGained,
    StuffLost,
    TechInvented,
    TechLost,
    TrackMoved,
)
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.fights import (
    OTHER,
    OWN,
    crushing_from,
    highest_die,
    side_of,
)
from landfall.games.conquest_of_planet_earth.state import State

UNITS: Final = {
    ACTION_POINTS: "points",
    "tokens": "tokens",
    "terror": "terror",
    "events": "cards",
    "space-stuff": "stuff",
    "aliens": "saucers",
}
"""What is paid and gained, by the names of the table's units."""

NAMES: Final = {ACTION_POINTS: "Action Point", "tokens": "Alien Menace Token"}


class Account:
    """Costs and gains of a list of changes, for who acts."""

    def __init__(self, q: Inquiry, listed: Iterable[Change], after: State) -> None:
        self.q = q
        self.after = after
        self.titles = {
            part.key: part.title
            for kind in (q.box.parts.events, q.box.parts.stuff, q.box.parts.tech)
            for part in kind
        }
        self.cost: list[str] = []
        self.gain: list[str] = []
        self.then: list[str] = []
        for change in listed:
            if said := self.paid(change):
                self.cost.append(said)
            elif self.is_gain(change):
                self.gain.extend(self.said(change))
            else:
                self.then.extend(self.said(change))

    def told(self) -> str:
        """What is gained, then whatever else comes of it."""
        rest = [f"then {self.then[0]}", *self.then[1:]] if self.then else []
        return "; ".join([*self.gain, *rest])

    def is_gain(self, change: Change) -> bool:
        """Has the acting seat more of something now?"""
        if not isinstance(change, Gained | Scored | EventDrawn | StuffGained):
            return False
        return change.seat == self.q.seat and getattr(change, "number", 1) > 0

    def paid(self, change: Change) -> str:
        """What the acting seat has less of, by its own doing."""
        if getattr(change, "seat", NOBODY) != self.q.seat or not self.q.game.actors(self.q.state):
            return ""
        match change:
            case Paid(_, what, number):
                return called.count(number, NAMES[what])
            case PointsLapsed(_, number):
                return called.count(number, "unspent Action Point")
            case Played(_, card):
                return f"the card {self.titles[card]}"
            case EventDiscarded(_, card):
                return self.titles[card]
            case StuffActivated(_, card):
                return f"{self.titles[card]}, turned face down"
        return ""

    # -- gains ------------------------------------------------------------------------------------

    def said(self, change: Change) -> Iterator[str]:
        """A change in words; what nobody needs to be told is left out."""
        match change:
            case Gained(seat, what, number):
                if what != ACTION_POINTS or seat == self.q.seat:
                    yield f"{called.count(number, NAMES[what])}{self.for_whom(seat)}"
            case Paid(seat, what, number):
                yield f"{self.loses(seat)} {called.count(number, NAMES[what])}"
            case Scored(seat, number, total):
                points = called.count(abs(number), "Terror Point")
                more = points if number > 0 else f"{points} less"
                yield f"{more}{self.for_whom(seat)} ({total} now)"
            case EventDrawn(seat, card):
                yield f"{self.titles.get(card, 'an Event')}{self.for_whom(seat)}"
            case Played(seat, card):
                by = f" by {self.who(seat)}" if seat != NOBODY else " for the Humans"
                yield f"{self.titles[card]} is played{by}"
            case EventDiscarded(seat, card):
                does = f"{self.who(seat)} {self.verb(seat, 'discard', 'discards')}"
                yield f"{does} {self.titles.get(card, 'an Event')}"
            case Canceled(card):
                yield f"{self.deed(card)} is canceled"
            case CameIntoPlay(_, card):
                yield f"{self.titles[card]} remains in play"
            case LeftPlay(_, card):
                yield f"{self.titles[card]} leaves play"
            case StuffGained(seat, card):
                yield f"{self.titles[card]}{self.for_whom(seat)}"
            case StuffLost(seat, card):
                yield f"{self.loses(seat)} {self.titles[card]}"
            case TechInvented(card):
                yield f"the Humans have {self.titles[card]}"
            case TechLost(card):
                yield f"the Humans lose {self.titles[card]}"
            case CommandShown(seat, number):
                yield f"{self.whose(seat)} Command number is {number}"
            case FirstPlayer(seat):
                yield f"{self.who(seat)} {self.verb(seat, 'are', 'is')} First Player"
            case PhaseBegan(phase):
                yield f"the {phase.capitalize()} Phase begins"
            case GameEnded(seat):
                yield self.who_wins(seat)
            case _:
                yield from self.on_the_board(change)

    def on_the_board(self, change: Change) -> Iterator[str]:
        match change:
            case Moved(seat, figure, _, target, number):
                yield f"{self.figures(seat, figure, number)} to {self.place(target)}"
            case Landed(seat, figure, space, number):
                lands = "lands" if number == 1 else "land"
                yield f"{self.figures(seat, figure, number)} {lands} at {self.place(space)}"
            case PutOnBoard(seat, figure, space, number):
                yield f"{self.figures(seat, figure, number)} at {self.place(space)}"
            case Destroyed(seat, figure, space, number):
                yield f"{self.figures(seat, figure, number)} Destroyed {self.within(space)}"
            case AllyLeft(_, figure):
                yield f"{self.titles[figure]} leaves"
            case MoveEnded(seat, _, space):
                if seat == self.q.seat and self.q.verb != "escape":
                    yield f"the move ends in {self.place(space)}"
            case LocationFound(space, location):
                yield f"{self.location(location)} in {self.short(space)}"
            case MarkerPlaced(seat, _, location):
                yield f"{self.whose(seat)} marker on {self.location(location)}"
            case MarkerStolen(seat, _, location):
                yield f"{self.whose(seat)} marker on {self.location(location)}"
            case MarkerRemoved(seat, _, location):
                yield f"{self.whose(seat)} marker is off {self.location(location)}"
            case LocationDemolished(_, location):
                yield f"{self.location(location)} is Demolished"
            case MoreFights(space, number):
                yield f"{called.count(number, 'Fight')} more in {self.place(space)}"
            case CounterPlaced(counter, space):
                yield f"{self.counter(counter)} in {self.place(space)}"
            case CounterMoved(counter, _, target):
                yield f"{self.counter(counter)} to {self.place(target)}"
            case CounterRemoved(counter, space):
                yield f"{self.counter(counter)} off {self.place(space)}"
            case TrackMoved(_, now):
                yield f"the Human Tech Track at {now}"
            case _:
                yield from self.in_battle(change)

    def in_battle(self, change: Change) -> Iterator[str]:
        match change:
            case BattleBegun(_, space, against):
                whom = {"humans": "the Humans", "captain": called.captain(self.q.box)}
                yield f"a Battle against {whom.get(against, 'Aliens')} in {self.place(space)}"
            case BattleEnded():
                yield f"the Battle in {self.place(change.space)} is {self.battle_ended(change)}"
            case ResistanceMet(card):
                yield f"{self.resistance(card)} fights"
            case HeroMet(card):
                yield f"{self.resistance(card)} helps"
            case HeroGone(card):
                yield f"{self.resistance(card)} helps no more"
            case Controlled(_, card):
                yield f"{self.resistance(card)} fights for the Aliens"
            case RoundFought():
                yield self.round_fought(change)

    def battle_ended(self, one: BattleEnded) -> str:
        """Likewise: what one side of Aliens loses the other wins, and who escapes leaves it."""
        if self.q.verb == "escape":
            return "left"
        how = {"won": "won", "lost": "lost", "escaped": "left"}.get(one.result, "over")
        if one.other == self.q.seat and one.against == "aliens":
            return {"won": "lost", "lost": "won"}.get(how, how)
        return how

    def round_fought(self, one: RoundFought) -> str:
        """As who acts sees it: won or lost in an own Fight, else by whose Fight it is."""
        side = side_of(self.q.state, self.q.seat)
        own, enemy = (one.enemy, one.own) if side == OTHER else (one.own, one.enemy)
        wins = one.winner == ("other" if side == OTHER else "own")
        crushed = ""
        if one.winner:
            winner = OWN if one.winner == "own" else OTHER
            if highest_die(self.q.state, winner) >= crushing_from(self.q.state, winner):
                crushed = ", by a Crushing Victory"
        totals = f"{own} against {enemy}{crushed}"
        if side < 0:
            how = "wins" if wins else "loses" if one.winner else "ties"
            return f"{SEAT_LETTERS[one.seat]} {how} the Fight Round, {totals}"
        how = "won" if wins else "lost" if one.winner else "a Tie"
        return f"the Fight Round is {how}, {totals}"

    # -- names ------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        return self.q.who(seat)

    def verb(self, seat: int, you: str, other: str) -> str:
        return you if seat == self.q.seat else other

    def loses(self, seat: int) -> str:
        return f"{self.who(seat)} {self.verb(seat, 'lose', 'loses')}"

    def who_wins(self, seat: int) -> str:
        """Partners win together."""
        if seat == NOBODY:
            return "the Humans win"
        asked = self.q.seat
        return "you win" if self.after.are_partners(asked, seat) else f"{self.who(seat)} wins"

    def for_whom(self, seat: int) -> str:
        """After what somebody has got: nothing for who acts."""
        return "" if seat == self.q.seat else f" for {SEAT_LETTERS[seat]}"

    def whose(self, seat: int) -> str:
        return "your" if seat == self.q.seat else f"{SEAT_LETTERS[seat]}’s"

    def figures(self, seat: int, figure: str, number: int) -> str:
        if figure != SAUCER:
            return self.titles[figure]
        return called.count(number, "saucer") + (
            "" if seat == self.q.seat else f" of {SEAT_LETTERS[seat]}"
        )

    def place(self, space: str) -> str:
        return self.q.place(self.q.space_of(space), self.after)

    def within(self, space: str) -> str:
        """The same with its preposition."""
        at = self.q.space_of(space)
        return f"{'on' if self.q.state.is_site(at) else 'in'} {self.place(space)}"

    def short(self, space: str) -> str:
        return called.place(self.q.box, self.q.space_of(space))

    def location(self, key: str) -> str:
        return called.location(self.q.box, self.q.box.location_names.index(key))

    def counter(self, key: str) -> str:
        return f"{called.counter(self.q.box, self.q.box.counter_names.index(key))} Counter"

    def resistance(self, key: str) -> str:
        return called.resistance(self.q.box, self.q.box.resistance_names.index(key))

    def deed(self, key: str) -> str:
        return self.titles.get(key, key)
