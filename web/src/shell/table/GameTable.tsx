import { Suspense, useEffect, useSyncExternalStore } from "react";
import { Waiting } from "../frame/Waiting";
import type { DrawnTable, LiveTableProps, Loads } from "../game/GameModule";
import { useGame, usePart } from "../game/games";
import { NoDrawing } from "../plain/NoDrawing";

/** A live table: as its game draws it, else in plain words. */
export function GameTable(props: LiveTableProps) {
  const { table, shown, notice } = useSyncExternalStore(props.store.subscribe, props.store.snapshot);
  const load = useGame(table?.game ?? "")?.drawn;
  if (!table || !shown)
    return notice ? (
      <Waiting problem>
        {notice} <a href="/">To the start page</a>
      </Waiting>
    ) : (
      <Waiting>Joining the table …</Waiting>
    );
  if (!load) return <NoDrawing game={table.game} />;
  return (
    <Suspense fallback={<Waiting>Joining the table …</Waiting>}>
      <Drawn load={load} {...props} />
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
