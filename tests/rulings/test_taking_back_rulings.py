"""Rulings on what may be taken back, played at the table that keeps the game."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.catalog import game
from landfall.cli.local_table import LocalTable, NoUndo, new_record
from landfall.core.game import Game
from landfall.record import Player

RULES: Game[Any] = game(edition="later-printing", seats=2)
DISPLAY = ["alien-city", "booster-pod", "plasma-cannon"]
SEATS: dict[str, Any] = {
    "A": {
        "fuel": 6,
        "ore": 6,
        "hub": 7,
        "cards": ["stasis-beam", "data-crystal", "temporal-warper"],
    },
    "B": {"fuel": 2},
}
POSITION = {"dice": [1, 2, 3, 4, 4], "seats": SEATS, "display": DISPLAY}


def table(position: dict[str, Any]) -> LocalTable:
    players = [Player("Ann"), Player("Bob")]
    return LocalTable(RULES, new_record(RULES, players, RULES.from_dict(position)))


def play(at: LocalTable, moves: str) -> None:
    for move in moves.split(", "):
        at.apply(RULES.code(move))


@pytest.mark.parametrize(
    "moves",
    [
        "dock solar-converter 1",
        "dock shipyard 4 4",
        "dock orbital-market 4 4, trade 4",
        "launch, land lem-badlands",
        "dock raiders-outpost 1 2 3, take fuel B, done",
        "use stasis-beam 2",
        "discard data-crystal asimov-crater",
    ],
    ids=["docking", "paying", "trading", "landing", "booty", "value", "field"],
)
def test_steps_that_showed_nothing_new_can_be_taken_back(moves: str) -> None:
    """R-UNDO-1: docking, paying, values, trades, landings, booty and fields."""
    at = table(POSITION)
    before = at.position
    play(at, moves)
    assert at.position != before
    for _ in moves.split(", "):
        at.undo()
    assert at.position == before


@pytest.mark.parametrize(
    "moves",
    [
        "use temporal-warper, pick 1, done, roll 5",
        "dock alien-artifact 4, cycle, draw data-crystal, draw stasis-beam, draw booster-pod",
        "dock alien-artifact 4, dock alien-artifact 4, claim alien-city, draw polarity-device",
    ],
    ids=["re-roll", "cycle", "refill after a claim"],
)
def test_what_chance_has_shown_stays(moves: str) -> None:
    """R-UNDO-2: no way back over a die or a card that was turned up."""
    at = table(POSITION)
    play(at, moves)
    shown = at.position
    with pytest.raises(NoUndo):
        at.undo()
    play(at, "dock solar-converter 3")
    at.undo()
    assert at.position == shown


def test_the_end_of_a_turn_and_another_players_act_stay() -> None:
    """R-UNDO-2: neither the end of a turn nor another player's decision is taken back."""
    at = table({"seats": {"A": {"docked": {"solar-converter": [1, 2, 3]}}, "B": {}}})
    play(at, "end")
    with pytest.raises(NoUndo):
        at.undo()
    play(at, "roll 1 2 3")
    with pytest.raises(NoUndo):
        at.undo()


def test_a_turn_that_is_over_does_not_begin_again_though_its_seat_is_asked_first() -> None:
    """R-UNDO-2: how ships dock off a Pocket Universe is taken back, the end of the turn is not."""
    deck = {"deck": {"pocket-universe": 2}}
    rules = game(edition="edition-x", seats=2, variant=deck)
    holder = {
        "fuel": 9,
        "cards": ["pocket-universe"],
        "on-cards": {"pocket-universe": {"ships": [4]}},
    }
    position = rules.from_dict({"seats": {"A": holder, "B": {}}})
    at = LocalTable(rules, new_record(rules, [Player("Ann"), Player("Bob")], position))
    at.apply(rules.code("end"))
    at.undo()
    assert at.position == position
    for move in ("end", "drop fuel", "emerge", "dock lunar-mine 4"):
        at.apply(rules.code(move))
    at.undo()
    at.undo()
    assert at.position == rules.apply(
        rules.apply(position, rules.code("end")), rules.code("drop fuel")
    )
    with pytest.raises(NoUndo):
        at.undo()


def test_a_saved_game_keeps_what_chance_brought() -> None:
    """R-UNDO-4: the record holds every outcome, and going on from it never rolls again."""
    at = table(POSITION)
    play(at, "use temporal-warper, pick 1, done, roll 5, dock solar-converter 5")
    at.undo()
    again = LocalTable(RULES, at.record())
    assert again.position == at.position
    assert [moment.step.text for moment in again.last(2)] == ["done", "roll 5"]
    with pytest.raises(NoUndo):
        again.undo()
