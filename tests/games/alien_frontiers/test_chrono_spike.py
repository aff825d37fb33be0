"""Chrono-Spike: one die once more, and docked ships that are taken up, rolled and used elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from belt_edition import BELT, with_belt
from landfall.core.errors import PositionError
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Rank
from landfall.testing import check_game
from one_game import OneGame

DECK = {"chrono-spike": 9, "infiltration-ai": 4, "orbital-teleporter": 4, "peta-bit-processor": 4}
GAME = AlienFrontiers("later-printing", seats=3, variant={"deck": DECK})
TABLE = OneGame(GAME)
after, told = TABLE.after, TABLE.told
PLACED: dict[str, Any] = {
    "seats": {
        "A": {"cards": ["chrono-spike"], "docked": {"lunar-mine": [5], "solar-converter": [2, 3]}},
        "B": {"docked": {"shipyard": [1, 1]}},
    },
}


@pytest.mark.slow
def test_it_keeps_every_promise_of_a_game() -> None:
    check_game(AlienFrontiers("edition-x", 4, variant={"deck": DECK}), games=1, closely=150)


@pytest.mark.slow
def test_games_lose_no_ship_and_every_step_is_listed_and_read_back() -> None:
    met: set[str] = set()
    for _, code in TABLE.proved("spike", games=2):
        met.add(GAME.text(code).split()[0])
    assert met >= {"regather", "reroll"}


def test_it_is_told_and_explained() -> None:
    held = {"A": {"cards": ["chrono-spike"]}}
    hand = GAME.from_dict({"dice": [1, 4], "seats": held})
    assert told(hand, "use chrono-spike 1") == "A takes a 1 to roll again with the Chrono-Spike."
    rolled = after(hand, "use chrono-spike 1")
    assert told(rolled, "roll 6") == "A rolls again and gets 6."
    assert GAME.explain(rolled, "roll 6").rules == ("chrono-spike.use",)
    placed = GAME.from_dict(PLACED)
    assert told(placed, "discard chrono-spike lunar-mine 5") == (
        "A discards the Chrono-Spike and takes a 5 up again from the Lunar Mine."
    )
    asked = after(placed, "discard chrono-spike lunar-mine 5")
    assert told(asked, "regather solar-converter 2") == (
        "A takes a 2 up again from the Solar Converter."
    )
    assert told(asked, "reroll") == "A leaves the others docked."
    assert GAME.explain(asked, "reroll").rules == ("chrono-spike.discard",)
    assert GAME.explain(after(asked, "reroll"), "roll 4").rules == ("chrono-spike.discard",)
    assert GAME.explain(asked, "dock solar-converter 2").fact == (
        "first take up another ship, or roll"
    )


def test_the_question_in_words() -> None:
    placed = GAME.from_dict(PLACED)
    asked = after(placed, "discard chrono-spike lunar-mine 5")
    prompt = plain.prompt(GAME, asked, 0)
    assert prompt["question"] == "Which other ship do you take up?"
    assert prompt["card"] == "Chrono-Spike"
    assert text(prompt["detail"]) == "A ship is taken up already."
    titles = [text(option["title"]) for option in prompt["options"]]
    assert titles == [
        "Roll 2 from the Solar Converter as well",
        "Roll 3 from the Solar Converter as well",
        "Roll no other ship",
    ]
    (discarding,) = [
        option
        for option in plain.prompt(GAME, placed, 0)["options"]
        if option["action"] == "discard chrono-spike lunar-mine 5"
    ]
    assert text(discarding["title"]) == "Discard: roll 5 from the Lunar Mine again"


def test_a_position_file_has_what_waits() -> None:
    asked = after(GAME.from_dict(PLACED), "discard chrono-spike lunar-mine 5")
    assert GAME.to_dict(asked)["pending"] == [{"asks": "regather", "ships": 1, "relic": False}]
    rolling = after(asked, "reroll")
    data = GAME.to_dict(rolling)
    assert data["pending"][0]["spike"] is True
    assert data["this-turn"]["in-mind"]["chrono-spike"] == {
        "kept-away": ["lunar-mine"],
        "relic": 0,
    }
    with pytest.raises(PositionError) as wrong:
        GAME.from_dict({"pending": [{"asks": "regather", "ships": 0}]})
    assert wrong.value.problem == "one ship is taken up: `ships: 1`, or `relic: true`"


def test_ships_taken_up_from_the_outer_belt_claim_nothing_there() -> None:
    with with_belt():
        game = AlienFrontiers(BELT.name, seats=2, variant={"deck": {"chrono-spike": 1}})
    position = game.from_dict(
        {
            "belt": {"spaces": ["composite-asteroid"]},
            "seats": {
                "A": {"cards": ["chrono-spike"], "docked": {"outer-belt-2": [4], "lunar-mine": [6]}}
            },
        }
    )
    for line in ("discard chrono-spike outer-belt-2 4", "reroll", "roll 3"):
        position = game.apply(position, game.code(line))
    claim = game.code("claim outer-belt-1 3")
    assert game.refusal(position, claim) == "chrono-spike.elsewhere"
    assert claim not in game.legal(position)
    assert game.code("dock solar-converter 3") in game.legal(position)


@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank.name in ("cadet", "captain")])
def test_bots_answer_it(rank: Rank) -> None:
    player = rank.make(GAME.ruleset, 1, Budget(turn=60))
    position = after(GAME.from_dict(PLACED), "discard chrono-spike lunar-mine 5")
    assert GAME.text(player.plan(position)[0]) in {GAME.text(code) for code in GAME.legal(position)}
