import { type CSSProperties, useEffect, useState } from "react";
import type { Earned } from "../../../shell/earned/earned";
import { Icon } from "../../../shell/icons/Icon";
import { useLesson } from "../../../shell/lesson/context";
import { isCalm } from "../../../shell/settings/SettingsProvider";
import { FACES, ROLL, ROLL_STAGGER } from "../animation/timing";
import { leftSince } from "../belt/beltWords";
import { type Desk, useDesk } from "../table/desk";
import { awayWords, seconds } from "../../../shell/since/sinceWords";
import { inWords } from "../../../shell/text/words";
import { plural } from "../text/resources";
import { nameOfChoice, placesFor } from "../docking/choiceWords";
import { DieFace } from "../drawing/Die";
import { isNext } from "../hint/hint";
import type { Spot } from "../hint/spots";
import { textOfWords, title } from "../names/things";
import { answersAt } from "../prompts/prompt";
import { type Die, unrolled } from "../position/view";
import { Question, isNoted, offersCard } from "../prompts/Question";
import { useDrag } from "./useDrag";

interface ThrowProps {
  rolled: number | null;
  notes: Record<number, string>;
  /** The newest line of the story: on a phone it stands here while others play. */
  told?: string;
  /** Leaves the question that is open. */
  onLeave?: () => void;
}

/** The turn's unplaced ships, and a line that says what is chosen and how many places take it. */
export function Throw({ rolled, notes, told = "", onLeave }: ThrowProps) {
  const desk = useDesk();
  const { view, mine, chosen, dice, choose, offers, prompt } = desk;
  const [earned] = prompt ? [] : desk.earned;
  const taught = useLesson()?.say;
  const picked = chosen.map((i) => dice[i]).filter((die) => die !== undefined);
  const places = Object.values(offers).filter((offer) => offer.kind === "lit").length;
  const many = dice.length + unrolled(view);
  const fitting = dice.map((die) => fits(desk, die));
  const classes = ["throw", prompt && isNoted(prompt) ? "noted" : "", prompt && offersCard(prompt) ? "with-card" : ""];
  const ends = earned !== undefined && dice.length === 0 && earned.lost && !taught;
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      {prompt && onLeave && <Question prompt={prompt} onLeave={onLeave} />}
      <div className={ends ? "hint wraps" : "hint"} hidden={prompt !== null} role="status" aria-live={mine ? "polite" : "off"}>
        {taught ? (
          <em>{taught}</em>
        ) : mine && picked.length > 0 ? (
          <>
            {nameOfChoice(picked)}{" "}
            <span>{placesFor(places, picked.length === 1 || nameOfChoice(picked).startsWith("Pair"))}</span>
            <button type="button" onClick={() => choose([])}>
              Clear
            </button>
          </>
        ) : earned ? (
          <Reminder earned={earned} docked={dice.length === 0} />
        ) : desk.away && (mine || desk.rolls) ? (
          <>
            While you were away <span>{awayWords(desk.away.acted, desk.away.turns, seconds())}</span>
          </>
        ) : (
          <Idle told={told} />
        )}
      </div>
      <div
        className={`dice${many > 4 ? " many" : ""}${fitting.includes(true) ? " some-fit" : ""}`}
        style={{ "--n": many } as CSSProperties}
        role="group"
        aria-label={`${mine || desk.rolls ? "Your" : `${desk.nameOf(view.acting)}’s`} ships to dock`}
      >
        {Array.from({ length: unrolled(view) }, (_, i) => (
          <span key={i} className={`bigdie unrolled s${view.acting}`} aria-hidden="true">
            <Icon name="ship" />
          </span>
        ))}
        {dice.map((die, i) => {
          const last = dice.findLastIndex((one) => one.value === die.value && !one.relic) === i;
          const note = last ? notes[die.value] : undefined;
          return <BigDie key={`${i}-${rolled ?? ""}`} die={die} index={i} rolling={rolled !== null} note={note} fits={fitting[i] ?? false} />;
        })}
      </div>
    </div>
  );
}

/** What is still to be had; once all ships are docked, the list beside it has the rest. */
function Reminder({ earned, docked }: { earned: Earned; docked: boolean }) {
  const { take } = useDesk();
  if (docked)
    return (
      <>
        <em>All ships docked</em>{" "}
        <span className="vh">
          {earned.words}: {textOfWords(earned.note)}.
        </span>
        {earned.lost && <span className="below">Take what you have earned, then end the turn.</span>}
      </>
    );
  return (
    <>
      <em>{earned.words}</em>
      {earned.actions.length > 0 && (
        <button type="button" onClick={() => take(earned)}>
          {earned.actions.length > 1 ? earned.show : earned.take}
        </button>
      )}
    </>
  );
}

function Idle({ told }: { told: string }) {
  const { view, before, mine, rolls, dice, nameOf, offers } = useDesk();
  if (view.over) return <em>The game is over</em>;
  const waits = unrolled(view);
  if (rolls)
    return (
      <>
        {inWords(waits)} {waits === 1 ? "ship" : "ships"} <span>Roll {waits === 1 ? "it" : "them"} when you like.</span>
      </>
    );
  if (!mine)
    return (
      <>
        {told && <em className="told only-phone">{told}</em>}
        <em className={told ? "not-phone" : undefined}>
          {nameOf(view.acting)}’s {waits > 0 ? `${plural(waits, "ship")} to roll` : dice.length > 0 ? `${plural(dice.length, "ship")} to dock` : "turn"}
        </em>
      </>
    );
  if (dice.length === 0) return <em>All ships docked</em>;
  if (leftSince(before, view) !== null) {
    const came = view.position.belt?.spaces[0];
    return (
      <>
        {/* The ear has it from the story. */}
        <b aria-hidden="true">The belt moves</b>{" "}
        <span aria-hidden={came ? true : undefined}>{came ? `${title(came)} comes in.` : `Then dock ${plural(dice.length, "ship")}.`}</span>
      </>
    );
  }
  const open = Object.values(offers).some((offer) => offer.kind === "rest");
  return (
    <>
      {inWords(dice.length)} {dice.length === 1 ? "ship" : "ships"} to dock{" "}
      {view.asks === "main" && <span>{open ? "Tap dice, or a place." : "None can dock."}</span>}
    </>
  );
}

interface BigDieProps {
  die: Die;
  index: number;
  rolling: boolean;
  note: string | undefined;
  /** It is one of those that a place or a question asks for. */
  fits: boolean;
}

function BigDie({ die, index, rolling, note, fits }: BigDieProps) {
  const desk = useDesk();
  const { view, mine, chosen, toggle, prompt } = desk;
  const on = chosen.includes(index);
  const face = useRoll(die.value, rolling, index * ROLL_STAGGER);
  const drag = useDrag(index);
  const spot = spotOf(die);
  const answers = mine ? answersAt(prompt, spot) : [];
  const label = `ship showing ${note ?? die.value}${die.relic ? ", the Relic Ship" : ""}${on ? ", chosen" : ""}`;
  return (
    <button
      type="button"
      className={[
        "bigdie",
        rolling ? "rolling" : "",
        fits ? "fits" : "",
        isNext(desk, spot) ? "next" : "",
      ]
        .filter(Boolean)
        .join(" ")}
      style={{ "--at": `${index * ROLL_STAGGER}ms` } as CSSProperties}
      aria-pressed={on}
      aria-label={answers.length > 0 ? `${prompt?.verb}: ${label}` : label}
      aria-disabled={!mine || undefined}
      data-die={`${die.value}${die.relic ? "*" : ""}`}
      data-index={index}
      onClick={() => {
        if (answers.length > 0) desk.answer(spot);
        else if (mine && (view.asks === "main" || view.asks === "carry")) toggle(index);
      }}
      onKeyDown={(event) => {
        // Chosen already, Enter goes on to the first place that takes it; Space lets it go.
        const lit = event.key === "Enter" && on && document.querySelector<HTMLElement>(".plate.lit > .hit");
        if (!lit) return;
        event.preventDefault();
        lit.focus();
      }}
      {...drag}
    >
      {on && (
        <span className="tick">
          <Icon name="ok" />
        </span>
      )}
      <DieFace seat={view.acting} value={face} relic={die.relic} />
      {note && !rolling && <small>{note}</small>}
    </button>
  );
}

function spotOf({ value, relic }: Die): Spot {
  return `die:${value}${relic ? "*" : ""}`;
}

function fits({ opened, offers, mine, prompt }: Desk, die: Die): boolean {
  if (mine && answersAt(prompt, spotOf(die)).length > 0) return true;
  return opened?.kind === "place" && fitsHere(opened.facility, die, offers);
}

function fitsHere(facility: string, die: Die, offers: ReturnType<typeof useDesk>["offers"]): boolean {
  const offer = offers[facility as keyof typeof offers];
  if (offer?.kind !== "rest") return false;
  const shown = `${die.value}${die.relic ? "*" : ""}`;
  return offer.choices.some((move) => move.text.split(" ").slice(2).includes(shown));
}

/** While a roll is shown the face changes five times and then stays as the server said; each die a little later. */
function useRoll(value: number, rolling: boolean, delay: number): number {
  const [face, setFace] = useState(rolling && !isCalm() ? 1 + Math.floor(Math.random() * 6) : value);
  useEffect(() => {
    if (!rolling || isCalm()) {
      setFace(value);
      return;
    }
    const turns = Array.from({ length: FACES }, (_, i) =>
      setTimeout(
        () => setFace(i + 1 < FACES ? 1 + Math.floor(Math.random() * 6) : value),
        delay + ((i + 1) * ROLL) / FACES,
      ),
    );
    return () => turns.forEach(clearTimeout);
  }, [value, rolling, delay]);
  return face;
}
