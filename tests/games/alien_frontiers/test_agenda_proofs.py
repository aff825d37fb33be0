"""What proves an Agenda: every fact is there when a half holds, and one is missing when it does not."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from landfall.core.plain import text_of
from landfall.games.alien_frontiers.agenda_proofs import FACTS, Proof, proved_at_end, proved_in_game
from landfall.games.alien_frontiers.agendas.agenda import Agenda, agendas_of
from landfall.games.alien_frontiers.agendas.feat import Feat, InOneTurn
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import UNITS
from random_play import walk

MANY = 700
"""Positions: of a whole game the first part."""

NAMES = ("Ada", "Basil", "Cleo", "Dmitri")


def with_all(seats: int) -> AlienFrontiers:
    return AlienFrontiers(
        "edition-x", seats=seats, agendas=True, factions=True, outer_belt=True, deck="wide"
    )


def said(proofs: list[Proof]) -> list[tuple[bool, str]]:
    return [(holds, text_of(words, UNITS, NAMES)) for holds, words in proofs]


def by_an_act(agenda: Agenda) -> bool:
    """Is its in-game half an act, of which the table shows only what it left behind?"""
    return isinstance(agenda, Feat) and not isinstance(agenda, InOneTurn)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_half_holds_exactly_when_all_its_facts_do(seats: int) -> None:
    game = with_all(seats)
    proven: set[tuple[str, str]] = set()
    for position, _ in islice(walk(game, f"proofs {seats}"), MANY):
        for agenda in agendas_of(game.ruleset.book):
            for seat in range(seats):
                now = said(proved_in_game(agenda, position, seat, None))
                end = said(proved_at_end(agenda, position, seat, None))
                met, holds = agenda.met(position, seat), agenda.met_at_end(position, seat)
                assert holds == all(one for one, _ in end), (agenda.key, end)
                if by_an_act(agenda):
                    assert not met or all(one for one, _ in now), (agenda.key, now)
                else:
                    assert met == all(one for one, _ in now), (agenda.key, now)
                proven |= {
                    (agenda.key, half) for half, is_so in (("now", met), ("end", holds)) if is_so
                }
    assert len(proven) > 20


def test_every_agenda_is_proved_by_facts_that_there_are() -> None:
    for agenda in agendas_of(with_all(2).ruleset.book):
        facts = [*part(agenda).in_game_proof, *part(agenda).endgame_proof]
        assert {fact.split()[0] for fact in facts} <= FACTS.keys()
        assert part(agenda).endgame_proof
        assert part(agenda).in_game_proof or by_an_act(agenda)


TABLE: dict[str, Any] = {
    "turn": "A",
    "turns": 9,
    "dice": [3],
    "seats": {
        "A": {
            "ships": 4,
            "fuel": 5,
            "docked": {"solar-converter": [4, 4, 2]},
            "colonies": {"lem-badlands": 2, "asimov-crater": 1},
            "cards": ["booster-pod"],
        },
        "B": {"ships": 3, "fuel": 6, "colonies": {"herbert-valley": 2}, "cards": ["plasma-cannon"]},
    },
}


def ends(
    position: State, game: AlienFrontiers, key: str, you: int | None
) -> list[tuple[bool, str]]:
    agenda = next(one for one in agendas_of(game.ruleset.book) if one.key == key)
    return said(proved_at_end(agenda, position, 0, you))


def test_the_facts_name_what_counts_and_who_is_in_the_way() -> None:
    game = with_all(2)
    position = game.from_dict(TABLE)
    told = {
        key: ends(position, game, key, 0)
        for key in ("solar-surge", "shipwright", "fuel-baron", "dice-doctors", "gunboat-diplomacy")
    }
    assert told == {
        "solar-surge": [(True, "Lem Badlands is yours")],
        "shipwright": [(False, "Herbert Valley is Basil's")],
        "fuel-baron": [(False, "you 5 fuel, Basil 6")],
        "dice-doctors": [(True, "you hold the Booster Pod")],
        "gunboat-diplomacy": [(False, "Basil holds the Plasma Cannon")],
    }
    assert ends(position, game, "fuel-baron", None) == [(False, "Ada 5 fuel, Basil 6")]


@pytest.mark.parametrize(
    ("colonies", "told"),
    [
        ({}, (False, "no territory controlled")),
        ({"burroughs-desert": 1}, (False, "Burroughs Desert and none beside it")),
        (
            {"lem-badlands": 1, "bradbury-plateau": 2},
            (False, "Lem Badlands and Bradbury Plateau, which lie apart"),
        ),
        (
            {"lem-badlands": 1, "burroughs-desert": 1},
            (True, "Lem Badlands and Burroughs Desert border on each other"),
        ),
    ],
)
def test_what_keeps_two_territories_from_being_neighbours_is_said(
    colonies: dict[str, int], told: tuple[bool, str]
) -> None:
    """Read on the page of the end, where nothing else tells what was asked."""
    game = with_all(2)
    position = game.from_dict({"seats": {"A": {"colonies": colonies}, "B": {}}})
    assert ends(position, game, "city-planners", None) == [told]


def test_fuel_from_the_sun_is_added_up_ship_by_ship() -> None:
    game = with_all(2)
    position = game.from_dict(
        TABLE
        | {"dice": [4, 4, 2]}
        | {"seats": {**TABLE["seats"], "A": TABLE["seats"]["A"] | {"ships": 3, "docked": {}}}}
    )
    for value in (4, 4, 2):
        position = game.apply(position, game.code(f"dock solar-converter {value}"))
    surge = next(one for one in agendas_of(game.ruleset.book) if one.key == "solar-surge")
    ((holds, words),) = said(proved_in_game(surge, position, 0, 0))
    assert (holds, words.endswith("2 + 2 + 1, and Lem Badlands adds 3: 8 of 9 fuel")) == (
        False,
        True,
    )
