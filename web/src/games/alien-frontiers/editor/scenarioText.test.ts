import { expect, it } from "vitest";
import { emptyDraft } from "./draft";
import { scenarioText } from "./scenarioText";

it("a draft is written as a scenario file", () => {
  const draft = emptyDraft(2);
  draft.position.dice = [3, "6*"];
  expect(scenarioText(draft, "A name: with a colon")).toBe(
    [
      'name: "A name: with a colon"',
      "edition: later-printing",
      "seats: 2",
      "position:",
      "  turn: A",
      "  dice: [3, 6*]",
      "  seats:",
      "    A: {fuel: 1, ore: 1}",
      "    B: {fuel: 1, ore: 1}",
      "  fields: {}",
      "  display: [booster-pod, plasma-cannon, alien-city]",
      "",
    ].join("\n"),
  );
});
