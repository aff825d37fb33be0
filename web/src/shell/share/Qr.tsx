import qrcode from "qrcode-generator";
import { useMemo } from "react";

/** Modules of white around a code, so that a camera finds its corners. */
const QUIET = 4;

/** A link as a code for a phone's camera. It is drawn here: nobody else learns the link. */
export function Qr({ link, label }: { link: string; label: string }) {
  const { size, path } = useMemo(() => drawn(link), [link]);
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The dark modules of the code as one path, row by row. */
export function drawn(link: string): { size: number; path: string } {
  const code = qrcode(0, "M"); // as small as the link allows
  code.addData(link);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return { size, path };
}
