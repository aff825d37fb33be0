"""The rows of the position by their ids, and which of them an action is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landfall.core.action import Action
from landfall.games.alien_frontiers.asks import ASK_AIM
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, RELIC_SHIP, SEAT_LETTERS
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import letter

DISCARDS: Final = "discards"
REMOVED: Final = "removed"


def unplaced(seat: int) -> str:
    return f"{letter(seat)}-ships"


def resources(seat: int) -> str:
    return f"{letter(seat)}-resources"


def held(seat: int, card: str) -> str:
    return f"{letter(seat)}-{card}"


def shown(card: str) -> str:
    return f"display-{card}"


def targets(state: State, rule: Rule, action: Action) -> list[str]:
    """The rows that an action is about, the place it belongs to first."""
    return [*dict.fromkeys(_targets(state, rule, action))]


def _targets(state: State, rule: Rule, action: Action) -> Iterator[str]:
    box, seat = state.box, int(state.seat)
    home = part(rule).key
    if home in box.facility_names or home in box.territory_names:
        yield home
    if state.asks == ASK_AIM:
        yield (*box.facility_names, MAINTENANCE_BAY)[state.asked_b()]
    for at, word in enumerate(action.words):
        if word in box.card_names or word in box.asteroid_names:
            yield _card(seat, action, at)
        elif word in box.agenda_names:
            yield held(seat, word)
        elif word in (RELIC_SHIP, MAINTENANCE_BAY, *box.field_names):
            yield word
        elif word in box.facility_names or word in box.territory_names:
            yield word
    if action.verb == "discard" and isinstance(rule, Tech) and rule.field >= 0:
        yield rule.field_name
    if action.verb == "pick":
        yield unplaced(seat)
    elif action.verb == "drop":
        yield resources(seat)
    elif action.verb in ("take", "collect") and action.words[0] in ("fuel", "ore"):
        yield resources(SEAT_LETTERS.index(action.words[1]))


def _card(seat: int, action: Action, at: int) -> str:
    """Where the card lies that an action names."""
    card = action.words[at]
    if action.verb in ("claim", "extract", "fetch", "receive", "unearth"):
        return shown(card)
    if action.verb == "take":
        return held(SEAT_LETTERS.index(action.words[1]), card)
    if at > 0 and action.words[0] == "tele-operator":
        return shown(card)
    if at > 0 and action.words[-1] in SEAT_LETTERS:
        return held(SEAT_LETTERS.index(action.words[-1]), card)
    return held(seat, card) if at == 0 or action.verb == "use" else DISCARDS
