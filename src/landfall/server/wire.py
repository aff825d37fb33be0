"""The way from a browser to a host: a socket, with one queue of messages on the way out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from landfall.core.errors import LandfallError
from landfall.server import messages
from landfall.server.host import Host
from landfall.server.lobby import UnknownTable
from landfall.server.people import Visitor
from landfall.server.room import room_of
from landfall.server.seats import NotYours

MOST_WAITING: Final = 5000
"""Messages that wait for a slow browser; with more it is let go, and comes back by itself."""

LONGEST: Final = 200_000

TOO_SLOW: Final = 1013
NOT_YOURS: Final = 4403
NO_SUCH_TABLE: Final = 4404
NOT_UNDERSTOOD: Final = 4422
"""Codes from 4400 on: coming back with the same words will not help."""

router = APIRouter()


class Outbox:
    """Messages to one browser, in order; a number closes the socket with that code."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[messages.ServerMessage | int] = asyncio.Queue()

    def send(self, message: messages.ServerMessage) -> None:
        waiting = self._queue.qsize()
        if waiting < MOST_WAITING:
            self._queue.put_nowait(message)
        elif waiting == MOST_WAITING:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        self._queue.put_nowait(code)

    async def deliver(self, socket: WebSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser has gone
            while not isinstance(message := await self._queue.get(), int):
                await socket.send_text(messages.write(message).decode())
            await socket.close(message)


@router.websocket("/api/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    """Say hello with your keys; then act, and hear all that happens."""
    await socket.accept()
    outbox = Outbox()
    delivery = asyncio.create_task(outbox.deliver(socket))
    try:
        await _visit(socket, id, outbox)
    except WebSocketDisconnect:
        delivery.cancel()
    except (LandfallError, msgspec.DecodeError) as error:
        outbox.send(messages.Trouble(_sentence(error)))
        outbox.close(_code(error))
    await asyncio.gather(delivery, return_exceptions=True)


async def _visit(socket: WebSocket, id: str, outbox: Outbox) -> None:
    hello = messages.read(await _line(socket))
    if not isinstance(hello, messages.Hello):
        raise LandfallError("The first message is hello.")
    lobby = room_of(socket).lobby
    host = lobby.host(id)
    try:
        visitor = host.enter(hello.keys, outbox.send, hello.since)
        try:
            while True:
                await _hear(socket, host, visitor)
        finally:
            host.leave(visitor)
    finally:
        lobby.rest(host)


async def _hear(socket: WebSocket, host: Host, visitor: Visitor) -> None:
    """One message; what is not understood is said to be, and the visit goes on."""
    try:
        message = messages.read(await _line(socket))
    except (LandfallError, msgspec.DecodeError) as error:
        visitor.send(messages.Trouble(_sentence(error)))
    else:
        host.receive(visitor, message)


async def _line(socket: WebSocket) -> str:
    text = await socket.receive_text()
    if len(text) > LONGEST:
        raise LandfallError("This message is too long.")
    return text


def _sentence(error: Exception) -> str:
    if isinstance(error, msgspec.DecodeError):
        return f"This message is not understood: {error}."
    return str(error)


def _code(error: Exception) -> int:
    if isinstance(error, UnknownTable):
        return NO_SUCH_TABLE
    return NOT_YOURS if isinstance(error, NotYours) else NOT_UNDERSTOOD
