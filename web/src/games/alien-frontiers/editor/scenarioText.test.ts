import { expect, it } from "vitest";
import { emptyDraft } from "./draft";
import { scenarioText } from "./scenarioText";

it("a draft with modules says what it is played with", () => {
  const draft = { ...emptyDraft(2), edition: "edition-x", options: { deck: "wide", outer_belt: true } };
  draft.position = { ...draft.position, seats: { A: { agendas: ["?"] } as object, B: {} } };
  const text = scenarioText(draft, "All of it");
  expect(text).toContain("seats: 2\ndeck: wide\nouter-belt: true\nposition:");
  expect(text).toContain('A: {agendas: ["?"]}');
});

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
