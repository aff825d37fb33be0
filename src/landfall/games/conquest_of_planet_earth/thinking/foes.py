"""Who may come out of the Resistance deck: every Resistance a Fight may bring, with its chance.

Cards are drawn until one is no Hero. All orders of a deck are as likely, so the chance of a set of
Heroes before a Full Resistance follows from how many they are; the sets are counted by what they add up
to, which are few. Nothing is left out, however many Heroes may come.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_HUMANS,
    B_FIGHTS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    F_COUNTER,
    F_FORMATION,
    F_FULL,
    F_HEROES,
    F_QUIET,
    F_ROUND,
    FIGHT_BEGINS,
    R_END,
    UNKNOWN,
)
from landfall.games.conquest_of_planet_earth.fight_round import clear
from landfall.games.conquest_of_planet_earth.fights import (
    OWN,
    abilities,
    alien_total,
    hero_strength,
    heroes_are_quiet,
    human_total,
    of_heroes,
    seat_of,
    skin,
)
from landfall.games.conquest_of_planet_earth.names import BOLD, SOFT
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import State, listed_too


class Foe(NamedTuple):
    """A Resistance that may come."""

    chance: float
    extra: int
    """Its Strength before Bold and dice, less what is added to the Aliens' figures."""
    abilities: int
    soft: bool
    loud_extra: int
    """The same once the Ally is lost who quiets its Heroes."""
    loud_abilities: int


Sets = dict[tuple[int, int, int, int, int], int]
"""How many sets of Heroes there are, by their size, what they add and which abilities they give,

as they are heard in the Fight and as they would be if nobody quieted them.
"""

ALL_HEROES: Final = 99

MANY_SETS: Final = 4000
"""So many results are remembered before all are forgotten."""


@final
class Foes:
    """Reads a deck for one game."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.box = ruleset.box
        self.sets: dict[tuple[tuple[int, ...], ...], Sets] = {}
        self.most_heroes = ALL_HEROES  # in one Fight; fewer for who plans and need not be exact

    # -- one Resistance that is known -------------------------------------------------------------

    def known(self, state: State) -> Foe:
        """The Resistance of the Fight in a position, in a round without bonuses of its own."""
        extra, found = self.heard(state)
        loud_extra, loud = extra, found
        if state.at[F_HEROES] != 0 and self.are_hushed(state):
            loud_extra, loud = self.heard(self.aloud(state))
        return Foe(1.0, extra, found, skin(state) == SOFT, loud_extra, loud)

    def heard(self, state: State) -> tuple[int, int]:
        """Its Strength less what is added to the Aliens' figures, and its abilities."""
        total = int(human_total(state) - self.added(state, OWN))
        found = int(abilities(state))
        if found & BOLD != 0:
            total -= int(state.all_aliens(state.at[B_SPACE]))
        return total, found

    def are_hushed(self, state: State) -> bool:
        """Are Heroes quiet only as long as an Ally is there?"""
        return state.at[F_QUIET] == 0 and heroes_are_quiet(state)

    def aloud(self, state: State) -> State:
        """The same without the Ally who quiets Heroes."""
        scene = state.copy()
        ally: i64 = 0
        while ally < self.box.allies:
            if self.box.ally_quiets[ally] != 0:
                scene.at[self.box.ally_at + 3 * ally] = 0
            ally += 1
        return scene

    def added(self, state: State, side: i64) -> i64:
        """What is added to the Strength of the figures on a side; not what is added for each of them."""
        box = state.box
        seat = seat_of(state, side)
        space = state.at[B_SPACE]
        each = state.at[F_FORMATION + side]
        total = alien_total(state, side)
        total -= state.saucers(space, seat) * (box.race_strength[state.race(seat)] + each)
        ally: i64 = 0
        while ally < box.allies:
            if state.ally_is(ally, seat, space):
                total -= box.ally_strength[ally] + each
            ally += 1
        return total

    def counter(self, state: State, seat: i64, space: i64, kind: i64) -> Foe:
        """A Counter, if a seat fought it in a Space."""
        scene = self.scene(state, seat, space, 1)
        scene.at[F_COUNTER] = kind + 1
        return self.known(scene)

    def scene(self, state: State, seat: i64, space: i64, number: i64) -> State:
        """A Fight of a seat in a Space is about to begin, the so-manieth of its Battle."""
        scene = state.copy()
        at = scene.at
        same = at[BATTLE] == AGAINST_HUMANS and at[B_SPACE] == space and at[B_SEAT] == seat
        clear(scene, FIGHT_BEGINS if same else BATTLE, R_END)
        at[BATTLE] = AGAINST_HUMANS
        at[B_SPACE] = space
        at[B_SEAT] = seat
        at[B_RIVAL] = 0
        at[B_FIGHTS] = number
        at[F_ROUND] = 1
        return scene

    # -- those who may come ----------------------------------------------------------------------

    def next_fight(
        self, state: State, seat: i64, space: i64, number: i64, before: i64 = 0
    ) -> list[Foe]:
        """All who may come in a Fight of a seat in a Space that has not begun.

        `before` it so many others draw: what is known to lie on top is theirs.
        """
        return self.drawn(self.scene(state, seat, space, number), before)

    def going_on(self, state: State) -> list[Foe]:
        """All who may come in the Fight under way, whose Full Resistance is not drawn yet."""
        scene = state.copy()
        scene.at[F_ROUND] = 1
        return self.drawn(scene, 0)

    def drawn(self, scene: State, before: i64) -> list[Foe]:
        """All who may come when cards are drawn now; the Heroes there go on to help."""
        box = self.box
        at = scene.at
        heroes = at[F_HEROES]
        place: i64 = 0
        while place < at[box.resistance_top]:  # cards on top that whoever looks on knows
            card = at[box.resistance_top + 1 + 2 * place]
            if card == UNKNOWN:
                break
            if box.res_hero[card] != 0:
                heroes = listed_too(heroes, card)
            elif before > 0:
                before -= 1
                heroes = 0
            else:
                at[F_FULL] = card + 1
                at[F_HEROES] = heroes
                return [self.known(scene)]
            place += 1
        if before > 0:
            heroes = 0
        at[F_HEROES] = heroes
        counts = [int(at[box.resistance_deck + kind]) for kind in range(int(box.resistance))]
        if self.fulls(counts) == 0:
            heroes = self.all_come(scene, counts)
            if self.comes_from_below(scene):
                return [self.known(scene)]
            heroes = at[F_HEROES]
            counts = self.shuffled(scene)
        return self.of_counts(scene, counts, heroes)

    def comes_from_below(self, scene: State) -> bool:
        """Of the cards put under the deck, in their order: does a Full Resistance come of them?"""
        at = scene.at
        below = self.box.resistance_bottom
        place: i64 = 0
        while place < at[below]:
            card = at[below + 1 + 2 * place]
            place += 1
            if card == UNKNOWN:
                continue  # a Hero, who is counted among those that nobody knows
            if self.box.res_hero[card] == 0:
                at[F_FULL] = card + 1
                return True
            at[F_HEROES] = listed_too(at[F_HEROES], card)
        return False

    def fulls(self, counts: list[int]) -> int:
        return sum(n for kind, n in enumerate(counts) if self.box.res_hero[kind] == 0)

    def all_come(self, scene: State, counts: list[int]) -> i64:
        """A deck of nothing but Heroes: all of them come."""
        heroes = scene.at[F_HEROES]
        for kind, n in enumerate(counts):
            for _ in range(n):
                heroes = listed_too(heroes, kind)
        scene.at[F_HEROES] = heroes
        return heroes

    def shuffled(self, scene: State) -> list[int]:
        """The deck that is made of the discard pile."""
        box = self.box
        counts = [0] * int(box.resistance)
        pile = box.resistance_discards
        for place in range(int(scene.at[pile])):
            counts[int(scene.at[pile + 1 + place])] += 1
        return counts

    def of_counts(self, scene: State, counts: list[int], heroes: i64) -> list[Foe]:
        """Those who may come from a deck of which only these counts are known."""
        box = self.box
        size = sum(counts)
        told: dict[tuple[int, int, bool, int, int], float] = {}
        loud = self.aloud(scene) if self.are_hushed(scene) else scene
        for kind, copies in enumerate(counts):
            if copies == 0 or box.res_hero[kind] != 0:
                continue
            scene.at[F_FULL] = kind + 1
            loud.at[F_FULL] = kind + 1
            scene.at[F_HEROES] = 0
            alone = self.known(scene)
            rows = self.rows(scene, loud, counts)
            bonus_before, found_before, loud_before, loud_found = self.given(scene, loud, heroes)
            weights = self.weights(size, copies)
            for (many, bonus, found, more, given), ways in self.sets_of(rows).items():
                if many >= len(weights):
                    continue
                key = (
                    alone.extra + bonus + bonus_before,
                    alone.abilities | found | found_before,
                    alone.soft,
                    alone.extra + more + loud_before,
                    alone.abilities | given | loud_found,
                )
                told[key] = told.get(key, 0.0) + weights[many] * ways
        scene.at[F_HEROES] = heroes
        return [Foe(told[key], *key) for key in sorted(told)]

    def given(self, scene: State, loud: State, heroes: i64) -> tuple[int, int, int, int]:
        """What some Heroes add and which abilities they give: as they are heard, and aloud."""
        if heroes == 0:
            return 0, 0, 0, 0
        scene.at[F_HEROES] = heroes
        loud.at[F_HEROES] = heroes
        bonus, more = int(hero_strength(scene)), int(hero_strength(loud))
        found = 0 if heroes_are_quiet(scene) else int(of_heroes(scene))
        given = 0 if heroes_are_quiet(loud) else int(of_heroes(loud))
        scene.at[F_HEROES] = 0
        loud.at[F_HEROES] = 0
        return bonus, found, more, given

    def weights(self, size: int, copies: int) -> list[float]:
        """For a number of Heroes the chance that a certain set of them comes before a certain kind.

        They come in any order, and the Full Resistance, of so many copies, right after them.
        """
        answer = [copies / size]
        for many in range(1, size - copies + 1):
            answer.append(answer[-1] * many / (size - many))
        return answer

    def rows(self, scene: State, loud: State, counts: list[int]) -> tuple[tuple[int, ...], ...]:
        """What each Hero in the deck adds to a Full Resistance, and which abilities it gives."""
        rows: list[tuple[int, ...]] = []
        for kind, copies in enumerate(counts):
            if copies > 0 and self.box.res_hero[kind] != 0:
                rows += [self.given(scene, loud, kind + 1)] * copies
        return tuple(sorted(rows))

    def sets_of(self, rows: tuple[tuple[int, ...], ...]) -> Sets:
        """All sets of Heroes, by how many they are and what they add up to."""
        found = self.sets.get(rows)
        if found is None:
            found = {(0, 0, 0, 0, 0): 1}
            for bonus, given, loud_bonus, loud_given in rows:
                more = dict(found)
                for (many, total, mask, loud_total, loud), ways in found.items():
                    if many == self.most_heroes:
                        continue
                    key = (
                        many + 1,
                        total + bonus,
                        mask | given,
                        loud_total + loud_bonus,
                        loud | loud_given,
                    )
                    more[key] = more.get(key, 0) + ways
                found = more
            if len(self.sets) > MANY_SETS:
                self.sets.clear()
            self.sets[rows] = found
        return found
