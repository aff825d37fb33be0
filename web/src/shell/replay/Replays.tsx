import { Page } from "../frame/Page";
import { Continue } from "../start/Continue";
import { OpenRecord } from "../start/OpenRecord";

export default function Replays() {
  return (
    <Page title="Replays">
      <h1>Replays</h1>
      <p>
        Open the record of any game, step through it, and see where it turned. A game of your own offers its replay in
        the story beside the table.
      </p>
      <div className="sidecol">
        <OpenRecord />
        <Continue />
      </div>
    </Page>
  );
}
