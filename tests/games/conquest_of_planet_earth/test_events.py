"""What each Event does, and when it may not be played."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight
from games.conquest_of_planet_earth.whole_games import check_conserved
from landfall.games.conquest_of_planet_earth.box import DEPTH, FOG_ENDS, REIGN, ROUND
from landfall.games.conquest_of_planet_earth.rule import W_CANCEL

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
    assert table.refusal("A", "play mothership-delivery") == "mothership-delivery.event"


# -- in Fights ------------------------------------------------------------------------------------------


def in_a_fight(table: Table, card: str = "us-army-tanks", aliens: int = 2) -> Table:
    """A fights at a Town, before the dice."""
    table.aliens("A", "n-1", aliens).place("n-1", "town").battles("A")
    return table.comes(f"meet {card}")


def test_a_death_ray_is_four_more_for_one_round_before_or_after_the_dice() -> None:
    table = in_a_fight(Table("trun trun").hand("A", "death-ray"), aliens=1)
    table.comes("roll 1", "roll 4").plays("A", "death-ray").passes()  # 4, 1 and 4 against 5 and 4
    assert table.there("A", "n-1") == 1
    table = in_a_fight(Table("trun trun").hand("A", "death-ray", "force-field"), aliens=1)
    table.plays("A", "death-ray")
    assert table.totals == (8, 5)
    table.comes("roll 1", "roll 6").plays("A", "force-field").says("A", "stay")
    assert table.totals == (4, 5)  # the next round


def test_a_death_ray_is_not_for_the_fights_of_others_and_undoes_no_crushing_victory() -> None:
    table = in_a_fight(Table("trun trun").hand("B", "death-ray"))
    table.never("B", "play death-ray")
    table = in_a_fight(Table("trun trun").hand("A", "death-ray")).comes("roll 1", "roll 6")
    table.plays("A", "death-ray").passes()
    assert table.there("A", "n-1") == 1


def test_recalibrating_rolls_one_die_of_either_side_again_after_the_dice() -> None:
    table = in_a_fight(Table("trun trun").hand("A", "recalibrate")).never("A", "play recalibrate")
    table = in_a_fight(Table("trun trun").hand("A", *["recalibrate"] * 3))
    table.comes("roll 2", "roll 6").says("A", "play recalibrate")
    assert table.targets("A", "die") == {"own 1", "enemy 1"}
    table.says("A", "die enemy 1").comes("roll 3").plays("A", "recalibrate", "die own 1")
    table.comes("roll 5")
    assert table.dice == ([5], [3])


def test_attack_formation_is_one_for_each_alien_once_in_a_fight() -> None:
    table = in_a_fight(
        Table("trun trun").hand("A", "attack-formation", "attack-formation"), aliens=3
    )
    table.plays("A", "attack-formation")
    assert table.totals[0] == 15
    assert table.refusal("A", "play attack-formation") == "attack-formation.event"
    table.comes("roll 1", "roll 6").passes().says("A", "stay")
    assert table.totals[0] == 10  # counted anew


def test_an_attack_formation_counts_allies() -> None:
    """R-CQ-702: an Ally is an Alien in every way."""
    table = Table("trun trun").hand("A", "attack-formation").aliens("A", "n-1", 1, "colossal-robot")
    table.place("n-1", "town").battles("A").comes("meet us-army-tanks")
    table.plays("A", "attack-formation")
    assert table.totals == (4 + 5 + 2, 5)


def test_we_come_in_peace_wins_the_fight() -> None:
    table = in_a_fight(Table("trun trun").hand("A", "we-come-in-peace"), "captain-fantastic", 1)
    table.plays("A", "we-come-in-peace")
    assert table.may("A", "stay")
    table = in_a_fight(Table("trun trun").hand("B", "we-come-in-peace")).never(
        "B", "play we-come-in-peace"
    )


def test_the_army_is_called_in_against_others_until_the_fight_ends() -> None:
    table = in_a_fight(Table("trun trun").hand("B", "call-in-the-army")).plays(
        "B", "call-in-the-army"
    )
    assert table.totals == (8, 8)
    fight(table, 1, 6).says("A", "stay")
    assert table.totals == (4, 8)


def test_the_army_is_not_called_against_oneself_a_partner_or_in_a_fight_of_aliens() -> None:
    in_a_fight(Table("trun trun").hand("A", "call-in-the-army")).never("A", "play call-in-the-army")
    table = Table("trun " * 4, "team").hand("B", "call-in-the-army").hand("C", "call-in-the-army")
    in_a_fight(table).reaches("C", "play call-in-the-army")
    assert not table.may("B", "play call-in-the-army")


def test_an_unlikely_hero_is_sought_and_the_cards_before_him_are_discarded() -> None:
    table = in_a_fight(Table("trun trun").hand("B", "unlikely-hero")).plays("B", "unlikely-hero")
    table.comes("meet captain-fantastic", "meet local-police", "meet mad-scientist")
    assert table.totals == (8, 5 + 3)
    assert table.pile("resistance") == []  # the Captain has had it shuffled after the last card


def test_r_cq_1022_an_unlikely_hero_after_the_dice_adds_no_die_to_them() -> None:
    """A Cunning Hero adds Strength now and a die later; a Sheriff wins the Tie that lies there."""
    table = Table("trun trun").hand("B", "unlikely-hero").hand("A", "abducted", "death-ray")
    table.aliens("A", "n-1", 2).place("n-1", "small-town").battles("A")
    table.comes("meet us-army-tanks", "roll 1", "roll 1").says("B", "play unlikely-hero")
    table.comes("meet ace-reporter").reaches("A", "play death-ray")
    assert (table.totals, table.dice) == ((8, 6), ([1], [1]))
    assert not table.may("A", "play abducted")
    table = Table("trun trun").hand("B", "unlikely-hero").hand("A", "death-ray")
    table.aliens("A", "n-1", 2).place("n-1", "small-town").battles("A")
    table.comes("meet us-army-tanks", "roll 1", "roll 2").says("B", "play unlikely-hero")
    table.comes("meet small-town-sheriff", "roll 4", "roll 2")
    assert table.there("A", "n-1") == 1  # 9 against 9 was a Tie, and Assault wins it


def test_an_unlikely_hero_joins_no_counter_and_nobodys_own_fight() -> None:
    table = Table("trun trun").hand("B", "unlikely-hero").aliens("A", "n-1", 2)
    table.counters("n-1", "infantry").place("n-1", "forest").battles("A").never(
        "B", "play unlikely-hero"
    )
    in_a_fight(Table("trun trun").hand("A", "unlikely-hero")).never("A", "play unlikely-hero")


def test_the_captain_is_not_called_to_himself_nor_in_the_own_fight_nor_after_dice() -> None:
    card = "play captain-to-the-rescue"
    in_a_fight(Table("trun trun").hand("B", "captain-to-the-rescue"), "captain-fantastic").never(
        "B", card
    )
    in_a_fight(Table("trun trun").hand("A", "captain-to-the-rescue")).never("A", card)
    table = in_a_fight(Table("trun trun").hand("B", "captain-to-the-rescue"))
    table.says("B", "pass").never("B", card)


def test_abducted_is_not_for_the_heroes_of_others() -> None:
    table = Table("trun trun").hand("B", "abducted").aliens("A", "n-1", 2).place("n-1", "town")
    table.battles("A").comes("meet mad-scientist").never("B", "play abducted")


def test_a_force_field_saves_from_any_cause_but_only_own_aliens() -> None:
    table = Table("trun trun").hand("A", "saucer-malfunction").hand("B", "force-field")
    table.aliens("B", "s-1", 1).action("A").plays("A", "saucer-malfunction", "rival B", "at s-1")
    table.comes("roll 6").plays("B", "force-field")
    assert table.there("B", "s-1") == 1
    in_a_fight(Table("trun trun").hand("B", "force-field")).comes("roll 1", "roll 6").never(
        "B", "play force-field"
    )


def test_feeding_needs_a_soft_resistance_and_a_battle_won() -> None:
    table = Table("trun trun").hand("A", "feeding-on-the-dead").aliens("A", "n-1", 2)
    table.place("n-1", "small-town").battles("A").comes("meet us-army-tanks", "roll 6", "roll 1")
    table.never("A", "play feeding-on-the-dead")
    table = Table("trun trun").hand("A", "feeding-on-the-dead").aliens("A", "n-1", 2)
    table.place("n-1", "town").battles("A").comes("meet local-police", "roll 6", "roll 1")
    table.never("A", "play feeding-on-the-dead")


def test_a_reign_of_terror_needs_people_and_a_conquest_and_goes_with_the_marker() -> None:
    table = Table("trun trun").hand("A", "reign-of-terror").aliens("A", "n-1", 2)
    table.place("n-1", "observatory").battles("A").comes("meet local-police", "roll 6", "roll 1")
    table.comes("gain heat-ray").never("A", "play reign-of-terror")
    table = (
        Table("trun trun").hand("A", "reign-of-terror").hand("B", "uprising").aliens("A", "n-1", 2)
    )
    table.place("n-1", "town", "A").counters("n-1", "infantry").battles("A")
    fight(table, 6, 1).never("A", "play reign-of-terror")
    table = Table("trun trun").hand("A", "reign-of-terror").aliens("A", "n-1", 2)
    table.place("n-1", "small-town").battles("A").comes("meet local-police", "roll 6", "roll 1")
    table.plays("A", "reign-of-terror")
    table.state.at[2] = 0
    table.put(int(table.state.space(table.space("n-1"))) + 9, 0).hand("B", "uprising").action(
        "B", 2
    )
    table.plays("B", "uprising", "at n-1")
    assert (table.remaining("reign-of-terror"), table.pile("event")[0]) == ([], "reign-of-terror")


# -- in the Action Phase --------------------------------------------------------------------------------


def test_endless_waves_bring_everybody_back() -> None:
    table = (
        Table("trun trun")
        .hand("A", "endless-waves")
        .ally_in_pool("A", "living-slime")
        .action("A", 0)
    )
    table.plays("A", "endless-waves")
    assert table.there("A", "n-c") == 5
    table = Table("trun trun").hand("A", "endless-waves").aliens("A", "n-1", 4).action("A", 0)
    assert table.refusal("A", "play endless-waves") == "land.pool"


def test_a_menacing_broadcast_is_two_tokens_for_a_point() -> None:
    table = Table("trun trun").hand("A", "menacing-broadcast").action("A", 1)
    table.plays("A", "menacing-broadcast")
    assert (table.has("A"), table.points("A")) == (2, 0)
    table = Table("trun trun").hand("A", "menacing-broadcast").action("A", 0)
    assert table.refusal("A", "play menacing-broadcast") == "action.points"


def test_a_master_plan_is_two_events_whatever_the_hand() -> None:
    table = Table("trun trun").hand("A", "master-plan", "death-ray", "death-ray").action("A", 1)
    table.plays("A", "master-plan").comes("deal martial-law", "deal abducted")
    assert len(table.held("A")) == 3
    assert table.remaining("martial-law") == ["A"]


def test_overdrive_is_for_the_own_action_phase() -> None:
    table = Table("trun trun").hand("B", "overdrive").hand("A", "overdrive").action("A")
    assert table.asked == "A"
    table.plays("A", "overdrive")
    assert table.points("A") == 5


def test_a_warp_jump_puts_two_in_a_space_of_a_linked_section() -> None:
    table = Table("trun " * 4).hand("A", "warp-jump").aliens("A", "n-1", 3).action("A", 1)
    table.says("A", "play warp-jump", "at n-1", "take saucer", "take saucer")
    assert table.may("A", "at e-2")
    assert not table.may("A", "at e-c")  # a rival's Landing Site
    assert not table.may("A", "at s-2")  # not linked
    assert not table.may("A", "at n-1")
    table.says("A", "at obj-c").passes()
    assert (table.there("A", "obj-c"), table.there("A", "n-1")) == (2, 1)


def test_a_warp_jump_of_one_says_enough() -> None:
    table = Table("trun trun").hand("A", "warp-jump").aliens("A", "n-1", 3).action("A", 1)
    table.says("A", "play warp-jump", "at n-1")
    assert table.refusal("A", "enough") == "warp-jump.event"
    table.says("A", "take saucer", "enough", "at n-3").passes()
    assert (table.there("A", "n-3"), table.there("A", "n-1")) == (1, 2)
    table = Table("trun trun").hand("A", "warp-jump").action("A", 1)
    assert table.refusal("A", "play warp-jump") == "warp-jump.event"


def test_a_tractor_beam_moves_a_counter_which_is_fought_at_once() -> None:
    table = (
        Table("trun trun")
        .hand("A", "tractor-beam")
        .aliens("A", "n-1", 2)
        .counters("n-2", "infantry")
    )
    table.place("n-1", "forest").action("A", 1)
    table.says("A", "play tractor-beam", "at n-2", "counter infantry")
    assert table.targets("A", "at") == {"n-1", "n-3"}  # no Landing Site
    table.says("A", "at n-1")
    assert (table.fights, table.totals) == ("A", (8, 3))


def test_a_tractor_beam_moves_an_enemy_alien_near_the_own_ones_only() -> None:
    table = Table("trun trun").hand("A", "tractor-beam").aliens("A", "n-1", 1).aliens("B", "n-2", 2)
    table.action("A", 1).plays("A", "tractor-beam", "at n-2", "rival B", "at n-3")
    assert (table.there("B", "n-3"), table.there("B", "n-2")) == (1, 1)
    table = Table("trun trun").hand("A", "tractor-beam").aliens("A", "n-1", 1).aliens("B", "n-4", 2)
    assert table.action("A", 1).refusal("A", "play tractor-beam") == "tractor-beam.event"


def test_a_recon_probe_orders_three_locations_and_draws_an_event() -> None:
    table = Table("trun trun").hand("A", "recon-probe").aliens("A", "n-1", 1).action("A", 0)
    table.plays("A", "recon-probe").comes("see city", "see town", "see forest")
    seen = table.game.observe(table.state, 1)
    assert int(seen.at[table.box.location_top + 1]) == -1
    assert int(table.game.observe(table.state, 0).at[table.box.location_top + 1]) >= 0
    table.says("A", "top forest", "rest").comes("deal abducted").says("A", "end")
    assert table.outcomes == ["find forest"]


def test_sabotage_needs_a_rival_with_space_stuff() -> None:
    table = Table("trun trun").hand("A", "sabotage").stuff("A", "heat-ray").action("A")
    assert table.refusal("A", "play sabotage") == "sabotage.event"
    table = Table("trun trun").hand("A", "sabotage").stuff("B", "heat-ray", down=True).action("A")
    table.plays("A", "sabotage", "rival B", "card heat-ray")
    assert (table.owns("B", "heat-ray"), table.pile("stuff")) == ("", ["heat-ray"])


def test_r_cq_1027_of_two_like_cards_sabotage_takes_the_ready_one() -> None:
    """Who gives up an own one keeps it."""
    beams = "disintegrator-beams"
    table = Table("trun trun").hand("A", "sabotage").stuff("B", beams).stuff("B", beams, down=True)
    table.action("A").plays("A", "sabotage", "rival B", f"card {beams}")
    assert table.owns("B", beams) == "down"
    table = Table("trun orzax", "cooperative").stuff("B", beams).stuff("B", beams, down=True)
    table.news("sabotage").says("B", f"card {beams}")
    assert table.owns("B", beams) == "ready"


def test_backstab_takes_a_token() -> None:
    table = (
        Table("trun trun")
        .hand("A", "backstab")
        .tokens(B=1)
        .action("A")
        .plays("A", "backstab", "rival B")
    )
    assert (table.has("A"), table.has("B")) == (1, 0)
    table = Table("trun trun").hand("A", "backstab").tokens(A=3).action("A")
    assert table.refusal("A", "play backstab") == "backstab.event"


def test_a_saucer_malfunction_breaks_from_three_on() -> None:
    for face, left in ((2, 1), (3, 0)):
        table = Table("trun trun").hand("A", "saucer-malfunction").aliens("B", "s-1", 1).action("A")
        table.plays("A", "saucer-malfunction", "rival B", "at s-1").comes(f"roll {face}")
        assert table.there("B", "s-1") == left
    table = Table("trun trun").hand("A", "saucer-malfunction").aliens("A", "s-1", 1).action("A")
    assert table.refusal("A", "play saucer-malfunction") == "saucer-malfunction.event"


def test_a_solar_flare_is_for_the_command_phase_and_for_a_rival() -> None:
    table = Table("trun trun").hand("A", "solar-flare").action("A")
    assert table.refusal("A", "play solar-flare") == "cards.when"
    table = Table("trun trun").hand("A", "solar-flare").command().says("A", "choose 6")
    table.says("B", "choose 2").says("A", "play solar-flare")
    assert table.targets("A", "rival") == {"B"}
    table.says("A", "rival B").passes()
    assert (table.whose_turn, table.points("B")) == ("B", 1)


def test_crossed_orders_need_another_space() -> None:
    table = Table("trun trun").hand("A", "crossed-orders").aliens("A", "n-c", 1).action("A")
    table.says("A", "move n-c n-1").never("A", "play crossed-orders")


@pytest.mark.parametrize("there", ["A", "B", "C"])
def test_an_uprising_needs_a_rivals_marker_without_aliens(there: str) -> None:
    """Whoever’s they are, also of who plays it."""
    table = Table("trun trun trun").hand("A", "uprising").place("n-1", "town", "A")
    table.place("w-1", "town", "B").aliens(there, "w-1", 1).action("A", 2)
    assert table.refusal("A", "play uprising") == "uprising.event"


def test_a_reign_of_terror_that_is_canceled_frightens_nobody_any_more() -> None:
    """R-CQ-319: Terror Points follow the Population at once."""
    table = Table("trun trun").hand("A", "reign-of-terror").hand("B", "jammed-transmission")
    table.aliens("A", "n-1", 2).place("n-1", "small-town").battles("A")
    table.comes("meet us-army-tanks", "roll 6", "roll 1").plays("A", "reign-of-terror")
    assert table.terror("A") == 2
    table.action("B", 1).says("B", "cancel reign-of-terror").passes()
    assert (table.terror("A"), table.remaining("reign-of-terror")) == (1, [])


def test_thick_fog_is_discarded_after_the_next_round() -> None:
    table = Table("trun trun").hand("A", "thick-fog").action("A", 1).plays("A", "thick-fog")
    for left in (["A"], []):
        table.state.at[2] = 0
        table.begin("round", 8)
        assert table.remaining("thick-fog") == left


def people(table: Table, space: str) -> int:
    return int(table.state.population(table.space(space)))


def two_reigns(one: str, other: str) -> Table:
    """A cancels one of two Reigns of Terror, on the Locations of two markers."""
    table = Table("trun orzax", variant={"events": {"reign-of-terror": {"copies": 2}}})
    for seat, space in ((one, "n-1"), (other, "s-1")):
        table.place(space, "town", seat).in_play("reign-of-terror", seat)
        table.put(int(table.state.space(table.space(space))) + REIGN, 1)
    return table.hand("A", "jammed-transmission").action("A").says("A", "cancel reign-of-terror")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_of_two_reigns_the_one_on_the_location_that_was_named_is_canceled(owner: str) -> None:
    """R-CQ-1026: also where both are of one player."""
    table = two_reigns(owner, "B")
    assert table.targets("A", "at") == {"n-1", "s-1"}
    table.says("A", "at s-1")
    assert [people(table, space) for space in ("n-1", "s-1")] == [3, 2]
    assert table.remaining("reign-of-terror") == [owner]
    assert table.pile("event") == ["reign-of-terror", "jammed-transmission"]


def test_a_location_without_a_reign_is_not_named() -> None:
    """R-CQ-1026: and a table that is kept just then is the same again."""
    table = two_reigns("B", "B")
    assert table.refusal("A", "at obj-c") == "jammed-transmission.event"
    said = table.game.explain(table.state, table.game.code("at obj-c"), 0)
    assert "no Reign of Terror lies on Capitol City" in str(said)
    table.hand("B", "jammed-transmission").says("A", "at s-1")
    assert table.window == W_CANCEL
    assert table.game.from_dict(table.game.to_dict(table.state)) == table.state
    table.says("B", "play jammed-transmission")
    assert [people(table, space) for space in ("n-1", "s-1")] == [3, 3]


def two_fogs(first: str, second: str) -> Table:
    """A Fog of the last round, and one that is played in this one."""
    table = Table("trun orzax", variant={"events": {"thick-fog": {"copies": 2}}})
    table.in_play("thick-fog", first).put(FOG_ENDS, int(table.state.at[ROUND]))
    table.hand(second, "thick-fog").hand("A", "jammed-transmission")
    return table.action(second, 1).plays(second, "thick-fog")


def round_ends(table: Table) -> list[str]:
    """Whose Fogs are left after this round."""
    table.state.at[DEPTH] = 0
    table.begin("round", 8)
    return table.remaining("thick-fog")


@pytest.mark.parametrize(("first", "second"), ["AB", "BA", "BB"])
def test_of_two_fogs_each_lifts_in_its_time(first: str, second: str) -> None:
    table = two_fogs(first, second)
    assert table.game.from_dict(table.game.to_dict(table.state)) == table.state
    assert (round_ends(table), round_ends(table)) == ([second], [])


@pytest.mark.parametrize(("first", "second"), ["AB", "BA", "BB"])
def test_of_two_fogs_the_one_that_lifts_last_is_canceled(first: str, second: str) -> None:
    """R-CQ-1026: what is left lifts when this round ends."""
    table = two_fogs(first, second).action("A").says("A", "cancel thick-fog").passes()
    assert table.remaining("thick-fog") == [first]
    assert table.state.at[FOG_ENDS] == table.state.at[ROUND]
    assert round_ends(table) == []


def test_search_and_destroy_is_for_two_spaces_of_one_section() -> None:
    table = Table("trun trun").hand("A", "search-and-destroy").aliens("B", "s-1", 1).action("A", 1)
    table.says("A", "play search-and-destroy", "at s-1")
    assert table.targets("A", "at") == {"s-2", "s-3", "s-4", "s-5", "s-6"}
    table.says("A", "at s-2")
    assert (table.fights, table.totals) == ("B", (4, 3))
    fight(table, 6, 1)
    assert table.all_counters() == {"s-2": ["infantry"]}


def test_search_and_destroy_places_both_before_anybody_fights() -> None:
    """Who loses in the first Space may not Escape into the second as though it were empty of Humans."""
    table = Table("trun trun").hand("A", "search-and-destroy").aliens("B", "s-1", 2)
    table.place("s-2", "forest").place("s-6", "forest").action("A", 1)
    table.says("A", "play search-and-destroy", "at s-1", "at s-2").comes("roll 1", "roll 6")
    table.reaches("B", "stay")
    assert table.all_counters() == {"s-1": ["infantry"], "s-2": ["infantry"]}
    assert (table.may("B", "escape s-2"), table.may("B", "escape s-6")) == (False, True)


def test_search_and_destroy_is_fought_first_where_it_was_named_first() -> None:
    table = Table("trun trun").hand("A", "search-and-destroy").aliens("B", "s-4", 1)
    table.aliens("B", "s-1", 2).action("A", 1)
    table.says("A", "play search-and-destroy", "at s-4", "at s-1")
    assert (table.fights, table.totals) == ("B", (4, 3))
    fight(table, 6, 1)
    assert (table.fights, table.totals) == ("B", (8, 3))


def test_a_bomb_reaches_two_steps() -> None:
    table = Table("trun trun").hand("A", "atomic-bomb").aliens("A", "n-1", 1).place("n-2", "town")
    table.place("n-3", "city").place("n-4", "forest").place("n-5", "forest", ruin=True).action(
        "A", 3
    )
    table.says("A", "play atomic-bomb")
    assert table.targets("A", "at") == {"n-2", "n-3", "n-4"}
    table = Table("trun trun").hand("A", "atomic-bomb").aliens("A", "n-1", 1).place("n-2", "town")
    assert table.action("A", 2).refusal("A", "play atomic-bomb") == "action.points"


# -- played at once -------------------------------------------------------------------------------------


def test_germs_destroy_on_a_one_wherever_aliens_are() -> None:
    table = Table("trun trun").aliens("A", "n-c", 1).aliens("B", "s-1", 1).hand("A", "abducted")
    table.drawing("A").says("A", "draw").comes("deal earth-germs", "roll 1", "roll 2")
    table.passes()
    assert (table.there("A", "n-c"), table.there("B", "s-1")) == (0, 1)


def test_a_scientific_breakthrough_costs_who_has_lost_an_alien_an_event() -> None:
    table = Table("trun trun").aliens("A", "n-c", 3).aliens("B", "s-c", 4).hand("A", "abducted")
    table.hand("B", "overdrive").drawing("A").says("A", "draw").comes(
        "deal scientific-breakthrough"
    )
    table.says("A", "discard abducted")
    assert (table.held("A"), table.held("B")) == ([], ["overdrive"])


def test_r_cq_1021_what_is_still_to_be_played_is_not_given_up_for_a_breakthrough() -> None:
    """Who holds nothing else gives up nothing, and plays it afterwards."""
    table = Table("fome trun").aliens("A", "n-c", 3).aliens("B", "s-c", 4).hand("A", "abducted")
    table.drawing("A").says("A", "draw")
    table.comes("deal scientific-breakthrough", "deal earth-germs")
    table.says("A", "play scientific-breakthrough").reaches("A", "discard abducted")
    assert table.refusal("A", "discard earth-germs") == "events.immediate"
    told = table.game.explain(table.state, "discard earth-germs", 0)
    assert told.fact == "Earth Germs! is still to be played"
    table.says("A", "discard abducted").comes(*["roll 6"] * 7).passes()
    assert (table.held("A"), table.held("B")) == ([], [])

    table = Table("trun trun").aliens("A", "n-c", 3).aliens("B", "s-c", 4).drawing("A")
    table.comes("deal scientific-breakthrough", "deal earth-germs")
    table.says("A", "play scientific-breakthrough", "play earth-germs").comes("roll 6")
    assert table.held("A") == []


def test_what_is_played_at_once_is_never_played_by_hand() -> None:
    table = Table("trun trun").hand("A", "earth-germs").action("A")
    assert table.refusal("A", "play earth-germs") == "events.immediate"


def test_the_search_for_the_captain_shuffles_what_somebody_knew() -> None:
    table = Table("menthalars trun").hand("B", "captain-to-the-rescue").aliens("A", "n-1", 2)
    table.place("n-1", "town").turn("A", 2)
    table.comes("see local-police", "see captain-fantastic", "see angry-mob")
    table.says("A", "rest", "rest", "end").comes("meet local-police")
    table.says("B", "play captain-to-the-rescue").passes()
    assert table.totals[1] == 8
    assert table.state.at[table.box.resistance_top] == 0  # the Mob is somewhere in the deck
    check_conserved(table.game, table.state)


def test_crossed_orders_lead_to_no_landing_site() -> None:
    table = Table("trun trun").hand("B", "crossed-orders").aliens("A", "n-1", 1).action("A")
    table.says("A", "move n-1 n-2").says("B", "play crossed-orders")
    assert table.targets("B", "at") == {"n-6"}


def test_an_atomic_bomb_reaches_two_steps_and_no_further() -> None:
    table = Table("trun trun").hand("A", "atomic-bomb").aliens("A", "n-c", 1)
    table.place("n-4", "town").place("obj-2", "town").place("obj-3", "town").action("A")
    table.says("A", "play atomic-bomb")
    assert table.targets("A", "at") == {"n-4", "obj-2"}


def test_a_tractor_beam_pulls_no_counter_where_three_are() -> None:
    table = Table("trun trun").hand("A", "tractor-beam").aliens("A", "n-1", 1)
    table.counters("n-1", "paratroopers").counters("n-2", *["infantry"] * 3).action("A")
    table.says("A", "play tractor-beam", "at n-1", "counter paratroopers")
    assert table.targets("A", "at") == {"n-6"}
