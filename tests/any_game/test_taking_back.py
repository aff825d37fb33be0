"""Taking back at one keyboard: never what was revealed, nor what another has noticed."""

from __future__ import annotations

import pytest

from landfall import catalog
from landfall.cli.local_table import LocalTable, NoUndo, new_record
from landfall.record import Player

A, B, C, D = range(4)


def table(**hands: list[str]) -> LocalTable:
    """Four people who are about to lay a card."""
    game = catalog.game("night-watch", seats=4)
    position = game.from_dict({"phase": "lay", "rounds": 1, "hands": hands})
    return LocalTable(game, new_record(game, [Player("")] * 4, position))


def act(at: LocalTable, seat: int, text: str) -> None:
    at.apply(at.game.code(text), seat)


def all_laid() -> LocalTable:
    """A has laid the highest card, and the others are asked whether they answer."""
    at = table(A=["wolf", "owl"], B=["owl", "moth"], C=["fox", "moth"], D=["stag", "owl"])
    for seat, text in enumerate(["lay wolf", "lay owl", "lay fox", "lay stag"]):
        act(at, seat, text)
    assert at.game.actors(at.position) == (B, C, D)
    return at


def test_a_card_that_others_saw_laid_stays() -> None:
    at = table(A=["wolf", "owl"], B=["owl", "moth"], C=["fox", "moth"], D=["stag", "owl"])
    act(at, A, "lay wolf")
    assert at.undo(A).step.text == "lay wolf"
    act(at, A, "lay owl")
    act(at, B, "lay moth")
    with pytest.raises(NoUndo):
        at.undo(A)
    assert at.undo(B).step.text == "lay moth"


def test_what_others_did_in_secret_stays_when_one_takes_back() -> None:
    at = all_laid()
    act(at, B, "pass")
    act(at, C, "sting")
    assert at.undo(B).step.text == "pass"
    assert at.game.actors(at.position) == (B, D)
    assert [moment.step.text for moment in at.last(1)] == ["sting"]
    assert at.redo(B).step.text == "pass"
    assert at.game.actors(at.position) == (D,)


def test_nothing_is_taken_back_once_the_answers_are_known() -> None:
    at = all_laid()
    for seat, text in ((B, "pass"), (C, "sting"), (D, "pass")):
        act(at, seat, text)
    for seat in (A, B, C, D):
        with pytest.raises(NoUndo):
            at.undo(seat)


def test_the_cards_of_all_stay_turned() -> None:
    at = all_laid()
    for seat in (A, D):
        with pytest.raises(NoUndo):
            at.undo(seat)
