"""A table begun on one version finishes on the next."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from landfall.core.errors import IllegalAction, LandfallError
from landfall.core.game import Position
from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.tables.lobby import Lobby
from landfall.server.tables.table_host import TableHost
from landfall.store.memory import MemoryStore
from landfall.store.sqlite import SqliteStore
from landfall.store.store import StoredTable
from little_game.night import WINDOW
from server.guests import HERE, ME, Guest, Table, play_on, wanted
from server.nights import NightTable, at_phase, little_game

__all__ = ["little_game"]

STORES = sorted((Path(__file__).parents[2] / "store" / "data").glob("layout_*.sql"))


@pytest.mark.parametrize("dump", STORES, ids=lambda path: path.stem)
def test_a_game_from_every_layout_of_the_store_is_played_to_its_end(
    dump: Path, tmp_path: Path
) -> None:
    text = dump.read_text(encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.executescript(text)
    said = dict(re.findall(r"(\w+): (\S+)", text.partition("BEGIN")[0]))
    store = SqliteStore(tmp_path / "tables.db")
    host = Lobby(store).host(said["table"])
    assert host.history.number == int(said["number"])
    assert host.game.hash(host.history.position, 1) == said["hash"]  # as 0.1 wrote it
    guests = [Guest(host, [said["A"]]), Guest(host, [said["B"]])]
    assert guests[0].last(messages.TableMessage).seats[0].name == "Ann"
    assert [guest.position.redo for guest in guests].count(True) == 1
    assert guests[0].position.version == store.events(said["table"])[-1].number
    play_on(host, guests, Rng("finish"))
    assert host.history.over
    store.close()


NO_CARD_BUT_TWO = {
    "dice": [4],
    "seats": {
        "A": {"fuel": 2, "cards": ["booster-pod"], "docked": {"alien-artifact": [2, 6]}},
        "B": {},
    },
    "fields": {"isolation-field": "lem-badlands"},
    "display": ["data-crystal"],
    "deck": [],
    "this-turn": {"claim": [2, 6], "cycles": 2},
}
"""Whatever A discards lies on the display again after a cycle."""


@pytest.mark.parametrize(("rulings", "answer"), [(None, "accepted"), ("0.2", "refused")])
def test_a_table_goes_on_by_the_rulings_it_was_begun_by(rulings: str | None, answer: str) -> None:
    """Version 0.1 named none, and let a card be used that came back after its discard power."""
    table = Table(wanted(ME, HERE, position=NO_CARD_BUT_TWO))
    setup = table.host.setup.to_dict()
    assert setup["options"].pop("rulings") == "0.2"
    if rulings:
        setup["options"]["rulings"] = rulings
    store = MemoryStore()
    store.add_table(StoredTable("older", "2026-01-31", setup))
    guest = Guest(Lobby(store).host("older"), [table.key("A")])
    for action in ("discard booster-pod isolation-field", "cycle", "claim booster-pod"):
        assert isinstance(guest.act(action), messages.Accepted)
    said = guest.act("use booster-pod 4")
    assert isinstance(said, messages.Accepted if answer == "accepted" else messages.Refused)


class Stricter:
    """The rules as a later version might have them: one action of the past is forbidden now."""

    def __init__(self, game: Any, forbidden: str) -> None:
        self._game = game
        self._forbidden = forbidden

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, position: Position, code: int, seat: int | None = None) -> Position:
        if self._game.text(code) == self._forbidden:
            raise IllegalAction(self._forbidden, "new.rule", "it was a mistake to allow it")
        return self._game.apply(position, code, seat)


class Forgetful(Stricter):
    """Those rules, in a version that cannot read old positions either."""

    def from_dict(self, data: Mapping[str, Any]) -> Position:
        raise LandfallError("unknown position")


def played() -> tuple[Table, str]:
    """A table in the middle of its game, and an action of the past that is not legal just now."""
    table = Table(wanted(HERE, HERE))
    me = table.guest("A", "B")
    play_on(table.host, [me], Rng("versions"), steps=40)
    past = [step.text for step in table.host.history.steps if step.seat >= 0]
    return table, next(text for text in past if text.startswith("dock") and text not in me.texts)


def test_corrected_rules_leave_the_players_where_they_were() -> None:
    table, forbidden = played()
    before = table.host.history
    stored = table.store.table(table.made.id)
    assert stored
    host = TableHost(stored, table.store, game=Stricter(before.game, forbidden))
    assert host.history.position == before.position
    assert host.history.number == before.number
    me = Guest(host, [table.key("A"), table.key("B")])
    lines = me.last(messages.StoryMessage).lines
    assert [line.action for line in lines] == [step.text for step in before.steps]
    with pytest.raises(LandfallError, match="another version of Landfall"):
        host.look(before.number - 1, frozenset())
    answer = me.act(next(text for text in me.texts if text != forbidden))
    assert isinstance(answer, messages.Accepted)
    assert me.position.number > before.number


def test_rules_that_cannot_go_on_say_so() -> None:
    table, forbidden = played()
    stored = table.store.table(table.made.id)
    assert stored
    with pytest.raises(LandfallError, match="rules that this version does not know"):
        TableHost(stored, table.store, game=Forgetful(table.host.game, forbidden))


@pytest.mark.usefixtures(little_game.__name__)
def test_corrected_rules_tell_nothing_of_a_game_with_secrets_but_where_it_stands() -> None:
    table = NightTable()
    guests = table.everyone()
    at_phase(table, guests, WINDOW, Rng("corrected"))
    laid = next(step.text for step in table.host.history.steps if step.text.startswith("lay"))
    before = {letter: guest.position for letter, guest in guests.items()}
    stored = table.store.table(table.made.id)
    assert stored
    rules = Stricter(table.host.game, laid)
    host = TableHost(stored, table.store, game=rules, pause=table.due.append)
    for letter, known in before.items():
        key = table.key(letter) if letter else (table.made.watch or "").partition("#")[2]
        guest = Guest(host, [key])
        lines = guest.last(messages.StoryMessage).lines
        assert {line.action for line in lines} == {line.words for line in lines} == {"?"}
        assert len(lines) == guest.position.number == known.number
        assert (guest.position.view, guest.position.version) == (known.view, known.version)
        assert not guest.position.undo
