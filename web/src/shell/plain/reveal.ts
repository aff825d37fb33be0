/** Scrolls as little as it takes to see something whole, in its own box or with the page. */
export function reveal(element: HTMLElement): void {
  const whole = element.closest<HTMLElement>(".p-o, .p-slip") ?? element;
  if (whole.matches("main, section")) whole.scrollIntoView({ block: "start" });
  else whole.scrollIntoView({ block: "nearest" });
}
