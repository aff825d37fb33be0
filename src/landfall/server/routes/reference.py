"""What there is to choose from, what the rules say, and whether a position can be played."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request

from landfall import catalog
from landfall.core.engine import describe
from landfall.core.errors import PositionError
from landfall.core.rulebook import rulebook
from landfall.record import engine_version
from landfall.scenario import parse_scenarios
from landfall.server.bodies import (
    BadPosition,
    BotLevel,
    Catalog,
    Edition,
    GoodPosition,
    PositionToCheck,
    Rule,
    RuleGroup,
    Rules,
    Ruling,
    ScenarioPosition,
)
from landfall.server.routes.records import text_of
from landfall.server.telling import Teller, bot_title

router = APIRouter(prefix="/api", tags=["reference"])


@router.get("/catalog")
async def the_catalog() -> Catalog:
    """Editions, numbers of seats and bots to choose from."""
    game = catalog.entry()
    return Catalog(
        game=game.name,
        title=game.title,
        editions=[Edition(name=name, title=title) for name, title in game.editions.items()],
        default_edition=game.default_edition,
        seats=list(game.seats),
        bots=_bots(),
        default_bot=catalog.GENTLE_BOT,
        version=engine_version(),
        engine=describe(),
    )


def _bots() -> list[BotLevel]:
    """The bots, gentlest first."""
    return [
        BotLevel(name=name, title=bot_title(name), level=level, words=words)
        for level, (name, words) in enumerate(catalog.bots().items(), start=1)
    ]


@router.get("/rules")
async def rules() -> Rules:
    """Every rule and ruling, in our words."""
    return _rules(catalog.entry().name)


@cache
def _rules(game: str) -> Rules:
    book = rulebook(game)
    every = [(rule.group, Rule.model_validate(rule, from_attributes=True)) for rule in book.rules]
    groups = [
        RuleGroup(title=title, rules=[rule for group, rule in every if group == title])
        for title in book.groups()
    ]
    rulings = [Ruling.model_validate(ruling, from_attributes=True) for ruling in book.rulings]
    return Rules(groups=groups, rulings=rulings)


@router.post("/positions/check")
async def check(wanted: PositionToCheck) -> GoodPosition | BadPosition:
    """Could a table hold this position? If so it comes back in full."""
    name = catalog.entry().name
    game = catalog.game(
        name, edition=wanted.edition, seats=wanted.seats, long_game=wanted.long_game
    )
    try:
        position = game.from_dict(wanted.position)
    except PositionError as error:
        return BadPosition(where=error.where, problem=error.problem)
    view = Teller(game, (), chances=False).view(position, frozenset())
    return GoodPosition(position=game.to_dict(position), view=view, picture=game.draw(position))


@router.post(
    "/scenarios",
    openapi_extra={"requestBody": {"content": {"text/plain": {}}, "required": True}},
)
async def scenarios(request: Request) -> list[ScenarioPosition]:
    """The positions of a file of scenarios."""
    return [
        ScenarioPosition(
            name=scenario.name,
            edition=scenario.game.edition,
            seats=scenario.game.seats,
            long_game=bool(scenario.game.options.get("long_game")),
            position=scenario.game.to_dict(scenario.position),
        )
        for scenario in parse_scenarios(await text_of(request, "scenarios"))
    ]
