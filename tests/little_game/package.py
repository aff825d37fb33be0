"""Night Watch for the catalog."""

from __future__ import annotations

from landfall.core.package import BotKind, GameOption, GamePackage
from little_game import evaluation, keeper, story, table
from little_game.game import NAME, NightWatch

PACKAGE = GamePackage(
    name=NAME,
    title="Night Watch",
    make=NightWatch,
    options=(
        GameOption("teams", "Two teams", "flag", about="A and C against B and D."),
        GameOption(
            "length",
            "Length",
            "choice",
            default="short",
            choices={"short": "Three rounds", "long": "Five rounds"},
        ),
    ),
    editions={"dusk": "Dusk", "midnight": "Midnight", "moonrise": "Moonrise"},
    default_edition="dusk",
    seats=(1, 2, 3, 4),
    story=story,
    rules="little_game",
    table=table,
    bots=(BotKind("keeper", "lays the highest card, and every moth it has", keeper.Keeper),),
    gentle_bot="keeper",
    adviser=keeper,
    evaluation=evaluation,
    title_of=table.title_of,
)
