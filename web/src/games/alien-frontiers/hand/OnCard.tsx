import { Icon } from "../../../shell/icons/Icon";
import { DieFace } from "../drawing/Die";
import { Resource } from "../icons/Resource";
import { type Card, title } from "../names/names";
import { useDesk } from "../table/desk";
import { plural } from "../text/resources";
import { laidOn } from "./held";

/** Things on one card stand side by side up to so many; more are counted. */
const SIDE_BY_SIDE = 8;

/** What lies on an own card, in ports on its lower edge. */
export function OnCard({ card }: { card: Card }) {
  const { view, me } = useDesk();
  const laid = laidOn(view, me, card);
  if (laid.length === 0) return null;
  return (
    <div className="oncard">
      {laid.map(({ what, n, ships, names }) => (
        <span key={what} role="img" aria-label={names.length > 0 ? names.map(title).join(", ") : plural(n, what.replace(/s$/, ""))}>
          {ships.length > 0
            ? ships.map((value, i) => (
                <span className="port" key={i}>
                  <DieFace seat={me} value={value} relic={false} className="" />
                </span>
              ))
            : Array.from({ length: n <= SIDE_BY_SIDE ? n : 1 }, (_, i) => (
                <span className="port" key={i}>
                  <Lying what={what} />
                </span>
              ))}
          {n > SIDE_BY_SIDE && <b>× {n}</b>}
        </span>
      ))}
    </div>
  );
}

function Lying({ what }: { what: string }) {
  return what === "fuel" || what === "ore" ? <Resource kind={what} /> : <Icon name={what === "cloaked" ? "ship" : "dome"} />;
}
