import { useId } from "react";
import { useProblem } from "./Complaint";
import type { Option } from "./inputs";

interface NamesProps {
  label: string;
  at: string;
  /** How it is while nothing is written. */
  usual: string;
  options: readonly (readonly [string, string])[];
  value: string[] | undefined;
  onChange: (names: string[] | undefined) => void;
}

/** Any number of names in their order, and some of them several times. */
export function NamesField({ label, at, usual, options, value, onChange }: NamesProps) {
  const problem = useProblem(at);
  const id = useId();
  const called = new Map<string, string>(options);
  const filled = usual !== "none";
  const change = (names: string[]): void => onChange(names.length > 0 || filled ? names : undefined);
  return (
    <fieldset className="names" aria-describedby={problem ? id : undefined}>
      <legend>{label}</legend>
      {problem && (
        <p className="wrong" id={id} tabIndex={-1}>
          {problem}
        </p>
      )}
      {value?.length ? (
        <ul>
          {value.map((name, i) => (
            <li key={i}>
              <button type="button" className="cbtn" onClick={() => change(value.toSpliced(i, 1))}>
                <span className="vh">Remove </span>
                {called.get(name) ?? name}
                <span aria-hidden> ×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="small">{value === undefined ? usual : "none"}</p>
      )}
      <div className="adding">
        <select
          aria-label={`${label}: add`}
          value=""
          onChange={(event) => event.target.value && change([...(value ?? []), event.target.value])}
        >
          <option value="">Add …</option>
          <Named of={options} />
        </select>
        {filled && (
          <button
            type="button"
            className="cbtn"
            onClick={() => onChange(value === undefined ? [] : undefined)}
            aria-label={`${label}: ${value === undefined ? "none" : usual}`}
          >
            {value === undefined ? "None" : `As usual: ${usual}`}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function Named({ of }: { of: readonly Option[] }) {
  return of.map(([name, called]) => (
    <option key={name} value={name}>
      {called}
    </option>
  ));
}
