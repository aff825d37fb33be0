"""What an action has changed, in words: two positions are laid side by side.

Nothing here knows what an action does. What the acting seat has less of is its cost; what it has
more of, and whatever else has happened, is the gain.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from landfall.games.alien_frontiers.box import (
    AT_HOME,
    BAY,
    CYCLES,
    DECK_SIZE,
    EXCESS,
    FUEL,
    HUB,
    IN_BAY,
    MARKET,
    ORE,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_VALUE,
    STOCK,
    UNPLACED,
)
from landfall.games.alien_frontiers.facilities.alien_artifact import alien_artifact
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.names import CLAIM_TOTAL
from landfall.games.alien_frontiers.rule import TECH_FUEL, TRADE_FUEL
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import (
    AIM_CANNON,
    ASK_AIM,
    ASK_CARRY,
    ASK_DROP,
    ASK_LAND,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_PICK,
    ASK_RAID,
    LANDING_MOVED,
    State,
)
from landfall.games.alien_frontiers.tech.plasma_cannon import PlasmaCannon
from landfall.games.alien_frontiers.words import (
    card,
    cards,
    count,
    facility,
    letter,
    listed,
    next_step,
    territory,
    title,
)

NOBODY = -1


@dataclass
class Account:
    """What an action takes and brings, and the rules that show in it."""

    cost: list[str] = field(default_factory=list)
    gain: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)


class Comparison:
    """A position before and after, for the seat that acted (NOBODY: chance did)."""

    def __init__(self, ruleset: Ruleset, before: State, after: State, seat: int) -> None:
        self.ruleset = ruleset
        self.before = before
        self.after = after
        self.seat = seat
        self.seats = range(int(before.seats))
        self.account = Account()

    def told(self) -> Account:
        """Everything that changed, the acting seat first."""
        self.colonies()
        for seat in sorted(self.seats, key=lambda seat: seat != self.seat):
            self.possessions(seat)
        self.unplaced_ships()
        if self.turn_ended():
            self.ships_left_over()
        else:
            self.docked_ships()
            self.facilities()
        self.relic_ship()
        self.fields()
        self.piles()
        self.what_follows()
        return self.account

    def turn_ended(self) -> bool:
        dropping = self.after.asks == ASK_DROP and self.before.asks == ASK_MAIN
        return dropping or self.before.turns != self.after.turns

    def owner(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{letter(seat)}'s"

    # -- what a seat has ------------------------------------------------------------------------

    def possessions(self, seat: int) -> None:
        """Resources, cards, ships, control, bonuses and points that a seat lost and got."""
        lost: list[str] = []
        got: list[str] = []
        for base, noun in ((FUEL, "fuel"), (ORE, "ore")):
            more = int(self.after.of(base, seat) - self.before.of(base, seat))
            if more:
                (got if more > 0 else lost).append(count(abs(more), noun))
        self.tech_cards(seat, lost, got)
        self.ships(seat, lost, got)
        self.territories(seat, lost, got)
        points = int(self.ruleset.score(self.after, seat) - self.ruleset.score(self.before, seat))
        if points:
            (got if points > 0 else lost).append(count(abs(points), "point"))
        if seat == self.seat:
            self.account.cost += lost
            self.account.gain += got
            return
        if lost:
            self.account.gain.append(f"{letter(seat)} loses {listed(lost)}")
        if got:
            self.account.gain.append(f"{letter(seat)} gets {listed(got)}")

    def tech_cards(self, seat: int, lost: list[str], got: list[str]) -> None:
        gone = self.before.cards(seat) & ~self.after.cards(seat)
        lost += [f"the {name}" for name in cards(self.before.box, gone)]
        got += [f"the {name}" for name in cards(self.before.box, self.got(seat))]

    def ships(self, seat: int, lost: list[str], got: list[str]) -> None:
        more = int(self.before.of(STOCK, seat) - self.after.of(STOCK, seat))
        if more > 0:
            got.append(f"{count(more, 'ship')}, which waits in the Maintenance Bay")
        elif more < 0 and self.turn_ended():
            lost.append("the ship at the Terraforming Station")
            self.account.rules.append("terraforming-station.forfeit")
        elif more < 0 and self.after.of(BAY, seat) < self.before.of(BAY, seat):
            lost.append("a ship in the Maintenance Bay")

    def territories(self, seat: int, lost: list[str], got: list[str]) -> None:
        for place in range(self.before.box.territories):
            had = self.before.controller(place) == seat
            has = self.after.controller(place) == seat
            bonus = self.before.has_bonus(seat, place) != self.after.has_bonus(seat, place)
            if had != has:
                control = f"control of {territory(self.before.box, place)}" + (
                    " with its bonus" if bonus else ""
                )
                (got if has else lost).append(control)
                self.account.rules.append("control.majority")
                if place == self.after.field_at(self.ruleset.book.positron):
                    self.account.rules.append("positron-field.effect")
                if place == self.after.field_at(self.ruleset.book.isolation):
                    self.account.rules.append("isolation-field.effect")
            elif bonus:
                serves = self.after.has_bonus(seat, place)
                (got if serves else lost).append(
                    f"the bonus of {territory(self.before.box, place)}"
                )

    # -- ships ----------------------------------------------------------------------------------

    def unplaced_ships(self) -> None:
        """Ships turned by a card, rolled, or picked for another roll."""
        before, after = Counter(DICE[self.before.hand]), Counter(DICE[self.after.hand])
        gone, come = sorted((before - after).elements()), sorted((after - before).elements())
        if self.before.asks == ASK_PICK == self.after.asks:
            picked = f"your {gone[0]}" if gone else "the Relic Ship"
            self.account.gain.append(f"{picked} is picked to be rolled again")
        elif len(gone) == len(come):
            for old, new in zip(gone, come, strict=True):
                self.account.gain.append(f"your {old} becomes a {new}")
        elif come and self.seat == NOBODY:
            rolled = ", ".join(map(str, come))
            self.account.gain.append(f"{letter(self.after.turn)} has rolled {rolled}")

    def docked_ships(self) -> None:
        """Ships that left a port: bumped, hit, or picked up."""
        for place in range(self.before.box.facilities):
            for seat in self.seats:
                was = Counter(DICE[self.before.docked(place, seat)])
                gone = sorted((was - Counter(DICE[self.after.docked(place, seat)])).elements())
                if gone:
                    shown = listed(map(str, gone))
                    ships = f"{self.owner(seat)} {shown} at the {facility(self.before.box, place)}"
                    self.account.gain.append(f"{ships} {self.whither(seat, len(gone))}")

    def whither(self, seat: int, ships: int) -> str:
        """Where ships that left a port are now."""
        verb = "go" if ships > 1 else "goes"
        if self.after.of(BAY, seat) > self.before.of(BAY, seat):
            return f"{verb} to the Maintenance Bay"
        if self.after.of(STOCK, seat) > self.before.of(STOCK, seat):
            return f"{verb} to the stock"
        return "is picked up"

    def ships_left_over(self) -> None:
        """Where they go; the next seat's gathering is told by the roll that follows."""
        left = len(DICE[self.before.hand])
        relic = bool(self.before.at[RELIC_HERE])
        if self.seat == NOBODY or not (left or relic):
            return
        ships = listed([count(left, "ship")] * (left > 0) + ["the Relic Ship"] * relic)
        verb = "go" if left + relic > 1 else "goes"
        self.account.gain.append(f"{ships} {verb} to the Maintenance Bay")
        self.account.rules.append("maintenance-bay.last-resort")

    def relic_ship(self) -> None:
        was, now = self.before.at[RELIC_PLACE], self.after.at[RELIC_PLACE]
        if was == AT_HOME and now == IN_BAY:
            self.account.gain.append("the Relic Ship, which waits in the Maintenance Bay")
        elif was not in (AT_HOME, now) and now == AT_HOME:
            self.account.gain.append("the Relic Ship returns to Burroughs Desert")
            self.account.rules.append("relic-ship.return")
        elif was >= 0 and not self.turn_ended():
            if now == IN_BAY:
                self.account.gain.append("the Relic Ship goes to the Maintenance Bay")
            elif now == UNPLACED:
                self.account.gain.append("the Relic Ship is picked up")
        if was == now == UNPLACED and self.before.at[RELIC_VALUE] != self.after.at[RELIC_VALUE]:
            old, new = self.before.at[RELIC_VALUE], self.after.at[RELIC_VALUE]
            said = (
                f"the Relic Ship's {old} becomes a {new}" if old else f"the Relic Ship shows {new}"
            )
            self.account.gain.append(said)

    # -- facilities -----------------------------------------------------------------------------

    def facilities(self) -> None:
        """What docked ships have opened: circles, trades, cycles, claims, and a forfeit."""
        gain = self.account.gain
        before, after, seat = self.before, self.after, self.seat
        if seat == NOBODY:
            return
        was, now = int(before.of(HUB, seat)), int(after.of(HUB, seat))
        if now > was:
            gain.append(f"your colony {'moves to' if was else 'starts on'} circle {now}")
        elif was and not now:
            gain.append(f"the colony on circle {was} of your track leaves it")
        if after.at[EXCESS]:
            gain.append(f"{count(after.at[EXCESS], 'advance')} over, kept if you launch now")
            self.account.rules.append("colonist-hub.full-circle")
        for value in (
            Counter(DICE[after.at[MARKET]]) - Counter(DICE[before.at[MARKET]])
        ).elements():
            fuel = count(self.ruleset.book.asked(TRADE_FUEL, after, seat, value), "fuel")
            gain.append(f"this turn you may trade {fuel} for 1 ore, as often as you like")
            for rule in self.ruleset.book.listed[TRADE_FUEL]:
                if rule.bend(TRADE_FUEL, after, seat, value) != value:
                    self.account.rules.append(rule.bent_by())
        if after.at[CYCLES] > before.at[CYCLES]:
            gain.append(f"{count(after.at[CYCLES], 'cycle')} of the display")
        artifact = alien_artifact(self.ruleset.book)
        if (total := artifact.claim_total(after)) > artifact.claim_total(before):
            towards = f"{total} of {CLAIM_TOTAL} towards a card"
            enough = f"a total of {total}, enough to claim a card"
            gain.append(enough if total >= CLAIM_TOTAL else towards)
        for dock in self.ruleset.book.docks:
            place = dock.facility
            if dock.forfeits and after.docked(place, seat) > before.docked(place, seat):
                self.account.cost.append("the ship, at the start of your next turn")
            if dock.forfeits and after.at[RELIC_PLACE] == place != before.at[RELIC_PLACE]:
                self.account.cost.append("the Relic Ship, at the start of your next turn")

    # -- the planet and the piles ---------------------------------------------------------------

    def colonies(self) -> None:
        for seat in self.seats:
            left: list[str] = []
            landed: list[str] = []
            for place in range(self.before.box.territories):
                more = int(self.after.colonies(place, seat) - self.before.colonies(place, seat))
                if more:
                    (landed if more > 0 else left).append(territory(self.before.box, place))
            for here, there in zip(left, landed, strict=bool(left)):
                move = f"{self.owner(seat)} colony moves from {here} to {there}"
                self.account.gain.append(move)
            if landed and not left:
                self.account.gain.append(f"a colony on {landed[0]}")

    def fields(self) -> None:
        for index, printed in enumerate(self.before.box.field_names):
            was, now = self.before.field_at(index), self.after.field_at(index)
            name = f"the {title(printed)}"
            if was == now:
                continue
            if now < 0:
                self.account.gain.append(f"{name} leaves {territory(self.before.box, was)}")
            else:
                self.account.gain.append(f"{name} lies on {territory(self.before.box, now)}")
            self.account.rules.append(f"{printed}.effect")

    def piles(self) -> None:
        """Cards that came on display or were swept from it, second copies, and a new deck."""
        gain = self.account.gain
        shown: list[str] = []
        swept: list[str] = []
        for index in range(self.before.box.cards):
            more = self.after.on_display(index) - self.before.on_display(index)
            if more > 0:
                shown.append(card(self.before.box, index))
            elif more < 0 and not any(self.got(seat) >> index & 1 for seat in self.seats):
                swept.append(card(self.before.box, index))
        if shown:
            gain.append(f"the {listed(shown)} goes on display")
        if swept:
            gain.append(f"the displayed cards ({listed(swept)}) go to the discards")
        for seat in self.seats:
            lost = self.before.cards(seat) & ~self.after.cards(seat)
            if self.seat not in (seat, NOBODY) and not self.got(self.seat):
                for name in cards(self.before.box, lost):
                    gain.append(f"being your second {name}, it goes to the discards")
                    self.account.rules.append("raiders-outpost.duplicate")
        if self.after.at[DECK_SIZE] > self.before.at[DECK_SIZE]:
            gain.append("the discards are shuffled into a new deck")
            self.account.rules.append("deck.reshuffle")

    def got(self, seat: int) -> int:
        """The cards a seat got, a bit each."""
        return int(self.after.cards(seat) & ~self.before.cards(seat))

    def what_follows(self) -> None:
        """What is asked next, where that is something new."""
        if self.after.asks == ASK_NOTHING:
            self.account.gain.append("this ends the game")
            self.account.rules.append("end.last-colony")
            return
        if self.before.asks in (ASK_MAIN, ASK_CARRY):
            self.opened()
        step = next_step(self.after)
        if step:
            self.account.gain.append(f"then {step}")
        elif self.after.turns != self.before.turns:
            self.account.gain.append(f"then it is {letter(self.after.turn)}'s turn")

    def opened(self) -> None:
        """What a docking or a card has begun, and will go on costing."""
        if self.after.asks == ASK_LAND and self.after.asked_a() != LANDING_MOVED:
            self.account.gain.append("a colony to land")
        elif self.after.asks == ASK_RAID:
            self.account.gain.append("a raid")
        elif self.after.asks == ASK_AIM and self.after.asked_a() == AIM_CANNON:
            cannon = self.ruleset.book.aimed[AIM_CANNON]
            assert isinstance(cannon, PlasmaCannon)
            first, further = (
                cannon.shot(self.after, self.seat, 0),
                cannon.shot(self.after, self.seat, 1),
            )
            self.account.cost.append(f"{count(further, 'fuel')} for each ship hit")
            if first != further:
                self.account.cost[-1] += f", {first} for the first"
                self.account.rules += [
                    rule.bent_by() for rule in self.ruleset.book.listed[TECH_FUEL]
                ]
