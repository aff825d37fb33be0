import type { Resources } from "../text/words";

export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`ic ${className}`.trim()} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

export function Arrow() {
  return (
    <svg className="arr" aria-hidden="true">
      <use href="#arr" />
    </svg>
  );
}

const CLASS = { fuel: "fu", ore: "or" } as const;

/** The icon of a resource with its word for those who listen. */
export function Resource({ kind }: { kind: "fuel" | "ore" }) {
  return (
    <>
      <Icon name={kind} className={CLASS[kind]} />
      <span className="vh"> {kind} </span>
    </>
  );
}

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

/** A sentence in which “2 fuel” and “1 ore” become the number and its icon. */
export function WithIcons({ text }: { text: string }) {
  const parts = text.split(/(\bfuel\b|\bore\b)/);
  return <>{parts.map((part, i) => (part === "fuel" || part === "ore" ? <Resource key={i} kind={part} /> : part))}</>;
}
