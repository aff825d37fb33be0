import { useEffect, useState } from "react";
import choose from "../fixtures/choose.json";
import land from "../fixtures/land.json";
import type { Link } from "../lib/link";
import type { Because, ClientMessage, ServerMessage } from "../lib/messages";
import { TableStore } from "../lib/store";
import { Table } from "../table/Table";
import type { Zone } from "../table/Zones";

const FIXTURES: Record<string, { messages: unknown[]; answers: unknown[] }> = { choose, land, why: choose };

/** A table without a server, for looking at: `?fixture=choose|land|why`, `&theme=light`, `&tab=facilities`. */
export default function Fixture() {
  const query = new URLSearchParams(location.search);
  const name = query.get("fixture") ?? "choose";
  const fixture = FIXTURES[name] ?? choose;
  const [store] = useState(() => fixtureStore(fixture));
  useEffect(() => {
    const theme = new URLSearchParams(location.search).get("theme");
    if (theme) document.documentElement.classList.add(theme);
    if (name !== "why") return;
    const timer = setTimeout(() => document.querySelector<HTMLElement>('[data-why="lunar-mine"]')?.click(), 300);
    return () => clearTimeout(timer);
  }, [name]);
  return (
    <Table
      store={store}
      zone={(query.get("tab") as Zone | null) ?? "planet"}
      begin={name === "land" ? NONE : PAIR}
      onLook={() => Promise.reject(new Error("no server"))}
    />
  );
}

const PAIR = [1, 2];
const NONE: number[] = [];

function fixtureStore(fixture: { messages: unknown[]; answers: unknown[] }): TableStore {
  const store = new TableStore();
  const answers = fixture.answers as Because[];
  const link: Link = {
    send(message: ClientMessage) {
      if (message.kind !== "why") return;
      const known = answers.filter((answer) => message.actions.includes(answer.action));
      queueMicrotask(() => store.receive({ kind: "because", nonce: message.nonce, answers: known }));
    },
    close() {},
  };
  store.link = link;
  for (const message of fixture.messages) store.receive(message as ServerMessage);
  store.connected(true);
  return store;
}
