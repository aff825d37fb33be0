"""What can be asked: one class for each decision, with its fields, its words and its form in a file."""

from __future__ import annotations

from typing import Final

from landfall.games.alien_frontiers.box import DEPTH
from landfall.games.alien_frontiers.decisions.after_turns import Loading, TurnEnded
from landfall.games.alien_frontiers.decisions.by_chance import (
    Dealt,
    DieRolled,
    Drawn,
    First,
    LentRolled,
    RelicRolled,
    Rolled,
    Salvaged,
    TurnedUp,
)
from landfall.games.alien_frontiers.decisions.choices import (
    Dropping,
    GameOver,
    Main,
    Raid,
    Unearthing,
)
from landfall.games.alien_frontiers.decisions.of_agendas import (
    AgendaDealt,
    Consulting,
    MarketPair,
    Shedding,
)
from landfall.games.alien_frontiers.decisions.of_cards import (
    Collecting,
    Regathering,
    Replacing,
    Scattering,
    Seeking,
    Tuning,
)
from landfall.games.alien_frontiers.decisions.of_colonies import (
    Advancing,
    Confining,
    Landing,
    Swapping,
)
from landfall.games.alien_frontiers.decisions.of_factions import (
    BoardsDrawn,
    BoardWorks,
    BrethrenRolled,
    Drafting,
    RolledToSave,
    TopCard,
)
from landfall.games.alien_frontiers.decisions.of_ships import (
    Aiming,
    Carrying,
    Infiltrating,
    Picking,
)
from landfall.games.alien_frontiers.decisions.once_more import OnceMore
from landfall.games.alien_frontiers.decisions.pending_decision import PendingDecision
from landfall.games.alien_frontiers.state import State

KINDS: Final[tuple[type[PendingDecision], ...]] = (
    First,
    Dealt,
    Rolled,
    RelicRolled,
    LentRolled,
    Drawn,
    DieRolled,
    TurnedUp,
    Salvaged,
    Landing,
    Advancing,
    Raid,
    Aiming,
    Carrying,
    Picking,
    Swapping,
    Unearthing,
    Confining,
    Infiltrating,
    Dropping,
    BoardsDrawn,
    Drafting,
    BoardWorks,
    TopCard,
    RolledToSave,
    BrethrenRolled,
    Main,
    GameOver,
    Collecting,
    Scattering,
    OnceMore,
    Seeking,
    AgendaDealt,
    Consulting,
    MarketPair,
    Shedding,
    Tuning,
    Regathering,
    Replacing,
    Loading,
    TurnEnded,
)
BY_NUMBER: Final = {kind.asks: kind for kind in KINDS}
BY_NAME: Final = {kind.name: kind for kind in KINDS}


def asked(state: State) -> PendingDecision:
    """What is asked now."""
    return BY_NUMBER[int(state.asks)].of(
        int(state.asked_a()), int(state.asked_b()), int(state.asked_c())
    )


def pending(state: State) -> list[tuple[PendingDecision, int]]:
    """Every decision that is pending and the seat it is for, the one asked now last."""
    frames = [state.frame(depth) for depth in range(int(state.at[DEPTH]))]
    return [(BY_NUMBER[asks].of(a, b, c), seat) for asks, _, seat, a, b, c in frames]


def task(state: State) -> str:
    """What the acting seat has to do now, as an order; empty in the plain main phase."""
    decision = asked(state)
    return "" if decision.by_chance else decision.said(state, int(state.seat))


def awaited(state: State) -> str:
    """What chance has to bring now, as a statement; empty when a seat decides."""
    decision = asked(state)
    return decision.said(state, int(state.seat)) if decision.by_chance else ""


def next_step(state: State) -> str:
    """What happens next in a position, for a seat or for chance; empty in the plain main phase."""
    return asked(state).said(state, int(state.seat))
