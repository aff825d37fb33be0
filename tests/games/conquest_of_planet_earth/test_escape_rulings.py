"""Escaping a Fight: who goes where, and when (R-CQ-420 to 424)."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table, fight


def lost_round(table: Table) -> Table:
    """A Fight at obj-2 has begun, and its first round is lost."""
    table.place("obj-2", "town").battles("A")
    table.comes("meet us-army-tanks")
    return fight(table, 1, 6)


def test_the_whole_group_goes_to_one_space_and_nobody_stays() -> None:
    """R-CQ-420"""
    table = lost_round(
        Table("trun trun").aliens("A", "obj-2", 3, "colossal-robot").place("n-4", "forest")
    )
    table.says("A", "lose saucer", "escape n-4")
    assert (table.there("A", "n-4"), table.there("A", "obj-2")) == (3, 0)
    assert table.figures("A", "n-4") == {"colossal-robot"}


def test_nobody_escapes_before_the_first_fight_round() -> None:
    """R-CQ-421; NOTE-ESCAPE"""
    table = Table("trun trun").aliens("A", "obj-2", 2).place("n-4", "forest")
    table.place("obj-2", "town").battles("A")
    assert table.refusal("A", "escape n-4") == "turn.chance"
    table.comes("meet us-army-tanks").never("A", "escape n-4")
    fight(table, 1, 6)
    assert table.may("A", "escape n-4")


def test_where_aliens_may_escape_to() -> None:
    """R-CQ-422; NOTE-ESCAPE"""
    table = Table("trun trun").aliens("A", "obj-2", 2)
    table.place("n-4", "city", "B")  # conquered by anybody
    table.place("n-5", "metropolis", ruin=True)
    table.place("obj-1", "forest").counters("obj-1", "infantry")  # an enemy is there
    table.place("obj-3", "town")  # Resistance 2
    table.place("n-3", "forest")  # too far
    lost_round(table)
    assert table.targets("A", "escape") == {"n-4", "n-5"}
    assert table.refusal("A", "escape n-3") == "escape.where"


def test_aliens_do_not_escape_to_where_only_a_rival_is() -> None:
    """R-CQ-422"""
    table = Table("trun trun").aliens("A", "obj-2", 2).aliens("B", "n-4", 1)
    table.place("n-4", "forest").place("n-5", "forest")
    assert lost_round(table).targets("A", "escape") == {"n-5"}


def test_own_aliens_and_the_own_site_are_a_way_out_even_with_enemies_there() -> None:
    """R-CQ-422: with enemies there too; an Empty Space only with own Aliens."""
    table = Table("trun trun").aliens("A", "n-4", 2).aliens("A", "n-3", 1)
    table.counters("n-3", "infantry").counters("n-c", "infantry").aliens("B", "n-c", 1)
    table.place("n-4", "town").battles("A").says("A", "resolve n-4")
    table.comes("meet us-army-tanks")
    fight(table, 1, 6)
    assert table.targets("A", "escape") == {"n-3", "n-c"}


def test_the_own_site_must_be_next_to_the_fight_and_other_sites_are_no_way_out() -> None:
    """R-CQ-422: adjacent only."""
    table = lost_round(Table("trun trun").aliens("A", "obj-2", 2))
    assert table.rolls  # there was nothing to ask: a new Fight Round
    table = Table("trun trun").aliens("A", "s-1", 2).place("s-1", "town").battles("A")
    table.comes("meet us-army-tanks")
    fight(table, 1, 6)
    assert table.rolls


def test_an_escape_ends_no_move() -> None:
    """R-CQ-423, R-CQ-1010: who fights in the own Action Phase may move on after it."""
    table = Table("trun trun").aliens("A", "n-1", 2).aliens("A", "n-c", 1).place("n-1", "forest")
    table.hand("A", "paratrooper-drop").action("A", 3)
    table.says("A", "play paratrooper-drop", "at n-1")
    fight(table, 1, 5).says("A", "escape n-c")  # a Tie, nobody is lost
    assert (table.there("A", "n-c"), table.free("A", "n-c")) == (3, 3)


def test_who_was_stopped_stays_stopped_by_an_escape() -> None:
    """R-CQ-423: an Escape gives no move back."""
    table = Table("trun trun").aliens("A", "n-c", 2).hand("A", "paratrooper-drop").action("A", 4)
    table.says("A", "move n-c n-1", "play paratrooper-drop", "at n-1")
    fight(table, 3, 2)  # nobody is hit, since 4 and 3 is against 4 and 2
    assert table.there("A", "n-1") == 1
    table = Table("trun trun").aliens("A", "n-c", 3).place("n-2", "forest")
    table.hand("A", "paratrooper-drop").action("A", 4)
    table.says("A", "move n-c n-1", "move n-c n-1", "play paratrooper-drop", "at n-1")
    fight(table, 1, 6).says("A", "escape n-c")
    assert (table.there("A", "n-c"), table.free("A", "n-c")) == (2, 1)


def test_who_escapes_to_a_space_that_is_not_resolved_fights_there_later() -> None:
    """R-CQ-313, R-CQ-423: into an unresolved Space, in the same Battle Phase."""
    table = Table("trun trun").aliens("A", "n-1", 2).aliens("A", "n-2", 1)
    table.place("n-1", "town").place("n-2", "small-town").battles("A")
    table.says("A", "resolve n-1").comes("meet us-army-tanks")
    fight(table, 1, 6).says("A", "escape n-2")
    table.comes("meet us-army-tanks")
    assert table.totals == (8, 5)


def test_who_escapes_to_a_resolved_space_does_not_fight_there_again() -> None:
    """R-CQ-313: no Space is resolved twice in one Battle Phase."""
    table = Table("trun trun").aliens("A", "n-1", 2).aliens("A", "n-2", 2)
    table.place("n-1", "town").place("n-2", "small-town").battles("A")
    table.says("A", "resolve n-1").comes("meet us-army-tanks")
    fight(table, 1, 6)
    fight(table, 1, 6)  # all are gone: the Location stays unconquered
    assert table.there("A", "n-1") == 0
    table = Table("trun trun").aliens("A", "n-1", 2).aliens("A", "n-2", 2)
    table.place("n-1", "town").place("n-2", "small-town").battles("A")
    table.says("A", "resolve n-1").comes("meet us-army-tanks")
    fight(table, 1, 6).says("A", "escape n-2")
    table.comes("meet us-army-tanks")
    fight(table, 1, 6).says("A", "escape n-c")
    assert table.whose_turn == "A"
    assert table.may("A", "draw") or not table.held("A")


def test_partners_aliens_are_no_way_out_but_their_markers_are() -> None:
    """R-CQ-424"""
    table = Table("trun orzax", "cooperative").aliens("A", "obj-2", 2).aliens("B", "n-5", 1)
    table.aliens("B", "obj-3", 1).place("obj-3", "town", "B")
    lost_round(table)
    assert table.targets("A", "escape") == {"obj-3"}


def test_what_lasts_for_a_battle_is_over_after_an_escape() -> None:
    """R-CQ-419"""
    table = Table("fishmen trun").tokens(A=4).aliens("A", "n-1", 2).aliens("A", "n-2", 1)
    table.place("n-1", "town").place("n-2", "small-town").battles("A")
    table.says("A", "resolve n-1").comes("meet us-army-tanks").says("A", "use summon-land-squid")
    assert table.totals[0] == 11
    fight(table, 1, 6).says("A", "escape n-2")
    table.comes("meet us-army-tanks")
    assert table.totals[0] == 6
