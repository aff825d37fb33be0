/** The colours that drawings fade in and out of; once on a page that has drawings. */
export function Defs() {
  return (
    <svg className="cqdefs" width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <linearGradient id="cq-tsky" x2="0" y2="1">
          <stop offset=".3" style={{ stopColor: "var(--t-sky0)" }} />
          <stop offset=".86" style={{ stopColor: "var(--t-sky1)" }} />
        </linearGradient>
        <linearGradient id="cq-searchlight" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" style={{ stopColor: "var(--t-lit)" }} stopOpacity=".75" />
          <stop offset="1" style={{ stopColor: "var(--t-lit)" }} stopOpacity="0" />
        </linearGradient>
        <linearGradient id="cq-searchside" x1="0" x2="1">
          <stop offset="0" style={{ stopColor: "var(--t-lit)" }} stopOpacity=".8" />
          <stop offset="1" style={{ stopColor: "var(--t-lit)" }} stopOpacity="0" />
        </linearGradient>
        <linearGradient id="cq-raybeam" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--ray)" }} stopOpacity=".85" />
          <stop offset="1" style={{ stopColor: "var(--ray)" }} stopOpacity=".06" />
        </linearGradient>
        <linearGradient id="cq-bigsky" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--p-sky0)" }} />
          <stop offset=".62" style={{ stopColor: "var(--p-sky1)" }} />
          <stop offset="1" style={{ stopColor: "var(--p-sky2)" }} />
        </linearGradient>
        <radialGradient id="cq-moonlight">
          <stop offset=".3" style={{ stopColor: "var(--t-moon)" }} stopOpacity=".5" />
          <stop offset="1" style={{ stopColor: "var(--t-moon)" }} stopOpacity="0" />
        </radialGradient>
        <pattern id="cq-tdots" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="2" cy="2" r=".9" style={{ fill: "var(--t-ink)" }} fillOpacity=".5" />
        </pattern>
        <pattern id="cq-bigdots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="3.5" cy="3.5" r="1.5" style={{ fill: "var(--t-ink)" }} />
        </pattern>
        <pattern id="cq-halft" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="3" cy="3" r="1.5" style={{ fill: "var(--p-dot)" }} />
        </pattern>
        <linearGradient id="cq-fadeup" x2="0" y2="1">
          <stop offset=".2" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
      </defs>
    </svg>
  );
}
