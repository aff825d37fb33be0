"""The analysis of a table's game: of all of it where all lies open, else with the eyes of one seat."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from landfall.core.errors import LandfallError
from landfall.record.files import WRITERS
from landfall.server.tables.outlook import Seats
from landfall.server.tables.replayed_record import record_id
from landfall.server.tables.table_host import TableHost
from landfall.server.workers.jobs import Work
from landfall.server.workers.record_analysis import analyse_seen

ONE_SEAT: Final = (
    "While a game with secrets is going on, its analysis is made for one seat, by what that seat has"
    " seen. When it is over, everybody may have all of it."
)
NO_ADVICE: Final = (
    "Hints are switched off at this table: a game with secrets can be analysed when it is over."
)


class AnalysisRequest(NamedTuple):
    """What is to be judged, under an id that nobody can guess who may not have it."""

    id: str
    given: object
    work: Work | None
    """None for the text of a record."""


def analysis_request(host: TableHost, seats: Seats) -> AnalysisRequest:
    """What somebody with these seats may have analysed; LandfallError where that is nothing."""
    record = host.record(seats)
    if not record.seen_by:
        text = WRITERS["text"](record)
        return AnalysisRequest(record_id(text), text, None)
    if len(seats) != 1:
        raise LandfallError(ONE_SEAT)
    if not host.setup.hints:
        raise LandfallError(NO_ADVICE)
    [seat] = seats
    # From a hash of what the seat saw, others could learn by trying whether they guess it right.
    version = host.viewpoints.version(seats)
    marks = f"{host.setup.secret} analysis {host.id} {seat} {version}"
    id = sha256(marks.encode()).hexdigest()[:32]
    return AnalysisRequest(id, host.seen_game(seat), analyse_seen)
