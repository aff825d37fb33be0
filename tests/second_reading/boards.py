"""Faction boards: their ports with fee and price, and what their owners may do once a turn."""

from __future__ import annotations

from collections.abc import Iterator

from second_reading.hub import advances
from second_reading.places import BURROUGHS, STATION, borders
from second_reading.shown import Table
from second_reading.use import SMUGGLERS, Use, anything, ship_and_run

FIELDS = ("isolation-field", "positron-field", "repulsor-field")


def board_uses(table: Table) -> Iterator[Use]:
    for board in table.boards:
        fee = 0 if table.owns(board) else 1
        for fuel, ore in prices(table.paid(fee) if table.fuel >= fee else table, board):
            ships, fits = (4, ship_and_run) if board == SMUGGLERS else (1, anything)
            yield Use(board, ships, fits, fuel=fee + fuel, ore=ore)


def prices(table: Table, board: str) -> list[tuple[int, int]]:
    """The fuel and ore that a board asks besides its fee; nothing at all where it cannot serve."""
    free: list[tuple[int, int]] = [(0, 0)]
    match board:
        case "brethren-of-the-stars":
            docked = table.brethren_at not in (None, "maintenance-bay", "unplaced")
            return free if docked and table.free("lunar-mine") else []
        case "corex-conglomerated":
            return [(2, 0)]
        case "dark-space-explorers":
            return [(1, 0)] if table.whole["deck"] or table.whole["discards"] else []
        case "homesteaders-union":
            return free if advances(table, 1) else []
        case "new-gaia-engineers":
            earlier = table.late and not table.in_mind("new-gaia-engineers", "terraformed")
            there = any(ship.owner == table.you for ship in table.docked(STATION))
            return free if there and not earlier else []
        case "proxima-centauri-scholars":
            return [(1, 0)] if any(map(table.feet, FIELDS)) else []
        case "sunrise-commune":
            empty = [
                t for t in table.territories if not table.colonies(t) and not table.repulsed(t)
            ]
            return [(0, 3)] if empty and table.movable else []
        case "uranian-syndicate":
            return [(0, 1 if owner == table.you else 2) for owner, _ in table.movable]
        case _:
            return free


def owner_powers(table: Table) -> Iterator[str]:
    board = table.mine.get("faction")
    if not board or board in table.now["powers"]:
        return
    for words in powers(table, board):
        yield f"power {board} {words}"


def powers(table: Table, board: str) -> Iterator[str]:
    match board:
        case "prophets-of-the-artifact" if table.mine["agendas"]:
            yield from ("fuel", "ore", "agenda")
        case "proxima-centauri-scholars" if table.ore:
            for field in FIELDS:
                places = ["off"] if table.feet(field) else table.territories
                yield from (f"{field} {place}" for place in places)
        case "terran-exchange":
            for seat in sorted({*table.others} - table.cloaked):
                if table.seats[seat]["fuel"]:
                    yield from (f"give {card} {seat}" for card in table.cards)
                if table.ore:
                    yield from (f"take {card} {seat}" for card in table.seats[seat]["cards"])
        case "uranian-syndicate":
            for territory in table.territories:
                contested = table.colonies(territory) > 1 and not table.controller(territory)
                barred = territory == BURROUGHS or table.isolated(territory)
                if contested and not barred and not table.bonus(territory):
                    yield territory
        case "xeno-explorations-inc" if table.fuel:
            rev = table.on_board(board, "rev")
            for territory in table.territories:
                stopped = table.repulsed(rev) or table.repulsed(territory)
                if borders(rev, territory) and not stopped:
                    yield territory
