"""Weights as a file: written and read, and refused with a sentence where they do not fit."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landfall.core.errors import FileError
from landfall.core.learned import (
    LearnedValue,
    Net,
    NetLayer,
    Source,
    chances,
    features_id,
    parse_learned,
)
from landfall.games.alien_frontiers.game import AlienFrontiers

NAMES = ("ore", "fuel")
NUMBERS = st.floats(-5, 5)
PAIRS = st.tuples(NUMBERS, NUMBERS)


def net_of(inputs: int, hidden: int, numbers: st.SearchStrategy[float]) -> st.SearchStrategy[Net]:
    """Nets with one layer between."""

    def layer(many: int, few: int) -> st.SearchStrategy[NetLayer]:
        row = st.tuples(*[numbers] * few)
        return st.builds(NetLayer, st.tuples(*[row] * many), row)

    return st.builds(lambda one, other: Net((one, other)), layer(inputs, hidden), layer(hidden, 1))


VALUES = st.builds(
    LearnedValue,
    game=st.just("alien-frontiers"),
    seats=st.just(2),
    weights=st.fixed_dictionaries(dict.fromkeys(NAMES, PAIRS)),
    options=st.sampled_from([{}, {"long_game": True}]),
    sources=st.sampled_from([(), (Source("later-printing", "0badcafe", "12345678"),)]),
    net=st.none() | net_of(5, 3, NUMBERS),
    nodes=st.integers(0, 9),
    about=st.text(max_size=9),
)


@given(VALUES)
def test_what_is_written_is_read(value: LearnedValue) -> None:
    assert parse_learned(value.to_json()) == value


@given(VALUES, st.lists(NUMBERS, min_size=4, max_size=4), st.floats(0, 1))
def test_chances_are_shared_by_all_sides(
    value: LearnedValue, rows: list[float], horizon: float
) -> None:
    mine, theirs = chances(value, NAMES, [horizon, *rows])
    assert mine + theirs == pytest.approx(1)
    if value.net is None:
        turned = chances(value, NAMES, [horizon, *rows[2:], *rows[:2]])
        assert turned == pytest.approx([theirs, mine])


def test_names_may_come_in_another_order_or_be_fewer() -> None:
    """A net knows its inputs by the names of the weights."""
    first = NetLayer(tuple((float(k),) for k in range(7)), (0.5,))
    weights = dict.fromkeys(("ore", "ships", "fuel"), (0.0, 0.0))
    value = LearnedValue("x", 2, weights, net=Net((first,)))
    by_name = {"ore": 2.0, "fuel": 3.0}
    told = [
        chances(value, names, [1.0, *(by_name[name] for name in names), 0.0, 0.0])
        for names in (("ore", "fuel"), ("fuel", "ore"))
    ]
    assert told[0] == told[1]


# -- what is no file of weights ----------------------------------------------------------------------

GOOD: dict[str, Any] = json.loads(
    LearnedValue(
        "alien-frontiers",
        2,
        dict.fromkeys(NAMES, (0.0, 0.0)),
        net=Net((NetLayer(((0.0,),) * 5, (0.0,)),)),
    ).to_json()
)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"format": "landfall record"}, "not of the format 'landfall weights', version 1"),
        ({"version": 2}, "not of the format 'landfall weights', version 1"),
        ({"weights": {"ore": [1.0]}}, "not enough values"),
        ({"weights": {"ore": "many"}}, "this is no file of weights"),
        ({"weights": []}, "this is no file of weights"),
        ({"net": [{"weights": [[1.0]] * 4, "bias": [0.0]}]}, "no rows of 2 features"),
        ({"net": [{"weights": [[1.0, 2.0]] * 5, "bias": [0.0]}]}, "a layer of the net has 5 rows"),
        ({"net": [{"weights": [[1.0, 2.0]] * 5, "bias": [0.0, 0.0]}]}, "2 outputs, not one"),
        ({"sources": [{"edition": "x"}]}, "this is no file of weights"),
    ],
)
def test_a_file_of_something_else_is_told_as_such(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(FileError) as raised:
        parse_learned(json.dumps({**GOOD, **changed}), "mine.json")
    assert "mine.json: this is no file of weights" in str(raised.value)
    assert said in str(raised.value)


@pytest.mark.parametrize("text", ["", "[]", "7", "null", "{}", "class Miner:"])
def test_any_text_gets_a_sentence(text: str) -> None:
    with pytest.raises(FileError, match=r"mine\.json: this is no file of weights"):
        parse_learned(text, "mine.json")


# -- what does not fit -------------------------------------------------------------------------------

FITS = LearnedValue(
    "alien-frontiers",
    2,
    dict.fromkeys(NAMES, (0.0, 0.0)),
    sources=(Source("later-printing", features_id(NAMES), "12345678"),),
    net=Net((NetLayer(((0.0,),) * 5, (0.0,)),)),
)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (FITS, ""),
        (replace(FITS, game="night-watch"), "are for night-watch, not for alien-frontiers"),
        (replace(FITS, seats=4), "were learned at 4 seats; this table has 2"),
        (
            replace(FITS, options={"long_game": True}),
            "learned with the options long_game=True; this game is played with no options",
        ),
        (replace(FITS, weights={"ore": (0.0, 0.0)}), "do not know 1 features of this game (fuel)"),
        (
            replace(FITS, sources=(Source("later-printing", "0badcafe", "12345678"),)),
            f"from the features 0badcafe of the later-printing; they are {features_id(NAMES)} now",
        ),
        (
            replace(FITS, net=Net((NetLayer(((0.0,),) * 7, (0.0,)),))),
            "the net of these weights was not learned from the rows of 2 sides",
        ),
    ],
)
def test_why_weights_do_not_fit(value: LearnedValue, said: str) -> None:
    problem = value.problem(AlienFrontiers(seats=2), {}, NAMES, 2)
    assert said in problem
    assert bool(said) == bool(problem)


def test_another_edition_may_have_fewer_features() -> None:
    game = AlienFrontiers(edition="first-printing", seats=2)
    assert FITS.problem(game, {}, NAMES[:1], 2) == ""
    assert FITS.problem(AlienFrontiers(seats=2), {}, NAMES[:1], 2)
