"""What each Event does, and when it may not be played."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table, fight

# -- Anonymous Tip --------------------------------------------------------------------------------------


def test_an_anonymous_tip_makes_one_fight_more() -> None:
    table = Table("trun trun").hand("B", "anonymous-tip").aliens("A", "n-1", 4).battles("A")
    table.comes("find small-town").says("B", "play anonymous-tip")
    table.comes("meet local-police", "roll 6", "roll 1")
    assert table.marker("n-1") == ""
    table.comes("meet local-police", "roll 6", "roll 1")
    assert table.marker("n-1") == "A"


def test_an_anonymous_tip_is_not_for_a_place_without_resistance_nor_the_own_nor_a_partners() -> (
    None
):
    table = Table("trun trun").hand("B", "anonymous-tip").aliens("A", "n-1", 4).battles("A")
    table.comes("find forest").never("B", "play anonymous-tip")
    table = Table("trun trun").hand("A", "anonymous-tip").aliens("A", "n-1", 4).battles("A")
    table.comes("find small-town").never("A", "play anonymous-tip")
    table = (
        Table("trun trun trun trun", "team").hand("B", "anonymous-tip").hand("C", "anonymous-tip")
    )
    table.aliens("A", "n-1", 4).battles("A").comes("find small-town")
    assert table.may("C", "play anonymous-tip")
    assert not table.may("B", "play anonymous-tip")


def test_an_anonymous_tip_lapses_with_the_battle_that_never_came() -> None:
    table = (
        Table("trun trun").hand("B", "anonymous-tip").aliens("A", "n-1", 1).aliens("B", "n-1", 2)
    )
    table.battles("A").comes("find small-town").says("B", "play anonymous-tip")
    fight(table, 1, 6)
    assert table.there("A", "n-1") == 0
    table = replayed(table, "B")
    table.comes("meet local-police", "roll 6", "roll 1")
    assert table.marker("n-1") == "B"


def replayed(table: Table, seat: str) -> Table:
    """The same table in the Battle Phase of another seat: all in between is left out."""
    table.state.at[2] = 0
    return table.battles(seat)
