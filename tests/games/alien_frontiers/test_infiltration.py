"""Infiltration A.I.: a question before the fleet is gathered, and another's ship in the hand."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.core.errors import PositionError
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Rank
from landfall.testing import check_game
from one_game import OneGame

DECK = {
    "infiltration-ai": 9,
    "mind-control-helmet": 4,
    "temporal-warper": 4,
    "booster-pod": 4,
    "orbital-teleporter": 4,
}
GAME = AlienFrontiers("later-printing", seats=3, variant={"deck": DECK})
TABLE = OneGame(GAME)
after, told = TABLE.after, TABLE.told
BEFORE: dict[str, Any] = {
    "pending": [{"asks": "infiltrate"}],
    "seats": {
        "A": {"fuel": 2, "cards": ["infiltration-ai"]},
        "B": {"docked": {"lunar-mine": [4]}},
    },
}
TAKE = "infiltrate lunar-mine B 4"


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_no_classic_game_is_asked(edition: str) -> None:
    game = AlienFrontiers(edition)
    assert not len(game.ruleset.book.before_roll.rules)
    assert not any(line.startswith(("infiltrate", "lent")) for line in game.ruleset.texts)


@pytest.mark.slow
def test_it_keeps_every_promise_of_a_game() -> None:
    check_game(AlienFrontiers("edition-x", 4, variant={"deck": DECK}), games=1, closely=150)


@pytest.mark.slow
def test_games_lose_no_ship_and_every_step_is_listed_and_read_back() -> None:
    met: set[str] = set()
    for _, code in TABLE.proved("infiltration", games=2, start=GAME.from_dict(BEFORE)):
        met.add(GAME.text(code).split()[0])
    assert met >= {"infiltrate", "gather", "lent"}


# -- words --------------------------------------------------------------------------------------------


def test_it_is_told_and_explained() -> None:
    position = GAME.from_dict(BEFORE)
    sentence = "A gathers B's 4 from the Lunar Mine with the Infiltration A.I. for 2 fuel."
    assert told(position, TAKE) == sentence
    assert told(position, "gather") == "A leaves the ships of others where they are."
    why = GAME.explain(position, TAKE)
    assert (why.cost, why.rules) == ("2 fuel", ("infiltration-ai.gather",))
    assert why.gain.startswith("B's 4 at the Lunar Mine is gathered with your fleet")
    rolled = after(position, TAKE, "roll 1 2 3")
    assert told(rolled, "lent 5") == "A rolls B's ship and gets a 5."
    assert "B's ship shows 5" in GAME.explain(rolled, "lent 5").gain
    docked = told(after(rolled, "lent 5"), "dock lunar-mine 5")
    assert docked == "A docks B's 5 at the Lunar Mine and gains 1 ore."


def test_who_ends_the_turn_before_it_tells_of_a_ship_that_is_lost() -> None:
    """R-TURN-14: it leaves before the question, and no answer has anything to do with it."""
    stands = {
        "fuel": 2,
        "ships": 4,
        "cards": ["infiltration-ai"],
        "docked": {"terraforming-station": [6]},
    }
    position = GAME.from_dict(
        {"turn": "C", "seats": {"A": stands, "B": {"docked": {"lunar-mine": [4]}}, "C": {}}}
    )
    assert told(position, "end") == "C ends the turn. A loses the ship at the Terraforming Station."
    assert "stock" not in GAME.explain(after(position, "end"), "gather").gain


def test_the_question_in_words() -> None:
    prompt = plain.prompt(GAME, GAME.from_dict(BEFORE), 0)
    assert prompt["question"] == "Which ship do you gather with your fleet?"
    assert prompt["card"] == "Infiltration A.I."
    titles = [text(option["title"]) for option in prompt["options"]]
    assert titles == ["Gather B's 4 from the Lunar Mine", "Gather your own ships only"]
    assert prompt["options"][0]["gain"] == [{"words": ["a ship to roll and dock"]}]


def test_a_borrowed_ship_is_shown_as_its_owners() -> None:
    position = after(GAME.from_dict(BEFORE), TAKE, "roll 1 2 3", "lent 5")
    pieces = plain.prompt(GAME, position, 0)["pieces"]
    assert [(piece["is"], piece["seat"]) for piece in pieces] == [
        ("1", "A"),
        ("2", "A"),
        ("3", "A"),
        ("5", "B"),
    ]
    rows = {row["id"]: row for group in plain.position(GAME, position, 0) for row in group["rows"]}
    assert text(rows["turn-borrowed"]["value"]) == "B 5"
    assert "B's 5 borrowed" in GAME.draw(position)


@pytest.mark.parametrize(
    ("borrowed", "where", "problem"),
    [
        ([{"owner": "B", "at": "unplaced", "value": 5}], "dice", "B's 5 must be among them"),
        (
            [{"owner": "A", "at": "unplaced", "value": 2}],
            "this-turn.borrowed.1.owner",
            "only another player's ship is borrowed",
        ),
        (
            [{"owner": "B", "value": 2}] * 4,
            "this-turn.borrowed",
            "in this game a seat borrows 3 at most",
        ),
    ],
)
def test_what_no_table_could_hold(borrowed: list[Any], where: str, problem: str) -> None:
    with pytest.raises(PositionError) as wrong:
        GAME.from_dict({"dice": [2], "this-turn": {"borrowed": borrowed}})
    assert (wrong.value.where, wrong.value.problem) == (where, problem)


@pytest.mark.parametrize(
    ("where", "seats", "relic"),
    [
        ("seats.A.docked", {"ships": 4, "docked": {"terraforming-station": [6]}}, None),
        (
            "relic-ship",
            {"colonies": {"burroughs-desert": 1}},
            {"at": "terraforming-station", "user": "A", "value": 6},
        ),
    ],
)
def test_no_ship_is_lost_any_more_once_the_question_is_asked(
    where: str, seats: dict[str, Any], relic: Any
) -> None:
    before = {**BEFORE["seats"]["A"], **seats}
    with pytest.raises(PositionError) as wrong:
        GAME.from_dict({**BEFORE, "seats": {**BEFORE["seats"], "A": before}, "relic-ship": relic})
    said = "a ship leaves terraforming-station as soon as its owner's turn begins"
    assert (wrong.value.where, wrong.value.problem) == (where, said)


def test_of_two_borrowed_ships_that_are_alike_the_moved_one_is_its_owners() -> None:
    borrowed = [
        {"owner": "B", "at": "unplaced", "value": 6},
        {"owner": "C", "at": "unplaced", "value": 6},
    ]
    position = GAME.from_dict(
        {
            "dice": [6, 6],
            "seats": {"A": {}, "B": {}, "C": {}},
            "this-turn": {"borrowed": borrowed},
            "pending": [{"asks": "carry", "from": "lunar-mine", "value": 6, "owner": "C"}],
        }
    )
    assert GAME.from_dict(GAME.to_dict(position)) == position
    docked = GAME.to_dict(after(position, "dock solar-converter 6"))
    assert docked["seats"]["C"]["docked"]["solar-converter"] == [6]


def test_of_two_of_one_owner_that_are_alike_the_one_taken_last_is_being_moved() -> None:
    seats = {
        "A": {"fuel": 8, "cards": ["infiltration-ai", "mind-control-helmet"]},
        "B": {"docked": {"lunar-mine": [4], "shipyard": [6]}},
    }
    gathered = after(GAME.from_dict({**BEFORE, "seats": seats}), TAKE, "roll 1 2 3", "lent 6")
    moved = after(gathered, "use mind-control-helmet shipyard", "aim B 6")
    assert GAME.from_dict(GAME.to_dict(moved)) == moved


@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank.name in ("cadet", "captain")])
def test_bots_answer_it(rank: Rank) -> None:
    player = rank.make(GAME.ruleset, 1, Budget(turn=60))
    position = GAME.from_dict(BEFORE)
    assert GAME.text(player.plan(position)[0]) in (TAKE, "gather")
