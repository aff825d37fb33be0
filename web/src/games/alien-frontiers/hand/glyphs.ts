/** What a card touches, as one of eight signs: a hand is scanned without reading. */

import { type Card, isBoard } from "../names/names";
import { kindOf, pointsFor } from "../names/things";

const TOUCHED: Readonly<Record<string, readonly Card[]>> = {
  "i-die": [
    "booster-pod",
    "stasis-beam",
    "polarity-device",
    "gravity-manipulator",
    "temporal-warper",
    "chrono-spike",
    "astrogation-servo",
    "fleet-interlink",
    "suppression-matrix",
    "data-core-gamma",
  ],
  ship: [
    "orbital-teleporter",
    "plasma-cannon",
    "mind-control-helmet",
    "chameleon-cloak",
    "infiltration-ai",
    "superconducting-grapple",
    "pocket-universe",
  ],
  dome: ["seismic-detonator", "magnetic-lockdown", "experimental-ftl-drive"],
  pos: ["data-crystal", "field-amplifier"],
  tech: ["oscillation-capacitor", "peta-bit-processor", "resonating-beacon", "tele-operator"],
  slip: ["multiverse-window", "oracle-engine"],
  rock: ["proximity-analyzer"],
  fuel: ["resource-cache", "null-time-vault", "data-core-alpha", "data-core-omega", "retrieval-webbing", "matter-extractor"],
  shield: ["holographic-decoy", "deflector-shield"],
};

const GLYPHS = new Map(Object.entries(TOUCHED).flatMap(([glyph, cards]) => cards.map((card) => [card, glyph] as const)));

const OF_A_KIND: Readonly<Record<string, string>> = { asteroid: "rock", agenda: "slip", field: "pos" };

export function glyphOf(name: string): string {
  if (isBoard(name)) return `e-${name}`;
  if (pointsFor(name) > 0) return "star";
  return GLYPHS.get(name) ?? OF_A_KIND[kindOf(name)] ?? "tech";
}
