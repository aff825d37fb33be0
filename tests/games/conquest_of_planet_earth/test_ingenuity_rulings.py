"""Human Ingenuity: a Resistance Event in the middle of a Fight (R-CQ-805 to 807, 952)."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table


def with_two_heroes(table: Table) -> Table:
    table.place("obj-2", "small-town").battles("A")
    return table.comes("meet forest-ranger", "meet army-scientists")


def test_an_event_comes_right_after_the_second_hero_and_none_after_the_third() -> None:
    """R-CQ-805, EX-INGENUITY: once in a Fight, before the next card."""
    table = Table("trun orzax", "cooperative").aliens("A", "obj-2", 4)
    table.place("obj-2", "small-town").battles("A").comes("meet forest-ranger")
    assert "meet army-scientists" in table.outcomes
    table.comes("meet army-scientists")
    assert "news martial-law" in table.outcomes
    table.comes("news thick-fog", "meet small-town-sheriff", "meet us-army-infantry")
    assert table.rolls
    assert table.totals == (16, 3 + 1 + 2 + 2)  # no forest near the Ranger


def test_each_fight_of_a_battle_can_have_its_own_event() -> None:
    """EX-INGENUITY-BATTLE"""
    table = Table("trun orzax", "cooperative").aliens("A", "obj-2", 4)
    table.place("obj-2", "town").battles("A").comes("meet forest-ranger", "meet army-scientists")
    table.comes("news thick-fog", "meet us-army-infantry", "roll 6", "roll 1")
    table.comes("meet ace-reporter", "meet local-geologist")
    assert "news martial-law" in table.outcomes


def test_no_event_comes_in_the_competitive_game() -> None:
    """R-CQ-805 is of the games with a Resistance Phase."""
    table = with_two_heroes(Table("trun orzax").aliens("A", "obj-2", 4))
    table.comes("meet us-army-infantry")
    assert table.rolls


def test_a_hero_who_was_removed_counts() -> None:
    """R-CQ-805, R-CQ-1004"""
    table = Table("trun orzax", "cooperative").aliens("A", "obj-2", 4).hand("A", "abducted")
    table.place("obj-2", "small-town").battles("A").comes("meet forest-ranger")
    table.says("A", "play abducted").comes("meet army-scientists")
    assert "news martial-law" in table.outcomes


def test_where_all_aliens_are_gone_the_battle_is_lost_and_the_heroes_are_discarded() -> None:
    """R-CQ-806"""
    table = with_two_heroes(Table("trun orzax", "cooperative").aliens("A", "obj-2", 2))
    table.comes("news crossed-orders")
    assert table.there("A", "n-c") == 2
    assert not table.fights
    assert table.pile("resistance") == ["forest-ranger", "army-scientists"]
    assert table.marker("obj-2") == ""


def test_where_only_some_are_gone_the_fight_goes_on() -> None:
    """R-CQ-806"""
    table = with_two_heroes(Table("trun orzax", "cooperative").aliens("A", "obj-2", 2))
    table.comes("news earth-germs", "roll 1", "roll 5", "meet us-army-infantry")
    assert table.totals[0] == 4


def test_counters_that_the_event_places_are_fought_after_the_battle() -> None:
    """R-CQ-807, R-CQ-505"""
    table = Table("trun orzax", "cooperative").aliens("A", "obj-2", 3).aliens("A", "n-1", 1)
    table.place("n-1", "forest")
    with_two_heroes(table).comes("news anonymous-tip", "roll 1", "roll 1", "roll 1")
    assert table.counters_in("n-1") == ["infantry"]
    table.comes("meet us-army-infantry", "roll 6", "roll 1")
    assert table.marker("obj-2") == "A"
    assert (table.fights, table.totals) == ("A", (4, 3))


def test_an_unlikely_hero_counts_as_drawn() -> None:
    """R-CQ-952"""
    table = Table("trun orzax", active_resistance=True).aliens("A", "obj-2", 3)
    table.hand("B", "unlikely-hero").place("obj-2", "small-town").battles("A")
    table.comes("meet forest-ranger", "meet us-army-infantry").says("B", "play unlikely-hero")
    table.comes("meet army-scientists")
    assert "news martial-law" in table.outcomes


def test_an_unlikely_hero_whose_plan_takes_all_aliens_away_wins_the_battle() -> None:
    """R-CQ-806, R-CQ-952: no Alien is left to lose the Fight Round, or to win it."""
    table = Table("trun orzax", active_resistance=True).aliens("A", "obj-2", 2)
    table.hand("B", "unlikely-hero").place("obj-2", "small-town").battles("A")
    table.comes("meet forest-ranger", "meet us-army-infantry", "roll 6", "roll 1")
    table.says("B", "play unlikely-hero").comes("meet army-scientists", "news crossed-orders")
    assert not table.fights
    assert (table.marker("obj-2"), table.there("A", "n-c")) == ("", 2)
    assert sorted(table.pile("resistance")) == [
        "army-scientists",
        "forest-ranger",
        "us-army-infantry",
    ]


def test_an_unlikely_hero_of_the_humans_makes_the_very_fight_harder() -> None:
    """R-CQ-615: from now on, and to the end of the next round."""
    table = with_two_heroes(Table("trun orzax", "cooperative").aliens("A", "obj-2", 4))
    table.comes("news unlikely-hero", "meet us-army-infantry")
    assert table.totals == (16, 3 + 1 + 1 + 2)
