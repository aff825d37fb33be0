/** Why something is not possible: the server's answer, and the rule it names as the rulebook has it. */

import { useEffect, useMemo, useState } from "react";
import { type CardsHere, useOwnCards } from "../cards/ownCards";
import { type Rule, rulebook } from "../link/api";
import type { Details } from "../link/messages";
import type { NotNow, Plain, Why } from "./plain";
import { wordsText } from "./texts";

type Answers = Readonly<Record<string, Details>>;

/** What was answered about the refusals of a prompt, by their number; and where each rule is read. */
export function useWhys(
  plain: Plain | null,
  answers: Answers,
  game: string,
): [whys: ReadonlyMap<number, Why>, ruleAt: (why: Why) => string | undefined] {
  const own = useOwnCards();
  const rules = useRules(game, own, Object.keys(answers).length > 0);
  return useMemo(() => {
    const whys = new Map<number, Why>();
    const addresses = new Map<Why, string>();
    for (const not of plain?.prompt?.not ?? []) {
      const answer = not.action === undefined ? undefined : answers[not.action];
      if (!plain || !answer || answer.legal) continue;
      const why = whyOf(not, answer, rules.get(answer.refusal), plain);
      whys.set(not.id, why);
      addresses.set(why, `${own?.rulesAt ?? `/rules?game=${encodeURIComponent(game)}`}#${answer.refusal}`);
    }
    return [whys, (why) => addresses.get(why)];
  }, [plain, answers, rules, game, own]);
}

const NONE: ReadonlyMap<string, Rule> = new Map();

/** The rules of the game by their names, once something was asked about. */
function useRules(game: string, own: CardsHere | null, wanted: boolean): ReadonlyMap<string, Rule> {
  const [rules, set] = useState(NONE);
  useEffect(() => {
    if (!wanted || !game) return;
    let here = true;
    (own ? own.rules() : rulebook(game)).then(
      ({ groups }) => here && set(new Map(groups.flatMap((group) => group.rules).map((rule) => [rule.id, rule]))),
      () => undefined, // the fact stands without the rule's text
    );
    return () => {
      here = false;
    };
  }, [game, own, wanted]);
  return rules;
}

export function whyOf(not: NotNow, answer: Details, rule: Rule | undefined, plain: Plain): Why {
  const { fact, refusal, rules } = answer;
  const name = rule?.title ?? rules.find(({ id }) => id === refusal)?.title ?? "";
  const said = fact || not.reason;
  return {
    title: `Why not: ${wordsText(not.title, plain)}?`,
    missing: [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`],
    rule: rule ? [rule.text] : [],
    source: [name, ...(rule?.rulings ?? []).map((id) => `ruling ${id}`)].filter(Boolean).join(", "),
  };
}
