"""Help that shows how it is done, with bots, moves and editions of the game that is usual here."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from landfall import catalog
from landfall.cli.options import USUAL, either
from landfall.core.errors import LandfallError

SAME: Final = "{same}"
"""Stands before what is said about an example; of several lines it stands in one column."""


OF_A_GAME: Final = re.compile(r"^( *landfall [a-z]+)\b(?!.*--resume| \S+\.yaml)", re.M)
"""An example that is for the usual game unless it names another."""


def by_example(command: Callable[..., Any]) -> str:
    """The help of a command: its docstring, with what the catalog has in its places in braces."""
    said = inspect.getdoc(command) or ""
    for place, words in _words().items():
        said = said.replace(f"{{{place}}}", words)
    if USUAL.name != catalog.DEFAULT_GAME:
        said = OF_A_GAME.sub(rf"\1 --game {USUAL.name}", said)
    return "\n".join(_aligned(said))


def _words() -> dict[str, str]:
    bots = [*catalog.bots(USUAL.name)]
    after = bots[bots.index(USUAL.gentle_bot) + 1 :]
    return {
        "titles": _titles(),
        "title": USUAL.title,
        "gentle": USUAL.gentle_bot,
        "strong": next(iter(after), bots[-1]),
        "edition": [*USUAL.editions][-1],
        "move": USUAL.example or "MOVE",
    }


def _titles() -> str:
    try:
        return either([catalog.entry(name).title for name in catalog.games()])
    except LandfallError:  # of a game that cannot be loaded, which is said when it is asked for
        return USUAL.title


def _aligned(said: str) -> Iterator[str]:
    """What is said about examples, in one column for those that stand together."""
    block: list[str] = []
    for line in [*said.split("\n"), ""]:
        if line.strip():
            block.append(line)
            continue
        width = max(
            (len(one.partition(SAME)[0].rstrip()) for one in block if SAME in one), default=0
        )
        for one in block:
            example, marked, about = one.partition(SAME)
            yield f"{example.rstrip():<{width}}   {about}" if marked else one
        yield ""
        block = []
