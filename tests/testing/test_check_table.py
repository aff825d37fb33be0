"""The proof over two tables: a table that keeps secrets passes, and every way to tell one is found."""

from __future__ import annotations

from typing import Any

import pytest

from landfall import catalog
from landfall.core.errors import UnknownName
from landfall.server import messages
from landfall.server.tables.audience import Visitor
from landfall.server.tables.event_log import LogEntry
from landfall.server.tables.table_host import TableHost
from landfall.testing import check_table
from testing.pebbles import Pebbles

LITTLE = "little_game.package,little_game.canaries"


@pytest.fixture(autouse=True)
def little_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", LITTLE)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 1},
        {"seats": 2, "length": "long"},
        {"seats": 3, "edition": "midnight"},
        {"seats": 4, "teams": True},
    ],
    ids=str,
)
def test_a_table_that_keeps_secrets(options: dict[str, Any]) -> None:
    check_table(catalog.game("night-watch", **options), games=1, seed=2)


def test_a_card_of_which_there_is_one_is_told_to_nobody_else() -> None:
    check_table(catalog.game("canary-watch", seats=3), games=1, seed=3)


@pytest.mark.parametrize("edition", ["first-printing", "edition-x"])
def test_a_game_in_which_all_lies_open(edition: str) -> None:
    check_table(catalog.game(edition=edition, seats=3), games=2, steps=6)


def test_a_table_of_six_keeps_no_secrets_either() -> None:
    check_table(catalog.game(edition="edition-x", seats=6), games=1, steps=6)


def test_a_game_that_the_catalog_does_not_have() -> None:
    with pytest.raises(UnknownName, match="there is no game 'pebbles'"):
        check_table(Pebbles())


# -- leaks --------------------------------------------------------------------------------------------


def learned(host: type[TableHost], **options: Any) -> str:
    """What somebody learns at a leaky table."""
    game = catalog.game("night-watch", **{"seats": 3, "length": "long", **options})
    with pytest.raises(AssertionError) as told:
        check_table(game, games=20, seed=1, host=host)
    return str(told.value)


class ToldAll(TableHost):
    """Tells everybody something more."""

    def more(self, entry: LogEntry) -> str | None:
        """What is told beside the rest; None where nothing is."""
        return None

    def _follow(self, entries: Any) -> None:
        super()._follow(kept := list(entries))
        for entry in kept:
            if told := self.more(entry):
                self.audience.tell(messages.Trouble(told))


def test_a_message_more_when_somebody_can_answer() -> None:
    class Leaky(ToldAll):
        def more(self, entry: LogEntry) -> str | None:
            position, game = self.history.position, self.game
            asked = [seat for seat in self.history.actors if game.window(position, seat)]
            can = [seat for seat in asked if len(game.legal(position, seat)) > 1]
            return "Somebody can answer." if can and entry.event.kind != "stops" else None

    assert " messages: " in learned(Leaky)


def test_a_size_that_hangs_on_a_hidden_card() -> None:
    class Leaky(ToldAll):
        def more(self, entry: LogEntry) -> str | None:
            return "." * len(entry.event.text) if entry.event.kind == "act" else None

    assert " bytes: " in learned(Leaky, edition="midnight")


def test_a_line_of_the_story_that_names_a_hidden_card() -> None:
    class Leaky(ToldAll):
        def more(self, entry: LogEntry) -> str | None:
            laid = entry.event.text.startswith("lay") or None
            return laid and f"Somebody lays the {entry.event.text.split()[1]:>5}."

    told = learned(Leaky)
    assert "hears b'" in told
    assert "Somebody lays the" in told


def test_a_version_that_moves_on_when_nothing_was_seen() -> None:
    class Leaky(TableHost):
        def _follow(self, entries: Any) -> None:
            for entry in (kept := list(entries)):
                for history in self._log.seen:
                    history.version += (
                        entry.event.kind == "act" and history.viewer not in entry.seen
                    )
            super()._follow(kept)

    assert "PositionMessage" in learned(Leaky)


def test_messages_in_an_order_that_hangs_on_a_hidden_card() -> None:
    class Leaky(TableHost):
        def _follow(self, entries: Any) -> None:
            super()._follow(kept := list(entries))
            told = [messages.Trouble("One."), messages.Accepted("two", 2)]
            for entry in kept:
                even = sum(map(ord, entry.event.text)) % 2 == 0
                for message in (told if even else reversed(told)) if entry.revision else ():
                    self.audience.tell(message)

    assert "in two orders" in learned(Leaky)


def test_a_number_that_counts_what_was_not_seen() -> None:
    """What somebody who comes back has missed is as much as they would have seen."""

    class Leaky(TableHost):
        def enter(self, *words: Any, **more: Any) -> Visitor:
            visitor = super().enter(*words, **more)
            visitor.send(messages.Accepted("missed", self.history.number))
            return visitor

    assert "hears b'" in learned(Leaky)


def test_what_another_asks_in_private_is_heard() -> None:
    class Leaky(TableHost):
        def answering(self, visitor: Visitor, message: messages.ClientMessage) -> Any:
            if isinstance(message, messages.SetStop | messages.Why):
                self.audience.tell(messages.Trouble("Somebody wants to know."))
            return super().answering(visitor, message)

    assert " messages: " in learned(Leaky)


def test_a_refused_act_is_heard_by_others() -> None:
    class Leaky(TableHost):
        def answering(self, visitor: Visitor, message: messages.ClientMessage) -> Any:
            before = self.history.number
            yield from super().answering(visitor, message)
            if isinstance(message, messages.Act) and self.history.number == before:
                self.audience.tell(messages.Trouble(f"Somebody tried {message.action}."))

    assert "hears" in learned(Leaky)


def test_a_record_of_the_whole_truth() -> None:
    class Leaky(TableHost):
        def record(self, seats: frozenset[int]) -> Any:
            return super().record(frozenset({1}))

    assert "may have" in learned(Leaky)


def test_taking_back_that_tells_what_it_was() -> None:
    class Leaky(ToldAll):
        def more(self, entry: LogEntry) -> str | None:
            if entry.event.kind != "undo" or entry.event.seat is None:
                return None
            return f"Taken back: {self.history.undone[entry.event.seat][-1].text}"

    assert "Taken back" in learned(Leaky)
