import type { CSSProperties } from "react";
import { HintMark } from "../board/HintMark";
import { isNext } from "../hint/hint";
import { Labelled } from "../icons/Resource";
import { MOON, title } from "../names/names";
import { bonusOf, labelOf } from "../names/things";
import { fieldsOn, revAt } from "../position/view";
import { optionAt } from "../prompts/prompt";
import { useDesk } from "../table/desk";
import { textOf } from "../text/said";
import { Icon } from "../../../shell/icons/Icon";
import { Badge, Colonies, Rev } from "./Label";
import { FIELD_ICON, describe } from "./territories";

interface MoonProps {
  onPick: () => void;
}

/** Blish Expanse: the moon at the near end of the belt, a territory like the others. */
export function Moon({ onPick }: MoonProps) {
  const desk = useDesk();
  const { view, prompt, nameOf, me, hot, marked, cited, before } = desk;
  const owner = view.control[MOON];
  const option = optionAt(prompt, MOON);
  const can = option !== undefined && !option.off;
  const ghost = view.asks === "land" && can && option.action === hot ? (view.pending?.owner ?? me) : null;
  const classes = [
    "moon",
    owner ? `own s${owner}` : "",
    can ? "can" : prompt?.onPlanet ? "cant" : "",
    can && option.action === hot ? "hot" : "",
    cited.territory === MOON ? "cited" : "",
    before !== null && before.control[MOON] !== owner ? "changed" : "",
    isNext(desk, MOON) ? "next" : "",
    marked.includes(MOON) ? "marked" : "",
  ];
  const fields = fieldsOn(view, MOON);
  const gain = option
    ? ` ${option.off ? "Not allowed" : "Choose it"}: ${textOf(option.detail ?? "…")}${option.badge ? `, ${option.badge} points` : ""}.`
    : "";
  return (
    <div className={classes.filter(Boolean).join(" ")} style={{ "--landing": `var(--${view.acting}l)` } as CSSProperties}>
      <button
        type="button"
        className="disc"
        data-territory={MOON}
        aria-label={`${describe(view, MOON, nameOf, me)} ${bonusOf(MOON)}${gain}`}
        onClick={onPick}
      >
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <path className="tie" d="M-38-28L-74-50" />
          <circle className="mface" r="44" />
          <path className="shade" d="M17-40A44 44 0 1 1-33 29 44 44 0 0 0 17-40z" />
          <g className="shade">
            <circle cx="-14" cy="-24" r="7" />
            <circle cx="18" cy="-30" r="4" />
            <circle cx="8" cy="29" r="5" />
          </g>
          <circle className="mrim" r="44" />
        </svg>
        <Colonies territory={MOON} ghost={ghost} most={3} />
      </button>
      <div className="mlab" aria-hidden="true">
        <b>{title(MOON)}</b>
        <span className={revAt(view) === MOON || fields.length > 0 ? undefined : "bare"}>
          {revAt(view) === MOON && <Rev />}
          <Labelled words={labelOf(MOON)} />
          {fields.map((field) => (
            <span className="fld" key={field}>
              <Icon name={FIELD_ICON[field]} />
              {title(field).replace(" Field", "")}
            </span>
          ))}
        </span>
        {option && <Badge option={option} />}
        <HintMark spot={MOON} />
      </div>
    </div>
  );
}
