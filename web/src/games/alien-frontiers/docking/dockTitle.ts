import { type Dock, isBeltSpace, title } from "../names/names";
import { type View, beltSpace } from "../position/view";

/** What a place is called where it is seen: a space of the belt by the card that lies there. */
export function dockTitle(view: View, dock: Dock): string {
  const card = isBeltSpace(dock) ? beltSpace(view, dock).card : "";
  return title(card || dock);
}
