import { LessonPage } from "../../../shell/lesson/LessonPage";
import { DECK_CHAPTER } from "./deckChapter";

/** The chapter on the wide deck. */
export default function LearnDeck() {
  return <LessonPage lesson={DECK_CHAPTER} />;
}
