"""The proof of secrecy: a game that keeps its secrets passes, and every way to tell one is found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from landfall import catalog
from landfall.core.game import SeenAct, SeenStep
from landfall.core.package import GamePackage
from landfall.testing.check_secrecy import check_secrecy
from little_game import night as phases
from little_game import story, table
from little_game.game import NightWatch
from little_game.night import WHOLE, Night
from little_game.package import PACKAGE


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 1},
        {"seats": 2, "length": "long"},
        {"seats": 3, "edition": "midnight"},
        {"seats": 2, "edition": "moonrise"},
        {"seats": 4, "teams": True},
    ],
    ids=str,
)
def test_a_game_that_keeps_its_secrets(options: dict[str, Any]) -> None:
    check_secrecy(NightWatch(**options), games=3, seed=2, closely=6, package=PACKAGE)


@pytest.mark.parametrize("edition", ["first-printing", "edition-x"])
def test_a_game_in_which_all_lies_open(edition: str) -> None:
    check_secrecy(catalog.game(edition=edition, seats=2), games=1, closely=500)


def learned(game: NightWatch, package: GamePackage | None = None) -> str:
    """What somebody learns in a leaky game."""
    with pytest.raises(AssertionError) as told:
        check_secrecy(game, games=20, seed=1, closely=2, package=package)
    return str(told.value)


def test_a_view_that_shows_another_hand() -> None:
    class Leaky(NightWatch):
        def view(self, position: Night, seat: int | None) -> dict[str, Any]:
            return {**super().view(position, seat), "all": self.to_dict(position)["hands"]}

    assert "learns from the view" in learned(Leaky())


def test_an_observation_that_keeps_a_laid_card() -> None:
    class Leaky(NightWatch):
        def observe(self, position: Night, viewer: int | None) -> Night:
            return replace(super().observe(position, viewer), laid=position.laid)

    assert "sees more on a second look" in learned(Leaky())


def test_a_secret_card_told_by_name() -> None:
    class Leaky(NightWatch):
        def seen(self, position: Night, code: int, seat: int, viewer: int | None) -> SeenAct:
            if self.text(code).startswith("lay"):
                return SeenAct(seat, self.text(code), code)
            return super().seen(position, code, seat, viewer)

    assert "apart by its words" in learned(Leaky())


def test_a_story_that_gives_the_number_of_a_card_away() -> None:
    def tell(
        game: NightWatch,
        steps: Sequence[SeenStep],
        names: Sequence[str] = (),
        you: int | None = None,
    ) -> str:
        return f"{story.tell(game, steps, names, you)} ({secrets.pop() if secrets else 0})"

    class Leaky(NightWatch):
        def seen(self, position: Night, code: int, seat: int, viewer: int | None) -> SeenAct:
            secrets.append(code)
            return super().seen(position, code, seat, viewer)

    secrets: list[int] = []
    gossip = ModuleType("gossip")
    vars(gossip).update({**vars(story), "tell": tell})
    assert "words" in learned(Leaky(), replace(PACKAGE, story=gossip))  # type: ignore[arg-type]


def test_legal_actions_that_depend_on_what_others_hold() -> None:
    class Leaky(NightWatch):
        def refusal(self, position: Night, code: int, seat: int | None = None) -> str:
            others = [h for s, h in enumerate(position.hands) if s != position.leader]
            looking = position.phase == phases.LOOK
            if looking and self.text(code) == "skip" and any(4 in hand for hand in others):
                return "watch.look"
            return super().refusal(position, code, seat)

    assert "what is legal" in learned(Leaky())


def test_an_explanation_that_names_what_lies_on_top() -> None:
    class Leaky(NightWatch):
        def fact(self, position: Night, rule: str, seat: int | None) -> str:
            return f"{super().fact(position, rule, seat)} {position.hands}"

    assert "learns from why" in learned(Leaky())


def test_who_was_asked_is_told_by_the_actors() -> None:
    """A window in which everybody sees who has yet to answer tells who took time to think."""

    class Leaky(NightWatch):
        def observe(self, position: Night, viewer: int | None) -> Night:
            seen = super().observe(position, viewer)
            if position.phase == phases.WINDOW and position.eyes == WHOLE:
                waiting = [s for s, answer in enumerate(position.answers) if answer == 0]
                return replace(seen, last=f"waiting for {waiting}")
            return seen

    told = learned(Leaky(seats=3))
    assert "would not look like" in told or "learns" in told


def test_an_act_that_may_be_taken_back_and_tells_something() -> None:
    class Leaky(NightWatch):
        def reveals(self, position: Night, code: int, seat: int) -> bool:
            return False

    assert "not said to reveal anything" in learned(Leaky(length="long"))


def test_imagination_that_forgets_what_the_seat_knows() -> None:
    class Forgetful(NightWatch):
        def imagine(self, seen: Night, viewer: int | None, rng: Any) -> Night:
            return super().imagine(seen.seen_by(None), viewer, rng)

    assert "would not look like" in learned(Forgetful())


def test_a_plain_table_made_of_the_position() -> None:
    def position(game: NightWatch, seen: Night, viewer: int | None) -> Sequence[Any]:
        rows = table.position(game, seen, viewer)
        return [*rows, {"id": "x", "title": "x", "rows": [], "count": str(next(dealt))}]

    dealt = iter(range(10**6))
    careless = ModuleType("careless")
    vars(careless).update({**vars(table), "position": position})
    told = learned(NightWatch(), replace(PACKAGE, table=careless))  # type: ignore[arg-type]
    assert "learns from the rows" in told


def test_a_running_record_that_is_written_from_more_than_was_seen() -> None:
    class Leaky(NightWatch):
        def observe(self, position: Night, viewer: int | None) -> Night:
            if position.eyes == WHOLE:
                met.append(sum(map(sum, position.hands)))
            return super().observe(position, viewer)

        def to_dict(self, position: Night) -> dict[str, Any]:
            return {**super().to_dict(position), "discards": [met[-1]]}

        def view(self, position: Night, seat: int | None) -> dict[str, Any]:
            return {}

        def hash(self, position: Night, version: int = 2) -> str:
            return "0" * 16

    met = [0]
    assert "may save" in learned(Leaky())
