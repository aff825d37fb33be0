import { useEffect, useState, type ReactNode } from "react";
import { type CardsHere, useOwnCards } from "../cards/ownCards";
import { chapterOn, useGame } from "../game/games";
import { useThings } from "../game/things";
import { type Rule, rulebook } from "../link/api";
import type { Details } from "../link/messages";
import { useDesk, type WhyTarget } from "../table/desk";
import { sentence } from "../text/words";

/** What a game adds to an answer. */
export interface WhyParts {
  /** What is compared, as a picture. */
  compared?: (answer: Details) => ReactNode;
  /** The sentence for what is allowed after all. */
  allowed?: (answer: Details) => string;
  /** The nearest legal act, to be done at once. */
  instead?: (answer: Details) => ReactNode;
  /** Whom the rule does not bind. */
  exception?: (answer: Details) => ReactNode;
}

/** The refusal explained: what is compared, the fact and the rule, the nearest legal act, the exception, the source. */
export function WhyWords({ target, compared, allowed, instead, exception }: WhyParts & { target: WhyTarget }) {
  const desk = useDesk();
  const answer = desk.details[target.action];
  const own = useOwnCards();
  const { game } = useThings();
  const rule = useRule(game, own, answer?.refusal ?? "");
  const chapter = chapterOn(useGame(game), rule?.module, rule?.group);
  // All of it at once: words that come later would move what somebody is about to press.
  if (!answer || rule === undefined) return <p>Looking it up …</p>;
  const ruleTitle = rule?.title ?? answer.rules[0]?.title ?? "";
  return (
    <>
      {compared?.(answer)}
      {answer.legal ? (
        <p>{allowed?.(answer) ?? "It is allowed now."}</p>
      ) : (
        <>
          <p>
            <b>{sentence(answer.fact)}</b>
          </p>
          {rule && <p>{rule.text}</p>}
        </>
      )}
      {!answer.legal && instead?.(answer)}
      {exception?.(answer)}
      <p className="src">
        <span>
          {ruleTitle}
          <br />
          {rule && rule.rulings.length > 0 ? `ruling ${rule.rulings[0]}` : answer.refusal}
        </span>
        {chapter && <a href={chapter.at}>Learn it</a>}
        <a href={`${own?.rulesAt ?? `/rules?game=${game}`}#${answer.refusal}`}>Read the rule</a>
      </p>
    </>
  );
}

/** A rule, and the group in which it stands. */
type Grouped = Rule & { group: string };

/** The rule with this id; nothing where there is none, and undefined until that is known. */
function useRule(game: string, own: CardsHere | null, id: string): Grouped | null | undefined {
  const [found, setFound] = useState<{ id: string; rule: Grouped | null } | null>(null);
  useEffect(() => {
    if (!id) return;
    let here = true;
    const tell = (rule: Grouped | null) => here && setFound({ id, rule });
    (own ? own.rules() : rulebook(game)).then(
      (book) => tell(groupedIn(book.groups).find((one) => one.id === id) ?? null),
      () => tell(null), // the fact stands without the rule's text
    );
    return () => {
      here = false;
    };
  }, [game, own, id]);
  if (!id) return null;
  return found?.id === id ? found.rule : undefined;
}

function groupedIn(groups: readonly { title: string; rules: readonly Rule[] }[]): Grouped[] {
  return groups.flatMap(({ title, rules }) => rules.map((rule) => ({ ...rule, group: title })));
}
