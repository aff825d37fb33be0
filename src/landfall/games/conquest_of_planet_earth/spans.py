"""Pieces of sentences: seats, dice, amounts and Spaces as spans, and what counts as a unit here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landfall.core.game import SEAT_LETTERS
from landfall.core.phrases import badge, begun, counted, die, joined, named, placed, strong, tidied
from landfall.core.plain import Unit, Words, text_of
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.names import CENTRE, SPACES_OF_A_SECTION
from landfall.games.conquest_of_planet_earth.state import State

__all__ = [
    "UNITS",
    "at",
    "badge",
    "begun",
    "counted",
    "die",
    "does",
    "joined",
    "named",
    "placed",
    "plural",
    "sentence",
    "strong",
    "text",
    "tidied",
    "who",
    "whose",
    "within",
]

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
    """A Space by what is there and where it lies: `Town (A3)`, `Ada's Landing Site`.

    `of` is who the sentence is about, to whom a Landing Site may be the own.
    """
    section, number = divmod(space, SPACES_OF_A_SECTION)
    name = state.box.board.spaces[space]
    if number == CENTRE and section > 0:
        own = ["their own"] if section - 1 == of != you else whose(section - 1, you)
        return [*own, " ", placed("Landing Site", name)]
    return [placed(called.space(state, space), name)]


def within(state: State, space: int, you: int | None = None, of: int | None = None) -> Words:
    """The same after its preposition: `in Town (A3)`, `on your Landing Site`."""
    return ["on " if state.is_site(space) else "in ", *at(state, space, you, of)]


# -- sentences ----------------------------------------------------------------------------------------


def text(words: Words, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The words as one line, with these names for seats."""
    return text_of(words, UNITS, names or SEAT_LETTERS)


def sentence(words: Words) -> Words:
    """With a capital and a full stop, unless a name brings its own."""
    said = begun(words)
    return said if text(said).endswith(("!", "?")) else tidied([*said, "."])
