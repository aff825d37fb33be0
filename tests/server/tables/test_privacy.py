"""Every byte that goes to a seat comes from that seat's view, and no secret is among them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.core.game import SEAT_LETTERS, Position
from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.tables.table_host import TableHost
from server.guests import BOT, HERE, LINK, ME, Guest, Table, play_on, wanted

SHOUT = "NOT-FOR-YOUR-EYES"


class Hiding:
    """A game in which all see alike, and which shouts from everything that is no view."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        eyes = "everybody" if seat is None else SEAT_LETTERS[seat]
        return {"only for": eyes, "step": self._game.hash(position)}

    def to_dict(self, position: Position) -> dict[str, Any]:
        return {**self._game.to_dict(position), "hidden": SHOUT}

    def from_dict(self, data: Mapping[str, Any]) -> Position:
        return self._game.from_dict({key: data[key] for key in data if key != "hidden"})

    def draw(self, position: Position) -> str:
        return SHOUT


def outbound(guest: Guest) -> str:
    return "\n".join(messages.write(message).decode() for message in guest.heard)


def test_a_position_message_shows_the_view_and_nothing_else() -> None:
    made = Table(wanted(ME, HERE, watchers=True))
    stored = made.store.table(made.made.id)
    assert stored
    host = TableHost(stored, made.store, game=Hiding(made.host.game))
    seated = {letter: Guest(host, [made.key(letter)]) for letter in "AB"}
    watcher = Guest(host, [(made.made.watch or "").partition("#")[2]])
    play_on(host, seated.values(), Rng("hidden"), steps=60)
    for guest in (*seated.values(), watcher):
        shown = {position.view["only for"] for position in guest.all(messages.PositionMessage)}
        assert shown == {"everybody"}
        assert SHOUT not in outbound(guest)
    view, _ = host.look(3, frozenset())
    assert view["only for"] == "everybody"
    snapshot = made.store.snapshot(made.made.id)
    assert snapshot
    assert snapshot.position["hidden"] == SHOUT  # it was there to be leaked


def test_moves_go_to_nobody_but_the_seat_that_decides() -> None:
    table = Table(wanted(ME, HERE, watchers=True))
    everyone = [table.guest("A"), table.guest("B"), table.watcher()]
    play_on(table.host, everyone[:2], Rng("moves"), steps=60)
    for guest, letter in zip(everyone, ("A", "B", None), strict=True):
        for position in guest.all(messages.PositionMessage):
            assert bool(position.moves) == (position.view["actor"] == letter)
            assert position.view["legal"] == []


def test_keys_and_the_secret_of_the_dice_stay_here() -> None:
    table = Table(wanted(ME, LINK, BOT, watchers=True, seed=None))
    guests = [table.guest("A"), table.guest("B"), table.watcher()]
    play_on(table.host, guests[:2], Rng("secrets"), steps=30)
    place = table.host.setup.seating.places
    hidden = [table.host.setup.secret, table.key("A"), table.key("B"), place[0].lock, place[1].lock]
    for guest in guests:
        guest.act("launch")
        guest.why("launch", "roll 1 1 1")
        said = outbound(guest)
        assert not [secret for secret in hidden if secret in said]


def test_the_store_holds_no_key() -> None:
    table = Table(wanted(ME, LINK, watchers=True, seed=None))
    stored = str(table.store.table(table.made.id))
    keys = [table.key("A"), table.key("B"), (table.made.watch or "#").partition("#")[2]]
    assert not [key for key in keys if key in stored]
    assert len({*keys}) == 3
    assert all(len(key) >= 22 for key in keys)  # 128 bits


def test_a_bot_is_not_told_the_secret_of_the_dice() -> None:
    table = Table(wanted(BOT, BOT, watchers=True, seed=None))
    [question] = table.host.questions()
    assert table.host.setup.secret not in repr(question)


def test_two_tables_that_differ_only_in_their_secret_look_the_same() -> None:
    """From the same position on, until chance speaks, every byte is equal."""
    lessons = []
    position = Table(wanted(HERE, HERE)).host
    start = position.game.to_dict(position.history.position)
    for secret in (None, None):
        table = Table(wanted(HERE, HERE, seed=secret, position=start))
        me = table.guest("A", "B")
        me.why(*me.texts)
        me.act(me.texts[0], nonce="a")
        lessons.append(outbound(me).replace(table.made.id, "ID"))
    why = [line.split('"nonce"')[0] for line in lessons[0].split("\n")]
    assert why == [line.split('"nonce"')[0] for line in lessons[1].split("\n")]
