"""Functions that stand where a bot thinks; they run in the bots' processes, so they have a module."""

from __future__ import annotations

import os
import signal
import threading
from dataclasses import replace
from multiprocessing.connection import Client
from pathlib import Path

from landfall import catalog
from landfall.core.errors import FileError, LandfallError
from landfall.server.workers.bot_question import BotQuestion, think
from landfall.server.workers.record_analysis import Report

FLAG = "LANDFALL_TEST_FLAG"
"""The environment variable that names a file: the first process to make it dies or hangs."""

CALL = "LANDFALL_TEST_CALL"
"""The environment variable that names where a bot that hangs calls, just before it does."""


def pid(question: BotQuestion) -> str:
    return str(os.getpid())


def dies(question: BotQuestion) -> str:
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    raise AssertionError("still alive")


def hangs(question: BotQuestion) -> str:
    """Never answers; the call it makes lasts as long as its process."""
    with Client(os.environ[CALL]):
        while True:
            pass


def dies_once(question: BotQuestion) -> str:
    """Dies in the middle of the first question of a game, then thinks as a bot does."""
    return dies(question) if _first() else think(question)


def hangs_once(question: BotQuestion) -> str:
    return hangs(question) if _first() else think(question)


def only_the_gentle_bot_thinks(question: BotQuestion) -> str:
    if question.bot != catalog.entry().gentle_bot:
        raise ValueError("no idea")
    return think(question)


def gently(question: BotQuestion) -> str:
    """Thinks as the gentlest bot does, whoever is asked: a strong one in no time."""
    return think(replace(question, bot="drifter"))


def fails(question: BotQuestion) -> str:
    raise ValueError("no idea")


def boasts(question: BotQuestion) -> str:
    """Raises an error that names what the seat could do, which nobody else may know."""
    game = question.rules()
    texts = [game.text(code) for code in game.legal(question.seen, question.seat)]
    raise ValueError(f"I cannot choose among {texts}")


def _first() -> bool:
    try:
        Path(os.environ[FLAG]).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


# -- jobs -----------------------------------------------------------------------------------------------


def counts_lines(text: str, report: Report) -> dict[str, int]:
    report(0.5, None)
    return {"lines": len(text.splitlines())}


def never_ends(text: str, report: Report) -> None:
    report(0.2, {"lines": 1})
    report(0.25, None)
    threading.Event().wait()


def cannot_judge(text: str, report: Report) -> None:
    raise LandfallError("nobody judges it")


def dies_at_work(text: str, report: Report) -> None:
    report(0.25, None)
    os._exit(1)


# -- the reader -----------------------------------------------------------------------------------------


def length(text: str) -> int:
    return len(text)


def reads_without_end(text: str) -> None:
    threading.Event().wait()


def dies_over_it(text: str) -> None:
    os._exit(1)


def stumbles(text: str) -> None:
    raise ZeroDivisionError(text)


def complains(text: str) -> None:
    raise FileError("file", 3, f"{text} is wrong")
