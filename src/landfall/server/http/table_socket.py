"""The way from a browser to a host: a socket, with a queue of messages on the way in and one out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from landfall.core.errors import LandfallError
from landfall.server import messages
from landfall.server.failures import failure_of, log_failure
from landfall.server.http.services import services_of
from landfall.server.limits import (
    HELLO_WITHIN,
    LONGEST_MESSAGE,
    MOST_TOGETHER,
    MOST_UNANSWERED,
    MOST_WAITING,
)
from landfall.server.refusals import NotYours, UnknownTable
from landfall.server.tables.audience import Visitor
from landfall.server.tables.table_host import TableHost
from landfall.server.traffic.scheduler import Scheduler
from landfall.server.traffic.throttle import Throttle
from landfall.store.store import Damaged, StoreError

log = logging.getLogger(__name__)

FAILED: Final = 1011
LATER: Final = 1013
NOT_YOURS: Final = 4403
NO_SUCH_TABLE: Final = 4404
NO_HELLO: Final = 4408
NOT_UNDERSTOOD: Final = 4422
TOO_MUCH: Final = 4429
DAMAGED: Final = 4500
"""Why a socket is closed."""

END: Final = object()

router = APIRouter()


class TooMuch(Exception):
    """A browser sends far more than is answered."""


class Inbox:
    """Messages from one browser, in order, taken in as they come."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[str | Exception] = asyncio.Queue()
        self._full = False
        self.gone = False
        """The browser hears no answers any more; what it has said still counts."""

    async def collect(self, socket: WebSocket) -> None:
        """Take in what the browser sends until it goes, or has sent too much."""
        try:
            while self._queue.qsize() < MOST_UNANSWERED:
                self._queue.put_nowait(_text(await socket.receive()))
            self._full = True
            self._queue.put_nowait(TooMuch())
        except Exception as error:  # it reaches whoever waits for the next message
            self.gone = True
            self._queue.put_nowait(error)

    async def next(self) -> messages.ClientMessage:
        """The next message; LandfallError or DecodeError when it is none."""
        found = await self._queue.get()
        if self._full:
            raise TooMuch
        if isinstance(found, Exception):
            raise found
        try:
            message: messages.ClientMessage = messages.read(found)
        except RecursionError as error:
            raise LandfallError("This message is not understood: it is nested too deep.") from error
        return message


class Outbox:
    """Messages to one browser, in order; a number closes the socket with that code."""

    def __init__(self) -> None:
        self._waiting: deque[messages.ServerMessage | int] = deque()
        self._some = asyncio.Event()

    def send(self, message: messages.ServerMessage) -> None:
        waiting = len(self._waiting)
        if waiting < MOST_WAITING:
            self._put(message)
        elif waiting == MOST_WAITING:
            self.close(LATER)

    def close(self, code: int) -> None:
        self._put(code)

    def _put(self, message: messages.ServerMessage | int) -> None:
        self._waiting.append(message)
        self._some.set()

    async def deliver(self, socket: WebSocket) -> None:
        """Send what waits, together in one frame; a frame costs more than a message."""
        code = None
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser has gone
            while code is None:
                await self._some.wait()
                together, code = self._take()
                if together:
                    await socket.send_text(messages.write(together).decode())
            await socket.close(code)

    def _take(self) -> tuple[list[messages.ServerMessage], int | None]:
        """What waits, as much as one frame has, and the code if the socket is to be closed then."""
        together: list[messages.ServerMessage] = []
        while self._waiting and len(together) < MOST_TOGETHER:
            message = self._waiting.popleft()
            if isinstance(message, int):
                return together, message
            together.append(message)
        if not self._waiting:
            self._some.clear()
        return together, None


@router.websocket("/api/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    """Say hello with your keys; then act, and hear all that happens."""
    await socket.accept()
    inbox, outbox = Inbox(), Outbox()
    delivery = asyncio.create_task(outbox.deliver(socket))
    collection = asyncio.create_task(inbox.collect(socket))
    try:
        await _visit(socket, id, inbox, outbox)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        code, sentence = _goodbye(error)
        if code == FAILED:
            log_failure(log, f"a socket of table {id} is closed", failure_of(error))
        outbox.send(messages.Trouble(sentence))
        outbox.close(code)
        await delivery
    finally:
        delivery.cancel()
        collection.cancel()


async def _visit(socket: WebSocket, id: str, inbox: Inbox, outbox: Outbox) -> None:
    services = services_of(socket)
    async with services.handshakes.waiting():
        hello = await inbox.next()
    if not isinstance(hello, messages.Hello):
        raise LandfallError("The first message is hello.")
    await services.scheduler.ready()
    host = services.lobby.host(id)
    try:
        await (
            services.scheduler.ready()
        )  # to open a long game, and to tell it, are two pieces of work
        host = services.lobby.host(id)  # the last visitor may have left it meanwhile
        visitor = host.enter(
            hello.keys, outbox.send, hello.since, hello.plain, hello.rolls, hello.watch
        )
        try:
            await _listen(inbox, host, visitor, services.scheduler)
        finally:
            host.leave(visitor)
    finally:
        services.lobby.rest(host)


async def _listen(inbox: Inbox, host: TableHost, visitor: Visitor, scheduler: Scheduler) -> None:
    """Answer every message; what is not understood is said to be, and the visit goes on."""
    throttle = Throttle()
    while True:
        message: messages.ClientMessage | None = None
        problem = ""
        try:
            message = await inbox.next()
        except (LandfallError, msgspec.DecodeError) as error:
            problem = _sentence(error)
        if inbox.gone and isinstance(message, messages.Why | messages.AskHint | None):
            continue
        if too_soon := throttle.wait(message):
            await asyncio.sleep(too_soon)
        if message is None:
            visitor.send(messages.Trouble(problem))
        else:
            await _answer(host, visitor, message, scheduler)


async def _answer(
    host: TableHost, visitor: Visitor, message: messages.ClientMessage, scheduler: Scheduler
) -> None:
    """When it is this socket's turn; what may take long, piece by piece."""
    if not isinstance(message, messages.Why):
        await scheduler.ready()
        host.receive(visitor, message)
        return
    pieces, more = host.answering(visitor, message), True
    while more:
        async with scheduler.time_slice():
            more = next(pieces, END) is not END


def _text(message: Message) -> str | Exception:
    """The text of a frame, or what is wrong with it; WebSocketDisconnect when it was the last."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    if text is None:
        return LandfallError("This message is not understood: send JSON as text, not as bytes.")
    if len(text) > LONGEST_MESSAGE:
        return LandfallError("This message is too long.")
    return text


def _sentence(error: Exception) -> str:
    if isinstance(error, msgspec.DecodeError):
        return f"This message is not understood: {error}."
    return str(error)


def _goodbye(error: Exception) -> tuple[int, str]:
    """The code with which a socket is closed after an error, and a sentence for people."""
    match error:
        case TimeoutError():
            return NO_HELLO, f"Nobody said hello here within {HELLO_WITHIN:.0f} seconds."
        case TooMuch():
            return TOO_MUCH, (
                f"{MOST_UNANSWERED} of your messages were waiting for answers, so the connection is"
                " closed. What was not answered has changed nothing."
            )
        case UnknownTable():
            return NO_SUCH_TABLE, str(error)
        case NotYours():
            return NOT_YOURS, str(error)
        case Damaged():
            return DAMAGED, str(error)
        case StoreError():
            return LATER, str(error)
        case LandfallError() | msgspec.DecodeError():
            return NOT_UNDERSTOOD, _sentence(error)
    return FAILED, "Something went wrong here. The server's log says what."
