"""Five and six seats in Edition X: what is said of the shared Colonist Hub, and what happens there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from landfall import catalog
from landfall.core.errors import PositionError, UnknownName
from landfall.core.game import OVER, SeenStep
from landfall.core.rng import Rng
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.table import prompt
from landfall.games.alien_frontiers.table.spans import text
from random_play import walk

FIVE = AlienFrontiers("edition-x", seats=5)
SIX = AlienFrontiers("edition-x", seats=6)


def others_on(circle: int) -> dict[str, Any]:
    return {seat: {"hub": circle} for seat in "BCDE"}


def laid(*dice: int | str, others: int = 0, **mine: Any) -> Any:
    """A table of six at which A is to move, the four next on one circle."""
    return SIX.from_dict({"dice": list(dice), "seats": {"A": mine, **others_on(others)}})


def played(position: Any, *moves: str) -> Iterator[SeenStep]:
    for move in moves:
        code = SIX.code(move)
        after = SIX.apply(position, code)
        yield whole_step(SIX, position, code, after)
        position = after


# -- how many may play --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first-printing", "later-printing"])
@pytest.mark.parametrize("seats", [5, 6])
def test_the_printings_are_for_four_at_most(edition: str, seats: int) -> None:
    with pytest.raises(UnknownName, match="2, 3 or 4 players"):
        catalog.game(edition=edition, seats=seats)
    with pytest.raises(UnknownName, match="2, 3 or 4 players"):
        AlienFrontiers(edition, seats)


def test_what_the_catalog_says_of_each_edition() -> None:
    entry = catalog.entry()
    for name, edition in EDITIONS.items():
        assert entry.seat_counts(name) == edition.seats
    assert entry.seat_counts() == (2, 3, 4, 5, 6)
    assert entry.seats == (2, 3, 4)


# -- words --------------------------------------------------------------------------------------------

ASIMOV = {"colonies": {"asimov-crater": 1}}


@pytest.mark.parametrize(
    ("position", "moves", "story"),
    [
        (
            laid(2, 5, hub=1),
            ["dock colonist-hub 2 5"],
            "A sends 2 and 5 to the Colonist Hub and brings a colony to circle 3.",
        ),
        (
            laid(2, 5, hub=5, fuel=1, ore=1, others=7),
            ["dock colonist-hub 2 5"],
            "A sends 2 and 5 to the Colonist Hub and launches a colony at once for 1 fuel and 1 ore.",
        ),
        (
            laid(2, 5, **ASIMOV),
            ["dock colonist-hub 2 5", "advance 3"],
            "A sends 2 and 5 to the Colonist Hub and starts a colony on circle 3.",
        ),
        (laid(2, 5, **ASIMOV), ["dock colonist-hub 2 5"], "A sends 2 and 5 to the Colonist Hub."),
    ],
)
def test_the_story(position: Any, moves: list[str], story: str) -> None:
    teller = catalog.story(SIX)
    steps = list(played(position, *moves))
    assert all(teller.joins(SIX, *pair) for pair in pairwise(steps))
    assert teller.tell(SIX, steps) == story


def test_an_advance_by_itself_has_a_sentence() -> None:
    *_, last = played(laid(2, 5, hub=1, **ASIMOV), "dock colonist-hub 2 5", "advance 2")
    assert catalog.story(SIX).tell(SIX, [last]) == "A brings a colony to circle 3."


def test_a_launch_at_once_is_explained() -> None:
    why = SIX.explain(laid(2, hub=6, fuel=1, ore=1, others=7), "dock colonist-hub 2")
    assert why.cost == "1 fuel and 1 ore"
    assert why.gain.startswith("your colony leaves circle 6; a colony to land")
    assert "colonist-hub.at-once" in why.rules
    assert "colonist-hub.track" not in why.rules


def test_whoever_must_launch_at_once_and_cannot_is_told_the_price() -> None:
    why = SIX.explain(laid(2, hub=6, others=7), "dock colonist-hub 2")
    assert (why.refusal, why.paid) == ("colonist-hub.at-once", {"fuel": 1, "ore": 1})


def test_the_extra_circle_is_explained() -> None:
    position = laid(2, 5, hub=1, **ASIMOV)
    why = SIX.explain(position, "dock colonist-hub 2 5")
    assert why.gain == "then choose how far your colony goes"
    assert "asimov-crater.bonus" in why.rules
    asked = SIX.apply(position, SIX.code("dock colonist-hub 2 5"))
    answer = SIX.explain(asked, "advance 3")
    assert (answer.gain, answer.rules) == (
        "your colony moves to circle 4",
        ("asimov-crater.bonus", "colonist-hub.advance"),
    )


def test_a_colony_that_goes_no_farther_owes_nothing_to_asimov_crater() -> None:
    asked = SIX.apply(laid(2, 5, hub=1, **ASIMOV), SIX.code("dock colonist-hub 2 5"))
    assert SIX.explain(asked, "advance 2").rules == ("colonist-hub.advance",)


def test_colonies_of_six_owners_wait_in_a_file_to_be_driven_off() -> None:
    game = AlienFrontiers("edition-x", seats=6, variant={"deck": {"seismic-detonator": 1}})
    seats: dict[str, Any] = {seat: {"colonies": {"lem-badlands": 1}} for seat in "ABCDEF"}
    seats["A"]["cards"] = ["seismic-detonator"]
    position = game.from_dict({"dice": [1], "seats": seats})
    position = game.apply(position, game.code("discard seismic-detonator lem-badlands"))
    for _ in "ABCDE":
        position = game.apply(position, game.code("scatter herbert-valley"))
    data = game.to_dict(position)
    assert [entry["asks"] for entry in data["pending"]] == ["scatter"] * 6
    assert game.from_dict(data) == position


def test_more_than_three_ships_never_dock_together() -> None:
    why = SIX.explain(laid(1, 2, 3, 4), "dock colonist-hub 1 2 3 4")
    assert why.refusal == "dock.ships"
    assert why.fact.startswith("the Colonist Hub takes one to three ships")


def test_a_prompt_asks_how_far_the_colony_goes() -> None:
    *_, step = played(laid(2, 5, hub=1, **ASIMOV), "dock colonist-hub 2 5")
    asked = prompt(SIX, step.after, 0)
    assert asked["question"] == "How far does your colony go?"
    assert [text(option["title"]) for option in asked["options"]] == [
        "Advance 2 circles",
        "Advance 3 circles",
    ]
    assert [option["gain"][0]["words"] for option in asked["options"]] == [
        ["to circle 3"],
        ["to circle 4"],
    ]


def test_what_is_refused_at_the_hub_is_one_line_for_each_number_of_ships() -> None:
    position = laid(1, 2, 3, 4, hub=2, others=4)
    lines = {text(line["title"]): line["reason"] for line in prompt(SIX, position, 0)["not"]}
    assert lines["Colonist Hub with 2 ships"] == "circle 4 is full"


# -- positions ----------------------------------------------------------------------------------------


def test_a_fifth_colony_on_a_circle_is_refused_in_a_file() -> None:
    table = {"seats": {seat: {"hub": 3} for seat in "ABCDE"}}
    with pytest.raises(PositionError, match="circle 3 has only 4 places"):
        SIX.from_dict(table)
    SIX.from_dict({"seats": others_on(3)})


def test_a_fourth_ship_of_one_player_is_refused_in_a_file() -> None:
    with pytest.raises(PositionError, match="A may use 3 ports, not 4"):
        SIX.from_dict({"seats": {"A": {"hub": 1, "docked": {"colonist-hub": [1, 1, 1, 1]}}}})


def test_a_colony_that_can_stop_nowhere_is_not_asked_in_a_file() -> None:
    asks = [{"asks": "advance", "least": 1, "most": 1}]
    with pytest.raises(PositionError, match="nothing here could answer it"):
        SIX.from_dict({"pending": asks, "seats": {"A": {"hub": 2}, **others_on(3)}})


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [FIVE, SIX], ids=repr)
def test_in_random_games_all_of_it_happens(game: AlienFrontiers) -> None:
    """Ships together, circles passed, a choice of circles, and refusals of each kind."""
    together = chosen = 0
    refused: set[str] = set()
    for seed in range(3):
        for position, code in walk(game, "all of it", seed):
            if code < 0:
                break
            words = game.text(code).split()
            together += words[:2] == ["dock", "colonist-hub"] and len(words) > 3
            chosen += words[0] == "advance"
            hub = game.code("dock colonist-hub 1")
            refused |= {game.refusal(position, hub + dock) for dock in range(251)}
    assert together
    assert chosen
    assert {"colonist-hub.three-ships", "colonist-hub.too-far", "dock.ships"} <= refused


@pytest.mark.parametrize("bot", ["cadet", "captain", "admiral"])
def test_a_bot_plays_on_from_a_full_circle(bot: str) -> None:
    """Two ships or three pass it; the bot's plan is legal to its end."""
    position = laid(1, 1, 2, hub=2, others=3)
    player = catalog.bot(bot, "full circle")
    rng = Rng("full circle")
    for _ in range(60):
        if SIX.actor(position) == OVER:
            break
        if SIX.actor(position) < 0:
            position = SIX.apply(position, SIX.sample(position, rng))
            continue
        position = SIX.apply(position, catalog.ask(player, SIX, position))


def test_chances_and_hints_at_six() -> None:
    position = laid(1, 2, 4, hub=2, others=3)
    chances = catalog.chances(SIX, position)
    assert len(chances) == 6
    assert sum(chances) == pytest.approx(1)
    hint = catalog.hint(SIX, position)
    assert hint.actions
