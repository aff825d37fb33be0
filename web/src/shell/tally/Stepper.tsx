import type { KeyboardEvent } from "react";

interface StepperProps {
  /** “nuts from Cleo”. */
  label: string;
  /** So many are wished for, of so many that are there. */
  n: number;
  of: number;
  /** The most that may be wished for now. */
  most: number;
  onChange: (n: number) => void;
  /** So many are suggested. */
  hinted?: number | undefined;
}

/** How many: buttons for the pointer, arrows for the keys. */
export function Stepper({ label, n, of, most, onChange, hinted }: StepperProps) {
  const press = (event: KeyboardEvent): void => {
    const to = { ArrowUp: n + 1, ArrowRight: n + 1, ArrowDown: n - 1, ArrowLeft: n - 1, Home: 0, End: most }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChange(Math.max(0, Math.min(to, most)));
  };
  const button = (name: string, to: number, sign: string, can: boolean) => (
    <button
      type="button"
      className="step"
      tabIndex={-1}
      aria-label={`${name} ${label}`}
      aria-disabled={!can || undefined}
      onClick={() => can && onChange(to)}
    >
      {sign}
    </button>
  );
  return (
    <span className={`stepper${hinted ? " hinted" : ""}`}>
      {button("Less", n - 1, "−", n > 0)}
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={n}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuetext={`${n} of ${of}${hinted ? `, ${hinted} suggested` : ""}`}
        onKeyDown={press}
      >
        <b>{n}</b> of {of}
      </span>
      {button("More", n + 1, "+", n < most)}
      {hinted !== undefined && hinted > 0 && (
        <span className="hintmark" aria-hidden="true">
          <b>{hinted}</b>
        </span>
      )}
    </span>
  );
}
