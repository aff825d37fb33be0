"""What went wrong stands in the log; what an error says does not, unless everything is asked for."""

from __future__ import annotations

import logging

import pytest
from starlette.testclient import TestClient

from landfall.server.failures import FRAMEWORKS, failure_of
from server.over_http import NAMES

SECRET = "lay moth"


def fails(word: str) -> None:
    try:
        raise KeyError(word)
    except KeyError as error:
        raise ValueError(word) from error


def failure(word: str) -> Exception:
    try:
        fails(word)
    except ValueError as error:
        return error
    raise AssertionError("it has not failed")


def test_where_it_was_and_of_what_kind() -> None:
    found = failure_of(failure(SECRET))
    assert "in fails" in found.where
    kinds = [line for line in found.where.splitlines() if line.endswith("Error")]
    assert kinds == ["KeyError", "ValueError"]
    assert SECRET not in found.where
    assert SECRET in found.words


@pytest.mark.parametrize("level", [logging.WARNING, logging.DEBUG])
@pytest.mark.parametrize("name", FRAMEWORKS)
def test_what_nobody_has_caught_is_logged_without_its_words(
    level: int, name: str, client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    assert client.get("/api/health", headers={"host": NAMES[0]}).status_code == 200
    caplog.set_level(level, name)
    logging.getLogger(name).error("it %s", "failed", exc_info=failure(SECRET))
    assert "it failed" in caplog.text
    assert "in fails" in caplog.text
    assert (SECRET in caplog.text) == (level == logging.DEBUG)
