import { Suspense, lazy, useEffect, useSyncExternalStore } from "react";
import { Waiting } from "../frame/Waiting";
import type { DrawnTable, LiveTableProps, Loads } from "../game/GameModule";
import { useGame, usePart } from "../game/games";
import { Named } from "../game/Named";
import { useSettings } from "../settings/SettingsProvider";

const LivePlain = lazy(() => import("../plain/LivePlain"));

interface GameTableProps extends LiveTableProps {
  secret: string | undefined;
  /** As its game draws it, also for those who like plain words. */
  drawn?: boolean;
}

/** A live table: as its game draws it, else in plain words, which can be chosen at any table. */
export function GameTable({ secret, drawn = false, ...props }: GameTableProps) {
  const { table, shown, notice, tookBack } = useSyncExternalStore(props.store.subscribe, props.store.snapshot);
  const { settings } = useSettings();
  const load = useGame(table?.game ?? "")?.drawn;
  if (!table || !shown)
    return notice ? (
      <Waiting problem>
        {notice} <a href="/">To the start page</a>
      </Waiting>
    ) : (
      <Waiting>Joining the table …</Waiting>
    );
  return (
    <Suspense fallback={<Waiting>Joining the table …</Waiting>}>
      <p className="vh" role="status">
        {tookBack?.words}
      </p>
      {load && (drawn || !settings.plain) ? (
        <Named at={`/api/tables/${table.id}/things`} secret={secret}>
          <Drawn load={load} {...props} />
        </Named>
      ) : (
        <LivePlain {...props} />
      )}
    </Suspense>
  );
}

function Drawn({ load, ...props }: LiveTableProps & { load: Loads<DrawnTable> }) {
  const { Table, pace } = usePart(load);
  const { store } = props;
  useEffect(() => {
    if (pace) store.pace = pace;
  }, [store, pace]);
  return <Table {...props} />;
}
