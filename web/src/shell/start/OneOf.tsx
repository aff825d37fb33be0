interface OneOfProps {
  className?: string;
  title: string;
  about?: string;
  choices: readonly { name: string; title: string }[];
  value: string;
  onChange: (name: string) => void;
}

/** One of several, as a list that opens. */
export function OneOf({ className, title, about, choices, value, onChange }: OneOfProps) {
  return (
    <label className={className}>
      {title}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {choice.title}
          </option>
        ))}
      </select>
      {about && <small>{about}</small>}
    </label>
  );
}
