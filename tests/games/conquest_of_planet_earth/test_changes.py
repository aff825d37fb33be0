"""What a step changes: the list accounts for every number that people see, for every viewer."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from kinds_of_change import of_game
from landfall.core.game import CHANCE
from landfall.core.kind_of_change import Change
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import BATTLE, MARKER, POOL, TRACK
from landfall.games.conquest_of_planet_earth.change import (
    ACTION_POINTS,
    TOKENS,
    BattleBegun,
    BattleEnded,
    Canceled,
    CounterMoved,
    CounterPlaced,
    CounterRemoved,
    Destroyed,
    DieRolled,
    EventDiscarded,
    EventDrawn,
    EventPassedOver,
    FirstPlayer,
    Gained,
    Landed,
    LocationFound,
    MarkerPlaced,
    MarkerRemoved,
    MarkerStolen,
    Moved,
    Paid,
    Played,
    PointsLapsed,
    PutOnBoard,
    ResistancePassedOver,
    RoundBegan,
    RoundFought,
    Scored,
    TrackMoved,
    TurnBegan,
    Used,
    amounts,
    of_kind,
)
from landfall.games.conquest_of_planet_earth.changes import changes
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.state import State

GAMES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "active_resistance": True},
    {"seats": 2, "mode": "cooperative"},
    {"seats": 1, "mode": "solo", "sheet": "brutal"},
    {"seats": 4, "mode": "team", "draw_two_pick_one": True},
]


def steps(game: ConquestOfPlanetEarth, seed: str, most: int) -> Any:
    """Random steps: the position before, the act, and the position after."""
    position = game.start()
    rng = Rng(seed)
    for _ in range(most):
        who = game.actor(position)
        if who == -2:
            return
        if who == CHANCE:
            code, seat = game.sample(position, rng), None
        else:
            legal = game.legal(position)
            code, seat = legal[rng.below(len(legal))], who
        after = game.apply(position, code, seat)
        yield position, code, seat, after
        position = after


def under_way(game: ConquestOfPlanetEarth, position: State) -> str:
    return game.ruleset.book.procedures[position.at[position.top()]].name


def tally(listed: tuple[Change, ...], seat: int) -> Counter[str]:
    """What the list says a seat has more of on the board and in its pool."""
    found: Counter[str] = Counter()
    for change in listed:
        if getattr(change, "seat", None) != seat:
            continue
        match change:
            case Destroyed(_, "saucer", space, number):
                found[space] -= number
                found["pool"] += number
            case Landed(_, "saucer", space, number):
                found[space] += number
                found["pool"] -= number
            case PutOnBoard(_, "saucer", space, number):
                found[space] += number
            case Moved(_, "saucer", source, target, number):
                found[source] -= number
                found[target] += number
    return Counter({name: number for name, number in found.items() if number})


def differences(game: ConquestOfPlanetEarth, before: State, after: State, seat: int) -> Any:
    spaces = game.ruleset.box.board.spaces
    found = Counter(
        {
            space: int(after.saucers(number, seat) - before.saucers(number, seat))
            for number, space in enumerate(spaces)
        }
    )
    found["pool"] = int(after.of(POOL, seat) - before.of(POOL, seat))
    return Counter({name: number for name, number in found.items() if number})


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_list_accounts_for_saucers_tokens_markers_and_counters(options: Any) -> None:
    game = ConquestOfPlanetEarth(**options)
    spaces = game.ruleset.box.board.spaces
    for before, _, _, after in steps(game, "tally", 400):
        listed = changes(game.ruleset, before, after)
        for seat in range(game.seats):
            assert tally(listed, seat) == differences(game, before, after, seat)
            more = amounts(listed, seat)
            assert more.get(TOKENS, 0) == after.tokens(seat) - before.tokens(seat)
            assert more.get("events", 0) == after.hand_size(seat) - before.hand_size(seat)
            assert more.get("terror", 0) == after.terror(seat) - before.terror(seat)
        marked = {change.space for change in listed if isinstance(change, MARKERS)}
        assert marked == {
            name
            for number, name in enumerate(spaces)
            if before.marker(number) != after.marker(number)
        }
        counters: Counter[str] = Counter()
        for change in listed:
            match change:
                case CounterPlaced(_, space):
                    counters[space] += 1
                case CounterRemoved(_, space):
                    counters[space] -= 1
                case CounterMoved(_, source, target):
                    counters[source] -= 1
                    counters[target] += 1
        for number, name in enumerate(spaces):
            there = after.counters_at(number) - before.counters_at(number)
            assert counters[name] == there
        moved = [*of_kind(listed, TrackMoved)]
        assert bool(moved) == (before.at[TRACK] != after.at[TRACK])
        begun = bool(before.at[BATTLE]) != bool(after.at[BATTLE])
        assert not begun or any(isinstance(c, BattleBegun | BattleEnded) for c in listed)
        for change in listed:
            assert change.to_dict()["kind"]


MARKERS = (MarkerPlaced, MarkerStolen, MarkerRemoved)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_viewer_has_a_list_without_what_is_hidden_from_them(options: Any) -> None:
    game = ConquestOfPlanetEarth(**options)
    hidden = 0
    for before, _, _, after in steps(game, "eyes", 200):
        whole = changes(game.ruleset, before, after)
        for viewer in (*range(game.seats), None):
            seen = changes(game.ruleset, game.observe(before, viewer), game.observe(after, viewer))
            assert [*of_kind(seen, Played)] == [*of_kind(whole, Played)]
            assert [*of_kind(seen, Used)] == [*of_kind(whole, Used)]
            assert {*of_kind(seen, EventDiscarded)} == {*of_kind(whole, EventDiscarded)}
            drawn = [*of_kind(seen, EventDrawn)]
            assert len(drawn) == len([*of_kind(whole, EventDrawn)])
            for change in drawn:
                mine = game.ruleset.box.open_hands or viewer == change.seat
                partner = viewer is not None and game.teams[viewer] == game.teams[change.seat]
                assert bool(change.card) == (mine or partner)
                hidden += not change.card
    assert hidden or game.mode not in ("competitive", "team")


def test_acts_are_named_as_they_are_written() -> None:
    """Played and used: what the list says is what the act says, where the act is known."""
    game = ConquestOfPlanetEarth(seats=2)
    found: Counter[str] = Counter()
    for before, code, seat, after in steps(game, "acts", 1500):
        verb, _, word = game.text(code).partition(" ")
        listed = changes(game.ruleset, before, after)
        if verb == "roll":
            assert [change.value for change in of_kind(listed, DieRolled)] == [int(word)]
        if verb == "menace":
            assert Gained(seat, TOKENS, 1, int(after.tokens(seat))) in listed
            assert [c.number for c in of_kind(listed, Paid, seat)] == [2]
        if verb == "end":
            assert not [*of_kind(listed, Paid, seat)]
        if verb == "find":
            assert [change.location for change in of_kind(listed, LocationFound)] == [word]
        if verb == "discard" and under_way(game, before) == "turn":
            assert EventDiscarded(seat, word) in listed
        if verb in ("play", "use") and under_way(game, before) == "action":
            asked = after.at[after.top()] == game.ruleset.book.play and not [
                *of_kind(listed, Played if verb == "play" else Used)
            ]
            names = [c.card for c in of_kind(listed, Played)] + [
                c.thing for c in of_kind(listed, Used)
            ]
            assert asked or names[:1] == [word]
        if verb == "escape":
            assert [*of_kind(listed, Moved, seat)]
        found.update(change.kind for change in listed)
    for kind in (FirstPlayer, RoundBegan, TurnBegan, RoundFought, PointsLapsed, Scored, Destroyed):
        assert found[kind.kind], kind


@pytest.mark.slow
def test_the_rest_of_the_vocabulary_comes_up_too() -> None:
    found: Counter[str] = Counter()
    for options in GAMES:
        game = ConquestOfPlanetEarth(**options)
        for seed in range(2):
            for before, _, _, after in steps(game, f"all {seed}", 1200):
                found.update(change.kind for change in changes(game.ruleset, before, after))
    passed_over = {EventPassedOver.kind, ResistancePassedOver.kind}
    rare = {Canceled.kind, MarkerStolen.kind, *passed_over}
    kinds = {kind.kind for kind in of_game(Gained.__module__)}
    assert kinds - rare - {*found} == set(), found


def test_amounts_are_by_name() -> None:
    listed = (Paid(0, ACTION_POINTS, 2, 1), Gained(0, TOKENS, 1, 1), Gained(1, TOKENS, 5, 5))
    assert amounts(listed, 0) == {ACTION_POINTS: -2, TOKENS: 1}


def test_a_marker_is_placed_stolen_and_removed() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    nobody = game.start()
    positions = [nobody]
    for owner in (1, 2, 0):
        position = nobody.copy()
        position.at[position.space(0) + MARKER] = owner
        positions.append(position)
    told = [changes(game.ruleset, before, after) for before, after in pairwise(positions)]
    assert [next(c for c in listed if isinstance(c, MARKERS)) for listed in told] == [
        MarkerPlaced(0, "obj-c", "capitol-city"),
        MarkerStolen(1, "obj-c", "capitol-city", 0),
        MarkerRemoved(1, "obj-c", "capitol-city"),
    ]
    assert [*of_kind(told[1], Scored)] == [Scored(0, -3, 0), Scored(1, 3, 3)]


def test_a_counter_that_pushes_one_like_it_comes_to_the_rolled_space() -> None:
    table = Table("trun orzax", "cooperative").counters("n-4", "paratroopers")
    table.placing("n", "paratroopers")
    before = table.state.copy()
    table.comes("roll 4")
    listed = changes(table.rules, before, table.state)
    assert [one for one in listed if isinstance(one, CounterMoved | CounterPlaced)] == [
        CounterMoved("paratroopers", "n-4", "n-c"),
        CounterPlaced("paratroopers", "n-4"),
    ]


def test_what_an_event_brings_comes_before_the_next_steps_of_the_humans() -> None:
    """The Counter of the first step, the liberation of the second, the track of the third."""
    table = Table("trun orzax", "cooperative").place("n-1", "town", "A").counters("n-1", "tanks")
    table.resistance_phase().comes("news paratrooper-drop", "roll 1", "section s")
    before = table.state.copy()
    table.comes("roll 5")
    listed = changes(table.rules, before, table.state)
    kinds = (CounterPlaced, MarkerRemoved, TrackMoved)
    assert [type(one) for one in listed if isinstance(one, kinds)] == list(kinds)
