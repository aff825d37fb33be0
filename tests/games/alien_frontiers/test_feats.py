"""Agendas that are met by what you do: the act that does it, one that just does not, and how long.

R-AGE-15: what an act has achieved may be revealed until the next action is chosen; what is counted in
one turn, until that is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from agenda_editions import with_agendas
from landfall.games.alien_frontiers.agenda_proofs import proved_in_game
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.asks import ASK_MAIN
from objective_cases import Try

LEM, HEINLEIN, POHL = "lem-badlands", "heinlein-plains", "pohl-foothills"
VOGT, BRADBURY, ASIMOV = "van-vogt-mountains", "bradbury-plateau", "asimov-crater"
HERBERT, BURROUGHS = "herbert-valley", "burroughs-desert"
SOLAR = "dock solar-converter 1"
BRETHREN = "brethren-of-the-stars"

IN_ONE_TURN = {
    *("grand-tour", "fast-track", "homestead-rush", "market-maker", "deep-shaft", "solar-surge"),
    *("crater-kings", "belt-prospector", "dice-doctors", "star-brotherhood", "pioneer-stock"),
    *("wing-formation", "fair-trade", "revelation"),
}
"""What these ask for is done in one turn, in several actions."""


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with with_agendas():
        yield


def opened_by(card: str, table: Try, *acts: str, then: str = SOLAR) -> bool:
    """Is it open after the last of these acts, not before it, and so long as R-AGE-15 says?"""
    *first, last = acts
    assert not table.do(*first).opens(card)
    if not table.do(last).opens(card):
        return False
    table.do(then)
    assert table.opens(card) == (card in IN_ONE_TURN)
    return True


def tallied(table: Try, number: str) -> int:
    """What the turn has come to."""
    told = table.game.to_dict(table.position)["this-turn"]["in-mind"]["tallies"][number]
    assert isinstance(told, int)
    return told


# -- in others' ports -----------------------------------------------------------------------------------


def cloak(dice: list[int], docked: dict[str, list[int]], **a: Any) -> Try:
    """A has a Chameleon Cloak and ships like those of B."""
    return Try(dice=dice, a={"fuel": 9, "cards": ["chameleon-cloak"], **a}, b={"docked": docked})


def test_a_cloak_docks_for_what_is_counted_in_one_turn() -> None:
    """R-CLOAK-1: the full benefit of a docking, its Agendas among them."""
    places = ["alien-artifact", "colonist-hub", "lunar-mine", "mercurys-angels"]
    table = cloak([1, 1, 2, 3, 6], {"solar-converter": [6]}, faction="mercurys-angels", ships=6)
    table.do(*(f"dock {place} {die}" for place, die in zip(places, (1, 1, 2, 3), strict=True)))
    assert not table.do("done").opens("grand-tour")
    assert table.do("use chameleon-cloak solar-converter B 6").opens("grand-tour")


def test_a_cloak_at_the_mine_and_the_converter() -> None:
    """R-CLOAK-1: one ship after another, each with its value; the card's price is no loss of theirs."""
    mine = cloak([4, 5, 6], {"lunar-mine": [4, 5]}).do("dock lunar-mine 6")
    mine.do("use chameleon-cloak lunar-mine B 4")
    assert not mine.opens("deep-shaft")
    assert mine.do("replace 5").opens("deep-shaft")
    sun = cloak([5, 5, 5], {"solar-converter": [5]}, ships=6)
    sun.do("use chameleon-cloak solar-converter B 5", "dock solar-converter 5")
    assert not sun.opens("solar-surge")
    assert sun.do("dock solar-converter 5").opens("solar-surge")


def test_shipwright_in_others_ports() -> None:
    """R-CLOAK-1: a ship is built there as ever."""
    pair = {"shipyard": [3, 3]}
    table = cloak([3, 3], pair, ore=3, colonies={HERBERT: 1})
    assert table.do("use chameleon-cloak shipyard B 3 3").opens("shipwright")
    assert (
        not cloak([3, 3], pair, ore=3).do("use chameleon-cloak shipyard B 3 3").opens("shipwright")
    )


def test_privateer_not_by_a_cloak() -> None:
    """R-BUMP-1: ships whose ports are taken by a Cloak are not bumped."""
    table = cloak([1, 2, 3, 2, 3, 4], {"raiders-outpost": [2, 3, 4]}, ships=6)
    assert not table.do("use chameleon-cloak raiders-outpost B 2 3 4", "done").opens("privateer")


# -- the outpost ---------------------------------------------------------------------------------------


def raid(*b: int, **rest: Any) -> Try:
    """A has a run of 2 3 4 and a 1; B's ships stand at the Raiders' Outpost."""
    docked = {"docked": {"raiders-outpost": list(b)}} if b else {}
    return Try(dice=[1, 2, 3, 4], a={"fuel": 1}, b={"fuel": 4, "ore": 4, **docked}, **rest)


def test_privateer() -> None:
    """R-BUMP-1."""
    run = "dock raiders-outpost 2 3 4"
    assert opened_by("privateer", raid(1, 2, 3), run, "done")
    assert not raid().do(run, "done").opens("privateer")


def test_privateer_and_what_is_no_bump() -> None:
    """R-BUMP-1: neither own ships nor the Relic Ship, the Brethren Ship, a die you borrowed."""
    run = "dock raiders-outpost 2 3 4"
    own = {"docked": {"raiders-outpost": [1, 2, 3]}, "ships": 6}
    assert not Try(dice=[2, 3, 4], a=own).do(run, "done").opens("privateer")
    relic = {"colonies": {BURROUGHS: 1}, "docked": {"raiders-outpost": ["3*"]}}
    assert not Try(dice=[2, 3, 4], b=relic).do(run, "done").opens("privateer")
    brethren = {"on-boards": {BRETHREN: {"ship": "raiders-outpost"}}}
    table = Try(dice=[2, 3, 4], b={"faction": BRETHREN}, **brethren)
    assert not table.do(run, "done").opens("privateer")
    mixed = {"docked": {"raiders-outpost": [1, 2]}, "ships": 6}
    lent = {"owner": "B", "at": "raiders-outpost", "value": 3}
    b = {"docked": {"raiders-outpost": [3]}}
    table = Try(dice=[2, 3, 4], a=mixed, b=b, **{"this-turn": {"borrowed": [lent]}})
    assert not table.do(run, "done").opens("privateer")
    assert Try(dice=[2, 3, 4], a=mixed, b=b).do(run, "done").opens("privateer")


def test_pirates_haul() -> None:
    run = "dock raiders-outpost 2 3 4"
    ore = ("take ore B",) * 3
    assert opened_by("pirates-haul", raid(), run, *ore, "done")
    assert not raid().do(run, *ore[:2], "take fuel B", "take fuel B").opens("pirates-haul")
    assert raid().do(run, *ore, "take fuel B").opens("pirates-haul")


@pytest.mark.parametrize(("seats", "ore"), [(2, 3), (3, 3), (4, 5), (5, 6), (6, 6)])
def test_pirates_haul_asks_for_more_ore_among_more(seats: int, ore: int) -> None:
    def hauled(had: int, taken: int) -> bool:
        table = Try(seats, dice=[2, 3, 4], a={"ore": had}, b={"ore": 4, "fuel": 4})
        taking = [*["take ore B"] * taken, *["take fuel B"] * (4 - taken)]
        return table.do("dock raiders-outpost 2 3 4", *taking).opens("pirates-haul")

    assert hauled(ore - 3, 3)
    assert hauled(ore - 3, 4)
    assert ore == 3 or not hauled(ore - 4, 3)
    assert not hauled(ore, 2)


def test_pirates_haul_with_two_runs() -> None:
    """One run must do it."""
    table = Try(dice=[1, 2, 3, 4, 5, 6], a={"ships": 6}, b={"fuel": 4, "ore": 4})
    table.do("dock raiders-outpost 1 2 3", "take ore B", "take ore B", "done")
    table.do("dock raiders-outpost 4 5 6", "take ore B", "take ore B", "done")
    assert not table.opens("pirates-haul")


def test_pirates_haul_by_a_matter_extractor() -> None:
    table = Try(dice=[2, 3, 4], a={"cards": ["matter-extractor"]})
    table.do("dock raiders-outpost 2 3 4", *["extract ore"] * 3, "done")
    assert table.opens("pirates-haul")


def test_pirates_haul_not_by_a_raiders_rock() -> None:
    table = Try(
        dice=[2],
        a={"asteroids": ["raiders-rock"]},
        b={"ore": 4, "docked": {"outer-belt-1": [3]}},
    )
    table.do("play raiders-rock B", *["take ore B"] * 3)
    assert table.position.ore(0) == 3
    assert not table.opens("pirates-haul")


# -- docking in one turn -------------------------------------------------------------------------------


def test_grand_tour() -> None:
    acts = [
        "dock alien-artifact 5",
        "dock colonist-hub 4",
        "dock lunar-mine 3",
        "dock corex-conglomerated 2",
        "dock solar-converter 1",
    ]
    a = {"ships": 6, "faction": "corex-conglomerated", "fuel": 2}
    table = Try(dice=[1, 2, 3, 4, 5, 6], a=a)
    assert opened_by("grand-tour", table, *acts, then="dock solar-converter 6")
    again = Try(dice=[1, 2, 3, 4, 5, 6], a=a)
    assert not again.do(*acts[:4], "dock lunar-mine 6").opens("grand-tour")


def test_grand_tour_not_by_the_belt() -> None:
    belt = {"spaces": ["composite-asteroid", None, None, None]}
    table = Try(dice=[1, 2, 3, 5, 6], a={"ships": 6}, belt=belt)
    table.do("dock solar-converter 1", "dock lunar-mine 2", "dock colonist-hub 5")
    table.do("dock alien-artifact 6", "claim outer-belt-1 3")
    assert not table.opens("grand-tour")


def test_grand_tour_by_a_ship_that_is_moved() -> None:
    a = {"fuel": 3, "cards": ["orbital-teleporter"], "faction": "terran-exchange"}
    table = Try(dice=[1, 2, 4, 5], a=a)
    table.do("dock solar-converter 1", "dock lunar-mine 2", "dock colonist-hub 4")
    table.do("dock alien-artifact 5", "use orbital-teleporter lunar-mine 2")
    assert table.do("dock terran-exchange 2").opens("grand-tour")


def test_fast_track() -> None:
    a = {"ships": 6, "fuel": 1, "ore": 1}
    hub = ["dock colonist-hub 2", "dock colonist-hub 3", "dock colonist-hub 4"]
    station = ("dock terraforming-station 6", f"land {LEM}")
    table = Try(dice=[1, 2, 3, 4, 6], a=a)
    assert opened_by("fast-track", table, *hub, *station)
    table = Try(dice=[1, 2, 3, 4, 6], a=a)
    assert opened_by("fast-track", table, *station, *hub)
    table = Try(dice=[1, 2, 3, 4, 6], a=a)
    assert not table.do(*hub[:2], *station).opens("fast-track")
    a = {"ships": 6, "ore": 3}
    build = ("dock colony-constructor 5 5 5", f"land {LEM}")
    assert Try(dice=[2, 3, 4, 5, 5, 5], a=a).do(*hub, *build).opens("fast-track")


def test_world_builders() -> None:
    act = ("dock terraforming-station 6", f"land {LEM}")
    rich = {"fuel": 1, "ore": 1}
    assert opened_by("world-builders", Try(dice=[1, 6], a={"ships": 6, **rich}), *act)
    assert not Try(dice=[1, 6], a={"ships": 5, **rich}).do(*act).opens("world-builders")
    relic = {"ships": 6, "colonies": {BURROUGHS: 1}, **rich}
    starred = ("dock terraforming-station 6*", f"land {LEM}")
    assert Try(dice=[1, "6*"], a=relic).do(*starred).opens("world-builders")


def test_mass_production() -> None:
    rich = {"ships": 6, "ore": 3}
    for low in (1, 2):
        act = (f"dock colony-constructor {low} {low} {low}", f"land {LEM}")
        assert opened_by("mass-production", Try(dice=[1, low, low, low], a=rich), *act)
    act = ("dock colony-constructor 3 3 3", f"land {LEM}")
    assert not Try(dice=[3, 3, 3], a=rich).do(*act).opens("mass-production")


def test_market_maker() -> None:
    """What the Terran Exchange adds counts."""
    pair = ("dock orbital-market 2 2",)
    table = Try(dice=[1, 2, 2], a={"fuel": 8})
    assert opened_by("market-maker", table, *pair, *["trade 2"] * 3)
    assert (
        not Try(dice=[1, 2, 2], a={"fuel": 8, "ore": 3}).do(*pair, "trade 2").opens("market-maker")
    )
    table = Try(dice=[1, 2, 2, 3], a={"fuel": 8, "faction": "terran-exchange"})
    table.do("dock terran-exchange 3", *pair, "trade 2")
    assert not table.opens("market-maker")
    assert table.do("trade 2").opens("market-maker")


def test_deep_shaft() -> None:
    """Each value counts once, and two of them never suffice."""

    def docks(seats: int, *dice: int | str) -> bool:
        ships = {"colonies": {BURROUGHS: 1}} if "*" in str(dice[-1]) else {}
        table = Try(seats, dice=[1, *dice], a=ships)
        return opened_by("deep-shaft", table, *(f"dock lunar-mine {die}" for die in dice))

    assert docks(4, 3, 4, 5)
    assert docks(4, 1, 5, 6)
    assert docks(2, 3, 5, 6)
    for seats, *dice in ((4, 2, 4, 5), (4, 5, 5, 6), (4, 4, 4, 5), (2, 3, 4, 6), (2, 5, 5, 6)):
        assert not docks(seats, *dice)
    assert docks(4, 3, 4, "5*")
    assert not docks(4, 3, 4, "4*")


def test_solar_surge() -> None:
    """Lem Badlands counts, other fuel does not."""
    acts = ["dock solar-converter 6", "dock solar-converter 5", "dock solar-converter 6"]
    table = Try(4, dice=[2, 5, 6, 6], a={})
    assert opened_by("solar-surge", table, *acts, then="dock lunar-mine 2")
    low = ["dock solar-converter 6", "dock solar-converter 5", "dock solar-converter 4"]
    assert not Try(4, dice=[4, 5, 6], a={"fuel": 5}).do(*low).opens("solar-surge")
    assert Try(4, dice=[4, 5, 6], a={"colonies": {LEM: 1}}).do(*low).opens("solar-surge")


def test_crater_kings() -> None:
    """Asimov's circle and the Homesteaders' count; what a Constructor takes off the Hub does not."""
    acts = ["dock colonist-hub 2", "dock colonist-hub 3", "dock colonist-hub 4"]
    crater = {"colonies": {ASIMOV: 1}}
    assert opened_by("crater-kings", Try(3, dice=[1, 2, 3, 4], a=crater), *acts)
    assert not Try(3, dice=[2, 3, 4], a={}).do(*acts).opens("crater-kings")
    union = {"faction": "homesteaders-union"}
    table = Try(3, dice=[2, 3, 4, 5], a=union)
    assert table.do(*acts, "dock homesteaders-union 5").opens("crater-kings")
    two = Try(dice=[1, 2, 3, 4, 5], a=crater | union | {"ships": 5}).do(*acts)
    assert opened_by("crater-kings", two, "dock homesteaders-union 5")


def test_crater_kings_and_the_circles_beyond_the_seventh() -> None:
    """They count when the next colony starts with them; to reveal first does not lose them."""
    a = {"hub": 5, "fuel": 1, "ore": 1, "colonies": {ASIMOV: 1}}
    table = Try(3, dice=[2, 3, 4], a=a).do("dock colonist-hub 2", "dock colonist-hub 3")
    assert table.game.to_dict(table.position)["this-turn"]["excess"] == 1
    table.do("launch", f"land {LEM}", "dock colonist-hub 4")
    assert table.opens("crater-kings")


@pytest.mark.parametrize(("hub", "circles"), [(4, 3), (5, 3)])
def test_crater_kings_and_a_launch_from_the_sixth_circle(hub: int, circles: int) -> None:
    """R-AGE-16: the circle beyond it is gone by the next colony, or by this one, and never by both."""
    a = {"hub": hub, "fuel": 1, "ore": 1, "colonies": {ASIMOV: 1}, "faction": "homesteaders-union"}
    acts = ("dock colonist-hub 2", "dock colonist-hub 3")
    at_once = Try(3, dice=[1, 2, 3], a=a).do(*acts)
    assert not at_once.do("launch", f"land {LEM}").opens("crater-kings")
    assert tallied(at_once, "circles") == circles
    later = Try(3, dice=[1, 2, 3], a=a).do(*acts, SOLAR, "launch", f"land {LEM}")
    assert tallied(later, "circles") == min(circles, 7 - hub)
    lifeboat = Try(3, dice=[1], a={**a, "asteroids": ["ships-lifeboat"]})
    assert tallied(lifeboat.do("play ships-lifeboat", "launch", f"land {LEM}"), "circles") == 3


@pytest.mark.parametrize("board", ["terran-exchange", "homesteaders-union"])
@pytest.mark.parametrize("ships", [1, 2, 3])
def test_crater_kings_and_a_launch_at_once(board: str, ships: int) -> None:
    """R-AGE-16: where the seventh circle is full, the circles before the launch are gone as well."""
    others = {letter: {"hub": 7} for letter in "bcde"}
    a = {"hub": 7 - ships, "fuel": 2, "ore": 1, "faction": board, "colonies": {ASIMOV: 1}}
    table = Try(5, dice=[1, *[2] * ships], a=a, **others).do(f"dock colonist-hub {'2 ' * ships}")
    if ships > 1:
        table.do(f"advance {ships + 1}")
    table.do(f"land {LEM}")
    assert tallied(table, "circles") == ships + (ships > 1)
    assert table.opens("crater-kings") == (ships == 3)


# -- the planet ----------------------------------------------------------------------------------------


def test_homestead_rush() -> None:
    a = {"ships": 6, "fuel": 2, "ore": 2, "hub": 7}
    station = ("dock terraforming-station 6", f"land {LEM}")
    table = Try(dice=[1, 6], a=a)
    assert opened_by("homestead-rush", table, *station, "launch", f"land {POHL}")
    table = Try(dice=[1, 6], a=a).do(*station, "launch", f"land {LEM}")
    assert not table.opens("homestead-rush")


def test_homestead_rush_not_by_a_colony_that_only_moves() -> None:
    a = {"fuel": 1, "ore": 4, "hub": 7, "colonies": {LEM: 1}, "faction": "sunrise-commune"}
    table = Try(dice=[1, 2], a=a).do("launch", f"land {POHL}", "dock sunrise-commune 2")
    table.do(f"effect sunrise-commune A {LEM} {VOGT}")
    assert not table.opens("homestead-rush")


def test_shipwright() -> None:
    """R-CTL-7: a bonus that is lent is no control."""
    act = "dock shipyard 3 3"
    rich = {"fuel": 2, "ore": 2}
    assert opened_by("shipwright", Try(dice=[1, 3, 3], a={"colonies": {HERBERT: 1}, **rich}), act)
    assert not Try(dice=[1, 3, 3], a=rich).do(act).opens("shipwright")
    lent = {"this-turn": {"lent": [HERBERT]}}
    assert (
        not Try(dice=[3, 3], a=rich, b={"colonies": {HERBERT: 1}}, **lent)
        .do(act)
        .opens("shipwright")
    )


def test_architect() -> None:
    rich = {"ships": 6, "ore": 3}
    act = ("dock colony-constructor 3 3 3", f"land {LEM}")
    assert opened_by("architect", Try(dice=[1, 3, 3, 3], a=rich), *act)
    own = {**rich, "colonies": {LEM: 1}}
    assert not Try(dice=[3, 3, 3], a=own).do(*act).opens("architect")
    tie = {"colonies": {LEM: 1}}
    assert not Try(dice=[3, 3, 3], a=rich, b=tie).do(*act).opens("architect")
    station = {**rich, "fuel": 1}
    act = ("dock terraforming-station 6", f"land {LEM}")
    assert not Try(dice=[1, 6], a=station).do(*act).opens("architect")


@pytest.mark.parametrize("held", [True, False])
def test_relic_hunters(held: bool) -> None:
    """In three places, and only in your own use."""
    a = {"ships": 6, "fuel": 1, "ore": 3, **({"colonies": {BURROUGHS: 1}} if held else {})}
    places = ("raiders-outpost 2* 3 4", "colony-constructor 3 3 3*", "terraforming-station 6*")
    hands: list[list[Any]] = [[1, "2*", 3, 4], [1, 3, 3, "3*"], [1, "6*"]]
    for place, hand in zip(places, hands, strict=True):
        dice = hand if held else [int(str(die)[0]) for die in hand]
        end = "done" if place.startswith("raiders") else f"land {LEM}"
        docking = f"dock {place}" if held else f"dock {place.replace('*', '')}"
        table = Try(dice=dice, a=a, b={"fuel": 1})
        if held:
            assert opened_by("relic-hunters", table, docking, end)
        else:
            assert not table.do(docking, end).opens("relic-hunters")


def test_relic_hunters_elsewhere() -> None:
    table = Try(dice=["3*"], a={"colonies": {BURROUGHS: 1}}).do("dock lunar-mine 3*")
    assert not table.opens("relic-hunters")


def test_overthrow() -> None:
    """What an opponent controlled when the turn began."""
    a = {"ships": 6, "fuel": 1, "ore": 1, "colonies": {LEM: 1}}
    b = {"colonies": {LEM: 1}}
    act = ("dock terraforming-station 6", f"land {LEM}")
    assert not Try(dice=[1, 6], a=a, b=b).do(*act).opens("overthrow")
    began = {"this-turn": {"in-mind": {"tallies": {"rivals": [LEM]}}}}
    assert opened_by("overthrow", Try(dice=[1, 6], a=a, b=b, **began), *act)


def test_overthrow_counts_from_the_beginning_of_the_turn() -> None:
    """A tie at its beginning is nobody's; what B controls then is noted."""
    table = Try(dice=[], turn="B", a={"colonies": {LEM: 1}}, b={"colonies": {LEM: 2, POHL: 1}})
    table.do("end", "roll 1 2 3")
    tallies = table.game.to_dict(table.position)["this-turn"]["in-mind"]["tallies"]
    assert tallies["rivals"] == [LEM, POHL]


def offered(table: Try, begins: str) -> str:
    """The first act that begins with these words."""
    texts = map(table.game.text, table.game.legal(table.position))
    return next(text for text in texts if text.startswith(begins))


def test_null_zone() -> None:
    """Placed, moved, taken off, set across a border."""
    card = "null-zone"
    for field in ({}, {"positron-field": LEM}):
        table = Try(dice=[1], a={"cards": ["data-crystal"]}, fields=field)
        assert opened_by(card, table, f"discard data-crystal {POHL}")
    table = Try(dice=[1], a={"cards": ["booster-pod"]}, fields={"positron-field": LEM})
    assert opened_by(card, table, "discard booster-pod positron-field")
    rich = {"cards": ["field-amplifier"], "fuel": 3, "colonies": {LEM: 1}}
    table = Try(dice=[1], a=rich, fields={"positron-field": LEM})
    assert opened_by(card, table, f"use field-amplifier positron-field {LEM} {HEINLEIN}")
    table = Try(
        dice=[1, 3], a={"cards": ["booster-pod"], "fuel": 1}, fields={"positron-field": LEM}
    )
    assert not table.do("use booster-pod 1").opens(card)


def test_null_zone_by_a_generator_that_is_put_on_one_side() -> None:
    """R-FA-9: whoever takes a Field Amplifier moves what lay across a border; its discard too."""
    across = {"straddles": {"positron-field": {"across": HEINLEIN, "set-by": "B"}}}
    table = Try(
        dice=[1, 2, 3],
        b={"cards": ["field-amplifier"]},
        fields={"positron-field": LEM},
        **across,
    )
    table.do("dock raiders-outpost 1 2 3", "take field-amplifier B")
    assert table.do(offered(table, "confine")).opens("null-zone")
    own = {"cards": ["field-amplifier"], "colonies": {LEM: 1}}
    across["straddles"]["positron-field"]["set-by"] = "A"
    table = Try(dice=[1], a=own, fields={"positron-field": LEM}, **across)
    assert opened_by("null-zone", table, f"discard field-amplifier {LEM}")


# -- cards ---------------------------------------------------------------------------------------------


def test_dice_doctors() -> None:
    run = ("dock raiders-outpost 2 3 4", "done")
    a = {"fuel": 2, "cards": ["booster-pod"]}
    table = Try(dice=[1, 2, 3, 3], a=a, b={"fuel": 1})
    assert opened_by("dice-doctors", table, "use booster-pod 3", *run)
    table = Try(dice=[1, 2, 3, 4, 5], a=a, b={"fuel": 1})
    assert opened_by("dice-doctors", table, *run, "use booster-pod 5")
    assert not Try(dice=[2, 3, 4], a=a, b={"fuel": 1}).do(*run).opens("dice-doctors")
    a = {"fuel": 2, "cards": ["temporal-warper", "booster-pod"]}
    table = Try(dice=[1, 2, 3, 4], a=a, b={"fuel": 1}).do(*run)
    assert not table.do("use temporal-warper", "pick 1", "done", "roll 2").opens("dice-doctors")


@pytest.mark.parametrize(
    ("card", "held", "other"),
    [
        ("gunboat-diplomacy", "plasma-cannon", "booster-pod"),
        ("gunboat-diplomacy", "astrogation-servo", "booster-pod"),
        ("gunboat-diplomacy", "superconducting-grapple", "booster-pod"),
        ("second-sight", "temporal-warper", "booster-pod"),
        ("second-sight", "data-crystal", "booster-pod"),
        ("second-sight", "polarity-device", "booster-pod"),
    ],
)
def test_discarded_for_its_power(card: str, held: str, other: str) -> None:
    """Another card's discard is none."""
    a = {"cards": [held, other], "fuel": 3, "ships": 4, "colonies": {LEM: 1}}
    b = {"docked": {"lunar-mine": [3]}, "ships": 5, "colonies": {POHL: 1}}
    rest: dict[str, Any] = {"fields": {"positron-field": VOGT}, "discards": ["alien-city"]}
    table = Try(dice=[1, 2], a=a, b=b, **rest)
    table.do(offered(table, f"discard {held}"))
    while table.position.asks != ASK_MAIN:
        table.do(offered(table, ""))
    assert table.opens(card)
    assert not table.do(SOLAR).opens(card)
    table = Try(dice=[1, 2], a=a, b=b, **rest).do("discard booster-pod positron-field")
    assert not table.opens(card)


def test_paid_for() -> None:
    """Second Sight is met by a paid power as well; a Plasma Cannon has to be discarded."""
    a = {"cards": ["polarity-device", "booster-pod"], "fuel": 3}
    assert opened_by("second-sight", Try(dice=[1, 2], a=a), "use polarity-device 2")
    assert not Try(dice=[1, 2], a=a).do("use booster-pod 2").opens("second-sight")
    a = {"cards": ["plasma-cannon"], "fuel": 3}
    b = {"docked": {"lunar-mine": [3]}, "ships": 5}
    shot = Try(dice=[1, 2], a=a, b=b)
    assert not shot.do(offered(shot, "use plasma-cannon")).opens("gunboat-diplomacy")


# -- boards and the belt -------------------------------------------------------------------------------


RAID = ("dock raiders-outpost 2 3 4", "done")


def test_star_brotherhood() -> None:
    """The board or a hijacked ship, and a raid, in whatever order."""
    ship = {"on-boards": {BRETHREN: {"ship": "solar-converter"}}}
    b = {"faction": BRETHREN, "fuel": 1}
    table = Try(dice=[1, 2, 3, 4, 5], a={"fuel": 2}, b=b, **ship)
    assert opened_by("star-brotherhood", table, f"dock {BRETHREN} 5", *RAID)
    table = Try(dice=[1, 2, 3, 4, 5], a={"fuel": 2}, b=b, **ship)
    assert opened_by("star-brotherhood", table, *RAID, f"dock {BRETHREN} 5")
    table = Try(dice=[2, 3, 4], a={"fuel": 2, "faction": BRETHREN}, b={"fuel": 1})
    assert not table.do(*RAID).opens("star-brotherhood")


@pytest.mark.parametrize("hijacked", [True, False])
def test_star_brotherhood_by_a_hijacked_ship(hijacked: bool) -> None:
    b = {"docked": {"lunar-mine": [3]}, "fuel": 1}
    table = Try(dice=[], turn="B", a={"faction": BRETHREN}, b=b)
    table.do("end", f"effect {BRETHREN} roll", "roll 2 3 4", "brethren raider")
    if hijacked:
        table.do(f"effect {BRETHREN} lunar-mine B 3", "lent 1")
    else:
        table.do(f"effect {BRETHREN} rest")
    assert table.do(*RAID).opens("star-brotherhood") == hijacked
    if hijacked:
        table.do(SOLAR)
    assert not table.do("end").opens("star-brotherhood")


@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 3), (4, 2), (6, 2)])
def test_dividends(seats: int, needed: int) -> None:
    """R-CTL-7: only territories that you control yourself bring ore."""
    act = "dock corex-conglomerated 3"
    lands = [LEM, POHL, VOGT]
    for count in (needed, needed - 1):
        a = {"fuel": 3, "colonies": dict.fromkeys(lands[:count], 1)}
        table = Try(seats, dice=[1, 3], a=a, b={"faction": "corex-conglomerated"})
        assert table.do(act).opens("dividends") == (count == needed)
        assert not table.do(SOLAR).opens("dividends")


def test_blind_reach() -> None:
    a = {"fuel": 4, "cards": ["stasis-beam"], "faction": "dark-space-explorers"}
    table = Try(dice=[1, 3, 4], a=a).do("dock dark-space-explorers 3", "draw booster-pod")
    assert not table.opens("blind-reach")
    assert opened_by("blind-reach", table, "use booster-pod 4")
    table = Try(dice=[1, 3, 4], a=a).do("dock dark-space-explorers 3", "draw booster-pod")
    assert not table.do("use stasis-beam 4").opens("blind-reach")
    table = Try(dice=[1, 3], a=a, fields={"positron-field": LEM})
    table.do("dock dark-space-explorers 3", "draw booster-pod")
    assert opened_by("blind-reach", table, "discard booster-pod positron-field")


def test_blind_reach_of_a_card_held_before() -> None:
    """A second one of its name is discarded, so nothing was gained."""
    a = {"fuel": 4, "cards": ["booster-pod"], "faction": "dark-space-explorers"}
    table = Try(dice=[1, 3, 4], a=a).do("dock dark-space-explorers 3", "draw booster-pod")
    assert not table.do("use booster-pod 4").opens("blind-reach")


def test_blind_reach_asks_for_the_very_card_and_not_for_its_name() -> None:
    """R-AGE-3: another copy was not found there, be it claimed later, on display or a rival's."""
    a = {"fuel": 6, "docked": {"alien-artifact": [4, 4]}, "faction": "dark-space-explorers"}
    display, claim = ["booster-pod", "alien-city", "alien-monument"], {"claim": [4, 4]}
    table = Try(
        dice=[1, 3], a=a, display=display, fields={"positron-field": LEM}, **{"this-turn": claim}
    )
    table.do(
        "dock dark-space-explorers 3", "draw booster-pod", "discard booster-pod positron-field"
    )
    assert table.opens("blind-reach")
    assert not table.do("claim booster-pod", "use booster-pod 1").opens("blind-reach")
    a = {"fuel": 6, "cards": ["tele-operator"], "faction": "dark-space-explorers"}
    table = Try(dice=[1, 3, 4], a=a, display=display).do(
        "dock dark-space-explorers 3", "draw booster-pod"
    )
    assert not table.do("use tele-operator booster-pod", "use booster-pod 4").opens("blind-reach")
    assert table.do("use booster-pod 1").opens("blind-reach")
    a["cards"] = ["oscillation-capacitor"]
    table = Try(dice=[1, 3, 4], a=a).do(
        "dock dark-space-explorers 3", "draw booster-pod", "use booster-pod 1"
    )
    table.do("use oscillation-capacitor booster-pod")
    assert not table.opens("blind-reach")
    assert table.do("use booster-pod 4").opens("blind-reach")


def test_blind_reach_is_proved_though_the_card_has_brought_another_of_its_name() -> None:
    a = {"fuel": 6, "faction": "dark-space-explorers"}
    display = ["tele-operator", "alien-city", "alien-monument"]
    table = Try(dice=[1, 3], a=a, display=display).do("dock dark-space-explorers 3")
    table.do("draw tele-operator", "discard tele-operator", "receive tele-operator")
    table.do("draw stasis-beam")
    agenda = table.game.ruleset.book.parts["blind-reach"]
    assert isinstance(agenda, Agenda)
    assert table.opens("blind-reach")
    assert all(proof.holds for proof in proved_in_game(agenda, table.position, 0, None))
    assert not table.do(SOLAR).opens("blind-reach")


def test_pioneer_stock() -> None:
    a = {"ships": 6, "fuel": 1, "ore": 1, "hub": 3, "faction": "homesteaders-union"}
    hub = ["dock colonist-hub 2", "dock colonist-hub 3", "dock colonist-hub 4"]
    launch = ("launch", f"land {LEM}")
    board = "dock homesteaders-union 5"
    dice = [1, 2, 3, 4, 5]
    assert opened_by("pioneer-stock", Try(3, dice=dice, a=a), *hub, board, *launch)
    table = Try(3, dice=dice, a=a).do(*hub[:2], board, *launch)
    assert not table.opens("pioneer-stock")
    assert opened_by("pioneer-stock", table, hub[2])
    table = Try(3, dice=dice, a={**a, "hub": 4}).do(*hub, *launch)
    assert not table.opens("pioneer-stock")
    crater = {"hub": 2, "colonies": {ASIMOV: 1}}
    table = Try(dice=dice, a={**a, **crater}).do(*hub, board, *launch)
    assert not table.opens("pioneer-stock")
    boat = {"hub": 0, "asteroids": ["ships-lifeboat"]}
    table = Try(dice=dice, a={**a, **boat}).do(*hub, "play ships-lifeboat", board, *launch)
    assert table.opens("pioneer-stock")


def wings(seats: int, *dice: int) -> Try:
    """With a colony at the end of the Hub, and the price of it and of one that is built."""
    a = {"faction": "mercurys-angels", "hub": 7, "fuel": 1, "ore": 4, "ships": 6}
    return Try(seats, dice=[*dice], a=a)


LAUNCHES = ("launch", f"land {LEM}")


def test_wing_formation() -> None:
    """The board must have turned a ship."""
    table = wings(3, 1, 1, 2, 5).do("dock mercurys-angels 5", "effect mercurys-angels 1 6")
    assert opened_by("wing-formation", table, *LAUNCHES)
    table = wings(3, 1, 1, 2, 5).do("dock mercurys-angels 5", "done")
    assert not table.do(*LAUNCHES).opens("wing-formation")


def test_wing_formation_asks_for_two_territories_among_two() -> None:
    def turned(place: str) -> Try:
        table = wings(2, 1, 3, 3, 3, 5).do("dock mercurys-angels 5", "effect mercurys-angels 1 6")
        table.do(*LAUNCHES)
        assert not table.opens("wing-formation")
        return table.do("dock colony-constructor 3 3 3", f"land {place}")

    assert turned(POHL).opens("wing-formation")
    assert not turned(LEM).opens("wing-formation")


def test_wing_formation_not_by_what_a_roll_pays() -> None:
    a = {"faction": "mercurys-angels", "hub": 7, "fuel": 1, "ore": 1}
    table = Try(3, phase="roll", a=a)
    table.do("roll 2 3 4", "effect mercurys-angels ore", *LAUNCHES)
    assert not table.opens("wing-formation")


def test_green_dawn() -> None:
    a = {"ships": 6, "fuel": 1, "ore": 1, "faction": "new-gaia-engineers"}
    acts = ("dock terraforming-station 6", f"land {LEM}", "dock new-gaia-engineers 2")
    for roll in range(1, 7):
        table = Try(dice=[1, 2, 6], a=a).do(*acts)
        assert table.do(f"save {roll}").opens("green-dawn") == (roll >= 4)
        assert not table.do(SOLAR).opens("green-dawn")


def test_field_work() -> None:
    """R-CTL-7."""
    board = "proxima-centauri-scholars"
    a = {"fuel": 2, "ore": 1, "colonies": {LEM: 1}}
    there = {"fields": {"positron-field": POHL}}
    move = (f"dock {board} 3", f"effect {board} positron-field {LEM}")
    b = {"faction": board}
    assert opened_by("field-work", Try(3, dice=[1, 3], a=a, b=b, **there), *move)
    away = (f"dock {board} 3", f"effect {board} positron-field {VOGT}")
    assert not Try(3, dice=[1, 3], a=a, b=b, **there).do(*away).opens("field-work")
    own = {**a, "faction": board}
    assert opened_by("field-work", Try(3, dice=[1], a=own), f"power {board} positron-field {LEM}")
    table = Try(3, dice=[1], a=own, fields={"positron-field": LEM})
    assert not table.do(f"power {board} positron-field off").opens("field-work")
    by_card = {**a, "cards": ["data-crystal"]}
    table = Try(3, dice=[1], a=by_card, b=b)
    assert not table.do(f"discard data-crystal {LEM}").opens("field-work")


def test_field_work_asks_for_all_generators_among_two() -> None:
    board = "proxima-centauri-scholars"
    a = {"ore": 1, "colonies": {LEM: 1, VOGT: 1}, "faction": board}
    for lies, met in ((LEM, True), (VOGT, True), (POHL, False), (None, False)):
        there = {"isolation-field": VOGT, **({"positron-field": lies} if lies else {})}
        table = Try(dice=[1], a=a, fields=there).do(f"power {board} repulsor-field {LEM}")
        assert table.opens("field-work") == met


def prophets(*agendas: str, **rest: Any) -> Try:
    """A owns the board of the Prophets and has all ships in play."""
    a = {"faction": "prophets-of-the-artifact", "ships": 6, "agendas": list(agendas), **rest}
    return Try(dice=[1, 2, 3], a=a)


def test_revelation() -> None:
    """In whatever order; to reveal Revelation itself is nothing."""
    dock = ("dock prophets-of-the-artifact 2", "done")
    reveal = "reveal full-hangar"
    assert opened_by("revelation", prophets("full-hangar"), *dock, reveal)
    assert opened_by("revelation", prophets("full-hangar"), reveal, *dock)
    assert not prophets("full-hangar").do(reveal).opens("revelation")
    assert not prophets("full-hangar").do(*dock).opens("revelation")
    late = prophets("full-hangar").do(*dock, SOLAR)
    assert late.do(reveal).opens("revelation")


def test_revelation_by_an_oracle() -> None:
    """What an oracle foretold and has come true is revealed as well."""
    for fuel in (9, 8):
        own = {"cards": ["oracle-engine"], "prophecy": ["fuel-baron"], "fuel": fuel}
        table = prophets(**own).do("dock prophets-of-the-artifact 2", "done")
        assert not table.opens("revelation")
        assert table.do(SOLAR).opens("revelation") == (fuel == 9)
        assert table.do("dock lunar-mine 3").opens("revelation") == (fuel == 9)


def test_revelation_by_what_the_last_landing_reveals() -> None:
    """R-END-13: what is revealed by itself is revealed all the same."""
    own = {"hub": 7, "fuel": 1, "ore": 1, "colonies": {LEM: 7}}
    for docked in (True, False):
        table = prophets("revelation", "full-hangar", **own)
        if docked:
            table.do("dock prophets-of-the-artifact 2", "done")
        table.do("launch", f"land {POHL}")
        told = table.game.to_dict(table.position)["seats"]["A"]["revealed"]
        assert ("revelation" in told) == docked
        assert "full-hangar" in told


def test_scrap_fleet() -> None:
    a = {"fuel": 2, "ore": 2, "ships": 4, "faction": "scavenger-fleet"}
    table = Try(dice=[1, 2, 4, 5], a=a).do("dock scavenger-fleet 5")
    table.do("effect scavenger-fleet 2 4", "roll 6")
    assert table.opens("scrap-fleet")
    assert not table.do(SOLAR).opens("scrap-fleet")
    table = Try(dice=[1, 2, 2, 5], a=a).do("dock scavenger-fleet 5", "done")
    assert not table.do("dock shipyard 2 2", "roll 6").opens("scrap-fleet")


@pytest.mark.parametrize(("seats", "ships"), [(2, 4), (3, 3), (6, 3)])
def test_scrap_fleet_asks_for_more_ships_among_two(seats: int, ships: int) -> None:
    def built(ships: int) -> Try:
        a = {"fuel": 2, "ore": 2, "ships": ships, "faction": "scavenger-fleet"}
        table = Try(seats, dice=[1, 2, 4], a=a).do("dock scavenger-fleet 1")
        return table.do("effect scavenger-fleet 2 4", "roll 6")

    assert built(ships).opens("scrap-fleet")
    assert ships == 3 or not built(ships - 1).opens("scrap-fleet")


def test_shipwright_with_unlike_ships() -> None:
    """They dock at the Shipyard too."""
    a = {"fuel": 2, "ore": 2, "faction": "scavenger-fleet", "colonies": {HERBERT: 1}}
    table = Try(dice=[1, 2, 4, 5], a=a).do("dock scavenger-fleet 5")
    assert not table.opens("shipwright")
    assert table.do("effect scavenger-fleet 2 4", "roll 6").opens("shipwright")


SMUGGLE = "dock smugglers-alliance 5 2 3 4"


def smugglers(*b: int, held: str = "alien-city", seats: int = 2) -> Try:
    """A raid of the Smuggler's Alliance; B's ships stand at the Raiders' Outpost."""
    a = {"faction": "smugglers-alliance", "ships": 5, "cards": ["matter-extractor"]}
    docked = {"docked": {"raiders-outpost": list(b)}} if b else {}
    b_has = {"fuel": 4, "ore": 4, "cards": [held], **docked}
    return Try(seats, dice=[1, 2, 3, 4, 5], a=a, b=b_has)


def test_clean_sweep() -> None:
    """Both booties, in whatever order, from players or from nobody."""
    four = ["take ore B", "take fuel B", "take ore B", "take ore B"]
    card = "take alien-city B"
    assert opened_by("clean-sweep", smugglers(), SMUGGLE, *four, card)
    assert opened_by("clean-sweep", smugglers(), SMUGGLE, card, *four)
    assert opened_by("clean-sweep", smugglers(), SMUGGLE, *["extract ore"] * 4, card)
    assert not smugglers().do(SMUGGLE, *four, "done").opens("clean-sweep")
    assert not smugglers().do(SMUGGLE, card, *four[:3], "done").opens("clean-sweep")
    run = "dock raiders-outpost 2 3 4"
    assert not smugglers().do(run, *four).opens("clean-sweep")


@pytest.mark.parametrize(("seats", "ore"), [(2, 3), (3, 1), (6, 1)])
def test_clean_sweep_asks_for_so_much_ore(seats: int, ore: int) -> None:
    card = "take alien-city B"

    def swept(ore: int) -> bool:
        four = [*["take ore B"] * ore, *["take fuel B"] * (4 - ore)]
        last = smugglers(seats=seats).do(SMUGGLE, *four, card)
        first = smugglers(seats=seats).do(SMUGGLE, card, *four)
        assert last.opens("clean-sweep") == first.opens("clean-sweep")
        return last.opens("clean-sweep")

    assert swept(ore)
    assert not swept(ore - 1)


def test_a_smugglers_raid_is_one_at_the_outpost() -> None:
    """R-BUMP-1: its run drives ships away, and its ore is taken with one run."""
    table = smugglers(3, 4, 5).do(SMUGGLE, *["take ore B"] * 3, "done")
    assert table.opens("privateer")
    assert table.opens("pirates-haul")
    assert not smugglers().do(SMUGGLE, "done").opens("privateer")


def test_relic_hunters_among_smugglers() -> None:
    """In the run, and not beside it."""
    a = {"faction": "smugglers-alliance", "ships": 5, "colonies": {BURROUGHS: 1}}
    table = Try(dice=[2, 3, "4*", 5], a=a, b={"fuel": 1})
    assert table.do("dock smugglers-alliance 5 2 3 4*", "done").opens("relic-hunters")
    table = Try(dice=[2, 3, 4, "5*"], a=a, b={"fuel": 1})
    assert not table.do("dock smugglers-alliance 5* 2 3 4", "done").opens("relic-hunters")


def test_new_commune() -> None:
    board = "sunrise-commune"
    a = {"fuel": 1, "ore": 3, "colonies": {LEM: 2}}
    table = Try(dice=[1, 3], a=a, b={"faction": board})
    assert opened_by("new-commune", table, f"dock {board} 3", f"effect {board} A {LEM} {POHL}")
    b = {"faction": board, "colonies": {VOGT: 1}}
    table = Try(dice=[1, 3], a=a, b=b)
    assert not table.do(f"dock {board} 3", f"effect {board} B {VOGT} {POHL}").opens("new-commune")


def test_fair_trade() -> None:
    pair = "dock orbital-market 2 2"
    b = {"faction": "terran-exchange"}
    a = {"fuel": 6}
    table = Try(dice=[1, 2, 2, 3], a=a, b=b).do("dock terran-exchange 3", pair)
    assert opened_by("fair-trade", table, "trade 2")
    table = Try(dice=[1, 2, 2, 3], a=a, b=b).do(pair, "trade 2")
    assert not table.opens("fair-trade")
    assert opened_by("fair-trade", table, "dock terran-exchange 3")
    table = Try(dice=[1, 2, 2, 3], a=a, b=b).do(pair, "dock terran-exchange 3")
    assert not table.opens("fair-trade")


def test_puppet_state() -> None:
    """Another's colony must have gone, and from where that gives control: of two own among two."""
    board = "uranian-syndicate"
    a = {"fuel": 1, "ore": 2, "colonies": {LEM: 3, HEINLEIN: 2, VOGT: 1}}
    b = {"faction": board, "colonies": {HEINLEIN: 2, VOGT: 1, POHL: 1}}

    def opened(colony: str, seats: int = 2) -> bool:
        table = Try(seats, dice=[1, 3], a=a, b=b)
        return opened_by("puppet-state", table, f"dock {board} 3", f"effect {board} {colony}")

    assert opened(f"B {HEINLEIN} {POHL}")
    assert not opened(f"B {VOGT} {POHL}")
    assert opened(f"B {VOGT} {POHL}", seats=3)
    assert not opened(f"B {POHL} {VOGT}")
    assert not opened(f"A {LEM} {VOGT}")


def test_survey_route() -> None:
    board = "xeno-explorations-inc"
    a = {"fuel": 4, "ore": 2, "ships": 6, "hub": 7, "faction": board}
    rev = {"on-boards": {board: {"rev": HEINLEIN}}}
    go = f"power {board} {LEM}"
    table = Try(dice=[1, 3], a=a, **rev)
    assert opened_by("survey-route", table, go, "launch", f"land {LEM}")
    table = Try(dice=[1, 3], a=a, **rev)
    assert not table.do(go, "launch", f"land {HEINLEIN}").opens("survey-route")
    table = Try(dice=[1, 3], a=a, **rev)
    assert not table.do("launch", f"land {LEM}", go).opens("survey-route")
    table = Try(dice=[1, 3], a=a, **rev).do(f"dock {board} 3", f"effect {board} {LEM}")
    assert table.do("launch", f"land {LEM}").opens("survey-route")


def test_belt_prospector() -> None:
    belt = {"spaces": ["composite-asteroid", "composite-asteroid", None, None]}
    acts = ("claim outer-belt-1 4", "claim outer-belt-2 3")
    table = Try(3, dice=[1, 3, 4], belt=belt)
    assert opened_by("belt-prospector", table, *acts)
    one = {"asteroids": ["iron-asteroid"]}
    assert not Try(3, dice=[1, 3, 4], a=one, belt=belt).do(acts[0]).opens("belt-prospector")
    analyzer = {"cards": ["proximity-analyzer"], "ore": 2}
    table = Try(3, dice=[1, 3, 4], a=analyzer, belt=belt).do(acts[0])
    assert table.do("discard proximity-analyzer outer-belt-2").opens("belt-prospector")


def test_belt_prospector_asks_for_three_among_two() -> None:
    belt = {"spaces": ["composite-asteroid"] * 3 + [None]}
    table = Try(dice=[2, 3, 4], belt=belt).do("claim outer-belt-1 4", "claim outer-belt-2 3")
    assert not table.opens("belt-prospector")
    assert table.do("claim outer-belt-3 2").opens("belt-prospector")


def test_belt_prospector_not_by_cards_that_move_on() -> None:
    belt = {"spaces": ["composite-asteroid", None, "composite-asteroid", None]}
    table = Try(phase="roll", belt=belt).do("roll 1 3 4", "die sign")
    tallies = table.game.to_dict(table.position)["this-turn"]["in-mind"]["tallies"]
    assert tallies["asteroids"] == 0
