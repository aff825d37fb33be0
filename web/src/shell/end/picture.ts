/** The result as a picture to hand on: names, points, and the race. */

import type { Letter } from "../link/wire";

export interface PictureWords {
  title: string;
  headline: string;
  margin: string;
  seats: readonly { seat: Letter; name: string; total: number; values: readonly number[] }[];
}

const WIDTH = 1200;
const HEIGHT = 630;

export function drawPicture({ title, headline, margin, seats }: PictureWords): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => readColour(style.getPropertyValue(name).trim());
  const font = (size: number, weight = 600): string => `${weight} ${size}px Jost, "Josefin Sans", system-ui, sans-serif`;
  pen.fillStyle = "#101b31";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  rays(pen, 900, 300);
  pen.fillStyle = "#fbf1dc";
  pen.font = font(28);
  pen.fillText(`Landfall · ${title}`, 60, 80);
  pen.font = font(76);
  pen.fillText(headline, 60, 180, 620);
  pen.font = font(40);
  pen.fillStyle = "#d9d2c2";
  pen.fillText(margin, 60, 240, 620);
  seats.forEach(({ seat, name, total }, i) => {
    const y = 330 + i * 52;
    pen.fillStyle = colour(`--${seat}`);
    pen.beginPath();
    pen.arc(78, y - 12, 18, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = "#fbf1dc";
    pen.font = font(32);
    pen.fillText(name, 116, y, 380);
    pen.textAlign = "right";
    pen.fillText(String(total), 600, y);
    pen.textAlign = "left";
  });
  const rounds = Math.max(2, ...seats.map(({ values }) => values.length));
  const most = Math.max(1, ...seats.flatMap(({ values }) => values));
  pen.lineWidth = 6;
  pen.lineJoin = "round";
  for (const { seat, values } of seats) {
    pen.strokeStyle = colour(`--${seat}`);
    pen.beginPath();
    values.forEach((value, i) => {
      const x = 680 + (i / (rounds - 1)) * 460;
      const y = 560 - (value / most) * 420;
      if (i) pen.lineTo(x, y);
      else pen.moveTo(x, y);
    });
    pen.stroke();
  }
  return canvas;
}

function rays(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = "#f47f4e22";
  for (let i = 0; i < 28; i++) {
    const turn = (i * 2 * Math.PI) / 28;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 900 * Math.cos(turn - 0.04), y + 900 * Math.sin(turn - 0.04));
    pen.lineTo(x + 900 * Math.cos(turn + 0.04), y + 900 * Math.sin(turn + 0.04));
    pen.fill();
  }
}

/** A colour as a canvas understands it: the browser works it out. */
function readColour(value: string): string {
  const probe = document.createElement("i");
  probe.style.color = value;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found || "#fbf1dc";
}
