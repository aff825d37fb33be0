"""Alien Frontiers for the catalog: all that the table, the laboratory and the terminal ask it for."""

from __future__ import annotations

from landfall.core.package import BotKind, GameOption, GamePackage
from landfall.games.alien_frontiers import game, story, table
from landfall.games.alien_frontiers.chronicle import chronicle
from landfall.games.alien_frontiers.editions.changed import changed
from landfall.games.alien_frontiers.editions.edition import RULINGS
from landfall.games.alien_frontiers.encoder import RowEncoder
from landfall.games.alien_frontiers.thinking import advice, tuning
from landfall.games.alien_frontiers.thinking.judge import judge
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Rank, thinker

CARD_ACTIONS = ("use", "discard")


def _bot(rank: Rank) -> BotKind:
    return BotKind(rank.name, rank.description, thinker(rank), () if rank.cards else CARD_ACTIONS)


PACKAGE = GamePackage(
    name=game.NAME,
    title="Alien Frontiers",
    make=game.AlienFrontiers,
    options=(
        GameOption("long_game", "Long game", "flag", about="Eight colonies for everybody."),
        GameOption("variant", "Changed numbers", "data", default=None, offered=False),
        GameOption("rulings", "Rulings", "data", default=RULINGS[-1], offered=False),
    ),
    editions=game.EditionTitles(),
    default_edition=game.DEFAULT_EDITION,
    seats=game.SEAT_COUNTS,
    story=story,
    table=table,
    rules="landfall.games.alien_frontiers",
    bots=tuple(map(_bot, RANKS)),
    gentle_bot="cadet",
    adviser=advice,
    chronicle=chronicle,
    judge=judge,
    changed=changed,
    encoder=RowEncoder,
    tuning=tuning,
    title_of=table.title,
)
