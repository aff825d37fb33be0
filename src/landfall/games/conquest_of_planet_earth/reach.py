"""How far saucers that move together come in one order, found by taking the steps in what the seat sees.

Others may answer a step; here nobody does. What really comes of an order is seen step by step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from landfall.games.conquest_of_planet_earth.box import POINTS
from landfall.games.conquest_of_planet_earth.frames import top_frame
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

MOST_ANSWERS: Final = 12
"""So many may be asked about one step before it is given up to look further."""


def reach(game: ConquestOfPlanetEarth, seen: State, seat: int) -> dict[str, dict[str, list[Any]]]:
    """By Space and by number of saucers: where they can go, for how much, and what awaits them."""
    if not acting(game, seen, seat):
        return {}
    found = {}
    for space, name in enumerate(seen.box.board.spaces):
        free = int(seen.saucers(space, seat) - seen.stopped(space, seat))
        by_number = {
            str(number): ways
            for number in range(1, free + 1)
            if (ways := [*_ways(game, seen, seat, space, number)])
        }
        if by_number:
            found[name] = by_number
    return found


def _ways(
    game: ConquestOfPlanetEarth, seen: State, seat: int, start: int, number: int
) -> Iterator[dict[str, Any]]:
    """Every other Space that so many saucers can come to, the cheapest way first."""
    names = seen.box.board.spaces
    here = int(seen.of(POINTS, seat))
    known = {start}
    edge: list[tuple[State, int, list[str], list[str]]] = [(seen, start, [], [])]
    while edge:
        state, space, path, steps = edge.pop(0)
        for other in state.box.board.near[space]:
            if other in known:
                continue
            step = f"move {names[space]} {names[other]}"
            then = _taken(game, state, seat, step, number)
            if then is None:
                continue
            known.add(other)
            way = [*path, names[other]], [*steps, *[step] * number]
            yield {
                "to": names[other],
                "cost": here - int(then.of(POINTS, seat)),
                "path": way[0],
                "brings": brings(seen, other, seat),
                "steps": way[1],
            }
            free = int(then.saucers(other, seat) - then.stopped(other, seat))
            if free >= number and acting(game, then, seat):
                edge.append((then, other, *way))


def _taken(
    game: ConquestOfPlanetEarth, state: State, seat: int, step: str, number: int
) -> State | None:
    """The same step by so many saucers one after another; None if they cannot all take it."""
    code = game.code(step)
    for _ in range(number):
        if not acting(game, state, seat) or game.refusal(state, code, seat):
            return None
        state = _unanswered(game, game.apply(state, code, seat))
    return state


def _unanswered(game: ConquestOfPlanetEarth, state: State) -> State:
    """Everybody who could answer lets it pass."""
    for _ in range(MOST_ANSWERS):
        frame = top_frame(game, state)
        if frame is None or frame.name != "window" or not game.actors(state):
            break
        state = game.apply(state, game.code("pass"), game.actors(state)[0])
    return state


def acting(game: ConquestOfPlanetEarth, state: State, seat: int) -> bool:
    """Is the seat asked for its actions, and for nothing else?"""
    frame = top_frame(game, state)
    return frame is not None and frame.name == "action" and seat in game.actors(state)


def brings(seen: State, space: int, seat: int) -> str:
    """What awaits Aliens of a seat in a Space."""
    if seen.rival_at(space, seat) >= 0:
        return "fight"
    if seen.counters_at(space) > 0:
        return "counters"
    if seen.is_empty(space):
        return "explore"
    if seen.marker(space) >= 0:
        own = seen.box.together or seen.are_partners(seat, seen.marker(space))
        return "on" if own else "steal"
    return "conquer" if seen.resistance(space) > 0 else "on"
