"""A bot is asked in a sandbox: raising, an illegal answer or thinking too long forfeits its game.

It keeps the other games going; it does not keep the code of a bot from files or the network.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, TypeVar

from landfall.catalog import Bot, BotError, ask
from landfall.core.game import Game, Position

T = TypeVar("T")

MOST_WORDS = 200
"""Characters of an error that are kept."""


class Forfeit(Exception):
    """A bot gave its game up; the text says how."""


class _TooSlow(BaseException):
    """Not an Exception, so that a bot's own `except Exception` does not swallow it."""


class Sandbox:
    """Asks bots, each answer within a number of seconds (0: however long it takes).

    The alarm interrupts anything that runs or waits in Python. With `last_resort`, a bot that even
    then does not come back ends the whole process a little later; only a worker whose work can be
    done again may ask for that.
    """

    def __init__(self, seconds: float = 0.0, last_resort: bool = False) -> None:
        self.seconds = seconds
        self.last_resort = last_resort

    def ask(self, bot: Bot, game: Game[Any], position: Position, seat: int, file: str = "") -> int:
        """The bot's legal answer, or Forfeit."""
        return self.run(lambda: ask(bot, game, position, seat), file)

    def run(self, work: Callable[[], T], file: str) -> T:
        """What a bot does, or Forfeit; `file` is its code's, if it is not one of ours."""
        try:
            with self._alarm(), self._bomb(file), _aside(file):
                return work()
        except _TooSlow:
            _disarm()
            raise Forfeit(f"took longer than {self.seconds:g} s for an answer") from None
        except BotError as error:
            _, chose, what = str(error).partition("chose ")  # the table says who and where
            raise Forfeit(_brief(f"{chose}{what}" or str(error))) from None
        except (KeyboardInterrupt, GeneratorExit):
            raise
        except BaseException as error:  # a bot may raise anything, SystemExit too
            raised = f"raised {type(error).__name__}: {_text(error)}".rstrip(": ")
            raise Forfeit(_brief(raised) + _where(error, file)) from None

    @contextmanager
    def _alarm(self) -> Iterator[None]:
        if not self.seconds or not _can_ring():
            yield
            return
        signal.signal(signal.SIGALRM, _ring)
        # It rings again every second for a bot that catches everything.
        signal.setitimer(signal.ITIMER_REAL, self.seconds, 1.0)
        try:
            yield
        finally:
            _disarm()

    @contextmanager
    def _bomb(self, file: str) -> Iterator[None]:
        if not file or not self.seconds or not self.last_resort:
            yield
            return
        with open(os.devnull, "w") as nowhere:
            # Its thread needs no turn of the interpreter: it reaches a loop in C as well.
            faulthandler.dump_traceback_later(2 * self.seconds + 5, exit=True, file=nowhere)
            try:
                yield
            finally:
                faulthandler.cancel_dump_traceback_later()


@contextmanager
def _aside(file: str) -> Iterator[None]:
    """What a user's bot prints goes to standard error: standard output is for results."""
    if not file:
        yield
        return
    with redirect_stdout(sys.stderr):
        yield


def _brief(text: str) -> str:
    """One line that a table has room for, of printable characters."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= MOST_WORDS else f"{line[:MOST_WORDS]}…"


def _text(error: BaseException) -> str:
    """What an error says, if it can say anything."""
    try:
        return str(error)
    except Exception:
        return ""


def _where(error: BaseException, file: str) -> str:
    """The line of a user's file that was at work, for whoever has to mend it."""
    lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == file]
    return f" ({Path(file).name}, line {lines[-1]})" if file and lines else ""


def _can_ring() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def _ring(number: int, frame: object) -> None:
    raise _TooSlow


def _disarm() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
