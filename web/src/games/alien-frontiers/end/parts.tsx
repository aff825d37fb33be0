import { Icon } from "../../../shell/icons/Icon";

interface PointPart {
  noun: string;
  sign: string;
}

/** What one point is, by the name of its column; others have their name. */
const PARTS: Record<string, PointPart> = {
  Colonies: { noun: "colony", sign: "dome" },
  Territories: { noun: "flag", sign: "flag" },
  "Positron Field": { noun: "Positron Field", sign: "pos" },
  Agendas: { noun: "Agenda", sign: "slip" },
  Cards: { noun: "card", sign: "tech" },
};

export function nounOf(column: string): string {
  return PARTS[column]?.noun ?? column.toLowerCase();
}

export function signOf(column: string) {
  return <Icon name={PARTS[column]?.sign ?? "star"} />;
}
