"""What a seat might expect to do and may not: its cards, its powers, its gear, a landing, a token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from landfall.core.plain import NotNow
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

REASONS: Final = {
    "event.when": "not at this moment",
    "action.points": "too few Action Points",
    "tokens.price": "too few Alien Menace Tokens",
    "move.alien": "no Alien of yours there",
    "move.ended": "no Alien may move on",
    "land.pool": "the Alien Pool is empty",
    "command.set-aside": "used, until the others are too",
    "event.target": "nothing to aim it at",
    "event.wrong-target": "not a fitting target",
    "power.limit": "used as often as allowed",
    "stuff.activated": "used, face down until your turn",
    "hero.silence": "a Hero keeps you from Events",
    "fight.own": "not your Fight",
    "fight.other": "only in others' Fights",
    "fight.before-dice": "only before the dice",
    "fight.after-dice": "only after the dice",
    "fight.humans": "only against Humans",
    "fight.soft": "only against Soft Resistance",
    "fight.superhero": "not against a Superhero",
    "fight.cards": "only against Resistance cards",
    "feeding-on-the-dead.soft": "no Soft Resistance defeated",
    "battle.conquered": "no marker placed in this Battle",
    "die.none": "there is no such die",
    "team.partner": "not in a partner's Fight",
    "event.immediate": "played only as it is drawn",
    "race.taken": "another leads that race",
    "choice.among": "not one of your two",
}
"""What is missing, in a few words."""


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
                "reason": REASONS.get(rule, "not possible now"),
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
