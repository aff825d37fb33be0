import { useState } from "react";
import { type Bot, type NewSeat, type NewTableWish, api } from "../link/api";
import { go } from "../router/router";
import { type Wish, keepTable, shareSoon } from "../store/browserStorage";
import { inWords, listed } from "../text/words";

interface NewTable {
  busy: boolean;
  problem: string;
  /** Lays a table and goes there; `then` once it is laid. */
  lay: (table: NewTableWish, title: string, then?: () => void) => void;
}

/** Laying a table, and what went wrong with it. */
export function useNewTable(): NewTable {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const lay = (wish: NewTableWish, title: string, then?: () => void): void => {
    setBusy(true);
    setProblem("");
    api.make({ rolls: true, ...wish }).then(
      (made) => {
        then?.();
        const links: Record<string, string> = { ...made.links, ...(made.watch ? { watch: made.watch } : {}) };
        keepTable({ id: made.id, game: wish.game, keys: { ...made.keys }, links, title, opened: Date.now() });
        if (Object.keys(links).length > 0) shareSoon(made.id);
        go(`/t/${made.id}`);
      },
      (error: unknown) => {
        setProblem(error instanceof Error ? error.message : String(error));
        setBusy(false);
      },
    );
  };
  return { busy, problem, lay };
}

export function seatOf(wish: Wish, bot: Bot | undefined, ownName: string): NewSeat {
  if (wish.player === "bot") return { player: "bot", bot: bot?.name ?? null };
  return { player: wish.player, name: (wish.player === "me" ? wish.name || ownName : wish.name) || null };
}

/** “You, Captain and two Cadets” as a line in the list of games. */
export function titleOf(wishes: readonly Wish[], bots: readonly (Bot | undefined)[]): string {
  const people = wishes.filter((wish) => wish.player !== "bot").length;
  const titles = wishes.flatMap((wish, i) => (wish.player === "bot" ? [bots[i]?.title ?? "Computer"] : []));
  const counted = [...new Set(titles)].map((title) => {
    const many = titles.filter((one) => one === title).length;
    return many === 1 ? title : `${inWords(many).toLowerCase()} ${title}s`;
  });
  return listed([people === 1 ? "You" : `${inWords(people)} people`, ...counted]);
}
