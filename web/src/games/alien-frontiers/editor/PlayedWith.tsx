import { api } from "../../../shell/link/api";
import { useLoad } from "../../../shell/link/useLoad";
import { entriesOf, optionsOf, seatsOf } from "../../../shell/start/catalog";
import { GAME } from "../names/names";
import type { Draft } from "./draft";
import { Choice, Tick } from "../../../shell/editor/inputs";

/** What a draft is laid with, apart from its position. */
export type Wish = Pick<Draft, "edition" | "seats" | "options">;

export interface WishProps {
  asked: Wish;
  onWish: (wish: Required<Wish>) => void;
}

/** The edition, the seats, and the deck and modules that the edition offers. */
export function PlayedWith({ asked, onWish }: WishProps) {
  const catalog = useLoad(api.catalog);
  const game = catalog.value && entriesOf(catalog.value).find(({ name }) => name === GAME);
  const { edition, seats, options = {} } = asked;
  const counts = game ? seatsOf(game, edition, options) : [seats];
  const offers = game ? optionsOf(game, edition, options).own : [];
  const choose = (name: string, value: unknown): void => {
    const { [name]: _, ...rest } = options;
    onWish({ edition, seats, options: value ? { ...rest, [name]: value } : rest });
  };
  return (
    <>
      <Choice
        label="Edition"
        value={edition}
        options={game?.editions.map(({ name, title }) => [name, title] as const) ?? [edition]}
        onChange={(next) => {
          const most = game ? Math.max(...seatsOf(game, next, {})) : seats;
          onWish({ edition: next, seats: Math.min(seats, most), options: {} });
        }}
      />
      <Choice
        label="Seats"
        at="=seats"
        value={String(seats)}
        options={counts.map(String)}
        onChange={(many) => onWish({ edition, seats: Number(many), options })}
      />
      {offers.map(({ name, title, kind, choices, default: usual }) =>
        kind === "choice" ? (
          <Choice
            key={name}
            label={title}
            value={String(options[name] ?? usual)}
            options={choices.map((one) => [one.name, one.title] as const)}
            onChange={(value) => choose(name, value === usual ? undefined : value)}
          />
        ) : (
          <Tick
            key={name}
            label={title}
            value={options[name] === true}
            onChange={(on) => choose(name, on || undefined)}
          />
        ),
      )}
    </>
  );
}
