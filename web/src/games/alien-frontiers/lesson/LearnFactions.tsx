import { LessonPage } from "../../../shell/lesson/LessonPage";
import { FACTIONS_CHAPTER } from "./factionsChapter";

/** The chapter on factions. */
export default function LearnFactions() {
  return <LessonPage lesson={FACTIONS_CHAPTER} />;
}
