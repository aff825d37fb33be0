"""The end of a game: how it went, and the next one at the same table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, Position
from landfall.core.praise import Praise
from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.bodies import GameCourse, GameLuck
from landfall.server.refusals import NotYours
from landfall.server.tables.lobby import Lobby
from server.guests import BOT, HERE, LINK, ME, Guest, Table, accepted, play_on, wanted

LAST_COLONY: dict[str, Any] = {
    "turn": "A",
    "turns": 21,
    "dice": [6],
    "seats": {
        "A": {
            "ships": 4,
            "fuel": 1,
            "ore": 1,
            "colonies": {"lem-badlands": 3, "burroughs-desert": 2, "asimov-crater": 2},
        },
        "B": {"colonies": {"heinlein-plains": 1}},
    },
}
"""Ada ends the game with the Terraforming Station."""


def ended(*seats: Any, **more: Any) -> tuple[Table, list[Guest]]:
    table = Table(wanted(*(seats or (ME, LINK)), position=LAST_COLONY, seed=None, **more))
    guests = [table.guest("A"), table.guest("B")]
    accepted(guests[0].act("dock terraforming-station 6"))
    accepted(guests[0].act(next(text for text in guests[0].texts if text.startswith("land"))))
    assert table.host.history.over
    return table, guests


def again(table: Table, seats: frozenset[int] = frozenset({0})) -> str:
    return table.lobby.rematch(table.host, seats)


def test_everybody_is_taken_along_and_their_keys_open_the_next_table() -> None:
    table, guests = ended(watchers=True)
    watcher = table.watcher()
    accepted(guests[1].say(messages.Rename("n", "B", "Maya")))
    id = again(table)
    for guest in (*guests, watcher):
        assert guest.last(messages.TableMessage).next == id
    host = table.lobby.host(id)
    there = Guest(host, [table.key("B")])
    assert [seat.name for seat in there.last(messages.TableMessage).seats] == ["Ada", "Maya"]
    assert [seat.yours for seat in there.last(messages.TableMessage).seats] == [False, True]
    assert host.setup.options == table.host.setup.options
    assert Guest(host, [(table.made.watch or "").partition("#")[2]]).position
    with pytest.raises(NotYours):
        host.enter(["a stranger's"], print)


def test_there_is_one_next_table_whoever_asks_and_after_a_restart() -> None:
    table, _ = ended()
    id = again(table)
    assert again(table, frozenset({1})) == id
    restarted = Lobby(table.store)
    host = restarted.host(table.made.id)
    assert restarted.rematch(host, frozenset({1})) == id
    late = Guest(host, [table.key("B")])
    assert late.last(messages.TableMessage).next == id


def test_dice_are_new_and_bots_stay() -> None:
    table = Table(wanted(ME, BOT, seed=4))
    play_on(table.host, [table.guest("A")], Rng("to the end"))
    host = table.lobby.host(again(table))
    assert host.setup.seating.bots == table.host.setup.seating.bots
    assert host.setup.secret != table.host.setup.secret
    assert not host.history.over


def test_only_who_sits_there_begins_it_and_only_after_the_end() -> None:
    table = Table(wanted(ME, HERE, position=LAST_COLONY))
    with pytest.raises(LandfallError, match="not over"):
        again(table)
    over, _ = ended()
    with pytest.raises(NotYours):
        again(over, frozenset())


# -- how it went ------------------------------------------------------------------------------------


def course_of(table: Table, seats: frozenset[int]) -> GameCourse:
    found: list[GameCourse] = []
    for _ in table.host.course(seats).follow(found):
        pass
    return found[0]


def luck_of(table: Table) -> GameLuck:
    found: list[GameLuck] = []
    for _ in table.host.course(frozenset({0})).judge(found):
        pass
    return found[0]


@pytest.fixture(scope="module")
def played() -> Table:
    table = Table(wanted(ME, BOT, seed=2))
    play_on(table.host, [table.guest("A")], Rng("course"))
    return table


def test_the_course_has_every_round_and_ends_with_the_result(played: Table) -> None:
    course = course_of(played, frozenset({0}))
    outcome = played.host.game.outcome(played.host.history.position)
    assert outcome
    assert course.rounds[-1].scores == list(outcome.scores)
    numbers = [one.round for one in course.rounds]
    assert numbers == sorted(set(numbers))
    for one in course.rounds:
        assert one.chances
        assert sum(one.chances) == pytest.approx(1)


def test_the_turning_point_is_an_act_and_the_greatest_change(played: Table) -> None:
    host = played.host
    for seat, point in enumerate(course_of(played, frozenset({0})).turning):
        assert point
        step = host.history.steps[point.number - 1]
        assert step.seat != CHANCE
        line = host.viewpoints.history(frozenset({0})).steps[point.line - 1]
        assert line.act.text == step.text
        assert point.before != point.after, seat


class Reviewer:
    """Gives one prize for so many steps."""

    def __init__(self, game: object) -> None:
        self.steps = 0

    def watch(self, before: Position, after: Position) -> None:
        self.steps += 1

    def praise(self) -> list[Praise]:
        return [Praise("Longest", (1,), f"saw {self.steps} steps")]


def test_critics_give_prizes_when_the_game_is_over_and_not_before(
    played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they count may have been hidden from somebody until then."""
    package = replace(catalog.entry(), critics=Reviewer)
    monkeypatch.setattr("landfall.catalog.entry", lambda name="": package)
    [prize] = course_of(played, frozenset({0})).critics
    assert (prize.title, prize.seats) == ("Longest", ["B"])
    assert prize.words == f"saw {len(played.host.history.steps)} steps"
    running = Table(wanted(ME, BOT, seed=2))
    assert course_of(running, frozenset({0})).critics == []


def test_luck_is_of_each_seat_and_only_told_when_the_game_is_over(played: Table) -> None:
    luck = luck_of(played).luck
    assert luck
    assert len(luck) == 2
    assert luck_of(played).luck == luck, "asked again, the same"
    running = Table(wanted(ME, BOT, seed=2))
    assert luck_of(running).luck is None


def test_a_running_game_tells_no_chances_where_the_table_has_none() -> None:
    table = Table(wanted(ME, BOT, seed=2))
    play_on(table.host, [table.guest("A")], Rng("begun"), steps=6)
    course = course_of(table, frozenset({0}))
    assert course.rounds
    assert all(one.chances is None for one in course.rounds)
    assert course.turning == [None, None]
