import { useState, memo } from "react";
import { Token } from "../../../shell/seats/Token";
import { useDesk } from "../table/desk";
import { percent, tokenPoint } from "../drawing/geometry";
import { Daylight, PlanetArt } from "../drawing/PlanetArt";
import { Belt, BeltArt, Moon } from "../modules/parts";
import { MOON, TERRITORIES, type Territory, title } from "../names/names";
import { fieldsOn, hasBelt } from "../position/view";
import { textOf } from "../text/said";
import { Label } from "./Label";
import { Sector } from "./Sector";
import { bonusOf } from "../names/things";
import { optionAt } from "../prompts/prompt";
import { whyTarget } from "../prompts/whyTarget";
import { describe } from "./territories";

/** The planet: eight territories, each a button that says all there is to know about it. */
export const Planet = memo(function Planet() {
  const { view, prompt, nameOf, me, answer, askWhy } = useDesk();
  const [looked, look] = useState<Territory>("lem-badlands");

  const pick = (territory: Territory): void => {
    look(territory);
    const barred = prompt?.options.find((one) => one.territory === territory && one.off);
    if (barred) askWhy(whyTarget(barred));
    else answer(territory);
  };

  return (
    <section className="pcell" aria-label={hasBelt(view) ? "The planet, the belt and the moon" : "The planet"}>
      <div className={hasBelt(view) ? "planetbox belted" : "planetbox"}>
        <div className="planet">
        <svg viewBox="-260 -260 520 520" role="group" aria-label="Eight territories">
          <PlanetArt moon={!hasBelt(view)} />
          {hasBelt(view) && <BeltArt />}
          <circle r="276" fill="url(#atm)" />
          {TERRITORIES.map((territory) => {
            const option = optionAt(prompt, territory);
            const gain = option
              ? ` ${option.off ? "Not allowed" : "Choose it"}: ${textOf(option.detail ?? "…")}${option.badge ? `, ${option.badge} points` : ""}.`
              : "";
            const says = `${describe(view, territory, nameOf, me)} ${bonusOf(territory)}${gain}`;
            return <Sector key={territory} territory={territory} label={says} onPick={pick} />;
          })}
          <Daylight />
        </svg>
        {TERRITORIES.map((territory) => (
          <Label key={territory} territory={territory} />
        ))}
        {TERRITORIES.map((territory) => {
          const owner = view.control[territory];
          if (!owner || territory === "burroughs-desert") return null;
          return (
            <span
              key={territory}
              className="ctl"
              style={percent(tokenPoint(territory, fieldsOn(view, territory).length > 1))}
            >
              <Token seat={owner} />
            </span>
          );
        })}
        </div>
        {hasBelt(view) && (
          <>
            <Belt />
            <Moon onPick={() => pick(MOON)} />
          </>
        )}
      </div>
      <p className="detail only-phone">
        <b>{title(looked)}</b> {describe(view, looked, nameOf, me).replace(`${title(looked)} `, "")}{" "}
        {bonusOf(looked)}
      </p>
    </section>
  );
});
