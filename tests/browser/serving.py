"""A real server of the table in a process of its own, which a test may kill and start again."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from landfall.server.client import STATIC

TABLE = [sys.executable, "-m", "landfall", "table", "--no-open-browser"]

PERSON = {"player": "me", "name": "Ada"}
DRIFTER = {"player": "bot", "bot": "drifter"}


def client_is_built() -> bool:
    """Does this copy of Landfall carry the browser's client?"""
    return (STATIC / "index.html").is_file()


class Server:
    """`landfall table` on a folder and a port of its own."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Begin to listen, at the port of the life before if there was one."""
        where = ["--port", str(self.port), "--data", str(self._data)]
        self._process = subprocess.Popen([*TABLE, *where], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, f"the server said: {said!r}"
        assert self.port in (0, int(found[1])), said
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        self._process.send_signal(how)
        self._process.communicate()

    def kill(self) -> None:
        """As when the power fails."""
        self.stop(signal.SIGKILL)

    def table(self, **order: Any) -> dict[str, Any]:
        """A new table: one person against drifters on four seats, unless the order differs."""
        four = [PERSON, DRIFTER, DRIFTER, DRIFTER]
        made: dict[str, Any] = self._ask(
            "/api/tables", json.dumps({"edition": "later-printing", "seats": four, **order})
        )
        return made

    def seat(self, seat: str = "A", **order: Any) -> str:
        """The address of one seat of a new table."""
        made = self.table(**order)
        return f"{self.address}/t/{made['id']}#{made['keys'][seat]}"

    def _ask(self, path: str, body: str) -> Any:
        request = urllib.request.Request(
            self.address + path, body.encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


@contextmanager
def serving(data: Path) -> Iterator[Server]:
    server = Server(data)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def taken_port() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def decided(position: Mapping[str, Any]) -> dict[str, Any]:
    """An order for a table that starts in the middle: Ada on seat A, a person beside her on seat B."""
    beside = {"player": "here", "name": "Bob"}
    return {"seats": [PERSON, beside], "position": dict(position), "seed": 7}
