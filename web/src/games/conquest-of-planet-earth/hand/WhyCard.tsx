import { Spans } from "../../../shell/text/Spans";
import { useNamed } from "../names/things";

/** The whole text of an Event that cannot be played now, above the reason. */
export function WhyCard({ action }: { action: string }) {
  const [verb, name = ""] = action.split(" ");
  const [text] = useNamed()("event", name)?.powers ?? [];
  if (verb !== "play" || !text) return null;
  return (
    <p className="sm">
      {text.price.length > 0 && (
        <>
          <Spans words={text.price} />.{" "}
        </>
      )}
      <Spans words={text.text} />
    </p>
  );
}
