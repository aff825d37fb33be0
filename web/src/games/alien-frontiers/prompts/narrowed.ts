/** More answers than can be looked at together: first what they begin with, then how it goes on. */

import type { NameOf } from "../../../shell/game/GameModule";
import { capital } from "../../../shell/text/words";
import { type Letter, isDock, isTerritory, title } from "../names/names";
import { readDie } from "../position/view";
import { isStop } from "./askedPrompt";
import type { Option, Prompt } from "./prompt";

/** So many answers lie side by side. */
const MOST = 9;
/** So few are looked at as they are. */
const FEW = 3;

/** The same question with its answers put together by what they begin with, or one of these opened. */
export function narrowed(prompt: Prompt, start: string | null, nameOf: NameOf): Prompt {
  const { options } = prompt;
  const rest = start === null ? [] : options.filter((option) => option.action.startsWith(`${start} `));
  if (start !== null && rest.length > 0) return { ...ended(prompt, start, rest, nameOf), cancel: "close" };
  if (options.length <= FEW) return prompt;
  const ways = new Map<string, Option[]>();
  for (const option of options) {
    const begins = isStop(option) ? option.action : beginning(option.action);
    ways.set(begins, [...(ways.get(begins) ?? []), option]);
  }
  const [[only = "", alike = []] = [], ...others] = [...ways].filter(([, all]) => !all.some(isStop));
  if (others.length === 0 && alike.every((option) => option.territory)) return ended(prompt, only, options, nameOf);
  if (options.length <= MOST || ways.size < 2 || ways.size === options.length) return prompt;
  const first = [...ways].map(([begins, [one, ...more]]) =>
    one && more.length === 0 ? one : begun(begins, more.length + 1, nameOf),
  );
  return { ...prompt, options: first, onPlanet: false };
}

/** All begin alike: that is said once, and they are told apart by how they end. */
function ended(prompt: Prompt, start: string, options: readonly Option[], nameOf: NameOf): Prompt {
  const words = start.split(" ").slice(2);
  const answers = options.map((option) => (isStop(option) ? option : ending(option)));
  return {
    ...prompt,
    ...(words.length > 0 && { note: called(words, nameOf) }),
    options: answers,
    onPlanet: answers.filter((option) => !isStop(option)).every((option) => option.territory !== undefined),
  };
}

function beginning(action: string): string {
  return action.split(" ").slice(0, -1).join(" ");
}

/** What is left to choose: the last word alone. */
function ending({ seat: _, ...option }: Option): Option {
  return { ...option, ...(option.territory && { whole: false }) };
}

function begun(begins: string, ways: number, nameOf: NameOf): Option {
  const words = begins.split(" ").slice(2);
  const last = words.at(-1) ?? "";
  const seat = words.find(isSeat);
  const die = /^[1-6]\*?$/.test(last) ? readDie(last) : undefined;
  return {
    action: begins,
    leads: begins,
    title: called(words, nameOf),
    detail: `${ways} ways`,
    badge: "",
    strong: false,
    ...(isTerritory(last) && { territory: last, whole: true }),
    ...(seat && { seat }),
    ...(die && { die }),
  };
}

/** “Basil’s colony on Lem Badlands”, “Isolation Field”, “the 4 at the Lunar Mine”. */
function called(words: readonly string[], nameOf: NameOf): string {
  const [first = "", second = ""] = words;
  if (isSeat(first) && isTerritory(second)) return `${nameOf(first)}’s colony on ${title(second)}`;
  const said = words.map((word) => {
    if (isSeat(word)) return `${nameOf(word)}’s`;
    if (/^[1-6]\*?$/.test(word)) return `the ${readDie(word).value}`;
    return isDock(word) ? `at the ${title(word)}` : title(word);
  });
  return capital(said.join(" "));
}

function isSeat(word: string): word is Letter {
  return /^[A-F]$/.test(word);
}
