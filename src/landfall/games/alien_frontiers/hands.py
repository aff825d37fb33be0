"""Hands: every multiset of up to nine dice, numbered once, with all that rules ask of one looked up.

A hand is an integer. Hand 0 is empty; the hands of n dice follow those of n-1, each in ascending
order of its faces. Tables that depend on a face are read at `8 * hand + face`.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import i64

from landfall.core.vec import vec

MOST: Final = 9
"""The most dice in one hand: six of a colour, and three that cards lend in Edition X."""


def _all_hands() -> list[tuple[int, ...]]:
    hands: list[tuple[int, ...]] = []
    for size in range(MOST + 1):
        hands.extend(combinations_with_replacement((1, 2, 3, 4, 5, 6), size))
    return hands


DICE: Final = _all_hands()
HANDS: Final = len(DICE)
NUMBER: Final = {dice: number for number, dice in enumerate(DICE)}


def _first_of_size() -> list[int]:
    return [NUMBER[(1,) * size] for size in range(MOST + 1)] + [HANDS]


def _faces() -> list[tuple[int, ...]]:
    return [tuple(sorted(set(dice))) for dice in DICE]


def _table(answers: list[int]) -> vec[i64]:
    return vec[i64]([i64(answer) for answer in answers])


def _mask(dice: tuple[int, ...], copies: int) -> int:
    return sum(2**face for face in range(1, 7) if dice.count(face) >= copies)


def _run_mask(dice: tuple[int, ...]) -> int:
    return sum(2**low for low in range(1, 5) if low in dice and low + 1 in dice and low + 2 in dice)


def _counts() -> list[int]:
    return [dice.count(face) for dice in DICE for face in range(8)]


def _more() -> list[int]:
    answers = [-1] * (8 * HANDS)
    for number, dice in enumerate(DICE):
        for at, face in enumerate(dice):
            answers[8 * NUMBER[dice[:at] + dice[at + 1 :]] + face] = number
    return answers


def _less() -> list[int]:
    answers = [-1] * (8 * HANDS)
    for number, dice in enumerate(DICE):
        for at, face in enumerate(dice):
            answers[8 * number + face] = NUMBER[dice[:at] + dice[at + 1 :]]
    return answers


def _parts(least: int, most: int) -> list[int]:
    """For each hand the hands of so many dice that are within it, a bit each, from the first on."""
    first = NUMBER[(1,) * least]
    answers: list[int] = []
    for number, dice in enumerate(DICE):
        parts = 2 ** (number - first) if least <= len(dice) <= most else 0
        for at in range(len(dice)):
            parts |= answers[NUMBER[dice[:at] + dice[at + 1 :]]]
        answers.append(parts)
    return answers


def packed(dice: tuple[int, ...]) -> int:
    """How many dice show each face, five bits a face; the highest of them is a guard (`within`)."""
    return sum(32 ** (face - 1) for face in dice)


GUARDS: Final = 0x21084210
"""The guards of all six faces."""


def _ways(dice: tuple[int, ...]) -> int:
    ways = factorial(len(dice))
    for face in range(1, 7):
        ways //= factorial(dice.count(face))
    return ways


FIRST_OF_SIZE: Final = _first_of_size()
FACES: Final = _faces()
"""The different faces of a hand, ascending."""

SHOWS: Final = _table([face for faces in FACES for face in (*faces, *[0] * (8 - len(faces)))])
"""The same at `8 * hand`, with noughts after them."""

SIZE: Final = _table([len(dice) for dice in DICE])
TOTAL: Final = _table([sum(dice) for dice in DICE])
HIGH: Final = _table([max(dice, default=0) for dice in DICE])
ODD: Final = _table([sum(face % 2 for face in dice) for dice in DICE])
PAIRS: Final = _table([_mask(dice, 2) for dice in DICE])
TRIPLES: Final = _table([_mask(dice, 3) for dice in DICE])
RUNS: Final = _table([_run_mask(dice) for dice in DICE])
SHOWN: Final = _table([_mask(dice, 1) for dice in DICE])
COUNT: Final = _table(_counts())
MORE: Final = _table(_more())
LESS: Final = _table(_less())
PACKED: Final = _table([packed(dice) for dice in DICE])
SMALL_PARTS: Final = _table(_parts(0, 2))
"""The hands of up to two dice within a hand, a bit each, as they are numbered."""

PARTS_OF_THREE: Final = _table(_parts(3, 3))
"""The hands of three dice within it, a bit each, from the first of them on."""

WAYS: Final = _table([_ways(dice) for dice in DICE])
"""Orders in which a roll of that many dice shows this hand; out of 6 to the power of its size."""


def within(some: i64, hand: i64) -> bool:
    """Are these dice, packed, among those of a packed hand? No face then borrows from its guard."""
    return (hand | GUARDS) - some & GUARDS == GUARDS


def number(dice: list[int]) -> i64:
    """The hand with these faces in any order."""
    return NUMBER[tuple(sorted(dice))]
