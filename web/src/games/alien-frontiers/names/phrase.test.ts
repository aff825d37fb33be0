import { expect, test } from "vitest";
import { phrase } from "./phrase";

test.each([
  ["dock shipyard 3 6*", "Dock 3 and the Relic Ship (6) at the Shipyard"],
  ["take ore C", "Take 1 ore from Cleo"],
  ["take booster-pod C", "Take the Booster Pod from Cleo"],
  ["aim C 0", "Aim at Cleo’s ship in the Bay"],
  ["use gravity-manipulator 3 5", "Use the Gravity Manipulator: 3 down, 5 up"],
  ["use booster-pod 6*", "Use the Booster Pod on the Relic Ship (6)"],
  ["use booster-pod 3", "Use the Booster Pod on the 3"],
  ["use data-crystal lem-badlands", "Use the Data Crystal on Lem Badlands"],
  ["use orbital-teleporter lunar-mine 4", "Use the Orbital Teleporter on the 4 at the Lunar Mine"],
  ["discard polarity-device C lem-badlands", "Discard the Polarity Device: Cleo’s colony on Lem Badlands"],
  ["discard booster-pod positron-field", "Discard the Booster Pod: Positron Field"],
])("%s is said as an order", (action, said) => {
  expect(phrase(action, (seat) => (seat === "C" ? "Cleo" : seat))).toBe(said);
});
