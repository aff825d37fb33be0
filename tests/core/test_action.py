"""An action is a value that writes and reads itself."""

from __future__ import annotations

import pytest

from landfall.core.action import Action
from landfall.core.errors import NotationError


def test_it_reads_and_writes_itself() -> None:
    action = Action.parse("  dock   shipyard 3 3* ")
    assert (action.verb, action.words) == ("dock", ("shipyard", "3", "3*"))
    assert str(action) == "dock shipyard 3 3*"
    assert Action.parse(str(action)) == action


def test_its_repr_is_its_constructor() -> None:
    action = Action("end")
    assert eval(repr(action)) == action
    assert str(action) == "end"


def test_equal_actions_are_one_key() -> None:
    assert len({Action.parse("take fuel B"), Action("take", ("fuel", "B"))}) == 1


def test_an_empty_line_is_no_action() -> None:
    with pytest.raises(NotationError, match="an action is missing"):
        Action.parse("  ")
