"""Failures in the log: where, and of what kind. What an error says may be somebody's secret.

Whoever runs a server may play at it. So a log has the words of an error only where it is asked for
everything (DEBUG); a bot's complaint about a card that it wanted to lay would show its hand.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from typing import Final, NamedTuple

FRAMEWORKS: Final = ("uvicorn.error", "asyncio")
"""Loggers of others, which tell whatever nobody has caught."""


class Failure(NamedTuple):
    """An error for a log."""

    where: str
    """The lines of code that led to it, and its kind."""
    words: str
    """The same with what it says."""


def failure_of(error: BaseException) -> Failure:
    parts = list(_chain(error))
    where = "".join(f"{_lines(one)}{_kind(one)}\n" for one in reversed(parts))
    return Failure(where.rstrip(), "".join(traceback.format_exception(error)).rstrip())


def log_failure(log: logging.Logger, what: str, failure: Failure, words: bool = False) -> None:
    """Say what failed and where; what it says itself if `words` are asked for, or everything is."""
    said = failure.words if words or log.isEnabledFor(logging.DEBUG) else failure.where
    log.error("%s:%s%s", what, "\n" if "\n" in said else " ", said)


class WithoutWords(logging.Filter):
    """Leaves of an error that is logged where it was, and of what kind."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not logging.getLogger(record.name).isEnabledFor(logging.DEBUG):
            record.msg, record.args = f"{record.getMessage()}\n{failure_of(error).where}", ()
            record.exc_info = record.exc_text = None
        return True


_WITHOUT_WORDS: Final = WithoutWords()


def keep_words_out_of_logs() -> None:
    """Of what nobody has caught, too; done twice, it is done once."""
    for name in FRAMEWORKS:
        logging.getLogger(name).addFilter(_WITHOUT_WORDS)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error and what led to it."""
    while error is not None:
        yield error
        hidden = error.__suppress_context__
        error = error.__cause__ or (None if hidden else error.__context__)


def _lines(error: BaseException) -> str:
    return "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))


def _kind(error: BaseException) -> str:
    kind = type(error)
    return (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )
