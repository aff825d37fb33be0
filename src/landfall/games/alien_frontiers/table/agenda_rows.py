"""Agendas as rows of the position: how many each seat has, and to their holder which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from landfall.core.plain import CardText, Fact, Group, Words
from landfall.games.alien_frontiers.agenda_proofs import Proof, proved_at_end, proved_in_game
from landfall.games.alien_frontiers.agendas.agenda import Agenda, agendas_of
from landfall.games.alien_frontiers.agendas.agenda_piles import (
    deck_count,
    discards_count,
    face_down_count,
    foretold,
    prophecy,
    revealed,
    revealed_count,
    thrown,
)
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import row_ids, spans
from landfall.games.alien_frontiers.table.card_rows import mark
from landfall.games.alien_frontiers.words import agenda_titles, count, letter, listed

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def halves(agenda: Agenda) -> list[tuple[str, str]]:
    """What it asks in the game and at the end, each with its heading, in the numbers of this game."""
    return [("In the game", agenda.asks_in_game()), ("At the end", agenda.asks_at_end())]


def agenda_card(
    agenda: Agenda, seat: int, state: str, proofs: Sequence[Sequence[Proof]] = ((), ())
) -> Fact:
    """Its halves with, for who may know them, the facts of each."""
    own = part(agenda)
    text: CardText = {
        "name": own.title,
        "kind": "agenda",
        "mark": mark(own),
        "text": [
            (heading, _sentences([said], *(words for _, words in facts)))
            for (heading, said), facts in zip(halves(agenda), proofs, strict=True)
            if said
        ],
        "state": state,
    }
    return {"id": row_ids.held(seat, agenda.key), "card": text}


def _sentences(*said: Words) -> Words:
    return spans.joined(([*spans.begun(words), "."] for words in said), " ", " ")


def own_agendas(game: AlienFrontiers, state: State, seat: int) -> Group:
    """What lies face down before the seat: for nobody else to see."""
    rows: list[Fact] = []
    for agenda in agendas_of(game.ruleset.book):
        if agenda.held(state, seat):
            now = state.asks == ASK_MAIN and state.seat == seat and agenda.met(state, seat)
            proofs = [tell(agenda, state, seat, seat) for tell in (proved_in_game, proved_at_end)]
            stands = "can be revealed" if now else "face down"
            rows.append(agenda_card(agenda, seat, stands, proofs))
    if gone := agenda_titles(state, int(thrown(state, seat))):
        rows.append({"id": f"{letter(seat)}-shed", "key": "You discarded", "value": [listed(gone)]})
    return {
        "id": "agendas",
        "title": "Your Agendas",
        "rows": rows,
        "private": letter(seat),
    }


def agenda_rows(game: AlienFrontiers, state: State, seat: int) -> Iterator[Fact]:
    """What everybody sees of a seat's Agendas."""
    if not state.box.agendas:
        return
    down, opened = int(face_down_count(state, seat)), int(revealed_count(state, seat))
    yield {
        "id": f"{letter(seat)}-agendas",
        "key": "Agendas",
        "value": [f"{down} face down, {opened} revealed"],
    }
    for agenda in agendas_of(game.ruleset.book):
        if revealed(state, seat) >> agenda.agenda & 1:
            yield agenda_card(agenda, seat, "revealed")
        elif foretold(state, seat) >> agenda.agenda & 1:
            yield agenda_card(agenda, seat, "fulfilled, two points")
        elif prophecy(state, seat) == agenda.agenda:
            yield agenda_card(agenda, seat, "two points if it is met this turn")


def agenda_piles_row(state: State) -> Fact:
    deck, gone = count(int(deck_count(state)), "card"), int(discards_count(state))
    return {"id": "agenda-deck", "key": "Agendas", "value": [f"{deck}; {gone} discarded"]}
