interface TickProps {
  words: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something to choose: yes or no. */
export function Tick({ words, on, onChange }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {words}
    </label>
  );
}
