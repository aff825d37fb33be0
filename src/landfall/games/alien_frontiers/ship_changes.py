"""Ships that have come and gone: for each seat, where they were and showed what, and where they are.

A step moves a ship one way of those listed here. Positions further apart are compared as well: a ship
that no single step could have moved so is simply told to have been here and to be there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from landfall.games.alien_frontiers.asks import (
    AGENDA_FORETOLD,
    ASK_AGENDA,
    ASK_BOARD,
    ASK_CONSULT,
    ASK_PICK,
    ASK_POWER,
    ASK_REGATHER,
    ASK_RELIC,
    ASK_ROLL,
    BEFORE_ROLL,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import of_borrowed
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKED_B,
    ASKED_C,
    ASKS,
    AT_HOME,
    BAY,
    CARRIED,
    CARRIED_VALUE,
    DEPTH,
    HAND,
    IN_BAY,
    ON_CARD,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    SEAT,
    SET_ASIDE,
    STOCK,
    TURNS,
    USED,
)
from landfall.games.alien_frontiers.change import (
    Change,
    ForfeitDue,
    OffBoard,
    RelicBought,
    RelicMoved,
    RelicReturned,
    RelicTurned,
    ShipBuilt,
    ShipForfeit,
    ShipLost,
    ShipMoved,
    ShipsDocked,
    ShipsGathered,
    ShipsLeft,
    ShipsLeftOver,
    ShipsPicked,
    ShipsPickedUp,
    ShipsRolled,
    ShipTurned,
)
from landfall.games.alien_frontiers.hands import DICE, SIZE
from landfall.games.alien_frontiers.moment import shift_of
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.whole_fleet import WholeFleet

Ship = tuple[str, int]
"""Where it is, and what it shows; nought where no value shows."""

Facilities = Sequence[tuple[int, str]]
"""By index and name."""

IN_STOCK: Final[Ship] = (OffBoard.STOCK, 0)
MAINTAINED: Final[Ship] = (MAINTENANCE_BAY, 0)
ROLLED: Final[Ship] = (OffBoard.ROLLING, 0)

WITH_RELIC: Final = (ASK_ROLL, ASK_PICK, ASK_REGATHER)
"""Decisions of which the third number says that the Relic Ship is among the dice."""

DOCK: Final = "dock"
HOME: Final = "burroughs-desert"
"""Where the Relic Ship is while nobody uses it."""

WAYS: Final = (
    (OffBoard.HAND, DOCK),
    (DOCK, OffBoard.HAND),
    (OffBoard.STOCK, MAINTENANCE_BAY),
    (OffBoard.STOCK, OffBoard.ROLLING),
    (DOCK, OffBoard.STOCK),
    (MAINTENANCE_BAY, OffBoard.STOCK),
    (DOCK, MAINTENANCE_BAY),
    (DOCK, OffBoard.ROLLING),
    (MAINTENANCE_BAY, OffBoard.ROLLING),
    (OffBoard.ROLLING, OffBoard.HAND),
    (OffBoard.HAND, OffBoard.ROLLING),
    (OffBoard.HAND, OffBoard.HAND),
    (OffBoard.HAND, MAINTENANCE_BAY),
    (OffBoard.HAND, OffBoard.STOCK),
)
"""How single steps move ships; earlier ones are looked for first."""

TAKEN_UP: Final = ((OffBoard.HAND, MAINTENANCE_BAY), (DOCK, OffBoard.ROLLING))
"""Where ships are taken up again while others are left over: no docked one goes to the Bay then."""


def ship_changes(book: Book, before: State, after: State, stirred: Facilities) -> Iterator[Change]:
    """Every ship that has moved or been turned, the Relic Ship last; `stirred`: where ships differ."""
    were, are = ships(before, stirred), ships(after, stirred)
    at_once = turner_of_all(book, before, after)
    for seat in range(int(before.seats)):
        gone, come = without(were[seat], are[seat]), without(are[seat], were[seat])
        if at_once:
            shown, shows = in_hand(were[seat]), in_hand(are[seat])
            if shown and sorted(map(at_once.turned, shown)) == shows:
                yield from (ShipTurned(seat, was, at_once.turned(was)) for was in shown)
                gone = [ship for ship in gone if ship[0] != OffBoard.HAND]
                come = [ship for ship in come if ship[0] != OffBoard.HAND]
        if gone or come:
            yield from Fleet(book, before, after, seat).changes(gone, come)
    yield from _relic(book, before, after)


def turner_of_all(book: Book, before: State, after: State) -> WholeFleet | None:
    """The card used in the step that turns every unplaced ship: what each showed is not seen else."""
    used = int(after.at[USED] & ~before.at[USED])
    if before.asks == ASK_POWER and after.at[DEPTH] < before.at[DEPTH]:
        used |= 1 << int(before.asked_a())
    if used == 0:
        return None
    turning = [tech for tech in book.techs if used >> int(tech.card) & 1]
    return next((tech for tech in turning if isinstance(tech, WholeFleet)), None)


def in_hand(ships: list[Ship]) -> list[int]:
    """What the unplaced ones show."""
    return sorted(value for place, value in ships if place == OffBoard.HAND)


def without(ships: list[Ship], others: list[Ship]) -> list[Ship]:
    """Those that are left when each of the others has taken one like it away."""
    left = ships.copy()
    for ship in others:
        if ship in left:
            left.remove(ship)
    return left


def ships(state: State, facilities: Facilities) -> list[list[Ship]]:
    """The ships of each seat, those at other facilities left out; a card is a place like these."""
    found: list[list[Ship]] = []
    for seat in range(int(state.seats)):
        here: list[Ship] = [IN_STOCK] * int(state.of(STOCK, seat))
        here += [MAINTAINED] * int(state.of(BAY, seat))
        for place, name in facilities:
            here += [(name, value) for value in DICE[state.docked(place, seat)]]
        for card, at in state.box.ship_cards:
            here += [(card, value) for value in DICE[state.at[at + seat]]]
        found.append(here)
    _add_unplaced(state, found)
    _add_rolling(state, found)
    return found


def _add_unplaced(state: State, found: list[list[Ship]]) -> None:
    """What each moment has in hand, a carried ship being its owner's."""
    for waiting in range(-1, int(state.at[SET_ASIDE])):
        shift = shift_of(state, waiting)
        actor = int(state.at[ACTOR + shift])
        found[actor] += [(OffBoard.HAND, value) for value in DICE[state.at[HAND + shift]]]
        for ship in range(int(state.box.borrows)):
            owner = int(of_borrowed(state, waiting, ship, CARRIED))
            value = int(of_borrowed(state, waiting, ship, CARRIED_VALUE))
            if owner >= 0 and value == 0:
                found[owner].append(ROLLED)
            elif owner >= 0:
                found[actor].remove((OffBoard.HAND, value))
                found[owner].append((OffBoard.HAND, value))


def _add_rolling(state: State, found: list[list[Ship]]) -> None:
    for depth in range(int(state.at[DEPTH])):
        frame = state.frame(depth)
        if frame[ASKS] == ASK_ROLL:
            found[frame[SEAT]] += [ROLLED] * frame[ASKED_B]
        elif frame[ASKS] == ASK_PICK and frame[ASKED_B]:
            found[frame[SEAT]] += [ROLLED] * int(SIZE[frame[ASKED_B]])
        elif frame[ASKS] == ASK_REGATHER:
            found[frame[SEAT]] += [ROLLED] * frame[ASKED_B]
        elif waits_gathered(frame):
            seat = frame[SEAT]
            found[seat] += [ROLLED] * int(state.fleet(seat) - state.of(BAY, seat))


def waits_gathered(frame: list[int]) -> bool:
    """Is the fleet gathered for the roll while somebody is asked something before it?"""
    if frame[ASKS] == ASK_BOARD:
        return frame[ASKED_B] == BEFORE_ROLL
    if frame[ASKS] == ASK_AGENDA:
        return frame[ASKED_B] == AGENDA_FORETOLD
    return frame[ASKS] == ASK_CONSULT


class Fleet:
    """The ships of one seat, paired by where they were and where they are."""

    def __init__(self, book: Book, before: State, after: State, seat: int) -> None:
        self.forfeits = {
            name
            for place, name in enumerate(before.box.facility_names)
            if book.docks[place].forfeits
        }
        self.turn_began = before.at[TURNS] != after.at[TURNS]
        self.seat = seat

    def changes(self, gone: list[Ship], come: list[Ship]) -> Iterator[Change]:
        gone.sort(key=lambda ship: (ship[0] not in self.forfeits, ship))
        come.sort()
        pairs: dict[tuple[str, str], list[tuple[int, int]]] = {}
        leaving, coming = {sort_of(ship) for ship in gone}, {sort_of(ship) for ship in come}
        left_over = {OffBoard.HAND, DOCK} <= leaving and {sort for _, sort in TAKEN_UP} <= coming
        ways = (*TAKEN_UP, *WAYS) if left_over and not self.turn_began else WAYS
        for source_sort, target_sort in ways:
            if source_sort not in leaving or target_sort not in coming:
                continue
            for source in [ship for ship in gone if sort_of(ship) == source_sort]:
                turned = source_sort == target_sort
                for target in come:
                    if sort_of(target) == target_sort and (turned or alike(source, target)):
                        pairs.setdefault((source[0], target[0]), []).append((source[1], target[1]))
                        gone.remove(source)
                        come.remove(target)
                        break
        self._bumped_at_once(pairs)
        for (place, goal), shown in pairs.items():
            yield from self._told(place, goal, shown)
        for source, target in zip(gone, come, strict=True):
            yield ShipMoved(self.seat, *source, *target)

    def _bumped_at_once(self, pairs: dict[tuple[str, str], list[tuple[int, int]]]) -> None:
        """Ships that dock where like ones of the same seat are sent away seem to have been sent away."""
        for place in [goal for source, goal in pairs if source == OffBoard.HAND]:
            if (place, MAINTENANCE_BAY) in pairs and (OffBoard.HAND, MAINTENANCE_BAY) in pairs:
                shown = pairs.pop((OffBoard.HAND, MAINTENANCE_BAY))
                pairs[OffBoard.HAND, place] += [(value, value) for value, _ in shown]
                pairs[place, MAINTENANCE_BAY] += shown

    def _told(self, source: str, target: str, shown: list[tuple[int, int]]) -> Iterator[Change]:
        seat = self.seat
        values = tuple(sorted(was or now for was, now in shown))
        ways = sort_of((source, 0)), sort_of((target, 0))
        if ways == (OffBoard.HAND, OffBoard.HAND):
            for was, now in shown:
                yield ShipTurned(seat, was, now)
        elif ways == (OffBoard.HAND, DOCK):
            yield ShipsDocked(seat, target, values)
            if target in self.forfeits:
                yield ForfeitDue(seat, target)
        elif ways == (OffBoard.STOCK, MAINTENANCE_BAY):
            yield ShipBuilt(seat, len(shown))
        elif ways == (OffBoard.STOCK, OffBoard.ROLLING):
            yield ShipBuilt(seat, len(shown), at_once=True)
        elif ways == (DOCK, OffBoard.STOCK) and source in self.forfeits and self.turn_began:
            yield ShipForfeit(seat, source, values)
        elif target == OffBoard.STOCK:
            yield ShipLost(seat, source, values)
        elif ways == (OffBoard.ROLLING, OffBoard.HAND):
            yield ShipsRolled(seat, values)
        elif ways == (OffBoard.HAND, OffBoard.ROLLING):
            yield ShipsPicked(seat, values)
        elif ways == (OffBoard.HAND, MAINTENANCE_BAY):
            yield ShipsLeftOver(seat, values)
        elif target == OffBoard.ROLLING:
            yield ShipsGathered(seat, source, values)
        elif target == OffBoard.HAND:
            yield ShipsPickedUp(seat, source, values)
        else:
            yield ShipsLeft(seat, source, values)


def sort_of(ship: Ship) -> str:
    place = ship[0]
    return (
        place
        if place in (OffBoard.HAND, OffBoard.ROLLING, OffBoard.STOCK, MAINTENANCE_BAY)
        else DOCK
    )


def alike(source: Ship, target: Ship) -> bool:
    """Could it be the same ship? Where no value shows it may have had any."""
    return 0 in (source[1], target[1]) or source[1] == target[1]


# -- the Relic Ship -----------------------------------------------------------------------------------


def relic_place(state: State) -> str:
    """Where the Relic Ship is."""
    place = state.at[RELIC_PLACE]
    if place >= 0:
        return state.box.facility_names[place]
    if place == AT_HOME:
        return HOME
    if place == IN_BAY:
        return MAINTENANCE_BAY
    if place == ON_CARD:
        return state.box.ship_cards[0][0]
    for depth in range(int(state.at[DEPTH])):
        frame = state.frame(depth)
        if frame[ASKS] == ASK_RELIC or (frame[ASKS] in WITH_RELIC and frame[ASKED_C]):
            return OffBoard.ROLLING
        if waits_gathered(frame):
            return OffBoard.ROLLING
    return OffBoard.HAND


def _relic(book: Book, before: State, after: State) -> Iterator[Change]:
    was, now = relic_place(before), relic_place(after)
    user, then = int(before.at[RELIC_USER]), int(after.at[RELIC_USER])
    if user != then and user >= 0:
        yield RelicReturned(user)
        was = HOME
    if user != then and then >= 0:
        yield RelicBought(then)
        was = MAINTENANCE_BAY
    if was != now:
        yield RelicMoved(then, was, now)
        facility = before.box.facility(now)
        if facility >= 0 and book.docks[facility].forfeits:
            yield ForfeitDue(then, now, relic=True)
    showed, shows = int(before.at[RELIC_VALUE]), int(after.at[RELIC_VALUE])
    if showed != shows and now not in (HOME, MAINTENANCE_BAY, OffBoard.ROLLING):
        yield RelicTurned(then, showed, shows)
