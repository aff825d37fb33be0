"""A whole game at the drawn table: nobody's browser is told which Agendas lie face down before others.

Every Agenda has a name that nothing else has. Looked at are every frame of the socket, every answer, and
the page after each decision. Only the list of all things of a game, and that of all cards which a viewer
cannot place, name Agendas of others, and they name them all alike.
"""

from __future__ import annotations

import itertools
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, WebSocket, expect

from agenda_canaries import BIRDS
from agenda_editions import CANARIES_WITH_EVERYTHING, with_agendas
from browser.chromium import DESKTOP, TABLET, Visitor
from browser.pages import fits
from browser.player import Pointer
from browser.serving import CADET, PERSON, Server, serving
from landfall import catalog
from landfall.games.alien_frontiers.asks import AGENDA_FORETOLD
from landfall.record import parse

pytestmark = pytest.mark.begun_first

TESTS = Path(__file__).parents[1]
UNPLACED = "agenda-deck"
SEATS = 4


@pytest.fixture
def singing(tmp_path: Path) -> Iterator[Server]:
    """A server on which Agendas have such names."""
    path = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH", "")]))
    with serving(tmp_path, module="singing_table", environment={"PYTHONPATH": path}) as server:
        yield server


def named(text: str) -> set[str]:
    return {bird for bird in BIRDS if bird in text or bird.replace("-", " ").title() in text}


def without_the_unplaced(plain: Any) -> Any:
    """A message without the list of all cards that its reader cannot place."""
    if isinstance(plain, dict):
        return {key: without_the_unplaced(one) for key, one in plain.items() if key != UNPLACED}
    return [*map(without_the_unplaced, plain)] if isinstance(plain, list) else plain


class Listener:
    """What comes into one browser, and which Agendas it has been told of so far."""

    def __init__(self, browser: Browser, size: tuple[int, int], address: str) -> None:
        self.visitor = Visitor(browser, size)
        self.page = page = self.visitor.page
        self.drawn: set[str] = set()
        self.revealed: set[str] = set()
        self._frames: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self._answers.append(answer))
        page.goto(address)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frames.append(str(frame)))

    def check(self) -> bool:
        """What came since and what is shown names no Agenda that the story has not; until the end."""
        while self._frames:
            messages = json.loads(self._frames.pop(0))
            over = any(message["kind"] == "over" for message in messages)
            for line in itertools.chain(*(one.get("lines", ()) for one in messages)):
                verb, _, card = line["action"].partition(" ")
                if card in BIRDS and verb == "agenda":
                    self.drawn.add(card)
                elif card in BIRDS and verb == "reveal" and not over:
                    self.revealed.add(card)
            if over:
                return False  # the last position shows everything
            self._names_no_other(messages)
        while self._answers:
            answer = self._answers.pop(0)
            if answer.url.endswith("/things"):
                assert named(answer.text()) == set(BIRDS)
            elif "/api/" in answer.url:
                self._names_no_other(answer.json())
        self._names_no_other(self.page.content())
        return True

    def _names_no_other(self, told: Any) -> None:
        said = json.dumps(without_the_unplaced(told))
        strange = named(said) - self.drawn - self.revealed
        assert not strange, (strange, said)


def drawn_by(text: str, seat: int | None) -> set[str]:
    """The Agendas that a seat drew, or that were turned up before all when they were drawn."""
    record = parse(text)
    game = catalog.game(record.game, seats=SEATS, edition=record.edition)
    position, drawn = game.start(), set()
    for step in record.steps:
        verb, _, card = step.text.partition(" ")
        if verb == "agenda" and (position.seat == seat or position.asked_b() == AGENDA_FORETOLD):
            drawn.add(card)
        position = game.apply(position, game.code(step.text))
    return drawn


def test_a_whole_game_tells_nobody_of_anothers_agendas(browser: Browser, singing: Server) -> None:
    made = singing.table(
        edition=CANARIES_WITH_EVERYTHING.name,
        seats=[PERSON, *[CADET] * (SEATS - 1)],
        watchers=True,
        seed=3,
    )
    keys = made["keys"]["A"], made["watch"].partition("#")[2]
    ada, cleo = (
        Listener(browser, size, f"{singing.address}/t/{made['id']}#{key}")
        for size, key in zip((TABLET, DESKTOP), keys, strict=True)
    )
    player = Pointer(ada.page)
    player.await_decision()
    while ada.check():
        assert cleo.check()
        player.decide()
    expect(cleo.page.get_by_role("region", name="The end")).to_be_visible()
    assert not cleo.check()
    won = re.compile("wins?|share the victory")
    expect(player.end.get_by_role("heading", level=2, name=won)).to_be_visible()
    expect(player.end.get_by_role("listitem")).to_have_count(SEATS)
    assert fits(ada.page)
    record = singing.ask(f"/api/tables/{made['id']}/record", authorization=f"Bearer {keys[0]}").text
    with with_agendas():
        assert ada.drawn == drawn_by(record, 0)
        assert cleo.drawn == drawn_by(record, None)
    secret = named(record) - ada.drawn - ada.revealed
    print(
        f"{player.acts} acts, {len(secret)} Agendas never told to a rival, {len(ada.revealed)} revealed"
    )
    assert len(secret) >= SEATS - 1
    assert ada.drawn  # the watcher never heard of these, unless they were revealed
    for listener in (ada, cleo):
        listener.visitor.leave()
        assert listener.visitor.complaints == []
