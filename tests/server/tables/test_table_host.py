"""The authority over a table: what it accepts, what it refuses, and what it tells whom."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from unicodedata import normalize

import pytest

from landfall import catalog
from landfall.core.rng import Rng
from landfall.record import find_game, parse, replay
from landfall.record.text import write_text
from landfall.server import messages
from landfall.server.bodies import NewSeat
from landfall.server.limits import MOST_ASKED
from landfall.server.messages import Because, Over, Refused, StoryMessage, Trouble
from landfall.server.refusals import NotYours
from landfall.server.tables.hints import Hinter
from landfall.server.tables.table_host import TableHost
from landfall.server.workers.bot_question import BotQuestion
from landfall.server.workers.suggested_turn import SuggestedTurn, suggest_turn
from landfall.store.memory import MemoryStore
from landfall.store.sqlite import SqliteStore
from landfall.store.store import Snapshot, StoreError
from server.guests import (
    BOT,
    HERE,
    ME,
    Guest,
    Table,
    accepted,
    bots_decide,
    play_on,
    refused,
    wanted,
)


@pytest.fixture
def table() -> Table:
    """Two people, each with a seat; seed 1 lets somebody begin."""
    return Table(wanted(ME, HERE, watchers=True))


@pytest.fixture
def both(table: Table) -> tuple[Guest, Guest]:
    """Whoever decides now, and the other."""
    guests = table.guest("A"), table.guest("B")
    return guests if guests[0].texts else guests[::-1]


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", catalog.entry().editions)
def test_a_whole_game_against_bots(edition: str) -> None:
    table = Table(wanted(ME, BOT, BOT, edition=edition))
    me = table.guest("A")
    play_on(table.host, [me], Rng(edition))
    assert table.host.history.over
    outcome = me.last(Over).outcome
    assert min(outcome.ranks) == 1
    assert outcome.winners == [
        letter for letter, rank in zip("ABC", outcome.ranks, strict=True) if rank == 1
    ]
    assert "win" in me.last(Over).words or "share" in me.last(Over).words


def test_every_step_is_told_once_and_in_order() -> None:
    table = Table(wanted(ME, BOT))
    me = table.guest("A")
    begun = me.position.number
    play_on(table.host, [me], Rng("steps"))
    numbers = [position.number for position in me.all(messages.PositionMessage)]
    assert numbers == list(range(begun, table.host.history.number + 1))
    lines = [line for story in me.all(StoryMessage) for line in story.lines]
    assert [line.number for line in lines] == list(range(1, table.host.history.number + 1))
    assert all(line.words.endswith(".") and line.action for line in lines)


def test_bots_play_a_table_without_people_to_its_end() -> None:
    table = Table(wanted(BOT, BOT, BOT, BOT, watchers=True))
    watcher = table.watcher()
    bots_decide(table.host)
    assert watcher.last(Over).outcome.scores


def test_the_record_of_a_game_replays(table: Table, both: tuple[Guest, Guest]) -> None:
    play_on(table.host, both, Rng("record"))
    record = parse(write_text(table.host.record(frozenset())))
    game = find_game(record, catalog.game)
    assert list(replay(record, game))[-1].after == table.host.history.position
    assert record.names() == ("Ada", "Basil")


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        table = Table(wanted(ME, BOT, seed=7))
        play_on(table.host, [table.guest("A")], Rng("same"))
        games.append(table.host.game.hash(table.host.history.position))
    assert games[0] == games[1]


# -- refusals -----------------------------------------------------------------------------------------


def test_stale_foreign_and_illegal_acts_change_nothing(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    actor, other = both
    here, events = table.host.history.number, len(table.store.events(table.made.id))
    version = actor.position.version
    assert "moved on" in refused(actor.act(actor.texts[0], at=version - 1)).reason
    assert "moved on" in refused(actor.act(actor.texts[0], at=version + 1)).reason
    foreign = refused(other.act(actor.texts[0]))
    assert (foreign.rule, "to decide" in foreign.reason) == ("turn.order", True)
    assert refused(table.watcher().act(actor.texts[0])).rule == "turn.order"
    illegal = refused(actor.act("launch"))
    assert illegal.rule == "colonist-hub.launch"
    assert illegal.fact
    assert illegal.reason
    assert "did you mean" in refused(actor.act("dock lunar-mien 4")).fact
    never = refused(actor.act("dock shipyard 1 6"))
    assert (never.rule, "two ships of the same value" in never.fact) == ("shipyard.price", True)
    assert refused(actor.act("roll 6 6 6")).rule  # nobody rolls but the server
    assert table.host.history.number == here
    assert len(table.store.events(table.made.id)) == events
    assert other.all(messages.PositionMessage)[-1].number == here


def test_a_message_sent_twice_is_done_once(table: Table, both: tuple[Guest, Guest]) -> None:
    actor, _ = both
    here, action = actor.position.version, actor.texts[0]
    first = accepted(actor.act(action, at=here, nonce="once"))
    events = table.store.events(table.made.id)
    assert actor.act(action, at=here, nonce="once") == first
    assert actor.act("end", nonce="once") == first
    assert table.store.events(table.made.id) == events


def test_a_message_sent_again_after_a_restart_has_been_done(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    actor, _ = both
    letter = next(seat.letter for seat in actor.last(messages.TableMessage).seats if seat.yours)
    here, action = actor.position.version, actor.texts[0]
    first = actor.act(action, at=here, nonce="once")
    table.reopened()
    back = table.guest(letter)
    assert back.act(action, at=here, nonce="once") == first


def test_a_refused_message_sent_again_gets_the_same_answer(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    actor, _ = both
    first = refused(actor.act("launch", nonce="again"))
    accepted(actor.act(actor.texts[0]))
    assert actor.act(actor.texts[0], nonce="again") == first


def test_another_seat_may_use_the_same_nonce(table: Table, both: tuple[Guest, Guest]) -> None:
    actor, other = both
    accepted(actor.act(actor.texts[0], nonce="mine"))
    assert refused(other.act("end", nonce="mine")).rule == "turn.order"


def test_nothing_is_acknowledged_that_could_not_be_kept() -> None:
    class FullDisk(MemoryStore):
        full = False

        def append(self, table: str, events: object, snapshot: Snapshot | None = None) -> None:
            if self.full:
                raise StoreError("The disk is full.")
            super().append(table, events, snapshot)  # type: ignore[arg-type]

    store = FullDisk()
    table = Table(wanted(HERE, HERE), store)
    me = table.guest("A", "B")
    before = table.host.history.position
    store.full = True
    assert "could not be kept" in refused(me.act(me.texts[0])).reason
    assert table.host.history.position == before
    store.full = False
    accepted(me.act(me.texts[0]))


def test_a_table_played_by_two_servers_has_one_history(tmp_path: Path) -> None:
    table = Table(wanted(HERE, HERE), SqliteStore(tmp_path / "tables.db"))
    one = table.guest("A", "B")
    other = Guest(table.reopened(), [table.key("A"), table.key("B")])
    here = one.position.version
    accepted(one.act(one.texts[0]))
    other.act(other.texts[-1], at=here)
    assert "moved on" in other.last(Refused).reason
    assert other.position == one.position  # and it has caught up
    table.store.close()


# -- who is told what -----------------------------------------------------------------------------------


def test_two_people_and_a_watcher(table: Table, both: tuple[Guest, Guest]) -> None:
    actor, other = both
    watcher = table.watcher()
    assert [seat.present for seat in watcher.last(messages.TableMessage).seats] == [True, True]
    assert not any(seat.yours for seat in watcher.last(messages.TableMessage).seats)
    assert actor.last(messages.TableMessage).watching == 1
    play_on(table.host, both, Rng("three"), steps=20)
    for guest in (actor, other, watcher):
        assert guest.position.number == table.host.history.number
    deciding = [guest for guest in (actor, other) if guest.texts]
    assert len(deciding) == 1
    assert not any(position.moves for position in watcher.all(messages.PositionMessage))
    assert not any(position.undo for position in watcher.all(messages.PositionMessage))
    table.host.leave(other.visitor)
    assert [seat.present for seat in actor.last(messages.TableMessage).seats].count(False) == 1


def test_one_screen_for_two_people_shows_whoever_decides() -> None:
    table = Table(wanted(ME, HERE))
    us = table.guest("A", "B")
    play_on(table.host, [us], Rng("screen"), steps=40)
    shown = {position.viewer for position in us.all(messages.PositionMessage) if position.moves}
    assert shown == {"A", "B"}
    assert all(
        position.viewer == position.view["actor"]
        for position in us.all(messages.PositionMessage)
        if position.moves
    )


def test_a_key_opens_its_own_table_only(table: Table) -> None:
    elsewhere = Table(wanted(ME, HERE))
    with pytest.raises(NotYours, match="does not open a seat"):
        Guest(table.host, [elsewhere.key("A"), "", "guess"])
    assert len(table.host.audience) == 0


def test_without_a_watchers_link_nobody_looks_on() -> None:
    with pytest.raises(NotYours):
        Table(wanted(ME, BOT)).watcher()


def test_a_seat_is_named_by_its_own_player(table: Table, both: tuple[Guest, Guest]) -> None:
    a = table.guest("A")
    accepted(a.say(messages.Rename("r1", "A", "  Ann \n Lee ")))
    assert a.last(messages.TableMessage).seats[0].name == "Ann Lee"
    assert "not yours" in refused(a.say(messages.Rename("r2", "B", "Bob"))).reason
    assert "at least one letter" in refused(a.say(messages.Rename("r3", "A", "\t "))).reason
    assert "at most" in refused(a.say(messages.Rename("r4", "A", "x" * 31))).reason
    assert table.reopened().names == ["Ann Lee", "Basil"]


def test_people_without_a_name_get_one_that_nobody_has() -> None:
    table = Table(wanted(ME, NewSeat(player="here", name="cleo"), HERE, BOT))
    assert table.host.names == ["Ada", "cleo", "Player C", "Cadet D"]


def test_the_story_says_you_to_whoever_acts_and_the_name_to_the_others(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    acting, other = both
    watcher, around_one_screen = table.watcher(), table.guest("A", "B")
    name = table.host.names[min(acting.visitor.seats)]
    accepted(acting.act(next(text for text in acting.texts if text.startswith("dock solar"))))
    assert acting.last(StoryMessage).lines[0].words.startswith("You turn ")
    for guest in (other, watcher, around_one_screen):
        assert guest.last(StoryMessage).lines[0].words.startswith(f"{name} turns ")
    again = table.guest("AB"[min(acting.visitor.seats)])
    assert again.last(StoryMessage).lines[-1] == acting.last(StoryMessage).lines[0]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("\u3164", "can be seen"),  # Hangul filler: a letter that shows nothing
        ("\u2800\u2800", "can be seen"),  # Braille without a dot
        ("\uffa0 \u115f\u034f\ufe0f", "can be seen"),
        ("\u200b\u200d\u2060", "can be seen"),
        ("\u0301\u0302", "can be seen"),  # accents on nothing
        ("A" + "\u0301" * 29, "at most 3 accents"),
        ("Basil", "called Basil"),
        ("basil", "called Basil"),
        ("\uff22asil", "called Basil"),  # a wide letter
        ("Bas\u3164il", "called Basil"),
    ],
)
def test_a_name_is_seen_and_is_nobody_elses(table: Table, name: str, reason: str) -> None:
    a = table.guest("A")
    assert reason in refused(a.say(messages.Rename("r", "A", name))).reason
    assert table.host.names == ["Ada", "Basil"]


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Nguyễn Thị Ánh",
        "ศรีสุดา",
        "דָּוִד",
        "नरेंद्र",
        "李小龍",
        "Дмитрий",
        "محمد",
        "🚀",
        "A. J. P.-Smith",
        "PLAYER A",
    ],
)
def test_names_of_all_peoples_are_welcome(table: Table, name: str) -> None:
    a = table.guest("A")
    accepted(a.say(messages.Rename("r", "A", name)))
    assert table.host.names[0] == normalize("NFC", name)


def test_hello_is_said_once(table: Table, both: tuple[Guest, Guest]) -> None:
    assert isinstance(both[0].say(messages.Hello([])), Trouble)


# -- why ------------------------------------------------------------------------------------------------


def test_why_answers_for_legal_and_illegal_actions(table: Table, both: tuple[Guest, Guest]) -> None:
    actor, other = both
    legal = actor.texts[0]
    answer = actor.why(legal, "launch", "use alien-city", "dock nowhere 1")
    assert isinstance(answer, Because)
    yes, no, never, unknown = answer.answers
    assert (yes.legal, bool(yes.rules[0].title)) == (True, True)
    assert (no.legal, no.refusal, bool(no.fact)) == (False, "colonist-hub.launch", True)
    assert (never.legal, never.refusal, bool(never.fact)) == (False, "tech.no-paid-power", True)
    assert (unknown.legal, unknown.refusal) == (False, "code.unknown")
    theirs = other.why(legal)
    assert isinstance(theirs, Because)
    assert theirs.answers[0].refusal == "turn.order"


def explained(guest: Guest) -> list[messages.Answer]:
    """What is answered about every move that is offered."""
    answer = guest.why(*guest.texts[:MOST_ASKED])
    assert isinstance(answer, Because)
    return answer.answers


def test_every_move_offered_has_a_title_and_says_on_demand_what_it_does(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    play_on(table.host, both, Rng("moves"), steps=30)
    game, actor = table.host.game, next(guest for guest in both if guest.position.moves)
    for move in actor.position.moves:
        assert move.title == catalog.title(game, game.code(move.text))
    told = explained(actor)
    assert [answer.action for answer in told] == actor.texts[:MOST_ASKED]
    assert all(answer.legal and answer.words.endswith(".") and answer.rules for answer in told)


def test_every_move_offered_says_on_demand_in_numbers_what_it_takes_and_brings(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    play_on(table.host, both, Rng("numbers"), steps=30)
    actor = next(guest for guest in both if guest.position.moves)
    for told in explained(actor):
        why = table.host.game.explain(table.host.history.position, told.action)
        assert (told.paid, told.gained) == (why.paid, why.gained)
        assert tuple(told.changes) == why.changes


def test_a_move_is_its_notation_and_its_title() -> None:
    plain = messages.LegalAction("end", "End the turn")
    assert messages.write(plain) == b'{"text":"end","title":"End the turn"}'


def test_what_is_nought_is_not_sent() -> None:
    plain = messages.Answer("end", True, "", "", [], "", "")
    assert messages.write(plain) == (
        b'{"action":"end","legal":true,"cost":"","gain":"","rules":[],"refusal":"","fact":""}'
    )


def asked_for_a_hint(hint: Hinter) -> tuple[Guest, messages.ServerMessage]:
    """Somebody who holds both seats, and what they hear when they ask for a hint."""
    table = Table(wanted(HERE, HERE, hints=True))
    stored = table.store.table(table.made.id)
    assert stored
    me = Guest(TableHost(stored, table.store, hint=hint), [table.key("A"), table.key("B")])
    return me, me.say(messages.AskHint(me.position.version, "h"))


def test_a_hint_is_a_turn_that_can_be_played() -> None:
    me, hint = asked_for_a_hint(lambda question, deliver: deliver(suggest_turn(question)))
    assert isinstance(hint, messages.HintMessage)
    assert hint.words.endswith(".")
    assert hint.why
    before = me.position.chances
    assert before is None or hint.before == before[0]
    assert 0 < hint.chance < 1
    assert [order.words != "" for order in hint.orders] == [True] * len(hint.steps)
    assert hint.orders[0].steps <= len(hint.steps)
    view = me.position.view
    for step in hint.steps:
        accepted(me.act(step))
    had, has = (shown["position"]["seats"][view["actor"]] for shown in (view, me.position.view))
    for what in ("fuel", "ore"):
        assert hint.gained.get(what, 0) - hint.paid.get(what, 0) == has[what] - had[what]


def test_whoever_has_no_idea_gives_no_hint() -> None:
    _, answer = asked_for_a_hint(lambda question, deliver: deliver(None))
    assert "no hint" in refused(answer).reason


def test_a_hint_is_thought_of_once_and_only_for_the_position_it_was_asked_for() -> None:
    asked: list[tuple[BotQuestion, Callable[[SuggestedTurn | None], None]]] = []
    table = Table(wanted(HERE, HERE, hints=True))
    stored = table.store.table(table.made.id)
    assert stored
    host = TableHost(stored, table.store, hint=lambda *question: asked.append(question))
    me = Guest(host, [table.key("A"), table.key("B")])
    me.host.receive(me.visitor, messages.AskHint(me.position.version, "h1"))
    again = refused(me.say(messages.AskHint(me.position.version, "h2")))
    assert "thought of already" in again.reason
    accepted(me.act(me.texts[0]))
    question, deliver = asked.pop()
    deliver(suggest_turn(question))
    assert me.last(Refused) == messages.Refused("h1", "The table has moved on; ask again.", "", "")
    me.host.receive(me.visitor, messages.AskHint(me.position.version, "h3"))
    assert asked


def test_chances_are_for_tables_that_want_them(table: Table, both: tuple[Guest, Guest]) -> None:
    assert both[0].position.chances is None
    shown = Table(wanted(ME, HERE, chances=True)).guest("A").position.chances
    assert shown is not None
    assert sum(shown) == pytest.approx(1)


def test_the_end_of_a_turn_belongs_to_the_round_it_ends(table: Table) -> None:
    guest = Guest(table.host, [table.key("A"), table.key("B")])
    play_on(table.host, [guest], Rng("rounds"), steps=60)
    lines = [line for story in guest.all(StoryMessage) for line in story.lines]
    assert [line.round for line in lines if line.action == "end"][:4] == [1, 1, 2, 2]
    assert [line.round for line in lines if line.action.startswith("roll")][:4] == [1, 1, 2, 2]


def test_hints_are_for_tables_that_want_them(table: Table, both: tuple[Guest, Guest]) -> None:
    actor, _ = both
    ask = messages.AskHint(actor.position.version, "h")
    assert "switched off" in refused(actor.say(ask)).reason


# -- chance ---------------------------------------------------------------------------------------------


def test_a_lesson_has_the_dice_of_its_script() -> None:
    script = ["first B", "draw booster-pod", "draw alien-city"]
    table = Table(wanted(HERE, HERE, script=script))
    assert [event.text for event in table.store.events(table.made.id)[:3]] == script


def test_everyone_at_a_table_is_told_that_its_dice_may_be_known_beforehand() -> None:
    for order, foreseen in (
        (wanted(HERE, HERE, watchers=True), True),
        (wanted(HERE, HERE, watchers=True, seed=None, script=["first B"]), True),
        (wanted(HERE, HERE, watchers=True, seed=None), False),
        (wanted(ME, NewSeat(player="link"), watchers=True, seed=None), False),
    ):
        table = Table(order)
        for guest in (table.guest("A"), table.guest("B"), table.watcher()):
            assert guest.last(messages.TableMessage).foreseen == foreseen


def test_a_script_that_does_not_fit_goes_on_with_real_dice() -> None:
    table = Table(wanted(HERE, HERE, script=["first B", "roll 9 9", "nonsense"]))
    assert table.guest("A", "B").texts


def test_the_dice_are_known_to_nobody_beforehand() -> None:
    """Without a seed two tables with the same players and the same acts roll differently."""
    seen = set()
    for _ in range(8):
        table = Table(wanted(HERE, HERE, seed=None))
        seen.add(tuple(event.text for event in table.store.events(table.made.id)))
    assert len(seen) > 1
