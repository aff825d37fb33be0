"""A position as a plain dict, in full: every entry is written, also where reading would supply it."""

from __future__ import annotations

from typing import Any

from landfall.games.alien_frontiers.borrowed import is_taken, of_borrowed
from landfall.games.alien_frontiers.box import (
    ASIMOV,
    BAY,
    BORROWED_FRESH,
    BORROWED_OWNER,
    BORROWED_PLACE,
    BORROWED_VALUE,
    CARRIED,
    CARRIED_VALUE,
    CYCLES,
    DISCARDED,
    EXCESS,
    FRESH,
    FUEL,
    GIVEN_BACK,
    GIVEN_UP,
    GUESTS,
    HUB,
    HUBBED,
    LENT,
    MARKET,
    MINED,
    ORE,
    RELIC_FRESH,
    RELIC_HERE,
    RELIC_HOST,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    SHOWN_AGAIN,
    STOCK,
    SUPPLY,
    USED,
    WIDE,
)
from landfall.games.alien_frontiers.decisions import pending
from landfall.games.alien_frontiers.decisions.by_chance import Rolled
from landfall.games.alien_frontiers.decisions.choices import GameOver, Main
from landfall.games.alien_frontiers.decisions.pending_decision import PendingDecision
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, SEAT_LETTERS
from landfall.games.alien_frontiers.state import State

RELIC_PLACES = ("burroughs-desert", "unplaced", MAINTENANCE_BAY)
"""Where the Relic Ship is when it is at no facility, in the order of AT_HOME, UNPLACED, IN_BAY."""
OFF = "off"
IN_HAND = "unplaced"
"""Where a borrowed ship is that has yet to dock."""
GIVEN_UP_IN = ("discards", "deck", "display")
"""Where a card given up for its power may lie."""
FOLLOWED = (GIVEN_UP, GIVEN_BACK, SHOWN_AGAIN)
"""The numbers that say so, in the same order."""


def write(state: State) -> dict[str, Any]:
    """The position as a mapping of plain values, ready for JSON or YAML; always of the same shape."""
    stack = pending(state)
    now = phase(stack)
    across = {"straddles": write_straddles(state)} if state.box.across >= 0 else {}
    return {
        "turn": letter(state.turn),
        "first": letter(state.first),
        "turns": int(state.turns),
        "phase": now,
        "dice": unplaced(state),
        "seats": {letter(seat): write_seat(state, seat) for seat in range(state.seats)},
        "relic-ship": write_relic(state),
        "fields": write_fields(state),
        **across,
        "display": cards_in(state, state.box.display),
        "deck": cards_in(state, state.box.deck),
        "discards": cards_in(state, state.box.discards),
        "this-turn": write_this_turn(state),
        "hub-guests": write_guests(state),
        "pending": [written(state, decision, seat) for decision, seat in stack[now is not None :]],
    }


def phase(stack: list[tuple[PendingDecision, int]]) -> str | None:
    """None when the pending decisions alone say what is asked, as in the set-up."""
    bottom, _ = stack[0]
    return bottom.name if isinstance(bottom, Main | GameOver | Rolled) else None


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def values(hand: int) -> list[int]:
    """The faces of a hand, ascending."""
    return list(DICE[hand])


def unplaced(state: State) -> list[int | str]:
    """The turn's unplaced ships; the Relic Ship among them shows once it is rolled."""
    dice: list[int | str] = [*values(state.hand)]
    if state.at[RELIC_HERE] and state.at[RELIC_VALUE] > 0:
        dice.append(f"{state.at[RELIC_VALUE]}*")
    return dice


def cards_in(state: State, pile: int) -> list[str]:
    names = enumerate(state.box.card_names)
    return [name for card, name in names for _ in range(state.at[pile + card])]


def names_in(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for place, name in enumerate(names) if bits >> place & 1]


def write_seat(state: State, seat: int) -> dict[str, Any]:
    return {
        "fuel": int(state.at[FUEL + WIDE * seat]),
        "ore": int(state.at[ORE + WIDE * seat]),
        "ships": int(state.fleet(seat)),
        "stock": int(state.at[STOCK + WIDE * seat]),
        "bay": int(state.at[BAY + WIDE * seat]),
        "docked": {
            name: values(state.docked(facility, seat))
            for facility, name in enumerate(state.box.facility_names)
        },
        "colonies": {
            name: int(state.colonies(territory, seat))
            for territory, name in enumerate(state.box.territory_names)
        },
        "hub": int(state.at[HUB + WIDE * seat]),
        "supply": int(state.at[SUPPLY + WIDE * seat]),
        "cards": names_in(state.cards(seat), state.box.card_names),
    }


def write_relic(state: State) -> dict[str, Any]:
    shows = state.at[RELIC_VALUE] > 0
    on_a_track = state.at[RELIC_HOST] >= 0
    return {
        "at": (*state.box.facility_names, *RELIC_PLACES)[state.at[RELIC_PLACE]],
        "user": letter(state.at[RELIC_USER]) if state.at[RELIC_USER] >= 0 else None,
        "value": int(state.at[RELIC_VALUE]) if shows else None,
        "track": letter(state.at[RELIC_HOST]) if on_a_track else None,
    }


def write_fields(state: State) -> dict[str, str]:
    lies = {name: int(state.field_at(field)) for field, name in enumerate(state.box.field_names)}
    territories = state.box.territory_names
    return {name: territories[at] if at >= 0 else OFF for name, at in lies.items()}


def write_straddles(state: State) -> dict[str, dict[str, str | None]]:
    """The second territory of each field generator, and who set it across the border."""
    straddling: dict[str, dict[str, str | None]] = {}
    for field, name in enumerate(state.box.field_names):
        across, seat = int(state.field_across(field)), int(state.straddled_by(field))
        straddling[name] = {
            "across": state.box.territory_names[across] if across >= 0 else OFF,
            "set-by": letter(seat) if seat >= 0 else None,
        }
    return straddling


def write_this_turn(state: State) -> dict[str, Any]:
    """What the turn has used up and may still use."""
    return {
        "used": names_in(state.at[USED], state.box.card_names),
        "discarded": int(state.at[DISCARDED]),
        "given-up": write_given_up(state),
        "mined": int(state.at[MINED]),
        "hub-ships": int(state.at[HUBBED]),
        "asimov": state.at[ASIMOV] == 1,
        "excess": int(state.at[EXCESS]),
        "cycles": int(state.at[CYCLES]),
        "claim": values(state.at[FRESH]),
        "relic-counts": state.at[RELIC_FRESH] == 1,
        "market": values(state.at[MARKET]),
        "lent": names_in(state.at[LENT], state.box.territory_names),
        "borrowed": write_borrowed(state),
    }


def write_given_up(state: State) -> dict[str, list[str]]:
    """Where the card may lie that was discarded for its power this turn."""
    return {
        pile: names_in(state.at[followed], state.box.card_names)
        for pile, followed in zip(GIVEN_UP_IN, FOLLOWED, strict=True)
    }


def write_borrowed(state: State) -> dict[str, Any] | list[dict[str, Any]] | None:
    """The ship that was borrowed this turn and has docked; where there may be several, all of them."""
    ships = range(int(state.box.borrows))
    if state.box.borrows > 1:
        return [write_ship(state, ship) for ship in ships if is_taken(state, ship)]
    return write_ship(state, 0) if state.at[BORROWED_OWNER] >= 0 else None


def write_ship(state: State, ship: int) -> dict[str, Any]:
    """A borrowed ship; `at` is None when it has left its port again."""
    owner = of_borrowed(state, -1, ship, CARRIED)
    if owner >= 0 and state.box.borrows > 1:
        value = int(of_borrowed(state, -1, ship, CARRIED_VALUE)) or None
        return {"owner": letter(owner), "at": IN_HAND, "value": value, "counts": False}
    at = int(of_borrowed(state, -1, ship, BORROWED_PLACE))
    return {
        "owner": letter(of_borrowed(state, -1, ship, BORROWED_OWNER)),
        "at": state.box.facility_names[at] if at >= 0 else None,
        "value": int(of_borrowed(state, -1, ship, BORROWED_VALUE)),
        "counts": of_borrowed(state, -1, ship, BORROWED_FRESH) == 1,
    }


def write_guests(state: State) -> list[dict[str, Any]]:
    """Ships on another seat's track of the Colonist Hub, the first that came first."""
    guests: list[dict[str, Any]] = []
    rest = int(state.at[GUESTS])
    while rest:
        owner, track, value = (rest & 7) - 1, rest >> 3 & 7, rest >> 6 & 7
        guests.append({"owner": letter(owner), "track": letter(track), "value": value})
        rest >>= 9
    return guests[::-1]


def written(state: State, decision: PendingDecision, seat: int) -> dict[str, Any]:
    """A decision; whose it is goes without saying in the seat's own turn."""
    whose = {"seat": letter(seat)} if seat != state.turn or isinstance(decision, Main) else {}
    return {"asks": decision.name, **decision.written(state), **whose}
