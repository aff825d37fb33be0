"""Alien tech: which powers your cards have now, and those of others that you may use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from second_reading import dice_cards, pile_cards, planet_cards, ship_cards
from second_reading.shown import Table

Power = Callable[[Table, str], Iterator[str]]

PAID: dict[str, Power] = {
    "astrogation-servo": dice_cards.two_dice,
    "booster-pod": dice_cards.one_die,
    "chameleon-cloak": ship_cards.take_places,
    "chrono-spike": dice_cards.one_die,
    "data-core-alpha": dice_cards.income,
    "data-core-gamma": dice_cards.set_die,
    "data-core-omega": dice_cards.income,
    "data-crystal": planet_cards.lend_bonus,
    "experimental-ftl-drive": planet_cards.charge_drive,
    "field-amplifier": planet_cards.straddle,
    "fleet-interlink": dice_cards.all_dice,
    "gravity-manipulator": dice_cards.two_dice,
    "magnetic-lockdown": planet_cards.lock_down,
    "mind-control-helmet": ship_cards.steer,
    "null-time-vault": dice_cards.put_in_vault,
    "orbital-teleporter": ship_cards.teleport,
    "peta-bit-processor": pile_cards.allow_two,
    "plasma-cannon": ship_cards.shoot,
    "pocket-universe": dice_cards.stored_die,
    "polarity-device": dice_cards.one_die,
    "proximity-analyzer": pile_cards.claim_with_fewer,
    "resonating-beacon": pile_cards.cycle_once,
    "retrieval-webbing": dice_cards.income,
    "stasis-beam": dice_cards.one_die,
    "superconducting-grapple": ship_cards.tow,
    "suppression-matrix": dice_cards.all_dice,
    "temporal-warper": dice_cards.some_dice,
}
DISCARDED: dict[str, Power] = {
    "astrogation-servo": ship_cards.clear,
    "booster-pod": planet_cards.remove_field,
    "chameleon-cloak": pile_cards.cloak,
    "chrono-spike": ship_cards.take_up_again,
    "data-crystal": planet_cards.place_field,
    "experimental-ftl-drive": planet_cards.jump,
    "field-amplifier": planet_cards.gather_fields,
    "fleet-interlink": planet_cards.found_field,
    "gravity-manipulator": planet_cards.place_field,
    "magnetic-lockdown": planet_cards.place_field,
    "multiverse-window": pile_cards.look_for_agendas,
    "null-time-vault": dice_cards.out_of_vault,
    "orbital-teleporter": planet_cards.move_colony,
    "oscillation-capacitor": pile_cards.destroy_card,
    "peta-bit-processor": pile_cards.remove_display,
    "plasma-cannon": ship_cards.scrap,
    "polarity-device": planet_cards.swap_colonies,
    "proximity-analyzer": pile_cards.claim_without_ships,
    "resonating-beacon": pile_cards.claim_displayed,
    "retrieval-webbing": pile_cards.cast_webbing,
    "seismic-detonator": planet_cards.drive_off,
    "stasis-beam": planet_cards.place_field,
    "superconducting-grapple": ship_cards.clear,
    "suppression-matrix": planet_cards.remove_field_at_home,
    "tele-operator": pile_cards.claim_displayed,
    "temporal-warper": pile_cards.take_discarded,
}
KEEPS_THINGS = {
    "magnetic-lockdown",
    "null-time-vault",
    "pocket-universe",
    "experimental-ftl-drive",
}
FREE = {"chrono-spike", "data-core-alpha", "null-time-vault", "oscillation-capacitor"}
"""Cards whose power has no printed price in fuel."""
LENDABLE = PAID.keys() - KEEPS_THINGS - {"resonating-beacon"}
"""Cards whose power somebody may use who does not hold them."""


def card_powers(table: Table) -> Iterator[str]:
    fresh = [card for card in table.cards if card not in table.now["used"]]
    for card in fresh:
        yield from (f"use {card} {words}".rstrip() for words in paid_power(table, card))
        if table.discards_left:
            yield from (f"discard {card} {words}".rstrip() for words in discarded(table, card))


def paid_power(table: Table, card: str) -> Iterator[str]:
    if card == "oscillation-capacitor":
        yield from doubled(table)
    elif card == "tele-operator":
        yield from at_a_distance(table)
    elif card in PAID:
        yield from PAID[card](table, card)


def discarded(table: Table, card: str) -> Iterator[str]:
    if card == "infiltration-ai":
        yield from infiltrated(table)
    elif card in DISCARDED:
        yield from DISCARDED[card](table, card)


def doubled(table: Table) -> Iterator[str]:
    """Oscillation Capacitor: an own card again whose power cost fuel; never a Lockdown."""
    paid = table.lies_on(table.you, "oscillation-capacitor", "paid-cards") or []
    for card in paid:
        barred = card in FREE or card == "magnetic-lockdown" or card not in table.cards
        if not barred and any(True for _ in paid_power(table, card)):
            yield card


def at_a_distance(table: Table) -> Iterator[str]:
    """Tele-Operator: a displayed card, whose own price is paid besides; each but once in a turn."""
    price = table.price(1)
    if table.fuel < price:
        return
    done = table.now["given-up"]["display"]
    for card in set(table.whole["display"]):
        fresh = table.whole["display"].count(card) > done.count(card)
        lent = card in LENDABLE or card == "oscillation-capacitor"
        after = table.paid(price)
        if card == "oscillation-capacitor":  # it is in use, and not on offer once more
            after = after.with_display(
                [*(Counter(table.whole["display"]) - Counter([card])).elements()]
            )
        if fresh and lent and any(True for _ in paid_power(after, card)):
            yield card


def infiltrated(table: Table) -> Iterator[str]:
    """Infiltration A.I., discarded: the power of a card that another player holds."""
    gave = table.now["in-mind"].get("terran-exchange", {})
    for seat in table.others:
        for card in table.seats[seat]["cards"]:
            if card in gave.get("given", []) and seat in gave["given-to"]:
                continue  # used before it was given away
            if card in LENDABLE and any(True for _ in paid_power(table, card)):
                yield f"{card} {seat}"
