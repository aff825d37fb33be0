"""Pieces of sentences: seats, dice, amounts and Spaces as spans, and what counts as a unit here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from landfall.core.game import SEAT_LETTERS
from landfall.core.plain import Span, Unit, Words, text_of
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.names import CENTRE, SPACES_OF_A_SECTION
from landfall.games.conquest_of_planet_earth.state import State

HUMANS: Final = "H"
"""Whose dice the Humans' are."""

UNITS: Final[Mapping[str, Unit]] = {
    "terror": {
        "one": "Terror Point",
        "many": "Terror Points",
        "short": "terror",
        "mark": "burst",
    },
    "own": {
        "one": "Terror Point of its own",
        "many": "Terror Points of its own",
        "short": "own terror",
        "mark": "star",
    },
    "tokens": {
        "one": "token",
        "many": "tokens",
        "short": "menace",
        "mark": "skull",
    },
    "points": {
        "one": "Action Point",
        "many": "Action Points",
        "short": "actions",
        "mark": "bolt",
    },
    "saucers": {
        "one": "Alien on the board",
        "many": "Aliens on the board",
        "short": "Aliens",
        "mark": "saucer",
    },
    "pool": {
        "one": "Alien in the Alien Pool",
        "many": "Aliens in the Alien Pool",
        "short": "pool",
        "mark": "ring",
    },
    "cards": {
        "one": "Event",
        "many": "Events",
        "short": "Events",
        "mark": "card",
        "hidden": True,
    },
    "stuff": {
        "one": "Space Stuff card",
        "many": "Space Stuff cards",
        "short": "Space Stuff",
        "mark": "cube",
    },
    "command": {
        "one": "Command number",
        "many": "Command number",
        "short": "command",
        "mark": "turn",
    },
    "fights": {"one": "Fight", "many": "Fights", "mark": "shield"},
}


def counted(unit: str, n: int) -> Span:
    return {"unit": unit, "n": n}


def strong(text: str) -> Span:
    return {"strong": text}


def named(seat: int) -> Span:
    return {"seat": SEAT_LETTERS[seat], "name": True}


def badge(seat: int) -> Span:
    """A seat as its letter alone."""
    return {"seat": SEAT_LETTERS[seat]}


def die(value: int, seat: int | None) -> Span:
    """A die of a seat, or of the Humans."""
    return {"die": str(value), "seat": HUMANS if seat is None else SEAT_LETTERS[seat]}


# -- who ----------------------------------------------------------------------------------------------


def who(seat: int, you: int | None) -> Words:
    """A seat, or the Humans; the hearer is `you`."""
    if seat < 0:
        return ["the Humans"]
    return ["you"] if seat == you else [named(seat)]


def does(seat: int, you: int | None, verb: str) -> Words:
    """Somebody with their verb, which is given for one of them: `you move`, `Ada moves`."""
    if seat < 0 or seat == you:
        return [*who(seat, you), f" {plural(verb)}"]
    return [named(seat), f" {verb}"]


def plural(verb: str) -> str:
    """A verb as several do it, and as `you` do: `moves on` is `move on`."""
    first, *rest = verb.split(" ")
    return " ".join([IRREGULAR.get(first) or _regular(first), *rest])


IRREGULAR: Final = {"is": "are", "has": "have", "does": "do", "was": "were", "goes": "go"}


def _regular(verb: str) -> str:
    if verb.endswith("ies") and len(verb) > 4:
        return f"{verb[:-3]}y"
    if verb.endswith(("sses", "shes", "ches", "xes")):
        return verb[:-2]
    return verb.removesuffix("s")


def whose(seat: int, you: int | None) -> Words:
    if seat < 0:
        return ["the Humans'"]
    return ["your"] if seat == you else [named(seat), "'s"]


# -- Spaces -------------------------------------------------------------------------------------------


def at(state: State, space: int, you: int | None = None, of: int | None = None) -> Words:
    """A Space by what is there and where it lies: `Town (north 3)`, `Ada's Landing Site`.

    `of` is who the sentence is about, to whom a Landing Site may be the own.
    """
    section, number = divmod(space, SPACES_OF_A_SECTION)
    if number == CENTRE and section > 0:
        if section - 1 == of != you:
            return ["their own Landing Site"]
        return [*whose(section - 1, you), " Landing Site"]
    return [called.space(state, space)]


def within(state: State, space: int, you: int | None = None, of: int | None = None) -> Words:
    """The same after its preposition: `in Town (north 3)`, `on your Landing Site`."""
    return ["on " if state.is_site(space) else "in ", *at(state, space, you, of)]


# -- sentences ----------------------------------------------------------------------------------------


def joined(items: Iterable[Words], comma: str = ", ", last: str = " and ") -> Words:
    """One, two and three."""
    every = [*items]
    words: Words = []
    for place, item in enumerate(every):
        if place:
            words.append(last if place == len(every) - 1 else comma)
        words += item
    return words


def text(words: Words, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The words as one line, with these names for seats."""
    return text_of(words, UNITS, names or SEAT_LETTERS)


def tidied(words: Words) -> Words:
    """The same with neighbouring texts made one, and none empty."""
    spans: Words = []
    for span in words:
        last = spans[-1] if spans else None
        if isinstance(span, str) and isinstance(last, str):
            spans[-1] = last + span
        elif span:
            spans.append(span)
    return spans


def begun(words: Words) -> Words:
    """As a sentence begins."""
    tidy = tidied(words)
    if tidy and isinstance(tidy[0], str):
        return [tidy[0][:1].upper() + tidy[0][1:], *tidy[1:]]
    return tidy


def sentence(words: Words) -> Words:
    """With a capital and a full stop, unless a name brings its own."""
    said = begun(words)
    return said if text(said).endswith(("!", "?")) else tidied([*said, "."])
