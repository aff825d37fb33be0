/** The game's own keys: Enter for the way on where nothing else has the focus, a number for a Command Counter or a card, D for the Command die, Z for the lens, Escape to let go. */

import { type Desk, optionOf } from "./desk";

/** Was it a key of the game? */
export function pressed(desk: Desk, key: string): boolean {
  const { asked, pick, picked, squad, muster } = desk;
  if (key === "Escape") {
    if (picked) pick(null);
    else if (squad) muster(null);
    return true;
  }
  if (key === "Enter") return document.activeElement === document.body && press(".abtn.end.ready");
  if (key === "z" || key === "Z") return press(".lens");
  if (asked?.id === "command") {
    const option = optionOf(asked, `choose ${key.toLowerCase() === "d" ? "d6" : key}`);
    if (option) pick(option);
    return option !== undefined;
  }
  return /^[1-9]$/.test(key) && press(`.hand li:nth-child(${key}) .ev`);
}

/** Presses what is there to be pressed. */
function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(`#app.cq ${selector}`);
  found?.click();
  return found !== null;
}
