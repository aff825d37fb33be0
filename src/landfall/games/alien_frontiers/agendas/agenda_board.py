"""What all Agendas share: dealing and drawing, the limit, pairs at the Orbital Market, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda import Agenda, agendas_of
from landfall.games.alien_frontiers.agendas.agenda_piles import (
    agenda_points,
    can_be_drawn,
    come_true,
    deck_count,
    face_down,
    face_down_count,
    fade,
    note_drawn,
    revealed_count,
    show,
    shuffle_if_empty,
    size,
    take,
    throw,
)
from landfall.games.alien_frontiers.asks import (
    AGENDA_CHOSEN,
    AGENDA_DRAWN,
    AGENDA_FORETOLD,
    AGENDA_SET_UP,
    ASK_AGENDA,
    ASK_NOTHING,
    ASK_PAIR,
    ASK_SHED,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import MARKET, SEAT, TURN, bit, lowest
from landfall.games.alien_frontiers.hands import LESS
from landfall.games.alien_frontiers.rule import AGENDA_LIMIT, POINTS, Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.turn import begin_play, close_moments, go_on_to_roll
from landfall.games.alien_frontiers.words import agenda_titles, listed, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

LIMIT: Final = 3
"""Agendas that a seat may have, revealed ones counted."""

FROM_A_PAIR: Final = 2
"""Agendas that a pair at the Orbital Market draws."""


@final
class AgendaBoard(Rule):
    """It has no codes of its own; each revealed Agenda is a point."""

    def __init__(self) -> None:
        super().__init__("agendas", ASK_NOTHING)
        self.agendas: vec[Agenda] = vec[Agenda]([])  # by place, listed when one is first asked for

    def agenda_at(self, place: i64) -> Agenda:
        """One of the Agendas, by its place in the box."""
        if len(self.agendas) == 0:
            self.agendas = vec[Agenda](agendas_of(self.book))
        return self.agendas[place]

    def companions(self) -> list[Rule]:
        return [PairUse(), Shed(), DrawAgenda()]

    def bends(self) -> list[int]:
        return [POINTS]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return answer + agenda_points(state, seat)

    def bent_by(self) -> str:
        return f"{self.key}.point"

    # -- what is said of Agendas, and how a trial meets their rules -------------------------------

    def named(self, q: Question) -> Agenda:
        """The Agenda that an action names."""
        return agendas_of(self.book)[self.book.box.agenda(q.action.words[0])]

    def say_the_agenda(self, q: Question) -> str:
        return title(self.book.box, q.action.words[0])

    def say_own_agendas(self, q: Question) -> str:
        """What lies face down before you."""
        return listed(agenda_titles(q.state, int(face_down(q.state, q.you))), "none")

    def say_unmet(self, q: Question) -> str:
        """What was so a moment ago counts no more; only what was done then does."""
        agenda = self.named(q)
        objective = agenda.asks_in_game()
        if agenda.by_deeds:
            return f"you neither {objective} now nor did so just before"
        return f"you do not {objective} now"

    def hold_the_agenda(self, q: Question) -> None:
        take(q.state, q.you, self.named(q).agenda)

    # -- a pair at the Orbital Market -------------------------------------------------------------

    def minds_pairs(self) -> bool:
        return True

    def pair_docked(self, state: State, seat: i64, value: i64) -> None:
        if can_be_drawn(state) > 0:
            state.ask(ASK_PAIR, seat, value, 0, 0)

    # -- what an oracle has shown -----------------------------------------------------------------

    def join(self, book: Book) -> None:
        super().join(book)
        self.follow_gate = book.box.prophecy
        self.follow_step = 1

    def minds_steps(self) -> bool:
        return True

    def stepped(self, state: State, seat: i64) -> None:
        """An Agenda that lies on an oracle scores as soon as it is met."""
        whose = state.at[TURN]
        agenda = state.at[state.box.prophecy + whose] - 1
        if agenda >= 0 and self.agenda_at(agenda).met(state, whose):
            come_true(state, whose)
            for minding in self.book.revealing:
                minding.agenda_revealed(state, whose, agenda)

    # -- the end of the game ----------------------------------------------------------------------

    def minds_the_end(self) -> bool:
        return True

    def game_ends(self, state: State, seat: i64) -> None:
        """In-game halves that hold for who landed, then the endgame halves of all on one position."""
        again = True
        while again:
            again = False
            held = face_down(state, seat)
            while held != 0:
                agenda = self.agenda_at(lowest(held))
                if agenda.met(state, seat):
                    agenda.reveal(state, seat)
                    again = True
                held &= held - 1
            self.stepped(state, seat)  # an oracle may have shown one that waits for that
        other: i64 = 0
        while other < state.box.seats:
            fade(state, other)
            held |= face_down(state, other)
            other += 1
        while held != 0:
            agenda = self.agenda_at(lowest(held))
            other = 0
            while other < state.box.seats:
                if agenda.held(state, other) and agenda.met_at_end(state, other):
                    agenda.reveal(state, other)
                other += 1
            held &= held - 1
        close_moments(self.book, state)


def draw_agendas(state: State, seat: i64, cards: i64) -> None:
    """The seat draws so many, or what there is, and then keeps no more than it may."""
    shuffle_if_empty(state)
    state.await_chance(ASK_AGENDA, seat, min(cards, can_be_drawn(state)), AGENDA_DRAWN, 0)


def draw_unseen(book: Book, state: State) -> None:
    """The seat draws what it awaits without looking: only the numbers change, as others see it."""
    box = state.box
    seat = state.at[SEAT]
    cards = min(state.asked_a(), deck_count(state))
    gone: i64 = 0
    if state.asked_b() == AGENDA_CHOSEN:
        gone = cards + size(state.asked_c()) - 1
    state.answered()
    note_drawn(state, seat, cards)
    state.at[box.face_down_count + seat] += cards - gone
    state.at[box.thrown_count + seat] += gone
    over = over_limit(book, state, seat)
    state.at[box.face_down_count + seat] -= over
    state.at[box.thrown_count + seat] += over


def shed_unseen(book: Book, state: State) -> None:
    """The seat that is asked discards without showing what: only the numbers change."""
    box = state.box
    seat = state.at[SEAT]
    gone = state.asked_a()
    draws: i64 = 1 if state.asked_b() == 1 else 0
    state.answered()
    note_drawn(state, seat, draws)
    state.at[box.face_down_count + seat] += draws - gone
    state.at[box.thrown_count + seat] += gone
    over = over_limit(book, state, seat)
    state.at[box.face_down_count + seat] -= over
    state.at[box.thrown_count + seat] += over


def over_limit(book: Book, state: State, seat: i64) -> i64:
    """How many face-down Agendas the seat must discard."""
    held = face_down_count(state, seat)
    return max(0, min(held, held - room_for(book, state, seat)))


def room_for(book: Book, state: State, seat: i64) -> i64:
    """How many Agendas the seat may have face down beside those it has revealed."""
    limit = book.asked(AGENDA_LIMIT, state, seat, LIMIT)
    return max(0, limit - revealed_count(state, seat))


def keep_limit(book: Book, state: State, seat: i64) -> None:
    """The seat is asked what it discards; where all must go, they go."""
    over = over_limit(book, state, seat)
    if over == 0:
        return
    if over < face_down_count(state, seat):
        state.ask(ASK_SHED, seat, 0, 0, 0)
        return
    held = face_down(state, seat)
    while held != 0:
        throw(state, seat, lowest(held))
        held &= held - 1


@final
class DrawAgenda(Rule):
    """A card from the deck of Agendas, which only who draws it sees."""

    def __init__(self) -> None:
        super().__init__("agenda", ASK_AGENDA)
        self.untallied = True
        self.even = True
        self.draws = True

    def texts(self) -> list[str]:
        return [f"agenda {name}" for name in self.book.box.agenda_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        deck = state.at[state.box.agenda_deck]
        while deck != 0:
            out[n] = self.base + lowest(deck)
            n += 1
            deck &= deck - 1
        return n

    def draw(self, state: State, rng: Rng) -> i64:
        deck = state.at[state.box.agenda_deck]
        before = rng.below(size(deck))
        while before > 0:
            deck &= deck - 1
            before -= 1
        return self.base + lowest(deck)

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        there = state.at[state.box.agenda_deck] >> code - self.base & 1 == 1
        return "" if there else "chance.outcome"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        left = state.asked_a() - 1
        why = state.asked_b()
        if why == AGENDA_FORETOLD:
            show(state, seat, code - self.base)
            state.answered()
            go_on_to_roll(self.book, state, seat, self.book.parts["consult"])
            return
        drawn: i64 = 0
        if why == AGENDA_CHOSEN:
            drawn = state.asked_c() | bit(code - self.base)
        take(state, seat, code - self.base)
        if left > 0:
            if why == AGENDA_SET_UP:
                state.at[SEAT] = (seat + 1) % state.box.seats
            shuffle_if_empty(state)
            state.goes_on(left, why, drawn)
            return
        state.answered()
        if why == AGENDA_SET_UP:
            begin_play(self.book, state)
        elif size(drawn) > 1:
            state.ask(ASK_SHED, seat, size(drawn) - 1, 0, drawn)
        else:
            keep_limit(self.book, state, seat)


@final
class PairUse(Rule):
    """A pair just docked at the Orbital Market trades in this turn, or draws two Agendas now."""

    def __init__(self) -> None:
        super().__init__("pair", ASK_PAIR)
        self.untallied = True
        self.calm = True

    def texts(self) -> list[str]:
        return ["pair trade", "pair agendas"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.base
        out[n + 1] = self.base + 1
        return n + 2

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        value = state.asked_a()
        state.answered()
        if code > self.base:
            state.at[MARKET] = LESS[8 * state.at[MARKET] + value]
            draw_agendas(state, seat, FROM_A_PAIR)


@final
class Shed(Rule):
    """A face-down Agenda goes to the discards, face down, until the seat is within its limit.

    A faction's board may ask for so many to go, of some that were drawn or of any.
    """

    def __init__(self) -> None:
        super().__init__("shed", ASK_SHED)
        self.untallied = True
        self.calm = True

    def texts(self) -> list[str]:
        return [f"shed {name}" for name in self.book.box.agenda_names]

    def among(self, state: State, seat: i64) -> i64:
        """Those of which one goes, a bit each."""
        held = face_down(state, seat)
        drawn = held & state.asked_c()
        return drawn if size(drawn) > state.asked_a() else held

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        held = self.among(state, seat)
        while held != 0:
            out[n] = self.base + lowest(held)
            n += 1
            held &= held - 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if face_down(state, seat) >> code - self.base & 1 == 0:
            return "agendas.held"
        drawn = self.among(state, seat) >> code - self.base & 1 == 1
        return "" if drawn else "prophets-of-the-artifact.keep"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        throw(state, seat, code - self.base)
        left = state.asked_a() - 1
        if left > 0:
            state.goes_on(left, state.asked_b(), state.asked_c())
            return
        if left == 0:
            draws = state.asked_b() == 1
            state.answered()
            if draws:
                draw_agendas(state, seat, 1)
            else:
                keep_limit(self.book, state, seat)
            return
        if over_limit(self.book, state, seat) == 0:
            state.answered()
