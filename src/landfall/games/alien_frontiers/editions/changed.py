"""What a variant changes, for people: each number as it is printed, and as it is now."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.words import count, resources, title

BOUGHT = ("fourth", "fifth", "sixth")


def changed(game: AlienFrontiers) -> list[tuple[str, str, str]]:
    """What differs from the printed edition: its name, the printed value, and the game's own.

    Own cards are not the variant's doing: what they say counts as printed.
    """
    printed = AlienFrontiers(
        game.edition, game.seats, game.long_game, cards=game.cards, **game.offers
    ).ruleset
    before = dict(_numbers(printed))
    pairs = [(name, before.get(name, "0"), after) for name, after in _numbers(game.ruleset)]
    return [(name, was, now) for name, was, now in pairs if was != now]


def _numbers(rules: Ruleset) -> Iterator[tuple[str, str]]:
    """Every number that a variant can change."""
    for which, price in zip(BOUGHT, rules.book.ship_prices, strict=True):
        yield f"price of the {which} ship", resources(int(price), int(price))
    yield "price of the Colony Constructor", count(int(rules.book.constructor_price), "ore")
    yield "colonies of each seat", str(int(rules.book.colonies))
    for name, ports in zip(rules.box.facility_names, rules.ports, strict=True):
        yield f"ports of the {title(rules.box, name)}", str(ports)
    for name, copies in zip(rules.box.card_names, rules.deck, strict=True):
        yield f"copies of {title(rules.box, name)}", str(copies)
