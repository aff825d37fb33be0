"""What each Event does, and when it may not be played."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table, fight

# -- Anonymous Tip -------------------------------------------------------------------------------------


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


# -- Mothership Delivery --------------------------------------------------------------------------------


def test_a_mothership_delivers_a_space_stuff_card() -> None:
    table = Table("trun trun").hand("A", "mothership-delivery").action("A", 2)
    table.plays("A", "mothership-delivery").comes("gain heat-ray")
    assert (table.owns("A", "heat-ray"), table.points("A")) == ("ready", 0)


def test_no_mothership_comes_for_one_point_nor_without_cards() -> None:
    table = Table("trun trun").hand("A", "mothership-delivery").action("A", 1)
    assert table.refusal("A", "play mothership-delivery") == "action.points"
    table = Table("trun trun").hand("A", "mothership-delivery")
    table.put(int(table.box.stuff_deck + table.box.stuff), 0).action("A", 2)
    assert table.refusal("A", "play mothership-delivery") == "event.target"
