import { expect, it } from "vitest";
import type { FormEntry } from "../link/wire";
import { choicesFrom, type Form, fitting, placeIn, readEntries, written } from "./formEntries";

const entry = (key: string, label: string, kind: FormEntry["kind"], more: Partial<FormEntry> = {}): FormEntry => ({
  key,
  label,
  kind,
  low: 0,
  high: 0,
  names: "",
  usual: "",
  fields: [],
  ...more,
});
const seat = [entry("coins", "Coins", "number"), entry("cards", "Cards", "names", { names: "cards" })];
const FORM: Form = {
  sections: [
    { title: "The table", fields: [entry("turn", "Whose turn", "choice", { names: "seats" })] },
    {
      title: "More",
      fields: [
        entry("seats", "Seats", "group", { fields: [entry("A", "Seat A", "group", { fields: seat })] }),
        entry("spaces", "On space", "slots", { names: "cards", high: 2 }),
        entry("pending", "What is asked", "kinds", {
          fields: [entry("theft", "A theft", "group", { fields: [entry("taken", "Taken so far", "number")] })],
        }),
      ],
    },
  ],
  lists: { seats: [["A", "Seat A"]], cards: [["pod", "Pod"]] },
};

it("what the game has not is left out, and the rest stays", () => {
  const laid = {
    turn: "C",
    belt: { bottom: [] },
    seats: { A: { coins: 2, cards: ["pod", "other", "pod"], faction: "none" }, B: {} },
    spaces: ["pod", "other"],
    pending: [{ asks: "theft", taken: 1, victim: "B" }, { asks: "draft" }],
  };
  expect(fitting(FORM, laid)).toEqual({
    seats: { A: { coins: 2, cards: ["pod", "pod"] } },
    spaces: ["pod", null],
    pending: [{ asks: "theft", taken: 1 }],
  });
});

it("an entry is written, left out, and gone with the last of its group", () => {
  expect(written({ coins: 1 }, "stones", 2)).toEqual({ coins: 1, stones: 2 });
  expect(written({ coins: 1, stones: 2 }, "coins", undefined)).toEqual({ stones: 2 });
  expect(written({ coins: 1, laid: { mine: [3] } }, "laid", {})).toEqual({ coins: 1 });
});

it("a place is told in the words of the form", () => {
  expect(placeIn(FORM, "seats.A.cards.2")).toBe("Seat A, Cards");
  expect(placeIn(FORM, "pending.1.taken")).toBe("What is asked, Taken so far");
  expect(placeIn(FORM, "nothing.coins")).toBe("The position");
});

it("offers what is usual once, by its name where it has one", () => {
  const seats = [
    ["A", "Seat A"],
    ["B", "Seat B"],
  ] as const;
  expect(choicesFrom(seats, "Seat A")).toEqual({ unset: "A", options: seats });
  expect(choicesFrom(seats, "whose turn it is")).toEqual({
    unset: "",
    options: [["", "whose turn it is"], ...seats],
  });
});

it("what is written and no position says why", () => {
  expect(readEntries('{"turn": "B"}')).toEqual({ turn: "B" });
  expect(readEntries("[")).toMatch(/no JSON/);
  expect(readEntries("3")).toMatch(/\{ \}/);
});
