"""`make bench-moves`: the server's CPU time for a move, beside that of version 0.1 in the same run.

Each version serves a table of two people and a watcher from a process of its own. The people play random
legal moves as fast as the server answers; what is counted is the CPU time of the server's process,
divided by the moves.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import urllib.request
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from benchmarks.versions import Version, beside_first

TICKS = os.sysconf("SC_CLK_TCK")
WHERE = "The table is at "


@contextmanager
def served(version: Version) -> Iterator[tuple[int, str]]:
    """A server of a version: its process and its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [version.python, "-m", "landfall", "table", "--port", "0"]
        server = subprocess.Popen(
            [*command, "--no-open-browser", "--data", data],
            env={**os.environ, "PYTHONPATH": "", "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout
        try:
            for line in server.stdout:
                if line.startswith(WHERE):
                    yield server.pid, line.removeprefix(WHERE).split()[0].rstrip("/")
                    break
        finally:
            server.terminate()
            server.wait()


def new_table(address: str) -> dict[str, Any]:
    wanted = {
        "edition": "later-printing",
        "seats": [{"player": "here"}, {"player": "here"}],
        "watchers": True,
    }
    request = urllib.request.Request(
        f"{address}/api/tables",
        json.dumps(wanted).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def cpu(process: int) -> float:
    """Seconds of CPU time that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Player:
    """Somebody at the table who plays whatever is legal."""

    def __init__(self, socket: ClientConnection, key: str) -> None:
        self.socket = socket
        self.moves: list[str] = []
        self.at = -1
        self.number = -1
        self.come: list[dict[str, Any]] = []
        self.say({"kind": "hello", "keys": [key]})

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        if not self.come:
            frame = json.loads(self.socket.recv(timeout=30))
            self.come = frame if isinstance(frame, list) else [frame]  # 0.1 sends them one by one
        message = self.come.pop(0)
        if message["kind"] == "position":
            self.at = message["version"]
            self.number = message["number"]
            self.moves = [move["text"] for move in message["moves"]]
        return message

    def act(self, action: str, nonce: str) -> int:
        """Play; the number to which it leads."""
        self.say({"kind": "act", "at": self.at, "nonce": nonce, "action": action})
        while (message := self.hear())["kind"] != "accepted":
            pass
        return int(message["number"])

    def hear_up_to(self, number: int) -> None:
        """Until the position of this number is shown."""
        while self.number < number:
            self.hear()


def cost_of_a_move(version: Version, moves: int, seed: int) -> float:
    """Milliseconds of CPU time."""
    random = Random(seed)
    with served(version) as (process, address), ExitStack() as stack:
        made = new_table(address)
        where = f"{address.replace('http', 'ws')}/api/tables/{made['id']}/socket"
        keys = [*made["keys"].values(), made["watch"].rpartition("/")[2].rpartition("#")[2]]
        players = [Player(stack.enter_context(connect(where, max_size=None)), key) for key in keys]
        for player in players:
            player.hear_up_to(0)
        before = cpu(process)
        played = 0
        while played < moves:
            acting = [player for player in players if player.moves]
            if not acting:
                break
            one = acting[0]
            number = one.act(random.choice(one.moves), f"m{played}")
            for player in players:
                player.hear_up_to(number)
            played += 1
        return 1000 * (cpu(process) - before) / max(1, played)


def main() -> None:
    parser = ArgumentParser(prog="make bench-moves", description=__doc__)
    parser.add_argument("--moves", type=int, default=250)
    parser.add_argument("--repeats", type=int, default=5)
    wanted = parser.parse_args()

    def cost(version: Version, repeat: int) -> float:
        return cost_of_a_move(version, wanted.moves, repeat)

    ratio = beside_first(cost, wanted.repeats, "server's CPU ms a move")
    print(f"now ÷ 0.1: {1 / ratio:.2f}")


if __name__ == "__main__":
    main()
