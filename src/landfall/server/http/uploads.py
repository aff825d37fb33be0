"""What is made of the files and positions that are sent, as JSON; the reader's process runs it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict

from pydantic import TypeAdapter

from landfall import catalog
from landfall.core.errors import FileError, LandfallError, PositionError
from landfall.core.game import Game
from landfall.scenario import parse_scenarios
from landfall.server.bodies import (
    BadPosition,
    CardsToCheck,
    FormToFill,
    FormWish,
    GoodPosition,
    PositionToCheck,
    ReplacedCards,
    ScenarioPosition,
)
from landfall.server.limits import MOST_SCENARIOS
from landfall.server.tables.table_cards import own_cards_told, with_own_cards
from landfall.server.tables.table_request import chosen_game

LIST: TypeAdapter[list[ScenarioPosition]] = TypeAdapter(list[ScenarioPosition])


def scenario_positions(text: str) -> bytes:
    """The positions of a file of scenarios."""
    found = parse_scenarios(text, "scenarios")
    if len(found) > MOST_SCENARIOS:
        problem = f"at most {MOST_SCENARIOS} scenarios can be opened at once; split the file here"
        raise FileError("scenarios", found[MOST_SCENARIOS].line, problem)
    return LIST.dump_json(
        [
            ScenarioPosition(
                name=scenario.name,
                game=scenario.game.name,
                edition=scenario.game.edition,
                seats=scenario.game.seats,
                options=dict(scenario.game.options),
                position=scenario.game.to_dict(scenario.position),
            )
            for scenario in found
        ]
    )


def checked_position(sent: PositionToCheck) -> bytes:
    """A position in full if a table could hold it, or what is wrong with it and where."""
    game = chosen_game(sent, sent.seats)
    try:
        position = game.from_dict(sent.position)
    except PositionError as error:
        said = catalog.entry(game.name).complaint
        words = said(game, error.problem) if said else error.problem
        bad = BadPosition(where=error.where, problem=error.problem, words=words)
        return bad.model_dump_json().encode()
    view = game.view(position, None)
    found = GoodPosition(position=game.to_dict(position), view=view, picture=game.draw(position))
    return found.model_dump_json().encode()


def form_to_fill(wish: FormWish) -> bytes:
    """The entries of a position of a game, and a position that came along, made short."""
    game = chosen_game(wish, wish.seats)
    package = catalog.entry(game.name)
    if package.position_form is None:
        raise LandfallError(f"positions of {package.title} cannot be laid in a form")
    short = None
    if wish.position is not None:
        with suppress(PositionError):
            position = game.from_dict(wish.position)
            short = (package.short_position or Game.to_dict)(game, position)
    told = asdict(package.position_form(game)) | {"position": short}
    return FormToFill.model_validate(told).model_dump_json().encode()


def checked_cards(sent: CardsToCheck) -> bytes:
    """What own cards would replace at a table; FileError has the line of what is wrong."""
    told = own_cards_told(chosen_game(with_own_cards(sent, sent.name), sent.seats))
    if told is None:
        raise FileError(sent.name, 0, "there is nothing in it")
    return ReplacedCards.model_validate(told, from_attributes=True).model_dump_json().encode()
