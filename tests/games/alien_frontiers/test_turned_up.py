"""When a game is over everybody learns which Agendas counted and which were missed, and not before."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.core.game import OVER
from landfall.core.plain import text_of
from landfall.core.rng import Rng
from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import UNITS
from landfall.games.alien_frontiers.views import points

GAME = AlienFrontiers("edition-x", 2, agendas=True)

SIX = {"heinlein-plains": 2, "lem-badlands": 2, "pohl-foothills": 2, "asimov-crater": 1}

END: dict[str, Any] = {
    "turn": "A",
    "turns": 15,
    "phase": "main",
    "dice": [1],
    "pending": {"asks": "land"},
    "seats": {
        "A": {
            "ships": 3,
            "fuel": 5,
            "docked": {"lunar-mine": [1, 2]},
            "colonies": SIX,
            "agendas": ["land-grab", "curator"],
        },
        "B": {
            "ships": 3,
            "fuel": 1,
            "colonies": {"herbert-valley": 2},
            "agendas": ["fuel-baron", "fortress"],
            "revealed": ["privateer"],
        },
    },
}


@pytest.fixture(scope="module")
def last() -> tuple[State, State]:
    """Before the last landing and after it."""
    before = GAME.from_dict(END)
    landing = next(
        code for code in GAME.legal(before) if GAME.text(code) == "land bradbury-plateau"
    )
    after = GAME.apply(before, landing)
    assert GAME.actor(after) == OVER
    return before, after


def test_what_counted_and_what_was_missed_is_told_seat_by_seat(last: tuple[State, State]) -> None:
    told = table.turned_up(GAME, *last)
    worth = {(one["seat"], one["thing"]): (one["points"], one["late"]) for one in told}
    assert worth == {
        ("A", "land-grab"): (1, True),
        ("A", "curator"): (0, True),
        ("B", "privateer"): (1, False),
        ("B", "fuel-baron"): (0, True),
        ("B", "fortress"): (1, True),
    }
    for seat, name in enumerate("AB"):
        counted = sum(one["points"] for one in told if one["seat"] == name)
        assert counted == points(GAME, last[1], seat)["agendas"]
    missed = {one["thing"]: one["words"] for one in told if not one["points"]}
    assert text_of(missed["fuel-baron"], UNITS, ("Ada", "Basil")) == (
        "Basil 1 fuel, Ada 5; in the game: 1 of 10"
    )
    fortress = next(one["words"] for one in told if one["thing"] == "fortress")
    assert text_of(fortress, UNITS, ("Ada", "Basil")) == "a lead of 2 on Herbert Valley"


def test_face_down_agendas_are_open_to_all_only_when_it_is_over(last: tuple[State, State]) -> None:
    before, after = last
    for viewer in (1, None):
        assert "curator" not in str(GAME.view(before, viewer)["position"]["seats"]["A"])
        assert "curator" in GAME.view(after, viewer)["position"]["seats"]["A"]["agendas"]
    assert GAME.reveals(before, GAME.code("land bradbury-plateau"), 0)  # so it is not taken back


def test_a_game_without_agendas_turns_nothing_up() -> None:
    game = AlienFrontiers(seats=2)
    position, rng = game.start(), Rng("none")
    assert table.turned_up(game, None, game.apply(position, game.sample(position, rng))) == []


def test_what_an_oracle_and_the_last_landing_met_was_met_in_the_game() -> None:
    """Though their halves for the end hold as well, and those of others count at the end."""
    game = AlienFrontiers("edition-x", 2, agendas=True, deck="wide")
    before = game.from_dict(
        {
            "dice": [],
            "pending": {"asks": "land"},
            "seats": {
                "A": {
                    "colonies": {"lem-badlands": 4, "heinlein-plains": 3},
                    "cards": ["oracle-engine"],
                    "prophecy": ["homestead-rush"],
                    "agendas": ["fortress", "land-grab"],
                },
                "B": {"ore": 1, "agendas": ["ore-magnate"]},
            },
            "this-turn": {"in-mind": {"tallies": {"landed": ["lem-badlands"]}}},
        }
    )
    after = game.apply(before, game.code("land heinlein-plains"))
    told = {one["thing"]: one for one in table.turned_up(game, before, after)}
    assert {name: (one["points"], one["heading"]) for name, one in told.items()} == {
        "homestead-rush": (2, "In the game"),
        "fortress": (1, "In the game"),
        "land-grab": (1, "At the end"),
        "ore-magnate": (1, "At the end"),
    }
    assert "Heinlein Plains" in str(told["homestead-rush"]["words"])
