"""A card that sets another one to work: in positions, stories, explanations and on tables."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from landfall.core.errors import PositionError
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.rows import kinds_asked
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from landfall.testing import check_game
from plain_table import carried_out
from plain_table import plain as counted
from random_play import walk

DECK = {"oscillation-capacitor": 6, "null-time-vault": 2, "experimental-ftl-drive": 2}

DOUBLING = {
    **dict.fromkeys(EDITIONS["later-printing"].deck, 0),
    "oscillation-capacitor": 9,
    "booster-pod": 9,
    "stasis-beam": 9,
    "temporal-warper": 9,
}
"""Hardly anything but cards to be used twice, so that this is met soon."""


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    return AlienFrontiers("later-printing", 3, variant={"deck": DECK})


@pytest.fixture
def table(game: AlienFrontiers) -> State:
    """A has used a Booster Pod; B holds a vault with something in it."""
    vault = {"cards": ["null-time-vault"], "on-cards": {"null-time-vault": {"fuel": 2}}}
    own = {"fuel": 3, "cards": ["oscillation-capacitor", "booster-pod"]}
    start = game.from_dict({"dice": [1, 4], "seats": {"A": own, "B": vault}})
    return game.apply(start, game.code("use booster-pod 1"))


def applied(game: AlienFrontiers, table: State, action: str) -> State:
    return game.apply(table, game.code(action))


def told(game: AlienFrontiers, table: State, action: str) -> str:
    code = game.code(action)
    return story.tell(game, [whole_step(game, table, code, game.apply(table, code))])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2])
def test_it_keeps_every_promise_of_a_game(seats: int) -> None:
    game = AlienFrontiers("later-printing", seats, variant={"deck": DECK})
    check_game(game, games=1, closely=60)


@pytest.mark.slow
def test_every_step_of_whole_games_is_told_explained_listed_and_read_back() -> None:
    asked: set[str] = set()
    game = AlienFrontiers("later-printing", 2, variant={"deck": DOUBLING})
    for (before, code), (after, _) in pairwise(walk(game, "twice", 0)):
        assert story.tell(game, [whole_step(game, before, code, after)])
        assert game.explain(before, code).legal
        listed = changes(game.ruleset, before, after)
        assert carried_out(counted(game, before), listed) == counted(game, after)
        assert game.from_dict(game.to_dict(after)) == after
        if game.actor(before) >= 0:
            prompt = plain.prompt(game, before, int(before.seat))
            assert {option["action"] for option in prompt["options"]} == {
                game.text(legal) for legal in game.legal(before)
            }
            asked.add(prompt["id"])
    assert "power" in asked


def test_what_was_paid_for_is_part_of_a_position(game: AlienFrontiers, table: State) -> None:
    kept = game.to_dict(table)["seats"]["A"]["on-cards"]["oscillation-capacitor"]
    assert kept == {"paid-cards": ["booster-pod"]}
    assert game.from_dict(game.to_dict(table)) == table
    waiting = applied(game, table, "use oscillation-capacitor booster-pod")
    assert game.to_dict(waiting)["pending"] == [
        {"asks": "power", "card": "booster-pod", "by": "oscillation-capacitor"}
    ]
    assert game.from_dict(game.to_dict(waiting)) == waiting


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (
            {
                "seats": {
                    "A": {"on-cards": {"oscillation-capacitor": {"paid-cards": ["stasis-beam"]}}}
                }
            },
            "seats.A.on-cards.oscillation-capacitor: A does not hold all of them",
        ),
        (
            {"pending": [{"asks": "power", "card": "booster-pod", "by": "stasis-beam"}]},
            "pending.1.by: the Stasis Beam sets no card to work",
        ),
    ],
)
def test_what_cannot_be(data: dict[str, Any], problem: str, game: AlienFrontiers) -> None:
    with pytest.raises(PositionError) as wrong:
        game.from_dict(data)
    assert str(wrong.value) == problem


def test_it_is_told_and_explained(game: AlienFrontiers, table: State) -> None:
    action = "use oscillation-capacitor booster-pod"
    assert told(game, table, action) == (
        "A sets the Booster Pod to work once more with the Oscillation Capacitor."
    )
    waiting = applied(game, table, action)
    assert game.explain(waiting, "use booster-pod 2").rules[:2] == (
        "oscillation-capacitor.use",
        "booster-pod.use",
    )
    assert game.explain(waiting, "dock solar-converter 4").fact == (
        "first use the Booster Pod once more"
    )
    assert told(game, table, "discard oscillation-capacitor null-time-vault B") == (
        "A discards the Oscillation Capacitor and makes B discard the Null-Time Vault. "
        "What lay on the Null-Time Vault goes to the supply."
    )


def test_a_rivals_card_is_no_second_copy(game: AlienFrontiers, table: State) -> None:
    why = game.explain(table, "discard oscillation-capacitor null-time-vault B")
    assert "second" not in why.gain
    assert "raiders-outpost.duplicate" not in why.rules
    (option,) = [
        option
        for option in plain.prompt(game, table, 0)["options"]
        if option["action"] == "discard oscillation-capacitor null-time-vault B"
    ]
    assert text(option["title"]) == "Discard: make B discard the Null-Time Vault"
    assert option["target"] == ["A-oscillation-capacitor", "B-null-time-vault"]
    assert "you hold one" not in text(option["detail"])
    assert "No fuel lies on B's Null-Time Vault." in text(option["detail"])


@pytest.mark.parametrize(
    ("card", "fact"),
    [
        (
            "null-time-vault",
            "the Null-Time Vault has no power with a price that could be used twice",
        ),
        ("stasis-beam", "you do not hold the Stasis Beam"),
    ],
)
def test_what_cannot_be_used_twice(
    card: str, fact: str, game: AlienFrontiers, table: State
) -> None:
    assert game.explain(table, f"use oscillation-capacitor {card}").fact == fact


def test_a_prompt_asks_how_the_card_is_used(game: AlienFrontiers, table: State) -> None:
    prompt = plain.prompt(game, applied(game, table, "use oscillation-capacitor booster-pod"), 0)
    assert prompt["question"] == "How do you use the Booster Pod?"
    assert prompt["card"] == "Oscillation Capacitor"
    assert [piece["is"] for piece in prompt["pieces"]] == ["2", "4"]
    assert [group["title"] for group in prompt["groups"]] == ["Booster Pod"]


def test_rows_of_other_games_stay_as_wide_as_they_were(game: AlienFrontiers) -> None:
    assert kinds_asked(AlienFrontiers("edition-x", 2).ruleset) < kinds_asked(game.ruleset)


# -- a ship that is moved twice -----------------------------------------------------------------------

MOVED: dict[str, Any] = {
    "dice": [6],
    "seats": {
        "A": {
            "fuel": 4,
            "docked": {"solar-converter": [3]},
            "cards": ["oscillation-capacitor", "orbital-teleporter"],
        }
    },
}
TWICE = (
    "use orbital-teleporter solar-converter 3",
    "dock lunar-mine 3",
    "use oscillation-capacitor orbital-teleporter",
    "use orbital-teleporter lunar-mine 3",
)


def test_where_a_ship_was_is_part_of_a_position_and_explained(game: AlienFrontiers) -> None:
    table = game.from_dict(MOVED)
    for action in TWICE:
        table = applied(game, table, action)
        assert game.from_dict(game.to_dict(table)) == table
    kept = {"ship": 3, "at": ["lunar-mine"], "from": ["solar-converter"]}
    assert game.to_dict(table)["this-turn"]["in-mind"] == {"orbital-teleporter": kept}
    for facility, fact in (
        ("lunar-mine", "the ship was picked up from the Lunar Mine"),
        (
            "solar-converter",
            "the ship has already been moved away from the Solar Converter this turn",
        ),
    ):
        why = game.explain(table, f"dock {facility} 3")
        assert (why.refusal, why.fact) == ("dock.elsewhere", fact)


def test_a_game_in_which_no_ship_is_moved_twice_keeps_nothing_of_it() -> None:
    for name, edition in EDITIONS.items():
        for seats in edition.seats:
            printed = AlienFrontiers(name, seats)
            assert "in-mind" not in printed.to_dict(printed.start())["this-turn"]
