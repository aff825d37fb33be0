/** The factions’ emblems, on a grid of 32, by the name of the board. */
export function FactionEmblems() {
  return (
    <>
      <symbol id="e-brethren-of-the-stars" viewBox="0 0 32 32">
        <path fill="var(--sun)" stroke="none" d="M16 3l2.2 5.3L24 9l-4.3 3.9 1.1 5.6L16 15.7l-4.8 2.8 1.1-5.6L8 9l5.8-.7z" />
        <circle cx="8" cy="24.5" r="3.2" />
        <circle cx="24" cy="24.5" r="3.2" />
        <path d="M11.2 24.5h9.6M10 21.7l2.5-4M22 21.7l-2.5-4" />
      </symbol>
      <symbol id="e-corex-conglomerated" viewBox="0 0 32 32">
        <path d="M16 2.5 27.5 9v14L16 29.5 4.5 23V9z" />
        <path fill="var(--sun)" stroke="none" d="M16 9.5l6 3.4v6.8l-6 3.4-6-3.4v-6.8z" />
        <path d="M16 16.3v6.5M16 16.3l5.6-3.2M16 16.3l-5.6-3.2" />
      </symbol>
      <symbol id="e-dark-space-explorers" viewBox="0 0 32 32">
        <circle fill="var(--sun)" stroke="none" cx="16" cy="16" r="4" />
        <path d="M16 9a7 7 0 1 1-7 7M16 4a12 12 0 1 0 12 12M23 5.5l3.5-2M26.5 9.5 29 8" />
      </symbol>
      <symbol id="e-homesteaders-union" viewBox="0 0 32 32">
        <path d="M3 16 16 5l13 11M7 13.5V25h18V13.5" />
        <path fill="var(--sun)" stroke="none" d="M12 25v-6a4 4 0 0 1 8 0v6z" />
        <path d="M3 29c3-2 5-2 8 0s5 2 8 0 5-2 10 0" />
      </symbol>
      <symbol id="e-mercurys-angels" viewBox="0 0 32 32">
        <circle fill="var(--sun)" stroke="none" cx="16" cy="16" r="5" />
        <path d="M10.5 13C7 8 4 6.5 1.5 6c0 4 1 6 3.5 7.5-1.5 0-2.5 0-3 .5 1.5 3 4 4.5 8 5M21.5 13C25 8 28 6.5 30.5 6c0 4-1 6-3.5 7.5 1.5 0 2.5 0 3 .5-1.5 3-4 4.5-8 5M16 21v8M12.5 25.5h7" />
      </symbol>
      <symbol id="e-new-gaia-engineers" viewBox="0 0 32 32">
        <path d="M4 20a12.5 12.5 0 0 0 24 0z" />
        <path d="M16 20V11" />
        <path fill="var(--sun)" stroke="none" d="M16 13C11 13 8 10 7.5 4.5 13 5 16 8 16 13zM16 15.5c0-4 2.5-7 8.5-7.5-.5 5-3.5 7.5-8.5 7.5z" />
      </symbol>
      <symbol id="e-prophets-of-the-artifact" viewBox="0 0 32 32">
        <path d="M16 3 29 26H3z" />
        <circle fill="var(--sun)" stroke="none" cx="16" cy="18.5" r="3.6" />
        <path d="M8.5 19c2.5-4 5-5.5 7.5-5.5s5 1.5 7.5 5.5c-2.5 3.5-5 4.5-7.5 4.5s-5-1-7.5-4.5z" />
      </symbol>
      <symbol id="e-proxima-centauri-scholars" viewBox="0 0 32 32">
        <circle fill="var(--sun)" stroke="none" cx="16" cy="16" r="3.8" />
        <ellipse cx="16" cy="16" rx="13" ry="5" />
        <ellipse cx="16" cy="16" rx="13" ry="5" transform="rotate(60 16 16)" />
        <ellipse cx="16" cy="16" rx="13" ry="5" transform="rotate(120 16 16)" />
      </symbol>
      <symbol id="e-scavenger-fleet" viewBox="0 0 32 32">
        <path d="M16 2.5V9M11 9h10v4a8 8 0 0 1 5 7.5l-3.5 4-2.5-4M11 13a8 8 0 0 0-5 7.5l3.5 4 2.5-4M11 9v4h10" />
        <path fill="var(--sun)" stroke="none" d="M16 19l4.5 4.5L16 30l-4.5-6.5z" />
      </symbol>
      <symbol id="e-smugglers-alliance" viewBox="0 0 32 32">
        <path fill="var(--sun)" stroke="none" d="M9 13h14v6l-4 3-3-2-3 2-4-3z" />
        <path d="M4 9.5 16 4l12 5.5v13L16 28 4 22.5zM4 9.5 16 14l12-4.5M16 14v3" />
      </symbol>
      <symbol id="e-sunrise-commune" viewBox="0 0 32 32">
        <path fill="var(--sun)" stroke="none" d="M8 21a8 8 0 0 1 16 0z" />
        <path d="M2 21h28M6 26h20M11 30h10M16 4v5M5 9l3.5 3.5M27 9l-3.5 3.5" />
      </symbol>
      <symbol id="e-terran-exchange" viewBox="0 0 32 32">
        <circle fill="var(--sun)" stroke="none" cx="11" cy="20" r="6.5" />
        <circle cx="20" cy="12" r="7.5" />
        <path d="M20 8v8M17.5 10h4a1.6 1.6 0 0 1 0 3.5h-4M4 10a9 9 0 0 1 6-6m0 0-3.5-.5M10 4 8.5 7.5M28 22a9 9 0 0 1-6 6m0 0 3.5.5M22 28l1.5-3.5" />
      </symbol>
      <symbol id="e-uranian-syndicate" viewBox="0 0 32 32">
        <circle fill="var(--sun)" stroke="none" cx="16" cy="16" r="7" />
        <path d="M16 9c4-6 8-8 9.5-6.5C29 6 6 30 3 29.5 1 29 2 24 9 16.5" />
        <circle cx="26" cy="22" r="2" />
      </symbol>
      <symbol id="e-xeno-explorations-inc" viewBox="0 0 32 32">
        <path fill="var(--sun)" stroke="none" d="M12 14l3-6h7l4 6z" />
        <path d="M3 14h26v6H3zM15 8 12 4M6 4h6" />
        <circle cx="8" cy="24" r="4" />
        <circle cx="24" cy="24" r="4" />
        <circle cx="16" cy="24" r="2.5" />
      </symbol>
    </>
  );
}
