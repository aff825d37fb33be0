"""How far a seat has come with its Agendas: as the Agendas themselves say it, and to nobody else."""

from __future__ import annotations

import json
from itertools import islice

from landfall.games.alien_frontiers.agenda_progress import counted, progress
from landfall.games.alien_frontiers.agendas.agenda import Agenda, agendas_of
from landfall.games.alien_frontiers.agendas.feat import Feat, InOneTurn
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk

MANY = 900
"""Positions: of a whole game the first part."""

MORE_IS_ASKED = ("fair-trade", "fast-track", "pioneer-stock", "shell-game", "wing-formation")
"""Beside a number."""


def with_all(seats: int) -> AlienFrontiers:
    return AlienFrontiers(
        "edition-x", seats=seats, agendas=True, factions=True, outer_belt=True, deck="wide"
    )


def test_what_is_counted_is_enough_exactly_when_the_agenda_is_met() -> None:
    game = with_all(2)
    met: set[str] = set()
    for position, _ in islice(walk(game, "progress"), MANY):
        seat = game.actor(position)
        if seat < 0:
            continue
        for agenda in agendas_of(game.ruleset.book):
            done = counted(agenda, position, seat)
            if done is None:
                continue
            enough, holds = done >= agenda.in_game_number, agenda.met(position, seat)
            assert enough == holds if agenda.key not in MORE_IS_ASKED else enough or not holds
            met |= {agenda.key} if holds else set()
    assert len(met) > 2


def test_every_agenda_that_asks_for_a_number_is_counted() -> None:
    game = with_all(2)

    def has_a_number(agenda: Agenda) -> bool:
        counts = isinstance(agenda, InOneTurn) or not isinstance(agenda, Feat)
        return counts and bool(agenda.in_game_numbers)

    position = game.start()
    for agenda in agendas_of(game.ruleset.book):
        assert (counted(agenda, position, 0) is not None) == has_a_number(agenda), agenda.key


def test_only_its_holder_learns_how_far_an_agenda_is() -> None:
    game = with_all(2)
    held = {"A": {"agendas": ["land-grab", "privateer"], "fuel": 4}, "B": {"agendas": ["curator"]}}
    position = game.from_dict({"dice": [1], "seats": held})
    told = {
        seat: game.view(game.observe(position, seat), seat).get("progress") for seat in (0, 1, None)
    }
    territories, cards = (
        [{"holds": False, "words": [f"You 0 {noun}, ", {"seat": "B", "name": True}, " 0"]}]
        for noun in ("territories", "cards")
    )
    assert told[0] == {
        "land-grab": {
            "met": False,
            "holds": False,
            "now": [{"holds": False, "words": ["0 of 4 territories"]}],
            "end": territories,
            "done": 0,
            "of": 4,
        },
        "privateer": {
            "met": False,
            "holds": False,
            "now": [{"holds": False, "words": ["Not yet at the Raiders' Outpost"]}],
            "end": cards,
        },
    }
    assert list(told[1] or ()) == ["curator"]
    assert told[None] is None
    assert progress(game, game.observe(position, 1), 0) == {}


def test_what_proves_an_agenda_is_told_to_all_once_it_lies_open() -> None:
    game = with_all(2)
    held = {"A": {"agendas": ["ore-magnate", "fuel-baron"], "fuel": 10, "ore": 7}, "B": {}}
    position = game.from_dict({"dice": [1], "turns": 5, "seats": held})
    assert all(not game.view(game.observe(position, seat), seat)["proved"] for seat in (0, 1, None))
    position = game.apply(position, game.code("reveal fuel-baron"))
    for seat in (0, 1, None):
        told = game.view(game.observe(position, seat), seat)["proved"]
        assert told == {"fuel-baron": [{"holds": True, "words": ["10 of 10 fuel"]}]}


def test_a_view_is_json_and_classic_views_say_nothing_of_agendas() -> None:
    game = AlienFrontiers("edition-x", seats=2)
    view = game.view(game.start(), 0)
    assert "progress" not in json.loads(json.dumps(view))
