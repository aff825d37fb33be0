"""Rulings on the modules of Edition X: which cards are in, what comes with what, and in which order."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from landfall.games.alien_frontiers import part_check
from landfall.games.alien_frontiers.decisions import BY_NUMBER
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import verbs_of_set_up, walk

HOME = Path(part_check.__file__).parent
ONE_OF_EACH = {"alien-sarcophagus", "matter-extractor", "seismic-detonator"}
WIDE = {
    "astrogation-servo",
    "chameleon-cloak",
    "chrono-spike",
    "data-core-alpha",
    "data-core-gamma",
    "data-core-omega",
    "deflector-shield",
    "experimental-ftl-drive",
    "field-amplifier",
    "fleet-interlink",
    "infiltration-ai",
    "magnetic-lockdown",
    "mind-control-helmet",
    "null-time-vault",
    "oscillation-capacitor",
    "peta-bit-processor",
    "pocket-universe",
    "resonating-beacon",
    "retrieval-webbing",
    "superconducting-grapple",
    "suppression-matrix",
    "tele-operator",
    *ONE_OF_EACH,
}
WITH = {
    "agendas": {"multiverse-window", "oracle-engine"},
    "outer_belt": {"proximity-analyzer"},
    "factions": set[str](),
}
"""The alien tech that bears a module's sign."""

SIZES = {"classic": 22, "wide": 69}
"""Of the printed decks without other modules."""

OFFERED = tuple(EDITION_X.offers)


def built(card: str) -> bool:
    """Has somebody written its rule? Those without are in no deck yet."""
    name = f"{card.replace('-', '_')}.py"
    return any((HOME / room / name).exists() for room in ("tech", "belt"))


def deck_of(game: AlienFrontiers) -> Counter[str]:
    return Counter(game.to_dict(game.start())["deck"])


def choices() -> list[tuple[str, dict[str, bool]]]:
    """Both decks with every set of modules."""
    sets = product((False, True), repeat=len(OFFERED))
    every = [dict(zip(OFFERED, flags, strict=True)) for flags in sets]
    return [(deck, modules) for deck in SIZES for modules in every]


@pytest.mark.parametrize(("deck", "modules"), choices())
def test_set_5_and_11_the_cards_by_deck_and_modules(deck: str, modules: dict[str, bool]) -> None:
    """R-SET-5, R-SET-11: two of each kind but three; only what nobody has built is missing."""
    extra = {card for name, on in modules.items() if on for card in WITH[name]}
    added = (WIDE if deck == "wide" else set()) | extra
    missing = {card for card in added if not built(card)}
    wanted = {**FIRST_PRINTING.deck, **{card: 2 - (card in ONE_OF_EACH) for card in added}}
    cards = deck_of(AlienFrontiers("edition-x", seats=3, deck=deck, **modules))
    assert cards == {card: wanted[card] for card in wanted if card not in missing}
    assert cards.total() + 2 * len(missing) == SIZES[deck] + 2 * len(extra)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_set_11_how_many_play_changes_no_card(seats: int) -> None:
    table = AlienFrontiers("edition-x", seats=seats, deck="wide", factions=True, outer_belt=True)
    three = AlienFrontiers("edition-x", seats=3, deck="wide", factions=True, outer_belt=True)
    assert deck_of(table) == deck_of(three)


def test_set_11_what_is_not_chosen_stays_in_the_box() -> None:
    """A board, a die, a territory and its cards come with their module and with it alone."""
    plain = AlienFrontiers("edition-x", seats=3).ruleset
    wide = AlienFrontiers("edition-x", seats=3, deck="wide").ruleset
    belt = AlienFrontiers("edition-x", seats=3, outer_belt=True).ruleset
    boards = AlienFrontiers("edition-x", seats=3, factions=True).ruleset
    for rules in (plain, wide, boards):
        assert "blish-expanse" not in rules.box.territory_names
        assert not rules.box.asteroid_names
        assert "proximity-analyzer" not in rules.box.card_names
    assert "blish-expanse" in belt.box.territory_names
    assert "proximity-analyzer" in belt.box.card_names
    for rules in (plain, wide, belt):
        assert not rules.box.board_names
    assert boards.box.board_names


@pytest.mark.parametrize("deck", list(SIZES))
def test_set_13_every_module_goes_with_either_deck(deck: str) -> None:
    modules = dict.fromkeys(OFFERED, True)
    box = AlienFrontiers("edition-x", seats=2, deck=deck, **modules).ruleset.box
    assert box.board_names
    assert box.asteroid_names


def test_set_11_agendas_and_what_names_them_come_together() -> None:
    """R-SET-11: and what an Agenda names must be in the game."""
    modules = dict.fromkeys(OFFERED, True)
    whole = AlienFrontiers("edition-x", seats=3, deck="wide", **modules).ruleset
    assert "prophets-of-the-artifact" in whole.box.board_names
    assert "stranded-envoy" in whole.box.asteroid_names
    dumb = AlienFrontiers("edition-x", 3, deck="wide", **{**modules, "agendas": False}).ruleset
    assert not dumb.box.agenda_names
    assert "prophets-of-the-artifact" not in dumb.box.board_names
    assert "stranded-envoy" not in dumb.box.asteroid_names
    for left_out, named in (("factions", "dividends"), ("outer_belt", "moonbase")):
        game = AlienFrontiers("edition-x", 3, deck="wide", **{**modules, left_out: False})
        assert named in dealt_from(AlienFrontiers("edition-x", 3, deck="wide", **modules))
        assert named not in dealt_from(game)
    classic = AlienFrontiers("edition-x", seats=3, **modules)
    assert "core-access" not in dealt_from(classic)
    assert "core-access" in dealt_from(AlienFrontiers("edition-x", 3, deck="wide", **modules))


def dealt_from(game: AlienFrontiers) -> set[str]:
    """The Agendas of a game, before anybody has chosen a faction."""
    names, there = game.ruleset.box.agenda_names, game.ruleset.agendas
    return {name for name, copies in zip(names, there, strict=True) if copies}


ASKED_ALWAYS = {
    *("main", "raid", "aim", "pick", "drop", "carry", "swap", "land"),
    *("shed", "power"),
}
"""Questions of the game without modules; what is said of Agendas; a card that another sets to work."""


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_gen_15_a_module_asks_only_where_there_is_a_choice(seats: int) -> None:
    """R-GEN-15."""
    modules = dict.fromkeys(OFFERED, True)
    game = AlienFrontiers("edition-x", seats=seats, deck="wide", **modules)
    asked: set[str] = set()
    for position, _ in walk(game, "asked", seats):
        if game.actor(position) < 0:
            continue
        kind = BY_NUMBER[int(position.asks)].name
        if kind not in ASKED_ALWAYS:
            asked.add(kind)
            assert len(game.legal(position)) > 1, kind
    assert len(asked) > 4


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(("deck", "modules"), choices())
def test_set_14_and_15_the_order_of_the_set_up(
    deck: str, modules: dict[str, bool], seats: int
) -> None:
    """R-SET-14, R-SET-15: player one, the cards, the boards and their choice, Agendas, the belt."""
    game = AlienFrontiers("edition-x", seats=seats, deck=deck, **modules)
    order = ["first", "draw"]
    order += ["board", "choose"] if modules["factions"] else []
    order += ["agenda"] if modules["agendas"] else []
    order += ["asteroid"] if modules["outer_belt"] else []
    assert verbs_of_set_up(game, "set-up") == order
