"""Differences once: the list of what has changed from one position to another.

Nothing here knows what an action does: two positions of a game are laid side by side, one step apart or
many. What has not changed is not in the list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from landfall.games.alien_frontiers.agenda_changes import agenda_changes
from landfall.games.alien_frontiers.asks import ASK_LAND, ASK_NOTHING, LANDING_LAUNCHED
from landfall.games.alien_frontiers.asteroid_changes import asteroid_changes
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKED_A,
    ASKS,
    BONUS,
    BRETHREN,
    CYCLES,
    DEPTH,
    EXCESS,
    FUEL,
    HUB,
    MARKET,
    ORE,
    OWNED,
    REV,
    SEAT,
    SET_ASIDE,
    TECH,
    TURNS,
    WHO,
    WIDE,
    is_hand,
    is_mark,
    is_set,
)
from landfall.games.alien_frontiers.card_changes import card_changes
from landfall.games.alien_frontiers.change import (
    AdvancesOver,
    BoardTaken,
    BonusGained,
    BonusLost,
    BrethrenMoved,
    Change,
    ClaimTotal,
    ColonyAdvanced,
    ColonyLanded,
    ColonyLaunched,
    ColonyMoved,
    ColonyStarted,
    ControlGained,
    ControlLost,
    CyclesLeft,
    DecisionOpened,
    FacilityFilled,
    FieldConfined,
    FieldMoved,
    FieldPlaced,
    FieldRemoved,
    FieldStretched,
    Gained,
    GameEnded,
    MarkEnded,
    OffBoard,
    Paid,
    PutOnCard,
    RevMoved,
    Scored,
    SeatMarked,
    ShipSaved,
    TakenOffCard,
    TradeOpened,
    TurnPassed,
)
from landfall.games.alien_frontiers.decisions import BY_NUMBER
from landfall.games.alien_frontiers.facilities.alien_artifact import AlienArtifact
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.position.write import brethren_places
from landfall.games.alien_frontiers.rule import TRADE_FUEL
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.ship_changes import Facilities, ship_changes
from landfall.games.alien_frontiers.state import State

COLONIST_HUB = "colonist-hub"


@lru_cache(maxsize=8)  # a step is told to everybody at a table, and laid side by side once
def changes(ruleset: Ruleset, before: State, after: State) -> tuple[Change, ...]:
    """Everything that has changed; of one kind by seat, and by part in the order of the box."""
    return tuple(Comparison(ruleset, before, after).all())


class Comparison:
    """Two positions of one game; whoever asks often for a part of the list asks for that alone."""

    def __init__(self, ruleset: Ruleset, before: State, after: State) -> None:
        self.ruleset = ruleset
        self.before = before
        self.after = after
        self.box = before.box
        self.was = before.numbers()
        self.now = after.numbers()
        self.seats = range(ruleset.seats)

    def all(self) -> Iterator[Change]:
        if self.was == self.now:
            return
        yield from self.colonies()
        yield from self.resources()
        if self.differ(self.box.deck, self.box.own) or self.of_a_seat(TECH):
            yield from card_changes(self.before, self.after)
        if self.box.asteroids and self.differ(self.box.spaces, self.box.aside):
            yield from asteroid_changes(self.before, self.after)
        if self.box.agendas and self.differ(self.box.agenda_deck, self.box.aside):
            yield from agenda_changes(self.before, self.after)
        if self.differ(self.box.own, self.box.aside):
            yield from self.on_cards()
        stirred = self.stirred()
        yield from ship_changes(self.ruleset.book, self.before, self.after, stirred)
        yield from self.facilities(stirred)
        yield from self.planet()
        if self.differ(self.box.own, self.box.aside):
            yield from self.on_boards()
        yield from self.points()
        yield from self.turn()

    def differ(self, first: int, end: int) -> bool:
        return self.was[first:end] != self.now[first:end]

    def of_a_seat(self, number: int) -> bool:
        """Does one of the numbers that every seat has differ for any of them?"""
        end = number + WIDE * len(self.seats)
        return self.was[number:end:WIDE] != self.now[number:end:WIDE]

    # -- what a seat has ------------------------------------------------------------------------

    def resources(self) -> Iterator[Change]:
        for seat in self.seats:
            for at, what in ((FUEL + WIDE * seat, "fuel"), (ORE + WIDE * seat, "ore")):
                more = self.now[at] - self.was[at]
                if more > 0:
                    yield Gained(seat, what, more)
                elif more < 0:
                    yield Paid(seat, what, -more)

    def on_cards(self) -> Iterator[Change]:
        """What lies on cards now, and what lies there no more."""
        for seat in self.seats:
            for card, what, at in self.box.kept_for(seat):
                listed = is_set(what) or is_hand(what)
                more = 0 if listed else self.now[at] - self.was[at]
                if more and is_mark(what):
                    yield SeatMarked(seat, card, what) if more > 0 else MarkEnded(seat, card, what)
                elif more > 0:
                    yield PutOnCard(seat, card, what, more, self.now[at])
                elif more < 0:
                    yield TakenOffCard(seat, card, what, -more, self.now[at])

    def points(self) -> Iterator[Change]:
        for seat in self.seats:
            total = int(self.ruleset.score(self.after, seat))
            more = total - int(self.ruleset.score(self.before, seat))
            if more:
                yield Scored(seat, more, total)

    # -- colonies -------------------------------------------------------------------------------

    def colonies(self) -> Iterator[Change]:
        landed = self.differ(self.box.land, self.box.generators)
        for seat in self.seats:
            was, now = self.was[HUB + WIDE * seat], self.now[HUB + WIDE * seat]
            launched = was > now
            if launched:
                yield ColonyLaunched(seat, was)
            if now > was > 0:
                yield ColonyAdvanced(seat, was, now)
            elif now and was != now:
                yield ColonyStarted(seat, now)
            if landed:
                yield from self.landed(seat, int(launched))

    def landed(self, seat: int, launched: int) -> Iterator[Change]:
        left: list[str] = []
        come: list[str] = []
        for place, name in enumerate(self.box.territory_names):
            more = int(self.after.colonies(place, seat) - self.before.colonies(place, seat))
            (come if more > 0 else left).extend([name] * abs(more))
        for source, target in zip(left, come, strict=False):
            yield ColonyMoved(seat, source, target)
        if len(come) > len(left):
            launched += in_flight(self.before, seat) - in_flight(self.after, seat)
            for number, target in enumerate(come[len(left) :]):
                yield ColonyLanded(
                    seat, target, COLONIST_HUB if number < launched else OffBoard.SUPPLY
                )

    # -- facilities -----------------------------------------------------------------------------

    def stirred(self) -> list[tuple[int, str]]:
        """The facilities where ships have come or gone."""
        first, row = int(self.box.docks), int(self.box.row)
        return [
            (place, name)
            for place, name in enumerate(self.box.facility_names)
            if self.differ(first + row * place, first + row * (place + 1))
        ]

    def facilities(self, stirred: Facilities) -> Iterator[Change]:
        """Ports that are gone, and what the acting seat has opened in its moment."""
        for place, name in stirred:
            if self.before.free_ports(place) > 0 == self.after.free_ports(place):
                yield FacilityFilled(name)
        if all(self.was[at] == self.now[at] for at in (ACTOR, SET_ASIDE, TURNS)):
            yield from self.opened(self.now[ACTOR])

    def opened(self, seat: int) -> Iterator[Change]:
        if self.now[EXCESS] > self.was[EXCESS]:
            yield AdvancesOver(seat, self.now[EXCESS])
        if self.now[MARKET] != self.was[MARKET]:
            pairs = Counter(DICE[self.now[MARKET]]) - Counter(DICE[self.was[MARKET]])
            for value in pairs.elements():
                fuel = self.ruleset.book.asked(TRADE_FUEL, self.after, seat, value)
                yield TradeOpened(seat, int(value), int(fuel))
        if self.now[CYCLES] != self.was[CYCLES]:
            yield CyclesLeft(seat, self.was[CYCLES], self.now[CYCLES])
        artifact = self.ruleset.book.parts.get("alien-artifact")
        if isinstance(artifact, AlienArtifact):
            had = int(artifact.claim_total(self.before))
            has = int(artifact.claim_total(self.after))
            if had != has:
                yield ClaimTotal(seat, had, has)

    # -- the planet -----------------------------------------------------------------------------

    def planet(self) -> Iterator[Change]:
        """Control, bonuses and field generators."""
        kept = self.differ(self.box.own, self.box.aside)
        if kept or self.differ(self.box.land, self.box.deck) or self.of_a_seat(BONUS):
            yield from self.control()
            yield from self.fields()

    def control(self) -> Iterator[Change]:
        for place, name in enumerate(self.box.territory_names):
            old, new = int(self.before.controller(place)), int(self.after.controller(place))
            for seat in self.seats:
                had, has = self.before.has_bonus(seat, place), self.after.has_bonus(seat, place)
                if old != new and seat == new:
                    yield ControlGained(seat, name, had != has, old)
                elif old != new and seat == old:
                    yield ControlLost(seat, name, had != has, new)
                elif had != has:
                    yield BonusGained(seat, name) if has else BonusLost(seat, name)

    def fields(self) -> Iterator[Change]:
        for field, name in enumerate(self.box.field_names):
            old, new = covered(self.before, field), covered(self.after, field)
            if old == new:
                continue
            if not new:
                yield FieldRemoved(name, *old)
            elif len(new) > 1:
                yield FieldStretched(name, *new)
            elif not old:
                yield FieldPlaced(name, *new)
            elif new[0] in old:
                yield FieldConfined(name, old[old[0] == new[0]], *new)
            else:
                yield FieldMoved(name, old[0], *new, *old[1:])

    def on_boards(self) -> Iterator[Change]:
        """Which seat has taken which faction board, and where the REV has gone."""
        for board, at in zip(self.box.board_names, self.box.owners, strict=True):
            if self.was[at] != self.now[at] >= OWNED:
                yield BoardTaken(self.now[at] - OWNED, board)
        for board, name, at in self.box.kept_on_boards():
            was, now = self.was[at], self.now[at]
            if name == "saved" and now > was:
                yield ShipSaved(board)
            if name == BRETHREN and was != now and was > 0:
                where = brethren_places(self.box)
                yield BrethrenMoved(where[was - 1], where[now - 1])
            if name == REV and was != now and was > 0 and now > 0:
                places = self.box.territory_names
                yield RevMoved(places[was - 1], places[now - 1])

    # -- the turn -------------------------------------------------------------------------------

    def turn(self) -> Iterator[Change]:
        if self.now[TURNS] != self.was[TURNS]:
            yield TurnPassed(int(self.after.turn), self.now[TURNS])
        if self.now[ASKS] == ASK_NOTHING:
            if self.was[ASKS] != ASK_NOTHING:
                yield GameEnded(self.now[SEAT])
        elif any(self.was[at] != self.now[at] for at in (ASKS, WHO, SEAT)):
            yield DecisionOpened(self.now[SEAT], BY_NUMBER[self.now[ASKS]].name)


def covered(state: State, field: int) -> list[str]:
    """The territories in which a field generator lies, by their keys."""
    names = enumerate(state.box.territory_names)
    return [name for place, name in names if state.in_field(place, field)]


def in_flight(state: State, seat: int) -> int:
    """Launched colonies of a seat that have yet to land."""
    frames = [state.frame(depth) for depth in range(int(state.at[DEPTH]))]
    return sum(
        frame[ASKS] == ASK_LAND and frame[ASKED_A] == LANDING_LAUNCHED and frame[SEAT] == seat
        for frame in frames
    )
