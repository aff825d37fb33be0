import { useEffect, useState, type ReactNode } from "react";
import { dockedDice } from "../../games/alien-frontiers/docking/offers";
import { DieFace } from "../../games/alien-frontiers/drawing/Die";
import { title, type Facility, type Territory } from "../../games/alien-frontiers/names/names";
import { yourShips } from "../../games/alien-frontiers/names/phrase";
import { highestAtMine, shipsAt } from "../../games/alien-frontiers/position/view";
import { Arrow, WithIcons } from "../icons/Icon";
import { type Rule, rulebook } from "../link/api";
import type { Move } from "../link/messages";
import { useDesk, type Desk, type WhyTarget } from "../table/desk";
import { sentence } from "../text/words";

/** The refusal explained: what is compared, the fact and the rule, the nearest legal act, the exception, the source. */
export function WhyWords({ target }: { target: WhyTarget }) {
  const desk = useDesk();
  const answer = desk.because[target.action];
  const rule = useRule(answer?.refusal ?? "");
  if (!answer) return <p>Looking it up …</p>;
  const nearest = answer.legal ? undefined : nearestTo(desk, target);
  const ruleTitle = rule?.title ?? answer.rules[0]?.title ?? "";
  return (
    <>
      <Compared target={target} refusal={answer.refusal} />
      {answer.legal ? (
        <p>
          {desk.chosen.length > 1
            ? `One of them may dock here now: ${answer.gain}. There is no room for all that you chose.`
            : `It is allowed now: ${answer.gain}.`}
        </p>
      ) : (
        <>
          <p>
            <b>{sentence(answer.fact)}</b>
          </p>
          {rule && <p>{rule.text}</p>}
        </>
      )}
      {nearest && (
        <button className="do" onClick={() => desk.act(nearest.text)}>
          <NearestWords move={nearest} />
        </button>
      )}
      <Exception refusal={answer.refusal} />
      <p className="src">
        <span>
          {ruleTitle}
          <br />
          {rule && rule.rulings.length > 0 ? `ruling ${rule.rulings[0]}` : answer.refusal}
        </span>
        <a href={`/rules#${answer.refusal}`}>Read the rule</a>
      </p>
    </>
  );
}

function useRule(id: string): Rule | null {
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => {
    let here = true;
    setRule(null);
    if (id) {
      rulebook().then(
        (book) => here && setRule(book.groups.flatMap((group) => group.rules).find((one) => one.id === id) ?? null),
        () => undefined, // the fact stands without the rule's text
      );
    }
    return () => {
      here = false;
    };
  }, [id]);
  return rule;
}

function Compared({ target, refusal }: { target: WhyTarget; refusal: string }): ReactNode {
  const { view } = useDesk();
  const ships = target.chosen.map((die, i) => (
    <DieFace key={i} seat={view.position.turn} value={die.value} relic={die.relic} className="" />
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

/** Another docking at the same facility, the one that uses most of the chosen dice. */
function nearestTo(desk: Desk, target: WhyTarget): Move | undefined {
  if (!desk.mine || !target.facility) return undefined;
  const facility: Facility = target.facility;
  const here = desk.moves.filter((move) => dockedDice(move.text, facility));
  const shared = (move: Move): number =>
    (dockedDice(move.text, facility) ?? []).filter((die) => target.chosen.some((one) => one.value === die.value))
      .length;
  return [...here].sort((a, b) => shared(b) - shared(a))[0];
}

function NearestWords({ move }: { move: Move }) {
  const [, , ...dice] = move.text.split(" ");
  const gain = move.gain.split(";")[0] ?? "";
  return (
    <>
      Dock {yourShips(dice)} here instead <Arrow /> <WithIcons text={gain} />
    </>
  );
}

const EXCEPTIONS: Record<string, [Territory, string]> = {
  "lunar-mine.order": ["van-vogt-mountains", "may dock a first ship of any value"],
  "orbital-market.price": ["heinlein-plains", "pays 1 fuel for each trade"],
  "tech.cost": ["pohl-foothills", "pays 1 fuel less for a card"],
  "relic-ship.control": ["burroughs-desert", "may buy the Relic Ship"],
};

function Exception({ refusal }: { refusal: string }) {
  const { view, nameOf, me } = useDesk();
  const found = EXCEPTIONS[refusal];
  if (!found) return null;
  const [territory, words] = found;
  const holder = view.control[territory];
  const who =
    holder === null ? "Today nobody does." : holder === me ? "Today that is you." : `Today that is ${nameOf(holder)}.`;
  return (
    <p className="sm">
      Whoever controls {title(territory)} {words}. {who}
    </p>
  );
}
