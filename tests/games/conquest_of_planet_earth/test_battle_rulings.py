"""Battles, Fights and Aliens against Aliens (R-CQ-401 to 419, 431 to 436, 1001 to 1005)."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight
from landfall.games.conquest_of_planet_earth.box import F_ROUND
from landfall.games.conquest_of_planet_earth.rule import W_AFTER, W_BEFORE


def against(card: str, *heroes: str, races: str = "trun trun", aliens: int = 2) -> Table:
    """A Fight at a Town against a Resistance card and Heroes, before its dice."""
    table = Table(races).aliens("A", "n-1", aliens).place("n-1", "town").battles("A")
    return table.comes(*[f"meet {name}" for name in (*heroes, card)])


def test_the_shape_of_a_fight_round() -> None:
    """R-CQ-401: Barrage, a window, dice, a window, the loss, the Escape."""
    table = Table("trun trun").hand("A", "death-ray").aliens("A", "n-1", 2).aliens("A", "n-2", 1)
    table.place("n-1", "town").battles("A").says("A", "resolve n-1").comes("meet us-army-artillery")
    assert table.under_way == "roll-for-each"
    table.comes("roll 5", "roll 5", "roll 5")
    assert table.window == W_BEFORE
    table.comes("roll 1", "roll 6")
    assert table.window == W_AFTER
    table.passes()
    assert (table.there("A", "n-1"), table.options("A")) == (
        1,
        {"stay", "escape n-2", "escape n-c"},
    )


def test_humans_roll_by_chance_and_nobody_is_asked() -> None:
    """R-CQ-402"""
    table = against("local-police")
    assert table.rolls
    table.comes("roll 3")
    assert table.rolls


def test_a_tie_costs_nobody_anything_and_leaves_escape_or_another_round() -> None:
    """R-CQ-403, R-CQ-407"""
    table = against("us-army-fighter-planes")  # 8 against 6
    fight(table, 1, 3)
    assert table.there("A", "n-1") == 2
    assert table.options("A") == {"stay", "escape n-c"}
    table.says("A", "stay")
    assert table.rolls


def test_both_crushing_is_a_tie_which_assault_wins_and_training_does_not() -> None:
    """R-CQ-404, R-CQ-416, NOTE-CRUSH"""
    assert fight(against("local-police"), 6, 6).there("A", "n-1") == 2
    assert fight(against("super-tanks"), 6, 6).there("A", "n-1") == 1
    table = fight(against("local-police", races="fishmen trun"), 6, 6)
    assert (table.under_way, table.there("A", "n-1")) == ("fight", 2)


def test_training_wins_the_tie_of_a_first_round_but_not_against_assault() -> None:
    """R-CQ-404: Superior Training."""
    table = fight(against("us-army-fighter-planes", races="fishmen trun"), 1, 1)
    assert table.under_way == "battle"  # 6 and 1 against 6 and 1: won
    table = against("us-army-fighter-planes", races="fishmen trun")
    fight(table, 1, 2)
    assert table.there("A", "n-1") == 1
    table = fight(against("super-tanks", races="fishmen trun"), 3, 2)  # 9 and 9
    assert table.there("A", "n-1") == 1


def test_of_several_dice_the_highest_counts() -> None:
    """R-CQ-405"""
    table = against("secret-agents").comes("roll 3", "roll 2", "roll 6")
    assert table.dice == ([3], [2, 6])
    table.passes()
    assert table.there("A", "n-1") == 1
    table = against("secret-agents").comes("roll 3", "roll 6", "roll 2")  # in whatever order
    assert table.there("A", "n-1") == 1


def test_each_side_has_its_own_crushing_die() -> None:
    """R-CQ-406: Deadly for the Humans, Gruesome Weapons for the Trun; both is a Tie."""
    assert fight(against("us-army-bazooka-team", aliens=4), 1, 5).there("A", "n-1") == 3
    assert fight(against("us-army-infantry", aliens=4), 1, 5).there("A", "n-1") == 4
    table = Table("trun trun").tokens(A=1).aliens("A", "n-1", 1).place("n-1", "small-town")
    table.battles("A").comes("meet super-tanks").says("A", "use gruesome-weapons")
    assert fight(table, 5, 1).marker("n-1") == "A"
    table = Table("trun trun").tokens(A=1).aliens("A", "n-1", 2).place("n-1", "small-town")
    table.battles("A").comes("meet super-tanks").says("A", "use gruesome-weapons")
    assert fight(table, 4, 5).there("A", "n-1") == 1  # a 4 is none: 12 and 12, and Assault
    table = Table("trun trun").tokens(A=1).aliens("A", "n-1", 1).place("n-1", "small-town")
    table.battles("A").comes("meet us-army-bazooka-team").says("A", "use gruesome-weapons")
    assert fight(table, 5, 5).there("A", "n-1") == 1


def test_after_a_won_fight_there_is_another_one_or_an_escape() -> None:
    """R-CQ-407"""
    table = fight(against("local-police"), 6, 1)
    assert table.options("A") == {"stay", "escape n-c"}
    table.says("A", "stay")
    assert "meet angry-mob" in table.outcomes


def test_after_a_defeat_the_cards_are_discarded_and_the_next_battle_is_a_new_one() -> None:
    """R-CQ-408, NOTE-RESTART"""
    table = (
        Table("trun trun").aliens("A", "n-1", 1).place("n-1", "town").counters("n-1", "infantry")
    )
    table.counters("n-1", "paratroopers").battles("A").says("A", "fight infantry")
    fight(table, 6, 1)
    fight(table, 6, 1)
    table.comes("meet local-geologist", "meet local-police")
    fight(table, 6, 1)
    table.comes("meet us-army-tanks")
    fight(table, 1, 6)
    assert table.pile("resistance") == ["local-geologist", "local-police", "us-army-tanks"]
    assert table.counters_in("n-1") == []
    table.state.at[2] = 0
    table.aliens("A", "n-1", 2).battles("A").comes("meet local-police", "roll 6", "roll 1")
    assert table.marker("n-1") == ""  # one Fight won; two are needed again


def test_an_undefeated_counter_stays() -> None:
    """R-CQ-408, R-CQ-503"""
    table = (
        Table("trun trun").aliens("A", "n-1", 1).place("n-1", "forest").counters("n-1", "infantry")
    )
    fight(table.battles("A"), 1, 6)
    assert (table.counters_in("n-1"), table.pool("A")) == (["infantry"], 4)


def test_the_owner_chooses_which_alien_is_lost() -> None:
    """R-CQ-409"""
    table = Table("trun trun").aliens("A", "n-1", 1, "colossal-robot").place("n-1", "town")
    table.battles("A").comes("meet local-police")
    assert table.totals[0] == 9
    fight(table, 1, 6)
    assert table.options("A") == {"lose saucer", "lose colossal-robot"}
    table.says("A", "lose colossal-robot")
    assert (table.figures("A", "n-1"), table.pool("A")) == (set(), 4)


def test_a_loss_that_is_prevented_leaves_the_round_lost() -> None:
    """R-CQ-410"""
    table = Table("trun trun").hand("A", "force-field").aliens("A", "n-1", 1).place("n-1", "town")
    table.battles("A").comes("meet local-police", "roll 1", "roll 6").says("A", "play force-field")
    assert table.there("A", "n-1") == 1
    assert table.options("A") == {"stay", "escape n-c"}


def test_the_order_of_the_arithmetic() -> None:
    """R-CQ-411, R-CQ-959: kind modifiers are summed, with a floor of 0; then Heroes, Bold, places."""
    table = against("angry-mob", "stubborn-farmer", races="venezian trun")
    assert table.totals == (6, 0 + 3 + 2)  # 2 less 2; the Farmer has 3 with a Mob; Bold for two
    table = Table("venezian trun").in_play("patriotic-fervor", "B").aliens("A", "n-1", 2)
    table.place("n-1", "town").battles("A").comes("meet angry-mob")
    assert table.totals == (6, 2 - 2 + 1 + 2)
    table = against("us-army-tanks", "local-geologist", races="beetlemen trun")
    assert table.totals == (6, 5 - 2 + 1)
    table = Table("venezian trun").aliens("A", "n-1", 1).place("n-1", "national-monument")
    table.battles("A").comes("meet local-police")
    assert table.totals == (3, 0 + 1)  # the place comes after the floor


@pytest.mark.parametrize(("fervor", "total"), [(False, 0 + 1 + 2), (True, 0 + 1 + 2)])
def test_a_weak_mob_is_beguiled_to_nothing_and_no_further(fervor: bool, total: int) -> None:
    """R-CQ-411, R-CQ-959: 1 less 2 is 0, with Fervor 1 less 1 too; Hero and Bold come on top."""
    weak = {"resistance": {"angry-mob": {"strength": 1}}}
    table = Table("venezian trun", variant=weak).aliens("A", "n-1", 2).place("n-1", "small-town")
    if fervor:
        table.in_play("patriotic-fervor", "B")
    table.battles("A").comes("meet local-geologist", "meet angry-mob")
    assert table.totals == (6, total)


def test_controlled_resistance_adds_its_base_strength_and_nothing_else() -> None:
    """R-CQ-412, FAQ-3"""
    table = (
        Table("menthalars trun").tokens(A=1).aliens("A", "n-1", 2).place("n-1", "national-monument")
    )
    table.battles("A").comes("meet us-army-fighter-planes").says("A", "use mind-control")
    table.comes("meet us-army-tanks")
    assert table.totals == (4 + 6, 5 + 1)
    fight(table, 6, 1)
    table.comes("meet local-police")
    assert table.totals == (4 + 6, 2 + 1)  # until the Battle ends
    fight(table, 6, 1)
    assert sorted(table.pile("resistance"))[-1] == "us-army-tanks"
    assert len(table.pile("resistance")) == 3


def test_heroes_add_up_and_the_same_ability_counts_once() -> None:
    """R-CQ-413, NOTE-HEROES"""
    table = against("local-police", "teenage-lovebirds", "retired-war-hero")
    assert table.totals == (8, 2 + 1 + 2 + 2)  # Bold for two Aliens, once
    table = against("angry-mob", "teenage-lovebirds", "retired-war-hero")
    assert table.totals == (8, 2 + 1 + 2 + 2)
    table = against("secret-agents", "ace-reporter").comes("roll 1", "roll 1", "roll 1")
    assert table.under_way == "battle"  # two dice of the Humans, not three: 9 against 6 is won


def test_a_barrage_hits_everybody_near_and_can_lose_the_battle() -> None:
    """R-CQ-414: in the Space and those next to it, Sites too; before anything is compared."""
    table = Table("trun trun").aliens("A", "n-1", 1).aliens("B", "n-c", 1).aliens("B", "n-4", 1)
    table.place("n-1", "town").battles("A").comes("meet us-army-artillery", "roll 2", "roll 1")
    assert (table.there("A", "n-1"), table.there("B", "n-c"), table.there("B", "n-4")) == (0, 0, 1)
    assert not table.fights
    assert table.pile("resistance") == ["us-army-artillery"]


def test_a_barrage_is_fired_in_every_round() -> None:
    """R-CQ-414"""
    table = Table("trun trun").aliens("A", "n-1", 2).place("n-1", "town").battles("A")
    table.comes("meet us-army-artillery", "roll 3", "roll 3", "roll 1", "roll 5")  # 9 and 9
    table.says("A", "stay").comes("roll 1", "roll 6")
    assert table.there("A", "n-1") == 1


def test_all_dice_of_a_barrage_come_before_anybody_saves() -> None:
    """R-CQ-415: then in turn order."""
    table = Table("trun trun").hand("A", "force-field").hand("B", "force-field").first("B")
    table.aliens("A", "n-1", 1).aliens("B", "n-c", 1).place("n-1", "town").battles("A")
    table.comes("meet us-army-artillery", "roll 1", "roll 1")
    assert table.asked == "B"
    table.says("B", "play force-field").reaches("A", "play force-field")
    table.says("A", "play force-field")
    assert (table.there("A", "n-1"), table.there("B", "n-c")) == (1, 1)


def test_assault_wins_a_tie_and_destroys_one() -> None:
    """R-CQ-416"""
    table = against("local-police", "small-town-sheriff")
    fight(table, 1, 5)  # 8 and 1 against 4 and 5
    assert table.there("A", "n-1") == 1


def test_a_fight_won_by_a_card_counts_as_won() -> None:
    """R-CQ-417: Full Resistance and Heroes are defeated, Soft was defeated."""
    table = Table("trun trun").hand("A", "we-come-in-peace", "feeding-on-the-dead")
    table.aliens("A", "n-1", 1).place("n-1", "small-town").battles("A")
    table.comes("meet mad-scientist", "meet local-police").says("A", "play we-come-in-peace")
    assert table.marker("n-1") == "A"
    assert table.has("A") == 1  # enslaved
    assert table.pile("resistance") == ["mad-scientist", "local-police"]
    table.says("A", "play feeding-on-the-dead")
    assert table.terror("A") == 2


def test_control_comes_before_the_text_and_the_text_before_the_captain() -> None:
    """R-CQ-418: controlled Paratroopers drop nobody."""
    table = Table("menthalars trun").tokens(A=1).hand("B", "captain-to-the-rescue")
    table.aliens("A", "n-1", 2).place("n-1", "town").battles("A")
    table.comes("meet us-army-paratroopers").reaches("A", "use mind-control")
    assert not table.may("B", "play captain-to-the-rescue")
    table.says("A", "use mind-control").comes("meet us-army-paratroopers", "roll 4")
    assert table.all_counters() == {"n-4": ["paratroopers"]}
    assert table.may("B", "play captain-to-the-rescue")


# -- Aliens against Aliens -----------------------------------------------------------------------------


def rivals(races: str = "trun fishmen", own: int = 2, other: int = 2, **lay: object) -> Table:
    """A Battle between A and B at a Forest, before its dice."""
    table = Table(races).aliens("A", "n-1", own).aliens("B", "n-1", other).place("n-1", "forest")
    return table.battles("A")


def test_aliens_fight_until_one_side_is_gone() -> None:
    """R-CQ-431, NOTE-ALIENS: one Battle, one Fight."""
    table = rivals()
    assert table.totals == (8, 6)
    fight(table, 6, 1)
    assert (table.there("B", "n-1"), table.fights) == (1, "A")
    fight(table, 6, 1)
    assert (table.there("B", "n-1"), table.fights) == (0, "")


def test_the_loser_is_asked_first_then_the_other_and_after_a_tie_the_active_player() -> None:
    """R-CQ-432"""
    table = (
        Table("trun trun").aliens("A", "obj-2", 2).aliens("B", "obj-2", 2).place("n-4", "forest")
    )
    table.place("obj-2", "town", "A").battles("A")
    fight(table, 6, 1)
    assert (table.asked, table.targets("B", "escape")) == ("B", {"n-4"})
    table.says("B", "stay")
    assert (table.asked, table.targets("A", "escape")) == ("A", {"n-4"})
    table.says("A", "stay")
    fight(table, 1, 5)  # 8 and 1 against 4 and 5
    assert table.asked == "A"
    table.says("A", "escape n-4")
    assert (table.there("A", "n-4"), table.there("B", "obj-2")) == (2, 1)


def test_three_players_in_a_space_fight_in_pairs() -> None:
    """R-CQ-433"""
    table = (
        Table("trun trun trun").aliens("A", "n-1", 2).aliens("B", "n-1", 1).aliens("C", "n-1", 1)
    )
    table.place("n-1", "forest").battles("A")
    assert table.options("A") == {"fight B", "fight C"}
    assert table.refusal("A", "fight A") == "battle.rivals"
    table.says("A", "fight C")
    fight(table, 6, 1)
    assert (table.there("C", "n-1"), table.there("B", "n-1"), table.fights) == (0, 1, "A")


def test_the_winner_may_take_the_marker_also_who_defends() -> None:
    """R-CQ-434, NOTE-ALIENS"""
    table = Table("trun trun").aliens("A", "n-1", 1).aliens("B", "n-1", 1).place("n-1", "town", "A")
    fight(table.battles("A"), 1, 6)
    assert table.options("B") == {"steal", "leave"}
    table.says("B", "steal")
    assert table.marker("n-1") == "B"
    table = Table("trun trun").aliens("A", "n-1", 1).aliens("B", "n-1", 1).place("n-1", "town", "B")
    fight(table.battles("A"), 6, 1).says("A", "steal")
    assert table.marker("n-1") == "A"


def test_no_marker_changes_hands_while_a_counter_or_another_rival_is_there() -> None:
    """R-CQ-434, R-CQ-317, NOTE-STEAL"""
    table = Table("trun trun").aliens("A", "n-1", 1).aliens("B", "n-1", 1).place("n-1", "town", "A")
    fight(table.counters("n-1", "infantry").battles("A"), 1, 6)
    assert (table.asked, table.marker("n-1")) != ("B", "B")
    assert not table.may("B", "steal")
    table = (
        Table("trun trun trun").aliens("A", "n-1", 1).aliens("B", "n-1", 1).aliens("C", "n-1", 1)
    )
    table.place("n-1", "town", "A").battles("A").says("A", "fight B")
    fight(table, 1, 6)
    assert not table.may("B", "steal")


def test_the_active_winner_goes_on_to_the_humans() -> None:
    """R-CQ-434: where no marker is, nothing is placed yet."""
    table = (
        Table("trun trun").aliens("A", "n-1", 1).aliens("B", "n-1", 1).place("n-1", "small-town")
    )
    fight(table.battles("A"), 6, 1)
    assert table.marker("n-1") == ""
    assert "meet angry-mob" in table.outcomes


def test_what_speaks_of_resistance_does_nothing_between_aliens_and_the_rest_works_for_both() -> (
    None
):
    """R-CQ-435, NOTE-ALIENS: Aliens are neither Soft nor Hard."""
    table = (
        Table("venezian beetlemen").tokens(A=3).stuff("A", "heat-ray", "tripod-walker", "hypno-ray")
    )
    table.hand("B", "death-ray", "call-in-the-army").hand("A", "death-ray").aliens(
        "A", "n-1", 2
    ).aliens("B", "n-1", 2)
    table.place("n-1", "forest").battles("A")
    assert table.totals == (6, 6)
    assert table.refusal("A", "use bewitch") == "cards.humans"
    assert table.refusal("A", "use hypno-ray") == "cards.humans"
    assert table.refusal("B", "play call-in-the-army") == "cards.others-fight"
    table.plays("B", "death-ray")
    assert table.totals == (6, 10)


def test_whoever_helps_humans_does_not_help_aliens() -> None:
    """R-CQ-435: a third player's cards for the Humans."""
    table = Table("trun trun trun").hand("C", "call-in-the-army").hand("A", "death-ray")
    table.aliens("A", "n-1", 1).aliens("B", "n-1", 1).place("n-1", "forest").battles("A")
    assert table.asked == "A"


def test_old_grudges_and_training_between_aliens() -> None:
    """R-CQ-435"""
    assert rivals("fome menthalars").totals == (8, 4)
    assert rivals("menthalars fome").totals == (4, 8)
    table = rivals("orzax fishmen", 3, 2)
    fight(table, 1, 1)  # 6 and 6: the defending Fishmen are trained
    assert table.comes("roll 1").there("A", "n-1") == 2  # no Robot has guarded
    table = rivals("fishmen fishmen")
    fight(table, 1, 1)
    assert (table.there("A", "n-1"), table.there("B", "n-1")) == (2, 2)


def test_a_round_between_aliens_destroys_one_of_one_side() -> None:
    """R-CQ-436"""
    table = rivals(own=1, other=1)
    fight(table, 6, 6)
    assert (table.there("A", "n-1"), table.there("B", "n-1")) == (1, 1)
    fight(table, 6, 1)
    assert (table.there("A", "n-1"), table.there("B", "n-1")) == (1, 0)


# -- settled later -------------------------------------------------------------------------------------


def test_a_fight_outside_the_battle_phase_is_a_battle_that_conquers_nothing() -> None:
    """R-CQ-1001, R-CQ-502"""
    table = Table("trun trun", "cooperative").hand("A", "feeding-on-the-dead").aliens("A", "n-1", 2)
    table.place("n-1", "small-town").placing("n", "infantry", "n-1")
    fight(table, 6, 1).says("A", "play feeding-on-the-dead")
    assert (table.marker("n-1"), table.terror("A")) == ("", 1)


def test_a_card_holds_for_the_fight_of_the_group_it_was_played_in() -> None:
    """R-CQ-1002"""
    table = Table("trun orzax", "cooperative").hand("A", "attack-formation").aliens("A", "n-1", 1)
    table.aliens("B", "n-1", 1).placing("n", "infantry", "n-1").says("A", "play attack-formation")
    assert table.totals == (5, 3)
    fight(table, 1, 6)
    assert (table.fights, table.totals) == ("B", (2, 3))


def test_the_captain_comes_before_the_barrage_of_whom_he_replaces() -> None:
    """R-CQ-1003, R-CQ-418"""
    table = Table("trun trun").hand("B", "captain-to-the-rescue").aliens("A", "n-1", 2)
    table.place("n-1", "town").battles("A").comes("meet local-geologist", "meet us-army-artillery")
    table.says("B", "play captain-to-the-rescue")
    assert table.totals == (8, 8 + 1)  # the Hero stays
    assert table.under_way != "roll-for-each"
    assert table.pile("resistance") == ["us-army-artillery"]


def test_abducted_works_on_a_hero_when_turned_up_and_not_on_one_who_is_chained() -> None:
    """R-CQ-1004"""
    table = Table("trun trun").hand("A", "abducted").aliens("A", "n-1", 2).place("n-1", "town")
    table.battles("A").comes("meet mad-scientist").reaches("A", "play abducted").says("A", "pass")
    table.comes("meet brilliant-mathematician").says("A", "play abducted")
    assert table.pile("resistance") == ["brilliant-mathematician"]
    table.comes("meet local-police")
    assert table.totals == (8, 2 + 3)
    table.never("A", "play abducted")


def test_with_two_such_cards_only_the_hero_just_turned_up_is_taken() -> None:
    """R-CQ-1004: the one before him is chained already."""
    table = Table("trun trun").hand("A", "abducted", "abducted").aliens("A", "n-1", 2)
    table.place("n-1", "town").battles("A").comes("meet mad-scientist").says("A", "pass")
    table.comes("meet local-geologist").says("A", "play abducted")
    assert "meet local-police" in table.outcomes  # nobody is asked about the Mad Scientist
    assert table.held("A") == ["abducted"]


@pytest.mark.parametrize("quiet", ["hypno-ray", "bounty-hunter"])
def test_no_abilities_means_those_printed_on_the_cards(quiet: str) -> None:
    """R-CQ-1005: what Human Tech and Locations give stays."""
    table = Table("trun trun", active_resistance=True).tech("atomic-shells")
    table.place("n-1", "college-town").aliens("A", "n-1", 3)
    if quiet == "bounty-hunter":
        table.aliens("A", "n-1", "bounty-hunter")
    else:
        table.stuff("A", "hypno-ray")
    table.battles("A").comes("meet four-star-general", "meet us-army-tanks")
    if quiet == "hypno-ray":
        table.says("A", "use hypno-ray")
    assert table.totals[1] == 5 + 2 + 1  # not 3 for the Army; but the College Town's 1
    fight(table, 1, 5)
    assert table.under_way == "lose" or table.there("A", "n-1") == 2


def test_a_mathematician_keeps_cards_in_play_from_being_canceled_too() -> None:
    """R-CQ-957: it is an Event that cancels them, so not in the first Fight Round."""
    table = Table("trun orzax").hand("A", "jammed-transmission", "death-ray").aliens("A", "n-1", 2)
    table.tokens(A=1).in_play("martial-law", "B").place("n-1", "small-town").battles("A")
    table.comes("meet brilliant-mathematician").reaches("A", "cancel martial-law")
    table.comes("meet us-army-tanks").reaches("A", "use gruesome-weapons")
    assert table.refusal("A", "cancel martial-law") == "brilliant-mathematician.card"
    table.comes("roll 1", "roll 2").reaches("A", "cancel martial-law")  # a Tie
    assert table.state.at[F_ROUND] == 2
