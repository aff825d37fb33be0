"""The chances of Fights: of the Fight Round under way, of its Fight, and of the whole Battle.

They are what comes if nobody plays or uses anything more and the group stays to the end: all dice are
counted, guards and Living Slime save whom they save, whoever has to lose an Alien gives up the one that
is missed least, and cards come as the deck that the viewer sees may bring them. The Fight Round and the
Fight are exact. Of the Fights after the one under way each draws from the deck as it is now: what the
Fights before it take out of the deck is not followed.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_ALIENS,
    AGAINST_CAPTAIN,
    AGAINST_HUMANS,
    B_FIGHTS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    B_USED,
    B_WON,
    BATTLE,
    F_COUNTER,
    F_CRUSHING,
    F_DECIDED,
    F_FORMATION,
    F_FULL,
    F_ROUND,
    MOST_DICE,
    R_BONUS,
    R_DICE,
    R_DIE,
    R_EXTRA,
    SEAT,
    STEP,
    TIPPED,
    A,
    B,
    C,
    D,
    E,
    bit,
)
from landfall.games.conquest_of_planet_earth.fight import DEFEATED
from landfall.games.conquest_of_planet_earth.fights import (
    OTHER,
    OWN,
    dice_of_humans,
    seat_of,
    winner,
    with_humans,
)
from landfall.games.conquest_of_planet_earth.losses import GUARDED, LOST_ROUND, barrage_hits
from landfall.games.conquest_of_planet_earth.names import CRUSHING
from landfall.games.conquest_of_planet_earth.rule import frame_below
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.alien_fighters import AlienFighters
from landfall.games.conquest_of_planet_earth.thinking.fighters import (
    NO_WAY,
    Fighters,
    Group,
    saved_by,
)
from landfall.games.conquest_of_planet_earth.thinking.foes import Foe, Foes

MANY: Final = 20000
"""So many results are remembered before all are forgotten."""

# Steps of a Fight Round.
ROUND_BEGINS: Final = 2  # up to here no die is rolled
ROLLING: Final = 3


class Odds(NamedTuple):
    """Of the side whose Battle it is."""

    round: float
    """To win the Fight Round under way; after it, the next one."""
    fight: float
    battle: float


@final
class FightOdds:
    """Reads positions of one game, or what a seat sees of them."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.box = ruleset.box
        book = ruleset.book
        self.fight_kind = book.kind("fight")
        self.round_kind = book.kind("fight-round")
        self.battle_kind = book.kind("battle")
        self.destroy_kind = book.kind("destroy")
        self.lose_kind = book.kind("lose")
        self.foes = Foes(ruleset)
        self.solved: dict[tuple[object, ...], list[float]] = {}
        self.fighters: dict[tuple[int, ...], Fighters] = {}
        self.looked = 0  # groups solved, for whoever counts work

    # -- groups -----------------------------------------------------------------------------------

    def group(self, state: State, seat: i64, space: i64, side: i64) -> Group:
        """The Aliens of a seat in a Space, as they would fight there."""
        box = self.box
        race = state.race(seat)
        allies: list[int] = []
        saved: list[int] = []
        quieting: i64 = 0
        ally: i64 = 0
        while ally < box.allies:
            if state.ally_is(ally, seat, space):
                if box.ally_quiets[ally] != 0:
                    quieting |= bit(len(allies))
                allies.append(int(box.ally_strength[ally]))
                saved.append(int(box.ally_saved_on[ally]))
            ally += 1
        late: i64 = 0
        if box.race_bonus.from_round[race] > 1:
            late = box.race_bonus.amount[race]
        count = state.saucers(space, seat) + len(allies)
        group = Group(
            state.saucers(space, seat),
            box.race_strength[race],
            allies,
            saved,
            box.race_guards[race],
            late,
            box.race_ties[race] != 0,
            state.all_aliens(space) - count,
            CRUSHING,
            barrage_hits(state),
        )
        group.quieting = quieting
        if self.fights(state, seat, space):
            if state.at[F_CRUSHING + side] > 0:
                group.crushing = state.at[F_CRUSHING + side]
            group.each = state.at[F_FORMATION + side]
        return group

    def fights(self, state: State, seat: i64, space: i64) -> bool:
        """Is a Fight of the seat under way there?"""
        at = state.at
        if at[BATTLE] == 0 or at[B_SPACE] != space:
            return False
        return at[B_SEAT] == seat or at[B_RIVAL] == seat + 1

    def solver(self, group: Group) -> Fighters:
        key = group.key()
        found = self.fighters.get(key)
        if found is None:
            found = Fighters(group)
            if len(self.fighters) > MANY:
                self.fighters.clear()
            self.fighters[key] = found
        return found

    # -- worths of whole Fights -------------------------------------------------------------------

    def fight_worth(
        self,
        group: Group,
        foes: list[Foe],
        won: list[float],
        away: list[float],
        lost: float,
    ) -> list[float]:
        """What each smaller group is worth before a Fight against one of these."""
        key = (group.key(), tuple(foes), tuple(won), tuple(away), lost)
        found = self.solved.get(key)
        if found is None:
            solver = self.solver(group)
            found = [0.0] * group.size()
            most = int(group.most())
            alike: dict[tuple[int, int, int, int], float] = {}
            for foe in foes:
                kind = (min(foe.extra, most), foe.abilities, 0, 0)
                if group.quieting != 0:
                    kind = (*kind[:2], min(foe.loud_extra, most), foe.loud_abilities)
                alike[kind] = alike.get(kind, 0.0) + foe.chance
            for (extra, abilities, loud_extra, loud), chance in alike.items():
                solver.solve(extra, abilities, loud_extra, loud, won, away, lost)
                self.looked += 1
                for place, worth in enumerate(solver.first):
                    found[place] += chance * worth
            if len(self.solved) > MANY:
                self.solved.clear()
            self.solved[key] = found
        return found

    def battle_worth(
        self,
        group: Group,
        fights: list[list[Foe]],
        won: list[float],
        away: list[float],
        lost: float,
    ) -> list[float]:
        """The same before a Battle of these Fights; between them the group may escape."""
        worth = won
        for number in range(len(fights) - 1, -1, -1):
            worth = self.fight_worth(group, fights[number], worth, away, lost)
            if number > 0:
                worth = [max(pair) for pair in zip(worth, away, strict=True)]
        return worth

    def certain(self, group: Group) -> tuple[list[float], list[float]]:
        """Every survivor counts 1, and nobody escapes."""
        return [1.0] * group.size(), [NO_WAY] * group.size()

    # -- what is asked ----------------------------------------------------------------------------

    def fights_ahead(self, state: State, seat: i64, space: i64) -> list[list[Foe]]:
        """The Fights that a Battle of a seat against the Humans of a Space would have."""
        fights: list[list[Foe]] = []
        place: i64 = 0
        while place < state.counters_at(space):
            fights.append([self.foes.counter(state, seat, space, state.counter(space, place))])
            place += 1
        needed = state.resistance(space)
        if needed > 0:
            needed += state.at[state.space(space) + TIPPED]
            fights += self.cards_ahead(state, seat, space, len(fights) + 1, needed, 0)
        return fights

    def cards_ahead(
        self, state: State, seat: i64, space: i64, number: i64, count: i64, before: i64
    ) -> list[list[Foe]]:
        """So many Fights against cards, the first of which is the so-manieth of its Battle."""
        fights: list[list[Foe]] = []
        known = state.at[self.box.resistance_top]
        done: i64 = 0
        while done < count:
            if done > 1 and before + done > known:  # nothing tells it from the Fight before it
                fights.append(fights[-1])
            else:
                place = number + done
                fights.append(self.foes.next_fight(state, seat, space, place, before + done))
            done += 1
        return fights

    def battle_ahead(self, state: State, seat: i64, space: i64) -> float:
        """The chance to win the Battle against the Humans of a Space with the Aliens there."""
        group = self.group(state, seat, space, OWN)
        won, away = self.certain(group)
        fights = self.fights_ahead(state, seat, space)
        return self.battle_worth(group, fights, won, away, 0.0)[group.whole()]

    def aliens_ahead(self, state: State, seat: i64, rival: i64, space: i64) -> float:
        """The chance to beat a rival's Aliens in a Space, when nobody escapes."""
        own = self.group(state, seat, space, OWN)
        other = self.group(state, rival, space, OTHER)
        scene = self.foes.scene(state, seat, space, 1)
        scene.at[BATTLE] = AGAINST_ALIENS
        scene.at[B_RIVAL] = rival + 1
        return AlienFighters(own, other, *self.added(scene)).chance()

    def added(self, state: State) -> tuple[int, int]:
        """What is added to the figures of both sides of a Fight between Aliens."""
        return int(self.foes.added(state, OWN)), int(self.foes.added(state, OTHER))

    def under_way(self, state: State) -> Odds | None:
        """The chances of the Fight under way; None where there is none."""
        at = state.at
        if at[BATTLE] == 0:
            return None
        if at[BATTLE] == AGAINST_ALIENS:
            return self.between_aliens(state)
        if at[BATTLE] == AGAINST_HUMANS and frame_below(state, self.fight_kind) < 0:
            return self.between_fights(state)
        group = self.group(state, at[B_SEAT], at[B_SPACE], OWN)
        place = self.place_now(state, group)
        _, away = self.certain(group)
        ends = [1.0] * group.size()
        for gone in range(2):
            ends[gone] = 0.0
        later = self.battle_worth(group, self.fights_after(state), ends, away, 0.0)
        return Odds(
            self.round_now(state),
            self.fight_now(state),
            self.worth_now(state, group, place, later, away, 0.0),
        )

    def fight_now(self, state: State) -> float:
        """The chance to win the Fight under way against Humans."""
        group = self.group(state, state.at[B_SEAT], state.at[B_SPACE], OWN)
        won, away = self.certain(group)
        return self.worth_now(state, group, self.place_now(state, group), won, away, 0.0)

    # -- where the Fight stands -------------------------------------------------------------------

    def place_now(self, state: State, group: Group) -> int:
        """Which group is left: an Alien about to be destroyed is gone, as nobody answers."""
        at = state.at
        seat = at[B_SEAT]
        space = at[B_SPACE]
        saucers = group.saucers
        left = bit(len(group.allies)) - 1
        guarded: i64 = 1
        if at[B_USED + OWN] & GUARDED != 0:
            guarded = 0
        f = frame_below(state, self.destroy_kind)
        if f >= 0 and at[f + D] == 0 and at[f + SEAT] == seat and at[f + B] == space:
            if at[f + A] == 0:
                saucers -= 1
            else:
                left &= ~self.bit_of(state, seat, at[f + A] - 1)
        saucers -= at[self.box.hits + space * self.box.seats + seat]
        return int(group.place(saucers, left, guarded))

    def bit_of(self, state: State, seat: i64, ally: i64) -> i64:
        """Of a seat's Allies there the one with a number, as a bit."""
        before: i64 = 0
        other: i64 = 0
        while other < ally:
            if state.ally_is(other, seat, state.at[B_SPACE]):
                before += 1
            other += 1
        return bit(before)

    def fights_after(self, state: State) -> list[list[Foe]]:
        """The Fights that follow the one under way in its Battle."""
        at = state.at
        f = frame_below(state, self.battle_kind)
        if at[BATTLE] != AGAINST_HUMANS or f < 0 or at[f + B] != 0:
            return []
        seat = at[B_SEAT]
        space = at[B_SPACE]
        fights: list[list[Foe]] = []
        current = at[F_COUNTER] - 1
        place: i64 = 0
        while place < state.counters_at(space):
            kind = state.counter(space, place)
            if kind == current:
                current = -1
            else:
                fights.append([self.foes.counter(state, seat, space, kind)])
            place += 1
        needed = state.resistance(space)
        if needed > 0:
            needed += at[state.space(space) + TIPPED] - at[B_WON]
            before: i64 = 0
            if at[F_COUNTER] == 0 and frame_below(state, self.fight_kind) >= 0:
                needed -= 1
                if at[F_FULL] == 0:
                    before = 1
            number = at[B_FIGHTS] + 1
            fights += self.cards_ahead(state, seat, space, number, needed, before)
        return fights

    def between_fights(self, state: State) -> Odds:
        """One Fight is won, and it is asked whether the group stays."""
        at = state.at
        group = self.group(state, at[B_SEAT], at[B_SPACE], OWN)
        place = self.place_now(state, group)
        won, away = self.certain(group)
        fights = self.fights_after(state)
        if not fights:
            return Odds(1.0, 1.0, 1.0)
        whole = self.battle_worth(group, fights, won, away, 0.0)[place]
        fight = self.fight_worth(group, fights[0], won, away, 0.0)[place]
        return Odds(fight, fight, whole)

    def worth_now(
        self,
        state: State,
        group: Group,
        place: int,
        won: list[float],
        away: list[float],
        lost: float,
    ) -> float:
        """What the Fight under way is worth as it stands."""
        waiting = self.hit_allies(state, group)
        if waiting == 0:
            return self.worth_at(state, group, place, won, away, lost)
        total = 0.0
        for left, chance in self.saved_of(group, place, waiting):
            total += chance * self.worth_at(state, group, left, won, away, lost)
        return total

    def hit_allies(self, state: State, group: Group) -> i64:
        """Allies whom a Barrage has hit and who are not destroyed or saved yet, a bit each."""
        hits = self.box.hits + self.box.spaces * self.box.seats
        seat = state.at[B_SEAT]
        found: i64 = 0
        ally: i64 = 0
        while ally < self.box.allies:
            if state.at[hits + ally] > 0 and state.ally_is(ally, seat, state.at[B_SPACE]):
                found |= self.bit_of(state, seat, ally)
            ally += 1
        return found

    def saved_of(self, group: Group, place: int, waiting: i64) -> list[tuple[int, float]]:
        """Which group may be left of one in which these were hit, with the chance of each."""
        found = [(place, 1.0)]
        for ally in range(len(group.allies)):
            if waiting >> ally & 1 == 1:
                less = int(bit(ally) * (group.saucers + 1) * 2)
                saved = saved_by(group.saved_on[ally])
                more: list[tuple[int, float]] = []
                for left, chance in found:
                    more.append((left - less, chance * (1.0 - saved)))
                    if saved > 0.0:
                        more.append((left, chance * saved))
                found = more
        return found

    def worth_at(
        self,
        state: State,
        group: Group,
        place: int,
        won: list[float],
        away: list[float],
        lost: float,
    ) -> float:
        """The same for one group that may be left."""
        at = state.at
        if self.is_won(state):
            return won[place]
        if at[F_DECIDED] != 0:
            return won[place] if at[F_DECIDED] == OWN + 1 else lost
        if at[BATTLE] == AGAINST_HUMANS and at[F_FULL] == 0 and at[F_COUNTER] == 0:
            return self.fight_worth(group, self.foes.going_on(state), won, away, lost)[place]
        calm = state.copy()
        calm.at[R_BONUS + OWN] = 0
        calm.at[R_BONUS + OTHER] = 0
        if calm.at[F_ROUND] != 1:
            calm.at[F_ROUND] = 1  # what comes later is in the group
        foe = self.foes.known(calm)
        solver = self.solver(group)
        if at[BATTLE] == AGAINST_CAPTAIN:
            wins, ties, loses = self.thirds(state)
            kept = self.one_less(solver, place, won, lost)
            return (wins + ties) * won[place] + loses * kept
        solver.solve(foe.extra, foe.abilities, foe.loud_extra, foe.loud_abilities, won, away, lost)
        self.looked += 1
        if self.is_destroyed(state):
            return self.after_loss(solver, place, away)
        f = frame_below(state, self.round_kind)
        if f < 0 and self.is_lost(state):
            return solver.lost_round(*self.parts(group, place), away)
        if f < 0:
            if at[F_ROUND] == 0:
                return solver.first[place]
            return solver.stays_or_not(place, away)
        if at[f + STEP] < ROUND_BEGINS:
            return solver.struck[place] if at[F_ROUND] > 1 else solver.firsts[place]
        wins, ties, loses = self.thirds(state)
        return (
            wins * won[place]
            + ties * solver.stays_or_not(place, away)
            + loses * solver.lost_round(*self.parts(group, place), away)
        )

    def after_loss(self, solver: Fighters, place: int, away: list[float]) -> float:
        """Somebody is lost for a Fight Round; who is left goes on or escapes."""
        return solver.later[place] if place < 2 else solver.stays_or_not(place, away)

    def one_less(self, solver: Fighters, place: int, won: list[float], lost: float) -> float:
        """The Captain's round lost: an Alien less, and nothing goes on."""
        saucers, left, guarded = self.parts(solver.group, place)
        for at in range(len(solver.later)):
            solver.later[at] = won[at]
        solver.later[0] = lost
        solver.later[1] = lost
        none = [NO_WAY] * len(solver.later)
        return solver.lost_round(saucers, left, guarded, none)

    def parts(self, group: Group, place: int) -> tuple[int, int, int]:
        """Saucers, Allies left and guards of a place."""
        wide = int(group.saucers) + 1
        return place // 2 % wide, place // 2 // wide, place % 2

    def is_won(self, state: State) -> bool:
        """Is the Resistance defeated, and the Fight about to end?"""
        f = frame_below(state, self.fight_kind)
        return f >= 0 and state.at[f + STEP] == DEFEATED

    def is_lost(self, state: State) -> bool:
        """Is the Fight Round lost, and an Alien to be lost for it?"""
        f = frame_below(state, self.lose_kind)
        return f >= 0 and state.at[f + C] == LOST_ROUND

    def is_destroyed(self, state: State) -> bool:
        """Is it known which Alien is lost for it?"""
        f = frame_below(state, self.destroy_kind)
        return f >= 0 and state.at[f + C] == LOST_ROUND

    # -- the Fight Round under way ----------------------------------------------------------------

    def thirds(self, state: State) -> tuple[float, float, float]:
        """The chances that the Fight Round under way is won, tied, lost, over all dice to come."""
        f = frame_below(state, self.round_kind)
        scene = state.copy()
        at = scene.at
        if at[F_DECIDED] != 0:  # by a card
            return (1.0, 0.0, 0.0) if at[F_DECIDED] == OWN + 1 else (0.0, 0.0, 1.0)
        rolled: i64 = 0
        if f >= 0 and at[f + STEP] > ROLLING:
            rolled = 99
        elif f >= 0 and at[f + STEP] == ROLLING:
            rolled = at[f + E]
        else:
            if f < 0:
                at[F_ROUND] += 1
                at[R_BONUS + OWN] = 0
                at[R_BONUS + OTHER] = 0
                at[R_EXTRA + OWN] = 0
                at[R_EXTRA + OTHER] = 0
            at[R_DICE + OWN] = 1 + at[R_EXTRA + OWN]
            at[R_DICE + OTHER] = 1 + at[R_EXTRA + OTHER]
            if with_humans(scene):
                at[R_DICE + OTHER] = dice_of_humans(scene)
        told = [0.0, 0.0, 0.0]
        self.roll_on(scene, rolled, 1.0, told)
        return told[0], told[1], told[2]

    def roll_on(self, scene: State, rolled: i64, chance: float, told: list[float]) -> None:
        """Every way in which the dice that are not rolled yet may fall."""
        at = scene.at
        if rolled >= at[R_DICE + OWN] + at[R_DICE + OTHER]:
            side = winner(scene)
            if side == OWN:
                told[0] += chance
            elif side == OTHER:
                told[2] += chance
            else:
                told[1] += chance
            return
        place = R_DIE + rolled
        if rolled >= at[R_DICE + OWN]:
            place = R_DIE + MOST_DICE + rolled - at[R_DICE + OWN]
        face: i64 = 1
        while face <= 6:
            at[place] = face
            self.roll_on(scene, rolled + 1, chance / 6.0, told)
            face += 1

    def round_now(self, state: State) -> float:
        """The chance to win the Fight Round under way; 0 once it is lost."""
        at = state.at
        if self.is_won(state):
            return 1.0
        if at[F_DECIDED] != 0:
            return 1.0 if at[F_DECIDED] == OWN + 1 else 0.0
        if self.is_lost(state):
            return 0.0
        if at[BATTLE] == AGAINST_HUMANS and at[F_FULL] == 0 and at[F_COUNTER] == 0:
            return 0.0
        if state.aliens(at[B_SPACE], at[B_SEAT]) == 0:
            return 0.0
        return self.thirds(state)[0]

    # -- Aliens against Aliens --------------------------------------------------------------------

    def between_aliens(self, state: State) -> Odds:
        at = state.at
        space = at[B_SPACE]
        own = self.group(state, at[B_SEAT], space, OWN)
        other = self.group(state, seat_of(state, OTHER), space, OTHER)
        calm = state.copy()
        calm.at[R_BONUS + OWN] = 0
        calm.at[R_BONUS + OTHER] = 0
        calm.at[F_ROUND] = 1  # what comes later is in the groups
        fighters = AlienFighters(own, other, *self.added(calm))
        mine = self.side_place(state, own, at[B_SEAT], OWN)
        theirs = self.side_place(state, other, seat_of(state, OTHER), OTHER)
        if self.is_destroyed(state):
            return Odds(0.0, *self.twice(fighters.worth(mine, theirs, True)))
        f = frame_below(state, self.lose_kind)
        if f >= 0:
            if at[f + SEAT] == at[B_SEAT]:
                return Odds(0.0, *self.twice(fighters.own_loses(mine, theirs)))
            return Odds(1.0, *self.twice(fighters.other_loses(mine, theirs)))
        if frame_below(state, self.round_kind) < 0:
            chance = fighters.worth(mine, theirs, at[F_ROUND] > 0)
            return Odds(self.round_now(state), *self.twice(chance))
        wins, ties, loses = self.thirds(state)
        chance = (
            wins * fighters.other_loses(mine, theirs)
            + ties * fighters.worth(mine, theirs, True)
            + loses * fighters.own_loses(mine, theirs)
        )
        return Odds(wins, *self.twice(chance))

    def twice(self, chance: float) -> tuple[float, float]:
        """Between Aliens the Fight is the Battle."""
        return chance, chance

    def side_place(self, state: State, group: Group, seat: i64, side: i64) -> int:
        """Which group of a side is left; an Alien about to be destroyed is gone."""
        saucers = group.saucers
        left = bit(len(group.allies)) - 1
        guarded: i64 = 1
        if state.at[B_USED + side] & GUARDED != 0:
            guarded = 0
        f = frame_below(state, self.destroy_kind)
        if f >= 0 and state.at[f + D] == 0 and state.at[f + SEAT] == seat:
            if state.at[f + A] == 0:
                saucers -= 1
            else:
                left &= ~self.bit_of(state, seat, state.at[f + A] - 1)
        return int(group.place(saucers, left, guarded))
