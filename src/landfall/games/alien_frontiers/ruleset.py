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
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.hands import MORE, WAYS
from landfall.games.alien_frontiers.names import (
    CARDS,
    FACILITIES,
    POSITRON_FIELD,
    SEATS,
    SHIPS,
    TERRITORIES,
    UNPLACED,
)
from landfall.games.alien_frontiers.rule import Book, Rule
from landfall.games.alien_frontiers.state import (
    ASK_CARRY,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_MAIN,
    ASK_RELIC,
    ASK_ROLL,
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
from landfall.games.alien_frontiers.tech.aiming import Aim
from landfall.games.alien_frontiers.turn import (
    Deal,
    Done,
    Drop,
    EndTurn,
    FirstPlayer,
    Land,
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
        ship_prices: list[int],
        constructor_ore: int,
        facilities: list[Rule],
        territories: list[Rule],
        techs: list[Rule],
        bay_is_safe: bool,
        cannon_counts_forfeit: bool,
        follows_cards: bool,
    ) -> None:
        self.seats = seats
        self.ports = ports
        self.deck = deck
        book = Book()
        book.colonies = colonies
        book.ship_prices = ints(ship_prices)
        book.constructor_price = constructor_ore
        book.bay_is_safe = bay_is_safe
        book.cannon_counts_forfeit = cannon_counts_forfeit
        book.follows_cards = follows_cards
        book.docks = vec[Rule](facilities)
        self.book = book
        end = EndTurn()
        first = FirstPlayer()
        roll = Roll()
        relic = RollRelic()
        draw = Deal()
        steps: list[Rule] = [end, Land(), Drop(), Done(), Aim(), first, relic, draw, roll]
        self.texts: list[str] = []
        self.rules: list[Rule] = []
        for group in (facilities, territories, steps, techs):
            self.rules.extend(group)
            for rule in group:
                self.rules.extend(rule.companions())
        self.techs = vec[Rule](techs)
        self.acts = vec[Rule]([r for r in self.rules if r.asks == ASK_MAIN and is_act(r, end)])
        self.answering: list[vec[Rule]] = []
        for asks in range(ASKS):
            answers = [r for r in self.rules if r.asks == asks or asks in r.also_answers()]
            self.answering.append(vec[Rule](answers))
        self.owner: vec[Rule] = vec[Rule]([])
        self.lay_out()
        self.draw_base: i64 = draw.base
        self.roll_base: i64 = roll.base
        self.relic_base: i64 = relic.base
        self.first_base: i64 = first.base
        self.end: i64 = end.base

    def lay_out(self) -> None:
        """Give every rule object its block of codes and its place in the book."""
        uses: list[int] = []
        owner: list[Rule] = []
        for rule in self.rules:
            rule.base = len(self.texts)
            rule.book = self.book
            rule.enlist(self.book)
            texts = rule.texts()
            self.texts.extend(texts)
            for offset in range(len(texts)):
                owner.append(rule)
                uses.append(rule.uses(offset))
        self.owner = vec[Rule](owner)
        self.book.uses = ints(uses)

    # -- the start ------------------------------------------------------------------------------

    def start(self) -> State:
        """The table set up; player one and the cards are chance."""
        state = empty_table(self.seats)
        for facility in range(FACILITIES):
            state.docks[FREE + facility] = self.ports[facility]
        for seat in range(self.seats):
            state.seat[STOCK + seat] = SHIPS - STARTING_SHIPS
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


def is_act(rule: Rule, end: Rule) -> bool:
    """Something to do in the main phase besides docking, using a card and ending the turn."""
    return rule.facility < 0 and rule.card < 0 and rule is not end


def buffer() -> vec[i64]:
    """Room for the codes `legal` writes."""
    return zeros(MOST_OPTIONS)
