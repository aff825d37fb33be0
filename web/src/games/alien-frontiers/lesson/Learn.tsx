import { LessonPage } from "../../../shell/lesson/LessonPage";
import { FIRST_GAME } from "./firstGame";

/** The guided first game. */
export default function Learn() {
  return <LessonPage lesson={FIRST_GAME} />;
}
