"""The shape of a rule object.

A rule object holds no state. It lays out a block of codes, writes those that are legal now for a seat
(`options`), carries one out for it (`resolve`) and names the rule that forbids one (`refusal`, empty
when none does). One property ties them: a code is offered exactly when its refusal is empty. The seat
that acts is given; `state.turn` means only whose turn it is.

What may be bent is a question with a printed answer (see below). A territory, a card or, later, a
faction says which questions it bends; the book asks all that do (see `book`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import DEPTH, OF_A_MOMENT, kept_names, kept_on_table
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.book import Book

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """One rule: a facility, a territory, a card or a step of the turn."""

    def __init__(self, key: str, asks: i64) -> None:
        from landfall.games.alien_frontiers.book import NO_BOOK  # which lists rule objects

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
        self.docks_here: i64 = 0  # both of them, a bit each, for who tallies dockings
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

    def gave_used(self, state: State, card: i64, holder: i64) -> bool:
        """Has the acting seat given this player the card, after it had used it this turn?"""
        return False

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

    def isolated(self, state: State, territories: i64) -> None:
        """The Isolation Field has come to lie on these territories: what a board lends there ends."""

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
