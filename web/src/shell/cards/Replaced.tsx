import { type OwnCards, byPart } from "./ownCards";

/** What own cards replace, part by part: as it was, and as it is. */
export function Replaced({ cards }: { cards: OwnCards }) {
  return (
    <dl className="replaced">
      {byPart(cards.replaced).map(({ part, entries }) => (
        <div key={part}>
          <dt>{part}</dt>
          {entries.map(({ what, was, now }) => (
            <dd key={what}>
              {what}:{" "}
              {was || now ? (
                <>
                  {was} <span aria-hidden="true">→</span>
                  <span className="vh"> is now </span> <b>{now}</b>
                </>
              ) : (
                <b>in own words</b>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
