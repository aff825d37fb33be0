"""The display, the deck, the discards and the Relic Ship as rows of the position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from landfall.core.plain import Fact, Words
from landfall.games.alien_frontiers.belt.asteroids.asteroid import asteroids_of
from landfall.games.alien_frontiers.belt.march import on_space, unseen_in_deck
from landfall.games.alien_frontiers.box import (
    AT_HOME,
    DECK_SIZE,
    IN_BAY,
    ON_CARD,
    RELIC_PLACE,
    RELIC_USER,
    UNPLACED,
)
from landfall.games.alien_frontiers.draw import out_of_the_game, pile
from landfall.games.alien_frontiers.names import RELIC_SHIP, SPACES
from landfall.games.alien_frontiers.position.write import write_belt
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import row_ids, spans
from landfall.games.alien_frontiers.table.agenda_rows import agenda_piles_row
from landfall.games.alien_frontiers.table.card_rows import card_row
from landfall.games.alien_frontiers.words import (
    count,
    counted,
    desert,
    facility,
    listed,
    the_bay,
    title,
)

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def display_rows(game: AlienFrontiers, state: State) -> Iterator[Fact]:
    for tech in game.ruleset.techs:
        copies = int(state.on_display(tech.card))
        if copies:
            row = card_row(row_ids.shown(tech.key), tech)
            if copies > 1:
                row["card"]["state"] = f"{copies} copies"
            yield row


def belt_rows(game: AlienFrontiers, state: State) -> Iterator[Fact]:
    """The asteroid cards that can be claimed, and what each is good for."""
    cards = asteroids_of(game.ruleset.book)
    for space in range(SPACES if cards else 0):
        lying = int(on_space(state, space))
        if lying >= 0:
            row = card_row(f"belt-{space + 1}", cards[lying])
            row["card"]["state"] = f"space {space + 1}"
            yield row


def pile_rows(game: AlienFrontiers, state: State) -> Iterator[Fact]:
    deck = count(int(state.at[DECK_SIZE]), "card")
    yield {"id": "deck", "key": "Deck", "value": [deck]}
    thrown = listed(pile(state, int(state.box.discards)))
    yield {"id": row_ids.DISCARDS, "key": "Discards", "value": [thrown]}
    if gone := out_of_the_game(game, state):
        yield {"id": row_ids.REMOVED, "key": "Out of the game", "value": [listed(gone)]}
    if state.box.asteroids:
        yield from asteroid_piles(state)
    if state.box.agendas:
        yield agenda_piles_row(state)
    yield {"id": RELIC_SHIP, "key": "Relic Ship", "value": relic(state)}


def asteroid_piles(state: State) -> Iterator[Fact]:
    """How much of the asteroid deck is unseen, its known bottom, and the discards."""
    belt = write_belt(state)
    known = [title(state.box, name) for name in belt["bottom"]]
    unseen = count(int(unseen_in_deck(state)), "card")
    order = f"; below these, in this order, {listed(known)}" if known else ""
    gone = Counter(title(state.box, name) for name in belt["discards"])
    thrown = listed(counted(gone.items()), "none")
    yield {
        "id": "asteroid-deck",
        "key": "Asteroid deck",
        "value": [f"{unseen} unseen{order}"],
    }
    yield {"id": "asteroid-discards", "key": "Asteroid discards", "value": [thrown]}


def relic(state: State) -> Words:
    """Where it is, and whose."""
    place = int(state.at[RELIC_PLACE])
    if place == AT_HOME:
        return [f"on {desert(state.box)}"]
    sails: Words = ["sails for ", spans.named(int(state.at[RELIC_USER]))]
    if place == UNPLACED:
        return [*sails, ", not yet docked"]
    if place == IN_BAY:
        return [*sails, f", in {the_bay(state.box)}"]
    if place == ON_CARD:
        return [*sails, f", on the {title(state.box, state.box.ship_cards[0][0])}"]
    return [*sails, f", at the {facility(state.box, place)}"]
