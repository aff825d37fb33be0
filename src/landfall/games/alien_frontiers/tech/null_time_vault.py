"""Null-Time Vault: put up to three resources away each turn; discarded, it gives them all back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import resources

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.table.wording import Wording

FUEL_INSIDE: Final = 0
ORE_INSIDE: Final = 1
ROOM: Final = 8
A_TURN: Final = 3


@final
class NullTimeVault(Tech):
    """Codes: every mix of one to three resources, less fuel first."""

    def __init__(self) -> None:
        super().__init__("null-time-vault")

    def keeps(self) -> list[str]:
        return ["fuel", "ore"]

    def treasures(self) -> list[str]:
        return self.keeps()

    def use_texts(self) -> list[str]:
        return [
            " ".join(["fuel"] * fuel + ["ore"] * (number - fuel))
            for number in range(1, A_TURN + 1)
            for fuel in range(number + 1)
        ]

    def number_of(self, offset: i64) -> i64:
        """How many resources a code puts away: two codes name one, three two, four three."""
        return 1 if offset < 2 else 2 if offset < 5 else 3

    def fuel_of(self, offset: i64) -> i64:
        """How many of them are fuel."""
        return offset if offset < 2 else offset - 2 if offset < 5 else offset - 5

    def inside(self, state: State, seat: i64) -> i64:
        return self.kept_by(state, FUEL_INSIDE, seat) + self.kept_by(state, ORE_INSIDE, seat)

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        fuel = self.fuel_of(offset)
        if not state.can_pay(seat, fuel, self.number_of(offset) - fuel):
            return "null-time-vault.resources"
        if self.inside(state, seat) + self.number_of(offset) > ROOM:
            return "null-time-vault.full"
        # What is put away cannot pay for it, where an owner's own card has a price.
        return "tech.cost" if state.fuel(seat) < fuel + self.price(state, seat, offset) else ""

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `use_refusal` does not forbid, with what the seat has and the room looked up once."""
        fuel_left = state.fuel(seat) - self.price(state, seat, 0)
        ore_left = state.ore(seat)
        room = ROOM - self.inside(state, seat)
        code = self.base
        number: i64 = 1
        while number <= A_TURN:
            fuel: i64 = 0
            while fuel <= number:
                if number <= room and fuel <= fuel_left and number - fuel <= ore_left:
                    out[n] = code
                    n += 1
                code += 1
                fuel += 1
            number += 1
        return n

    def use(self, state: State, seat: i64, offset: i64) -> None:
        fuel = self.fuel_of(offset)
        ore = self.number_of(offset) - fuel
        state.pay(seat, fuel, ore)
        self.keep(state, FUEL_INSIDE, seat, fuel)
        self.keep(state, ORE_INSIDE, seat, ore)

    def discard_texts(self) -> list[str]:
        return [""]

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if self.inside(state, seat) > 0 else "null-time-vault.empty"

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        """Its own power empties it into the hand; a thief gets all that is in it, if the card too."""
        fuel = self.kept_by(state, FUEL_INSIDE, seat)
        ore = self.kept_by(state, ORE_INSIDE, seat)
        self.keep(state, FUEL_INSIDE, seat, -fuel)
        self.keep(state, ORE_INSIDE, seat, -ore)
        if taker == seat:
            state.gain(seat, fuel, ore)
        elif taker >= 0 and not state.holds(taker, self.card):
            self.keep(state, FUEL_INSIDE, taker, fuel)
            self.keep(state, ORE_INSIDE, taker, ore)

    def cannot_be_kept(self, state: State, seat: i64) -> str:
        if self.inside(state, seat) > ROOM:
            return f"at most {ROOM} resources lie on it"
        return super().cannot_be_kept(state, seat)

    # -- what is said of it -----------------------------------------------------------------------

    def say_put_in(self, wording: Wording) -> str:
        return resources(wording.words.count("fuel"), wording.words.count("ore"))

    def say_in_hand(self, q: Question) -> str:
        fuel, ore = int(q.state.fuel(q.you)), int(q.state.ore(q.you))
        return resources(fuel, ore) if fuel or ore else "no resources"

    def say_in_the_vault(self, q: Question) -> str:
        fuel, ore = (int(self.kept_by(q.state, of, q.you)) for of in (FUEL_INSIDE, ORE_INSIDE))
        return resources(fuel, ore)

    def say_room(self, q: Question) -> str:
        return str(ROOM)
