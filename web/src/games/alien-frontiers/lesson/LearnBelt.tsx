import { LessonPage } from "../../../shell/lesson/LessonPage";
import { BELT_CHAPTER } from "./beltChapter";

/** The chapter on the Outer Belt. */
export default function LearnBelt() {
  return <LessonPage lesson={BELT_CHAPTER} />;
}
