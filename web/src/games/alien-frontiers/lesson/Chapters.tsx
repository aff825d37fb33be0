import { ChaptersPage } from "../../../shell/lesson/ChaptersPage";
import { GAME } from "../names/names";

/** All lessons of this game. */
export default function Chapters() {
  return <ChaptersPage game={GAME} />;
}
