import { Race } from "../../../shell/seats/Race";
import { shortName } from "../../../shell/text/words";
import type { Letter } from "../names/names";
import { useDesk } from "./desk";

/** Who has so many points has won, or nearly so, in most games. */
const FAR = 14;

export function ScoreRace({ past }: { past: Record<string, number> }) {
  return <Race past={past} least={FAR} ending={<Ending />} />;
}

/** Who is nearest to ending the game. */
export function Ending() {
  const { view, nameOf, me, watching } = useDesk();
  const leftOf = (seat: Letter): number => view.coloniesLeft[seat] ?? 0;
  const nearest = [...view.letters].sort((a, b) => leftOf(a) - leftOf(b))[0];
  if (!nearest) return null;
  const left = leftOf(nearest);
  if (view.over) return <>The game is over</>;
  const who = nearest === me && !watching ? "you have" : `${shortName(nameOf(nearest), view.letters.map(nameOf))} has`;
  return (
    <>
      A last colony ends the game: {who} {left} left
    </>
  );
}
