"""Positions as plain values: nothing is lost in writing, little need be said, what is wrong is told."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import examples
from landfall.core.errors import PositionError
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.game import EDITIONS, SEAT_COUNTS, AlienFrontiers
from landfall.games.alien_frontiers.state import State
from random_play import walk

GAME = AlienFrontiers(seats=2)
FOUR = AlienFrontiers(seats=4)


def again(game: AlienFrontiers, data: dict[str, Any]) -> dict[str, Any]:
    """A short form, read and written in full."""
    return game.to_dict(game.from_dict(data))


@cache
def played() -> list[State]:
    """The positions of a game, for tests that look at some of them."""
    return [position for position, _ in walk(GAME, "junk")]


# -- nothing is lost -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_position_of_a_game_reads_back_equal(edition: str, seats: int) -> None:
    game = AlienFrontiers(edition, seats)
    for position, _ in walk(game, "round trip", edition, seats):
        text = json.dumps(game.to_dict(position))
        assert game.from_dict(json.loads(text)) == position


@pytest.mark.slow
@pytest.mark.parametrize("seats", EDITION_X.seats)
def test_with_every_module_positions_and_what_is_seen_of_them_read_back_equal(seats: int) -> None:
    """One in seven, and what each seat and an onlooker see of them by turns."""
    game = AlienFrontiers("edition-x", seats, deck="wide", **dict.fromkeys(EDITION_X.offers, True))
    for step, (position, _) in enumerate(walk(game, "modules", seats)):
        if step % 7 == 0:
            assert game.from_dict(game.to_dict(position)) == position
            viewer = step // 7 % (seats + 1)
            seen = game.observe(position, viewer if viewer < seats else None)
            assert game.from_dict(game.to_dict(seen)) == seen


def test_what_others_see_of_a_choice_among_agendas_reads_back_equal() -> None:
    """They do not see of which Agendas one goes."""
    game = AlienFrontiers("edition-x", 2, agendas=True)
    hand = ["curator", "land-grab", "fortress", "architect"]
    asked = {"seats": {"A": {"agendas": hand}}, "pending": [{"asks": "shed"}]}
    for viewer in (0, 1, None):
        seen = game.observe(game.from_dict(asked), viewer)
        assert game.from_dict(game.to_dict(seen)) == seen


@pytest.mark.slow
@given(st.integers(0, 2**32), st.sampled_from(sorted(EDITIONS)), st.booleans())
@settings(max_examples=examples(4))
def test_random_long_and_short_games_read_back_equal(seed: int, edition: str, long: bool) -> None:
    game = AlienFrontiers(edition, 3, long_game=long)
    for position, _ in walk(game, seed):
        assert game.from_dict(game.to_dict(position)) == position


def test_every_kind_of_pending_decision_was_among_them() -> None:
    """The walk prefers rare powers; ten games with Helmets meet all that can be asked."""
    game = AlienFrontiers("later-printing", 3)
    met: set[str] = set()
    for seed in range(10):
        for position, _ in walk(game, "kinds", seed):
            data = game.to_dict(position)
            met.update(frame["asks"] for frame in data["pending"])
            if data["hub-guests"]:
                met.add("guest")
    kinds = {"first", "deal", "relic", "draw", "land", "raid", "aim", "carry", "pick", "roll"}
    assert met >= kinds | {"swap", "drop", "guest"}


def test_the_full_form_always_has_the_same_shape() -> None:
    shapes = set()
    for position, _ in walk(GAME, "shape"):
        data = GAME.to_dict(position)
        seats = tuple(tuple(entry) for entry in data["seats"].values())
        shapes.add((*data, *seats, *data["this-turn"], *data["relic-ship"]))
    assert len(shapes) == 1


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(
            {
                "dice": [2, 5],
                "seats": {"B": {"docked": {"lunar-mine": [6]}}},
                "pending": [{"asks": "carry", "from": "shipyard", "value": 5, "owner": "B"}],
            },
            id="another player's ship in the hand",
        ),
        pytest.param(
            {
                "seats": {"A": {"docked": {"alien-artifact": [1, 2]}}},
                "this-turn": {"borrowed": {"owner": "B", "value": 4, "counts": True}},
            },
            id="a borrowed ship that has left again",
        ),
        pytest.param(
            {
                "seats": {
                    "A": {"colonies": {"burroughs-desert": 1}},
                    "B": {"docked": {"colonist-hub": [3, 3]}},
                },
                "relic-ship": {"at": "colonist-hub", "value": 2, "track": "B"},
                "hub-guests": [{"owner": "B", "track": "A", "value": 3}],
            },
            id="guests on the Colonist Hub",
        ),
        pytest.param(
            {
                "dice": [1, "6*"],
                "seats": {"A": {"colonies": {"burroughs-desert": 1}}},
                "pending": [{"asks": "pick", "dice": [3], "relic": True}],
            },
            id="ships picked for a new roll",
        ),
        pytest.param(
            {
                "dice": ["4*"],
                "seats": {"B": {"colonies": {"burroughs-desert": 1}}},
                "relic-ship": {"user": "B"},
                "pending": [{"asks": "carry", "from": "shipyard", "relic": True}],
            },
            id="another player's Relic Ship in the hand",
        ),
        pytest.param(
            {
                "phase": "roll",
                "seats": {"A": {"ships": 5, "colonies": {"burroughs-desert": 1}}},
                "relic-ship": {"user": "A"},
            },
            id="a fleet about to be rolled",
        ),
        pytest.param(
            {
                "seats": {"A": {"colonies": {"lem-badlands": 7}}},
                "pending": [{"asks": "land", "why": "launched", "excess": 1}],
            },
            id="the last colony in flight",
        ),
        pytest.param(
            {"phase": "over", "dice": [1], "seats": {"B": {"colonies": {"lem-badlands": 8}}}},
            id="the end",
        ),
    ],
)
def test_a_rare_position_reads_back_equal(data: dict[str, Any]) -> None:
    position = GAME.from_dict(data)
    assert GAME.from_dict(GAME.to_dict(position)) == position
    for code in GAME.legal(position):
        after = GAME.apply(position, code)
        assert GAME.from_dict(GAME.to_dict(after)) == after


# -- what need not be said -------------------------------------------------------------------------


def test_nothing_said_is_a_table_with_three_ships_each() -> None:
    data = again(GAME, {})
    assert data["turn"] == "A"
    assert data["phase"] == "main"
    for seat in data["seats"].values():
        assert (seat["ships"], seat["bay"], seat["supply"], seat["cards"]) == (3, 3, 8, [])
    assert Counter(data["deck"]) == Counter(EDITIONS[GAME.edition].deck)
    assert data["relic-ship"]["at"] == "burroughs-desert"


def test_ships_that_are_not_named_lie_in_the_bay() -> None:
    seat = {"docked": {"lunar-mine": [5]}}
    data = again(GAME, {"dice": [1, 2], "seats": {"A": seat, "B": {"ships": 5, **seat}}})
    assert (data["seats"]["A"]["ships"], data["seats"]["A"]["bay"]) == (3, 0)
    assert (data["seats"]["B"]["ships"], data["seats"]["B"]["bay"]) == (5, 4)


def test_more_than_three_ships_need_not_be_counted() -> None:
    seat = again(GAME, {"dice": [1, 1, 2, 2, 6]})["seats"]["A"]
    assert (seat["ships"], seat["stock"]) == (5, 1)


def test_control_follows_from_the_colonies() -> None:
    position = GAME.from_dict(
        {"seats": {"A": {"colonies": {"lem-badlands": 2}}, "B": {"colonies": {"lem-badlands": 1}}}}
    )
    assert GAME.score(position, 0) == 3
    assert GAME.view(position, 0)["control"]["lem-badlands"] == "A"


def test_the_relic_ship_among_the_dice_belongs_to_the_turn() -> None:
    data = {"dice": [1, "5*"], "seats": {"A": {"colonies": {"burroughs-desert": 1}}}}
    relic = again(GAME, data)["relic-ship"]
    assert relic == {"at": "unplaced", "user": "A", "value": 5, "track": None}


def test_ships_docked_this_turn_count_where_the_turn_counts_them() -> None:
    data: dict[str, Any] = {
        "dice": [2],
        "seats": {
            "A": {
                "docked": {"lunar-mine": [3], "orbital-market": [4, 4], "colonist-hub": [1, 1]},
                "colonies": {"asimov-crater": 1},
                "hub": 3,
            }
        },
    }
    turn = again(FOUR, data)["this-turn"]
    assert (turn["mined"], turn["hub-ships"], turn["asimov"], turn["market"]) == (1, 2, True, [4])


def test_ships_at_the_artifact_have_had_their_claim_unless_it_is_said() -> None:
    data: dict[str, Any] = {
        "dice": [2],
        "seats": {"A": {"docked": {"alien-artifact": [4, 4]}}},
        "display": ["booster-pod"],
    }
    claim = GAME.code("claim booster-pod")
    assert GAME.refusal(GAME.from_dict(data), claim) == "alien-artifact.claim"
    data["this-turn"] = {"claim": [4, 4]}
    assert not GAME.refusal(GAME.from_dict(data), claim)


def test_ships_at_the_artifact_that_do_not_suffice_for_a_claim_count_towards_one() -> None:
    data: dict[str, Any] = {
        "dice": [1, 3],
        "seats": {"A": {"docked": {"alien-artifact": [3]}, "colonies": {"burroughs-desert": 1}}},
        "relic-ship": {"at": "alien-artifact", "value": 4},
        "display": ["booster-pod"],
    }
    position = GAME.from_dict(data)
    position = GAME.apply(position, GAME.code("dock alien-artifact 1"))
    assert not GAME.refusal(position, GAME.code("claim booster-pod"))
    data["this-turn"] = {"claim": []}
    position = GAME.apply(GAME.from_dict(data), GAME.code("dock alien-artifact 3"))
    assert GAME.refusal(position, GAME.code("claim booster-pod")) == "alien-artifact.claim"


def test_the_place_of_the_relic_ship_may_stand_alone() -> None:
    seats = {"A": {"colonies": {"burroughs-desert": 1}}}
    short = GAME.from_dict({"relic-ship": "maintenance-bay", "seats": seats})
    assert short == GAME.from_dict({"relic-ship": {"at": "maintenance-bay"}, "seats": seats})


def test_a_listed_deck_has_no_other_cards() -> None:
    data = again(GAME, {"deck": ["booster-pod"], "discards": ["alien-city"]})
    assert (data["deck"], data["discards"]) == (["booster-pod"], ["alien-city"])


def test_a_single_value_stands_for_a_list_of_one() -> None:
    short = {"dice": 4, "seats": {"A": {"cards": "booster-pod", "docked": {"lunar-mine": 2}}}}
    long = {"dice": [4], "seats": {"A": {"cards": ["booster-pod"], "docked": {"lunar-mine": [2]}}}}
    assert GAME.from_dict(short) == GAME.from_dict(long)


def test_a_roll_gathers_the_whole_fleet() -> None:
    position = GAME.from_dict({"phase": "roll", "seats": {"A": {"ships": 4}}})
    assert GAME.refusal(position, GAME.code("roll 1 2 3 4")) == ""
    assert GAME.refusal(position, GAME.code("roll 1 2 3")) == "chance.outcome"


# -- what is refused -------------------------------------------------------------------------------

DESERT = {"A": {"colonies": {"burroughs-desert": 1}}}
ISOLATED = {"isolation-field": "burroughs-desert"}
AT_THE_MINE = {"user": "A", "at": "lunar-mine", "value": 3}

WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"dise": [1]}, "dise", "did you mean dice?"),
    ({"dice": [0]}, "dice.1", "1 to 6"),
    ({"dice": ["6*", "5*"]}, "dice.2", "only one Relic Ship"),
    ({"dice": [1] * 8}, "dice", "more than six ships"),
    ({"turn": "C"}, "turn", "one of A, B"),
    ({"turns": "many"}, "turns", "whole number"),
    ({"seats": {"C": {}}}, "seats.C", "one of A, B"),
    ({"seats": {"A": {"fuel": -1}}}, "seats.A.fuel", "from 0 to 9999"),
    ({"seats": {"A": {"fuel": 10**30}}}, "seats.A.fuel", "from 0 to 9999"),
    ({"seats": {"A": {"fuel": True}}}, "seats.A.fuel", "whole number"),
    ({"seats": {"A": {"hub": 8}}}, "seats.A.hub", "from 0 to 7"),
    ({"seats": {"A": 3}}, "seats.A", "must be a mapping"),
    ({"seats": {"A": {"docked": {"lunar": [1]}}}}, "seats.A.docked.lunar", "mean lunar-mine?"),
    ({"seats": {"B": {"docked": {"lunar-mine": [1] * 4}}}}, "seats.B.docked.lunar-mine", "3 ports"),
    ({"seats": {"B": {"docked": {"lunar-mine": ["4*"]}}}}, "seats.B.docked.lunar-mine", "Relic"),
    (
        {"seats": {"B": {"docked": {"terraforming-station": [5]}}}},
        "seats.B.docked.terraforming-station",
        "only a six",
    ),
    ({"seats": {"B": {"docked": {"colonist-hub": [1] * 4}}}}, "seats.B.docked.colonist-hub", "3 p"),
    ({"dice": [1] * 7}, "seats.A", "only 6 of a colour"),
    ({"dice": [1] * 4, "seats": {"A": {"ships": 3}}}, "seats.A.ships", "4 unplaced"),
    ({"dice": [1], "seats": {"A": {"bay": 1}}}, "seats.A.ships", "but 2 are named"),
    ({"seats": {"A": {"ships": 4, "stock": 3}}}, "seats.A.stock", "leave 2 in stock"),
    ({"seats": {"A": {"colonies": {"lem-badlands": 9}}}}, "seats.A.colonies.lem-badlands", "to 8"),
    (
        {"seats": {"A": {"colonies": {"lem-badlands": 5, "pohl-foothills": 4}}}},
        "seats.A.colonies",
        "a seat has 8 colonies",
    ),
    ({"seats": {"A": {"supply": 3}}}, "seats.A.supply", "8 of 8 are left"),
    ({"seats": {"A": {"colonies": {"lem-badlands": 8}}}}, "phase", "phase: over"),
    ({"phase": "over"}, "phase", "landed every colony"),
    ({"seats": {"A": {"cards": ["boster-pod"]}}}, "seats.A.cards.1", "mean booster-pod?"),
    ({"seats": {"A": {"cards": ["alien-city"] * 2}}}, "seats.A.cards.2", "1 alien-city"),
    ({"seats": {"A": {"cards": ["booster-pod"] * 2}}}, "seats.A.cards.2", "two cards of a name"),
    ({"discards": ["alien-city"], "deck": ["alien-city"]}, "deck.1", "1 alien-city"),
    ({"display": ["booster-pod", "stasis-beam", "data-crystal", "alien-city"]}, "display", "3"),
    ({"fields": {"isolation-field": "lem"}}, "fields.isolation-field", "mean lem-badlands?"),
    ({"relic-ship": {"at": "lunar-mine", "value": 3}}, "relic-ship.user", "nobody controls"),
    ({"seats": DESERT, "relic-ship": {"user": "B", "at": "shipyard"}}, "relic-ship.user", "only A"),
    ({"seats": DESERT, "relic-ship": {"at": "lunar-mine"}}, "relic-ship.value", "is missing"),
    ({"seats": DESERT, "relic-ship": {"user": "A"}}, "relic-ship.user", "is `at` missing?"),
    ({"seats": DESERT, "relic-ship": AT_THE_MINE, "dice": ["3*"]}, "relic-ship.at", "shows"),
    (
        {"seats": DESERT, "relic-ship": AT_THE_MINE, "fields": ISOLATED},
        "relic-ship.user",
        "is isolated",
    ),
    (
        {"seats": DESERT, "relic-ship": AT_THE_MINE, "phase": "roll"},
        "relic-ship.at",
        "gathered it for the roll",
    ),
    ({"phase": "roll", "dice": [1]}, "dice", "not rolled yet"),
    ({"phase": "roll", "seats": {"A": {"bay": 3}}}, "seats.A.bay", "A has gathered all ships"),
    ({"phase": "roll", "pending": [{"asks": "drop"}]}, "phase", "leave one out"),
    ({"pending": [{"asks": "fly"}]}, "pending.1.asks", "one of first, deal"),
    ({"pending": [{"asks": ["raid"]}]}, "pending.1.asks", "a list is unknown here"),
    ({"pending": [{"taken": 1}]}, "pending.1.asks", "is missing"),
    ({"pending": [{"asks": "drop"}]}, "pending.1", "eight may be kept"),
    (
        {"pending": [{"asks": "aim", "why": "cannon", "at": "shipyard"}]},
        "pending.1",
        "nothing here",
    ),
    ({"pending": [{"asks": "raid", "taken": 4}]}, "pending.1.taken", "from 0 to 3"),
    ({"pending": [{"asks": "relic"}]}, "pending.1", "must be unplaced"),
    ({"this-turn": {"used": ["booster-pod"]}}, "this-turn.used.1", "does not hold"),
    ({"this-turn": {"market": [3]}}, "this-turn.market", "no such pair"),
    ({"this-turn": {"claim": [3]}}, "this-turn.claim", "no ship docked"),
    ({"this-turn": {"lent": ["burroughs-desert"]}}, "this-turn.lent.1", "Burroughs"),
    ({"hub-guests": [{"owner": "A", "track": "B", "value": 3}]}, "hub-guests.1", "A has no 3"),
]


@pytest.mark.parametrize(("data", "where", "problem"), WRONG, ids=[case[1] for case in WRONG])
def test_what_no_table_could_hold_is_told_with_its_place(
    data: dict[str, Any], where: str, problem: str
) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_dict(data)
    assert caught.value.where == where
    assert problem in caught.value.problem


def test_an_edition_has_only_its_own_cards() -> None:
    with pytest.raises(PositionError, match="edition-x has no mind-control-helmet"):
        AlienFrontiers("edition-x", 2).from_dict({"display": ["mind-control-helmet"]})


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 99) | st.text(max_size=4) | st.sampled_from("AB6"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@given(st.integers(0, 10_000), st.data())
@settings(max_examples=examples(150))
def test_junk_anywhere_in_a_position_is_read_or_refused(step: int, data: st.DataObject) -> None:
    """One entry of a real position is replaced; nothing but PositionError may come of it."""
    whole = GAME.to_dict(played()[step % len(played())])
    key = data.draw(st.sampled_from(sorted(whole)))
    at = whole
    while isinstance(at[key], dict) and at[key] and data.draw(st.booleans()):
        at, key = at[key], data.draw(st.sampled_from(sorted(at[key])))
    at[key] = data.draw(JUNK)
    try:
        read = GAME.from_dict(whole)
    except PositionError:
        return
    assert GAME.from_dict(GAME.to_dict(read)) == read
