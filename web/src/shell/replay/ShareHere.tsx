import type { DrawnTable } from "../game/GameModule";
import type { RawView } from "../game/TableView";
import type { RecordSteps } from "../link/api";
import { CopyButton } from "../share/CopyButton";
import { PlayFromHere } from "./PlayFromHere";

interface ShareProps {
  record: RecordSteps;
  drawn: DrawnTable;
  view: RawView;
  number: number;
}

/** What can be done with the position that is shown: send it, play it, change it. */
export function ShareHere({ record, drawn, view, number }: ShareProps) {
  return (
    <div className="sharehere">
      <CopyButton link={() => new URL(`#${number}`, location.href).href} to={number} done="Link copied">
        Copy link
      </CopyButton>
      <PlayFromHere record={record} view={drawn.read(view)} number={number} />
      {drawn.edit && (
        <a className="cbtn" href={drawn.edit(view, record.header)}>
          Edit <span className="vh">this position</span>
        </a>
      )}
      <a className="cbtn" href={`/api/records/${record.id}/text`} download={`landfall-${record.id}.txt`}>
        Save <span className="vh">the record</span>
      </a>
    </div>
  );
}
