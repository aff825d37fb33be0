import { expect, test } from "vitest";
import type { SeatInfo } from "../link/messages";
import type { Letter } from "../link/wire";
import { invitationTitle, invitedSeat, offeredName, seatNote } from "./invitation";

function seat(letter: Letter, name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { letter, name, player: "person", bot: null, title: null, yours: false, present: true, ...more };
}

const maya = seat("A", "Maya", { host: true });
const guest = seat("B", "Basil", { yours: true, invited: true });

test("whoever is asked to one seat and has not sat down is greeted by who asks", () => {
  expect(invitedSeat([maya, guest])).toBe(guest);
  expect(invitationTitle([maya, guest], "Marbles")).toBe("Maya invites you to a game of Marbles");
});

test("nobody is greeted who has sat down, who looks on, or who shares a screen", () => {
  expect(invitedSeat([maya, { ...guest, invited: false }])).toBeUndefined();
  expect(invitedSeat([maya, { ...guest, yours: false }])).toBeUndefined();
  expect(invitedSeat([{ ...maya, yours: true }, guest])).toBeUndefined();
});

test("a guest's own name is offered, but not one that somebody here has", () => {
  expect(offeredName([maya, guest], guest, " Bo ")).toBe("Bo");
  expect(offeredName([maya, guest], guest, "maya")).toBe("Basil");
  expect(offeredName([maya, guest], guest, "")).toBe("Basil");
});

test("a seat says who it is", () => {
  const cadet = seat("C", "Cleo", { player: "bot", title: "Cadet" });
  expect([maya, guest, cadet, { ...cadet, name: "Cadet C" }].map(seatNote)).toEqual([
    "is here",
    "this seat is yours",
    "Cadet, a computer",
    "a computer",
  ]);
});
