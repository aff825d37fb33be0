"""Which edition is played, and with what of its offers; whatever it has not is told with what has it."""

from __future__ import annotations

from collections.abc import Mapping

from landfall.core.errors import UnknownName
from landfall.core.suggest import alike, did_you_mean
from landfall.games.alien_frontiers.editions.edition import Edition

CLASSIC = "classic"
"""The deck that an edition has of its own."""

DRAFT, RANDOM = "draft", "random"
"""How factions come to their players: chosen in turn, or dealt by chance."""

Editions = Mapping[str, Edition]
"""Those there are, by name."""


def offering(editions: Editions, option: str) -> tuple[str, ...]:
    """The editions with which an option can be chosen."""
    return tuple(
        name
        for name, edition in editions.items()
        if option in edition.offers or (option == "deck" and edition.decks)
    )


def every_offer(editions: Editions) -> dict[str, Edition]:
    """The options of all editions by name, each with the first that has it."""
    found: dict[str, Edition] = {}
    for edition in editions.values():
        for option in edition.offers:
            found.setdefault(option, edition)
    return found


def choose(editions: Editions, edition: str, deck: str, options: Mapping[str, bool]) -> Edition:
    """The edition with what was chosen of its offers."""
    printed = editions[edition]
    for option, wanted in options.items():
        known = list(every_offer(editions))
        if option not in known:
            hint = did_you_mean(alike(option, known)) or f"there is {', '.join(known)}"
            raise UnknownName(f"there is no option {option!r}; {hint}")
        if not isinstance(wanted, bool):
            raise UnknownName(f"{option} is true or false, not {wanted!r}")
        if wanted and option not in printed.offers:
            raise UnknownName(elsewhere(editions, edition, option))
    if deck != CLASSIC:
        decks = list(dict.fromkeys(name for one in editions.values() for name in one.decks))
        if deck not in decks:
            raise UnknownName(f"deck is {' or '.join([CLASSIC, *decks])}, not {deck!r}")
        if deck not in printed.decks:
            raise UnknownName(elsewhere(editions, edition, "deck"))
    return printed.chosen(deck, [option for option, wanted in options.items() if wanted])


def deals_boards(faction_deal: str, factions: bool) -> bool:
    """Are faction boards dealt by chance?"""
    if faction_deal not in (DRAFT, RANDOM):
        raise UnknownName(f"faction_deal is {DRAFT} or {RANDOM}, not {faction_deal!r}")
    if faction_deal == RANDOM and not factions:
        raise UnknownName("faction_deal is an option of games with factions: choose these as well")
    return faction_deal == RANDOM


def elsewhere(editions: Editions, edition: str, option: str) -> str:
    """What to do about an option that an edition has not."""
    others = " or ".join(offering(editions, option))
    return (
        f"{option} is an option of {others}, not of {edition}: "
        "choose that edition, or leave the option out"
    )
