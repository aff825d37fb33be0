"""What each race can do, and when it cannot."""

from __future__ import annotations

import pytest

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


def test_r_cq_1023_three_of_the_subjects_land_or_all_there_are() -> None:
    for lost, lands in ((2, 2), (4, 3)):
        table = Table("vento trun").aliens("A", "n-1", 4 - lost).tokens(A=2).action("A")
        table.says("A", "use subject-legions")
        assert (table.there("A", "n-c"), table.pool("A")) == (lands, lost - lands)


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
    assert table.refusal("A", "use subject-legions") == "powers.limit"
    table = Table("vento trun").tokens(A=4).aliens("A", "n-c", 4).action("A", 1)
    assert table.refusal("A", "use subject-legions") == "land.pool"
    table = Table("vento trun").tokens(A=1).action("A", 1)
    assert table.refusal("A", "use subject-legions") == "tokens.price"


# -- in Fights ------------------------------------------------------------------------------------------


def in_a_fight(
    table: Table, card: str = "us-army-tanks", aliens: int = 2, place: str = "town"
) -> Table:
    """A fights, before the dice."""
    table.aliens("A", "n-1", aliens).place("n-1", place).battles("A")
    return table.comes(f"meet {card}")


def test_orzax_have_their_robots() -> None:
    table = in_a_fight(Table("orzax trun").tokens(A=2)).says("A", "use robot-army")
    assert (table.totals[0], table.has("A")) == (7, 1)
    assert not table.may("A", "use robot-army")
    assert in_a_fight(Table("orzax trun")).never("A", "use robot-army").rolls


def test_robot_bodyguards_roll_once_in_a_battle_for_a_lost_round_alone() -> None:
    table = in_a_fight(Table("orzax trun"))
    fight(table, 1, 6).comes("roll 5")
    assert table.there("A", "n-1") == 2
    table.says("A", "stay")
    fight(table, 1, 6)
    assert table.there("A", "n-1") == 1  # no second roll
    table = in_a_fight(Table("orzax trun"), "us-army-artillery").comes("roll 1", "roll 3")
    assert table.there("A", "n-1") == 1  # none for a Barrage


def test_orzax_gain_space_stuff_for_a_conquered_tech_location_and_not_for_a_stolen_one() -> None:
    table = Table("orzax trun").aliens("A", "n-1", 3).place("n-1", "college-town").battles("A")
    for _ in range(2):
        table.comes("meet local-police", "roll 6", "roll 1")
    table.comes("gain heat-ray")
    assert table.owns("A", "heat-ray") == "ready"
    table = Table("orzax trun").aliens("A", "n-1", 3).place("n-1", "college-town", "B").battles("A")
    table.says("A", "steal")
    assert not table.fights
    assert "gain heat-ray" not in table.outcomes


def test_orzax_gain_nothing_for_a_conquest_without_tech() -> None:
    table = Table("orzax trun").aliens("A", "n-1", 3).place("n-1", "small-town").battles("A")
    table.comes("meet us-army-tanks", "roll 6", "roll 1")
    assert (table.marker("n-1"), table.outcomes[0].split()[0]) == ("A", "deal")


def test_glory_rolls_an_own_die_again_once_in_a_round() -> None:
    table = in_a_fight(Table("vento trun").tokens(A=2)).never("A", "use glory-of-the-empire")
    table = in_a_fight(Table("vento trun").tokens(A=2)).comes("roll 1", "roll 3")
    table.says("A", "use glory-of-the-empire")
    assert table.targets("A", "die") == {"own 1"}
    table.says("A", "die own 1").comes("roll 6")
    assert (table.has("A"), table.under_way) == (1, "battle")


def test_venezians_beguile_soft_resistance_and_bewitch_it() -> None:
    table = in_a_fight(Table("venezian trun").tokens(A=1), "us-army-infantry")
    assert table.totals == (6, 1)
    table.says("A", "use bewitch")
    assert (table.under_way, table.has("A")) == ("battle", 0)
    table = in_a_fight(Table("venezian trun").tokens(A=1)).never("A", "use bewitch")
    table = in_a_fight(Table("venezian trun").tokens(A=1), "captain-fantastic").never(
        "A", "use bewitch"
    )


def test_pirates_take_a_token_with_a_marker_but_not_from_orzax() -> None:
    for rival, tokens, own, left in (("trun", 1, 1, 0), ("trun", 0, 1, 0), ("orzax", 1, 0, 1)):
        table = Table(f"venezian {rival}").tokens(B=tokens).aliens("A", "n-1", 1)
        table.place("n-1", "town", "B").battles("A").says("A", "steal")
        assert (table.has("A"), table.has("B")) == (own, left)


def test_a_legion_of_the_dead_is_greater_with_three_soft_dead() -> None:
    for dead, more in ((2, 2), (3, 3)):
        table = Table("fome trun").tokens(A=1).discarded(*["us-army-infantry"] * dead)
        in_a_fight(table).says("A", "use legion-of-the-dead")
        assert table.totals[0] == 6 + more
        assert not table.may("A", "use legion-of-the-dead")


def test_vyborians_hate_from_the_second_round_on() -> None:
    table = in_a_fight(Table("vyborian trun"))
    assert table.totals[0] == 8
    fight(table, 1, 4).says("A", "stay")  # 9 and 9
    assert table.totals[0] == 9


def test_vyborians_smash_with_two_dice_before_they_roll() -> None:
    table = in_a_fight(Table("vyborian trun").tokens(A=2).hand("A", "recalibrate")).says(
        "A", "use smash"
    )
    assert not table.may("A", "use smash")
    table.comes("roll 2", "roll 6", "roll 1")
    assert table.dice == ([2, 6], [1])
    table.never("A", "use smash")


def test_vyborians_rampage_into_the_next_space_which_is_resolved_next() -> None:
    table = Table("vyborian trun").tokens(A=4).aliens("A", "n-1", 2).aliens("A", "n-4", 1)
    table.place("n-1", "small-town").battles("A").says("A", "resolve n-1")
    table.comes("meet us-army-tanks", "roll 6", "roll 1").says("A", "use rampage", "at n-2")
    table.says("A", "take saucer", "enough")
    assert (table.there("A", "n-2"), table.has("A")) == (1, 2)
    table.comes("find small-town", "meet us-army-tanks", "roll 6", "roll 1")
    assert table.marker("n-2") == "A"
    table.never("A", "use rampage")  # once in a turn


def test_no_rampage_without_a_conquest() -> None:
    table = Table("vyborian trun").tokens(A=2).aliens("A", "n-1", 2).counters("n-1", "infantry")
    fight(table.place("n-1", "forest").battles("A"), 6, 1).never("A", "use rampage")


def test_fishmen_fight_better_by_the_water_and_call_the_squid_for_a_battle() -> None:
    assert in_a_fight(Table("fishmen trun"), place="harbor-town").totals[0] == 8
    table = Table("fishmen trun").place("n-1", "harbor-town", ruin=True).aliens("A", "n-1", 2)
    assert table.counters("n-1", "infantry").battles("A").totals[0] == 6
    table = in_a_fight(Table("fishmen trun").tokens(A=4)).says("A", "use summon-land-squid")
    assert not table.may("A", "use summon-land-squid")
    fight(table, 6, 1)
    table.comes("meet us-army-tanks")
    assert table.totals[0] == 11
    table.never("A", "use summon-land-squid")


def test_gruesome_weapons_are_drawn_before_the_dice() -> None:
    table = in_a_fight(Table("trun trun").tokens(A=1)).reaches("A", "use gruesome-weapons")
    table.says("A", "pass").comes("roll 1", "roll 1").never("A", "use gruesome-weapons")


def test_telepaths_look_at_three_cards_and_bury_what_they_like() -> None:
    table = (
        Table("menthalars trun")
        .turn("A")
        .comes("see super-tanks", "see angry-mob", "see local-police")
    )
    box = table.box
    assert int(table.game.observe(table.state, 1).at[box.resistance_top + 1]) == -1
    table.says("A", "under super-tanks", "rest", "top local-police")
    assert table.may("A", "end")
    table.aliens("A", "n-1", 2).place("n-1", "town").says("A", "end")
    assert table.outcomes == ["meet local-police"]


def test_minds_of_superheroes_and_counters_are_not_controlled() -> None:
    in_a_fight(Table("menthalars trun").tokens(A=1), "captain-fantastic").never(
        "A", "use mind-control"
    )
    table = Table("menthalars trun").tokens(A=1).aliens("A", "n-1", 2).counters("n-1", "infantry")
    table.place("n-1", "forest").battles("A").never("A", "use mind-control")


def test_heroes_help_whoever_comes_for_a_controlled_card_and_only_one_is_controlled() -> None:
    table = Table("menthalars trun").tokens(A=2).aliens("A", "n-1", 2).place("n-1", "town")
    table.battles("A").comes("meet mad-scientist", "meet us-army-tanks").says(
        "A", "use mind-control"
    )
    table.comes("meet local-geologist", "meet local-police")
    assert table.totals == (4 + 5, 2 + 3 + 1)
    assert table.has("A") == 1
    table.never("A", "use mind-control")


def test_a_backlash_rolls_a_die_of_the_other_side_again() -> None:
    table = in_a_fight(Table("menthalars trun").tokens(A=1)).comes("roll 5", "roll 6")
    table.says("A", "use psionic-backlash")
    assert table.targets("A", "die") == {"enemy 1"}
    table.says("A", "die enemy 1").comes("roll 1")
    assert table.under_way == "battle"  # 4 and 5 against 5 and 1: won


def test_claws_rend_hard_resistance() -> None:
    assert in_a_fight(Table("beetlemen trun")).totals == (6, 3)
    assert in_a_fight(Table("beetlemen trun"), "us-army-infantry").totals == (6, 3)


def test_pheromones_move_up_to_three_a_step_for_nothing() -> None:
    table = Table("beetlemen trun").tokens(A=2).aliens("A", "n-c", 4).action("A", 1)
    table.says("A", "use shaman-pheromones", "at n-c", "take saucer", "take saucer", "take saucer")
    table.says("A", "at n-1")
    assert (table.there("A", "n-1"), table.points("A"), table.free("A", "n-1")) == (3, 1, 0)
    assert table.refusal("A", "use shaman-pheromones") == "powers.limit"
    table = Table("beetlemen trun").tokens(A=2).aliens("A", "n-c", 1).action("A", 1)
    table.says("A", "move n-c n-1")
    assert table.refusal("A", "use shaman-pheromones") == "move.ended"


def test_kitewings_fly_over_what_stops_others_but_enemies_and_mountains() -> None:
    table = Table("kitewings trun").aliens("A", "n-c", 1).place("n-2", "city").action("A", 6)
    table.says("A", "move n-c n-1", "move n-1 n-2", "move n-2 n-3")
    assert table.there("A", "n-3") == 1
    for lay in ("enemy", "mountains"):
        table = Table("kitewings trun").aliens("A", "n-c", 1).action("A", 6)
        if lay == "enemy":
            table.counters("n-1", "infantry")
        else:
            table.place("n-1", "mountains")
        table.says("A", "move n-c n-1")
        assert table.refusal("A", "move n-1 n-2") == "move.ended"


def test_a_dive_is_steeper_on_what_flies() -> None:
    for card, more in (("us-army-tanks", 2), ("us-army-fighter-planes", 4)):
        table = in_a_fight(Table("kitewings trun").tokens(A=2), card).says(
            "A", "use screeching-dive"
        )
        assert table.totals[0] == 6 + more
        assert not table.may("A", "use screeching-dive")


def test_nobody_uses_the_power_of_another_race() -> None:
    table = Table("trun orzax").tokens(A=5).action("A")
    assert table.refusal("A", "use subject-legions") == "powers.race"


def test_nobody_rampages_where_the_conquest_has_cost_all_aliens() -> None:
    table = (
        Table("vyborian trun").tokens(A=2).aliens("A", "n-1", 1).place("n-1", "hydroelectric-dam")
    )
    table.battles("A")
    for _ in range(2):
        table.comes("meet us-army-tanks", "roll 6", "roll 1")
    table.comes("deal earth-germs", "roll 1")
    assert (table.marker("n-1"), table.there("A", "n-1")) == ("A", 0)
    table.never("A", "use rampage")
    assert table.has("A") == 2


@pytest.mark.parametrize(
    ("hit", "gained"), [(("roll 1", "roll 6", "roll 6"), 1), (("roll 6", "roll 6", "roll 1"), 0)]
)
def test_r_cq_1025_scavengers_count_who_was_in_the_battle(
    hit: tuple[str, ...], gained: int
) -> None:
    """A Barrage hits one of two in the Space, or the one next to it."""
    table = Table("kitewings trun").aliens("A", "n-1", 2).place("n-1", "small-town")
    table.aliens("A", "n-2", 1).place("n-2", "forest").battles("A")
    table.comes("meet us-army-artillery", *hit, "roll 6", "roll 1")
    assert (table.marker("n-1"), table.has("A")) == ("A", gained)


def test_scavengers_have_one_token_a_turn() -> None:
    table = Table("kitewings trun").aliens("A", "n-1", 2).aliens("A", "n-2", 2)
    table.place("n-1", "small-town").place("n-2", "small-town").battles("A")
    table.says("A", "resolve n-1").comes("meet local-police", "roll 1", "roll 6")
    table.comes("roll 6", "roll 1")
    assert (table.marker("n-1"), table.has("A")) == ("A", 1)
    table.comes("meet local-police", "roll 1", "roll 6", "roll 6", "roll 1").passes()
    assert (table.marker("n-2"), table.has("A")) == ("A", 1)
