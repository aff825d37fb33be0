"""The shape of a rule object, and the book in which the rule objects of one game find each other.

A rule object holds no state. It lays out a block of codes, writes those that are legal now for a seat
(`options`), carries one out for it (`resolve`) and names the rule that forbids one (`refusal`, empty
when none does). One property ties them: a code is offered exactly when its refusal is empty. The seat
that acts is given; `state.turn` means only whose turn it is.

What may be bent is a question with a printed answer (see below). A territory, a card or, later, a
faction says which questions it bends; the book asks all that do, in the order in which they are listed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_BOARD, ASK_INFILTRATE
from landfall.games.alien_frontiers.box import (
    DEPTH,
    DISCARDED,
    OF_A_MOMENT,
    RELIC_HERE,
    Box,
    bit,
    box,
    kept_names,
    kept_on_table,
)
from landfall.games.alien_frontiers.state import State, ints, zeros

# What may be bent.
HUB_BONUS: Final = 0  # extra circles for the ship just docked at the Colonist Hub
CONSTRUCTOR_ORE: Final = 1  # what the Colony Constructor asks
TRADE_FUEL: Final = 2  # for one ore at the Orbital Market
SHIP_PRICE: Final = 3  # fuel, and as much ore, for one ship at the Shipyard
SOLAR_FUEL: Final = 4  # what the Solar Converter gives
TECH_FUEL: Final = 5  # for the paid power of a card
MINE_FLOOR: Final = 6  # the lowest value that may dock at the Lunar Mine
GUARD: Final = 7  # the only card raiders may take from the seat, resources being safe; -1 for none
POINTS: Final = 8  # what counts besides colonies, control and fields
HELD_FAST: Final = 9  # 1 when no effect moves a colony of the seat off its territory
SURCHARGE: Final = 10  # more fuel for each ship of the seat that another player's card touches
DISCARD_POWERS: Final = 11  # how many cards may be discarded for their powers in a turn
LAUNCH_CIRCLE: Final = 12  # the first circle from which a colony can be launched
TRADE_ORE: Final = 13  # what one trade at the Orbital Market gives
LANDING_DUE: Final = 14  # ore of a landing's price that is due only where opponents have colonies
FORFEIT: Final = 15  # 0 when a ship that would be forfeit goes to the Maintenance Bay instead
TOW: Final = 16  # 1 while a card claimed from the Outer Belt this turn must wait
RELIC_SOLD: Final = 17  # 0 while the Relic Ship is not for sale, though its territory is the seat's
AGENDA_LIMIT: Final = 18  # Agendas that a seat may have, revealed ones counted
KEPT_AWAY: Final = 19  # facilities at which the hand may not dock now, a bit each; see RELIC_TOO
SAFE: Final = 20  # 1 while no other player takes anything from the seat
RUN_OVER: Final = 21  # what a run at the Raiders' Outpost must exceed
QUESTIONS: Final = 22

RELIC_TOO: Final = (
    60  # in the answer to KEPT_AWAY: the bit that says the Relic Ship is kept away too
)
RELIC_ALONE: Final = 128  # how a docking of nothing but the Relic Ship is marked (see `Rule.uses`)
OF_A_GATE: Final = 3  # where it lies, how far on that is for each further seat, and its bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """One rule: a facility, a territory, a card or a step of the turn."""

    def __init__(self, key: str, asks: i64) -> None:
        # What is asked for at most steps lies together, first of all.
        self.base: i64 = 0  # its first code
        self.book = NO_BOOK
        self.facility: i64 = -1  # where its ships dock, if it is a facility
        self.card: i64 = -1  # which alien tech card it is, if it is one
        self.kept: i64 = 0  # where the numbers lie that it keeps, if it keeps any
        self.on_table: i64 = 0  # where the numbers lie that it keeps for the whole table
        self.fleeting: i64 = -1  # where the numbers lie that it keeps for a moment
        self.ships: i64 = 1  # ports one docking takes, if it is a facility
        self.paid_codes: i64 = 0  # how many of its codes use the paid power, if it is a card
        self.key = key
        self.asks = asks  # the pending decision its codes answer
        self.docks_besides: i64 = -1  # a further facility at which ships dock with it
        self.takes_any = False  # one ship of any value docks here while a port is free
        self.fills_up = True  # ports are shared, so a ship here can close the facility to others
        self.together = ""  # the ships that dock together, where its file does not say
        self.way = ""  # how it is played at this table, where its file tells ways apart
        self.forfeits = False  # ships that stand here are lost when their owner's turn begins
        self.needs_agendas = False  # it stays in the box in a game without Agendas
        self.with_docking = False  # it is a docking, or follows from one (see `docks_only`)
        self.even = False  # of dice and cards: its outcomes come equally often
        self.draws = False  # of dice and cards: it draws an outcome itself (see `draw`)
        self.reveals = False  # its code reveals an Agenda, which is no action
        # Its codes move no colony and no field: who follows every step need not look at the planet.
        self.calm = False
        self.claims = False  # its codes may take an asteroid card off the Outer Belt
        # Its codes change nothing that Agendas tally in a seat's moment, nor begin one of another seat.
        self.untallied = False
        self.needs_ships = False  # an act that it has only for a seat with unplaced ships
        self.boxed = False  # its ports open only when somebody takes it out of the box
        self.outranked = ""  # the rule by which ships that stand here keep lower ones off
        self.apart = ""  # the rule that keeps cards off it that move ships between facilities
        self.part: object = None  # its words and numbers (see `part`)
        self.pressing: i64 = 150  # how urgent a docking here is to a rule of thumb
        self.again: i64 = 0  # cards that can have a moved ship dock once more in a turn
        # Where a number lies without which it has nothing to offer in the main phase, and how far on
        # that is for each further seat; -1 for none. It must be above nought.
        self.gate: i64 = -1
        self.gate_step: i64 = 0
        # Or where a set lies of what a seat has, one number a seat, and its own place in that: such
        # rules come one after the other, and of a set nobody is asked who is not in it.
        self.member_of: i64 = -1
        self.nth: i64 = 0
        # Where a number lies without which it has no step to follow (`stepped`), and how far on that is
        # for each further seat whose turn it is.
        self.follow_gate: i64 = DEPTH
        self.follow_step: i64 = 0
        # Where a number lies without which it bends nothing, how far on that is for each further seat,
        # and the bits of it that count; -1 for none.
        self.bend_gate: i64 = -1
        self.bend_step: i64 = 0
        self.bend_bits: i64 = -1
        # And without which it need not be told of a turn that begins, of a fleet that is gathered or of
        # ships that leave the hand, nor has anything to ask before a roll.
        self.wake_gate: i64 = -1
        self.wake_step: i64 = 0
        self.wake_bits: i64 = -1
        self.of_board: i64 = -1  # the facility of a faction's board, where it answers that alone

    # -- joining a ruleset ----------------------------------------------------------------------

    def companions(self) -> list[Rule]:
        """Rules that come along with it, such as trading with the Orbital Market."""
        return []

    def join(self, book: Book) -> None:
        """Find its own place and those of others in the box, before codes are laid out."""
        self.book = book
        names = kept_names(self.key, self.keeps(), int(book.box.seats))
        if names:
            self.kept = book.box.number(names[0])
        for name in self.keeps_in_a_moment()[:1]:
            self.fleeting = book.box.number(f"{self.key} {name}{OF_A_MOMENT}")
        on_table = kept_on_table(self.key, self.keeps_on_table())
        if on_table:
            self.on_table = book.box.number(on_table[0])

    def also_answers(self) -> list[int]:
        """Further pending decisions its codes answer."""
        return []

    def may_answer(self, asks: i64) -> bool:
        """Do its codes answer this pending decision?"""
        return self.asks == asks or int(asks) in self.also_answers()

    def texts(self) -> list[str]:
        """Its codes in notation, in order."""
        return []

    def weight(self, state: State, code: i64) -> i64:
        """How often an outcome comes, against the sum over all; of rules that dice and cards answer."""
        return 1

    def draw(self, state: State, rng: Rng) -> i64:
        """Draw an outcome: the one that weighing all of them would find with the same number."""
        return self.base

    def uses(self, offset: int) -> int:
        """The dice a docking takes: a bit for each face, bit 7 for the Relic Ship."""
        return 0

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the codes legal for the seat from `out[n]` on; the answer is the new count."""
        return n

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        """Carry a legal code out."""

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        """The id of the rule that forbids the code now, or the empty string."""
        return "turn.not-pending"

    # -- numbers that it keeps ------------------------------------------------------------------

    def keeps(self) -> list[str]:
        """What it counts for each seat besides what every position has, such as tokens on a card."""
        return []

    def kept_by(self, state: State, number: i64, seat: i64) -> i64:
        """How much there is of one of these numbers for a seat."""
        return state.at[self.kept + state.box.seats * number + seat]

    def keep(self, state: State, number: i64, seat: i64, more: i64) -> None:
        """So much more of it, or below nought less."""
        state.at[self.kept + state.box.seats * number + seat] += more

    def treasures(self) -> list[str]:
        """Those of these numbers of which more is better for the seat."""
        return []

    def cannot_be_kept(self, state: State, seat: i64) -> str:
        """What is wrong with its numbers for a seat, not all nought, in words; empty if nothing is."""
        return ""

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        """The seat gives the card up, and what lies on it must go somewhere.

        `taker` is who gets it, the seat itself when it is discarded for its power, and -1 when it
        is discarded in any other way.
        """

    def minds_leaving(self) -> bool:
        """Is it to be told of that, though it keeps no numbers?"""
        return False

    def power_paid(self, state: State, seat: i64, card: i64) -> None:
        """The seat has paid for the power of a card of its own, and will now use it."""

    def paid_card_leaves(self, state: State, seat: i64, card: i64, taker: i64) -> None:
        """The seat gives a card up, perhaps one it has paid for: it bears no mark of its use.

        `taker` is as in `card_leaves`.
        """

    def watches_powers(self) -> bool:
        """Is it to be told of these?"""
        return False

    # -- a card that another one sets to work -----------------------------------------------------

    def can_be_doubled(self) -> bool:
        """Has it a paid power with a printed price that may be used a second time?"""
        return False

    def can_be_lent(self) -> bool:
        """Has it a paid power of the main phase that whoever does not hold it can use?"""
        return False

    def doubles(self) -> bool:
        """Does it set the seat's own cards to work once more, and not those of others?"""
        return False

    def sets_to_work(self) -> bool:
        """Can it have another card used, beyond the one use that card has in a turn?"""
        return False

    def takes_up_docked(self) -> bool:
        """Can it take docked ships of the seat up, which then dock again in the same turn?"""
        return False

    def uses_displayed(self) -> bool:
        """Can it use cards that lie on display?"""
        return False

    def power_refusal(self, state: State, seat: i64, code: i64) -> str:
        """The rule that forbids this use of its paid power, whoever holds it and used or not."""
        return "turn.pending"

    def power_open(self, state: State, seat: i64) -> bool:
        """Is any use of it not forbidden?"""
        return False

    def power_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the uses of its paid power that are not forbidden."""
        return n

    # -- the turn ---------------------------------------------------------------------------------

    def keeps_on_table(self) -> list[str]:
        """What it counts once for the whole table, besides what every position has."""
        return []

    def chosen(self, state: State, seat: i64) -> None:
        """The seat has taken this board in the draft of the factions."""

    def may_stop(self, state: State) -> bool:
        """May the seat that this board asks do without?"""
        return False

    def turn_begins(self, state: State, seat: i64) -> None:
        """The seat's turn begins; its ships still stand where they were."""

    def turn_ends(self, state: State) -> None:
        """A turn is over, and somebody may dock before the next: what it has counted starts anew."""

    def traded(self, state: State, seat: i64) -> None:
        """The seat has traded at the Orbital Market."""

    def minds_trades(self) -> bool:
        """Is it to be told of that?"""
        return False

    def ship_built(self, state: State, seat: i64) -> None:
        """The seat has built a ship, which lies in the Maintenance Bay."""

    def relic_bought(self, state: State, seat: i64) -> None:
        """The seat has bought the Relic Ship, which lies in the Maintenance Bay."""

    def terraformed(self, state: State, seat: i64, fuel: i64, ore: i64) -> None:
        """The seat has docked at the Terraforming Station and paid so much."""

    def minds_terraforming(self) -> bool:
        """Is it to be told of that?"""
        return False

    def minds_new_ships(self) -> bool:
        """Is it to be told of these?"""
        return False

    def main_phase_begins(self, state: State, seat: i64) -> None:
        """All that comes of the seat's roll is done, and the main phase is asked."""

    def minds_main_phases(self) -> bool:
        """Is it to be told of that?"""
        return False

    def minds_turns(self) -> bool:
        """Is it to be told of that?"""
        return False

    def act_begins(self, state: State, seat: i64) -> None:
        """The seat has chosen its next action in its main phase; to reveal an Agenda is none."""

    def minds_acts(self) -> bool:
        """Is it to be told of that?"""
        return False

    def pair_docked(self, state: State, seat: i64, value: i64) -> None:
        """The seat has docked a pair at the Orbital Market, which may trade."""

    def minds_pairs(self) -> bool:
        """Is it to be told of that?"""
        return False

    def agenda_revealed(self, state: State, seat: i64, agenda: i64) -> None:
        """The seat has revealed an Agenda."""

    def minds_reveals(self) -> bool:
        """Is it to be told of that?"""
        return False

    def game_ends(self, state: State, seat: i64) -> None:
        """The seat has landed the last of its colonies, and every step has been followed."""

    def minds_the_end(self) -> bool:
        """Is it to be told of that?"""
        return False

    def stepped(self, state: State, seat: i64) -> None:
        """A step is done, and the number at `follow_gate` is not nought."""

    def minds_steps(self) -> bool:
        """Is it to be told of these?"""
        return False

    # -- what may be bent -----------------------------------------------------------------------

    def bends(self) -> list[int]:
        """The questions it may answer otherwise."""
        return []

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        """Its own answer, given the printed one or that of whoever bends it before."""
        return answer

    def bent_by(self) -> str:
        """The id of the rule that bends."""
        return f"{self.key}.bonus"

    # -- what a box keeps for it ----------------------------------------------------------------

    def straddles(self) -> bool:
        """May it set a field generator across a border?"""
        return False

    def docks_alone(self, code: i64) -> bool:
        """Is the code a docking of a single ship?"""
        return False

    def asks_before_roll(self, state: State, seat: i64) -> bool:
        """Has it something to ask the seat before its fleet is rolled?"""
        return False

    def ask_before_roll(self, state: State, seat: i64) -> None:
        """Ask it."""
        state.ask(self.asks, seat, 0, 0, 0)

    def comes_before_roll(self) -> bool:
        """May it ever?"""
        return False

    def asks_after_turn(self, state: State, seat: i64) -> bool:
        """A turn has ended, the seat's own or another's: has it something to ask the seat?"""
        return False

    def asks_nobody_after_turn(self, state: State) -> bool:
        """A turn has ended: is there no seat at all that it has anything to ask?"""
        return False

    def comes_after_turns(self) -> bool:
        """May it ever?"""
        return False

    def borrows(self) -> int:
        """How many ships of others a seat may have borrowed by its own use of it, each in a turn."""
        return 0

    def lends_to_hand(self) -> bool:
        """Do ships that it borrows stay in the hand until they dock like any other?"""
        return False

    # -- ships come and go ----------------------------------------------------------------------

    def arrives(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        """The seat has docked a ship here, its own or another's."""

    def leaves(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        """A ship has left, taken away by the seat."""

    def relic_arrives(self, state: State, seat: i64) -> None:
        """The seat has docked the Relic Ship here."""

    def relic_leaves(self, state: State, value: i64) -> None:
        """The Relic Ship has left."""

    def docking_of(self, state: State, code: i64) -> i64:
        """The docking that a code of it is in others' ports; -1 if it is none."""
        return -1

    def moved_from(self, state: State, seat: i64, facility: i64, value: i64, lifted: i64) -> i64:
        """The facilities from which it has moved a ship of the seat in this turn, a bit each.

        The ship stands at that facility and shows the value, 0 for the Relic Ship; `lifted` is 1 if it
        has just left. Of ships that are alike it is one that may go anywhere, if there is any.
        """
        return 0

    def carried(self, state: State, seat: i64, facility: i64) -> None:
        """The ship that the seat is moving will now dock at that facility."""

    def remembers_moves(self) -> bool:
        """Does it know that?"""
        return False

    def ships_placed(self, state: State, seat: i64) -> None:
        """Ships in the seat's hand have docked, or left it in another way."""

    def minds_placing(self) -> bool:
        """Is it to be told of that?"""
        return False

    def gathered(self, state: State, seat: i64) -> i64:
        """The seat has taken all its ships back; the answer is how many more it has from here."""
        return 0

    def minds_gathering(self) -> bool:
        """Is it to be told of that?"""
        return False

    # -- what it keeps in mind ------------------------------------------------------------------

    def keeps_in_a_moment(self) -> list[str]:
        """What it keeps in mind until a seat's moment ends; one number of the box for each."""
        return []

    def kept_names(self, number: str) -> list[str]:
        """What the bits of such a number stand for; nothing where it is a number as it is."""
        return []

    # -- cards that leave the game --------------------------------------------------------------

    def removes_cards(self) -> bool:
        """Can it take cards out of the game?"""
        return False

    # -- what an evaluation sees --------------------------------------------------------------------

    def stands_for(self) -> str:
        """The name of a feature for ships that stand here; empty for none."""
        return ""

    def standing(self, state: State, hand: i64) -> float:
        """How much of that feature a seat's ships here are."""
        return 0.0

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        """How urgent a docking here is to a rule of thumb; `value` is the (highest) face."""
        return self.pressing

    # -- moments --------------------------------------------------------------------------------

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        """Right after the fleet was rolled."""

    def pays_for_rolls(self) -> bool:
        """Is it to be told of rolls?"""
        return False

    def aim_refusal(
        self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64
    ) -> str:
        """The rule that keeps a card that aims off this ship, or the empty string."""
        return ""

    def aim(self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64) -> None:
        """Carry a card that aims out on this ship."""

    def aims(self) -> list[int]:
        """The purposes (AIM_…) it aims for."""
        return []


@final
class Told:
    """Who is told of something about a seat, and where it shows who need not be (`Rule.wake_gate`).

    Most need not, and then no rule object is touched.
    """

    def __init__(self) -> None:
        self.rules: vec[Rule] = vec[Rule]([])
        # Of each `Rule.wake_gate`, `Rule.wake_step` and `Rule.wake_bits`, side by side.
        self.gates: vec[i64] = zeros(0)

    def line_up(self, rules: list[Rule]) -> None:
        """These are told, in this order."""
        self.rules = vec[Rule](rules)
        gates: list[int] = []
        for rule in rules:
            gates += [int(rule.wake_gate), int(rule.wake_step), int(rule.wake_bits)]
        self.gates = ints(gates)

    def add(self, rule: Rule) -> None:
        self.line_up([*self.rules, rule])

    def next_for(self, state: State, seat: i64, place: i64) -> i64:
        """The first from a place on who may have anything to do for the seat; -1 for nobody."""
        numbers = state.at
        gates = self.gates
        at = OF_A_GATE * place
        end: i64 = len(gates)
        while at < end:
            gate = gates[at]
            if gate < 0 or numbers[gate + gates[at + 1] * seat] & gates[at + 2] != 0:
                return place
            at += OF_A_GATE
            place += 1
        return -1


class Book:
    """The rule objects of one game, sorted by what they are asked.

    Lists that are walked at every decision are arrays of rule objects (`vec`): the compiled engine
    then need not ask each object for its type.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.docks: vec[Rule] = vec[Rule]([])  # by facility
        self.forfeiting: vec[Rule] = vec[Rule]([])  # those at which ships that stand there are lost
        self.taking_any: vec[Rule] = vec[Rule]([])  # those at which any single ship can dock
        self.listed: list[list[Rule]] = [[] for _ in range(QUESTIONS)]  # who bends each question
        self.benders: vec[Rule] = vec[Rule]([])  # the same, one question after the other
        self.bend_gates: vec[i64] = zeros(0)  # and of each `Rule.bend_gate`,
        self.bend_steps: vec[i64] = zeros(0)  # `Rule.bend_step`
        self.bend_bits: vec[i64] = zeros(0)  # and `Rule.bend_bits`
        self.begins: vec[i64] = zeros(QUESTIONS + 1)  # where each question's benders begin
        self.parts: dict[str, Rule] = {}  # every rule object by its key
        self.left_out: Rule | None = None  # a bender that is not asked, to see what it does
        self.rolled: vec[Rule] = vec[Rule]([])
        self.gathering = Told()
        self.placing = Told()  # those told of ships that leave the hand
        self.keeping: vec[Rule] = vec[Rule]([])  # those with numbers of their own
        self.leaving: vec[Rule] = vec[Rule]([])  # cards that mind leaving their holder
        self.before_roll = Told()  # in the order in which they ask
        self.ungathered: i64 = 0  # so many of them ask before the fleet is gathered
        self.after_turns: vec[Rule] = vec[Rule]([])  # those that may ask when a turn has ended
        self.watching: vec[Rule] = vec[Rule]([])  # those told of paid powers
        self.techs: vec[Rule] = vec[Rule]([])  # by card
        self.beginning = Told()  # those told when a turn begins
        self.opening: vec[Rule] = vec[Rule]([])  # those told when a main phase begins
        self.trading: vec[Rule] = vec[Rule]([])  # those told of trades
        self.building: vec[Rule] = vec[Rule]([])  # those told of new ships
        self.terraforming: vec[Rule] = vec[Rule]([])  # those told of ships docked there
        self.acting: vec[Rule] = vec[Rule]([])  # those told of actions
        self.pairing: vec[Rule] = vec[Rule]([])  # those told of pairs at the Orbital Market
        self.revealing: vec[Rule] = vec[Rule]([])  # those told of Agendas
        self.ending: vec[Rule] = vec[Rule]([])  # those told of the end
        self.boards: vec[Rule] = vec[Rule]([])  # the factions' facilities
        self.following: vec[Rule] = vec[Rule]([])  # those told of every step
        self.remembering: vec[Rule] = vec[Rule]([])  # those that know which ships they have moved
        # Where a number lies for each who may keep ships away, nought while it does not: the first
        # that it keeps in a moment.
        self.keeping_away: vec[i64] = zeros(0)
        self.aimed: list[Rule] = []  # by AIM_… purpose
        self.docks_only = ""  # the rule that leaves a seat nothing but dockings when a turn is over
        self.robs_one = ""  # the rule by which a card robs one player and no other
        self.asteroids: list[Rule] = []  # the asteroid cards, listed when they are first asked for
        self.agendas: list[Rule] = []  # the Agendas, likewise
        self.owner: vec[Rule] = vec[Rule]([])  # by code
        self.uses: vec[i64] = zeros(0)
        self.room: vec[i64] = zeros(0)  # for dockings that are only counted
        self.colonies: i64 = 0  # colonies each seat starts with
        self.circle_places: i64 = (
            0  # for colonies on each circle of the Hub; 0 where tracks are own
        )
        self.starting_fuel: vec[i64] = zeros(0)  # by place in the order of the first round
        self.starting_ore: vec[i64] = zeros(0)
        self.ship_prices: vec[i64] = ints([1, 2, 3])  # the fourth, fifth and sixth ship
        self.constructor_price: i64 = 3
        self.bay_is_safe = True  # no card reaches ships in the Maintenance Bay
        self.cannon_counts_forfeit = True  # a ship at Terraforming is no ship for next turn
        self.removes_cards = False  # cards can leave the game
        self.uses_displayed = False  # cards can be used while they lie on display
        self.deals_boards = False  # chance gives every seat its faction board
        self.follows_cards = True  # a card that comes back after its discard power stays used
        self.swaps_alike = False  # two colonies of one player may change places
        self.isolation: i64 = box.field("isolation-field")
        self.positron: i64 = box.field("positron-field")
        self.repulsor: i64 = box.field("repulsor-field")
        self.desert: i64 = box.territory("burroughs-desert")
        self.has_agendas = box.agendas > 0
        self.has_belt = box.asteroids > 0  # the Asteroid die is rolled with every fleet
        self.borders: vec[i64] = zeros(0)  # by territory: its neighbours, a bit each

    def enter(self, rule: Rule) -> None:
        """List a rule object under everything it answers."""
        self.parts[rule.key] = rule
        if rule.removes_cards():
            self.removes_cards = True
        if rule.uses_displayed():
            self.uses_displayed = True
        for question in rule.bends():
            self.listed[question].append(rule)
            if question == KEPT_AWAY:
                assert rule.fleeting >= 0, f"{rule.key} keeps ships away, and no mark of it"
                self.keeping_away = ints([*self.keeping_away, int(rule.fleeting)])
        if rule.pays_for_rolls():
            self.rolled = joined(self.rolled, rule)
        if rule.minds_placing():
            self.placing.add(rule)
        if rule.minds_gathering():
            self.gathering.add(rule)
        if rule.keeps():
            self.keeping = joined(self.keeping, rule)
        if rule.keeps() or rule.minds_leaving():
            self.leaving = joined(self.leaving, rule)
        if rule.comes_before_roll():
            asking = [*self.before_roll.rules, rule]
            asking.sort(key=asks_late)
            self.before_roll.line_up(asking)
            self.ungathered = len([other for other in asking if asks_late(other) == 0])
        if rule.comes_after_turns():
            self.after_turns = joined(self.after_turns, rule)
        if rule.watches_powers():
            self.watching = joined(self.watching, rule)
        if rule.minds_turns():
            self.beginning.add(rule)
        if rule.minds_main_phases():
            self.opening = joined(self.opening, rule)
        if rule.minds_terraforming():
            self.terraforming = joined(self.terraforming, rule)
        if rule.minds_new_ships():
            self.building = joined(self.building, rule)
        if rule.minds_trades():
            self.trading = joined(self.trading, rule)
        if rule.minds_acts():
            self.acting = joined(self.acting, rule)
        if rule.minds_pairs():
            self.pairing = joined(self.pairing, rule)
        if rule.minds_reveals():
            self.revealing = joined(self.revealing, rule)
        if rule.minds_the_end():
            self.ending = joined(self.ending, rule)
        if rule.minds_steps():
            self.following = joined(self.following, rule)
        if rule.remembers_moves():
            self.remembering = joined(self.remembering, rule)
        if rule.boxed:
            self.boards = joined(self.boards, rule)
        for why in rule.aims():
            while len(self.aimed) <= why:
                self.aimed.append(rule)
            self.aimed[why] = rule
        self.benders = vec[Rule]([bender for benders in self.listed for bender in benders])
        self.bend_gates = ints([int(bender.bend_gate) for bender in self.benders])
        self.bend_steps = ints([int(bender.bend_step) for bender in self.benders])
        self.bend_bits = ints([int(bender.bend_bits) for bender in self.benders])
        for question in range(QUESTIONS):
            self.begins[question + 1] = self.begins[question] + len(self.listed[question])

    def neighbours(self, territory: i64) -> i64:
        """The territories on which a territory borders, a bit each."""
        return self.borders[territory]

    # -- what may be bent -----------------------------------------------------------------------

    def is_bent(self, question: i64) -> bool:
        """Does anything in this game bend this question?"""
        return self.begins[question] < self.begins[question + 1]

    def asked(self, question: i64, state: State, seat: i64, printed: i64) -> i64:
        """The answer to a question for a seat, after everyone who bends it."""
        begins = self.begins
        k = begins[question]
        end = begins[question + 1]
        while k < end:
            gate = self.bend_gates[k]
            if gate >= 0:
                gate = state.at[gate + self.bend_steps[k] * seat] & self.bend_bits[k]
            if gate != 0:
                rule = self.benders[k]
                if rule is not self.left_out:
                    printed = rule.bend(question, state, seat, printed)
            k += 1
        return printed

    def changed_by(self, question: i64, state: State, seat: i64, printed: i64) -> str:
        """The rule by which a question has another answer than the printed one; empty for none."""
        for rule in self.listed[question]:
            if rule is not self.left_out and rule.bend(question, state, seat, printed) != printed:
                return rule.bent_by()
        return ""

    def constructor_ore(self, state: State, seat: i64) -> i64:
        return self.asked(CONSTRUCTOR_ORE, state, seat, self.constructor_price)

    def ship_price(self, state: State, seat: i64) -> i64:
        # A fleet shot down to two ships pays the price of the fourth: there is no lower one.
        each = self.ship_prices[min(2, max(0, state.fleet(seat) - 3))]
        return self.asked(SHIP_PRICE, state, seat, each)

    def discard_powers(self, state: State, seat: i64) -> i64:
        return self.asked(DISCARD_POWERS, state, seat, 1)

    def forfeit(self, state: State, seat: i64, facility: i64) -> bool:
        """Is a ship of the seat lost that leaves this facility?"""
        if not self.docks[facility].forfeits:
            return False
        return self.asked(FORFEIT, state, seat, 1) == 1

    def landing_due(self, state: State, seat: i64, ore: i64) -> i64:
        """So much of this ore is not paid now, but only if opponents have colonies there."""
        return min(ore, self.asked(LANDING_DUE, state, seat, 0))

    def may_discard(self, state: State, seat: i64) -> bool:
        """May the seat discard a card for its power, after those it has discarded this turn?"""
        discarded = state.at[DISCARDED]
        return discarded == 0 or discarded < self.discard_powers(state, seat)

    def guard_card(self, state: State, victim: i64) -> i64:
        return self.asked(GUARD, state, victim, -1)

    def safe_by(self, state: State, victim: i64) -> str:
        """The rule by which nobody takes anything from the victim, or the empty string.

        Whoever takes resources or cards, or makes others discard, asks.
        """
        if self.asked(SAFE, state, victim, 0) == 0:
            return ""
        return self.changed_by(SAFE, state, victim, 0)

    def surcharge(self, state: State, seat: i64, owner: i64) -> i64:
        """More fuel for a card of the seat that moves, turns, uses or destroys a ship of the owner.

        Every such card asks, ship by ship; -1 is the owner of a Relic Ship that nobody uses.
        """
        if owner < 0 or owner == seat:
            return 0
        return self.asked(SURCHARGE, state, owner, 0)

    def has_shields(self) -> bool:
        """Can there be a surcharge at all?"""
        return self.begins[SURCHARGE] < self.begins[SURCHARGE + 1]

    def is_held_fast(self, state: State, seat: i64) -> bool:
        """Does nothing move the seat's colonies?"""
        return self.asked(HELD_FAST, state, seat, 0) != 0

    def held_fast(self, state: State) -> i64:
        """The seats whose colonies nothing moves, a bit each; whoever moves a colony asks."""
        fast: i64 = 0
        if self.begins[HELD_FAST] < self.begins[HELD_FAST + 1]:
            seat: i64 = 0
            while seat < state.box.seats:
                if self.is_held_fast(state, seat):
                    fast |= bit(seat)
                seat += 1
        return fast

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        for rule in self.rolled:
            rule.after_roll(state, seat, odd, even)

    # -- docking --------------------------------------------------------------------------------

    def kept_away(self, state: State, seat: i64) -> i64:
        """The facilities at which no ship in the seat's hand may dock now, a bit each."""
        k: i64 = len(self.keeping_away)
        while k > 0:
            k -= 1
            if state.at[self.keeping_away[k]] != 0:
                return self.asked(KEPT_AWAY, state, seat, 0)
        return 0

    def kept_from(self, state: State, seat: i64, facility: i64) -> str:
        """The rule that keeps the seat's ships away from a facility, or the empty string."""
        if facility < 0 or self.kept_away(state, seat) >> facility & 1 == 0:
            return ""
        return self.changed_by(KEPT_AWAY, state, seat, 0)

    def unkept(self, state: State, away: i64, dock: Rule, code: i64) -> bool:
        """Is it a docking of the Relic Ship alone, which is not kept away with the others?"""
        if away >> RELIC_TOO & 1 == 1 or self.uses[code] != RELIC_ALONE:
            return False
        return dock.docks_alone(code)

    def unkept_options(
        self, state: State, seat: i64, away: i64, dock: Rule, out: vec[i64], n: i64
    ) -> i64:
        """Dockings at a facility, where ships in hand may be kept away from some."""
        if away >> dock.facility & 1 == 0:
            return dock.options(state, seat, out, n)
        if state.at[RELIC_HERE] == 0:
            return n
        end = dock.options(state, seat, out, n)
        at = n
        while at < end:
            code = out[at]
            if self.unkept(state, away, dock, code):
                out[n] = code
                n += 1
            at += 1
        return n

    def can_dock(self, state: State, seat: i64) -> bool:
        """Has any unplaced ship of the seat a legal docking?"""
        away = self.kept_away(state, seat)
        for dock in self.docks:
            if self.unkept_options(state, seat, away, dock, self.room, 0) > 0:
                return True
        return False

    def placed(self, state: State, seat: i64) -> None:
        """Ships in the seat's hand have docked, or left it in another way."""
        placing = self.placing
        k = placing.next_for(state, seat, 0)
        while k >= 0:
            placing.rules[k].ships_placed(state, seat)
            k = placing.next_for(state, seat, k + 1)

    def moved_from(self, state: State, seat: i64, facility: i64, value: i64, lifted: i64) -> i64:
        """The facilities to which a ship of the seat may not return in this turn, a bit each."""
        places: i64 = 0
        for rule in self.remembering:
            places |= rule.moved_from(state, seat, facility, value, lifted)
        return places

    def takes_any_ship(self, state: State, seat: i64, barred: i64) -> bool:
        """Is there a free port elsewhere that asks nothing of a ship?"""
        for dock in self.taking_any:
            if barred >> dock.facility & 1 == 0 and state.free_ports(dock.facility) > 0:
                return True
        return False

    def can_carry(self, state: State, seat: i64, barred: i64, dice: i64) -> bool:
        """Has the ship being moved a legal docking elsewhere?"""
        return self.carry_options(state, seat, barred, dice, self.room, 0) > 0

    def carry_options(
        self, state: State, seat: i64, barred: i64, dice: i64, out: vec[i64], n: i64
    ) -> i64:
        """Dockings elsewhere that include the moved ship; `dice` is its bit (see `Rule.uses`).

        `barred` are the facilities from which it came, a bit each. Where ships in hand are kept away,
        it docks alone.
        """
        away = self.kept_away(state, seat)
        for dock in self.docks:
            if barred >> dock.facility & 1 == 0:
                kept = away >> dock.facility & 1 == 1
                end = dock.options(state, seat, out, n)
                at = n
                while at < end:
                    code = out[at]
                    if self.uses[code] & dice != 0 and (not kept or dock.docks_alone(code)):
                        out[n] = code
                        n += 1
                    at += 1
        return n


def asks_late(rule: Rule) -> int:
    """A ship is gathered along with the fleet first; once it is gathered, cards ask before boards."""
    if rule.asks == ASK_INFILTRATE:
        return 0
    return 2 if rule.asks == ASK_BOARD else 1


def joined(rules: vec[Rule], rule: Rule) -> vec[Rule]:
    """The list with one more at its end."""
    longer = list(rules)
    longer.append(rule)
    return vec[Rule](longer)


NO_BOOK = Book(box(1, ((), (), (), (), ())))
