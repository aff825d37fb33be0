"""A server that is killed in the middle loses nothing that it has acknowledged."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from real_server import serving
from server.killed import SEATS, Player, play_through_kills


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    play_through_kills(tmp_path, lives=3)


@pytest.mark.skipif(sys.platform == "win32", reason="another way to stop a program there")
def test_ctrl_c_ends_in_order(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        player = Player(server.table(seats=SEATS))
        with player.at(server):
            player.decide()
            said = server.stop(signal.SIGINT)
    assert said.endswith("Stopped. Every game is kept.\n")
    assert server.code == 0
