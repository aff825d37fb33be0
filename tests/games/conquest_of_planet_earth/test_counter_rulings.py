"""Resistance Counters: placed, pushed, appearing beside Aliens, moving, firing (R-CQ-501 to 515)."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table, fight


def test_of_two_like_counters_one_group_beats_one_and_nobody_fights_for_it_again() -> None:
    """R-CQ-803: the next group fights only where the one before it is gone."""
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 2).aliens("B", "n-1", 2)
    table.counters("n-1", "infantry").placing("n", "infantry", "n-1")
    assert table.fights == "A"
    fight(table, 6, 1)
    assert table.counters_in("n-1") == ["infantry"]
    assert not table.fights


def test_where_a_group_is_gone_the_next_one_fights_the_counter() -> None:
    """R-CQ-803, R-CQ-1002: one Battle for each group."""
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 1).aliens("B", "n-1", 2)
    table.placing("n", "infantry", "n-1")
    fight(table, 1, 6)
    assert (table.there("A", "n-1"), table.fights) == (0, "B")
    fight(table, 6, 1)
    assert table.counters_in("n-1") == []


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
    table = crowded(Table("trun trun", "cooperative").track(1), "n")
    table.news("call-in-the-army")
    table.comes("deploy jeep-patrol", "roll 1")
    assert (table.marker_of_track, table.pooled("jeep-patrol")) == (2, 3)
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
    table = crowded(Table("trun trun", "cooperative").track(1), "n")
    table.aliens("A", "n-4", 4).place("n-4", "small-town").battles("A")
    table.comes("meet us-army-paratroopers", "roll 1")
    assert table.marker_of_track == 2
    fight(table, 6, 1)
    assert table.marker("n-4") == "A"
    table.comes("deploy artillery", "roll 3")
    assert table.counters_in("obj-3") == ["artillery"]
