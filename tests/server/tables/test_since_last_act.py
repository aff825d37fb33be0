"""Whoever comes back to a seat is told what happened to it since it acted last."""

from __future__ import annotations

from typing import Any

from landfall.server import messages
from landfall.server.tables.table_host import TableHost
from landfall.store.memory import MemoryStore
from server.guests import BOT, HERE, ME, Guest, Table, accepted, bots_decide, wanted

RAID: dict[str, Any] = {
    "turn": "A",
    "turns": 9,
    "dice": [],
    "phase": "main",
    "seats": {
        "A": {"fuel": 4, "ore": 1, "ships": 3},
        "B": {"ships": 3},
        "C": {"ships": 3, "fuel": 1},
    },
}
SCRIPT = ["roll 3 4 5", "roll 1 1 2"]
THEFT = ("dock raiders-outpost 3 4 5", *("take fuel A",) * 4, "end")


def told(guest: Guest) -> messages.SinceMessage:
    return guest.last(messages.SinceMessage)


def after_a_raid() -> tuple[Table, Guest, Guest]:
    """Ada has gone after her turn, and Basil has taken all her fuel."""
    table = Table(wanted(ME, HERE, HERE, position=RAID, script=SCRIPT))
    ada, basil, cleo = (table.guest(letter) for letter in "ABC")
    accepted(ada.act("end"))
    table.host.leave(ada.visitor)
    for act in THEFT:
        accepted(basil.act(act))
    return table, basil, cleo


def test_a_raid_is_told_first_with_what_it_cost() -> None:
    table, _, _ = after_a_raid()
    back = table.guest("A")
    since = told(back)
    assert (since.seat, since.turns, since.lost) == ("A", 2, {"fuel": 4})
    assert since.number == 1, "her own last act was the first step"
    first = since.facts[0]
    assert (first.seat, first.lost, first.gained) == ("B", {"fuel": 4}, {"fuel": 4})
    lines = {line.number: line for line in back.last(messages.StoryMessage).lines}
    assert "you" in lines[first.number].words
    assert all(fact.number > since.number for fact in since.facts)
    assert len(since.facts) <= 3


def test_each_seat_is_told_its_own_and_those_without_a_seat_nothing() -> None:
    table, basil, cleo = after_a_raid()
    assert not basil.all(messages.SinceMessage), "nobody has played since he acted"
    reopened = table.reopened()
    assert not Guest(reopened, [table.key("C")]).all(messages.SinceMessage), "she never acted"
    both = Guest(reopened, [table.key("A"), table.key("B")])
    assert not both.all(messages.SinceMessage)
    accepted(cleo.act(next(text for text in cleo.texts if text != "end")))
    assert not cleo.all(messages.SinceMessage)


def test_it_is_kept_when_a_seat_acted_and_a_restart_forgets_nothing() -> None:
    hours = iter(range(1000, 2000))
    order = wanted(ME, HERE, HERE, position=RAID, script=SCRIPT)
    table = Table(order, MemoryStore())
    table.host = TableHost(_stored(table), table.store, clock=lambda: next(hours))
    ada, basil = table.guest("A"), table.guest("B")
    accepted(ada.act("end"))
    when = next(hours)
    for act in THEFT:
        accepted(basil.act(act))
    here = told(table.guest("A"))
    assert here.acted < when
    again = TableHost(_stored(table), table.store, clock=lambda: 9999)
    assert told(Guest(again, [table.key("A")])) == here


def _stored(table: Table) -> Any:
    found = table.store.table(table.made.id)
    assert found
    return found


def test_who_stays_is_told_once_when_it_is_their_turn_again() -> None:
    table = Table(wanted(ME, BOT, BOT, seed=3))
    ada = table.guest("A")
    for _ in range(400):
        bots_decide(table.host)
        if len(ada.all(messages.SinceMessage)) >= 2:
            break
        accepted(ada.act("end" if "end" in ada.texts else ada.texts[0]))
    numbers = [message.number for message in ada.all(messages.SinceMessage)]
    assert len(numbers) >= 2
    assert len(set(numbers)) == len(numbers)
    assert ada.texts, "told when it is hers to act"
