"""The browser's types are those of the server."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from landfall.games.alien_frontiers import names
from landfall.server.typescript import typescript

CLIENT = Path(__file__).parents[2] / "web" / "src"
FILE = CLIENT / "shell/link/wire.ts"


def test_the_browsers_types_are_in_step() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == typescript(), "run: python -m landfall.server.typescript"


def test_types_say_what_is_optional_and_what_is_one_of_several() -> None:
    text = typescript()
    assert "export type ClientMessage = Hello | Act | " in text
    assert "  since?: number | null;" in text
    assert '  player: "me" | "here" | "bot" | "link";' in text
    assert "  thinking: Letter | null;" in text
    assert "  steps: StoryLine" not in text
    assert text.count("export interface Trouble ") == 1


@pytest.mark.parametrize(
    ("list", "printed"),
    [
        ("FACILITIES", names.FACILITY_NAMES[: names.FACILITIES]),
        ("TERRITORIES", names.TERRITORY_NAMES),
        ("FIELDS", names.FIELD_NAMES),
        ("CARDS", names.CARD_NAMES),
    ],
)
def test_the_drawings_know_every_name(list: str, printed: Sequence[str]) -> None:
    drawn = (CLIENT / "games/alien-frontiers/names/names.ts").read_text(encoding="utf-8")
    found = re.search(rf"export const {list} = \[(.*?)\]", drawn, re.DOTALL)
    assert found
    assert re.findall(r'"([a-z-]+)"', found[1]) == [*printed]
