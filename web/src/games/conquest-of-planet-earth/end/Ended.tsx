import { EndPage } from "../../../shell/end/EndPage";
import type { EndWays } from "../../../shell/end/ways";
import type { Outcome, StoryLine } from "../../../shell/link/messages";
import { EndPoster } from "./EndPoster";

interface EndedProps {
  outcome: Outcome;
  ways: EndWays;
  lines: StoryLine[];
  onBoard: () => void;
}

/** Whatever they are made of. */
const terrorPoint = (): string => "Terror Point";

/** The page of the end, with the poster in its middle. */
export function Ended(props: EndedProps) {
  return (
    <EndPage {...props} nounOf={terrorPoint}>
      {(told) => <EndPoster winners={told ? props.outcome.winners : []} />}
    </EndPage>
  );
}
