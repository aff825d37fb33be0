import type { ReactNode } from "react";
import { marksAt } from "../hint/hint";
import type { Dock, Letter } from "../names/names";
import { useDesk } from "../table/desk";
import { Answer, AnswerHere, Reason, TagWords, useDockLook } from "./DockAnswer";
import { HintMark } from "./HintMark";

interface DockRowProps {
  dock: Dock;
  /** Whose colour it has at its edge. */
  edge?: Letter;
  label: string;
  /** What it does, while nothing is chosen. */
  does: ReactNode;
  /** Where no ship docks by a tap: what opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A place to dock at in one line: its name, and what it costs and brings. */
export function DockRow({ dock, edge, label, does, onOpen, children }: DockRowProps) {
  const desk = useDesk();
  const { look, offer, answers, lacks } = useDockLook(dock);
  const lit = offer?.kind === "lit" && answers.length === 0;
  return (
    <section
      className={`dockrow1 ${look}${lacks ? " lacks" : ""}${edge ? ` s${edge} edged` : ""}${marksAt(desk, dock).length > 0 ? " hinted" : ""}`}
      aria-label={label}
      data-facility={dock}
      data-dock={dock}
    >
      {children}
      {lit ? (
        <span className="tag" aria-hidden="true">
          {offer.tag ? <TagWords tag={offer.tag} /> : "…"}
        </span>
      ) : (
        look !== "no" && (
          <span className="does" aria-hidden="true">
            {does}
          </span>
        )
      )}
      {answers.length > 0 && <AnswerHere facility={dock} answers={answers} />}
      {desk.mine && offer && offer.kind !== "no" && answers.length === 0 && <Answer facility={dock} offer={offer} />}
      {desk.mine && offer?.kind === "no" && answers.length === 0 ? (
        <Reason facility={dock} offer={offer} words={offer.brief} />
      ) : (
        onOpen && !offer && <button type="button" className="hit" aria-label={`Open ${label}`} onClick={onOpen} />
      )}
      <HintMark spot={dock} />
    </section>
  );
}
