"""Are own cards right? Every problem with the entry and the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from reprlib import repr as brief
from typing import Any, Final

from landfall.core.errors import PositionError
from landfall.core.own_cards import (
    CardProblem,
    by_name,
    check_own_cards,
    not_a_number,
    part_problems,
    plainly,
    tidy,
    unshowable,
)
from landfall.core.suggest import alike, did_you_mean
from landfall.games.conquest_of_planet_earth.called import listed
from landfall.games.conquest_of_planet_earth.own_parts import BY_KEY, KINDS, of_kind, with_own
from landfall.games.conquest_of_planet_earth.part import Part, all_parts

NUMBERS: Final = {
    "copies": (0, 9),
    "cost": (0, 6),
    "strength": (0, 12),
    "bonus": (0, 6),
    "resistance": (0, 9),
    "population": (0, 9),
    "intelligence": (0, 8),
    "ally-strength": (0, 12),
    "tokens": (0, 5),
}
"""The least and the most of each."""

OF_KIND: Final = {
    "events": ("copies", "cost"),
    "space-stuff": ("copies", "ally-strength"),
    "races": ("strength", "intelligence"),
    "resistance": ("copies", "strength", "bonus"),
    "counters": ("copies", "strength"),
    "locations": ("copies", "resistance", "population"),
    "objectives": ("resistance", "population"),
    "human-tech": ("copies",),
}
"""The numbers of a kind of parts that can be replaced; a number that a part does without stays away."""

LETTERS: Final = {"title": 32}
USUAL_LETTERS: Final = 1000
"""The most letters of a text."""

WORDS: Final = {"power": ("title", "text"), "ruling": ("question", "ruling", "reason")}
"""What of a power and of a ruling are words."""

VARIANT: Final = "variant"
"""The option that takes changed numbers."""

MOST_HEROES: Final = 12
"""So many may help in one Fight: there are no more in the deck."""


def read_cards(cards: Mapping[str, Any]) -> dict[str, Any]:
    """Own cards that come as data, made plain."""
    if not cards:
        return {}
    check_own_cards(cards, problems)
    return plainly(cards)


def read_variant(variant: Mapping[str, Any]) -> dict[str, Any]:
    """Changed numbers that come as data: the same as own cards, without any words."""
    if not variant:
        return {}
    if not isinstance(variant, Mapping):
        raise PositionError(VARIANT, "give the changed numbers by kind and by part")
    for found in (*problems(variant), *_words(variant)):
        raise PositionError(".".join((VARIANT, *found.where)), found.reason)
    return plainly(variant)


def _words(variant: Mapping[str, Any]) -> Iterator[CardProblem]:
    for kind, parts in variant.items():
        for key, entries in parts.items():
            for name in entries:
                if name not in NUMBERS:
                    where = (kind, key, name)
                    yield CardProblem(where, "a variant changes numbers; words are for own cards")


def problems(cards: Mapping[str, Any]) -> Iterator[CardProblem]:
    """Everything that is wrong, as it stands in the file."""
    found = False
    for problem in _problems(cards):
        found = True
        yield problem
    if not found:
        yield from _titles_alike(cards)
        yield from _decks(cards)


def _problems(cards: Mapping[str, Any]) -> Iterator[CardProblem]:
    for kind, parts in by_name(cards):
        if kind not in KINDS:
            hint = did_you_mean(alike(kind, KINDS)) or f"there is {', '.join(KINDS)}"
            yield CardProblem((kind,), f"there is no kind of parts {kind!r}; {hint}")
        elif not isinstance(parts, Mapping):
            yield CardProblem((kind,), f"give a table of parts, not {brief(parts)}")
        else:
            for where, reason in _of_kind(kind, parts):
                yield CardProblem((kind, *where), reason)


def _of_kind(kind: str, parts: Mapping[str, Any]) -> Iterator[CardProblem]:
    known = {part.key: part for part in of_kind(all_parts(), kind)}
    return part_problems(
        parts, known, lambda key, own: _of_part(kind, known[key], own), f" among the {kind}"
    )


def entries(kind: str, part: Part) -> list[str]:
    """What of a part can be replaced."""
    numbers = [
        name
        for name in OF_KIND[kind]
        if name in part.data or name in ("cost", "copies", "resistance", "population")
    ]
    texts = ["text"] if part.text or kind not in ("races",) else []
    rows = [name for name in ("red-box", *BY_KEY) if name in part.data]
    return ["title", *texts, *numbers, *rows]


def _of_part(kind: str, part: Part, own: Mapping[str, Any]) -> Iterator[CardProblem]:
    may = entries(kind, part)
    for name, value in by_name(own):
        if name not in may:
            can = f"of {part.title} {listed(may)} can be replaced"
            hint = did_you_mean(alike(name, may)) if name not in part.data else ""
            yield CardProblem((name,), f"this is not for own cards; {hint or can}")
        elif name in NUMBERS:
            yield from (
                CardProblem((name,), wrong) for wrong in not_a_number(value, *NUMBERS[name])
            )
        elif name in BY_KEY:
            for where, reason in _rows(name, part, value):
                yield CardProblem((name, *where), reason)
        else:
            most = LETTERS.get(name, USUAL_LETTERS)
            yield from (CardProblem((name,), wrong) for wrong in unshowable(value, most))


def _rows(name: str, part: Part, value: object) -> Iterator[CardProblem]:
    """Texts of powers or rulings, by their keys."""
    rows = {row[BY_KEY[name]]: row for row in part.data[name]}
    if not isinstance(value, Mapping):
        yield CardProblem((), f"give a table for each {name}: {listed([*rows])}")
        return
    for key, said in by_name(value):
        if key not in rows:
            hint = did_you_mean(alike(key, rows)) or f"there is {listed([*rows])}"
            yield CardProblem((key,), f"{part.title} has no such {name}; {hint}")
            continue
        may = [*WORDS[name], *(["tokens"] if "tokens" in rows[key] else [])]
        if not isinstance(said, Mapping):
            yield CardProblem((key,), f"give a table with {listed(may)}, not {brief(said)}")
            continue
        for entry, text in by_name(said):
            if entry not in may:
                yield CardProblem((key, entry), f"of this {name} {listed(may)} can be replaced")
                continue
            if entry == "tokens":
                wrong = not_a_number(text, *NUMBERS[entry])
            else:
                wrong = unshowable(text, LETTERS.get(entry, USUAL_LETTERS))
            yield from (CardProblem((key, entry), reason) for reason in wrong)


# -- all together -------------------------------------------------------------------------------------


def _titles_alike(cards: Mapping[str, Any]) -> Iterator[CardProblem]:
    """Two parts of a kind with one name could not be told apart."""
    for kind, parts in cards.items():
        called: dict[str, str] = {}
        known = of_kind(all_parts(), kind)
        for part in sorted(known, key=lambda part: "title" in parts.get(part.key, {})):
            name = tidy(parts.get(part.key, {}).get("title", part.title))
            if name in called and "title" in parts.get(part.key, {}):
                where = (kind, part.key, "title")
                yield CardProblem(where, f"{called[name]} is called {name!r} as well")
            called.setdefault(name, part.key)


def _decks(cards: Mapping[str, Any]) -> Iterator[CardProblem]:
    """A game can be played with the decks: every one has a card, and no more Heroes than can help."""
    for kind in ("events", "resistance", "locations", "space-stuff", "human-tech", "counters"):
        own = cards.get(kind, {})
        if not any("copies" in said for said in own.values()):
            continue
        parts = [
            with_own(part, own[part.key]) if part.key in own else part
            for part in of_kind(all_parts(), kind)
        ]
        first = next(key for key, said in own.items() if "copies" in said)
        where = (kind, first, "copies")
        yield from (CardProblem(where, wrong) for wrong in _deck_problems(kind, parts))


def _deck_problems(kind: str, parts: Iterable[Part]) -> Iterator[str]:
    every = [*parts]
    heroes = sum(part.copies for part in every if part.flag("hero"))
    if heroes > MOST_HEROES:
        yield f"with these there are {heroes} Heroes, and {MOST_HEROES} at most can be in the deck"
    full = [part for part in every if not part.flag("hero")]
    if kind == "events":
        full = [part for part in every if "red-box" not in part.data]
        red = sum(part.copies for part in every if "red-box" in part.data)
        if red < 1:
            yield "with these no Event with a red box is left"
    least = LEAST[kind]
    left = sum(part.copies for part in full)
    if left < least:
        yield f"with these {left} cards are left where {least} are needed"


LEAST: Final = {
    "events": 24,
    "resistance": 8,
    "locations": 24,
    "space-stuff": 1,
    "human-tech": 1,
    "counters": 1,
}
"""How many cards a deck needs: for every hand, every Fight, every Space."""
