"""What each Space Stuff card does, and when it may not be used."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table

# -- Teleporter -----------------------------------------------------------------------------------------


def test_the_teleporter_puts_an_alien_in_another_space_of_its_section() -> None:
    table = Table("trun trun").aliens("A", "obj-1", 2).stuff("A", "teleporter").action("A")
    table.says("A", "use teleporter", "at obj-1")
    assert table.targets("A", "at") == {"obj-c", "obj-2", "obj-3", "obj-4", "obj-5", "obj-6"}
    table.says("A", "at obj-4")
    assert (table.there("A", "obj-4"), table.free("A", "obj-4")) == (1, 0)
    assert table.owns("A", "teleporter") == "down"
    assert table.refusal("A", "use teleporter") == "stuff.activated"


def test_the_teleporter_takes_an_alien_whose_move_has_ended() -> None:
    table = Table("trun trun").aliens("A", "n-c", 1).stuff("A", "teleporter").action("A", 2)
    table.says("A", "move n-c n-1")
    assert table.refusal("A", "move n-1 n-2") == "move.ended"
    table.says("A", "use teleporter", "at n-1", "at n-4")
    assert table.there("A", "n-4") == 1


def test_the_teleporter_reaches_no_rivals_landing_site_but_that_of_a_partner() -> None:
    """R-CQ-815: partners are never rivals."""
    table = Table("trun trun").aliens("A", "s-1", 1).stuff("A", "teleporter").action("A")
    table.says("A", "use teleporter", "at s-1")
    assert table.refusal("A", "at s-c") == "event.wrong-target"
    table = Table("trun orzax", "cooperative").aliens("A", "s-1", 1).stuff("A", "teleporter")
    table.action("A").says("A", "use teleporter", "at s-1", "at s-c")
    assert table.there("A", "s-c") == 1
