import { Icon } from "../../../shell/icons/Icon";
import { Token } from "../../../shell/seats/Token";
import { HumanToken } from "../drawing/Drawings";
import { iconOf } from "../drawing/icons/iconOf";
import { useNamed } from "../names/things";
import type { PlayedSeen } from "../position/position";
import { useDesk } from "../table/desk";
import { labelOf, titleOfSpace } from "../world/words";
import "../styles/windows.css";

/** A card that somebody plays, large beside the world: whose it is, what it does, and on what. */
export function EventPlate({ card, small = false }: { card: PlayedSeen; small?: boolean }) {
  const { plain, asked, nameOf } = useDesk();
  const gathered = plain?.status.doing === "answering" && !asked;
  return (
    <section className="plate evp">
      <article className={`bigcard s${card.by ?? "H"}${card.canceled ? " beaten" : ""}${small ? " small" : ""}`}>
        <span className="pic">
          <Icon name={card.kind === "power" ? "menace" : iconOf(card.name)} />
        </span>
        <h2>{card.title}</h2>
        <p>{card.text}</p>
        <footer>
          {card.by ? <Token seat={card.by} /> : <HumanToken />} {card.by ? nameOf(card.by) : "The Humans"}
          <Aim card={card} />
        </footer>
      </article>
      {gathered && <p className="wd">Answers are being gathered</p>}
    </section>
  );
}

/** What it is aimed at. */
function Aim({ card }: { card: PlayedSeen }) {
  const { view, nameOf } = useDesk();
  const named = useNamed();
  const places = card.spaces.flatMap((name) => {
    const space = view.spaces[name];
    if (!space) return [];
    const label = labelOf(view, space);
    const whose = space.marker ? ` of ${nameOf(space.marker)}` : "";
    return [`${titleOfSpace(space, named)}${label && ` (${label})`}${whose}`];
  });
  const aims = [...places, ...card.seats.map(nameOf)];
  return aims.length > 0 ? (
    <>
      {" "}
      on <b>{aims.join(" and ")}</b>
    </>
  ) : null;
}

/** The same on a phone: a slip above the map. */
export function EventSlip({ card }: { card: PlayedSeen }) {
  const { nameOf } = useDesk();
  return (
    <p className={`evslip s${card.by ?? "H"}`}>
      {card.by ? <Token seat={card.by} /> : <HumanToken />}
      <span>
        {card.by ? nameOf(card.by) : "The Humans"}: <b>{card.title}</b>
        <Aim card={card} />
      </span>
    </p>
  );
}
