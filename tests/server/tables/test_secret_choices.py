"""Several decide at the same time, each without the others: acting, taking back, bots, restarts."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import pytest

from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.bodies import NewSeat
from landfall.server.messages import StoryMessage
from landfall.server.tables.bot_seats import BotSeats
from landfall.server.tables.lobby import Lobby
from landfall.server.tables.table_host import TableHost
from landfall.server.workers.bot_processes import BotProcesses
from landfall.store.memory import MemoryStore
from little_game.night import LAY, WINDOW
from server import minds
from server.guests import BOT, HERE, Guest, Table, accepted, refused, wanted
from server.nights import NightTable, at_phase, little_game, night, step

pytestmark = pytest.mark.usefixtures(little_game.__name__)

__all__ = ["little_game"]


@pytest.fixture
def table() -> NightTable:
    """Four seats are to lay a card."""
    found = NightTable(*[HERE] * 4, options={"length": "long"})
    at_phase(found, found.everyone(), LAY, Rng("choices"))
    return found


def laid(table: NightTable) -> tuple[int, ...]:
    found: tuple[int, ...] = table.host.history.position.laid
    return found


def test_seats_choose_in_any_order(table: NightTable) -> None:
    guests = table.everyone()
    for letter in "DBAC":
        guest = guests[letter]
        assert guest.texts
        accepted(guest.act(guest.texts[0]))
        assert not guest.texts
    assert table.host.history.position.phase != LAY
    events = [event for event in table.store.events(table.made.id) if event.text.startswith("lay")]
    assert [event.seat for event in events[-4:]] == [3, 1, 0, 2]


def test_a_secret_choice_may_be_taken_back_while_others_choose(table: NightTable) -> None:
    guests = table.everyone()
    a, b = guests["A"], guests["B"]
    first = a.texts[0]
    number = a.position.number
    accepted(a.act(first))
    accepted(b.act(b.texts[0]))
    chosen = laid(table)
    assert a.position.undo
    assert b.position.undo
    assert not guests["C"].position.undo
    accepted(a.undo())
    assert laid(table) == (-2, *chosen[1:])  # what B chose stays
    assert a.texts
    assert (a.position.redo, a.position.number) == (True, number + 1)
    assert b.position.undo  # and may still be taken back
    other = a.texts[-1]
    accepted(a.act(other))
    assert not a.position.redo
    for guest in (guests["C"], guests["D"]):
        accepted(guest.act(guest.texts[0]))
    assert table.host.history.position.phase != LAY
    for guest in (a, b):
        assert not guest.position.undo  # the cards are turned
        assert refused(guest.undo()).rule == "undo.barrier"


def test_what_was_taken_back_may_be_done_again_after_the_others(table: NightTable) -> None:
    guests = table.everyone()
    a, b = guests["A"], guests["B"]
    accepted(a.act(a.texts[0]))
    accepted(a.undo())
    before = laid(table)
    accepted(a.redo())
    accepted(b.act(b.texts[0]))
    chosen = laid(table)
    accepted(a.undo())
    accepted(a.redo())
    assert laid(table) == chosen != before
    accepted(a.undo())
    accepted(guests["C"].act(guests["C"].texts[0]))
    accepted(a.redo())
    accepted(guests["D"].act(guests["D"].texts[0]))
    assert "nothing to do again" in refused(a.redo()).reason


def test_the_story_is_told_anew_where_something_was_taken_out_of_it(table: NightTable) -> None:
    guests = table.everyone()
    a, b, c = guests["A"], guests["B"], guests["C"]
    accepted(a.act(a.texts[0]))
    accepted(b.act(b.texts[0]))
    here = c.position.number
    accepted(a.undo())
    for guest, action in ((c, "lay ?"), (b, table.host.history.steps[-1].text), (a, "lay ?")):
        assert guest.position.number == here - 1
        [line] = guest.last(StoryMessage).lines
        assert (line.number, line.seat, line.action) == (here - 1, "B", action)
        assert isinstance(guest.heard[-1], messages.PositionMessage)
    again = table.guest("C", since=here)
    assert again.last(StoryMessage).lines[0].number <= here - 1


def test_nobody_takes_back_what_is_open(table: NightTable) -> None:
    """The leader's decision about the deck is seen by all: once somebody has laid, it stays."""
    guests = table.everyone()
    leader = guests["ABCD"[table.host.history.position.leader]]
    other = next(guest for guest in guests.values() if guest is not leader and guest.texts)
    assert leader.position.undo  # nothing has happened since
    accepted(other.act(other.texts[0]))
    assert not leader.position.undo
    assert refused(leader.undo()).rule == "undo.barrier"


def test_an_answer_in_a_window_stays(table: NightTable) -> None:
    """Whether others have answered is hidden, so whether it could be taken back must not hang on it."""
    guests = table.everyone()
    at_phase(table, guests, WINDOW, Rng("answers"))
    for letter in "ABCD":
        stop = messages.SetStop(f"s{letter}", letter, "turned", "always")
        accepted(guests[letter].say(stop))
    asked = [guest for guest in guests.values() if guest.texts]
    accepted(asked[0].act("pass"))
    assert not asked[0].position.undo


def test_on_a_shared_screen_the_last_choice_is_taken_back_first(table: NightTable) -> None:
    us = table.guest("A", "C")
    for seat in (0, 2):
        assert us.position.view["seat"] == "ABCD"[seat]
        accepted(us.act(us.texts[0]))
    assert us.position.view["seat"] is None
    for seat in (2, 0):
        accepted(us.undo())
        assert laid(table)[seat] == -2
    for seat in (0, 2):
        accepted(us.redo())
        assert laid(table)[seat] != -2


def test_a_restart_in_the_middle_of_a_secret_choice(table: NightTable) -> None:
    guests = table.everyone()
    for letter in "AB":
        accepted(guests[letter].act(guests[letter].texts[0]))
    accepted(guests["A"].undo())
    before = {letter: guest.position for letter, guest in guests.items()}
    position = table.host.history.position
    table.reopened()
    assert table.host.history.position == position
    guests = table.everyone()
    assert {letter: guest.position for letter, guest in guests.items()} == before
    accepted(guests["B"].undo())
    accepted(guests["A"].redo())
    assert [card != -2 for card in laid(table)] == [True, False, False, False]


def test_a_message_sent_again_gets_the_same_answer_also_after_a_restart(table: NightTable) -> None:
    guest = table.guest("B")
    other = table.guest("A")
    accepted(other.act(other.texts[0]))
    here, text = guest.position.version, guest.texts[0]
    first = accepted(guest.act(text, at=here, nonce="once"))
    assert guest.act(text, at=here, nonce="once") == first
    table.reopened()
    assert table.guest("B").act(text, at=here, nonce="once") == first


def test_another_seats_choice_is_not_ours_to_make(table: NightTable) -> None:
    guests = table.everyone()
    a = guests["A"]
    theirs = [text for text in guests["B"].texts if text not in a.texts]
    for text in theirs:
        assert refused(a.act(text)).rule == "lay.hand"
    accepted(a.act(a.texts[0]))
    answer = refused(a.act("lay fox"))
    assert (answer.rule, answer.reason) == (
        "turn.order",
        "It is for Basil, Cleo and Dmitri to decide.",
    )
    assert refused(guests[""].act("lay fox")).rule == "turn.order"


class Traced:
    """The rules, and how often each was asked."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += 1
        return getattr(self._game, name)


def test_an_act_is_read_once_and_applied_once(table: NightTable) -> None:
    """However many look on: nothing is explained before somebody asks."""
    stored = table.store.table(table.made.id)
    assert stored
    game = Traced(table.host.game)
    host = TableHost(stored, table.store, game=game)
    guests = [Guest(host, [table.key(letter)]) for letter in "ABCD"]
    game.asked.clear()
    accepted(guests[1].act(guests[1].texts[0]))
    assert (game.asked["code"], game.asked["apply"]) == (1, 1)
    assert game.asked["refusal"] + game.asked["explain"] == 0


# -- at the same moment -------------------------------------------------------------------------------


def test_a_choice_that_crosses_those_of_others_counts(table: NightTable) -> None:
    """Each was sent before its sender heard that another had chosen."""
    guests = table.everyone()
    seen = {letter: guests[letter].position.version for letter in "ABCD"}
    for letter in "CADB":
        accepted(guests[letter].act(guests[letter].texts[0], at=seen[letter]))
    assert table.host.history.position.phase != LAY


def test_it_counts_as_well_when_another_takes_theirs_back(table: NightTable) -> None:
    guests = table.everyone()
    a, b, c = (guests[letter] for letter in "ABC")
    seen = [c.position.version]
    accepted(a.act(a.texts[0]))
    seen.append(c.position.version)
    accepted(b.act(b.texts[0]))
    accepted(a.undo())
    wanted = c.texts[-1]
    accepted(c.act(wanted, at=seen[0]))
    assert table.host.history.steps[-1].text == wanted
    assert "moved on" in refused(c.undo(at=seen[1])).reason  # it has chosen since


def test_a_seat_on_two_devices_chooses_once(table: NightTable) -> None:
    guests = table.everyone()
    first, second, other = table.guest("A"), table.guest("A"), guests["B"]
    seen, texts = first.position.version, first.texts
    accepted(other.act(other.texts[0]))
    accepted(first.act(texts[0], at=seen))
    chosen = laid(table)
    assert "moved on" in refused(second.act(texts[-1], at=seen)).reason
    accepted(first.undo())
    assert "moved on" in refused(second.act(texts[-1], at=seen)).reason
    accepted(first.redo())
    assert laid(table) == chosen


def test_what_is_taken_back_while_others_choose_is_ones_own(table: NightTable) -> None:
    guests = table.everyone()
    a, b = guests["A"], guests["B"]
    accepted(a.act(a.texts[0]))
    seen = a.position.version
    accepted(b.act(b.texts[0]))
    chosen = laid(table)
    accepted(a.undo(at=seen))
    assert laid(table) == (-2, *chosen[1:])


def test_several_at_one_screen_choose_while_others_do(table: NightTable) -> None:
    us, others = table.guest("A", "C"), table.guest("B", "D")
    seen, text = us.position.version, us.texts[0]
    accepted(others.act(others.texts[0]))
    accepted(others.act(others.texts[0]))
    accepted(us.act(text, at=seen))
    assert [card != -2 for card in laid(table)] == [True, True, False, True]
    assert "moved on" in refused(us.act(us.texts[0], at=seen)).reason  # another seat is asked now


def test_a_restart_forgets_who_was_asked_what(table: NightTable) -> None:
    """What was sent before it is looked at anew, and nothing wrong is done."""
    guests = table.everyone()
    c = guests["C"]
    seen, text = c.position.version, c.texts[0]
    accepted(guests["A"].act(guests["A"].texts[0]))
    table.reopened()
    late = table.guest("C")
    assert "moved on" in refused(late.act(text, at=seen)).reason
    accepted(late.act(text))


def test_command_counters_of_three_rivals_cross_each_other() -> None:
    order = wanted(HERE, HERE, HERE, game="conquest-of-planet-earth", edition=None, seed=7)
    table = Table(order)
    guests = [table.guest(letter) for letter in "ABC"]
    while len(table.host.history.actors) < len(guests):  # what was dealt may ask somebody first
        guest = next(guest for guest in guests if guest.texts)
        accepted(guest.act(guest.texts[0]))
    sent = [(guest, guest.position.version, guest.texts[-1]) for guest in guests]
    assert all(text.startswith("choose ") for _, _, text in sent)
    for guest, version, text in reversed(sent):
        accepted(guest.act(text, at=version))
    assert table.host.history.actors != (0, 1, 2)


# -- bots ---------------------------------------------------------------------------------------------


def test_several_bots_are_asked_at_once_and_answer_in_any_order() -> None:
    table = NightTable(BOT, BOT, BOT, HERE)
    guest, rng = table.guest("D"), Rng("bots")
    at_once = 0
    for _ in range(400):
        game, position = table.host.game, table.host.history.position
        questions = table.host.questions()
        at_once = max(at_once, len(questions))
        for question in reversed(questions):
            legal = game.legal(position, question.seat)
            table.host.answer(question, game.text(legal[rng.below(len(legal))]))
            position = table.host.history.position
        if table.host.history.over:
            break
        if not questions:
            step(table, [guest], rng)
    assert table.host.history.over
    assert at_once == 3


def test_a_bots_answer_is_late_only_if_its_own_seat_sees_something_else() -> None:
    for phase, late in ((WINDOW, False), (LAY, True)):  # an answer is hidden, a card laid is seen
        position = {
            "phase": phase,
            "rounds": 1,
            "hands": {"A": ["moth", "owl"], "B": ["moth", "owl"], "C": ["owl"]},
            "laid": ["fox", "owl", "wolf"] if phase == WINDOW else ["-", "-", "-"],
        }
        table = NightTable(BOT, BOT, HERE, position=position)
        first, second = table.host.questions()
        for question in (first, second):
            action = table.host.game.text(table.host.game.legal(question.seen, question.seat)[-1])
            table.host.answer(question, action)
        assert {one.seat for one in table.host.history.steps} >= ({0} if late else {0, 1})
        assert (1 in {one.seat for one in table.host.history.steps}) == (not late)


def test_bots_play_a_game_of_secrets_in_their_own_processes() -> None:
    async def play() -> None:
        store = MemoryStore()
        bots = BotSeats(BotProcesses(2))
        lobby = Lobby(store, changed=bots.wake)
        bots.rested = lobby.rest
        keeper = NewSeat(player="bot", bot="keeper")
        made = lobby.create(night(keeper, BOT, keeper))
        over = asyncio.Event()
        heard: list[messages.ServerMessage] = []

        def send(message: messages.ServerMessage) -> None:
            heard.append(message)
            if isinstance(message, messages.Over):
                over.set()

        lobby.host(made.id).enter([(made.watch or "").partition("#")[2]], send)
        await asyncio.wait_for(over.wait(), 120)
        await bots.stop()
        assert not [message for message in heard if isinstance(message, messages.Trouble)]

    asyncio.run(play())


@pytest.mark.parametrize("level", [logging.WARNING, logging.DEBUG])
def test_the_log_does_not_say_what_a_bot_holds(
    level: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever runs the server may play at it: only who wants to know everything is told."""
    caplog.set_level(level, "landfall.server")

    async def play() -> None:
        bots = BotSeats(BotProcesses(1), minds.boasts)
        lobby = Lobby(MemoryStore(), changed=bots.wake)
        bots.rested = lobby.rest
        made = lobby.create(night(BOT, BOT, BOT))
        failed = asyncio.Event()

        def send(message: messages.ServerMessage) -> None:
            if isinstance(message, messages.Trouble):
                failed.set()

        lobby.host(made.id).enter([(made.watch or "").partition("#")[2]], send)
        await asyncio.wait_for(failed.wait(), 120)
        await bots.stop()

    asyncio.run(play())
    assert "has no answer" in caplog.text
    assert "in boasts" in caplog.text
    assert caplog.text.count("ValueError")
    assert ("I cannot choose among ['" in caplog.text) == (level == logging.DEBUG)


def test_nobody_is_told_that_a_bot_failed_who_may_not_know_that_it_was_asked() -> None:
    table = NightTable(BOT, HERE, HERE)
    table.reopened()
    guests: dict[str, Guest] = {"B": table.guest("B"), "C": table.guest("C")}
    for _ in range(300):
        if table.host.history.over:
            break
        position, questions = table.host.history.position, table.host.questions()
        if not questions:
            step(table, guests.values(), Rng("fails"))
            continue
        [question] = questions
        told = {letter: len(guest.all(messages.Trouble)) for letter, guest in guests.items()}
        legal = table.host.game.legal(position, 0)
        table.host.answer(question, table.host.game.text(legal[-1]), stood_in_for=True)
        for letter, guest in guests.items():
            heard = len(guest.all(messages.Trouble)) > told[letter]
            assert heard == (position.phase != WINDOW)
    assert table.host.history.over
