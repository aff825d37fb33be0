"""What a seat might expect to do and may not: its cards, its powers, its gear, a landing, a token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from landfall.core.plain import NotNow
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.explain.reasons import reason
from landfall.games.conquest_of_planet_earth.frames import Frame
from landfall.games.conquest_of_planet_earth.names import COMMANDS
from landfall.games.conquest_of_planet_earth.refusals import (
    NOT_HELD,
    NOT_PENDING,
    NOT_YOUR_RACE,
    RULES,
)
from landfall.games.conquest_of_planet_earth.round import REVEAL
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.table.offers import Choice

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

NOBODY_EXPECTS: Final = tuple(RULES[rule] for rule in (NOT_HELD, NOT_YOUR_RACE, NOT_PENDING))
"""Refusals of what is not there at all."""


def not_now(
    game: ConquestOfPlanetEarth, seen: State, frame: Frame, seat: int, first: int
) -> list[NotNow]:
    """The lines, numbered from `first` on."""
    lines: list[NotNow] = []
    for choice in _expected(game, seen, frame, seat):
        rule = game.refusal(seen, choice.code, seat)
        if not rule or rule in NOBODY_EXPECTS:
            continue
        lines.append(
            {
                "id": first + len(lines),
                "title": choice.title,
                "uses": [],
                "reason": reason(Inquiry(game, seen, choice.code, seat), rule).words,
                "action": game.text(choice.code),
                "group": choice.group,
            }
        )
    return lines


def _expected(
    game: ConquestOfPlanetEarth, seen: State, frame: Frame, seat: int
) -> Iterator[Choice]:
    """What somebody may look for at such a moment."""
    codes = game.ruleset.codes
    if frame.name == "round" and frame.step == REVEAL:
        for counter in range(len(COMMANDS)):
            yield Choice(game, seen, seat, frame, int(codes.choose) + counter)
    if frame.name == "action" and frame.a == 0:
        yield Choice(game, seen, seat, frame, int(codes.land))
        yield Choice(game, seen, seat, frame, int(codes.menace))
    if frame.name == "window" or (frame.name == "action" and frame.a == 0):
        for number, deed in enumerate(game.ruleset.book.deeds):
            held = deed.event < 0 or seen.holds(seat, deed.event)
            owned = deed.stuff < 0 or seen.has_stuff(seat, deed.stuff) > 0
            led = deed.race < 0 or seen.race(seat) == deed.race
            if held and owned and led:
                yield Choice(game, seen, seat, frame, int(codes.deed) + number)
