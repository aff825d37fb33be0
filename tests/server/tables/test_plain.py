"""The plain table: the same game in plain words, for those who ask for it, each what they may see."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.messages import PlainMessage
from little_game.night import LAY, WINDOW
from server.guests import BOT, HERE, ME, Guest, Table, accepted, play_on, wanted
from server.nights import NightTable, at_phase, little_game, outbound, step

__all__ = ["little_game"]

READ = msgspec.json.Decoder(PlainMessage).decode


def asking(table: Table, *letters: str) -> Guest:
    """Somebody who wants plain words, too."""
    guest = table.guest(*letters) if letters else table.watcher()
    table.host.receive(guest.visitor, messages.Show(True))
    return guest


def plain(guest: Guest) -> PlainMessage:
    return guest.last(PlainMessage)


def test_only_those_who_ask_for_it_get_it_and_only_when_something_is_new() -> None:
    table = Table(wanted(ME, HERE, watchers=True))
    guests = [asking(table, "A"), asking(table, "B")]
    others = [table.guest("A"), table.watcher()]
    play_on(table.host, guests, Rng("plain"), steps=15)
    for guest in guests:
        shown = guest.all(PlainMessage)
        versions = [message.version for message in shown]
        assert versions == sorted(set(versions))
        here = {message.version for message in guest.all(messages.PositionMessage)}
        assert set(versions) == here
        assert plain(guest).number == guest.position.number
    assert not [message for guest in others for message in guest.all(PlainMessage)]
    guests[0].host.receive(guests[0].visitor, messages.Show(False))
    told = len(guests[0].all(PlainMessage))
    play_on(table.host, guests, Rng("on"), steps=5)
    assert len(guests[0].all(PlainMessage)) == told


def test_hello_may_ask_for_it() -> None:
    table = Table(wanted(ME, HERE))
    heard: list[messages.ServerMessage] = []
    table.host.enter([table.key("A")], heard.append, plain=True)
    assert isinstance(heard[-1], PlainMessage)


def test_what_is_sent_is_as_it_is_said_to_be() -> None:
    """Every message reads back by the types that the browser's are made from."""
    table = Table(wanted(ME, HERE, BOT, watchers=True))
    guests = [asking(table, "A"), asking(table, "B"), asking(table)]
    play_on(table.host, guests[:2], Rng("types"), steps=40)
    for guest in guests:
        for message in guest.all(PlainMessage):
            assert READ(messages.write(message)) == message


def test_every_act_can_be_done_from_it_alone() -> None:
    table = Table(wanted(HERE, HERE, watchers=True, seed=4))
    us = asking(table, "A", "B")
    rng = Rng("alone")
    for _ in range(60):
        shown = plain(us)
        assert shown.prompt
        acts = [option["action"] for option in shown.prompt["options"]]
        if (end := shown.prompt["end"]) and "action" in end:
            acts.append(end["action"])
        assert set(acts) == {move.text for move in us.position.moves}
        accepted(us.act(acts[rng.below(len(acts))], at=shown.version))


def test_it_says_how_the_game_stands_for_each_of_them() -> None:
    table = Table(wanted(ME, HERE, BOT, watchers=True))
    a, b, watcher = asking(table, "A"), asking(table, "B"), asking(table)
    play_on(table.host, [a, b], Rng("moods"), steps=1)
    moods = {
        guest: [message.status.mood for message in guest.all(PlainMessage)]
        for guest in (a, b, watcher)
    }
    assert set(moods[watcher]) == {"watch"}
    assert {*moods[a], *moods[b]} == {"decide", "wait"}
    deciding = a if a.texts else b
    assert plain(deciding).status.actors == [plain(deciding).viewer]
    assert [seat.note for seat in plain(a).seats] == ["you", None, "computer"]
    assert [seat.name for seat in plain(a).seats] == table.host.names


def test_what_has_changed_since_ones_own_last_act_has_what_was() -> None:
    table = Table(wanted(ME, HERE, watchers=True, seed=2))
    guests = [asking(table, "A"), asking(table, "B")]
    play_on(table.host, guests, Rng("changes"), steps=30)
    for guest in guests:
        for message in guest.all(PlainMessage):
            rows = [row for group in message.position for row in group["rows"]]
            changed = [row for row in rows if "was" in row]
            assert not [row for row in changed if row.get("value") == row["was"] != []]
            for seat in message.seats:
                assert seat.score_was != seat.score
                assert not [fact for fact in seat.facts if fact.get("was") == fact["n"]]
            others = [seat for seat in message.seats if seat.letter != message.viewer]
            numbers = any(
                seat.score_was is not None or any("was" in fact for fact in seat.facts)
                for seat in others
            )
            assert bool(message.changes) == bool(changed or numbers)
            own = [line for line in message.story if line.seat == message.viewer and line.fresh]
            assert all(line.words for line in own)
    assert any(message.changes for message in guests[0].all(PlainMessage))
    assert any(message.changes for message in guests[1].all(PlainMessage))


def test_what_others_did_stays_new_while_one_acts() -> None:
    table = Table(wanted(ME, HERE, watchers=True, seed=2))
    a, b = asking(table, "A"), asking(table, "B")
    play_on(table.host, [a, b], Rng("go"), steps=25)
    deciding, other = (a, b) if a.texts else (b, a)
    for _ in range(3):
        mine = plain(deciding)
        if mine.prompt is None:
            break
        fresh = [line.seat for line in mine.story if line.fresh]
        assert plain(other).viewer in fresh
        accepted(deciding.act(deciding.texts[0]))


def test_nothing_is_new_to_whoever_has_not_acted_yet() -> None:
    table = Table(wanted(ME, HERE, watchers=True, seed=2))
    a, b = asking(table, "A"), asking(table, "B")
    first, other = (a, b) if a.texts else (b, a)
    accepted(first.act(first.texts[0]))
    assert [line.seat for line in plain(other).story]
    assert not [line for line in plain(other).story if line.fresh]


def test_options_like_what_one_did_lately_are_marked() -> None:
    table = Table(wanted(HERE, HERE, watchers=True, seed=4))
    us = asking(table, "A", "B")
    rng = Rng("lately")
    done: dict[str, list[tuple[int, str]]] = {"A": [], "B": []}
    marked = 0
    for _ in range(60):
        shown = plain(us)
        assert shown.prompt
        options = shown.prompt["options"]
        mine = [act for round, act in done[shown.prompt["seat"]] if round >= shown.round - 1]
        for option in options:
            alike = any(f"{act} ".startswith(f"{option['like']} ") for act in mine)
            assert option.get("lately", False) == alike
            assert f"{option['action']} ".startswith(f"{option['like']} ")
            marked += alike
        act = rng.below(len(us.texts))
        done[shown.prompt["seat"]].append((shown.round, us.texts[act]))
        accepted(us.act(us.texts[act]))
    assert marked


def test_a_long_story_is_told_from_near_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landfall.server.tables.plain_presenter.MOST_TOLD", 20)
    table = Table(wanted(HERE, HERE, watchers=True))
    us = table.guest("A", "B")
    play_on(table.host, [us], Rng("long"), steps=40)
    story = plain(asking(table)).story
    assert len(story) == 20
    assert story[-1].number == us.position.number
    for line, following in itertools.pairwise(story):
        assert line.number == following.since - 1  # no sentence twice, none left out


def test_a_new_name_is_shown() -> None:
    table = Table(wanted(ME, HERE))
    a, b = asking(table, "A"), asking(table, "B")
    accepted(a.say(messages.Rename("r", "A", "Zoë")))
    assert plain(b).seats[0].name == "Zoë"


# -- secrets --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures(little_game.__name__)
def test_in_a_game_of_secrets_each_is_shown_their_own() -> None:
    table = NightTable(*[HERE] * 4, options={"teams": True})
    guests = {letter: asking(table, letter) for letter in "ABCD"}
    watcher = asking(table)
    at_phase(table, guests, LAY, Rng("secrets"))
    a = guests["A"]
    laid = a.texts[0].split()[1]
    accepted(a.act(a.texts[0]))
    mine = plain(a).mine
    assert mine
    assert (mine.secret, mine.undo) == ([f"You laid the {laid}."], "Take it back")
    assert plain(a).undo == messages.UndoWords(f"Undo: Lay the {laid}")
    assert plain(a).prompt is None
    for letter in "BCD":
        other = plain(guests[letter])
        assert other.mine is None
        sealed = [group for group in other.position if group.get("private") == "A"]
        assert sealed
        assert not sealed[0]["rows"]
        assert other.status.actors == ["B", "C", "D"]
    assert plain(watcher).prompt is None


@pytest.mark.usefixtures(little_game.__name__)
def test_what_is_picked_together_is_done_one_after_another() -> None:
    """Each option is an act of its own, so whoever knows nothing of picking can play as well."""
    table = NightTable(edition="moonrise")
    guests = [asking(table, letter) for letter in "ABC"]
    for guest in guests:
        prompt = plain(guest).prompt
        assert prompt
        assert prompt.get("pick") == {"min": 2, "max": 2}
        assert len(prompt["options"]) == 4
        for option in prompt["options"][1:3]:
            accepted(guest.act(option["action"]))
        after = plain(guest).prompt
        assert after is None or "pick" not in after


@pytest.mark.usefixtures(little_game.__name__)
def test_in_a_window_nobody_is_named_and_the_asked_is_to_answer() -> None:
    position: dict[str, Any] = {
        "phase": WINDOW,
        "rounds": 1,
        "hands": {"A": ["fox"], "B": ["moth"], "C": ["owl"]},
        "laid": ["wolf", "fox", "owl"],
    }
    table = NightTable(position=position)
    guests = {letter: asking(table, letter) for letter in "ABC"}
    watcher = asking(table)
    assert plain(guests["B"]).status.mood == "answer"
    assert plain(guests["B"]).prompt
    for guest in (guests["A"], guests["C"], watcher):
        assert plain(guest).prompt is None
        assert "B" not in plain(guest).status.actors
    before = [len(guest.heard) for guest in (guests["A"], watcher)]
    accepted(guests["B"].act("pass"))
    assert [len(guest.heard) for guest in (guests["A"], watcher)] == before


@pytest.mark.usefixtures(little_game.__name__)
def test_a_shared_screen_does_not_say_what_would_be_undone() -> None:
    table = NightTable()
    us, other = asking(table, "A", "C"), table.guest("B")
    at_phase(table, {"A": us, "B": other}, LAY, Rng("shared"))
    accepted(us.act(us.texts[0]))
    assert plain(us).undo == messages.UndoWords("Undo")
    assert plain(us).viewer == "C"
    for message in outbound(us):
        assert b"You laid" not in message or b'"viewer":"' in message
    while not table.host.history.over:
        step(table, [us, other], Rng("end"))
    assert plain(us).result
    assert plain(us).status.mood == plain(asking(table)).status.mood == "over"


def test_what_is_earned_or_counted_is_told_to_whoever_decides_on_either_table() -> None:
    rich = {"turn": "A", "dice": [], "seats": {"A": {"fuel": 9}, "B": {}}}
    table = Table(wanted(ME, HERE, position=rich))
    a, b = (asking(table, letter) for letter in "AB")
    prompt = plain(a).prompt
    assert prompt
    assert prompt["end"]
    assert a.position.earned
    assert prompt["end"]["earned"] == a.position.earned
    assert (b.position.earned, b.position.tally) == ([], None)
    accepted(a.act("end"))
    prompt = plain(a).prompt
    assert prompt
    assert a.position.tally
    assert prompt["tally"] == a.position.tally
    assert (b.position.tally, plain(b).prompt) == (None, None)
