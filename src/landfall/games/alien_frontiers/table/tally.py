"""What is taken or given back one by one and can be decided at once: booty, and the limit of eight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from landfall.core.plain import CountedAct, TalliedActs
from landfall.games.alien_frontiers.box import FUEL, ORE
from landfall.games.alien_frontiers.decisions import asked
from landfall.games.alien_frontiers.decisions.choices import Dropping, Raid
from landfall.games.alien_frontiers.names import RESOURCE_LIMIT, SEAT_LETTERS
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

HELD: Final = {"fuel": FUEL, "ore": ORE}
ENOUGH: Final = "done"


def tally(game: AlienFrontiers, seen: State, seat: int, codes: Sequence[int]) -> TalliedActs | None:
    """How many of each may be taken or given back; None where that is not asked. `codes` are legal."""
    match asked(seen):
        case Raid(taken=taken, most=most):
            actions = [game.text(code) for code in codes]
            counts = [*_booty(seen, actions, most - taken)]
            if not counts:
                return None
            found: TalliedActs = {
                "do": "Take",
                "counts": counts,
                "min": 0,
                "max": most - taken,
                "done": taken,
            }
            if ENOUGH in actions:
                found["enough"] = ENOUGH
            return found
        case Dropping():
            over = int(seen.fuel(seat) + seen.ore(seat)) - RESOURCE_LIMIT
            own = [*_own(seen, seat, [game.text(code) for code in codes], over)]
            return {"do": "Give back", "counts": own, "min": over, "max": over, "done": 0}
    return None


def _booty(seen: State, actions: Sequence[str], most: int) -> Iterator[CountedAct]:
    """Fuel and ore of each seat that may be robbed of them."""
    for seat, letter in enumerate(SEAT_LETTERS[: int(seen.seats)]):
        for unit, at in HELD.items():
            action = f"take {unit} {letter}"
            if action in actions:
                has = int(seen.of(at, seat))
                yield {
                    "action": action,
                    "unit": unit,
                    "n": min(has, most),
                    "of": has,
                    "seat": letter,
                }


def _own(seen: State, seat: int, actions: Sequence[str], most: int) -> Iterator[CountedAct]:
    for unit, at in HELD.items():
        has = int(seen.of(at, seat))
        if f"drop {unit}" in actions:
            yield {"action": f"drop {unit}", "unit": unit, "n": min(has, most), "of": has}
