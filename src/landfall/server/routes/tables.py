"""Making tables, finding them again, and reading what has been played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Response

from landfall.record import Record
from landfall.record.files import WRITERS
from landfall.server.bodies import Made, MyTables, NewTable, Seen, Statuses
from landfall.server.host import Host
from landfall.server.room import InRoom, Room
from landfall.server.seats import NotYours

router = APIRouter(prefix="/api/tables", tags=["tables"])

Authorization = Annotated[str, Header(description="Bearer KEY")]
MEDIA = {"text": "text/plain; charset=utf-8", "json": "application/x-ndjson"}


@router.post("")
async def create(room: InRoom, wanted: NewTable) -> Made:
    """A new table."""
    return room.lobby.create(wanted)


@router.post("/mine")
async def mine(room: InRoom, known: MyTables) -> Statuses:
    """How the tables stand that a browser remembers."""
    return Statuses(tables=[room.lobby.status(table) for table in known.tables])


@router.get("/{id}/record", response_class=Response)
async def record(
    room: InRoom,
    id: str,
    authorization: Authorization = "",
    format: Literal["text", "json"] = "text",
) -> Response:
    """The game so far as a file."""
    write: Callable[[Record], str] = WRITERS[format]
    host, _ = enter(room, id, authorization)
    return Response(write(host.record()), media_type=MEDIA[format])


@router.get("/{id}/positions/{number}")
async def position(room: InRoom, id: str, number: int, authorization: Authorization = "") -> Seen:
    """A position of the past, as your seat sees it."""
    host, seats = enter(room, id, authorization)
    view, scores = host.look(number, seats)
    return Seen(number=number, view=view, scores=scores)


def enter(room: Room, id: str, authorization: str) -> tuple[Host, frozenset[int]]:
    """The table, and the seats that the key in the header opens."""
    host = room.lobby.host(id)
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() != "bearer":
        raise NotYours("Show the key of a seat: Authorization: Bearer KEY.")
    return host, host.setup.seating.opened_by([key.strip()])
