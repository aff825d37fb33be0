"""People at a table, for tests: they talk to a host by calling it, and remember what they heard."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import TypeVar

from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.bodies import Made, NewSeat, NewTable
from landfall.server.tables.lobby import Lobby
from landfall.server.tables.own_bots import NO_OWN_BOTS, OwnBots
from landfall.server.tables.table_host import TableHost
from landfall.server.workers.bot_question import think
from landfall.store.memory import MemoryStore
from landfall.store.store import Store

M = TypeVar("M", bound=messages.ServerMessage)
NONCES = count()
EDITION = "later-printing"

ME, HERE, BOT, LINK = (NewSeat(player=player) for player in ("me", "here", "bot", "link"))


def wanted(*seats: NewSeat, seed: int | None = 1, **more: object) -> NewTable:
    """A table with these seats and known dice."""
    order = {"edition": EDITION, "seats": list(seats), "seed": seed, **more}
    return NewTable.model_validate(order)


class Table:
    """A host made for a test, with its keys; `reopened` is the same table after a restart."""

    def __init__(
        self, order: NewTable, store: Store | None = None, own: OwnBots = NO_OWN_BOTS
    ) -> None:
        self.store = store or MemoryStore()
        self.lobby = Lobby(self.store, own=own)
        self.made: Made = self.lobby.create(order)
        self.host: TableHost = self.lobby.host(self.made.id)

    def key(self, letter: str) -> str:
        link = self.made.links.get(letter, "")
        return self.made.keys.get(letter) or link.partition("#")[2]

    def guest(self, *letters: str, since: int | None = None, rolls: bool = False) -> Guest:
        return Guest(self.host, [self.key(letter) for letter in letters], since, rolls)

    def watcher(self) -> Guest:
        return Guest(self.host, [(self.made.watch or "").partition("#")[2]])

    def reopened(self, own: OwnBots = NO_OWN_BOTS) -> TableHost:
        self.host = Lobby(self.store, own=own).host(self.made.id)
        return self.host


class Guest:
    """Somebody at the table."""

    def __init__(
        self,
        host: TableHost,
        keys: Iterable[str],
        since: int | None = None,
        rolls: bool = False,
        watch: bool = False,
    ) -> None:
        self.host = host
        self.heard: list[messages.ServerMessage] = []
        self.visitor = host.enter(keys, self.heard.append, since, rolls=rolls, watch=watch)

    # -- hearing ----------------------------------------------------------------------------------

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        return self.all(kind)[-1]

    @property
    def position(self) -> messages.PositionMessage:
        return self.last(messages.PositionMessage)

    @property
    def texts(self) -> list[str]:
        """What I may do now."""
        return [move.text for move in self.position.moves]

    # -- talking ----------------------------------------------------------------------------------

    def say(self, message: messages.ClientMessage) -> messages.ServerMessage:
        """The answer to a message, the first thing heard after it."""
        heard = len(self.heard)
        self.host.receive(self.visitor, message)
        return self.heard[heard]

    def act(self, action: str, at: int | None = None, nonce: str = "") -> messages.ServerMessage:
        """Answer the position of this version, or the last one I have seen."""
        here = self.position.version if at is None else at
        return self.say(messages.Act(here, nonce or f"n{next(NONCES)}", action))

    def undo(self, at: int | None = None) -> messages.ServerMessage:
        here = self.position.version if at is None else at
        return self.say(messages.Undo(here, f"n{next(NONCES)}"))

    def redo(self, at: int | None = None) -> messages.ServerMessage:
        here = self.position.version if at is None else at
        return self.say(messages.Redo(here, f"n{next(NONCES)}"))

    def roll(self, at: int | None = None, nonce: str = "") -> messages.ServerMessage:
        here = self.position.version if at is None else at
        return self.say(messages.AskRoll(here, nonce or f"n{next(NONCES)}"))

    def why(self, *actions: str) -> messages.ServerMessage:
        return self.say(messages.Why(self.position.number, f"n{next(NONCES)}", list(actions)))


def bots_decide(host: TableHost) -> None:
    """Let the bots of the table play until a person decides."""
    while questions := host.questions():
        for question in questions:
            host.answer(question, think(question))


def play_on(host: TableHost, guests: Iterable[Guest], rng: Rng, steps: int = 100_000) -> None:
    """Let everyone play at random for so many decisions of people, or to the end."""
    seated = list(guests)
    for _ in range(steps):
        bots_decide(host)
        deciding = [guest for guest in seated if guest.texts]
        if host.history.over or not deciding:
            return
        texts = deciding[0].texts
        answer = deciding[0].act(texts[rng.below(len(texts))])
        assert isinstance(answer, messages.Accepted), answer
    bots_decide(host)


def accepted(answer: messages.ServerMessage) -> messages.Accepted:
    assert isinstance(answer, messages.Accepted), answer
    return answer


def refused(answer: messages.ServerMessage) -> messages.Refused:
    assert isinstance(answer, messages.Refused), answer
    return answer
