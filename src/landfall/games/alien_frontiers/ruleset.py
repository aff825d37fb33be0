"""A ruleset: the rule objects of one game at one number of seats, and the loop that asks them.

`legal` writes the codes a position offers, `apply` carries one out in place, `sample` draws a chance
outcome, `playout` plays on at random. Searches and simulations run on these; people and programs
outside use the game object in `game.py`, which never changes a position it is given.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    AFTER_A_TURN,
    ASK_CARRY,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_MAIN,
    ASK_POWER,
    ASK_RELIC,
    ASK_ROLL,
    ASK_TOP,
    ASKS_KNOWN,
    CHANCE,
    CHANCE_ASKS,
    OVER,
)
from landfall.games.alien_frontiers.borrowed import carries_own
from landfall.games.alien_frontiers.box import (
    ASKED_A,
    ASKS,
    BAY,
    DECK_SIZE,
    DEPTH,
    EXCESS,
    HAND,
    RELIC_HERE,
    SEAT,
    STOCK,
    SUPPLY,
    TECH,
    USED,
    WHO,
    WIDE,
    Box,
    bit,
    lowest,
)
from landfall.games.alien_frontiers.chance import Deal, FirstPlayer, Roll, RollRelic
from landfall.games.alien_frontiers.done import Done
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.factions.draft import Draft, DrawBoards
from landfall.games.alien_frontiers.hands import MORE, WAYS
from landfall.games.alien_frontiers.landing import Land
from landfall.games.alien_frontiers.rule import POINTS, Book, Rule
from landfall.games.alien_frontiers.state import State, empty_table, ints, zeros
from landfall.games.alien_frontiers.tech.aiming import Aim
from landfall.games.alien_frontiers.territories.territory import borders
from landfall.games.alien_frontiers.turn import Drop, EndTurn

STARTING_SHIPS: Final = 3

NEVER_COME: Final = 2
"""Asteroid cards that go back to the box, unseen."""


class Settings:
    """The numbers and readings in which games with the same parts may differ."""

    def __init__(self, ports: list[int], copies: list[int], colonies: int) -> None:
        self.ports = ports  # of each facility
        self.copies = copies  # of each card in the deck
        self.colonies = colonies  # of each seat
        self.asteroids: list[int] = []  # copies of each asteroid card
        self.agendas: list[bool] = []  # of each Agenda, whether it is in the deck
        self.starting: list[tuple[int, int]] = []  # fuel and ore by place in the first round
        self.ship_prices = [1, 2, 3]
        self.constructor_ore = 3
        self.bay_is_safe = True
        self.cannon_counts_forfeit = True
        self.follows_cards = True


def _by_chance(rule: Rule) -> bool:
    """Are its codes outcomes of dice and cards?"""
    return rule.asks in CHANCE_ASKS


def gates_of(rules: list[Rule], seat: int) -> list[int]:
    """Where the gates of rules lie for a seat: most are shut, and then no rule object is touched.

    A rule without one has a number in its place that is never nought while something is asked.
    """
    return [int(rule.gate + rule.gate_step * seat) if rule.gate >= 0 else DEPTH for rule in rules]


def gate_values_of(rules: list[Rule], seat: int) -> list[int]:
    """The values that these gates must have, likewise; 0 where any will do."""
    return [int(rule.gate_value + seat) if rule.gate_value > 0 else 0 for rule in rules]


@final
class Ruleset:
    """All the rule objects of a game, laid out in one table of codes."""

    def __init__(
        self,
        box: Box,
        settings: Settings,
        facilities: list[Rule],
        territories: list[Rule],
        techs: list[Rule],
        others: list[Rule] | None = None,
    ) -> None:
        """`others` are rules that are neither places nor cards of the deck."""
        self.box = box
        self.seats = int(box.seats)
        self.ports = settings.ports
        self.deck = settings.copies
        self.asteroids = settings.asteroids
        self.agendas = settings.agendas
        book = Book(box)
        book.colonies = settings.colonies
        book.ship_prices = ints(settings.ship_prices)
        book.constructor_price = settings.constructor_ore
        book.bay_is_safe = settings.bay_is_safe
        book.cannon_counts_forfeit = settings.cannon_counts_forfeit
        book.follows_cards = settings.follows_cards
        book.starting_fuel = ints([fuel for fuel, _ in settings.starting])
        book.starting_ore = ints([ore for _, ore in settings.starting])
        book.docks = vec[Rule](facilities)
        book.borders = borders(box, territories)
        self.book = book
        end = EndTurn()
        first = FirstPlayer()
        roll = Roll()
        relic = RollRelic()
        draw = Deal(len(box.board_names) > 0)
        done = Done(len(box.board_names) > 0, box.asteroids > 0, len(box.ship_cards) > 0)
        steps: list[Rule] = [end, Land(), Drop(), done, Aim(), first, relic, draw, roll]
        if len(box.board_names) > 0:
            steps.extend([DrawBoards(), Draft()])
        self.texts: list[str] = []
        self.rules: list[Rule] = []
        for group in (facilities, territories, steps, techs, others or []):
            self.rules.extend(group)
            for rule in group:
                for companion in rule.companions():
                    if not self.has_like(companion):
                        companion.part = rule.part
                        self.rules.append(companion)
        self.rules.sort(key=_by_chance)
        self.techs = vec[Rule](techs)
        book.techs = self.techs
        answering: list[Rule] = []
        begins = [0]
        for asks in range(ASKS_KNOWN):
            answering += [r for r in self.rules if r.may_answer(asks)]
            begins.append(len(answering))
        self.answers = vec[Rule](answering)  # the rules that answer, one decision after the other
        self.answers_begin = ints(begins)
        self.owner: vec[Rule] = vec[Rule]([])
        self.docking: vec[Rule] = vec[Rule]([])  # facilities with dockings of their own
        self.acts: vec[Rule] = vec[Rule]([])  # what else there is to do in the main phase
        # The same, for each seat without unplaced ships, then with them,
        self.asked_acts: vec[Rule] = vec[Rule]([])
        self.reveals: vec[Rule] = vec[Rule]([])  # the Agendas, as they lie in the box
        self.late_acts: vec[Rule] = vec[Rule]([])  # of those, what follows from a docking
        self.outcomes: vec[i64] = zeros(0)  # room for those of dice and cards
        self.choices = 0  # codes of players: they come first, and those of chance after them
        self.lay_out()
        self.docking = vec[Rule]([dock for dock in facilities if dock.texts()])
        self.minds_acts = len(book.acting) > 0
        self.followed = len(book.following) + len(book.ending) + len(book.acting) > 0
        # Who is told of every step, at hand here as that is asked most.
        self.foreseeing = book.foreseeing
        self.foreseen: i64 = len(book.foreseeing)
        self.following = book.following
        self.followers: i64 = len(book.following)
        main = [r for r in self.rules if r.asks == ASK_MAIN and r is not end]
        acts = [r for r in main if r.facility < 0 and r.card < 0]
        self.acts_begin: vec[i64] = zeros(0)  # where these begin,
        self.gates: vec[i64] = zeros(0)  # where the gate of each lies,
        self.gate_values: vec[i64] = zeros(0)  # and what it must be
        self.acts = vec[Rule]([r for r in acts if not r.reveals])
        self.lay_out_acts([r for r in self.acts if r.texts()])
        self.reveals = vec[Rule]([r for r in acts if r.reveals])
        self.late_acts = vec[Rule]([r for r in self.acts if r.with_docking])
        # Agendas that only an act opens are marked in one number; the others are asked.
        marked = [r.gate for r in self.reveals if r.gate >= 0]
        self.opened: i64 = marked[0] if marked else DEPTH
        self.face_down: i64 = box.face_down  # where those that a seat holds lie
        self.unmarked: i64 = 0
        for place, reveal in enumerate(self.reveals):
            if reveal.gate < 0:
                self.unmarked |= bit(place)
        self.dock_count: i64 = len(self.docking)
        self.dock_gates: vec[i64] = ints(gates_of(list(self.docking), 0))
        self.draw_base: i64 = draw.base
        self.roll_base: i64 = roll.base
        self.relic_base: i64 = relic.base
        self.first_base: i64 = first.base
        self.end: i64 = end.base
        self.done: i64 = done.base
        self.launch: i64 = self.texts.index("launch") if "launch" in self.texts else -1

    def has_like(self, companion: Rule) -> bool:
        """Has another part brought along the same, such as the roll of a borrowed ship?"""
        like = [rule for rule in self.rules if rule.key == companion.key]
        return len(like) > 0 and type(like[0]) is type(companion)

    def lay_out(self) -> None:
        """Give every rule object its place in the book and its block of codes."""
        uses: list[int] = []
        owner: list[Rule] = []
        for rule in self.rules:
            rule.join(self.book)
            self.book.enter(rule)
            rule.calm = rule.calm or _by_chance(rule)
            rule.base = len(self.texts)
            texts = rule.texts()
            self.texts.extend(texts)
            for offset in range(len(texts)):
                owner.append(rule)
                uses.append(rule.uses(offset))
        self.owner = self.book.owner = vec[Rule](owner)
        self.book.uses = ints(uses)
        self.book.room = self.buffer()
        self.outcomes = self.buffer()
        self.choices = len([rule for rule in owner if not _by_chance(rule)])

    def lay_out_acts(self, acts: list[Rule]) -> None:
        """Line up what each seat is asked for besides dockings, with its gates."""
        rules: list[Rule] = []
        gates: list[int] = []
        values: list[int] = []
        begins = [0]
        for seat in range(self.seats):
            for some in ([act for act in acts if not act.needs_ships], acts):
                rules += some
                gates += gates_of(some, seat)
                values += gate_values_of(some, seat)
                begins.append(len(rules))
        self.asked_acts = vec[Rule](rules)
        self.acts_begin = ints(begins)
        self.gates = ints(gates)
        self.gate_values = ints(values)

    # -- the start ------------------------------------------------------------------------------

    def start(self) -> State:
        """The table set up; player one and the cards are chance."""
        box = self.box
        state = empty_table(box)
        for facility in range(len(self.ports)):
            open_ports = 0 if self.book.docks[facility].boxed else self.ports[facility]
            state.at[box.docks + box.row * facility + box.seats] = open_ports
        for seat in range(self.seats):
            state.at[STOCK + WIDE * seat] = box.ships - STARTING_SHIPS
            state.at[BAY + WIDE * seat] = STARTING_SHIPS
            state.at[SUPPLY + WIDE * seat] = self.book.colonies
        for card in range(len(self.deck)):
            state.at[box.deck + card] = self.deck[card]
            state.at[DECK_SIZE] += self.deck[card]
        for asteroid in range(len(self.asteroids)):
            state.at[box.unseen + asteroid] = self.asteroids[asteroid]
            state.at[box.boxed] = NEVER_COME
        for agenda in range(len(self.agendas)):
            if self.agendas[agenda]:
                state.at[box.agenda_deck] |= bit(agenda)
        state.await_chance(ASK_FIRST, 0, 0, 0, 0)
        return state

    # -- the loop -------------------------------------------------------------------------------

    def legal(self, state: State, out: vec[i64]) -> i64:
        """Write every legal code; the answer is how many. At a chance node: every outcome."""
        n: i64 = 0
        k: i64
        numbers = state.at
        seat = numbers[SEAT]
        asks = numbers[ASKS]
        if asks == ASK_MAIN:
            line = 2 * seat
            if numbers[HAND] != 0 or numbers[RELIC_HERE] != 0:
                line += 1
                away = self.book.kept_away(state, seat)
                gates = self.dock_gates
                end = self.dock_count
                k = 0
                while k < end:
                    if numbers[gates[k]] > 0:
                        if away == 0:
                            n = self.docking[k].options(state, seat, out, n)
                        else:
                            dock = self.docking[k]
                            n = self.book.unkept_options(state, seat, away, dock, out, n)
                    k += 1
            if n == 0:
                out[0] = self.ending(state)
                n = 1
            if numbers[ASKED_A] == AFTER_A_TURN:
                for act in self.late_acts:
                    n = act.options(state, seat, out, n)
                return self.reveal_options(state, seat, out, n) if self.box.agendas > 0 else n
            gates = self.gates
            values = self.gate_values
            k = self.acts_begin[line]
            end = self.acts_begin[line + 1]
            while k < end:
                there = numbers[gates[k]]
                if there != 0:
                    if values[k] == 0 or there == values[k]:
                        n = self.asked_acts[k].options(state, seat, out, n)
                k += 1
            if self.box.agendas > 0:
                n = self.reveal_options(state, seat, out, n)
            cards = numbers[TECH + WIDE * seat] & ~numbers[USED]
            while cards != 0:
                n = self.techs[lowest(cards)].options(state, seat, out, n)
                cards &= cards - 1
            return n
        if asks == ASK_CARRY:
            die = self.carried_die(state)
            return self.book.carry_options(state, seat, self.came_from(state, seat), die, out, 0)
        if asks == ASK_POWER:
            return self.techs[state.asked_a()].power_options(state, seat, out, 0)
        k = self.answers_begin[asks]
        while k < self.answers_begin[asks + 1]:
            n = self.answers[k].options(state, seat, out, n)
            k += 1
        return n

    def answering(self, asks: int) -> list[Rule]:
        """The rules whose codes answer a pending decision."""
        return list(self.answers)[self.answers_begin[asks] : self.answers_begin[asks + 1]]

    def reveal_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Of the Agendas that the seat holds face down, those that it can reveal."""
        numbers = state.at
        held = numbers[self.face_down + seat] & (numbers[self.opened] | self.unmarked)
        while held != 0:
            n = self.reveals[lowest(held)].options(state, seat, out, n)
            held &= held - 1
        return n

    def ending(self, state: State) -> i64:
        """The code with which a seat ends its main phase, or the docking after a turn."""
        return self.done if state.at[ASKED_A] == AFTER_A_TURN else self.end

    def carried_die(self, state: State) -> i64:
        if state.asked_a() == 1:
            return RELIC_BIT
        return bit(state.asked_c())

    def came_from(self, state: State, seat: i64) -> i64:
        """The facilities from which the ship being moved came in this turn, a bit each."""
        source = state.asked_b()
        if len(self.book.remembering) == 0 or not carries_own(state, seat):
            return bit(source)
        return bit(source) | self.book.moved_from(state, seat, source, state.asked_c(), 1)

    def apply(self, state: State, code: i64) -> None:
        """Carry out a legal code in place."""
        rule = self.owner[code]
        numbers = state.at
        seat = numbers[SEAT]
        # To reveal an Agenda is no action: what waits for the next one still does.
        if numbers[EXCESS] != 0 and code != self.launch and not rule.reveals:
            numbers[EXCESS] = 0
        if not self.followed:
            rule.resolve(state, seat, code)
            return
        if self.minds_acts and numbers[ASKS] == ASK_MAIN and not rule.reveals:
            self.act_begins(state)
        k: i64 = 0
        while k < self.foreseen:
            self.foreseeing[k].step_begins(state, seat, rule, code)
            k += 1
        if numbers[ASKS] == ASK_CARRY and rule.facility >= 0:
            for remembering in self.book.remembering:
                remembering.carried(state, seat, rule.facility)
        rule.resolve(state, seat, code)
        k = 0
        while k < self.followers:
            self.following[k].stepped(state, seat)
            k += 1
        if numbers[WHO] == OVER:
            for minding in self.book.ending:
                minding.game_ends(state, seat)

    def act_begins(self, state: State) -> None:
        """Whoever minds is told of an action of the main phase; to reveal an Agenda is none."""
        for minding in self.book.acting:
            minding.act_begins(state, state.at[SEAT])

    def refusal(self, state: State, code: i64) -> str:
        """The id of the rule that forbids the code now; empty exactly when `legal` offers it."""
        if code < 0 or code >= len(self.owner):
            return "code.unknown"
        if state.at[WHO] == OVER:
            return "turn.over"
        rule = self.owner[code]
        seat = state.at[SEAT]
        asks = state.at[ASKS]
        if asks == ASK_CARRY and rule.facility >= 0:
            return self.carry_refusal(state, rule, seat, code)
        if asks == ASK_MAIN:
            if rule.asks != ASK_MAIN:
                if state.asked_a() == AFTER_A_TURN and code == self.done:
                    return rule.refusal(state, seat, code)
                return "turn.not-pending"
            if state.asked_a() == AFTER_A_TURN and not rule.with_docking:
                return self.book.docks_only
            refused = rule.refusal(state, seat, code)
            if refused or rule.facility < 0:
                return refused
            away = self.book.kept_away(state, seat)
            if away == 0 or self.book.unkept(state, away, rule, code):
                return ""
            return self.book.kept_from(state, seat, rule.facility)
        if asks == ASK_POWER:
            if rule.card == state.asked_a():
                return rule.power_refusal(state, seat, code)
            return "turn.pending"
        k = self.answers_begin[asks]
        while k < self.answers_begin[asks + 1]:
            if self.answers[k] is rule:
                return rule.refusal(state, seat, code)
            k += 1
        return "turn.chance" if state.at[WHO] == CHANCE else "turn.pending"

    def without(self, bender: Rule, state: State, code: i64) -> State | None:
        """The position after a code if a rule did not bend anything; None if the code were refused."""
        self.book.left_out = bender
        try:
            if self.refusal(state, code):
                return None
            after = state.copy()
            self.apply(after, code)
            return after
        finally:
            self.book.left_out = None

    def carry_refusal(self, state: State, rule: Rule, seat: i64, code: i64) -> str:
        if self.came_from(state, seat) >> rule.facility & 1 == 1:
            return "dock.elsewhere"
        if self.book.uses[code] & self.carried_die(state) == 0:
            return "dock.carried"
        refused = rule.refusal(state, seat, code)
        if refused or rule.docks_alone(code):
            return refused
        return self.book.kept_from(state, seat, rule.facility)

    def sample(self, state: State, rng: Rng) -> i64:
        """Draw the outcome of a chance node with its true probability."""
        asks = state.at[ASKS]
        if asks == ASK_ROLL:
            dice = state.asked_b()
            hand: i64 = 0
            while dice > 0:
                hand = MORE[8 * hand + 1 + rng.below(6)]
                dice -= 1
            return self.roll_base + hand
        if asks == ASK_RELIC:
            return self.relic_base + rng.below(6)
        if asks == ASK_FIRST:
            return self.first_base + rng.below(self.box.seats)
        if asks != ASK_DRAW and asks != ASK_DEAL and asks != ASK_TOP:
            rule = self.answers[self.answers_begin[asks]]
            return rule.draw(state, rng) if rule.draws else self.sample_by_weight(state, rng)
        numbers = state.at
        left = rng.below(numbers[DECK_SIZE])
        at = self.box.deck
        while left >= numbers[at]:
            left -= numbers[at]
            at += 1
        return self.draw_base + at - self.box.deck

    def sample_by_weight(self, state: State, rng: Rng) -> i64:
        """Draw an outcome of dice and cards that only a part of the box has."""
        out = self.outcomes
        count = self.legal(state, out)
        if self.answers[self.answers_begin[state.at[ASKS]]].even:
            return out[rng.below(count)]
        total: i64 = 0
        at: i64 = 0
        while at < count:
            total += self.owner[out[at]].weight(state, out[at])
            at += 1
        left = rng.below(total)
        at = 0
        while left >= self.owner[out[at]].weight(state, out[at]):
            left -= self.owner[out[at]].weight(state, out[at])
            at += 1
        return out[at]

    def weight(self, state: State, code: i64) -> i64:
        """How often a chance outcome comes, against the sum over all outcomes of the node."""
        asks = state.at[ASKS]
        if asks == ASK_ROLL:
            return WAYS[code - self.roll_base]
        if asks == ASK_DRAW or asks == ASK_DEAL or asks == ASK_TOP:
            return state.at[self.box.deck + code - self.draw_base]
        return self.owner[code].weight(state, code)

    def playout(self, state: State, rng: Rng, out: vec[i64], limit: i64) -> i64:
        """Play on with uniformly random choices to the end; the answer counts the decisions."""
        decisions: i64 = 0
        while state.at[WHO] != OVER and decisions < limit:
            if state.at[WHO] == CHANCE:
                self.apply(state, self.sample(state, rng))
            else:
                n = self.legal(state, out)
                self.apply(state, out[rng.below(n)])
                decisions += 1
        return decisions

    def random_games(self, games: i64, rng: Rng) -> i64:
        """Play whole games at random, for measuring; the answer counts the decisions."""
        decisions: i64 = 0
        out = self.buffer()
        while games > 0:
            decisions += self.playout(self.start(), rng, out, 1000000)
            games -= 1
        return decisions

    def buffer(self) -> vec[i64]:
        """Room for the codes `legal` writes, however many there are."""
        return zeros(len(self.texts) + 1)

    # -- cards out of the game ------------------------------------------------------------------

    def removed(self, state: State, card: i64) -> i64:
        """How many copies of a card have left the game: all that are nowhere else."""
        left: i64 = self.deck[card]
        left -= state.in_deck(card) + state.on_display(card) + state.in_discards(card)
        seat: i64 = 0
        while seat < self.box.seats:
            if state.holds(seat, card):
                left -= 1
            seat += 1
        return left

    # -- the score ------------------------------------------------------------------------------

    def score(self, state: State, seat: i64) -> i64:
        """A snapshot: colonies on territories, control, the Positron Field, cards."""
        box = self.box
        points: i64 = 0
        row = box.land
        while row < box.generators:
            points += state.at[row + seat]
            if state.at[row + box.seats] == seat:
                points += 1
            row += box.row
        positron = state.field_at(self.book.positron)
        if positron >= 0 and state.controller(positron) == seat:
            points += 1
        across = state.field_across(self.book.positron)
        if across >= 0 and state.controller(across) == seat:
            points += 1
        return self.book.asked(POINTS, state, seat, points)
