"""Bots of the host's own files: they play like others, and fail for nobody but themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lab_bots import CHEATING, DYING, HANGING, MINER, RAISING
from landfall.core.errors import FileError, LandfallError, UnknownName
from landfall.core.learned import MisfitError
from landfall.core.rng import Rng
from landfall.lab.learning.learning_run import USUAL
from landfall.server import messages
from landfall.server.bodies import NewSeat
from landfall.server.tables.own_bots import OwnBots, read_own_bots
from landfall.server.workers.bot_processes import BotProcesses, Patience
from landfall.server.workers.bot_question import think
from learning_cases import little
from little_game.night import LAY
from server.bot_tables import at_once, bots_only, for_ever, playing, question_of
from server.guests import HERE, ME, Table, bots_decide, wanted
from server.nights import NightTable, at_phase, little_game, step

__all__ = ["little_game"]

SIMPLE = "so a simple one was made for it."

LAST = """
class Last:
    '''The last of all that it may do.'''

    def choose(self, decision):
        return decision.legal[-1]
"""

BLABBING = """
class Blabbing:
    name = "blabbing"

    def choose(self, decision):
        print("I see", decision.view)
        raise ValueError(f"I hold {decision.view}")
"""

KEEPS_TO_ITSELF = """
from landfall.core.rng import Rng

class Keeps:
    name = "keeps"

    def choose(self, decision):
        assert decision.game.observe(decision.seen, decision.seat) == decision.seen
        assert decision.game.view(decision.seen, decision.seat) == decision.view
        could_be = decision.imagine(Rng(1))
        assert decision.game.observe(could_be, decision.seat) == decision.seen
        return decision.legal[0]
"""


def written(folder: Path, code: str, name: str = "my_bot.py") -> Path:
    path = folder / name
    path.write_text(code, encoding="utf-8")
    return path


def own_bots(folder: Path, code: str, tracebacks: bool = False) -> OwnBots:
    return read_own_bots([written(folder, code)], tracebacks)


def bot(name: str) -> NewSeat:
    return NewSeat(player="bot", bot=name)


# -- playing ------------------------------------------------------------------------------------------


def test_a_bot_of_a_file_plays_in_a_process_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        table = bots_only("last", own=own_bots(tmp_path, LAST))
        question, game = question_of(table), table.host.game
        chosen = game.text(game.legal(question.seen, question.seat)[-1])
        async with playing(think, table=table, own=BotProcesses(1)) as found:
            await found.until(lambda: len(found.acts) >= 10)
            assert found.acts[0] == chosen
            assert not found.troubles

    asyncio.run(play())


def test_it_sees_what_its_seat_may_see_and_nothing_else(tmp_path: Path, little_game: None) -> None:
    own = own_bots(tmp_path, KEEPS_TO_ITSELF)
    table = NightTable(bot("keeps"), HERE, HERE, own=own)
    host, guests = table.host, {letter: table.guest(letter) for letter in "BC"}
    asked = 0
    while not host.history.over:
        position = host.history.position
        for question in host.questions():
            assert question.seen == host.game.observe(position, question.seat)
            asked += question.seen != position
            host.answer(question, think(question))
        step(table, guests.values(), Rng("kept"))
    assert asked


def test_a_name_that_nobody_has_is_told_with_those_of_the_host(tmp_path: Path) -> None:
    order = wanted(ME, bot("minner"))
    with pytest.raises(UnknownName, match=r"no bot 'minner'; .*\(and of this server's own miner\)"):
        Table(order, own=own_bots(tmp_path, MINER))
    with pytest.raises(UnknownName, match=r"no bot 'minner'; [^(]*$"):
        Table(order)


def learned_at(seats: int, folder: Path) -> OwnBots:
    """A bot by the usual weights, for so many seats of Night Watch."""
    text = little(seats, start=USUAL).first_value().playing_with(4).to_json()
    return read_own_bots([written(folder, text, "mine.json")])


def test_weights_sit_down_where_they_were_learned(tmp_path: Path, little_game: None) -> None:
    own = learned_at(3, tmp_path)
    with pytest.raises(MisfitError, match=r"mine cannot play here: .* at 3 seats; .* has 2"):
        NightTable(bot("mine"), HERE, own=own)
    table = NightTable(bot("mine"), HERE, HERE, own=own)
    [question] = table.host.questions()
    before = table.host.history.position
    table.host.answer(question, think(question))
    assert table.host.history.position != before


def test_a_table_waits_where_weights_no_longer_fit(tmp_path: Path, little_game: None) -> None:
    table = NightTable(bot("mine"), HERE, HERE, own=learned_at(3, tmp_path))
    assert table.host.questions()
    assert not table.reopened(learned_at(2, tmp_path)).questions()
    assert table.reopened(learned_at(3, tmp_path)).questions()


# -- failing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "patience", "told", "logged"),
    [
        (RAISING, for_ever, "it raised an error", "raised ValueError (my_bot.py, line 6)"),
        (CHEATING, for_ever, "it chose what is not legal", "chose what is not legal"),
        (DYING, for_ever, "it ended its process", "the process died"),
        (HANGING, at_once, "it took too long", "the process took too long"),
    ],
    ids=["raising", "cheating", "dying", "hanging"],
)
def test_a_bot_that_fails_costs_its_own_move_and_everyone_is_told(
    code: str,
    patience: Patience,
    told: str,
    logged: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    own = own_bots(tmp_path, code)
    [name] = own.entrants

    async def play() -> None:
        table = Table(wanted(bot(name), bot("drifter"), watchers=True), own=own)
        async with playing(think, table=table, own=BotProcesses(1, patience)) as found:
            await found.until(lambda: len(found.troubles) >= 2)
            who = f"{name.capitalize()} A could not think of a move"
            assert {*found.troubles} == {f"{who} ({told}), {SIMPLE}"}
            assert {step.seat for step in table.host.history.steps} >= {0}

    asyncio.run(play())
    assert f"the bot {name} has no answer: {logged}" in caplog.messages


@pytest.mark.parametrize("tracebacks", [False, True])
def test_what_a_bot_saw_is_for_the_log_alone_and_only_if_asked_for(
    tracebacks: bool,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Its error and what it prints may tell its hand."""
    own = own_bots(tmp_path, BLABBING, tracebacks)
    table = bots_only("blabbing", own=own)

    async def play() -> None:
        processes = BotProcesses(1, quiet=not tracebacks)
        async with playing(think, table=table, own=processes) as found:
            await found.until(lambda: found.acts)
            assert "I hold" not in found.troubles[0]

    asyncio.run(play())
    printed = capfd.readouterr()
    assert ("I hold" in caplog.text) == tracebacks
    assert ("I see" in printed.err) == tracebacks
    assert ("in choose" in printed.err) == tracebacks  # the traceback
    assert "I see" not in printed.out


def test_a_bot_that_hangs_keeps_no_other_bot_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        stuck = bots_only("hanging", own=own_bots(tmp_path, HANGING))
        async with playing(think, table=stuck, own=BotProcesses(1)) as found:
            other = bots_only()
            watcher = other.watcher()
            found.bots.wake(other.host)
            told = watcher.all(messages.StoryMessage)
            other.host.enter(
                [(other.made.watch or "").partition("#")[2]], lambda message: found.tell()
            )
            await found.until(lambda: len(watcher.all(messages.StoryMessage)) > len(told) + 3)
            assert not found.acts

    asyncio.run(play())


# -- coming back --------------------------------------------------------------------------------------


def test_after_a_restart_with_the_file_the_table_goes_on(tmp_path: Path) -> None:
    own = own_bots(tmp_path, LAST)
    table = bots_only("last", own=own)
    for _ in range(3):
        question = question_of(table)
        table.host.answer(question, think(question))
    before = question_of(table)
    table.reopened(own)
    assert question_of(table) == before
    assert think(question_of(table)) == think(before)


def test_without_the_file_the_table_waits_and_says_for_whom(tmp_path: Path) -> None:
    own = own_bots(tmp_path, LAST)
    table = Table(wanted(bot("last"), bot("last"), ME, seed=3), own=own)
    bots_decide(table.host)
    ann = table.guest("C")
    ann.act(ann.texts[-1])
    while not table.host.questions():
        ann.act(ann.texts[-1])
    number = table.host.history.number

    table.reopened()
    assert not table.host.questions()
    ann = table.guest("C")
    told = [trouble.reason for trouble in ann.all(messages.Trouble)]
    assert len(told) == 2
    assert told[0].startswith("Last A is the bot last, which is not on this server now")
    assert "landfall table --code FILE" in told[0]
    assert ann.position.thinking is None
    seats = ann.last(messages.TableMessage).seats
    assert [seat.present for seat in seats] == [False, False, True]

    table.reopened(own)
    assert table.host.history.number == number
    ann = table.guest("C")
    assert not ann.all(messages.Trouble)
    bots_decide(table.host)
    assert ann.texts


def test_it_is_said_again_when_the_game_comes_to_wait(tmp_path: Path) -> None:
    table = Table(wanted(ME, bot("last")), own=own_bots(tmp_path, LAST))
    bots_decide(table.host)
    table.reopened()
    ann = table.guest("A")
    assert len(ann.all(messages.Trouble)) == 1
    while ann.texts:
        ann.act(ann.texts[-1])
    assert len(ann.all(messages.Trouble)) == 2


def test_who_waits_for_a_missing_bot_learns_nothing_of_secret_choices(
    tmp_path: Path, little_game: None
) -> None:
    table = NightTable(HERE, HERE, bot("last"), own=own_bots(tmp_path, LAST))
    table.reopened()
    guests = {letter: table.guest(letter) for letter in "AB"}
    at_phase(table, guests, LAY, Rng("laid"))
    ann, bob = guests.values()
    assert ann.texts
    assert bob.texts  # all three lay a card at the same time
    told = bob.all(messages.Trouble)
    assert len(told) == 2  # when he came, and when the bot was asked
    ann.act(ann.texts[0])
    assert bob.all(messages.Trouble) == told


# -- files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        (LAST.replace("Last", "Captain"), "a bot of the catalog is called captain"),
        (LAST.replace("Last", "Uniform"), "a bot of the catalog is called uniform"),
        (LAST.replace("Last", "L" + "o" * 40 + "ng"), "a name has at most 30 letters"),
        (MINER.replace('"miner"', '"mi\\tner"'), "cannot be shown as it is"),
        (
            MINER.replace('"miner"', '"miner"\n    game = "chess"'),
            "is for the game chess; there is",
        ),
        ("x = 1", "there is no bot in it"),
        ("x = ", "my_bot.py:1: this is no Python"),
    ],
)
def test_a_file_that_no_table_can_use_is_refused(code: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(FileError) as refused:
        own_bots(tmp_path, code)
    assert problem in str(refused.value)


def test_two_bots_of_one_name_are_refused(tmp_path: Path) -> None:
    files = [written(tmp_path, MINER), written(tmp_path, MINER, "another.py")]
    with pytest.raises(LandfallError, match=r"another\.py: there is a bot miner in .*my_bot\.py"):
        read_own_bots(files)
