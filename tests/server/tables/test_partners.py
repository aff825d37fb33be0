"""Partners point and speak; rivals and those who look on hear nothing of it, and nothing is kept."""

from __future__ import annotations

from typing import Any

from landfall.record.text import write_text
from landfall.server import messages
from landfall.server.bodies import NewTable
from landfall.server.limits import SIGNALS_AT_ONCE
from server.guests import BOT, HERE, Guest, Table, accepted, refused
from server.nights import outbound


def conquest(seats: int = 4, **options: Any) -> Table:
    order = {
        "game": "conquest-of-planet-earth",
        "seats": [HERE] * seats,
        "options": options,
        "seed": 5,
        "watchers": True,
    }
    return Table(NewTable.model_validate(order))


def signal(seat: str, phrase: str = "meet", place: str = "n-3", nonce: str = "one") -> Any:
    return messages.SendSignal(nonce, seat, phrase, place)


def heard(guest: Guest) -> list[messages.SignalMessage]:
    return guest.all(messages.SignalMessage)


def test_a_partner_is_told_in_words_and_nobody_else_hears_anything() -> None:
    table = conquest(mode="team")
    guests = {letter: table.guest(letter) for letter in "ABCD"}
    guests["watcher"] = table.watcher()
    shared = table.guest("B", "C")  # a rival looks at the same screen
    others = [guests["C"], guests["D"], guests["watcher"], shared]
    before = [len(guest.heard) for guest in others]
    kept = len(table.store.events(table.host.id))
    record = write_text(table.host.record(frozenset({0})))
    accepted(guests["A"].say(signal("A")))
    [told] = heard(guests["B"])
    assert (told.seat, told.place) == ("A", "n-3")
    assert told.words == "Let us fight here together: Empty Space (A3)"
    assert [len(guest.heard) for guest in others] == before
    assert not any(b'"signaled"' in line for guest in others for line in outbound(guest))
    assert len(table.store.events(table.host.id)) == kept
    assert write_text(table.host.record(frozenset({0}))) == record
    late = table.guest("B")  # whoever comes later has missed it
    assert not heard(late)


def test_together_all_others_are_partners_and_a_message_counts_once() -> None:
    table = conquest(3, mode="cooperative")
    ada, bob, cyd = (table.guest(letter) for letter in "ABC")
    for _ in range(2):
        ada.say(signal("A", place=""))
    accepted(ada.last(messages.Accepted))
    assert [len(heard(guest)) for guest in (ada, bob, cyd)] == [1, 1, 1]
    assert not heard(table.watcher())


def test_only_those_with_people_as_partners_are_offered_it() -> None:
    def offered(table: Table, *letters: str) -> bool:
        return table.guest(*letters).last(messages.TableMessage).partners is not None

    team = conquest(mode="team")
    assert offered(team, "A")
    assert not offered(team, "A", "B")
    assert not offered(team, "B", "C")
    assert team.watcher().last(messages.TableMessage).partners is None
    assert not offered(conquest(2), "A")
    order = {
        "game": "conquest-of-planet-earth",
        "seats": [HERE, BOT],
        "options": {"mode": "cooperative"},
    }
    assert not offered(Table(NewTable.model_validate(order)), "A")


def test_what_makes_no_sense_or_comes_too_often_is_refused() -> None:
    table = conquest(mode="team")
    ada, shared = table.guest("A"), table.guest("B", "C")
    bob = table.guest("B")
    assert "not yours" in refused(ada.say(signal("B", nonce="b"))).reason
    assert "no such place" in refused(ada.say(signal("A", place="moon", nonce="c"))).reason
    assert "cannot be said" in refused(ada.say(signal("A", phrase="hello", nonce="d"))).reason
    assert "point at a place" in refused(ada.say(signal("A", "", "", nonce="e"))).reason
    assert "no partner" in refused(shared.say(signal("B", nonce="f"))).reason
    rival = conquest(2).guest("A")
    assert "no partner" in refused(rival.say(signal("A"))).reason
    for number in range(SIGNALS_AT_ONCE + 3):
        ada.say(signal("A", nonce=f"n{number}"))
    assert "a moment" in ada.last(messages.Refused).reason
    assert len(heard(bob)) == SIGNALS_AT_ONCE
