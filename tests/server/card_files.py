"""Files of own cards for tests."""

from __future__ import annotations

from landfall import catalog
from landfall.core.errors import LandfallError

LETTERS = 3000
"""Of a text; more are no text of a rule, nor a line of a file."""


def long_winded(letters: int) -> str:
    """Own cards of more than so many letters, in which every rule is told at length."""
    written, length = [], 0
    for rule in catalog.rulebook().rules:
        part = rule.id.partition(".")[0]
        text = f'[{part}.rule."{rule.id}"]\ntext = "{"word " * (LETTERS // 5)}"\n'
        if length <= letters and not problems(text):
            written.append(text)
            length += len(text)
    assert length > letters
    return "".join(written)


def problems(text: str) -> str:
    """What is wrong with a file; empty where nothing is."""
    try:
        catalog.parse_own_cards(text)
    except LandfallError as error:
        return str(error)
    return ""
