"""The network of the house: whether phones in it may come to the tables of this machine.

As it starts, a server listens where its host has said, which is nobody's address but this machine's own.
Whoever sits at this machine may open it to the house, and close it again: then it listens at one
address more, and those who came by it have to go. Nobody else may do either.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, ip_address
from typing import Any, Final

import uvicorn
from fastapi.requests import HTTPConnection

from landfall.core.errors import LandfallError
from landfall.server.limits import ACCEPTED_AT_ONCE
from landfall.server.refusals import NotYours

OWN_NAMES: Final = ("127.0.0.1", "localhost", "::1")
"""What a machine calls itself when it speaks to nobody else."""

SOMEWHERE: Final = ("203.0.113.1", 9)
"""An address for examples, to which nothing is ever sent: it only chooses the way out."""

NOT_FROM_HERE: Final = (
    "Only whoever sits at the computer where Landfall runs can open it to the house or close it."
)
NO_NETWORK: Final = (
    "This computer has no address in a network of a house or an office, so no phone could come."
    " Connect it to the network that the phones are in."
)


def house_address() -> str:
    """The address at which the house's other devices find this machine; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(SOMEWHERE)
        found: str = probe.getsockname()[0]
        return found if _of_a_house(ip_address(found)) else ""
    return ""


def _of_a_house(address: Any) -> bool:
    """Is it one that leads nowhere from outside?"""
    return isinstance(address, IPv4Address) and address.is_private and not address.is_loopback


class HomeNetwork:
    """Opens one server to the house, and closes it."""

    def __init__(self, outside: str = "", find: Callable[[], str] = house_address) -> None:
        """`outside`: where other devices reach it already, whatever is opened or closed here."""
        self._outside = outside
        self._find = find
        self._server: uvicorn.Server | None = None
        self._port = 0
        self._listening: asyncio.Server | None = None
        self._host = ""

    def serve(self, server: uvicorn.Server, port: int) -> None:
        """Whose connections are taken at the address in the house, too."""
        self._server, self._port = server, port

    @property
    def address(self) -> str:
        """Where other devices find the tables now; empty if they do not."""
        if self._listening:
            return f"http://{self._host}:{self._port}"
        return self._outside

    @property
    def always(self) -> bool:
        """Was it open from the start, so that only a new start closes it?"""
        return bool(self._outside)

    def may_change(self, connection: HTTPConnection) -> bool:
        """Can it be opened and closed at all, and is it this machine's own browser that asks?"""
        if self._server is None or self._outside or connection.client is None:
            return False
        came_to = (connection.scope.get("server") or ("",))[0]
        if came_to == self._host or connection.url.hostname not in OWN_NAMES:
            return (
                False  # through a proxy everybody seems to sit here, but calls it by another name
            )
        return _this_machine(connection.client.host)

    async def open(self, connection: HTTPConnection) -> None:
        """Listen in the house as well; LandfallError where there is none, or the place is taken."""
        self._insist(connection)
        if self._listening or self._server is None:
            return
        host = self._find()
        if not host:
            raise LandfallError(NO_NETWORK)
        place = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((host, self._port))
        except OSError as error:
            place.close()
            raise LandfallError(
                f"Landfall cannot listen at {host}, port {self._port}: {error.strerror}. Another"
                " program may have the place; start Landfall with another --port."
            ) from error
        loop = asyncio.get_running_loop()
        self._host = host
        self._listening = await loop.create_server(
            self._protocol, sock=place, backlog=ACCEPTED_AT_ONCE
        )
        self._server.servers.append(self._listening)  # so that it stops with the others

    async def close(self, connection: HTTPConnection) -> None:
        """Listen there no longer; whoever came that way is let go."""
        self._insist(connection)
        self.stop()

    def stop(self) -> None:
        if self._listening:
            self._listening.close()
            for transport in list(self._guests()):
                transport.close()
        self._listening, self._host = None, ""

    def _insist(self, connection: HTTPConnection) -> None:
        if not self.may_change(connection):
            raise NotYours(NOT_FROM_HERE)

    def _guests(self) -> Iterator[asyncio.Transport]:
        """The connections that came by the address in the house."""
        if self._server is None:
            return
        for protocol in self._server.server_state.connections:
            transport: asyncio.Transport | None = getattr(protocol, "transport", None)
            if transport and (transport.get_extra_info("sockname") or ("",))[0] == self._host:
                yield transport

    def _protocol(self) -> asyncio.Protocol:
        """A connection as the server takes any other."""
        assert self._server
        config = self._server.config
        made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
            config=config,
            server_state=self._server.server_state,
            app_state=self._server.lifespan.state,
        )
        return made


def _this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
