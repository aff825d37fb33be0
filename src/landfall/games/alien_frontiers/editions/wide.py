"""The wide deck of Edition X: cards that no classic game has. A variant gives them to any edition."""

from __future__ import annotations

from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.tech.alien_sarcophagus import AlienSarcophagus
from landfall.games.alien_frontiers.tech.astrogation_servo import AstrogationServo
from landfall.games.alien_frontiers.tech.chameleon_cloak import ChameleonCloak
from landfall.games.alien_frontiers.tech.chrono_spike import ChronoSpike
from landfall.games.alien_frontiers.tech.data_core_alpha import DataCoreAlpha
from landfall.games.alien_frontiers.tech.data_core_gamma import DataCoreGamma
from landfall.games.alien_frontiers.tech.data_core_omega import DataCoreOmega
from landfall.games.alien_frontiers.tech.deflector_shield import DeflectorShield
from landfall.games.alien_frontiers.tech.experimental_ftl_drive import ExperimentalFtlDrive
from landfall.games.alien_frontiers.tech.field_amplifier import FieldAmplifier
from landfall.games.alien_frontiers.tech.fleet_interlink import FleetInterlink
from landfall.games.alien_frontiers.tech.infiltration_ai import InfiltrationAi
from landfall.games.alien_frontiers.tech.magnetic_lockdown import MagneticLockdown
from landfall.games.alien_frontiers.tech.matter_extractor import MatterExtractor
from landfall.games.alien_frontiers.tech.null_time_vault import NullTimeVault
from landfall.games.alien_frontiers.tech.oscillation_capacitor import OscillationCapacitor
from landfall.games.alien_frontiers.tech.peta_bit_processor import PetaBitProcessor
from landfall.games.alien_frontiers.tech.pocket_universe import PocketUniverse
from landfall.games.alien_frontiers.tech.resonating_beacon import ResonatingBeacon
from landfall.games.alien_frontiers.tech.retrieval_webbing import RetrievalWebbing
from landfall.games.alien_frontiers.tech.seismic_detonator import SeismicDetonator
from landfall.games.alien_frontiers.tech.superconducting_grapple import SuperconductingGrapple
from landfall.games.alien_frontiers.tech.suppression_matrix import SuppressionMatrix
from landfall.games.alien_frontiers.tech.tele_operator import TeleOperator

WIDE_DECK = Module(
    name="wide-deck",
    title="Wide deck",
    copies={"alien-sarcophagus": 1, "matter-extractor": 1, "seismic-detonator": 1},
    cards=(
        AlienSarcophagus,
        AstrogationServo,
        ChameleonCloak,
        ChronoSpike,
        DataCoreAlpha,
        DataCoreGamma,
        DataCoreOmega,
        DeflectorShield,
        ExperimentalFtlDrive,
        FieldAmplifier,
        FleetInterlink,
        InfiltrationAi,
        MagneticLockdown,
        MatterExtractor,
        NullTimeVault,
        OscillationCapacitor,
        PetaBitProcessor,
        PocketUniverse,
        ResonatingBeacon,
        RetrievalWebbing,
        SeismicDetonator,
        SuperconductingGrapple,
        SuppressionMatrix,
        TeleOperator,
    ),
)
