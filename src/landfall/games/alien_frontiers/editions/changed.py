"""What a variant changes, for people: each number as it is printed, and as it is now."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.names import CARDS, FACILITIES
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.words import card, count, facility, resources

BOUGHT = ("fourth", "fifth", "sixth")


def changed(game: AlienFrontiers) -> list[tuple[str, str, str]]:
    """What differs from the printed edition: its name, the printed value, and the game's own."""
    printed = AlienFrontiers(game.edition, game.seats, game.long_game).ruleset
    pairs = zip(_numbers(printed), _numbers(game.ruleset), strict=True)
    return [(name, before, after) for (name, before), (_, after) in pairs if before != after]


def _numbers(rules: Ruleset) -> Iterator[tuple[str, str]]:
    """Every number that a variant can change."""
    for which, price in zip(BOUGHT, rules.book.ship_prices, strict=True):
        yield f"price of the {which} ship", resources(int(price), int(price))
    yield "price of the Colony Constructor", count(int(rules.book.constructor_price), "ore")
    yield "colonies of each seat", str(int(rules.book.colonies))
    for place in range(FACILITIES):
        yield f"ports of the {facility(place)}", str(rules.ports[place])
    for index in range(CARDS):
        yield f"copies of {card(index)}", str(rules.deck[index])
