"""What an option does besides cost and gain: at facilities, to ships, on the planet; a sentence each."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.plain import Words
from landfall.games.alien_frontiers.box import MARKET, RELIC_HERE
from landfall.games.alien_frontiers.change import (
    NOBODY,
    AdvancesOver,
    BonusGained,
    BonusLost,
    BrethrenMoved,
    CardSwept,
    ClaimTotal,
    ColonyAdvanced,
    ColonyLanded,
    ColonyMoved,
    ColonyStarted,
    ControlGained,
    ControlLost,
    CyclesLeft,
    FieldConfined,
    FieldMoved,
    FieldPlaced,
    FieldRemoved,
    FieldStretched,
    ForfeitDue,
    OffBoard,
    RelicBought,
    RelicMoved,
    RelicReturned,
    ShipBuilt,
    ShipLost,
    ShipMoved,
    ShipsLeft,
    ShipsLeftOver,
    TradeOpened,
    TurnPassed,
    of_kind,
)
from landfall.games.alien_frontiers.facilities.shipyard import ORDINALS
from landfall.games.alien_frontiers.names import CLAIM_TOTAL, LAST_CIRCLE, MAINTENANCE_BAY
from landfall.games.alien_frontiers.part import filled, part, part_in
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.table.effects import Effect
from landfall.games.alien_frontiers.words import count, desert, listed, the_bay, title


def facilities(effect: Effect) -> Iterator[Words]:
    fuel, ore = spans.counted("fuel", 1), spans.counted("ore", 1)
    for change in effect.own():
        match change:
            case ColonyStarted(_, circle) | ColonyAdvanced(_, _, circle):
                if circle == LAST_CIRCLE:
                    yield ["the colony can be launched for ", fuel, " and ", ore]
                else:
                    left = count(LAST_CIRCLE - circle, "circle")
                    yield [f"{left} more to the launch"]
            case AdvancesOver(_, number):
                yield [f"{count(number, 'circle')} over, kept if you launch at once"]
            case TradeOpened(_, _, price):
                trades = int(effect.after.fuel(effect.seat)) // price if price else 0
                often = f"you have fuel for {trades}" if trades else "you lack the fuel now"
                offer: Words = ["then trade ", spans.counted("fuel", price), " for ", ore]
                yield [*offer, f" as often as you like; {often}"]
            case CyclesLeft(_, was, now) if now > was:
                yield ["you may lay out new cards" + (f", {now} times" if now > 1 else "")]
            case CyclesLeft(_, was, now) if not any(of_kind(effect.changes, CardSwept)):
                yield ["the cycle that you have not used lapses"]
            case ClaimTotal(_, was, now) if now > was:
                enough = f", {CLAIM_TOTAL} claims a card" if now >= CLAIM_TOTAL else ""
                yield [f"your ships here add up to {now}{enough}"]
    turn_goes_on = not any(of_kind(effect.changes, TurnPassed))
    if effect.before.at[MARKET] and not effect.after.at[MARKET] and turn_goes_on:
        yield ["your pair can trade no more"]


def ships(effect: Effect) -> Iterator[Words]:
    you, bay = effect.seat, the_bay(effect.box)
    for change in effect.changes:
        match change:
            case ShipBuilt(seat, _, True) if seat == you:
                yield ["your new ship is rolled at once"]
            case ShipBuilt(seat) if seat == you:
                which = ORDINALS.get(int(effect.after.fleet(you)), "new")
                yield [f"your {which} ship; it waits in {bay} until your next turn"]
            case RelicBought(seat) if seat == you and effect.after.at[RELIC_HERE]:
                yield ["it is rolled at once"]
            case RelicBought(seat) if seat == you:
                yield [f"it waits in {bay} until your next turn"]
            case ForfeitDue(seat, relic=relic) if seat == you:
                ship = "the Relic Ship goes home" if relic else "the ship is lost"
                yield [f"{ship} when your next turn begins"]
            case ShipsLeft(seat, source, values):
                go = f" {'go' if len(values) > 1 else 'goes'} to {bay}"
                yield [*_ships_at(effect, seat, source, values), go]
            case ShipLost(seat, source, values):
                yield [*_ships_at(effect, seat, source, values), " goes back to the stock"]
            case RelicMoved(_, source, target) if target == MAINTENANCE_BAY != source:
                if source != OffBoard.HAND and not any(of_kind(effect.changes, RelicBought)):
                    yield [f"the Relic Ship goes to {bay}"]
            case ShipMoved(seat, source, value, target) if target in effect.box.facility_names:
                to = f" goes to the {title(effect.box, target)}"
                yield [*_ships_at(effect, seat, source, (value,)), to]
            case RelicMoved(_, source, target) if source in effect.box.facility_names:
                if target in effect.box.facility_names:
                    yield [f"the Relic Ship goes to the {title(effect.box, target)}"]
            case ShipsLeftOver(_, values):
                go = "goes" if len(values) == 1 else "go"
                yield [*spans.dice(values, change.seat), f" {go} to {bay}"]
            case BrethrenMoved(source, target) if target != "unplaced" != source:
                yield [f"the Brethren Ship goes to the {title(effect.box, target)}"]
            case RelicReturned():
                yield [f"the Relic Ship returns to {desert(effect.box)}"]


def _ships_at(effect: Effect, seat: int, source: str, values: tuple[int, ...]) -> Words:
    own = spans.begun(spans.whose(seat, effect.seat))
    if source == MAINTENANCE_BAY:
        return [*own, f" ship in the {title(effect.box, source)}"]
    return [*own, " ", *spans.dice(values, seat), f" at the {title(effect.box, source)}"]


def planet(effect: Effect) -> Iterator[Words]:
    you = effect.seat
    for change in effect.changes:
        match change:
            case ColonyMoved(seat, here, there):
                moves = (
                    f" colony moves from {title(effect.box, here)} to {title(effect.box, there)}"
                )
                yield [*spans.whose(seat, you), moves]
            case ColonyLanded(_, territory):
                yield from _landed(effect, territory)
            case ControlGained(seat, territory, bonus, other):
                taken: Words = [" from ", *spans.who(other, you)] if other != NOBODY else []
                short = f" ({bonus_of(effect, territory)})" if bonus and seat == you else ""
                yield [
                    *spans.does(seat, you, "take"),
                    f" {title(effect.box, territory)}",
                    *taken,
                    short,
                ]
            case ControlLost(seat, territory, _, other) if other == NOBODY:
                yield [
                    *spans.does(seat, you, "lose"),
                    f" control of {title(effect.box, territory)}",
                ]
            case BonusGained(seat, territory) if seat == you:
                yield [
                    f"{title(effect.box, territory)} works for you ({bonus_of(effect, territory)})"
                ]
            case BonusLost(_, territory) if any(of_kind(effect.changes, TurnPassed)):
                yield [f"the lent bonus of {title(effect.box, territory)} ends"]
            case BonusLost(seat, territory):
                yield [
                    *spans.does(seat, you, "lose"),
                    f" the bonus of {title(effect.box, territory)}",
                ]
            case FieldRemoved(field, territory, also):
                yield _left(effect, field, territory, also)
            case FieldMoved(field, source, territory, also):
                yield _left(effect, field, source, also)
                yield [f"on {title(effect.box, territory)} {part_in(effect.box, field).short}"]
            case FieldPlaced(field, territory):
                yield [f"on {title(effect.box, territory)} {part_in(effect.box, field).short}"]
            case FieldStretched(field, territory, across):
                both = f"{title(effect.box, territory)} and {title(effect.box, across)}"
                yield [f"on {both} {part_in(effect.box, field).short}"]
            case FieldConfined(field, source, territory):
                stays = f"it stays on {title(effect.box, territory)}"
                yield [*_left(effect, field, source), f"; {stays}"]


def _left(effect: Effect, field: str, *places: str) -> Words:
    """The territories that a field generator leaves, one or two."""
    left = listed(title(effect.box, place) for place in places if place)
    return [f"the {title(effect.box, field)} leaves {left}"]


def _landed(effect: Effect, territory: str) -> Iterator[Words]:
    """How a territory stands after a landing: by how many colonies it is held, and its fields."""
    after, you = effect.after, effect.seat
    place = after.box.territory(territory)
    holder, had = int(after.controller(place)), int(effect.before.controller(place))
    colonies = [int(after.colonies(place, seat)) for seat in range(int(after.seats))]
    if holder == had >= 0:
        rest = max(number for seat, number in enumerate(colonies) if seat != holder)
        keeps = spans.does(holder, you, "keep")
        yield [*keeps, f" {title(effect.box, territory)}, {colonies[holder]} to {rest}"]
    elif holder == had:
        yield [f"nobody controls {title(effect.box, territory)}: most have {max(colonies)}"]
    lying = [at for at in range(int(after.box.fields)) if after.in_field(place, at)]
    if holder == you != had:
        for field in (after.box.field_names[at] for at in lying):
            yield [f"the {title(effect.box, field)} is there: {part_in(effect.box, field).short}"]


def bonus_of(effect: Effect, territory: str) -> str:
    """What whoever controls a territory has of it."""
    rule = effect.ruleset.book.parts[territory]
    return filled(part(rule).short, effect.after, [rule])
