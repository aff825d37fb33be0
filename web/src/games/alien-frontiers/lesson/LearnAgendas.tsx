import { LessonPage } from "../../../shell/lesson/LessonPage";
import { AGENDAS_CHAPTER } from "./agendasChapter";

/** The chapter on Agendas. */
export default function LearnAgendas() {
  return <LessonPage lesson={AGENDAS_CHAPTER} />;
}
