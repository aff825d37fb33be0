/** How much of something there is, as a ring that fills. */
export function Ring({ done, of }: { done: number; of: number }) {
  const part = of > 0 ? Math.min(1, done / of) * 100 : 0;
  return (
    <svg className="ring" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <circle className="done" cx="12" cy="12" r="9" pathLength="100" strokeDasharray={`${part} 100`} />
    </svg>
  );
}
