import { expect, test } from "vitest";
import type { StoryLine } from "../../../shell/link/messages";
import type { BattleSeen, FightSeen } from "../position/position";
import type { View } from "../position/view";
import { awaited, diceOf, lastPicture, madeOf, marquee, type Picture, pictureOf, sideOf, standing } from "./film";
import { previewOf } from "./preview";

const BATTLE: BattleSeen = {
  against: "humans",
  space: "n-4",
  seat: "A",
  rival: null,
  won: 1,
  needs: 2,
  fights: 2,
  lost: 0,
  controlled: [],
};
const FIGHT: FightSeen = {
  chain: [],
  parts: {
    own: [
      { words: "3 saucers × 2", n: 6 },
      { words: "Tripod Walker", n: 1 },
    ],
    enemy: [
      { words: "U.S. Army Tanks", n: 5 },
      { words: "Heroes", n: 3 },
    ],
  },
  full: "us-army-tanks",
  counter: null,
  heroes: ["ace-reporter"],
  skin: "hard",
  air: false,
  abilities: [],
  base: 5,
  "from-heroes": 3,
  "from-places": 0,
  round: 1,
  strength: { own: 7, enemy: 8 },
  dice: { own: [3], enemy: [4, 5] },
  "dice-due": { own: 1, enemy: 2 },
  totals: { own: 10, enemy: 13 },
  crushing: { own: 6, enemy: 6 },
  leads: "enemy",
  crushes: null,
  chances: null,
};
const view = (battle: BattleSeen | null, fight: FightSeen | null): View => ({ battle, fight, spaces: {} }) as unknown as View;
const picture = (fight: Partial<FightSeen> = {}, battle: Partial<BattleSeen> = {}): Picture =>
  pictureOf(view({ ...BATTLE, ...battle }, { ...FIGHT, ...fight })) as Picture;
const NAMES = { place: () => "Town", nameOf: (seat: string) => ({ A: "Ada", B: "Basil" })[seat] ?? seat, captain: "Captain Fantastic" };

test("the marquee says which Fight, what happens and which round", () => {
  const before = { dice: { own: [], enemy: [] }, leads: null };
  expect(marquee(picture(before), NAMES)).toEqual(["Fight 2 of 2", "Town under attack", "round 1"]);
  expect(marquee(picture(), NAMES)[1]).toBe("The Humans hold");
  expect(marquee(picture({ crushes: "own", leads: "own" }), NAMES)[1]).toBe("Crushing victory!");
  expect(marquee(picture({ crushes: "enemy" }), NAMES)[1]).toBe("Crushed!");
  expect(marquee(picture(before, { against: "aliens", rival: "B" }), NAMES)).toEqual(["Town", "Ada against Basil", "round 1"]);
  expect(marquee(picture(before, { against: "captain" }), NAMES)[1]).toBe("Captain Fantastic attacks");
});

test("how the totals stand, and of what they are made", () => {
  expect(standing(picture())).toBe("3 short");
  expect(standing(picture({ totals: { own: 14, enemy: 13 }, leads: "own" }))).toBe("ahead by 1");
  expect(standing(picture({ totals: { own: 13, enemy: 13 }, leads: "nobody" }))).toBe("tie");
  expect(standing(picture({ totals: { own: 15, enemy: 7 }, leads: "nobody" }))).toBe("a tie all the same");
  expect(standing(picture({ crushes: "own", leads: "own" }))).toBe("a crushing die beats the totals");
  expect(madeOf(picture(), "own").replaceAll("\u00a0", " ")).toBe("3 saucers × 2, Tripod Walker +1, die 3");
  expect(madeOf(picture(), "enemy").replaceAll("\u00a0", " ")).toBe("U.S. Army Tanks 5, Heroes +3, die 5");
});

test("a Battle that has ended leaves its last picture, with how it came out", () => {
  const line = {
    number: 9,
    action: "pass",
    changes: [
      { kind: "round-fought", seat: "A", winner: "own", own: 14, enemy: 13 },
      { kind: "scored", seat: "A", number: 2, total: 6 },
      { kind: "battle-ended", seat: "A", space: "n-4", against: "humans", result: "won" },
    ],
  } as unknown as StoryLine;
  const last = lastPicture(view(BATTLE, FIGHT), view(null, null), line);
  expect(last?.ending).toEqual({ result: "won", round: { winner: "own", own: 14, enemy: 13 }, terror: 2 });
  expect(last && marquee(last, NAMES)[1]).toBe("Town falls");
  expect(lastPicture(view(null, null), view(null, null), line)).toBeNull();
  expect(lastPicture(view(BATTLE, FIGHT), view(null, null), undefined)).toBeNull();
});

test("a round that its last die decides is shown with this die before the film goes on", () => {
  const half = { ...FIGHT, dice: { own: [6], enemy: [4] }, totals: { own: 13, enemy: 12 }, leads: null };
  const changes = [
    { kind: "die-rolled", why: "fight-round", seat: "", side: "other", value: 5 },
    { kind: "round-fought", seat: "A", winner: "own", own: 13, enemy: 13 },
  ];
  const line = { changes } as unknown as StoryLine;
  const next = view({ ...BATTLE, won: 2 }, { ...FIGHT, round: 0, leads: null, dice: { own: [], enemy: [] } });
  const last = lastPicture(view(BATTLE, half), next, line);
  expect(last?.fight.dice).toEqual({ own: [6], enemy: [4, 5] });
  expect(last?.fight.totals).toEqual({ own: 13, enemy: 13 });
  expect(last?.ending?.result).toBe("");
  expect(last && marquee(last, NAMES)[1]).toBe("Crushing victory!");
  expect(lastPicture(view(BATTLE, FIGHT), next, line, diceOf(picture()))).toBeNull(); // whoever was asked about the dice has seen them
  const ended = { changes: [...changes, { kind: "battle-ended", result: "won" }] } as unknown as StoryLine;
  expect(lastPicture(view(BATTLE, half), view(null, null), ended)?.fight.dice.enemy).toEqual([4, 5]);
});

test("dice that were rolled again are shown as well before the film goes on", () => {
  const line = { changes: [{ kind: "round-fought", seat: "A", winner: "own", own: 13, enemy: 13 }] } as unknown as StoryLine;
  const next = view({ ...BATTLE, won: 2 }, { ...FIGHT, round: 0, leads: null, dice: { own: [], enemy: [] } });
  const asked = diceOf(picture({ dice: { own: [2], enemy: [4, 5] } }));
  const last = lastPicture(view(BATTLE, FIGHT), next, line, asked);
  expect(last?.ending?.result).toBe("");
  expect(last?.fight.dice).toEqual(FIGHT.dice);
});

test("a game that ends in the midst of a Battle leaves no Battle on the screen", () => {
  const over = { ...view(BATTLE, FIGHT), over: true };
  expect(pictureOf(over)).toBeNull();
  const line = { changes: [{ kind: "round-fought", seat: "A", winner: "own", own: 14, enemy: 13 }] } as unknown as StoryLine;
  expect(lastPicture(view(BATTLE, FIGHT), over, line)?.ending?.result).toBe("won");
});

test("an answer is weighed by the server's numbers, from whichever side it is given", () => {
  const told = (changes: Record<string, unknown>[]) => ({ changes }) as never;
  const odds = { kind: "fight-odds", own: 11, enemy: 8, win: 1, tie: 0, lose: 0, of: 1, before: {} };
  const preview = previewOf(FIGHT, told([odds]), "own");
  expect(preview).toEqual({ totals: { own: 14, enemy: 13 }, leads: "own", chances: null });
  const turned = { ...odds, own: 8, enemy: 11, win: 0, lose: 1 };
  expect(previewOf(FIGHT, told([turned]), "enemy")?.totals).toEqual({ own: 14, enemy: 13 });
  expect(previewOf(FIGHT, told([]), "own")).toBeNull();
  const early = { ...FIGHT, leads: null, totals: FIGHT.strength };
  const chances = { kind: "fight-odds", own: 11, enemy: 8, win: 24, tie: 6, lose: 6, of: 36, before: {} };
  expect(previewOf(early, told([chances]), "own")?.chances?.own).toBeCloseTo(24 / 36);
});

test("who only looks on is on no side", () => {
  expect(sideOf(picture(), "A")).toBe("own");
  expect(sideOf(picture({}, { rival: "B" }), "B")).toBe("enemy");
  expect(sideOf(picture(), "C")).toBeNull();
  expect(sideOf(picture(), null)).toBeNull();
});

test("the Resistance is yet to come while a Fight is due, and not once the last one is won", () => {
  const empty = { chain: [], full: null, heroes: [], round: 0 };
  expect(awaited(picture(empty))).toBe("card");
  expect(awaited(picture(empty, { won: 2 }))).toBeNull();
  const tanks = { spaces: { "n-4": { counters: [{ counter: "tanks" }] } } } as unknown as View;
  expect(awaited({ ...picture(empty), view: tanks })).toBe("counter");
});
