"""A form has a place for everything that a position may say, whatever is chosen with the game."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

import pytest

from landfall import catalog
from landfall.core.position_form import FormField, entries_missing
from landfall.games.alien_frontiers.decisions import BY_NAME
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.position import belt_entries, this_turn
from landfall.games.alien_frontiers.position.decision_forms import CALLED, NEEDS
from landfall.games.alien_frontiers.position.entry import SEAT_KEYS
from landfall.games.alien_frontiers.position.form import position_form
from landfall.games.alien_frontiers.position.pending import CAN_WAIT
from landfall.games.alien_frontiers.position.read import KEYS
from landfall.games.alien_frontiers.position.shortened import shortened
from random_play import walk

EVERYTHING: Final = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}
GAMES: Final[list[dict[str, Any]]] = [
    {"edition": "later-printing", "seats": 4},
    {"edition": "edition-x", "seats": 3, "deck": "wide"},
    {"edition": "edition-x", "seats": 5, "factions": True},
    {"edition": "edition-x", "seats": 2, "outer_belt": True},
    {"edition": "edition-x", "seats": 2, "agendas": True},
    {"edition": "edition-x", "seats": 2, **EVERYTHING},
    {"edition": "edition-x", "seats": 6, **EVERYTHING},
]


def everything(seats: int = 2) -> AlienFrontiers:
    return AlienFrontiers("edition-x", seats, **EVERYTHING)  # type: ignore[arg-type]


def inside(field: FormField) -> dict[str, FormField]:
    return {one.key: one for one in field.fields}


def whole(game: AlienFrontiers) -> dict[str, FormField]:
    sections = position_form(game).sections
    return {field.key: field for section in sections for field in section.fields}


@pytest.mark.slow
@pytest.mark.parametrize("chosen", GAMES, ids=str)
def test_whatever_a_game_comes_to_has_its_place(chosen: dict[str, Any]) -> None:
    game = catalog.game(**chosen)
    form = position_form(game)  # type: ignore[arg-type]
    for position, _ in islice(walk(game, "forms", str(chosen)), 600):
        assert entries_missing(form, game.to_dict(position)) == []


def test_every_entry_of_a_file_is_in_the_form() -> None:
    form = whole(everything())
    assert set(KEYS) - set(form) == {"aside"}  # nothing here interrupts a turn
    assert set(form) <= set(KEYS)
    assert set(inside(inside(form["seats"])["B"])) == set(SEAT_KEYS)
    assert set(inside(form["this-turn"])) == set(this_turn.KEYS)
    assert set(inside(form["belt"])) == set(belt_entries.KEYS)
    asked = inside(form["pending"])
    assert set(asked) == set(CAN_WAIT) == set(CALLED)
    for name, decision in asked.items():
        assert set(inside(decision)) == {*BY_NAME[name].entries, "seat"}, name


def test_nothing_is_asked_for_that_is_not_in_the_game() -> None:
    form = whole(AlienFrontiers("later-printing", 2))
    assert not set(form) & {"belt", "agenda-deck", "boards-offered", "on-boards", "aside"}
    assert not set(inside(form["pending"])) & set(NEEDS)


def test_names_to_choose_from_are_in_a_list_of_the_form() -> None:
    form = position_form(everything())
    fields = [field for section in form.sections for field in section.fields]
    while fields:
        field = fields.pop()
        assert field.label
        assert (field.names in form.lists) == (field.kind in ("choice", "names", "slots"))
        fields += field.fields


@pytest.mark.slow
@pytest.mark.parametrize("chosen", GAMES, ids=str)
def test_a_short_position_is_the_same_position(chosen: dict[str, Any]) -> None:
    game = catalog.game(**chosen)
    for position, _ in islice(walk(game, "short", str(chosen)), 0, 300, 60):
        short = shortened(game, position)  # type: ignore[arg-type]
        assert game.from_dict(short) == position
        assert len(str(short)) < len(str(game.to_dict(position)))


def test_what_follows_from_the_rest_is_left_out() -> None:
    game = everything()
    said: dict[str, Any] = {
        "turn": "A",
        "dice": [2],
        "display": [],
        "seats": {
            "A": {"fuel": 2, "ships": 5, "faction": "sunrise-commune", "agendas": ["grand-tour"]},
            "B": {"asteroids": ["stray-pilot"], "faction": "terran-exchange"},
        },
    }
    assert shortened(game, game.from_dict(said)) == said
