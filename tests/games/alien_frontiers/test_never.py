"""What could never be is answered with the rule that says so, and what makes no sense with a hint."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.catalog import rulebook
from landfall.core.errors import NotationError
from landfall.games.alien_frontiers.editions.base import known_parts
from landfall.games.alien_frontiers.explain.never import OF_ABSENT, OF_SHIPS
from landfall.games.alien_frontiers.game import AlienFrontiers

GAME = AlienFrontiers("later-printing", seats=3)
HERE = GAME.from_dict({"dice": [1, 4, 5], "seats": {"A": {"cards": ["stasis-beam"], "fuel": 2}}})
RAID = GAME.from_dict(
    {"seats": {"B": {"ore": 1, "cards": ["alien-city"]}}, "pending": [{"asks": "raid"}]}
)
TWO_ALIKE = "takes two ships of the same value"
TO_SIX = "a ship shows a value from 1 to 6, so none shows"


@pytest.mark.parametrize(
    ("line", "rule", "fact"),
    [
        (
            "dock orbital-market 3 6",
            "orbital-market.dock",
            f"the Orbital Market {TWO_ALIKE}; you named a 3 and a 6",
        ),
        (
            "dock shipyard 1 6",
            "shipyard.price",
            f"the Shipyard {TWO_ALIKE}; you named a 1 and a 6",
        ),
        ("dock shipyard 1", "shipyard.price", f"the Shipyard {TWO_ALIKE}; you named a 1"),
        (
            "dock shipyard 3 4*",
            "shipyard.price",
            f"the Shipyard {TWO_ALIKE}; you named a 3 and the Relic Ship (4)",
        ),
        (
            "dock colony-constructor 2 2",
            "colony-constructor.dock",
            "the Colony Constructor takes three ships of the same value; you named a 2 and a 2",
        ),
        (
            "dock raiders-outpost 1 3 6",
            "raiders-outpost.run",
            "the Raiders' Outpost takes three ships in sequence, such as 2-3-4; "
            "you named a 1, a 3 and a 6",
        ),
        (
            "dock terraforming-station 5",
            "terraforming-station.six",
            "the Terraforming Station takes one ship that shows a 6; you named a 5",
        ),
        (
            "dock maintenance-bay 3",
            "maintenance-bay.last-resort",
            "no ship docks at the Maintenance Bay; those left over go there when your turn ends",
        ),
        (
            "dock lunar-mine 4 5",
            "dock.ships",
            "the Lunar Mine takes one ship at a time; you named a 4 and a 5",
        ),
        ("dock lunar-mine 7", "dock.ships", f"{TO_SIX} 7"),
        ("Dock Lunar-Mine 0", "dock.ships", f"{TO_SIX} 0"),
        ("dock shipyard 3* 3*", "dock.ships", "there is only one Relic Ship"),
        ("trade 7", "orbital-market.trade", f"{TO_SIX} 7"),
        ("pick 8", "tech.unplaced", f"{TO_SIX} 8"),
        ("aim b 7", "plasma-cannon.target", f"{TO_SIX} 7"),
        ("use booster-pod 7", "tech.unplaced", f"{TO_SIX} 7"),
        (
            "use alien-city",
            "tech.no-paid-power",
            "the Alien City has no power to pay for; it works by being held",
        ),
        (
            "discard mind-control-helmet",
            "tech.no-discard-power",
            "the Mind Control Helmet has no power for which it could be discarded",
        ),
        (
            "use plasma-cannon maintenance-bay",
            "plasma-cannon.bay",
            "the Plasma Cannon takes no ship from the Maintenance Bay",
        ),
        *(
            (
                f"use orbital-teleporter maintenance-bay{ship}",
                "orbital-teleporter.ship",
                "the Orbital Teleporter takes no ship from the Maintenance Bay",
            )
            for ship in ("", " 0", " 3")
        ),
        (
            "use mind-control-helmet maintenance-bay",
            "mind-control-helmet.target",
            "the Mind Control Helmet takes no ship from the Maintenance Bay",
        ),
    ],
)
@pytest.mark.parametrize("position", [HERE, RAID], ids=["main", "raid"])
def test_what_could_never_be_is_forbidden_by_a_rule(
    line: str, rule: str, fact: str, position: Any
) -> None:
    why = GAME.explain(position, line)
    assert (why.legal, why.refusal, why.rules) == (False, rule, (rule,))
    assert why.fact == fact
    with pytest.raises(NotationError) as unread:
        GAME.code(line)
    assert str(unread.value).endswith(f" is no action: {fact}")


def test_a_card_that_the_edition_does_not_have() -> None:
    game = AlienFrontiers("edition-x", seats=2)
    why = game.explain(game.from_dict({"dice": [1]}), "discard mind-control-helmet")
    assert (why.refusal, why.fact) == ("tech.held", "this edition has no Mind Control Helmet")


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("first D", "chance.outcome"),
        ("take ore D", "raiders-outpost.victim"),
        ("take booster-pod E", "raiders-outpost.victim"),
        ("aim F 4", "plasma-cannon.target"),
        ("discard orbital-teleporter D lem-badlands", "orbital-teleporter.colony"),
        ("discard polarity-device D lem-badlands", "polarity-device.colony"),
        ("swap D lem-badlands", "polarity-device.colony"),
    ],
)
def test_a_seat_where_nobody_sits(line: str, rule: str) -> None:
    game = AlienFrontiers(seats=3)
    why = game.explain(game.from_dict({"dice": [1]}), line)
    seat = next(word for word in line.split() if len(word) == 1 and word in "DEF")
    assert (why.legal, why.refusal) == (False, rule)
    assert why.fact == f"there is no seat {seat} at this table of 3"
    with pytest.raises(NotationError, match=f"no seat {seat} at this table"):
        game.code(line)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("claim mind-control-helmet", "alien-artifact.display"),
        ("draw mind-control-helmet", "chance.outcome"),
        ("take mind-control-helmet B", "raiders-outpost.victim"),
        ("use mind-control-helmet shipyard", "tech.held"),
        ("discard temporal-warper mind-control-helmet", "temporal-warper.pile"),
    ],
)
def test_a_card_of_another_edition(line: str, rule: str) -> None:
    game = AlienFrontiers("first-printing", seats=2)
    why = game.explain(game.from_dict({"dice": [1]}), line)
    assert (why.refusal, why.fact) == (rule, "this edition has no Mind Control Helmet")


@pytest.mark.parametrize(
    ("line", "rule", "fact"),
    [
        (
            "dock outer-belt-1 3",
            "outer-belt.claim",
            "ships dock there only to claim the card that lies there: claim outer-belt-1 3",
        ),
        (
            "play alien-beacon",
            "outer-belt.held",
            "the Alien Beacon is not one to use; it works by being held",
        ),
        (
            "power corex-conglomerated",
            "factions.owner",
            "the power of the Corex Conglomerated board is not one to use; it works when its time comes",
        ),
    ],
)
def test_what_works_by_itself_and_where_nobody_just_docks(line: str, rule: str, fact: str) -> None:
    game = AlienFrontiers("edition-x", seats=2, factions=True, outer_belt=True)
    seats = {"A": {"faction": "corex-conglomerated", "asteroids": ["alien-beacon"]}}
    here = game.from_dict({"dice": [3], "seats": seats, "belt": {"spaces": ["ice-comet"]}})
    told = game.explain(here, line)
    assert (told.legal, told.refusal, told.fact) == (False, rule, fact)
    assert all(map(rulebook("alien-frontiers").get, (rule, *told.also)))


def test_the_rules_that_say_so_are_rules() -> None:
    book = rulebook("alien-frontiers")
    named = [rule for part in known_parts() for rules in part.never.values() for rule in rules]
    named += [part.takes_rule for part in known_parts()]
    for rule in (*named, *OF_SHIPS.values(), *OF_ABSENT.values()):
        assert book.get(rule)


# -- what makes no sense ------------------------------------------------------------------------------


def puzzled(position: Any, line: str) -> str:
    with pytest.raises(NotationError) as unread:
        GAME.explain(position, line)
    return str(unread.value)


@pytest.mark.parametrize(
    ("position", "line", "hint"),
    [
        (
            HERE,
            "dock lunar-mine",
            "did you mean 'dock lunar-mine 1', 'dock lunar-mine 4' or 'dock lunar-mine 5'?",
        ),
        (HERE, "solar 5", "did you mean 'dock solar-converter 5'?"),
        (HERE, "mine 4", "did you mean 'dock lunar-mine 4'?"),
        (HERE, "stasis 4", "did you mean 'use stasis-beam 4'?"),
        (RAID, "take", "did you mean 'take ore B' or 'take alien-city B'?"),
        (RAID, "take or b", "did you mean 'take ore B'"),
        (HERE, "launc", "did you mean 'launch'?"),  # no such move is legal now: one that is known
        (HERE, "foo", "what can be done now starts with: discard, dock, use"),
    ],
)
def test_suggestions_are_what_is_legal_here(position: Any, line: str, hint: str) -> None:
    assert hint in puzzled(position, line)


@pytest.mark.parametrize("line", ["dock moon 3", "dock lunar-mime 6", "dock the moon"])
def test_no_docking_is_suggested_that_is_not_legal(line: str) -> None:
    legal = [GAME.text(code) for code in GAME.legal(HERE)]
    quoted = puzzled(HERE, line).split("'")[3::2]
    assert quoted
    assert set(quoted) <= set(legal)


@pytest.mark.parametrize("line", ["take", "foo", "solar 5", "aim", "swap lem", "rol 5", "helmet"])
def test_nobody_is_told_to_say_what_only_chance_says_or_who_is_not_here(line: str) -> None:
    game = AlienFrontiers("edition-x", seats=3)
    here = game.from_dict({"dice": [1, 4, 5]})
    for ask in (game.code, lambda text: game.explain(here, text)):
        with pytest.raises(NotationError) as unread:
            ask(line)
        words = str(unread.value).replace("'", " ").replace(",", " ").split()[2:]
        assert not {"D", "E", "F", "draw", "first", "relic", "roll"} & set(words)
        assert "mind-control-helmet" not in words


def test_who_writes_down_what_chance_brought_is_helped_too() -> None:
    with pytest.raises(NotationError, match="did you mean 'draw booster-pod'"):
        GAME.code("draw boster-pod")


def test_a_line_without_end_is_not_compared_with_anything() -> None:
    assert len(puzzled(HERE, "dock " * 10_000)) < 200
