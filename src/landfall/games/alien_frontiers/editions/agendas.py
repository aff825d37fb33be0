"""Agendas: secret objectives. A card that names an absent module, board or card is taken out."""

from __future__ import annotations

from landfall.games.alien_frontiers.agendas.agenda_board import AgendaBoard
from landfall.games.alien_frontiers.agendas.objectives.architect import Architect
from landfall.games.alien_frontiers.agendas.objectives.belt_prospector import BeltProspector
from landfall.games.alien_frontiers.agendas.objectives.blind_reach import BlindReach
from landfall.games.alien_frontiers.agendas.objectives.city_planners import CityPlanners
from landfall.games.alien_frontiers.agendas.objectives.clean_sweep import CleanSweep
from landfall.games.alien_frontiers.agendas.objectives.core_access import CoreAccess
from landfall.games.alien_frontiers.agendas.objectives.crater_kings import CraterKings
from landfall.games.alien_frontiers.agendas.objectives.curator import Curator
from landfall.games.alien_frontiers.agendas.objectives.deep_shaft import DeepShaft
from landfall.games.alien_frontiers.agendas.objectives.dice_doctors import DiceDoctors
from landfall.games.alien_frontiers.agendas.objectives.dividends import Dividends
from landfall.games.alien_frontiers.agendas.objectives.fair_trade import FairTrade
from landfall.games.alien_frontiers.agendas.objectives.fast_track import FastTrack
from landfall.games.alien_frontiers.agendas.objectives.field_warden import FieldWarden
from landfall.games.alien_frontiers.agendas.objectives.field_work import FieldWork
from landfall.games.alien_frontiers.agendas.objectives.fortress import Fortress
from landfall.games.alien_frontiers.agendas.objectives.fuel_baron import FuelBaron
from landfall.games.alien_frontiers.agendas.objectives.full_hangar import FullHangar
from landfall.games.alien_frontiers.agendas.objectives.grand_tour import GrandTour
from landfall.games.alien_frontiers.agendas.objectives.green_dawn import GreenDawn
from landfall.games.alien_frontiers.agendas.objectives.gunboat_diplomacy import GunboatDiplomacy
from landfall.games.alien_frontiers.agendas.objectives.homestead_rush import HomesteadRush
from landfall.games.alien_frontiers.agendas.objectives.land_grab import LandGrab
from landfall.games.alien_frontiers.agendas.objectives.market_maker import MarketMaker
from landfall.games.alien_frontiers.agendas.objectives.mass_production import MassProduction
from landfall.games.alien_frontiers.agendas.objectives.moonbase import Moonbase
from landfall.games.alien_frontiers.agendas.objectives.new_commune import NewCommune
from landfall.games.alien_frontiers.agendas.objectives.null_zone import NullZone
from landfall.games.alien_frontiers.agendas.objectives.ore_magnate import OreMagnate
from landfall.games.alien_frontiers.agendas.objectives.overthrow import Overthrow
from landfall.games.alien_frontiers.agendas.objectives.pioneer_stock import PioneerStock
from landfall.games.alien_frontiers.agendas.objectives.pirates_haul import PiratesHaul
from landfall.games.alien_frontiers.agendas.objectives.privateer import Privateer
from landfall.games.alien_frontiers.agendas.objectives.puppet_state import PuppetState
from landfall.games.alien_frontiers.agendas.objectives.relic_hunters import RelicHunters
from landfall.games.alien_frontiers.agendas.objectives.revelation import Revelation
from landfall.games.alien_frontiers.agendas.objectives.scrap_fleet import ScrapFleet
from landfall.games.alien_frontiers.agendas.objectives.second_sight import SecondSight
from landfall.games.alien_frontiers.agendas.objectives.shell_game import ShellGame
from landfall.games.alien_frontiers.agendas.objectives.shipwright import Shipwright
from landfall.games.alien_frontiers.agendas.objectives.solar_surge import SolarSurge
from landfall.games.alien_frontiers.agendas.objectives.star_brotherhood import StarBrotherhood
from landfall.games.alien_frontiers.agendas.objectives.survey_route import SurveyRoute
from landfall.games.alien_frontiers.agendas.objectives.wing_formation import WingFormation
from landfall.games.alien_frontiers.agendas.objectives.world_builders import WorldBuilders
from landfall.games.alien_frontiers.agendas.tallies import Tallies
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.tech.multiverse_window import MultiverseWindow
from landfall.games.alien_frontiers.tech.oracle_engine import OracleEngine

AGENDAS = Module(
    name="agendas",
    title="Agendas",
    about="Secret objectives: reveal one when you achieve it, each is worth a point.",
    of_one_piece=True,
    cards=(MultiverseWindow, OracleEngine),
    others=(Tallies, AgendaBoard),
    agendas=(
        LandGrab,
        GrandTour,
        FuelBaron,
        OreMagnate,
        FullHangar,
        Privateer,
        PiratesHaul,
        Curator,
        FieldWarden,
        NullZone,
        Fortress,
        HomesteadRush,
        FastTrack,
        WorldBuilders,
        MassProduction,
        MarketMaker,
        DeepShaft,
        SolarSurge,
        Shipwright,
        Architect,
        CraterKings,
        RelicHunters,
        Overthrow,
        CityPlanners,
        DiceDoctors,
        CoreAccess,
        GunboatDiplomacy,
        SecondSight,
        ShellGame,
        StarBrotherhood,
        Dividends,
        BlindReach,
        PioneerStock,
        WingFormation,
        GreenDawn,
        Revelation,
        FieldWork,
        ScrapFleet,
        CleanSweep,
        NewCommune,
        FairTrade,
        PuppetState,
        SurveyRoute,
        BeltProspector,
        Moonbase,
    ),
)
