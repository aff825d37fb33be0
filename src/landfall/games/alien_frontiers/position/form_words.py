"""What the entries of a position are called in a form."""

from __future__ import annotations

from typing import Final

PHASES: Final = {
    "main": "in its free choice",
    "roll": "about to be rolled: all ships are gathered",
    "over": "none: the game is over",
}
KEPT: Final = {
    "cloaked": "The player is cloaked (1) or not (0)",
    "tokens": "Tokens",
    "fuel": "Fuel",
    "ore": "Ore",
    "paid-cards": "Cards whose power was paid for",
    "ships": "Ships",
}
"""What cards hold."""

KEPT_ON_BOARDS: Final = {
    "brethren-of-the-stars ship": "The Brethren Ship is",
    "brethren-of-the-stars track": "Its Hub track is that of",
    "new-gaia-engineers saved": "The ship at the Station is saved (1) or not (0)",
    "terran-exchange trades": "An ore waits for the first trade (1), or it is past (2)",
    "xeno-explorations-inc rev": "The REV is on",
    "xeno-explorations-inc lends": "The REV lends its bonus (1) or not (0)",
}
BELT: Final = {
    "spaces": "On space",
    "bottom": "At the bottom of the deck, in their order",
    "discards": "Discarded asteroid cards",
    "unseen": "Asteroid cards that nobody has seen",
    "boxed": "Of these, so many are not in the deck",
    "played": "Stray Pilots used this turn",
    "relic-returned": "The Relic Ship went home for a Terraforming Module",
    "claimed-late": "Claimed since the turn ended",
}
THIS_TURN: Final = {
    "used": "Cards used",
    "powers": "Boards whose power was used",
    "discarded": "Discard powers used",
    "mined": "Ships docked at the Lunar Mine",
    "hub-ships": "Ships docked at the Colonist Hub",
    "asimov": "Asimov Crater gave its circle",
    "excess": "Circles beyond the seventh",
    "cycles": "Cycles of the display left",
    "claim": "Ships counting for a claim",
    "relic-counts": "The Relic Ship counts for the claim",
    "market": "Values of the pairs that may trade",
    "lent": "Bonuses lent by the Data Crystal",
    "borrowed": "Ships borrowed from others",
    "given-up": "Cards discarded for their power, or used on display",
    "given-up discards": "Now among the discards",
    "given-up deck": "Now in the deck",
    "given-up display": "On display",
    "in-mind": "What else the turn remembers",
}
IN_MIND: Final = {
    "kept-away": "Places at which no ship docks any more",
    **{
        f"{entry}{which}": f"{said} the {ship} ship that it moved{shown}"
        for which, ship in (("", "first"), ("-2", "second"), ("-3", "third"), ("-4", "fourth"))
        for entry, said, shown in (
            ("ship", "Value of", ", 7 for the Relic Ship"),
            ("at", "Place of", ""),
            ("from", "Earlier places of", ""),
        )
    },
    "paid": "It was paid for (1) or not (0)",
    "given": "Card that was used and given away",
    "given-to": "Who got it",
    "open": "Agendas that the last act achieved",
    "here": "Where the last act docked",
    "docked": "Where ships were docked",
    "mine-values": "Values docked at the Lunar Mine",
    "solar-fuel": "Fuel from the Solar Converter",
    "traded-ore": "Ore got by trades",
    "raided-ore": "Ore taken with the last raid",
    "circles": "Circles gone on the Hub",
    "launched": "Colonies landed from the Hub",
    "landed": "Where colonies landed",
    "rivals": "What others controlled when the turn began",
    "paid-cards": "Cards whose power was paid for",
    "found-cards": "Cards that the Dark Space Explorers brought",
    "turned": "Ships that Mercury's Angels turned",
    "entered": "Where the REV was moved",
    "asteroids": "Asteroid cards claimed",
    "revealed": "Agendas revealed",
    "hijacked": "Ships that the Brethren Ship brought",
    "beyond": "Circles that a launch right now counts again",
}
