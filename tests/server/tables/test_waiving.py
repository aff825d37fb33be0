"""Who lets a card of another pass has done nothing: no line of the story is theirs, no turning point."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import PASS, Table
from landfall import catalog
from landfall.core.game import SeenAct, SeenStep
from landfall.server.bodies import GameCourse
from landfall.server.tables.game_course import CourseOfGame, CourseStep
from landfall.server.tables.story_lines import StoryLines

pytestmark = pytest.mark.usefixtures("offered")


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", "landfall.games.conquest_of_planet_earth.package")


def waived() -> tuple[Table, SeenStep]:
    """Basil plays Uprising on a City of Ada's; she could answer, and lets it pass."""
    table = Table("trun orzax").place("n-2", "city", "A").hand("A", "jammed-transmission")
    table.hand("B", "uprising").action("B", 5).says("B", "play uprising", "at n-2")
    table.reaches("A", "play jammed-transmission")
    before, code = table.state.copy(), table.game.code(PASS)
    table.pass_once()
    table.passes()
    return table, SeenStep(before, SeenAct(0, PASS, code), table.state.copy())


def test_a_line_of_what_was_let_pass_is_of_whose_turn_it_is() -> None:
    table, step = waived()
    (line,) = StoryLines(table.game, ["Ada", "Basil"]).lines([step])
    assert "leaves" in line.words
    assert line.seat == "B"


def test_to_let_pass_turns_no_game() -> None:
    table, (before, act, after) = waived()
    had, has = (catalog.chances(table.game, one)[0] for one in (before, after))
    assert had > has
    for code, turns in ((act.code, False), (table.game.code("play jammed-transmission"), True)):
        found: list[GameCourse] = []
        steps = [CourseStep(1, 1, act.actor, code, before, after)]
        for _ in CourseOfGame(table.game, steps, judged=True, open=True).follow(found):
            pass
        assert (found[0].turning[0] is not None) == turns
