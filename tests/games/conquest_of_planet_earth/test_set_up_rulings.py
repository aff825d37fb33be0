"""Rulings on the whole game, on setting up and on the Command Phase (R-CQ-101 to 207, 901 to 913)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight
from games.conquest_of_planet_earth.seen_table import game_of
from landfall import catalog
from landfall.core.errors import UnknownName
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import (
    CHOSEN,
    COMMANDS_LEFT,
    HAND,
    NUMBER,
    OFFERED,
    RACE,
)
from landfall.record import find_game, read, replay, write
from recorded import recorded


def from_the_start(seats: int = 2, mode: str = "competitive", **options: object) -> Table:
    """A table at the very beginning of its set-up."""
    table = Table("trun " * seats, mode, **options)
    table.state = game_of(seats, mode, **options).start()
    return table


def dealt(table: Table, races: str) -> Table:
    return table.comes(*[f"be {race}" for race in races.split()])


def hands(table: Table, *numbers: int) -> Table:
    """Hands of Master Plans and Death Rays, which need no answer."""
    harmless = ["death-ray"] * 4 + ["recalibrate"] * 4 + ["force-field"] * 3
    for _ in range(sum(numbers)):
        table.comes(f"deal {harmless.pop(0)}")
    return table


# -- general -------------------------------------------------------------------------------------------


def test_a_card_that_forbids_escapes_is_not_beaten_by_a_rule_that_allows_them() -> None:
    """R-CQ-101"""
    table = Table("trun trun").in_play("thick-fog", "B").aliens("A", "n-1", 2).aliens("A", "n-2", 1)
    table.place("n-1", "town").battles("A").says("A", "resolve n-1").comes("meet us-army-tanks")
    fight(table, 1, 6)
    assert table.rolls  # nobody was asked


def test_the_first_player_chooses_for_the_humans() -> None:
    """R-CQ-102, R-CQ-506: which Counters are pushed where not all fit."""
    table = Table("trun trun", "cooperative").first("B").counters("n-c", "tanks", "tanks")
    table.counters("n-4", "infantry", "artillery").placing("n", "jeep-patrol").comes("roll 4")
    assert table.asked == "B"
    assert table.targets("B", "push") == {"infantry", "artillery"}
    table.says("B", "push artillery")
    assert table.counters_in("n-c") == ["tanks", "tanks", "artillery"]
    assert table.counters_in("n-4") == ["infantry", "jeep-patrol"]


def test_an_effect_is_done_as_far_as_it_goes_and_needs_a_target() -> None:
    """R-CQ-103"""
    table = Table("trun trun").hand("A", "search-and-destroy").only_counters("infantry").action("A")
    table.says("A", "play search-and-destroy", "at n-1")  # one Counter is all there is
    assert table.all_counters() == {"n-1": ["infantry"]}
    table = Table("trun trun").hand("A", "search-and-destroy").only_counters().action("A")
    assert table.refusal("A", "play search-and-destroy") == "search-and-destroy.event"


def test_the_win_is_looked_at_after_a_location_that_raises_population() -> None:
    """R-CQ-104, R-CQ-116: a Radio Station is explored next to the Objective; turn order decides."""
    table = Table("trun trun").place("obj-c", "capitol-city", "B").place("s-1", "city", "B")
    table.place("s-2", "town", "B")
    table.aliens("A", "obj-1", 1).battles("A").comes("find radio-station")
    assert (table.terror("B"), table.winner) == (8, "B")


def test_whose_effect_it_is_wins_where_two_reach_the_goal() -> None:
    """R-CQ-116"""
    table = Table("trun trun").place("obj-c", "capitol-city", "B").place("obj-2", "town", "A")
    table.place("s-1", "city", "B").place("n-1", "city", "A").place("n-2", "town", "A")
    table.place("s-2", "town", "B").place("n-3", "small-town", "A")
    table.first("B").aliens("A", "obj-1", 1).battles("A").comes("find radio-station")
    assert (table.terror("A"), table.terror("B"), table.winner) == (8, 8, "A")


def test_where_two_others_reach_the_goal_the_first_in_turn_order_wins() -> None:
    """R-CQ-116: the Radio Station that A explores serves both of the others."""
    table = Table("trun trun trun").place("obj-c", "capitol-city", "C").place("se-2", "city", "C")
    table.place("obj-2", "town", "B").place("se-3", "city", "B").place("se-4", "town", "B")
    table.place("se-5", "town", "C").place("se-6", "small-town", "B")
    table.first("C").aliens("A", "obj-1", 1).battles("A").comes("find radio-station")
    assert (table.terror("B"), table.terror("C"), table.winner) == (8, 8, "C")


def test_a_stolen_marker_wins_at_once() -> None:
    """R-CQ-104: swapped."""
    table = Table("trun trun").place("obj-c", "capitol-city", "A").place("n-1", "metropolis", "B")
    table.place("n-3", "town", "A")
    table.aliens("A", "n-1", 1).aliens("A", "n-2", 1).place("n-2", "forest").battles("A")
    table.says("A", "steal")
    assert (table.winner, table.over) == ("A", True)


def test_the_order_of_the_set_up() -> None:
    """R-CQ-105, R-CQ-106: races, starting Counters, hands, what races bring."""
    table = from_the_start(2, "cooperative")
    assert "be trun" in table.outcomes
    dealt(table, "orzax menthalars")
    assert (table.there("A", "n-c"), table.there("B", "s-c"), table.has("A")) == (4, 4, 1)
    assert "deploy tanks" in table.outcomes
    table.comes("deploy tanks", "roll 1", "deploy tanks", "roll 1", "deploy tanks", "roll 1")
    table.comes("deploy tanks", "roll 2")
    assert table.all_counters() == {s: ["tanks"] for s in ("n-1", "s-1", "obj-1", "obj-2")}
    assert table.first_player == "A"
    hands(table, 4, 5)
    assert "gain heat-ray" in table.outcomes  # the Orzax, after the hands
    table.comes("gain heat-ray")
    assert table.has("B") == 2
    assert table.rolls  # round 1


def test_the_captain_among_the_starting_counters_attacks_at_once_and_nothing_comes_for_him() -> (
    None
):
    """R-CQ-107"""
    table = dealt(from_the_start(1, "cooperative"), "trun")
    table.comes("deploy captain-fantastic")
    assert table.totals == (16, 8)
    table.comes("roll 1", "roll 6")
    assert (table.there("A", "s-c"), table.pooled("captain-fantastic")) == (3, 1)
    table.comes("deploy tanks", "roll 1", "deploy tanks", "roll 2")
    assert table.all_counters() == {"obj-1": ["tanks"], "obj-2": ["tanks"]}


def test_two_starting_counters_in_one_space_are_pushed_and_fought() -> None:
    """R-CQ-108"""
    table = dealt(from_the_start(1, "cooperative", extra_counters=True), "trun")
    table.comes("deploy tanks", "roll 1", "deploy infantry", "roll 1")
    assert table.counters_in("s-c") == ["tanks"]
    assert (table.fights, table.totals) == ("A", (16, 4))


@pytest.mark.parametrize(("more", "own", "objective"), [(False, 1, 2), (True, 2, 3)])
def test_well_prepared_humans_have_one_counter_more_on_every_section(
    more: bool, own: int, objective: int
) -> None:
    """R-CQ-105: one on each player's section and two on the Objective's, or two and three."""
    table = dealt(from_the_start(2, "cooperative", extra_counters=more), "trun fome")
    for section, count in (("n", own), ("s", own), ("obj", objective)):
        for number in range(count):
            table.comes("deploy artillery" if section == "obj" else "deploy infantry")
            table.comes(f"roll {number + 1}")
            assert f"{section}-{number + 1}" in table.all_counters()
    assert "deal death-ray" in table.outcomes


def test_cards_of_the_first_hand_that_must_be_played_are_played_before_the_next_seat_draws() -> (
    None
):
    """R-CQ-109, NOTE-PLAY-IMM: and they are not replaced."""
    table = dealt(from_the_start(), "trun vyborian")
    table.comes("deal martial-law", "deal death-ray")
    assert table.remaining("martial-law") == ["A"]
    assert table.held("A") == ["death-ray"]
    table.comes("deal recalibrate")
    assert table.held("B") == ["recalibrate"]


def test_races_are_drawn_without_replacement() -> None:
    """R-CQ-110"""
    table = dealt(from_the_start(), "trun")
    assert "be trun" not in table.outcomes
    assert len(table.outcomes) == 9


def test_seats_have_the_landing_sites_clockwise() -> None:
    """R-CQ-111"""
    assert [Table("trun " * 4).home(seat) for seat in "ABCD"] == ["n-c", "e-c", "s-c", "w-c"]
    assert [Table("trun " * 3).home(seat) for seat in "ABC"] == ["n-c", "se-c", "w-c"]


def test_a_deck_that_has_run_out_is_made_of_its_discard_pile() -> None:
    """R-CQ-112"""
    table = Table("trun trun").only_cards("local-police", "angry-mob").discarded("local-police")
    table.aliens("A", "n-1", 4).place("n-1", "town").battles("A")
    assert table.outcomes == ["meet angry-mob"]
    table.comes("meet angry-mob", "roll 6", "roll 1").reaches_chance()
    assert sorted(table.outcomes) == ["meet angry-mob", "meet local-police"]


def test_there_are_more_locations_than_spaces_for_them() -> None:
    """R-CQ-113"""
    table = Table("trun " * 4)
    empty = sum(int(table.state.is_empty(space)) for space in range(35))
    assert empty == 30 < int(table.state.at[table.box.location_deck + table.box.locations])


def test_everybody_sees_discard_piles_in_their_order() -> None:
    """R-CQ-114"""
    table = Table("trun trun").discarded("local-police", "angry-mob").command()
    for viewer in (0, 1, None):
        seen = table.game.observe(table.state, viewer)
        pile = table.box.resistance_discards
        assert seen.at[pile : pile + 3] == table.state.at[pile : pile + 3]


def test_nobody_is_out_and_one_point_lands_an_alien() -> None:
    """R-CQ-115: no end by rounds, and who has lost everything lands again."""
    table = Table("trun trun").put(5, 200).action("A", 1)
    table.says("A", "land saucer", "end")
    assert not table.over


# -- the Command Phase ---------------------------------------------------------------------------------


def test_all_choose_in_secret_and_at_once() -> None:
    """R-CQ-201"""
    table = Table("trun trun").command()
    assert table.asked == "AB"
    table.says("B", "choose 2")
    seen = table.game.observe(table.state, 0)
    assert seen.of(CHOSEN, 1) == -1
    assert table.game.observe(table.state, 1).of(CHOSEN, 1) == 1
    table.says("A", "choose 6")
    assert (table.number("A"), table.number("B"), table.first_player) == (6, 2, "B")


def test_a_one_on_the_command_die_is_a_token_and_perhaps_another_roll() -> None:
    """R-CQ-202: the 1 may be kept; FAQ-4: a second 1 gives no second token and stands."""
    table = (
        Table("trun trun").command().says("A", "choose d6").says("B", "choose 6").comes("roll 1")
    )
    assert table.has("A") == 1
    assert table.options("A") == {"keep", "again"}
    table.says("A", "keep")
    assert (table.number("A"), table.whose_turn) == (1, "A")
    table = (
        Table("trun trun").command().says("A", "choose d6").says("B", "choose 6").comes("roll 1")
    )
    table.says("A", "again").comes("roll 1")
    assert (table.number("A"), table.has("A"), table.whose_turn) == (1, 1, "A")


def test_counters_are_recovered_when_only_the_die_is_left() -> None:
    """R-CQ-203, NOTE-D6-STAYS"""
    table = Table("trun trun")
    table.state.put(COMMANDS_LEFT, 0, 32)
    table.state.put(COMMANDS_LEFT, 1, 33)
    table.command()
    assert table.targets("A", "choose") == {"2", "3", "4", "5", "6", "d6"}
    assert table.targets("B", "choose") == {"2", "d6"}


def test_a_used_number_is_set_aside_also_unspent_and_the_die_is_not() -> None:
    """R-CQ-207, NOTE-D6-STAYS"""
    table = Table("trun trun").hand("A", "death-ray", "death-ray").hand("B", "abducted", "abducted")
    table.command().says("A", "choose 4").says("B", "choose d6").comes("roll 5")
    table.says("A", "end", "draw").says("B", "end", "draw")
    assert table.targets("A", "choose") == {"2", "3", "5", "6", "d6"}
    assert table.refusal("A", "choose 4") == "command.set-aside"
    assert table.targets("B", "choose") == {"2", "3", "4", "5", "6", "d6"}


def test_a_tie_is_rolled_off_until_one_is_highest() -> None:
    """R-CQ-204: the rolls change nothing else."""
    table = Table("trun trun trun").command()
    table.says("A", "choose 6").says("B", "choose 3").says("C", "choose 3")
    table.comes("roll 4", "roll 4", "roll 2", "roll 5")
    assert table.first_player == "C"
    assert [table.number(seat) for seat in "ABC"] == [6, 3, 3]
    assert table.has("B") == 0


def test_fewer_points_do_not_move_the_first_player() -> None:
    """R-CQ-205, R-CQ-206: number, less the flare but one at least, the race's, then Overdrive."""
    table = Table("vento trun").hand("B", "solar-flare").hand("A", "overdrive").command()
    table.says("A", "choose 2").says("B", "choose 3").says("B", "play solar-flare", "rival A")
    table.passes()
    assert (table.first_player, table.whose_turn) == ("A", "A")
    assert table.points("A") == 1 + 1
    table.says("A", "play overdrive")
    assert table.points("A") == 4


def test_imperial_logistics_looks_at_the_command_number_alone() -> None:
    """R-CQ-206"""
    for number, points in ((4, 5), (5, 5), (6, 6)):
        assert Table("vento trun").turn("A", number).points("A") == points
    table = Table("vento trun").hand("B", "solar-flare").command().says("A", "choose 5")
    table.says("B", "choose 6").says("B", "play solar-flare", "rival A").passes()
    assert table.points("A") == 3  # the number was 5, whatever the flare has left


# -- teams, solo, options ------------------------------------------------------------------------------


def test_partners_neither_fight_nor_stop_nor_rob_each_other() -> None:
    """R-CQ-901"""
    table = Table("trun " * 4, "team").aliens("A", "n-c", 1).aliens("B", "n-1", 1)
    table.place("n-1", "town", "B").action("A", 3).says("A", "move n-c n-1")
    assert table.may("A", "move n-1 n-2")
    table.says("A", "end")
    assert (table.marker("n-1"), table.fights) == ("B", "")
    assert table.refusal("A", "steal") != ""


def test_a_team_wins_with_sixteen_together() -> None:
    """R-CQ-901, NOTE-TEAM"""
    table = Table("trun " * 4, "team").place("obj-c", "capitol-city", "A").place("n-1", "town", "A")
    table.place("n-2", "harbor-town", "A").place("n-3", "town", "A").place("e-4", "town", "B")
    table.place("e-1", "metropolis", "B").aliens("B", "e-3", 4)
    table.place("e-3", "small-town").battles("B")
    assert not table.over
    table.comes("meet local-police", "roll 6", "roll 1")
    assert table.terror("A") + table.terror("B") == 16
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.ranks[:2] == (1, 1)
    assert min(outcome.ranks[2:]) > 1


def test_a_team_does_not_win_with_eight() -> None:
    """R-CQ-901"""
    table = Table("trun " * 4, "team").place("obj-c", "capitol-city", "A")
    table.place("n-1", "army-base", "A")
    table.aliens("A", "n-3", 4).place("n-3", "small-town").battles("A")
    table.comes("meet local-police", "roll 6", "roll 1")
    assert (table.terror("A"), table.over) == (8, False)


def test_partners_sit_side_by_side() -> None:
    """R-CQ-902"""
    game = game_of(4, "team")
    assert game.teams == (0, 0, 1, 1)
    state = Table("trun " * 4, "team").state
    assert [[bool(state.are_partners(one, other)) for other in range(4)] for one in (0, 2)] == [
        [True, True, False, False],
        [False, False, True, True],
    ]
    board = Table("trun " * 4, "team").box.board
    assert 2 in board.linked[1]
    assert 4 in board.linked[3]


def test_cards_that_name_a_player_spare_a_partner() -> None:
    """R-CQ-903"""
    table = Table("trun " * 4, "team").tokens(B=1, C=1).hand("A", "backstab").action("A")
    table.says("A", "play backstab")
    assert table.targets("A", "rival") == {"C"}
    for seat, rules in (("B", ("team.partners",)), ("A", ()), ("D", ())):
        assert table.game.explain(table.state, f"rival {seat}", 0).also == rules


def in_a_team(*cards: str) -> Table:
    """A holds cards; partner B and rival C have what they could be aimed at."""
    table = (
        Table("trun " * 4, "team").hand("A", *cards).stuff("B", "heat-ray").stuff("C", "heat-ray")
    )
    table.aliens("A", "n-1", 1).aliens("B", "n-2", 1).aliens("C", "n-6", 1)
    return table.place("e-1", "town", "B").place("s-1", "town", "C").action("A", 9)


@pytest.mark.parametrize("card", ["sabotage", "saucer-malfunction"])
def test_a_partner_is_no_other_player(card: str) -> None:
    """R-CQ-903"""
    table = in_a_team(card).says("A", f"play {card}")
    assert table.targets("A", "rival") == {"C"}


def test_a_partners_marker_and_aliens_are_no_enemys() -> None:
    """R-CQ-903"""
    table = in_a_team("uprising").says("A", "play uprising")
    assert table.targets("A", "at") == {"s-1"}
    table = in_a_team("tractor-beam").says("A", "play tractor-beam")
    assert table.targets("A", "at") == {"n-6"}
    table.says("A", "at n-6")
    assert table.options("A") == {"rival C"}
    table = in_a_team("tractor-beam").aliens("C", "n-2", 1).says("A", "play tractor-beam", "at n-2")
    assert table.options("A") == {"rival C"}


def test_a_doomsday_device_spares_a_partner() -> None:
    """R-CQ-903: a partner's Aliens are as the holder's own."""
    table = Table("trun " * 4, "team").stuff("A", "doomsday-device").place("n-1", "town", "C")
    for seat in "ABC":
        table.aliens(seat, "n-1", 1)
    table.action("A").says("A", "use doomsday-device", "at n-1").passes()
    assert [table.there(seat, "n-1") for seat in "ABC"] == [1, 1, 0]
    assert (table.ruin("n-1"), table.marker("n-1")) == (True, "")


def test_no_flare_comes_from_a_partner() -> None:
    """R-CQ-903"""
    table = Table("trun " * 4, "team").hand("A", "solar-flare").command()
    for seat, number in zip("ABCD", "2345", strict=True):
        table.says(seat, f"choose {number}")
    table.says("A", "play solar-flare")
    assert table.targets("A", "rival") == {"C", "D"}


def test_a_partner_may_cancel_a_partners_card() -> None:
    """R-CQ-612, R-CQ-903"""
    table = Table("trun " * 4, "team").hand("A", "overdrive").hand("B", "jammed-transmission")
    table.action("A", 1).says("A", "play overdrive").says("B", "play jammed-transmission")
    assert table.points("A") == 1


def test_partners_see_between_which_races_each_of_them_chooses_and_no_others() -> None:
    """R-CQ-905, R-CQ-613"""
    table = dealt(from_the_start(4, "team", draw_two_pick_one=True), "trun orzax fome vento")
    races = [table.box.race_names.index(name) + 1 for name in ("trun", "orzax")]
    for viewer, seen in ((0, races), (1, races), (2, [-1, -1]), (None, [-1, -1])):
        position = table.game.observe(table.state, viewer)
        assert [int(position.of(OFFERED + place, 0)) for place in (0, 1)] == seen


def test_partners_see_each_others_hands_and_no_others() -> None:
    """R-CQ-613, NOTE-TEAM"""
    table = Table("trun " * 4, "team").hand("A", "overdrive").command()
    kind = table.box.event_names.index("overdrive")
    seen = [int(table.game.observe(table.state, viewer).of(HAND + kind, 0)) for viewer in range(4)]
    assert seen == [1, 1, 0, 0]
    table = Table("trun trun", "cooperative").hand("A", "overdrive").command()
    assert table.game.observe(table.state, 1).of(HAND + kind, 0) == 1


def test_one_group_has_two_sections_and_several_have_the_board_of_so_many() -> None:
    """R-CQ-904, NOTE-SOLO"""
    assert Table("trun", "solo").box.board.sections == ("obj", "s")
    assert Table("trun trun trun", "solo").box.board.sections == ("obj", "n", "se", "w")


def test_solo_may_choose_the_same_race_twice_and_others_may_not() -> None:
    """R-CQ-904, R-CQ-110"""
    table = from_the_start(2, "solo", choose_races=True).says("A", "race trun")
    assert table.may("B", "race trun")
    table = from_the_start(2, "cooperative", choose_races=True).says("A", "race trun")
    assert table.refusal("B", "race trun") == "races.taken"


class NamedTable:
    """A table whose races are dealt, but those that were named."""

    def __init__(self, seats: int, mode: str, **races: str) -> None:
        self.game = game_of(seats, mode, races=races)
        self.state = self.game.start()

    @property
    def may_be_dealt(self) -> set[str]:
        texts = [self.game.text(code) for code, _ in self.game.outcomes(self.state)]
        return {text.removeprefix("be ") for text in texts if text.startswith("be ")}

    def dealt(self, *races: str) -> None:
        for race in races:
            self.state = self.game.apply(self.state, self.game.code(f"be {race}"))

    @property
    def races(self) -> list[str]:
        names = self.game.ruleset.box.race_names
        return [names[self.state.race(seat)] for seat in range(self.game.seats)]


def test_races_named_before_the_game_are_not_dealt() -> None:
    """R-CQ-110: the others are dealt from what is left."""
    table = NamedTable(3, "cooperative", B="trun")
    assert len(table.may_be_dealt) == 9
    assert "trun" not in table.may_be_dealt
    table.dealt("orzax", "fome")
    assert table.races == ["orzax", "trun", "fome"]


def test_when_all_races_are_named_none_is_dealt_or_asked_for() -> None:
    table = NamedTable(2, "cooperative", A="fome", B="trun")
    assert not table.may_be_dealt
    assert table.races == ["fome", "trun"]


def test_alone_two_groups_may_be_named_the_same_race() -> None:
    """R-CQ-904"""
    table = NamedTable(3, "solo", A="trun", B="trun")
    assert "trun" not in table.may_be_dealt  # its sheet is on the table
    table.dealt("vento")
    assert table.races == ["trun", "trun", "vento"]


def test_a_game_with_named_races_is_recorded_and_opened_again(tmp_path: Path) -> None:
    game = game_of(3, "cooperative", races={"C": "trun", "A": "vento"})
    record = recorded(game, "named", most=40)
    for form in ("text", "json"):
        file = tmp_path / form
        write(file, record, form)
        opened = read(file, catalog.game)
        again = find_game(opened, catalog.game)
        assert again.options == game.options
        *_, last = replay(opened, again)
        assert again.hash(last.after) == record.steps[-1].hash


def test_of_two_races_each_keeps_one_in_secret() -> None:
    """R-CQ-905"""
    table = from_the_start(draw_two_pick_one=True)
    dealt(table, "trun orzax fome vento")
    assert table.asked == "AB"
    assert table.targets("A", "race") == {"trun", "orzax"}
    assert table.refusal("A", "race fome") == "races.offered"
    table.says("A", "race orzax")
    assert table.game.observe(table.state, 1).of(RACE, 0) == -1
    table.says("B", "race fome")
    names = table.box.race_names
    assert [names[int(table.state.race(seat))] for seat in range(2)] == ["orzax", "fome"]


def test_a_team_of_one_race_draws_one_for_both() -> None:
    """R-CQ-906"""
    table = dealt(from_the_start(4, "team", one_race="first"), "trun fome vento")
    names = table.box.race_names
    races = [names[int(table.state.race(seat))] for seat in range(4)]
    assert races == ["trun", "trun", "fome", "vento"]


def test_a_team_of_one_race_draws_two_and_the_first_of_it_picks() -> None:
    """R-CQ-906"""
    table = from_the_start(4, "team", one_race="both", draw_two_pick_one=True)
    dealt(table, "trun fome vento orzax")
    assert table.asked == "AC"
    table.says("A", "race fome").says("C", "race vento")
    names = table.box.race_names
    races = [names[int(table.state.race(seat))] for seat in range(4)]
    assert races == ["fome", "fome", "vento", "vento"]


def test_command_counters_in_the_cooperative_game_are_secret_too() -> None:
    """R-CQ-907"""
    table = Table("trun trun", "cooperative", command_counters=True).command()
    assert table.asked == "AB"
    table.says("A", "choose 5")
    assert table.game.observe(table.state, 1).of(CHOSEN, 0) == -1


def test_unconquered_tech_locations_are_dice_more() -> None:
    """R-CQ-908: conquered by nobody and not Demolished."""
    table = Table("trun trun", "cooperative", tech_locations=True).place("n-1", "observatory")
    table.place("n-2", "college-town", "A").place("n-3", "missile-silo", ruin=True)
    table.resistance_phase().comes("news thick-fog", "roll 1")
    assert table.rolls  # one of the Stage, one of the Observatory
    table.comes("roll 1")
    assert table.under_way == "round"
    table = Table("trun trun", "cooperative", tech_locations=True).place("n-1", "observatory")
    table.resistance_phase().comes("news thick-fog", "roll 1", "roll 6")
    assert "invent jet-packs" in table.outcomes
    table = Table("trun trun", "cooperative").place("n-1", "observatory")
    table.resistance_phase().comes("news thick-fog", "roll 1")
    assert table.under_way == "round"  # without the option the Stage alone counts


def test_with_active_resistance_events_are_turned_up_until_a_red_box_comes() -> None:
    """R-CQ-909, R-CQ-608, NOTE-ACTIVE: the others are discarded without effect."""
    table = Table("trun trun", active_resistance=True).resistance_phase()
    assert "news overdrive" in table.outcomes
    table.comes("news overdrive", "news death-ray", "news martial-law")
    assert table.pile("event") == ["overdrive", "death-ray"]
    assert table.remaining("martial-law") == ["-"]


def test_with_active_resistance_all_events_have_one_discard_pile() -> None:
    """R-CQ-909: what was used or canceled, and what remained in play, goes where the rest lies."""
    table = Table("trun trun", active_resistance=True).resistance_phase()
    table.comes("news death-ray", "news backstab")
    assert (table.pile("event"), table.pile("red")) == (["death-ray", "backstab"], [])
    table = Table("trun trun", active_resistance=True).hand("B", "jammed-transmission")
    table.resistance_phase().comes("news backstab").says("B", "play jammed-transmission")
    assert table.pile("event") == ["jammed-transmission", "backstab"]
    table = Table("trun trun", active_resistance=True).in_play("martial-law")
    table.hand("A", "jammed-transmission").action("A").says("A", "cancel martial-law")
    assert table.pile("event") == ["martial-law", "jammed-transmission"]


def test_with_active_resistance_anybodys_location_is_liberated_and_rivals_still_fight() -> None:
    """R-CQ-910"""
    table = Table("trun trun", active_resistance=True).place("n-1", "town", "A")
    table.counters("n-1", "infantry").resistance_phase().comes("news thick-fog")
    assert table.marker("n-1") == ""
    table = Table("trun trun", active_resistance=True).aliens("A", "n-1", 1).aliens("B", "n-1", 1)
    table.place("n-1", "forest").battles("A")
    assert table.totals == (4, 4)


def test_with_active_resistance_all_lose_at_ten() -> None:
    """R-CQ-911, NOTE-ACTIVE"""
    table = Table("trun trun", active_resistance=True).track(9).resistance_phase()
    table.comes("news thick-fog")
    assert table.winner == "humans"
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert 1 not in outcome.ranks


def test_the_objective_may_be_asked_for_conquered_or_demolished() -> None:
    """R-CQ-912"""

    def ready(**objective: object) -> Table:
        table = Table("trun", "cooperative", objective_required=True)
        table.place("s-1", "metropolis", "A").place("s-2", "city", "A").place("s-4", "town", "A")
        table.aliens("A", "s-3", 4).place("s-3", "small-town")
        return table.place("obj-c", "capitol-city", **objective)  # type: ignore[arg-type]

    for marker, ruin, won in (("", False, ""), ("A", False, "A"), ("", True, "A")):
        table = ready(marker=marker, ruin=ruin).battles("A")
        table.comes("meet local-police", "roll 6", "roll 1")
        assert table.winner == won


def test_the_objective_falls_last_and_wins() -> None:
    """R-CQ-912, R-CQ-104"""
    table = Table("trun", "cooperative", objective_required=True).stuff("A", "doomsday-device")
    table.place("s-1", "metropolis", "A").place("s-2", "city", "A").place("s-3", "town", "A")
    table.place("s-4", "small-town", "A")
    table.aliens("A", "obj-c", 1).action("A").says("A", "use doomsday-device", "at obj-c")
    assert table.winner == "A"


def test_races_are_either_chosen_or_drawn() -> None:
    """R-CQ-913: refused with a sentence; all others go together."""
    with pytest.raises(UnknownName, match="either chosen or drawn"):
        game_of(2, "cooperative", choose_races=True, draw_two_pick_one=True)
    with pytest.raises(UnknownName, match="Resistance Phase"):
        game_of(2, "competitive", tech_locations=True)


# -- the cooperative Command Phase ---------------------------------------------------------------------


def test_cooperative_players_roll_for_their_points() -> None:
    """R-CQ-202 and R-CQ-204 hold in the cooperative game."""
    table = Table("trun orzax", "cooperative").command().comes("roll 1").says("A", "again")
    table.comes("roll 5", "roll 3")
    assert (table.has("A"), table.first_player, table.points("B")) == (1, "B", 3)


def test_a_random_deal_knows_no_favourites() -> None:
    """R-CQ-110: every race is as likely as the next."""
    game = game_of(2, "competitive")
    state = game.start()
    chances = [share for _, share in game.outcomes(state)]
    assert len(chances) == 10
    assert all(abs(a - b) < 1e-9 for a, b in pairwise(chances))
    assert game.sample(state, Rng("deal")) in [code for code, _ in game.outcomes(state)]
    assert int(state.of(NUMBER, 0)) == 0
