import { Suspense, lazy, useEffect, type ComponentType } from "react";
import { Sprite } from "../board/Sprite";
import { Boundary, BrokenPage } from "./Boundary";
import { followLinks, routeOf, useAddress } from "./router";
import { SettingsProvider } from "./settings";
import { Waiting } from "./Waiting";

const pages = {
  start: lazy(() => import("../pages/Start")),
  table: lazy(() => import("../pages/TablePage")),
  rules: lazy(() => import("../pages/Rules")),
  about: lazy(() => import("../pages/About")),
  replays: lazy(() => import("../pages/Replays")),
  replay: lazy(() => import("../pages/Replay")),
  editor: lazy(() => import("../games/alien-frontiers/editor/Editor")),
  learn: lazy(() => import("../games/alien-frontiers/lesson/Learn")),
  fixture: lazy(() => import("../games/alien-frontiers/fixtures/Fixture")),
  lost: lazy(() => import("../pages/Lost")),
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
      <Boundary at={address} instead={<BrokenPage />}>
        <Suspense fallback={<Waiting>Laying the table …</Waiting>}>
          <Page key={`${route.page}/${id}`} id={id} />
        </Suspense>
      </Boundary>
    </SettingsProvider>
  );
}
