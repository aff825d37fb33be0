/** The icons of the shell, drawn once and used by name. */
export function Sprite() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <symbol id="arr" viewBox="0 0 24 20">
          <path
            d="M1 10h19M14 3.5 21 10l-7 6.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="chev" viewBox="0 0 24 24">
          <path
            d="M4 8l8 8 8-8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="undo" viewBox="0 0 24 24">
          <path
            d="M8 4 3 9l5 5M3.5 9H14a6 6 0 0 1 0 12H8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="slower" viewBox="0 0 24 24">
          <path
            d="M11 5 4 12l7 7M20 5l-7 7 7 7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="faster" viewBox="0 0 24 24">
          <path
            d="m4 5 7 7-7 7M13 5l7 7-7 7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="redo" viewBox="0 0 24 24">
          <path
            d="M16 4l5 5-5 5M20.5 9H10a6 6 0 0 0 0 12h6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="x" viewBox="0 0 24 24">
          <path d="M4 4l16 16M20 4 4 20" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </symbol>
        <symbol id="ok" viewBox="0 0 24 24">
          <path
            d="M4 13l5.5 5.5L20 6"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="book" viewBox="0 0 24 24">
          <path
            d="M12 5C9 3 6 3 3 3.5v15c3-.5 6-.5 9 1.5 3-2 6-2 9-1.5v-15C18 3 15 3 12 5zm0 0v15"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="bulb" viewBox="0 0 24 24">
          <path
            d="M9 17.5c0-3-3.5-4-3.5-8.5a6.5 6.5 0 0 1 13 0c0 4.5-3.5 5.5-3.5 8.5zM9.5 21.5h5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </symbol>
        <symbol id="eye" viewBox="0 0 24 24">
          <path d="M2 12q10-12 20 0-10 12-20 0z" fill="none" stroke="currentColor" strokeWidth="2.2" />
          <circle cx="12" cy="12" r="3.4" fill="currentColor" />
        </symbol>
        <symbol id="menu" viewBox="0 0 24 24">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        </symbol>
        <symbol id="say" viewBox="0 0 24 24">
          <path
            d="M4 5h16v11H11l-5 4v-4H4z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="half" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
        </symbol>
      </defs>
    </svg>
  );
}
