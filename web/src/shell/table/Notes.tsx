import { Icon } from "../icons/Icon";

/** A sentence from the server that the person should read. */
export function Notice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className="note" role="alert">
      <p>{text}</p>
      <button type="button" className="nx" aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** What everybody at the table should know: the connection is gone, or something did not work. */
export function Notices({ connected, notice, onClose }: { connected: boolean; notice: string; onClose: () => void }) {
  return (
    <div className="notes">
      {!connected && (
        <div className="note" role="status">
          <p>The connection is gone; trying again … Nothing is lost. Is Landfall still running in its window?</p>
        </div>
      )}
      {notice && <Notice text={notice} onClose={onClose} />}
    </div>
  );
}

/** In the place of the own things while an earlier position lies on the table. */
export function Looking({ round, onBack }: { round: number; onBack: () => void }) {
  return (
    <div className="aside" role="status">
      <Icon name="undo" />
      <p>You are looking back at round {round}.</p>
      <button type="button" className="cbtn pri" data-action="back" onClick={onBack}>
        Back to now
      </button>
    </div>
  );
}
