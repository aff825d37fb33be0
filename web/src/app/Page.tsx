import type { ReactNode } from "react";
import { Icon } from "../board/Icon";
import { Mark } from "./Mark";
import { isDark, useSettings } from "./settings";

/** The frame of every page but the table: the mark, the ways, the content. */
export function Page({ title, children, wide = false }: { title: string; children: ReactNode; wide?: boolean }) {
  const { settings, change } = useSettings();
  document.title = title === "Landfall" ? title : `${title} · Landfall`;
  return (
    <div className={`page${wide ? " wide" : ""}`}>
      <header className="pagehead">
        <a className="brand" href="/" aria-label="Landfall, start page">
          <Mark />
          <b>Landfall</b>
        </a>
        <nav aria-label="Pages">
          <a href="/learn">Learn</a>
          <a href="/rules">Rules</a>
          <a href="/replay">Replays</a>
          <a href="/editor">Editor</a>
          <a href="/about">About</a>
        </nav>
        <button
          className="tbtn"
          aria-label="Light or dark"
          onClick={() => change({ theme: isDark(settings) ? "light" : "dark" })}
        >
          <Icon name="half" />
        </button>
      </header>
      <main>{children}</main>
    </div>
  );
}
