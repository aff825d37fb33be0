"""How the HTTP part says what is wrong: one form for all of it, a sentence and, for files, the line."""

from __future__ import annotations

from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from landfall.server.bodies import Problem

WORDS: Final = {
    400: "The body cannot be read",
    403: "Not for this sender: another host's page, another name, no key",
    404: "There is no such thing here",
    408: "The body took too long to come",
    413: "The body is too large",
    422: "What was sent is not as it should be",
    429: "Too much from one address; try again later",
    500: "The server is at fault",
    503: "The server has too much to do; try again later",
    507: "The server cannot keep it",
}

SENTENCES: Final = {
    400: "This body cannot be read: it is no JSON, or no text in UTF-8, or nested too deep.",
    404: "There is nothing at this address.",
    405: "This address is not asked in that way.",
}

ANYWHERE: Final = (403, 408, 413, 422, 500)


def may_say(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What OpenAPI is told of these statuses."""
    return {status: {"model": Problem, "description": WORDS[status]} for status in statuses}


def problem(reason: str, status: int, line: int | None = None) -> JSONResponse:
    """A sentence as an answer, whatever its letters."""
    said = reason.encode("utf-8", "backslashreplace").decode()
    return JSONResponse({"reason": said, "line": line}, status)


async def invalid(request: Request, error: Exception) -> JSONResponse:
    """A body that does not fit: where, and what is wrong there."""
    assert isinstance(error, RequestValidationError)
    return problem("; ".join(map(_wrong, error.errors()[:3])), 422)


def _wrong(found: dict[str, Any]) -> str:
    """One thing that does not fit, and where."""
    if found["type"] == "json_invalid":
        return f"This body is no JSON: {found['ctx']['error']}, at character {found['loc'][-1]}."
    return f"{'.'.join(str(part) for part in found['loc'][1:]) or 'the body'}: {found['msg']}"


async def refused(request: Request, error: Exception) -> JSONResponse:
    """What the framework refuses, in our words."""
    assert isinstance(error, HTTPException)
    answer = problem(SENTENCES.get(error.status_code, str(error.detail)), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def at_fault(request: Request, error: Exception) -> JSONResponse:
    """What nobody thought of; the log has it in full."""
    return problem("The server made a mistake; its log says which. Nothing was changed.", 500)
