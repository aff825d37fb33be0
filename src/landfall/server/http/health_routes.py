"""How the server is: what is open, and how long it went without answering."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from landfall.server.bodies import Health, LongestStretch
from landfall.server.http.services import InRoom

router = APIRouter(prefix="/api", tags=["health"])


@router.get("/health")
async def health(
    room: InRoom, request: Request, since: Annotated[float, Query(ge=0)] = 0.0
) -> Health:
    """How the server is; `since` is an earlier `clock`, from which on the longest stretch counts."""
    longest = room.loop_monitor.longest(since)
    tables = list(room.lobby)
    return Health(
        clock=room.loop_monitor.now(),
        longest=LongestStretch(worked=longest.worked, waited=longest.waited),
        connections=len(request.app.state.entrance),
        tables=len(tables),
        people=sum(len(host.audience) for host in tables),
        reading=len(room.upload_reader),
        jobs=len(room.jobs),
    )
