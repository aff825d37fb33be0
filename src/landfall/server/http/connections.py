"""Connections before they are requests: how many there may be, and how long they may take.

A connection without a whole request is waiting. When there are too many, the one that has
waited longest goes: a browser sends its request at once, so it is never that one. The web server
underneath bounds neither their number nor their time.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from landfall.server.http.sender import counted_as
from landfall.server.limits import (
    FILES_KEPT_FREE,
    GOODBYE_WITHIN,
    HEAD_WITHIN,
    MOST_CONNECTIONS,
    MOST_CONNECTIONS_EACH,
    REQUEST_WITHIN,
)

FULL = "So many are here that there is no room for another connection. Try again in a while."


def most_connections() -> int:
    """What there is room for, by the files that the system lets us open; it is asked for enough."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_CONNECTIONS
    wanted = MOST_CONNECTIONS + FILES_KEPT_FREE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return max(1, min(MOST_CONNECTIONS, soft - FILES_KEPT_FREE))


class Connections:
    """All connections of one server, counted; those without a request in the order they came."""

    def __init__(
        self, most: int = MOST_CONNECTIONS, most_each: int = MOST_CONNECTIONS_EACH
    ) -> None:
        self._most = most
        self._most_each = most_each
        self._each: Counter[str] = Counter()
        self._waiting: dict[HttpProtocol, None] = {}

    def __len__(self) -> int:
        return self._each.total()

    def come(self, one: HttpProtocol) -> None:
        """A new connection; if that is one too many, another goes, or else this one."""
        self._each[one.who] += 1
        if not _this_machine(one.who) and self._each[one.who] > self._most_each:
            crowd = (other for other in self._waiting if other.who == one.who)
        elif len(self) > self._most:
            crowd = (other for other in self._waiting)
        else:
            self.wait(one)
            return
        if longest := next(crowd, None):
            longest.cut()
            self.wait(one)
        else:
            one.refuse()

    def wait(self, one: HttpProtocol) -> None:
        self._waiting[one] = None

    def enter(self, one: HttpProtocol) -> None:
        self._waiting.pop(one, None)

    def go(self, who: str) -> None:
        self._each[who] -= 1
        if self._each[who] <= 0:
            del self._each[who]


def _this_machine(who: str) -> bool:
    try:
        return ip_address(who).is_loopback
    except ValueError:
        return who == counted_as("::1")


def _connections(protocol: H11Protocol | WebSocketsSansIOProtocol) -> Connections:
    app: Any = protocol.config.app
    connections: Connections = app.state.connections
    return connections


class HttpProtocol(H11Protocol):
    """A connection that waits for its request, or carries one out, and for neither too long."""

    who = ""
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.who = counted_as(self.client[0] if self.client else "")
        self._within(HEAD_WITHIN)
        _connections(self).come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()
        _connections(self).go(self.who)

    def data_received(self, data: bytes) -> None:
        waited = self._waits
        super().data_received(data)
        if waited and not self._waits:
            self._begin()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if self._waits:
            self._within(HEAD_WITHIN)
            _connections(self).wait(self)
        else:
            self._begin()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        self._say(400, "Bad Request", "This is no request that can be understood.")

    def refuse(self) -> None:
        """There is no room."""
        self._say(503, "Service Unavailable", FULL)

    def cut(self) -> None:
        """It has taken too long, or somebody else needs the place."""
        self._leave()
        self.transport.abort()

    @property
    def _waits(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _begin(self) -> None:
        _connections(self).enter(self)
        self._within(REQUEST_WITHIN)

    def _within(self, seconds: float) -> None:
        if self._limit:
            self._limit.cancel()
        self._limit = self.loop.call_later(seconds, self.cut)

    def _leave(self) -> None:
        _connections(self).enter(self)
        if self._limit:
            self._limit.cancel()

    def _say(self, status: int, phrase: str, reason: str) -> None:
        body = json.dumps({"reason": reason, "line": None})
        head = f"HTTP/1.1 {status} {phrase}\r\nContent-Type: application/json\r\n"
        end = f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}"
        self.transport.write((head + end).encode())
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that has become a socket; it goes on to count for its address."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.close_timeout = GOODBYE_WITHIN

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _connections(self).go(counted_as(self.client[0] if self.client else ""))
