"""What a game says to a wrong argument, and positions as values: shown in a line, never assigned to."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import landfall
from landfall.core.game import Game
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from random_play import walk

GAME: Game[Any] = AlienFrontiers(seats=3)
START = GAME.start()
END = GAME.code("end")

ON_A_POSITION: dict[str, Callable[[Any], object]] = {
    "actor": GAME.actor,
    "legal": GAME.legal,
    "outcomes": GAME.outcomes,
    "sample": lambda position: GAME.sample(position, landfall.Rng(1)),
    "apply": lambda position: GAME.apply(position, END),
    "refusal": lambda position: GAME.refusal(position, END),
    "explain": lambda position: GAME.explain(position, "end"),
    "score": lambda position: GAME.score(position, 0),
    "outcome": GAME.outcome,
    "view": lambda position: GAME.view(position, 0),
    "to_dict": GAME.to_dict,
    "hash": GAME.hash,
    "draw": GAME.draw,
}

ON_A_CODE: dict[str, Callable[[Any], object]] = {
    "apply": lambda code: GAME.apply(START, code),
    "refusal": lambda code: GAME.refusal(START, code),
    "text": GAME.text,
}


@pytest.mark.parametrize("method", ON_A_POSITION)
@pytest.mark.parametrize("wrong", [None, "start", 7, {"dice": [4]}, AlienFrontiers], ids=str)
def test_what_is_no_position_is_said_to_be_none(method: str, wrong: object) -> None:
    with pytest.raises(landfall.ArgumentError, match="this is no position of Alien Frontiers"):
        ON_A_POSITION[method](wrong)


@pytest.mark.parametrize("method", ON_A_POSITION)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_of_another_number_of_seats_is_refused(method: str, seats: int) -> None:
    other = AlienFrontiers(seats=seats).start()
    with pytest.raises(landfall.PositionError, match=f"has {seats} seats, and the game 3"):
        ON_A_POSITION[method](other)


@pytest.mark.parametrize("method", ON_A_CODE)
@pytest.mark.parametrize("wrong", [None, 1.0, True, b"end", [3]], ids=repr)
def test_what_is_no_code_is_said_to_be_none(method: str, wrong: object) -> None:
    with pytest.raises(landfall.ArgumentError, match="a code is a whole number, not"):
        ON_A_CODE[method](wrong)


def test_a_text_for_a_code_is_told_how_to_become_one() -> None:
    with pytest.raises(landfall.ArgumentError, match=r"not 'end'; game\.code\('end'\)"):
        GAME.apply(START, "end")  # type: ignore[arg-type]


def test_a_number_of_another_library_is_a_code() -> None:
    class Number:
        def __index__(self) -> int:
            return GAME.code("first B")

    after: State = GAME.apply(START, Number())  # type: ignore[arg-type]
    assert after.first == 1


@pytest.mark.parametrize("wrong", [None, 1.5], ids=repr)
def test_explain_takes_a_code_or_a_text(wrong: Any) -> None:
    with pytest.raises(landfall.ArgumentError, match="a code is a whole number"):
        GAME.explain(START, wrong)


def test_a_code_for_a_text_is_refused() -> None:
    with pytest.raises(landfall.ArgumentError, match="a move is a line of text"):
        GAME.code(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 3, 5, 10**30, "A", 1.0, True], ids=repr)
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    for ask in (GAME.score, GAME.view):
        with pytest.raises(landfall.UnknownName, match=r"no seat .*; seats are 0 to 2"):
            ask(START, seat)


def test_a_wrong_argument_is_also_what_python_calls_it() -> None:
    for kind in (TypeError, ValueError, landfall.LandfallError):
        with pytest.raises(kind):
            GAME.legal(None)


def test_a_position_is_shown_in_a_line() -> None:
    played = [position for position, _ in walk(GAME, "shown")]
    assert repr(START).startswith(
        "<Alien Frontiers, turn 0, chance decides: A 0 fuel 0 ore 3 ships"
    )
    assert any(f", turn {one.turns}, B decides: " in repr(one) for one in played)
    assert ", over: " in repr(played[-1])
    assert all("\n" not in repr(one) and "object at" not in repr(one) for one in played)


@pytest.mark.parametrize("name", ["turn", "who", "seat", "fuel", "colour"])
def test_a_position_cannot_be_assigned_to(name: str) -> None:
    first = GAME.apply(START, GAME.code("first B"))
    again = pickle.loads(pickle.dumps(first))
    for position in (START, first, GAME.from_dict({"dice": [4]}), copy.copy(first), again):
        before = GAME.hash(position)
        with pytest.raises(AttributeError):
            setattr(position, name, 2)
        assert GAME.hash(position) == before


def test_a_position_that_cannot_be_assigned_to_is_still_a_value() -> None:
    first = GAME.apply(START, GAME.code("first B"))
    assert first == copy.copy(first) == copy.deepcopy(first) == pickle.loads(pickle.dumps(first))
    assert hash(first) == hash(copy.copy(first))
    assert GAME.apply(copy.copy(first), GAME.legal(first)[0]) == GAME.apply(
        first, GAME.legal(first)[0]
    )
