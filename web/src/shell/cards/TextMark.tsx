import { MARKS, type TextMark as Whose } from "./marks";
import "../styles/text-mark.css";

/** Whose words stand there, in two or three words: beside a text that is opened. */
export function TextMark({ mark }: { mark: Whose }) {
  return <small className={`textmark ${mark}`}>{MARKS[mark]}</small>;
}
