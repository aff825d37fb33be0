"""The browser's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from landfall.server.typescript import typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "messages.ts"


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
