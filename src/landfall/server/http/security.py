"""What every answer carries and every request must keep to, whatever the route.

The page may load nothing from other hosts; pages of other hosts may not use the server, also not under
a name of their own that leads here; and nobody sends more than the route has a use for.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from landfall.server.http.problems import problem
from landfall.server.limits import (
    BODY_WITHIN,
    LARGEST_BODY,
    LARGEST_LIST,
    LARGEST_ORDER,
    LARGEST_RECORD,
    READ_TO_THE_END,
)

LARGEST: Final = {
    "/api/records": LARGEST_RECORD,
    "/api/tables": LARGEST_ORDER,
    "/api/tables/mine": LARGEST_LIST,
    "/api/positions/check": LARGEST_ORDER,
    "/api/positions/form": LARGEST_ORDER,
    "/api/cards/check": LARGEST_ORDER,
}
"""Routes that take more than the others."""

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Unread(Exception):
    """The body was not taken: the status and the reason."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status


class Gone(Exception):
    """Who sent the request has left before the end of it."""


class Security:
    """The middleware before the application; `names` are what it is called besides its own names."""

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        self.app = app
        self._names = own_names() | {called(name) for name in names}
        self._turn = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif reason := self._objection(Headers(scope=scope)):
            await _turn_away(reason, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    def _objection(self, headers: Headers) -> str:
        """Why this may not come in; nothing if it may."""
        name = called(headers.get("host", ""))
        if name not in self._names and not literal(name):
            return (
                f"This table is not called {name[:100] or 'nothing'}. Use its address, or start it"
                " with landfall table --allow-host NAME."
            )
        return "Pages of other hosts may not use this table." if foreign(headers) else ""

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        try:
            body = await _body(scope, receive)
        except Gone:
            return
        except Unread as unread:
            await problem(str(unread), unread.status)(scope, receive, dressed)
        else:
            async with self._turn:  # many that come at once are answered one by one,
                await asyncio.sleep(0)  # and everybody else in between
            await self.app(scope, _at_once(body, receive), dressed)


async def _body(scope: Scope, receive: Receive) -> bytes:
    """All of the body, before anybody works on it."""
    largest = LARGEST.get(scope["path"], LARGEST_BODY)
    too_large = Unread(413, f"This is too large: at most {largest // 2**10} kB can be sent here.")
    length = Headers(scope=scope).get("content-length", "")
    if length.isdecimal() and int(length) > READ_TO_THE_END:
        raise too_large
    try:
        async with asyncio.timeout(BODY_WITHIN):
            body, taken = await _read(receive, largest)
    except TimeoutError:
        raise Unread(408, f"This took more than {BODY_WITHIN:.0f} seconds to come.") from None
    if taken > largest:
        raise too_large
    return body


async def _read(receive: Receive, largest: int) -> tuple[bytes, int]:
    """The body, and how many bytes came; of one that is too large nothing is kept."""
    body, taken, more = bytearray(), 0, True
    while more and taken <= READ_TO_THE_END:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        piece = message.get("body", b"")
        taken += len(piece)
        if taken <= largest:
            body += piece
        more = message.get("more_body", False)
    return bytes(body), taken


def _at_once(body: bytes, receive: Receive) -> Receive:
    """The body in one piece; then whatever else there is to hear."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def given() -> Message:
        return waiting.pop() if waiting else await receive()

    return given


def own_names() -> set[str]:
    """What this machine calls itself, also to its neighbours."""
    name = called(socket.gethostname())
    return {"localhost", name, f"{name.partition('.')[0]}.local"} - {""}


def called(host: str) -> str:
    """The name in a Host header: without the port, and in one spelling."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def literal(name: str) -> bool:
    """An address and no name? Nobody can make one of these lead elsewhere."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def foreign(headers: Headers) -> bool:
    """Does a page of another host send this? A browser says where its page came from."""
    origin = headers.get("origin")
    try:
        return bool(origin) and urlsplit(origin).netloc != headers.get("host")
    except ValueError:
        return True


async def _turn_away(reason: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose(1008, "another host")(scope, receive, send)
    else:
        await problem(reason, 403)(scope, receive, send)
