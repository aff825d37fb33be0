import { useEffect, useRef } from "react";
import { Icon } from "../icons/Icon";
import { useTable } from "./context";
import type { NotNow, Why } from "./plain";
import { reveal } from "./reveal";
import { Said } from "./Said";

/** Why not: what is missing, the rule, the nearest thing that is possible, and who may after all. */
export function Slip({ not, why }: { not: NotNow; why: Why | undefined }) {
  const { askWhy } = useTable();
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (why && slip.current) reveal(slip.current); // it has grown since it was asked for
  }, [why]);
  return (
    <div ref={slip} className="p-slip" role="group" aria-labelledby="p-why">
      <div className="p-sliphead">
        <h3 id="p-why" tabIndex={-1}>
          {why ? why.title : <Said words={not.title} />}
        </h3>
        <button type="button" aria-label="Close" onClick={() => askWhy(null)}>
          <Icon name="x" />
        </button>
      </div>
      {why ? <Answer not={not} why={why} /> : <p>Looking it up …</p>}
    </div>
  );
}

/** So many options of the same place are offered instead. */
const NEAR = 3;

function Answer({ not, why }: { not: NotNow; why: Why }) {
  const { plain, press, ruleAt } = useTable();
  const options = plain.prompt?.options ?? [];
  const instead = options.find(({ id }) => id === why.instead?.option);
  const near = instead ? [] : options.filter(({ group }) => group === not.group).slice(0, NEAR);
  const rule = ruleAt?.(why);
  return (
    <>
      {why.compare && (
        <p className="p-cmp">
          <Said words={why.compare} />
        </p>
      )}
      <p className="p-missing">
        <Said words={why.missing} />
      </p>
      {why.rule.length > 0 && (
        <p>
          <Said words={why.rule} />
        </p>
      )}
      {why.instead && instead && (
        <div className="p-row">
          <button type="button" className="p-do" onClick={() => press(instead)}>
            <span>
              <Said words={why.instead.words} />
            </span>
          </button>
        </div>
      )}
      {near.length > 0 && (
        <div className="p-row" role="group" aria-label="Possible here">
          <span aria-hidden="true">Possible here:</span>
          {near.map((option) => (
            <button key={option.id} type="button" className="p-do" onClick={() => press(option)}>
              <span>
                <Said words={option.title} />
              </span>
            </button>
          ))}
        </div>
      )}
      {why.except && (
        <p>
          <Said words={why.except} />
        </p>
      )}
      <p className="p-src">
        <span>{why.source}</span>
        {rule && (
          <a className="p-link" href={rule}>
            Read the rule
          </a>
        )}
      </p>
    </>
  );
}
