import { Fragment, type ReactNode } from "react";

/** The element that says what is to be done: what is pointed at is described by it. */
export const WORDS = "lesson-words";

interface SlipProps {
  title: string;
  text: string;
  /** The step it speaks of, from nought, and how many there are. */
  step: number;
  steps: number;
  children: ReactNode;
}

/** What to do next, and why. */
export function LessonSlip({ title, text, step, steps, children }: SlipProps) {
  return (
    <aside className="coach" aria-label="Lesson">
      <h2>
        {title}{" "}
        {step < steps && (
          <small>
            step {step + 1} of {steps}
          </small>
        )}
      </h2>
      <p id={WORDS}>
        <Stressed text={text} />
      </p>
      <div className="bt">
        <Progress step={step} steps={steps} />
        {children}
      </div>
    </aside>
  );
}

/** What stands between asterisks is stressed. */
function Stressed({ text }: { text: string }) {
  return text.split("*").map((part, i) => (i % 2 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>));
}

/** A piece for every two steps. */
function Progress({ step, steps }: { step: number; steps: number }) {
  return (
    <span className="stepsdone" aria-hidden="true">
      {Array.from({ length: Math.ceil(steps / 2) }, (_, i) => (
        <i key={i} className={step >= 2 * i + 2 ? "on" : step >= 2 * i ? "now" : undefined} />
      ))}
    </span>
  );
}
