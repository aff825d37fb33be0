"""Tables of the little game, for tests of what is kept secret."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.bodies import NewSeat, NewTable
from landfall.server.tables.lobby import Lobby
from landfall.server.tables.own_bots import NO_OWN_BOTS, OwnBots
from landfall.store.memory import MemoryStore
from landfall.store.store import Store
from little_game import game as little
from server.guests import HERE, Guest, Table, wanted

GAMES = {"LANDFALL_GAMES": "little_game.package"}


@pytest.fixture
def little_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalog has Night Watch."""
    for name, value in GAMES.items():
        monkeypatch.setenv(name, value)


def night(*seats: NewSeat, **more: Any) -> NewTable:
    return wanted(*seats, **{"game": little.NAME, "edition": None, "watchers": True, **more})


class NightTable(Table):
    """A table of Night Watch whose pauses are over when the test says so."""

    def __init__(
        self,
        *seats: NewSeat,
        store: Store | None = None,
        pauses: bool = True,
        own: OwnBots = NO_OWN_BOTS,
        **more: Any,
    ) -> None:
        self.store = store or MemoryStore()
        self.due: list[Callable[[], None]] = []
        self._pauses = pauses
        self.lobby = self._lobby(own)
        self.made = self.lobby.create(night(*(seats or [HERE] * 3), **more))
        self.host = self.lobby.host(self.made.id)

    def _lobby(self, own: OwnBots) -> Lobby:
        if self._pauses:
            return Lobby(self.store, pause=self.due.append, own=own)
        return Lobby(self.store, own=own)

    def reopened(self, own: OwnBots = NO_OWN_BOTS) -> Any:
        self.due.clear()
        self.lobby = self._lobby(own)
        self.host = self.lobby.host(self.made.id)
        return self.host

    def pass_time(self) -> None:
        """All pauses that have begun are over."""
        due, self.due[:] = list(self.due), []
        for answer in due:
            answer()

    def everyone(self) -> dict[str, Guest]:
        """A guest for each seat, and one who looks on."""
        letters = [letter for letter in "ABCD" if self.key(letter)]
        return {**{letter: self.guest(letter) for letter in letters}, "": self.watcher()}


def outbound(guest: Guest, since: int = 0) -> list[bytes]:
    """All that somebody has heard."""
    return [messages.write(message) for message in guest.heard[since:]]


def at_phase(table: NightTable, guests: Mapping[str, Guest], phase: str, rng: Rng) -> None:
    """Play at random until the phase is this."""
    for _ in range(300):
        if table.host.history.position.phase == phase:
            return
        step(table, guests.values(), rng)
    raise AssertionError(f"there was no {phase}")


def step(table: NightTable, guests: Iterable[Guest], rng: Rng) -> None:
    """One of those who may decide decides something; when nobody may, pauses are over."""
    deciding = [guest for guest in guests if guest.texts]
    if not deciding:
        table.pass_time()
        return
    guest = deciding[rng.below(len(deciding))]
    answer = guest.act(guest.texts[rng.below(len(guest.texts))])
    assert isinstance(answer, messages.Accepted), answer
