"""The command that opens the table: it finds a port, and says what is wrong in a sentence."""

from __future__ import annotations

import asyncio
import os
import socket
from dataclasses import replace
from pathlib import Path

import pytest

from command import landfall
from lab_bots import MINER, RAISING
from landfall.cli.table import listen, table
from landfall.core.errors import LandfallError
from landfall.core.learned import LearnedValue
from landfall.store.claim import claimed
from real_server import PERSON, serving
from server.killed import Player

HOME = "127.0.0.1"


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def test_a_port_that_is_taken_leads_to_the_next_free_one() -> None:
    with listen(HOME, 0) as taken, listen(HOME, port_of(taken)) as found:
        assert port_of(found) > port_of(taken)


def test_small_messages_leave_at_once() -> None:
    async def option(listening: socket.socket) -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            found.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(meet, sock=listening):
            reader, writer = await asyncio.open_connection(HOME, port_of(listening))
            await reader.read()
            writer.close()
            await writer.wait_closed()
            return await found

    with listen(HOME, 0) as listening:
        assert asyncio.run(option(listening))


def test_a_host_that_is_not_here_is_refused_with_a_sentence() -> None:
    with pytest.raises(LandfallError, match=r"cannot listen at 203\.0\.113\.1, port 8463"):
        listen("203.0.113.1", 8463)


def test_a_port_that_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(LandfallError, match="cannot listen"):
        listen(HOME, 70_000)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may take any")
def test_a_port_of_the_administrator_is_not_said_to_be_taken() -> None:
    with pytest.raises(LandfallError, match="administrator; choose one from 1024 on"):
        listen(HOME, 80)


def test_games_that_are_open_already_are_not_opened_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with claimed(tmp_path, "http://127.0.0.1:8463/"):
        table(port=0, open_browser=False, data=tmp_path)
    said = capsys.readouterr().out
    assert "are open already: http://127.0.0.1:8463/" in said
    assert "--data" in said


def test_a_store_that_is_damaged_is_told_before_anything_opens(tmp_path: Path) -> None:
    (tmp_path / "landfall.db").write_bytes(b"a diary " * 1000)
    with pytest.raises(LandfallError, match="damaged or no store"):
        table(open_browser=False, data=tmp_path)


# -- bots of one's own ------------------------------------------------------------------------------


def own(folder: Path, code: str) -> Path:
    path = folder / "my_bot.py"
    path.write_text(code, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import nowhere_to_be_found", "my_bot.py:1: ModuleNotFoundError"),
        ("x = 1", "there is no bot in it"),
        (MINER.replace("miner", "drifter"), "a bot of the catalog is called drifter"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_before_anything_opens(
    code: str, said: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    words = ("table", "--no-open-browser", "--data", data, "--code", own(tmp_path, code))
    ran = landfall(*words, data=tmp_path)
    assert ran.code == 2
    assert said in ran.output
    assert "Traceback" not in ran.output
    assert not data.exists()


def test_weights_that_fit_no_table_are_refused_before_anything_opens(tmp_path: Path) -> None:
    value = LearnedValue("alien-frontiers", 2, {"villages": (1.0, 1.0)})
    code, data = tmp_path / "mine.json", tmp_path / "data"
    for text, said in [
        (value.to_json(), "these weights do not know"),
        (replace(value, seats=9).to_json(), "for 2, 3, 4, 5 or 6 players, not 9"),
        (replace(value, game="chess").to_json(), "the bot mine is for the game chess"),
        ("{}", "mine.json: this is no file of weights"),
    ]:
        code.write_text(text, encoding="utf-8")
        ran = landfall("table", "--no-open-browser", "--data", data, "--code", code, data=tmp_path)
        assert ran.code == 2
        assert said in ran.output
        assert "Traceback" not in ran.output
        assert not data.exists()


def test_where_a_file_raised_is_shown_to_whoever_asks(tmp_path: Path) -> None:
    code = own(tmp_path, "def sit():\n    raise ValueError('no chair')\n\nsit()\n")
    ran = landfall("table", "--data", tmp_path, "--code", code, "--traceback", data=tmp_path)
    assert ran.code == 2
    assert "in sit" in ran.output
    assert "my_bot.py:2: ValueError: no chair" in ran.output


def test_a_table_with_a_bot_of_ones_own_outlives_its_server(tmp_path: Path) -> None:
    """It goes on with the bot's file, and waits without it."""
    code = ("--code", str(own(tmp_path, RAISING)))
    raised = "could not think of a move (it raised an error), so a simple one was made for it."
    with serving(tmp_path, *code) as server:
        game, *_ = server.ask("/api/catalog").json()["games"]
        assert [bot["name"] for bot in game["bots"] if bot["own"]] == ["raising"]
        made = server.table(seats=[PERSON, {"player": "bot", "bot": "raising"}])
        player = Player(made)
        with player.at(server):
            player.decide()
            while not player.troubles:
                player.act(f"n{player.position['version']}")
                player.decide()
        assert player.troubles[0] == f"Raising B {raised}"
        assert (
            "the bot raising has no answer: raised ValueError (my_bot.py, line 6)" in server.log()
        )
        assert "lost my mind" not in server.log()
    with serving(tmp_path) as server, player.at(server):
        told = player.hear("trouble")["reason"]
        assert told.startswith("Raising B is the bot raising, which is not on this server now")
    with serving(tmp_path, *code, "--traceback") as server:
        with player.at(server):
            player.decide()
            while "lost my mind" not in server.log():
                player.act(f"m{player.position['version']}")
                player.decide()
        assert "in choose" in server.log()
