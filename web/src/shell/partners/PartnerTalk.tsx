import type { Letter, PartnersTold } from "../link/wire";
import { Token } from "../seats/Token";
import type { Heard } from "./partners";

interface PartnerTalkProps {
  told: PartnersTold;
  heard: readonly Heard[];
  nameOf: (seat: Letter) => string;
  /** The place that is talked about; empty for none. */
  place: string;
  onPlace: (place: string) => void;
  /** Chooses it on the table. */
  onAim: () => void;
  /** Sends a phrase, or none, with the place. */
  onSay: (phrase: string) => void;
}

/** A place, if one is meant, and what is said of it; below, what was said last. */
export function PartnerTalk({ told, heard, nameOf, place, onPlace, onAim, onSay }: PartnerTalkProps) {
  return (
    <div className="partnertalk">
      <div className="where">
        <label>
          About a place
          <select value={place} onChange={(event) => onPlace(event.target.value)}>
            <option value="">none</option>
            {Object.entries(told.places).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="cbtn" onClick={onAim}>
          Choose it on the table
        </button>
      </div>
      <ul className="phrases" aria-label="Say">
        <li>
          <button type="button" className="cbtn" disabled={!place} onClick={() => onSay("")}>
            Look here
          </button>
        </li>
        {Object.entries(told.phrases).map(([name, words]) => (
          <li key={name}>
            <button type="button" className="cbtn" onClick={() => onSay(name)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      <p className="small">Only your partners hear it. It is not kept with the game.</p>
      {heard.length > 0 && (
        <ol className="heard" aria-label="Said last">
          {heard.map(({ id, seat, words }) => (
            <li key={id}>
              <Token seat={seat} /> <b>{nameOf(seat)}</b> {words}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
