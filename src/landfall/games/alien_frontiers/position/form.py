"""A position as a form: every entry that a position file may have in this game, with its names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from landfall.core.game import HIDDEN
from landfall.core.position_form import FormField, FormSection, PositionForm
from landfall.games.alien_frontiers.box import BRETHREN, REV, TRACK, Box, is_hand, is_set
from landfall.games.alien_frontiers.names import (
    LAST_CIRCLE,
    MAINTENANCE_BAY,
    SEAT_LETTERS,
    SPACES,
)
from landfall.games.alien_frontiers.position.decision_forms import decision_fields, decision_lists
from landfall.games.alien_frontiers.position.entry import PLENTY
from landfall.games.alien_frontiers.position.form_words import (
    BELT,
    IN_MIND,
    KEPT,
    KEPT_ON_BOARDS,
    PHASES,
    THIS_TURN,
)
from landfall.games.alien_frontiers.position.write import (
    GIVEN_UP_IN,
    IN_HAND,
    OFF,
    brethren_places,
    letter,
    relic_places,
)
from landfall.games.alien_frontiers.ruleset import NEVER_COME
from landfall.games.alien_frontiers.words import spelled, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

PLACES: Final = {
    MAINTENANCE_BAY: "Maintenance Bay",
    IN_HAND: "among the unplaced ships",
    OFF: "off the board",
}
FACES: Final = ("one", "two", "three", "four", "five", "six")


def position_form(game: AlienFrontiers) -> PositionForm:
    """The entries of a position of this game, module for module."""
    box = game.ruleset.box
    sections = [
        FormSection("The table", tuple(table_fields(game))),
        FormSection("The seats", (group("seats", "Seats", seats_fields(game)),)),
        FormSection("Fields and the Relic Ship", tuple(planet_fields(box))),
        FormSection("Cards that nobody holds", tuple(card_fields(game))),
        FormSection("Factions", tuple(board_fields(box))),
        FormSection("The Outer Belt", tuple(belt_fields(game))),
        FormSection("Agendas", tuple(agenda_fields(box))),
        FormSection("Earlier this turn", tuple(turn_fields(game))),
        FormSection("Turns that wait", tuple(aside_fields(game))),
    ]
    return PositionForm(tuple(one for one in sections if one.fields), lists(game))


def lists(game: AlienFrontiers) -> dict[str, tuple[tuple[str, str], ...]]:
    """The names of things, as the fields refer to them."""
    box = game.ruleset.box
    everywhere = (*box.facility_names, *relic_places(box))
    return {
        "seats": tuple((letter(seat), f"Seat {letter(seat)}") for seat in range(game.seats)),
        "phases": tuple(PHASES.items()),
        "facilities": named(box, (*box.facility_names, MAINTENANCE_BAY)),
        "docks": named(box, (*box.facility_names, IN_HAND)),
        "territories": named(box, box.territory_names),
        "spots": named(box, (*box.territory_names, OFF)),
        "fields": named(box, box.field_names),
        "cards": named(box, box.card_names),
        "boards": named(box, box.board_names),
        "asteroids": named(box, box.asteroid_names),
        "agendas": named(box, box.agenda_names),
        "agendas-or-blank": (*named(box, box.agenda_names), (HIDDEN, "one that is not known")),
        "relic-places": named(box, everywhere),
        "brethren-places": named(box, brethren_places(box)),
        "faces": tuple((face, face) for face in FACES),
        **decision_lists(),
    }


def named(box: Box, names: Iterable[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, PLACES.get(name) or title(box, name)) for name in names)


# -- kinds of entries ------------------------------------------------------------------------------


def group(key: str, label: str, fields: Iterable[FormField]) -> FormField:
    return FormField(key, label, "group", fields=tuple(fields))


def number(key: str, label: str, high: int, low: int = 0, usual: str = "") -> FormField:
    return FormField(key, label, "number", low, high, usual=usual)


def tick(key: str, label: str) -> FormField:
    return FormField(key, label, "tick")


def choice(key: str, label: str, among: str, usual: str = "as usual") -> FormField:
    return FormField(key, label, "choice", names=among, usual=usual)


def dice(key: str, label: str) -> FormField:
    return FormField(key, label, "row")


def names(key: str, label: str, among: str, usual: str = "none") -> FormField:
    return FormField(key, label, "names", names=among, usual=usual)


# -- sections --------------------------------------------------------------------------------------


def table_fields(game: AlienFrontiers) -> Iterator[FormField]:
    yield choice("turn", "Whose turn", "seats", "Seat A")
    yield dice("dice", "Unplaced dice")
    yield choice("phase", "The turn", "phases", "as what is asked says it")
    yield FormField("pending", "What is asked", "kinds", fields=tuple(decision_fields(game)))
    yield choice("first", "Player one", "seats", "Seat A")
    yield number("turns", "Turns begun", PLENTY, usual="1")


def seats_fields(game: AlienFrontiers) -> Iterator[FormField]:
    for seat in range(game.seats):
        yield group(letter(seat), f"Seat {letter(seat)}", seat_fields(game, seat))


def seat_fields(game: AlienFrontiers, seat: int) -> Iterator[FormField]:
    box, book = game.ruleset.box, game.ruleset.book
    colonies, ships = int(book.colonies), int(box.ships)
    yield number("fuel", "Fuel", PLENTY, usual="0")
    yield number("ore", "Ore", PLENTY, usual="0")
    yield number("ships", "Ships in play", ships, usual="3 or more")
    yield number("hub", "Hub circle", LAST_CIRCLE, usual="0")
    if box.board_names:
        yield choice("faction", "Faction board", "boards", "none")
    yield names("cards", "Alien tech cards", "cards")
    if kept := tuple(kept_fields(box, seat)):
        yield group("on-cards", "What lies on its cards", kept)
    if box.asteroids:
        yield names("asteroids", "Asteroid cards", "asteroids")
        yield names("in-tow", "Asteroid cards that are in tow", "asteroids")
        yield names("seized", "Asteroid cards taken from others this turn", "asteroids")
    if box.agendas:
        yield names("agendas", "Agendas, face down", "agendas-or-blank")
        yield names("revealed", "Agendas, revealed", "agendas")
        yield names("agenda-discards", "Agendas it has discarded", "agendas-or-blank")
        yield names("foretold", "Agendas that its oracle foretold", "agendas")
        yield names("prophecy", "The Agenda on its Oracle Engine", "agendas")
    yield group("colonies", "Colonies", (number(n, t, colonies) for n, t in land(box)))
    yield group("docked", "Docked ships", (dice(n, title(box, n)) for n in box.facility_names))
    yield number("bay", "Ships in the Maintenance Bay", ships, usual="what is left")
    yield number("stock", "Ships in stock", ships, usual="what is left")
    yield number("supply", "Colonies in hand", colonies, usual="what is left")


def land(box: Box) -> tuple[tuple[str, str], ...]:
    return named(box, box.territory_names)


def kept_fields(box: Box, seat: int) -> Iterator[FormField]:
    """Cards that can hold something, and what."""
    on: dict[str, list[FormField]] = {}
    for card, what, _ in box.kept_for(seat):
        label = KEPT.get(what) or spelled(what)
        field = names(what, label, "cards") if is_set(what) else number(what, label, PLENTY)
        on.setdefault(card, []).append(dice(what, label) if is_hand(what) else field)
    for card, fields in on.items():
        yield group(card, title(box, card), fields)


def planet_fields(box: Box) -> Iterator[FormField]:
    on_planet = (choice(n, title(box, n), "spots", "off the board") for n in box.field_names)
    yield group("fields", "Field generators", on_planet)
    if box.across >= 0:
        across = (
            group(
                name,
                title(box, name),
                (
                    choice("across", "Also on", "spots", "nothing else"),
                    choice("set-by", "Set there by", "seats", "nobody"),
                ),
            )
            for name in box.field_names
        )
        yield group("straddles", "Field generators across a border", across)
    yield group(
        "relic-ship",
        "Relic Ship",
        (
            choice("at", "It is", "relic-places", "on Burroughs Desert"),
            choice("user", "Flown by", "seats", "who controls Burroughs Desert"),
            number("value", "It shows", 6, 1),
            choice("track", "On the Hub track of", "seats", "its user"),
        ),
    )


def card_fields(game: AlienFrontiers) -> Iterator[FormField]:
    yield names("display", "On display", "cards")
    yield names("discards", "Discards", "cards")
    yield names("deck", "Deck", "cards", "every other card")
    if game.ruleset.book.removes_cards:
        yield names("removed", "Out of the game", "cards")


def board_fields(box: Box) -> Iterator[FormField]:
    if not box.board_names:
        return
    yield names("boards-offered", "Boards that are yet to be chosen from", "boards")
    kept: dict[str, list[FormField]] = {}
    among = {REV: "territories", BRETHREN: "brethren-places", TRACK: "seats"}
    for board, what, _ in box.kept_on_boards():
        label = KEPT_ON_BOARDS.get(f"{board} {what}") or spelled(what)
        field = choice(what, label, among[what]) if what in among else number(what, label, PLENTY)
        kept.setdefault(board, []).append(field)
    boards = (group(board, title(box, board), fields) for board, fields in kept.items())
    yield group("on-boards", "What boards keep", boards)


def belt_fields(game: AlienFrontiers) -> Iterator[FormField]:
    box = game.ruleset.box
    if not box.asteroids:
        return
    fields = [
        FormField("spaces", BELT["spaces"], "slots", high=SPACES, names="asteroids"),
        names("bottom", BELT["bottom"], "asteroids"),
        names("discards", BELT["discards"], "asteroids"),
        names("unseen", BELT["unseen"], "asteroids", "every other card"),
        number("boxed", BELT["boxed"], NEVER_COME, usual=str(NEVER_COME)),
        number("played", BELT["played"], sum(game.ruleset.asteroids), usual="0"),
        tick("relic-returned", BELT["relic-returned"]),
    ]
    if box.ship_cards:
        fields.append(names("claimed-late", BELT["claimed-late"], "asteroids"))
    yield group("belt", "Asteroid cards", fields)


def agenda_fields(box: Box) -> Iterator[FormField]:
    if box.agendas:
        yield names("agenda-deck", "Agendas in the deck", "agendas", "every other Agenda")
        yield group("agenda-memory", "What is known of shuffled Agendas", memory_fields(box))


def memory_fields(box: Box) -> Iterator[FormField]:
    """What everybody saw on an oracle and where it went, and what each seat knows by itself."""
    yield names("discards", "Seen by all, and discarded since", "agendas")
    yield names("shuffled", "Seen by all, and shuffled into the deck", "agendas")
    for seat in range(box.seats):
        of_seat = (
            names("shuffled", "Its own discards that were shuffled into the deck", "agendas"),
            number("drawn", "Agendas it has drawn since", PLENTY),
        )
        yield group(letter(seat), f"Seat {letter(seat)}", of_seat)


def turn_fields(game: AlienFrontiers) -> Iterator[FormField]:
    yield this_turn(game)
    guest = (
        choice("owner", "Ship of", "seats", ""),
        number("value", "It shows", 6, 1),
        choice("track", "On the track of", "seats", ""),
    )
    yield FormField("hub-guests", "Guests on the Colonist Hub", "list", fields=guest)


def this_turn(game: AlienFrontiers) -> FormField:
    box = game.ruleset.box
    ship = (
        choice("owner", "Ship of", "seats", ""),
        number("value", "It shows", 6, 1),
        choice("at", "It is", "docks", "nowhere any more"),
        tick("counts", "It counts for the claim"),
    )
    piles = (names(pile, THIS_TURN[f"given-up {pile}"], "cards") for pile in GIVEN_UP_IN)
    fields = [
        names("used", THIS_TURN["used"], "cards"),
        *([names("powers", THIS_TURN["powers"], "boards")] if box.board_names else []),
        number("discarded", THIS_TURN["discarded"], PLENTY, usual="0"),
        number("mined", THIS_TURN["mined"], PLENTY, usual="those there"),
        number("hub-ships", THIS_TURN["hub-ships"], PLENTY, usual="those there"),
        tick("asimov", THIS_TURN["asimov"]),
        number("excess", THIS_TURN["excess"], LAST_CIRCLE - 1, usual="0"),
        number("cycles", THIS_TURN["cycles"], PLENTY, usual="0"),
        dice("claim", THIS_TURN["claim"]),
        tick("relic-counts", THIS_TURN["relic-counts"]),
        dice("market", THIS_TURN["market"]),
        names("lent", THIS_TURN["lent"], "territories"),
        FormField("borrowed", THIS_TURN["borrowed"], "list", fields=ship),
        group("given-up", THIS_TURN["given-up"], piles),
    ]
    if minding := tuple(mind_fields(game)):
        fields.append(group("in-mind", THIS_TURN["in-mind"], minding))
    return group("this-turn", "The turn so far", fields)


def mind_fields(game: AlienFrontiers) -> Iterator[FormField]:
    """What parts keep in mind for as long as the moment lasts."""
    box = game.ruleset.box
    among = (
        (box.agenda_names, "agendas"),
        (box.facility_names, "facilities"),
        (box.territory_names, "territories"),
        (box.card_names, "cards"),
        (FACES, "faces"),
        (tuple(SEAT_LETTERS[: box.seats]), "seats"),
    )
    for rule in game.ruleset.book.parts.values():
        fields: list[FormField] = []
        for what in rule.keeps_in_a_moment():
            label = IN_MIND.get(what) or spelled(what)
            of = [key for all_, key in among if all_ and tuple(rule.kept_names(what)) == all_]
            fields.append(names(what, label, of[0]) if of else number(what, label, PLENTY))
        if fields:
            called = "For Agendas" if rule.key == "tallies" else title(box, rule.key)
            yield group(rule.key, called, fields)


def aside_fields(game: AlienFrontiers) -> Iterator[FormField]:
    if not game.ruleset.box.asides:
        return
    fields = (choice("seat", "Whose", "seats", ""), dice("dice", "Unplaced dice"), this_turn(game))
    yield FormField("aside", "Turns that another seat’s ships interrupt", "list", fields=fields)
