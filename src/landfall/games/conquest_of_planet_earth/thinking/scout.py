"""Rules of thumb: a player who looks at what lies there and never further than its own next step.

Go where points are to be had with as many Aliens as it takes, land who is in the pool, fight on while
the group is strong enough, save Aliens, cancel what rivals play, and use whatever turns a Fight.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import is_stopped_by, may_move
from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_ALIENS,
    B_SEAT,
    B_SPACE,
    BATTLE,
    F_ROUND,
    FRAME,
    KIND,
    POINTS,
    SEAT,
    A,
)
from landfall.games.conquest_of_planet_earth.fights import (
    OTHER,
    OWN,
    alien_total,
    crushing_from,
    highest_die,
    human_total,
    side_of,
    skin,
    winner,
    with_humans,
)
from landfall.games.conquest_of_planet_earth.names import COMMAND_DIE, SOFT
from landfall.games.conquest_of_planet_earth.rule import (
    OF_HUMANS,
    W_AFTER,
    W_BEFORE,
    W_CANCEL,
    W_COMMAND,
    W_STEP,
)
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.situation import Trial
from landfall.games.conquest_of_planet_earth.winning import points_towards_goal

NEVER: Final = -1000
STRONG: Final = 7
"""The Strength with which a group is sent into a Fight."""
FAR: Final = 99

ALWAYS: Final = {
    "overdrive": 95,
    "endless-waves": 94,
    "subject-legions": 93,
    "cloning-vats": 92,
    "menacing-broadcast": 91,
    "mothership-delivery": 90,
    "backstab": 89,
    "uprising": 88,
    "master-plan": 87,
    "sabotage": 86,
    "saucer-malfunction": 85,
    "recon-probe": 84,
}
"""What is played in the own Action Phase as soon as it can be."""

FOR_THE_POOL: Final = ("endless-waves", "subject-legions")
"""Of these it is waited for two Aliens in the pool."""

AT_ONCE: Final = (
    *("abducted", "feeding-on-the-dead", "reign-of-terror", "raise-the-dead", "mind-control"),
    *("force-field", "shield-generator", "menace-amplifier", "mind-probe", "captain-to-the-rescue"),
    *("anonymous-tip",),
)
"""What is used in its window whenever it can be."""

STRENGTHENING: Final = {
    "disintegrator-beams": 2,
    "legion-of-the-dead": 2,
    "screeching-dive": 2,
    "robot-army": 3,
    "death-ray": 4,
    "attack-formation": 2,
    "summon-land-squid": 5,
}
REROLLING: Final = (
    "targeting-computer",
    "glory-of-the-empire",
    "psionic-backlash",
    "recalibrate",
)
DECIDING: Final = ("bewitch", "we-come-in-peace")
HINDERING: Final = ("call-in-the-army", "unlikely-hero")

WORTH_KEEPING: Final = {
    "death-ray": 9,
    "we-come-in-peace": 9,
    "jammed-transmission": 8,
    "endless-waves": 8,
    "overdrive": 7,
    "force-field": 7,
    "mothership-delivery": 7,
    "menacing-broadcast": 7,
    "feeding-on-the-dead": 7,
    "recalibrate": 6,
    "attack-formation": 6,
    "master-plan": 6,
    "uprising": 6,
    "warp-jump": 4,
}
USELESS: Final = 3


@final
class Scout:
    """Plays the answer with the greatest urgency."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.codes = ruleset.codes
        self.trial = Trial(ruleset)
        self.names = {kind: name for name, kind in ruleset.book.kinds.items()}
        self.ways: list[int] = []  # from each Space to the nearest worth going to
        self.muster: list[int] = []  # and to the strongest own group
        self.most = 0  # the Strength of all together

    def choose(self, seen: State, seat: int, legal: list[int]) -> int:
        kind = self.names[int(seen.at[seen.top() + KIND])]
        if kind == "action":
            count = int(seen.box.spaces)
            wanted = [space for space in range(count) if self.prize(seen, seat, space) > 0]
            self.ways = self.distances(seen, wanted)
            self.most = self.on_board(seen, seat) * int(seen.box.race_strength[seen.race(seat)])
            strongest = max(range(count), key=lambda space: self.strength(seen, seat, space))
            self.muster = self.distances(seen, [strongest])
        best = legal[0]
        urgent = NEVER - 1
        for code in legal:
            urgency = self.urgency(seen, seat, kind, code)
            if urgency > urgent:
                urgent = urgency
                best = code
        return best

    def urgency(self, seen: State, seat: int, kind: str, code: int) -> int:
        if kind == "window":
            return self.in_window(seen, seat, code)
        if kind == "action":
            return self.in_action(seen, seat, code)
        if kind == "play" or kind == "strike" or kind == "people-rise":
            return self.target(seen, seat, code)
        if kind == "round":
            return self.command(seen, seat, code)
        if kind == "turn" or kind == "each-gives-up":
            return self.given_up(seen, code)
        if kind == "battle-phase":
            return self.resolving(seen, seat, code - int(self.codes.resolve))
        if kind == "telepathy" or kind == "probing":
            return self.buried(code)
        return self.fighting(seen, seat, code)

    # -- the Command Phase and cards --------------------------------------------------------------

    def command(self, seen: State, seat: int, code: int) -> int:
        """As many points as there are, and the die never: so all come back; a 1 is rolled again."""
        if code >= self.codes.keep:
            return 1 if code == self.codes.again else 0
        counter = code - int(self.codes.choose)
        return 0 if counter == COMMAND_DIE else counter + 1

    def given_up(self, seen: State, code: int) -> int:
        """The least useful card goes, and only if it is of little use."""
        if code == self.codes.draw:
            return -USELESS
        if code >= self.codes.stuff:
            return 0
        name = seen.box.event_names[code - int(self.codes.discard)]
        return -WORTH_KEEPING.get(name, USELESS - 1)

    def buried(self, code: int) -> int:
        """Strong Resistance and Heroes go under the deck."""
        box = self.ruleset.box
        if code >= self.codes.under and code < self.codes.top:
            card = code - int(self.codes.under)
            return 1 if box.res_hero[card] != 0 or box.res_strength[card] > 4 else -1
        return 0

    # -- the Action Phase -------------------------------------------------------------------------

    def strength(self, seen: State, seat: int, space: int) -> int:
        """Of a seat's Aliens in a Space."""
        box = seen.box
        total = int(seen.saucers(space, seat) * box.race_strength[seen.race(seat)])
        ally: i64 = 0
        while ally < box.allies:
            if seen.ally_is(ally, seat, space):
                total += int(box.ally_strength[ally])
            ally += 1
        return total

    def prize(self, seen: State, seat: int, space: int) -> int:
        """What there is to be had in a Space."""
        if seen.is_site(space):
            return 0
        if seen.is_empty(space):
            return 12
        owner = int(seen.marker(space))
        people = 10 * int(seen.population(space))
        if owner >= 0:
            return 0 if seen.are_partners(seat, owner) else 5 + 2 * people
        if seen.resistance(space) > 0:
            return 5 + people
        return 0

    def needed(self, seen: State, seat: int, space: int) -> int:
        """The Strength that it takes there."""
        rival = int(seen.rival_at(space, seat))
        if rival >= 0:
            return self.strength(seen, rival, space) + 2
        if seen.counters_at(space) > 0 or seen.is_empty(space):
            return STRONG
        fights = int(seen.resistance(space))
        return STRONG + (fights > 2) * 3 if fights > 0 else 1

    def distances(self, seen: State, edge: list[int]) -> list[int]:
        """From every Space the steps to the nearest of some."""
        box = seen.box
        ways = [FAR] * int(box.spaces)
        for space in edge:
            ways[space] = 0
        while edge:
            wider: list[int] = []
            for space in edge:
                for other in box.board.near[space]:
                    if ways[other] == FAR:
                        ways[other] = ways[space] + 1
                        wider.append(other)
            edge = wider
        return ways

    def in_action(self, seen: State, seat: int, code: int) -> int:
        codes = self.codes
        if code == codes.end:
            return 0
        if code == codes.enough:
            return 1
        if code == codes.menace:
            return 2 if seen.tokens(seat) < 3 else -1
        if codes.land <= code < codes.menace:
            return 60 if self.on_board(seen, seat) < 3 else 4
        if codes.move <= code < codes.move_ally:
            arc = code - int(codes.move)
            return self.moving(seen, seat, 0, int(codes.arc_from[arc]), int(codes.arc_to[arc]))
        if codes.move_ally <= code < codes.land:
            ally = (code - int(codes.move_ally)) // int(seen.box.spaces)
            to = (code - int(codes.move_ally)) % int(seen.box.spaces)
            return self.moving(seen, seat, ally + 1, int(seen.ally_space(ally)), to)
        if codes.cancel <= code < codes.push:
            return self.canceling(seen, seat, code)
        key = self.ruleset.book.deeds[code - codes.deed].key
        if key in FOR_THE_POOL and seen.in_pool(seat) < 2:
            return NEVER
        return ALWAYS.get(key, NEVER)

    def on_board(self, seen: State, seat: int) -> int:
        return sum(int(seen.aliens(space, seat)) for space in range(int(seen.box.spaces)))

    def canceling(self, seen: State, seat: int, code: int) -> int:
        """A card in play goes if it is the Humans' or a rival's."""
        if code >= self.codes.cancel_tech:
            return 50
        kind = self.codes.cancel_kinds[code - self.codes.cancel]
        if kind == seen.box.fog:
            return NEVER
        mine = any(
            seen.in_play(kind, other) > 0
            for other in range(int(seen.box.seats))
            if seen.are_partners(seat, other)
        )
        return NEVER if mine else 50

    def moving(self, seen: State, seat: int, figure: int, space: int, to: int) -> int:
        """Where a prize is, if enough can come; else nearer to one."""
        stops = is_stopped_by(seen, seat, figure, to)
        here = self.prize(seen, seat, space)
        if here > 0 and seen.aliens(space, seat) > 0 and not seen.is_site(space):
            if self.strength(seen, seat, space) <= self.needed(seen, seat, space) + 2:
                return NEVER  # it is there for what lies here
        prize = self.prize(seen, seat, to)
        if prize > 0 or stops:
            there = self.strength(seen, seat, to)
            needed = self.needed(seen, seat, to)
            if there >= needed:
                return NEVER
            comes = self.may_come(seen, seat, to)
            if there + comes < needed and there + comes < self.most:
                return NEVER
            return 20 + prize + (30 if there > 0 else 0)
        if self.ways[to] < self.ways[space]:
            return 10
        if self.ways[space] == 1 and self.muster[to] < self.muster[space] and not here:
            return 6  # too few for what lies near: they gather
        return NEVER

    def may_come(self, seen: State, seat: int, to: int) -> int:
        """The Strength that can still come into a Space from those next to it."""
        box = seen.box
        left = int(seen.of(POINTS, seat))
        total = 0
        for space in box.board.near[to]:
            free = int(seen.saucers(space, seat) - seen.stopped(space, seat))
            come = min(free, left)
            total += come * int(box.race_strength[seen.race(seat)])
            left -= come
            ally: i64 = 0
            while ally < box.allies and left > 0:
                if seen.ally_is(ally, seat, space) and may_move(seen, seat, ally + 1, space):
                    total += int(box.ally_strength[ally])
                    left -= 1
                ally += 1
        return total

    # -- battles ----------------------------------------------------------------------------------

    def resolving(self, seen: State, seat: int, space: int) -> int:
        return self.strength(seen, seat, space) + self.prize(seen, seat, space)

    def fighting(self, seen: State, seat: int, code: int) -> int:
        codes = self.codes
        if code == codes.steal:
            return 10
        if code == codes.stay:
            return 10 if self.holds_out(seen, seat) else 0
        if codes.escape <= code < codes.stay:
            return 5 + (code - int(codes.escape) == seen.box.site(seat))
        if codes.lose <= code < codes.steal:
            figure = code - int(codes.lose)
            if figure == 0:
                return -int(seen.box.race_strength[seen.race(seat)])
            return -int(seen.box.ally_strength[figure - 1])
        if codes.fight_counter <= code < codes.escape:
            return -int(seen.box.counter_strength[code - int(codes.fight_counter)])
        if codes.race <= code < codes.choices:
            return int(seen.box.race_strength[code - int(codes.race)])
        if code == codes.rest:
            return 1
        return 0

    def holds_out(self, seen: State, seat: int) -> bool:
        """Is the group strong enough to stay?"""
        if seen.at[BATTLE] == AGAINST_ALIENS:
            side = side_of(seen, seat)
            other = OTHER if side == OWN else OWN
            return alien_total(seen, side) + 1 >= alien_total(seen, other)
        if seen.at[F_ROUND] == 0:  # between two Fights
            return self.strength(seen, seat, int(seen.at[B_SPACE])) >= STRONG - 2
        return alien_total(seen, OWN) + 2 >= human_total(seen)

    # -- windows ----------------------------------------------------------------------------------

    def in_window(self, seen: State, seat: int, code: int) -> int:
        codes = self.codes
        if code == codes.passing:
            return 0
        moment = int(self.trial.moment(seen))
        if codes.cancel <= code < codes.push:
            return -1
        key = self.ruleset.book.deeds[code - codes.deed].key
        if moment == W_CANCEL:
            return self.against_card(seen, seat)
        if moment == W_COMMAND or moment == W_STEP:
            return 1 if key == "solar-flare" and seen.box.rivals else -1
        if key in AT_ONCE:
            return 10
        if moment == W_BEFORE or moment == W_AFTER:
            return self.in_a_fight(seen, seat, moment, key)
        if key == "rampage":
            return -1
        return -1

    def against_card(self, seen: State, seat: int) -> int:
        """Rivals' cards are canceled, and the Humans'; not those that cancel what is not ours."""
        f = seen.top() - FRAME
        player = int(seen.at[f + SEAT])
        if player != OF_HUMANS and seen.are_partners(seat, player):
            return -1
        if self.ruleset.book.deeds[seen.at[f + A]].event == self.ruleset.book.jam:
            return 1
        return 5

    def in_a_fight(self, seen: State, seat: int, moment: int, key: str) -> int:
        side = int(side_of(seen, seat))
        if side < 0:
            rivals = not seen.are_partners(seat, seen.at[B_SEAT])
            return 5 if rivals and key in HINDERING else -1
        if moment == W_BEFORE:
            return self.before_dice(seen, seat, side, key)
        won = int(winner(seen))
        if won == side:
            return -1
        other = OTHER if side == OWN else OWN
        crushed = highest_die(seen, other) >= crushing_from(seen, other)
        if key in STRENGTHENING and not crushed:
            behind = self.behind(seen, side)
            return 8 - STRENGTHENING[key] if STRENGTHENING[key] > behind else -1
        if key in REROLLING:
            return 2
        if key in DECIDING:
            return 1
        return -1

    def behind(self, seen: State, side: int) -> int:
        """By how much a side is behind with its die, where no die decides."""
        other = OTHER if side == OWN else OWN
        own = alien_total(seen, side) + highest_die(seen, side)
        against = human_total(seen) if with_humans(seen) else alien_total(seen, other)
        return int(against + highest_die(seen, other) - own)

    def before_dice(self, seen: State, seat: int, side: int, key: str) -> int:
        if key == "bewitch":
            return 3 if skin(seen) == SOFT and human_total(seen) > 4 else -1
        if key == "gruesome-weapons" or key == "smash" or key == "hypno-ray":
            if not with_humans(seen):
                return 1
            return 2 if alien_total(seen, side) < human_total(seen) + 3 else -1
        return -1

    # -- what cards are aimed at ------------------------------------------------------------------

    def target(self, seen: State, seat: int, code: int) -> int:
        """The leading rival; the most people of others, or the fewest of ours; the enemy's best die."""
        codes = self.codes
        if codes.rival <= code < codes.counter:
            rival = code - int(codes.rival)
            return -1 if rival == seat else int(points_towards_goal(seen, rival))
        if codes.at <= code < codes.rival:
            space = code - int(codes.at)
            people = int(seen.population(space))
            owner = int(seen.marker(space))
            return -people if owner >= 0 and seen.are_partners(seat, owner) else people
        if codes.die <= code < codes.cancel:
            die = code - int(codes.die)
            return 1 if die >= 4 and highest_die(seen, OTHER) >= 5 else 0
        if codes.discard <= code < codes.draw:
            return self.given_up(seen, code)
        if code == codes.enough or code == codes.passing:
            return -1
        return 0
