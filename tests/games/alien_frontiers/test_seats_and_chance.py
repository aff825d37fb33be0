"""What is for dice and cards is for no seat to do, and what is for one seat not for another."""

from __future__ import annotations

import pytest

from landfall import catalog
from landfall.core.errors import IllegalAction
from landfall.core.game import CHANCE, NOT_YOUR_TURN
from random_play import walk

GAME = catalog.game(seats=3)
POSITIONS = [position for position, _ in walk(GAME, "seats")][::20]


@pytest.mark.parametrize("seat", range(3))
def test_only_who_is_asked_acts(seat: int) -> None:
    kinds = set()
    for position in POSITIONS:
        actor = GAME.actor(position)
        if actor in (seat, -2):
            continue
        kinds.add(actor == CHANCE)
        wanted = "turn.chance" if actor == CHANCE else NOT_YOUR_TURN
        code = GAME.legal(position)[0]
        assert GAME.legal(position, seat) == []
        assert GAME.refusal(position, code, seat) == wanted
        why = GAME.explain(position, code, seat)
        assert (why.legal, why.refusal, bool(why.fact)) == (False, wanted, True)
        with pytest.raises(IllegalAction, match=wanted):
            GAME.apply(position, code, seat)
    assert kinds == {True, False}
