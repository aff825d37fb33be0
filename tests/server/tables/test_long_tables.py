"""A table at which people change their minds for ever is as quick to open as any other."""

from __future__ import annotations

from typing import Any

import pytest

from landfall import catalog
from landfall.core.game import Position
from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.limits import MOST_ASIDES
from landfall.server.tables.table_host import TableHost
from landfall.store.store import Event
from server.guests import HERE, Guest, Table, accepted, play_on, refused, wanted


class Counting:
    """The rules, and how often a step was applied."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, position: Position, code: int, seat: int | None = None) -> Position:
        self.applied += 1
        return self._game.apply(position, code, seat)


def hesitant(times: int) -> Table:
    """A table at which somebody has done something and taken it back so often."""
    table = Table(wanted(HERE, HERE, watchers=True))
    me = table.guest("A", "B")
    for text in me.texts:
        accepted(me.act(text))
        if me.position.undo:
            accepted(me.undo())
            break
    [seat], id = table.host.history.actors, table.made.id
    last = len(table.store.events(id))
    for number in range(last + 1, last + 2 * times, 2):
        pair = [Event(number, "act", seat, text), Event(number + 1, "undo", seat)]
        table.store.append(id, pair)
    return table


def counted(table: Table) -> tuple[TableHost, Counting]:
    """The table opened anew, and what it took."""
    stored = table.store.table(table.made.id)
    assert stored
    game = Counting(table.host.game)
    return TableHost(stored, table.store, game=game), game


def test_what_was_taken_back_is_not_played_through_again() -> None:
    table = hesitant(times=500)
    host, game = counted(table)
    assert game.applied == host.history.number
    assert host.history.position == table.host.history.position
    back = Guest(host, [table.key("A"), table.key("B")])
    assert back.position.redo
    accepted(back.redo())


def test_hello_costs_the_same_however_much_was_taken_back() -> None:
    costs = []
    for times in (1, 500):
        host, game = counted(table := hesitant(times))
        before = game.applied
        Guest(host, [table.key("A")])
        costs.append(game.applied - before)
    assert costs[0] == costs[1]


def test_there_is_an_end_to_taking_back_and_the_game_goes_on() -> None:
    table = hesitant(times=MOST_ASIDES)
    table.reopened()
    me = table.guest("A", "B")
    for message in (
        messages.Redo(me.position.version, "r"),
        messages.Rename("n", "A", "Ann"),
    ):
        assert "what is done stays done" in refused(me.say(message)).reason
    play_on(table.host, [me], Rng("on"), steps=5)


def test_there_is_an_end_to_a_game_and_its_record_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "landfall.server.tables.event_log.KEPT_FREE", catalog.entry().most_steps - 30
    )
    table = Table(wanted(HERE, HERE))
    me = table.guest("A", "B")
    while (answer := me.act(me.texts[0])) and isinstance(answer, messages.Accepted):
        assert answer.number < 60
    assert "a new table can start from where this one stands" in refused(answer).reason
    assert len(table.host.record(frozenset()).steps) >= 30
