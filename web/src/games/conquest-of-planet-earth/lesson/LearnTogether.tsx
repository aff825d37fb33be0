import { LessonPage } from "../../../shell/lesson/LessonPage";
import { TOGETHER_CHAPTER } from "./togetherChapter";

/** The chapter on the cooperative game. */
export default function LearnTogether() {
  return <LessonPage lesson={TOGETHER_CHAPTER} />;
}
