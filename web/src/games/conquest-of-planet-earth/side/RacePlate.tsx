import { Icon } from "../../../shell/icons/Icon";
import type { Option } from "../../../shell/plain/plain";
import { wordsText } from "../../../shell/plain/texts";
import { Spans } from "../../../shell/text/Spans";
import { Head } from "../drawing/Head";
import type { SeatLetter } from "../drawing/seats";
import { gistOf, titleOf, useNamed } from "../names/things";
import { playerOf } from "../position/view";
import { optionOf, optionsOf, useDesk } from "../table/desk";

/** The own race with its powers, and the things from space; those that can be used now are lit. */
export function RacePlate() {
  const { view, me, asked, plain, watching } = useDesk();
  const named = useNamed();
  const player = playerOf(view, me);
  if (!player.race || watching) return null;
  const race = named("race", player.race);
  const powers = optionsOf(asked, "powers");
  return (
    <section className="plate rcp">
      <header>
        <Head race={player.race} seat={me as SeatLetter} />
        <h2>
          {race?.title ?? player.race}
          <small>
            strength {player.strength}, hand of {player.intelligence}
          </small>
        </h2>
      </header>
      {race?.powers.map((power) => (
        <Power
          key={power.heading}
          title={power.heading}
          option={powers.find((option) => plain && wordsText(option.title, plain) === power.heading)}
          reads={`race:${player.race}`}
          price={power.price.length > 0}
        >
          <Spans words={gistOf(power)} />
        </Power>
      ))}
      {player.stuff.length + player.activated.length > 0 && <p className="caps">Space stuff</p>}
      {player.stuff.map((name, i) => (
        <Power
          key={`${name}-${i}`}
          title={titleOf(named, "stuff", name)}
          option={optionOf(asked, `use ${name}`)}
          reads={`stuff:${me}`}
        >
          <Spans words={gistOf(named("stuff", name)?.powers[0])} />
        </Power>
      ))}
      {player.activated.map((name, i) => (
        <Power key={`${name}-${i}-used`} title={titleOf(named, "stuff", name)} option={undefined} reads={`stuff:${me}`} used>
          used this round
        </Power>
      ))}
    </section>
  );
}

interface PowerProps {
  title: string;
  /** Using it now. */
  option: Option | undefined;
  /** Where the whole text is. */
  reads: string;
  price?: boolean;
  used?: boolean;
  children: React.ReactNode;
}

function Power({ title, option, reads, price = false, used = false, children }: PowerProps) {
  const { pick, picked, read } = useDesk();
  const on = option !== undefined && picked?.action === option.action;
  return (
    <button
      type="button"
      className={`pw${option ? " lit" : ""}${used ? " used" : ""}${on ? " on" : ""}`}
      aria-pressed={option ? on : undefined}
      onClick={() => (option ? pick(option) : read(reads))}
    >
      <b>
        {title}
        {price && <Icon name="menace" />}
      </b>
      <small>{children}</small>
    </button>
  );
}
