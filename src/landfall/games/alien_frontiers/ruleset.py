"""A ruleset: the rule objects of one edition at one number of seats, and the loop that asks them.

`legal` writes the codes a position offers, `apply` carries one out in place, `sample` draws a chance
outcome, `playout` plays on at random. Searches and simulations run on these; people and programs
outside use the game object in `game.py`, which never changes a position it is given.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.facilities.alien_artifact import AlienArtifact, Claim, Cycle
from landfall.games.alien_frontiers.facilities.colonist_hub import ColonistHub, Launch
from landfall.games.alien_frontiers.facilities.colony_constructor import ColonyConstructor
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.facilities.lunar_mine import LunarMine
from landfall.games.alien_frontiers.facilities.orbital_market import OrbitalMarket, Trade
from landfall.games.alien_frontiers.facilities.raiders_outpost import (
    RaidersOutpost,
    TakeCard,
    take_fuel,
    take_ore,
)
from landfall.games.alien_frontiers.facilities.shipyard import Shipyard
from landfall.games.alien_frontiers.facilities.solar_converter import SolarConverter
from landfall.games.alien_frontiers.facilities.terraforming_station import TerraformingStation
from landfall.games.alien_frontiers.hands import MORE, WAYS
from landfall.games.alien_frontiers.names import (
    CARDS,
    FACILITIES,
    POSITRON_FIELD,
    SEATS,
    TERRITORIES,
    UNPLACED,
)
from landfall.games.alien_frontiers.rule import Book, Rule
from landfall.games.alien_frontiers.state import (
    ASK_AIM,
    ASK_CARRY,
    ASK_DEAL,
    ASK_DRAW,
    ASK_DROP,
    ASK_FIRST,
    ASK_LAND,
    ASK_MAIN,
    ASK_PICK,
    ASK_RAID,
    ASK_RELIC,
    ASK_ROLL,
    ASK_SWAP,
    ASKS,
    BAY,
    CHANCE,
    CONTROL,
    DECK,
    FIELD,
    FREE,
    OVER,
    STOCK,
    SUPPLY,
    TECH,
    State,
    empty_table,
    ints,
    zeros,
)
from landfall.games.alien_frontiers.tech.aiming import Aim, Aimed
from landfall.games.alien_frontiers.tech.mind_control_helmet import MindControlHelmet
from landfall.games.alien_frontiers.tech.plasma_cannon import PlasmaCannon
from landfall.games.alien_frontiers.tech.polarity_device import Swap
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.territories.bonuses import (
    AsimovCrater,
    BradburyPlateau,
    BurroughsDesert,
    HeinleinPlains,
    HerbertValley,
    LemBadlands,
    PohlFoothills,
    VanVogtMountains,
)
from landfall.games.alien_frontiers.turn import (
    Deal,
    Done,
    Drop,
    EndTurn,
    FirstPlayer,
    Land,
    Pick,
    Roll,
    RollRelic,
)

MOST_OPTIONS: Final = 1024
"""Room for every outcome of seven dice, the widest choice there is."""

STARTING_SHIPS: Final = 3


@final
class Ruleset:
    """All the rule objects of a game, laid out in one table of codes."""

    def __init__(
        self,
        seats: int,
        colonies: int,
        ports: list[int],
        deck: list[int],
        techs: list[Tech],
        cannon: PlasmaCannon,
        helmet: MindControlHelmet,
        bay_is_safe: bool,
        cannon_counts_forfeit: bool,
    ) -> None:
        self.seats = seats
        self.ports = ports
        self.deck = deck
        self.techs = techs
        book = Book()
        book.colonies = colonies
        book.bay_is_safe = bay_is_safe
        book.cannon_counts_forfeit = cannon_counts_forfeit
        self.book = book
        book.docks = [
            AlienArtifact(),
            ColonistHub(),
            ColonyConstructor(),
            LunarMine(),
            OrbitalMarket(),
            RaidersOutpost(),
            Shipyard(),
            SolarConverter(),
            TerraformingStation(),
        ]
        launch = Launch()
        self.acts: list[Rule] = [launch, Trade(), Cycle(), Claim(), BurroughsDesert()]
        self.end_rule = EndTurn()
        asimov = AsimovCrater()
        bradbury = BradburyPlateau()
        heinlein = HeinleinPlains()
        herbert = HerbertValley()
        lem = LemBadlands()
        pohl = PohlFoothills()
        van_vogt = VanVogtMountains()
        book.bend_hub = [asimov]
        book.bend_constructor = [bradbury]
        book.bend_trade = [heinlein]
        book.bend_ship = [herbert]
        book.bend_solar = [lem]
        book.bend_tech = [pohl]
        book.bend_mine = [van_vogt]
        for tech in techs:
            if tech.key == "holographic-decoy":
                book.guard.append(tech)
            elif tech.key == "resource-cache":
                book.rolled.append(tech)
            elif tech.key == "alien-city" or tech.key == "alien-monument":
                book.scoring.append(tech)
        first = FirstPlayer()
        draw = Deal()
        roll = Roll()
        relic = RollRelic()
        land = Land()
        drop = Drop()
        done = Done()
        pick = Pick()
        swap = Swap()
        aimed: list[Aimed] = [cannon, cannon, helmet]
        aim = Aim(aimed)
        fuel = take_fuel()
        ore = take_ore()
        card = TakeCard()
        self.answering: list[list[Rule]] = [[] for _ in range(ASKS)]
        self.answering[ASK_FIRST] = [first]
        self.answering[ASK_DEAL] = [draw]
        self.answering[ASK_DRAW] = [draw]
        self.answering[ASK_ROLL] = [roll]
        self.answering[ASK_RELIC] = [relic]
        self.answering[ASK_LAND] = [land]
        self.answering[ASK_RAID] = [fuel, ore, card, done]
        self.answering[ASK_AIM] = [aim, done]
        self.answering[ASK_PICK] = [pick, done]
        self.answering[ASK_SWAP] = [swap]
        self.answering[ASK_DROP] = [drop]
        self.rules: list[Rule] = [*book.docks, *self.acts, self.end_rule, land, fuel, ore, card]
        self.rules.extend([done, drop, pick, aim, swap])
        self.rules.extend([first, relic, draw, roll])
        self.rules.extend(techs)
        # Territories have no codes, but find the book like everyone else.
        quiet: list[Rule] = [asimov, bradbury, heinlein, herbert, lem, pohl, van_vogt]
        for rule in quiet:
            rule.book = book
        self.owner: list[Rule] = []
        self.draw_base: i64 = 0
        self.roll_base: i64 = 0
        self.relic_base: i64 = 0
        self.end: i64 = 0
        self.texts: list[str] = []
        self.lay_out()
        self.draw_base = draw.base
        self.roll_base = roll.base
        self.relic_base = relic.base
        self.first_base: i64 = first.base
        self.end = self.end_rule.base
        book.launch = launch.base

    def lay_out(self) -> None:
        """Give every rule object its block of codes."""
        uses: list[int] = []
        for rule in self.rules:
            rule.base = len(self.texts)
            rule.book = self.book
            texts = rule.texts()
            self.texts.extend(texts)
            for offset in range(len(texts)):
                self.owner.append(rule)
                uses.append(rule.uses(offset))
        self.book.uses = ints(uses)

    # -- the start ------------------------------------------------------------------------------

    def start(self) -> State:
        """The table set up; player one and the cards are chance."""
        state = empty_table(self.seats)
        for facility in range(FACILITIES):
            state.docks[FREE + facility] = self.ports[facility]
        for seat in range(self.seats):
            state.seat[STOCK + seat] = SEATS - STARTING_SHIPS
            state.seat[BAY + seat] = STARTING_SHIPS
            state.seat[SUPPLY + seat] = self.book.colonies
        for card in range(CARDS):
            state.piles[DECK + card] = self.deck[card]
            state.deck_size += self.deck[card]
        state.ask(ASK_FIRST, CHANCE, 0, 0, 0)
        return state

    # -- the loop -------------------------------------------------------------------------------

    def legal(self, state: State, out: vec[i64]) -> i64:
        """Write every legal code; the answer is how many. At a chance node: every outcome."""
        n: i64 = 0
        if state.asks == ASK_MAIN:
            if state.hand != 0 or state.relic_place == UNPLACED:
                for dock in self.book.docks:
                    n = dock.options(state, out, n)
            if n == 0:
                out[0] = self.end
                n = 1
            for act in self.acts:
                n = act.options(state, out, n)
            cards = state.seat[TECH + state.turn] & ~state.used
            if cards != 0:
                for tech in self.techs:
                    if cards >> tech.card & 1 == 1:
                        n = tech.options(state, out, n)
            return n
        if state.asks == ASK_CARRY:
            return self.book.carry_options(state, state.asked_b(), self.carried_die(state), out, 0)
        for rule in self.answering[state.asks]:
            n = rule.options(state, out, n)
        return n

    def carried_die(self, state: State) -> i64:
        return RELIC_BIT if state.asked_a() == 1 else 1 << state.asked_c()

    def apply(self, state: State, code: i64) -> None:
        """Carry out a legal code in place."""
        if state.excess != 0 and code != self.book.launch:
            state.excess = 0
        self.owner[code].resolve(state, code)

    def refusal(self, state: State, code: i64) -> str:
        """The id of the rule that forbids the code now; empty exactly when `legal` offers it."""
        if code < 0 or code >= len(self.owner):
            return "code.unknown"
        if state.who == OVER:
            return "turn.over"
        rule = self.owner[code]
        if state.asks == ASK_CARRY and rule.facility >= 0:
            return self.carry_refusal(state, rule, code)
        if state.asks == ASK_MAIN:
            if rule.asks == ASK_MAIN:
                return rule.refusal(state, code)
            return "turn.not-pending"
        for answer in self.answering[state.asks]:
            if answer is rule:
                return rule.refusal(state, code)
        return "turn.chance" if state.who == CHANCE else "turn.pending"

    def carry_refusal(self, state: State, rule: Rule, code: i64) -> str:
        if rule.facility == state.asked_b():
            return "dock.elsewhere"
        if self.book.uses[code] & self.carried_die(state) == 0:
            return "dock.carried"
        return rule.refusal(state, code)

    def sample(self, state: State, rng: Rng) -> i64:
        """Draw the outcome of a chance node with its true probability."""
        if state.asks == ASK_ROLL:
            dice = state.asked_b()
            hand: i64 = 0
            while dice > 0:
                hand = MORE[8 * hand + 1 + rng.below(6)]
                dice -= 1
            return self.roll_base + hand
        if state.asks == ASK_RELIC:
            return self.relic_base + rng.below(6)
        if state.asks == ASK_FIRST:
            return self.first_base + rng.below(state.seats)
        left = rng.below(state.deck_size)
        card: i64 = 0
        while left >= state.piles[DECK + card]:
            left -= state.piles[DECK + card]
            card += 1
        return self.draw_base + card

    def weight(self, state: State, code: i64) -> i64:
        """How often a chance outcome comes, against the sum over all outcomes of the node."""
        if state.asks == ASK_ROLL:
            return WAYS[code - self.roll_base]
        if state.asks == ASK_DRAW or state.asks == ASK_DEAL:
            return state.piles[DECK + code - self.draw_base]
        return 1

    def playout(self, state: State, rng: Rng, out: vec[i64], limit: i64) -> i64:
        """Play on with uniformly random choices to the end; the answer counts the decisions."""
        decisions: i64 = 0
        while state.who != OVER and decisions < limit:
            if state.who == CHANCE:
                self.apply(state, self.sample(state, rng))
            else:
                n = self.legal(state, out)
                self.apply(state, out[rng.below(n)])
                decisions += 1
        return decisions

    def random_games(self, games: i64, rng: Rng) -> i64:
        """Play whole games at random, for measuring; the answer counts the decisions."""
        decisions: i64 = 0
        out = buffer()
        while games > 0:
            decisions += self.playout(self.start(), rng, out, 1000000)
            games -= 1
        return decisions

    # -- the score ------------------------------------------------------------------------------

    def score(self, state: State, seat: i64) -> i64:
        """A snapshot: colonies on territories, control, the Positron Field, cards."""
        points: i64 = 0
        territory: i64 = 0
        while territory < TERRITORIES:
            points += state.land[SEATS * territory + seat]
            if state.land[CONTROL + territory] == seat:
                points += 1
            territory += 1
        positron = state.land[FIELD + POSITRON_FIELD]
        if positron >= 0 and state.land[CONTROL + positron] == seat:
            points += 1
        for rule in self.book.scoring:
            points += rule.points(state, seat)
        return points


def buffer() -> vec[i64]:
    """Room for the codes `legal` writes."""
    return zeros(MOST_OPTIONS)
