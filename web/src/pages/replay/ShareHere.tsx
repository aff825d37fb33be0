import { useState } from "react";
import type { RecordSteps } from "../../lib/api";
import { encode } from "../../lib/draft";
import { shortDraft } from "../../lib/short";
import { useDesk } from "../../table/desk";
import { PlayFromHere } from "./PlayFromHere";

/** What can be done with the position that is shown: send it, play it, change it. */
export function ShareHere({ record, number }: { record: RecordSteps; number: number }) {
  const { view } = useDesk();
  const [copied, setCopied] = useState(-1);
  const { edition, options } = record.header;
  const draft = { edition, seats: view.letters.length, long_game: options["long_game"] === true };
  return (
    <div className="sharehere">
      <button
        className="cbtn"
        onClick={() => void navigator.clipboard?.writeText(location.href).then(() => setCopied(number))}
      >
        {copied === number ? "Link copied" : "Copy link"}
      </button>
      <PlayFromHere record={record} number={number} />
      <a className="cbtn" href={`/editor#${encode(shortDraft({ ...draft, position: { ...view.position } }))}`}>
        Edit <span className="vh">this position</span>
      </a>
    </div>
  );
}
