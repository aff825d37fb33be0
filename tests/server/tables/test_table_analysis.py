"""The analysis of a running game is made for one seat, from what that seat has seen."""

from __future__ import annotations

import json

import pytest

from landfall.core.errors import LandfallError
from landfall.core.rng import Rng
from landfall.record.files import WRITERS
from landfall.server.bodies import Analysis
from landfall.server.tables.table_analysis import analysis_request
from landfall.server.workers.record_analysis import SeenGame, analyse_seen
from little_game.night import LAY
from server.guests import HERE, Table, accepted, wanted
from server.nights import NightTable, at_phase, little_game, step

pytestmark = pytest.mark.usefixtures(little_game.__name__)

__all__ = ["little_game"]

A = frozenset({0})


def untold(done: float, found: object) -> None:
    pass


def in_the_middle(seed: int = 1, **more: object) -> NightTable:
    table = NightTable(hints=True, seed=seed, options={"length": "long"}, **more)
    guests, rng = table.everyone(), Rng("analysis", seed)
    for _ in range(10):
        step(table, guests.values(), rng)
    at_phase(table, guests, LAY, rng)
    return table


def test_it_judges_the_seats_own_decisions_and_no_others() -> None:
    table = in_the_middle()
    found = analysis_request(table.host, A)
    assert found.work is analyse_seen
    assert isinstance(found.given, SeenGame)
    told = Analysis.model_validate(json.loads(json.dumps(analyse_seen(found.given, untold))))
    assert {turn.seat for turn in told.turns} == {"A"}
    judged = [one.action for turn in told.turns for one in turn.decisions]
    assert judged == [one.text for one in table.host.history.steps if one.seat == 0]


def test_it_is_given_nothing_that_the_seat_has_not_seen() -> None:
    table = in_the_middle()
    game, given = table.host.game, analysis_request(table.host, A).given
    assert isinstance(given, SeenGame)
    for position in (given.here, *(one.after for _, one in given.steps)):
        assert game.observe(position, 0) == position


def test_its_id_tells_nothing_and_follows_what_the_seat_sees() -> None:
    """Whoever knows the id may have the result: nobody is to find it by guessing a hand."""
    one, other = in_the_middle(), in_the_middle()
    acting = one.host.history.actors[0]
    seats = frozenset({acting})
    first, twin = (analysis_request(table.host, seats) for table in (one, other))
    assert first == analysis_request(one.host, seats)
    assert (first.given, first.id != twin.id) == (twin.given, True)
    assert len({analysis_request(one.host, frozenset({seat})).id for seat in range(3)}) == 3
    guest = one.guest("ABC"[acting])
    accepted(guest.act(guest.texts[0]))
    assert analysis_request(one.host, seats).id != first.id


@pytest.mark.parametrize("seats", [frozenset[int](), frozenset({0, 1})])
def test_it_is_made_for_one_seat(seats: frozenset[int]) -> None:
    with pytest.raises(LandfallError, match="is made for one seat"):
        analysis_request(in_the_middle().host, seats)


def test_there_is_none_where_hints_are_switched_off() -> None:
    with pytest.raises(LandfallError, match="when it is over"):
        analysis_request(NightTable().host, A)


def test_after_the_end_everybody_may_have_all_of_it_analysed() -> None:
    table = NightTable()
    guests, rng = table.everyone(), Rng("over")
    while not table.host.history.over:
        step(table, guests.values(), rng)
    for seats in (A, frozenset[int](), frozenset({0, 2})):
        found = analysis_request(table.host, seats)
        assert (found.given, found.work) == (WRITERS["text"](table.host.record(seats)), None)


def test_where_all_lies_open_it_is_of_the_whole_game() -> None:
    table = Table(wanted(HERE, HERE))
    assert analysis_request(table.host, frozenset()).work is None
