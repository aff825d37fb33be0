"""Faction boards beside everything else a game has: set-up, files, words, search, and random games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from landfall.core.action import Action
from landfall.core.errors import PositionError
from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.box import OWNED
from landfall.games.alien_frontiers.change import BoardTaken, BrethrenMoved, RevMoved
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.editions.agendas import AGENDAS
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.part_check import missing
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget
from landfall.games.alien_frontiers.thinking.learned_weights import learned_weights
from landfall.games.alien_frontiers.thinking.weights import weights_of
from made_up.with_factions import WITH_FACTIONS, factions_known
from random_play import walk

PROPHETS = "prophets-of-the-artifact"
EVERY = tuple(found.key for _, found in WITH_FACTIONS.modules[-1].parts if found.ports)
BOARDS = tuple(board for board in EVERY if board != PROPHETS)
"""Those of a game without Agendas."""


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with factions_known():
        yield


@pytest.fixture
def game() -> AlienFrontiers:
    return AlienFrontiers("with-factions", seats=2)


def read(game: AlienFrontiers, **position: Any) -> State:
    return game.from_dict(position)


def drafted(game: AlienFrontiers, seed: str) -> tuple[State, list[State]]:
    """The first turn's roll, and every position on the way there."""
    position, rng, met = game.start(), Rng(seed), []
    while position.turns == 0:
        met.append(position)
        codes = game.legal(position)
        chance = game.actor(position) == CHANCE
        code = game.sample(position, rng) if chance else codes[int(rng.below(len(codes)))]
        position = game.apply(position, code)
    return position, met


# -- set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_one_board_and_the_others_are_closed(seats: int) -> None:
    game = AlienFrontiers("with-factions", seats=seats)
    position, met = drafted(game, f"draft {seats}")
    whole = game.to_dict(position)
    owned = [seat["faction"] for seat in whole["seats"].values()]
    assert len(set(owned)) == seats
    assert whole["boards-offered"] == []
    for board in BOARDS:
        free = game.view(position, 0)["free-ports"][board]
        assert free == (1 if board in owned else 0)
    offered = [len(game.to_dict(at)["boards-offered"]) for at in met]
    assert max(offered) == seats + 1
    asked = [int(at.seat) for at in met if game.view(at, 0)["asks"] == "draft"]
    first = int(position.first)
    assert asked == [(first - 1 - place) % seats for place in range(seats)]


def test_every_board_is_as_likely_to_be_drawn(game: AlienFrontiers) -> None:
    _, met = drafted(game, "odds")
    drawing = next(at for at in met if game.view(at, 0)["asks"] == "boards")
    outcomes = game.outcomes(drawing)
    assert {game.text(code) for code, _ in outcomes} == {f"board {board}" for board in BOARDS}
    assert {odds for _, odds in outcomes} == {1 / len(BOARDS)}
    assert {game.sample(drawing, Rng(seed)) for seed in range(60)} == {c for c, _ in outcomes}


def test_the_prophets_are_drawn_only_with_agendas(game: AlienFrontiers) -> None:
    assert {*game.ruleset.box.board_names} == {*BOARDS}
    with_them = replace(WITH_FACTIONS, modules=(*WITH_FACTIONS.modules, AGENDAS)).ruleset(2)
    assert {*with_them.box.board_names} == {*EVERY} == {*BOARDS, PROPHETS}


def test_there_must_be_a_board_more_than_seats() -> None:
    few = replace(FACTIONS, facilities=FACTIONS.facilities[:2])
    with pytest.raises(PositionError, match="2 seats need 3 faction boards"):
        replace(WITH_FACTIONS, modules=(*WITH_FACTIONS.modules[:-1], few)).ruleset(2)


def test_without_the_module_nothing_speaks_of_factions() -> None:
    classic = AlienFrontiers("edition-x", seats=2)
    whole = classic.to_dict(classic.start())
    assert not {"boards-offered", "on-boards"} & set(whole)
    assert "faction" not in whole["seats"]["A"]
    assert "powers" not in whole["this-turn"]
    verbs = {Action.parse(line).verb for line in classic.ruleset.texts}
    assert not {"board", "choose", "effect", "power"} & verbs


# -- positions ----------------------------------------------------------------------------------------


def test_a_position_with_factions_is_read_as_it_was_written() -> None:
    game = AlienFrontiers("with-factions", seats=3)
    for number, (position, _) in enumerate(walk(game, "files")):
        if number < 20 or number % 7 == 0:
            assert game.from_dict(game.to_dict(position)) == position


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"seats": {"A": {"faction": "lunar-mine"}}}, "unknown here"),
        (
            {"seats": {s: {"faction": "mercurys-angels"} for s in "AB"}},
            "mercurys-angels is A's already",
        ),
        ({"seats": {"A": {"docked": {"mercurys-angels": [3]}}}}, "nobody has mercurys-angels"),
        (
            {"this-turn": {"powers": ["uranian-syndicate"]}},
            "A does not own uranian-syndicate",
        ),
        ({"pending": [{"asks": "draft"}]}, "no board is to be chosen"),
        ({"pending": [{"asks": "brethren"}]}, "is not there to be rolled"),
        (
            {
                "seats": {"A": {"faction": "brethren-of-the-stars"}},
                "on-boards": {"brethren-of-the-stars": {"ship": "terraforming-station"}},
            },
            "never stands at the Terraforming Station",
        ),
        (
            {
                "seats": {"A": {"faction": "brethren-of-the-stars"}},
                "on-boards": {"brethren-of-the-stars": {"ship": "lunar-mine", "track": "A"}},
            },
            "on no track there",
        ),
        (
            {
                "seats": {"A": {"faction": "brethren-of-the-stars"}},
                "on-boards": {"brethren-of-the-stars": {"ship": "colonist-hub"}},
            },
            "on whose track of colonist-hub",
        ),
        (
            {"boards-offered": ["mercurys-angels", "mercurys-angels"]},
            "mercurys-angels is named twice",
        ),
    ],
)
def test_what_no_table_could_hold(
    position: dict[str, Any], problem: str, game: AlienFrontiers
) -> None:
    with pytest.raises(PositionError, match=problem):
        game.from_dict({"dice": [2], **position})


@pytest.mark.parametrize("seats", [5, 6])
def test_with_five_or_six_the_brethren_ship_is_on_no_track(seats: int) -> None:
    """R-H56-8, R-H56-9: it takes a port of the Colonist Hub from nobody's three."""
    board = "brethren-of-the-stars"
    game = AlienFrontiers("edition-x", seats, factions=True)
    ship: dict[str, Any] = {"ship": "colonist-hub"}
    table = {"dice": [1, 2, 4], "seats": {"A": {"faction": board}}, "on-boards": {board: ship}}
    assert game.code("dock colonist-hub 1 2 4") in game.legal(game.from_dict(table))
    ship["track"] = "A"
    with pytest.raises(PositionError, match="on no track there"):
        game.from_dict(table)


@pytest.mark.parametrize(
    "position",
    [
        {"seats": {"A": {"faction": "mercurys-angels"}}},
        {"boards-offered": ["mercurys-angels"]},
        {"on-boards": {"xeno-explorations-inc": {"rev": "lem-badlands"}}},
        {"this-turn": {"powers": ["uranian-syndicate"]}},
    ],
)
def test_an_edition_without_factions_takes_none(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="this edition has no factions"):
        AlienFrontiers("edition-x", seats=2).from_dict({"dice": [2], **position})


# -- what a step changes ------------------------------------------------------------------------------


def test_a_board_taken_and_a_step_of_the_rev_are_changes(game: AlienFrontiers) -> None:
    found = set()
    for before, code in walk(game, "changes"):
        if code >= 0:
            after = game.apply(before, code)
            moved = [c for c in changes(game.ruleset, before, after) if isinstance(c, RevMoved)]
            taken = [c for c in changes(game.ruleset, before, after) if isinstance(c, BoardTaken)]
            was, now = game.to_dict(before), game.to_dict(after)
            for letter, seat in now["seats"].items():
                if seat["faction"] != was["seats"][letter]["faction"]:
                    assert [c.to_dict() for c in taken] == [
                        {"kind": "board-taken", "seat": letter, "board": seat["faction"]}
                    ]
            assert len(taken) == (game.text(code).split()[0] == "choose")
            rev = "xeno-explorations-inc"
            places = [at["on-boards"][rev]["rev"] for at in (was, now)]
            stepped = None not in places and places[0] != places[1]
            assert [[c.source, c.territory] for c in moved] == ([places] if stepped else [])
            found |= {*map(type, (*moved, *taken))}
    assert BoardTaken in found


def test_where_the_brethren_ship_goes_is_a_change(game: AlienFrontiers) -> None:
    board = "brethren-of-the-stars"
    position = game.from_dict(
        {
            "turn": "B",
            "seats": {"A": {"docked": {"lunar-mine": [5]}}, "B": {"faction": board}},
            "on-boards": {board: {"ship": "shipyard"}},
            "pending": [{"asks": "board", "at": board, "step": 2}],
        }
    )
    for line, moved in (
        (f"effect {board} roll", ("shipyard", "unplaced")),
        ("roll 1 2 4", None),
        ("brethren raider", None),
        (f"effect {board} lunar-mine A 5", ("unplaced", "lunar-mine")),
        ("lent 4", None),
    ):
        after = game.apply(position, game.code(line))
        listed = changes(game.ruleset, position, after)
        found = [(c.source, c.target) for c in listed if isinstance(c, BrethrenMoved)]
        assert found == ([moved] if moved else [])
        position = after


# -- words --------------------------------------------------------------------------------------------


def test_every_board_is_whole(game: AlienFrontiers) -> None:
    for board in game.ruleset.book.boards:
        assert not list(missing(board))
        own = part(board)
        assert own.short
        assert own.powers["held"]
        assert {"held", "closes"} <= set(own.worth)


def told(game: AlienFrontiers, position: State, *actions: str) -> list[str]:
    lines = []
    for action in actions:
        after = game.apply(position, game.code(action))
        step = whole_step(game, position, game.code(action), after)
        lines.append(story.tell(game, [step]))
        position = after
    return lines


@pytest.mark.parametrize(
    ("position", "actions", "lines"),
    [
        (
            {
                "turns": 0,
                "boards-offered": ["mercurys-angels", "uranian-syndicate"],
                "pending": [{"asks": "draft", "seat": "B"}],
            },
            ["choose uranian-syndicate"],
            ["B takes the Uranian Syndicate board."],
        ),
        (
            {
                "dice": [4],
                "seats": {
                    "A": {"fuel": 3, "colonies": {"lem-badlands": 1}},
                    "B": {"faction": "corex-conglomerated"},
                },
            },
            ["dock corex-conglomerated 4"],
            [
                "A docks a 4 at the Corex Conglomerated board, pays 3 fuel, gains 1 ore "
                "and B gets 1 fuel."
            ],
        ),
        (
            {"dice": [], "seats": {"B": {"faction": "corex-conglomerated"}}},
            ["end"],
            ["A ends the turn. B receives 1 fuel from the Corex Conglomerated board."],
        ),
        (
            {"dice": [4], "seats": {"A": {"faction": "homesteaders-union", "hub": 2}}},
            ["dock homesteaders-union 4"],
            [
                "A docks a 4 at the Homesteader's Union board "
                "and brings the colony on the Colonist Hub to circle 3."
            ],
        ),
        (
            {"dice": [2, 5], "seats": {"A": {"faction": "mercurys-angels"}}},
            ["dock mercurys-angels 2", "effect mercurys-angels 5 1"],
            ["A docks a 2 at the Mercury's Angels board.", "A turns a 5 into a 1."],
        ),
        (
            {"dice": [2, 5], "seats": {"A": {"faction": "mercurys-angels"}}},
            ["dock mercurys-angels 2", "done"],
            [
                "A docks a 2 at the Mercury's Angels board.",
                "A does without what the Mercury's Angels board offers.",
            ],
        ),
        (
            {"phase": "roll", "seats": {"A": {"faction": "mercurys-angels"}}},
            ["roll 1 2 3", "effect mercurys-angels fuel"],
            ["A rolls 1, 2 and 3.", "A gains 1 fuel for a roll without a pair."],
        ),
        (
            {
                "dice": [4],
                "seats": {"A": {"faction": "proxima-centauri-scholars", "ore": 1}},
            },
            ["power proxima-centauri-scholars positron-field lem-badlands"],
            ["A puts the Positron Field on Lem Badlands for 1 ore."],
        ),
        (
            {
                "dice": [4],
                "seats": {
                    "A": {"faction": "uranian-syndicate", "ore": 2},
                    "B": {"colonies": {"lem-badlands": 1}},
                },
            },
            [
                "dock uranian-syndicate 4",
                "effect uranian-syndicate B lem-badlands pohl-foothills",
            ],
            [
                "A docks a 4 at the Uranian Syndicate board.",
                "A moves B's colony from Lem Badlands to Pohl Foothills for 2 ore. "
                "B no longer controls Lem Badlands. B now controls Pohl Foothills.",
            ],
        ),
        (
            {
                "dice": [1, 2, 5],
                "seats": {"A": {"faction": "scavenger-fleet", "fuel": 1, "ore": 1}},
            },
            ["dock scavenger-fleet 1", "effect scavenger-fleet 2 5", "roll 4"],
            [
                "A docks a 1 at the Scavenger Fleet board.",
                "A builds a ship from a 2 and a 5 at the Shipyard for 1 fuel and 1 ore.",
                "A rolls the new ship and gets a 4.",
            ],
        ),
        (
            {
                "dice": [1],
                "seats": {
                    "A": {
                        "faction": "new-gaia-engineers",
                        "docked": {"terraforming-station": [6]},
                        "ships": 4,
                    }
                },
            },
            ["dock new-gaia-engineers 1", "save 5"],
            [
                "A docks a 1 at the New Gaia Engineers board.",
                "A rolls a 5 and saves the ship at the Terraforming Station.",
            ],
        ),
        (
            {"dice": [4], "seats": {"A": {"faction": "dark-space-explorers", "fuel": 1}}},
            ["dock dark-space-explorers 4", "draw alien-city"],
            [
                "A docks a 4 at the Dark Space Explorers board for 1 fuel.",
                "A draws an Alien City. A has 1 point.",
            ],
        ),
        (
            {
                "dice": [4],
                "seats": {
                    "A": {"faction": "sunrise-commune", "ore": 3, "colonies": {"lem-badlands": 1}}
                },
            },
            ["dock sunrise-commune 4", "effect sunrise-commune A lem-badlands pohl-foothills"],
            [
                "A docks a 4 at the Sunrise Commune board for 3 ore.",
                "A moves their own colony from Lem Badlands to Pohl Foothills. "
                "A no longer controls Lem Badlands. A now controls Pohl Foothills.",
            ],
        ),
        (
            {"dice": [4], "seats": {"A": {"faction": "terran-exchange"}}},
            ["dock terran-exchange 4"],
            [
                "A docks a 4 at the Terran Exchange board "
                "and will get 1 ore more with the first trade."
            ],
        ),
        (
            {
                "dice": [4],
                "seats": {
                    "A": {"faction": "terran-exchange", "cards": ["booster-pod"]},
                    "B": {"fuel": 3},
                },
            },
            ["power terran-exchange give booster-pod B"],
            ["A gives the Booster Pod to B and gains 2 fuel."],
        ),
        (
            {
                "dice": [1, 2, 3, 6],
                "seats": {
                    "A": {"fuel": 1},
                    "B": {
                        "faction": "smugglers-alliance",
                        "fuel": 2,
                        "cards": ["booster-pod"],
                    },
                },
            },
            [
                "dock smugglers-alliance 6 1 2 3",
                "take booster-pod B",
                "take fuel B",
                "done",
            ],
            [
                "A docks a 6 at the Smuggler's Alliance board for 1 fuel, "
                "goes raiding with 1, 2 and 3 and B gets 1 fuel.",
                "A takes the Booster Pod from B.",
                "A takes 1 fuel from B.",
                "A ends the raid.",
            ],
        ),
        (
            {
                "dice": [1, 2, 3],
                "seats": {
                    "A": {"faction": "smugglers-alliance"},
                    "B": {"docked": {"raiders-outpost": [4, 5, 6]}},
                },
            },
            ["dock raiders-outpost 1 2 3"],
            ["A goes raiding with 1, 2 and 3 and drives B's ships to the Maintenance Bay."],
        ),
        (
            {
                "dice": [],
                "seats": {
                    "A": {"docked": {"lunar-mine": [5]}},
                    "B": {"faction": "brethren-of-the-stars"},
                },
                "pending": [
                    {"asks": "board", "at": "brethren-of-the-stars", "step": 2, "seat": "B"}
                ],
                "turn": "B",
            },
            [
                "effect brethren-of-the-stars roll",
                "roll 1 2 4",
                "brethren raider",
                "effect brethren-of-the-stars lunar-mine A 5",
                "lent 3",
            ],
            [
                "B gathers the Brethren Ship to roll it.",
                "B rolls 1, 2 and 4.",
                "B rolls the Raider with the Brethren Ship.",
                "B hijacks A's 5 at the Lunar Mine.",
                "B rolls A's ship and gets a 3.",
            ],
        ),
        (
            {
                "dice": [4],
                "seats": {"A": {"fuel": 1}, "B": {"faction": "brethren-of-the-stars"}},
                "on-boards": {"brethren-of-the-stars": {"ship": "shipyard"}},
            },
            ["dock brethren-of-the-stars 4"],
            [
                "A docks a 4 at the Brethren of the Stars board for 1 fuel, "
                "sends the Brethren Ship to the Lunar Mine, gains 1 ore and B gets 1 fuel."
            ],
        ),
        (
            {
                "dice": [1, 2, 3],
                "seats": {"A": {}, "B": {"faction": "brethren-of-the-stars"}},
                "on-boards": {"brethren-of-the-stars": {"ship": "raiders-outpost"}},
            },
            ["dock raiders-outpost 1 2 3"],
            ["A goes raiding with 1, 2 and 3 and drives the Brethren Ship to the Maintenance Bay."],
        ),
        (
            {
                "dice": [1],
                "seats": {
                    "A": {"fuel": 1, "cards": ["plasma-cannon"]},
                    "B": {"faction": "brethren-of-the-stars"},
                },
                "on-boards": {"brethren-of-the-stars": {"ship": "shipyard"}},
                "pending": [{"asks": "aim", "why": "cannon", "at": "shipyard"}],
            },
            ["aim brethren-ship"],
            ["A shoots the Brethren Ship to the Maintenance Bay for 1 fuel."],
        ),
        (
            {"dice": [4], "seats": {"A": {"faction": "xeno-explorations-inc", "fuel": 1}}},
            ["power xeno-explorations-inc lem-badlands"],
            ["A sends the REV to Lem Badlands for 1 fuel."],
        ),
    ],
)
def test_the_story(
    position: dict[str, Any], actions: list[str], lines: list[str], game: AlienFrontiers
) -> None:
    assert told(game, game.from_dict(position), *actions) == lines


@pytest.mark.parametrize(
    ("position", "action", "cost", "gain", "rules"),
    [
        (
            {
                "dice": [4],
                "seats": {
                    "A": {"fuel": 3, "colonies": {"lem-badlands": 1}},
                    "B": {"faction": "corex-conglomerated"},
                },
            },
            "dock corex-conglomerated 4",
            "3 fuel",
            "1 ore; B gets 1 fuel",
            ("corex-conglomerated.dock", "factions.fee"),
        ),
        (
            {"dice": [], "seats": {"B": {"faction": "corex-conglomerated"}}},
            "end",
            "",
            "B gets 1 fuel; then B rolls 3 ships",
            ("turn.order", "corex-conglomerated.income"),
        ),
        (
            {
                "dice": [],
                "seats": {"A": {"faction": "homesteaders-union", "hub": 6, "fuel": 1, "ore": 1}},
            },
            "launch",
            "1 fuel and 1 ore",
            "the colony on circle 6 of your track leaves it; a colony to land; "
            "then choose where the colony lands",
            ("colonist-hub.launch", "colonist-hub.cost", "homesteaders-union.launch"),
        ),
        (
            {"dice": [4], "seats": {"A": {"faction": "xeno-explorations-inc", "fuel": 1}}},
            "power xeno-explorations-inc lem-badlands",
            "1 fuel",
            "the bonus of Lem Badlands; the REV is on Lem Badlands",
            (
                "xeno-explorations-inc.power",
                "xeno-explorations-inc.bonus",
                "factions.once",
            ),
        ),
        (
            {
                "dice": [4],
                "seats": {"A": {"fuel": 1}, "B": {"faction": "brethren-of-the-stars"}},
                "on-boards": {"brethren-of-the-stars": {"ship": "shipyard"}},
            },
            "dock brethren-of-the-stars 4",
            "1 fuel",
            "1 ore; B gets 1 fuel; the Brethren Ship goes to the Lunar Mine",
            ("brethren-of-the-stars.dock", "factions.fee"),
        ),
        (
            {
                "dice": [4],
                "seats": {
                    "A": {"faction": "brethren-of-the-stars"},
                    "B": {"docked": {"lunar-mine": [5]}},
                },
                "on-boards": {"brethren-of-the-stars": {"ship": "unplaced"}},
                "pending": [{"asks": "board", "at": "brethren-of-the-stars"}],
            },
            "effect brethren-of-the-stars lunar-mine B 5",
            "",
            "B's 5 at the Lunar Mine is hijacked; the Brethren Ship goes to the Lunar Mine; "
            "then you roll B's ship",
            ("brethren-of-the-stars.hijack",),
        ),
        (
            {
                "dice": [1, 2, 3, 6],
                "seats": {"A": {"fuel": 1}, "B": {"faction": "smugglers-alliance"}},
            },
            "dock smugglers-alliance 6 1 2 3",
            "1 fuel",
            "B gets 1 fuel; a raid; then take up to 4 resources and one card, or stop",
            ("smugglers-alliance.run", "factions.fee"),
        ),
        (
            {
                "dice": [1, 2, 3],
                "seats": {
                    "A": {"faction": "smugglers-alliance"},
                    "B": {"docked": {"raiders-outpost": [4, 5, 6]}},
                },
            },
            "dock raiders-outpost 1 2 3",
            "",
            "B's 4, 5 and 6 at the Raiders' Outpost go to the Maintenance Bay; a raid; "
            "then take up to 4 resources or one card, or stop",
            ("raiders-outpost.run", "smugglers-alliance.owner"),
        ),
        (
            {
                "dice": [4],
                "seats": {"A": {"faction": "xeno-explorations-inc"}},
                "on-boards": {"xeno-explorations-inc": {"rev": "lem-badlands", "lends": 1}},
                "this-turn": {"lent": ["lem-badlands"]},
            },
            "dock solar-converter 4",
            "",
            "3 fuel",
            ("lem-badlands.bonus", "xeno-explorations-inc.bonus"),
        ),
    ],
)
def test_the_explanation(
    position: dict[str, Any],
    action: str,
    cost: str,
    gain: str,
    rules: tuple[str, ...],
    game: AlienFrontiers,
) -> None:
    why = game.explain(game.from_dict(position), action)
    assert (why.legal, why.cost, why.gain) == (True, cost, gain)
    assert set(rules) <= set(why.rules)


@pytest.mark.parametrize(
    ("board", "boards", "power"),
    [
        (
            "xeno-explorations-inc",
            {"xeno-explorations-inc": {"rev": "lem-badlands", "lends": 1}},
            "xeno-explorations-inc.bonus",
        ),
        ("uranian-syndicate", {}, "uranian-syndicate.power"),
    ],
)
def test_each_of_two_lent_bonuses_is_by_what_has_lent_it(
    board: str, boards: dict[str, Any], power: str, game: AlienFrontiers
) -> None:
    """A board has lent Lem Badlands, and a Data Crystal Pohl Foothills."""
    position = game.from_dict(
        {
            "dice": [3, 4],
            "seats": {
                "A": {
                    "fuel": 1,
                    "faction": board,
                    "colonies": {"lem-badlands": 1},
                    "cards": ["booster-pod", "data-crystal"],
                },
                "B": {"colonies": {"lem-badlands": 1, "pohl-foothills": 1}},
            },
            "on-boards": boards,
            "this-turn": {
                "lent": ["lem-badlands", "pohl-foothills"],
                "used": ["data-crystal"],
                "powers": [board] if not boards else [],
            },
        }
    )
    lenders = {power, "data-crystal.use"}
    sun = game.explain(position, "dock solar-converter 4")
    assert lenders & set(sun.rules) == {power}
    pod = game.explain(position, "use booster-pod 3")
    assert lenders & set(pod.rules) == {"data-crystal.use"}


def test_what_is_left_of_two_lent_bonuses_is_by_what_has_lent_it(game: AlienFrontiers) -> None:
    """The Syndicate's own was ended by the Isolation Field."""
    position = game.from_dict(
        {
            "dice": [3],
            "seats": {
                "A": {"faction": "uranian-syndicate", "cards": ["booster-pod", "data-crystal"]},
                "B": {"colonies": {"lem-badlands": 1, "pohl-foothills": 1}},
            },
            "fields": {"isolation-field": "lem-badlands"},
            "this-turn": {
                "lent": ["pohl-foothills"],
                "used": ["data-crystal"],
                "powers": ["uranian-syndicate"],
            },
        }
    )
    why = game.explain(position, "use booster-pod 3")
    assert {"uranian-syndicate.power", "data-crystal.use"} & set(why.rules) == {"data-crystal.use"}


@pytest.mark.parametrize(
    ("position", "question", "options"),
    [
        (
            {
                "turns": 0,
                "boards-offered": ["mercurys-angels", "uranian-syndicate"],
                "pending": [{"asks": "draft", "seat": "B"}],
            },
            "Which faction board do you take?",
            ["Mercury's Angels board", "Uranian Syndicate board"],
        ),
        (
            {
                "dice": [],
                "seats": {"A": {"faction": "mercurys-angels"}},
                "pending": [{"asks": "board", "at": "mercurys-angels", "step": 1}],
            },
            "What do you take for your roll?",
            ["Take 1 fuel", "Take 1 ore"],
        ),
        (
            {
                "dice": [],
                "seats": {
                    "A": {"faction": "brethren-of-the-stars"},
                    "B": {"docked": {"lunar-mine": [5]}},
                },
                "on-boards": {"brethren-of-the-stars": {"ship": "unplaced"}},
                "pending": [{"asks": "board", "at": "brethren-of-the-stars"}],
            },
            "Which ship do you hijack?",
            [
                "Leave the Brethren Ship in the Maintenance Bay",
                "Hijack B's 5 at the Lunar Mine",
                "Hijack a ship of B in the Maintenance Bay",
            ],
        ),
        (
            {
                "seats": {"A": {"faction": "brethren-of-the-stars"}},
                "pending": [{"asks": "board", "at": "brethren-of-the-stars", "step": 2}],
            },
            "Do you roll the Brethren Ship?",
            [
                "Leave the Brethren Ship in the Maintenance Bay",
                "Roll the Brethren Ship with your fleet",
            ],
        ),
        (
            {
                "dice": [],
                "seats": {"A": {}, "B": {"ore": 1, "cards": ["booster-pod"]}},
                "pending": [{"asks": "raid", "taken": 4, "smuggling": "both"}],
            },
            "What else do you take?",
            ["Take the Booster Pod from B", "End the raid"],
        ),
        (
            {
                "dice": [],
                "seats": {"A": {}, "B": {"ore": 1, "cards": ["booster-pod"]}},
                "pending": [{"asks": "raid", "smuggling": "resources"}],
            },
            "What do you take?",
            ["Take 1 ore from B", "End the raid"],
        ),
        (
            {
                "dice": [],
                "seats": {"A": {"faction": "xeno-explorations-inc"}},
                "on-boards": {"xeno-explorations-inc": {"rev": "lem-badlands"}},
                "pending": [{"asks": "board", "at": "xeno-explorations-inc"}],
            },
            "Where does the REV go?",
            ["Heinlein Plains", "Herbert Valley", "Burroughs Desert", "Do without"],
        ),
    ],
)
def test_the_prompt(
    position: dict[str, Any], question: str, options: list[str], game: AlienFrontiers
) -> None:
    at = game.from_dict(position)
    prompt = plain.prompt(game, at, int(at.who))
    assert prompt["question"] == question
    assert [text(option["title"], "AB") for option in prompt["options"]] == options


def test_the_plain_table_names_boards_that_somebody_has(game: AlienFrontiers) -> None:
    position = read(game, dice=[2], seats={"A": {"faction": "xeno-explorations-inc"}})
    rows = {row["key"]: row for group in plain.position(game, position, 0) for row in group["rows"]}
    assert text(rows["Faction"]["value"], "AB") == "Xeno Explorations, Inc. board"
    assert "Xeno Explorations, Inc. board" in rows
    assert "Mercury's Angels board" not in rows
    assert "the REV" in text(rows["Burroughs Desert"]["note"], "AB")
    assert "faction: Xeno Explorations, Inc. board" in game.draw(position)


# -- play ---------------------------------------------------------------------------------------------


def test_the_plain_table_and_the_drawn_one_show_the_brethren_ship(game: AlienFrontiers) -> None:
    owner = {"A": {"faction": "brethren-of-the-stars"}}
    waits = read(game, dice=[2], seats=owner)
    board = {"brethren-of-the-stars": {"ship": "lunar-mine"}}
    docked = read(game, dice=[2], seats=owner, **{"on-boards": board})
    for position, key in ((waits, "Maintenance Bay"), (docked, "Lunar Mine")):
        rows = {row["key"]: row for g in plain.position(game, position, 0) for row in g["rows"]}
        with_it = [k for k in rows if "Brethren Ship" in text(rows[k]["value"], "AB")]
        assert with_it == [key]
    assert "Brethren Ship" in game.draw(docked)


def test_the_brethren_die_shows_the_raider_one_time_in_three(game: AlienFrontiers) -> None:
    rolled = read(
        game,
        dice=[2],
        seats={"A": {"faction": "brethren-of-the-stars"}},
        pending=[{"asks": "brethren"}],
        **{"on-boards": {"brethren-of-the-stars": {"ship": "unplaced"}}},
    )
    outcomes = {game.text(code): odds for code, odds in game.outcomes(rolled)}
    assert outcomes == pytest.approx({"brethren raider": 1 / 3, "brethren blank": 2 / 3})


def test_owning_a_board_is_worth_what_its_file_says(game: AlienFrontiers) -> None:
    features = Features(game.ruleset)
    position = read(game, dice=[2], seats={"B": {"faction": "mercurys-angels"}})
    rows = features.rows(position, 1)
    names = ["horizon", *features.names]
    assert rows[names.index("owns mercurys-angels")] == 1.0
    assert rows[names.index("owns uranian-syndicate")] == 0.0
    board = game.ruleset.book.parts["mercurys-angels"]
    assert weights_of(game.ruleset)["owns mercurys-angels"] == part(board).worth["held"]


def test_a_captain_takes_the_board_that_is_worth_more(game: AlienFrontiers) -> None:
    make = {rank.name: rank.make for rank in RANKS}["captain"]
    player = make(game.ruleset, 1, Budget(turn=60))
    weights = learned_weights(game.ruleset)
    worth = {board.key: weights[f"owns {board.key}"][0] for board in game.ruleset.book.boards}
    for offered in combinations(sorted(worth, key=worth.__getitem__)[::3], 2):
        draft = {"asks": "draft", "seat": "B"}
        position = read(game, turns=0, pending=[draft], **{"boards-offered": [*offered]})
        assert game.text(player.plan(position)[0]) == f"choose {offered[1]}"


def test_a_cadet_plays_a_whole_game(game: AlienFrontiers) -> None:
    make = {rank.name: rank.make for rank in RANKS}["cadet"]
    player, rng, position = make(game.ruleset, 1, Budget(turn=60)), Rng("cadet"), game.start()
    while game.actor(position) != OVER:
        if game.actor(position) == CHANCE:
            position = game.apply(position, game.sample(position, rng))
        else:
            for code in player.plan(position):
                position = game.apply(position, code)
    assert game.outcome(position)


def test_ships_colonies_and_boards_are_kept_in_random_games() -> None:
    game = AlienFrontiers("with-factions", seats=3)
    for number, (position, _) in enumerate(walk(game, "kept")):
        owners = [int(position.at[at]) for at in position.box.owners if position.at[at] >= OWNED]
        assert len(owners) == len(set(owners))
        if position.turns > 0 and number % 5 == 0:
            assert len(owners) == 3


def test_the_draft_says_what_a_board_is_good_for_and_who_chooses_next() -> None:
    game = AlienFrontiers("edition-x", 2, factions=True)
    offered = ["sunrise-commune", "terran-exchange", "corex-conglomerated"]
    draft = [{"asks": "draft", "seat": "B"}]
    position = game.from_dict({"turns": 0, "boards-offered": offered, "pending": draft})
    told = game.explain(position, game.code("choose sunrise-commune")).gain
    assert told.startswith(
        "the Sunrise Commune board (port: 3 ore: a colony to an empty place; power: "
    )
    assert told.endswith("; then A is to choose a faction board")


@pytest.mark.parametrize(
    ("saved", "where"), [(0, "out of play"), (1, "to the Maintenance Bay")], ids=["lost", "saved"]
)
def test_the_story_of_a_cleared_station_says_where_the_ship_goes(saved: int, where: str) -> None:
    game = AlienFrontiers("edition-x", seats=2, deck="wide", factions=True)
    position = read(
        game,
        dice=[1],
        **{"on-boards": {"new-gaia-engineers": {"saved": saved}}},
        seats={
            "A": {"cards": ["astrogation-servo"], "faction": "terran-exchange"},
            "B": {
                "faction": "new-gaia-engineers",
                "ships": 4,
                "docked": {"terraforming-station": [6]},
            },
        },
    )
    assert told(game, position, "discard astrogation-servo terraforming-station") == [
        f"A discards the Astrogation Servo and sends B's ships at the Terraforming Station {where}."
    ]


@pytest.mark.parametrize(
    ("saved", "aim", "said"),
    [
        (0, "aim B 6", "A destroys B's 6."),
        (1, "aim B 6", "A shoots B's 6 to the Maintenance Bay."),
        (0, "aim brethren-ship", "A shoots the Brethren Ship to the Maintenance Bay."),
    ],
    ids=["lost", "saved", "Brethren Ship"],
)
def test_the_story_of_a_discarded_cannon_says_which_ship_is_lost(
    saved: int, aim: str, said: str
) -> None:
    game = AlienFrontiers("edition-x", seats=3, deck="wide", factions=True)
    place = "terraforming-station" if aim == "aim B 6" else "lunar-mine"
    boards = {
        "new-gaia-engineers": {"saved": saved},
        "brethren-of-the-stars": {"ship": "lunar-mine"},
    }
    position = read(
        game,
        dice=[1],
        **{"on-boards": boards},
        seats={
            "A": {"cards": ["plasma-cannon"], "faction": "terran-exchange"},
            "B": {
                "faction": "new-gaia-engineers",
                "ships": 5,
                "docked": {"terraforming-station": [6]},
            },
            "C": {"faction": "brethren-of-the-stars"},
        },
    )
    assert told(game, position, f"discard plasma-cannon {place}", aim)[-1] == said
