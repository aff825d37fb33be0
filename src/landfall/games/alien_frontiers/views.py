"""What a seat or an onlooker may see, as plain values: screens, bots and servers are given views.

A view is a whitelist. Whatever is added to a position stays unseen until it is listed here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from landfall.core.game import CHANCE, OVER
from landfall.games.alien_frontiers.agenda_progress import agendas_told
from landfall.games.alien_frontiers.agendas.agenda_piles import agenda_points
from landfall.games.alien_frontiers.belt.belt_space import BeltSpace
from landfall.games.alien_frontiers.decisions import asked
from landfall.games.alien_frontiers.facilities.alien_artifact import alien_artifact
from landfall.games.alien_frontiers.facilities.colonist_hub import LAUNCH_PRICE, TRACK_PORTS
from landfall.games.alien_frontiers.facilities.facility import Facility
from landfall.games.alien_frontiers.facilities.lunar_mine import LunarMine
from landfall.games.alien_frontiers.facilities.terraforming_station import PRICE
from landfall.games.alien_frontiers.names import (
    BOOTY,
    CLAIM_TOTAL,
    LAST_CIRCLE,
    RESOURCE_LIMIT,
    SEAT_LETTERS,
    SHIPS,
)
from landfall.games.alien_frontiers.rule import TOW, TRADE_FUEL
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

OPEN = (
    "turn",
    "first",
    "turns",
    "phase",
    "pending",
    "dice",
    "seats",
    "relic-ship",
    "fields",
    "straddles",
    "display",
    "deck",  # its cards, not their order, which nobody knows and nothing stores
    "discards",
    "removed",
    "this-turn",
    "hub-guests",
    "agenda-deck",  # with all that the viewer cannot place
    "agenda-memory",  # of discards that the viewer has seen
    "belt",  # the unseen cards by name, not which of them are in the box
    "aside",
    "boards-offered",
    "on-boards",
)
"""Entries of a position that lie open on the table."""

OPEN_OF_A_SEAT = (
    "fuel",
    "ore",
    "ships",
    "stock",
    "bay",
    "docked",
    "colonies",
    "hub",
    "supply",
    "cards",
    "asteroids",
    "in-tow",
    "seized",
    "agendas",  # blank for all but their holder
    "revealed",
    "agenda-discards",  # likewise
    "foretold",
    "prophecy",
    "on-cards",
    "faction",
)
"""Entries of a seat that everybody sees."""

OWN: tuple[str, ...] = ()
"""Entries of a seat that only its player sees. The classic game has none."""


def view(game: AlienFrontiers, state: State, seat: int | None) -> dict[str, Any]:
    """Everything the seat may see; `position` builds the same position for that seat again.

    An onlooker has no seat (`None`) and sees what everybody sees.
    """
    actor = game.actor(state)
    outcome = game.outcome(state)
    return {
        "game": game.name,
        "edition": game.edition,
        "seats": game.seats,
        "options": dict(game.options),
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "actor": {CHANCE: "chance", OVER: "over"}.get(actor) or SEAT_LETTERS[actor],
        "round": max(1, game.round(state)),
        "asks": asked(state).name,
        "position": seen_by(seat, game.to_dict(state)),
        "scores": {SEAT_LETTERS[s]: game.score(state, s) for s in range(game.seats)},
        "control": _control(state),
        "bonuses": {SEAT_LETTERS[s]: _bonuses(state, s) for s in range(game.seats)},
        "free-ports": _free_ports(state),
        "over-limit": {SEAT_LETTERS[s]: _over_limit(state, s) for s in range(game.seats)},
        "claim-total": int(alien_artifact(game.ruleset.book).claim_total(state)),
        "numbers": NUMBERS,
        "takes": {dock.key: int(dock.ships) for dock in game.ruleset.book.docks if dock.ships > 1},
        "prices": {SEAT_LETTERS[s]: _prices(game, state, s) for s in range(game.seats)},
        "mine-floor": _mine_floor(game, state),
        "belt-spaces": _belt_spaces(game, state),
        "colonies-left": {SEAT_LETTERS[s]: int(state.colonies_left(s)) for s in range(game.seats)},
        "unseen": _unseen(state),
        **(agendas_told(game, state, seat) if state.box.agendas else {}),
        "legal": _legal(game, state) if actor == seat else [],
        "points": {SEAT_LETTERS[s]: points(game, state, s) for s in range(game.seats)}
        if outcome
        else {},
        "outcome": outcome
        and {
            "reason": outcome.reason,
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "winners": [SEAT_LETTERS[winner] for winner in outcome.winners],
        },
    }


NUMBERS: Final = {
    "ships": SHIPS,
    "circles": LAST_CIRCLE,
    "track-ports": TRACK_PORTS,
    "resources": RESOURCE_LIMIT,
    "claim": CLAIM_TOTAL,
    "booty": BOOTY,
    "launch": [LAUNCH_PRICE, LAUNCH_PRICE],
    "terraforming-station": [PRICE, PRICE],
}
"""What a table that draws the board has to know of it; prices are of fuel and ore."""


def _prices(game: AlienFrontiers, state: State, seat: int) -> dict[str, list[int] | int | None]:
    """Fuel and ore that the seat would pay as the table stands, or None where there is nothing to have.

    Of a trade it is fuel for one ore, or None where that is the value of the pair.
    """
    book = game.ruleset.book
    prices: dict[str, list[int] | int | None] = {
        dock.key: dock.asking(state, seat)
        for dock in book.docks
        if isinstance(dock, Facility) and dock.priced
    }
    low, high = (int(book.asked(TRADE_FUEL, state, seat, face)) for face in (1, 6))
    return {**prices, "trade": low if low == high else None}


def _mine_floor(game: AlienFrontiers, state: State) -> int:
    """The lowest ship that the seat in turn may dock at the Lunar Mine."""
    mine = game.ruleset.book.parts["lunar-mine"]
    return int(mine.floor(state, state.seat)) if isinstance(mine, LunarMine) else 1


def _belt_spaces(game: AlienFrontiers, state: State) -> list[dict[str, Any]]:
    """Of each space of the Outer Belt the values that serve there, and the ships its card asks for.

    Also whether the seat in turn would have it in tow, and wait for its next turn to use it.
    """
    book = game.ruleset.book
    spaces: list[dict[str, Any]] = []
    for dock in book.docks:
        if isinstance(dock, BeltSpace):
            card = dock.lying(state)
            spaces.append(
                {
                    "navigation": list(dock.navigation),
                    "needs": list(card.needs) if card else [],
                    "tow": bool(card and card.waits and book.asked(TOW, state, state.seat, 1)),
                }
            )
    return spaces


def points(game: AlienFrontiers, state: State, seat: int) -> dict[str, int]:
    """What the points of a seat are made of."""
    places = range(int(state.box.territories))
    positron = game.ruleset.book.positron
    parts = {
        "colonies": sum(int(state.colonies(place, seat)) for place in places),
        "territories": sum(state.controller(place) == seat for place in places),
        "positron-field": sum(
            state.in_field(place, positron) and state.controller(place) == seat for place in places
        ),
    }
    if state.box.agendas:
        parts["agendas"] = int(agenda_points(state, seat))
    return {**parts, "cards": game.score(state, seat) - sum(parts.values())}


def seen_by(seat: int | None, position: dict[str, Any]) -> dict[str, Any]:
    """The position without what is not theirs to see: the one place where that is decided."""
    own = None if seat is None else SEAT_LETTERS[seat]
    seen = {key: position[key] for key in OPEN if key in position}
    for_all, for_its_player = OPEN_OF_A_SEAT, OPEN_OF_A_SEAT + OWN
    seen["seats"] = {
        letter: {
            key: entry[key]
            for key in (for_its_player if letter == own else for_all)
            if key in entry
        }
        for letter, entry in position["seats"].items()
    }
    return seen


def _legal(game: AlienFrontiers, state: State) -> list[dict[str, Any]]:
    return [{"code": code, "text": game.text(code)} for code in game.legal(state)]


def _control(state: State) -> dict[str, str | None]:
    names = state.box.territory_names
    holders = [int(state.controller(place)) for place in range(len(names))]
    return {
        name: SEAT_LETTERS[holder] if holder >= 0 else None
        for name, holder in zip(names, holders, strict=True)
    }


def _free_ports(state: State) -> dict[str, int]:
    names = enumerate(state.box.facility_names)
    return {name: int(state.free_ports(place)) for place, name in names}


def _bonuses(state: State, seat: int) -> list[str]:
    names = enumerate(state.box.territory_names)
    return [name for place, name in names if state.has_bonus(seat, place)]


def _over_limit(state: State, seat: int) -> int:
    """The fuel and ore that the seat would give back if its turn ended now."""
    return max(0, int(state.fuel(seat) + state.ore(seat)) - RESOURCE_LIMIT)


def _unseen(state: State) -> dict[str, int]:
    """The cards of the deck: those that lie nowhere else, so anybody could count them."""
    counts = {name: int(state.in_deck(card)) for card, name in enumerate(state.box.card_names)}
    return {name: copies for name, copies in counts.items() if copies}
