"""The browser's types are those of the server."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import PARTS
from landfall.server.tables.named_things import named_things
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


GAME = AlienFrontiers()
BOX = GAME.ruleset.box
NAMES = (CLIENT / "games/alien-frontiers/names/names.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("list", "printed"),
    [
        ("FACILITIES", BOX.facility_names),
        ("TERRITORIES", BOX.territory_names),
        ("FIELDS", BOX.field_names),
    ],
)
def test_the_drawings_know_every_name(list: str, printed: Sequence[str]) -> None:
    found = re.search(rf"export const {list} = \[(.*?)\]", NAMES, re.DOTALL)
    assert found
    assert re.findall(r'"([a-z-]+)"', found[1]) == [*printed]


def test_the_drawings_are_tried_with_the_servers_words() -> None:
    """A fixture has what a server would tell of the things in the game."""
    fixture = CLIENT / "games/alien-frontiers/fixtures/things.json"
    assert json.loads(fixture.read_text(encoding="utf-8")) == named_things(GAME).model_dump()


def test_no_title_is_typed_into_the_drawings() -> None:
    """What a part is called, the server says."""
    typed = [part.title for part in PARTS.values() if f'"{part.title}"' in NAMES]
    assert typed == []
