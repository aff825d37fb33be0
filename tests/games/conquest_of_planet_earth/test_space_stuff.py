"""What each Space Stuff card does, and when it may not be used."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table

# -- Teleporter ----------------------------------------------------------------------------------------


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


# -- Mind Probe ----------------------------------------------------------------------------------------


def test_a_mind_probe_looks_at_the_card_to_come_which_may_go_under_the_deck() -> None:
    table = Table("trun trun").stuff("A", "mind-probe").aliens("A", "n-1", 2)
    table.place("n-1", "small-town").battles("A").says("A", "use mind-probe")
    table.comes("see super-tanks").says("A", "under super-tanks")
    assert "meet super-tanks" not in table.outcomes
    assert table.owns("A", "mind-probe") == "down"


def test_a_card_that_was_probed_and_left_is_the_one_that_comes() -> None:
    table = Table("trun trun").stuff("A", "mind-probe").aliens("A", "n-1", 2)
    table.place("n-1", "small-town").battles("A").says("A", "use mind-probe")
    table.comes("see local-police").says("A", "rest")
    assert table.outcomes == ["meet local-police"]


def test_a_mind_probe_looks_into_a_deck_that_has_run_out_and_is_made_anew() -> None:
    """R-CQ-112: decks reshuffle their discard."""
    table = Table("trun trun").stuff("A", "mind-probe").aliens("A", "n-1", 2)
    table.only_cards("local-police").discarded("local-police")
    table.place("n-1", "small-town").battles("A").says("A", "use mind-probe")
    table.comes("see local-police").says("A", "rest")
    assert table.pile("resistance") == []


def test_a_mind_probe_is_not_used_before_a_counter_nor_twice_in_a_turn() -> None:
    table = Table("trun trun").stuff("A", "mind-probe").aliens("A", "n-1", 2)
    table.counters("n-1", "infantry").place("n-1", "forest").battles("A")
    table.never("A", "use mind-probe")
    table = Table("trun trun").stuff("A", "mind-probe", down=True).aliens("A", "n-1", 2)
    table.place("n-1", "small-town").battles("A").never("A", "use mind-probe")


# -- Cloaking Device -----------------------------------------------------------------------------------


def test_cloaked_aliens_are_stopped_by_mountains_alone() -> None:
    table = (
        Table("trun trun").stuff("A", "cloaking-device").aliens("A", "n-c", 1).aliens("B", "n-2", 1)
    )
    table.counters("n-2", "infantry").place("n-3", "city").place("n-4", "mountains").action("A", 6)
    table.says("A", "use cloaking-device")
    table.says("A", "move n-c n-1", "move n-1 n-2", "move n-2 n-3", "move n-3 n-4")
    assert table.refusal("A", "move n-4 n-5") == "move.ended"


def test_who_was_stopped_before_cloaking_stays_stopped() -> None:
    table = Table("trun trun").stuff("A", "cloaking-device").aliens("A", "n-c", 1).action("A", 6)
    table.says("A", "move n-c n-1", "use cloaking-device")
    assert table.refusal("A", "move n-1 n-2") == "move.ended"


def test_who_lands_cloaked_beside_enemies_may_move_on() -> None:
    """R-CQ-304 counts a landing as entering, which does not end the move of who is cloaked."""
    table = (
        Table("trun trun").stuff("A", "cloaking-device").counters("n-c", "infantry").action("A", 6)
    )
    table.says("A", "land saucer")
    assert table.refusal("A", "move n-c n-1") == "move.ended"
    table.says("A", "use cloaking-device", "land saucer", "move n-c n-1")
    assert table.there("A", "n-1") == 1


def test_the_cloaking_device_works_for_the_rest_of_one_action_phase() -> None:
    table = Table("trun trun").stuff("A", "cloaking-device").action("A", 6)
    table.says("A", "use cloaking-device", "end")
    assert table.owns("A", "cloaking-device") == "down"
    table = Table("trun trun").stuff("A", "cloaking-device", down=True).action("A", 6)
    assert table.refusal("A", "use cloaking-device") == "stuff.activated"
    table = Table("trun trun").action("A", 6)
    assert table.refusal("A", "use cloaking-device") == "event.hand"
