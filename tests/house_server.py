"""A server in a thread of the test's own, whose house is another address of this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from landfall.cli.table import listen, table_server
from landfall.server.app import make_app
from landfall.server.http.home_network import HomeNetwork
from landfall.store.memory import MemoryStore
from real_server import PATIENCE

HERE: Final = "127.0.0.1"
HOUSE: Final = "127.0.0.2"
"""Stands for the address that this machine has in the network of the house."""


@contextmanager
def serving_the_house(static: Path, home: HomeNetwork | None = None) -> Iterator[int]:
    """Its port; nobody in the house is let in until it is asked to."""
    home = home or HomeNetwork(find=lambda: HOUSE)
    with listen(HERE, 0) as listening:
        server = table_server(make_app(MemoryStore, static=static, home=home), listening, home)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
