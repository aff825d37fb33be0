"""Guests and watchers: what somebody is told who is asked in, and what the others hear of them."""

from __future__ import annotations

import pytest

from landfall.server import messages
from landfall.server.bodies import NewSeat
from landfall.server.refusals import NotYours
from server.guests import LINK, ME, NONCES, Guest, Table, accepted, wanted


def invited(**more: object) -> Table:
    """Maya has laid a table, and asks somebody to its second seat."""
    maya = NewSeat(player="me", name="Maya")
    return Table(wanted(maya, LINK, NewSeat(player="bot"), seed=None, **more))


def seats(guest: Guest) -> list[messages.Seat]:
    return guest.last(messages.TableMessage).seats


def test_a_guest_learns_who_asks_and_which_seat_is_free_until_they_sit_down() -> None:
    table = invited()
    maya, guest = table.guest("A"), table.guest("B")
    assert [(one.host, one.invited, one.yours) for one in seats(guest)] == [
        (True, False, False),
        (False, True, True),
        (False, False, False),
    ]
    accepted(guest.say(messages.Rename(f"n{next(NONCES)}", "B", "Basil")))
    for told in (seats(maya), seats(guest), seats(Guest(table.reopened(), [table.key("B")]))):
        assert (told[1].name, told[1].invited) == ("Basil", False)


def test_who_keeps_the_name_that_was_meant_for_them_sits_down_as_well() -> None:
    table = invited()
    guest = table.guest("B")
    name = seats(guest)[1].name
    accepted(guest.say(messages.Rename(f"n{next(NONCES)}", "B", name)))
    assert not seats(guest)[1].invited


def test_a_guest_may_only_watch_and_takes_no_seat() -> None:
    table = invited()
    maya = table.guest("A")
    watcher = Guest(table.host, [table.key("B")], watch=True)
    assert not any(one.yours for one in seats(watcher))
    assert watcher.position.moves == []
    told = maya.last(messages.TableMessage)
    assert (told.watching, told.seats[1].present) == (1, False)
    with pytest.raises(NotYours):
        Guest(table.host, ["no key"], watch=True)


@pytest.mark.parametrize(
    ("order", "player", "watcher"),
    [
        ({}, False, False),
        ({"hints": True}, False, True),
        ({"chances": True}, True, True),
    ],
)
def test_watchers_see_the_chances_where_anybody_is_advised(
    order: dict[str, bool], player: bool, watcher: bool
) -> None:
    table = invited(watchers=True, **order)
    for guest, shown in ((table.guest("A"), player), (table.watcher(), watcher)):
        assert guest.last(messages.TableMessage).chances is shown
        assert (guest.position.chances is not None) is shown


def test_an_undo_is_said_to_the_others() -> None:
    table = Table(wanted(ME, LINK, seed=None, watchers=True))
    people = [table.guest("A"), table.guest("B")]
    actor, other = sorted(people, key=lambda guest: not guest.texts)
    accepted(actor.act(actor.texts[0]))
    accepted(actor.undo())
    late = table.watcher()
    told = other.last(messages.TookBack)
    [seat] = [one for one in seats(actor) if one.yours]
    assert told.words == f"{seat.name} takes it back."
    assert (told.seat, told.number) == (seat.letter, other.position.number)
    assert actor.all(messages.TookBack) == []  # they know
    assert late.all(messages.TookBack) == []  # they saw nothing of it
