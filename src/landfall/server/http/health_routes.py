"""How the server is: what is open, and how long it went without answering."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from landfall.server.bodies import Health, LongestStretch
from landfall.server.http.services import ServicesDep

router = APIRouter(prefix="/api", tags=["health"])


@router.get("/health")
async def health(
    services: ServicesDep, request: Request, since: Annotated[float, Query(ge=0)] = 0.0
) -> Health:
    """How the server is; `since` is an earlier `clock`, from which on the longest stretch counts."""
    longest = services.loop_monitor.longest(since)
    tables = list(services.lobby)
    return Health(
        clock=services.loop_monitor.now(),
        longest=LongestStretch(worked=longest.worked, waited=longest.waited),
        connections=len(request.app.state.connections),
        tables=len(tables),
        people=sum(len(host.audience) for host in tables),
        reading=len(services.upload_reader),
        jobs=len(services.jobs),
    )
