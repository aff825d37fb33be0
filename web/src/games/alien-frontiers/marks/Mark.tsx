import { TextMark } from "../../../shell/cards/TextMark";
import { markOf } from "../names/things";

/** Whose words a card, board, asteroid or Agenda has: wherever these are opened. */
export function Mark({ of }: { of: string }) {
  return <TextMark mark={markOf(of)} />;
}
