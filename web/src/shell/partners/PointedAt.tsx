import { Token } from "../seats/Token";
import { pointsAt, usePartners } from "./partners";
import "../styles/partners.css";

/** On a place of a drawn table: the partners who point at it. */
export function PointedAt({ place }: { place: string }) {
  const seats = pointsAt(usePartners(), place);
  if (seats.length === 0) return null;
  return (
    <span className="pointedat" data-pointed={seats.join("")}>
      {seats.map((seat) => (
        <Token key={seat} seat={seat} />
      ))}
    </span>
  );
}
