import { Fragment, memo } from "react";
import { Icon } from "../../../shell/icons/Icon";
import type { Details } from "../../../shell/link/messages";
import type { Words } from "../../../shell/text/spans";
import { textOfWords } from "../names/things";
import { type Resources, resourcesOf } from "../text/resources";
import type { Said } from "../text/said";

const CLASS = { fuel: "fu", ore: "or" } as const;

/** The icon of a resource with its word for those who listen. */
export const Resource = memo(function Resource({ kind }: { kind: "fuel" | "ore" }) {
  return (
    <>
      <Icon name={kind} className={CLASS[kind]} />
      <span className="vh"> {kind} </span>
    </>
  );
});

/** `3 fuel 1 ore` as numbers and icons; nothing when nothing is due. */
export function Amount({ of }: { of: Resources }) {
  return (
    <>
      {of.fuel > 0 && (
        <>
          {of.fuel}
          <Resource kind="fuel" />
        </>
      )}
      {of.ore > 0 && (
        <>
          {of.ore}
          <Resource kind="ore" />
        </>
      )}
    </>
  );
}

/** Room for an amount that is on its way, about as wide as this one, so that nothing moves when it comes. */
export function Awaited({ like }: { like: Resources }) {
  return (
    <span style={{ visibility: "hidden" }} aria-hidden="true">
      <Amount of={like} />
    </span>
  );
}

/** What an action costs, or brings, once the server has told; until then room for it. */
export function Told({ of, what, like }: { of: Details | undefined; what: "paid" | "gained"; like: Resources }) {
  return of ? <Amount of={resourcesOf(of[what])} /> : <Awaited like={like} />;
}

/** Words in which fuel and ore are icons. */
export function Say({ words }: { words: Said }) {
  if (typeof words === "string") return words;
  return words.map((part, i) => (typeof part === "string" ? part : <Spelled key={i} of={part} />));
}

/** “3 fuel and 1 ore”, as in a sentence. */
function Spelled({ of }: { of: Resources }) {
  return (
    <>
      {of.fuel > 0 && (
        <>
          {of.fuel} <Resource kind="fuel" />
        </>
      )}
      {of.fuel > 0 && of.ore > 0 && " and "}
      {of.ore > 0 && (
        <>
          {of.ore} <Resource kind="ore" />
        </>
      )}
    </>
  );
}

const SIGNS: Readonly<Record<string, string>> = { vp: "star", card: "tech" };

/** A few words on a drawing, in which fuel, ore, points and cards are icons. */
export const Labelled = memo(function Labelled({ words }: { words: Words }) {
  return words.map((span, i) => {
    if (typeof span === "string") return <Fragment key={i}>{span}</Fragment>;
    const sign = SIGNS[span.unit ?? ""];
    if (sign)
      return (
        <Fragment key={i}>
          {span.n}
          <Icon name={sign} />
        </Fragment>
      );
    if (span.unit !== "fuel" && span.unit !== "ore") return <Fragment key={i}>{textOfWords([span])}</Fragment>;
    return (
      <Fragment key={i}>
        {span.n}
        <Resource kind={span.unit} />
      </Fragment>
    );
  });
});
