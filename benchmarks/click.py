"""`make bench-click`: what one act of a person costs at the table, in calls, beside version 0.1.

Two people sit at a table, each before a browser of their own; one docks a ship, after which nine options
are left. Counted is what happens between the text of that message and the bytes of all that both are
then sent: the calls of Landfall's own Python functions, and among them those that are called `apply`,
`refusal`, `explain` and `legal`, be they the game's, the rules' or a facility's. Calls do not hang on
the machine; the time they take does, and `make bench-moves` has that.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Final

from rich.console import Console
from rich.table import Table

import landfall
from landfall.core.engine import compiled
from landfall.server import messages
from landfall.server.bodies import NewTable
from landfall.server.tables.lobby import Lobby
from landfall.store.memory import MemoryStore

ACT: Final = "dock alien-artifact 1"
OPTIONS: Final = 9
ORDER: Final = {
    "edition": "later-printing",
    "seats": [{"player": "me"}, {"player": "here"}],
    "seed": 1,
    "position": {"dice": [1, 2, 4], "seats": {"A": {}, "B": {}}},
}
CALLS: Final = "calls"
NAMED: Final = ("apply", "refusal", "explain", "legal")

FIRST: Final = {CALLS: 3807, "apply": 31, "refusal": 63, "explain": 18}
"""Of version 0.1, as they were noted when its click was traced; quoted here, not counted again."""

ROOT: Final = str(Path(landfall.__file__).parent)


@contextmanager
def traced() -> Iterator[Counter[CodeType]]:
    """How often each of Landfall's Python functions is called meanwhile."""
    found: Counter[CodeType] = Counter()

    def meet(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(ROOT):
            found[frame.f_code] += 1

    sys.setprofile(meet)
    try:
        yield found
    finally:
        sys.setprofile(None)


def click() -> tuple[Counter[CodeType], list[bytes]]:
    """One act at a table of its own: the calls, and all that was sent."""
    lobby = Lobby(MemoryStore())
    made = lobby.create(NewTable.model_validate(ORDER))
    host = lobby.host(made.id)
    sent: list[bytes] = []
    person, _ = [
        host.enter([key], lambda message: sent.append(messages.write(message)))
        for key in made.keys.values()
    ]
    at = next(found["version"] for found in map(json.loads, sent) if found["kind"] == "position")
    text = json.dumps({"kind": "act", "at": at, "nonce": "click", "action": ACT})
    sent.clear()
    with traced() as found:
        host.receive(person, messages.read(text))
    return found, sent


def check(sent: list[bytes]) -> None:
    """SystemExit unless the act was accepted and both were shown where it led."""
    told = [json.loads(message) for message in sent]
    shown = [one["moves"] for one in told if one["kind"] == "position"]
    if told[0]["kind"] != "accepted" or [len(moves) for moves in shown] != [OPTIONS, 0]:
        raise SystemExit(f"this was to be one act that leaves {OPTIONS} options: {told}")


def main() -> None:
    parser = ArgumentParser(prog="make bench-click", description=__doc__)
    parser.add_argument("--most", type=int, default=0, help="so many functions, the busiest first")
    wanted = parser.parse_args()
    if compiled():
        raise SystemExit("compiled functions cannot be counted: PYTHONPATH=src is interpreted")
    click()  # what is made once is made before
    found, sent = click()
    check(sent)
    counts = {CALLS: found.total()}
    for name in NAMED:
        counts[name] = sum(calls for code, calls in found.items() if code.co_name == name)
    table = Table("one act", "0.1, quoted", "present", "present ÷ 0.1")
    for name, count in counts.items():
        first = FIRST.get(name)
        ratio = f"{count / first:.2f}" if first else ""
        table.add_row(name, f"{first:,}" if first else "", f"{count:,}", ratio)
    console = Console()
    console.print(table)
    console.print(f"{len(sent)} messages, {sum(map(len, sent)):,} bytes.")
    for code, calls in found.most_common(wanted.most):
        where = Path(code.co_filename).relative_to(ROOT)
        console.print(f"{calls:6,}  {code.co_qualname} ({where})", highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
