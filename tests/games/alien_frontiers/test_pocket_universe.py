"""Pocket Universe: ships on a card, and what is asked when a turn is over, in all that tells of it."""

from __future__ import annotations

import pickle
from array import array
from typing import Any

import pytest

from belt_edition import BELT, with_belt
from landfall.core.errors import PositionError
from landfall.core.game import OVER
from landfall.core.stops import Stops
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.decisions.after_turns import TurnEnded
from landfall.games.alien_frontiers.decisions.choices import Main
from landfall.games.alien_frontiers.encoder import RowEncoder
from landfall.games.alien_frontiers.game import EDITIONS, TURN_OVER, AlienFrontiers
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.part_check import missing
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Rank
from landfall.testing import check_game
from made_up.with_factions import WITH_FACTIONS, factions_known
from one_game import OneGame
from plain_table import carried_out
from plain_table import plain as counted
from random_play import walk

POCKETS = {"pocket-universe": 9}
DECK = {**POCKETS, "oscillation-capacitor": 3, "infiltration-ai": 3, "mind-control-helmet": 2}
GAME = AlienFrontiers("later-printing", seats=3, variant={"deck": DECK})
TABLE = OneGame(GAME)
after, told = TABLE.after, TABLE.told
WAITING: dict[str, Any] = {
    "turn": "B",
    "pending": [{"asks": "window", "seat": "A"}],
    "seats": {
        "A": {
            "fuel": 1,
            "cards": ["pocket-universe"],
            "docked": {"alien-artifact": [6]},
            "on-cards": {"pocket-universe": {"ships": [4, 5]}},
        },
        "B": {},
        "C": {},
    },
}
OWN = {"fuel": 5, "cards": ["pocket-universe"], "colonies": {"burroughs-desert": 1}}
EVERYBODY: dict[str, Any] = {
    "phase": "roll",
    "seats": {"A": OWN, "B": {**OWN, "colonies": {}}, "C": {**OWN, "colonies": {}}},
}
"""Each with a card and fuel for ships on it."""


@pytest.fixture
def loaded() -> State:
    own = {"fuel": 3, "cards": ["pocket-universe"]}
    return GAME.from_dict({"dice": [1, 4, 5], "seats": {"A": own, "B": {}, "C": {}}})


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_no_classic_game_is_asked(edition: str) -> None:
    game = AlienFrontiers(edition)
    assert not len(game.ruleset.book.after_turns)
    assert game.stops == {}
    assert not {"load", "stay", "emerge"} & {line.split()[0] for line in game.ruleset.texts}


def test_it_is_whole() -> None:
    assert [*missing(GAME.ruleset.book.parts["pocket-universe"])] == []


def test_whoever_ends_the_game_after_a_turn_leaves_its_other_ships_in_the_bay() -> None:
    """They are not in the hand of the seat whose turn it was."""
    mine = {
        "fuel": 1,
        "ore": 3,
        "cards": ["pocket-universe"],
        "on-cards": {"pocket-universe": {"ships": [4, 4, 4, 5]}},
        "stock": 2,
        "colonies": {"lem-badlands": 3, "heinlein-plains": GAME.ruleset.book.colonies - 4},
    }
    waiting = GAME.from_dict({**WAITING, "seats": {"A": mine, "B": {}, "C": {}}})
    landing = after(waiting, "emerge", "dock colony-constructor 4 4 4")
    over = after(landing, "land lem-badlands")
    assert GAME.actor(over) == OVER
    data = GAME.to_dict(over)
    assert (data["turn"], data["dice"], data["seats"]["A"]["bay"]) == ("B", [], 1)
    assert {seat["ships"] + seat["stock"] for seat in data["seats"].values()} == {6}
    assert GAME.from_dict(data) == over
    listed = changes(GAME.ruleset, landing, over)
    assert carried_out(counted(GAME, landing), listed) == counted(GAME, over)
    assert told(landing, "land lem-badlands")


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_keeps_every_promise_of_a_game() -> None:
    check_game(AlienFrontiers("edition-x", 4, variant={"deck": DECK}), games=1, closely=150)


@pytest.mark.slow
def test_games_lose_no_ship_and_every_step_is_listed_and_read_back() -> None:
    met: set[str] = set()
    for position, code in TABLE.proved("pocket universe", 2, GAME.from_dict(EVERYBODY)):
        met.add(("late " if docks_only(position) else "") + GAME.text(code).split()[0])
    assert met >= {"load", "stay", "emerge", "late dock", "late done"}


@pytest.mark.slow
def test_after_a_turn_a_seat_docks_and_does_nothing_else() -> None:
    verbs: set[str] = set()
    for seed in range(2):
        for position, _ in walk(GAME, "after", seed, start=GAME.from_dict(EVERYBODY)):
            if Main.asked(position) == Main(late=True):
                verbs.update(GAME.text(legal).split()[0] for legal in GAME.legal(position))
    assert verbs <= {"dock", "trade", "cycle", "claim", "launch", "done"}
    assert {"dock", "done"} <= verbs


@pytest.mark.slow
def test_games_with_factions_and_with_the_outer_belt_end_and_read_back() -> None:
    with factions_known(), with_belt():
        for name in (WITH_FACTIONS.name, BELT.name):
            game = AlienFrontiers(name, seats=3, variant={"deck": POCKETS})
            late = 0
            for seed in range(2):
                for position, _ in walk(game, "modules", seed):
                    if docks_only(position) or TurnEnded.asked(position):
                        assert game.from_dict(game.to_dict(position)) == position
                        late += docks_only(position)
            assert late > 0


# -- a position -------------------------------------------------------------------------------------


def test_ships_on_a_card_are_part_of_a_position() -> None:
    position = GAME.from_dict(WAITING)
    assert pickle.loads(pickle.dumps(position)) == position
    seats = GAME.to_dict(position)["seats"]
    assert seats["A"]["on-cards"]["pocket-universe"] == {"ships": [4, 5]}
    assert seats["B"]["on-cards"]["pocket-universe"] == {"ships": []}
    assert (seats["A"]["ships"], seats["A"]["bay"]) == (3, 0)


def test_a_position_in_the_middle_of_docking_reads_back() -> None:
    position = after(GAME.from_dict(WAITING), "emerge", "dock alien-artifact 4")
    data = GAME.to_dict(position)
    assert data["pending"] == [{"asks": "main", "late": True, "seat": "A"}]
    assert (data["phase"], data["this-turn"]["claim"]) == (None, [4])
    assert GAME.from_dict(data) == position
    raiding = {**WAITING, "pending": [{"asks": "main", "seat": "A", "late": True}], "dice": [1]}
    raiding["pending"] = [*raiding["pending"], {"asks": "raid"}]
    raiding["seats"] = {**WAITING["seats"], "C": {"fuel": 2}}
    raid = GAME.from_dict(raiding)
    assert (raid.who, docks_only(raid)) == (0, True)
    assert GAME.from_dict(GAME.to_dict(raid)) == raid


def test_what_stood_docked_before_counts_only_if_the_position_says_so() -> None:
    position = GAME.from_dict(WAITING)
    assert GAME.to_dict(position)["this-turn"]["claim"] == []


@pytest.mark.parametrize(
    ("change", "where", "problem"),
    [
        ({"pending": [{"asks": "window", "seat": "B"}]}, "pending.1", "B has no ship that waits"),
        (
            {"relic-ship": {"at": "pocket-universe", "value": 4}},
            "relic-ship.user",
            "nobody controls burroughs-desert",
        ),
        (
            {"seats": {"A": {"on-cards": {"pocket-universe": {"ships": [4]}}}}},
            "seats.A",
            "A does not",
        ),
        (
            {
                "seats": {
                    "A": {
                        "cards": ["pocket-universe"],
                        "on-cards": {"pocket-universe": {"ships": ["4*"]}},
                    }
                }
            },
            "seats.A.on-cards.pocket-universe.ships",
            "where the Relic Ship is",
        ),
        (
            {
                "seats": {
                    "A": {
                        "cards": ["pocket-universe"],
                        "on-cards": {"pocket-universe": {"ships": [1] * 7}},
                    }
                }
            },
            "seats.A.on-cards.pocket-universe.ships",
            "7 ships, but there are only 6",
        ),
        (
            {
                "seats": {
                    "A": {
                        "cards": ["pocket-universe"],
                        "docked": {"solar-converter": [1, 1, 1]},
                        "on-cards": {"pocket-universe": {"ships": [1, 1, 1, 1]}},
                    }
                }
            },
            "seats.A",
            "7 ships, but there are only 6",
        ),
    ],
)
def test_what_no_table_could_hold(change: dict[str, Any], where: str, problem: str) -> None:
    with pytest.raises(PositionError) as wrong:
        GAME.from_dict({**WAITING, **change})
    assert wrong.value.where.startswith(where)
    assert wrong.value.problem.startswith(problem)


def test_a_relic_ship_lies_only_on_a_card_that_its_user_holds() -> None:
    lies = {"relic-ship": {"at": "pocket-universe", "value": 4}}
    desert = {"colonies": {"burroughs-desert": 1}}
    with pytest.raises(PositionError, match="A does not hold pocket-universe"):
        GAME.from_dict({**lies, "seats": {"A": desert}})
    there = GAME.from_dict({**lies, "seats": {"A": {**desert, "cards": ["pocket-universe"]}}})
    assert GAME.from_dict(GAME.to_dict(there)) == there
    assert "on the Pocket Universe, shows 4" in GAME.draw(there)
    rows = {row["id"]: row for group in plain.position(GAME, there, 0) for row in group["rows"]}
    assert "on the Pocket Universe" in text(rows["relic-ship"]["value"])


def test_nobody_docks_late_in_a_game_without_the_card() -> None:
    classic = AlienFrontiers()
    with pytest.raises(PositionError, match="no ship docks when a turn is over"):
        classic.from_dict({"pending": [{"asks": "main", "late": True}]})
    with pytest.raises(PositionError, match="nothing here could answer it"):
        classic.from_dict({"pending": [{"asks": "window"}]})


def test_rows_tell_such_positions_apart() -> None:
    encoder = RowEncoder(GAME)
    rows = []
    asked = GAME.from_dict(WAITING)
    for position in (asked, after(asked, "emerge"), after(asked, "stay")):
        row = array("h", [0] * encoder.size)
        encoder.write(position, 0, row)
        rows.append(row.tobytes())
    assert len({*rows}) == 3


# -- for people -------------------------------------------------------------------------------------


def test_loading_is_told_and_explained(loaded: State) -> None:
    assert told(loaded, "use pocket-universe 4") == "A puts a 4 on the Pocket Universe for 1 fuel."
    more = after(loaded, "use pocket-universe 4")
    assert told(more, "load 1", "load 5") == "A puts 1 and 5 on the Pocket Universe for 2 fuel."
    assert told(more, "done") == "A puts no more ships there."
    why = GAME.explain(loaded, "use pocket-universe 4")
    assert why.cost == "1 fuel"
    assert why.gain.startswith("your 4 on the Pocket Universe")
    assert why.rules[:2] == ("pocket-universe.use", "tech.used")
    assert GAME.explain(more, "load 5").rules == ("pocket-universe.use",)
    too_early = GAME.explain(loaded, "load 5")
    assert too_early.fact == "a ship goes on it with others when you use it"


def test_the_question_is_told_and_explained() -> None:
    position = GAME.from_dict(WAITING)
    assert told(position, "stay") == "A leaves 4 and 5 on the Pocket Universe."
    assert told(position, "emerge") == "A brings 4 and 5 out of the Pocket Universe."
    why = GAME.explain(position, "emerge")
    assert why.gain == "your 4 and 5 on the Pocket Universe are to dock now"
    assert why.rules == ("pocket-universe.emerge", "pocket-universe.docking")
    docking = after(position, "emerge")
    assert told(docking, "dock lunar-mine 4") == "A docks a 4 at the Lunar Mine and gains 1 ore."
    done = after(docking, "dock lunar-mine 4", "dock solar-converter 5")
    assert told(done, "done") == "A is done docking."
    assert GAME.explain(done, "done").rules == ("pocket-universe.docking",)
    early = GAME.explain(GAME.from_dict({"dice": [1]}), "emerge")
    assert (early.refusal, early.legal) == ("turn.not-pending", False)
    assert early.fact == "your ships on it dock when a turn has ended"


def test_the_question_in_words() -> None:
    position = GAME.from_dict(WAITING)
    prompt = plain.prompt(GAME, position, 0)
    assert prompt["question"] == "Do your ships dock now?"
    assert prompt["card"] == "Pocket Universe"
    assert prompt["from"] == "B"
    assert text(prompt["detail"]) == (
        "On your card: ships 4, 5. They may dock as in a turn of your own."
    )
    titles = [text(option["title"]) for option in prompt["options"]]
    assert titles == ["Leave them all there", "Dock them all now"]
    assert prompt["options"][1]["gain"] == [{"words": ["2 ships to dock"]}]
    assert text(plain.status(GAME, position, 1)["words"]) == "Your turn is over"


def test_docking_in_words() -> None:
    position = after(GAME.from_dict(WAITING), "emerge")
    prompt = plain.prompt(GAME, position, 0)
    assert prompt["question"] == "Where do your ships dock?"
    assert text(prompt["detail"]) == "2 ships to dock, then you are done."
    assert [piece["is"] for piece in prompt["pieces"]] == ["4", "5"]
    assert prompt["end"] == {"words": "Done docking", "reason": "a ship can still dock"}
    assert not [line for line in prompt["not"] if "Pocket" in text(line["title"])]
    done = after(position, "dock lunar-mine 4", "dock lunar-mine 5")
    last = plain.prompt(GAME, done, 0)["options"]
    assert [text(option["title"]) for option in last] == ["Done docking"]
    assert plain.status(GAME, done, 0)["step"] == "Finish docking"
    assert "A is to move: dock the ships that have waited." in GAME.draw(done)


def test_loading_in_words(loaded: State) -> None:
    prompt = plain.prompt(GAME, after(loaded, "use pocket-universe 4"), 0)
    assert prompt["question"] == "Which other ships do you put on it?"
    assert text(prompt["detail"]) == "On it: ship 4."
    assert [text(option["title"]) for option in prompt["options"]] == [
        "Put 1 on it too",
        "Put 5 on it too",
        "No more",
    ]
    assert prompt["options"][0]["cost"] == [{"unit": "fuel", "n": 1}]
    assert prompt["options"][0]["gain"] == [{"words": ["a ship on the Pocket Universe"]}]
    assert [piece["is"] for piece in prompt["pieces"]] == ["1", "5"]


def test_the_table_shows_the_ships_with_the_card() -> None:
    position = GAME.from_dict(WAITING)
    assert "cards: Pocket Universe (ships 4, 5)" in GAME.draw(position)
    rows = {row["id"]: row for group in plain.position(GAME, position, 0) for row in group["rows"]}
    assert rows["A-pocket-universe"]["card"]["state"] == "ready, ships 4, 5 on it"


# -- whoever need not be asked ----------------------------------------------------------------------


def test_a_seat_may_let_the_moment_pass() -> None:
    position = GAME.from_dict(WAITING)
    window = GAME.window(position, 0)
    assert window
    assert (window.kind, GAME.text(window.quiet)) == (TURN_OVER, "stay")
    assert [*GAME.stops] == [TURN_OVER]
    assert GAME.window(position, 1) is None
    assert GAME.window(after(position, "emerge"), 0) is None
    stops = Stops(GAME)
    assert stops.quiet(position, 0) is None
    stops.read(0, f"{TURN_OVER} never")
    assert stops.quiet(position, 0) == window.quiet


@pytest.mark.parametrize("rank", RANKS, ids=lambda rank: rank.name)
def test_bots_answer_it(rank: Rank) -> None:
    player = rank.make(GAME.ruleset, 1, Budget(turn=60, others=30, turns=3, rounds=2))
    position = GAME.from_dict(WAITING)
    assert GAME.text(player.plan(position)[0]) in ("stay", "emerge")
    docking = after(position, "emerge")
    assert GAME.text(player.plan(docking)[0]).startswith("dock")


def test_a_captain_docks_what_would_end_the_game() -> None:
    own = {
        "fuel": 1,
        "ore": 1,
        "hub": 6,
        "cards": ["pocket-universe"],
        "colonies": {"asimov-crater": 3, "lem-badlands": 3},
        "on-cards": {"pocket-universe": {"ships": [1]}},
    }
    position = GAME.from_dict({**WAITING, "seats": {"A": own, "B": {}, "C": {}}})
    (captain,) = [rank for rank in RANKS if rank.name == "captain"]
    plan = captain.make(GAME.ruleset, 1, Budget(turn=200)).plan(position)
    assert [GAME.text(code) for code in plan[:3]] == ["emerge", "dock colonist-hub 1", "launch"]
