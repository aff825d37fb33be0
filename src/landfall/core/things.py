"""What is in a game: its cards, places and pieces by name, as whoever draws them needs it.

A drawing knows where a thing lies and what it looks like; what it is called, what it says and whose
words these are comes from the game, for one table may be played with other words than the next.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landfall.core.plain import TextMark, Words


class Power(TypedDict):
    """Something that a thing does: when, for what, and what."""

    kind: str
    """As the game calls it."""
    heading: str
    """Empty where it needs none."""
    price: Words
    text: Words
    gist: NotRequired[str]
    """The text in as few words as fit on a small card, where it has more."""
    mark: NotRequired[TextMark]
    """Whose text it is, where it is not the thing's own mark."""


class Thing(TypedDict):
    """A part of a game by the name that it has in notation."""

    name: str
    kind: str
    """As the game calls it: a card, a place, …"""
    title: str
    mark: TextMark
    powers: list[Power]
    label: NotRequired[Words]
    """What it does, in as few words as fit on a drawing."""
    points: NotRequired[int]
    """What holding it is worth."""
