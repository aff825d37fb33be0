import { Suspense, lazy, useEffect, type ComponentType } from "react";
import { ErrorBoundary, BrokenPage } from "./frame/ErrorBoundary";
import { Waiting } from "./frame/Waiting";
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
  editor: lazy(() => import("../games/alien-frontiers/editor/Editor")),
  learn: lazy(() => import("../games/alien-frontiers/lesson/Learn")),
  fixture: lazy(() => import("../games/alien-frontiers/fixtures/Fixture")),
  plain: lazy(() => import("./plain/fixtures/PlainFixture")),
  lost: lazy(() => import("./pages/Lost")),
} satisfies Record<string, ComponentType<{ id: string }> | ReturnType<typeof lazy>>;

export function App() {
  const address = useAddress();
  useEffect(() => {
    document.addEventListener("click", followLinks);
    return () => document.removeEventListener("click", followLinks);
  }, []);
  const route = routeOf(location.pathname, location.search);
  const Page = pages[route.page] as ComponentType<{ id: string }>;
  const id = "id" in route ? route.id : "";
  return (
    <SettingsProvider>
      <Sprite />
      <ErrorBoundary at={address} instead={<BrokenPage />}>
        <Suspense fallback={<Waiting>Laying the table …</Waiting>}>
          <Page key={`${route.page}/${id}`} id={id} />
        </Suspense>
      </ErrorBoundary>
    </SettingsProvider>
  );
}
