import { expect, test } from "vitest";
import { laidFrom } from "./laidFrom";

test("what only others have seen is left out: a hand, a card under a deck, a secret choice, who is asked", () => {
  const seats = { A: { hand: ["death-ray"] }, B: { hand: ["?", "uprising"], chosen: "?" } };
  const bottom = [{ card: "?", "known-to": ["B"] }, { card: "angry-mob" }];
  const position = { "seen-by": ["A"], round: 4, seats, decks: { resistance: { bottom } }, asks: "someone" };
  expect(laidFrom({ position, players: { A: {}, B: {} } } as never, "first-edition", {}).position).toEqual({
    round: 4,
    seats: { A: { hand: ["death-ray"] }, B: { hand: ["uprising"] } },
    decks: { resistance: { bottom: [{ card: "angry-mob" }] } },
  });
});
