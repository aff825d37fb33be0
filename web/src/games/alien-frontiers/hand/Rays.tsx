const RAYS = 28;
const FAR = 200;

/** Rays behind something that is celebrated. */
export function Rays() {
  return (
    <svg className="rays" viewBox="-200 -200 400 400" aria-hidden="true">
      {Array.from({ length: RAYS }, (_, i) => (
        <path key={i} d={`M0 0L${at((i * 360) / RAYS - 3.2)}L${at((i * 360) / RAYS + 3.2)}Z`} />
      ))}
    </svg>
  );
}

function at(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(FAR * Math.sin(angle)).toFixed(1)} ${(-FAR * Math.cos(angle)).toFixed(1)}`;
}
