"""Alien Frontiers for the catalog: all that the table, the laboratory and the terminal ask it for."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.own_cards import OPTION
from landfall.core.package import BotKind, GameOption, GamePackage
from landfall.games.alien_frontiers import game, owned, story, table
from landfall.games.alien_frontiers.chapters import parts_in
from landfall.games.alien_frontiers.chronicle import chronicle
from landfall.games.alien_frontiers.editions.changed import changed
from landfall.games.alien_frontiers.editions.choosing import (
    CLASSIC,
    DRAFT,
    RANDOM,
    every_offer,
    offering,
)
from landfall.games.alien_frontiers.editions.edition import RULINGS
from landfall.games.alien_frontiers.encoder import RowEncoder
from landfall.games.alien_frontiers.position.form import position_form
from landfall.games.alien_frontiers.position.shortened import shortened
from landfall.games.alien_frontiers.scenario_facts import FACTS
from landfall.games.alien_frontiers.thinking import advice, evaluation, tuning
from landfall.games.alien_frontiers.thinking.judge import judge
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Rank, thinker


def _offers() -> Iterator[GameOption]:
    """What single editions offer: another deck, and modules."""
    decks = {name: found for one in game.EDITIONS.values() for name, found in one.decks.items()}
    yield GameOption(
        "deck",
        "Alien tech deck",
        "choice",
        default=CLASSIC,
        about="The classic deck has twelve kinds of cards, the wide one all the others as well.",
        choices={
            CLASSIC: "Classic deck",
            **{name: found[-1].title for name, found in decks.items()},
        },
        editions=offering(game.EDITIONS, "deck"),
    )
    for name, edition in every_offer(game.EDITIONS).items():
        module = edition.offers[name][0]
        editions = offering(game.EDITIONS, name)
        yield GameOption(name, module.title, "flag", about=module.about, editions=editions)
    yield GameOption(
        "faction_deal",
        "Faction boards",
        "choice",
        default=DRAFT,
        about="Chosen in turn, the last player first, or dealt by chance.",
        choices={DRAFT: "Chosen in turn", RANDOM: "Dealt at random"},
        editions=offering(game.EDITIONS, "factions"),
        needs=(("factions", True),),
    )


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
        *_offers(),
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
    brief_of=table.brief,
    order_of=table.order,
    not_now=table.refused,
    roller=game.roller,
    earned=table.earned,
    tally=table.tally,
    question=table.question,
    turned_up=table.turned_up,
    outcome=table.outcome,
    complaint=table.complaint,
    position_form=position_form,
    short_position=shortened,
    parts_in=parts_in,
    edition_seats=game.seat_counts,
)
