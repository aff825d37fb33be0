"""The printed examples, the questions and answers, and the boxed notes of the rulebook, by their ids.

Those that a ruling repeats stand with the ruling; `test_every_ruling.py` holds all of them together.
"""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight
from landfall.games.conquest_of_planet_earth.part import all_parts

RACES = [part.key for part in all_parts().races]


def test_a_hand_has_as_many_events_as_the_race_is_intelligent() -> None:
    """EX-HAND"""
    table = Table("menthalars trun").drawing("A")
    for name in ("death-ray", "abducted", "recalibrate", "overdrive", "force-field"):
        table.comes(f"deal {name}")
    assert len(table.held("A")) == 5
    assert table.whose_turn == "B"


def test_a_city_is_one_battle_of_three_fights() -> None:
    """EX-CITY"""
    table = Table("trun trun").aliens("A", "n-1", 4).place("n-1", "city").battles("A")
    for won in range(3):
        assert table.marker("n-1") == ""
        table.comes("meet us-army-infantry", "roll 6", "roll 1")
        assert (table.fights == "A") is (won < 2)
    assert (table.marker("n-1"), table.terror("A")) == ("A", 2)


def test_three_trun_have_twelve() -> None:
    """EX-TRUN"""
    table = Table("trun trun").aliens("A", "n-1", 3).place("n-1", "city").battles("A")
    assert table.comes("meet us-army-infantry").totals[0] == 12


@pytest.mark.parametrize("place", ["forest", "grassy-fields", "rolling-hills"])
def test_a_place_without_resistance_is_neither_fought_for_nor_marked(place: str) -> None:
    """EX-FOREST"""
    table = Table("trun trun").aliens("A", "n-1", 2).battles("A").comes(f"find {place}")
    assert (table.fights, table.marker("n-1"), table.terror("A")) == ("", "", 0)


def test_the_example_battle() -> None:
    """EX-BATTLE-1, EX-BATTLE-2, EX-BATTLE-3, EX-BATTLE-4"""
    table = Table("orzax trun").hand("A", "recalibrate").aliens("A", "n-c", 2).action("A", 2)
    table.says("A", "move n-c n-1", "move n-c n-1")
    assert table.free("A", "n-1") == 0  # the moves have ended there
    assert table.location("n-1") == ""
    table.says("A", "end").comes("find town")
    assert (table.location("n-1"), table.fights) == ("town", "A")
    table.comes("meet us-army-infantry")
    assert table.totals == (4, 3)
    fight(table, 4, 2)
    assert table.dice == ([4], [2])  # 8 against 5
    table.passes()
    assert (table.pile("resistance"), table.there("A", "n-1")) == (["us-army-infantry"], 2)
    table.says("A", "stay").comes("meet local-geologist", "meet us-army-fighter-planes")
    assert table.totals == (4, 7)
    fight(table, 3, 5).comes("roll 1").passes()  # 7 against 12; no Robot helps
    assert (table.there("A", "n-1"), table.pool("A")) == (1, 3)
    assert table.options("A") == {"stay", "escape n-c"}
    table.says("A", "stay")
    fight(table, 6, 4).passes()  # 8 against 11, and a Crushing Victory
    assert (table.marker("n-1"), table.terror("A")) == ("A", 2)
    assert table.pile("resistance") == [
        "us-army-infantry",
        "local-geologist",
        "us-army-fighter-planes",
    ]


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_random_space_is_the_outer_one_of_that_number(face: int) -> None:
    """EX-RANDOM"""
    table = Table("trun trun", "cooperative").placing("s", "tanks").comes(f"roll {face}")
    assert table.all_counters() == {f"s-{face}": ["tanks"]}


def test_captain_fantastic_is_no_hero() -> None:
    """FAQ-2: no further card, no Human Ingenuity with one Hero, and hero-only cards spare him."""
    table = Table("trun trun", "cooperative").hand("A", "abducted").aliens("A", "obj-2", 2)
    table.place("obj-2", "college-town").battles("A").comes("meet local-geologist").says(
        "A", "pass"
    )
    table.comes("meet captain-fantastic")
    assert table.rolls
    assert table.totals == (8, 8 + 1 + 1)  # the College Town helps the Geologist alone
    assert table.held("A") == ["abducted"]


def test_a_six_wins_against_any_total() -> None:
    """NOTE-CRUSH"""
    table = Table("orzax trun").aliens("A", "n-1", 1).place("n-1", "small-town").battles("A")
    table.comes("meet mad-scientist", "meet super-tanks")
    assert table.totals == (2, 10)
    assert fight(table, 6, 5).marker("n-1") == "A"


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Game Contents: cards, race sheets, saucers; 30 of the Events have a red box."""
    table = Table("trun trun", active_resistance=True)
    box, at = table.box, table.state.at
    decks = [
        *((box.event_deck, box.events, 70), (box.resistance_deck, box.resistance, 35)),
        *((box.location_deck, box.locations, 35), (box.stuff_deck, box.stuff, 25)),
        *((box.tech_deck, box.tech, 6), (box.race_deck, box.races, 10)),
    ]
    for deck, kinds, cards in decks:
        assert sum(int(at[deck + kind]) for kind in range(int(kinds))) == at[deck + kinds] == cards
    red = [int(box.event_copies[kind]) for kind in range(int(box.events)) if box.event_red[kind]]
    assert (sum(red), table.pool("A")) == (30, 4)


@pytest.mark.parametrize("race", RACES)
def test_every_race_has_a_power_that_is_always_on_and_one_for_tokens(race: str) -> None:
    """Alien Race Sheets"""
    [part] = [part for part in all_parts().races if part.key == race]
    prices = [power.get("tokens", 0) for power in part.data["power"]]
    assert min(prices) == 0 < max(prices)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_landing_site_is_three_steps_from_the_objective(seats: int) -> None:
    """The lost diagrams: our board keeps what is known of them."""
    board = Table("trun " * seats, "solo").box.board
    for seat in range(seats):
        reached, steps = {board.site(seat)}, 0
        while 0 not in reached:
            reached |= {near for space in reached for near in board.near[space]}
            steps += 1
        assert steps == 3
