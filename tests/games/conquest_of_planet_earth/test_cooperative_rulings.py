"""The cooperative game and the Resistance Phase (R-CQ-801 to 815), and red boxes of Events."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight
from landfall.games.conquest_of_planet_earth.box import FLARE_NEXT, POINTS, REIGN, ROUND
from landfall.games.conquest_of_planet_earth.rule import W_CANCEL
from landfall.games.conquest_of_planet_earth.views import track_seen

COOP = "cooperative"
RACES = ("trun", "orzax", "vento", "fishmen")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_goal_is_eight_for_each_together_at_once(seats: int) -> None:
    """R-CQ-801, EX-COOP-GOAL"""
    table = Table("trun " * seats, COOP)
    outer = [space for space in table.box.board.spaces if not space.endswith("-c")]
    cards = ["city"] * 3 + ["town"] * 4 + ["metropolis", "army-base", "tank-factory", "harbor-town"]
    cards += ["college-town", "hydroelectric-dam", "national-monument"]
    for space, card in zip(outer[1:], cards, strict=False):
        if sum(table.terror(seat) for seat in table.seats) + 5 > 8 * seats:
            break
        table.place(space, card, "A")
    missing = 8 * seats - sum(table.terror(seat) for seat in table.seats)
    table.put(int(table.state.space(table.space(outer[0]))) + 4, missing - 1)  # a Reign there
    table.aliens("A", outer[0], 4).place(outer[0], "small-town").battles("A")
    assert not table.over
    table.comes("meet local-police", "roll 6", "roll 1")
    assert table.winner == "A"
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert set(outcome.ranks) == {1}


@pytest.mark.parametrize(
    ("mode", "races", "wanted"),
    [
        (COOP, "trun orzax", 16),
        ("team", "trun orzax fome vento", 16),
        ("competitive", "trun orzax", 8),
    ],
)
def test_a_card_in_play_of_a_partner_counts_too(mode: str, races: str, wanted: int) -> None:
    """R-CQ-801, R-CQ-901: B's Feeding on the Dead is the point that A was short of."""
    table = Table(races, mode).in_play("feeding-on-the-dead", "B").aliens("A", "n-1", 4)
    table.place("n-1", "small-town").place("n-2", "town", "A")
    gained = int(table.state.population(table.space("n-1")))
    short = wanted - 1 - gained - table.terror("A")
    table.put(int(table.state.space(table.space("n-2"))) + REIGN, short)
    table.battles("A").comes("meet local-police", "roll 6", "roll 1")
    assert table.winner == ("A" if mode != "competitive" else "")
    assert table.terror("A") == wanted - 1


def test_at_ten_the_game_is_lost_before_anything_else_of_the_step() -> None:
    """R-CQ-802, NOTE-TRACK"""
    table = Table("trun trun", COOP).track(9).counters("n-1", "tanks").resistance_phase()
    table.comes("news thick-fog")
    assert table.winner == "humans"


def test_the_effect_that_comes_first_decides() -> None:
    """R-CQ-802: the Super Cannon stands before the Battle that would have won."""
    table = Table("trun trun", COOP).track(9).news("scientific-breakthrough")
    assert (table.winner, table.marker_of_track) == ("humans", 10)


def test_several_players_in_a_space_do_not_fight_and_bold_and_barrage_see_all() -> None:
    """R-CQ-803"""
    table = Table("trun orzax", COOP).aliens("A", "n-1", 2).aliens("B", "n-1", 2)
    table.counters("n-1", "angry-mob").place("n-1", "forest").battles("A")
    assert table.totals == (8, 2 + 4)
    table = Table("trun orzax", COOP).aliens("A", "n-1", 1).aliens("B", "n-1", 1)
    table.counters("n-1", "artillery").place("n-1", "forest").battles("A").comes("roll 3", "roll 1")
    assert (table.there("A", "n-1"), table.there("B", "n-1")) == (1, 0)


def test_the_active_players_group_meets_an_appearing_counter_first() -> None:
    """R-CQ-803"""
    table = Table("trun orzax", COOP).aliens("A", "n-1", 1).aliens("B", "n-1", 1)
    table.aliens("B", "n-3", 3).place("n-3", "small-town").place("n-1", "forest").battles("B")
    table.comes("meet us-army-paratroopers", "roll 1", "roll 6", "roll 1")
    assert table.fights == "B"


def test_the_marker_is_the_conquerors_and_nobody_swaps_it() -> None:
    """R-CQ-804"""
    table = Table("trun orzax", COOP).aliens("A", "n-1", 1).place("n-1", "town", "B").battles("A")
    assert not table.may("A", "steal")
    assert table.marker("n-1") == "B"


def test_a_location_is_liberated_by_a_counter_without_any_alien() -> None:
    """R-CQ-808, NOTE-LIBERATE"""
    table = Table("trun orzax", COOP).place("n-1", "town", "A").counters("n-1", "artillery")
    table.place("n-3", "town", "A").counters("n-3", "artillery").aliens("B", "n-3", 1)
    table.place("n-5", "town", "A").resistance_phase().comes("news thick-fog")
    assert [table.marker(space) for space in ("n-1", "n-3", "n-5")] == ["", "A", "A"]


def test_a_red_circle_deploys_a_counter_on_every_section_in_order() -> None:
    """R-CQ-809, NOTE-TRACK"""
    table = Table("trun orzax", COOP).first("B").track(3).resistance_phase().comes("news thick-fog")
    table.comes("deploy artillery", "roll 1", "deploy artillery", "roll 1", "deploy artillery")
    assert table.all_counters() == {"obj-1": ["artillery"], "s-1": ["artillery"]}
    table.comes("roll 1")
    assert table.counters_in("n-1") == ["artillery"]


def test_a_circle_reached_by_a_card_deploys_too() -> None:
    """R-CQ-809: by any cause; and where the marker stands already nothing is deployed."""
    table = Table("trun orzax", COOP).track(3).news("scientific-breakthrough")
    assert "deploy tanks" in table.outcomes
    table = Table("trun orzax", COOP).track(4).news("scientific-breakthrough")
    assert "deploy tanks" not in table.outcomes


def test_the_dice_for_a_breakthrough_are_those_of_the_stage_now() -> None:
    """R-CQ-810, NOTE-BREAK: the marker has moved; any number of sixes is one card."""
    table = Table("trun orzax", COOP).track(5).resistance_phase().comes("news thick-fog")
    table.comes("roll 6", "roll 6", "invent jet-packs")
    assert (table.marker_of_track, table.techs()) == (6, ["jet-packs"])
    assert table.under_way == "round"


def test_an_empty_tech_deck_is_made_anew_and_with_all_in_play_none_comes() -> None:
    """R-CQ-810, R-CQ-112"""
    names = Table("trun", COOP).box.tech_names
    table = Table("trun orzax", COOP).tech(*names).resistance_phase()
    table.comes("news thick-fog", "roll 6")
    assert table.under_way == "round"
    table = Table("trun orzax", COOP).tech(*names)
    table.put(int(table.box.tech_in_play), 0)
    table.put(int(table.box.tech_discards), 1).put(int(table.box.tech_discards) + 1, 0)
    table.resistance_phase().comes("news thick-fog", "roll 6")
    assert table.outcomes == [f"invent {names[0]}"]


def test_the_brutal_sheet_has_more_circles_higher_stages_and_two_events_late() -> None:
    """R-CQ-811"""
    table = Table("trun orzax", COOP, sheet="brutal").resistance_phase().comes("news thick-fog")
    assert "deploy tanks" in table.outcomes  # a circle on 1
    table = Table("trun orzax", COOP, sheet="brutal").track(5).resistance_phase()
    table.comes("news thick-fog")
    assert "news martial-law" in table.outcomes
    table = Table("trun orzax", COOP, sheet="brutal").track(4).resistance_phase()
    table.comes("news thick-fog")
    assert "news martial-law" not in table.outcomes
    table = Table("trun orzax", COOP, sheet="brutal").track(7).resistance_phase()
    table.comes("news thick-fog", "news martial-law")
    for _ in range(4):  # Stage 4
        assert table.rolls
        table.comes("roll 1")
    assert table.under_way == "round"
    table = Table("trun orzax", COOP).track(8).resistance_phase().comes("news thick-fog")
    assert "news martial-law" not in table.outcomes  # the other sheet has one, also late


@pytest.mark.parametrize(
    ("seats", "circles", "stages", "second_events"),
    [
        (2, [1, 3, 5, 7, 9], [2, 5, 8], [5, 6, 7, 8, 9]),
        (3, [2, 5, 8], [4, 7], [7, 8, 9]),
        (4, [3, 6, 9], [5, 8], [8, 9]),
    ],
)
def test_the_brutal_sheet_is_milder_where_many_play(
    seats: int, circles: list[int], stages: list[int], second_events: list[int]
) -> None:
    """R-CQ-811"""
    races = " ".join(RACES[:seats])
    found = []
    for step in range(10):
        table = Table(races, COOP, sheet="brutal").track(step).resistance_phase()
        if "news martial-law" in table.comes("news thick-fog").outcomes:
            found.append(step)
    assert found == second_events
    assert sheet_of(table) == (circles, stages)


@pytest.mark.parametrize(
    ("mode", "seats", "circles", "stages"),
    [
        (COOP, 1, [4, 8], [6]),
        (COOP, 2, [4, 8], [6]),
        (COOP, 3, [5, 9], [6]),
        (COOP, 4, [6], [8]),
        ("solo", 4, [6], [8]),
        ("competitive", 4, [4, 8], [6]),
    ],
)
def test_so_is_the_standard_one_where_many_play_together(
    mode: str, seats: int, circles: list[int], stages: list[int]
) -> None:
    """R-CQ-1028"""
    options = {"active_resistance": True} if mode == "competitive" else {}
    assert sheet_of(Table(" ".join(RACES[:seats]), mode, **options)) == (circles, stages)


def sheet_of(table: Table) -> tuple[list[int], list[int]]:
    """The red circles that a table shows, and the steps at which its stages begin."""
    shown = track_seen(table.game, table.state)
    assert shown is not None
    of = shown["stages"]
    return shown["circles"], [step for step in range(1, len(of)) if of[step] > of[step - 1]]


def test_who_can_cancel_human_tech_is_asked_in_the_windows_of_others() -> None:
    """R-CQ-812"""
    table = Table("trun orzax", COOP).tech("jet-packs").hand("B", "jammed-transmission")
    table.aliens("A", "n-1", 2).place("n-1", "town").battles("A").comes("meet local-police")
    assert (table.asked, table.options("B")) == ("B", {"pass", "cancel jet-packs"})


def test_who_gives_up_first_is_the_first_player() -> None:
    """R-CQ-814"""
    table = Table("trun orzax", COOP).first("B").stuff("A", "heat-ray").stuff("B", "mind-probe")
    table.news("sabotage")
    assert (table.asked, table.options("B")) == ("B", {"card mind-probe"})
    table.says("B", "card mind-probe")
    assert table.options("A") == {"card heat-ray"}


def test_human_tech_is_canceled_by_a_die_and_the_card_is_used_up() -> None:
    """R-CQ-812, NOTE-CANCEL"""
    table = Table("trun orzax", COOP).tech("jet-packs").hand("A", *["jammed-transmission"] * 2)
    table.action("A").says("A", "cancel jet-packs").comes("roll 3")
    assert (table.techs(), table.held("A")) == (["jet-packs"], ["jammed-transmission"])
    table.says("A", "cancel jet-packs").comes("roll 4")
    assert (table.techs(), table.pile("tech"), table.held("A")) == ([], ["jet-packs"], [])


def test_a_card_in_play_is_canceled_in_the_own_action_phase_or_any_window() -> None:
    """R-CQ-812"""
    table = Table("trun orzax").in_play("martial-law", "A").hand("B", "jammed-transmission")
    table.aliens("A", "n-1", 1).place("n-1", "town").battles("A").comes("meet us-army-tanks")
    table.reaches("B", "cancel martial-law")
    table.says("B", "cancel martial-law").reaches_chance()
    assert table.remaining("martial-law") == []
    assert table.pile("event") == ["martial-law", "jammed-transmission"]
    table = Table("trun orzax").hand("A", "jammed-transmission").action("A")
    assert table.refusal("A", "cancel martial-law") == "jammed-transmission.event"


def test_a_resistance_event_is_canceled_like_an_event() -> None:
    """R-CQ-813"""
    table = (
        Table("trun orzax", COOP).hand("B", "jammed-transmission").news("scientific-breakthrough")
    )
    assert (table.window, table.asked) == (W_CANCEL, "B")
    table.says("B", "play jammed-transmission")
    assert (table.marker_of_track, table.pile("red")) == (0, ["scientific-breakthrough"])


def test_everybody_gives_up_in_turn_order_and_chance_takes_at_random() -> None:
    """R-CQ-814; Backstab's red box"""
    table = Table("trun orzax fome", COOP).first("B").tokens(A=1).hand("C", "death-ray", "abducted")
    table.news("backstab")
    assert sorted(table.outcomes) == ["drop abducted", "drop death-ray"]
    table.comes("drop abducted")
    assert (table.held("C"), table.has("A"), table.has("B")) == (["death-ray"], 0, 0)


def test_no_card_of_the_cooperative_players_speaks_of_rivals() -> None:
    """R-CQ-815"""
    table = Table("trun orzax", COOP)
    against = (
        "backstab",
        "sabotage",
        "uprising",
        "crossed-orders",
        "solar-flare",
        "call-in-the-army",
    )
    for name in against:
        kind = table.box.event_names.index(name)
        assert table.state.at[table.box.event_deck + kind] == 0
        assert table.state.at[table.box.red_deck + kind] > 0


# -- red boxes ------------------------------------------------------------------------------------------


def test_red_atomic_bomb_falls_on_a_random_space_of_a_players_section() -> None:
    table = Table("trun orzax", COOP).aliens("A", "n-4", 2).counters("n-4", "tanks")
    table.place("n-4", "city", "A").news("atomic-bomb")
    assert table.outcomes == ["section n", "section s"]
    table.comes("section n", "roll 4").passes()
    assert (table.ruin("n-4"), table.marker("n-4"), table.there("A", "n-4")) == (True, "", 0)
    assert table.counters_in("n-4") == []
    table = Table("trun orzax", COOP).news("atomic-bomb").comes("section s", "roll 2")
    assert table.state.is_empty(table.space("s-2"))  # an Empty Space stays Empty


def test_red_call_in_the_army_brings_a_counter_to_each_player() -> None:
    table = Table("trun orzax", COOP).first("B").news("call-in-the-army")
    table.comes("deploy tanks", "roll 1", "deploy infantry", "roll 2")
    assert table.all_counters() == {"s-1": ["tanks"], "n-2": ["infantry"]}


def test_red_anonymous_tip_brings_infantry_to_every_section_as_long_as_there_is_any() -> None:
    table = Table("trun orzax", COOP).only_counters("infantry", "infantry", "tanks")
    table.news("anonymous-tip").comes("roll 1", "roll 2")
    assert table.all_counters() == {"obj-1": ["infantry"], "n-2": ["infantry"]}


def test_red_unlikely_hero_makes_all_stronger_until_the_next_round_ends() -> None:
    table = Table("trun orzax", COOP).news("unlikely-hero")
    assert table.state.at[ROUND] == 2  # the round after it
    assert int(table.state.at[18] + table.state.at[19]) == 1
    table.state.at[2] = 0
    table.begin("round", 8)
    assert table.state.at[ROUND] == 3
    assert int(table.state.at[18] + table.state.at[19]) == 0


def test_red_captain_attacks_the_section_with_most_markers() -> None:
    table = Table("trun orzax", COOP).place("s-1", "town", "B").aliens("B", "s-1", 1)
    table.news("captain-to-the-rescue")
    assert table.outcomes == ["section s"]
    table.comes("section s")
    assert (table.fights, table.totals) == ("B", (2, 8))
    table = Table("trun orzax", COOP).news("captain-to-the-rescue")
    assert table.outcomes == ["section obj", "section n", "section s"]
    table = Table("trun orzax", COOP).only_counters("tanks").news("captain-to-the-rescue")
    assert not table.outcomes or table.rolls


def test_red_sabotage_costs_a_card_or_a_token() -> None:
    table = Table("trun orzax fome", COOP).stuff("A", "heat-ray", "mind-probe").tokens(A=1, B=1)
    table.news("sabotage")
    assert table.options("A") == {"card heat-ray", "card mind-probe"}
    table.says("A", "card mind-probe")
    assert (table.pile("stuff"), table.has("A"), table.has("B")) == (["mind-probe"], 1, 0)


@pytest.mark.parametrize(
    ("event", "site_hit", "highest"),
    [("saucer-malfunction", True, 1), ("earth-germs", False, 2)],
)
def test_red_dice_for_each_alien(event: str, site_hit: bool, highest: int) -> None:
    table = Table("trun orzax", COOP).aliens("A", "n-c", 1).aliens("A", "n-1", 1).news(event)
    if site_hit:
        table.comes(f"roll {highest}")
    table.comes(f"roll {highest}")
    assert (table.there("A", "n-c"), table.there("A", "n-1")) == (0 if site_hit else 1, 0)
    table = Table("trun orzax", COOP).aliens("A", "n-1", 1).news(event).comes(f"roll {highest + 1}")
    assert table.there("A", "n-1") == 1


def test_red_solar_flare_takes_a_point_in_the_next_round_one_at_least() -> None:
    table = Table("trun orzax", COOP).news("solar-flare").comes("roll 5", "roll 2")
    assert (table.whose_turn, table.points("B")) == ("B", 1)
    assert table.first_player == "B"


def test_red_solar_flare_is_over_after_the_next_round_and_two_of_them_add_up() -> None:
    table = Table("trun orzax", COOP).news("solar-flare")
    for points in (1, 2):
        table.comes("roll 5", "roll 2")
        assert (table.whose_turn, table.points("B")) == ("B", points)
        table.state.at[2] = 0
        table.begin("round", 8)
    table = (
        Table("trun orzax", COOP).put(FLARE_NEXT, 1).news("solar-flare").comes("roll 5", "roll 6")
    )
    assert (table.whose_turn, table.points("A")) == ("A", 3)


def test_red_crossed_orders_sends_all_on_the_objective_section_home() -> None:
    table = Table("trun orzax", COOP).aliens("A", "obj-c", 2).aliens("B", "obj-3", 1)
    table.aliens("A", "n-4", 1).news("crossed-orders")
    assert (table.there("A", "n-c"), table.there("B", "s-c"), table.there("A", "n-4")) == (2, 1, 1)


def test_red_uprising_takes_a_marker_of_who_has_most() -> None:
    table = Table("trun orzax", COOP).first("B").place("n-1", "town", "A").place("n-2", "town", "A")
    table.place("s-1", "town", "B").place("s-2", "town", "B").aliens("B", "s-2", 1).news("uprising")
    assert (table.asked, table.options("B")) == ("B", {"at s-1"})  # a tie: first in turn order
    table.says("B", "at s-1")
    assert table.marker("s-1") == ""


def test_red_uprising_spares_a_place_with_aliens_of_anybody() -> None:
    table = Table("trun orzax", COOP).place("n-1", "town", "A").place("n-2", "town", "A")
    table.aliens("B", "n-2", 1).news("uprising")
    assert table.options("A") == {"at n-1"}
    table = Table("trun orzax", COOP).place("n-2", "town", "A").aliens("B", "n-2", 1)
    table.news("uprising")
    assert (table.marker("n-2"), table.under_way) == ("A", "round")


def test_red_paratrooper_drop_on_the_objective_and_a_random_players_section() -> None:
    table = Table("trun orzax", COOP).news("paratrooper-drop").comes("roll 1")
    assert table.outcomes == ["section n", "section s"]
    table.comes("section s", "roll 5")
    assert table.all_counters() == {"obj-1": ["paratroopers"], "s-5": ["paratroopers"]}


def test_red_thick_fog_lasts_to_the_end_of_the_next_round() -> None:
    table = Table("trun orzax", COOP).news("thick-fog")
    assert (table.state.at[ROUND], table.remaining("thick-fog")) == (2, ["-"])
    table.state.at[2] = 0
    table.begin("round", 8)
    assert (table.remaining("thick-fog"), table.pile("red")) == ([], ["thick-fog"])


def test_red_search_and_destroy_brings_tanks_and_moves_all_that_move() -> None:
    table = Table("trun orzax", COOP).counters("s-1", "jeep-patrol").place("n-1", "town", "A")
    table.news("search-and-destroy").comes("section n", "roll 4")
    assert table.counters_in("n-4") == ["tanks"]
    table.comes("roll 5", "roll 6")
    assert table.all_counters() == {"n-5": ["tanks"], "s-6": ["jeep-patrol"]}


@pytest.mark.parametrize(
    ("event", "counter", "strength"),
    [
        ("patriotic-fervor", "infantry", 4),
        ("patriotic-fervor", "tanks", 4),
        ("martial-law", "infantry", 3),
        ("martial-law", "tanks", 5),
    ],
)
def test_red_cards_that_remain_make_one_kind_stronger(
    event: str, counter: str, strength: int
) -> None:
    table = Table("trun orzax", COOP).in_play(event).aliens("A", "n-1", 1).counters("n-1", counter)
    table.place("n-1", "forest").battles("A")
    assert table.totals == (4, strength)


# -- Human Tech -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tech", "counter", "strength"),
    [
        ("super-serum", "infantry", 4),
        ("super-serum", "tanks", 4),
        ("alien-alloy-armor", "infantry", 3),
        ("alien-alloy-armor", "tanks", 5),
    ],
)
def test_serum_and_armor_make_one_kind_stronger(tech: str, counter: str, strength: int) -> None:
    table = Table("trun orzax", COOP).tech(tech).aliens("A", "n-1", 1).counters("n-1", counter)
    table.place("n-1", "forest").battles("A")
    assert table.totals == (4, strength)


@pytest.mark.parametrize(("tech", "left"), [((), 1), (("long-range-rockets",), 0)])
def test_long_range_rockets_hit_with_a_three(tech: tuple[str, ...], left: int) -> None:
    table = Table("trun orzax", COOP).tech(*tech).aliens("A", "n-1", 1).counters("n-2", "artillery")
    table.resistance_phase().comes("news thick-fog", "roll 3")
    assert table.there("A", "n-1") == left


def test_the_radar_network_doubles_the_price_of_a_landing_and_leaves_free_ones_free() -> None:
    table = Table("trun orzax", COOP).tech("radar-network").ally_in_pool("A", "clone-troopers")
    table.action("A", 1)
    assert table.refusal("A", "land saucer") == "action.points"
    table.says("A", "land clone-troopers")
    assert table.points("A") == 1
    table = Table("trun orzax", COOP).tech("radar-network").action("A", 3).says("A", "land saucer")
    assert table.state.of(POINTS, 0) == 1


def test_jet_packs_make_infantry_move() -> None:
    table = Table("trun orzax", COOP).tech("jet-packs").counters("n-1", "infantry", "angry-mob")
    table.resistance_phase().comes("news thick-fog", "roll 5")
    assert table.all_counters() == {"n-1": ["angry-mob"], "n-5": ["infantry"]}


@pytest.mark.parametrize(("counter", "left"), [("tanks", 1), ("infantry", 2)])
def test_atomic_shells_make_hard_resistance_deadly(counter: str, left: int) -> None:
    table = Table("trun orzax", COOP).tech("atomic-shells").aliens("A", "n-1", 2)
    table.counters("n-1", counter).place("n-1", "forest").battles("A")
    fight(table, 3, 5)
    assert table.there("A", "n-1") == left
