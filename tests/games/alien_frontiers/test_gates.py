"""Gates: who is passed over, as some number is nought, would have changed nothing."""

from __future__ import annotations

import pytest

from landfall.games.alien_frontiers.agendas.agenda import ANY
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import ints
from random_play import walk


@pytest.mark.parametrize("seats", [2, 5])
def test_who_is_passed_over_would_have_changed_nothing(seats: int) -> None:
    """Two rulesets play the same games, one of which asks and tells everybody."""
    everything = {"deck": "wide", "factions": True, "outer_belt": True, "agendas": True}
    some = AlienFrontiers("edition-x", seats, **everything)
    everybody = AlienFrontiers("edition-x", seats, **everything)
    book = everybody.ruleset.book
    assert max(book.bend_gates) >= 0
    book.bend_gates = ints([-1] * len(book.bend_gates))
    for told in (book.beginning, book.gathering, book.placing, book.before_roll):
        all_of_them = 2 ** len(told.rules) - 1
        assert told.always < all_of_them
        told.always = all_of_them
    agendas = everybody.ruleset.reveals
    assert max([agenda.wanting_least for agenda in agendas]) > ANY
    everybody.ruleset.wanting = ints([0, -1, ANY] * len(agendas) * seats)
    for seed in range(2):
        for position, code in walk(some, "gates", seed):
            assert some.legal(position) == everybody.legal(position)
            if code >= 0:
                assert some.apply(position, code) == everybody.apply(position, code)
