import { Poster } from "./Poster";
import "../styles/tokens.css";
import "../styles/planet.css";
import "../styles/poster.css";

/** The planet under its sun, and the game's name below. */
export default function FrontiersPoster() {
  return (
    <span className="afposter">
      <Poster />
      <span className="ptitle" aria-hidden="true">
        Alien
        <br />
        Frontiers
      </span>
    </span>
  );
}
