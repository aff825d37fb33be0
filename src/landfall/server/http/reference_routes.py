"""What there is to choose from, what the rules say, and whether a position can be played."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from landfall import catalog
from landfall.catalog import rulebook
from landfall.core.engine import describe
from landfall.core.package import GameOption
from landfall.record import engine_version
from landfall.server.bodies import (
    BadPosition,
    BotLevel,
    CardsToCheck,
    Catalog,
    CatalogGame,
    Edition,
    FormToFill,
    FormWish,
    GoodPosition,
    OfferedOption,
    OptionChoice,
    OptionNeed,
    PositionToCheck,
    ReplacedCards,
    Rules,
    ScenarioPosition,
    Things,
)
from landfall.server.http.problems import may_say
from landfall.server.http.record_routes import as_json, text_of
from landfall.server.http.sender import address_of
from landfall.server.http.services import ServicesDep
from landfall.server.http.uploads import (
    checked_cards,
    checked_position,
    form_to_fill,
    scenario_positions,
)
from landfall.server.tables.named_things import named_things
from landfall.server.tables.own_bots import OwnBots
from landfall.server.tables.presenter import bot_title
from landfall.server.tables.rules_told import rules_told

router = APIRouter(prefix="/api", tags=["reference"])


@router.get("/catalog")
async def the_catalog(services: ServicesDep) -> Catalog:
    """The games, and what can be chosen for each."""
    games = [_listed(catalog.entry(name), services.own) for name in catalog.games()]
    return Catalog(games=games, version=engine_version(), engine=describe())


def _listed(game: catalog.GamePackage, own: OwnBots) -> CatalogGame:
    return CatalogGame(
        name=game.name,
        title=game.title,
        editions=[
            Edition(name=name, title=title, seats=list(game.seat_counts(name)))
            for name, title in game.editions.items()
        ],
        default_edition=game.default_edition,
        seats=list(game.seats),
        options=[_offered(option) for option in game.options if option.offered],
        bots=_bots(game.name, own),
        default_bot=game.gentle_bot,
        advice=game.adviser is not None,
        plain=game.table is not None,
        own_cards=game.own_cards is not None,
        accent=game.table.accent if game.table else "sun",
    )


def _offered(option: GameOption) -> OfferedOption:
    return OfferedOption(
        name=option.name,
        title=option.title,
        kind=option.kind,
        about=option.about,
        choices=[
            OptionChoice(name=name, title=title, seats=list(option.seats.get(name, ())))
            for name, title in option.choices.items()
        ],
        default=option.default,
        editions=list(option.editions),
        needs=[OptionNeed(name=name, value=value) for name, value in option.needs],
    )


def _bots(game: str, own: OwnBots) -> list[BotLevel]:
    """The bots of a game, gentlest first, and then those of the host."""
    hosts = {entrant.name: entrant.about for entrant in own.of(game)}
    every = {**catalog.bots(game), **hosts}
    return [
        BotLevel(name=name, title=bot_title(name), level=level, words=words, own=name in hosts)
        for level, (name, words) in enumerate(every.items(), start=1)
    ]


@router.get("/rules")
async def rules(game: str | None = None) -> Rules:
    """Every rule and ruling of a game, in our words."""
    return _rules(catalog.entry(game or catalog.games()[0]).name)


@cache
def _rules(game: str) -> Rules:
    return rules_told(rulebook(game))


@router.get("/things")
async def things(
    game: str | None = None, edition: str | None = None, everything: bool = False
) -> Things:
    """What is in a game as it comes, or with all that can be chosen with the edition, by name."""
    found = catalog.entry(game or catalog.games()[0])
    return _things(found.name, edition or found.default_edition, everything)


@cache
def _things(game: str, edition: str, everything: bool) -> Things:
    options = {
        option.name: [*option.choices][-1] if option.choices else True
        for option in catalog.entry(game).options
        if everything and option.offered and edition in option.editions
    }
    return named_things(catalog.game(game, edition=edition, **options))


@router.post(
    "/positions/check",
    response_model=GoodPosition | BadPosition,
    responses=may_say(400, 429, 503),
)
async def check(services: ServicesDep, request: Request, wanted: PositionToCheck) -> Response:
    """Could a table hold this position? If so it comes back in full."""
    return as_json(await services.upload_reader.read(address_of(request), checked_position, wanted))


@router.post("/positions/form", response_model=FormToFill, responses=may_say(400, 429, 503))
async def form(services: ServicesDep, request: Request, wish: FormWish) -> Response:
    """What a position of a game may say, entry for entry; one that is sent comes back short."""
    return as_json(await services.upload_reader.read(address_of(request), form_to_fill, wish))


@router.post("/cards/check", response_model=ReplacedCards, responses=may_say(400, 429, 503))
async def check_cards(services: ServicesDep, request: Request, wanted: CardsToCheck) -> Response:
    """Can a table be played with these own cards? If so, what they replace."""
    return as_json(await services.upload_reader.read(address_of(request), checked_cards, wanted))


@router.post(
    "/scenarios",
    response_model=list[ScenarioPosition],
    responses=may_say(429, 503),
    openapi_extra={"requestBody": {"content": {"text/plain": {}}, "required": True}},
)
async def scenarios(services: ServicesDep, request: Request) -> Response:
    """The positions of a file of scenarios."""
    text = await text_of(request, "scenarios")
    return as_json(await services.upload_reader.read(address_of(request), scenario_positions, text))
