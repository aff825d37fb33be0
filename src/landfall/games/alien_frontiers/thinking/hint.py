"""A suggested turn in words: what to do, what it gains, whom it stops, and how good it leaves you."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from landfall.core.game import CHANCE
from landfall.core.phrases import named
from landfall.core.plain import Words
from landfall.core.told_hint import ToldHint
from landfall.games.alien_frontiers.asks import OVER
from landfall.games.alien_frontiers.belt.belt_space import BeltSpace
from landfall.games.alien_frontiers.box import Box
from landfall.games.alien_frontiers.change import (
    AgendaRevealed,
    AsteroidGot,
    CardGot,
    Change,
    ColonyAdvanced,
    ColonyLanded,
    ColonyLaunched,
    ColonyMoved,
    ColonyStarted,
    ControlGained,
    ControlLost,
    FacilityFilled,
    GameEnded,
    RelicBought,
    Scored,
    ShipBuilt,
    amounts,
    of_kind,
)
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.chances import chances
from landfall.games.alien_frontiers.thinking.ladder import Budget, judged_by
from landfall.games.alien_frontiers.thinking.search import Search
from landfall.games.alien_frontiers.words import count, resources, title


def hint(
    game: AlienFrontiers, position: State, seat: int | None = None, nodes: int = Budget().turn
) -> ToldHint:
    """The turn an admiral would play for whoever is asked now."""
    search = Search(game.ruleset, judged_by(game.ruleset), nodes)
    seat = game.actor(position) if seat is None else seat
    actions: list[str] = []
    after = position
    for code in search.best(position):
        actions.append(game.text(code))
        after = game.apply(after, code)
    waits = game.actor(after) == CHANCE and after.turns == position.turns
    return ToldHint(
        actions=tuple(actions),
        reasons=tuple(reasons(game, position, after, seat)),
        before=chances(game, position)[seat],
        chance=chances(game, after)[seat],
        waits=waits,
        ends=game.actor(after) == OVER,
        then="Then see what comes: your turn goes on." if waits else "",
    )


def reasons(game: AlienFrontiers, before: State, after: State, seat: int) -> Iterator[Words]:
    """What a turn brings its seat, then what it takes from others, as clauses of a sentence."""
    changed = changes(game.ruleset, before, after)
    if any(of_kind(changed, GameEnded)):
        outcome = game.outcome(after)
        won = outcome is not None and seat in outcome.winners
        yield ["wins the game" if won else "ends the game"]
    yield from _planet(before.box, changed, seat)
    for scored in of_kind(changed, Scored, seat):
        verb = "brings" if scored.number > 0 else "costs"
        yield [f"{verb} {count(abs(scored.number), 'point')}"]
    yield from _fleet_and_cards(before.box, changed, seat)
    yield from _harm(game, changed, after, seat)
    if any(more in amounts(changed, seat) for more in ("fuel", "ore")):
        fuel, ore = int(after.fuel(seat)), int(after.ore(seat))
        yield [f"leaves you {resources(fuel, ore) or 'no resources'}"]


def _planet(box: Box, changed: Sequence[Change], seat: int) -> Iterator[Words]:
    for name in box.territory_names:
        here = [change for change in changed if getattr(change, "territory", "") == name]
        if any(of_kind(here, ColonyLanded, seat)) or any(of_kind(here, ColonyMoved, seat)):
            yield [f"lands on {title(box, name)}"]
        if any(of_kind(here, ControlGained, seat)):
            yield [f"takes control of {title(box, name)}"]
            continue
        for lost in of_kind(here, ControlLost):
            if lost.seat != seat:
                yield ["breaks ", named(lost.seat), f"'s control of {title(box, name)}"]


def _fleet_and_cards(box: Box, changed: Sequence[Change], seat: int) -> Iterator[Words]:
    for built in of_kind(changed, ShipBuilt, seat):
        yield [f"builds {count(built.number, 'ship')}"]
    for opened in of_kind(changed, AgendaRevealed, seat):
        yield [f"reveals the Agenda {title(box, opened.agenda)}"]
    if any(of_kind(changed, RelicBought, seat)):
        yield ["gains the Relic Ship"]
    for got in of_kind(changed, CardGot, seat):
        yield [f"gains the {title(box, got.card)}"]
    for rock in of_kind(changed, AsteroidGot, seat):
        tow = " in tow" if rock.in_tow else ""
        yield [f"gains the {title(box, rock.asteroid)}{tow}"]
    if any(of_kind(changed, ColonyLaunched, seat)):
        return
    for change in changed:
        match change:
            case ColonyStarted(whose, circle) | ColonyAdvanced(whose, _, circle) if whose == seat:
                ready = ", ready to launch" if circle == LAST_CIRCLE else ""
                yield [f"brings your Hub colony to circle {circle}{ready}"]


def _harm(
    game: AlienFrontiers, changed: Sequence[Change], after: State, seat: int
) -> Iterator[Words]:
    for other in range(game.seats):
        less = amounts(changed, other)
        fuel, ore = max(0, -less.get("fuel", 0)), max(0, -less.get("ore", 0))
        if other != seat and (fuel or ore):
            yield [f"takes {resources(fuel, ore)} from ", named(other)]
    for filled in of_kind(changed, FacilityFilled):
        place = after.box.facility(filled.facility)
        dock = game.ruleset.book.docks[place]
        # Beside a card that has been claimed nobody wants a port, and a board never has a second one.
        if isinstance(dock, BeltSpace | Board) or not dock.fills_up:
            continue
        if after.docked(place, seat) != 0:
            yield [f"leaves no port at the {title(after.box, filled.facility)}"]
