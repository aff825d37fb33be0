"""The list of what a step changed is whole: carried out on the table before, it gives the next."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from kinds_of_change import of_game
from landfall.core.game import CHANCE
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import change as kinds
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers.change import Change, OffBoard
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.editions.later_printing import LATER_PRINTING
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.game import DEFAULT_EDITION, EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.turn import begin_moment
from plain_table import STATEMENTS, carried_out, plain
from random_play import walk
from straddling import across_borders, stretched_everywhere
from wide_cards import WIDE

WIDE_DECK = "wide deck"
TABLES = [
    *zip(EDITIONS, (2, 3, 4), strict=True),
    (DEFAULT_EDITION, 4),
    (WIDE_DECK, 3),
    ("edition-x", 6),
]


Played = tuple[AlienFrontiers, list[tuple[State, int]]]


def played(edition: str, seats: int) -> Played:
    wide = edition == WIDE_DECK
    game = AlienFrontiers("edition-x" if wide else edition, seats, variant=WIDE if wide else None)
    return game, [*walk(game, "changes", edition, seats)]


def differences(game: AlienFrontiers, before: State, action: str) -> tuple[Change, ...]:
    return changes(game.ruleset, before, game.apply(before, game.code(action)))


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_list_of_every_step_is_whole(edition: str, seats: int) -> None:
    whole(*played(edition, seats))


def whole(game: AlienFrontiers, steps: list[tuple[State, int]]) -> None:
    tables = [plain(game, position) for position, _ in steps]
    for (before, after), (old, new) in zip(pairwise(steps), pairwise(tables), strict=True):
        listed = changes(game.ruleset, before[0], after[0])
        assert carried_out(old, listed) == new, f"{game.text(before[1])}: {listed}"


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_no_entry_of_the_list_can_be_left_out(edition: str, seats: int) -> None:
    none_too_many(*played(edition, seats))


def none_too_many(game: AlienFrontiers, steps: list[tuple[State, int]]) -> None:
    for (before, _), (after, _) in pairwise(steps[::5]):  # several steps at once as well
        table = plain(game, after)
        old = plain(game, before)
        listed = changes(game.ruleset, before, after)
        assert carried_out(old, listed) == table
        for at, change in enumerate(listed):
            waits = isinstance(change, kinds.RelicMoved) and {change.source, change.target} == {
                OffBoard.HAND,
                OffBoard.ROLLING,
            }
            if not isinstance(change, STATEMENTS) and not waits:
                rest = listed[:at] + listed[at + 1 :]
                assert carried_out(old, rest) != table, change


OF_AGENDAS = (
    kinds.AgendaGot,
    kinds.AgendaShed,
    kinds.AgendaRevealed,
    kinds.AgendasShuffled,
    kinds.AgendaShown,
    kinds.AgendaFulfilled,
    kinds.AgendaFaded,
)
OF_THE_BELT = (
    kinds.AsteroidGot,
    kinds.AsteroidLost,
    kinds.AsteroidUsedUp,
    kinds.AsteroidsMoved,
)
"""Met in games with an Outer Belt, and tested there."""


ACROSS: set[type[Change]] = {kinds.FieldStretched, kinds.FieldConfined}


@pytest.mark.slow
def test_the_list_is_whole_where_fields_straddle_borders() -> None:
    met: set[type[Change]] = set()
    game = across_borders()
    for seed in range(8):
        steps = [*walk(game, "across", seed, start=stretched_everywhere(game))]
        whole(game, steps)
        none_too_many(game, steps)
        for (before, _), (after, _) in pairwise(steps):
            met |= {type(change) for change in changes(game.ruleset, before, after)}
    assert met >= {kinds.FieldMoved, kinds.FieldRemoved, *ACROSS}


def test_random_games_meet_every_kind() -> None:
    """Else the tests above would not notice one that is forgotten; the others have tests below."""
    elsewhere = {kinds.ShipMoved, kinds.ShipsLeftOver, *ACROSS, *STATEMENTS, *OF_THE_BELT}
    # See the tests of factions.
    elsewhere |= {kinds.BoardTaken, kinds.RevMoved, kinds.ShipSaved, kinds.BrethrenMoved}
    elsewhere |= {*OF_AGENDAS}  # see the tests of Agendas
    missing = of_game(kinds.__name__) - elsewhere
    of_wide_cards = {kinds.CardRemoved, kinds.PutOnCard, kinds.TakenOffCard}
    of_wide_cards |= {kinds.SeatMarked, kinds.MarkEnded}
    for variant, wanted in ((None, missing - of_wide_cards), (WIDE, of_wide_cards)):
        game = AlienFrontiers(seats=4, variant=variant)
        for seed in range(12):
            for (before, _), (after, _) in pairwise(walk(game, "kinds", seed)):
                wanted -= {type(change) for change in changes(game.ruleset, before, after)}
            if not wanted:
                break
        assert not wanted


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_numbers_of_an_explanation_are_those_of_the_acting_seat(
    edition: str, seats: int
) -> None:
    game, steps = played(edition, seats)
    for (before, code), (after, _) in pairwise(steps):
        explained = game.explain(before, code)
        more: dict[str, int] = {}
        if game.actor(before) != CHANCE:
            seat = game.actor(before)
            had, has = owned(game, before, seat), owned(game, after, seat)
            more = {name: has[name] - had[name] for name in had if has[name] != had[name]}
        assert explained.gained == {name: number for name, number in more.items() if number > 0}
        assert explained.paid == {name: -number for name, number in more.items() if number < 0}
        listed = [change.to_dict() for change in changes(game.ruleset, before, after)]
        assert list(explained.changes) == listed


def owned(game: AlienFrontiers, position: State, seat: int) -> dict[str, int]:
    entry: dict[str, Any] = game.to_dict(position)["seats"]["ABCDEF"[seat]]
    return {
        "fuel": entry["fuel"],
        "ore": entry["ore"],
        "points": game.score(position, seat),
        "ships": entry["ships"],
        "colonies": sum(entry["colonies"].values()),
        "cards": len(entry["cards"]),
    }


def test_nothing_has_changed_where_nothing_has() -> None:
    game, steps = played("later-printing", 3)
    for position, _ in steps[::10]:
        assert changes(game.ruleset, position, game.from_dict(game.to_dict(position))) == ()


# -- single changes -----------------------------------------------------------------------------------


def table(**position: Any) -> tuple[AlienFrontiers, State]:
    game = AlienFrontiers(seats=3)
    return game, game.from_dict({"turn": "A", "phase": "main", **position})


def test_a_raid_over_like_ships_of_the_own_colour_sends_all_of_them_away() -> None:
    """The 3 and the 4 that stand there afterwards are others than those that stood there."""
    docked = {"raiders-outpost": [2, 3, 4]}
    game, position = table(dice=[3, 4, 5], seats={"A": {"docked": docked, "ships": 6}})
    listed = differences(game, position, "dock raiders-outpost 3 4 5")
    assert kinds.ShipsLeft(0, "raiders-outpost", (2, 3, 4)) in listed
    assert kinds.ShipsDocked(0, "raiders-outpost", (3, 4, 5)) in listed
    assert not [*kinds.of_kind(listed, kinds.ShipsLeftOver)]
    gain = game.explain(position, "dock raiders-outpost 3 4 5").gain
    assert "your 2, 3 and 4 at the Raiders' Outpost go to the Maintenance Bay" in gain


@pytest.mark.parametrize(
    ("dice", "card", "turned"),
    [
        ([3, 4], "fleet-interlink", {(3, 4), (4, 5)}),
        ([2, 3, 6], "fleet-interlink", {(2, 3), (3, 4), (6, 1)}),
        ([1, 2], "suppression-matrix", {(1, 6), (2, 1)}),
        ([1, 2, 3, 4, 5, 6], "suppression-matrix", {(v, v - 1 or 6) for v in range(1, 7)}),
        ([3, 4], "data-core-gamma 3 to 5", {(3, 5)}),
    ],
)
def test_of_a_fleet_that_turns_at_once_each_ship_is_told_of(
    dice: list[int], card: str, turned: set[tuple[int, int]]
) -> None:
    """Of the dice alone it could as well be another one that went further."""
    game = AlienFrontiers("edition-x", 2, deck="wide")
    cards = ["fleet-interlink", "suppression-matrix", "data-core-gamma", "data-core-alpha"]
    before = game.from_dict(
        {"dice": dice, "seats": {"A": {"ships": 6, "fuel": 2, "cards": cards}, "B": {}}}
    )
    found = differences(game, before, f"use {card}")
    ships = [change for change in found if isinstance(change, kinds.ShipTurned)]
    assert {(ship.was, ship.now) for ship in ships} == turned
    assert len(ships) == len(turned)


def test_the_same_where_another_card_has_set_it_to_work() -> None:
    game = AlienFrontiers("edition-x", 2, deck="wide")
    seats = {"A": {"fuel": 3, "cards": ["tele-operator"]}, "B": {}}
    display = ["fleet-interlink", "alien-city", "booster-pod"]
    table = game.from_dict({"dice": [3, 4], "seats": seats, "display": display})
    table = game.apply(table, game.code("use tele-operator fleet-interlink"))
    assert game.explain(table, "use fleet-interlink").gain == (
        "your 3 becomes a 4; your 4 becomes a 5"
    )


def test_a_borrowed_ship_that_is_turned_is_its_owners() -> None:
    game = AlienFrontiers("edition-x", 2, deck="wide")
    table = game.from_dict(
        {
            "dice": [2, 4],
            "seats": {"A": {"fuel": 2, "cards": ["fleet-interlink", "chrono-spike"]}, "B": {}},
            "this-turn": {"borrowed": [{"owner": "B", "at": "unplaced", "value": 4}]},
        }
    )
    assert game.explain(table, "use fleet-interlink").gain == (
        "your 2 becomes a 3; B's 4 becomes a 5"
    )
    assert game.explain(table, "use chrono-spike 4").gain.startswith("B's 4 is picked")


def test_a_ship_that_is_taken_up_again_is_none_of_those_left_over() -> None:
    game = AlienFrontiers("edition-x", 3, deck="wide")
    own = {"cards": ["chrono-spike"], "docked": {"colonist-hub": [1, 2, 3]}, "hub": 7}
    rivals = [
        {"solar-converter": [1, 2, 3, 4], "lunar-mine": [6], "alien-artifact": [1]},
        {"solar-converter": [1, 2, 3], "alien-artifact": [1, 2, 3]},
    ]
    seats = {"A": own, "B": {"docked": rivals[0]}, "C": {"docked": rivals[1]}}
    before = game.from_dict({"dice": [1, 3], "seats": seats})
    found = differences(game, before, "discard chrono-spike colonist-hub 1")
    assert kinds.ShipsLeftOver(0, (1, 3)) in found
    assert kinds.ShipsGathered(0, "colonist-hub", (1,)) in found


def test_ships_that_find_no_port_are_left_over() -> None:
    game, position = table(
        dice=[1],
        seats={
            "A": {"hub": 7, "docked": {"alien-artifact": [1, 2, 3, 4]}},
            "B": {"docked": {"solar-converter": [1, 2]}},
            "C": {"docked": {"solar-converter": [1, 2, 3, 4, 5], "lunar-mine": [6]}},
        },
    )
    listed = differences(game, position, "end")
    assert kinds.ShipsLeftOver(0, (1,)) in listed
    after = game.apply(position, game.code("end"))
    assert carried_out(plain(game, position), listed) == plain(game, after)


def test_a_pair_at_the_market_opens_trade_at_the_price_of_the_seat() -> None:
    game, position = table(dice=[5, 5], seats={"A": {"colonies": {"heinlein-plains": 1}}})
    listed = differences(game, position, "dock orbital-market 5 5")
    assert kinds.TradeOpened(0, 5, 1) in listed


def test_ships_at_the_artifact_count_towards_a_card() -> None:
    game, position = table(dice=[3, 5])
    listed = differences(game, position, "dock alien-artifact 5")
    assert kinds.CyclesLeft(0, 0, 1) in listed
    assert kinds.ClaimTotal(0, 0, 5) in listed


def test_an_advance_beyond_the_last_circle_is_over() -> None:
    game, position = table(
        dice=[3],
        seats={
            "A": {"hub": 6, "docked": {"colonist-hub": [2]}, "colonies": {"asimov-crater": 1}},
        },
        **{"this-turn": {"hub-ships": 1}},
    )
    listed = differences(game, position, "dock colonist-hub 3")
    assert kinds.ColonyAdvanced(0, 6, 7) in listed
    assert kinds.AdvancesOver(0, 1) in listed


def test_several_steps_tell_where_a_ship_was_and_where_it_is() -> None:
    game, position = table(dice=[3], seats={"A": {"fuel": 2, "cards": ["booster-pod"]}})
    turned = game.apply(position, game.code("use booster-pod 3"))
    docked = game.apply(turned, game.code("dock solar-converter 4"))
    listed = changes(game.ruleset, position, docked)
    assert kinds.ShipMoved(0, OffBoard.HAND, 3, "solar-converter", 4) in listed


def straddling(**more: Any) -> tuple[AlienFrontiers, State]:
    """A's Isolation Field across the border of Lem Badlands and Herbert Valley."""
    game = across_borders()
    across = {"isolation-field": {"across": "lem-badlands", "set-by": "A"}}
    fields = {"isolation-field": "herbert-valley"}
    return game, game.from_dict({"fields": fields, "straddles": across, **more})


@pytest.mark.parametrize(
    ("card", "action", "change"),
    [
        (
            "field-amplifier",
            "use field-amplifier isolation-field lem-badlands heinlein-plains",
            kinds.FieldStretched("isolation-field", "lem-badlands", "heinlein-plains"),
        ),
        (
            "field-amplifier",
            "discard field-amplifier lem-badlands",
            kinds.FieldConfined("isolation-field", "herbert-valley", "lem-badlands"),
        ),
        (
            "stasis-beam",
            "discard stasis-beam asimov-crater",
            kinds.FieldMoved("isolation-field", "lem-badlands", "asimov-crater", "herbert-valley"),
        ),
        (
            "booster-pod",
            "discard booster-pod isolation-field",
            kinds.FieldRemoved("isolation-field", "lem-badlands", "herbert-valley"),
        ),
    ],
)
def test_what_becomes_of_a_field_across_a_border(card: str, action: str, change: Change) -> None:
    seats = {"A": {"fuel": 2, "cards": [card], "colonies": {"lem-badlands": 1}}}
    game, position = straddling(dice=[1], seats=seats)
    after = game.apply(position, game.code(action))
    listed = differences(game, position, action)
    assert [entry for entry in listed if "field" in entry.kind] == [change]
    assert carried_out(plain(game, position), listed) == plain(game, after)


def test_the_taker_of_the_card_confines_a_field() -> None:
    game, position = straddling(
        turn="B",
        pending=[{"asks": "confine", "field": "isolation-field"}],
        seats={"A": {"colonies": {"herbert-valley": 1}}},
    )
    listed = differences(game, position, "confine lem-badlands")
    confined = kinds.FieldConfined("isolation-field", "herbert-valley", "lem-badlands")
    assert {confined, kinds.BonusGained(0, "herbert-valley")} <= {*listed}


def test_a_ship_at_the_terraforming_station_is_due() -> None:
    game, position = table(dice=[6], seats={"A": {"fuel": 1, "ore": 1, "ships": 4}})
    listed = differences(game, position, "dock terraforming-station 6")
    assert kinds.ForfeitDue(0, "terraforming-station") in listed
    assert kinds.FacilityFilled("terraforming-station") in listed


def test_a_seat_that_acts_in_the_turn_of_another_is_the_one_that_is_told_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits = replace(LATER_PRINTING, modules=(*LATER_PRINTING.modules, Module("waits", asides=1)))
    monkeypatch.setitem(EDITIONS, "waits", waits)
    game = AlienFrontiers("waits", seats=3)
    seats = {"A": {"fuel": 1}, "B": {"docked": {"lunar-mine": [2]}}}
    position = game.from_dict({"turn": "A", "phase": "main", "dice": [3, 5], "seats": seats})
    begin_moment(position, 1, DICE.index((4,)))
    explained = game.explain(position, "dock solar-converter 4")
    assert (explained.gain, explained.gained) == ("2 fuel", {"fuel": 2})
    docked = game.apply(position, game.code("dock solar-converter 4"))
    listed = changes(game.ruleset, position, docked)
    assert kinds.Gained(1, "fuel", 2) in listed
    assert kinds.ShipsDocked(1, "solar-converter", (4,)) in listed
    told = story.tell(
        game, [whole_step(game, position, game.code("dock solar-converter 4"), docked)]
    )
    assert told == "B turns a 4 into 2 fuel at the Solar Converter."
    resumed = game.apply(docked, game.code("end"))
    assert changes(game.ruleset, docked, resumed) == (kinds.DecisionOpened(0, "main"),)


def test_a_change_goes_out_as_plain_values_without_what_is_empty() -> None:
    lost = kinds.ControlLost(1, "lem-badlands", bonus=True)
    assert lost.to_dict() == {
        "kind": "control-lost",
        "seat": "B",
        "territory": "lem-badlands",
        "bonus": True,
    }
    assert kinds.CyclesLeft(0, 0, 1).to_dict() == {"kind": "cycles-left", "seat": "A", "now": 1}


def test_an_action_that_is_too_dear_says_its_price() -> None:
    game, position = table(dice=[2, 2], seats={"A": {"fuel": 1, "ships": 4}})
    refused = game.explain(position, "dock shipyard 2 2")
    assert not refused.legal
    assert refused.paid == {"fuel": 2, "ore": 2}
    assert game.explain(position, "dock shipyard 3 3").paid == {}, "which is no question of price"
