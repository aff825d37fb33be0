"""What each race can do, and when it cannot."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table, fight

# -- the Rantillion Beetlemen --------------------------------------------------------------------------


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


# -- the Setaris Kitewings -----------------------------------------------------------------------------


def test_scavengers_have_a_token_for_a_battle_that_cost_an_alien_once_in_a_turn() -> None:
    table = Table("kitewings trun").aliens("A", "n-1", 4)
    table.counters("n-1", "infantry").place("n-1", "small-town").battles("A")
    fight(table, 1, 6).says("A", "stay")
    assert table.there("A", "n-1") == 3
    fight(table, 6, 1).says("A", "stay")
    assert table.has("A") == 0  # the Battle is not won yet
    table.comes("meet local-police", "roll 6", "roll 1")
    assert (table.marker("n-1"), table.has("A")) == ("A", 1)


def test_scavengers_have_nothing_for_a_battle_without_loss_and_no_second_token_in_a_turn() -> None:
    table = Table("kitewings trun").aliens("A", "n-1", 2).aliens("A", "n-3", 2)
    table.counters("n-1", "infantry").counters("n-3", "infantry", "infantry")
    table.place("n-1", "forest").place("n-3", "forest").battles("A")
    table.says("A", "resolve n-1")
    fight(table, 6, 1)
    assert table.has("A") == 0
    table = Table("kitewings trun").aliens("A", "n-1", 2).aliens("A", "n-3", 2)
    table.counters("n-1", "infantry").counters("n-3", "infantry")
    table.place("n-1", "forest").place("n-3", "forest").battles("A")
    table.says("A", "resolve n-1")
    fight(table, 1, 6).says("A", "stay")
    fight(table, 6, 1)
    fight(table, 1, 6).says("A", "stay")
    fight(table, 6, 1)
    assert table.has("A") == 1


def test_scavengers_feed_on_a_battle_against_aliens_too_also_when_they_defend() -> None:
    """R-CQ-435: what does not speak of Resistance works between Aliens, for both sides."""
    table = Table("kitewings trun").aliens("A", "n-c", 2).aliens("B", "n-c", 1).battles("A")
    fight(table, 1, 6)
    fight(table, 6, 1)
    assert (table.there("B", "n-c"), table.has("A")) == (0, 1)
    table = Table("trun kitewings").aliens("A", "s-c", 1).aliens("B", "s-c", 2).battles("A")
    fight(table, 6, 1)
    fight(table, 1, 6)
    assert (table.there("A", "s-c"), table.has("B")) == (0, 1)


def test_scavengers_feed_on_a_battle_between_turns() -> None:
    """R-CQ-1001: a Fight with a Counter that appears is a Battle, for every trigger."""
    table = Table("kitewings trun", "cooperative").aliens("A", "n-1", 2)
    table.placing("n", "infantry", "n-1")
    fight(table, 1, 6)
    fight(table, 6, 1)
    assert table.has("A") == 1


# -- the Trun ------------------------------------------------------------------------------------------


def test_trun_without_a_token_enslave_the_first_soft_resistance_of_a_turn() -> None:
    table = Table("trun trun").aliens("A", "n-1", 3).place("n-1", "town").battles("A")
    table.comes("meet local-police", "roll 3", "roll 1")
    assert table.has("A") == 1


def test_trun_with_a_token_enslave_nobody_and_a_second_soft_resistance_is_too_late() -> None:
    """R-CQ-1008: only the first Soft Resistance of a turn counts, with no token held then."""
    table = Table("trun trun").tokens(A=1).aliens("A", "n-1", 3).place("n-1", "town").battles("A")
    table.comes("meet local-police").says("A", "use gruesome-weapons")
    fight(table, 3, 1)
    assert table.has("A") == 1 - 1 + 1  # it was spent before, so there was none then
    table = Table("trun trun").tokens(A=1).aliens("A", "n-1", 3).place("n-1", "town").battles("A")
    table.comes("meet local-police", "roll 3", "roll 1", "meet local-police")
    table.says("A", "use gruesome-weapons")
    fight(table, 3, 1)
    assert table.has("A") == 0


def test_trun_enslave_hard_resistance_never() -> None:
    table = Table("trun trun").aliens("A", "n-1", 3).place("n-1", "small-town").battles("A")
    table.comes("meet us-army-tanks", "roll 6", "roll 1")
    assert (table.marker("n-1"), table.has("A")) == ("A", 0)


def test_trun_enslave_in_the_turn_of_another_too() -> None:
    """R-CQ-1008: the first in a turn, whosever it is."""
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 2)
    table.placing("n", "infantry", "n-1")
    fight(table, 6, 1)
    assert table.has("A") == 1


# -- the Fome Guild Mages ------------------------------------------------------------------------------


def test_the_dead_are_raised_after_the_first_soft_fight_and_take_part_in_the_next() -> None:
    table = Table("fome trun").aliens("A", "n-1", 2).place("n-1", "town").battles("A")
    table.comes("meet local-police", "roll 3", "roll 1").says("A", "use raise-the-dead")
    assert (table.there("A", "n-1"), table.pool("A")) == (3, 1)
    table.comes("meet us-army-tanks")
    assert table.totals == (9, 5)


def test_the_dead_are_not_raised_after_a_hard_fight_nor_with_an_empty_pool() -> None:
    table = Table("fome trun").aliens("A", "n-1", 3).place("n-1", "town").battles("A")
    table.comes("meet us-army-tanks", "roll 6", "roll 1").never("A", "use raise-the-dead")
    table = Table("fome trun").aliens("A", "n-1", 4).place("n-1", "town").battles("A")
    table.comes("meet local-police", "roll 3", "roll 1").never("A", "use raise-the-dead")


def test_the_dead_are_raised_the_first_time_in_a_battle_or_not_at_all() -> None:
    table = Table("fome trun").aliens("A", "n-1", 2).place("n-1", "city").battles("A")
    table.comes("meet us-army-tanks", "roll 6", "roll 1")
    table.comes("meet local-police", "roll 3", "roll 1").reaches("A", "use raise-the-dead")
    table.says("A", "pass").comes("meet local-police", "roll 3", "roll 1")
    table.never("A", "use raise-the-dead")


# -- the Vento Star Empire -----------------------------------------------------------------------------


def test_subject_legions_land_three_for_nothing() -> None:
    table = Table("vento trun").tokens(A=2).action("A", 1)
    table.says("A", "use subject-legions")
    assert (table.there("A", "n-c"), table.pool("A")) == (3, 1)
    assert (table.has("A"), table.points("A")) == (0, 1)


def test_subject_legions_with_more_than_three_in_the_pool_are_chosen() -> None:
    table = Table("vento trun").tokens(A=4).ally_in_pool("A", "colossal-robot").action("A", 1)
    table.says("A", "use subject-legions", "take colossal-robot")
    assert not table.may("A", "take colossal-robot")
    table.says("A", "take saucer", "take saucer")
    assert (table.there("A", "n-c"), table.figures("A", "n-c")) == (3, {"colossal-robot"})


def test_subject_legions_are_not_called_twice_in_a_turn_nor_with_an_empty_pool() -> None:
    table = Table("vento trun").tokens(A=4).action("A", 1).says("A", "use subject-legions")
    assert table.refusal("A", "use subject-legions") == "power.limit"
    table = Table("vento trun").tokens(A=4).aliens("A", "n-c", 4).action("A", 1)
    assert table.refusal("A", "use subject-legions") == "land.pool"
    table = Table("vento trun").tokens(A=1).action("A", 1)
    assert table.refusal("A", "use subject-legions") == "tokens.price"
