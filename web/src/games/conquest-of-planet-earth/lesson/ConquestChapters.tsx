import { ChaptersPage } from "../../../shell/lesson/ChaptersPage";
import { GAME } from "./firstInvasion";

/** All lessons of this game. */
export default function ConquestChapters() {
  return <ChaptersPage game={GAME} />;
}
