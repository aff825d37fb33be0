import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "@fontsource/jost/latin-500.css";
import "@fontsource/jost/latin-600.css";
import "@fontsource/jost/latin-700.css";
import "./shell/styles/tokens.css";
import "./shell/styles/palettes.css";
import "./shell/styles/pages/pages.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { games } from "./games";
import { App } from "./shell/App";
import { watchWindow } from "./shell/frame/windowClass";

const root = document.getElementById("root");
// public/old.js has looked at the browser first, and says what is wrong with an old one.
if (root && !root.hasAttribute("data-old")) {
  watchWindow();
  createRoot(root).render(
    <StrictMode>
      <App games={games} />
    </StrictMode>,
  );
}
