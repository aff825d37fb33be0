"""Chameleon Cloak: ships in place of a rival's, and a player whom nobody robs."""

from __future__ import annotations

from typing import Any

import pytest

from belt_edition import BELT, with_belt
from landfall.core.errors import PositionError
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Rank
from landfall.testing import check_game
from made_up.with_factions import WITH_FACTIONS, factions_known
from one_game import OneGame

DECK = {"chameleon-cloak": 9, "deflector-shield": 2, "oscillation-capacitor": 4}
GAME = AlienFrontiers("later-printing", seats=3, variant={"deck": DECK})
TABLE = OneGame(GAME)
after, told = TABLE.after, TABLE.told
MINE: dict[str, Any] = {
    "dice": [2, 3],
    "seats": {
        "A": {"fuel": 2, "cards": ["chameleon-cloak"]},
        "B": {"fuel": 1, "docked": {"lunar-mine": [2, 3]}},
    },
}
REPLACE = "use chameleon-cloak lunar-mine B 2"


@pytest.mark.slow
def test_it_keeps_every_promise_of_a_game() -> None:
    check_game(AlienFrontiers("edition-x", 5, variant={"deck": DECK}), games=1, closely=150)


@pytest.mark.slow
def test_games_lose_no_ship_and_every_step_is_listed_and_read_back() -> None:
    met: set[str] = set()
    for _, code in TABLE.proved("cloak", games=2):
        met.add(" ".join(GAME.text(code).split()[:2]))
    assert met >= {"use chameleon-cloak", "discard chameleon-cloak"}


def test_it_is_told_and_explained() -> None:
    start = GAME.from_dict(MINE)
    assert told(start, REPLACE) == (
        "A replaces B's 2 at the Lunar Mine with the Chameleon Cloak for 2 fuel and gains 1 ore."
    )
    why = GAME.explain(start, REPLACE)
    assert why.cost == "2 fuel"
    assert "B's 2 at the Lunar Mine goes to the Maintenance Bay" in why.gain
    assert why.rules[:2] == ("chameleon-cloak.use", "tech.used")
    asked = after(start, REPLACE)
    assert told(asked, "replace 3") == "A replaces B's 3 at the Lunar Mine as well and gains 1 ore."
    assert told(asked, "desist") == "A leaves it at that."
    assert GAME.explain(asked, "replace 3").rules[0] == "chameleon-cloak.use"
    assert told(start, "discard chameleon-cloak") == (
        "A discards the Chameleon Cloak and is cloaked until their next turn begins."
    )
    discarded = GAME.code("discard chameleon-cloak")
    step = whole_step(GAME, start, discarded, GAME.apply(start, discarded))
    assert story.tell(GAME, [step], (), 0).endswith("and are cloaked until your next turn begins.")
    assert (
        "being cloaked until your next turn" in GAME.explain(start, "discard chameleon-cloak").gain
    )


def test_its_end_is_told_when_the_turn_begins() -> None:
    cloaked = {"on-cards": {"chameleon-cloak": {"cloaked": 1}}}
    position = GAME.from_dict({"turn": "C", "seats": {"A": cloaked}})
    assert "A is cloaked no more" in told(position, "end")
    (row,) = [
        row
        for group in plain.position(GAME, position, 1)
        for row in group["rows"]
        if row["id"] == "A-cloaked"
    ]
    assert (row["key"], text(row["value"])) == ("Cloaked", "by the Chameleon Cloak")


def test_the_question_in_words() -> None:
    start = GAME.from_dict(MINE)
    (option,) = [
        option for option in plain.prompt(GAME, start, 0)["options"] if option["action"] == REPLACE
    ]
    assert text(option["title"]) == "Replace B's 2 at the Lunar Mine"
    assert option["uses"] == ["2"]
    prompt = plain.prompt(GAME, after(start, REPLACE), 0)
    assert prompt["question"] == "Which other ship do you replace?"
    assert prompt["card"] == "Chameleon Cloak"
    assert text(prompt["detail"]) == "B has more at the Lunar Mine."
    assert prompt["detail"][0] == {"seat": "B", "name": True}
    assert [text(option["title"]) for option in prompt["options"]] == [
        "Replace it with 3",
        "Replace no other ship",
    ]
    assert [piece["is"] for piece in prompt["pieces"]] == ["3"]


def test_a_position_file_has_what_waits() -> None:
    asked = after(GAME.from_dict(MINE), REPLACE)
    data = GAME.to_dict(asked)
    assert data["pending"] == [{"asks": "replace", "at": "lunar-mine", "owner": "B"}]
    assert GAME.from_dict(data) == asked


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (
            {"pending": [{"asks": "replace", "at": "lunar-mine", "owner": "A"}]},
            "pending.1.owner: only ships of another player are replaced",
        ),
        (
            {"pending": [{"asks": "replace", "at": "shipyard", "owner": "B"}]},
            "pending.1.at: it is asked only at solar-converter, lunar-mine, alien-artifact",
        ),
        (
            {"seats": {"A": {"on-cards": {"chameleon-cloak": {"cloaked": 2}}}}},
            "seats.A.on-cards.chameleon-cloak: a seat is cloaked or not: 1 or 0",
        ),
    ],
)
def test_what_cannot_be(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(PositionError) as wrong:
        GAME.from_dict(data)
    assert str(wrong.value) == problem


def test_cloak_5_a_raiders_rock_takes_nothing_from_a_cloaked_player() -> None:
    with with_belt():
        game = AlienFrontiers(BELT.name, seats=3, variant={"deck": {"chameleon-cloak": 1}})
    robbed = {"fuel": 2, "docked": {"outer-belt-1": [3]}}
    seats = {
        "A": {"asteroids": ["raiders-rock"]},
        "B": {**robbed, "on-cards": {"chameleon-cloak": {"cloaked": 1}}},
        "C": {**robbed, "asteroids": ["ice-comet"]},
    }
    position = game.from_dict({"seats": seats})
    assert game.refusal(position, game.code("play raiders-rock B")) == "chameleon-cloak.cloaked"
    assert not game.refusal(position, game.code("play raiders-rock C"))


def test_cloak_5_raiders_take_no_asteroid_card_from_a_cloaked_player() -> None:
    with with_belt():
        game = AlienFrontiers(BELT.name, seats=2, variant={"deck": {"chameleon-cloak": 1}})
    cloaked = {"asteroids": ["ice-comet"], "on-cards": {"chameleon-cloak": {"cloaked": 1}}}
    position = game.from_dict({"seats": {"A": {}, "B": cloaked}, "pending": [{"asks": "raid"}]})
    assert game.refusal(position, game.code("take ice-comet B")) == "chameleon-cloak.cloaked"


@pytest.mark.parametrize("way", ["take alien-city B", "give stasis-beam B"])
def test_cloak_5_a_cloaked_player_is_not_traded_with(way: str) -> None:
    with factions_known():
        game = AlienFrontiers(WITH_FACTIONS.name, 2, variant={"deck": {"chameleon-cloak": 1}})
    own = {"ore": 1, "faction": "terran-exchange", "cards": ["stasis-beam"]}
    other: dict[str, Any] = {"fuel": 1, "faction": "corex-conglomerated", "cards": ["alien-city"]}
    trade = game.code(f"power terran-exchange {way}")
    position = game.from_dict({"seats": {"A": own, "B": other}})
    assert not game.refusal(position, trade)
    assert trade in game.legal(position)
    other["on-cards"] = {"chameleon-cloak": {"cloaked": 1}}
    position = game.from_dict({"seats": {"A": own, "B": other}})
    assert game.refusal(position, trade) == "chameleon-cloak.cloaked"
    assert trade not in game.legal(position)


def test_cloak_1_a_fee_is_due_at_a_faction_board() -> None:
    with factions_known():
        game = AlienFrontiers(WITH_FACTIONS.name, 3, variant={"deck": {"chameleon-cloak": 1}})
    seats = {
        "A": {"fuel": 3, "faction": "corex-conglomerated", "cards": ["chameleon-cloak"]},
        "B": {"faction": "mercurys-angels", "docked": {"terran-exchange": [4]}},
        "C": {"faction": "terran-exchange"},
    }
    position = game.from_dict({"dice": [4], "seats": seats})
    position = game.apply(position, game.code("use chameleon-cloak terran-exchange B 4"))
    assert (position.fuel(0), position.fuel(2)) == (0, 1)
    assert game.to_dict(position)["seats"]["B"]["bay"] == 3


@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank.name in ("cadet", "captain")])
def test_bots_answer_it(rank: Rank) -> None:
    player = rank.make(GAME.ruleset, 1, Budget(turn=60))
    position = after(GAME.from_dict(MINE), REPLACE)
    assert GAME.text(player.plan(position)[0]) in {"replace 3", "desist"}
