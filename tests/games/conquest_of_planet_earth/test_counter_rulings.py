"""Resistance Counters: placed, pushed, appearing beside Aliens, moving, firing (R-CQ-501 to 515)."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight


def test_of_two_like_counters_one_group_beats_one_and_nobody_fights_for_it_again() -> None:
    """R-CQ-803: the next group fights only where the one before it is gone."""
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 2).aliens("B", "n-1", 2)
    table.counters("n-1", "infantry").placing("n", "infantry", "n-1")
    assert table.fights == "A"
    fight(table, 6, 1)
    assert table.counters_in("n-1") == ["infantry"]
    assert not table.fights


def test_in_the_resistance_phase_nobody_is_active_any_more() -> None:
    """R-CQ-803: B had the last turn, but A's group is the first in turn order."""
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 1).aliens("B", "n-1", 1)
    table.drawing("B").comes("deal death-ray", "deal death-ray", "news paratrooper-drop", "roll 5")
    table.comes("section n", "roll 1")
    assert table.fights == "A"


def test_where_a_group_is_gone_the_next_one_fights_the_counter() -> None:
    """R-CQ-803, R-CQ-1002: one Battle for each group."""
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 1).aliens("B", "n-1", 2)
    table.placing("n", "infantry", "n-1")
    fight(table, 1, 6)
    assert (table.there("A", "n-1"), table.fights) == (0, "B")
    fight(table, 6, 1)
    assert table.counters_in("n-1") == []


def test_who_lost_to_one_counter_fights_the_next_elsewhere() -> None:
    """R-CQ-503: the one that is pushed to the centre, then the one that has pushed it."""
    table = Table("trun trun", "cooperative").aliens("A", "n-c", 1).aliens("A", "n-1", 1)
    table.counters("n-1", "infantry").placing("n", "tanks").comes("roll 1")
    assert (table.fights, table.totals) == ("A", (4, 3))
    fight(table, 1, 6)
    assert (table.there("A", "n-c"), table.fights, table.totals) == (0, "A", (4, 4))


def test_two_like_counters_pushed_together_are_two_fights_of_the_first_group() -> None:
    """R-CQ-503, R-CQ-507, R-CQ-803"""
    table = Table("trun trun", "cooperative").aliens("A", "n-c", 2).aliens("B", "n-c", 2)
    table.counters("n-1", "infantry", "infantry").placing("n", "tanks").comes("roll 1")
    assert table.counters_in("n-1") == ["tanks"]
    for _ in range(2):
        assert table.fights == "A"
        fight(table, 6, 1)
    assert table.counters_in("n-c") == []
    assert not table.fights


def crowded(table: Table, section: str, kind: str = "infantry") -> Table:
    """Space 1 of a section and its centre are full."""
    return table.counters(f"{section}-1", kind, kind, kind).counters(f"{section}-c", *["tanks"] * 3)


def test_a_circle_reached_for_lack_of_room_waits_for_the_placements_under_way() -> None:
    """R-CQ-809, R-CQ-508: first all that an Event places, then what the circle deploys."""
    table = crowded(Table("trun trun", "cooperative").track(3), "n")
    table.news("call-in-the-army")
    table.comes("deploy jeep-patrol", "roll 1")
    assert (table.marker_of_track, table.pooled("jeep-patrol")) == (4, 3)
    table.comes("deploy jeep-patrol", "roll 1")
    assert table.counters_in("s-1") == [
        "jeep-patrol"
    ]  # the second of the Event, on the other section
    table.comes("deploy artillery", "roll 3")
    assert table.counters_in("obj-3") == [
        "artillery"
    ]  # now the circle: the Objective section first


def test_a_circle_reached_in_a_battle_waits_until_it_is_over_with_the_fights_it_brought() -> None:
    """R-CQ-809, R-CQ-505"""
    table = crowded(Table("trun trun", "cooperative").track(3), "n")
    table.aliens("A", "n-4", 4).place("n-4", "small-town").battles("A")
    table.comes("meet us-army-paratroopers", "roll 1")
    assert table.marker_of_track == 4
    fight(table, 6, 1)
    assert table.marker("n-4") == "A"
    table.comes("deploy artillery", "roll 3")
    assert table.counters_in("obj-3") == ["artillery"]


def ingenious(table: Table, event: str) -> Table:
    """A Battle at the Objective section, in which two Heroes have an idea."""
    table.aliens("A", "obj-4", 4).place("obj-4", "small-town").battles("A")
    return table.comes("meet forest-ranger", "meet army-scientists", f"news {event}")


def test_a_circle_that_an_idea_reaches_is_deployed_for_in_the_battle_and_fought_after_it() -> None:
    """R-CQ-809, R-CQ-807"""
    table = Table("trun trun", "cooperative").track(3).aliens("A", "n-1", 1).place("n-1", "forest")
    ingenious(table, "scientific-breakthrough")
    table.comes("deploy artillery", "roll 1", "deploy infantry", "roll 1", "deploy artillery")
    table.comes("roll 1", "meet local-police")
    assert (table.counters_in("n-1"), table.fights) == (["infantry"], "A")
    assert table.totals[1] == 2 + 1 + 2  # still the Police, with two Heroes
    fight(table, 6, 1)
    assert (table.marker("obj-4"), table.totals) == ("A", (4, 3))


def test_a_circle_reached_for_lack_of_room_by_an_idea_waits_for_the_fights_it_has_brought() -> None:
    """R-CQ-809: first the Battle, then the Infantry at n-1, then the circle."""
    table = Table("trun trun", "cooperative").track(3).aliens("A", "n-1", 1).place("n-1", "forest")
    crowded(table, "s")
    ingenious(table, "call-in-the-army").comes("deploy infantry", "roll 1", "deploy jeep-patrol")
    table.comes("roll 1")
    assert table.marker_of_track == 4
    table.comes("meet local-police")  # no Counter is drawn for the circle yet
    fight(table, 6, 1)
    assert (table.marker("obj-4"), table.totals) == ("A", (4, 3))
    fight(table, 6, 1)
    table.comes("deploy artillery", "roll 3")
    assert table.counters_in("obj-3") == ["artillery"]


def test_a_second_circle_reached_while_the_first_is_deployed_for_in_a_battle_waits() -> None:
    """R-CQ-809: the first by the idea itself, the second for lack of room."""
    table = Table("trun trun", "cooperative", sheet="brutal").track(2)
    crowded(crowded(table, "s"), "n", "artillery")
    ingenious(table, "scientific-breakthrough")
    table.comes("deploy angry-mob", "roll 1", "deploy angry-mob", "roll 1", "deploy angry-mob")
    table.comes("roll 1")
    assert table.marker_of_track == 5
    table.comes("meet local-police")
    fight(table, 6, 1)
    table.comes("deploy angry-mob", "roll 2")
    assert table.counters_in("obj-2") == ["angry-mob"]


def test_several_circles_reached_by_one_event_are_deployed_for_one_after_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R-CQ-809: three Counters without room move the track from 0 over two circles.

    No sheet of three has circles so near to each other.
    """
    table = Table("trun trun trun", "cooperative", sheet="brutal")
    monkeypatch.setattr(table.box, "red_circles", 1 << 1 | 1 << 3)
    table.counters("n-1", *["infantry"] * 3).counters("n-c", *["infantry"] * 3)
    table.counters("se-1", *["paratroopers"] * 3).counters("se-c", *["tanks"] * 3)
    table.counters("w-1", *["jeep-patrol"] * 3).counters("w-c", *["fighter-planes"] * 3)
    table.news("call-in-the-army").comes(*["deploy angry-mob", "roll 1"] * 3)
    assert table.marker_of_track == 3
    drawn = [*["angry-mob"] * 2, *["special-forces"] * 2, *["artillery"] * 3, "super-tank"]
    for number, kind in enumerate(drawn):
        table.comes(f"deploy {kind}", f"roll {2 + number // 4}")
    for section in ("obj", "n", "se", "w"):
        assert [len(table.counters_in(f"{section}-{space}")) for space in (2, 3)] == [1, 1]


# -- where they are fought -----------------------------------------------------------------------------


def test_counters_are_fought_one_at_a_time_before_the_cards_in_the_players_order() -> None:
    """R-CQ-501, NOTE-ONE-AT-A-TIME"""
    table = Table("trun trun").aliens("A", "n-1", 4).counters("n-1", "infantry", "paratroopers")
    table.place("n-1", "small-town").battles("A")
    assert table.options("A") == {"fight infantry", "fight paratroopers"}
    table.says("A", "fight paratroopers")
    assert table.totals == (16, 4)
    fight(table, 6, 1)
    assert table.counters_in("n-1") == ["infantry"]
    fight(table, 6, 1).reaches_chance()
    assert "meet angry-mob" in table.outcomes


@pytest.mark.parametrize("lay", ["conquered", "base-0", "site"])
def test_counters_are_fought_wherever_they_are(lay: str) -> None:
    """R-CQ-501: on a conquered Location, one without Resistance, a Site; and nothing follows."""
    space = "n-c" if lay == "site" else "n-1"
    table = Table("trun trun").aliens("A", space, 2).counters(space, "infantry")
    if lay != "site":
        table.place("n-1", "town" if lay == "conquered" else "forest", "A" if lay[0] == "c" else "")
    table.battles("A")
    assert table.totals == (8, 3)
    fight(table, 6, 1)
    assert (table.counters_in(space), table.pooled("infantry")) == ([], 6)


def test_an_empty_space_with_a_counter_is_explored_first() -> None:
    """R-CQ-501"""
    table = Table("trun trun").aliens("A", "n-1", 2).counters("n-1", "infantry").battles("A")
    table.comes("find national-monument")
    assert table.totals == (8, 4)


def test_beating_counters_alone_conquers_nothing() -> None:
    """R-CQ-502"""
    table = (
        Table("trun trun").aliens("A", "n-1", 2).counters("n-1", "infantry").place("n-1", "town")
    )
    table.battles("A")
    fight(table, 6, 1)
    table.says("A", "escape n-c")
    assert (table.marker("n-1"), table.counters_in("n-1")) == ("", [])


# -- appearing -----------------------------------------------------------------------------------------


def test_a_counter_that_appears_is_fought_at_once_and_no_other() -> None:
    """R-CQ-503"""
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 2).counters("n-1", "tanks")
    table.place("n-1", "town").placing("n", "infantry", "n-1")
    assert table.totals == (8, 3)
    fight(table, 6, 1)
    assert table.counters_in("n-1") == ["tanks"]
    assert (table.fights, table.marker("n-1")) == ("", "")


def test_aliens_may_escape_from_a_counter_that_appeared() -> None:
    """R-CQ-503: it stays."""
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 2).placing("n", "infantry", "n-1")
    fight(table, 1, 6).says("A", "escape n-c")
    assert (table.there("A", "n-c"), table.counters_in("n-1")) == (1, ["infantry"])


def test_a_counter_in_an_unexplored_space_has_the_location_drawn_first_in_the_battle_phase() -> (
    None
):
    """R-CQ-504, EX-PARA-UNEXPLORED: the Location's Battle still follows."""
    table = (
        Table("trun trun").aliens("A", "n-1", 2).aliens("A", "n-3", 2).place("n-1", "small-town")
    )
    table.battles("A").says("A", "resolve n-1").comes("meet us-army-paratroopers", "roll 3")
    assert table.counters_in("n-3") == ["paratroopers"]
    fight(table, 6, 1)
    assert (table.marker("n-1"), table.location("n-3")) == ("A", "")
    table.comes("find small-town")
    assert table.totals == (8, 4)  # the Counter
    fight(table, 6, 1)
    assert table.marker("n-3") == ""
    table.comes("meet local-police", "roll 6", "roll 1")
    assert table.marker("n-3") == "A"


def test_nothing_is_drawn_in_another_phase_or_for_aliens_of_others() -> None:
    """R-CQ-504"""
    table = Table("trun trun").hand("A", "paratrooper-drop").aliens("A", "n-1", 2).action("A")
    table.plays("A", "paratrooper-drop", "at n-1")
    assert (table.location("n-1"), table.totals) == ("", (8, 4))
    table = (
        Table("trun trun").aliens("A", "n-1", 2).aliens("B", "n-3", 2).place("n-1", "small-town")
    )
    table.battles("A").comes("meet us-army-paratroopers", "roll 3", "roll 6", "roll 1")
    assert (table.fights, table.location("n-3")) == ("B", "")


def test_counters_that_appear_in_a_battle_wait_in_order_of_appearance() -> None:
    """R-CQ-505, EX-PARA, R-CQ-963: each card of Paratroopers drops one."""
    table = Table("trun trun").aliens("A", "n-1", 4).aliens("B", "n-3", 1).aliens("B", "n-5", 1)
    table.place("n-1", "town").place("n-3", "forest").place("n-5", "forest").battles("A")
    table.comes("meet us-army-paratroopers", "roll 5", "roll 6", "roll 1")
    table.comes("meet us-army-paratroopers", "roll 3", "roll 6", "roll 1")
    assert table.marker("n-1") == "A"
    assert table.state.at[25] == table.space("n-5")  # where the Battle is now
    fight(table, 6, 1)
    assert table.state.at[25] == table.space("n-3")


def test_with_no_aliens_there_nothing_is_fought() -> None:
    """EX-PARA"""
    table = Table("trun trun").aliens("A", "n-1", 4).place("n-1", "small-town").battles("A")
    table.comes("meet us-army-paratroopers", "roll 5", "roll 6", "roll 1")
    assert (table.marker("n-1"), table.fights) == ("A", "")


def test_a_counter_that_comes_into_the_battle_is_one_fight_more_before_the_marker() -> None:
    """R-CQ-505: pushed to the centre, where the Battle is."""
    table = Table("trun trun").aliens("A", "obj-c", 4).counters("obj-3", "infantry")
    table.place("obj-c", "capitol-city").put(28, 0).battles("A")
    for _ in range(4):
        table.comes("meet us-army-tanks", "roll 6", "roll 1")
    table.comes("meet us-army-paratroopers", "roll 3")
    assert table.counters_in("obj-c") == ["infantry"]
    fight(table, 6, 1)
    assert table.marker("obj-c") == ""
    assert table.totals == (16, 4)  # the Infantry, with the City's 1
    fight(table, 6, 1)
    assert table.marker("obj-c") == "A"
    assert table.fights == ""


# -- placing -------------------------------------------------------------------------------------------


def test_counters_in_a_rolled_space_are_pushed_to_the_centre() -> None:
    """R-CQ-506, EX-PUSH; in the competitive game too"""
    table = Table("trun trun", "cooperative").counters("n-4", "infantry").placing("n", "tanks")
    table.comes("roll 4")
    assert (table.counters_in("n-c"), table.counters_in("n-4")) == (["infantry"], ["tanks"])
    table = (
        Table("trun trun").counters("n-4", "infantry").placing("n", "paratroopers").comes("roll 4")
    )
    assert (table.counters_in("n-c"), table.counters_in("n-4")) == (["infantry"], ["paratroopers"])


def test_nothing_is_pushed_into_a_full_centre() -> None:
    """R-CQ-506, EX-PUSH-FULL"""
    table = Table("trun trun", "cooperative").counters("n-c", "tanks", "tanks", "artillery")
    table.counters("n-4", "infantry").placing("n", "tanks").comes("roll 4")
    assert table.counters_in("n-4") == ["infantry", "tanks"]
    assert table.marker_of_track == 0


def test_a_space_named_by_a_card_takes_three_and_pushes_nobody() -> None:
    """R-CQ-506"""
    table = Table("trun trun").hand("A", "paratrooper-drop").counters("n-1", "infantry", "infantry")
    table.counters("n-2", "infantry", "infantry", "infantry").action("A")
    table.says("A", "play paratrooper-drop")
    assert table.refusal("A", "at n-2") == "paratrooper-drop.event"
    table.says("A", "at n-1")
    assert table.counters_in("n-1") == ["infantry", "infantry", "paratroopers"]
    assert table.counters_in("n-c") == []


def test_who_stands_where_a_counter_is_pushed_to_fights_it() -> None:
    """R-CQ-507"""
    table = Table("trun trun", "cooperative").aliens("A", "n-c", 2).counters("n-4", "infantry")
    table.placing("n", "tanks").comes("roll 4")
    assert (table.fights, table.totals) == ("A", (8, 3))


def test_where_there_is_no_room_the_track_moves_and_without_a_track_nothing_happens() -> None:
    """R-CQ-508, NOTE-OVERFLOW"""
    table = (
        crowded(Table("trun trun", "cooperative"), "n").placing("n", "artillery").comes("roll 1")
    )
    assert (table.marker_of_track, table.pooled("artillery")) == (1, 3)
    table = Table("trun trun").counters("n-1", "infantry", "infantry", "infantry")
    table.counters("n-c", "infantry", "infantry", "infantry").placing("n", "paratroopers")
    table.comes("roll 1")
    assert (table.marker_of_track, table.pooled("paratroopers")) == (0, 4)


def test_the_counter_is_drawn_then_its_space_is_rolled() -> None:
    """R-CQ-509: and the Captain needs no Space."""
    table = Table("trun trun", "cooperative").placing("n")
    assert "deploy tanks" in table.outcomes
    table.comes("deploy tanks")
    assert table.rolls
    table = Table("trun trun", "cooperative").placing("n").comes("deploy captain-fantastic")
    assert (table.under_way, table.pooled("captain-fantastic")) == ("round", 1) or table.asked


def test_without_a_counter_nothing_is_placed_and_the_track_stays() -> None:
    """R-CQ-510"""
    table = Table("trun trun", "cooperative").only_counters().placing("n")
    assert (table.all_counters(), table.marker_of_track) == ({}, 0)
    table = Table("trun trun").only_counters("infantry").aliens("A", "n-1", 2)
    table.place("n-1", "small-town").battles("A").comes("meet us-army-paratroopers")
    fight(table, 6, 1)
    assert table.marker("n-1") == "A"


# -- the Captain's Counter -----------------------------------------------------------------------------


def test_the_captain_has_one_round_with_each_group_and_goes_back() -> None:
    """R-CQ-511, NOTE-CAPTAIN-COUNTER: in the First Player's order; nobody escapes."""
    table = (
        Table("trun orzax", "cooperative").first("B").aliens("A", "n-1", 2).aliens("B", "n-1", 1)
    )
    table.aliens("A", "n-c", 1).aliens("A", "obj-1", 1).placing("n").comes(
        "deploy captain-fantastic"
    )
    assert (table.asked, table.targets("B", "at")) == ("B", {"n-c", "n-1"})
    assert table.pooled("captain-fantastic") == 0
    table.says("B", "at n-1")
    assert (table.fights, table.totals) == ("B", (2, 8))
    table.comes("roll 6", "roll 1")  # won, which does not defeat him
    table.says("B", "at n-1")
    assert (table.fights, table.totals) == ("A", (8, 8))
    table.comes("roll 3", "roll 3")  # Assault
    assert (table.there("A", "n-1"), table.totals) == (1, (4, 8))
    table.comes("roll 1", "roll 1")
    assert (table.there("A", "n-c"), table.pooled("captain-fantastic")) == (0, 1)
    assert table.there("A", "obj-1") == 1


def test_several_groups_of_one_space_meet_the_captain_in_turn_order() -> None:
    """R-CQ-511: the First Player says which Space; he fights on after a group is gone."""
    table = Table("trun trun trun", "cooperative").first("B").aliens("B", "n-4", 1)
    for seat in "ABC":
        table.aliens(seat, "n-1", 1)
    table.placing("n", "captain-fantastic")
    assert (table.asked, table.options("B")) == ("B", {"at n-1", "at n-4"})
    table.says("B", "at n-1")
    for seat, left in (("B", 0), ("C", 1), ("A", 0)):
        assert table.fights == seat
        fight(table, 6 if left else 1, 1)
        if seat != "A":
            table.says("B", "at n-1")
    assert [table.there(seat, "n-1") for seat in "ABC"] == [0, 0, 1]
    assert table.fights == "B"


def test_fight_round_cards_work_against_the_captain_and_no_won_fight_is_triggered() -> None:
    """R-CQ-511, R-CQ-951"""
    table = Table("trun orzax", "cooperative").hand("A", "we-come-in-peace", "death-ray")
    table.aliens("A", "n-1", 1).placing("n").comes("deploy captain-fantastic")
    assert table.may("A", "play death-ray")
    table.plays("A", "we-come-in-peace")
    assert (table.there("A", "n-1"), table.pooled("captain-fantastic")) == (1, 1)


def test_his_counter_is_hard_and_flies_and_is_no_superhero() -> None:
    """R-CQ-512"""
    table = Table("kitewings trun", "cooperative").tokens(A=1).tech("alien-alloy-armor")
    table.aliens("A", "n-1", 2).placing("n").comes("deploy captain-fantastic")
    assert table.totals == (6, 8 + 1)
    table.says("A", "use screeching-dive")
    assert table.totals[0] == 10


# -- moving and firing ---------------------------------------------------------------------------------


def moves(table: Table) -> Table:
    """Step 4 of the Resistance Phase."""
    return table.resistance_phase().comes("news thick-fog")


def test_who_stays_where_aliens_are_has_not_appeared_there() -> None:
    """R-CQ-513, NOTE-MOVE: nobody fights it, for it was there before."""
    table = Table("trun trun", "cooperative").counters("n-1", "tanks").aliens("A", "n-1", 1)
    moves(table).comes("roll 1")
    assert (table.fights, table.counters_in("n-1")) == ("", ["tanks"])


def test_a_third_counter_still_finds_room() -> None:
    """R-CQ-513"""
    table = Table("trun trun", "cooperative").counters("n-1", "tanks")
    moves(table.counters("n-2", "infantry", "infantry")).comes("roll 2")
    assert table.counters_in("n-2") == ["infantry", "infantry", "tanks"]


def test_who_moves_among_aliens_is_fought_before_the_next_one_rolls() -> None:
    """R-CQ-514: one after another."""
    table = Table("trun trun", "cooperative").counters("n-1", "tanks").counters("s-1", "tanks")
    moves(table.aliens("A", "n-2", 2)).comes("roll 2")
    assert (table.fights, table.counters_in("s-1")) == ("A", ["tanks"])
    fight(table, 6, 1).comes("roll 3")
    assert table.all_counters() == {"s-3": ["tanks"]}


def test_a_counter_that_rolls_its_own_space_or_a_full_one_stays() -> None:
    """R-CQ-513, NOTE-MOVE"""
    table = moves(Table("trun trun", "cooperative").counters("n-1", "tanks")).comes("roll 1")
    assert table.all_counters() == {"n-1": ["tanks"]}
    table = Table("trun trun", "cooperative").counters("n-1", "tanks")
    table.counters("n-2", "infantry", "infantry", "infantry")
    moves(table).comes("roll 2")
    assert table.counters_in("n-1") == ["tanks"]
    table = Table("trun trun", "cooperative").counters("n-1", "tanks").counters("n-2", "infantry")
    moves(table).comes("roll 2")
    assert table.counters_in("n-2") == ["infantry", "tanks"]  # nobody is pushed


def test_counters_move_in_order_each_once_and_fight_at_once() -> None:
    """R-CQ-514"""
    table = Table("trun trun", "cooperative").first("B").aliens("A", "n-2", 2)
    table.counters("n-1", "tanks").counters("s-1", "jeep-patrol").counters(
        "obj-1", "fighter-planes"
    )
    moves(table).comes("roll 6")
    assert table.counters_in("obj-6") == ["fighter-planes"]
    table.comes("roll 6")
    assert table.counters_in("s-6") == ["jeep-patrol"]
    table.comes("roll 2")
    assert (table.counters_in("n-2"), table.fights) == (["tanks"], "A")
    fight(table, 6, 1)
    assert table.counters_in("n-2") == []


def test_who_beats_a_counter_that_moved_in_leaves_one_like_it_that_is_yet_to_move() -> None:
    """R-CQ-503, R-CQ-514: the new one is fought and gone; the old one is the older, and moves once."""
    table = Table("trun trun", "cooperative").aliens("A", "n-3", 3).counters("n-1", "jeep-patrol")
    table.counters("n-3", "jeep-patrol", "artillery")
    moves(table).comes("roll 3")
    assert table.counters_in("n-3") == ["jeep-patrol", "artillery", "jeep-patrol"]
    fight(table, 6, 1)
    assert table.counters_in("n-3") == ["jeep-patrol", "artillery"]
    table.comes("roll 6")
    assert table.all_counters() == {"n-3": ["artillery"], "n-6": ["jeep-patrol"]}
    table.comes(*["roll 3"] * 3)  # the Artillery fires at A's saucers, no other Counter moves
    assert table.under_way == "breakthrough"


def test_a_counter_whose_jet_packs_are_canceled_in_the_step_moves_no_more() -> None:
    """R-CQ-514, R-CQ-812: they are canceled in a Fight that the first mover has brought."""
    table = Table("trun trun", "cooperative").tech("jet-packs").hand("B", "jammed-transmission")
    table.aliens("A", "n-3", 3).counters("n-1", "tanks").counters("s-1", "infantry")
    moves(table).comes("roll 3")
    assert table.fights == "A"
    table.says("B", "cancel jet-packs").comes("roll 4")
    fight(table, 6, 1)
    assert (table.under_way, table.all_counters()) == ("breakthrough", {"s-1": ["infantry"]})


def test_step_five_fires_at_the_same_space_too_and_across_sections_in_order() -> None:
    """R-CQ-515, R-CQ-1009"""
    table = (
        Table("trun trun", "cooperative").counters("n-c", "artillery").counters("n-4", "artillery")
    )
    table.aliens("A", "n-4", 1).aliens("A", "n-1", 1).aliens("B", "obj-2", 1)
    moves(table).comes("roll 1", "roll 3")  # n-4 first: at obj-2, then at n-4
    assert (table.there("B", "obj-2"), table.there("A", "n-4")) == (0, 1)
    table.comes("roll 3", "roll 2")  # then the centre: at n-1 and n-4
    assert (table.there("A", "n-1"), table.there("A", "n-4")) == (1, 0)


def test_the_objective_section_fires_first_then_that_of_the_first_player() -> None:
    """R-CQ-1009, R-CQ-514"""
    table = Table("trun trun", "cooperative").first("B").aliens("A", "n-1", 1).aliens("B", "s-3", 1)
    table.counters("n-1", "artillery").counters("s-3", "artillery").counters("obj-6", "artillery")
    table.aliens("A", "obj-6", 1)
    moves(table).comes("roll 1")
    assert (table.there("A", "obj-6"), table.there("B", "s-3")) == (0, 1)
    table.comes("roll 1")
    assert (table.there("B", "s-3"), table.there("A", "n-1")) == (0, 1)
