/** Icons of Edition X’s modules: Agendas, asteroids and how they are had, the REV, what a card touches. */
export function ModuleIcons() {
  return (
    <>
      <symbol id="slip" viewBox="0 0 24 24">
        <path fill="currentColor" d="M5 2h11l4 4v16H5z" />
        <path d="M16 2v4h4" fill="none" stroke="var(--hole,var(--plate))" strokeWidth="1.6" />
        <circle cx="12" cy="14" r="4" fill="var(--hole,var(--plate))" />
        <circle cx="12" cy="14" r="1.7" fill="currentColor" />
      </symbol>
      <symbol id="rock" viewBox="0 0 24 24">
        <path fill="currentColor" d="M8 3l7-1 6 5 1 7-5 7-8 1-6-5-1-7z" />
        <circle cx="9" cy="10" r="2.2" fill="var(--hole,var(--plate))" />
        <circle cx="15" cy="15.5" r="1.6" fill="var(--hole,var(--plate))" />
        <circle cx="15.5" cy="8" r="1.2" fill="var(--hole,var(--plate))" />
      </symbol>
      <symbol id="tow" viewBox="0 0 24 24">
        <path d="M12 2v11M12 13a4.5 4.5 0 1 0 4.5 4.5" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="12" cy="3.5" r="2.5" fill="currentColor" />
      </symbol>
      <symbol id="bolt" viewBox="0 0 24 24">
        <path fill="currentColor" d="M14 1 4 14h6l-1.5 9L20 9h-7z" />
      </symbol>
      <symbol id="lock" viewBox="0 0 24 24">
        <rect x="4" y="10" width="16" height="12" rx="3" fill="currentColor" />
        <path d="M8 10V7a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" strokeWidth="2.4" />
      </symbol>
      <symbol id="rev" viewBox="0 0 24 24">
        <path fill="currentColor" d="M2 12h4l3-5h7l5 5h1v5H2z" />
        <circle cx="7" cy="18" r="3.6" fill="currentColor" stroke="var(--hole,var(--plate))" strokeWidth="1.5" />
        <circle cx="17" cy="18" r="3.6" fill="currentColor" stroke="var(--hole,var(--plate))" strokeWidth="1.5" />
      </symbol>
      <symbol id="i-die" viewBox="0 0 24 24">
        <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" />
        <circle cx="8.5" cy="8.5" r="1.9" fill="var(--hole,var(--plate))" />
        <circle cx="15.5" cy="15.5" r="1.9" fill="var(--hole,var(--plate))" />
        <circle cx="12" cy="12" r="1.9" fill="var(--hole,var(--plate))" />
      </symbol>
      <symbol id="shield" viewBox="0 0 24 24">
        <path fill="currentColor" d="M12 1.5l9 3.5v6c0 6-4 9.5-9 11.5-5-2-9-5.5-9-11.5V5z" />
        <path d="M7.5 12l3 3 6-6.5" fill="none" stroke="var(--hole,var(--plate))" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
      </symbol>
    </>
  );
}
