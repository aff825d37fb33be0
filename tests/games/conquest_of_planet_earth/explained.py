"""Positions in which something is explained, and what is said there: what tests of `explain` share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landfall.core.errors import IllegalAction
from landfall.core.game import CHANCE, OVER, Explanation
from landfall.core.rng import Rng
from landfall.core.rulebook import bound
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    HAND,
    HAND_SIZE,
    POOL,
    RACE,
    SPACE_NUMBERS,
    WHO,
    A,
)
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.state import WORKING, State

BOOK = bound("landfall.games.conquest_of_planet_earth")

Game = ConquestOfPlanetEarth


def under_way(game: Game, position: State) -> str:
    return game.ruleset.book.procedures[position.at[position.top()]].name


def until(
    game: Game, wanted: Callable[[State], bool], seed: str = "until", most: int = 6000
) -> State:
    """A position of a random game in which a seat is asked, or chance awaited, as it is wanted."""
    for number in range(20):
        position, rng = game.start(), Rng(f"{seed} {number}")
        for _ in range(most // 20):
            if game.actor(position) == OVER:
                break
            if wanted(position):
                return position.copy()
            position = forward(game, position, rng)
    raise AssertionError("no such position was found")


def forward(game: Game, position: State, rng: Rng) -> State:
    if game.actor(position) == CHANCE:
        return game.apply(position, game.sample(position, rng))
    legal = game.legal(position)
    return game.apply(position, legal[rng.below(len(legal))], game.actor(position))


def asked(game: Game, name: str, seed: str = "until") -> State:
    """A seat is asked by what has this name."""
    return until(game, lambda p: game.actor(p) >= 0 and under_way(game, p) == name, seed)


def in_window(game: Game, moment: int, seat_fights: bool = True) -> State:
    """A window of a Fight in which the fighter, or somebody else, is asked."""

    def wanted(position: State) -> bool:
        if game.actor(position) < 0 or under_way(game, position) != "window":
            return False
        if position.at[position.top() + A] != moment:
            return False
        about = int(position.at[position.top() + 2])
        others = [seat for seat in game.actors(position) if seat != about]
        return about in game.actors(position) if seat_fights else bool(others)

    return until(game, wanted)


def begun(game: Game, position: State, name: str, seat: int, a: int, b: int, c: int) -> State:
    """Something put on top of what is under way, as far as it goes by itself."""
    position = position.copy()
    position.at[ACTING] = 0
    position.at[WHO] = WORKING
    position.push(game.ruleset.book.kind(name), seat, a, b, c)
    game.ruleset.go_on(position)
    return position


def hold(game: Game, position: State, seat: int, *names: str) -> None:
    for name in names:
        position.more(HAND + game.ruleset.box.event_names.index(name), seat, 1)
        position.more(HAND_SIZE, seat, 1)


def own(game: Game, position: State, seat: int, name: str, down: bool = False) -> None:
    box = game.ruleset.box
    first = box.down if down else box.ready
    position.more(first + box.stuff_names.index(name), seat, 1)


def race(game: Game, position: State, seat: int, name: str) -> None:
    position.put(RACE, seat, game.ruleset.box.race_names.index(name) + 1)


def said(game: Game, position: State, text: str, seat: int | None = None) -> Explanation:
    told = game.explain(position, text, game.actor(position) if seat is None else seat)
    assert BOOK.get(told.rules[0])
    return told


def is_refused(
    game: Game, position: State, text: str, rule: str, fact: str, seat: Any = None
) -> None:
    """Refused by the rule, with a fact; the engine says the same when it is tried."""
    told = said(game, position, text, seat)
    assert (told.refusal, told.legal) == (rule, False), told
    assert fact in told.fact
    assert 0 < len(told.reason.split()) <= 6
    assert told.brief
    with pytest.raises(IllegalAction) as refused:
        game.apply(position, game.code(text), game.actor(position) if seat is None else seat)
    assert refused.value.rule == rule
    assert str(told.fact) in str(refused.value)


def has_fact(game: Game, position: State, code: int, seat: int) -> str:
    told = game.explain(position, code, seat)
    if told.legal:
        assert all(BOOK.get(rule) for rule in told.rules)
        return ""
    assert told.fact, told
    assert told.brief, told
    assert 0 < len(told.reason.split()) <= 6
    assert all(BOOK.get(rule) for rule in (told.refusal, *told.also)), told
    return told.refusal


def figures_on_site_alone(two: Game, acting: State) -> State:
    position = acting.copy()
    box = two.ruleset.box
    for space in range(int(box.spaces)):
        at = position.space(space) + SPACE_NUMBERS
        position.at[at] = position.at[at + box.seats] = 0
    position.at[position.space(box.site(0)) + SPACE_NUMBERS] = 4
    position.put(POOL, 0, 0)
    return position
