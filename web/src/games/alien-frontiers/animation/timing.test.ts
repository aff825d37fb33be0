import { beforeEach, expect, test, vi } from "vitest";
import type { PositionMessage, StoryLine } from "../../../shell/link/messages";
import type { Letter } from "../../../shell/link/wire";
import type { Settings } from "../../../shell/store/browserStorage";
import { TableStore } from "../../../shell/store/TableStore";
import { LAST_FLIGHT, pace } from "./timing";

/** The longest round of three cadets in forty games from the fourth round on, in notation. */
const ROUND: [Letter, string[]][] = [
  [
    "B",
    "roll 1 1 3 3 4/relic 5/dock orbital-market 1 1/trade 1/trade 1/trade 1/dock solar-converter 5*/dock shipyard 3 3/dock solar-converter 4/trade 1/trade 1/end".split(
      "/",
    ),
  ],
  [
    "C",
    "roll 1 3 4 4 5 5/dock raiders-outpost 3 4 5/take ore B/take ore B/take ore B/take ore B/dock alien-artifact 1/dock alien-artifact 4/dock alien-artifact 5/claim orbital-teleporter/draw plasma-cannon/end/drop fuel/drop fuel/drop ore".split(
      "/",
    ),
  ],
  [
    "D",
    "roll 2 4 4 6 6/dock lunar-mine 2/dock terraforming-station 6/land pohl-foothills/dock lunar-mine 4/dock lunar-mine 4/dock lunar-mine 6/end".split(
      "/",
    ),
  ],
];
const SIX_SECONDS = 6000;

const at = (number: number): PositionMessage => ({
  kind: "position",
  number,
  version: number,
  viewer: "A",
  view: {},
  moves: [],
  undo: false,
  redo: false,
  thinking: null,
  chances: null,
  earned: [],
  tally: null,
});

beforeEach(() => {
  vi.useFakeTimers();
});

/** For how long a round is shown from its first act to the rest after its last, by the clock of the table. */
function shownFor(round: number, speed: Settings["speed"], quickens = true): { all: number; least: number } {
  const store = new TableStore();
  Object.assign(store, { speed, quickens, pace });
  store.receive(at(0));
  const acts = ROUND.flatMap(([seat, actions]) => actions.map((action) => ({ seat, action })));
  const lines = acts.map(
    ({ seat, action }, i): StoryLine => ({ number: i + 1, since: i + 1, seat, action, words: "", spans: [], round }),
  );
  store.receive({ kind: "story", lines });
  const begun = Date.now();
  const shown: number[] = [];
  store.subscribe(() => {
    const number = store.snapshot().shown?.number ?? 0;
    if (number > 0) shown[number] ??= Date.now() - begun;
  });
  for (const line of lines) store.receive(at(line.number));
  vi.runAllTimers();
  expect(store.snapshot().shown?.number).toBe(acts.length);
  const gaps = shown.slice(2).map((time, i) => time - (shown[i + 1] ?? 0));
  return { all: (shown.at(-1) ?? 0) + LAST_FLIGHT, least: Math.min(...gaps) };
}

test("from the fourth round on a round of three cadets is over in six seconds", () => {
  expect(shownFor(4, "normal").all).toBeLessThanOrEqual(SIX_SECONDS);
  expect(shownFor(12, "fast").all).toBeLessThanOrEqual(shownFor(12, "normal").all);
});

test("each act still has a moment of its own", () => {
  expect(shownFor(4, "normal").least).toBeGreaterThan(0);
});

test("before that, and for whoever wants to see all of it, turns take their time", () => {
  const usual = shownFor(3, "normal").all;
  expect(usual).toBeGreaterThan(2 * SIX_SECONDS);
  expect(shownFor(4, "normal", false).all).toBe(usual);
  expect(shownFor(4, "slow").all).toBeGreaterThan(usual);
});
