"""Reading the Agendas of a position: what lies before each seat, what it discarded, and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.core.game import HIDDEN
from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.agendas.agenda_board import over_limit
from landfall.games.alien_frontiers.agendas.agenda_piles import deck_count
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import MARKET, OFFERED, OWNED
from landfall.games.alien_frontiers.decisions.of_agendas import AgendaDealt, MarketPair, Shedding
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.position.entry import PLENTY, Entry, seat_entries
from landfall.games.alien_frontiers.position.pending import Asked
from landfall.games.alien_frontiers.position.write import letter
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

OF_A_SEAT: Final = ("agendas", "revealed", "agenda-discards", "foretold", "prophecy")


def read_agendas(game: AlienFrontiers, table: Entry, state: State) -> None:
    """An Agenda whose place is not said lies in the deck, unless the deck itself is listed."""
    box = state.box
    if not box.agendas:
        for where, keys in ((table, ("agenda-deck", "agenda-memory")), *of_seats(table, state)):
            for key in keys:
                if where.has(key):
                    raise where.at(key).wrong("this game has no Agendas")
        return
    left = names_left(game, state)
    for seat, entry in seat_entries(table, state.seats):
        down, thrown = int(box.face_down) + seat, int(box.thrown) + seat
        read_pile(entry.at("agendas"), state, left, down, int(box.face_down_count) + seat)
        read_pile(entry.at("revealed"), state, left, int(box.revealed) + seat, -1)
        read_pile(entry.at("agenda-discards"), state, left, thrown, int(box.thrown_count) + seat)
        read_pile(entry.at("foretold"), state, left, int(box.foretold) + seat, -1)
        read_prophecy(entry.at("prophecy"), state, left, int(box.prophecy) + seat)
    deck = int(box.agenda_deck)
    if table.has("agenda-deck"):
        read_pile(table.at("agenda-deck"), state, left, deck, -1)
    else:
        state.at[deck] = sum(1 << box.agenda(name) for name in left)
    read_memory(table, state)
    if deck_count(state) < 0:
        raise table.at("agenda-deck").wrong("there are more blanks than cards that could be there")


def read_memory(table: Entry, state: State) -> None:
    """Which discards everybody has seen; what was shuffled into the deck, and who drew from it."""
    box = state.box
    letters = [letter(seat) for seat in range(state.seats)]
    memory = table.part("agenda-memory", ("discards", "shuffled", *letters))
    thrown = [int(state.at[box.thrown + seat]) for seat in range(state.seats)]
    for key, pile in (("discards", box.thrown_open), ("shuffled", box.shuffled_open)):
        for one in memory.at(key).each():
            agenda = one.name(box.agenda_names)
            if key == "discards" and not any(cards >> agenda & 1 for cards in thrown):
                raise one.wrong(f"{one.value} is not among the discards")
            state.at[pile] |= 1 << agenda
    for seat, name in enumerate(letters):
        entry = memory.part(name, ("shuffled", "drawn"))
        for agenda in entry.at("shuffled").names(box.agenda_names):
            state.at[box.shuffled + seat] |= 1 << agenda
        state.at[box.drawn + seat] = entry.at("drawn").number(0, PLENTY, 0)


def of_seats(table: Entry, state: State) -> list[tuple[Entry, tuple[str, ...]]]:
    return [(entry, OF_A_SEAT) for _, entry in seat_entries(table, state.seats)]


def names_left(game: AlienFrontiers, state: State) -> set[str]:
    """The Agendas of this game; those of factions that nobody has leave it with the draft."""
    boards = [state.at[owner] for owner in state.box.owners]
    owned = sum(board >= OWNED for board in boards)
    dealing = game.dealt and state.turns == 0 and owned < state.seats
    drafted = OFFERED not in boards and owned > 0 and not dealing
    copies = zip(agendas_of(game.ruleset.book), game.ruleset.agendas, strict=True)
    return {
        agenda.key for agenda, there in copies if there and (agenda.in_play(state) or not drafted)
    }


def read_pile(entry: Entry, state: State, left: set[str], pile: int, count: int) -> None:
    """The cards of a list; a question mark is one that the viewer does not know."""
    names = state.box.agenda_names
    for one in entry.each():
        if count >= 0:
            state.at[count] += 1
            if one.value == HIDDEN:
                continue
        agenda = one.name(names)
        if names[agenda] not in left:
            raise one.wrong(f"{names[agenda]} lies elsewhere, or is not in this game")
        left.remove(names[agenda])
        state.at[pile] |= 1 << agenda


def read_prophecy(entry: Entry, state: State, left: set[str], at: int) -> None:
    """The Agenda that lies on a card of the seat."""
    shown = entry.each()
    if len(shown) > 1:
        raise entry.wrong("only one Agenda is foretold")
    for one in shown:
        if "oracle-engine" not in state.box.card_names:
            raise entry.wrong("no card of this game foretells an Agenda")
        read_pile(entry, state, left, at, -1)
        state.at[at] = one.name(state.box.agenda_names) + 1


def check_agendas(table: Entry, state: State, book: Book, asked: Asked) -> None:
    """What a decision speaks of is there, and nobody has too many who is not asked to discard."""
    if not state.box.agendas:
        return
    draws = {
        seat
        for decision, seat in zip(asked.stack, asked.seats, strict=True)
        if isinstance(decision, Shedding | AgendaDealt)
    }
    for seat, entry in seat_entries(table, state.seats):
        over = int(over_limit(book, state, seat))
        if over and seat not in draws:
            raise entry.at("agendas").wrong(f"{over} too many: say who discards, under `pending`")
        limited = isinstance(asked.top, Shedding) and not asked.top.goes
        if not over and limited and asked.seats[-1] == seat:
            raise asked.entry.wrong("nobody has more Agendas than allowed")
    for decision in asked.stack:
        if isinstance(decision, MarketPair) and decision.value not in DICE[state.at[MARKET]]:
            raise asked.entry.wrong(f"no pair of {decision.value}s stands at orbital-market")
