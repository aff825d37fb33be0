"""Who takes part: bots of the catalog by name, and your own from a file of Python or of weights."""

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
from landfall.core.errors import FileError, LandfallError, UnknownName
from landfall.core.game import Game
from landfall.core.learned import LearnedValue, MisfitError, parse_learned
from landfall.lab.sandbox import brief, print_from


@dataclass(frozen=True)
class Entrant:
    """One competitor. The text of a user's file travels with it, so any machine can seat it."""

    label: str
    """What tables call it; each entrant has its own."""
    name: str
    code: str = ""
    file: str = ""
    game: str = ""
    """The only game it plays; empty where it plays any."""
    about: str = ""
    """How it plays, in a line."""

    def plays(self, game: str) -> bool:
        return self.game in ("", game)

    def seated(self, *seed: int | str, game: str = catalog.DEFAULT_GAME) -> Bot:
        """A fresh bot for one game."""
        if not self.code:
            return catalog.bot(self.name, *seed, game=game)
        if self.learned:
            return catalog.learned_bot(self.name, _value(self.code, self.file), *seed)
        maker = _classes(self.code, self.file)[self.name]
        return _made(maker, seed)

    @property
    def learned(self) -> bool:
        return bool(self.code) and _is_weights(self.file)

    def misfit(self, game: Game[Any]) -> str:
        """Why it cannot play these rules, as a sentence; empty where nothing is known against it."""
        return catalog.misfit(_value(self.code, self.file), game) if self.learned else ""

    def check(self, game: Game[Any]) -> None:
        """MisfitError if it cannot play these rules: that is said before a game begins."""
        if problem := self.misfit(game):
            raise MisfitError(f"{self.label} cannot play here: {problem}")

    def fits_nowhere(self) -> str:
        """Why there is no table at all for it, as a sentence; empty where there may be one."""
        if not self.learned:
            return ""
        value, problem = _value(self.code, self.file), ""
        for edition in catalog.entry(value.game).editions:
            try:
                options = {"edition": edition, "seats": value.seats, **value.options}
                problem = self.misfit(catalog.game(value.game, **options))
            except LandfallError as error:
                problem = str(error)
            if not problem:
                return ""
        return problem

    def mark(self) -> str:
        """What must be the same for results to belong together: the name, and the code's digest."""
        if not self.code:
            return self.name
        return f"{self.name} {_digest(self.code)}"


def from_file(path: str | Path, tracebacks: bool = False) -> list[Entrant]:
    """The bots in a file: every class in it with a method `choose`; of `FILE:NAME`, the one named.

    A file of weights, as `landfall learn` writes it, is one bot with the name of the file. With
    `tracebacks` it is printed where a file that cannot be loaded raised.
    """
    name, wanted = _file_and_name(path)
    try:
        code = Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(name, 0, f"cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FileError(name, 0, "this is no text in UTF-8") from None
    if _is_weights(name):
        return [by_weights(code, name)]
    try:
        found = _classes(code, name)
    except FileError as error:
        if tracebacks and error.__cause__:
            print_from(error.__cause__, name)
        raise
    if not found:
        raise FileError(
            name, 0, "there is no bot in it: a class with a method choose(self, decision)"
        )
    if wanted and wanted not in found:
        raise FileError(name, 0, f"there is no bot {wanted} in it; there is {', '.join(found)}")
    return [
        Entrant(label, label, code, name, _said(kind, "game"), _about(kind))
        for label, kind in found.items()
        if wanted in ("", label)
    ]


def by_weights(text: str, file: str) -> Entrant:
    """Who plays by the weights in a file, by its name."""
    value = _value(text, file)
    name = Path(file).stem
    return Entrant(name, name, text, file, value.game, value.about)


def own_entrants(files: Sequence[str | Path], game: str, tracebacks: bool = False) -> list[Entrant]:
    """The bots of these files that play a game; weights are of one game, and refused for another."""
    every = [entrant for path in files for entrant in from_file(path, tracebacks)]
    for entrant in every:
        if entrant.learned and not entrant.plays(game):
            told = f"these weights are for {entrant.game}, not for {game}"
            raise MisfitError(f"{entrant.label} cannot play here: {told}")
    return [entrant for entrant in every if entrant.plays(game)]


def field(
    names: Sequence[str],
    files: Sequence[str | Path] = (),
    game: str = catalog.DEFAULT_GAME,
    tracebacks: bool = False,
) -> list[Entrant]:
    """The entrants in the order of their names; bots of files that go unnamed come last."""
    own = {entrant.name: entrant for entrant in own_entrants(files, game, tracebacks)}
    entrants = [own.get(name) or _known(name, own, game) for name in names]
    entrants += [entrant for name, entrant in own.items() if name not in names]
    return _told_apart(entrants)


def _known(name: str, own: dict[str, Entrant], game: str) -> Entrant:
    try:
        known = catalog.bot(name, 0, game=game).name
    except UnknownName as error:
        also = f" (and in your files {', '.join(own)})" if own else ""
        raise UnknownName(f"{error}{also}") from None
    return Entrant(known, known)


def _digest(code: str) -> str:
    return blake2b(code.encode(), digest_size=8).hexdigest()


def _told_apart(entrants: list[Entrant]) -> list[Entrant]:
    """A second `drifter` is called `drifter-2`."""
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
        raise FileError(file, error.lineno or 0, f"this is no Python: {error.msg}") from error
    except (Exception, SystemExit) as error:
        frames = traceback.extract_tb(error.__traceback__)
        lines = [frame.lineno or 0 for frame in frames if frame.filename == file]
        raise FileError(
            file, lines[-1] if lines else 0, f"{type(error).__name__}: {error}"
        ) from error
    return {
        _name(value): value
        for value in vars(module).values()
        if inspect.isclass(value)
        and value.__module__ == module.__name__
        and callable(getattr(value, "choose", None))
    }


def _is_weights(file: str) -> bool:
    return file.endswith(".json")


@lru_cache(maxsize=32)
def _value(text: str, file: str) -> LearnedValue:
    return parse_learned(text, file)


def _file_and_name(path: str | Path) -> tuple[str, str]:
    """`my_bot.py:miner` is one bot of a file, unless there is a file of that name."""
    file, _, name = str(path).rpartition(":")
    if file and name and not Path(path).exists() and Path(file).is_file():
        return file, name
    return str(path), ""


def _name(maker: type) -> str:
    return _said(maker, "name") or maker.__name__.lower()


def _said(maker: type, what: str) -> str:
    """What a class says of itself."""
    said = getattr(maker, what, None)
    return said if isinstance(said, str) else ""


def _about(maker: type) -> str:
    """The first line of its docstring."""
    return brief((maker.__doc__ or "").strip().partition("\n")[0]).rstrip(".")


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
