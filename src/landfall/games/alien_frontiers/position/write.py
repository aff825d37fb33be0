"""A position as a plain dict, in full: every entry is written, also where reading would supply it."""

from __future__ import annotations

from typing import Any

from landfall.core.game import HIDDEN
from landfall.games.alien_frontiers.belt.march import claimed_late
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import is_taken, of_borrowed
from landfall.games.alien_frontiers.box import (
    ASIMOV,
    BAY,
    BORROWED_FRESH,
    BORROWED_OWNER,
    BORROWED_PLACE,
    BORROWED_VALUE,
    BRETHREN,
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
    OFFERED,
    ORE,
    OWNED,
    RELIC_FRESH,
    RELIC_HERE,
    RELIC_HOST,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    REV,
    SHOWN_AGAIN,
    STOCK,
    SUPPLY,
    TRACK,
    USED,
    WIDE,
    Box,
    is_hand,
    is_set,
)
from landfall.games.alien_frontiers.decisions import pending
from landfall.games.alien_frontiers.decisions.by_chance import Rolled
from landfall.games.alien_frontiers.decisions.choices import GameOver, Main
from landfall.games.alien_frontiers.decisions.pending_decision import PendingDecision
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, SEAT_LETTERS, SPACES
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


def write(state: State, book: Book) -> dict[str, Any]:
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
        "this-turn": write_this_turn(state, book),
        "hub-guests": write_guests(state),
        **({"boards-offered": boards_of(state, OFFERED)} if state.box.board_names else {}),
        **({"on-boards": write_on_boards(state)} if state.box.kept_on_boards() else {}),
        **({"belt": write_belt(state)} if state.box.asteroids else {}),
        **(write_agenda_piles(state) if state.box.agendas else {}),
        "pending": [written(state, decision, seat) for decision, seat in stack[now is not None :]],
    }


def phase(stack: list[tuple[PendingDecision, int]]) -> str | None:
    """None when the pending decisions alone say what is asked, as in the set-up."""
    bottom, _ = stack[0]
    if bottom == Main(late=True):
        return None
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
        **({"on-cards": write_kept(state, seat)} if state.box.kept_for(seat) else {}),
        **({"faction": faction_of(state, seat)} if state.box.board_names else {}),
        **(write_haul(state, seat) if state.box.asteroids else {}),
        **(write_agendas(state, seat) if state.box.agendas else {}),
    }


def write_agenda_piles(state: State) -> dict[str, Any]:
    """The deck of Agendas, and what is remembered of discards, if anything is."""
    box = state.box
    memory: dict[str, Any] = {}
    for key, pile in (("discards", box.thrown_open), ("shuffled", box.shuffled_open)):
        if state.at[pile]:
            memory[key] = agendas_in(state, pile)
    for seat in range(state.seats):
        shuffled = agendas_in(state, box.shuffled + seat)
        if drawn := int(state.at[box.drawn + seat]):
            memory[letter(seat)] = {"shuffled": shuffled, "drawn": drawn}
        elif shuffled:
            memory[letter(seat)] = {"shuffled": shuffled}
    deck = {"agenda-deck": agendas_in(state, box.agenda_deck)}
    return {**deck, "agenda-memory": memory} if memory else deck


def write_agendas(state: State, seat: int) -> dict[str, list[str]]:
    """The Agendas of a seat: face down, revealed, discarded; a question mark for what is blank."""
    box = state.box
    shown = int(state.at[box.prophecy + seat]) - 1
    return {
        "agendas": with_blanks(state, box.face_down + seat, box.face_down_count + seat),
        "revealed": agendas_in(state, box.revealed + seat),
        "agenda-discards": with_blanks(state, box.thrown + seat, box.thrown_count + seat),
        "foretold": agendas_in(state, box.foretold + seat),
        "prophecy": [name for at, name in enumerate(box.agenda_names) if at == shown],
    }


def agendas_in(state: State, pile: int) -> list[str]:
    return names_in(int(state.at[pile]), state.box.agenda_names)


def with_blanks(state: State, pile: int, count: int) -> list[str]:
    known = agendas_in(state, pile)
    return known + [HIDDEN] * (int(state.at[count]) - len(known))


def write_haul(state: State, seat: int) -> dict[str, list[str]]:
    """The asteroid cards of a seat, and which of them must wait."""
    box = state.box
    first = int(box.asteroids) * seat
    return {
        key: asteroids_in(state, int(pile) + first)
        for key, pile in (("asteroids", box.hauls), ("in-tow", box.towed), ("seized", box.seized))
    }


def asteroids_in(state: State, pile: int) -> list[str]:
    names = enumerate(state.box.asteroid_names)
    return [name for asteroid, name in names for _ in range(state.at[pile + asteroid])]


def write_belt(state: State) -> dict[str, Any]:
    """Cards by space, the known bottom of the deck from its top, the discards; the rest is unseen."""
    box = state.box
    names = (None, *box.asteroid_names)
    queue = [int(state.at[at]) for at in range(int(box.bottom), int(box.bottom_end))]
    return {
        "spaces": [names[int(state.at[int(box.spaces) + space])] for space in range(SPACES)],
        "bottom": [names[card] for card in queue if card],
        "discards": asteroids_in(state, int(box.scrapped)),
        "unseen": asteroids_in(state, int(box.unseen)),
        "boxed": int(state.at[box.boxed]),
        "played": int(state.at[box.played]),
        "relic-returned": state.at[box.returned] == 1,
        **({"claimed-late": claimed_since(state)} if box.ship_cards else {}),
    }


def claimed_since(state: State) -> list[str]:
    """The asteroid cards claimed since the turn ended and not yet used."""
    names = enumerate(state.box.asteroid_names)
    return [name for asteroid, name in names for _ in range(claimed_late(state, asteroid))]


def boards_of(state: State, owner: int) -> list[str]:
    """The faction boards of which this is said to be the owner."""
    pairs = zip(state.box.board_names, state.box.owners, strict=True)
    return [name for name, at in pairs if state.at[at] == owner]


def write_on_boards(state: State) -> dict[str, dict[str, Any]]:
    """What faction boards keep besides their owner; the REV's place by its name."""
    kept: dict[str, dict[str, Any]] = {}
    for board, name, at in state.box.kept_on_boards():
        value: Any = int(state.at[at])
        if name == REV:
            value = state.box.territory_names[value - 1] if value else None
        elif name == BRETHREN:
            value = brethren_places(state.box)[value - 1] if value else None
        elif name == TRACK:
            value = letter(value - 1) if value else None
        kept.setdefault(board, {})[name] = value
    return kept


def brethren_places(box: Box) -> tuple[str, ...]:
    """Where the Brethren Ship may be, in the order of the numbers from WAITS_IN_BAY on."""
    return (MAINTENANCE_BAY, IN_HAND, *box.facility_names)


def faction_of(state: State, seat: int) -> str | None:
    """The board that a seat has taken."""
    own = boards_of(state, OWNED + seat)
    return own[0] if own else None


def write_kept(state: State, seat: int) -> dict[str, dict[str, Any]]:
    """What lies on the seat's cards: so much of what, for every card that can hold something."""
    lies: dict[str, dict[str, Any]] = {}
    for card, name, at in state.box.kept_for(seat):
        number = int(state.at[at])
        named = names_in(number, state.box.card_names) if is_set(name) else number
        lies.setdefault(card, {})[name] = values(number) if is_hand(name) else named
    return lies


def write_relic(state: State) -> dict[str, Any]:
    shows = state.at[RELIC_VALUE] > 0
    on_a_track = state.at[RELIC_HOST] >= 0
    return {
        "at": (*state.box.facility_names, *relic_places(state.box))[state.at[RELIC_PLACE]],
        "user": letter(state.at[RELIC_USER]) if state.at[RELIC_USER] >= 0 else None,
        "value": int(state.at[RELIC_VALUE]) if shows else None,
        "track": letter(state.at[RELIC_HOST]) if on_a_track else None,
    }


def relic_places(box: Box) -> tuple[str, ...]:
    """Where it can be besides facilities: on a card, where one holds ships, or as listed above."""
    return (*(card for card, _ in box.ship_cards[:1]), *RELIC_PLACES)


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


def write_this_turn(state: State, book: Book) -> dict[str, Any]:
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
        **({"powers": powers_used(state)} if state.box.board_names else {}),
        **write_in_mind(state, book),
    }


def write_in_mind(state: State, book: Book) -> dict[str, Any]:
    """What parts keep in mind for as long as the moment lasts, where any does."""
    kept: dict[str, dict[str, int | list[str]]] = {}
    for rule in book.parts.values():
        for at, name in enumerate(rule.keeps_in_a_moment(), int(rule.fleeting)):
            number, names = int(state.at[at]), rule.kept_names(name)
            kept.setdefault(rule.key, {})[name] = (
                names_in(number, tuple(names)) if names else number
            )
    return {"in-mind": kept} if kept else {}


def powers_used(state: State) -> list[str]:
    """The faction boards whose owner has used the power this turn."""
    return names_in(int(state.at[USED]) >> int(state.box.cards), state.box.board_names)


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
