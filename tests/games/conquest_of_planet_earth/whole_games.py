"""Whole games at random, and what must hold in every position of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any, Final

import pytest

from games.conquest_of_planet_earth.seen_table import game_of
from landfall import catalog
from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.core.rulebook import bound
from landfall.games.conquest_of_planet_earth.box import (
    B_CONTROLLED,
    DEPTH,
    F_FULL,
    F_HEROES,
    FRAME,
    HAND,
    KIND,
    POINTS,
    POOL,
    STEP,
    TOKENS,
    TRACK,
    WAITING,
    A,
    B,
)
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.names import SAUCERS
from landfall.games.conquest_of_planet_earth.options import (
    AGAINST_EACH_OTHER,
    FLAGS,
    MODE_SEATS,
    ONE_RACE,
    SHEETS,
    checked,
)
from landfall.games.conquest_of_planet_earth.package import PACKAGE
from landfall.games.conquest_of_planet_earth.rule import RED
from landfall.games.conquest_of_planet_earth.state import State, listed

ROUNDS: Final = 60
"""Games of programs end after so many rounds."""

CAPTAIN_WAITS: Final = 100

Options = dict[str, Any]


# -- which games ---------------------------------------------------------------------------------------


def all_options() -> Iterator[Options]:
    """Every choice of mode and seats, alone; with each option; and with each two of them."""
    singles: list[Options] = [{name: True} for name in FLAGS]
    singles += [{"sheet": sheet} for sheet in SHEETS if sheet != "standard"]
    singles += [{"one_race": one} for one in ONE_RACE if one != "no"]
    for mode, seats in MODE_SEATS.items():
        for count in seats:
            for several in ({}, *singles, *(a | b for a, b in combinations(singles, 2))):
                yield {"mode": mode, "seats": count} | several


def is_allowed(options: Options) -> bool:
    flags = {name: value for name, value in options.items() if name in FLAGS}
    try:
        checked(
            options["seats"],
            options["mode"],
            options.get("sheet", "standard"),
            options.get("one_race", "no"),
            flags,
        )
    except Exception:
        return False
    return True


def pairs_of(options: Options) -> set[tuple[Any, ...]]:
    return set(combinations(sorted(options.items(), key=str), 2))


def pairwise() -> list[Options]:
    """Few games in which every two choices that go together are together once.

    One that has every option it can have meets many pairs, so choices are heaped up first.
    """
    wanted: set[tuple[Any, ...]] = set()
    rows = [options for options in all_options() if is_allowed(options)]
    for row in rows:
        wanted |= pairs_of(row)
    chosen: list[Options] = []
    while wanted:
        best = max(rows, key=lambda row: len(pairs_of(row) & wanted))
        for row in rows:
            more = best | row
            if more != best and is_allowed(more) and all(more[k] == best[k] for k in best):
                if len(pairs_of(more) & wanted) > len(pairs_of(best) & wanted):
                    best = more
        chosen.append(best)
        wanted -= pairs_of(best)
    return chosen


def every_mode() -> list[Options]:
    """Every mode for every number of seats; with Humans who resist, and with the brutal sheet."""
    rows: list[Options] = [
        {"mode": mode, "seats": count} for mode, seats in MODE_SEATS.items() for count in seats
    ]
    rows += [row | {"active_resistance": True} for row in rows if row["mode"] in AGAINST_EACH_OTHER]
    return rows + [row | {"sheet": "brutal"} for row in rows if row["mode"] == "cooperative"]


def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is among those that the catalog has, whether or not it is in its list."""
    if PACKAGE.name not in catalog.GAMES:
        monkeypatch.setenv(catalog.MORE_GAMES, f"{PACKAGE.rules}.package")


def named(options: Options) -> str:
    words = [f"{value}" if value is not True else key for key, value in options.items()]
    return "-".join(words)


# -- playing -------------------------------------------------------------------------------------------


def steps(options: Mapping[str, Any], seed: str, most: int) -> Iterator[tuple[Any, State, str]]:
    """A random game: it, each position, and what is said or comes next; empty at the end.

    In windows most pass, so that it goes on. A position is the same object as the one before it.
    """
    game = game_of(**dict(options))
    rng = Rng(seed)
    state = game.start()
    rules = game.ruleset
    passing = int(rules.codes.passing)
    for _ in range(most):
        who = game.actor(state)
        if who == OVER or game.round(state) > ROUNDS:
            yield game, state, ""
            return
        if who == CHANCE:
            code = int(rules.sample(state, rng))
            yield game, state, game.text(code)
            rules.happen(state, code)
            continue
        codes = game.legal(state, who)
        if int(rng.below(2)) == 0:  # a verb first, so that rare ones are met
            verbs: dict[str, list[int]] = {}
            for code in codes:
                verbs.setdefault(game.text(code).split()[0], []).append(code)
            codes = list(verbs.values())[int(rng.below(len(verbs)))]
        code = codes[int(rng.below(len(codes)))]
        if passing in codes and int(rng.below(3)) == 0:
            code = passing
        yield game, state, game.text(code)
        rules.apply(state, who, code)


def played(options: Mapping[str, Any], seed: str, most: int) -> Iterator[tuple[Any, State]]:
    """The positions of a random game, with the game."""
    for game, state, _ in steps(options, seed, most):
        yield game, state


# -- what must hold ------------------------------------------------------------------------------------


def frames(game: ConquestOfPlanetEarth, state: State) -> Iterator[tuple[str, int]]:
    """What is under way: the name of each procedure and where its frame begins."""
    for depth in range(int(state.at[DEPTH])):
        f = int(state.box.stack) + FRAME * depth
        yield game.ruleset.book.procedures[state.at[f + KIND]].name, f


def packed(state: State, at: int) -> Counter[int]:
    found: Counter[int] = Counter()
    place = 0
    while listed(state.at[at], place) >= 0:
        found[int(listed(state.at[at], place))] += 1
        place += 1
    return found


def pile(state: State, at: int, wide: int = 1) -> Counter[int]:
    return Counter(int(state.at[at + 1 + wide * n]) for n in range(int(state.at[at])))


def counted(state: State, at: int, kinds: int) -> Counter[int]:
    return Counter({kind: int(state.at[at + kind]) for kind in range(kinds)})


def wanted(copies: Any, kinds: int) -> dict[int, int]:
    return {kind: int(copies[kind]) for kind in range(kinds)}


def full(found: Counter[int], kinds: int) -> dict[int, int]:
    return {kind: found[kind] for kind in range(kinds)}


def events_everywhere(game: ConquestOfPlanetEarth, state: State) -> Counter[int]:
    box = state.box
    kinds = int(box.events)
    found = counted(state, int(box.event_deck), kinds) + counted(state, int(box.red_deck), kinds)
    found += pile(state, int(box.event_discards)) + pile(state, int(box.red_discards))
    for seat in range(int(box.seats)):
        found += counted(state, HAND + int(box.wide) * seat, kinds)
    for kind in range(kinds):
        found[kind] += int(state.all_in_play(kind))
    for name, f in frames(game, state):
        if name == "play":
            event = int(game.ruleset.book.deeds[state.at[f + A]].event)
            if event >= 0 and (state.at[f + STEP] > 0 or state.at[f + B] & RED):
                found[event] += 1
    return found


def resistance_everywhere(state: State) -> Counter[int]:
    box = state.box
    found = counted(state, int(box.resistance_deck), int(box.resistance))
    found += pile(state, int(box.resistance_top), 2) + pile(state, int(box.resistance_bottom), 2)
    found += pile(state, int(box.resistance_discards))
    found += packed(state, F_HEROES) + packed(state, B_CONTROLLED)
    if state.at[F_FULL] > 0:
        found[int(state.at[F_FULL]) - 1] += 1
    return found


def stuff_everywhere(state: State) -> Counter[int]:
    box = state.box
    found = counted(state, int(box.stuff_deck), int(box.stuff))
    found += pile(state, int(box.stuff_discards))
    for seat in range(int(box.seats)):
        for kind in range(int(box.stuff)):
            found[kind] += int(state.has_stuff(seat, kind))
    return found


def locations_everywhere(state: State) -> Counter[int]:
    box = state.box
    found = counted(state, int(box.location_deck), int(box.locations))
    found += pile(state, int(box.location_top), 2)
    for space in range(1, int(box.spaces)):
        if state.location(space) >= 0:
            found[int(state.location(space))] += 1
    return found


def counters_everywhere(game: ConquestOfPlanetEarth, state: State) -> Counter[int]:
    box = state.box
    found = counted(state, int(box.counter_pool), int(box.counters))
    for space in range(int(box.spaces)):
        for place in range(int(state.counters_at(space))):
            found[int(state.counter(space, place))] += 1
    for waits in range(int(state.at[WAITING])):
        if state.at[box.waiting + 2 * waits] >= CAPTAIN_WAITS:
            found[int(box.captain)] += 1
    for name, f in frames(game, state):
        if name == "captain":
            found[int(box.captain)] += 1
        if name == "place-counter" and 1 <= state.at[f + STEP] <= 3:
            found[int(state.at[f + A])] += 1
    return found


def check_conserved(game: ConquestOfPlanetEarth, state: State) -> None:
    """No card, Counter or saucer comes from nowhere or is lost; nothing is below nought."""
    box = state.box
    events = int(box.events)
    assert full(events_everywhere(game, state), events) == wanted(box.event_copies, events)
    cards = int(box.resistance)
    assert full(resistance_everywhere(state), cards) == wanted(box.res_copies, cards)
    kinds = int(box.stuff)
    assert full(stuff_everywhere(state), kinds) == wanted(box.stuff_copies, kinds)
    places = int(box.locations)
    assert full(locations_everywhere(state), places) == wanted(box.loc_copies, places)
    counters = int(box.counters)
    assert full(counters_everywhere(game, state), counters) == wanted(box.counter_copies, counters)
    if box.active:
        tech = counted(state, int(box.tech_deck), int(box.tech)) + pile(
            state, int(box.tech_discards)
        )
        tech += counted(state, int(box.tech_in_play), int(box.tech))
        assert full(tech, int(box.tech)) == wanted(box.tech_copies, int(box.tech))
    assert 0 <= state.at[TRACK] <= 10
    for seat in range(int(box.seats)):
        check_seat(state, seat)


def check_seat(state: State, seat: int) -> None:
    box = state.box
    assert state.tokens(seat) >= 0
    assert state.of(POINTS, seat) >= 0
    held = counted(state, HAND + int(box.wide) * seat, int(box.events))
    assert all(number >= 0 for number in held.values())
    assert sum(held.values()) == state.hand_size(seat)
    if state.of(TOKENS - 3, seat) > 0 and saucers(state, seat) != 0:
        assert saucers(state, seat) == SAUCERS
    for space in range(int(box.spaces)):
        assert 0 <= state.stopped(space, seat) <= state.saucers(space, seat)
    for ally in range(int(box.allies)):
        card = int(box.ally_card[ally])
        assert (state.ally_owner(ally) == seat) == (state.has_stuff(seat, card) > 0)


def saucers(state: State, seat: int) -> int:
    on_board = sum(int(state.saucers(space, seat)) for space in range(int(state.box.spaces)))
    return on_board + int(state.of(POOL, seat))


def check_exact(game: ConquestOfPlanetEarth, state: State) -> None:
    """A seat that is asked has an answer, and may say exactly what no rule refuses; each by its id."""
    known = rule_ids()
    for seat in game.actors(state):
        codes = game.legal(state, seat)
        assert codes, "somebody is asked who has nothing to say"
        assert len(set(codes)) == len(codes)
        refusals = {code: game.refusal(state, code, seat) for code in range(game.choices)}
        assert set(codes) == {code for code, refusal in refusals.items() if not refusal}
        assert set(filter(None, refusals.values())) <= known


def look_at_the_end(game: ConquestOfPlanetEarth, state: State) -> None:
    """Somebody has won, or the Humans, or nobody yet; then everything is still where it can be."""
    outcome = game.outcome(state)
    if outcome is None:
        check_conserved(game, state)
        return
    assert outcome.lost == (state.at[TRACK] == 10)
    scores = [game.score(state, seat) for seat in range(game.seats)]
    assert outcome.scores == tuple(scores)
    assert outcome.lost or 1 in outcome.ranks


@cache
def rule_ids() -> frozenset[str]:
    return frozenset(rule.id for rule in bound(PACKAGE.rules).rules)


def check_seen(game: ConquestOfPlanetEarth, state: State, rng: Rng) -> None:
    """To every viewer: what is legal is the same, what is written reads back, what could be is."""
    assert game.from_dict(game.to_dict(state)) == state
    for viewer in (*range(game.seats), None):
        seen = game.observe(state, viewer)
        assert game.from_dict(game.to_dict(seen)) == seen
        assert game.observe(seen, viewer) == seen
        imagined = game.imagine(seen, viewer, rng)
        assert game.observe(imagined, viewer) == seen
        if game.actor(state) != OVER:
            check_conserved(game, imagined)
        if viewer in game.actors(state):
            assert game.legal(seen, viewer) == game.legal(state, viewer)
            assert game.legal(imagined, viewer) == game.legal(state, viewer)
