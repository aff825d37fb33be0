import { expect, test } from "vitest";
import { actsOf, wordsOf } from "../../../shell/lesson/lesson";
import alienFrontiers from "../index";
import { GAME } from "../names/names";
import { AGENDAS_CHAPTER } from "./agendasChapter";
import { BELT_CHAPTER } from "./beltChapter";
import { DECK_CHAPTER } from "./deckChapter";
import { FACTIONS_CHAPTER } from "./factionsChapter";
import { FIRST_GAME } from "./firstGame";
import { THIS_TABLE } from "./thisTable";

test("the first game is short: at most 30 acts and 900 words", () => {
  expect(actsOf(FIRST_GAME)).toBeLessThanOrEqual(30);
  expect(wordsOf(FIRST_GAME).length).toBeLessThanOrEqual(900);
});

test.each([FACTIONS_CHAPTER, AGENDAS_CHAPTER, BELT_CHAPTER, DECK_CHAPTER])("$name takes five minutes", (chapter) => {
  expect(actsOf(chapter)).toBeLessThanOrEqual(16);
  expect(wordsOf(chapter).length).toBeLessThanOrEqual(450);
});

test("every chapter is listed, and leads to one that is", () => {
  const listed = alienFrontiers.chapters?.of ?? [];
  const lessons = [FIRST_GAME, THIS_TABLE, FACTIONS_CHAPTER, AGENDAS_CHAPTER, BELT_CHAPTER, DECK_CHAPTER];
  expect(listed.map(({ name }) => `${GAME}.${name}`)).toEqual(lessons.map(({ name }) => name));
  const pages = [...listed.map(({ at }) => at), alienFrontiers.chapters?.at];
  for (const { end } of lessons) if (end.next) expect(pages).toContain(end.next.address);
});

test("whoever knows the game needs half of that for the table", () => {
  expect(actsOf(THIS_TABLE)).toBeLessThanOrEqual(16);
  expect(wordsOf(THIS_TABLE).length).toBeLessThanOrEqual(450);
});
