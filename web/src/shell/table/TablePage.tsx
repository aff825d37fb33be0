import { Suspense, lazy, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { once } from "../cards/ownCards";
import { WithOwnCards } from "../cards/WithOwnCards";
import { fetchPart, useGame } from "../game/games";
import { recordText, api } from "../link/api";
import { Invitation } from "../guest/Invitation";
import { SocketLink } from "../link/SocketLink";
import { go } from "../router/router";
import { WithPartners } from "../partners/WithPartners";
import { WithStops } from "../stops/WithStops";
import {
  keepKnownCards,
  keepMySeats,
  keepTable,
  keepWatching,
  keysFor,
  knowsCards,
  ownTables,
  sharedOnce,
  sharesNow,
  watchesOnly,
} from "../store/browserStorage";
import { TableStore } from "../store/TableStore";
import { GameTable } from "./GameTable";
import { useEnd } from "./useEnd";
import { judgedSeat } from "./judgedSeat";
import { lookBack } from "./lookBack";

const Share = lazy(() => import("../share/Share"));
const SoFar = lazy(() => import("./SoFar"));

/** A live table: somebody sits there, or only watches. */
export default function TablePage({ id }: { id: string }) {
  const [watch, setWatch] = useState(() => watchesOnly(id));
  const choose = (only: boolean): void => {
    keepWatching(id, only);
    setWatch(only);
  };
  return <Joined key={`${watch}`} id={id} watch={watch} onWatch={choose} />;
}

interface JoinedProps {
  id: string;
  /** No seat is taken. */
  watch: boolean;
  onWatch: (only: boolean) => void;
}

/** The keys of this browser open the seats of a table. */
function Joined({ id, watch, onWatch }: JoinedProps) {
  const [keys] = useState(() => keysFor(id, location.hash.slice(1)));
  const [store] = useState(() => new TableStore());
  const [sharing, share] = useState(() => sharesNow(id));
  useEffect(() => sharedOnce(id), [id]);
  const known = useGame(ownTables().find((table) => table.id === id)?.game ?? "");
  useEffect(() => {
    // The drawing is fetched while the table is joined, where it is known of which game it is.
    if (known?.drawn) void fetchPart(known.drawn).catch(() => undefined);
  }, [known]);

  useEffect(() => {
    remember(id, location.hash.slice(1));
    const since = (): number | null => store.snapshot().lines.at(-1)?.number ?? null;
    const events = { message: store.receive, connected: store.connected };
    store.link = new SocketLink(id, keys, since, events, () => store.inPlainWords, true, watch);
    return () => store.close();
  }, [id, keys, store, watch]);

  /** All of them: several seats around one screen are shown what everybody sees. */
  const shown = keys.join(" ");
  const save = async (): Promise<void> => {
    const text = await recordText(id, shown);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `landfall-${id}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const replay = async (): Promise<string> => {
    const record = await api.openRecord(await recordText(id, shown));
    const seats = store.snapshot().table?.seats ?? [];
    keepMySeats(
      record.id,
      seats.filter((seat) => seat.yours).map((seat) => seat.letter),
    );
    return `/replay/${record.id}`;
  };
  const end = useEnd(id, shown, store, replay, save);
  const [judging, judge] = useState(false);
  const seat = useSyncExternalStore(store.subscribe, () => judgedSeat(store.snapshot()));
  const cards = useSyncExternalStore(store.subscribe, () => store.snapshot().table?.own_cards ?? null);
  const rules = useMemo(() => once(() => api.tableRules(id, keys[0] ?? "")), [id, keys]);
  return (
    <WithOwnCards
      cards={cards}
      words="This table is played with cards of its host’s own."
      rulesAt={`/rules?table=${id}`}
      rules={rules}
      known={knowsCards(id)}
      onKnown={() => keepKnownCards(id)}
    >
      <WithStops store={store}>
        <WithPartners store={store}>
          <GameTable
            store={store}
            secret={keys[0]}
            onLook={(number) => lookBack(id, number, shown)}
            onShare={() => share(true)}
            onSave={() => void save()}
            onSoFar={seat ? () => judge(true) : undefined}
            onReplay={() => void replay().then(go)}
            onSit={watch ? () => onWatch(false) : undefined}
            end={end}
          />
        </WithPartners>
      </WithStops>
      <Invitation store={store} onWatch={() => onWatch(true)} />
      <Suspense>
        {sharing && <Share id={id} store={store} onOpen={share} />}
        {judging && <SoFar store={store} ask={() => api.analyseTable(id, shown)} onOpen={judge} />}
      </Suspense>
    </WithOwnCards>
  );
}

/** A link's key is kept, so that the table can be continued from the start page. */
function remember(id: string, key: string): void {
  const known = ownTables().find((table) => table.id === id);
  const keys = known?.keys ?? {};
  const fresh: Record<string, string> = key && !Object.values(keys).includes(key) ? { link: key } : {};
  keepTable({
    id,
    ...(known?.game === undefined ? {} : { game: known.game }),
    keys: { ...keys, ...fresh },
    links: known?.links ?? {},
    title: known?.title ?? "A table by invitation",
    opened: Date.now(),
  });
}
