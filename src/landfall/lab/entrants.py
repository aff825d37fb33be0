"""Who takes part: bots of the catalog by name, and your own from a file of Python."""

from __future__ import annotations

import inspect
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any

from landfall import catalog
from landfall.catalog import Bot
from landfall.core.errors import FileError, UnknownName


@dataclass(frozen=True)
class Entrant:
    """One competitor. The text of a user's file travels with it, so any machine can seat it."""

    label: str
    """What tables call it; each entrant has its own."""
    name: str
    code: str = ""
    file: str = ""

    def seated(self, *seed: int | str, game: str = catalog.DEFAULT_GAME) -> Bot:
        """A fresh bot for one game."""
        if not self.code:
            return catalog.bot(self.name, *seed, game=game)
        maker = _classes(self.code, self.file)[self.name]
        return _made(maker, seed)

    def mark(self) -> str:
        """What must be the same for results to belong together: the name, and the code's digest."""
        if not self.code:
            return self.name
        return f"{self.name} {_digest(self.code)}"


def from_file(path: str | Path) -> list[Entrant]:
    """The bots in a file: every class in it with a method `choose`."""
    name = str(path)
    try:
        code = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(name, 0, f"cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FileError(name, 0, "this is no text in UTF-8") from None
    found = _classes(code, name)
    if not found:
        raise FileError(
            name, 0, "there is no bot in it: a class with a method choose(self, decision)"
        )
    return [Entrant(label, label, code, name) for label in found]


def field(names: Sequence[str], files: Sequence[str | Path] = ()) -> list[Entrant]:
    """The entrants in the order of their names; bots of files that go unnamed come last."""
    own = {entrant.name: entrant for path in files for entrant in from_file(path)}
    entrants = [own.get(name) or _known(name, own) for name in names]
    entrants += [entrant for name, entrant in own.items() if name not in names]
    return _told_apart(entrants)


def _known(name: str, own: dict[str, Entrant]) -> Entrant:
    try:
        known = catalog.bot(name, 0).name
    except UnknownName as error:
        also = f" (and in your files {', '.join(own)})" if own else ""
        raise UnknownName(f"{error}{also}") from None
    return Entrant(known, known)


def _digest(code: str) -> str:
    return blake2b(code.encode(), digest_size=8).hexdigest()


def _told_apart(entrants: list[Entrant]) -> list[Entrant]:
    """A second `captain` is called `captain-2`."""
    met: Counter[str] = Counter()
    answer: list[Entrant] = []
    for entrant in entrants:
        met[entrant.name] += 1
        number = met[entrant.name]
        answer.append(replace(entrant, label=f"{entrant.name}-{number}") if number > 1 else entrant)
    return answer


@lru_cache(maxsize=32)
def _classes(code: str, file: str) -> dict[str, Any]:
    """The bot classes of a file by name; whatever is wrong with it is told with its line."""
    module = ModuleType(f"landfall_user_bot_{_digest(code)}")
    module.__file__ = file
    sys.modules[module.__name__] = module  # where dataclasses look for the module of a class
    try:
        exec(compile(code, file, "exec"), module.__dict__)
    except SyntaxError as error:
        raise FileError(file, error.lineno or 0, f"this is no Python: {error.msg}") from None
    except Exception as error:
        line = max(
            (
                f.lineno or 0
                for f in traceback.extract_tb(error.__traceback__)
                if f.filename == file
            ),
            default=0,
        )
        raise FileError(file, line, f"{type(error).__name__}: {error}") from None
    return {
        _name(value): value
        for value in vars(module).values()
        if inspect.isclass(value)
        and value.__module__ == module.__name__
        and callable(getattr(value, "choose", None))
    }


def _name(maker: type) -> str:
    name = getattr(maker, "name", None)
    return name if isinstance(name, str) and name else maker.__name__.lower()


def _made(maker: Any, seed: tuple[int | str, ...]) -> Bot:
    """The bot gets its seed if it has room for it."""
    try:
        inspect.signature(maker).bind(*seed)
    except TypeError:
        bot: Any = maker()
    else:
        bot = maker(*seed)
    if not isinstance(getattr(bot, "name", None), str):
        bot.name = _name(maker)
    seated: Bot = bot
    return seated
