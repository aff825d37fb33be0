"""A real server of the table in a process of its own, which a test may attack, kill and start again."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple


def command(module: str = "landfall") -> list[str]:
    """How a table is started; a module of the tests may add something before it is."""
    return [sys.executable, "-m", module, "table", "--no-open-browser"]


TABLE = command()

PERSON = {"player": "me", "name": "Ada"}
DRIFTER = {"player": "bot", "bot": "drifter"}
CADET = {"player": "bot", "bot": "cadet"}

PATIENCE = 150.0
"""Seconds; a server that says nothing for so long is a failure, not a test that never ends."""

LONGEST_STRETCH = 0.25
"""Seconds of work for which nobody may be kept waiting."""

PIECE = 1_000_000
USUAL = 0.05
"""Seconds of its own time in which a usual machine adds up so many numbers."""


def slowness() -> float:
    """How much longer than a usual machine this one works at the same thing; at least one."""
    begun, total = time.thread_time(), 0
    for number in range(PIECE):
        total += number
    return max(1.0, (time.thread_time() - begun) / USUAL)


class Answer(NamedTuple):
    status: int
    text: str

    def json(self) -> Any:
        return json.loads(self.text)


class Server:
    """`landfall table` on a folder and a port of its own; `files` limits how many it may open.

    What it finds in its environment besides is given to it alone: another server may begin at any time.
    """

    def __init__(
        self,
        data: Path,
        *options: str,
        files: int | None = None,
        module: str = "landfall",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._data = data
        self._environment = environment or {}
        self._command = command(module)
        self.options = options
        self._files = files
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def code(self) -> int | None:
        """How it ended, if it has."""
        return self._process.returncode

    def start(self) -> None:
        """Begin to listen, at the port of the life before if there was one."""
        where = ["--port", str(self.port), "--data", str(self._data), *self.options]
        limit = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', str(self._files)] if self._files else []
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*limit, *self._command, *where],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self._environment},
            )
        assert self._process.stdout
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, f"the server said: {said!r} {self.log()}"
        assert self.port in (0, int(found[1])), said
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGINT) -> str:
        """End it, if it has not ended; what it still said."""
        if self._process.stdout and self._process.stdout.closed:
            return ""
        self._process.send_signal(how)
        return self._process.communicate()[0]

    def kill(self) -> None:
        """As when the power fails."""
        self.stop(signal.SIGKILL)

    @property
    def _log(self) -> Path:
        return self._data / "log.txt"

    def log(self) -> str:
        """What it has complained of."""
        return self._log.read_text(errors="replace")

    # -- asking -----------------------------------------------------------------------------------

    def ask(
        self, path: str, body: str | bytes | None = None, method: str | None = None, **headers: str
    ) -> Answer:
        """Get a path, or post a body to it; whatever is answered, errors too."""
        sent = body.encode() if isinstance(body, str) else body
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.address + path, sent, names, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, answer.read().decode())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.read().decode())

    def health(self, since: float = 0.0) -> dict[str, Any]:
        """How it is; the longest stretch counts from the moment of an earlier `clock`."""
        found: dict[str, Any] = self.ask(f"/api/health?since={since}").json()
        return found

    def table(self, **order: Any) -> dict[str, Any]:
        """A new table: one person against drifters on four seats, unless the order differs."""
        four = [PERSON, DRIFTER, DRIFTER, DRIFTER]
        wanted = {"edition": "later-printing", "seats": four, **order}
        answer = self.ask("/api/tables", json.dumps(wanted), content_type="application/json")
        assert answer.status == 200, answer
        made: dict[str, Any] = answer.json()
        return made

    def seat(self, seat: str = "A", **order: Any) -> str:
        """The address of one seat of a new table."""
        made = self.table(**order)
        return f"{self.address}/t/{made['id']}#{made['keys'][seat]}"


@contextmanager
def serving(data: Path, *options: str, **more: Any) -> Iterator[Server]:
    """A server, as `Server` is told, until one is done with it."""
    server = Server(data, *options, **more)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def nobody_waits(server: Server) -> Iterator[None]:
    """Whatever happens meanwhile, the event loop never works for long without a yield.

    That is work, not time: a slower machine may take as much longer for it.
    """
    server.ask("/api/catalog")  # what is made once is made before
    before = server.health()["clock"]
    yield
    longest, most = server.health(before)["longest"], LONGEST_STRETCH * slowness()
    told = (
        f"longest stretch without a yield: {1000 * longest['worked']:.0f} of {1000 * most:.0f} ms"
    )
    print(told)  # pytest -rP
    assert longest["worked"] < most, longest
