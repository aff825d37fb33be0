"""Opening records, walking through them, and having them analysed."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from landfall import catalog
from landfall.core.errors import FileError
from landfall.server.bodies import JobStarted, JobStatus, OpenedRecord, Rules, Seen, Things
from landfall.server.http.problems import may_say
from landfall.server.http.sender import Authorization, address_of, bearer
from landfall.server.http.services import ServicesDep
from landfall.server.refusals import UnknownRecord
from landfall.server.tables.named_things import named_things
from landfall.server.tables.rules_told import rules_told

router = APIRouter(prefix="/api", tags=["records"])


FINDING = (404, 429, 503, 507)
"""A record that is not open is read again."""


def as_json(written: bytes) -> Response:
    return Response(written, media_type="application/json")


async def text_of(request: Request, name: str) -> str:
    """The body of a request as text."""
    try:
        return (await request.body()).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise FileError(
            name, 0, "this is no text; records and scenarios are files of text in UTF-8"
        ) from None


@router.post(
    "/records",
    response_model=OpenedRecord,
    responses=may_say(429, 503, 507),
    openapi_extra={"requestBody": {"content": {"text/plain": {}}, "required": True}},
)
async def open_record(services: ServicesDep, request: Request) -> Response:
    """Check a record and keep it; the same file gets the same id."""
    text = await text_of(request, "record")
    return as_json((await services.library.add(text, address_of(request))).told)


@router.get("/records/{id}", response_model=OpenedRecord, responses=may_say(*FINDING))
async def record(services: ServicesDep, request: Request, id: str) -> Response:
    """A record that was opened before."""
    return as_json((await services.library.find(id, address_of(request))).told)


@router.get("/records/{id}/text", response_class=PlainTextResponse, responses=may_say(404, 507))
async def record_text(services: ServicesDep, id: str) -> PlainTextResponse:
    """The record as it was opened, to be saved as a file."""
    return PlainTextResponse(services.library.text(id))


@router.get("/records/{id}/positions/{number}", responses=may_say(*FINDING))
async def position(
    services: ServicesDep, request: Request, id: str, number: int, plain: bool = False
) -> Seen:
    """A position of a record, as somebody sees it who looks on; in plain words, too, if asked for."""
    opened = await services.library.find(id, address_of(request))
    presenter, here = opened.presenter(), opened.at(number)
    view = presenter.view(here, None)
    words = opened.in_plain_words(number) if plain else None
    return Seen(number=number, view=view, scores=presenter.scores(here), plain=words)


@router.get("/records/{id}/rules", responses=may_say(*FINDING))
async def rules(services: ServicesDep, request: Request, id: str) -> Rules:
    """Every rule and ruling as the game of the record has them."""
    opened = await services.library.find(id, address_of(request))
    return rules_told(catalog.rulebook_of(opened.game))


@router.get("/records/{id}/things", responses=may_say(*FINDING))
async def things(services: ServicesDep, request: Request, id: str) -> Things:
    """What is in the game of a record, by name."""
    return named_things((await services.library.find(id, address_of(request))).game)


@router.post("/records/{id}/analysis", status_code=202, responses=may_say(404, 429, 503, 507))
async def analysis(services: ServicesDep, request: Request, id: str) -> JobStarted:
    """Begin to analyse a record; asked again, the same job."""
    job, token = services.jobs.start(id, services.library.text(id), address_of(request))
    return JobStarted(job=job, token=token)


@router.get("/jobs/{id}", responses=may_say(404, 507))
async def job(services: ServicesDep, id: str) -> JobStatus:
    """How far a job is, and what it has found."""
    found = services.jobs.find(id)
    if found is None:
        raise UnknownRecord("There is no such job here. Start it again.")
    return JobStatus(
        state=found.state,
        progress=found.progress,
        estimate=services.jobs.estimate(found),
        result=found.result,
        reason=found.reason,
    )


@router.delete("/jobs/{id}", status_code=204)
async def give_up(services: ServicesDep, id: str, authorization: Authorization = "") -> None:
    """Wait for a job no longer: it stops when nobody does. What is done or unknown stays as it is."""
    await services.jobs.give_up(id, bearer(authorization))
