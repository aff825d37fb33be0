"""Reading a position: defaults for what is left out, and a clear word for what no table could hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    ACTOR,
    BAY,
    BOXED,
    BRETHREN,
    DECK_SIZE,
    FIRST,
    FUEL,
    HUB,
    OFFERED,
    ORE,
    OWNED,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    REV,
    SUPPLY,
    TECH,
    TRACK,
    TURN,
    TURNS,
    WIDE,
    is_hand,
    is_set,
)
from landfall.games.alien_frontiers.decisions.choices import GameOver
from landfall.games.alien_frontiers.decisions.of_agendas import Shedding
from landfall.games.alien_frontiers.decisions.of_ships import Infiltrating
from landfall.games.alien_frontiers.editions.base import known_cards
from landfall.games.alien_frontiers.facilities.circles import is_free
from landfall.games.alien_frontiers.facilities.colonist_hub import colonist_hub
from landfall.games.alien_frontiers.glances import see_boards
from landfall.games.alien_frontiers.hands import number as hand_of
from landfall.games.alien_frontiers.names import DISPLAY, LAST_CIRCLE
from landfall.games.alien_frontiers.planet import refresh_bonus, settle, straddle
from landfall.games.alien_frontiers.position.agenda_entries import check_agendas, read_agendas
from landfall.games.alien_frontiers.position.aside import acting, read_asides
from landfall.games.alien_frontiers.position.belt_entries import read_belt
from landfall.games.alien_frontiers.position.entry import PLENTY, Entry, seat_entries
from landfall.games.alien_frontiers.position.fleets import (
    count_ships,
    dock_brethren,
    read_dice,
    read_docks,
    read_guests,
    read_relic,
    relic_entry,
)
from landfall.games.alien_frontiers.position.pending import Asked
from landfall.games.alien_frontiers.position.this_turn import read_this_turn
from landfall.games.alien_frontiers.position.write import OFF, brethren_places, letter
from landfall.games.alien_frontiers.rule import FORFEIT
from landfall.games.alien_frontiers.state import State, empty_table

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
    "straddles",
    "display",
    "deck",
    "discards",
    "removed",
    "this-turn",
    "hub-guests",
    "belt",
    "agenda-deck",
    "agenda-memory",
    "aside",
    "boards-offered",
    "on-boards",
    "pending",
)


def read(game: AlienFrontiers, data: Any) -> State:
    """The position; each step builds on what the steps before it have laid out."""
    table = Entry(data).only(KEYS)
    state = empty_table(game.ruleset.box)
    book = game.ruleset.book
    letters = tuple(letter(seat) for seat in range(game.seats))
    state.at[TURN] = table.at("turn").name(letters, 0)
    state.at[ACTOR] = acting(table, letters, int(state.turn))
    asides = read_asides(table, state, letters)
    state.at[FIRST] = table.at("first").name(letters, 0)
    state.at[TURNS] = table.at("turns").number(0, PLENTY, 1)
    read_resources(table, state, book)
    read_planet(table, state, book)
    read_cards(game, table, state)
    read_belt(game, table, state)
    read_kept(game, table, state)
    read_factions(table, state, book)
    read_agendas(game, table, state)
    ports = ports_open(state, book, game.ruleset.ports)
    docked = read_docks(table, state, ports)
    dock_brethren(table, state, ports)
    star = read_dice(table, state)
    asked = Asked(table, state, book.bay_is_safe)
    asked.saves = book.is_bent(FORFEIT)
    for aside in asides:
        if aside.star:
            star, asked.relic_with = aside.star, aside.seat
            state.at[RELIC_VALUE] = star
    read_relic(relic_entry(table, docked, star), state, asked, star, ports)
    count_ships(table, state, asked, {aside.seat: aside.ships for aside in asides})
    count_colonies(table, state, asked, int(book.colonies))
    read_guests(table, state, colonist_hub(book))
    read_this_turn(table, state, book, lent_read=state.box.borrows > 1, late=asked.late)
    for aside in asides:
        aside.put(state, book)
    asked.check_colony()
    check_agendas(table, state, book, asked)
    fleet = state.fleet(state.turn) - state.of(BAY, state.turn)
    asked.put(int(fleet), bool(state.at[RELIC_HERE]))
    check_end(table, state, asked)
    check_late(state, asked, book)
    check_stations(table, state, asked, book)
    # Which Agendas another seat could discard, an observation does not tell.
    if not game.legal(state) and not isinstance(asked.top, GameOver | Shedding):
        raise asked.entry.wrong(f"asks {asked.top.name!r}, but nothing here could answer it")
    return state


def read_resources(table: Entry, state: State, book: Book) -> None:
    for seat, entry in seat_entries(table, state.seats):
        state.at[FUEL + WIDE * seat] = entry.at("fuel").number(0, PLENTY, 0)
        state.at[ORE + WIDE * seat] = entry.at("ore").number(0, PLENTY, 0)
        circle = entry.at("hub").number(0, LAST_CIRCLE, 0)
        if circle and not is_free(book, state, circle):
            raise entry.at("hub").wrong(f"circle {circle} has only {book.circle_places} places")
        state.at[HUB + WIDE * seat] = circle


def read_planet(table: Entry, state: State, book: Book) -> None:
    """Colonies and field generators; who controls what follows from them."""
    box = state.box
    for seat, entry in seat_entries(table, state.seats):
        for name, landed in entry.part("colonies", box.territory_names).items():
            at = box.land + box.row * box.territory(name) + seat
            state.at[at] = landed.number(0, int(book.colonies))
    for name, place in table.part("fields", box.field_names).items():
        if place.value is not False and place.value != OFF:  # old YAML takes `off` for false
            lies = place.name((*box.territory_names, OFF))
            state.at[box.generators + box.field(name)] = lies
    read_straddles(table, state, book)
    for territory in range(box.territories):
        settle(book, state, territory)
    for seat in range(state.seats):
        refresh_bonus(book, state, seat)


def read_straddles(table: Entry, state: State, book: Book) -> None:
    """Field generators across a border; without `set-by` nobody is said to have set them there."""
    box = state.box
    letters = [letter(seat) for seat in range(state.seats)]
    for name, entry in table.part("straddles", box.field_names).items():
        field = box.field(name)
        if entry.only(("across", "set-by")).at("across").value in (False, OFF):
            continue
        if box.across < 0:
            raise entry.wrong("nothing in this game sets a field generator across a border")
        here, there = int(state.field_at(field)), entry.at("across").name(box.territory_names)
        if here < 0:
            raise entry.wrong(f"say under `fields` on which other territory {name} lies")
        if book.neighbours(here) >> there & 1 == 0:
            names = box.territory_names
            raise entry.at("across").wrong(f"{names[here]} does not border on {names[there]}")
        seat = entry.at("set-by").name(letters) if entry.has("set-by") else -1
        straddle(book, state, field, here, there, seat)


def read_cards(game: AlienFrontiers, table: Entry, state: State) -> None:
    """A card whose place is not said lies in the deck, unless the deck itself is listed."""
    box = state.box
    left = list(game.ruleset.deck)
    for seat, entry in seat_entries(table, state.seats):
        for one, card in each_card(game, entry.at("cards"), left):
            if state.holds(seat, card):
                raise one.wrong(f"nobody holds two cards of a name, such as {box.card_names[card]}")
            state.at[TECH + WIDE * seat] |= 1 << card
    if len(table.at("display").each()) > DISPLAY:
        raise table.at("display").wrong(f"at most {DISPLAY} cards are displayed")
    if table.has("removed") and not game.ruleset.book.removes_cards:
        raise table.at("removed").wrong("in this game no card leaves play")
    for _ in each_card(game, table.at("removed"), left):
        pass  # it lies nowhere
    for key, pile in (("display", box.display), ("discards", box.discards), ("deck", box.deck)):
        for _, card in each_card(game, table.at(key), left):
            state.at[pile + card] += 1
    for card in range(box.cards):
        if not table.has("deck"):
            state.at[box.deck + card] = left[card]
        state.at[DECK_SIZE] += state.in_deck(card)


def read_kept(game: AlienFrontiers, table: Entry, state: State) -> None:
    """What lies on cards; each card knows what it can hold."""
    keeping = {rule.key: rule for rule in game.ruleset.book.keeping}
    for seat, entry in seat_entries(table, state.seats):
        places: dict[str, dict[str, int]] = {}
        for card, number, at in state.box.kept_for(seat):
            places.setdefault(card, {})[number] = at
        if entry.has("on-cards") and not keeping:
            raise entry.at("on-cards").wrong("in this edition nothing lies on cards")
        for card, lies in entry.part("on-cards", tuple(places)).items():
            for number, value in lies.only(tuple(places[card])).items():
                state.at[places[card][number]] = read_number(value, number, state)
            there = any(state.at[at] for at in places[card].values())
            if there and (problem := keeping[card].cannot_be_kept(state, seat)):
                raise lies.wrong(problem)


def read_number(value: Entry, number: str, state: State) -> int:
    """A set of cards, ships, or so many of something."""
    if is_set(number):
        return sum({1 << named for named in value.names(state.box.card_names)})
    if not is_hand(number):
        return value.number(0, PLENTY, 0)
    own, star = value.dice()
    if star:
        raise value.wrong("where the Relic Ship is, `relic-ship` says")
    if len(own) > state.box.ships:
        raise value.wrong(f"{len(own)} ships, but there are only {state.box.ships} of a colour")
    return hand_of(own)


def each_card(game: AlienFrontiers, entry: Entry, left: list[int]) -> Iterator[tuple[Entry, int]]:
    """The cards of a list, taken from those that are left of the edition's deck."""
    copies = game.ruleset.deck
    names = game.ruleset.box.card_names
    for one in entry.each():
        if one.value not in names and one.value in known_cards():
            raise one.wrong(f"the deck of the {game.edition} has no {one.value}")
        card = one.name(names)
        if left[card] == 0:
            has = f"the deck of the {game.edition} has {copies[card] or 'no'} {names[card]}"
            raise one.wrong(f"{has}, and one more is named" if copies[card] else has)
        left[card] -= 1
        yield one, card


def read_factions(table: Entry, state: State, book: Book) -> None:
    """Which board each seat has, and which are to be chosen from."""
    box = state.box
    if not box.board_names and table.has("boards-offered"):
        raise table.at("boards-offered").wrong("this edition has no factions")
    for seat, entry in seat_entries(table, state.seats):
        if not entry.has("faction"):
            continue
        own = entry.at("faction")
        if not box.board_names:
            raise own.wrong("this edition has no factions")
        at = box.owners[own.name(box.board_names)]
        if state.at[at] != BOXED:
            raise own.wrong(f"{own.value} is {letter(int(state.at[at]) - OWNED)}'s already")
        state.at[at] = OWNED + seat
    for one in table.at("boards-offered").each():
        at = box.owners[one.name(box.board_names)]
        if state.at[at] != BOXED:
            raise one.wrong(f"{one.value} is named twice")
        state.at[at] = OFFERED
    if box.board_names:
        see_boards(state)
    for board in book.boards:
        if state.at[board.on_table] >= OWNED:
            board.chosen(state, int(state.at[board.on_table]) - OWNED)
    read_on_boards(table, state)


def read_on_boards(table: Entry, state: State) -> None:
    """What boards keep besides their owner; left out, it is as when they were taken."""
    places: dict[str, dict[str, int]] = {}
    for board, name, at in state.box.kept_on_boards():
        places.setdefault(board, {})[name] = at
    if table.has("on-boards") and not places:
        raise table.at("on-boards").wrong("this edition has no factions that keep anything")
    for board, kept in table.part("on-boards", tuple(places)).items():
        for name, value in kept.only(tuple(places[board])).items():
            if name == REV:
                state.at[places[board][name]] = value.name(state.box.territory_names) + 1
            elif name == BRETHREN:
                state.at[places[board][name]] = value.name(brethren_places(state.box)) + 1
            elif name == TRACK:
                letters = [letter(seat) for seat in range(state.seats)]
                state.at[places[board][name]] = value.name(letters) + 1
            else:
                state.at[places[board][name]] = value.number(0, PLENTY, 0)


def ports_open(state: State, book: Book, ports: list[int]) -> list[int]:
    """The ports of each facility; a faction's board that nobody has taken has none."""
    closed = {board.facility for board in book.boards if int(state.at[board.on_table]) < OWNED}
    return [0 if facility in closed else open_ for facility, open_ in enumerate(ports)]


def count_colonies(table: Entry, state: State, asked: Asked, colonies: int) -> None:
    """Those neither on a territory nor on the Colonist Hub are left to the seat."""
    for seat, entry in seat_entries(table, state.seats):
        landed = sum(int(state.colonies(at, seat)) for at in range(state.box.territories))
        hub = int(state.at[HUB + WIDE * seat] > 0) + asked.launched_by(seat)
        supply = colonies - landed - hub
        words = f"{landed} on territories, {hub} from the Colonist Hub"
        if supply < 0:
            raise entry.at("colonies").wrong(f"a seat has {colonies} colonies, not {words}")
        if entry.at("supply").number(0, colonies, supply) != supply:
            raise entry.at("supply").wrong(f"{supply} of {colonies} are left: {words}")
        state.at[SUPPLY + WIDE * seat] = supply


def check_late(state: State, asked: Asked, book: Book) -> None:
    """Whoever is asked when a turn has ended has something to be asked about."""
    for rule in book.after_turns:
        if rule.asks == asked.top.asks and not rule.asks_after_turn(state, state.seat):
            raise asked.entry.wrong(f"{letter(int(state.seat))} has no ship that waits on a card")


def check_stations(table: Entry, state: State, asked: Asked, book: Book) -> None:
    """Whoever is asked before the fleet is gathered has no ship any more where it was forfeit."""
    if not isinstance(asked.top, Infiltrating):
        return
    entries = dict(seat_entries(table, state.seats))
    for dock in book.forfeiting:
        own = state.docked(dock.facility, state.seat) != 0
        relic = state.at[RELIC_PLACE] == dock.facility and state.at[RELIC_USER] == state.seat
        if (own or relic) and book.forfeit(state, state.seat, dock.facility):
            where = entries[state.seat].at("docked") if own else table.at("relic-ship")
            raise where.wrong(f"a ship leaves {dock.key} as soon as its owner's turn begins")


def check_end(table: Entry, state: State, asked: Asked) -> None:
    """The game ends at once when a seat lands its last colony, and only then."""
    done = [
        letter(seat)
        for seat in range(state.seats)
        if state.colonies_left(seat) + asked.launched_by(seat) == 0
    ]
    if done and not isinstance(asked.top, GameOver):
        raise table.at("phase").wrong(f"{done[0]} has landed every colony: write `phase: over`")
    if not done and isinstance(asked.top, GameOver):
        raise table.at("phase").wrong("the game is over only when a seat has landed every colony")
