"""Who may stay when there are too many connections: never a stranger in the place of a player."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.server.http.connections import Connections, most_connections
from landfall.server.limits import MOST_CONNECTIONS


class Line:
    """A connection as it is counted."""

    def __init__(self, connections: Any, who: str, busy: bool = False) -> None:
        self.who = who
        self.end = ""
        self._connections = connections
        connections.come(self)
        if busy:
            connections.enter(self)

    def cut(self) -> None:
        self._connections.enter(self)
        self.end = "cut"
        self._connections.go(self.who)

    def refuse(self) -> None:
        self.end = "refused"
        self._connections.go(self.who)


ONE, OTHER, HERE = "192.0.2.1", "192.0.2.2", "127.0.0.1"


def test_the_one_that_waits_longest_makes_room() -> None:
    connections = Connections(most=3, most_each=3)
    playing = Line(connections, ONE, busy=True)
    lines = [Line(connections, OTHER) for _ in range(4)]
    assert [line.end for line in lines] == ["cut", "cut", "", ""]
    assert playing.end == ""
    assert len(connections) == 3


def test_an_address_that_has_its_share_makes_room_among_its_own() -> None:
    connections = Connections(most=10, most_each=2)
    waiting = Line(connections, ONE)
    lines = [Line(connections, OTHER) for _ in range(3)]
    assert [line.end for line in lines] == ["cut", "", ""]
    assert waiting.end == ""


def test_where_all_are_busy_a_new_one_is_refused() -> None:
    connections = Connections(most=2, most_each=2)
    busy = [Line(connections, ONE, busy=True) for _ in range(2)]
    assert Line(connections, OTHER).end == "refused"
    assert Line(connections, ONE).end == "refused"
    assert [line.end for line in busy] == ["", ""]
    connections.go(ONE)
    assert Line(connections, OTHER).end == ""


def test_this_machine_may_speak_for_many() -> None:
    connections = Connections(most=10, most_each=2)
    assert [Line(connections, HERE).end for _ in range(5)] == [""] * 5


def test_connections_leave_files_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limits = {"now": (256, 256)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limits.update(now=new))
    assert most_connections() == 128
    limits["now"] = (256, 1_000_000)  # more may be had for the asking
    assert most_connections() == MOST_CONNECTIONS
    limits["now"] = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert most_connections() == MOST_CONNECTIONS
