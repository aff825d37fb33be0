"""Undo is generous and cannot be exploited: back to the last roll, card or act of another player."""

from __future__ import annotations

import pytest

from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.messages import StoryMessage
from server.guests import HERE, ME, Guest, Table, accepted, play_on, refused, wanted


@pytest.fixture
def table() -> Table:
    """Two people, each with a seat; seed 1 lets somebody begin."""
    return Table(wanted(ME, HERE, watchers=True))


@pytest.fixture
def both(table: Table) -> tuple[Guest, Guest]:
    """Whoever decides now, and the other."""
    guests = table.guest("A"), table.guest("B")
    return guests if guests[0].texts else guests[::-1]


def roll_of(host_table: Table) -> list[str]:
    """Every outcome so far."""
    events = host_table.store.events(host_table.made.id)
    return [event.text for event in events if event.kind == "chance"]


def undone_by(host_table: Table) -> str:
    """What was taken back last."""
    [undone] = [found[-1] for found in host_table.host.history.undone.values() if found]
    return undone.text


def quiet_act(guest: Guest, but: messages.PositionMessage | None = None) -> int:
    """Do something that nobody and nothing answers; the number it leads from."""
    for text in guest.texts:
        here = guest.position.number
        accepted(guest.act(text))
        if guest.position.undo and (but is None or guest.position.view != but.view):
            return here
        if but:
            accepted(guest.undo())
    raise AssertionError("every act was answered")


def test_undo_goes_back_and_redo_comes_again(table: Table, both: tuple[Guest, Guest]) -> None:
    actor, other = both
    begun = actor.position
    assert not begun.undo
    here = quiet_act(actor)
    done = actor.position
    accepted(actor.undo())
    assert actor.position.number == other.position.number == here
    assert (actor.position.redo, other.position.redo) == (True, False)
    accepted(actor.redo())
    assert (actor.position.view, actor.position.number) == (done.view, done.number)
    assert not actor.position.redo


def test_undo_stops_at_the_last_roll(table: Table, both: tuple[Guest, Guest]) -> None:
    actor, other = both
    barrier = actor.position.number
    quiet_act(actor)
    while actor.position.undo:
        accepted(actor.undo())
    assert actor.position.number == barrier
    assert refused(actor.undo()).rule == "undo.barrier"
    assert refused(other.undo()).rule == "undo.barrier"


def test_nobody_undoes_for_another_or_after_the_turn_has_passed() -> None:
    table = Table(wanted(ME, HERE, seed=5))
    guests = [table.guest("A"), table.guest("B")]
    actor, other = guests if guests[0].texts else guests[::-1]
    quiet_act(actor)
    assert refused(other.undo()).rule == "undo.barrier"
    rng = Rng("pass")
    while actor.texts:
        accepted(
            actor.act("end" if "end" in actor.texts else actor.texts[rng.below(len(actor.texts))])
        )
    assert other.texts
    assert refused(actor.undo()).rule == "undo.barrier"  # the other's roll lies between
    assert refused(other.undo()).rule == "undo.barrier"


def test_no_undo_or_redo_ever_gives_a_new_roll() -> None:
    rolls = []
    for detours in (False, True):
        table = Table(wanted(HERE, HERE, seed=11))
        me = table.guest("A", "B")
        rng = Rng("detours")
        for _ in range(60):
            if table.host.history.over:
                break
            accepted(me.act(me.texts[rng.below(len(me.texts))]))
            if detours and me.position.undo:
                accepted(me.undo())
                accepted(me.redo())
                accepted(me.undo())
                accepted(me.act(undone_by(table)))
        rolls.append(roll_of(table))
    assert rolls[0] == rolls[1]
    assert len(rolls[0]) > 10


def test_a_new_act_after_an_undo_leaves_nothing_to_redo(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    actor, _ = both
    quiet_act(actor)
    accepted(actor.undo())
    quiet_act(actor)
    assert not actor.position.redo
    assert "nothing to do again" in refused(actor.redo()).reason


def test_undo_survives_a_restart(table: Table, both: tuple[Guest, Guest]) -> None:
    actor, _ = both
    letter = next(seat.letter for seat in actor.last(messages.TableMessage).seats if seat.yours)
    quiet_act(actor)
    accepted(actor.undo())
    before = actor.position
    table.reopened()
    back = table.guest(letter)
    assert back.position == before
    accepted(back.redo())


def test_whoever_comes_back_hears_what_was_told_anew(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    actor, other = both
    here = quiet_act(actor)
    other.host.leave(other.visitor)
    accepted(actor.undo())
    quiet_act(actor)
    letter = next(seat.letter for seat in other.last(messages.TableMessage).seats if seat.yours)
    back = table.guest(letter, since=here + 1)
    lines = back.last(StoryMessage).lines
    assert lines[0].number == here + 1  # told again, as it has been done anew


def test_a_late_message_never_meets_a_position_its_sender_has_not_seen(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    """The same seat on two devices: the number of a position comes again after an undo."""
    actor, _ = both
    letter = next(seat.letter for seat in actor.last(messages.TableMessage).seats if seat.yours)
    quiet_act(actor)
    seen = actor.position
    accepted(actor.undo())
    quiet_act(actor, but=seen)
    assert actor.position.number == seen.number
    for host in (table.host, table.reopened()):  # also after a restart
        late = Guest(host, [table.key(letter)])
        before = late.position
        for answer in (late.act(late.texts[0], at=seen.version), late.undo(at=seen.version)):
            assert "moved on" in refused(answer).reason
        assert late.position == before
        assert "moved on" in refused(late.redo(at=seen.version)).reason


def test_versions_only_grow_and_a_new_name_is_no_new_position(
    table: Table, both: tuple[Guest, Guest]
) -> None:
    actor, other = both
    quiet_act(actor)
    accepted(actor.undo())
    accepted(actor.redo())
    versions = [position.version for position in actor.all(messages.PositionMessage)]
    assert versions == sorted(set(versions))
    letter = next(seat.letter for seat in other.last(messages.TableMessage).seats if seat.yours)
    accepted(other.say(messages.Rename("r", letter, "Zoë")))
    accepted(actor.undo(at=versions[-1]))


def test_the_game_is_over_for_undo_too() -> None:
    table = Table(wanted(HERE, HERE))
    me = table.guest("A", "B")
    play_on(table.host, [me], Rng("over"))
    assert not me.position.undo
    assert refused(me.undo()).rule == "undo.barrier"
    assert refused(me.act("end")).rule == "turn.over"
