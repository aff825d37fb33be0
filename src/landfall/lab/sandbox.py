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
from typing import Any, Final, TypeVar

from landfall.catalog import Bot, BotError, ask
from landfall.core.game import Game, Position

T = TypeVar("T")

MOST_WORDS = 200
"""Characters of an error that are kept."""


# As plain numbers, for they are asked for at every answer; not every system has them.
ALARM: Final = int(getattr(signal, "SIGALRM", 0))
TIMER: Final = int(getattr(signal, "ITIMER_REAL", 0))


class Forfeit(Exception):
    """A bot gave its game up; the text says how.

    `brief` says so without any words of the bot's own, and `told` without anything that could hang on
    what it saw.
    """

    def __init__(self, text: str, brief: str = "", told: str = "") -> None:
        super().__init__(text)
        self.brief = brief or text
        self.told = told or self.brief


class _TooSlow(BaseException):
    """Not an Exception, so that a bot's own `except Exception` does not swallow it."""


class Sandbox:
    """Asks bots, each answer within a number of seconds (0: however long it takes).

    The alarm interrupts anything that runs or waits in Python. With `last_resort`, a bot that even
    then does not come back ends the whole process a little later; only a worker whose work can be
    done again may ask for that.
    """

    def __init__(
        self, seconds: float = 0.0, last_resort: bool = False, tracebacks: bool = False
    ) -> None:
        self.seconds = seconds
        self.last_resort = last_resort
        self.tracebacks = tracebacks
        """Whoever writes a bot wants to see where it raised."""
        self.rings = seconds > 0 and _can_ring()
        if self.rings:
            signal.signal(ALARM, _ring)

    def ask(self, bot: Bot, game: Game[Any], position: Position, seat: int, file: str = "") -> int:
        """The bot's legal answer, or Forfeit."""
        return self.run(lambda: ask(bot, game, position, seat), file)

    def run(self, work: Callable[[], T], file: str) -> T:
        """What a bot does, or Forfeit; `file` is its code's, if it is not one of ours."""
        try:
            if not file:
                return self._timed(work)
            with self._bomb(file), redirect_stdout(sys.stderr):  # standard output is for results
                return self._timed(work)
        except _TooSlow:
            _disarm()
            raise Forfeit(f"took longer than {self.seconds:g} s for an answer") from None
        except BotError as error:
            _, chose, what = str(error).partition("chose ")  # the table says who and where
            illegal = "chose what is not legal" if chose else ""
            raise Forfeit(brief(f"{chose}{what}" or str(error)), illegal) from None
        except (KeyboardInterrupt, GeneratorExit):
            raise
        except BaseException as error:  # a bot may raise anything, SystemExit too
            if self.tracebacks:
                _print_once(error, file)
            kind, where = f"raised {type(error).__name__}", _where(error, file)
            raised = f"{kind}: {_text(error)}".rstrip(": ")
            raise Forfeit(brief(raised) + where, brief(kind) + where, "raised an error") from None

    def _timed(self, work: Callable[[], T]) -> T:
        if not self.rings:
            return work()
        # It rings again every second for a bot that catches everything.
        signal.setitimer(TIMER, self.seconds, 1.0)
        try:
            return work()
        finally:
            signal.setitimer(TIMER, 0)

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


_printed: set[str] = set()


def _print_once(error: BaseException, file: str) -> None:
    """Where a bot raised, the first time it does so there."""
    text = _traced(error, file)
    if text not in _printed:
        _printed.add(text)
        print(text, end="", file=sys.stderr, flush=True)


def print_from(error: BaseException, file: str) -> None:
    """Where the code of a file raised."""
    print(_traced(error, file), end="", file=sys.stderr, flush=True)


def _traced(error: BaseException, file: str) -> str:
    """The traceback of an error, from this file on if it is in it."""
    trace = error.__traceback__
    while trace and trace.tb_next and file and trace.tb_frame.f_code.co_filename != file:
        trace = trace.tb_next
    return "".join(traceback.format_exception(type(error), error, trace))


def brief(text: str) -> str:
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
    signal.setitimer(TIMER, 0)
