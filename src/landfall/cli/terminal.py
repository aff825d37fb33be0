"""Questions and answers line by line: for a person, a pipe or a screen reader."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from importlib import import_module


class Leave(Exception):
    """The person has no more to say: end of input, or Ctrl-C."""


class Terminal:
    """Prints lines and asks for lines. It never moves the cursor or rewrites what was printed."""

    def __init__(self) -> None:
        self.typed_by_hand = sys.stdin.isatty()
        if self.typed_by_hand:
            _take_arrow_keys()

    def say(self, *lines: str) -> None:
        for line in lines or ("",):
            print(line)

    def ask(self, prompt: str) -> str:
        """One line; from a pipe it is echoed, so that a transcript shows what was answered."""
        try:
            if self.typed_by_hand:
                return input(prompt).strip()
            print(prompt, end="", flush=True)
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None
        if not line:
            print()
            raise Leave
        print(line.strip())
        return line.strip()

    def scroll_away(self) -> bool:
        """Move what was printed out of sight of whoever looks next; a transcript stays as it is."""
        if self.typed_by_hand:
            print("\n" * shutil.get_terminal_size().lines)
        return self.typed_by_hand

    def choose(self, question: str, answers: Sequence[str], default: str, tries: int = 3) -> str:
        """One of the answers, by its words or, where they are words, by its place in the list."""
        meant = {answer: answer for answer in answers}
        if not answers[0].isdecimal():
            meant.update({str(place): answer for place, answer in enumerate(answers, start=1)})
        for _ in range(tries):
            answer = self.ask(f"{question} [{default}] ").lower() or default
            if answer in meant:
                return meant[answer]
            self.say(f"Please answer one of: {', '.join(answers)}; or press Enter for {default}.")
        self.say(f"Taking {default}.")
        return default


def _take_arrow_keys() -> None:
    """Lines can be edited where the system has what is needed; without it they still can be typed.

    What was typed before is not brought back: somebody else may sit at the keyboard now.
    """
    try:
        readline = import_module("readline")
    except ImportError:
        return
    readline.set_auto_history(False)
