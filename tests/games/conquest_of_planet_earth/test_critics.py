"""The critics give prizes for what has happened, and for nothing else."""

from __future__ import annotations

from games.conquest_of_planet_earth.laid_table import Table, fight
from landfall.core.praise import Praise
from landfall.games.conquest_of_planet_earth.critics import FilmCritics
from landfall.games.conquest_of_planet_earth.fight_seen import totals


class WatchedTable(Table):
    """A table at which the critics see every step."""

    def __init__(self, races: str) -> None:
        super().__init__(races)
        self.critics = FilmCritics(self.game)

    def apply(self, seat: str, code: int) -> None:
        before = self.state.copy()
        super().apply(seat, code)
        self.critics.watch(before, self.state)

    def comes(self, *texts: str) -> Table:
        for text in texts:
            self.reaches_chance()
            before = self.state.copy()
            super().comes(text)
            self.critics.watch(before, self.state)
        return self

    @property
    def on_paper(self) -> list[int]:
        return totals(self.state)

    @property
    def prizes(self) -> dict[str, Praise]:
        return {praise.title: praise for praise in self.critics.praise()}


def test_nothing_happened_and_nothing_is_praised() -> None:
    assert WatchedTable("trun trun").prizes == {}


def test_a_place_taken_from_a_rival_makes_a_villain() -> None:
    table = WatchedTable("trun trun")
    table.aliens("A", "n-1", 1).aliens("B", "n-1", 1).place("n-1", "town", "A").battles("A")
    fight(table, 1, 6).says("B", "steal")
    assert table.prizes["Villain"] == Praise("Villain", (1,), "took 1 of others’ places")
    assert table.prizes["Most saucers lost"] == Praise("Most saucers lost", (0,), "lost 1")
    assert "Best stunt" not in table.prizes  # nobody was behind on paper


def test_a_fight_won_from_behind_is_a_stunt_and_one_won_from_ahead_is_none() -> None:
    table = WatchedTable("trun trun")
    table.aliens("A", "n-1", 1).place("n-1", "town").battles("A")
    table.comes("meet us-army-tanks")
    own, enemy = table.on_paper
    assert own < enemy
    fight(table, 6, 1).passes()
    assert table.prizes["Best stunt"].seats == (0,)
    assert table.prizes["Best stunt"].words.endswith(f"stood {own} to {enemy} on paper")


def test_the_longest_queue_of_heroes_is_of_one_battle() -> None:
    table = WatchedTable("trun trun")
    table.aliens("A", "n-1", 2).place("n-1", "town").battles("A")
    table.comes("meet teenage-lovebirds")
    assert "Longest queue of Heroes" not in table.prizes
    table.comes("meet retired-war-hero", "meet local-police")
    assert table.prizes["Longest queue of Heroes"].words == "met 2 of them in one Battle"
    assert table.prizes["Longest queue of Heroes"].seats == (0,)
