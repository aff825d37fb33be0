"""Making tables, finding them again, and reading what has been played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Literal, TypeVar

from fastapi import APIRouter, Request, Response

from landfall import catalog
from landfall.core.own_cards import OPTION
from landfall.record import Record
from landfall.record.files import WRITERS
from landfall.server.bodies import (
    GameCourse,
    GameLuck,
    JobStarted,
    Made,
    MyTables,
    NewTable,
    Rematch,
    Rules,
    Seen,
    Statuses,
    Things,
)
from landfall.server.http.home_network import OWN_NAMES
from landfall.server.http.problems import may_say
from landfall.server.http.sender import Authorization, address_of, bearer
from landfall.server.http.services import Services, ServicesDep
from landfall.server.refusals import NotYours
from landfall.server.tables.named_things import named_things
from landfall.server.tables.replayed_record import ReplayedRecord
from landfall.server.tables.rules_told import rules_told
from landfall.server.tables.table_analysis import analysis_request
from landfall.server.tables.table_cards import with_own_cards
from landfall.server.tables.table_host import TableHost

router = APIRouter(prefix="/api/tables", tags=["tables"])

PIECES = 8
"""Steps of a game that are looked at in one go."""

T = TypeVar("T")

MOST_KEYS = 8
"""Of one request: those of the seats around one screen."""

MEDIA = {"text": "text/plain; charset=utf-8", "json": "application/x-ndjson"}


@router.post("", responses=may_say(400, 404, 429, 503, 507))
async def create(services: ServicesDep, request: Request, wanted: NewTable) -> Made:
    """A new table."""
    record = await _record(services, request, wanted)
    if wanted.cards or OPTION in wanted.options:
        wanted = await services.upload_reader.read(address_of(request), with_own_cards, wanted)
    services.new_tables.take(address_of(request))
    # A link to this machine's own name for itself would lead a guest to the guest's machine.
    base = services.home.address if request.url.hostname in OWN_NAMES else ""
    return services.lobby.create(wanted, record, base)


@router.post("/mine", responses=may_say(400, 507))
async def mine(services: ServicesDep, known: MyTables) -> Statuses:
    """How the tables stand that a browser remembers."""
    found = []
    for table in known.tables:
        found.append(services.lobby.status(table))
        await asyncio.sleep(0)  # the list may be long: whoever plays comes in between
    return Statuses(tables=found)


@router.get("/{id}/record", response_class=Response, responses=may_say(404, 507))
async def record(
    services: ServicesDep,
    id: str,
    authorization: Authorization = "",
    format: Literal["text", "json"] = "text",
) -> Response:
    """The game so far as a file: as you saw it, and after the end all of it."""
    write: Callable[[Record], str] = WRITERS[format]
    with entered(services, id, authorization) as (host, seats):
        return Response(write(host.record(seats)), media_type=MEDIA[format])


@router.get("/{id}/positions/{number}", responses=may_say(404, 507))
async def position(
    services: ServicesDep, id: str, number: int, authorization: Authorization = ""
) -> Seen:
    """A position of the past, as your seat sees it."""
    with entered(services, id, authorization) as (host, seats):
        view, scores = host.look(number, seats)
        return Seen(number=number, view=view, scores=scores)


@router.post("/{id}/analysis", status_code=202, responses=may_say(404, 429, 503, 507))
async def analysis(
    services: ServicesDep, request: Request, id: str, authorization: Authorization = ""
) -> JobStarted:
    """Begin to analyse the game so far: as you saw it, and after the end all of it."""
    with entered(services, id, authorization) as (host, seats):
        found = analysis_request(host, seats)
    job, token = services.jobs.start(found.id, found.given, address_of(request), found.work)
    return JobStarted(job=job, token=token)


@router.post("/{id}/rematch", responses=may_say(400, 403, 404, 429, 507))
async def rematch(
    services: ServicesDep, request: Request, id: str, authorization: Authorization = ""
) -> Rematch:
    """Play again, the same people at a new table; everybody who looks at the old one is told."""
    with entered(services, id, authorization) as (host, seats):
        if not host.next:
            services.new_tables.take(address_of(request))
        return Rematch(id=services.lobby.rematch(host, seats))


@router.get("/{id}/course", responses=may_say(404, 507))
async def course(services: ServicesDep, id: str, authorization: Authorization = "") -> GameCourse:
    """Points and chances round by round: as you saw the game, and after the end of all of it."""
    with entered(services, id, authorization) as (host, seats):
        return await _in_slices(services, host.course(seats).follow)


@router.get("/{id}/luck", responses=may_say(404, 507))
async def luck(services: ServicesDep, id: str, authorization: Authorization = "") -> GameLuck:
    """What the own rolls brought to each seat, once the game is over."""
    with entered(services, id, authorization) as (host, seats):
        return await _in_slices(services, host.course(seats).judge)


async def _in_slices(services: Services, work: Callable[[list[T]], Iterator[None]]) -> T:
    """What long work finds, done piece by piece while others are answered."""
    found: list[T] = []
    pieces = work(found)
    while not found:
        async with services.scheduler.time_slice():
            for _ in islice(pieces, PIECES):
                pass
    return found[0]


@router.get("/{id}/rules", responses=may_say(404, 507))
async def rules(services: ServicesDep, id: str, authorization: Authorization = "") -> Rules:
    """Every rule and ruling as this table has them: in the words of its own cards, where it has some."""
    with entered(services, id, authorization) as (host, _):
        return rules_told(catalog.rulebook_of(host.game))


@router.get("/{id}/things", responses=may_say(404, 507))
async def things(services: ServicesDep, id: str, authorization: Authorization = "") -> Things:
    """What is in the game of a table, by name."""
    with entered(services, id, authorization) as (host, _):
        return named_things(host.game)


async def _record(services: Services, request: Request, wanted: NewTable) -> ReplayedRecord | None:
    """The one the request names."""
    if wanted.record is None:
        return None
    return await services.library.find(wanted.record.id, address_of(request))


@contextmanager
def entered(
    services: Services, id: str, authorization: str
) -> Iterator[tuple[TableHost, frozenset[int]]]:
    """The table for a moment, and the seats that the keys in the header open."""
    keys = bearer(authorization).split()
    if not keys:
        raise NotYours("Show the key of a seat: Authorization: Bearer KEY.")
    host = services.lobby.host(id)
    try:
        yield host, host.setup.seating.opened_by(keys[:MOST_KEYS])
    finally:
        services.lobby.rest(host)
