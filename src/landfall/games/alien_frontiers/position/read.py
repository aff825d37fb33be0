"""Reading a position: defaults for what is left out, and a clear word for what no table could hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from landfall.games.alien_frontiers.names import (
    CARD_NAMES,
    CARDS,
    DISPLAY,
    FIELD_NAMES,
    LAST_CIRCLE,
    SEATS,
    TERRITORIES,
    TERRITORY_NAMES,
    UNPLACED,
)
from landfall.games.alien_frontiers.position.entry import PLENTY, Entry, seat_entries
from landfall.games.alien_frontiers.position.pending import Asked
from landfall.games.alien_frontiers.position.ships import (
    count_ships,
    read_dice,
    read_docks,
    read_guests,
    read_relic,
    relic_entry,
)
from landfall.games.alien_frontiers.position.this_turn import read_this_turn
from landfall.games.alien_frontiers.position.write import OFF, letter
from landfall.games.alien_frontiers.state import (
    ASK_NOTHING,
    DECK,
    DISCARDS,
    FIELD,
    FUEL,
    HUB,
    ON_DISPLAY,
    ORE,
    SUPPLY,
    TECH,
    State,
    empty_table,
)

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

KEYS: Final = (
    "turn",
    "first",
    "turns",
    "phase",
    "dice",
    "seats",
    "relic-ship",
    "fields",
    "display",
    "deck",
    "discards",
    "this-turn",
    "hub-guests",
    "pending",
)


def read(game: AlienFrontiers, data: Any) -> State:
    """The position; each step builds on what the steps before it have laid out."""
    table = Entry(data).only(KEYS)
    state = empty_table(game.seats)
    book = game.ruleset.book
    letters = tuple(letter(seat) for seat in range(game.seats))
    state.turn = table.at("turn").name(letters, 0)
    state.first = table.at("first").name(letters, 0)
    state.turns = table.at("turns").number(0, PLENTY, 1)
    read_resources(table, state)
    read_planet(table, state, int(book.colonies))
    read_cards(game, table, state)
    docked = read_docks(table, state, game.ruleset.ports)
    star = read_dice(table, state)
    asked = Asked(table, state, book.bay_is_safe)
    read_relic(relic_entry(table, docked, star), state, asked, star, game.ruleset.ports)
    count_ships(table, state, asked)
    count_colonies(table, state, asked, int(book.colonies))
    read_guests(table, state)
    read_this_turn(table, state, book.follows_cards)
    asked.check_colony()
    asked.put(int(state.fleet(state.turn)), state.relic_place == UNPLACED)
    check_end(table, state, asked)
    if not game.legal(state) and asked.asks != ASK_NOTHING:
        raise asked.entry.wrong(f"asks {asked.name!r}, but nothing here could answer it")
    return state


def read_resources(table: Entry, state: State) -> None:
    for seat, entry in seat_entries(table, state.seats):
        state.seat[FUEL + seat] = entry.at("fuel").number(0, PLENTY, 0)
        state.seat[ORE + seat] = entry.at("ore").number(0, PLENTY, 0)
        state.seat[HUB + seat] = entry.at("hub").number(0, LAST_CIRCLE, 0)


def read_planet(table: Entry, state: State, colonies: int) -> None:
    """Colonies and field generators; who controls what follows from them."""
    for seat, entry in seat_entries(table, state.seats):
        for name, landed in entry.part("colonies", TERRITORY_NAMES).items():
            at = SEATS * TERRITORY_NAMES.index(name) + seat
            state.land[at] = landed.number(0, colonies)
    for name, place in table.part("fields", FIELD_NAMES).items():
        if place.value is not False and place.value != OFF:  # old YAML takes `off` for false
            state.land[FIELD + FIELD_NAMES.index(name)] = place.name((*TERRITORY_NAMES, OFF))
    for territory in range(TERRITORIES):
        state.settle(territory)
    for seat in range(state.seats):
        state.refresh_bonus(seat)


def read_cards(game: AlienFrontiers, table: Entry, state: State) -> None:
    """A card whose place is not said lies in the deck, unless the deck itself is listed."""
    left = list(game.ruleset.deck)
    for seat, entry in seat_entries(table, state.seats):
        for one, card in each_card(game, entry.at("cards"), left):
            if state.holds(seat, card):
                raise one.wrong(f"nobody holds two cards of a name, such as {CARD_NAMES[card]}")
            state.seat[TECH + seat] |= 1 << card
    if len(table.at("display").each()) > DISPLAY:
        raise table.at("display").wrong(f"at most {DISPLAY} cards are displayed")
    for key, pile in (("display", ON_DISPLAY), ("discards", DISCARDS), ("deck", DECK)):
        for _, card in each_card(game, table.at(key), left):
            state.piles[pile + card] += 1
    for card in range(CARDS):
        if not table.has("deck"):
            state.piles[DECK + card] = left[card]
        state.deck_size += state.piles[DECK + card]


def each_card(game: AlienFrontiers, entry: Entry, left: list[int]) -> Iterator[tuple[Entry, int]]:
    """The cards of a list, taken from those that are left of the edition's deck."""
    copies = game.ruleset.deck
    for one in entry.each():
        card = one.name(CARD_NAMES)
        if left[card] == 0:
            has = f"the deck of the {game.edition} has {copies[card] or 'no'} {CARD_NAMES[card]}"
            raise one.wrong(f"{has}, and one more is named" if copies[card] else has)
        left[card] -= 1
        yield one, card


def count_colonies(table: Entry, state: State, asked: Asked, colonies: int) -> None:
    """Those neither on a territory nor on the Colonist Hub are left to the seat."""
    for seat, entry in seat_entries(table, state.seats):
        landed = sum(int(state.colonies(at, seat)) for at in range(TERRITORIES))
        hub = int(state.seat[HUB + seat] > 0) + asked.launched_by(seat)
        supply = colonies - landed - hub
        words = f"{landed} on territories, {hub} from the Colonist Hub"
        if supply < 0:
            raise entry.at("colonies").wrong(f"a seat has {colonies} colonies, not {words}")
        if entry.at("supply").number(0, colonies, supply) != supply:
            raise entry.at("supply").wrong(f"{supply} of {colonies} are left: {words}")
        state.seat[SUPPLY + seat] = supply


def check_end(table: Entry, state: State, asked: Asked) -> None:
    """The game ends at once when a seat lands its last colony, and only then."""
    done = [
        letter(seat)
        for seat in range(state.seats)
        if state.colonies_left(seat) + asked.launched_by(seat) == 0
    ]
    if done and asked.asks != ASK_NOTHING:
        raise table.at("phase").wrong(f"{done[0]} has landed every colony: write `phase: over`")
    if not done and asked.asks == ASK_NOTHING:
        raise table.at("phase").wrong("the game is over only when a seat has landed every colony")
