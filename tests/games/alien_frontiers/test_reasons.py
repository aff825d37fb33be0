"""What is missing, in a few words: one place says it to the plain table, the drawn one and `explain`."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import LONGEST_REASON
from random_play import walk

pytestmark = pytest.mark.words

A = {"fuel": 3, "ore": 3, "ships": 4}


@pytest.mark.parametrize(
    ("action", "position", "reason", "brief"),
    [
        ("dock shipyard 3 6", {"dice": [3, 6]}, "needs a pair", "no pair"),
        ("dock shipyard 6 6", {"dice": [3, 6]}, "needs a pair", "no pair"),
        (
            "dock shipyard 3 6",
            {"dice": [3, 6], "B": {"docked": {"shipyard": [2, 2]}}},
            "full, needs a pair",
            "full",
        ),
        (
            "dock terraforming-station 4",
            {"dice": [4], "B": {"docked": {"terraforming-station": [6]}}},
            "taken, needs a 6",
            "taken",
        ),
        (
            "dock raiders-outpost 1 1 2",
            {"dice": [1, 1, 2], "B": {"docked": {"raiders-outpost": [1, 2, 3]}}},
            "needs a run of three",  # whoever stands there is in nobody's way
            "no run",
        ),
        (
            "dock lunar-mine 4",
            {"dice": [4], "B": {"docked": {"lunar-mine": [5]}}},
            "needs 5 or more",
            "below 5",
        ),
        ("dock shipyard 4 4", {"dice": [4, 4], "A": {"ships": 3}}, "costs 1 fuel and 1 ore", ...),
        ("dock solar-converter 1 2", {"dice": [1, 2]}, "one ship at a time", "one ship at a time"),
        ("use alien-city", {"dice": [1]}, ..., ...),
    ],
)
def test_a_refusal_says_what_is_missing(
    action: str, position: dict[str, Any], reason: Any, brief: Any
) -> None:
    game = AlienFrontiers("later-printing", 2)
    seats = {"A": position.pop("A", A), "B": position.pop("B", {})}
    told = game.explain(game.from_dict({**position, "seats": seats}), action)
    assert not told.legal
    assert told.reason
    assert reason in (told.reason, ...)
    assert brief in (told.brief, ...)


@pytest.mark.parametrize("edition", ["first-printing", "edition-x"])
def test_what_is_listed_as_not_possible_is_refused_for_the_same_reason(edition: str) -> None:
    game = AlienFrontiers(edition, 3)
    for position, _ in islice(walk(game, "reasons"), 200):
        seat = game.actor(position)
        if seat < 0:
            continue
        lines = table.refused(game, position, seat)
        assert lines == table.prompt(game, position, seat)["not"]
        for line in lines:
            told = game.explain(position, line["action"])
            assert (told.legal, told.reason) == (False, line["reason"])
            assert told.brief == line.get("brief", line["reason"])
            assert 0 < len(told.brief.split()) <= LONGEST_REASON


def test_a_place_is_asked_about_with_the_ships_that_come_nearest() -> None:
    game = AlienFrontiers("later-printing", 2)

    def nearest(*dice: int | str, **seat: Any) -> dict[str, str]:
        seats = {"A": {**A, **seat}, "B": {}}
        lines = table.refused(game, game.from_dict({"dice": [*dice], "seats": seats}), 0)
        docks = [line["action"].split() for line in lines if line["action"].startswith("dock")]
        return {where: " ".join(ships) for _, where, *ships in docks}

    assert nearest(2, 3, 5)["raiders-outpost"] == "1 2 3"
    assert nearest(2, 3, 5)["shipyard"] == "2 2"
    assert nearest(1, 4, 4)["colony-constructor"] == "4 4 4"
    assert nearest(2, 4, 4)["terraforming-station"] == "6"


@pytest.mark.parametrize(
    ("action", "position", "lifted_by"),
    [
        (
            "dock lunar-mine 4",
            {"dice": [4], "B": {"docked": {"lunar-mine": [5]}}},
            "van-vogt-mountains",
        ),
        ("dock shipyard 4 4", {"dice": [4, 4], "A": {"ships": 3}}, "herbert-valley"),
        (
            "dock colony-constructor 4 4 4",
            {"dice": [4, 4, 4], "A": {"ore": 2}},
            "bradbury-plateau",
        ),
        (
            "buy relic-ship",
            {"dice": [4], "B": {"colonies": {"burroughs-desert": 1}}},
            "burroughs-desert",
        ),
        ("dock shipyard 4 4", {"dice": [4, 5], "A": A}, ""),
        (
            "dock lunar-mine 4",
            {
                "dice": [4],
                "this-turn": {"mined": 1},
                "A": {"colonies": {"van-vogt-mountains": 1}, "docked": {"lunar-mine": [5]}},
            },
            "",
        ),
    ],
)
def test_a_refusal_names_the_territory_whose_controller_it_does_not_bind(
    action: str, position: dict[str, Any], lifted_by: str
) -> None:
    game = AlienFrontiers("later-printing", 2)
    seats = {"A": position.pop("A", A), "B": position.pop("B", {})}
    told = game.explain(game.from_dict({**position, "seats": seats}), action)
    assert not told.legal
    assert " ".join(told.lifted_by) == lifted_by


@pytest.mark.parametrize(
    ("action", "lifted_by"),
    [
        ("use tele-operator booster-pod", "pohl-foothills"),
        ("use tele-operator retrieval-webbing", ""),  # its own price would be left
        ("use data-crystal heinlein-plains", "pohl-foothills"),  # whoever controls it has the bonus
        ("use booster-pod 3", "pohl-foothills"),
    ],
)
def test_no_territory_lifts_a_refusal_that_another_takes_the_place_of(
    action: str, lifted_by: str
) -> None:
    game = AlienFrontiers("edition-x", 2, deck="wide")
    cards = ["tele-operator", "data-crystal", "booster-pod"]
    seats = {"A": {"cards": cards}, "B": {"colonies": {"heinlein-plains": 1}}}
    display = ["booster-pod", "retrieval-webbing", "alien-city"]
    table = game.from_dict({"dice": [3], "seats": seats, "display": display})
    told = game.explain(table, action)
    assert (told.refusal, " ".join(told.lifted_by)) == ("tech.cost", lifted_by)
