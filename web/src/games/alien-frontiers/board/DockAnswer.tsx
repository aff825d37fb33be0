import type { ReactNode } from "react";
import { Arrow } from "../../../shell/icons/Icon";
import { Token } from "../../../shell/seats/Token";
import type { Offer, Tag } from "../docking/offers";
import { Amount, Say } from "../icons/Resource";
import type { Dock } from "../names/names";
import { dockTitle } from "../docking/dockTitle";
import { type Option, answersAt } from "../prompts/prompt";
import { type Desk, useDesk } from "../table/desk";
import { textOf } from "../text/said";
import { DockedPort, EmptyPort, GhostPort } from "./Port";
import type { Slot } from "./ports";

interface DockLook {
  look: "" | "lit" | "no" | "no wait";
  offer: Offer | undefined;
  answers: Option[];
  /** Another ship would make it lit: it says which. */
  lacks: boolean;
}

/** How a place looks with what was chosen or is asked: lit, not to be had, or at rest. */
export function useDockLook(dock: Dock): DockLook {
  return dockLook(useDesk(), dock);
}

export function dockLook(desk: Desk, dock: Dock): DockLook {
  const answers = desk.mine ? answersAt(desk.prompt, dock) : [];
  const offer = desk.prompt && desk.opened?.kind !== "place" ? undefined : desk.offers[dock];
  const found = { offer, answers, lacks: desk.mine && answers.length === 0 && offer?.kind === "more" };
  if (!desk.mine) return { look: "", ...found };
  if (answers.length > 0 || offer?.kind === "lit") return { look: "lit", ...found };
  if (desk.prompt !== null && offer === undefined) return { look: "no wait", ...found };
  return { look: offer?.kind === "no" ? "no" : "", ...found };
}

/** The question that is open can be answered at this place. */
export function AnswerHere({ facility, answers }: { facility: Dock; answers: readonly Option[] }) {
  const { view, answer, prompt } = useDesk();
  const [only, ...others] = answers;
  if (!only) return null;
  const one = others.length === 0;
  const says = one ? `${textOf(only.title)}, ${textOf(only.detail ?? "…")}` : `${answers.length} answers here`;
  return (
    <>
      <span className="flag" aria-hidden="true">
        {one ? <Say words={only.detail || prompt?.verb || ""} /> : `${answers.length} to choose from`}
      </span>
      <button
        type="button"
        className="hit"
        aria-label={`${prompt?.verb ?? "Choose"}: ${dockTitle(view, facility)}, ${says}`}
        onClick={() => answer(facility)}
      />
    </>
  );
}

/** A port, and what stands in it. */
export function Filled({ slot, facility }: { slot: Slot; facility: Dock }) {
  const { nameOf, me, cited } = useDesk();
  if ("free" in slot) return <EmptyPort label={slot.free} />;
  if ("ghost" in slot) return <GhostPort die={slot.ghost} seat={me} />;
  const key = `${facility}:${slot.ship.seat}:${slot.ship.value}`;
  return (
    <DockedPort ship={slot.ship} facility={facility} name={nameOf(slot.ship.seat)} cited={cited.ships.includes(key)} />
  );
}

/** The tag on the plate's top edge, and the button that covers a plate one may use. */
export function Answer({ facility, offer }: { facility: Dock; offer: Offer }) {
  const { view, act, open, dice, chosen, choose } = useDesk();
  const name = dockTitle(view, facility);
  if (offer.kind === "lit") {
    return (
      <>
        <span className="flag" aria-hidden="true">
          {offer.tag ? <TagWords tag={offer.tag} /> : "…"}
        </span>
        <button type="button" className="hit" aria-label={offer.say} onClick={() => act(...offer.steps)} />
      </>
    );
  }
  if (offer.kind === "rest") {
    const say = `${name}: see which of your ships can dock here`;
    return <button type="button" className="hit" aria-label={say} onClick={() => open({ kind: "place", facility })} />;
  }
  if (offer.kind === "more") {
    const add = (): void => {
      const more = [...chosen];
      for (const die of offer.missing) {
        const at = dice.findIndex((one, i) => !more.includes(i) && one.value === die.value && one.relic === die.relic);
        if (at >= 0) more.push(at);
      }
      choose(more);
    };
    return (
      <>
        <span className="flag more" aria-hidden="true">
          {offer.short}
        </span>
        <button type="button" className="hit" aria-label={`${name}: ${offer.short}`} onClick={add} />
      </>
    );
  }
  return null;
}

interface ReasonProps {
  facility: Dock;
  offer: Extract<Offer, { kind: "no" }>;
  words: string;
}

/** What is missing, and the button that asks why. */
export function Reason({ facility, offer, words }: ReasonProps) {
  const { view, askWhy, dice, chosen } = useDesk();
  const name = dockTitle(view, facility);
  const target = {
    title: `Why not the ${name}?`,
    action: offer.probe,
    facility,
    at: `[data-why="${facility}"]`,
    chosen: chosen.map((i) => dice[i]).filter((die) => die !== undefined),
  };
  return (
    <span className="rs">
      <span aria-hidden="true">{words}</span>{" "}
      <button
        type="button"
        data-why={facility}
        aria-label={`${offer.short === "…" ? "" : `${offer.short}. `}Why not the ${name}?`}
        onClick={() => offer.probe && askWhy(target)}
      >
        why?
      </button>
    </span>
  );
}

export function TagWords({ tag }: { tag: Tag }): ReactNode {
  if (tag.bare) return tag.words;
  const fee = tag.fee?.fuel ?? 0;
  const rest = { fuel: tag.cost.fuel - fee, ore: tag.cost.ore };
  const costs = rest.fuel + rest.ore > 0;
  return (
    <>
      {tag.fee && (
        <>
          <Amount of={{ fuel: fee, ore: 0 }} />
          <Token seat={tag.fee.seat} />
          {costs && "+"}
        </>
      )}
      {costs ? <Amount of={rest} /> : tag.fee ? null : "free"} <Arrow /> <Amount of={tag.gain} /> {tag.words}
    </>
  );
}
