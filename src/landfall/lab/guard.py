"""A bot is asked under guard: raising, an illegal answer or thinking too long forfeits its game."""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from landfall.catalog import Bot, BotError, ask
from landfall.core.game import Game, Position


class Forfeit(Exception):
    """A bot gave its game up; the text says how."""


class _TooSlow(BaseException):
    """Not an Exception, so that a bot's own `except Exception` does not swallow it."""


class Guard:
    """Asks bots, each answer within a number of seconds (0: however long it takes).

    The alarm interrupts anything that runs or waits in Python. With `last_resort`, a bot that even
    then does not come back ends the whole process a little later; only a worker whose work can be
    done again may ask for that.
    """

    def __init__(self, seconds: float = 0.0, last_resort: bool = False) -> None:
        self.seconds = seconds
        self.last_resort = last_resort

    def ask(self, bot: Bot, game: Game[Any], position: Position, trusted: bool = True) -> int:
        """The bot's legal answer, or Forfeit."""
        try:
            with self._alarm(), self._bomb(trusted):
                return ask(bot, game, position)
        except _TooSlow:
            _disarm()
            raise Forfeit(f"took longer than {self.seconds:g} s for an answer") from None
        except BotError as error:
            _, chose, what = str(error).partition("chose ")  # the table says who and where
            raise Forfeit(f"{chose}{what}" or str(error)) from None
        except (KeyboardInterrupt, GeneratorExit):
            raise
        except BaseException as error:  # a bot may raise anything, SystemExit too
            raise Forfeit(f"raised {type(error).__name__}: {error}".rstrip(": ")) from None

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
    def _bomb(self, trusted: bool) -> Iterator[None]:
        if trusted or not self.seconds or not self.last_resort:
            yield
            return
        with open(os.devnull, "w") as nowhere:
            # Its thread needs no turn of the interpreter: it reaches a loop in C as well.
            faulthandler.dump_traceback_later(2 * self.seconds + 5, exit=True, file=nowhere)
            try:
                yield
            finally:
                faulthandler.cancel_dump_traceback_later()


def _can_ring() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def _ring(number: int, frame: object) -> None:
    raise _TooSlow


def _disarm() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
