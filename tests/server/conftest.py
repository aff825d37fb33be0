"""A server without a network, and somebody who asks it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from landfall.server.app import make_app
from landfall.store.memory import MemoryStore
from server.over_http import NAMES


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore, static=tmp_path, names=NAMES)) as client:
        yield client
