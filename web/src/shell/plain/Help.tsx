import type { RefObject } from "react";
import { Icon } from "../icons/Icon";
import { useTable } from "./context";
import { KEYS, SINGLE_KEYS } from "./keys";
import type { Told } from "./lines";

const TOLD: [Told, string][] = [
  ["all", "everything"],
  ["mine", "what names my seat"],
  ["none", "nothing"],
];

/** The keys, and how one likes the table. */
export function Help({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { preferences, prefer } = useTable();
  return (
    <dialog ref={dialog} className="p-help" aria-labelledby="p-help-title">
      <div className="p-head">
        <h2 id="p-help-title">Keys and settings</h2>
        <button type="button" className="p-tb" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      <label className="p-check">
        <input
          type="checkbox"
          checked={preferences.atOnce}
          onChange={(event) => prefer({ atOnce: event.target.checked })}
        />
        <span>
          Act at once
          <small>One press does it, unless it could not be undone.</small>
        </span>
      </label>
      <label className="p-check">
        <input
          type="checkbox"
          checked={preferences.keys}
          onChange={(event) => prefer({ keys: event.target.checked })}
        />
        <span>
          Single keys
          <small>Letters and digits bring you to a part of the page. None acts by itself.</small>
        </span>
      </label>
      <label className="p-check" htmlFor="p-told">
        <span>Of what others do, tell me</span>
        <select
          id="p-told"
          value={preferences.told}
          onChange={(event) => prefer({ told: event.target.value as Told })}
        >
          {TOLD.map(([told, words]) => (
            <option key={told} value={told}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <dl className="p-keys">
        {[...KEYS, ...(preferences.keys ? SINGLE_KEYS : [])].map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
