"""`landfall table`: the table in the browser, served from this machine."""

from __future__ import annotations

import errno
import gc
import socket
import threading
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from landfall.cli.options import CodeOption, TracebackOption
from landfall.core.engine import compiled
from landfall.core.errors import LandfallError

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from landfall.server.http.home_network import HomeNetwork

PORT: Final = 8463
PORTS_TRIED: Final = 50
BACKLOG: Final = 128
FIRST_FREE_PORT: Final = 1024
EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that stand for every address of this machine."""


AllowHost = Annotated[
    list[str] | None,
    typer.Option(help="A name by which browsers may call this table; may be given several times."),
]


def table(
    host: str = "127.0.0.1",
    port: int = PORT,
    open_browser: bool = True,
    data: Path | None = None,
    allow_host: AllowHost = None,
    code: CodeOption = None,
    traceback: TracebackOption = False,
) -> None:
    """Open the table in the browser. Ctrl-C stops it; every game is kept.

    \b
    landfall table --code my_bot.py {same}with a bot of your own among its bots
    """
    # Imported here, so that the other commands start without a web server.
    from landfall.server.app import make_app
    from landfall.server.http.home_network import HomeNetwork
    from landfall.server.tables.own_bots import read_own_bots
    from landfall.store.claim import claimed
    from landfall.store.folder import open_store

    own = read_own_bots(code or [], traceback)
    with (
        closing(open_store(data)) as store,
        listen(host, port) as listening,
        claimed(store.path.parent, _address(host, listening)) as elsewhere,
    ):
        if elsewhere is not None:
            typer.echo(f"The games in {store.path} are open already: {elsewhere or 'elsewhere'}")
            typer.echo("To start another server, stop that one, or choose a folder with --data.")
            if elsewhere and open_browser:
                webbrowser.open(elsewhere)
            return
        address, outside = _address(host, listening), _outside(host, listening)
        if port not in (0, taken := listening.getsockname()[1]):
            typer.echo(f"Port {port} is taken by another program; this is port {taken}.")
        typer.echo(f"The table is at {address} and its games are kept in {store.path}.")
        if outside:
            typer.echo(f"Other devices in your network find it at {outside}/")
        if not compiled():
            typer.echo("The engine is interpreted: the same rules; only the bots think longer.")
        if own.entrants:
            typer.echo(f"Of your own there is {', '.join(own.entrants)}.")
        typer.echo("Ctrl-C stops it.")
        if open_browser:  # the socket listens already; the page waits until the server answers
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        names = [host, *(allow_host or ())]
        home = HomeNetwork(outside)
        _serve(make_app(lambda: store, home=home, names=names, own=own), listening, home)
    typer.echo("Stopped. Every game is kept.")


def _serve(app: FastAPI, listening: socket.socket, home: HomeNetwork) -> None:
    server = table_server(app, listening, home)
    gc.collect()
    gc.freeze()  # what is there from the start is not looked through again while everybody waits
    with suppress(KeyboardInterrupt):  # uvicorn has stopped in order and passes the signal on
        server.run(sockets=[listening])


def table_server(app: FastAPI, listening: socket.socket, home: HomeNetwork) -> uvicorn.Server:
    """The server of an application, which the house may be let in to as well."""
    import uvicorn

    from landfall.server.http.connections import HttpProtocol, SocketProtocol
    from landfall.server.limits import ACCEPTED_AT_ONCE, IDLE_WITHIN, LARGEST_FRAME

    config = uvicorn.Config(
        app,
        log_level="error",  # what strangers send wrong would fill the log
        http=HttpProtocol,
        ws=SocketProtocol,
        backlog=ACCEPTED_AT_ONCE,
        timeout_keep_alive=IDLE_WITHIN,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # a few kB saved would cost 250 kB of memory a socket
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    home.serve(server, listening.getsockname()[1])
    return server


def listen(host: str, port: int) -> socket.socket:
    """A listening socket at this port, or at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + PORTS_TRIED) if port else (0,):
        # The protocol is named, for asyncio sends small messages at once only where it is.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(BACKLOG)
        except (OSError, OverflowError) as error:
            listening.close()
            if isinstance(error, PermissionError) and number < FIRST_FREE_PORT:
                raise LandfallError(
                    f"port {number} is for this machine's administrator;"
                    f" choose one from {FIRST_FREE_PORT} on with --port"
                ) from error
            if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES):
                continue
            raise LandfallError(f"cannot listen at {host}, port {number}: {error}") from error
        return listening
    raise LandfallError(
        f"ports {port} to {port + PORTS_TRIED - 1} are all taken; name another one with --port"
    )


def _address(host: str, listening: socket.socket) -> str:
    """Where a browser on this machine finds the table."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{_bracketed(name)}:{listening.getsockname()[1]}/"


def _outside(host: str, listening: socket.socket) -> str:
    """Where other devices find it if we listen everywhere; empty if they cannot, or nobody knows."""
    if host not in EVERYWHERE:
        return ""
    family, somewhere = (
        (socket.AF_INET6, "2001:db8::1") if host == "::" else (socket.AF_INET, "203.0.113.1")
    )
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((somewhere, 9))  # sends nothing: it only chooses the way out
        except OSError:
            return ""
        return f"http://{_bracketed(probe.getsockname()[0])}:{listening.getsockname()[1]}"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
