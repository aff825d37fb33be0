import { Icon } from "../../../shell/icons/Icon";
import type { Option } from "../../../shell/plain/plain";
import { wordsText } from "../../../shell/text/spans";
import { useThings } from "../../../shell/game/things";
import { HintSteps } from "../hint/HintSteps";
import { iconOf } from "../drawing/icons/iconOf";
import { gistOf, titleOf, useNamed } from "../names/things";
import { playerOf } from "../position/view";
import { optionOf, useDesk } from "../table/desk";

/** The own Events: those that can be played are lit, the others say why not. */
export function Hand() {
  const { view, me, watching, hidden } = useDesk();
  const held = playerOf(view, me).hand;
  const hand = hidden ? held.map(() => "?") : held;
  if (watching) return null;
  return (
    <ul className={`hand n${hand.length}`} aria-label="Your Events">
      {hand.length === 0 && <li className="none">No Events</li>}
      {hand.map((name, i) => (
        <li key={`${name}-${i}`}>
          <EventCard name={name} second={hand.indexOf(name) < i} />
        </li>
      ))}
    </ul>
  );
}

/** Longer reasons are told in full at a press. */
const SHORT_REASON = 17;

/** Plays it, gives it up, or what it is asked for. */
function optionFor(asked: ReturnType<typeof useDesk>["asked"], name: string): Option | undefined {
  return optionOf(asked, `play ${name}`) ?? optionOf(asked, `discard ${name}`);
}

function EventCard({ name, second }: { name: string; second: boolean }) {
  const { asked, picked, pick, askWhy, read } = useDesk();
  const named = useNamed();
  const { units } = useThings();
  if (name === "?") return <span className="ev no covered">An Event</span>;
  const option = optionFor(asked, name);
  const refusal = asked?.not.find(({ action }) => action === `play ${name}`);
  const reason = refusal && refusal.reason.length > SHORT_REASON ? "why not?" : refusal?.reason;
  const title = titleOf(named, "event", name);
  const [text] = named("event", name)?.powers ?? [];
  const price = text?.price.length ? wordsText(text.price, units).replace(/\D+/g, "") : "";
  const chosen = picked !== null && picked.action === option?.action && !second;
  return (
    <button
      type="button"
      className={`ev ${option ? "can" : "no"}${chosen ? " on" : ""}`}
      data-card={name}
      data-action={option && !second ? option.action : undefined}
      data-why={option ? undefined : `play ${name}`}
      aria-pressed={option ? chosen : undefined}
      onClick={() => {
        if (option) pick(option);
        else if (refusal?.action) askWhy({ title, action: refusal.action });
        else read(`event:${name}`);
      }}
    >
      <span className="eh">
        {price && (
          <i className="orb">
            {price}
            <span className="vh"> {price === "1" ? "Action Point" : "Action Points"}. </span>
          </i>
        )}
        <span className="pic">
          <Icon name={iconOf(name)} />
        </span>
      </span>
      <strong>{title}</strong>
      <small>{wordsText(gistOf(text), units)}</small>
      <em>{option ? (option.action.startsWith("discard") ? "discard" : "play") : (reason ?? "read")}</em>
      {!second && <HintSteps spot={`card:${name}`} />}
      {chosen && (
        <span className="tick">
          <Icon name="ok" />
        </span>
      )}
    </button>
  );
}
