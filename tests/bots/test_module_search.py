"""How a search plays with modules: boards, the belt, Agendas to draw, and the oracle before the roll."""

from __future__ import annotations

from typing import Any, Final

import pytest

from landfall import catalog
from landfall.bots.planning import Planning
from landfall.core.plain import text_of
from landfall.games.alien_frontiers.agendas.foresight import chance_to_come_true
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.hint import reasons
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Thinker, judged_by_hand
from landfall.games.alien_frontiers.thinking.move_ordering import brought_by_modules
from landfall.games.alien_frontiers.thinking.search import Search

NODES = 300
TINY = Budget(turn=40, others=15, turns=2, rounds=1, rich=40)
RANK = {rank.name: rank for rank in RANKS}


@pytest.fixture(name="game", scope="module")
def _game() -> AlienFrontiers:
    return AlienFrontiers(
        "edition-x", seats=2, deck="wide", factions=True, outer_belt=True, agendas=True
    )


def plan(game: AlienFrontiers, position: State, nodes: int = NODES) -> list[str]:
    """The turn that a captain with so many positions would play."""
    search = Search(game.ruleset, judged_by_hand(game.ruleset), nodes)
    return [game.text(code) for code in search.best(position)]


# -- the oracle --------------------------------------------------------------------------------------


def before_the_roll(game: AlienFrontiers, fuel: int, landed: int = 6) -> State:
    """B has an oracle and so much fuel; both have landed so many colonies."""
    seats = {
        "A": {"colonies": {"lem-badlands": landed} if landed else {}},
        "B": {
            "cards": ["oracle-engine"],
            "fuel": fuel,
            "colonies": {"asimov-crater": landed} if landed else {},
        },
    }
    return game.apply(game.from_dict({"seats": seats}), game.code("end"))


def test_the_oracle_is_consulted_late_and_not_when_fuel_is_dear() -> None:
    game = AlienFrontiers("edition-x", seats=2, deck="wide", agendas=True)
    assert plan(game, before_the_roll(game, 9)) == ["consult oracle-engine"]
    assert plan(game, before_the_roll(game, 2, landed=0)) == ["consult nothing"]


def test_what_holds_already_makes_it_likelier_to_come_true() -> None:
    game = AlienFrontiers("edition-x", seats=2, deck="wide", agendas=True)
    book = game.ruleset.book
    few, many = (before_the_roll(game, fuel) for fuel in (9, 10))
    assert 0.0 < chance_to_come_true(book, few, 1) < chance_to_come_true(book, many, 1) < 1.0


# -- Agendas drawn on the way ------------------------------------------------------------------------


@pytest.mark.parametrize("goes", [1, 2])
def test_own_agendas_that_were_drawn_unseen_go_unseen(game: AlienFrontiers, goes: int) -> None:
    """A search draws without looking, so it cannot choose what goes either."""
    held = {"faction": "prophets-of-the-artifact", "agendas": ["?"] * 3}
    data = {"dice": [2], "seats": {"A": held, "B": {"faction": "corex-conglomerated"}}}
    position = game.from_dict({**data, "pending": [{"asks": "shed", "goes": goes, "draws": False}]})
    assert not game.legal(position)
    Search(game.ruleset, judged_by_hand(game.ruleset), NODES).settle(position)
    assert game.to_dict(position)["seats"]["A"]["agendas"] == ["?"] * (3 - goes)
    assert game.code("dock solar-converter 2") in game.legal(position)


# -- ships rolled along ------------------------------------------------------------------------------


def about_to_roll(fuel: int) -> tuple[AlienFrontiers, State]:
    """B owns the Brethren of the Stars and could take a ship of A's from the Lunar Mine."""
    game = AlienFrontiers("edition-x", seats=2, deck="wide", factions=True)
    seats = {
        "A": {"faction": "corex-conglomerated", "ships": 3, "docked": {"lunar-mine": [3]}},
        "B": {"faction": "brethren-of-the-stars", "cards": ["infiltration-ai"], "fuel": fuel},
    }
    return game, game.apply(game.from_dict({"seats": seats}), game.code("end"))


def test_another_players_ship_is_taken_along_by_who_has_fuel_to_spare() -> None:
    game, rich = about_to_roll(9)
    assert plan(game, rich) == ["infiltrate lunar-mine A 3"]
    game, poor = about_to_roll(2)
    assert plan(game, poor) == ["gather"]


def test_the_brethren_ship_is_rolled_along() -> None:
    """It costs nothing, and may bring a ship."""
    game, position = about_to_roll(2)
    position = game.apply(position, game.code("gather"))
    assert plan(game, position) == ["effect brethren-of-the-stars roll"]


def test_a_ship_that_can_be_hijacked_is() -> None:
    game, position = about_to_roll(2)
    before = ("gather", "effect brethren-of-the-stars roll", "roll 6 6 6", "brethren raider")
    for text in before:
        position = game.apply(position, game.code(text))
    (answer,) = plan(game, position)
    assert answer.split()[-1] in ("A", "3")  # from the Bay, or the three at the Mine


# -- orders and passes -------------------------------------------------------------------------------


RICH_TURN: Final[dict[str, Any]] = {
    "dice": [2, 2, 3, 4, 4, 5],
    "belt": {"spaces": ["ice-comet", "iron-asteroid", "composite-asteroid", "orbital-debris"]},
    "seats": {
        "A": {"ships": 6, "fuel": 6, "ore": 4, "faction": "homesteaders-union", "hub": 3},
        "B": {"faction": "uranian-syndicate"},
    },
}


def test_a_hint_says_which_asteroid_a_claim_brings() -> None:
    game = AlienFrontiers("edition-x", seats=2, outer_belt=True)
    layout = {
        "belt": {"spaces": [None, "iron-asteroid", None, None]},
        "seats": {"A": {}, "B": {}},
    }
    before = game.from_dict({**layout, "dice": [3, 3, 4]})
    after = game.apply(before, game.code("claim outer-belt-2 3 4"))  # takes both ports
    assert next(reasons(game, before, after, 0)) == ["gains the Iron Asteroid in tow"]
    said = [text_of(clause, {}) for clause in reasons(game, before, after, 0)]
    assert not any("Outer Belt" in clause for clause in said)


def test_that_a_board_is_taken_is_no_reason_for_a_turn() -> None:
    """It has one port: whoever docks there takes it."""
    game = AlienFrontiers("edition-x", seats=2, factions=True)
    seats = {
        "A": {"faction": "sunrise-commune", "fuel": 3},
        "B": {"faction": "corex-conglomerated"},
    }
    before = game.from_dict({"dice": [1, 3, 4], "seats": seats})
    after = game.apply(before, game.code("dock corex-conglomerated 3"))
    said = [text_of(clause, {}) for clause in reasons(game, before, after, 0)]
    assert not any("no port" in clause for clause in said), said


def test_a_turn_too_rich_to_search_is_no_worse_for_its_modules(game: AlienFrontiers) -> None:
    """What modules add to the choice does not crowd out what the classic table offers."""
    ruleset, judged = game.ruleset, judged_by_hand(game.ruleset)
    position = game.from_dict(RICH_TURN)
    texts = enumerate(ruleset.texts)
    at_home = Search(ruleset, judged, NODES)
    at_home.leave_out([code for code, text in texts if brought_by_modules(ruleset.box, text)])
    at_home.best(position)
    search = Search(ruleset, judged, NODES)
    search.best(position)
    assert search.opened >= NODES  # it was too much
    assert search.value >= at_home.value


def test_a_board_that_turns_a_ship_is_tried_before_the_ships_that_only_gain() -> None:
    """A ship set to six makes three fuel, which one docked first could not."""
    game = AlienFrontiers("edition-x", seats=2, factions=True)
    position = game.from_dict(
        {
            "dice": [1, 1],
            "seats": {"A": {"faction": "mercurys-angels"}, "B": {}},
        }
    )
    line = plan(game, position, nodes=2000)
    assert line[0] == "dock mercurys-angels 1"
    assert any(text.startswith("effect mercurys-angels") for text in line)


# -- secrets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", ["captain", "commodore", "admiral"])
def test_what_others_hold_face_down_changes_nothing(game: AlienFrontiers, rank: str) -> None:
    """Of two tables that look alike to a seat, it plays both the same, whatever they hide."""
    plans = []
    for theirs in (["fuel-baron", "land-grab"], ["ore-magnate", "curator"]):
        seats = RICH_TURN["seats"]
        held = {
            "A": {**seats["A"], "agendas": ["fortress"]},
            "B": {**seats["B"], "agendas": theirs},
        }
        position = game.from_dict({**RICH_TURN, "dice": [2, 3, 4], "seats": held})
        bot = Planning(rank, Thinker(RANK[rank], 1, budget=TINY))
        plans.append(catalog.ask(bot, game, position, 0))
    assert plans[0] == plans[1]


def test_an_agenda_of_ones_own_is_aimed_at(game: AlienFrontiers) -> None:
    """Two fuel short of ten, a six goes to the Solar Converter, and the Agenda is revealed."""
    seats = {"A": {"fuel": 8, "agendas": ["fuel-baron"], "faction": "homesteaders-union"}, "B": {}}
    line = plan(game, game.from_dict({"dice": [6], "seats": seats}))
    assert line[:2] == ["dock solar-converter 6", "reveal fuel-baron"]
