"""Who is at a table costs the same to tell, however many look on."""

from __future__ import annotations

from collections.abc import Callable

from landfall.server import messages
from landfall.server.tables.table_host import TableHost
from server.guests import HERE, ME, Guest, Table, accepted, wanted


class Crowd:
    """A table at which it is told who is there when the test says so."""

    def __init__(self) -> None:
        self.table = Table(wanted(ME, HERE, watchers=True))
        self.due: list[Callable[[], None]] = []
        stored = self.table.store.table(self.table.made.id)
        assert stored
        self.host = TableHost(stored, self.table.store, later=self.due.append)

    def guest(self, letter: str) -> Guest:
        return Guest(self.host, [self.table.key(letter)])

    def watcher(self) -> Guest:
        return Guest(self.host, [(self.table.made.watch or "").partition("#")[2]])

    def tell(self) -> None:
        """It is time to tell who is there."""
        due, self.due[:] = list(self.due), []
        for tell in due:
            tell()


def heard(guests: list[Guest]) -> int:
    return sum(len(guest.heard) for guest in guests)


def test_the_hundredth_watcher_costs_what_the_first_did() -> None:
    crowd, watchers, costs = Crowd(), list[Guest](), []
    for _ in range(100):
        before = heard(watchers)
        watchers.append(crowd.watcher())
        costs.append(heard(watchers) - before)
    assert costs == [costs[0]] * 100
    assert len(crowd.due) == 1


def test_all_watchers_are_told_the_same_once() -> None:
    crowd = Crowd()
    me, watchers = crowd.guest("A"), [crowd.watcher() for _ in range(50)]
    before = heard(watchers)
    crowd.tell()
    assert heard(watchers) - before < 50  # the last one knew
    told = {id(watcher.last(messages.TableMessage)) for watcher in watchers[:-1]}
    assert len(told) == 1
    assert {guest.last(messages.TableMessage).watching for guest in (me, *watchers)} == {50}


def test_everyone_leaving_costs_nothing_but_the_going() -> None:
    crowd = Crowd()
    me, watchers = crowd.guest("A"), [crowd.watcher() for _ in range(50)]
    crowd.tell()
    before = heard([me, *watchers])
    for watcher in watchers:
        crowd.host.leave(watcher.visitor)
    assert heard([me, *watchers]) == before
    crowd.tell()
    assert heard([me, *watchers]) == before + 1
    assert me.last(messages.TableMessage).watching == 0


def test_somebody_who_was_away_for_a_moment_is_no_news() -> None:
    crowd = Crowd()
    me, other = crowd.guest("A"), crowd.guest("B")
    crowd.tell()
    before = len(me.heard)
    crowd.host.leave(other.visitor)
    crowd.guest("B")
    crowd.tell()
    assert len(me.heard) == before


def test_a_position_is_made_once_for_all_who_see_the_same() -> None:
    crowd = Crowd()
    guests = [crowd.guest("A"), crowd.guest("B")]
    watchers = [crowd.watcher() for _ in range(50)]
    actor = guests[0] if guests[0].texts else guests[1]
    accepted(actor.act(actor.texts[0]))
    assert len({id(watcher.position) for watcher in watchers}) == 1
    assert actor.position is not watchers[0].position


def test_two_screens_of_one_seat_are_there_until_both_have_gone() -> None:
    crowd = Crowd()
    me, screens = crowd.guest("A"), [crowd.guest("B"), crowd.guest("B")]
    for screen, there in zip(screens, (True, False), strict=True):
        crowd.host.leave(screen.visitor)
        crowd.tell()
        assert me.last(messages.TableMessage).seats[1].present == there
