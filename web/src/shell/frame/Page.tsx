import { useRef, type ReactNode } from "react";
import type { GamePage } from "../game/GameModule";
import { pagesOf, useGames } from "../game/games";
import { Icon } from "../icons/Icon";
import { isDark, useSettings } from "../settings/SettingsProvider";
import { Mark } from "./Mark";

/** The frame of every page but the table: the mark, the ways, the content. */
export function Page({ title, children, wide = false }: { title: string; children: ReactNode; wide?: boolean }) {
  const { settings, change } = useSettings();
  const main = useRef<HTMLElement>(null);
  const games = useGames();
  document.title = title === "Landfall" ? title : `${title} · Landfall`;
  return (
    <div className={`page${wide ? " wide" : ""}`}>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        To the content
      </button>
      <header className="pagehead">
        <a className="brand" href="/" aria-label="Landfall, start page">
          <Mark />
          <b>Landfall</b>
        </a>
        <nav aria-label="Pages">
          {waysOf(pagesOf(games)).map(([href, name]) => (
            <a key={href} href={href} aria-current={location.pathname === href ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <button
          type="button"
          className="tbtn"
          aria-label="Light or dark"
          onClick={() => change({ theme: isDark(settings) ? "light" : "dark" })}
        >
          <Icon name="half" />
        </button>
      </header>
      <main ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The row of pages: a game's first one before the rules, its others after the replays. */
function waysOf(own: readonly GamePage[]): (readonly [string, string])[] {
  const [first, ...others] = own.flatMap(({ path, name }) => (name ? [[`/${path}`, name] as const] : []));
  return [...(first ? [first] : []), ["/rules", "Rules"], ["/replay", "Replays"], ...others, ["/about", "About"]];
}
