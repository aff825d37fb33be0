"""What the browser's tests need of a real server: its client, a taken port, a table in the middle."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from landfall.server.http.client_files import STATIC
from real_server import CADET, DRIFTER, PERSON, TABLE, Server, serving

__all__ = [
    "CADET",
    "DRIFTER",
    "PERSON",
    "TABLE",
    "Server",
    "client_is_built",
    "decided",
    "serving",
    "taken_port",
]


def client_is_built() -> bool:
    """Does this copy of Landfall carry the browser's client?"""
    return (STATIC / "index.html").is_file()


@contextmanager
def taken_port() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def decided(position: Mapping[str, Any]) -> dict[str, Any]:
    """An order for a table that starts in the middle: Ada on seat A, a person beside her on seat B."""
    beside = {"player": "here", "name": "Bob"}
    return {"seats": [PERSON, beside], "position": dict(position), "seed": 7}
