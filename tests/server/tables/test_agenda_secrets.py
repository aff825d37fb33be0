"""A table with Agendas: nobody is told which lie face down before others, by whatever message.

Every card has a name that nothing else has. Only the list of all cards that a viewer cannot place
has the names of others, and it has them all alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from agenda_canaries import BIRDS
from agenda_editions import WITH_CANARIES, with_agendas
from landfall.core.game import CHANCE
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.asks import AGENDA_FORETOLD
from landfall.record.files import WRITERS
from landfall.server import messages
from server.guests import HERE, Guest, Table, accepted, wanted

LETTERS = ("A", "B")
UNPLACED = "agenda-deck"


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with with_agendas():
        yield


def table_of(seed: int) -> Table:
    return Table(wanted(HERE, HERE, edition=WITH_CANARIES.name, watchers=True, seed=seed))


def without_the_unplaced(plain: Any) -> Any:
    """A message without the list of all cards that its reader cannot place."""
    if isinstance(plain, dict):
        return {key: without_the_unplaced(one) for key, one in plain.items() if key != UNPLACED}
    return [*map(without_the_unplaced, plain)] if isinstance(plain, list) else plain


def named(text: str) -> set[str]:
    return {bird for bird in BIRDS if bird in text or bird.replace("-", " ").title() in text}


def may_know(table: Table, seat: int | None) -> set[str]:
    """By the rules of the game and nothing else: what one drew, and what was revealed."""
    known: set[str] = set()
    for step in table.host.history.steps:
        verb, _, card = step.text.partition(" ")
        foretold = verb == "agenda" and step.before.asked_b() == AGENDA_FORETOLD
        if verb == "reveal" or foretold or (verb == "agenda" and step.before.seat == seat):
            known.add(card)
    return known


def told(table: Table, guest: Guest, seat: int | None, since: int) -> Iterator[str]:
    """All that somebody has heard since, and what they may ask for."""
    for message in guest.heard[since:]:
        yield json.dumps(without_the_unplaced(json.loads(messages.write(message))))
    seats = frozenset[int]() if seat is None else frozenset({seat})
    looked = table.host.look(max(0, guest.position.number - 1), seats)
    yield json.dumps(without_the_unplaced(json.loads(json.dumps(looked))))
    yield WRITERS["text"](table.host.record(seats))


@pytest.mark.parametrize("seed", range(2))
def test_no_agenda_is_named_to_anybody_who_may_not_know_it(seed: int) -> None:
    table, rng, heard = table_of(seed), Rng("agendas", seed), 0
    guests = {**{letter: table.guest(letter) for letter in LETTERS}, "": table.watcher()}
    since = dict.fromkeys(guests, 0)
    for _ in range(90):
        if table.host.history.over:
            break
        for letter, guest in guests.items():
            seat = LETTERS.index(letter) if letter else None
            guest.why(*guest.texts[:3], "end")
            known = may_know(table, seat)
            for text in told(table, guest, seat, since[letter]):
                assert named(text) <= known, (letter, named(text) - known, text)
                heard += len(named(text))
            since[letter] = len(guest.heard)
        acting = next(guest for guest in guests.values() if guest.texts)
        bold = [text for text in acting.texts if text.startswith(("pair a", "shed", "reveal"))]
        texts = bold or acting.texts
        accepted(acting.act(texts[rng.below(len(texts))]))
    assert heard > 100  # there was something to tell


def test_who_draws_is_told_what_and_others_that() -> None:
    table = table_of(3)
    one, other = table.guest("A"), table.guest("B")
    dealt = [step for step in table.host.history.steps if step.text.startswith("agenda")]
    assert all(step.seat == CHANCE for step in dealt)
    for guest, seat in ((one, 0), (other, 1)):
        lines = [line for story in guest.all(messages.StoryMessage) for line in story.lines]
        texts = [line.action for line in lines if line.action.startswith("agenda")]
        wanted_texts = [step.text if step.before.seat == seat else "agenda ?" for step in dealt]
        assert texts == wanted_texts
