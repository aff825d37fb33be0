import { expect, test } from "vitest";
import { CHOOSING, LANDING } from "../fixtures/known";
import type { NotNow } from "../../../shell/link/messages";
import type { Letter } from "../names/names";
import { readView } from "../position/view";
import { textOf } from "../text/said";
import { type Opened, answersAt, optionAt, promptFor } from "./prompt";

const names: Record<string, string> = { A: "Ada", B: "Basil", C: "Cleo", D: "Dmitri" };
const nameOf = (seat: Letter): string => names[seat] ?? seat;
const { position: landing } = LANDING;
const { position: choosing } = CHOOSING;

test("a landing offers every territory with its consequence", () => {
  const prompt = promptFor(readView(landing.view), landing.moves, LANDING.known, LANDING.notNow, null, nameOf);
  const said = Object.fromEntries(
    prompt?.options.map((option) => [option.title, `${textOf(option.detail ?? "")} ${option.badge}`.trim()]) ?? [],
  );
  expect(prompt?.verb).toBe("Launch");
  expect(said).toEqual({
    "Lem Badlands": "stays yours, 3 to 1 +1",
    "Heinlein Plains": "you join the tie +1",
    "Pohl Foothills": "Cleo keeps it +1",
    "Van Vogt Mountains": "Repulsor Field",
    "Burroughs Desert": "stays yours, 2 alone +1",
    "Bradbury Plateau": "Dmitri keeps it +1",
    "Asimov Crater": "yours, Hub +1 step +2",
    "Herbert Valley": "a tie: Cleo loses it +1",
  });
});

test("until the server has told why, a territory that is barred says nothing", () => {
  const prompt = promptFor(readView(landing.view), landing.moves, LANDING.known, [], null, nameOf);
  expect(prompt?.options.find((option) => option.off)).toMatchObject({ detail: null });
});

test("until the server has told, a territory is offered and its consequence is awaited", () => {
  const prompt = promptFor(readView(landing.view), landing.moves, {}, [], null, nameOf);
  const offered = prompt?.options.filter((option) => !option.off) ?? [];
  expect(offered).toHaveLength(7);
  for (const option of offered) expect(option).toMatchObject({ detail: null, badge: "" });
});

test("what the Repulsor Field bars can still be asked about", () => {
  const prompt = promptFor(readView(landing.view), landing.moves, LANDING.known, LANDING.notNow, null, nameOf);
  expect(prompt?.options.find((option) => option.off)).toMatchObject({ action: "land van-vogt-mountains" });
});

test("a cannon is aimed at boards and the belt as at facilities", () => {
  const at = ["lunar-mine", "outer-belt-1", "corex-conglomerated"];
  const moves = at.map((place, code) => ({ ...choosing.moves[0], code, text: `use plasma-cannon ${place}` }) as (typeof choosing.moves)[number]);
  const opened: Opened = { kind: "card", card: "plasma-cannon", power: "use" };
  const prompt = promptFor(readView(choosing.view), moves, {}, [], opened, nameOf);
  for (const option of prompt?.options ?? []) expect(option).not.toHaveProperty("die");
  expect(prompt?.options.map(({ title }) => title).join()).not.toContain("NaN");
});

test("a card asks which ship, and shows what it becomes", () => {
  const prompt = promptFor(
    readView(choosing.view),
    choosing.moves,
    CHOOSING.known,
    [],
    { kind: "card", card: "polarity-device", power: "use" },
    nameOf,
  );
  expect(prompt?.cost).toEqual({ fuel: 1, ore: 0 });
  expect(prompt?.options.map((option) => option.title)).toEqual(["3 → 4", "4 → 3", "6 → 1"]);
  expect(prompt?.cancel).toBe("close");
});

test("a question can be answered at the things it is about", () => {
  const spots = (opened: Opened, view = choosing.view, moves = choosing.moves) =>
    promptFor(readView(view), moves, {}, [], opened, nameOf)?.options.map((option) => option.spots);
  expect(spots({ kind: "card", card: "polarity-device", power: "use" })).toEqual([["die:3"], ["die:4"], ["die:6"]]);
  expect(spots({ kind: "place", facility: "shipyard" })).toEqual([["die:4", "die:4"]]);
  const land = promptFor(readView(landing.view), landing.moves, {}, LANDING.notNow, null, nameOf);
  expect(answersAt(land, "lem-badlands")).toMatchObject([{ action: "land lem-badlands" }]);
  expect(answersAt(land, "van-vogt-mountains")).toEqual([]);
  expect(optionAt(land, "van-vogt-mountains")).toMatchObject({ off: true });
});

test("a place that was tapped lists the ships that fit", () => {
  const prompt = promptFor(
    readView(choosing.view),
    choosing.moves,
    CHOOSING.known,
    [],
    { kind: "place", facility: "shipyard" },
    nameOf,
  );
  expect(prompt?.options).toMatchObject([{ action: "dock shipyard 4 4", title: "Your 4 and 4" }]);
});

test("a question that nobody here has heard of is answered in the server's words", () => {
  const moves = [{ text: "react yes", title: "Dock both ships now" }];
  const prompt = promptFor(readView({ ...choosing.view, asks: "react" }), moves, {}, [], null, nameOf);
  expect(prompt?.options).toMatchObject([{ action: "react yes", title: "Dock both ships now" }]);
});

test("no question, no prompt", () => {
  expect(promptFor(readView(choosing.view), choosing.moves, CHOOSING.known, [], null, nameOf)).toBeNull();
});

function raid(takes: string[], notNow: NotNow[] = []) {
  const raw = structuredClone(choosing.view) as { asks: string; position: { pending: unknown[] } };
  raw.position.pending = [{ asks: "raid", taken: 0 }];
  raw.asks = "raid";
  const moves = [...takes, "done"].map((text) => ({ text, title: "" }));
  return promptFor(readView(raw), moves, {}, notNow, null, nameOf);
}

test("a raid's title offers what can be taken, and no more", () => {
  expect(raid(["take fuel B", "take alien-city B"])?.question).toBe("Take up to four");
  expect(raid(["take fuel B"])?.question).toBe("Take up to four");
  expect(raid(["take alien-city B", "take data-crystal B"])?.question).toBe("Take one card");
  expect(raid(["take holographic-decoy B"])?.question).toBe("Take the Holographic Decoy or nothing");
  expect(raid([])?.question).toBe("There is nothing to take");
});

test("what may not be taken is shown with the server's reason and the way to ask why", () => {
  const guard = { id: 9, title: [], uses: [], reason: "guarded by the Holographic Decoy", action: "take fuel B" };
  const spent = { id: 10, title: [], uses: [], reason: "the raid has taken resources", action: "take data-crystal C" };
  const prompt = raid(["take holographic-decoy B", "take fuel C"], [guard, spent]);
  const barred = prompt?.options.filter((option) => option.off) ?? [];
  expect(barred).toMatchObject([{ seat: "B", action: "take fuel B", detail: guard.reason }]);
  expect(barred.map((option) => textOf(option.title))).toEqual(["4 fuel, 1 ore, Alien City and Data Crystal"]);
});

test("the Relic Ship is named in options, never starred", () => {
  const moves = ["dock alien-artifact 4*", "dock shipyard 3 3*"].map((text) => ({ text, title: "" }));
  const titles = (facility: string) =>
    promptFor(readView(choosing.view), moves, {}, [], { kind: "place", facility }, nameOf)?.options.map((one) => one.title);
  expect(titles("alien-artifact")).toEqual(["The Relic Ship (4)"]);
  expect(titles("shipyard")).toEqual(["Your 3 and the Relic Ship (3)"]);
});
