import { useState } from "react";
import { useDesk } from "../table/desk";
import { hasAgendas } from "./held";

/** On a screen that several seats share, hidden Agendas show their backs until their holder asks for them. */
export function useCovered(): { covered: boolean; show: () => void; hide: (() => void) | null } {
  const { view, seats, me, watching } = useDesk();
  const [shownTo, showTo] = useState("");
  const turn = `${me}:${view.round}`;
  const shared = hasAgendas(view) && !watching && seats.filter((seat) => seat.yours).length > 1;
  return {
    covered: shared && shownTo !== turn,
    show: () => showTo(turn),
    hide: shared ? () => showTo("") : null,
  };
}
