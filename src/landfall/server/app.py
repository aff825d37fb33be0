"""The server as one application: the routes, the socket, the client's files, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.responses import JSONResponse

from landfall.core.errors import FileError, LandfallError
from landfall.record import engine_version
from landfall.server.failures import keep_words_out_of_logs
from landfall.server.http import (
    health_routes,
    home_routes,
    record_routes,
    reference_routes,
    table_routes,
    table_socket,
)
from landfall.server.http.client_files import STATIC, client_routes
from landfall.server.http.connections import Connections, most_connections
from landfall.server.http.home_network import HomeNetwork
from landfall.server.http.problems import ANYWHERE, at_fault, invalid, may_say, problem, refused
from landfall.server.http.security import Security
from landfall.server.http.services import Services
from landfall.server.refusals import Busy, Full, NotYours, TooMany, UnknownRecord, UnknownTable
from landfall.server.tables.own_bots import NO_OWN_BOTS, OwnBots
from landfall.store.store import Damaged, Store, StoreError

STATUS: dict[type[LandfallError], int] = {
    UnknownTable: 404,
    UnknownRecord: 404,
    NotYours: 403,
    Damaged: 500,
    TooMany: 429,
    Busy: 503,
    StoreError: 507,
    Full: 507,
}
"""What is not listed is the request's fault: 422."""


def make_app(
    open_store: Callable[[], Store],
    static: Path = STATIC,
    home: HomeNetwork | None = None,
    names: Sequence[str] = (),
    own: OwnBots = NO_OWN_BOTS,
) -> FastAPI:
    """The application; its store is opened when it starts and closed when it stops.

    `home` is how other devices of the house reach it, if they do; `names`
    are what it may be called besides addresses and this machine's own names, `own` the bots of its host.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        keep_words_out_of_logs()
        app.state.services = services = Services(open_store(), home, own)
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="Landfall",
        version=engine_version(),
        lifespan=lifespan,
        middleware=[Middleware(Security, names=names)],
        openapi_url="/api/openapi.json",
        docs_url=None,  # these pages would load scripts from another host
        redoc_url=None,
        responses=may_say(*ANYWHERE),
        exception_handlers={
            LandfallError: _sentence,
            RequestValidationError: invalid,
            HTTPException: refused,
            Exception: at_fault,
        },
    )
    app.state.connections = Connections(most_connections())
    parts = (table_routes, record_routes, reference_routes, health_routes, home_routes)
    for part in (*parts, table_socket):
        app.include_router(part.router)
    app.include_router(client_routes(static))
    return app


async def _sentence(request: Request, error: Exception) -> JSONResponse:
    """Whatever is wrong gets a sentence; a file also the line."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 422)
    if isinstance(error, FileError):
        return problem(error.problem, status, error.line or None)
    return problem(str(error), status)
