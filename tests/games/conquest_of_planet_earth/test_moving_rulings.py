"""The Action Phase, moving, exploring, Locations and markers (R-CQ-301 to 320, 1006, 1010, 1011)."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight
from landfall.games.conquest_of_planet_earth.box import DEPTH


def test_cards_are_readied_before_what_the_phase_begins_with() -> None:
    """R-CQ-301, NOTE-ACTIVATE"""
    table = (
        Table("menthalars trun").stuff("A", "menace-amplifier", "teleporter", down=True).turn("A")
    )
    assert table.owns("A", "teleporter") == "ready"
    table.says("A", "use menace-amplifier").comes("roll 4")
    assert table.has("A") == 1
    table.comes("see local-police", "see angry-mob", "see angry-mob").says("A", "rest", "rest")
    assert table.may("A", "end")


def test_what_the_phase_begins_with_comes_in_the_owners_order() -> None:
    """R-CQ-301: who has looked may still use a Menace Amplifier, once."""
    table = Table("menthalars trun").stuff("A", "menace-amplifier").turn("A").says("A", "pass")
    table.comes("see local-police", "see angry-mob", "see angry-mob").says("A", "rest", "rest")
    table.says("A", "use menace-amplifier").comes("roll 4")
    assert (table.has("A"), table.may("A", "end")) == (1, True)

    table = Table("menthalars trun").stuff("A", "menace-amplifier").turn("A")
    table.says("A", "use menace-amplifier").comes("roll 4")
    table.comes("see local-police", "see angry-mob", "see angry-mob").says("A", "rest", "rest")
    assert table.may("A", "end")  # it lies face down and is not asked about again


@pytest.mark.parametrize(
    ("lay", "stops"),
    [
        (lambda table: table, True),  # an Empty Space
        (lambda table: table.place("n-1", "small-town"), True),
        (lambda table: table.place("n-1", "small-town", "A"), False),
        (lambda table: table.place("n-1", "small-town", "B"), False),
        (lambda table: table.place("n-1", "small-town", ruin=True), False),
        (lambda table: table.place("n-1", "forest"), False),
        (lambda table: table.place("n-1", "forest").counters("n-1", "infantry"), True),
        (lambda table: table.place("n-1", "forest").aliens("B", "n-1", 1), True),
        (lambda table: table.place("n-1", "mountains"), True),
        (lambda table: table.place("n-1", "mountains", ruin=True), False),
    ],
)
def test_what_ends_a_move(lay: object, stops: bool) -> None:
    """R-CQ-302, EX-FOREST, R-CQ-310"""
    table = Table("trun trun").aliens("A", "n-c", 1)
    lay(table).action("A")  # type: ignore[operator]
    table.says("A", "move n-c n-1")
    assert table.refusal("A", "move n-1 n-2") == ("move.ended" if stops else "")


def test_who_began_the_turn_there_may_leave_whatever_is_there() -> None:
    """R-CQ-303, R-CQ-1011"""
    table = (
        Table("trun trun").aliens("A", "n-1", 1).aliens("B", "n-1", 1).counters("n-1", "infantry")
    )
    table.action("A").says("A", "move n-1 n-2")
    assert table.there("A", "n-2") == 1


def test_who_lands_beside_enemies_stays_and_who_stood_there_may_go() -> None:
    """R-CQ-304, FAQ-1: the Battle comes in the Battle Phase."""
    table = Table("trun trun").aliens("A", "n-c", 1).counters("n-c", "infantry").action("A")
    table.says("A", "land saucer")
    assert (table.there("A", "n-c"), table.free("A", "n-c")) == (2, 1)
    table.says("A", "move n-c n-1")
    assert table.refusal("A", "move n-c n-1") == "move.ended"
    table.says("A", "end", "resolve n-c")
    assert (table.fights, table.totals) == ("A", (4, 3))


def test_who_lands_beside_a_rival_stays() -> None:
    """R-CQ-304"""
    table = Table("trun trun").aliens("B", "n-c", 1).action("A").says("A", "land saucer")
    assert table.refusal("A", "move n-c n-1") == "move.ended"


def test_the_site_of_another_is_passed_and_neither_explored_nor_conquered() -> None:
    """R-CQ-305, NOTE-SITE"""
    table = Table("trun trun").aliens("A", "s-1", 2).action("A", 3)
    table.says("A", "move s-1 s-c", "move s-c s-3")
    assert table.there("A", "s-3") == 1
    table = Table("trun trun").aliens("A", "s-c", 1).battles("A")
    assert table.location("s-c") == ""
    assert not table.fights
    table = Table("trun trun").aliens("A", "s-c", 1).hand("A", "atomic-bomb").action("A", 3)
    assert not table.may("A", "play atomic-bomb")  # no Location is near, and a Site is none


def test_the_own_site_is_fought_for() -> None:
    """R-CQ-306"""
    table = (
        Table("trun trun").aliens("A", "n-c", 1).aliens("B", "n-c", 1).counters("n-c", "infantry")
    )
    table.battles("A")
    assert table.totals == (4, 4)
    fight(table, 6, 1)
    assert table.totals == (4, 3)


def test_points_are_spent_one_at_a_time_in_any_order() -> None:
    """R-CQ-307"""
    table = Table("trun trun").aliens("A", "n-c", 1).place("n-1", "forest").place("n-2", "forest")
    table.action("A", 4).says("A", "move n-c n-1", "land saucer", "move n-1 n-2")
    assert (table.there("A", "n-2"), table.points("A")) == (1, 1)


def test_a_token_costs_two_points_and_stays() -> None:
    """R-CQ-308"""
    table = (
        Table("trun trun").aliens("A", "n-1", 1).counters("n-1", "infantry").place("n-1", "forest")
    )
    table.action("A", 2).says("A", "menace", "end")
    assert table.has("A") == 1
    table.says("A", "use gruesome-weapons")
    assert table.has("A") == 0
    assert Table("trun trun").action("A", 1).refusal("A", "menace") == "action.points"


def test_free_moves_are_stopped_and_who_is_put_somewhere_moves_no_further() -> None:
    """R-CQ-309"""
    table = Table("trun trun").stuff("A", "antigravity-engines").aliens("A", "n-c", 1).action("A")
    table.says("A", "use antigravity-engines", "at n-c", "at n-1")
    assert table.refusal("A", "move n-1 n-2") == "move.ended"
    table = Table("trun trun").stuff("A", "antigravity-engines").aliens("A", "n-c", 1)
    table.place("n-1", "forest").action("A", 1)
    table.says("A", "use antigravity-engines", "at n-c", "at n-1", "move n-1 n-2")
    table = Table("trun trun").hand("A", "warp-jump").aliens("A", "n-c", 1).place("n-1", "forest")
    table.action("A").says("A", "play warp-jump", "at n-c", "take saucer", "at n-1")
    assert table.refusal("A", "move n-1 n-2") == "move.ended"


def test_a_demolished_location_is_worth_nothing_and_never_marked_again() -> None:
    """R-CQ-310, EX-BOMB: a Location still, without Resistance, Population, text, icons, marker."""
    table = Table("trun trun").hand("A", "atomic-bomb").aliens("A", "n-1", 1)
    table.place("n-2", "national-monument", "A").action("A", 3)
    assert table.terror("A") == 2
    table.says("A", "play atomic-bomb", "at n-2").passes()
    assert (table.ruin("n-2"), table.marker("n-2"), table.terror("A")) == (True, "", 0)
    table = Table("trun trun").aliens("A", "n-2", 2).place("n-2", "national-monument", ruin=True)
    table.counters("n-2", "infantry").battles("A")
    assert table.totals == (8, 3)
    fight(table, 6, 1)
    assert table.marker("n-2") == ""


def test_the_order_in_which_a_space_is_resolved() -> None:
    """R-CQ-311: explored, then rivals, then Counters, then cards."""
    table = (
        Table("trun trun").aliens("A", "n-1", 3).aliens("B", "n-1", 1).counters("n-1", "infantry")
    )
    table.battles("A").comes("find small-town")
    assert table.totals == (12, 4)
    fight(table, 6, 1)
    assert table.totals == (12, 3)
    fight(table, 6, 1)
    table.comes("meet local-police")
    assert table.totals == (12, 2)
    fight(table, 6, 1)
    assert table.marker("n-1") == "A"


def test_what_is_to_be_resolved_must_be_and_nothing_else_is_offered() -> None:
    """R-CQ-312"""
    table = Table("trun trun").aliens("A", "n-1", 1).aliens("A", "n-2", 1).aliens("A", "n-3", 1)
    table.place("n-1", "forest").place("n-2", "town", "A").place("n-3", "town").battles("A")
    assert "meet angry-mob" in table.outcomes  # one Space alone: nobody is asked
    table = Table("trun trun").aliens("A", "n-1", 1).aliens("A", "n-2", 1).aliens("A", "n-3", 1)
    table.place("n-1", "forest").battles("A")
    assert table.options("A") == {"resolve n-2", "resolve n-3"}
    assert table.refusal("A", "resolve n-1") == "battle.nothing"
    assert table.refusal("A", "resolve n-4") == "battle.aliens"


def test_only_the_active_player_explores_where_aliens_are() -> None:
    """R-CQ-314: and it is no choice."""
    table = Table("trun trun").aliens("A", "n-1", 1).aliens("B", "s-1", 1).battles("A")
    assert "find forest" in table.outcomes
    table.comes("find forest")
    assert table.location("s-1") == ""


def test_the_marker_is_placed_by_itself_and_not_on_what_never_had_resistance() -> None:
    """R-CQ-315, EX-FOREST"""
    table = (
        Table("trun trun").aliens("A", "n-1", 2).counters("n-1", "infantry").place("n-1", "forest")
    )
    table.battles("A")
    fight(table, 6, 1)
    assert table.marker("n-1") == ""
    table = Table("trun trun").aliens("A", "n-1", 2).place("n-1", "small-town").battles("A")
    table.comes("meet local-police")
    fight(table, 6, 1)
    assert (table.marker("n-1"), table.terror("A")) == ("A", 1)


def test_what_a_first_conquest_brings_comes_once_and_not_to_a_thief() -> None:
    """R-CQ-316"""
    table = Table("trun trun").tokens(A=1).aliens("A", "n-1", 2).place("n-1", "drive-in-theater")
    table.battles("A").comes("meet us-army-tanks")
    fight(table, 6, 1)
    assert table.has("A") == 2
    table = Table("trun trun").tokens(A=1).aliens("A", "n-1", 2)
    table.place("n-1", "drive-in-theater", spent=True).battles("A").comes("meet us-army-tanks")
    fight(table, 6, 1)
    assert (table.marker("n-1"), table.has("A")) == ("A", 1)
    table = Table("trun trun").tokens(A=1).aliens("A", "n-1", 2)
    table.place("n-1", "drive-in-theater", "B").battles("A").says("A", "steal")
    assert (table.marker("n-1"), table.has("A")) == ("A", 1)


def test_a_location_that_was_freed_brings_nothing_when_it_is_conquered_again() -> None:
    """R-CQ-316: once per Location and game, whoever conquers it then."""
    table = Table("trun trun").aliens("A", "n-1", 2).place("n-1", "drive-in-theater")
    table.battles("A").comes("meet us-army-tanks")
    fight(table, 6, 1)
    assert (table.marker("n-1"), table.has("A")) == ("A", 1)
    table.state.at[DEPTH] = 0
    table.place("n-1", "drive-in-theater", spent=table.spent("n-1")).battles("A")
    table.comes("meet us-army-tanks")
    fight(table, 6, 1)
    assert (table.marker("n-1"), table.has("A")) == ("A", 1)


def test_a_marker_is_stolen_in_the_own_battle_phase_without_enemies_if_one_likes() -> None:
    """R-CQ-317, NOTE-STEAL, R-CQ-313: the Space is resolved and not asked about again."""
    table = Table("trun trun").aliens("A", "n-1", 1).place("n-1", "town", "B").battles("A")
    assert table.options("A") == {"steal", "leave"}
    table.says("A", "leave")
    assert (table.marker("n-1"), table.under_way) == ("B", "draw-events")
    table = (
        Table("trun trun")
        .aliens("A", "n-1", 1)
        .place("n-1", "town", "B")
        .counters("n-1", "infantry")
    )
    table.battles("A")
    fight(table, 1, 6)
    assert table.marker("n-1") == "B"
    table = (
        Table("trun trun").aliens("A", "n-c", 1).place("n-1", "town", "B").place("n-2", "forest")
    )
    table.action("A").says("A", "move n-c n-1", "move n-1 n-2", "end")
    assert table.marker("n-1") == "B"


def test_the_text_of_a_conquered_location_works_unless_it_says_otherwise() -> None:
    """R-CQ-318: the Monument's does, the Tank Factory's does not."""
    table = Table("trun trun").aliens("A", "n-1", 1).place("n-1", "national-monument", "A")
    table.counters("n-1", "infantry").battles("A")
    assert table.totals == (4, 4)
    for marker, more in (("", 1), ("B", 0)):
        table = Table("trun trun").aliens("A", "n-1", 1).place("n-2", "tank-factory", marker)
        table.place("n-1", "small-town").battles("A").comes("meet us-army-tanks")
        assert table.totals == (4, 5 + more)


def test_terror_follows_the_population_as_it_is() -> None:
    """R-CQ-319, R-CQ-1007"""
    table = Table("trun trun").place("n-1", "town", "A").place("n-2", "radio-station")
    table.place("n-3", "observatory", "A")  # nobody lives there, Radio Station or not
    assert table.terror("A") == 3
    assert table.state.population(table.space("n-3")) == 0
    table.place("n-2", "radio-station", ruin=True)
    assert table.terror("A") == 2


def test_without_its_marker_a_location_stops_and_is_fought_for_anew() -> None:
    """R-CQ-320"""
    table = Table("trun trun").hand("A", "uprising").place("n-1", "town", "B").aliens("A", "n-c", 1)
    table.action("A", 4).says("A", "play uprising", "at n-1").says("A", "move n-c n-1")
    assert table.refusal("A", "move n-1 n-2") == "move.ended"
    table.says("A", "end")
    assert "meet angry-mob" in table.outcomes


def test_points_left_are_gone_after_the_action_phase() -> None:
    """NOTE-AP"""
    table = Table("trun trun").hand("A", "overdrive", "overdrive").action("A", 5).says("A", "end")
    assert table.points("A") == 0


def test_who_survives_a_counter_in_the_own_action_phase_may_move_on() -> None:
    """R-CQ-1010"""
    table = (
        Table("trun trun")
        .aliens("A", "n-1", 1)
        .place("n-1", "forest")
        .hand("A", "paratrooper-drop")
    )
    table.action("A", 2).says("A", "play paratrooper-drop", "at n-1")
    fight(table, 6, 1)
    table.says("A", "move n-1 n-2")
    assert table.there("A", "n-2") == 1


def test_orders_that_were_crossed_end_no_move_by_themselves() -> None:
    """R-CQ-309, R-CQ-1003: the stopping rules apply where the Alien comes to."""
    table = Table("trun trun").hand("B", "crossed-orders").aliens("A", "n-c", 1)
    table.place("n-4", "forest").action("A", 2).says("A", "move n-c n-1")
    table.says("B", "play crossed-orders", "at n-4").passes()
    assert (table.there("A", "n-4"), table.free("A", "n-4")) == (1, 1)
    table.says("A", "move n-4 n-3")


def test_who_was_left_in_an_empty_space_explores_or_leaves_in_the_own_turn() -> None:
    """R-CQ-1011"""
    table = (
        Table("trun trun").hand("B", "crossed-orders").aliens("A", "n-c", 1).place("n-1", "forest")
    )
    table.action("A", 2).says("A", "move n-c n-1").says(
        "B", "play crossed-orders", "at n-4"
    ).passes()
    assert table.there("A", "n-4") == 1
    assert table.refusal("A", "move n-4 n-3") == "move.ended"
    table.says("A", "end")
    assert "find town" in table.outcomes


def test_of_like_saucers_the_one_is_lost_that_could_not_move_on() -> None:
    """R-CQ-409: the owner chooses, and would not give up the other one."""
    table = Table("trun orzax").hand("A", "paratrooper-drop").aliens("A", "n-c", 1)
    table.aliens("A", "n-1", 1).action("A", 3).says("A", "move n-c n-1")
    table.says("A", "play paratrooper-drop", "at n-1").comes("roll 1", "roll 6", "roll 6", "roll 1")
    assert (table.there("A", "n-1"), table.may("A", "move n-1 n-2")) == (1, True)
