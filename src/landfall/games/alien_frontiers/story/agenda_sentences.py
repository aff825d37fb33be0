"""Sentences about Agendas: whoever may not know which one it was hears only that there was one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landfall.games.alien_frontiers.change import (
    AgendaFulfilled,
    AgendaGot,
    AgendaShed,
    AgendaShown,
)
from landfall.games.alien_frontiers.story.scene import Scene
from landfall.games.alien_frontiers.words import count, listed

ORACLE: Final = "oracle-engine"


def drawn(scene: Scene) -> Iterator[str]:
    """Agendas that a seat draws, and those that go at once because it has too many."""
    for change in scene.changes:
        if isinstance(change, AgendaShown | AgendaFulfilled):
            shown = f"the Agenda {scene.title(change.agenda)}"
            yield f"lays {shown} on the {scene.title(ORACLE)}"
    named = _of(scene, AgendaGot)
    if named:
        yield f"draws {_told(scene, named)}"
    yield from shed(scene)


def shed(scene: Scene) -> Iterator[str]:
    named = _of(scene, AgendaShed)
    if named:
        yield f"discards {_told(scene, named)}"


def consult(scene: Scene) -> Iterator[str]:
    """Whether a seat asks its oracle."""
    if scene.action.words[0] != ORACLE:
        yield f"does without the {scene.title(ORACLE)}"
        return
    yield f"consults the {scene.title(ORACLE)}{scene.price()}"
    yield from drawn(scene)


def pair(scene: Scene) -> Iterator[str]:
    """What a pair at the Orbital Market is for."""
    if scene.action.words[0] == "trade":
        yield "keeps the pair for trading"
        return
    yield "uses the pair for Agendas"
    yield from drawn(scene)


def reveal(scene: Scene) -> Iterator[str]:
    yield f"reveals the Agenda {scene.title(scene.action.words[0])}"


def _of(scene: Scene, kind: type[AgendaGot] | type[AgendaShed]) -> list[str]:
    """Which Agendas the acting seat drew or discarded; empty names where that is not known."""
    return [
        change.agenda
        for change in scene.changes
        if isinstance(change, kind) and change.seat == scene.seat
    ]


def _told(scene: Scene, names: list[str]) -> str:
    """`the Agenda Land Grab`, `the Agendas Land Grab and Curator`, `an Agenda`, `2 Agendas`."""
    if all(names):
        noun = "Agenda" if len(names) == 1 else "Agendas"
        return f"the {noun} {listed(map(scene.title, names))}"
    return "an Agenda" if len(names) == 1 else count(len(names), "Agenda")
