"""Each kind of change as a sentence, from what the hearer saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from landfall.core.kind_of_change import Change
from landfall.core.plain import Words
from landfall.games.conquest_of_planet_earth import called, change, spans
from landfall.games.conquest_of_planet_earth.box import B_SEAT, POINTS
from landfall.games.conquest_of_planet_earth.part import Part
from landfall.games.conquest_of_planet_earth.state import State

Sentences = Iterator[Words]


class Teller:
    """Tells changes of one step to somebody; `state` is the position in which they have come."""

    def __init__(self, state: State, you: int | None) -> None:
        self.state = state
        self.box = state.box
        self.you = you

    # -- words ------------------------------------------------------------------------------------

    def does(self, seat: int, verb: str) -> Words:
        return spans.does(seat, self.you, verb)

    def whose(self, seat: int) -> Words:
        return spans.whose(seat, self.you)

    def at(self, space: str, of: int | None = None) -> Words:
        return spans.at(self.state, self.box.board.spaces.index(space), self.you, of)

    def within(self, space: str, of: int | None = None) -> Words:
        return spans.within(self.state, self.box.board.spaces.index(space), self.you, of)

    def titled(self, parts: Sequence[Part], key: str) -> Words:
        return [spans.strong(next(part.title for part in parts if part.key == key))]

    def event(self, key: str) -> Words:
        return self.titled(self.box.parts.events, key)

    def stuff(self, key: str) -> Words:
        return self.titled(self.box.parts.stuff, key)

    def tech(self, key: str) -> Words:
        return self.titled(self.box.parts.tech, key)

    def resistance(self, key: str) -> Words:
        return self.titled(self.box.parts.resistance, key)

    def counter(self, key: str) -> Words:
        return self.titled(self.box.parts.counters, key)

    def race(self, key: str) -> Words:
        return self.titled(self.box.parts.races, key)

    def looked_at(self, one: change.CardLookedAt) -> Words:
        """A card on top of a deck; which one is not for everybody to know."""
        if not one.card:
            return ["a card"]
        if one.deck == "location":
            return self.titled((*self.box.parts.locations, *self.box.parts.objectives), one.card)
        return self.resistance(one.card)

    def figures(self, figure: str, number: int) -> Words:
        if figure != change.SAUCER:
            return ["the ", *self.stuff(figure)]
        return ["a saucer" if number == 1 else called.count(number, "saucer")]

    def amount(self, what: str, number: int) -> Words:
        unit = "tokens" if what == change.TOKENS else "points"
        return [spans.counted(unit, number)]

    def tell(self, one: Change) -> list[Words]:
        """The sentences of a change; none for what goes without saying."""
        say = SENTENCES.get(type(one))
        return [spans.sentence(words) for words in say(self, one)] if say else []


Say = Callable[[Teller, Any], Sentences]


# -- what a seat has ----------------------------------------------------------------------------------


def gained(to: Teller, one: change.Gained) -> Sentences:
    yield [*to.does(one.seat, "gains "), *to.amount(one.what, one.number)]


def paid(to: Teller, one: change.Paid) -> Sentences:
    yield [*to.does(one.seat, "loses "), *to.amount(one.what, one.number)]


def scored(to: Teller, one: change.Scored) -> Sentences:
    verb = "gains " if one.number > 0 else "loses "
    many = spans.counted("terror", abs(one.number))
    yield [*to.does(one.seat, verb), many, f" and {_has(to, one.seat)} {one.total}"]


def _has(to: Teller, seat: int) -> str:
    return "have" if seat == to.you else "has"


def race_offered(to: Teller, one: change.RaceOffered) -> Sentences:
    yield [*to.does(one.seat, "is dealt "), *(to.race(one.race) if one.race else ["a race"])]


def race_taken(to: Teller, one: change.RaceTaken) -> Sentences:
    if one.race:
        yield [*to.does(one.seat, "leads "), *to.race(one.race)]
    else:
        yield [*to.does(one.seat, "has chosen a race")]


def command_chosen(to: Teller, one: change.CommandChosen) -> Sentences:
    if one.command and one.seat == to.you:
        counter = "the Command die" if one.command == "d6" else f"Command Counter {one.command}"
        yield [*to.does(one.seat, f"lays {counter}")]
    else:
        yield [*to.does(one.seat, "lays a Command Counter")]


def commands_recovered(to: Teller, one: change.CommandsRecovered) -> Sentences:
    yield [*to.does(one.seat, "takes all Command Counters back")]


def first_player(to: Teller, one: change.FirstPlayer) -> Sentences:
    yield [*to.does(one.seat, "is First Player")]


# -- cards --------------------------------------------------------------------------------------------


def event_drawn(to: Teller, one: change.EventDrawn) -> Sentences:
    yield [*to.does(one.seat, "draws "), *(to.event(one.card) if one.card else ["an Event"])]


def event_discarded(to: Teller, one: change.EventDiscarded) -> Sentences:
    yield [*to.does(one.seat, "discards "), *(to.event(one.card) if one.card else ["an Event"])]


def event_passed_over(to: Teller, one: change.EventPassedOver) -> Sentences:
    yield [*to.event(one.card), " is turned up, is no Resistance Event and goes"]


def resistance_passed_over(to: Teller, one: change.ResistancePassedOver) -> Sentences:
    yield [*to.resistance(one.card), " is turned up, is no Hero and goes"]


def canceled(to: Teller, one: change.Canceled) -> Sentences:
    yield [*to.event(one.card), " is canceled"]


def came_into_play(to: Teller, one: change.CameIntoPlay) -> Sentences:
    before = [] if one.seat < 0 else [" before ", *spans.who(one.seat, to.you)]
    yield [*to.event(one.card), " stays in play", *before]


def left_play(to: Teller, one: change.LeftPlay) -> Sentences:
    yield [*to.event(one.card), " leaves play"]


def stuff_gained(to: Teller, one: change.StuffGained) -> Sentences:
    yield [*to.does(one.seat, "gains the Space Stuff "), *to.stuff(one.card)]


def stuff_lost(to: Teller, one: change.StuffLost) -> Sentences:
    yield [*to.does(one.seat, "loses the Space Stuff "), *to.stuff(one.card)]


def tech_invented(to: Teller, one: change.TechInvented) -> Sentences:
    yield ["the Humans invent ", *to.tech(one.card)]


def tech_lost(to: Teller, one: change.TechLost) -> Sentences:
    yield ["the Humans lose ", *to.tech(one.card)]


PILES: Final = {
    "event": "Events",
    "resistance-event": "Resistance Events",
    "resistance": "Resistance cards",
    "space-stuff": "Space Stuff",
    "human-tech": "Human Tech",
}


def pile_shuffled(to: Teller, one: change.PileShuffled) -> Sentences:
    yield [f"The discarded {PILES[one.deck]} are shuffled into their deck"]


def card_put_under(to: Teller, one: change.CardPutUnder) -> Sentences:
    card = to.resistance(one.card) if one.card else ["a card"]
    yield [*to.does(one.seat, "puts "), *card, " under the Resistance deck"]


# -- the board ----------------------------------------------------------------------------------------


def location_found(to: Teller, one: change.LocationFound) -> Sentences:
    at = to.box.board.spaces.index(one.space)
    people, fights = int(to.state.population(at)), int(to.state.resistance(at))
    worth = f", Resistance {fights}, Population {people}" if fights or people else ""
    yield [*to.at(one.space), f" is found{worth}"]


def moved(to: Teller, one: change.Moved) -> Sentences:
    who = to.figures(one.figure, one.number)
    yield [
        *to.does(one.seat, "moves "),
        *who,
        " from ",
        *to.at(one.source, one.seat),
        " to ",
        *to.at(one.target, one.seat),
    ]


def landed(to: Teller, one: change.Landed) -> Sentences:
    yield [
        *to.does(one.seat, "lands "),
        *to.figures(one.figure, one.number),
        " on ",
        *to.at(one.space, one.seat),
    ]


def destroyed(to: Teller, one: change.Destroyed) -> Sentences:
    yield [
        *to.does(one.seat, "loses "),
        *to.figures(one.figure, one.number),
        " ",
        *to.within(one.space, one.seat),
    ]


def put_on_board(to: Teller, one: change.PutOnBoard) -> Sentences:
    yield [
        *to.does(one.seat, "puts "),
        *to.figures(one.figure, one.number),
        " on ",
        *to.at(one.space, one.seat),
    ]


def ally_left(to: Teller, one: change.AllyLeft) -> Sentences:
    yield ["the ", *to.stuff(one.figure), " leaves the game with its card"]


def marker_placed(to: Teller, one: change.MarkerPlaced) -> Sentences:
    yield [*to.does(one.seat, "conquers "), *to.at(one.space)]


def marker_stolen(to: Teller, one: change.MarkerStolen) -> Sentences:
    other = to.whose(one.other)
    yield [*to.does(one.seat, "takes over "), *to.at(one.space), " in place of ", *other, " marker"]


def marker_removed(to: Teller, one: change.MarkerRemoved) -> Sentences:
    yield [*to.whose(one.seat), " Conquest Marker leaves ", *to.at(one.space)]


def location_demolished(to: Teller, one: change.LocationDemolished) -> Sentences:
    parts = (*to.box.parts.locations, *to.box.parts.objectives)
    where = called.place(to.box, to.box.board.spaces.index(one.space))
    name = next(part.title for part in parts if part.key == one.location)
    yield [spans.placed(f"{name} ({where})", one.space), " is Demolished"]


def more_fights(to: Teller, one: change.MoreFights) -> Sentences:
    yield [
        "the next Battle ",
        *to.within(one.space),
        f" needs {called.count(one.number, 'Fight')} more",
    ]


def counter_placed(to: Teller, one: change.CounterPlaced) -> Sentences:
    yield ["the Counter ", *to.counter(one.counter), " comes to ", *to.at(one.space)]


def counter_moved(to: Teller, one: change.CounterMoved) -> Sentences:
    way = [" moves from ", *to.at(one.source), " to ", *to.at(one.target)]
    yield ["the Counter ", *to.counter(one.counter), *way]


def counter_removed(to: Teller, one: change.CounterRemoved) -> Sentences:
    yield ["the Counter ", *to.counter(one.counter), " leaves ", *to.at(one.space)]


def counter_drawn(to: Teller, one: change.CounterDrawn) -> Sentences:
    yield ["the Counter ", *to.counter(one.counter), " is drawn from the pool"]


def counter_returned(to: Teller, one: change.CounterReturned) -> Sentences:
    yield ["the Counter ", *to.counter(one.counter), " goes back to the pool"]


def track_moved(to: Teller, one: change.TrackMoved) -> Sentences:
    yield [f"The Human Tech Track moves from {one.was} to {one.now}"]


# -- Battles ------------------------------------------------------------------------------------------


def battle_begun(to: Teller, one: change.BattleBegun) -> Sentences:
    if one.against == "captain":
        whom: Words = [*to.whose(one.seat), " Aliens ", *to.within(one.space)]
        yield [f"{called.captain(to.box)} attacks ", *whom]
    elif one.against == "aliens":
        enemy = [*to.whose(one.other), " Aliens ", *to.within(one.space)]
        yield [*to.does(one.seat, "attacks "), *enemy]
    else:
        yield [*to.does(one.seat, "goes into Battle "), *to.within(one.space)]


def battle_ended(to: Teller, one: change.BattleEnded) -> Sentences:
    if one.result:
        verb = {"won": "wins", "lost": "loses", "escaped": "leaves"}[one.result]
        yield [*to.does(one.seat, f"{verb} the Battle "), *to.within(one.space)]


def resistance_met(to: Teller, one: change.ResistanceMet) -> Sentences:
    part = next(part for part in to.box.parts.resistance if part.key == one.card)
    numbers = f" ({called.resistance_words(part)})"
    yield [*to.does(int(to.state.at[B_SEAT]), "meets "), *to.resistance(one.card), numbers]


def hero_met(to: Teller, one: change.HeroMet) -> Sentences:
    part = next(part for part in to.box.parts.resistance if part.key == one.card)
    numbers = called.resistance_words(part).removeprefix("Hero, ")
    yield ["the Hero ", *to.resistance(one.card), f" ({numbers}) joins the Resistance"]


def hero_gone(to: Teller, one: change.HeroGone) -> Sentences:
    yield ["the Hero ", *to.resistance(one.card), " is out of the Fight"]


def controlled(to: Teller, one: change.Controlled) -> Sentences:
    yield [*to.resistance(one.card), " fights for ", *spans.who(one.seat, to.you)]


def fight_begun(to: Teller, one: change.FightBegun) -> Sentences:
    if one.counter:
        part = next(part for part in to.box.parts.counters if part.key == one.counter)
        numbers = f" ({called.resistance_words(part)})"
        seat = int(to.state.at[B_SEAT])
        yield [*to.does(seat, "fights the Counter "), *to.counter(one.counter), numbers]


# -- the course of the game -----------------------------------------------------------------------------


def round_began(to: Teller, one: change.RoundBegan) -> Sentences:
    yield [f"Round {one.number} begins"]


def turn_began(to: Teller, one: change.TurnBegan) -> Sentences:
    points = int(to.state.of(POINTS, one.seat)) if to.state.turn == one.seat else 0
    more: Words = [" with ", spans.counted("points", points)] if points else []
    yield [*to.whose(one.seat), " turn begins", *more]


def phase_began(to: Teller, one: change.PhaseBegan) -> Sentences:
    if one.phase == "resistance":
        yield ["The Resistance Phase begins"]


def game_ended(to: Teller, one: change.GameEnded) -> Sentences:
    if one.seat < 0:
        yield ["The Super Cannon is built, and the Humans have won"]
    else:
        yield ["The planet is conquered"]


SENTENCES: Final[dict[type[Change], Say]] = {
    change.Gained: gained,
    change.Paid: paid,
    change.Scored: scored,
    change.RaceOffered: race_offered,
    change.RaceTaken: race_taken,
    change.CommandChosen: command_chosen,
    change.CommandsRecovered: commands_recovered,
    change.FirstPlayer: first_player,
    change.EventDrawn: event_drawn,
    change.EventDiscarded: event_discarded,
    change.EventPassedOver: event_passed_over,
    change.ResistancePassedOver: resistance_passed_over,
    change.Canceled: canceled,
    change.CameIntoPlay: came_into_play,
    change.LeftPlay: left_play,
    change.StuffGained: stuff_gained,
    change.StuffLost: stuff_lost,
    change.TechInvented: tech_invented,
    change.TechLost: tech_lost,
    change.PileShuffled: pile_shuffled,
    change.CardPutUnder: card_put_under,
    change.LocationFound: location_found,
    change.Moved: moved,
    change.Landed: landed,
    change.Destroyed: destroyed,
    change.PutOnBoard: put_on_board,
    change.AllyLeft: ally_left,
    change.MarkerPlaced: marker_placed,
    change.MarkerStolen: marker_stolen,
    change.MarkerRemoved: marker_removed,
    change.LocationDemolished: location_demolished,
    change.MoreFights: more_fights,
    change.CounterPlaced: counter_placed,
    change.CounterMoved: counter_moved,
    change.CounterRemoved: counter_removed,
    change.CounterDrawn: counter_drawn,
    change.CounterReturned: counter_returned,
    change.TrackMoved: track_moved,
    change.BattleBegun: battle_begun,
    change.BattleEnded: battle_ended,
    change.ResistanceMet: resistance_met,
    change.HeroMet: hero_met,
    change.HeroGone: hero_gone,
    change.Controlled: controlled,
    change.FightBegun: fight_begun,
    change.RoundBegan: round_began,
    change.TurnBegan: turn_began,
    change.PhaseBegan: phase_began,
    change.GameEnded: game_ended,
}
"""What is told by itself; dice, deeds and commands are told with what belongs to them."""
