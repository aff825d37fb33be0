import type { House } from "../link/wire";

interface HouseProps {
  house: House;
  busy: boolean;
  problem: string;
  onOpen: (open: boolean) => void;
}

/** Whether phones in the house can come, said plainly, and the way to let them in or to close again. */
export function LetPhonesIn({ house, busy, problem, onOpen }: HouseProps) {
  const { address, always, may_change } = house;
  return (
    <section className="house" aria-label="Phones in this house">
      {address ? (
        <p>
          <b>Open to this house.</b> Every device in your network finds Landfall at <b>{address}</b>
          {always ? ", for it was started so." : " until you close it."} A seat is taken only with its link.
        </p>
      ) : (
        <p>
          These links work on this computer only.
          {may_change &&
            " You can open Landfall to your network: every device in it can then come to its page; a seat is taken only with its link. Nothing is open to the internet by this."}
        </p>
      )}
      {may_change && (
        <button type="button" className={`cbtn${address ? "" : " pri"}`} disabled={busy} onClick={() => onOpen(!address)}>
          {address ? "Close it again" : "Let phones in this house join"}
        </button>
      )}
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
