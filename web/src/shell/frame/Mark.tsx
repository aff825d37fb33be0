/** The mark: a persimmon globe with a ring and a star. */
export function Mark() {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="23" r="12" style={{ fill: "var(--sun)" }} />
      <ellipse
        cx="22"
        cy="23"
        rx="20"
        ry="6.5"
        transform="rotate(-22 22 23)"
        fill="none"
        style={{ stroke: "var(--fg)" }}
        strokeWidth="2"
      />
      <path d="M12 17a12 12 0 0 1 20 0" fill="none" style={{ stroke: "var(--sun)" }} strokeWidth="3" />
      <path d="M35 5l1 3.5 3.5 1-3.5 1-1 3.5-1-3.5-3.5-1 3.5-1z" style={{ fill: "var(--fg)" }} />
    </svg>
  );
}
