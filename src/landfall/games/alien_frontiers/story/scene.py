"""A scene: what is told in one sentence, with the table before and after it, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from landfall.core.action import Action
from landfall.games.alien_frontiers.asks import ASK_TOP
from landfall.games.alien_frontiers.box import FUEL, ORE, STOCK, TECH, Box
from landfall.games.alien_frontiers.change import (
    NOBODY,
    AgendaFaded,
    AgendaFulfilled,
    AgendaRevealed,
    AgendasShuffled,
    CardLost,
    CardUsedUp,
    Change,
    ControlGained,
    ControlLost,
    DeckReshuffled,
    GameEnded,
    PutOnCard,
    RelicMoved,
    RelicReturned,
    Scored,
    ShipForfeit,
    ShipsLeft,
    TakenOffCard,
    amounts,
    of_kind,
)
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.decisions.by_chance import Dealt
from landfall.games.alien_frontiers.decisions.of_colonies import Landing
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.story.marks import count, either, resources, strong
from landfall.games.alien_frontiers.words import desert, listed, the_bay, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

AMOUNTS: Final = {FUEL: ("fuel", 1), ORE: ("ore", 1), TECH: ("cards", 1), STOCK: ("ships", -1)}
"""What a seat has more of, by its number in a position; a ship more is one less in the stock."""

CONSEQUENCES: Final = (
    CardLost,
    CardUsedUp,
    ControlGained,
    ControlLost,
    RelicReturned,
    DeckReshuffled,
    ShipForfeit,
    AgendaRevealed,
    AgendaFulfilled,
    AgendaFaded,
    AgendasShuffled,
    Scored,
    GameEnded,
)
"""What is told in a sentence of its own."""


@dataclass(frozen=True)
class Scene:
    """One action or outcome, or several that belong together, with the table before and after."""

    game: AlienFrontiers
    before: State
    after: State
    actions: Sequence[Action]
    names: Sequence[str]

    @property
    def box(self) -> Box:
        return self.before.box

    @property
    def action(self) -> Action:
        """What the scene begins with."""
        return self.actions[0]

    @property
    def drawn(self) -> list[str]:
        """The cards that chance brings."""
        return [action.words[0] for action in self.actions if action.verb == "draw"]

    @property
    def turned_up(self) -> list[str]:
        """The asteroid cards that chance brings."""
        return [action.words[0] for action in self.actions if action.verb == "asteroid"]

    @property
    def seat(self) -> int:
        return int(self.before.seat)

    # -- who it is told of ----------------------------------------------------------------------

    @property
    def acting(self) -> int:
        """The seat that acts; set-up has seats of its own, and what is laid out there is nobody's."""
        if self.action.verb == "first":
            return SEAT_LETTERS.index(self.action.words[0])
        if self.action.verb == "board":
            return NOBODY
        if self.action.verb == "draw" and self.before.asks == ASK_TOP:
            return self.seat
        if self.action.verb == "asteroid" and self.before.turns == 0:
            return NOBODY
        if self.action.verb == "draw":
            dealt = dealt_to_a_seat(self.before)
            return NOBODY if dealt is None else int(self.before.first + dealt) % self.game.seats
        return self.seat

    def subject(self) -> str:
        """Who or what the sentence begins with."""
        if self.acting == NOBODY:
            if self.action.verb == "board":
                boards = [f"the {self.title(action.words[0])}" for action in self.actions]
                return begun(listed(boards))
            return begun(listed(map(self.a_named, self.drawn or self.turned_up)))
        return self.begins(self.acting)

    def begins(self, seat: int) -> str:
        """The seat at the beginning of a sentence."""
        return either(seat, strong("You"), strong(self.names[seat]))

    def called(self, seat: int) -> str:
        """The seat in the middle of a sentence."""
        return either(seat, strong("you"), strong(self.names[seat]))

    def does(self, seat: int, clause: str) -> str:
        """What the seat does, a clause that begins with its verb: `rolls a 4`, `roll a 4` of you."""
        verb, gap, rest = clause.partition(" ")
        return f"{either(seat, of_you(verb), verb)}{gap}{rest}"

    def theirs(self, seat: int) -> str:
        return either(seat, "your", f"{strong(self.names[seat])}'s")

    def its(self, seat: int) -> str:
        """Of a seat that the sentence is about already."""
        return either(seat, "your", "their")

    def whose(self, seat: int) -> str:
        if seat == self.seat:
            return either(seat, "your own", "their own")
        return self.theirs(seat)

    def title(self, name: str) -> str:
        """A card or a territory stands out; other parts do not."""
        return self._proper(name, title(self.box, name))

    def title_of(self, rule: Rule) -> str:
        return self._proper(part(rule).key, part(rule).title)

    def _proper(self, name: str, printed: str) -> str:
        box = self.box
        cards = (*box.card_names, *box.asteroid_names, *box.agenda_names)
        proper = name in (*cards, *box.territory_names)
        return strong(printed) if proper else printed

    def territory(self, index: int) -> str:
        return self.title(self.box.territory_names[index])

    def a_named(self, name: str) -> str:
        """`a Booster Pod`, `an Alien City`."""
        return f"{'an' if title(self.box, name)[0] in 'AEIOU' else 'a'} {self.title(name)}"

    def name(self, letter: str) -> str:
        return self.called(SEAT_LETTERS.index(letter))

    @cached_property
    def changes(self) -> Sequence[Change]:
        """What has become different."""
        return changes(self.game.ruleset, self.before, self.after)

    def change(self, field: int, seat: int | None = None) -> int:
        """How much more fuel, ore or cards a seat has than before, or ships in the stock."""
        name, sign = AMOUNTS[field]
        whose = self.seat if seat is None else seat
        if whose not in self._amounts:
            self._amounts[whose] = amounts(self.changes, whose)
        return sign * self._amounts[whose].get(name, 0)

    @cached_property
    def _amounts(self) -> dict[int, Mapping[str, int]]:
        """What each seat has more of, as far as it was asked for."""
        return {}

    def price(self) -> str:
        """What the acting seat paid, as the end of a clause."""
        paid = resources(max(0, -self.change(FUEL)), max(0, -self.change(ORE)))
        return f" for {paid}"

    def paid_and_gained(self) -> Iterator[str]:
        fuel, ore = self.change(FUEL), self.change(ORE)
        if fuel < 0 or ore < 0:
            yield f"pays {resources(max(0, -fuel), max(0, -ore))}"
        if fuel > 0 or ore > 0:
            yield f"gains {resources(max(0, fuel), max(0, ore))}"

    # -- what follows ---------------------------------------------------------------------------

    def consequences(self) -> Iterator[str]:
        """What the action brought about besides what it says."""
        if not any(isinstance(change, CONSEQUENCES) for change in self.changes):
            return  # as after most actions
        yield from self.off_lost_cards()
        yield from self.control()
        for change in self.changes:
            match change:
                case RelicReturned():
                    yield f"The Relic Ship returns to {strong(desert(self.box))}."
                case DeckReshuffled():
                    yield "The discarded cards are shuffled into a new deck."
                case AgendaFulfilled(seat, agenda):
                    told = f"{self.does(seat, 'fulfils')} the Agenda {self.title(agenda)}"
                    yield f"{self.begins(seat)} {told}."
                case AgendaFaded(_, agenda):
                    yield f"The Agenda {self.title(agenda)} was not met and is discarded."
                case AgendasShuffled():
                    yield "The discarded Agendas are shuffled into a new deck."
        yield from self.forfeit()
        yield from self.agendas()
        yield from self.points()
        if any(of_kind(self.changes, GameEnded)):
            yield "That was the last colony: the game is over."

    def landing(self) -> bool:
        """Does a new colony land?"""
        landing = Landing.asked(self.before)
        return self.action.verb == "land" and landing is not None and not landing.moved

    def off_lost_cards(self) -> Iterator[str]:
        """What lay on a card that its holder has lost, unless it is on the card still."""
        gone = [*of_kind(self.changes, CardLost)]
        if self.action.verb == "power":  # given to who has one already, and so discarded
            gone += [CardLost(used.seat, used.card) for used in of_kind(self.changes, CardUsedUp)]
        for lost in gone:
            there = [
                *[
                    str(value)
                    for left in of_kind(self.changes, ShipsLeft)
                    if left.source == lost.card
                    for value in left.values
                ],
                *[
                    "Relic Ship"
                    for moved in of_kind(self.changes, RelicMoved)
                    if moved.source == lost.card
                ],
            ]
            if there:
                loses = f"{self.does(lost.seat, 'loses')} the {listed(there)}"
                to = f"on the {self.title(lost.card)} to {the_bay(self.box)}"
                yield f"{self.begins(lost.seat)} {loses} {to}."
            on_it = {change.card for change in of_kind(self.changes, TakenOffCard)}
            if lost.card in on_it - {change.card for change in of_kind(self.changes, PutOnCard)}:
                yield f"What lay on the {self.title(lost.card)} goes to the supply."

    def control(self) -> Iterator[str]:
        told = self.action.words[0] if self.landing() else ""  # the landing itself tells it
        for change in self.changes:
            match change:
                case ControlGained(seat, where, _, other) if where != told:
                    who = self.begins(seat)
                    if other == NOBODY:
                        yield f"{who} now {self.does(seat, 'controls')} {self.title(where)}."
                    else:
                        taken = f"{self.does(seat, 'takes')} {self.title(where)}"
                        yield f"{who} {taken} from {self.called(other)}."
                case ControlLost(seat, where, _, other) if where != told and other == NOBODY:
                    no_longer = f"no longer {self.does(seat, 'controls')}"
                    yield f"{self.begins(seat)} {no_longer} {self.title(where)}."

    def forfeit(self) -> Iterator[str]:
        """A new turn begins with the loss of a ship left at the Terraforming Station."""
        for lost in of_kind(self.changes, ShipForfeit):
            loses = self.does(lost.seat, "loses")
            yield f"{self.begins(lost.seat)} {loses} the ship at the {self.title(lost.source)}."

    def agendas(self) -> Iterator[str]:
        """Agendas that nobody had to reveal by hand, as the last colony has landed."""
        if self.action.verb == "reveal":
            return
        for seat in range(self.game.seats):
            opened = [
                self.title(change.agenda)
                for change in of_kind(self.changes, AgendaRevealed)
                if change.seat == seat
            ]
            if opened:
                noun = "Agenda" if len(opened) == 1 else "Agendas"
                told = f"{self.does(seat, 'reveals')} the {noun} {listed(opened)}"
                yield f"{self.begins(seat)} {told}."

    def points(self) -> Iterator[str]:
        scores = [
            (scored.seat, f"{self.does(scored.seat, 'has')} {count(scored.total, 'vp')}")
            for scored in of_kind(self.changes, Scored)
        ]
        if scores:
            (first, has), *others = scores
            rest = [f"{self.called(seat)} {clause}" for seat, clause in others]
            yield f"{listed([f'{self.begins(first)} {has}', *rest])}."


class Aside(str):
    """A clause that has a subject of its own, or is short for one, and so keeps its verb."""


IRREGULAR: Final = {"goes": "go", "has": "have", "is": "are"}


def of_you(verb: str) -> str:
    """A verb, said to the one who does it: `match` for `matches`."""
    bare = verb.removesuffix("es") if verb.endswith("ches") else verb.removesuffix("s")
    return IRREGULAR.get(verb, bare)


def begun(text: str) -> str:
    """As the beginning of a sentence."""
    return text[0].upper() + text[1:]


def dealt_to_a_seat(position: State) -> int | None:
    """Which seat, from player one on, gets the next card at the start; None for the display."""
    deal = Dealt.asked(position)
    return deal.dealt if deal and deal.dealt < position.seats else None
