import { expect, test } from "vitest";
import { actsOf, wordsOf } from "../../../shell/lesson/lesson";
import conquest from "../index";
import { FIRST_INVASION, GAME } from "./firstInvasion";
import { TOGETHER_CHAPTER } from "./togetherChapter";

test("the first game is short: at most 30 acts and 900 words", () => {
  expect(actsOf(FIRST_INVASION)).toBeLessThanOrEqual(30);
  expect(wordsOf(FIRST_INVASION).length).toBeLessThanOrEqual(900);
});

test("the chapter on playing together takes five minutes", () => {
  expect(actsOf(TOGETHER_CHAPTER)).toBeLessThanOrEqual(16);
  expect(wordsOf(TOGETHER_CHAPTER).length).toBeLessThanOrEqual(450);
});

test("every lesson is listed, has a page, and leads to one that is", () => {
  const listed = conquest.chapters?.of ?? [];
  const lessons = [FIRST_INVASION, TOGETHER_CHAPTER];
  expect(listed.map(({ name }) => `${GAME}.${name}`)).toEqual(lessons.map(({ name }) => name));
  const pages = conquest.pages?.map(({ path }) => `/${path}`) ?? [];
  expect(pages).toEqual(expect.arrayContaining([...listed.map(({ at }) => at), conquest.chapters?.at, conquest.lesson]));
  for (const { end } of lessons) if (end.next) expect(pages).toContain(end.next.address);
});
