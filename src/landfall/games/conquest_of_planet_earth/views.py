"""What a viewer may see, as plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


def view(game: ConquestOfPlanetEarth, seen: State, seat: int | None) -> dict[str, Any]:
    outcome = game.outcome(seen)
    return {
        "game": game.name,
        "edition": game.edition,
        "seats": game.seats,
        "options": dict(game.options),
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "actors": [SEAT_LETTERS[one] for one in game.actors(seen)],
        "position": game.to_dict(seen),
        "scores": {SEAT_LETTERS[s]: game.score(seen, s) for s in range(game.seats)},
        "legal": [] if seat is None else [game.text(code) for code in game.legal(seen, seat)],
        "outcome": None if outcome is None else {"reason": outcome.reason},
    }
