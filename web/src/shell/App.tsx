import { Suspense, lazy, useEffect, type ComponentType } from "react";
import { ErrorBoundary, BrokenPage } from "./frame/ErrorBoundary";
import { Waiting } from "./frame/Waiting";
import { type Games, GamesContext, pagesOf, usePart } from "./game/games";
import type { GamePage } from "./game/GameModule";
import { Sprite } from "./icons/Sprite";
import { followLinks, routeOf, useAddress } from "./router/router";
import { SettingsProvider } from "./settings/SettingsProvider";

const pages = {
  start: lazy(() => import("./start/Start")),
  table: lazy(() => import("./table/TablePage")),
  rules: lazy(() => import("./rules/Rules")),
  about: lazy(() => import("./pages/About")),
  replays: lazy(() => import("./replay/Replays")),
  replay: lazy(() => import("./replay/Replay")),
  fixture: lazy(() => import("./plain/fixtures/PlainFixture")),
  lost: lazy(() => import("./pages/Lost")),
} satisfies Record<string, ComponentType<{ id: string }> | ReturnType<typeof lazy>>;

/** Every page, for the games that it is given. */
export function App({ games }: { games: Games }) {
  const address = useAddress();
  useEffect(() => {
    document.addEventListener("click", followLinks);
    return () => document.removeEventListener("click", followLinks);
  }, []);
  const route = routeOf(location.pathname);
  const own = route.page === "lost" ? pagesOf(games).find((page) => page.path === route.path) : undefined;
  const Page = pages[route.page] as ComponentType<{ id: string }>;
  const id = "id" in route ? route.id : "";
  return (
    <GamesContext value={games}>
      <SettingsProvider>
        <Sprite />
        <ErrorBoundary at={address} instead={<BrokenPage />}>
          <Suspense fallback={<Waiting>Laying the table …</Waiting>}>
            {own ? <OwnPage key={own.path} of={own} /> : <Page key={`${route.page}/${id}`} id={id} />}
          </Suspense>
        </ErrorBoundary>
      </SettingsProvider>
    </GamesContext>
  );
}

/** A page that a game has brought with it. */
function OwnPage({ of }: { of: GamePage }) {
  const Content = usePart(of.page);
  return <Content />;
}
