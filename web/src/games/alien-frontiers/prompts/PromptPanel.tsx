import { useEffect, useRef } from "react";
import { Say } from "../icons/Resource";
import { Token } from "../../../shell/seats/Token";
import { type WhyTarget, useDesk } from "../table/desk";
import { textOf } from "../text/said";
import { DieFace } from "../drawing/Die";
import type { Option, Prompt } from "./prompt";

interface PanelProps {
  prompt: Prompt;
  onLeave: () => void;
}

/** A pending decision in the place of the own cards: every option with its consequence. */
export function PromptPanel({ prompt, onLeave }: PanelProps) {
  const { setHot, hint } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question takes the focus anew
  useEffect(() => {
    list.current?.querySelector<HTMLElement>("button.opt:not([aria-disabled])")?.focus({ preventScroll: true });
    // Nobody has looked at the first option yet: the planet goes on showing the best one.
    setHot("");
  }, [prompt.verb, prompt.question, setHot]);
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
      <div ref={list} className={`opts${prompt.bySeat ? " rows" : prompt.options.length > 8 ? " dense" : ""}`}>
        {prompt.bySeat ? (
          <Rows options={prompt.options} />
        ) : (
          prompt.options.map((option) => <Choice key={option.action} option={option} />)
        )}
      </div>
    </div>
  );
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

/** The question about an option that is not possible now. */
function whyTarget({ action, title, territory }: Option): WhyTarget {
  const at = `[data-why="${CSS.escape(action)}"]`;
  const there = territory ? `${at}, [data-territory="${territory}"]` : at;
  return { title: `Why not ${textOf(title)}?`, action, at: there, chosen: [] };
}

function Choice({ option }: { option: Option }) {
  const { act, askWhy, hot, setHot, view, hint } = useDesk();
  const hinted = option.action === hint[0];
  const classes = [
    "opt",
    option.off ? "off" : "",
    option.action === hot && !option.off ? "hot" : "",
    option.badge || !option.seat ? "" : "seated",
    hinted ? "hinted" : "",
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      aria-disabled={option.off || undefined}
      data-why={option.off ? option.action : undefined}
      onMouseEnter={() => !option.off && option.territory && setHot(option.action)}
      onFocus={() => !option.off && option.territory && setHot(option.action)}
      onClick={() => (option.off ? askWhy(whyTarget(option)) : act(option.action))}
    >
      <b>
        <Say words={option.title} />
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
          <b>1</b>
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
      {!option.badge && !option.die && option.seat && (
        <em className="pic">
          <Token seat={option.seat} />
        </em>
      )}
    </button>
  );
}
