"""What every answer carries and every request must keep to, whatever the route.

The page may load nothing from other hosts; pages of other hosts may not use the server; and nobody
sends more than a record needs.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

LARGEST_BODY: Final = 4 * 2**20

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


class TooLarge(Exception):
    """The body has more bytes than anything sensible."""


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif foreign(Headers(scope=scope)):
            await _turn_away(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0
        answering = False

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST_BODY:
                raise TooLarge
            return message

        async def dressed(message: Message) -> None:
            nonlocal answering
            if message["type"] == "http.response.start":
                answering = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        try:
            await self.app(scope, limited, dressed)
        except TooLarge:
            if answering:
                raise
            reason = f"This is too large: at most {LARGEST_BODY // 2**20} MiB can be sent."
            await JSONResponse({"reason": reason}, 413)(scope, receive, dressed)


def foreign(headers: Headers) -> bool:
    """Does a page of another host send this? A browser says where its page came from."""
    origin = headers.get("origin")
    return bool(origin) and urlsplit(origin).netloc != headers.get("host")


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose(1008, "another host")(scope, receive, send)
    else:
        reason = "Pages of other hosts may not use this table."
        await JSONResponse({"reason": reason}, 403)(scope, receive, send)
