import { Poster } from "../../games/alien-frontiers/drawing/Poster";
import { Page } from "../frame/Page";
import { Continue } from "./Continue";
import { NewGame } from "./NewGame";
import { OpenRecord } from "./OpenRecord";
import "../../games/alien-frontiers/styles/planet.css";

/** The first page: a new game, the ones under way, and the ways to everything else. */
export default function Start() {
  return (
    <Page title="Landfall" wide>
      <div className="start">
        <section className="hero">
          <Poster />
          <div className="herotext">
            <h1>Alien Frontiers</h1>
            <p>
              Roll your fleet, dock at the orbital facilities, land your colonies. Alone against the computer, together
              at this screen, or with friends by link.
            </p>
            <p className="ways">
              <a className="go big" href="/learn">
                Learn in ten minutes
              </a>
              <a className="cbtn" href="/rules">
                Rules
              </a>
              <a className="cbtn" href="/editor">
                Set up a position
              </a>
            </p>
          </div>
        </section>
        <NewGame />
        <section className="sidecol">
          <Continue />
          <OpenRecord />
        </section>
      </div>
    </Page>
  );
}
