"""How far saucers that move together come in one order: the view says it, and the rules allow it."""

from __future__ import annotations

from typing import Any

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from landfall.games.conquest_of_planet_earth.box import POINTS


def reach(table: Table, seat: str = "A") -> dict[str, dict[str, list[dict[str, Any]]]]:
    place = table.seat(seat)
    found: dict[str, dict[str, list[dict[str, Any]]]] = table.game.view(
        table.game.observe(table.state, place), place
    )["reach"]
    return found


def ways(table: Table, space: str, number: int) -> dict[str, dict[str, Any]]:
    return {way["to"]: way for way in reach(table)[space][str(number)]}


def laid() -> Table:
    table = Table("trun orzax").aliens("A", "n-c", 2).aliens("B", "n-6", 1)
    table.place("n-1", "town", "A").place("n-2", "town", "B").place("n-4", "town")
    return table.place("n-3", "forest")


def test_every_way_can_be_gone_for_what_it_says() -> None:
    """Each order is carried out, step by step, everybody passing."""
    for number in (1, 2):
        for way in ways(laid().action("A", 4), "n-c", number).values():
            table = laid().action("A", 4)
            table.says("A", *way["steps"]).passes()
            spent = 4 - int(table.state.of(POINTS, 0))
            assert (way["to"], spent) == (way["path"][-1], way["cost"])
            assert int(table.state.saucers(table.space(way["to"]), 0)) == number


def test_what_awaits_them() -> None:
    found = ways(laid().action("A", 1), "n-c", 1)
    assert {to: way["brings"] for to, way in found.items()} == {
        "n-1": "on",
        "n-2": "steal",
        "n-3": "on",
        "n-4": "conquer",
        "n-5": "explore",
        "n-6": "fight",
    }


def test_two_pay_twice_and_what_stops_them_ends_the_way() -> None:
    found = ways(laid().action("A", 4), "n-c", 2)
    assert found["n-3"]["cost"] == 2
    assert all("n-5" not in way["path"][:-1] for way in found.values())  # unexplored
    assert all("n-6" not in way["path"][:-1] for way in found.values())  # a rival


@pytest.mark.parametrize("seat", ["A", "B"])
def test_nobody_else_and_nothing_else_has_it(seat: str) -> None:
    """A rival's view has no ways, and neither has one's own where something else is asked."""
    assert reach(laid().action("A" if seat == "B" else "B", 4), seat) == {}
    assert reach(laid().command(), seat) == {}


def test_partners_neither_fight_nor_steal() -> None:
    table = Table("trun orzax", mode="cooperative").aliens("A", "n-c", 1)
    table.place("n-2", "town", "B").aliens("B", "n-2", 1).action("A", 1)
    assert ways(table, "n-c", 1)["n-2"]["brings"] == "on"
