import { expect, test } from "vitest";
import type { Move, QuestionWords } from "../../../shell/link/messages";
import { CHOOSING, details } from "../fixtures/known";
import type { Letter } from "../names/names";
import { readView } from "../position/view";
import { textOf } from "../text/said";
import { type Opened, answersAt, promptFor } from "./prompt";

const names: Record<string, string> = { A: "Ada", B: "Basil", C: "Cleo", D: "Dmitri" };
const nameOf = (seat: Letter): string => names[seat] ?? seat;

function asked(asks: string, question: QuestionWords, texts: string[], opened: Opened = null, known = {}) {
  const view = readView({ ...CHOOSING.position.view, asks });
  const moves = texts.map((text): Move => ({ text, title: `do ${text}`, brief: text === "done" ? "" : text }));
  return promptFor(view, moves, known, [], opened, nameOf, question);
}

test("a question of a card is asked in the server's words, under the card's name", () => {
  const question = { question: "Which card do you claim?", by: "resonating-beacon", card: "Resonating Beacon", detail: ["Two times more."] };
  const prompt = asked("seek", question, ["resound", "fetch data-crystal"]);
  expect(prompt).toMatchObject({ verb: "Resonating Beacon", by: "resonating-beacon", question: "Which card do you claim?" });
  expect(textOf(prompt?.note ?? "")).toBe("Two times more.");
  expect(answersAt(prompt, "claim:data-crystal")).toMatchObject([{ action: "fetch data-crystal", thing: "data-crystal" }]);
});

test("who has enough says so in the question's words, last of all", () => {
  const question = { question: "Which card do you take?", enough: "Take none" };
  const prompt = asked("cache", question, ["done", "unearth data-crystal"]);
  expect(prompt?.options.map((option) => option.title)).toEqual(["unearth data-crystal", "Take none"]);
});

test("what an answer costs stands before what comes of it", () => {
  const outcome = [{ seat: "B", name: true as const }, " keeps it"];
  const known = { "load 3": details("load 3", { paid: { fuel: 1 }, outcome }) };
  const prompt = asked("load", { question: "Which?" }, ["load 3", "load 4"], null, known);
  expect(textOf(prompt?.options[0]?.detail ?? "")).toBe("1 fuel: Basil keeps it");
  expect(prompt?.options[0]).toMatchObject({ die: { value: 3 }, spots: ["die:3"] });
});

test("territories alone are answered on the planet, and one may do without", () => {
  const prompt = asked("scatter", { question: "Where to?", enough: "Nowhere" }, ["scatter lem-badlands", "scatter pohl-foothills", "done"]);
  expect(prompt?.onPlanet).toBe(true);
  expect(answersAt(prompt, "lem-badlands")).toHaveLength(1);
});

test("many answers are asked in two steps: first what they begin with", () => {
  const to = ["lem-badlands", "pohl-foothills", "asimov-crater", "herbert-valley", "bradbury-plateau", "burroughs-desert"];
  const texts = ["A heinlein-plains", "B van-vogt-mountains"].flatMap((from) => to.map((place) => `effect uranian-syndicate ${from} ${place}`));
  const question = { question: "Which colony moves, and where to?" };
  const first = asked("board", question, texts);
  expect(first?.options.map((option) => option.title)).toEqual([
    "Ada’s colony on Heinlein Plains",
    "Basil’s colony on Van Vogt Mountains",
  ]);
  expect(answersAt(first, "heinlein-plains")).toMatchObject([{ leads: "effect uranian-syndicate A heinlein-plains" }]);
  const then = asked("board", question, texts, { kind: "way", start: "effect uranian-syndicate A heinlein-plains" });
  expect(then).toMatchObject({ onPlanet: true, cancel: "close" });
  expect(then?.options.map((option) => option.territory)).toEqual(to);
});

test("where all answers begin alike that is said once", () => {
  const texts = ["lem-badlands", "pohl-foothills", "asimov-crater", "herbert-valley"].map((at) => `effect proxima-centauri-scholars isolation-field ${at}`);
  const prompt = asked("board", { question: "Which field moves?" }, texts);
  expect(prompt).toMatchObject({ onPlanet: true, note: "Isolation Field" });
});

test("Agendas are kept together: pointed at are the fewer", () => {
  const candidates = ["shed land-grab", "shed fuel-baron", "shed curator", "shed fortress"];
  expect(asked("shed", { question: "Which?", times: 3 }, candidates)).toMatchObject({ keeps: true, question: "Keep one of four" });
  expect(asked("shed", { question: "Which?", times: 1 }, candidates)?.question).toBe("Down to three: which one goes?");
});

test("an asteroid with several ways asks which, and a board's power is the faction's", () => {
  const opened: Opened = { kind: "card", card: "raiders-rock", power: "play" };
  const moves = ["play raiders-rock B", "play raiders-rock C"].map((text) => ({ text, title: `Rob ${text.slice(-1)}` }));
  const prompt = promptFor(readView(CHOOSING.position.view), moves, {}, [], opened, nameOf);
  expect(prompt?.options).toMatchObject([{ seat: "B", spots: ["asteroid:raiders-rock", "seat:B"] }, { seat: "C" }]);
});
