"""`landfall table`: the table in the browser, served from this machine."""

from __future__ import annotations

import errno
import socket
import threading
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from landfall.core.engine import compiled
from landfall.core.errors import LandfallError

if TYPE_CHECKING:
    from fastapi import FastAPI

PORT: Final = 8463
PORTS_TRIED: Final = 50
BACKLOG: Final = 128


def table(
    host: str = "127.0.0.1", port: int = PORT, open_browser: bool = True, data: Path | None = None
) -> None:
    """Open the table in the browser. Ctrl-C stops it; every game is kept."""
    # Imported here, so that the other commands start without a web server.
    from landfall.server.app import make_app
    from landfall.store.folder import open_store

    with closing(open_store(data)) as store, listen(host, port) as listening:
        taken = listening.getsockname()[1]
        if port not in (0, taken):
            typer.echo(f"Port {port} is taken by another program; this is port {taken}.")
        address = f"http://{_in_address(host)}:{taken}/"
        typer.echo(f"The table is at {address} and its games are kept in {store.path}.")
        if not compiled():
            typer.echo("The engine is interpreted: the same rules; only the bots think longer.")
        typer.echo("Ctrl-C stops it.")
        if open_browser:  # the socket listens already; the page waits until the server answers
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        _serve(make_app(lambda: store), listening)
    typer.echo("Stopped. Every game is kept.")


def _serve(app: FastAPI, listening: socket.socket) -> None:
    import uvicorn

    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # a few kB saved would cost 250 kB of memory a socket
        timeout_graceful_shutdown=2,
    )
    with suppress(KeyboardInterrupt):  # uvicorn has stopped in order and passes the signal on
        uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket at this port, or at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + PORTS_TRIED) if port else (0,):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(BACKLOG)
        except (OSError, OverflowError) as error:
            listening.close()
            if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES):
                continue
            raise LandfallError(f"cannot listen at {host}, port {number}: {error}") from error
        return listening
    raise LandfallError(
        f"ports {port} to {port + PORTS_TRIED - 1} are all taken; name another one with --port"
    )


def _in_address(host: str) -> str:
    """How a browser on this machine reaches the host we listen at."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
