"""The conformance kit passes what keeps its promises and names the promise that is broken."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.core.outcome import Outcome, lost
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.testing import check_game
from testing.pebbles import TEXTS, Heap, Pebbles


@pytest.mark.parametrize(
    ("edition", "seats"),
    [(name, seats) for name, edition in EDITIONS.items() for seats in edition.seats],
)
def test_alien_frontiers_keeps_its_promises(edition: str, seats: int) -> None:
    check_game(AlienFrontiers(edition, seats), games=1, seed=seats, closely=300)


def test_the_long_game_keeps_its_promises() -> None:
    check_game(AlienFrontiers(seats=4, long_game=True), games=1, closely=300)


def test_a_small_game_keeps_its_promises() -> None:
    check_game(Pebbles(), games=20)


class List(list[int]):
    """A heap that can be changed."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))


class Changes(Pebbles):
    def start(self) -> Any:
        return List([-1, 0])

    def apply(self, position: Any, code: int, seat: int | None = None) -> Any:
        position[:] = super().apply((position[0], position[1]), code, seat)
        return List(position)

    def from_dict(self, data: Any) -> Any:
        return List(super().from_dict(data))


class CannotBeHashed(Pebbles):
    def start(self) -> Any:
        return [-1, 0]


class ReadsAnything(Pebbles):
    def code(self, text: str) -> int:
        return TEXTS.index(text) if text in TEXTS else 0


class SharesText(Pebbles):
    def text(self, code: int) -> str:
        return "take 1" if code == 1 else TEXTS[code]


class OffersTwice(Pebbles):
    def legal(self, position: Heap, seat: int | None = None) -> list[int]:
        return [code for code in super().legal(position, seat) for _ in range(2)]


class OffersTooMuch(Pebbles):
    def legal(self, position: Heap, seat: int | None = None) -> list[int]:
        return (
            [0, 1]
            if position[0] > 0 and seat in (None, position[1])
            else super().legal(position, seat)
        )


class OffersTooLittle(Pebbles):
    def legal(self, position: Heap, seat: int | None = None) -> list[int]:
        return (
            super().legal(position, seat)[:1] if position[0] > 0 else super().legal(position, seat)
        )


class GetsStuck(Pebbles):
    def legal(self, position: Heap, seat: int | None = None) -> list[int]:
        return [] if position[0] == 1 else super().legal(position, seat)


class Miscounts(Pebbles):
    def outcomes(self, position: Heap) -> list[tuple[int, float]]:
        return [(code, 1 / 4) for code, _ in super().outcomes(position)]


class SamplesElsewhere(Pebbles):
    def sample(self, position: Heap, rng: Rng) -> int:
        return 0


class Forgets(Pebbles):
    def from_dict(self, data: Any) -> Heap:
        return (data["left"], 0)


class LooksDifferent(Pebbles):
    looks = 0

    def view(self, position: Heap, seat: int | None) -> dict[str, Any]:
        self.looks += 1
        return {"looks": self.looks}


class IsNotPlain(Pebbles):
    def view(self, position: Heap, seat: int | None) -> dict[str, Any]:
        return {"heap": position}


class OnlookersPeep(Pebbles):
    def view(self, position: Heap, seat: int | None) -> dict[str, Any]:
        hidden = {} if seat == 1 else {"left": position[0]}
        return {"turn": position[1], **hidden}


class NeverEnds(Pebbles):
    def apply(self, position: Heap, code: int, seat: int | None = None) -> Heap:
        left, mover = super().apply(position, code, seat)
        return (left or 6, mover)


class Crowded(Pebbles):
    def actors(self, position: Heap) -> tuple[int, ...]:
        return (0, 1) if self.actor(position) >= 0 else ()


class ActsForOthers(Pebbles):
    def legal(self, position: Heap, seat: int | None = None) -> list[int]:
        return super().legal(position)


class DividedTeam(Pebbles):
    teams = (0, 0)  # type: ignore[assignment]


class OnlySecond(Pebbles):
    def outcome(self, position: Heap) -> Outcome | None:
        outcome = super().outcome(position)
        return outcome and Outcome(outcome.reason, outcome.scores, (2, 3))


class Nameless(Pebbles):
    teams = (1, 2)  # type: ignore[assignment]


class NobodyWins(Pebbles):
    def outcome(self, position: Heap) -> Outcome | None:
        return None


class TheLoserWins(Pebbles):
    def outcome(self, position: Heap) -> Outcome | None:
        outcome = super().outcome(position)
        return outcome and Outcome(outcome.reason, outcome.scores, outcome.ranks[::-1])


class SaysNothing(Pebbles):
    def fact(self, position: Heap) -> str:
        return ""


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (Changes, "apply has changed the position"),
        (CannotBeHashed, "a position cannot be hashed"),
        (ReadsAnything, "is no action, but is read as code 0"),
        (SharesText, "'take 1' is code 1, but is read as 0"),
        (OffersTwice, "offered twice"),
        (OffersTooMuch, "'take 2' is offered, but heap.left forbids it"),
        (OffersTooLittle, "'take 2' is not offered, but no rule forbids it"),
        (GetsStuck, "has no legal action"),
        (Miscounts, "the probabilities sum to 0.75"),
        (SamplesElsewhere, "'take 1' is no outcome"),
        (Forgets, "it is another position"),
        (LooksDifferent, "sees two equal positions differently"),
        (IsNotPlain, "changes on its way through JSON"),
        (OnlookersPeep, "an onlooker sees what seat 1 does not"),
        (NeverEnds, "has not ended after 500 steps"),
        (Crowded, "actor 1 has no legal action"),
        (ActsForOthers, "does not act, but is offered"),
        (DividedTeam, "one team has the ranks"),
        (OnlySecond, "nobody wins: then all are ranked 2"),
        (Nameless, "teams are counted from 0"),
        (NobodyWins, "over without an outcome"),
        (TheLoserWins, "have not the best of"),
        (SaysNothing, "is refused by heap.first, but explained as"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_broken_promise_is_named(broken: type[Pebbles], promise: str) -> None:
    with pytest.raises(AssertionError, match=promise):
        check_game(broken(), games=20, closely=1, longest=500)


class AllTogether(Pebbles):
    """Both win or both lose, as the heap has an even or an odd number of pebbles."""

    teams = (0, 0)  # type: ignore[assignment]

    def outcome(self, position: Heap) -> Outcome | None:
        alone = super().outcome(position)
        if alone is None:
            return None
        won = Outcome("the heap is gone", alone.scores, (1, 1))
        return won if position[1] else lost(alone.scores, "the heap has won")


def test_a_table_may_win_or_lose_together() -> None:
    check_game(AllTogether(), games=20)


def test_the_place_of_a_broken_promise_is_told() -> None:
    with pytest.raises(AssertionError, match=r"seed 7, game 0, step 1, after 'heap \d'"):
        check_game(OffersTooLittle(), seed=7, closely=1)
