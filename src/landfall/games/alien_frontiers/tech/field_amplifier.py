"""Field Amplifier: two fuel stretch a field across a border; discarded, it gathers all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.standing import controls_any
from landfall.games.alien_frontiers.asks import ASK_CONFINE
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import ACTOR, bit
from landfall.games.alien_frontiers.planet import put_field, straddle
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State, ints, zeros
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import letter, lying, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling
    from landfall.games.alien_frontiers.table.wording import Wording


@final
class FieldAmplifier(Tech):
    """Codes: for each field generator every border, from either side; then a territory each."""

    def __init__(self) -> None:
        super().__init__("field-amplifier")
        self.heres: vec[i64] = zeros(0)  # of each border, taken from either side
        self.theres: vec[i64] = zeros(0)

    def straddles(self) -> bool:
        return True

    def companions(self) -> list[Rule]:
        return [Confine()]

    def join(self, book: Book) -> None:
        names = range(len(book.box.territory_names))
        sides = [(here, there) for here in names for there in names]
        sides = [(here, there) for here, there in sides if book.neighbours(here) >> there & 1 == 1]
        self.heres = ints([here for here, _ in sides])
        self.theres = ints([there for _, there in sides])
        super().join(book)

    # -- across a border ------------------------------------------------------------------------

    def use_texts(self) -> list[str]:
        names = self.book.box.territory_names
        borders = [
            f"{names[self.heres[k]]} {names[self.theres[k]]}" for k in range(len(self.heres))
        ]
        return [f"{field} {border}" for field in self.book.box.field_names for border in borders]

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Only of generators on territories of the seat."""
        sides: i64 = len(self.heres)
        field: i64 = 0
        while field < state.box.fields:
            if controls_any(state, seat, state.covered(field)):
                offset = sides * field
                while offset < sides * (field + 1):
                    if not self.use_refusal(state, seat, offset):
                        out[n] = self.base + offset
                        n += 1
                    offset += 1
            field += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        sides: i64 = len(self.heres)
        field = offset // sides
        here = self.heres[offset % sides]
        covered = state.covered(field)
        if covered >> here & 1 == 0:
            return "field-amplifier.generator"
        if state.controller(here) != seat:
            return "field-amplifier.control"
        if covered == bit(here) | bit(self.theres[offset % sides]):
            return "field-amplifier.straddles"
        return ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        self.stretch(state, offset, seat)

    def use_lent(self, state: State, seat: i64, offset: i64) -> None:
        """Nobody holds the card by which it lies across the border, so nobody can lose it."""
        self.stretch(state, offset, -1)

    def stretch(self, state: State, offset: i64, by: i64) -> None:
        sides: i64 = len(self.heres)
        here = self.heres[offset % sides]
        straddle(self.book, state, offset // sides, here, self.theres[offset % sides], by)

    # -- all on one territory -------------------------------------------------------------------

    def discard_texts(self) -> list[str]:
        return list(self.book.box.territory_names)

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `discard_refusal` does not forbid, without a look where the seat has no colony."""
        place: i64 = 0
        while place < state.box.territories:
            if state.colonies(place, seat) > 0 and not self.discard_refusal(state, seat, place):
                out[n] = self.base + self.paid_codes + place
                n += 1
            place += 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if state.colonies(offset, seat) == 0:
            return "field-amplifier.colony"
        out = False
        field: i64 = 0
        while field < state.box.fields:
            covered = state.covered(field)
            if covered != 0 and covered != bit(offset):
                return ""
            out = out or covered != 0
            field += 1
        return "field-amplifier.gathered" if out else "field-amplifier.none-out"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        field: i64 = 0
        while field < state.box.fields:
            covered = state.covered(field)
            if covered != 0 and covered != bit(offset):
                put_field(self.book, state, field, offset)
            field += 1

    # -- the card is lost -----------------------------------------------------------------------

    def minds_leaving(self) -> bool:
        return True

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        """Whoever acts is asked of each generator that its holder had set across a border."""
        if taker == seat:
            return
        field = state.box.fields - 1
        while field >= 0:
            if state.field_across(field) >= 0 and state.straddled_by(field) == seat:
                state.ask(ASK_CONFINE, state.at[ACTOR], field, 0, 0)
            field -= 1

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_here(self, about: Telling | Wording) -> str:
        return title(self.book.box, about.words[1])

    def say_beyond(self, about: Telling | Wording) -> str:
        return title(self.book.box, about.words[2])

    def say_lies(self, q: Question) -> str:
        """Where the generator lies that is named, or that is asked about."""
        return lying(q.state, int(q.state.asked_a()) if q.verb == "confine" else q.field)

    def say_holder(self, q: Question) -> str:
        controller = int(q.state.controller(q.territory))
        return f"{letter(controller)} controls" if controller >= 0 else "nobody controls"

    def say_confined(self, about: Telling) -> str:
        """The generator that stays on one of two territories."""
        before = about.scene.before
        return title(before.box, before.box.field_names[before.asked_a()])

    def put_it_there(self, q: Question) -> None:
        put_field(self.book, q.state, q.field, q.territory)

    def control_it(self, q: Question) -> None:
        box = q.state.box
        q.state.at[box.land + box.row * q.territory + box.seats] = q.you

    def settle_there(self, q: Question) -> None:
        box = q.state.box
        q.state.at[box.land + box.row * q.territory + q.you] += 1


@final
class Confine(Rule):
    """On which of its two territories a field generator stays when the card was taken."""

    def __init__(self) -> None:
        super().__init__("confine", ASK_CONFINE)

    def texts(self) -> list[str]:
        return [f"confine {name}" for name in self.book.box.territory_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        covered = state.covered(state.asked_a())
        territory: i64 = 0
        while territory < state.box.territories:
            if covered >> territory & 1 == 1:
                out[n] = self.base + territory
                n += 1
            territory += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if state.in_field(code - self.base, state.asked_a()):
            return ""
        return "field-amplifier.lost"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        field = state.asked_a()
        state.answered()
        put_field(self.book, state, field, code - self.base)
