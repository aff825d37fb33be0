"""Own cards at a table: taken from an order, and told to whoever sits down or looks on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from landfall import catalog
from landfall.core.errors import FileError
from landfall.core.game import Game
from landfall.core.own_cards import OPTION, check_own_cards
from landfall.server import messages
from landfall.server.bodies import GameChoice
from landfall.server.limits import LARGEST_CARDS

NAME: Final = "own cards"
"""What complaints call the file."""

Choice = TypeVar("Choice", bound=GameChoice)


def with_own_cards(wanted: Choice, name: str = NAME) -> Choice:
    """The same order with its own cards found right, as the option that they are.

    It runs in the process of the reader. FileError has the line of what is wrong with a file.
    """
    found = catalog.entry(wanted.game or catalog.games()[0])
    cards = wanted.options.get(OPTION, {})
    if wanted.cards:
        cards = catalog.parse_own_cards(wanted.cards, found.name, name)
    elif found.own_cards is not None:
        check_own_cards(cards, found.own_cards.problems)
    if len(json.dumps(cards, ensure_ascii=False).encode()) > LARGEST_CARDS:
        most = LARGEST_CARDS // 2**10
        raise FileError(name, 0, f"own cards have at most {most} kB here, remarks not counted")
    return wanted.model_copy(update={"cards": "", "options": {**wanted.options, OPTION: cards}})


def without_cards(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options without own cards, of which `own_cards_told` tells what is to be known."""
    return {name: data for name, data in options.items() if name != OPTION}


def own_cards_told(game: Game[Any]) -> messages.OwnCardsTold | None:
    """What own cards replace; None where the game is as it comes."""
    digest = catalog.own_cards(game)
    if not digest:
        return None
    every = [messages.ReplacedPart(*one) for one in catalog.replaced(game)]
    return messages.OwnCardsTold(digest, every)
