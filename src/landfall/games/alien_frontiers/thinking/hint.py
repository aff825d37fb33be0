"""A suggested turn in words: what to do, what it gains, whom it stops, and how good it leaves you."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from landfall.core import percent
from landfall.core.game import CHANCE
from landfall.games.alien_frontiers.box import HUB, RELIC_USER, STOCK
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.state import OVER, State
from landfall.games.alien_frontiers.thinking.chances import chances
from landfall.games.alien_frontiers.thinking.ladder import Budget, judged_by
from landfall.games.alien_frontiers.thinking.search import Search
from landfall.games.alien_frontiers.thinking.weights import PERSONALITIES
from landfall.games.alien_frontiers.words import (
    card,
    count,
    facility,
    letter,
    listed,
    resources,
    territory,
)


@dataclass(frozen=True)
class Hint:
    """A turn worth playing."""

    actions: tuple[str, ...]
    """In notation, up to the end of the turn or to the next roll or draw."""
    reasons: tuple[str, ...]
    """Clauses of a sentence: `brings 1 point`, `leaves you 2 fuel`."""
    before: float
    """The chance to win as the table stands, from 0 to 1: what `chances` says of it."""
    chance: float
    """The same once these actions are played."""
    waits: bool
    """After these actions dice or cards decide how to go on."""
    ends: bool
    """They end the game."""

    @property
    def reason(self) -> str:
        """Why, what comes then, and how the chance to win changes, as sentences."""
        why = f"This {listed(self.reasons)}. " if self.reasons else ""
        then = "Then see what comes: your turn goes on. " if self.waits else ""
        after = percent.chance(self.chance, self.ends)
        return f"{why}{then}Chance to win: {percent.chance(self.before)} → {after}."

    def __str__(self) -> str:
        return f"{', '.join(self.actions)}. {self.reason}"


def hint(game: AlienFrontiers, position: State, nodes: int = Budget().turn) -> Hint:
    """The turn a captain would play for whoever is asked now."""
    search = Search(game.ruleset, judged_by(game.ruleset, PERSONALITIES["even"], 0.0, 0), nodes)
    seat = game.actor(position)
    actions: list[str] = []
    after = position
    for code in search.best(position):
        actions.append(game.text(code))
        after = game.apply(after, code)
    return Hint(
        actions=tuple(actions),
        reasons=tuple(reasons(game, position, after, seat)),
        before=chances(game, position)[seat],
        chance=chances(game, after)[seat],
        waits=game.actor(after) == CHANCE and after.turns == position.turns,
        ends=game.actor(after) == OVER,
    )


def reasons(game: AlienFrontiers, before: State, after: State, seat: int) -> Iterator[str]:
    """What a turn brings its seat, then what it takes from others, as clauses of a sentence."""
    if after.who == OVER:
        outcome = game.outcome(after)
        won = outcome is not None and seat in outcome.winners
        yield "wins the game" if won else "ends the game"
    yield from _planet(before, after, seat)
    points = game.score(after, seat) - game.score(before, seat)
    if points:
        yield f"{'brings' if points > 0 else 'costs'} {count(abs(points), 'point')}"
    yield from _fleet_and_cards(before, after, seat)
    yield from _harm(game, before, after, seat)
    fuel, ore = int(after.fuel(seat)), int(after.ore(seat))
    if (fuel, ore) != (int(before.fuel(seat)), int(before.ore(seat))):
        yield f"leaves you {resources(fuel, ore) or 'no resources'}"


def _planet(before: State, after: State, seat: int) -> Iterator[str]:
    for place in range(before.box.territories):
        landed = after.colonies(place, seat) - before.colonies(place, seat)
        if landed > 0:
            yield f"lands on {territory(before.box, place)}"
        held, holds = before.controller(place), after.controller(place)
        if held != holds:
            if holds == seat:
                yield f"takes control of {territory(before.box, place)}"
            elif held >= 0 and held != seat:
                yield f"breaks {letter(int(held))}'s control of {territory(before.box, place)}"


def _fleet_and_cards(before: State, after: State, seat: int) -> Iterator[str]:
    built = int(before.of(STOCK, seat) - after.of(STOCK, seat))
    if built > 0:
        yield f"builds {count(built, 'ship')}"
    if before.at[RELIC_USER] != seat and after.at[RELIC_USER] == seat:
        yield "gains the Relic Ship"
    gained = int(after.cards(seat)) & ~int(before.cards(seat))
    for index in range(before.box.cards):
        if gained >> index & 1:
            yield f"gains the {card(before.box, index)}"
    circle = int(after.of(HUB, seat))
    if circle > before.of(HUB, seat):
        ready = circle == LAST_CIRCLE
        yield f"brings your Hub colony to circle {circle}{', ready to launch' if ready else ''}"


def _harm(game: AlienFrontiers, before: State, after: State, seat: int) -> Iterator[str]:
    for other in range(int(before.seats)):
        if other == seat:
            continue
        fuel = int(before.fuel(other) - after.fuel(other))
        ore = int(before.ore(other) - after.ore(other))
        if fuel > 0 or ore > 0:
            yield f"takes {resources(max(fuel, 0), max(ore, 0))} from {letter(other)}"
    for place in range(before.box.facilities):
        closed = after.free_ports(place) == 0 and before.free_ports(place) > 0
        if closed and game.ruleset.book.docks[place].fills_up and after.docked(place, seat) != 0:
            yield f"leaves no port at the {facility(before.box, place)}"
