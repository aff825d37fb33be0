import type { ReactNode } from "react";
import { Arrow } from "../../../shell/icons/Icon";
import type { Details } from "../../../shell/link/messages";
import { WhyNot } from "../../../shell/why-not/WhyNot";
import { inWords } from "../../../shell/text/words";
import { DieFace } from "../drawing/Die";
import { Amount } from "../icons/Resource";
import { type Territory, title } from "../names/names";
import { yourShips } from "../names/ships";
import { highestAtMine, shipsAt } from "../position/view";
import { resourcesOf } from "../text/resources";
import { type WhyTarget, useDesk } from "./desk";
import { insteadOf } from "./lookedAt";

/** Why not? The shell's answer, and what this game adds to it. */
export function Why() {
  const desk = useDesk();
  const { why } = desk;
  if (!why) return null;
  return (
    <WhyNot
      compared={({ refusal, step = 1 }) => (
        <>
          <Compared target={why} refusal={refusal} />
          {step > 1 && <p>{`${inWords(step - 1)} of the ships that you chose may dock here. Then:`}</p>}
        </>
      )}
      allowed={({ gain }) => `It is allowed now: ${gain}.`}
      instead={() => <Nearest target={why} />}
      exception={() => <Exception territory={desk.cited.lifting} />}
    />
  );
}

function Compared({ target, refusal }: { target: WhyTarget; refusal: string }): ReactNode {
  const { view } = useDesk();
  const ships = target.chosen.map((die, i) => (
    <DieFace key={i} seat={view.acting} value={die.value} relic={die.relic} className="" />
  ));
  if (refusal === "lunar-mine.order") {
    const top = highestAtMine(view);
    return (
      top && (
        <div className="cmp">
          {ships}
          <span>{ships.length > 1 ? "are lower than" : "is lower than"}</span>
          <DieFace seat={top.seat} value={top.value} relic={top.relic} className="" />
        </div>
      )
    );
  }
  if (refusal === "raiders-outpost.bump") {
    const there = shipsAt(view, "raiders-outpost");
    return (
      <div className="cmp">
        {ships}
        <span>against</span>
        {there.map((ship, i) => (
          <DieFace key={i} seat={ship.seat} value={ship.value} relic={ship.relic} className="" />
        ))}
      </div>
    );
  }
  return target.chosen.length > 0 ? <div className="cmp">{ships}</div> : null;
}

function Nearest({ target }: { target: WhyTarget }) {
  const desk = useDesk();
  const move = desk.mine ? insteadOf(desk.moves, target.action) : undefined;
  if (!move) return null;
  const [verb, , ...dice] = move.text.split(" ");
  const details = desk.details[move.text];
  const words = verb === "dock" && target.facility ? `Dock ${yourShips(dice)} here instead` : move.title;
  return (
    <button type="button" className="do" data-action={move.text} onClick={() => desk.act(move.text)}>
      {words} <Arrow /> {details && <Brought by={details} />}
    </button>
  );
}

/** What an act brings: resources as icons, anything else in the server's words. */
function Brought({ by }: { by: Details }) {
  const gain = resourcesOf(by.gained);
  return gain.fuel + gain.ore > 0 ? <Amount of={gain} /> : by.gain;
}

/** The territory whose controller would not be refused, and who that is. */
function Exception({ territory }: { territory: Territory | null }) {
  const { view, nameOf, me } = useDesk();
  if (!territory) return null;
  const holder = view.control[territory];
  const who =
    holder === null ? "Today nobody does." : holder === me ? "Today that is you." : `Today that is ${nameOf(holder)}.`;
  return (
    <p className="sm">
      It does not bind whoever controls {title(territory)}. {who}
    </p>
  );
}
