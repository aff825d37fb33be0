"""Alien Frontiers for the catalog: all that the table, the laboratory and the terminal ask it for."""

from __future__ import annotations

from landfall.core.own_cards import OPTION
from landfall.core.package import BotKind, GameOption, GamePackage
from landfall.games.alien_frontiers import game, owned, story, table
from landfall.games.alien_frontiers.chronicle import chronicle
from landfall.games.alien_frontiers.editions.changed import changed
from landfall.games.alien_frontiers.editions.edition import RULINGS
from landfall.games.alien_frontiers.encoder import RowEncoder
from landfall.games.alien_frontiers.scenario_facts import FACTS
from landfall.games.alien_frontiers.thinking import advice, evaluation, tuning
from landfall.games.alien_frontiers.thinking.judge import judge
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Rank, thinker

CARDLESS = (
    "The {} never uses the powers of its cards: what cards do to the game is not seen in its play. "
    "Let captains play to see it."
)


def _bot(rank: Rank) -> BotKind:
    limits = "" if rank.cards else CARDLESS.format(rank.name)
    return BotKind(rank.name, rank.description, thinker(rank), limits)


PACKAGE = GamePackage(
    name=game.NAME,
    title="Alien Frontiers",
    make=game.AlienFrontiers,
    options=(
        GameOption("long_game", "Long game", "flag", about="Eight colonies for everybody."),
        GameOption("variant", "Changed numbers", "data", default=None, offered=False),
        GameOption("rulings", "Rulings", "data", default=RULINGS[-1], offered=False),
        GameOption(OPTION, "Own cards", "data", default=None, offered=False),
    ),
    editions=game.EditionTitles(),
    default_edition=game.DEFAULT_EDITION,
    seats=game.SEAT_COUNTS,
    story=story,
    table=table,
    rules="landfall.games.alien_frontiers",
    bots=tuple(map(_bot, RANKS)),
    gentle_bot="cadet",
    example="dock lunar-mine 4",
    adviser=advice,
    scenarios=FACTS,
    chronicle=chronicle,
    judge=judge,
    many_ways=("draw",),
    changes="variant",
    changed=changed,
    encoder=RowEncoder,
    tuning=tuning,
    evaluation=evaluation,
    learned_mind=evaluation.LearnedPlayer,
    own_cards=owned,
    things=table.things,
    spans=story.spans,
    spoken_to=story.spoken_to,
    drawn=story.drawn,
    title_of=table.title,
    order_of=table.order,
    not_now=table.refused,
    complaint=table.complaint,
    edition_seats=game.seat_counts,
)
