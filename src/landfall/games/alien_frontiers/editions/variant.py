"""A variant: printed numbers that a designer changes to see what becomes of the game.

ship-prices: [1, 1, 2]        # fuel, and as much ore, for the fourth, fifth and sixth ship
constructor-ore: 4            # what the Colony Constructor asks
colonies: 5                   # colonies each seat starts with
ports: {lunar-mine: 4}        # open ports of a facility
deck: {plasma-cannon: 0}      # copies of a card
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from landfall.core.errors import PositionError
from landfall.core.suggest import alike, did_you_mean
from landfall.games.alien_frontiers.editions.base import KNOWN
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.part import Part

PRINTED_SHIP_PRICES = (1, 2, 3)
PRINTED_CONSTRUCTOR_ORE = 3
KEYS = ("ship-prices", "constructor-ore", "colonies", "ports", "deck")


@dataclass(frozen=True)
class Variant:
    """What differs from the printed edition; the default differs in nothing."""

    ship_prices: tuple[int, int, int] = PRINTED_SHIP_PRICES
    constructor_ore: int = PRINTED_CONSTRUCTOR_ORE
    colonies: int | None = None
    ports: Mapping[str, int] = field(default_factory=dict)
    deck: Mapping[str, int] = field(default_factory=dict)


def read_variant(data: Mapping[str, Any], modules: Collection[Module]) -> Variant:
    """A variant from a plain mapping, as it stands in a file, of an edition with these modules."""
    for key in data:
        known(str(key), KEYS, "variant")
    prices = data.get("ship-prices", PRINTED_SHIP_PRICES)
    if not isinstance(prices, list | tuple) or len(prices) != 3:
        raise PositionError("ship-prices", "give three numbers: the fourth, fifth and sixth ship")
    first, second, third = (number(price, "ship-prices", 0, 8) for price in prices)
    colonies = data.get("colonies")
    return Variant(
        (first, second, third),
        number(data.get("constructor-ore", PRINTED_CONSTRUCTOR_ORE), "constructor-ore", 0, 8),
        None if colonies is None else number(colonies, "colonies", 1, 8),
        counts(data.get("ports", {}), "ports", open_docks(modules), 0, 12),
        counts(data.get("deck", {}), "deck", cards(modules), 0, 9),
    )


def named(kind: str, modules: Iterable[Module]) -> list[Part]:
    """The parts of a kind that these modules have."""
    return [found for module in modules for has, found in module.parts if has == kind]


def open_docks(modules: Iterable[Module]) -> tuple[str, ...]:
    """The facilities whose ports a variant may change."""
    docks = named("facilities", modules)
    return tuple(dock.key for dock in docks if dock.ports and not dock.fixed_ports)


def cards(modules: Iterable[Module]) -> tuple[str, ...]:
    """The cards that a variant may put into the deck: those of others too, if they stand alone."""
    alone = [module for module in KNOWN if not module.of_one_piece]
    return tuple(card.key for card in named("cards", dict.fromkeys((*modules, *alone))))


def counts(data: object, where: str, names: tuple[str, ...], low: int, high: int) -> dict[str, int]:
    if not isinstance(data, Mapping):
        raise PositionError(where, "give a mapping of names to numbers")
    for name in data:
        known(str(name), names, where)
    return {str(name): number(n, f"{where}.{name}", low, high) for name, n in data.items()}


def known(name: str, names: tuple[str, ...], where: str) -> None:
    if name not in names:
        for module in KNOWN:
            if module.title and name in [part.key for _, part in module.parts]:
                raise PositionError(where, f"{name} is of {module.title}, which this game has not")
        hint = did_you_mean(alike(name, names)) or f"choose among {', '.join(names)}"
        raise PositionError(where, f"there is no {name!r}; {hint}")


def number(value: object, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, f"{value!r} is not a whole number from {low} to {high}")
    return value
