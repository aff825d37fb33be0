import { type ReactNode, memo } from "react";
import { Icon } from "../../../shell/icons/Icon";
import { Labelled, Told } from "../icons/Resource";
import { Token } from "../../../shell/seats/Token";
import { legal, useDesk } from "../table/desk";
import { HintMark } from "../board/HintMark";
import { RelicShip } from "../drawing/Die";
import { labelPoint, percent } from "../drawing/geometry";
import { title, type Letter, type PlanetTerritory, type Territory } from "../names/names";
import { labelOf } from "../names/things";
import { coloniesOn, fieldsOn, revAt } from "../position/view";
import { optionAt } from "../prompts/prompt";
import { FIELD_ICON, SHORT } from "./territories";
import { TerritoryName } from "./TerritoryName";

/** What is written on a territory: name, bonus, colonies, fields, and in a prompt what choosing it brings. */
export const Label = memo(function Label({ territory }: { territory: PlanetTerritory }) {
  const desk = useDesk();
  const { view, prompt, hot, me } = desk;
  // The sector's own name says all this to the ear, except that a button must never be hidden.
  const buys = territory === "burroughs-desert" && legal(desk, "buy relic-ship") !== undefined;
  const option = optionAt(prompt, territory);
  const landing = view.asks === "land" && prompt !== null;
  const ghost = landing && option && !option.off && option.action === hot ? (view.pending?.owner ?? me) : null;
  const fields = fieldsOn(view, territory);
  const label = labelOf(territory);
  const bonus = label.length > 0 && (
    <span className={option?.rewards ? "bn reward" : "bn"}>
      <Labelled words={label} />
    </span>
  );
  const colonies = <Colonies territory={territory} ghost={ghost} most={option ? 2 : 4} />;
  const empty = coloniesOn(view, territory).length === 0 && !ghost;
  const crowded = fields.length > 2;
  const isolated = fields.includes("isolation-field");
  const desert = territory === "burroughs-desert";
  const rev = revAt(view) === territory;
  const repulsed = fields.includes("repulsor-field") && !crowded;
  const badge = option && <Badge option={option} />;
  return (
    <div
      className={`lab l-${SHORT[territory]}${fields.length > 1 ? " crowded" : ""}`}
      style={percent(labelPoint(territory))}
      aria-hidden={buys ? undefined : true}
    >
      <span className="nm">
        <TerritoryName territory={territory} />
      </span>
      {crowded && <FieldIcons />}
      {fields.includes("positron-field") && !crowded && <FieldPill field="positron-field" />}
      {isolated ? <Isolated pill={!crowded}>{bonus}</Isolated> : bonus}
      {desert && <Relic colonies={colonies} rev={rev} />}
      {rev && !desert && <Rev />}
      {repulsed ? (
        <Repulsed>{empty || desert ? null : colonies}</Repulsed>
      ) : (
        !desert && !badge && colonies
      )}
      {badge && !desert && !repulsed ? (
        <span className="row">
          {colonies}
          {badge}
        </span>
      ) : (
        badge
      )}
      <HintMark spot={territory} />
    </div>
  );
});

/** The REV lends its driver the bonus of the territory it stands on. */
export function Rev() {
  return (
    <span className="revm" title="The REV">
      <Icon name="rev" />
    </span>
  );
}

/** The Isolation Field round the bonus it puts to sleep. */
function Isolated({ pill, children }: { pill: boolean; children: ReactNode }) {
  return (
    <span className={pill ? "capsule iso" : "struck"}>
      {pill && <FieldPill field="isolation-field" />}
      {children}
    </span>
  );
}

/** The Repulsor Field round the colonies that no other joins. */
function Repulsed({ children }: { children: ReactNode }) {
  if (!children) return <FieldPill field="repulsor-field" />;
  return (
    <span className="capsule">
      <FieldPill field="repulsor-field" />
      {children}
    </span>
  );
}

/** All three fields on one territory have room for their signs only. */
function FieldIcons() {
  return (
    <span className="fld all">
      <Icon name="pos" />
      +1 VP
      <Icon name="iso" />
      <Icon name="rep" />
    </span>
  );
}

function FieldPill({ field }: { field: "isolation-field" | "positron-field" | "repulsor-field" }) {
  return (
    <span className="fld">
      <Icon name={FIELD_ICON[field]} />
      {title(field).replace(" Field", "")}
      {field === "positron-field" && <span className="lg">+1 VP</span>}
    </span>
  );
}

export function Badge({ option }: { option: { badge: string; strong: boolean; off?: boolean } }) {
  if (option.off)
    return (
      <span className="vp bar">no landing</span>
    );
  if (!option.badge) return <span className="vp flat">here</span>;
  return (
    <span className={`vp${option.strong ? "" : " flat"}`}>
      {option.badge}
      <span className="lg"> VP</span>
    </span>
  );
}

interface ColoniesProps {
  territory: Territory;
  ghost: Letter | null;
  /** So many stand side by side. */
  most: number;
}

/** Up to three of a seat singly, where there is room for all; then a token and a number. */
export function Colonies({ territory, ghost, most }: ColoniesProps) {
  const { view } = useDesk();
  const here = coloniesOn(view, territory);
  if (here.length === 0 && !ghost) return null;
  const crowd = here.reduce((sum, [, count]) => sum + count, ghost ? 1 : 0) > most;
  return (
    <span className={`cols${crowd ? " many" : ""}`}>
      {here.map(([seat, count]) =>
        count > 3 || (crowd && count > 1) ? (
          <span key={seat} className="times">
            <Token seat={seat} />
            <b>×{count}</b>
          </span>
        ) : (
          Array.from({ length: count }, (_, i) => (
            <span key={`${seat}${i}`} data-colony={`${territory}:${seat}:${i}`}>
              <Token seat={seat} />
            </span>
          ))
        ),
      )}
      {ghost && !crowd && (
        <span className="gh">
          <Token seat={ghost} />
        </span>
      )}
    </span>
  );
}

/** The desert in the middle: its colonies, the Relic Ship while it rests, and the button to buy it. */
function Relic({ colonies, rev }: { colonies: ReactNode; rev: boolean }) {
  const desk = useDesk();
  const { view, act } = desk;
  const here = view.position["relic-ship"].at === "burroughs-desert";
  const buy = legal(desk, "buy relic-ship");
  if (!here)
    return rev ? (
      <span className="relic">
        {colonies}
        <Rev />
      </span>
    ) : (
      colonies
    );
  return (
    <>
      <span className="relic">
        {colonies}
        <RelicShip />
        {rev ? <Rev /> : <span>Relic Ship</span>}
      </span>
      {buy && !desk.prompt && (
        <button type="button" className="buy" onClick={() => act("buy relic-ship")}>
          <span className="verb">Buy</span>
          <span className="vh"> the Relic Ship for</span>{" "}
          <Told of={desk.details[buy.text]} what="paid" like={{ fuel: 1, ore: 1 }} />
        </button>
      )}
    </>
  );
}
