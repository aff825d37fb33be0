"""Which ships claim an asteroid card: what it asks for, met by the values of the space it lies on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations
from typing import Final

NAVIGATION: Final = "nav"
EQUAL: Final = "nav="
ANY: Final = "any"
PLAIN: Final = (NAVIGATION, ANY)
"""What a ship may be left out for."""

MOST_SHIPS: Final = 3
FACES: Final = range(1, 7)

Ships = tuple[tuple[int, ...], int]
"""Own ships by their values, ascending, and the value of the Relic Ship, 0 without it."""


def every_set(most: int = MOST_SHIPS) -> list[Ships]:
    """Every set of up to so many ships: those without the Relic Ship first."""
    own: list[Ships] = []
    relic: list[Ships] = []
    for size in range(1, most + 1):
        own += [(dice, 0) for dice in combinations_with_replacement(FACES, size)]
        for others in combinations_with_replacement(FACES, size - 1):
            relic += [(others, value) for value in FACES]
    return own + relic


def named(ships: Ships) -> str:
    """As the notation has them: `3 4`, `3 4*`."""
    own, relic = ships
    return " ".join([*map(str, own), *([f"{relic}*"] if relic else [])])


def values(ships: Ships) -> list[int]:
    own, relic = ships
    return [*own, *([relic] if relic else [])]


def meets(needs: Sequence[str], navigation: Sequence[int], dice: Sequence[int]) -> bool:
    """Do exactly these ships meet what the card asks for, each of them one need?"""
    if len(dice) != len(needs):
        return False
    return any(fits(needs, navigation, order) for order in permutations(dice))


def fits(needs: Sequence[str], navigation: Sequence[int], order: Sequence[int]) -> bool:
    equal = [die for need, die in zip(needs, order, strict=True) if need == EQUAL]
    return len(set(equal)) <= 1 and all(
        serves(need, navigation, die) for need, die in zip(needs, order, strict=True)
    )


def serves(need: str, navigation: Sequence[int], die: int) -> bool:
    if need in (NAVIGATION, EQUAL):
        return die in navigation
    return need == ANY or die == int(need)


def one_fewer(needs: Sequence[str]) -> list[list[str]]:
    """What is left to meet when one plain ship is left out; at least one ship stays."""
    left = [[*needs[:at], *needs[at + 1 :]] for at, need in enumerate(needs) if need in PLAIN]
    return [some for some in left if some]
