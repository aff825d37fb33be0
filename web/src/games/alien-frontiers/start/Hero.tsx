import { Poster } from "./Poster";
import "../styles/tokens.css";
import "../styles/planet.css";
import "../styles/poster.css";

/** The game on the start page: its planet, a few words, and the ways into it. */
export default function Hero() {
  return (
    <>
      <Poster />
      <div className="herotext">
        <h1>Alien Frontiers</h1>
        <p>
          Roll your fleet, dock at the orbital facilities, land your colonies. Alone against the computer, together at
          this screen, or with friends by link.
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
    </>
  );
}
