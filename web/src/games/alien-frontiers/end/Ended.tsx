import { EndPage } from "../../../shell/end/EndPage";
import type { EndWays } from "../../../shell/end/ways";
import type { Outcome, StoryLine } from "../../../shell/link/messages";
import { Celebration } from "./Celebration";
import { nounOf, signOf } from "./parts";

interface EndedProps {
  outcome: Outcome;
  ways: EndWays;
  lines: StoryLine[];
  onBoard: () => void;
}

/** The page of the end, with the planet in its middle. */
export function Ended(props: EndedProps) {
  return (
    <EndPage {...props} nounOf={nounOf} signOf={signOf}>
      {(told) => <Celebration winners={told ? props.outcome.winners : []} />}
    </EndPage>
  );
}
