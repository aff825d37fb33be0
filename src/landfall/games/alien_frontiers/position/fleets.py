"""Reading the ships of a position: docked, unplaced, in the Maintenance Bay; and the Relic Ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landfall.games.alien_frontiers.borrowed import hold, of_borrowed
from landfall.games.alien_frontiers.box import (
    ACTOR,
    AT_HOME,
    BAY,
    CARRIED,
    CARRIED_VALUE,
    GUESTS,
    HAND,
    IN_BAY,
    ON_CARD,
    RELIC_HERE,
    RELIC_HOST,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    STOCK,
    UNPLACED,
    WIDE,
)
from landfall.games.alien_frontiers.decisions.by_chance import Dealt, First
from landfall.games.alien_frontiers.facilities.colonist_hub import TRACK_PORTS, ColonistHub
from landfall.games.alien_frontiers.hands import COUNT, DICE, MOST, SIZE, number
from landfall.games.alien_frontiers.names import RELIC_SHIP
from landfall.games.alien_frontiers.position.entry import Entry, seat_entries
from landfall.games.alien_frontiers.position.pending import Asked
from landfall.games.alien_frontiers.position.this_turn import KEYS, read_borrowed
from landfall.games.alien_frontiers.position.write import letter, relic_places
from landfall.games.alien_frontiers.ships import dock
from landfall.games.alien_frontiers.state import State

STARTING_SHIPS: Final = 3
MOST_SAVED: Final = 1
"""Ships that can be saved from the Terraforming Station at once: it has one port."""


def read_docks(table: Entry, state: State, ports: list[int]) -> Entry | None:
    """All docked ships of the seats; the answer is the Relic Ship, if it is shown among them."""
    relic = None
    box = state.box
    station, most = box.facility("terraforming-station"), int(box.ships)
    for facility, free in enumerate(ports):
        state.at[box.docks + box.row * facility + box.seats] = free
    for seat, entry in seat_entries(table, state.seats):
        for name, ships in entry.part("docked", box.facility_names).items():
            facility = box.facility(name)
            own, star = ships.dice()
            if star and relic:
                raise ships.wrong("there is only one Relic Ship")
            if star:
                relic = Entry({"user": letter(seat), "at": name, "value": star}, ships.where)
            if own and ports[facility] == 0 and name in box.board_names:
                raise ships.wrong(f"nobody has {name}, so no ship docks there")
            if facility == station and own.count(6) < len(own):
                raise ships.wrong("only a six docks at the Terraforming Station")
            if len(own) > most:
                raise ships.wrong(f"{len(own)} ships, but there are only {most} of a colour")
            find_ports(ships, state, facility, len(own), ports)
            for value in own:
                dock(state, facility, seat, value)
    return relic


def dock_brethren(table: Entry, state: State, ports: list[int]) -> None:
    """The Brethren Ship takes the port that its board says it has."""
    facility = int(state.brethren_at())
    if facility >= 0:
        entry = table.at("on-boards")
        if facility == state.box.facility("terraforming-station"):
            raise entry.wrong("the Brethren Ship never stands at the Terraforming Station")
        find_ports(entry, state, facility, 1, ports)
        state.at[state.box.docks + state.box.row * facility + state.box.seats] -= 1


def find_ports(entry: Entry, state: State, facility: int, ships: int, ports: list[int]) -> None:
    """Complain if so many more ships find no port at a facility."""
    free = int(state.free_ports(facility))
    if ships > free:
        name, there = state.box.facility_names[facility], ports[facility] - free + ships
        raise entry.wrong(f"{name} has {ports[facility]} ports open at this table, not {there}")


def read_dice(table: Entry, state: State) -> int:
    """The turn's unplaced ships; the answer is the value of the Relic Ship among them, or 0."""
    own, star = table.at("dice").dice()
    if len(own) > min(MOST, int(state.box.ships + state.box.borrows)):
        raise table.at("dice").wrong("nobody has more than six ships and the Relic Ship")
    state.at[HAND] = number(own)
    state.at[RELIC_VALUE] = star
    return star


# -- the fleets -----------------------------------------------------------------------------------


def count_ships(table: Entry, state: State, asked: Asked, aside: Mapping[int, int]) -> None:
    """So many of a colour, in play or in stock; those in play and not named lie in the Bay.

    `aside` are the unplaced ships of seats whose moment waits.
    """
    most = int(state.box.ships)
    lent = read_lent(table, state, asked)
    if state.hand and (asked.gathered or isinstance(asked.top, First | Dealt)):
        raise table.at("dice").wrong("the ships of this turn are not rolled yet")
    for seat, entry in seat_entries(table, state.seats):
        docked = sum(int(SIZE[state.docked(at, seat)]) for at in range(state.box.facilities))
        docked += sum(int(SIZE[state.at[at + seat]]) for _, at in state.box.ship_cards)
        unplaced = lent.count(seat)
        unplaced += aside.get(seat, 0)
        if seat == state.at[ACTOR]:
            unplaced += int(SIZE[state.hand]) + asked.held - asked.lent_shown
            if asked.gathered:
                unplaced = asked.rolling or entry.at("ships").number(0, most, STARTING_SHIPS)
                bay = entry.at("bay").number(0, most, 0)
                if asked.saves and bay <= MOST_SAVED:
                    unplaced -= 0 if asked.rolling else bay
                    bay = 0
                gathered = f"{letter(seat)} has gathered all ships for the roll"
                if docked:
                    raise entry.at("docked").wrong(gathered)
                if bay:
                    raise entry.at("bay").wrong(gathered)
        count_fleet(entry, state, seat, docked, unplaced)


def read_lent(table: Entry, state: State, asked: Asked) -> list[int]:
    """The owners of borrowed ships among the unplaced ones.

    Where several may be borrowed they are all read here; a ship that is being moved need not be among
    those that are listed.
    """
    if state.box.borrows == 1:
        state.at[CARRIED], state.at[CARRIED_VALUE] = asked.carried, asked.carried_value
        asked.lent_shown = int(asked.carried >= 0)
        return [asked.carried] if asked.carried >= 0 else []
    read_borrowed(table.part("this-turn", KEYS).at("borrowed"), state)
    value = asked.carried_value
    if asked.carried >= 0:
        listed = lent_ship(state, asked.carried, value)
        asked.carried_ship = listed if listed >= 0 else int(hold(state, asked.carried, value))
    owners: list[int] = []
    shown = [*DICE[state.hand]]
    for ship in range(int(state.box.borrows)):
        if (owner := int(of_borrowed(state, -1, ship, CARRIED))) >= 0:
            owners.append(owner)
            value = int(of_borrowed(state, -1, ship, CARRIED_VALUE))
            if value and value not in shown:
                raise table.at("dice").wrong(f"{letter(owner)}'s {value} must be among them")
            if value:
                shown.remove(value)
                asked.lent_shown += 1
    return owners


def lent_ship(state: State, owner: int, value: int) -> int:
    """Which borrowed ship in hand is this owner's and shows the value, the latest; -1 for none."""
    for ship in reversed(range(int(state.box.borrows))):
        if of_borrowed(state, -1, ship, CARRIED) == owner:
            if of_borrowed(state, -1, ship, CARRIED_VALUE) == value:
                return ship
    return -1


def count_fleet(entry: Entry, state: State, seat: int, docked: int, unplaced: int) -> None:
    most = int(state.box.ships)
    bay = entry.at("bay").number(0, most, 0)
    named = docked + unplaced + bay
    words = f"{docked} docked, {unplaced} unplaced, {bay} in the Maintenance Bay"
    if named > most:
        raise entry.wrong(f"{named} ships, but there are only {most} of a colour: {words}")
    usual = max(STARTING_SHIPS, named)
    if entry.has("stock"):
        usual = most - entry.at("stock").number(0, most)
    ships = entry.at("ships").number(0, most, usual)
    if named > ships or (named < ships and entry.has("bay")):
        raise entry.at("ships").wrong(f"{ships} in play, but {named} are named: {words}")
    if entry.at("stock").number(0, most, most - ships) != most - ships:
        raise entry.at("stock").wrong(f"{ships} ships in play leave {most - ships} in stock")
    state.at[BAY + WIDE * seat] = bay + ships - named
    state.at[STOCK + WIDE * seat] = most - ships


def read_guests(table: Entry, state: State, hub: ColonistHub) -> None:
    """Ships that a Mind Control Helmet put on another seat's track of the Colonist Hub."""
    letters = tuple(letter(seat) for seat in range(state.seats))
    for entry in table.at("hub-guests").each():
        entry.only(("owner", "track", "value"))
        owner = entry.at("owner").name(letters)
        track = entry.at("track").name(letters)
        value = entry.at("value").number(1, 6)
        if track == owner:
            raise entry.at("track").wrong("a ship on the track of its own colour is no guest")
        if COUNT[8 * state.docked(hub.facility, owner) + value] == 0:
            raise entry.wrong(f"{letter(owner)} has no {value} docked at colonist-hub")
        state.at[GUESTS] = state.at[GUESTS] * 512 + owner + 1 + 8 * track + 64 * value
    find_track(table, state, hub)
    for seat, seat_entry in seat_entries(table, state.seats):
        if (used := int(hub.ports_used(state, seat))) > TRACK_PORTS:
            docked = seat_entry.at("docked.colonist-hub")
            most = f"{TRACK_PORTS} ports, not {used}"
            raise docked.wrong(
                f"{letter(seat)} may use {most}"
                if hub.fills_up
                else f"{letter(seat)}'s track has {most}"
            )


def find_track(table: Entry, state: State, hub: ColonistHub) -> None:
    """The Brethren Ship is on a track when it stands on the Colonist Hub, where that has tracks."""
    has_one = any(state.brethren_on_track(seat) for seat in range(state.seats))
    needs_one = state.brethren_at() == hub.facility and not hub.fills_up
    if has_one != needs_one:
        track = table.at("on-boards.brethren-of-the-stars.track")
        raise track.wrong(
            "on whose track of colonist-hub is the Brethren Ship?"
            if needs_one
            else "the Brethren Ship is on no track there"
        )


# -- the Relic Ship -------------------------------------------------------------------------------


def relic_entry(table: Entry, docked: Entry | None, star: int) -> Entry:
    """What is said of the Relic Ship, under its own name or where it is shown with a star."""
    said = table.at(RELIC_SHIP)
    if docked and (star or said.value):
        raise docked.wrong("the Relic Ship is named in another place as well")
    if isinstance(said.value, str):  # `relic-ship: maintenance-bay` says where it is and no more
        said.value = {"at": said.value}
    said = docked or Entry(said.value or {}, said.where)
    return said.only(("user", "at", "value", "track"))


def read_relic(entry: Entry, state: State, asked: Asked, star: int, ports: list[int]) -> None:
    """On Burroughs Desert unless its place is said, or it is shown among the dice."""
    owner = int(state.controller(desert(state)))
    user = entry.at("user").name(asked.letters, asked.relic_with if star else owner)
    gathered = (asked.gathered or asked.relic_rolls) and user == state.at[ACTOR]
    usual = UNPLACED if star or (gathered and entry.has("user")) else AT_HOME
    facilities = state.box.facility_names
    places = (*facilities, *relic_places(state.box))
    at = entry.at("at").name(places, usual % len(places))
    if at >= len(facilities):
        at -= len(places)  # the last are (ON_CARD,) AT_HOME, UNPLACED and IN_BAY
    if star and at != UNPLACED:
        raise entry.at("at").wrong(f"`dice` shows the Relic Ship unplaced, as {star}*")
    state.at[RELIC_PLACE] = at
    state.at[RELIC_HERE] = int(at == UNPLACED and asked.relic_with == asked.seat)
    if at == AT_HOME:
        for key in ("user", "value", "track"):
            if entry.has(key):
                raise entry.at(key).wrong(
                    f"there is no {key} on burroughs-desert; is `at` missing?"
                )
        return
    shown_by_star = entry.where != RELIC_SHIP
    check_user(entry if shown_by_star else entry.at("user"), state, user)
    state.at[RELIC_USER] = user
    if at == UNPLACED:
        check_unplaced(entry, state, asked, star)
    elif gathered and not (at == IN_BAY and asked.saves):
        raise entry.at("at").wrong(f"{letter(user)} has gathered it for the roll: `at: unplaced`")
    elif at == ON_CARD:
        card = places[ON_CARD]
        if not state.holds(user, state.box.card(card)):
            raise entry.at("at").wrong(f"{letter(user)} does not hold {card}")
        state.at[RELIC_VALUE] = entry.at("value").number(1, 6)
    elif at == IN_BAY:
        if entry.has("value"):
            raise entry.at("value").wrong("a ship in the Maintenance Bay has no value")
    else:
        find_ports(entry.at("at"), state, at, 1, ports)
        dock_relic(entry, state, at, asked.letters)


def desert(state: State) -> int:
    return state.box.territory("burroughs-desert")


def check_user(entry: Entry, state: State, user: int) -> None:
    controller = int(state.controller(desert(state)))
    if controller < 0:
        raise entry.wrong("nobody controls burroughs-desert, so the Relic Ship stays there")
    if controller != user:
        raise entry.wrong(f"only {letter(controller)}, who controls burroughs-desert, can use it")
    if state.in_field(desert(state), state.box.field("isolation-field")):
        raise entry.wrong("burroughs-desert is isolated, so the Relic Ship stays there")


def check_unplaced(entry: Entry, state: State, asked: Asked, star: int) -> None:
    if not star and not asked.relic_rolls:
        raise entry.at("at").wrong("show its value among `dice`, such as 4*")
    if star and asked.relic_rolls:
        raise entry.at("at").wrong("it is not rolled yet, so `dice` cannot show it")
    if entry.has("value") and entry.at("value").number(1, 6) != star:
        raise entry.at("value").wrong(f"`dice` shows {star}*" if star else "it is not rolled yet")
    may_be_lent = asked.relic_carried or state.box.borrows > 1
    if state.at[RELIC_USER] != asked.relic_with and not may_be_lent:
        holder = letter(asked.relic_with)
        raise entry.at("user").wrong(f"unplaced in the turn of {holder}, it is theirs")


def dock_relic(entry: Entry, state: State, at: int, letters: tuple[str, ...]) -> None:
    state.at[RELIC_VALUE] = entry.at("value").number(1, 6)
    if at == state.box.facility("terraforming-station") and state.at[RELIC_VALUE] != 6:
        raise entry.at("value").wrong("only a six docks at the Terraforming Station")
    state.at[state.box.docks + state.box.row * at + state.box.seats] -= 1
    if at == state.box.facility("colonist-hub"):
        state.at[RELIC_HOST] = entry.at("track").name(letters, int(state.at[RELIC_USER]))
    elif entry.has("track"):
        raise entry.at("track").wrong("only the Colonist Hub has tracks")
