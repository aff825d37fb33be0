"""A seat that acts in another's turn: its own ships move, it pays, and the turn goes on as it was."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from landfall import catalog
from landfall.cli.local_table import LocalTable, NoUndo, new_record
from landfall.core.errors import IllegalAction, PositionError
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.editions.base import BASE
from landfall.games.alien_frontiers.editions.edition import Edition
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.story import tell
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Thinker
from landfall.record import Record, Step, actor_name, find_game, replay
from landfall.record.text import read_text, write_text
from out_of_turn.distress_call import DistressCall
from random_play import walk

CALLED = Edition(
    name="called",
    title="With a Distress Call",
    modules=(BASE, Module("distress", cards=(DistressCall,), asides=1)),
    deck={**FIRST_PRINTING.deck, "distress-call": 3},
    bay_is_safe=True,
    cannon_counts_forfeit=True,
)

TABLE: dict[str, Any] = {
    "turn": "A",
    "dice": [1, 4],
    "seats": {
        "A": {
            "fuel": 3,
            "ships": 3,
            "docked": {"lunar-mine": [2]},
            "cards": ["distress-call", "booster-pod"],
        },
        "B": {"fuel": 4, "ore": 2, "ships": 5, "bay": 5, "cards": ["booster-pod", "data-crystal"]},
        "C": {"ships": 3},
    },
    "display": ["alien-city", "stasis-beam"],
    "this-turn": {"mined": 1, "used": ["booster-pod"]},
}

B_ACTS = [
    "discard data-crystal lem-badlands",
    "dock alien-artifact 6",
    "dock alien-artifact 6",
    "claim alien-city",
    "dock terraforming-station 6",
    "land lem-badlands",
    "dock solar-converter 6",
    "dock lunar-mine 6",
]


@pytest.fixture(autouse=True)
def edition() -> Iterator[None]:
    EDITIONS["called"] = CALLED
    yield
    del EDITIONS["called"]


@pytest.fixture
def game() -> AlienFrontiers:
    return AlienFrontiers("called", seats=3)


def act(game: AlienFrontiers, position: State, *lines: str) -> State:
    for line in lines:
        while game.actor(position) < 0:
            position = game.apply(position, game.legal(position)[0])
        position = game.apply(position, game.code(line))
    while game.actor(position) < 0:
        position = game.apply(position, game.legal(position)[0])
    return position


@pytest.fixture
def called(game: AlienFrontiers) -> State:
    """B has been called in A's turn."""
    return act(game, game.from_dict(TABLE), "use distress-call")


def seat(game: AlienFrontiers, position: State, letter: str) -> dict[str, Any]:
    entry: dict[str, Any] = game.to_dict(position)["seats"][letter]
    return entry


def test_the_called_seat_is_asked_in_the_turn_of_another(
    game: AlienFrontiers, called: State
) -> None:
    shown = game.to_dict(called)
    assert (shown["turn"], game.actor(called), shown["dice"]) == ("A", 1, [6] * 5)
    assert shown["this-turn"]["used"] == []
    (waiting,) = shown["aside"]
    assert (waiting["seat"], waiting["dice"], waiting["this-turn"]["mined"]) == ("A", [1, 4], 1)
    assert set(waiting["this-turn"]["used"]) == {"booster-pod", "distress-call"}
    assert seat(game, called, "A")["fuel"] == 2


def test_a_plain_table_asks_the_called_seat_and_shows_whose_turn_waits(
    game: AlienFrontiers, called: State
) -> None:
    prompt = table.prompt(game, called, 1)
    assert (prompt["seat"], prompt["from"]) == ("B", "A")
    assert [piece["is"] for piece in prompt["pieces"]] == ["6"] * 5
    offered = [game.code(option["action"]) for option in prompt["options"]]
    assert sorted(offered) == sorted(game.legal(called))
    assert text(table.status(game, called, None)["words"]) == "A's turn, paused"
    rows = {row["id"]: row for group in table.position(game, called, 1) for row in group["rows"]}
    assert text(rows["A-ships"]["value"]) == "1 4"
    assert rows["A-booster-pod"]["card"]["state"] == "used"
    assert rows["B-booster-pod"]["card"]["state"] == "ready"


def test_its_own_ships_dock_and_it_pays(game: AlienFrontiers, called: State) -> None:
    after = act(game, called, *B_ACTS)
    a, b = seat(game, after, "A"), seat(game, after, "B")
    assert b["docked"]["alien-artifact"] == [6, 6]
    assert b["docked"]["terraforming-station"] == b["docked"]["solar-converter"] == [6]
    assert b["docked"]["lunar-mine"] == [6]
    assert b["colonies"]["lem-badlands"] == 1
    assert "alien-city" in b["cards"]
    assert "data-crystal" not in b["cards"]
    assert (b["fuel"], b["ore"]) == (4 - 1 + 4, 2 - 1 + 1)  # Lem Badlands is its own by then
    assert a == seat(game, called, "A")
    assert game.to_dict(after)["fields"]["positron-field"] == "lem-badlands"


def test_a_card_is_used_by_whoever_acts(game: AlienFrontiers, called: State) -> None:
    """A has used its Booster Pod this turn; B has not, but six goes no higher."""
    assert game.refusal(called, game.code("use booster-pod 6")) == "tech.value-bounds"
    assert game.refusal(called, game.code("use distress-call")) == "tech.held"
    low = game.from_dict({**game.to_dict(called), "dice": [5, 6, 6, 6, 6]})
    after = act(game, low, "use booster-pod 5")
    assert game.to_dict(after)["dice"] == [6] * 5
    assert (seat(game, after, "B")["fuel"], seat(game, after, "A")["fuel"]) == (3, 2)


def test_then_the_turn_goes_on_as_it_was(game: AlienFrontiers, called: State) -> None:
    after = act(game, called, *B_ACTS, "end")
    table = game.to_dict(after)
    assert (game.actor(after), table["turn"], table["dice"], table["aside"]) == (0, "A", [1, 4], [])
    assert set(table["this-turn"]["used"]) == {"booster-pod", "distress-call"}
    assert table["this-turn"]["mined"] == 1
    with pytest.raises(IllegalAction, match=r"lunar-mine\.order"):
        act(game, after, "dock lunar-mine 4")  # B has docked a six there meanwhile
    done = act(game, after, "dock alien-artifact 1", "dock alien-artifact 4", "end")
    assert game.to_dict(done)["turn"] == "B"


def test_ships_that_are_not_placed_go_back_to_the_bay(game: AlienFrontiers, called: State) -> None:
    full = {**game.to_dict(called), "dice": [1]}
    full["seats"]["B"] |= {"bay": 4}
    full["seats"]["C"] |= {"bay": 0, "docked": {"solar-converter": [1, 1, 1]}}
    position = act(game, game.from_dict(full), "dock colonist-hub 1", "end")
    assert seat(game, position, "B")["bay"] == 4
    assert game.actor(position) == 0


def test_saved_and_resumed(game: AlienFrontiers, called: State) -> None:
    for position in (called, act(game, called, *B_ACTS[:5])):
        assert game.from_dict(json.loads(json.dumps(game.to_dict(position)))) == position
        assert pickle.loads(pickle.dumps(position)) == position
        view = game.view(position, 1)
        assert game.from_dict(view["position"]) == position
    with pytest.raises(PositionError, match="set aside"):
        game.from_dict({**game.to_dict(called), "aside": []})


def test_recorded_and_replayed(game: AlienFrontiers) -> None:
    start = game.from_dict(TABLE)
    lines = ["use distress-call", *B_ACTS, "end", "dock alien-artifact 1", "dock alien-artifact 4"]
    steps: list[Step] = []
    position = start
    for line in lines:
        while game.actor(position) < 0:
            code = game.legal(position)[0]
            position, before = game.apply(position, code), position
            steps.append(Step(actor_name(game.actor(before)), game.text(code), game.hash(position)))
        actor = actor_name(game.actor(position))
        position = game.apply(position, game.code(line))
        steps.append(Step(actor, line, game.hash(position)))
    assert [step.actor for step in steps if step.actor != "*"] == list("A" + "B" * 9 + "AA")
    text = write_text(Record.of(game, position=game.to_dict(start), steps=tuple(steps)))
    record = read_text(text, "called")
    moments = list(replay(record, find_game(record, catalog.game)))
    assert moments[-1].after == position
    # taken back: the position before any step is the one that was there
    assert [moment.before for moment in moments[1:]] == [moment.after for moment in moments[:-1]]


def test_undone_by_whoever_has_acted(game: AlienFrontiers) -> None:
    start = game.from_dict(TABLE)
    table = LocalTable(game, new_record(game, (), start))
    for line in ("use distress-call", "dock solar-converter 6", "dock lunar-mine 6"):
        table.apply(game.code(line))
    there = table.position
    assert table.undo().step.actor == "B"
    assert seat(game, table.position, "B")["docked"]["lunar-mine"] == []
    assert seat(game, table.position, "B")["ore"] == 2
    table.redo()
    assert table.position == there
    table.undo()
    table.undo()
    with pytest.raises(NoUndo):
        table.undo()  # that was A's act
    assert seat(game, table.position, "A")["fuel"] == 2


def test_explained_to_the_seat_that_acts(game: AlienFrontiers, called: State) -> None:
    assert game.explain(called, "dock solar-converter 6").gain.startswith("3 fuel")
    why = game.explain(called, "dock lunar-mine 4")
    assert why.fact == "you hold no unplaced ship showing 4; yours show 6, 6, 6, 6, 6"
    poor = game.from_dict(
        {
            **game.to_dict(called),
            "seats": {
                **game.to_dict(called)["seats"],
                "B": {**seat(game, called, "B"), "fuel": 0, "ore": 0},
            },
        }
    )
    why = game.explain(poor, "dock terraforming-station 6")
    assert (why.refusal, why.fact) == (
        "dock.cost",
        "it costs 1 fuel and 1 ore; you have 0 fuel and 0 ore",
    )


def test_told_of_the_seat_that_acts(game: AlienFrontiers, called: State) -> None:
    code = game.code("dock solar-converter 6")
    said = tell(game, [whole_step(game, called, code, game.apply(called, code))])
    assert said == "B turns a 6 into 3 fuel at the Solar Converter."


def test_bots_answer_out_of_turn(game: AlienFrontiers, called: State) -> None:
    for rank in RANKS:
        if rank.name in ("cadet", "captain"):
            steps = Thinker(rank, 1, budget=Budget(turn=300)).plan(game, called, 1)
            assert steps
            assert steps[0].code in game.legal(called)


def test_whole_games_with_calls_end(game: AlienFrontiers) -> None:
    calls = 0
    for number in range(6):
        for position, code in walk(game, "called", number):
            calls += code >= 0 and game.text(code) == "use distress-call"
            if game.to_dict(position)["aside"]:
                assert game.from_dict(game.to_dict(position)) == position
    assert calls > 3
