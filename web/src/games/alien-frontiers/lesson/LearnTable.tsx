import { LessonPage } from "../../../shell/lesson/LessonPage";
import { THIS_TABLE } from "./thisTable";

/** How this table works, for those who know the board game. */
export default function LearnTable() {
  return <LessonPage lesson={THIS_TABLE} />;
}
