import { Arrow, Icon } from "../../../shell/icons/Icon";
import type { Amount, Chance, Option, Prompt } from "../../../shell/plain/plain";
import { amountText, shares } from "../../../shell/plain/texts";
import { Spans } from "../../../shell/text/Spans";
import { drawnIcon } from "../drawing/icons/iconOf";
import { HintSteps } from "../hint/HintSteps";
import { useDesk } from "../table/desk";
import { goOn } from "../table/go";

interface AnswersProps {
  asked: Prompt;
  /** What is answered elsewhere: on the map, in the hand. */
  leave?: (option: Option) => boolean;
}

/** Every answer to what is asked as a button, under its heading. */
export function Answers({ asked, leave = () => false }: AnswersProps) {
  const desk = useDesk();
  const last = goOn(desk);
  const groups = asked.groups
    .map((group) => ({
      ...group,
      options: asked.options.filter((one) => one.group === group.id && one !== last && !leave(one)),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <div className={groups.length > 1 ? "answers several" : "answers"}>
      {groups.map(({ id, title, options }) => (
        <div key={id} role="group" aria-label={title} className="opts">
          {options.map((option) => (
            <Answer key={option.action} option={option} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** One answer: what it is called, what it costs and brings. */
export function Answer({ option }: { option: Option }) {
  const { answer, picked, hot, setHot } = useDesk();
  const [space] = option.target;
  return (
    <button
      type="button"
      className={`opt can${option.hint ? " hinted" : ""}${hot !== "" && hot === space ? " hot" : ""}`}
      data-action={option.action}
      aria-pressed={picked ? picked.action === option.action : undefined}
      onClick={() => answer(option)}
      onMouseEnter={() => setHot(space ?? "")}
      onFocus={() => setHot(space ?? "")}
    >
      <HintSteps spot={`does:${option.action}`} />
      <span className="oi">
        <Icon name={signOf(option)} />
      </span>
      <span>
        <b>
          <Spans words={option.title} />
        </b>
        <small>
          <Exchange option={option} />
        </small>
        {option.chance && <Odds of={option.chance} />}
      </span>
    </button>
  );
}

/** By the first word of an act. */
const SIGNS: Readonly<Record<string, string>> = {
  land: "ufo",
  menace: "menace",
  use: "menace",
  move: "ufo",
  escape: "ufo",
  stay: "raygun",
  fight: "raygun",
  resolve: "raygun",
  steal: "flag",
  leave: "x",
  pass: "x",
  at: "map",
  again: "die",
  die: "die",
  lose: "smoking",
  keep: "ok",
};

/** The sign of an act: of the card that it is about, else of what is done. */
export function signOf({ action }: Option): string {
  const [verb = "", name = ""] = action.split(" ");
  return (drawnIcon(name) && verb !== "move" ? drawnIcon(name) : undefined) ?? SIGNS[verb] ?? "ok";
}

/** Counted cases, in per cent. */
export function Odds({ of: { of, parts } }: { of: Chance }) {
  const told = shares(parts.map(({ n }) => n), of);
  return <small className="odds">{parts.map(({ is }, i) => `${is} ${told[i]}`).join(", ")}</small>;
}

/** What an option costs and brings, else what there is to say of it. */
export function Exchange({ option: { cost, gain, detail } }: { option: Option }) {
  if (cost.length + gain.length === 0) return <Spans words={detail ?? []} />;
  return (
    <>
      <Amounts of={cost} />
      {cost.length > 0 && gain.length > 0 && (
        <>
          {" "}
          <Arrow />{" "}
        </>
      )}
      <Amounts of={gain} />
    </>
  );
}

/** Of what there is a sign. */
const UNITS: Readonly<Record<string, string>> = {
  points: "bolt",
  tokens: "menace",
  saucers: "ufo",
  cards: "card",
  stuff: "cube",
  terror: "burst",
};

/** “2 ⚡”: numbers with signs, in words for the ear and where there is no sign. */
export function Amounts({ of }: { of: readonly Amount[] }) {
  const { plain } = useDesk();
  if (!plain) return null;
  return of.map((amount, i) => {
    const sign = amount.words || amount.to ? undefined : UNITS[amount.unit ?? ""];
    return (
      <span key={i} className="amount">
        {i > 0 && ", "}
        {sign ? (
          <>
            <span aria-hidden="true">{amount.n}</span> <Icon name={sign} />
            <span className="vh">{amountText(amount, plain)}</span>
          </>
        ) : (
          amountText(amount, plain)
        )}
      </span>
    );
  });
}
