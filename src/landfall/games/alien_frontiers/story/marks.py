"""Names and amounts in a sentence, marked while it is put together and taken out as spans at its end.

A sentence is made of clauses, and clauses of texts with places in braces: all of them are strings. So
that nobody has to look for names in English afterwards, what stands out is put between two control
characters, which no name can have. So is what is said otherwise to the seat it is about: a sentence is
put together once, and heard by each in their own way.
"""

from __future__ import annotations

import re
from typing import Final

from landfall.core.plain import Words
from landfall.games.alien_frontiers import words as said

OPEN, COUNTS, CLOSE = "\x02", "\x1f", "\x03"
ABOUT, OR, END = "\x04", "\x06", "\x05"
HEARD: Final = re.compile(f"{ABOUT}(-?\\d+){OR}([^{OR}]*){OR}([^{END}]*){END}")
SAID_OF: Final = re.compile(f"{ABOUT}(-?\\d+){OR}")
MARKED: Final = re.compile(f"{OPEN}(?:([^{CLOSE}{COUNTS}]*)|(\\w+){COUNTS}(\\d+)){CLOSE}")
NAME_STOPS: Final = re.compile(f"\\.{CLOSE}$")
NOUNS: Final = {"fuel": "fuel", "ore": "ore", "vp": "point"}
"""The units that are counted in a story, and how they are called."""


def strong(name: str) -> str:
    """A name that stands out."""
    return f"{OPEN}{name}{CLOSE}"


def either(seat: int, yours: str, others: str) -> str:
    """What is said of a seat to that seat, and to all others."""
    return f"{ABOUT}{seat}{OR}{yours}{OR}{others}{END}"


def spoken_to(sentence: str) -> frozenset[int]:
    """The seats of which anything in the sentence is said."""
    return frozenset(int(seat) for seat in SAID_OF.findall(sentence))


def heard(sentence: str, you: int | None) -> str:
    """The sentence as a seat hears it, or as somebody does who has none."""
    return HEARD.sub(lambda said: said[2] if int(said[1]) == you else said[3], sentence)


def stopped(sentence: str) -> str:
    """With a full stop, unless it ends with a name that has one."""
    return sentence if NAME_STOPS.search(sentence) else f"{sentence}."


def count(number: int, unit: str) -> str:
    """1 fuel, 2 points."""
    return (
        f"{OPEN}{unit}{COUNTS}{number}{CLOSE}" if number >= 0 else said.count(number, NOUNS[unit])
    )


def resources(fuel: int, ore: int) -> str:
    """What is due or held; a kind that is not there goes unsaid unless both are missing."""
    parts = [count(n, unit) for n, unit in ((fuel, "fuel"), (ore, "ore")) if n]
    return said.listed(parts, "nothing")


def text(sentence: str) -> str:
    """The sentence for the ear."""
    return MARKED.sub(_plain, sentence)


def _plain(found: re.Match[str]) -> str:
    name, unit, number = found.groups()
    return str(name) if unit is None else said.count(int(number), NOUNS[unit])


def spans(sentence: str) -> Words:
    """The sentence in pieces: names that stand out, and amounts as numbers with their unit."""
    first, *rest = MARKED.split(sentence)
    words: Words = [first] if first else []
    for at in range(0, len(rest), 4):
        name, unit, number, following = rest[at : at + 4]
        words.append({"strong": name} if unit is None else {"unit": unit, "n": int(number)})
        if following:
            words.append(following)
    return words
