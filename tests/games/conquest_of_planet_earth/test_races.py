"""What each race can do, and when it cannot."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table

# -- the Rantillion Beetlemen ---------------------------------------------------------------------------


def test_a_swarm_lands_two_for_the_price_of_one() -> None:
    table = Table("beetlemen trun").action("A", 2)
    table.says("A", "land saucer", "land saucer")
    assert (table.there("A", "n-c"), table.points("A")) == (2, 1)
    table.says("A", "land saucer", "enough")
    assert (table.there("A", "n-c"), table.points("A")) == (3, 0)


def test_a_swarm_does_not_come_with_an_ally_who_lands_for_nothing() -> None:
    """R-CQ-1006: a landing for 0 points is not paid for."""
    table = Table("beetlemen trun").ally_in_pool("A", "clone-troopers").action("A", 1)
    table.says("A", "land clone-troopers")
    assert table.points("A") == 1
    assert table.may("A", "end")
    table.says("A", "land saucer", "land saucer")
    assert table.there("A", "n-c") == 3
