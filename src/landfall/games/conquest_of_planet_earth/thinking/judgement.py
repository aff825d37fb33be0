"""What a position is worth to a seat: what lies there, and what the Battles at hand will bring.

Worth is in log-odds of winning: of all who play for themselves, of teams, or of all against the Humans.
What lies there is judged by the features; a Battle under way, and those that the own Aliens are about to
have, by the chances of their Fights. What one of several partners has counts for its part of the side.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from landfall.core.learned import Weights
from landfall.games.conquest_of_planet_earth.battle_phase import can_be_salvaged
from landfall.games.conquest_of_planet_earth.box import (
    ACTION,
    AGAINST_ALIENS,
    AGAINST_HUMANS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    BATTLES,
    CARD,
    FOG_ENDS,
    PHASE,
    RESOLVED,
    ROUND,
    SPENT,
    TIPPED,
    TURN,
    WHO,
    WON,
    B,
    bit,
)
from landfall.games.conquest_of_planet_earth.escaping import may_escape
from landfall.games.conquest_of_planet_earth.fights import OWN
from landfall.games.conquest_of_planet_earth.rule import frame_below
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import OVER, State
from landfall.games.conquest_of_planet_earth.thinking.features import (
    ALIENS,
    CLOSE,
    NAMES,
    REACH,
    STUFF,
    TERROR,
    TOKENS,
    Features,
)
from landfall.games.conquest_of_planet_earth.thinking.fight_odds import FightOdds
from landfall.games.conquest_of_planet_earth.thinking.fighters import (
    NO_WAY,
    Group,
    aliens_in,
)
from landfall.games.conquest_of_planet_earth.thinking.foes import Foe
from landfall.games.conquest_of_planet_earth.winning import goal, points_towards_goal

VICTORY: Final = 12.0
HEROES: Final = 2
"""More of them in a Fight are not looked at."""
LEAST: Final = 0.25
"""What an Alien is worth at least, in Terror Points."""
RIVALRY: Final = 0.7
"""What it is worth to take a Location from the only rival, beyond what it is worth to have it."""
NOBODY_ELSE: Final = 1e-12
FRESH_STUFF: Final = 0.15
"""What a card of Space Stuff is worth beyond its weight, as it is not drawn by chance; the same."""
FOGGED: Final = 0.1
"""What a turn in which no Alien may escape costs each of them, as a part of its worth."""
LIKELY: Final = 0.93
"""Of those who may come so many are looked at, the most likely first."""


@final
class Judgement:
    """Judges positions of one game by the weights of its features."""

    def __init__(self, ruleset: Ruleset, weights: Weights) -> None:
        self.box = ruleset.box
        self.features = Features(ruleset)
        self.odds = FightOdds(ruleset)
        self.odds.foes.most_heroes = HEROES
        self.early = [weights[name][0] for name in NAMES]
        self.late = [weights[name][1] for name in NAMES]
        self.counts: list[float] = []  # what each feature counts now
        self.each: list[float] = []  # the same for the side of whoever has it
        self.point = 0.0  # what one Terror Point more is worth to who leads
        self.left = 1.0  # how much what is for later counts: less as the Humans come near
        self.drawn: list[float] = []  # what each seat's Aliens have in their reach
        self.shares: list[float] = []  # of all strength at the table, what each side has
        self.partners = 1
        if self.box.together:
            self.partners = int(self.box.seats)
        elif self.box.in_teams:
            self.partners = 2
        self.gains: dict[tuple[object, ...], float] = {}
        self.mark: tuple[int, ...] = ()
        self.looked = 0  # positions judged, for whoever counts work

    def look_at(self, seen: State) -> None:
        """A decision is to be made here: what features count, and which cards may come."""
        horizon = self.features.horizon(seen)
        self.counts = [
            late + horizon * (early - late)
            for early, late in zip(self.early, self.late, strict=True)
        ]
        self.each = [count / self.partners for count in self.counts]
        if self.box.active:
            self.left = horizon
        aim = float(goal(seen))
        nearer = (2.0 * (1.0 - horizon) * aim + 1.0) / aim**2
        self.point = self.each[TERROR] + self.counts[CLOSE] * nearer
        figures = self.features.figures(seen)
        self.drawn = [self.reach_of_one(seen, one, figures) for one in range(int(self.box.seats))]
        self.shares = self.shares_of(seen, figures)
        mark = (
            *map(int, seen.at[self.box.in_play : self.box.waiting]),
            int(1000 * horizon),
            *(int(4.0 * reach) for reach in self.drawn),
            *(int(20.0 * share) for share in self.shares),
        )
        if mark != self.mark:
            self.mark = mark
            self.gains.clear()

    def reach_of_one(self, seen: State, seat: int, figures: list[int]) -> float:
        """What each Alien of a seat has in its reach, in the mean; told in quarters."""
        row = self.features.row(seen, seat, figures)
        if row[ALIENS] == 0.0:
            return 0.0
        return int(4.0 * row[REACH] / row[ALIENS] + 0.5) / 4.0

    def shares_of(self, seen: State, figures: list[int]) -> list[float]:
        """Of the strength of all who may win, the part of each seat's side."""
        seats = int(self.box.seats)
        strengths = [self.strength(self.features.row(seen, one, figures)) for one in range(seats)]
        nothing = [0.0] * seats
        sides = [self.side(seen, one, strengths, nothing) for one in range(seats)]
        everyone = [one for seat, one in enumerate(sides) if self.speaks(seen, seat)]
        if self.box.active:
            everyone.append(self.strength(self.features.humans(seen)))
        whole = together(everyone)
        return [exp(one - whole) for one in sides]

    def harm(self, seat: int, rival: int) -> float:
        """How much it helps a seat to harm a rival: the rival's part of all that it is up against."""
        return min(1.0, self.shares[rival] / max(NOBODY_ELSE, 1.0 - self.shares[seat]))

    # -- the whole --------------------------------------------------------------------------------

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat and its partners."""
        self.looked += 1
        if state.at[WHO] == OVER:
            return VICTORY if self.has_won(state, seat) else -VICTORY
        seats = int(self.box.seats)
        figures = self.features.figures(state)
        strengths = [self.strength(self.features.row(state, one, figures)) for one in range(seats)]
        gains = [0.0] * seats
        if state.at[BATTLE] != 0:
            gains[int(state.at[B_SEAT])] += self.battle(state)
        turn = int(state.at[TURN])
        if turn >= 0 and state.at[PHASE] in (ACTION, BATTLES):
            gains[turn] += self.battles_ahead(state, turn, figures)
        if state.at[FOG_ENDS] > 0 and state.all_in_play(self.box.fog) > 0:
            self.in_fog(state, figures, gains)
        mine = self.side(state, seat, strengths, gains)
        theirs = [
            self.side(state, one, strengths, gains)
            for one in range(seats)
            if not state.are_partners(seat, one) and self.speaks(state, one)
        ]
        if self.box.active:
            theirs.append(self.strength(self.features.humans(state)))
        return mine - together(theirs)

    def in_fog(self, state: State, figures: list[int], gains: list[float]) -> None:
        """Thick Fog costs every seat something for each turn that it still has in it."""
        seats = int(self.box.seats)
        turns = float(state.at[FOG_ENDS] - state.at[ROUND])
        to_come = False  # in this round
        for place in range(seats):
            seat = int(state.in_order(place))
            aliens = float(sum(figures[seat::seats]))
            gains[seat] -= FOGGED * self.alien(seat) * aliens * (turns + (1.0 if to_come else 0.0))
            to_come = to_come or seat == state.at[TURN]

    def side(self, state: State, seat: int, strengths: list[float], gains: list[float]) -> float:
        """How strong a seat and its partners are together."""
        if self.partners == 1:
            return strengths[seat] + gains[seat]
        ours = [one for one in range(len(gains)) if state.are_partners(seat, one)]
        return together([strengths[one] for one in ours]) + sum(gains[one] for one in ours)

    def speaks(self, state: State, seat: int) -> bool:
        """Is it the first of its partners?"""
        return not any(state.are_partners(seat, one) for one in range(seat))

    def has_won(self, state: State, seat: int) -> bool:
        won = int(state.at[WON]) - 1
        return 0 <= won < self.box.seats and state.are_partners(seat, won)

    def strength(self, row: list[float]) -> float:
        return sum(count * amount for count, amount in zip(self.counts, row, strict=True))

    # -- prizes -----------------------------------------------------------------------------------

    def points(self, state: State, seat: int, people: float) -> float:
        """What so many Terror Points more are worth; enough of them win."""
        points, aim = float(points_towards_goal(state, seat)), float(goal(state))
        worth = self.each[TERROR] * people
        worth += self.counts[CLOSE] * ((points + people) ** 2 - points**2) / aim**2
        if people > 0 and points + people >= aim:
            worth += VICTORY / 2
        return worth

    def kept(self, state: State, seat: int, people: float) -> float:
        """What so many Terror Points are worth that would be lost."""
        points, aim = float(points_towards_goal(state, seat)), float(goal(state))
        worth = self.each[TERROR] * people
        return worth + self.counts[CLOSE] * (points**2 - (points - people) ** 2) / aim**2

    def prize(self, state: State, seat: int, space: int) -> float:
        """What conquering the Location of a Space brings, or keeping it from the Humans."""
        location = state.works(space)
        owner = int(state.marker(space))
        if owner >= 0 and state.are_partners(seat, owner) and state.counters_at(space) > 0:
            return self.kept(state, seat, float(state.population(space)))
        if location < 0 or state.resistance(space) == 0:
            return 0.0
        return self.points(state, seat, float(state.population(space))) + self.first_time(
            state, location, state.at[state.space(space) + SPENT] == 0
        )

    def first_time(self, state: State, location: i64, fresh: bool) -> float:
        if not fresh:
            return 0.0
        box = self.box
        worth = self.each[TOKENS] * float(box.first_tokens[location])
        return worth + (self.each[STUFF] + FRESH_STUFF * self.point) * float(
            box.first_stuff[location]
        )

    # -- Battles ----------------------------------------------------------------------------------

    def survivors(self, seat: int, group: Group) -> list[float]:
        """What is left of a group is worth, for each smaller group."""
        each = self.alien(seat)
        wide = int(group.saucers) + 1
        return [
            each * float(aliens_in(place // 2 // wide, place // 2 % wide))
            for place in range(group.size())
        ]

    def alien(self, seat: int) -> float:
        """What one Alien of a seat is worth on the board."""
        worth = self.each[ALIENS] + self.each[REACH] * self.drawn[seat]
        return max(LEAST * self.left * self.point, worth)

    def battle(self, state: State) -> float:
        """What the Battle under way will bring whose Battle it is."""
        at = state.at
        seat, space = int(at[B_SEAT]), int(at[B_SPACE])
        if at[BATTLE] == AGAINST_ALIENS:
            return self.between_aliens(state, seat, int(at[B_RIVAL]) - 1, space)
        odds = self.odds
        group = odds.group(state, seat, space, OWN)
        if group.size() <= 2:
            return 0.0
        left = self.survivors(seat, group)
        away = left if may_escape(state, seat, space) else [NO_WAY] * group.size()
        prize = 0.0
        f = frame_below(state, odds.battle_kind)
        if at[BATTLE] == AGAINST_HUMANS and f >= 0 and at[f + B] == 0:
            prize = self.prize(state, seat, space)
        won = [prize + one for one in left]
        fights = [likely(foes) for foes in odds.fights_after(state)]
        later = odds.battle_worth(group, fights, won, away, 0.0)
        place = odds.place_now(state, group)
        now = left[group.whole()]
        if at[BATTLE] == AGAINST_HUMANS and frame_below(state, odds.fight_kind) < 0:
            return max(later[place], away[place]) - now
        return odds.worth_now(state, group, place, later, away, 0.0) - now

    def between_aliens(self, state: State, seat: int, rival: int, space: int) -> float:
        """A Battle with a rival: what each side may lose."""
        told = self.odds.under_way(state)
        chance = 0.5 if told is None else told.fight
        return self.stake(state, seat, rival, space, chance)

    def stake(self, state: State, seat: int, rival: int, space: int, chance: float) -> float:
        harm = self.harm(seat, rival)
        worth = chance * harm * self.alien(rival) * float(state.aliens(space, rival))
        worth -= (1.0 - 0.6 * chance) * self.alien(seat) * float(state.aliens(space, seat))
        owner = int(state.marker(space))
        if owner >= 0 and not state.are_partners(seat, owner):
            people = float(state.population(space))
            worth += (1.0 + 0.5 * harm) * chance * self.points(state, seat, people)
        elif owner >= 0:
            worth += (1.0 - chance) * -self.points(state, seat, float(state.population(space)))
        return worth

    def battles_ahead(self, state: State, seat: int, figures: list[int]) -> float:
        """What all Spaces that a seat will resolve in this turn are going to bring."""
        total = 0.0
        seats = int(self.box.seats)
        points = int(points_towards_goal(state, seat))
        space: i64 = 0
        while space < self.box.spaces:
            if figures[int(space) * seats + seat] > 0:
                if state.at[RESOLVED] & bit(space) == 0 or state.at[PHASE] == ACTION:
                    total += self.gain(state, seat, int(space), points)
            space += 1
        return total

    def gain(self, state: State, seat: int, space: int, points: int) -> float:
        """What a Space brings when it is resolved by the Aliens there, to who has so many points."""
        rival = int(state.rival_at(space, seat))
        if rival < 0 and state.counters_at(space) == 0 and not state.is_empty(space):
            owner = int(state.marker(space))
            if owner >= 0 and not state.are_partners(seat, owner):
                taken = self.points(state, seat, float(state.population(space)))
                return taken * (1.0 + RIVALRY * self.harm(seat, owner))
            if state.resistance(space) == 0:
                return self.each[STUFF] if can_be_salvaged(state, space) else 0.0
        group = self.odds.group(state, seat, space, OWN)
        at = state.space(space)
        key = (
            seat,
            space,
            points,
            tuple(map(int, state.at[at : at + self.box.row - self.box.seats])),
            group.key(),
            may_escape(state, seat, space),
        )
        found = self.gains.get(key)
        if found is None:
            if rival >= 0:
                chance = self.odds.aliens_ahead(state, seat, rival, space)
                found = self.stake(state, seat, rival, space, chance)
            elif state.is_empty(space):
                found = self.exploring(state, seat, space, group)
            else:
                fights = [likely(foes) for foes in self.odds.fights_ahead(state, seat, space)]
                prize = self.prize(state, seat, space)
                found = self.fought(state, seat, space, group, fights, prize)
            self.gains[key] = found
        return found

    def fought(
        self,
        state: State,
        seat: int,
        space: int,
        group: Group,
        fights: list[list[Foe]],
        prize: float,
    ) -> float:
        """What a Battle of some Fights brings, less what the group is worth that goes into it."""
        left = self.survivors(seat, group)
        away = left if may_escape(state, seat, space) else [NO_WAY] * group.size()
        won = [prize + one for one in left]
        worth = self.odds.battle_worth(group, fights, won, away, 0.0)
        return worth[group.whole()] - left[group.whole()]

    def exploring(self, state: State, seat: int, space: int, group: Group) -> float:
        """The same where any Location of the deck may lie."""
        box = self.box
        base = [likely(foes) for foes in self.odds.fights_ahead(state, seat, space)]
        scene = state.copy()
        scene.at[state.space(space) + CARD] = 0
        foes = likely(self.odds.foes.next_fight(scene, seat, space, 1))
        known: dict[tuple[int, float], float] = {}
        total = 0.0
        weight = 0
        for location in range(int(box.locations)):
            copies = int(state.at[box.location_deck + location])
            if copies == 0:
                continue
            weight += copies
            count = int(box.loc_resistance[location])
            prize = 0.0
            if count > 0:
                count += int(state.at[state.space(space) + TIPPED])
                prize = self.points(state, seat, float(box.loc_population[location]))
                prize += self.first_time(state, location, True)
            else:
                total += copies * self.each[STUFF] * float(box.loc_salvage[location])
            key = (count, prize)
            if key not in known:
                fights = base + [foes] * count
                known[key] = self.fought(state, seat, space, group, fights, prize)
            total += copies * known[key]
        return total / weight if weight > 0 else 0.0


def likely(foes: list[Foe]) -> list[Foe]:
    """The most likely of those who may come, with chances that add up to one."""
    if len(foes) < 2:
        return foes
    kept: list[Foe] = []
    total = 0.0
    for foe in sorted(foes, key=lambda one: (-one.chance, one.extra, one.abilities)):
        if total > LIKELY:
            break
        kept.append(foe)
        total += foe.chance
    return [foe._replace(chance=foe.chance / total) for foe in kept]


def together(strengths: list[float]) -> float:
    """How strong several are who each want to win alone."""
    if not strengths:
        return 0.0
    most = max(strengths)
    return most + log(sum(exp(one - most) for one in strengths))
