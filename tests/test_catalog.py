"""The catalog knows every name, and says what was meant by one it does not know."""

from __future__ import annotations

from typing import Any

import pytest

from landfall import catalog
from landfall.core.errors import UnknownName


def test_every_edition_and_number_of_seats_can_be_played() -> None:
    for name in catalog.games():
        entry = catalog.entry(name)
        assert entry.default_edition in entry.editions
        for edition in entry.editions:
            for seats in entry.seats:
                game = catalog.game(name, edition=edition, seats=seats)
                assert (game.name, game.edition, game.seats) == (name, edition, seats)


def test_a_game_without_a_word_is_alien_frontiers() -> None:
    game = catalog.game()
    assert (game.name, game.edition, game.seats) == ("alien-frontiers", "later-printing", 4)
    assert catalog.game(long_game=True).options["long_game"] is True


def test_every_bot_has_a_name_and_a_description() -> None:
    for name, description in catalog.bots().items():
        assert catalog.bot(name, 1).name == name
        assert description


@pytest.mark.parametrize(
    ("name", "options", "problem"),
    [
        ("alien-frontier", {}, "no game 'alien-frontier'; did you mean alien-frontiers?"),
        ("alien-frontiers", {"edition": "later"}, "did you mean later-printing?"),
        ("alien-frontiers", {"edition": "qqq"}, "first-printing, later-printing, edition-x"),
        ("alien-frontiers", {"edition": None}, "no edition None"),
        ("alien-frontiers", {"seats": 5}, "for 2, 3 or 4 players, not 5"),
        ("alien-frontiers", {"seats": "3"}, "not '3'"),
        ("alien-frontiers", {"seats": True}, "not True"),
        ("alien-frontiers", {"seat": 3}, "no option 'seat'; did you mean seats?"),
    ],
)
def test_unknown_names(name: str, options: dict[str, Any], problem: str) -> None:
    with pytest.raises(UnknownName) as caught:
        catalog.game(name, **options)
    assert problem in str(caught.value)


@pytest.mark.parametrize(("former", "now"), catalog.FORMER_NAMES.items())
def test_a_former_name_still_finds_its_bot(former: str, now: str) -> None:
    assert catalog.bot(former, 1).name == now
    assert former not in catalog.bots()


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownName, match="did you mean drifter"):
        catalog.bot("driftr")
