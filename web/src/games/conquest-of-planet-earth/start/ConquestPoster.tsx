import { Defs } from "../drawing/Defs";
import { Poster } from "../drawing/PosterPicture";
import "../styles/tokens.css";
import "../styles/cq-poster.css";

/** A head over the hills, a saucer and its beam, a street that runs. */
export default function ConquestPoster() {
  return (
    <span className="posterart">
      <Defs />
      <Poster race="orzax" seat="A" words={["Conquest", "of planet Earth"]} />
    </span>
  );
}
