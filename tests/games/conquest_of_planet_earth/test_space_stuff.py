"""What each Space Stuff card does, and when it may not be used."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table, fight

# -- Teleporter ----------------------------------------------------------------------------------------


def test_the_teleporter_puts_an_alien_in_another_space_of_its_section() -> None:
    table = Table("trun trun").aliens("A", "obj-1", 2).stuff("A", "teleporter").action("A")
    table.says("A", "use teleporter", "at obj-1")
    assert table.targets("A", "at") == {"obj-c", "obj-2", "obj-3", "obj-4", "obj-5", "obj-6"}
    table.says("A", "at obj-4")
    assert (table.there("A", "obj-4"), table.free("A", "obj-4")) == (1, 0)
    assert table.owns("A", "teleporter") == "down"
    assert table.refusal("A", "use teleporter") == "space-stuff.activate"


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
    assert table.refusal("A", "at s-c") == "teleporter.stuff"
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
    assert table.refusal("A", "use cloaking-device") == "space-stuff.activate"
    table = Table("trun trun").action("A", 6)
    assert table.refusal("A", "use cloaking-device") == "space-stuff.yours"


# -- in Fights ------------------------------------------------------------------------------------------


def in_a_fight(
    table: Table, card: str = "us-army-tanks", aliens: int = 2, place: str = "town"
) -> Table:
    table.aliens("A", "n-1", aliens).place("n-1", place).battles("A")
    return table.comes(f"meet {card}")


def test_disintegrator_beams_are_two_more_for_a_round_of_the_own_fight() -> None:
    table = in_a_fight(Table("trun trun").stuff("A", "disintegrator-beams", "disintegrator-beams"))
    table.says("A", "use disintegrator-beams", "use disintegrator-beams")
    assert table.totals[0] == 12
    table.never("A", "use disintegrator-beams")
    in_a_fight(Table("trun trun").stuff("B", "disintegrator-beams")).never(
        "B", "use disintegrator-beams"
    )


def test_a_targeting_computer_rolls_an_own_die_again() -> None:
    table = in_a_fight(Table("trun trun").stuff("A", "targeting-computer")).never(
        "A", "use targeting-computer"
    )
    table.comes("roll 1", "roll 5").says("A", "use targeting-computer")
    assert table.targets("A", "die") == {"own 1"}
    table.says("A", "die own 1").comes("roll 6")
    assert table.under_way == "battle"


def test_walkers_and_heat_rays_help_against_one_kind_and_add_up() -> None:
    gear = ("tripod-walker", "tripod-walker", "heat-ray")
    assert in_a_fight(Table("trun trun").stuff("A", *gear)).totals[0] == 10
    assert in_a_fight(Table("trun trun").stuff("A", *gear), "local-police").totals[0] == 9
    assert in_a_fight(Table("trun trun").stuff("B", *gear)).totals[0] == 8


def test_a_hypno_ray_takes_abilities_before_the_dice() -> None:
    table = in_a_fight(Table("trun trun").stuff("A", "hypno-ray"), "angry-mob")
    assert table.totals == (8, 4)
    table.says("A", "use hypno-ray")
    assert table.totals == (8, 2)
    table = in_a_fight(Table("trun trun").stuff("A", "hypno-ray").hand("A", "recalibrate"))
    table.reaches("A", "use hypno-ray").says("A", "pass").comes("roll 1", "roll 1")
    table.never("A", "use hypno-ray")


def test_a_shield_works_from_three_on() -> None:
    for face, left in ((2, 1), (3, 2)):
        table = in_a_fight(Table("trun trun").stuff("A", "shield-generator"))
        fight(table, 1, 6).says("A", "use shield-generator").comes(f"roll {face}")
        assert table.there("A", "n-1") == left


# -- in the Action Phase --------------------------------------------------------------------------------


def test_cloning_vats_land_one_for_nothing() -> None:
    table = (
        Table("trun trun")
        .stuff("A", "cloning-vats")
        .ally_in_pool("A", "living-slime")
        .action("A", 0)
    )
    table.says("A", "use cloning-vats", "take living-slime")
    assert table.figures("A", "n-c") == {"living-slime"}
    table = Table("trun trun").stuff("A", "cloning-vats").aliens("A", "n-c", 4).action("A", 0)
    assert table.refusal("A", "use cloning-vats") == "land.pool"


def test_engines_need_an_alien_that_may_move() -> None:
    table = Table("trun trun").stuff("A", "antigravity-engines").aliens("A", "n-c", 1).action("A")
    table.says("A", "move n-c n-1")
    assert table.refusal("A", "use antigravity-engines") == "move.ended"


def test_a_translator_trades_an_event_for_another() -> None:
    table = Table("trun trun").stuff("A", "universal-translator").hand("A", "abducted").action("A")
    table.says("A", "use universal-translator", "discard abducted").comes("deal overdrive")
    assert (table.held("A"), table.pile("event")) == (["overdrive"], ["abducted"])
    table = Table("trun trun").stuff("A", "universal-translator").action("A")
    assert table.refusal("A", "use universal-translator") == "universal-translator.stuff"


def test_the_doomsday_device_spares_the_own_aliens() -> None:
    table = (
        Table("trun trun").stuff("A", "doomsday-device").aliens("A", "n-1", 1).aliens("B", "n-1", 2)
    )
    table.counters("n-1", "infantry").place("n-1", "city", "B").action("A")
    table.says("A", "use doomsday-device", "at n-1")
    assert (table.there("A", "n-1"), table.there("B", "n-1"), table.counters_in("n-1")) == (
        1,
        0,
        [],
    )
    assert (table.ruin("n-1"), table.marker("n-1"), table.has("A")) == (True, "", 2)
    assert table.pile("stuff") == ["doomsday-device"]
    table = Table("trun trun").stuff("A", "doomsday-device").aliens("A", "n-1", 1).action("A")
    assert table.refusal("A", "use doomsday-device") == "doomsday-device.stuff"


def test_an_amplifier_is_used_at_the_start_alone() -> None:
    for face, tokens in ((3, 0), (4, 1)):
        table = (
            Table("trun trun")
            .stuff("A", "menace-amplifier")
            .turn("A")
            .says("A", "use menace-amplifier")
        )
        assert table.comes(f"roll {face}").has("A") == tokens
    table = Table("trun trun").stuff("A", "menace-amplifier").action("A")
    assert table.refusal("A", "use menace-amplifier") == "cards.when"


# -- Allies ---------------------------------------------------------------------------------------------


def test_a_brain_makes_clever_while_it_is_on_the_board() -> None:
    table = (
        Table("trun trun")
        .aliens("A", "n-1", "brain-from-beyond")
        .place("n-1", "forest")
        .drawing("A")
    )
    table.comes("deal abducted", "deal abducted", "deal overdrive")
    assert (len(table.held("A")), table.whose_turn) == (3, "B")
    table = Table("trun trun").ally_in_pool("A", "brain-from-beyond").drawing("A")
    table.comes("deal abducted", "deal abducted")
    assert table.whose_turn == "B"


def test_a_slime_saves_itself_from_four_on() -> None:
    for face, left in ((3, 0), (4, 1)):
        table = (
            Table("trun trun").aliens("A", "n-1", "living-slime").place("n-1", "town").battles("A")
        )
        table.comes("meet us-army-tanks", "roll 1", "roll 6", f"roll {face}")
        assert table.there("A", "n-1") == left


def test_a_serpent_glides_and_the_saucers_beside_it_do_not() -> None:
    table = Table("trun trun").aliens("A", "n-c", 1, "star-serpent").action("A", 6)
    table.says("A", "move star-serpent n-1", "move star-serpent n-2", "move n-c n-1")
    assert table.refusal("A", "move n-1 n-2") == "move.ended"
    assert table.figures("A", "n-2") == {"star-serpent"}
    table.counters("n-3", "infantry").says("A", "move star-serpent n-3")
    assert table.refusal("A", "move star-serpent n-4") == "move.ended"


def test_clone_troopers_land_for_nothing_and_no_other_does() -> None:
    table = Table("trun trun").ally_in_pool("A", "clone-troopers").action("A", 0)
    assert table.refusal("A", "land saucer") == "action.points"
    table.says("A", "land clone-troopers")
    assert table.figures("A", "n-c") == {"clone-troopers"}


def test_a_bounty_hunter_quiets_heroes_where_it_is() -> None:
    table = Table("trun trun").aliens("A", "n-1", "bounty-hunter").place("n-1", "town")
    table.battles("A").comes("meet teenage-lovebirds", "meet local-police")
    assert table.totals == (4, 3)
    table = Table("trun trun").aliens("A", "n-c", "bounty-hunter").aliens("A", "n-1", 1)
    table.place("n-1", "town").battles("A").comes("meet teenage-lovebirds", "meet local-police")
    assert table.totals == (4, 4)
