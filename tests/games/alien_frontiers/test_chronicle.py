"""What the laboratory is told of games with modules: factions, asteroid cards, alien tech, Agendas."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from belt_edition import BELT
from landfall.core.game import CHANCE, OVER
from landfall.core.loop import Played
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.chronicle import Chronicle
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.state import State

pytestmark = pytest.mark.words

CHRONICLED = replace(BELT, name="chronicled", modules=(*BELT.modules, FACTIONS))


@pytest.fixture(name="game")
def _game() -> Iterator[AlienFrontiers]:
    EDITIONS[CHRONICLED.name] = CHRONICLED
    yield AlienFrontiers(CHRONICLED.name, seats=3)
    del EDITIONS[CHRONICLED.name]


def test_factions_asteroid_cards_and_tech_are_noted_for_whoever_had_them(
    game: AlienFrontiers,
) -> None:
    chronicle, rng, position = Chronicle(game), Rng("chronicle"), game.start()
    owned, held = {}, [set[str]() for _ in range(3)]
    while (seat := game.actor(position)) != OVER:
        legal = game.legal(position)
        code = game.sample(position, rng) if seat == CHANCE else legal[int(rng.below(len(legal)))]
        if game.text(code).startswith("choose "):
            owned[seat] = game.text(code).split()[1]
        after = game.apply(position, code)
        chronicle.watch(Played(position, seat, code, after))
        position = after
        for one, told in enumerate(game.to_dict(position)["seats"].values()):
            held[one] |= set(told.get("asteroids", ())) | set(told.get("in-tow", ()))
    assert any(held)
    for seat, traits in enumerate(chronicle.traits):
        assert traits["faction"] == owned[seat]
        assert traits["starting tech"] in traits["alien tech had"]
        assert held[seat] <= set(traits.get("asteroid card had", ()))
    assert sum(count for use, count in chronicle.uses.items() if use.startswith("claim ")) > 0


@pytest.mark.slow
def test_agendas_are_noted_with_the_half_that_was_met_and_boards_by_whose_they_are() -> None:
    game = AlienFrontiers("edition-x", seats=2, factions=True, outer_belt=True, agendas=True)
    kinds = set[str]()
    for number in range(12):
        chronicle, rng, position = Chronicle(game), Rng("agendas", number), game.start()
        box = game.ruleset.box
        seen = [set[str]() for _ in range(2)]
        owned, docked = ["", ""], [set[str](), set[str]()]
        revealed_by_choice = [set[str](), set[str]()]
        while (seat := game.actor(position)) != OVER:
            legal = game.legal(position)
            if seat == CHANCE:
                code = game.sample(position, rng)
            else:
                reveals = [one for one in legal if game.text(one).startswith("reveal ")]
                code = reveals[0] if reveals else legal[int(rng.below(len(legal)))]
                verb, *words = game.text(code).split()
                if verb == "reveal":
                    revealed_by_choice[seat].add(words[0])
                elif verb == "choose":
                    owned[seat] = words[0]
                elif verb == "dock" and words[0] in box.board_names:
                    docked[seat].add(words[0])
            after = game.apply(position, code)
            chronicle.watch(Played(position, seat, code, after))
            position = after
            for one in range(2):
                seen[one] |= _named(position, int(box.face_down) + one)
        for seat, traits in enumerate(chronicle.traits):
            open_now = _named(position, int(box.revealed) + seat)
            in_game = set(traits.get("Agenda held, and met in the game", ()))
            at_end = set(traits.get("Agenda held, and met at the end", ()))
            assert set(traits["Agenda held"]) == seen[seat]
            assert set(traits.get("Agenda held, and revealed", ())) == open_now
            assert in_game | at_end == open_now
            assert revealed_by_choice[seat] <= in_game
            assert not in_game & at_end
            own = set(traits.get("faction, and its board used by its owner", ()))
            others = set(traits.get("another's faction board used", ()))
            assert own == docked[seat] & {owned[seat]}
            assert others == docked[seat] - {owned[seat]}
            assert set(traits.get("alien tech had, and used", ())) <= set(traits["alien tech had"])
            kinds |= set(traits)
    assert {
        "Agenda held, and met in the game",
        "Agenda held, and met at the end",
        "another's faction board used",
        "asteroid card had, and used",
        "alien tech had, and used",
        "faction, and its board used by its owner",
    } <= kinds


def _named(position: State, at: int) -> set[str]:
    """The Agendas of a pile."""
    there = int(position.at[at])
    return {name for place, name in enumerate(position.box.agenda_names) if there >> place & 1}
