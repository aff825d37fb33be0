import { Icon } from "../../../shell/icons/Icon";
import { Spans } from "../../../shell/text/Spans";
import { DieFace } from "../drawing/Die";
import type { Letter } from "../names/names";
import type { Progress, Proof } from "../position/view";
import { Ring } from "./Ring";

interface ProofsProps {
  proofs: readonly Proof[];
  /** Of the first fact, where it is a number: how far it is. */
  count?: { done: number; of: number } | undefined;
}

/** How far the half in the game is, where it counts. */
export function countOf({ done, of }: Progress): ProofsProps["count"] {
  return done === undefined || of === undefined ? undefined : { done, of };
}

/** What proves an Agenda, fact by fact, and what is missing. */
export function Proofs({ proofs, count }: ProofsProps) {
  return (
    <ul className="proofs">
      {proofs.map((proof, i) => (
        <li key={i} className={proof.holds ? undefined : "not"}>
          {i === 0 && count && !proof.holds ? <Ring {...count} /> : proof.holds ? <Icon name="ok" /> : <span className="nt" />}
          <span>
            <span className="vh">{proof.holds ? "It holds: " : "Missing: "}</span>
            <ProofWords proof={proof} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Its words, with ships as the dice they are. */
function ProofWords({ proof }: { proof: Proof }) {
  return proof.words.map((span, i) =>
    typeof span !== "string" && span.die !== undefined ? (
      <span key={i} className="pd">
        <DieFace seat={span.seat as Letter} value={Number(span.die)} />
        <span className="vh">{span.die}</span>
      </span>
    ) : (
      <Spans key={i} words={[span]} />
    ),
  );
}
