"""What has changed in Battles: Fights, what a Fight Round came to, who resists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landfall.core.kind_of_change import Change
from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_ALIENS,
    AGAINST_CAPTAIN,
    B_CONTROLLED,
    B_FIGHTS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    DONE_ROUND,
    DONE_TOTALS,
    F_COUNTER,
    F_FULL,
    F_HEROES,
    F_ROUND,
    KIND,
    NEITHER,
    RESULT,
    WHO,
)
from landfall.games.conquest_of_planet_earth.change import (
    BattleBegun,
    BattleEnded,
    Controlled,
    FightBegun,
    HeroGone,
    HeroMet,
    ResistanceMet,
    ResistancePassedOver,
    RoundFought,
)
from landfall.games.conquest_of_planet_earth.compared import Compared
from landfall.games.conquest_of_planet_earth.fight_round import ESCAPED, LOST
from landfall.games.conquest_of_planet_earth.fight_round import WON as BATTLE_WON
from landfall.games.conquest_of_planet_earth.state import (
    CHANCE,
    listed,
)

AGAINST: Final = {AGAINST_ALIENS: "aliens", AGAINST_CAPTAIN: "captain"}
RESULTS: Final = {BATTLE_WON: "won", LOST: "lost", ESCAPED: "escaped"}
SIDES: Final = ("own", "other")


class BattleChanges(Compared):
    """The Battle under way, and one that is over."""

    def battle(self, numbers: list[int]) -> tuple[int, int, int, int]:
        return numbers[BATTLE], numbers[B_SPACE], numbers[B_SEAT], numbers[B_RIVAL]

    def is_another_battle(self) -> bool:
        if self.battle(self.was) != self.battle(self.now):
            return True
        fresh = self.was[F_COUNTER] > 0 < self.now[F_COUNTER] and self.now[F_ROUND] == 1
        won = self.now[DONE_ROUND] == 1 and self.now[RESULT] == BATTLE_WON
        return fresh and won and self.now[B_FIGHTS] == self.was[B_FIGHTS]

    def fights(self) -> Iterator[Change]:
        """What a Fight Round came to, and Resistance that comes and goes."""
        if self.now[DONE_ROUND]:
            side = self.now[DONE_ROUND]
            own, enemy = self.now[DONE_TOTALS : DONE_TOTALS + 2]
            winner = "" if side == NEITHER else SIDES[side - 1]
            yield RoundFought(self.was[B_SEAT], winner, own, enemy, self.was[B_RIVAL] - 1)
        yield from self.passed_over()
        same = not self.is_another_battle() and self.was[B_FIGHTS] == self.now[B_FIGHTS]
        if same and self.now[BATTLE]:
            yield from self.resistance(self.was, self.now)

    def passed_over(self) -> Iterator[Change]:
        """A card that was turned up in search of a Hero, and is none."""
        if self.was[WHO] != CHANCE or self.top(self.was)[KIND] != self.book.kind("seek-hero"):
            return
        pile = int(self.box.resistance_discards)
        for card in self.now[pile + 1 + self.was[pile] : pile + 1 + self.now[pile]]:
            yield ResistancePassedOver(self.box.resistance_names[card])

    def resistance(self, was: list[int], now: list[int]) -> Iterator[Change]:
        """Cards of one Fight; `was` is empty of them where the Fight is new."""
        names = self.box.resistance_names
        old, new = packed(was[F_HEROES]), packed(now[F_HEROES])
        for hero in new[len(old) :]:
            yield HeroMet(names[hero])
        if was[F_FULL] == now[F_FULL] or now[F_FULL]:
            for hero in old[len(new) :]:
                yield HeroGone(names[hero])
        for card in packed(now[B_CONTROLLED])[len(packed(was[B_CONTROLLED])) :]:
            yield Controlled(now[B_SEAT], names[card])
        if now[F_FULL] and now[F_FULL] != was[F_FULL]:
            yield ResistanceMet(names[now[F_FULL] - 1])

    def battle_over(self) -> Iterator[Change]:
        if self.was[BATTLE] and self.is_another_battle():
            kind = self.was[BATTLE]
            result = "" if kind == AGAINST_CAPTAIN else RESULTS.get(self.now[RESULT], "")
            yield BattleEnded(
                self.was[B_SEAT],
                self.spaces[self.was[B_SPACE]],
                AGAINST.get(kind, "humans"),
                result,
                self.was[B_RIVAL] - 1,
            )

    def battle_begun(self) -> Iterator[Change]:
        if not self.now[BATTLE]:
            return
        another = self.is_another_battle()
        if another:
            yield BattleBegun(
                self.now[B_SEAT],
                self.spaces[self.now[B_SPACE]],
                AGAINST.get(self.now[BATTLE], "humans"),
                self.now[B_RIVAL] - 1,
            )
        if self.now[B_FIGHTS] and (another or self.now[B_FIGHTS] != self.was[B_FIGHTS]):
            counter = self.now[F_COUNTER]
            name = self.box.counter_names[counter - 1] if counter else ""
            yield FightBegun(self.now[B_FIGHTS], name)
            fresh = [0] * len(self.now)
            if not another:  # what is under control stays so until the Battle ends
                fresh[B_CONTROLLED] = self.was[B_CONTROLLED]
            yield from self.resistance(fresh, self.now)


def packed(number: int) -> list[int]:
    """The entries of a packed list."""
    found: list[int] = []
    while (entry := int(listed(number, len(found)))) >= 0:
        found.append(entry)
    return found
