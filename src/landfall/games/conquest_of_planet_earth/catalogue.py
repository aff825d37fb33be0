"""Every deed of the game, and every procedure, in the order in which they are numbered."""

from __future__ import annotations

from landfall.games.conquest_of_planet_earth.battle import AlienBattle, Battle, CaptainAttacks
from landfall.games.conquest_of_planet_earth.battle_phase import BattlePhase, Explore, ResolveSpace
from landfall.games.conquest_of_planet_earth.box import Box
from landfall.games.conquest_of_planet_earth.conquering import Conquer
from landfall.games.conquest_of_planet_earth.counters import (
    CountersFire,
    CountersMove,
    Deploy,
    PlaceCounter,
    PlaceOnSections,
    WaitingFights,
)
from landfall.games.conquest_of_planet_earth.deeds import Power
from landfall.games.conquest_of_planet_earth.drawing import DrawEvents, EachGivesUp, GainStuff
from landfall.games.conquest_of_planet_earth.events.abducted import Abducted
from landfall.games.conquest_of_planet_earth.events.anonymous_tip import AnonymousTip
from landfall.games.conquest_of_planet_earth.events.atomic_bomb import AtomicBomb, BombFalls
from landfall.games.conquest_of_planet_earth.events.attack_formation import AttackFormation
from landfall.games.conquest_of_planet_earth.events.backstab import Backstab
from landfall.games.conquest_of_planet_earth.events.call_in_the_army import CallInTheArmy
from landfall.games.conquest_of_planet_earth.events.captain_to_the_rescue import (
    CaptainComes,
    CaptainToTheRescue,
)
from landfall.games.conquest_of_planet_earth.events.crossed_orders import CrossedOrders
from landfall.games.conquest_of_planet_earth.events.death_ray import DeathRay
from landfall.games.conquest_of_planet_earth.events.earth_germs import EarthGerms
from landfall.games.conquest_of_planet_earth.events.endless_waves import EndlessWaves
from landfall.games.conquest_of_planet_earth.events.feeding_on_the_dead import FeedingOnTheDead
from landfall.games.conquest_of_planet_earth.events.force_field import ForceField
from landfall.games.conquest_of_planet_earth.events.jammed_transmission import JammedTransmission
from landfall.games.conquest_of_planet_earth.events.martial_law import MartialLaw
from landfall.games.conquest_of_planet_earth.events.master_plan import MasterPlan
from landfall.games.conquest_of_planet_earth.events.menacing_broadcast import MenacingBroadcast
from landfall.games.conquest_of_planet_earth.events.mothership_delivery import MothershipDelivery
from landfall.games.conquest_of_planet_earth.events.overdrive import Overdrive
from landfall.games.conquest_of_planet_earth.events.paratrooper_drop import ParatrooperDrop
from landfall.games.conquest_of_planet_earth.events.patriotic_fervor import PatrioticFervor
from landfall.games.conquest_of_planet_earth.events.recalibrate import Recalibrate
from landfall.games.conquest_of_planet_earth.events.recon_probe import ReconProbe
from landfall.games.conquest_of_planet_earth.events.reign_of_terror import ReignOfTerror
from landfall.games.conquest_of_planet_earth.events.sabotage import Sabotage
from landfall.games.conquest_of_planet_earth.events.saucer_malfunction import SaucerMalfunction
from landfall.games.conquest_of_planet_earth.events.scientific_breakthrough import (
    ScientificBreakthrough,
)
from landfall.games.conquest_of_planet_earth.events.search_and_destroy import (
    SearchAndDestroy,
    TanksHunt,
)
from landfall.games.conquest_of_planet_earth.events.solar_flare import SolarFlare
from landfall.games.conquest_of_planet_earth.events.thick_fog import ThickFog
from landfall.games.conquest_of_planet_earth.events.tractor_beam import TractorBeam
from landfall.games.conquest_of_planet_earth.events.unlikely_hero import SeekHero, UnlikelyHero
from landfall.games.conquest_of_planet_earth.events.uprising import PeopleRise, Uprising
from landfall.games.conquest_of_planet_earth.events.warp_jump import WarpJump
from landfall.games.conquest_of_planet_earth.events.we_come_in_peace import WeComeInPeace
from landfall.games.conquest_of_planet_earth.fight import Fight
from landfall.games.conquest_of_planet_earth.fight_round import FightRound
from landfall.games.conquest_of_planet_earth.gambles import Gamble, Reroll
from landfall.games.conquest_of_planet_earth.looking import Probing, Scouting, Telepathy
from landfall.games.conquest_of_planet_earth.losses import Destroy, Lose, Losses, RollForEach
from landfall.games.conquest_of_planet_earth.races.beetlemen import ShamanPheromones
from landfall.games.conquest_of_planet_earth.races.fishmen import SummonLandSquid
from landfall.games.conquest_of_planet_earth.races.fome import LegionOfTheDead, RaiseTheDead
from landfall.games.conquest_of_planet_earth.races.kitewings import ScreechingDive
from landfall.games.conquest_of_planet_earth.races.menthalars import MindControl, PsionicBacklash
from landfall.games.conquest_of_planet_earth.races.orzax import RobotArmy
from landfall.games.conquest_of_planet_earth.races.trun import GruesomeWeapons
from landfall.games.conquest_of_planet_earth.races.venezian import Bewitch
from landfall.games.conquest_of_planet_earth.races.vento import GloryOfTheEmpire, SubjectLegions
from landfall.games.conquest_of_planet_earth.races.vyborian import Rampage, Smash
from landfall.games.conquest_of_planet_earth.resistance_phase import (
    Breakthrough,
    News,
    ResistancePhase,
)
from landfall.games.conquest_of_planet_earth.round import Round
from landfall.games.conquest_of_planet_earth.rule import Deed, Procedure
from landfall.games.conquest_of_planet_earth.setup import SetUp
from landfall.games.conquest_of_planet_earth.space_stuff.antigravity_engines import (
    AntigravityEngines,
)
from landfall.games.conquest_of_planet_earth.space_stuff.cloaking_device import CloakingDevice
from landfall.games.conquest_of_planet_earth.space_stuff.cloning_vats import CloningVats
from landfall.games.conquest_of_planet_earth.space_stuff.disintegrator_beams import (
    DisintegratorBeams,
)
from landfall.games.conquest_of_planet_earth.space_stuff.doomsday_device import DoomsdayDevice
from landfall.games.conquest_of_planet_earth.space_stuff.hypno_ray import HypnoRay
from landfall.games.conquest_of_planet_earth.space_stuff.menace_amplifier import MenaceAmplifier
from landfall.games.conquest_of_planet_earth.space_stuff.mind_probe import MindProbe
from landfall.games.conquest_of_planet_earth.space_stuff.shield_generator import ShieldGenerator
from landfall.games.conquest_of_planet_earth.space_stuff.targeting_computer import TargetingComputer
from landfall.games.conquest_of_planet_earth.space_stuff.teleporter import Teleporter
from landfall.games.conquest_of_planet_earth.space_stuff.universal_translator import (
    UniversalTranslator,
)
from landfall.games.conquest_of_planet_earth.strike import Strike
from landfall.games.conquest_of_planet_earth.turn import Action, Step, Turn
from landfall.games.conquest_of_planet_earth.window import Play, Window


def procedures() -> list[Procedure]:
    """All that can be under way."""
    return [
        AlienBattle("alien-battle"),
        Battle("battle"),
        CaptainAttacks("captain"),
        BattlePhase("battle-phase"),
        Explore("explore"),
        ResolveSpace("resolve-space"),
        Conquer("conquer"),
        CountersFire("counters-fire"),
        CountersMove("counters-move"),
        Deploy("deploy"),
        PlaceCounter("place-counter"),
        PlaceOnSections("place-on-sections"),
        WaitingFights("waiting-fights"),
        DrawEvents("draw-events"),
        EachGivesUp("each-gives-up"),
        GainStuff("gain-stuff"),
        Fight("fight"),
        FightRound("fight-round"),
        Gamble("gamble"),
        Reroll("reroll"),
        Probing(),
        Scouting(),
        Telepathy(),
        Destroy("destroy"),
        Lose("lose"),
        Losses("losses"),
        RollForEach("roll-for-each"),
        Breakthrough("breakthrough"),
        News("news"),
        ResistancePhase("resistance-phase"),
        Round("round"),
        SetUp("set-up"),
        Strike("strike"),
        Action("action"),
        Step("step"),
        Turn("turn"),
        Play("play"),
        Window("window"),
        BombFalls("bomb-falls"),
        CaptainComes("captain-comes"),
        PeopleRise("people-rise"),
        SeekHero("seek-hero"),
        TanksHunt("tanks-hunt"),
    ]


def events() -> list[Deed]:
    return [
        Abducted(),
        AnonymousTip(),
        AtomicBomb(),
        AttackFormation(),
        Backstab(),
        CallInTheArmy(),
        CaptainToTheRescue(),
        CrossedOrders(),
        DeathRay(),
        EarthGerms(),
        EndlessWaves(),
        FeedingOnTheDead(),
        ForceField(),
        JammedTransmission(),
        MartialLaw(),
        MasterPlan(),
        MenacingBroadcast(),
        MothershipDelivery(),
        Overdrive(),
        ParatrooperDrop(),
        PatrioticFervor(),
        Recalibrate(),
        ReconProbe(),
        ReignOfTerror(),
        Sabotage(),
        SaucerMalfunction(),
        ScientificBreakthrough(),
        SearchAndDestroy(),
        SolarFlare(),
        ThickFog(),
        TractorBeam(),
        UnlikelyHero(),
        Uprising(),
        WarpJump(),
        WeComeInPeace(),
    ]


def gear() -> list[Deed]:
    return [
        AntigravityEngines(),
        CloakingDevice(),
        CloningVats(),
        DisintegratorBeams(),
        DoomsdayDevice(),
        HypnoRay(),
        MenaceAmplifier(),
        MindProbe(),
        ShieldGenerator(),
        TargetingComputer(),
        Teleporter(),
        UniversalTranslator(),
    ]


def powers() -> dict[str, list[Power]]:
    """The powers of each race that are used, rather than always active."""
    return {
        "orzax": [RobotArmy()],
        "vento": [GloryOfTheEmpire(), SubjectLegions()],
        "venezian": [Bewitch()],
        "fome": [RaiseTheDead(), LegionOfTheDead()],
        "vyborian": [Smash(), Rampage()],
        "fishmen": [SummonLandSquid()],
        "trun": [GruesomeWeapons()],
        "menthalars": [MindControl(), PsionicBacklash()],
        "beetlemen": [ShamanPheromones()],
        "kitewings": [ScreechingDive()],
    }


def deeds(box: Box) -> list[Deed]:
    """All that can be played or used, each with its numbers from the box."""
    found: list[Deed] = []
    for event in events():
        event.event = box.event_names.index(event.key)
        found.append(event)
    for card in gear():
        card.stuff = box.stuff_names.index(card.key)
        found.append(card)
    for race, several in powers().items():
        part = box.parts.races[box.race_names.index(race)]
        prices = {row["key"]: row.get("tokens", 0) for row in part.data["power"]}
        for place, power in enumerate(several):
            power.race = box.race_names.index(race)
            power.tokens = prices[power.key]
            power.power_bit = 1 << place
            found.append(power)
    return found
