import { LessonPage } from "../../../shell/lesson/LessonPage";
import { FIRST_INVASION } from "./firstInvasion";

/** The guided first game. */
export default function LearnConquest() {
  return <LessonPage lesson={FIRST_INVASION} />;
}
