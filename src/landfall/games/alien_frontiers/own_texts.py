"""Texts of own cards: can they be shown, and can they be told as part of a sentence?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from string import Formatter
from typing import Final

from landfall.core.own_cards import tidy, unshowable
from landfall.games.alien_frontiers.own_parts import WORD_TABLES
from landfall.games.alien_frontiers.part import LONGEST_REASON
from landfall.games.alien_frontiers.table.card_rows import PLACES
from landfall.games.alien_frontiers.table.titles import HEADED
from landfall.games.alien_frontiers.words import listed

LETTERS: Final = {
    "title": 32,
    "short": 40,
    "takes": 60,
    "titles": 80,
    "powers": 160,
    "in-game": 160,
    "endgame": 160,
    "text": 4000,
}
"""The most letters of a text; of any other one USUAL_LETTERS."""

USUAL_LETTERS: Final = 240

ALWAYS_FILLED: Final = {"story": ("title", "price", "paid", "pays", "gains"), "powers": PLACES}
"""Places in braces that any text of a table may have; others are filled where ours has them."""


def unreadable(name: str, said: object, empty: bool = False) -> Iterator[str]:
    """Why something is no text that could be shown."""
    return unshowable(said, LETTERS.get(name, USUAL_LETTERS), empty)


def untellable(name: str, said: object, filled: Iterable[str]) -> Iterator[str]:
    """Why a text cannot be told in a sentence; `filled` are the places in braces that ours has."""
    wrong = [*unreadable(name, said)]
    if wrong or not isinstance(said, str):
        yield from wrong
    elif name != "title":
        yield from _ill_formed(name, tidy(said))
        usual = ALWAYS_FILLED.get(name, ("title",) if name in WORD_TABLES else ())
        yield from _unfilled(said, [*dict.fromkeys((*usual, *filled))])


def _ill_formed(name: str, said: str) -> Iterator[str]:
    if said.endswith("."):
        yield "leave the full stop out: what is told goes on after it"
    if name == "reasons" and len(said.split()) > LONGEST_REASON:
        yield f"{said!r} has more than {LONGEST_REASON} words"
    if name == "titles" and any(bracket in HEADED.sub("", said) for bracket in "[]"):
        yield "a bracket is open or closed that has no other"


def _unfilled(said: str, known: list[str]) -> Iterator[str]:
    try:
        pieces = [*Formatter().parse(said)]
    except ValueError:
        yield "a brace is open or closed that has no other; write {{ for a brace itself"
        return
    for _, place, form, conversion in pieces:
        if place is None:
            continue
        if form or conversion:
            yield f"{{{place}}} stands by itself, without a form"
        elif place not in known:
            shown = listed([f"{{{other}}}" for other in known], "nothing in braces")
            yield f"nothing fills {{{place}}} here; {shown} can stand here"
