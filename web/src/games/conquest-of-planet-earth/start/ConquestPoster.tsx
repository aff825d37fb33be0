import drawing from "./poster.svg?raw";
import "../styles/cq-poster.css";

/** A head over the hills, a saucer and its beam, a street that runs. */
export default function ConquestPoster() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which takes the colours of the page
  return <span className="posterart" dangerouslySetInnerHTML={{ __html: drawing }} />;
}
