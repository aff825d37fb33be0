import { Icon } from "../../../shell/icons/Icon";
import { isBoard } from "../names/names";
import { glyphOf } from "./glyphs";

/** The sign of a card by what it touches, of a faction by its emblem. */
export function Sign({ of }: { of: string }) {
  if (!isBoard(of)) return <Icon name={glyphOf(of)} className="gl" />;
  return (
    <svg className="emb" aria-hidden="true">
      <use href={`#${glyphOf(of)}`} />
    </svg>
  );
}
