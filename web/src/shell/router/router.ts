/** The few addresses of the application, without a library: history and one event. */

import { useSyncExternalStore } from "react";

export type Route =
  | { page: "start" | "rules" | "about" | "replays" | "fixture" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  /** No page of the shell; a game may have one there. */
  | { page: "lost"; path: string };

export function routeOf(path: string): Route {
  const words = path.split("/").filter(Boolean);
  const [first = "", second = ""] = words;
  if (!first) return { page: "start" };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "replay" && second) return { page: "replay", id: second };
  if (first === "replay") return { page: "replays" };
  if (first === "rules" || first === "about") return { page: first };
  if (first === "plain-fixture") return { page: "fixture" };
  return { page: "lost", path: words.join("/") };
}

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener("hashchange", listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener("hashchange", listener);
  };
}

export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search + location.hash);
}

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Let links of our own change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  const staysHere = link.pathname === location.pathname && link.search === location.search;
  if (link.hash && staysHere) return; // the browser goes to that place of the page by itself
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
  if (!link.hash) scrollTo(0, 0);
}
