"""What an action has changed, in words.

Nothing here knows what an action does. What the acting seat has less of is its cost; what it has more
of, and whatever else has happened, is the gain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.asks import (
    AIM_CANNON,
)
from landfall.games.alien_frontiers.asteroid_changes import is_in_tow
from landfall.games.alien_frontiers.box import RELIC_HERE
from landfall.games.alien_frontiers.change import (
    NOBODY,
    AdvancesOver,
    AgendaFaded,
    AgendaFulfilled,
    AgendaGot,
    AgendaRevealed,
    AgendaShed,
    AgendaShown,
    AgendasShuffled,
    AsteroidGot,
    AsteroidLost,
    AsteroidsMoved,
    AsteroidUsedUp,
    BoardTaken,
    BonusGained,
    BonusLost,
    BrethrenMoved,
    CardGot,
    CardLost,
    CardRemoved,
    CardShown,
    CardSwept,
    CardUsedUp,
    Change,
    ClaimTotal,
    ColonyAdvanced,
    ColonyLanded,
    ColonyLaunched,
    ColonyMoved,
    ColonyStarted,
    ControlGained,
    ControlLost,
    CyclesLeft,
    DecisionOpened,
    DeckReshuffled,
    FieldConfined,
    FieldMoved,
    FieldPlaced,
    FieldRemoved,
    FieldStretched,
    ForfeitDue,
    Gained,
    GameEnded,
    MarkEnded,
    OffBoard,
    Paid,
    PutOnCard,
    RelicBought,
    RelicMoved,
    RelicReturned,
    RelicTurned,
    RevMoved,
    Scored,
    SeatMarked,
    ShipBuilt,
    ShipForfeit,
    ShipLost,
    ShipMoved,
    ShipSaved,
    ShipsDocked,
    ShipsGathered,
    ShipsLeft,
    ShipsLeftOver,
    ShipsPicked,
    ShipsPickedUp,
    ShipsRolled,
    ShipTurned,
    TakenOffCard,
    TradeOpened,
    TurnPassed,
    of_kind,
)
from landfall.games.alien_frontiers.decisions import next_step
from landfall.games.alien_frontiers.decisions.by_chance import LentRolled
from landfall.games.alien_frontiers.decisions.choices import Raid
from landfall.games.alien_frontiers.decisions.of_colonies import Landing
from landfall.games.alien_frontiers.decisions.of_ships import Aiming
from landfall.games.alien_frontiers.names import CLAIM_TOTAL, LAST_CIRCLE, MAINTENANCE_BAY
from landfall.games.alien_frontiers.part import Part, part_in
from landfall.games.alien_frontiers.rule import TECH_FUEL, TRADE_FUEL, TRADE_ORE
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.plasma_cannon import PlasmaCannon
from landfall.games.alien_frontiers.words import (
    amount,
    count,
    counted,
    desert,
    letter,
    listed,
    the_bay,
    the_part,
    title,
)


class Account:
    """What a step took and brought the seat that acted (NOBODY: chance did), and the rules in it."""

    def __init__(
        self, ruleset: Ruleset, changes: Sequence[Change], after: State, seat: int
    ) -> None:
        self.ruleset = ruleset
        self.changes = changes
        self.after = after
        self.seat = seat
        self.bay = the_bay(after.box)
        self.cost: list[str] = []
        self.gain: list[str] = []
        self.rules: list[str] = []
        self._tell()

    def _tell(self) -> None:
        """Everything that changed, the acting seat first."""
        self.gain += self.colonies()
        for seat in sorted(range(self.ruleset.seats), key=lambda seat: seat != self.seat):
            self.possessions(seat)
        for tell in (
            self.unplaced_ships,
            self.docked_ships,
            self.ships_left_over,
            self.facilities,
            self.relic_ship,
            self.fields,
            self.piles,
            self.what_follows,
        ):
            self.gain += tell()

    def title(self, name: str) -> str:
        return title(self.after.box, name)

    def agenda(self, name: str) -> str:
        return f"the Agenda {self.title(name)}" if name else "an Agenda"

    def agenda_in_full(self, name: str) -> str:
        """With what it asks: who has just drawn it has not read it yet."""
        if not name:
            return self.agenda(name)
        asks = agendas_of(self.ruleset.book)[self.after.box.agenda(name)]
        now, then = asks.asks_in_game(), asks.asks_at_end()
        halves = filter(None, (now and f"in the game: {now}", then and f"at the end: {then}"))
        return f"{self.agenda(name)} ({'; '.join(halves)})"

    def card(self, name: str) -> str:
        """A card, and what it is good for: `the Booster Pod (1 fuel: raise …; discard: remove …)`."""
        own = part_in(self.after.box, name)
        texts = [f"{'discard: ' * (way == 'discard')}{said[0]}" for way, said in own.powers.items()]
        good_for = f" ({'; '.join(texts)})" if texts else ""
        good_for = good_for.replace("{price}", count(own.price, "fuel"))
        return f"the {own.title}{good_for.replace('{point}', count(1, 'point'))}"

    def asteroid(self, name: str, in_tow: bool) -> str:
        """An asteroid card, and what it will be good for."""
        own = part_in(self.after.box, name)
        texts = [f"{way}: {own.powers[way][0]}" for way in ("use", "discard") if way in own.powers]
        good_for = f" ({'; '.join(texts)})" if texts else ""
        return f"the {own.title}{', in tow' * in_tow}{good_for}"

    def board(self, name: str) -> str:
        """A faction's board, and what it is good for."""
        own = part_in(self.after.box, name)
        return f"the {own.title} (port: {own.short}; power: {own.powers['held'][0]})"

    def owner(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{letter(seat)}'s"

    # -- what a seat has ------------------------------------------------------------------------

    def possessions(self, seat: int) -> None:
        """Resources, cards, ships, control, bonuses and points that a seat lost and got."""
        lost: list[str] = []
        got: list[str] = []
        own = [change for change in self.changes if getattr(change, "seat", NOBODY) == seat]
        for change in own:
            match change:
                case Gained(_, what, number):
                    got.append(count(number, what))
                case Paid(_, what, number):
                    lost.append(count(number, what))
                case CardGot(_, card):
                    mine = seat == self.seat
                    got.append(self.card(card) if mine else f"the {self.title(card)}")
                    self.rules += powers_of(part_in(self.after.box, card)) * mine
                case BoardTaken(_, board):
                    got.append(self.board(board))
                    self.rules += powers_of(part_in(self.after.box, board))
                case CardLost(_, card) | CardUsedUp(_, card):
                    lost.append(f"the {self.title(card)}")
                case AsteroidGot(_, asteroid, in_tow):
                    waits = is_in_tow(self.ruleset.book, self.after, change)
                    got.append(self.asteroid(asteroid, waits))
                    self.rules += powers_of(part_in(self.after.box, asteroid))
                    self.rules += ["outer-belt.tow"] * in_tow
                    self.rules += ["blish-expanse.bonus"] * (in_tow and not waits)
                case AsteroidLost(_, asteroid) | AsteroidUsedUp(_, asteroid):
                    lost.append(f"the {self.title(asteroid)}")
                case AgendaGot(_, agenda):
                    got.append(self.agenda(agenda))
                case AgendaShed(_, agenda):
                    lost.append(self.agenda_in_full(agenda))
                case AgendaShown(_, agenda):
                    got.append(f"{self.agenda(agenda)} on the {self.title('oracle-engine')}")
                case AgendaFulfilled(_, agenda):
                    got.append(f"{self.agenda(agenda)}, fulfilled")
                    self.rules.append("oracle-engine.use")
                case AgendaFaded(_, agenda):
                    lost.append(self.agenda(agenda))
                case AgendaRevealed(_, agenda):
                    got.append(f"{self.agenda(agenda)}, revealed")
                    self.rules.append("agendas.point")
                case PutOnCard(_, card, what, number):
                    got.append(f"{amount(number, what)} on the {self.title(card)}")
                case TakenOffCard(_, card, what, number):
                    lost.append(f"{amount(number, what)} on the {self.title(card)}")
                case SeatMarked(_, _, mark):
                    got.append(f"being {mark} until {self.owner(seat)} next turn")
                case MarkEnded(_, _, mark):
                    lost.append(f"being {mark}")
                case ShipBuilt(_, number, at_once):
                    where = "is rolled at once" if at_once else f"waits in {self.bay}"
                    got.append(f"{count(number, 'ship')}, which {where}")
                case ShipForfeit(_, source):
                    lost.append(f"the ship at the {self.title(source)}")
                    self.rules.append(f"{source}.forfeit")
                case ShipLost(_, OffBoard.HAND, values):
                    lost += [f"a ship showing {value}" for value in values]
                case ShipLost(_, source) if source == MAINTENANCE_BAY:
                    lost.append(f"a ship in {self.bay}")
                case ControlGained() | ControlLost():
                    held = got if isinstance(change, ControlGained) else lost
                    held.append(self.control(change))
                case BonusGained(_, territory):
                    got.append(f"the bonus of {self.title(territory)}")
                case BonusLost(_, territory) if any(of_kind(self.changes, TurnPassed)):
                    got.append(f"the lent bonus of {self.title(territory)} ends")
                case BonusLost(_, territory):
                    lost.append(f"the bonus of {self.title(territory)}")
                case Scored(_, number):
                    (got if number > 0 else lost).append(count(abs(number), "point"))
        if seat == self.seat:
            self.cost += lost
            self.gain += got
            return
        if lost:
            self.gain.append(f"{letter(seat)} loses {listed(lost)}")
        if got:
            self.gain.append(f"{letter(seat)} gets {listed(got)}")

    def control(self, change: ControlGained | ControlLost) -> str:
        self.rules.append("control.majority")
        place = self.after.box.territory(change.territory)
        if self.after.in_field(place, self.ruleset.book.positron):
            self.rules.append("positron-field.effect")
        if self.after.in_field(place, self.ruleset.book.isolation):
            self.rules.append("isolation-field.effect")
        bonus = " with its bonus" if change.bonus else ""
        return f"control of {self.title(change.territory)}{bonus}"

    # -- ships ----------------------------------------------------------------------------------

    def lent_by(self, seat: int) -> str:
        """Whose an unplaced ship is: a borrowed one stays another player's."""
        return "your" if self.seat in (seat, NOBODY) else f"{letter(seat)}'s"

    def unplaced_ships(self) -> Iterator[str]:
        """Ships turned by a card, rolled, or picked for another roll."""
        for change in self.changes:
            match change:
                case ShipsPicked(seat, values):
                    yield f"{self.lent_by(seat)} {values[0]} is picked to be rolled again"
                case RelicMoved(_, OffBoard.HAND, OffBoard.ROLLING):
                    yield "the Relic Ship is picked to be rolled again"
                case ShipTurned(seat, was, now):
                    yield f"{self.lent_by(seat)} {was} becomes a {now}"
                case ShipsRolled(seat, values) if self.seat == NOBODY and seat != self.after.seat:
                    yield f"{letter(seat)}'s ship shows {listed(map(str, values))}"
                case ShipsRolled(seat, values) if self.seat == NOBODY:
                    yield f"{letter(seat)} has rolled {', '.join(map(str, values))}"

    def docked_ships(self) -> Iterator[str]:
        """Ships that left a port: bumped, hit, or picked up."""
        for change in self.changes:
            match change:
                case ShipsLeft(seat, source, values):
                    yield self.left(seat, source, values, f"to {self.bay}")
                case ShipLost(seat, source, values) if source in self.after.box.facility_names:
                    yield self.left(seat, source, values, "to the stock")
                case ShipsPickedUp(seat, source, values):
                    are = "are" if len(values) > 1 else "is"
                    on_card = source in self.after.box.card_names
                    done = "to dock now" if on_card else "picked up"
                    yield f"{self.ships(seat, source, values)} {are} {done}"
                case ShipsDocked(seat, target, values) if target in self.after.box.card_names:
                    yield f"{self.ships(seat, target, values)}"
                case ShipMoved(seat, source, value, target) if (
                    target in self.after.box.facility_names
                ):
                    yield self.left(seat, source, (value,), f"to the {self.title(target)}")
                case ShipsGathered(seat, source, values) if seat != self.after.turn:
                    yield self.taken(seat, source, values)

    def left(self, seat: int, place: str, values: tuple[int, ...], whither: str) -> str:
        return f"{self.ships(seat, place, values)} {_go(len(values))} {whither}"

    def taken(self, seat: int, place: str, values: tuple[int, ...]) -> str:
        """A ship of another player that is rolled along, or hijacked."""
        rolled = LentRolled.asked(self.after)
        if rolled is None or not rolled.new:
            return f"{self.ships(seat, place, values)} is gathered with your fleet"
        if place == MAINTENANCE_BAY:
            return f"{self.owner(seat)} ship in {self.bay} is hijacked"
        return f"{self.ships(seat, place, values)} is hijacked"

    def ships(self, seat: int, place: str, values: tuple[int, ...]) -> str:
        there = "on" if place in self.after.box.card_names else "at"
        return f"{self.owner(seat)} {listed(map(str, values))} {there} the {self.title(place)}"

    def ships_left_over(self) -> Iterator[str]:
        """Where they go; the next seat's gathering is told by the roll that follows."""
        left = sum(len(change.values) for change in of_kind(self.changes, ShipsLeftOver))
        bay = (OffBoard.HAND, MAINTENANCE_BAY)
        relic = any((m.source, m.target) == bay for m in of_kind(self.changes, RelicMoved))
        if left or relic:
            ships = listed([count(left, "ship")] * (left > 0) + ["the Relic Ship"] * relic)
            self.rules.append("maintenance-bay.last-resort")
            yield f"{ships} {_go(left + relic)} to {self.bay}"

    @property
    def places(self) -> tuple[str, ...]:
        """Where ships can be picked up."""
        return (*self.after.box.facility_names, *self.after.box.card_names)

    def relic_ship(self) -> Iterator[str]:
        for change in self.changes:
            match change:
                case RelicBought():
                    rolled = self.after.at[RELIC_HERE] == 1
                    where = "is rolled at once" if rolled else f"waits in {self.bay}"
                    yield f"the Relic Ship, which {where}"
                case RelicReturned():
                    self.rules.append("relic-ship.return")
                    yield f"the Relic Ship returns to {desert(self.after.box)}"
                case RelicMoved(_, _, target) if target in self.after.box.card_names:
                    yield f"the Relic Ship on the {self.title(target)}"
                case RelicMoved(_, source, target) if source in self.places:
                    if target == MAINTENANCE_BAY:
                        yield f"the Relic Ship goes to {self.bay}"
                    elif target == OffBoard.HAND:
                        yield "the Relic Ship is picked up"
                    elif target in self.after.box.facility_names:
                        yield f"the Relic Ship goes to the {self.title(target)}"
                case RelicTurned(_, 0, now):
                    yield f"the Relic Ship shows {now}"
                case RelicTurned(_, was, now):
                    yield f"the Relic Ship's {was} becomes a {now}"

    # -- facilities -----------------------------------------------------------------------------

    def facilities(self) -> Iterator[str]:
        """What docked ships have opened: circles, trades, cycles, claims, and a forfeit."""
        for change in self.changes:
            if getattr(change, "seat", NOBODY) != self.seat or self.seat == NOBODY:
                continue
            match change:
                case ColonyStarted(_, circle):
                    yield f"your colony starts on circle {circle}"
                case ColonyAdvanced(_, _, circle):
                    yield f"your colony moves to circle {circle}"
                case ColonyLaunched(_, circle):
                    yield self.left_the_hub(circle)
                case AdvancesOver(_, number):
                    self.rules.append("colonist-hub.full-circle")
                    yield f"{count(number, 'advance')} over, kept if you launch now"
                case TradeOpened(_, value, fuel):
                    self.rules += self.trade_benders(value)
                    paid = count(fuel, "fuel")
                    yield f"this turn you may trade {paid} for 1 ore, as often as you like"
                case CyclesLeft(_, was, now) if now > was:
                    yield f"{count(now, 'cycle')} of the display"
                case ClaimTotal(_, was, now) if now > was:
                    enough = f"a total of {now}, enough to claim a card"
                    towards = f"{now} of {CLAIM_TOTAL} towards a card"
                    yield enough if now >= CLAIM_TOTAL else towards
                case ForfeitDue(relic=relic):
                    ship = "the Relic Ship" if relic else "the ship"
                    self.cost.append(f"{ship} (when your next turn begins)")

    def left_the_hub(self, circle: int) -> str:
        if not self.ruleset.book.circle_places:
            return f"the colony on circle {circle} of your track leaves it"
        landing = Landing.asked(self.after)
        if landing and landing.launched and circle < LAST_CIRCLE:
            self.rules.append("colonist-hub.at-once")
        return f"your colony leaves circle {circle}"

    def trade_benders(self, value: int) -> Iterator[str]:
        for rule in self.ruleset.book.listed[TRADE_FUEL]:
            if rule.bend(TRADE_FUEL, self.after, self.seat, value) != value:
                yield rule.bent_by()

    # -- the planet and the piles ---------------------------------------------------------------

    def colonies(self) -> Iterator[str]:
        for change in self.changes:
            match change:
                case ColonyMoved(seat, here, there):
                    way = f"from {self.title(here)} to {self.title(there)}"
                    yield f"{self.owner(seat)} colony moves {way}"
                case ColonyLanded(_, territory):
                    yield f"a colony on {self.title(territory)}"

    def fields(self) -> Iterator[str]:
        for change in self.changes:
            match change:
                case FieldRemoved(field, territory, also):
                    left = listed(map(self.title, filter(None, (territory, also))))
                    yield f"the {self.title(field)} leaves {left}"
                case FieldStretched(field, territory, across):
                    both = f"{self.title(territory)} and {self.title(across)}"
                    yield f"the {self.title(field)} straddles {both}"
                case FieldConfined(field, source, territory):
                    stays = f"stays on {self.title(territory)}"
                    yield f"the {self.title(field)} leaves {self.title(source)} and {stays}"
                case FieldPlaced(field, territory) | FieldMoved(field, _, territory):
                    yield f"the {self.title(field)} lies on {self.title(territory)}"
                case ShipSaved():
                    yield f"the ship at the {self.title('terraforming-station')} is saved"
                    continue
                case BrethrenMoved(_, "unplaced"):
                    yield "the Brethren Ship is rolled"
                    continue
                case BrethrenMoved(_, target):
                    yield f"the Brethren Ship goes to {the_part(self.after.box, target)}"
                    continue
                case RevMoved(_, territory):
                    yield f"the REV is on {self.title(territory)}"
                    continue
                case _:
                    continue
            self.rules.append(f"{field}.effect")

    def piles(self) -> Iterator[str]:
        """Cards that came on display or were swept from it, second copies, and a new deck."""
        shown = [self.title(change.card) for change in of_kind(self.changes, CardShown)]
        swept = counted(
            (self.title(change.card), change.number) for change in of_kind(self.changes, CardSwept)
        )
        if shown:
            yield f"the {listed(shown)} goes on display"
        if swept:
            yield f"the displayed cards ({listed(swept)}) go to the discards"
        gone = [self.title(change.card) for change in of_kind(self.changes, CardRemoved)]
        if gone:
            yield f"the {listed(gone)} {'leave' if len(gone) > 1 else 'leaves'} the game"
        made_to = any(of_kind(self.changes, CardUsedUp))  # discard it, and no raid
        for change in self.changes:
            match change:
                case CardLost(_, card, other) if other == NOBODY and made_to:
                    yield f"the {self.title(card)} goes to the discards"
                case AsteroidsMoved(spaces):
                    lie = [self.title(name) if name else "nothing" for name in spaces]
                    yield f"on the Outer Belt lie, from the farthest space on, {listed(lie)}"
                case CardLost(seat, card, other) if other == NOBODY and seat != self.seat != NOBODY:
                    self.rules.append("raiders-outpost.duplicate")
                    yield f"being your second {self.title(card)}, it goes to the discards"
                case AgendasShuffled():
                    self.rules.append("agendas.shuffle")
                    yield "the discarded Agendas are shuffled into a new deck"
                case DeckReshuffled():
                    self.rules.append("deck.reshuffle")
                    yield "the discards are shuffled into a new deck"

    def what_follows(self) -> Iterator[str]:
        """What is asked next, where that is something new."""
        if any(of_kind(self.changes, GameEnded)):
            self.rules.append("end.last-colony")
            yield "this ends the game"
            return
        if any(of_kind(self.changes, DecisionOpened)):
            yield from self.opened()
        step, who = next_step(self.after), int(self.after.who)
        if self.seat >= 0:
            step = re.sub(rf"^{letter(self.seat)} (draw|roll)s ", r"you \1 ", step)
        if step and who >= 0 and self.seat not in (NOBODY, who):
            theirs = step.replace("your ", "their ")
            yield f"then {letter(who)} is to {theirs}"
        elif step:
            yield f"then {step}"
        elif any(of_kind(self.changes, TurnPassed)):
            yield f"then it is {letter(self.after.turn)}'s turn"

    def opened(self) -> Iterator[str]:
        """What a docking or a card has begun, and will go on costing."""
        after = self.after
        landing, aiming = Landing.asked(after), Aiming.asked(after)
        if landing and not landing.moved:
            yield "a colony to land"
        elif Raid.asked(after):
            yield "a raid"
        elif aiming and aiming.why == AIM_CANNON:
            cannon = self.ruleset.book.aimed[AIM_CANNON]
            assert isinstance(cannon, PlasmaCannon)
            first, further = cannon.shot(after, self.seat, 0), cannon.shot(after, self.seat, 1)
            shots = f"{count(further, 'fuel')} for each ship hit"
            if first != further:
                shots += f", {first} for the first"
                self.rules += [rule.bent_by() for rule in self.ruleset.book.listed[TECH_FUEL]]
            self.cost.append(shots)


def powers_of(own: Part) -> list[str]:
    """The rules that say what a card does, without those that say when it does not."""
    return [rule for rule in own.rules if rule not in own.facts] or [*own.rules[:1]]


def trade_bonus(ruleset: Ruleset, before: State, after: State, seat: int) -> int:
    """How much more ore the seat's next trade brings than before."""
    then, now = (ruleset.book.asked(TRADE_ORE, state, seat, 1) for state in (before, after))
    return int(now - then)


def _go(ships: int) -> str:
    return "go" if ships > 1 else "goes"
