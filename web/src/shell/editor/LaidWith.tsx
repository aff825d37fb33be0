import { api } from "../link/api";
import { useLoad } from "../link/useLoad";
import { chosenFor, entriesOf, optionsOf, seatsOf } from "../start/catalog";
import { Choice, Tick } from "./inputs";
import { LETTERS, type LaidDraft, seatsIn } from "./laidDraft";

interface LaidWithProps {
  game: string;
  draft: LaidDraft;
  onChange: (draft: LaidDraft) => void;
}

/** What a position is laid with: how the game is played, for how many, and its options. */
export function LaidWith({ game, draft, onChange }: LaidWithProps) {
  const catalog = useLoad(api.catalog);
  const entry = catalog.value && entriesOf(catalog.value).find(({ name }) => name === game);
  if (!entry) return null;
  const { edition, seats, options } = draft;
  const offers = optionsOf(entry, edition, options);
  const lay = (next: Record<string, unknown>, many = seats): void => {
    const counts = seatsOf(entry, edition, next);
    const count = counts.includes(many) ? many : (counts[0] ?? many);
    const letters = LETTERS.slice(0, count);
    const own = Object.fromEntries(Object.entries(seatsIn(draft.position)).filter(([letter]) => letters.some((one) => one === letter)));
    // What goes with something that is no longer chosen is not chosen, either.
    const offered = optionsOf(entry, edition, next);
    const names = [...offered.first, ...offered.own, ...offered.every].map(({ name }) => name);
    const kept = Object.fromEntries(Object.entries(next).filter(([name]) => names.includes(name)));
    onChange({ ...draft, seats: count, options: kept, position: { ...draft.position, seats: own } });
  };
  const choose = (name: string, value: unknown): void => {
    const { [name]: _, ...rest } = options;
    lay(value ? { ...rest, [name]: value } : rest);
  };
  return (
    <>
      {[...offers.first, ...offers.own, ...offers.every].map((option) =>
        option.kind === "choice" ? (
          <Choice
            key={option.name}
            label={option.title}
            value={String(chosenFor(option, options))}
            options={option.choices.map((one) => [one.name, one.title] as const)}
            onChange={(value) => choose(option.name, value === option.default ? undefined : value)}
          />
        ) : (
          <Tick key={option.name} label={option.title} value={options[option.name] === true} onChange={(on) => choose(option.name, on || undefined)} />
        ),
      )}
      <Choice
        label="Seats"
        at="=seats"
        value={String(seats)}
        options={seatsOf(entry, edition, options).map((n) => [String(n), String(n)] as const)}
        onChange={(many) => lay(options, Number(many))}
      />
    </>
  );
}
