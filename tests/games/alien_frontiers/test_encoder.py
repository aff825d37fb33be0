"""Rows of numbers for programs that learn: complete, within their bounds, seen from each seat."""

from __future__ import annotations

from array import array

import pytest

from landfall import catalog
from landfall.core.encoding import Encoder
from landfall.core.errors import ArgumentError
from landfall.core.game import Game
from landfall.games.alien_frontiers.box import WHO
from landfall.games.alien_frontiers.state import State
from random_play import walk

GAMES = {
    f"{edition} {seats}": catalog.game(edition=edition, seats=seats)
    for edition, seats in (
        ("first-printing", 2),
        ("later-printing", 3),
        ("edition-x", 4),
        ("edition-x", 6),
    )
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[State]:
    return GAMES[request.param]


def encoder_of(game: Game[State]) -> Encoder:
    make = catalog.entry(game.name).encoder
    assert make is not None
    return make(game)


def row(encoder: Encoder, position: State, seat: int) -> list[int]:
    out = array("h", bytes(2 * encoder.size))
    encoder.write(position, seat, out)
    return list(out)


def test_slices_cover_a_row_and_numbers_keep_their_bounds(game: Game[State]) -> None:
    encoder = encoder_of(game)
    end = 0
    for part in encoder.slices.values():
        assert part.start == end < part.stop
        end = part.stop
    assert end == encoder.size
    for position, _ in list(walk(game, "rows"))[::9]:
        for seat in range(game.seats):
            written = row(encoder, position, seat)
            for name, part in encoder.slices.items():
                numbers = written[part.start : part.stop]
                assert part.low <= min(numbers) <= max(numbers) <= part.high, name


def test_every_number_of_a_position_shows_in_its_row(game: Game[State]) -> None:
    encoder = encoder_of(game)
    for position, _ in list(walk(game, "rows"))[::60]:
        here = row(encoder, position, 1)
        for at in range(position.in_use()):
            trial = position.copy()
            trial.at[at] = trial.at[at] - 1 if trial.at[at] > 0 else trial.at[at] + 1
            if trial.in_use() == position.in_use():
                assert row(encoder, trial, 1) != here, at


def test_positions_that_differ_have_different_rows(game: Game[State]) -> None:
    encoder = encoder_of(game)
    met: dict[tuple[int, ...], State] = {}
    for position, _ in walk(game, "rows"):
        assert met.setdefault(tuple(row(encoder, position, 0)), position) == position


def test_each_seat_comes_first_in_its_own_row(game: Game[State]) -> None:
    encoder = encoder_of(game)
    for position, _ in list(walk(game, "rows"))[::30]:
        for seat in range(game.seats):
            written = row(encoder, position, seat)
            assert written[encoder.slices["my fuel"].start] == position.fuel(seat)
            after = (seat + 1) % game.seats
            assert written[encoder.slices["their 1 ore"].start] == position.ore(after)
            if position.who >= 0:
                decides = encoder.slices["decides"]
                one = written[decides.start : decides.stop].index(1)
                assert (seat + one) % game.seats == position.at[WHO]


def test_a_mask_has_exactly_what_is_legal(game: Game[State]) -> None:
    encoder = encoder_of(game)
    flags = array("B", bytes(game.choices))
    for position, _ in list(walk(game, "rows"))[::7]:
        for seat in range(game.seats):
            encoder.mask(position, seat, flags)
            legal = [code for code, flag in enumerate(flags) if flag]
            acts = seat in game.actors(position)
            assert legal == (sorted(game.legal(position)) if acts else [])


def test_another_table_has_another_id() -> None:
    assert len({encoder_of(game).id for game in GAMES.values()}) == len(GAMES)


@pytest.mark.parametrize(
    ("buffer", "said"),
    [
        (b"1234", "writable"),
        ([1, 2], "writable"),
        (array("h", [0]), "at least"),
        (array("q", [0]), "16-bit"),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(buffer: object, said: str) -> None:
    game = GAMES["first-printing 2"]
    encoder = encoder_of(game)
    with pytest.raises(ArgumentError, match=said):
        encoder.write(game.start(), 0, buffer)
