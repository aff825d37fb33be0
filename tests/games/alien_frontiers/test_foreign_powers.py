"""Cards that are used without being held: on display by a Tele-Operator, a rival's by Infiltration."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Rank
from landfall.testing import check_game
from one_game import OneGame
from wide_cards import WIDE

DECK = {
    **dict.fromkeys(EDITIONS["later-printing"].deck, 2),
    "tele-operator": 9,
    "infiltration-ai": 6,
    "oscillation-capacitor": 4,
    "field-amplifier": 2,
}
GAME = AlienFrontiers("later-printing", seats=3, variant={"deck": DECK})
TABLE = OneGame(GAME)
after, told = TABLE.after, TABLE.told
SHOWN: dict[str, Any] = {
    "dice": [1, 4],
    "display": ["booster-pod", "alien-city", "stasis-beam"],
    "seats": {
        "A": {"fuel": 3, "cards": ["tele-operator", "infiltration-ai"]},
        "B": {"cards": ["polarity-device"]},
    },
}
USE = "use tele-operator booster-pod"
BORROW = "discard infiltration-ai polarity-device B"


@pytest.mark.slow
def test_they_keep_every_promise_of_a_game() -> None:
    check_game(AlienFrontiers("edition-x", 4, variant={"deck": DECK}), games=1, closely=150)


@pytest.mark.slow
def test_every_step_of_whole_games_is_told_listed_and_read_back() -> None:
    met: set[str] = set()
    for position, code in TABLE.proved("foreign", games=2, start=GAME.from_dict(SHOWN)):
        data = GAME.to_dict(position)
        if data["pending"] and data["pending"][-1]["asks"] == "power":
            met.add(data["pending"][-1]["by"])
        met.add(GAME.text(code).split()[0])
    assert met >= {"tele-operator", "infiltration-ai", "retune", "receive"}


def test_they_are_told_and_explained() -> None:
    start = GAME.from_dict(SHOWN)
    assert told(start, USE) == (
        "A sets the displayed Booster Pod to work with the Tele-Operator for 1 fuel."
    )
    using = after(start, USE)
    assert GAME.explain(using, "use booster-pod 1").rules[:2] == (
        "tele-operator.use",
        "booster-pod.use",
    )
    assert GAME.explain(using, "end").fact == "first use the Booster Pod"
    assert told(start, BORROW) == (
        "A discards the Infiltration A.I. and sets B's Polarity Device to work."
    )
    borrowing = after(start, BORROW)
    assert GAME.explain(borrowing, "use polarity-device 1").rules[:2] == (
        "infiltration-ai.discard",
        "polarity-device.use",
    )
    tuning = after(start, "discard tele-operator")
    assert GAME.explain(tuning, "receive alien-city").rules[0] == "tele-operator.discard"
    assert told(tuning, "receive alien-city").startswith("A claims the Alien City")


def test_the_questions_in_words() -> None:
    start = GAME.from_dict(SHOWN)
    options = {option["action"]: option for option in plain.prompt(GAME, start, 0)["options"]}
    assert text(options[USE]["title"]) == "Use the displayed Booster Pod"
    assert options[USE]["target"] == ["A-tele-operator", "display-booster-pod"]
    assert options[USE]["gain"] == [{"words": ["the Booster Pod to use"]}]
    assert text(options[BORROW]["title"]) == "Discard: use B's Polarity Device"
    using = plain.prompt(GAME, after(start, USE), 0)
    assert using["question"] == "How do you use the Booster Pod?"
    assert using["card"] == "Tele-Operator"
    assert text(using["detail"]) == "The Booster Pod lies on display."
    assert text(using["groups"][0]["about"]) == "not your card"
    borrowing = plain.prompt(GAME, after(start, BORROW), 0)
    assert text(borrowing["detail"]) == "The Polarity Device is another player's."
    tuning = plain.prompt(GAME, after(start, "discard tele-operator"), 0)
    assert tuning["card"] == "Tele-Operator"
    assert [text(option["title"]) for option in tuning["options"]] == [
        "Lay out other cards",
        *(f"Receive the {name}" for name in ("Alien City", "Booster Pod", "Stasis Beam")),
    ]


def test_what_waits_and_what_was_used_on_display_are_part_of_a_position() -> None:
    using = after(GAME.from_dict(SHOWN), USE)
    data = GAME.to_dict(using)
    assert data["pending"] == [{"asks": "power", "card": "booster-pod", "by": "tele-operator"}]
    assert data["this-turn"]["given-up"]["display"] == ["booster-pod"]
    assert GAME.from_dict(data) == using
    tuning = after(GAME.from_dict(SHOWN), "discard tele-operator")
    assert GAME.to_dict(tuning)["pending"] == [{"asks": "tune", "cycles": 1}]


def test_the_cards_that_can_be_lent() -> None:
    """Those with a power of the main phase on which nothing would lie."""
    parts = AlienFrontiers("edition-x", seats=3, variant=WIDE).ruleset.techs
    kept = {"magnetic-lockdown", "null-time-vault", "experimental-ftl-drive", "pocket-universe"}
    never = {*kept, "tele-operator", "resonating-beacon"}
    paid = {rule.key for rule in parts if any(line.startswith("use ") for line in rule.texts())}
    assert {rule.key for rule in parts if rule.can_be_lent()} == paid - never
    assert never <= paid


@pytest.mark.parametrize("begun", [USE, BORROW, "discard tele-operator"])
@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank.name in ("cadet", "captain")])
def test_bots_answer_them(rank: Rank, begun: str) -> None:
    player = rank.make(GAME.ruleset, 1, Budget(turn=60))
    position = after(GAME.from_dict(SHOWN), begun)
    assert player.plan(position)[0] in GAME.legal(position)
