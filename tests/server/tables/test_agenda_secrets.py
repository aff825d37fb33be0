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
from landfall.server.tables.table_analysis import analysis_request
from landfall.server.tables.table_host import TableHost
from landfall.server.workers.bot_question import BotQuestion
from landfall.server.workers.record_analysis import SeenGame
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


def with_hints(theirs: str, colonies: int = 0, **more: object) -> tuple[Table, list[BotQuestion]]:
    """A table at which A is to act and B holds this Agenda; and what is asked when A wants a hint."""
    own = {"fuel": 1, "agendas": [BIRDS[0]], "colonies": {"lem-badlands": colonies}}
    seats = {"A": own, "B": {"agendas": [theirs]}}
    position = {"turn": "A", "dice": [2, 5], "seats": seats, **more}
    order = wanted(HERE, HERE, edition=WITH_CANARIES.name, hints=True, position=position)
    table, asked = Table(order), list[BotQuestion]()
    stored = table.store.table(table.made.id)
    assert stored
    table.host = TableHost(stored, table.store, hint=lambda one, _: asked.append(one))
    return table, asked


def test_a_hint_knows_ones_own_agendas_and_nobody_elses() -> None:
    seen = []
    for theirs in BIRDS[1:3]:
        table, asked = with_hints(theirs)
        guest = Guest(table.host, [table.key("A")])
        table.host.receive(guest.visitor, messages.AskHint(guest.position.version, "h"))
        seen.append(table.host.game.to_dict(asked[0].seen))
    assert named(json.dumps(without_the_unplaced(seen[0]["seats"]))) == {BIRDS[0]}
    assert seen[0] == seen[1]


def test_an_analysis_knows_ones_own_agendas_until_the_game_is_over() -> None:
    table, _ = with_hints(BIRDS[1])
    guest = Guest(table.host, [table.key("A")])
    accepted(guest.act("dock solar-converter 2"))
    given = analysis_request(table.host, frozenset({0})).given
    assert isinstance(given, SeenGame)
    for position in (given.here, *(one.after for _, one in given.steps)):
        told = table.host.game.to_dict(position)["seats"]
        assert named(json.dumps(told)) == {BIRDS[0]}
    table, _ = with_hints(BIRDS[1], dice=[], pending=[{"asks": "land"}], colonies=7)
    guest = Guest(table.host, [table.key("A")])
    accepted(guest.act("land asimov-crater"))
    assert table.host.history.over
    whole = analysis_request(table.host, frozenset()).given
    assert {BIRDS[0], BIRDS[1]} <= named(str(whole))
