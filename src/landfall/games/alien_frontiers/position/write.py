"""A position as a plain dict, in full: every entry is written, also where reading would supply it."""

from __future__ import annotations

from typing import Any

from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.names import (
    BURROUGHS_DESERT,
    CARD_NAMES,
    COLONIST_HUB,
    FACILITIES,
    FACILITY_NAMES,
    FIELD_NAMES,
    SEAT_LETTERS,
    TERRITORY_NAMES,
    UNPLACED,
)
from landfall.games.alien_frontiers.piles import IN_DISCARDS, given_up
from landfall.games.alien_frontiers.state import (
    ASK_AIM,
    ASK_CARRY,
    ASK_DEAL,
    ASK_DRAW,
    ASK_LAND,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_PICK,
    ASK_RAID,
    ASK_RELIC,
    ASK_ROLL,
    ASK_SWAP,
    BAY,
    DECK,
    DISCARDS,
    FIELD,
    FUEL,
    HUB,
    LANDING_LAUNCHED,
    LANDING_MOVED,
    ON_DISPLAY,
    ORE,
    STOCK,
    SUPPLY,
    TECH,
    State,
)

ASK_NAMES = (
    "",
    "first",
    "deal",
    "roll",
    "relic",
    "draw",
    "main",
    "land",
    "raid",
    "aim",
    "carry",
    "pick",
    "swap",
    "drop",
    "over",
)
"""What can be asked, in the order of ASK_…"""

LANDINGS = ("built", "launched", "moved")
AIMS = ("cannon", "stock", "helmet")
RELIC_PLACES = (*FACILITY_NAMES, "unplaced", TERRITORY_NAMES[BURROUGHS_DESERT])
OFF = "off"
GIVEN_UP = ("discards", "deck", "display")
"""Where a card given up for its power may lie, in the order of the piles' IN_…"""


def write(state: State) -> dict[str, Any]:
    """The position as a mapping of plain values, ready for JSON or YAML; always of the same shape."""
    return {
        "turn": letter(state.turn),
        "first": letter(state.first),
        "turns": int(state.turns),
        "phase": phase(state),
        "dice": unplaced(state),
        "seats": {letter(seat): write_seat(state, seat) for seat in range(state.seats)},
        "relic-ship": write_relic(state),
        "fields": write_fields(state),
        "display": cards_in(state, ON_DISPLAY),
        "deck": cards_in(state, DECK),
        "discards": cards_in(state, DISCARDS),
        "this-turn": write_this_turn(state),
        "hub-guests": write_guests(state),
        "pending": write_pending(state),
    }


def phase(state: State) -> str | None:
    """None when `pending` alone says what is asked, as in the set-up."""
    bottom = state.pending[0] & 63
    if bottom == ASK_ROLL:
        return "roll"
    return {ASK_MAIN: "main", ASK_NOTHING: "over"}.get(int(bottom))


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def values(hand: int) -> list[int]:
    """The faces of a hand, ascending."""
    return list(DICE[hand])


def unplaced(state: State) -> list[int | str]:
    """The turn's unplaced ships; the Relic Ship among them shows once it is rolled."""
    dice: list[int | str] = [*values(state.hand)]
    if state.relic_place == UNPLACED and state.relic_value > 0:
        dice.append(f"{state.relic_value}*")
    return dice


def cards_in(state: State, pile: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) for _ in range(state.piles[pile + card])]


def names_in(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for place, name in enumerate(names) if bits >> place & 1]


def write_seat(state: State, seat: int) -> dict[str, Any]:
    return {
        "fuel": int(state.seat[FUEL + seat]),
        "ore": int(state.seat[ORE + seat]),
        "ships": int(state.fleet(seat)),
        "stock": int(state.seat[STOCK + seat]),
        "bay": int(state.seat[BAY + seat]),
        "docked": {
            FACILITY_NAMES[facility]: values(state.docked(facility, seat))
            for facility in range(FACILITIES)
        },
        "colonies": {
            name: int(state.colonies(territory, seat))
            for territory, name in enumerate(TERRITORY_NAMES)
        },
        "hub": int(state.seat[HUB + seat]),
        "supply": int(state.seat[SUPPLY + seat]),
        "cards": names_in(state.seat[TECH + seat], CARD_NAMES),
    }


def write_relic(state: State) -> dict[str, Any]:
    shows = state.relic_value > 0
    on_a_track = state.relic_place == COLONIST_HUB
    return {
        "at": RELIC_PLACES[state.relic_place],
        "user": letter(state.relic_user) if state.relic_user >= 0 else None,
        "value": int(state.relic_value) if shows else None,
        "track": letter(state.relic_host) if on_a_track else None,
    }


def write_fields(state: State) -> dict[str, str]:
    lies = {name: int(state.land[FIELD + field]) for field, name in enumerate(FIELD_NAMES)}
    return {name: TERRITORY_NAMES[at] if at >= 0 else OFF for name, at in lies.items()}


def write_this_turn(state: State) -> dict[str, Any]:
    """What the turn has used up and may still use."""
    return {
        "used": names_in(state.used, CARD_NAMES),
        "discarded": int(state.discarded),
        "given-up": write_given_up(state),
        "mined": int(state.mined),
        "hub-ships": int(state.hubbed),
        "asimov": state.asimov == 1,
        "excess": int(state.excess),
        "cycles": int(state.cycles),
        "claim": values(state.fresh),
        "relic-counts": state.relic_fresh == 1,
        "market": values(state.market),
        "lent": names_in(state.lent, TERRITORY_NAMES),
        "borrowed": write_borrowed(state),
    }


def write_given_up(state: State) -> dict[str, list[str]]:
    """Where the card may lie that was discarded for its power this turn."""
    lies = {name: int(given_up(state, card)) for card, name in enumerate(CARD_NAMES)}
    return {
        pile: [name for name, at in lies.items() if at == mark]
        for mark, pile in enumerate(GIVEN_UP, start=IN_DISCARDS)
    }


def write_borrowed(state: State) -> dict[str, Any] | None:
    """The ship a Mind Control Helmet has moved this turn; `at` is None when it has left again."""
    if state.borrowed_owner < 0:
        return None
    at = int(state.borrowed_place)
    return {
        "owner": letter(state.borrowed_owner),
        "at": FACILITY_NAMES[at] if at >= 0 else None,
        "value": int(state.borrowed_value),
        "counts": state.borrowed_fresh == 1,
    }


def write_guests(state: State) -> list[dict[str, Any]]:
    """Ships on another seat's track of the Colonist Hub, the first that came first."""
    guests: list[dict[str, Any]] = []
    rest = int(state.guests)
    while rest:
        owner, track, value = (rest & 7) - 1, rest >> 3 & 7, rest >> 6 & 7
        guests.append({"owner": letter(owner), "track": letter(track), "value": value})
        rest >>= 9
    return guests[::-1]


def write_pending(state: State) -> list[dict[str, Any]]:
    """The decisions above the main phase, or in its place; the one asked now last."""
    stack = [int(state.pending[at]) for at in range(state.depth)]
    if phase(state) is not None:
        stack = stack[1:]
    return [write_frame(state, frame) for frame in stack]


def write_frame(state: State, frame: int) -> dict[str, Any]:
    asks, a, b, c = frame & 63, frame >> 10 & 31, frame >> 15 & 4095, frame >> 27 & 4095
    about: dict[str, Any] = {}
    if asks == ASK_DEAL:
        about = {"dealt": a}
    elif asks == ASK_ROLL:
        about = {"dice": b, "relic": c == 1, "again": a == 1}
    elif asks == ASK_RELIC:
        about = {"again": a == 1}
    elif asks == ASK_DRAW:
        about = {"cards": a}
    elif asks == ASK_LAND:
        about = {"why": LANDINGS[a]}
        if a == LANDING_LAUNCHED:
            about["excess"] = b
        elif a == LANDING_MOVED:
            about |= {"from": TERRITORY_NAMES[b], "owner": letter(c)}
    elif asks == ASK_RAID:
        about = {"taken": a}
    elif asks == ASK_AIM:
        about = {"why": AIMS[a], "at": FACILITY_NAMES[b], "hits": c}
    elif asks == ASK_CARRY:
        about = {"from": FACILITY_NAMES[b], "relic": True} if a == 1 else carried(state, b, c)
    elif asks == ASK_PICK:
        about = {"dice": values(b), "relic": c == 1}
    elif asks == ASK_SWAP:
        about = {"owner": letter(a), "from": TERRITORY_NAMES[b]}
    return {"asks": ASK_NAMES[asks], **about}


def carried(state: State, facility: int, value: int) -> dict[str, Any]:
    about: dict[str, Any] = {"from": FACILITY_NAMES[facility], "value": value}
    if state.carried >= 0:
        about["owner"] = letter(state.carried)
    return about
