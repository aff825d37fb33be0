"""Of what a Strength Total is made, part by part and in words: `3 saucers × 2`, `Tripod Walker`.

The parts of a side add up to its total without dice; `fights` has the arithmetic itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.box import (
    B_BONUS,
    B_CONTROLLED,
    B_SPACE,
    F_BONUS,
    F_COUNTER,
    F_FORMATION,
    F_FULL,
    F_HEROES,
    R_BONUS,
)
from landfall.games.conquest_of_planet_earth.fights import (
    OTHER,
    OWN,
    abilities,
    base_strength,
    changed_base,
    fits,
    given_at,
    hero_strength,
    human_total,
    race_helps,
    seat_of,
    skin,
    with_humans,
)
from landfall.games.conquest_of_planet_earth.names import BOLD, SKINS
from landfall.games.conquest_of_planet_earth.state import State, length, listed, without_last

Part = dict[str, Any]
"""What it is called and how much it adds."""


def parts(state: State, side: int) -> list[Part]:
    """Of the total of a side, without its dice."""
    humans = side == OTHER and with_humans(state)
    found = of_humans(state) if humans else of_aliens(state, side)
    return [{"words": words, "n": n} for words, n in found if n]


def of_aliens(state: State, side: int) -> Iterator[tuple[str, int]]:
    box, at = state.box, state.at
    seat, space = int(seat_of(state, side)), int(at[B_SPACE])
    race = int(state.race(seat))
    saucers, each = int(state.saucers(space, seat)), int(box.race_strength[race])
    yield f"{called.count(saucers, 'saucer')} × {each}", saucers * each
    allies = [n for n in range(int(box.allies)) if state.ally_is(n, seat, space)]
    for ally in allies:
        yield called.ally(box, ally), int(box.ally_strength[ally])
    if side == OWN:
        for place in range(int(length(at[B_CONTROLLED]))):
            card = int(listed(at[B_CONTROLLED], place))
            yield called.resistance(box, card), int(box.res_strength[card])
    if box.race_bonus.amount[race] != 0 and race_helps(state, race, side):
        yield called.race(box, race), int(box.race_bonus.amount[race])
    if with_humans(state):
        for kind in map(int, box.arming):
            owned = int(state.has_stuff(seat, kind))
            if owned and fits(state, box.stuff_bonus, kind):
                yield called.stuff(box, kind), int(box.stuff_bonus.amount[kind]) * owned
    formation = int(at[F_FORMATION + side]) * (saucers + len(allies))
    yield "played", _bonus(state, side) + formation


def of_humans(state: State) -> Iterator[tuple[str, int]]:
    box, at = state.box, state.at
    base = int(base_strength(state))
    if at[F_COUNTER] > 0:
        yield called.counter(box, int(at[F_COUNTER]) - 1), base
    elif at[F_FULL] > 0:
        yield called.resistance(box, int(at[F_FULL]) - 1), base
    yield "changed by cards", int(changed_base(state)) - base
    yield "Heroes", int(hero_strength(state))
    yield from _of_places(state)
    if abilities(state) & BOLD:
        yield "Bold", int(state.all_aliens(at[B_SPACE]))
    yield "played", _bonus(state, OTHER)


def _of_places(state: State) -> Iterator[tuple[str, int]]:
    """What the Location of the Fight adds, and each next to it that does."""
    box, here = state.box, int(state.at[B_SPACE])
    around = range(int(box.near_from[here]), int(box.near_from[here + 1]))
    for space in (here, *(int(box.near[at]) for at in around)):
        added = int(given_at(state, space, space != here))
        if added:
            yield called.location(box, int(state.works(space))), added


def _bonus(state: State, side: int) -> int:
    return int(state.at[F_BONUS + side] + state.at[R_BONUS + side] + state.at[B_BONUS + side])


def chain(state: State) -> list[Part]:
    """The Resistance in the order in which it came: Heroes, then whom they help."""
    box, at = state.box, state.at
    if not with_humans(state):
        return []
    found: list[Part] = [
        {
            "kind": "hero",
            "name": box.resistance_names[hero],
            "n": added,
            "notes": called.abilities(box, int(box.res_abilities[hero])),
        }
        for hero, added in _heroes(state)
    ]
    full, counter = int(at[F_FULL]), int(at[F_COUNTER])
    if full or counter:
        able = box.counter_abilities[counter - 1] if counter else box.res_abilities[full - 1]
        found.append(
            {
                "kind": "counter" if counter else "full",
                "name": box.counter_names[counter - 1]
                if counter
                else box.resistance_names[full - 1],
                "n": int(human_total(state)) - sum(one["n"] for one in found),
                "notes": [SKINS[int(skin(state))].capitalize(), *called.abilities(box, int(able))],
            }
        )
    return found


def _heroes(state: State) -> Sequence[tuple[int, int]]:
    """Each Hero of the Fight, and what it adds."""
    trial = state.copy()
    found: list[tuple[int, int]] = []
    for place in reversed(range(int(length(state.at[F_HEROES])))):
        with_it = int(hero_strength(trial))
        hero = int(listed(trial.at[F_HEROES], place))
        trial.at[F_HEROES] = without_last(trial.at[F_HEROES])
        found.append((hero, with_it - int(hero_strength(trial))))
    return found[::-1]
