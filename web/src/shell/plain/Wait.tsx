import { SeatSign, Said } from "./Said";
import { TO_ROLL } from "./calls";
import { useTable } from "./context";
import type { Plain } from "./plain";
import { Sign } from "./Sign";
import { Since } from "./Since";
import { StopList } from "../stops/StopList";
import { yours } from "./texts";
import { TurnBar } from "./TurnBar";

/** Nothing to decide: who is to play, what has changed, and when one wants to be asked. */
export function Wait() {
  const { plain, shared = false, rolls, waiting, past, stop } = useTable();
  const { status, mine, changes } = plain;
  const watches = plain.viewer === null;
  return (
    <>
      <div className="p-scroll" data-scroll>
        <div className="p-ask">
          <p className="p-when">
            <span>{plain.round > 0 ? `Round ${plain.round}` : "Setting up"}</span>
            <span>{status.step}</span>
            {!past && <Since status={status} />}
          </p>
          <h1 id="p-question">
            {rolls ? yours("Your turn", rolls, plain, shared) : <Said words={status.words} />}
          </h1>
          <p className="p-d">{mine ? <Said words={mine.words} /> : past ? PAST : rolls ? TO_ROLL : watches ? audience(plain) : CALLED}</p>
        </div>
        <div className="p-wait">
          {mine && <Mine mine={mine} />}
          {changes.length > 0 && (
            <div>
              <h2>{watches ? "In the last round" : "Since your last act"}</h2>
              <ul className="p-changes">
                {changes.map(({ seat, words }, i) => (
                  <li key={i}>
                    {seat ? <SeatSign seat={seat} /> : <Sign name="turn" />}
                    <span>
                      <Said words={words} />
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {!watches && plain.stops && (
            <div>
              <h2>Ask me</h2>
              <StopList stops={plain.stops} later={plain.later ?? false} onWish={stop} />
            </div>
          )}
        </div>
      </div>
      {(plain.undo || plain.redo) && <TurnBar prompt={null} />}
      {waiting && <div className="p-bar">{waiting}</div>}
    </>
  );
}

const PAST = "From the record of the game. What was hidden then is hidden here.";

const CALLED = "Nothing for you to decide. You will be called.";

/** Who watches beside you, and that nobody sees more than you. */
function audience({ watching = 1 }: Plain): string {
  const others = watching - 1;
  const beside = others < 1 ? "" : `, with ${others} ${others === 1 ? "other" : "others"}`;
  return `You are watching${beside}. Hidden things stay hidden from you as well.`;
}

/** What one has chosen in secret: shown on one's own screen, covered on one that is shared. */
function Mine({ mine }: { mine: NonNullable<Plain["mine"]> }) {
  const { open, uncover, takeBack } = useTable();
  return (
    <div className="p-seal" role="group" aria-label="Your secret choice">
      <span>{open ? <Said words={mine.secret} /> : "Covered."}</span>
      <button type="button" className="p-link" onClick={() => uncover(!open)}>
        {open ? "Cover it" : "Look, alone"}
      </button>
      {mine.undo && takeBack && (
        <button type="button" className="p-link" onClick={takeBack}>
          {mine.undo}
        </button>
      )}
    </div>
  );
}
