import { useEffect, useRef } from "react";
import { Say } from "../icons/Resource";
import { Token } from "../../../shell/seats/Token";
import { useDesk } from "../table/desk";
import { DieFace } from "../drawing/Die";
import { Sign } from "../hand/Sign";
import { KeepAgendas } from "../modules/parts";
import { TerritoryName } from "../planet/TerritoryName";
import type { Option, Prompt } from "./prompt";
import { Tallied } from "./Tallied";
import { whyTarget } from "./whyTarget";

interface PanelProps {
  prompt: Prompt;
  onLeave: () => void;
}

/** A pending decision in the place of the own cards: every option with its consequence. */
export function PromptPanel({ prompt, onLeave }: PanelProps) {
  const { setHot, hint, wantsCard } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question takes the focus anew
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(FIRST_ANSWER)?.focus({ preventScroll: true });
    // Nobody has looked at the first option yet: the planet goes on showing the best one.
    setHot("");
  }, [prompt.verb, prompt.question, wantsCard, setHot]);
  // The same question once more, with other answers: the one that was pressed may be gone.
  const offered = prompt.options.map(({ action }) => action).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other answers can lose the focus
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>(FIRST_ANSWER)?.focus({ preventScroll: true });
  }, [offered]);
  return (
    <div
      className={`prompt${prompt.onPlanet ? " planetary" : ""}`}
      role="group"
      aria-label={`${prompt.verb}: ${prompt.question}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || hint.length > 0) return; // a hint is closed first, by the table's keys
        event.stopPropagation();
        onLeave();
      }}
    >
      <div ref={list} className={`opts${layoutOf(prompt, wantsCard)}`}>
        {prompt.keeps ? (
          <KeepAgendas />
        ) : prompt.tallied && !wantsCard ? (
          <Tallied prompt={prompt} />
        ) : prompt.bySeat ? (
          <Rows options={prompt.options} />
        ) : (
          prompt.options.map((option) => <Choice key={option.action} option={option} />)
        )}
      </div>
    </div>
  );
}

const FIRST_ANSWER = "button.opt:not([aria-disabled]), [role=spinbutton]";

function layoutOf({ tallied, bySeat, options, keeps }: Prompt, wantsCard: boolean): string {
  if (keeps) return " keeps";
  if (tallied && !wantsCard) return " counted";
  return bySeat ? " rows" : options.length > 8 ? " dense" : "";
}

/** What each rival has, a row for each; what takes from nobody comes last. */
function Rows({ options }: { options: Option[] }) {
  const { nameOf } = useDesk();
  const seats = [...new Set(options.map((option) => option.seat))].filter((seat) => seat !== undefined);
  const rest = options.filter((option) => !option.seat);
  return (
    <>
      {seats.map((seat) => (
        <div className="row" key={seat} role="group" aria-label={nameOf(seat)}>
          <span className="whose" aria-hidden="true">
            <Token seat={seat} /> {nameOf(seat)}
          </span>
          {options
            .filter((option) => option.seat === seat)
            .map((option) => (
              <Choice key={option.action} option={option} />
            ))}
        </div>
      ))}
      <div className="row rest">
        {rest.map((option) => (
          <Choice key={option.action} option={option} />
        ))}
      </div>
    </>
  );
}

function Choice({ option }: { option: Option }) {
  const { act, askWhy, hot, setHot, view, hint, followed, open } = useDesk();
  const hinted = option.action === hint[0];
  const classes = [
    "opt",
    option.off ? "off" : "",
    option.action === hot && !option.off ? "hot" : "",
    option.badge || !option.seat ? "" : "seated",
    hinted ? "hinted next" : "",
    option.rewards ? "rewards" : "",
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      aria-disabled={option.off || undefined}
      data-action={option.action}
      data-why={option.off ? option.action : undefined}
      onMouseEnter={() => !option.off && option.territory && setHot(option.action)}
      onFocus={() => !option.off && option.territory && setHot(option.action)}
      onClick={() => {
        if (option.off) askWhy(whyTarget(option));
        else if (option.leads) open({ kind: "way", start: option.leads });
        else act(option.action);
      }}
    >
      <b>
        {option.territory && !option.whole ? <TerritoryName territory={option.territory} /> : <Say words={option.title} />}
      </b>
      <span>
        <Say words={option.detail ?? "\u00a0"} />
        {option.off && (
          <>
            , <u>why?</u>
          </>
        )}
      </span>
      {hinted && (
        <span className="hintmark">
          <span className="vh">suggested, step </span>
          <b>{followed + 1}</b>
        </span>
      )}
      {option.badge && (
        <em className={`vp${option.strong ? "" : " flat"}`}>
          {option.badge}
          <span className="vh"> victory points</span>
        </em>
      )}
      {!option.badge && option.die && option.die.value > 0 && (
        <em className="pic">
          <DieFace seat={option.seat ?? view.acting} value={option.die.value} relic={option.die.relic} className="" />
        </em>
      )}
      {!option.badge && !option.die && !option.seat && option.thing && (
        <em className="pic">
          <Sign of={option.thing} />
        </em>
      )}
      {!option.badge && !option.die && option.seat && (
        <em className="pic">
          <Token seat={option.seat} />
        </em>
      )}
    </button>
  );
}
