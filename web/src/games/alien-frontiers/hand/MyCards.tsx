import * as Popover from "@radix-ui/react-popover";
import { useCompactTray, useWide } from "../../../shell/frame/useWide";
import { useDesk } from "../table/desk";
import { Part } from "../../../shell/table/Part";
import { CardIcon, CardWords } from "../board/Display";
import { HintMark } from "../board/HintMark";
import { type Card, title } from "../names/names";
import { has, pointsFor } from "../names/things";
import { seatOf } from "../position/view";
import { Powers } from "./Powers";

/** In the tray, where room is dear, or in the phone's zone of the players. */
type Where = "tray" | "zone";

/** How the cards lie: whole, a line each with its buttons, or only their names. */
type Layout = "whole" | "lines" | "names";

function layoutOf(where: Where, count: number, wide: boolean, compact: boolean): Layout {
  if (where === "zone") return "whole";
  if (compact) return count > 4 ? "names" : "lines";
  if (count > 3) return wide ? "lines" : "names";
  return wide || count === 1 ? "whole" : "lines";
}

const CLASS: Record<Where, string> = { tray: "mine", zone: "only-phone minecopy" };

/** The own tech cards, those with a power first, each with what it can do now. */
export function MyCards({ place }: { place: Where }) {
  const { view, me, watching, nameOf } = useDesk();
  const wide = useWide(1200);
  const compact = useCompactTray();
  const cards = [...seatOf(view, me).cards].sort((a, b) => rest(a) - rest(b));
  const layout = layoutOf(place, cards.length, wide, compact);
  const label = `${watching ? `${nameOf(me)}’s` : "Your"} tech cards`;
  return (
    <div className={`${CLASS[place]} ${layout}`} role="group" aria-label={label}>
      <h2 className="vh">{label}</h2>
      {cards.map((card) => (
        <article className={`card s${me}`} key={card}>
          <Part name={`The ${title(card)}`}>
            {layout === "whole" ? <Whole card={card} /> : <Named card={card} />}
            <HintMark spot={`card:${card}`} />
            {layout !== "names" && !watching && (
              <div className="acts">
                <Powers card={card} />
              </div>
            )}
          </Part>
        </article>
      ))}
      {cards.length === 0 && (
        <p className="nocards">No tech cards yet. Ships worth 8 at the Alien Artifact claim one.</p>
      )}
    </div>
  );
}

/** Cards to use come before cards that only lie there, and points last. */
function rest(card: Card): number {
  if (pointsFor(card) > 0) return 2;
  return has(card, "use") || has(card, "discard") ? 0 : 1;
}

function Whole({ card }: { card: Card }) {
  return (
    <>
      <h3>
        {title(card)}
        <CardIcon card={card} />
      </h3>
      <CardWords card={card} short />
    </>
  );
}

/** Only the name has room: a tap opens what the card says and can do. */
function Named({ card }: { card: Card }) {
  return (
    <Popover.Root>
      <h3>
        <Popover.Trigger className="cname" data-why={card}>
          {title(card)}
          <span className="vh">, read the card</span>
        </Popover.Trigger>
      </h3>
      <Popover.Portal>
        <Popover.Content className="slip" side="top" sideOffset={10} collisionPadding={12} aria-label={title(card)}>
          <div className="cardslip card">
            <Whole card={card} />
            <div className="acts">
              <Powers card={card} />
            </div>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
