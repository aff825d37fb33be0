"""What a person's keys do at a prompt, on a terminal of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

pytest.importorskip("readline")
pty = pytest.importorskip("pty")

ASKS_TWICE = """
from landfall.cli.terminal import Terminal
terminal = Terminal()
terminal.say("heard " + terminal.ask("first> "))
terminal.say("heard " + terminal.ask("second> "))
"""
LEFT, UP = b"\x1b[D", b"\x1b[A"


@pytest.fixture
def keyboard() -> Iterator[int]:
    """The other end of a terminal at which a program asks twice."""
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-c", ASKS_TWICE],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(theirs)
    yield ours
    os.close(ours)  # nobody is there any more: a program that still asks ends
    program.wait()


def shown_until(keyboard: int, words: bytes) -> bytes:
    """All that is printed until these words have come."""
    shown = b""
    while words not in shown:
        shown += os.read(keyboard, 1000)
    return shown


def test_a_line_is_edited_with_the_arrow_keys_and_what_was_typed_before_does_not_come_back(
    keyboard: int,
) -> None:
    shown_until(keyboard, b"first> ")
    os.write(keyboard, b"ed" + LEFT + b"n" + b"\r")
    assert b"heard end" in shown_until(keyboard, b"second> ")
    os.write(keyboard, UP + b"hint\r")
    assert b"heard hint\r" in shown_until(keyboard, b"heard hint\r")
