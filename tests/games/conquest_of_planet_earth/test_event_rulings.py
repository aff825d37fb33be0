"""Events, windows, canceling, Space Stuff and race powers (R-CQ-601 to 708, 951 to 963)."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.rule import W_CANCEL

JAM = "play jammed-transmission"


def in_a_fight(table: Table, card: str = "local-police", aliens: int = 2) -> Table:
    """A fights at a Town; the windows before the dice are next."""
    table.aliens("A", "n-1", aliens).place("n-1", "town").battles("A")
    return table.comes(f"meet {card}")


def test_a_free_event_is_played_in_its_window_only() -> None:
    """R-CQ-601"""
    table = Table("trun trun").hand("A", "death-ray", "overdrive").action("A")
    assert table.refusal("A", "play death-ray") == "cards.when"
    table = in_a_fight(Table("trun trun").hand("A", "death-ray", "overdrive"))
    assert table.may("A", "play death-ray")
    assert table.refusal("A", "play overdrive") == "cards.when"


def test_the_first_in_turn_order_is_heard_and_the_window_begins_anew() -> None:
    """R-CQ-602"""
    table = Table("trun trun trun").first("C").hand("A", "death-ray").hand("B", "call-in-the-army")
    table = in_a_fight(table.hand("C", "call-in-the-army"), aliens=1)
    table.reaches("A", "play death-ray")
    for seat, text in (("A", "play death-ray"), ("B", "play call-in-the-army")):
        table.apply(seat, table.game.code(text))
    table.apply("C", table.game.code("play call-in-the-army"))
    while table.window == W_CANCEL:
        table.pass_once()
    assert table.totals == (4, 5)  # only C was heard
    assert "A" in table.asked
    assert "B" in table.asked
    assert len(table.held("B")) == 1


def test_a_window_closes_when_all_pass() -> None:
    """R-CQ-602"""
    table = in_a_fight(Table("trun trun").hand("A", "death-ray", "death-ray"), aliens=1)
    table.plays("A", "death-ray")
    assert (table.totals, table.asked) == ((8, 2), "A")
    table.says("A", "pass")
    assert table.rolls


def test_a_played_card_may_be_canceled_and_the_cancel_too() -> None:
    """R-CQ-603"""
    table = (
        Table("trun trun")
        .hand("A", "overdrive", "jammed-transmission")
        .hand("B", "jammed-transmission")
    )
    table.action("A", 1).says("A", "play overdrive").says("B", JAM).says("A", JAM)
    assert (table.points("A"), table.held("A"), table.held("B")) == (3, [], [])
    assert table.pile("event") == ["jammed-transmission", "jammed-transmission", "overdrive"]


def test_a_third_cancel_turns_it_again() -> None:
    """R-CQ-603: nested as deep as there are cards."""
    table = Table("trun trun").hand("A", "overdrive", "jammed-transmission")
    table.hand("B", "jammed-transmission", "jammed-transmission").action("A", 1)
    table.says("A", "play overdrive").says("B", JAM).says("A", JAM).says("B", JAM)
    assert (table.points("A"), table.pile("event")[-1]) == (1, "overdrive")


def test_after_a_canceled_cancel_the_card_may_be_canceled_again() -> None:
    """R-CQ-603"""
    table = Table("trun trun trun").hand("A", "overdrive", "jammed-transmission")
    table.hand("B", "jammed-transmission").hand("C", "jammed-transmission").action("A", 1)
    table.says("A", "play overdrive").says("B", JAM).says("A", JAM)
    assert table.may("C", JAM)
    table.says("C", JAM)
    assert table.points("A") == 1


def test_nobody_is_asked_about_a_card_that_is_canceled() -> None:
    """R-CQ-603"""
    table = Table("trun trun trun").hand("A", "overdrive").hand("C", "jammed-transmission")
    table.hand("B", "jammed-transmission").action("A", 1)
    table.says("A", "play overdrive").says("B", JAM).says("C", "pass")
    assert (table.asked, table.under_way) == ("A", "action")


def test_nobody_cancels_the_own_card_and_no_die_has_fallen_before() -> None:
    """R-CQ-603, NOTE-CANCEL"""
    table = Table("trun trun").hand("A", "saucer-malfunction", "jammed-transmission")
    table.hand("B", "jammed-transmission").aliens("B", "s-1", 1).action("A")
    table.says("A", "play saucer-malfunction", "rival B", "at s-1")
    assert (table.asked, table.rolls) == ("B", False)
    table.says("B", "pass")
    assert table.rolls
    table.comes("roll 3").passes()
    assert (table.there("B", "s-1"), table.held("B")) == (0, ["jammed-transmission"])


def test_the_price_of_a_canceled_card_stays_paid() -> None:
    """R-CQ-604"""
    table = Table("trun trun").hand("A", "menacing-broadcast").hand("B", "jammed-transmission")
    table.action("A", 2).says("A", "play menacing-broadcast").says("B", JAM)
    assert (table.points("A"), table.has("A"), table.held("A")) == (1, 0, [])


def feeding(table: Table) -> Table:
    """A has seven Terror Points and has just won a Battle against Soft Resistance."""
    table.hand("A", "feeding-on-the-dead").place("obj-c", "capitol-city", "A")
    table.place("n-2", "metropolis", "A").place("n-1", "small-town").aliens("A", "n-1", 3)
    return table.battles("A").comes("meet local-police", "roll 6", "roll 1")


def test_a_card_that_would_win_may_be_canceled_before() -> None:
    """R-CQ-605, EX-FEEDING"""
    table = feeding(Table("trun trun").hand("B", "jammed-transmission"))
    table.says("A", "play feeding-on-the-dead")
    assert (table.over, table.asked) == (False, "B")
    table.says("B", JAM)
    assert (table.over, table.terror("A")) == (False, 7)
    table = feeding(Table("trun trun").hand("B", "jammed-transmission"))
    table.says("A", "play feeding-on-the-dead").says("B", "pass")
    assert (table.winner, table.terror("A")) == ("A", 8)


def test_points_of_a_marker_cannot_be_stopped_and_no_window_opens_after_them() -> None:
    """R-CQ-605, R-CQ-1012"""
    table = Table("trun trun").hand("A", "reign-of-terror").hand("B", "jammed-transmission")
    table.place("obj-c", "capitol-city", "A").place("n-2", "city", "A").place("n-3", "town", "A")
    table.place("n-1", "small-town")
    table.aliens("A", "n-1", 3).battles("A").comes("meet local-police", "roll 6", "roll 1").passes()
    assert table.winner == "A"
    assert table.held("A") == ["reign-of-terror"]


def test_a_hand_above_intelligence_is_kept_and_not_filled() -> None:
    """R-CQ-606"""
    table = Table("trun trun").hand("A", "death-ray", "death-ray", "abducted").drawing("A")
    table.says("A", "draw")
    assert len(table.held("A")) == 3
    assert table.whose_turn == "B"


def test_one_event_may_be_discarded_before_the_draw_and_immediate_ones_are_not_replaced() -> None:
    """R-CQ-607, NOTE-PLAY-IMM: in the player's order."""
    table = Table("fome trun").hand("A", "death-ray", "abducted").drawing("A")
    assert table.options("A") == {"draw", "discard death-ray", "discard abducted"}
    table.says("A", "discard abducted").comes("deal martial-law", "deal patriotic-fervor")
    assert table.options("A") == {"play martial-law", "play patriotic-fervor"}
    table.says("A", "play patriotic-fervor")
    assert table.remaining("patriotic-fervor") == ["A"]
    assert table.options("A") == {"play martial-law"}  # told by itself, though it is no choice
    table.says("A", "play martial-law")
    assert table.remaining("martial-law") == ["A"]
    assert table.held("A") == ["death-ray"]


def test_red_boxes_count_only_where_the_humans_have_events() -> None:
    """R-CQ-608, EX-SPLIT"""
    table = Table("trun trun", "cooperative")
    box = table.box
    assert int(table.state.at[box.event_deck + box.events]) == 40
    assert int(table.state.at[box.red_deck + box.events]) == 30
    table = Table("trun trun", active_resistance=True)
    assert int(table.state.at[table.box.event_deck + table.box.events]) == 70
    table = Table("trun trun").hand("A", "crossed-orders").aliens("A", "obj-1", 1).command()
    assert table.there("A", "obj-1") == 1


def test_a_card_that_remains_in_play_is_its_players_or_nobodys() -> None:
    """R-CQ-609"""
    table = Table("trun trun").hand("A", "thick-fog").action("A", 1).plays("A", "thick-fog")
    assert (table.remaining("thick-fog"), table.held("A")) == (["A"], [])
    table = Table("trun trun", "cooperative").news("martial-law")
    assert table.remaining("martial-law") == ["-"]


def test_the_captain_is_shuffled_in_with_the_pile_he_was_put_on() -> None:
    """R-CQ-610, EX-CAPTAIN-CARD"""
    table = Table("trun trun").discarded("local-police").aliens("A", "n-1", 3).place("n-1", "town")
    table.battles("A").comes("meet local-geologist", "meet captain-fantastic", "roll 6", "roll 1")
    assert table.pile("resistance") == []
    table.reaches_chance()
    assert {"meet captain-fantastic", "meet local-geologist"} <= set(table.outcomes)


def test_the_same_card_twice_in_a_window_adds_up() -> None:
    """R-CQ-611"""
    table = in_a_fight(Table("trun trun").hand("A", "death-ray", "death-ray"), aliens=1)
    table.plays("A", "death-ray").plays("A", "death-ray")
    assert table.totals[0] == 12


def test_no_card_opens_or_skips_a_window_as_instant() -> None:
    """R-CQ-614: every Event opens its cancel window."""
    table = Table("trun trun").hand("B", "jammed-transmission").hand("A", "overdrive").action("A")
    table.says("A", "play overdrive")
    assert table.window == W_CANCEL


def test_an_effect_outlives_its_card_and_cannot_be_canceled_any_more() -> None:
    """R-CQ-615: the Resistance rallies until the end of the next round."""
    table = Table("trun trun", "cooperative").hand("A", "jammed-transmission").news("unlikely-hero")
    table.passes()
    assert table.pile("red") == ["unlikely-hero"]
    table.state.at[2] = 0
    table.aliens("A", "n-1", 2).counters("n-1", "infantry").place("n-1", "forest").battles("A")
    assert table.totals == (8, 4)
    assert not any(text.startswith("cancel") for text in table.options("A"))


# -- Space Stuff, Allies, powers ------------------------------------------------------------------------


def test_an_activated_card_is_used_once_between_two_own_turns_also_in_those_of_others() -> None:
    """R-CQ-701, NOTE-ACTIVATE"""
    table = (
        Table("trun trun")
        .stuff("B", "shield-generator")
        .aliens("B", "s-1", 2)
        .place("s-1", "forest")
    )
    table.hand("A", "saucer-malfunction", "saucer-malfunction").action("A", 3)
    table.plays("A", "saucer-malfunction", "rival B", "at s-1").comes("roll 6")
    table.says("B", "use shield-generator").comes("roll 3")
    assert (table.there("B", "s-1"), table.owns("B", "shield-generator")) == (2, "down")
    table.plays("A", "saucer-malfunction", "rival B", "at s-1").comes("roll 6")
    assert table.there("B", "s-1") == 1


def test_an_ally_comes_to_the_site_and_may_move_at_once() -> None:
    """R-CQ-702"""
    table = Table("trun trun").hand("A", "mothership-delivery").action("A", 4)
    table.plays("A", "mothership-delivery").comes("gain colossal-robot")
    assert table.figures("A", "n-c") == {"colossal-robot"}
    table.says("A", "move colossal-robot n-1")
    assert table.figures("A", "n-1") == {"colossal-robot"}


def test_an_ally_fights_with_its_own_strength_and_counts_as_an_alien() -> None:
    """R-CQ-702, R-CQ-708"""
    table = (
        Table("trun trun").aliens("A", "n-1", 1, "star-serpent").place("n-1", "town").battles("A")
    )
    table.comes("meet angry-mob")
    assert table.totals == (8, 2 + 2)
    table = Table("fishmen trun").aliens("A", "n-1", "colossal-robot").place("n-1", "harbor-town")
    table.battles("A").comes("meet local-police")
    assert table.totals[0] == 5 + 2  # the race's always active bonus


def test_every_ally_of_the_deck_can_be_on_the_board_at_once() -> None:
    """R-CQ-703"""
    table = Table("trun trun").aliens("A", "n-1", *Table("trun trun").box.ally_names)
    table.counters("n-1", "infantry").place("n-1", "forest").battles("A")
    assert table.totals[0] == 5 + 3 + 3 + 4 + 4 + 3


def test_an_ally_whose_card_is_discarded_leaves() -> None:
    """R-CQ-704"""
    table = Table("trun trun").hand("A", "sabotage").aliens("B", "s-1", "living-slime").action("A")
    table.plays("A", "sabotage", "rival B", "card living-slime")
    assert (table.there("B", "s-1"), table.pile("stuff")) == (0, ["living-slime"])
    table = Table("trun trun").hand("A", "sabotage").ally_in_pool("B", "living-slime").action("A")
    table.plays("A", "sabotage", "rival B", "card living-slime")
    assert table.pool("B") == 4


def test_an_ally_who_arrives_among_enemies_stays() -> None:
    """R-CQ-705"""
    table = (
        Table("trun trun")
        .hand("A", "mothership-delivery")
        .counters("n-c", "infantry")
        .action("A", 4)
    )
    table.plays("A", "mothership-delivery").comes("gain colossal-robot")
    assert table.refusal("A", "move colossal-robot n-1") == "move.ended"


def test_the_order_of_the_ways_to_save_an_alien() -> None:
    """R-CQ-706: Slime, Robots, Shield, Force Field, until one works."""
    table = Table("orzax trun").hand("A", "force-field").stuff("A", "shield-generator")
    table.aliens("A", "n-1", "living-slime").place("n-1", "town").battles("A")
    table.comes("meet local-police", "roll 1", "roll 6")
    table.comes("roll 3")  # the Slime fails
    assert table.rolls
    table.comes("roll 3")  # the Robots fail
    assert table.may("A", "use shield-generator")
    assert not table.may("A", "play force-field")
    table.says("A", "use shield-generator").comes("roll 2")
    table.plays("A", "force-field")
    assert table.figures("A", "n-1") == {"living-slime"}


def test_the_first_way_that_works_is_the_last_and_others_may_be_declined() -> None:
    """R-CQ-706"""
    table = Table("orzax trun").hand("A", "force-field").aliens("A", "n-1", "living-slime", 1)
    table.place("n-1", "town").battles("A").comes("meet local-police", "roll 1", "roll 6")
    table.says("A", "lose living-slime").comes("roll 4")
    assert (table.figures("A", "n-1"), table.held("A")) == ({"living-slime"}, ["force-field"])
    assert not table.rolls
    table = Table("trun trun").hand("A", "force-field").aliens("A", "n-1", 1).place("n-1", "town")
    table.battles("A").comes("meet local-police", "roll 1", "roll 6").passes()
    assert (table.there("A", "n-1"), table.held("A")) == (0, ["force-field"])


def test_powers_have_their_window_and_their_limit_and_are_not_canceled() -> None:
    """R-CQ-707"""
    table = in_a_fight(Table("orzax trun").tokens(A=2).hand("B", "jammed-transmission"))
    table.says("A", "use robot-army")
    assert (table.totals[0], table.window == W_CANCEL) == (7, False)
    assert table.refusal("A", "use robot-army") in ("power.limit", "turn.order")
    assert not table.may("A", "use robot-army")
    fight(table, 1, 6).comes("roll 1")
    assert table.may("A", "stay")
    table.says("A", "stay").never("A", "use robot-army")  # the same Fight


# -- single cards ---------------------------------------------------------------------------------------


def test_we_come_in_peace_wins_a_round_between_aliens_and_no_more() -> None:
    """R-CQ-951"""
    table = (
        Table("trun trun").hand("B", "we-come-in-peace").aliens("A", "n-1", 3).aliens("B", "n-1", 1)
    )
    table.place("n-1", "forest").battles("A").plays("B", "we-come-in-peace")
    assert (table.there("A", "n-1"), table.fights) == (2, "A")
    table.says("A", "stay")
    assert table.rolls  # the next round is decided by dice again


def test_reign_of_terror_stays_on_the_place_and_serves_a_thief() -> None:
    """R-CQ-953"""
    table = Table("trun trun").hand("A", "reign-of-terror").aliens("A", "n-1", 2)
    table.place("n-1", "small-town").battles("A").comes("meet local-police", "roll 6", "roll 1")
    table.plays("A", "reign-of-terror")
    assert table.terror("A") == 2
    table.state.at[2] = 0
    table.put(int(table.state.space(table.space("n-1"))) + 9, 0).aliens("B", "n-1", 1).battles("B")
    table.says("B", "steal")
    assert (table.terror("A"), table.terror("B")) == (0, 2)


def test_the_bomb_spares_not_the_bombers_own_who_may_be_saved() -> None:
    """R-CQ-954"""
    table = Table("trun trun").hand("A", "atomic-bomb", "force-field").aliens("A", "n-1", 2)
    table.aliens("B", "n-1", 1).counters("n-1", "infantry").place("n-1", "city").action("A", 3)
    table.plays("A", "atomic-bomb", "at n-1").plays("A", "force-field").passes()
    assert (table.there("A", "n-1"), table.there("B", "n-1")) == (1, 0)
    assert (table.counters_in("n-1"), table.ruin("n-1")) == ([], True)


def test_orders_of_free_moves_are_not_crossed() -> None:
    """R-CQ-955"""
    table = Table("trun trun").hand("B", "crossed-orders").stuff("A", "antigravity-engines")
    table.aliens("A", "n-c", 1).place("n-1", "forest").action("A")
    table.says("A", "use antigravity-engines", "at n-c", "at n-1")
    assert table.asked == "A"
    table.says("A", "move n-1 n-2")
    assert table.may("B", "play crossed-orders")


def test_crossed_orders_after_the_step_is_taken() -> None:
    """R-CQ-1003: the Action Point stays spent, stops count where it goes, no Site, not the same."""
    table = (
        Table("trun trun").hand("B", "crossed-orders").aliens("A", "n-c", 1).place("n-1", "forest")
    )
    table.action("A", 3).says("A", "move n-c n-1").says("B", "play crossed-orders")
    assert table.targets("B", "at") == {"n-2", "n-3", "n-4", "n-5", "n-6"}
    table.says("B", "at n-3").passes()
    assert (table.there("A", "n-3"), table.there("A", "n-1"), table.points("A")) == (1, 0, 2)
    assert table.refusal("A", "move n-3 n-4") == "move.ended"


def test_rampage_enters_no_resolved_space() -> None:
    """R-CQ-956, R-CQ-313"""
    table = Table("vyborian trun").tokens(A=2).aliens("A", "n-1", 2).aliens("A", "n-2", 2)
    table.place("n-1", "small-town").place("n-2", "small-town").battles("A").says(
        "A", "resolve n-2"
    )
    table.comes("meet us-army-tanks", "roll 6", "roll 1").says("A", "pass")
    table.comes("meet us-army-tanks", "roll 6", "roll 1").says("A", "use rampage")
    assert table.targets("A", "at") == {"n-c", "n-6"}


def test_the_mathematician_binds_events_of_the_first_round_of_all_in_the_fight() -> None:
    """R-CQ-957"""
    table = Table("orzax trun").tokens(A=1).stuff("A", "disintegrator-beams").hand("A", "death-ray")
    table.hand("B", "call-in-the-army").aliens("A", "n-1", 2).place("n-1", "town").battles("A")
    table.comes("meet brilliant-mathematician", "meet local-police")
    table.reaches("A", "use robot-army")
    assert table.refusal("A", "play death-ray") == "brilliant-mathematician.card"
    assert table.may("A", "use robot-army")
    assert table.may("A", "use disintegrator-beams")
    assert table.may("B", "play call-in-the-army")
    fight(table, 1, 6).comes("roll 1").says("A", "stay")
    assert table.may("A", "play death-ray")


def test_what_a_barrage_fired_stands_and_no_other_is_fired_under_the_hypno_ray() -> None:
    """R-CQ-958"""
    table = Table("trun trun").stuff("A", "hypno-ray").aliens("A", "n-1", 3).place("n-1", "town")
    table.battles("A").comes("meet us-army-artillery", "roll 1", "roll 3", "roll 3")
    assert table.there("A", "n-1") == 2
    table.says("A", "use hypno-ray").comes("roll 1", "roll 6")
    table.says("A", "stay")
    assert table.under_way == "fight-round"
    assert table.rolls


def test_jet_packs_make_infantry_fly() -> None:
    """R-CQ-960"""
    table = (
        Table("kitewings trun", "cooperative").tokens(A=1).tech("jet-packs").aliens("A", "n-1", 2)
    )
    table.counters("n-1", "infantry").place("n-1", "airfield").battles("A")
    assert table.totals == (6, 4)
    table.says("A", "use screeching-dive")
    assert table.totals == (10, 4)


def test_a_swarm_under_the_radar_lands_two_for_two() -> None:
    """R-CQ-961"""
    table = Table("beetlemen trun", "cooperative").tech("radar-network").action("A", 2)
    table.says("A", "land saucer", "land saucer")
    assert (table.there("A", "n-c"), table.points("A")) == (2, 0)


@pytest.mark.parametrize(("space", "again"), [("obj-c", False), ("obj-3", True)])
def test_paratroopers_land_in_another_space(space: str, again: bool) -> None:
    """R-CQ-962, FAQ-5: only the Fight's own Space is rolled again."""
    table = Table("trun trun").aliens("A", space, 4)
    if space != "obj-c":
        table.place(space, "town")
    table.battles("A").comes("meet us-army-paratroopers", "roll 3")
    assert table.counters_in("obj-3") == ([] if again else ["paratroopers"])
    if again:
        table.comes("roll 4")
        assert table.counters_in("obj-4") == ["paratroopers"]


# -- at a table -----------------------------------------------------------------------------------------


def reveals(table: Table, seat: str, text: str) -> bool:
    return table.game.reveals(table.state, table.game.code(text), table.seat(seat))


def test_what_may_be_taken_back_and_what_not() -> None:
    """R-CQ-117: nothing after a die, a card, or a window that another was offered."""
    table = Table("trun trun").aliens("A", "n-c", 1).stuff("A", "menace-amplifier").action("A")
    assert not reveals(table, "A", "land saucer")
    assert not reveals(table, "A", "move n-c n-1")  # nobody could answer
    table = Table("trun trun").aliens("A", "n-c", 1).hand("B", "abducted").action("A")
    assert reveals(table, "A", "move n-c n-1")  # B was offered to cross the orders
    table = Table("trun trun").aliens("A", "n-1", 1).action("A")
    assert reveals(table, "A", "end")  # a Location is turned up


def test_who_is_asked_follows_from_what_all_see_and_a_window_has_its_kind_of_stop() -> None:
    """R-CQ-1013: a stop never depends on what the hand holds."""
    asked = set()
    for card in ("abducted", "call-in-the-army", "thick-fog"):
        table = in_a_fight(Table("trun trun").hand("A", "abducted").hand("B", card))
        table.reaches("A", "pass")
        kinds = [table.game.window(table.state, table.seat(seat)) for seat in table.asked]
        asked.add((table.asked, *(window.kind for window in kinds if window)))
    assert asked == {("AB", "own-fight", "before-dice")}


def test_an_event_whose_targets_are_being_named_is_known_to_all() -> None:
    """R-CQ-603: it is declared with its targets, so it is in the hand that others imagine."""
    table = Table("trun orzax vento").hand("A", "solar-flare", "overdrive").hand("B", "abducted")
    table.command().says("A", "choose 2").says("B", "choose 3").says("C", "choose 4")
    table.says("A", "play solar-flare")
    assert "rival B" in table.options("A")
    event = table.box.event_names.index("solar-flare")
    for seed in range(5):
        seen = table.game.observe(table.state, 1)
        whole = table.game.imagine(seen, 1, Rng("declared", seed))
        assert whole.holds(0, event)
        assert table.game.from_dict(table.game.to_dict(whole)) == whole
        after = table.game.apply(whole, table.game.code("rival B"), 0)
        assert not after.holds(0, event)
