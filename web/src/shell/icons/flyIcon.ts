import "../styles/flyer.css";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const SIZE = 20;

interface Flight {
  /** Milliseconds. */
  duration: number;
  delay?: number;
}

/** An icon that flies from the middle of one place to that of another, over everything, and is gone. */
export function flyIcon(name: string, className: string, from: DOMRect, to: DOMRect, { duration, delay = 0 }: Flight): void {
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("class", `flyer ${className}`);
  icon.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${name}`);
  icon.append(use);
  icon.style.left = `${from.x + from.width / 2 - SIZE / 2}px`;
  icon.style.top = `${from.y + from.height / 2 - SIZE / 2}px`;
  document.body.append(icon);
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const frames = [
    { transform: "scale(.6)", opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { transform: `translate(${dx}px,${dy}px)`, opacity: 1 },
  ];
  const flight = icon.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  flight.onfinish = flight.oncancel = () => icon.remove();
}

/** Where something is on the screen; null while it is nowhere. */
export function whereIs(found: Element | null | undefined): DOMRect | null {
  const box = found?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}
