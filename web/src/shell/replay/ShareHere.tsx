import { encode } from "../../games/alien-frontiers/editor/draft";
import { shortDraft } from "../../games/alien-frontiers/editor/shortDraft";
import type { RecordSteps } from "../link/api";
import { CopyButton } from "../share/CopyButton";
import { useDesk } from "../table/desk";
import { PlayFromHere } from "./PlayFromHere";

/** What can be done with the position that is shown: send it, play it, change it. */
export function ShareHere({ record, number }: { record: RecordSteps; number: number }) {
  const { view } = useDesk();
  const { edition, options } = record.header;
  const draft = { edition, seats: view.letters.length, long_game: options["long_game"] === true };
  return (
    <div className="sharehere">
      <CopyButton link={() => location.href} to={number} done="Link copied">
        Copy link
      </CopyButton>
      <PlayFromHere record={record} number={number} />
      <a className="cbtn" href={`/editor#${encode(shortDraft({ ...draft, position: { ...view.position } }))}`}>
        Edit <span className="vh">this position</span>
      </a>
      <a className="cbtn" href={`/api/records/${record.id}/text`} download={`landfall-${record.id}.txt`}>
        Save <span className="vh">the record</span>
      </a>
    </div>
  );
}
