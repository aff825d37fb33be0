"""A ruleset: the rule objects of one game at one number of seats, and the loop that asks them.

`legal` writes the codes a position offers, `apply` carries one out in place, `sample` draws a chance
outcome, `playout` plays on at random. Searches and simulations run on these; people and programs
outside use the game object in `game.py`, which never changes a position it is given.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.agendas.feat import HERE, OPEN
from landfall.games.alien_frontiers.agendas.tallies import GLANCE, NOTHING, Tallies
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
from landfall.games.alien_frontiers.belt.belt_space import ClaimAsteroid, Claims
from landfall.games.alien_frontiers.book import Book
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
    TURN,
    USED,
    WHO,
    WIDE,
    Box,
    all_bits_if,
    bit,
    lowest,
)
from landfall.games.alien_frontiers.chance import Deal, FirstPlayer, Roll, RollRelic
from landfall.games.alien_frontiers.done import Done
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.factions.draft import Draft, DrawBoards
from landfall.games.alien_frontiers.factions.faction_board import Prices
from landfall.games.alien_frontiers.hands import MORE, WAYS
from landfall.games.alien_frontiers.landing import Land
from landfall.games.alien_frontiers.rule import POINTS, Rule
from landfall.games.alien_frontiers.state import State, empty_table, ints, zeros
from landfall.games.alien_frontiers.tech.aiming import Aim
from landfall.games.alien_frontiers.territories.territory import borders
from landfall.games.alien_frontiers.turn import Drop, EndTurn

STARTING_SHIPS: Final = 3

# What is known of a step by its code: how closely it is looked at, whether it reveals an Agenda, and
# from there on the number of its rule.
LOOK: Final = 7
REVEALING: Final = 8
WHOSE: Final = 4

OF_A_REVEAL: Final = 3
"""The numbers that say when an Agenda is asked at all."""
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
        self.swaps_alike = False
        self.deals_boards = False


def _by_chance(rule: Rule) -> bool:
    """Are its codes outcomes of dice and cards?"""
    return rule.asks in CHANCE_ASKS


def gates_of(rules: list[Rule], seat: int) -> list[int]:
    """Where the gates of rules lie for a seat: most are shut, and then no rule object is touched.

    A rule without one has a number in its place that is never nought while something is asked.
    """
    return [int(rule.gate + rule.gate_step * seat) if rule.gate >= 0 else DEPTH for rule in rules]


def has_like(rules: list[Rule], companion: Rule) -> bool:
    """Has another part brought along the same, such as the roll of a borrowed ship?"""
    like = [rule for rule in rules if rule.key == companion.key]
    return len(like) > 0 and type(like[0]) is type(companion)


def in_sets(rules: list[Rule]) -> list[list[Rule]]:
    """Rules in their order, those that are members of one set together (`Rule.member_of`)."""
    groups: list[list[Rule]] = []
    for rule in rules:
        if rule.member_of >= 0 and groups and groups[-1][0].member_of == rule.member_of:
            groups[-1].append(rule)
        else:
            groups.append([rule])
    return groups


def claims_together(acts: list[Rule]) -> list[Rule]:
    """Rules in their order, with one in the place of those that claim asteroid cards."""
    claiming = [act for act in acts if isinstance(act, ClaimAsteroid)]
    if not claiming:
        return acts
    first = acts.index(claiming[0])
    end = first + len(claiming)
    assert acts[first:end] == claiming, "one after the other"
    return [*acts[:first], Claims(claiming), *acts[end:]]


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
        book.swaps_alike = settings.swaps_alike
        book.deals_boards = settings.deals_boards
        book.starting_fuel = ints([fuel for fuel, _ in settings.starting])
        book.starting_ore = ints([ore for _, ore in settings.starting])
        book.docks = vec[Rule](facilities)
        book.forfeiting = vec[Rule]([dock for dock in facilities if dock.forfeits])
        book.taking_any = vec[Rule]([dock for dock in facilities if dock.takes_any])
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
                    if not has_like(self.rules, companion):
                        companion.part = rule.part
                        self.rules.append(companion)
        self.rules.sort(key=_by_chance)
        self.techs = vec[Rule](techs)
        book.techs = self.techs
        self.offering: i64 = 0  # the cards with anything to offer, a bit each
        answering: list[Rule] = []
        begins = [0]
        for asks in range(ASKS_KNOWN):
            answering += [r for r in self.rules if r.may_answer(asks)]
            begins.append(len(answering))
        self.answers = vec[Rule](answering)  # the rules that answer, one decision after the other
        self.answers_begin = ints(begins)
        # All that follows is found once codes are laid out. It is named before: what is not yet there
        # when a method is first called would be looked for at every use.
        self.boards_asking: vec[i64] = zeros(0)  # of each of them `Rule.of_board`
        self.owner: vec[Rule] = vec[Rule]([])
        self.docking: vec[Rule] = vec[Rule]([])  # facilities with dockings of their own
        self.dock_gates: vec[i64] = zeros(0)  # where the gate of each lies
        self.dock_count: i64 = 0  # those of every game; the rest are factions' boards
        self.in_play: i64 = box.boards_in_play  # where it lies who of these has an owner
        self.has_boards = len(box.board_names) > 0
        self.prices = Prices([], 0)  # and what these ask
        self.acts: vec[Rule] = vec[Rule]([])  # what else there is to do in the main phase
        # The same, for each seat without unplaced ships, then with them: one rule after the other, and
        # in the place of a set of them the first,
        self.asked_acts: vec[Rule] = vec[Rule]([])
        self.acts_begin: vec[i64] = zeros(0)  # where these begin,
        self.gates: vec[i64] = zeros(0)  # where the gate of each lies, or the set,
        self.members: vec[i64] = zeros(0)  # who of the set is meant; 0 for a single rule
        self.first_members: vec[i64] = zeros(0)  # and where the members begin, with room for all,
        self.member_acts: vec[Rule] = vec[Rule]([])  # in here
        self.late_acts: vec[Rule] = vec[Rule]([])  # of the acts, what follows from a docking
        self.reveals: vec[Agenda] = vec[Agenda]([])  # the Agendas, as they lie in the box
        # For each seat of each where what it wants lies (`Agenda.wanting`), which bits, and how much.
        self.wanting: vec[i64] = zeros(0)
        self.has_agendas = box.agendas > 0
        self.face_down: i64 = box.face_down  # where those that a seat holds lie
        # Agendas that only an act opens are marked in one number; the others are asked.
        self.opened: i64 = DEPTH
        self.unmarked: i64 = 0
        self.outcomes: vec[i64] = zeros(0)  # room for those of dice and cards
        self.choices = 0  # codes of players: they come first, and those of chance after them
        self.followed = False  # somebody is told of steps:
        self.tallies = Tallies()  # the tallies of Agendas, in a game that has them,
        self.tallied = False
        self.of_an_act: i64 = 0  # where they lie, those of one act first,
        # By code what a step that is followed asks (see `list_steps`), and the rules by their number.
        self.steps: vec[i16] = vec[i16]([])
        self.by_number: vec[Rule] = vec[Rule]([])
        self.acting: vec[Rule] = vec[Rule]([])  # those told of actions,
        self.actors: i64 = 0
        self.following: vec[Rule] = vec[Rule]([])  # those told of every step that is done,
        self.followers: i64 = 0
        self.follow_gates: vec[i64] = zeros(0)  # and their gates, for each seat whose turn it is
        self.draw_base: i64 = 0
        self.roll_base: i64 = 0
        self.relic_base: i64 = 0
        self.first_base: i64 = 0
        self.end: i64 = 0
        self.done: i64 = 0
        self.launch: i64 = -1
        self.lay_out()
        self.boards_asking = ints([int(rule.of_board) for rule in answering])
        boards = [dock for dock in facilities if dock.boxed]
        assert [board.key for board in boards] == list(box.board_names), "as they lie in the box"
        docking = [dock for dock in facilities if dock.texts() and not dock.boxed]
        self.dock_count = len(docking)
        docking += boards
        self.prices = Prices(boards, box.owns_boards)
        self.docking = vec[Rule](docking)
        self.dock_gates = ints(gates_of(docking, 0))
        main = [r for r in self.rules if r.asks == ASK_MAIN and r is not end]
        acts = [r for r in main if r.facility < 0 and r.card < 0]
        self.acts = vec[Rule]([r for r in acts if not r.reveals])
        self.lay_out_acts(claims_together([r for r in self.acts if r.texts()]))
        for card, tech in enumerate(techs):
            if tech.texts():
                self.offering |= bit(card)
        self.late_acts = vec[Rule]([r for r in self.acts if r.with_docking])
        self.reveals = vec[Agenda]([r for r in acts if isinstance(r, Agenda)])
        for place, reveal in enumerate(self.reveals):
            if reveal.gate < 0:
                self.unmarked |= bit(place)
            else:
                self.opened = reveal.gate
        wanting: list[int] = []
        for seat in range(self.seats):
            for reveal in self.reveals:
                wanting.append(int(reveal.wanting + reveal.wanting_step * seat))
                wanting += [int(reveal.wanting_bits), int(reveal.wanting_least)]
        self.wanting = ints(wanting)
        self.lay_out_followers()
        self.draw_base = draw.base
        self.roll_base = roll.base
        self.relic_base = relic.base
        self.first_base = first.base
        self.end = end.base
        self.done = done.base
        if "launch" in self.texts:
            self.launch = self.texts.index("launch")

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
        members: list[int] = []
        first_members: list[int] = []
        member_acts: list[Rule] = []
        begins = [0]
        for seat in range(self.seats):
            for some in ([act for act in acts if not act.needs_ships], acts):
                for group in in_sets(some):
                    first = group[0]
                    rules.append(first)
                    in_set = first.member_of >= 0
                    gates += [int(first.member_of) + seat] if in_set else gates_of(group, seat)
                    members.append(sum([int(bit(one.nth)) for one in group]) if in_set else 0)
                    first_members.append(len(member_acts))
                    if in_set:
                        by_place = {int(one.nth): one for one in group}
                        room = range(max(by_place) + 1)
                        member_acts += [by_place.get(place, first) for place in room]
                begins.append(len(rules))
        self.asked_acts = vec[Rule](rules)
        self.acts_begin = ints(begins)
        self.gates = ints(gates)
        self.members = ints(members)
        self.first_members = ints(first_members)
        self.member_acts = vec[Rule](member_acts)

    def lay_out_followers(self) -> None:
        """Who is told of steps, at hand here as that is asked most."""
        book = self.book
        for rule in self.rules:
            if isinstance(rule, Tallies):
                self.tallies = rule
                self.tallied = True
                self.of_an_act = rule.fleeting
        self.acting = book.acting
        self.actors = len(book.acting)
        self.following = book.following
        self.followers = len(book.following)
        self.followed = self.tallied or self.actors + self.followers + len(book.ending) > 0
        gates: list[int] = []
        for seat in range(self.seats):
            gates += [int(r.follow_gate + r.follow_step * seat) for r in book.following]
        self.follow_gates = ints(gates)

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
                dock_gates = self.dock_gates
                end = self.dock_count
                k = 0
                while k < end:
                    if numbers[dock_gates[k]] > 0:
                        if away == 0:
                            n = self.docking[k].options(state, seat, out, n)
                        else:
                            dock = self.docking[k]
                            n = self.book.unkept_options(state, seat, away, dock, out, n)
                    k += 1
                if self.has_boards:
                    n = self.board_options(state, seat, away, out, n)
            if n == 0:
                out[0] = self.ending(state)
                n = 1
            if numbers[ASKED_A] == AFTER_A_TURN:
                for act in self.late_acts:
                    n = act.options(state, seat, out, n)
                return self.reveal_options(state, seat, out, n) if self.has_agendas else n
            gates = self.gates
            members = self.members
            k = self.acts_begin[line]
            end = self.acts_begin[line + 1]
            while k < end:
                there = numbers[gates[k]]
                if there != 0:
                    if members[k] == 0:
                        n = self.asked_acts[k].options(state, seat, out, n)
                    else:
                        there &= members[k]
                        while there != 0:
                            member = self.first_members[k] + lowest(there)
                            n = self.member_acts[member].options(state, seat, out, n)
                            there &= there - 1
                k += 1
            if self.has_agendas:
                n = self.reveal_options(state, seat, out, n)
            cards = numbers[TECH + WIDE * seat] & self.offering & ~numbers[USED]
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
        end = self.answers_begin[asks + 1]
        while k < end:
            board = self.boards_asking[k]
            if board < 0 or board == numbers[ASKED_A]:
                n = self.answers[k].options(state, seat, out, n)
            k += 1
        return n

    def answering(self, asks: int) -> list[Rule]:
        """The rules whose codes answer a pending decision."""
        return list(self.answers)[self.answers_begin[asks] : self.answers_begin[asks + 1]]

    def board_options(self, state: State, seat: i64, away: i64, out: vec[i64], n: i64) -> i64:
        """Dockings at factions' boards that somebody owns."""
        numbers = state.at
        gates = self.dock_gates
        boards: i64 = 0  # those with a free port, found without a branch for each
        some = numbers[self.in_play]
        while some != 0:
            port = numbers[gates[self.dock_count + lowest(some)]]
            boards |= some & -some & all_bits_if(port)
            some &= some - 1
        boards &= self.prices.affordable(state, seat)
        while boards != 0:
            dock = self.docking[self.dock_count + lowest(boards)]
            if away == 0:
                n = dock.options(state, seat, out, n)
            else:
                n = self.book.unkept_options(state, seat, away, dock, out, n)
            boards &= boards - 1
        return n

    def reveal_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Of the Agendas that the seat holds face down, those that it can reveal."""
        numbers = state.at
        wanting = self.wanting
        held = numbers[self.face_down + seat] & (numbers[self.opened] | self.unmarked)
        ready: i64 = 0  # those that have what they want, which hardly any has
        first = len(self.reveals) * seat
        while held != 0:
            at = OF_A_REVEAL * (first + lowest(held))
            ready |= (
                held
                & -held
                & all_bits_if((numbers[wanting[at]] & wanting[at + 1]) - wanting[at + 2] + 1)
            )
            held &= held - 1
        while ready != 0:
            agenda = self.reveals[lowest(ready)]
            if agenda.met(state, seat):
                out[n] = agenda.base
                n += 1
            ready &= ready - 1
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
        if self.followed:
            self.apply_followed(state, code)
            return
        rule = self.owner[code]
        numbers = state.at
        if numbers[EXCESS] != 0 and code != self.launch:
            numbers[EXCESS] = 0
        rule.resolve(state, numbers[SEAT], code)

    def list_steps(self) -> None:
        """By code whose it is, whether it reveals an Agenda and how closely it is looked at.

        In small numbers, as many as there are codes: they are looked up at random, and so stay at hand.
        """
        numbers = {rule.key: number for number, rule in enumerate(self.rules)}
        looks = self.tallies.look_out() if self.tallied else zeros(len(self.owner))
        steps: list[int] = []
        for code, rule in enumerate(self.owner):
            reveals = REVEALING if rule.reveals else 0
            steps.append(numbers[rule.key] << WHOSE | reveals | int(looks[code]))
        self.by_number = vec[Rule](self.rules)
        self.steps = vec[i16]([i16(step) for step in steps])

    def apply_followed(self, state: State, code: i64) -> None:
        """The same where others are told of it."""
        if len(self.steps) == 0:
            self.list_steps()
        step = i64(self.steps[code])
        look = step & LOOK
        reveals = step & REVEALING != 0
        rule = self.by_number[step >> WHOSE]
        numbers = state.at
        seat = numbers[SEAT]
        asks = numbers[ASKS]
        # To reveal an Agenda is no action: what waits for the next one still does.
        if numbers[EXCESS] != 0 and code != self.launch and not reveals:
            numbers[EXCESS] = 0
        k: i64 = 0
        if asks == ASK_MAIN:
            if not reveals:
                if self.tallied:  # what the act before achieved is open no longer
                    numbers[self.of_an_act + OPEN] = 0
                    numbers[self.of_an_act + HERE] = 0
                while k < self.actors:
                    self.acting[k].act_begins(state, seat)
                    k += 1
        elif asks == ASK_CARRY and rule.facility >= 0:
            for remembering in self.book.remembering:
                remembering.carried(state, seat, rule.facility)
        # A card for the display, and for no seat, is not looked at either.
        if look == NOTHING or (look == GLANCE and asks == ASK_DRAW):
            rule.resolve(state, seat, code)
        else:
            self.tallies.step_begins(state, seat, rule, code, look)
            rule.resolve(state, seat, code)
            self.tallies.step_done(state, seat, look)
        gates = self.follow_gates
        k = self.followers * numbers[TURN]
        end = k + self.followers
        stirred: i64 = 0  # hardly ever is any
        while k < end:
            stirred |= numbers[gates[k]]
            k += 1
        if stirred != 0:
            self.step_followed(state, seat)
        if numbers[WHO] == OVER:
            for minding in self.book.ending:
                minding.game_ends(state, seat)

    def step_followed(self, state: State, seat: i64) -> None:
        """Tell of a step those who follow every one and whose gates stand open."""
        first = self.followers * state.at[TURN]
        k: i64 = 0
        while k < self.followers:
            if state.at[self.follow_gates[first + k]] != 0:
                self.following[k].stepped(state, seat)
            k += 1

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
