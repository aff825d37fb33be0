"""A table as plain counts, and a list of changes carried out on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from landfall.games.alien_frontiers import change as kinds
from landfall.games.alien_frontiers.change import Change, OffBoard
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, SEAT_LETTERS
from landfall.games.alien_frontiers.state import State

Table = Counter[tuple[Any, ...]]
"""How many of each thing are where; a thing is named by a few words."""

HOME = "burroughs-desert"
TERRITORIES = AlienFrontiers().ruleset.box.territory_names
WAITING = "unplaced"
STATEMENTS = (
    kinds.ForfeitDue,
    kinds.FacilityFilled,
    kinds.TradeOpened,
    kinds.CyclesLeft,
    kinds.ClaimTotal,
    kinds.AdvancesOver,
)
"""What a step has opened or closed: nothing moves."""


def plain(game: AlienFrontiers, state: State) -> Table:
    """What anybody can count, read from the view and not from the numbers of the position."""
    view = game.view(state, None)
    position = view["position"]
    table: Table = Counter()
    for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
        entry = position["seats"][letter]
        for what in ("fuel", "ore", "hub", "supply"):
            table[what, seat] = entry[what]
        table["points", seat] = view["scores"][letter]
        table["ship", seat, OffBoard.STOCK, 0] = entry["stock"]
        table["ship", seat, MAINTENANCE_BAY, 0] = entry["bay"]
        for place, values in entry["docked"].items():
            table.update(("ship", seat, place, value) for value in values)
        for territory, colonies in entry["colonies"].items():
            table["colony", seat, territory] = colonies
        table.update(("card", seat, card) for card in entry["cards"])
        for card, lies in entry.get("on-cards", {}).items():
            for what, number in lies.items():
                if isinstance(number, int):
                    table["lies", seat, card, what] = number
                elif what == "ships":  # another list tells what the turn has used up
                    table.update(("ship", seat, card, value) for value in number)
        table.update(("bonus", seat, territory) for territory in view["bonuses"][letter])
    for pile in (OffBoard.DISPLAY, OffBoard.DISCARDS, OffBoard.DECK):
        table.update(("card", pile, card) for card in position[pile])
    table.update(("unplaced", value) for value in position["dice"] if isinstance(value, int))
    for territory, holder in view["control"].items():
        table["control", territory, holder] = 1
    second = {field: each["across"] for field, each in position.get("straddles", {}).items()}
    for field, territory in position["fields"].items():
        across = second.get(field, "off")
        table["field", field, (territory, across) if across != "off" else (territory,)] = 1
    relic = position["relic-ship"]
    table["relic", relic["at"], relic["user"]] = 1
    table["relic shows",] = relic["value"] or 0
    table["turns",] = position["turns"]
    table["asks", (view["asks"], int(state.seat))] = 1
    return +table


def carried_out(table: Table, changes: Iterable[Change]) -> Table:
    """The table after the changes."""
    after = Counter(table)
    for change in changes:
        _carry_out(after, change)
    return +after


def _move(table: Table, source: tuple[Any, ...], target: tuple[Any, ...], number: int = 1) -> None:
    table[source] -= number
    table[target] += number


def _set(table: Table, *key: Any) -> None:
    """The one thing of its kind is this now."""
    for other in [known for known in table if known[: len(key) - 1] == key[:-1]]:
        del table[other]
    table[key] = 1


def _leaves(table: Table, field: str, *places: str) -> None:
    """It lay there and nowhere else."""
    assert table["field", field, tuple(filter(None, places))] == 1


def _ships(table: Table, seat: int, source: str, target: str, values: Sequence[int]) -> None:
    for value in values:
        for place, sign in ((source, -1), (target, 1)):
            if place == OffBoard.HAND:
                table["unplaced", value] += sign
            elif place != OffBoard.ROLLING:
                shows = 0 if place in (OffBoard.STOCK, MAINTENANCE_BAY) else value
                table["ship", seat, place, shows] += sign


def _relic(table: Table, place: str, user: int) -> None:
    for key in [key for key in table if key[0] == "relic"]:
        del table[key]
    rests = place in (OffBoard.HAND, OffBoard.ROLLING)
    table["relic", WAITING if rests else place, SEAT_LETTERS[user] if user >= 0 else None] = 1
    if place in (HOME, MAINTENANCE_BAY):
        table["relic shows",] = 0


def _carry_out(table: Table, change: Change) -> None:
    match change:
        case kinds.Gained(seat, what, number):
            table[what, seat] += number
        case kinds.Paid(seat, what, number):
            table[what, seat] -= number
        case kinds.PutOnCard(seat, card, what, number, total):
            table["lies", seat, card, what] += number
            assert table["lies", seat, card, what] == total
        case kinds.TakenOffCard(seat, card, what, number, total):
            table["lies", seat, card, what] -= number
            assert table["lies", seat, card, what] == total
        case kinds.SeatMarked(seat, card, mark):
            table["lies", seat, card, mark] += 1
        case kinds.MarkEnded(seat, card, mark):
            table["lies", seat, card, mark] -= 1
        case kinds.Scored(seat, number, total):
            table["points", seat] += number
            assert table["points", seat] == total
        case kinds.CardGot(seat, card, source, other):
            if other < 0:
                table["card", source, card] -= 1
            table["card", seat, card] += 1
        case kinds.CardLost(seat, card, other):
            table["card", seat, card] -= 1
            if other < 0:
                table["card", OffBoard.DISCARDS, card] += 1
        case kinds.CardUsedUp(seat, card):
            _move(table, ("card", seat, card), ("card", OffBoard.DISCARDS, card))
        case kinds.CardShown(card, number):
            deck, display = ("card", OffBoard.DECK, card), ("card", OffBoard.DISPLAY, card)
            _move(table, deck, display, number)
        case kinds.CardSwept(card, number):
            display, discards = ("card", OffBoard.DISPLAY, card), ("card", OffBoard.DISCARDS, card)
            _move(table, display, discards, number)
        case kinds.CardRemoved(card, number, source):
            table["card", source, card] -= number
        case kinds.DeckReshuffled(cards):
            for card in cards:
                _move(table, ("card", OffBoard.DISCARDS, card), ("card", OffBoard.DECK, card))
        case kinds.ControlGained(seat, territory, bonus, other):
            _set(table, "control", territory, SEAT_LETTERS[seat])
            table["bonus", seat, territory] += bonus
        case kinds.ControlLost(seat, territory, bonus, other):
            if other < 0:
                _set(table, "control", territory, None)
            table["bonus", seat, territory] -= bonus
        case kinds.BonusGained(seat, territory):
            table["bonus", seat, territory] += 1
        case kinds.BonusLost(seat, territory):
            table["bonus", seat, territory] -= 1
        case kinds.FieldPlaced(field, territory):
            _set(table, "field", field, (territory,))
        case kinds.FieldMoved(field, source, territory, also):
            _leaves(table, field, source, also)
            _set(table, "field", field, (territory,))
        case kinds.FieldStretched(field, territory, across):
            _set(table, "field", field, (territory, across))
        case kinds.FieldConfined(field, source, territory):
            _leaves(table, field, *sorted((source, territory), key=TERRITORIES.index))
            _set(table, "field", field, (territory,))
        case kinds.FieldRemoved(field, source, also):
            _leaves(table, field, source, also)
            _set(table, "field", field, ("off",))
        case kinds.TurnPassed(_, number):
            table["turns",] = number
        case kinds.DecisionOpened(seat, asks):
            _set(table, "asks", (asks, seat))
        case kinds.GameEnded(seat):
            _set(table, "asks", ("over", seat))
        case _:
            _carry_out_moves(table, change)


def _carry_out_moves(table: Table, change: Change) -> None:
    """Ships and colonies."""
    match change:
        case kinds.ShipBuilt(seat, number):
            _ships(table, seat, OffBoard.STOCK, MAINTENANCE_BAY, [0] * number)
        case kinds.ShipLost(seat, source, values) | kinds.ShipForfeit(seat, source, values):
            _ships(table, seat, source, OffBoard.STOCK, values)
        case kinds.ShipsDocked(seat, target, values):
            _ships(table, seat, OffBoard.HAND, target, values)
        case kinds.ShipsLeft(seat, source, values):
            _ships(table, seat, source, MAINTENANCE_BAY, values)
        case kinds.ShipsPickedUp(seat, source, values):
            _ships(table, seat, source, OffBoard.HAND, values)
        case kinds.ShipsGathered(seat, source, values):
            _ships(table, seat, source, OffBoard.ROLLING, values)
        case kinds.ShipsLeftOver(seat, values):
            _ships(table, seat, OffBoard.HAND, MAINTENANCE_BAY, values)
        case kinds.ShipsPicked(seat, values):
            _ships(table, seat, OffBoard.HAND, OffBoard.ROLLING, values)
        case kinds.ShipsRolled(seat, values):
            _ships(table, seat, OffBoard.ROLLING, OffBoard.HAND, values)
        case kinds.ShipTurned(_, was, now):
            _move(table, ("unplaced", was), ("unplaced", now))
        case kinds.ShipMoved(seat, source, was, target, now):
            _ships(table, seat, source, OffBoard.ROLLING, [was])
            _ships(table, seat, OffBoard.ROLLING, target, [now])
        case kinds.RelicBought(seat):
            _relic(table, MAINTENANCE_BAY, seat)
        case kinds.RelicReturned():
            _relic(table, HOME, -1)
        case kinds.RelicMoved(seat, source, target):
            _relic(table, target, seat)
            if target == OffBoard.ROLLING and source != OffBoard.HAND:
                table["relic shows",] = 0
        case kinds.RelicTurned(_, _, now):
            table["relic shows",] = now
        case kinds.ColonyStarted(seat, circle):
            table["supply", seat] -= 1
            table["hub", seat] += circle
        case kinds.ColonyAdvanced(seat, was, circle):
            table["hub", seat] += circle - was
        case kinds.ColonyLaunched(seat, circle):
            table["hub", seat] -= circle
        case kinds.ColonyLanded(seat, territory, source):
            table["colony", seat, territory] += 1
            table["supply", seat] -= source == OffBoard.SUPPLY
        case kinds.ColonyMoved(seat, source, territory):
            _move(table, ("colony", seat, source), ("colony", seat, territory))
        case _:
            assert isinstance(change, STATEMENTS), f"nobody carries out {change}"
