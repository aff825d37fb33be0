import { memo } from "react";
import { Emblems, FACILITY_EMBLEMS, FACTION_EMBLEMS } from "./Emblems";
import { ModuleIcons } from "./ModuleIcons";

/** Every icon of the game, drawn once and used by name. */
export const Sprite = memo(function Sprite() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <symbol id="fuel" viewBox="0 0 24 24">
          <path fill="currentColor" d="M12 1.5c4.2 5.6 7.2 9 7.2 13.2a7.2 7.2 0 0 1-14.4 0C4.8 10.5 7.8 7.1 12 1.5z" />
          <path
            d="M8.6 14.5a3.6 3.6 0 0 0 3.1 4"
            fill="none"
            stroke="#fff"
            strokeOpacity=".75"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </symbol>
        <symbol id="ore" viewBox="0 0 24 24">
          <path fill="currentColor" d="M7 3h9l6 8.5L15.5 21H8L2 11z" />
          <path
            d="M7 3l3.5 7.5L2 11m8.5-.5L22 11.5M10.5 10.5L8 21m2.5-10.5L16 3"
            fill="none"
            stroke="#111b2e"
            strokeOpacity=".55"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </symbol>
        <symbol id="ship" viewBox="0 0 24 24">
          <path
            fill="currentColor"
            d="M12 1c3.8 3.3 5 7.5 4.6 12l3.9 4.5V22l-5-2.2h-7L3.5 22v-4.5L7.4 13C7 8.5 8.2 4.3 12 1z"
          />
          <circle cx="12" cy="9.5" r="2.2" fill="var(--hole,var(--plate))" />
        </symbol>
        <symbol id="dome" viewBox="0 0 24 24">
          <path fill="currentColor" d="M3 17a9 9 0 0 1 18 0z" />
          <rect x="1.5" y="18.5" width="21" height="3" rx="1.5" fill="currentColor" />
          <path d="M12 8v9M7.2 10.5 8.5 17M16.8 10.5 15.5 17" stroke="var(--hole,var(--plate))" strokeWidth="1.3" />
        </symbol>
        <symbol id="flag" viewBox="0 0 24 24">
          <path d="M5 22V2h2.2v2H21l-4 5 4 5H7.200v8z" fill="currentColor" />
        </symbol>
        <symbol id="tech" viewBox="0 0 24 24">
          <rect x="4.5" y="2" width="15" height="20" rx="3" fill="currentColor" />
          <path d="M12 6.5l1.4 4.1 4.1 1.4-4.1 1.4L12 17.5l-1.4-4.1L6.5 12l4.1-1.4z" fill="var(--hole,var(--plate))" />
        </symbol>
        <symbol id="star" viewBox="0 0 24 24">
          <path
            fill="currentColor"
            d="M12 0l2.3 8.1L20.5 3.5l-4.6 6.2L24 12l-8.1 2.3 4.6 6.2-6.2-4.6L12 24l-2.3-8.1-6.2 4.6 4.6-6.2L0 12l8.1-2.3L3.5 3.5l6.2 4.6z"
          />
        </symbol>
        <symbol id="iso" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="5 3.4" />
          <circle cx="12" cy="12" r="3" fill="currentColor" />
        </symbol>
        <symbol id="pos" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2.6" />
          <path d="M12 6.5v11M6.5 12h11" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
        </symbol>
        <symbol id="rep" viewBox="0 0 24 24">
          <path
            d="M8 4 2 12l6 8M16 4l6 8-6 8M12 8v8"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
        <Zones />
        <Emblems of={FACILITY_EMBLEMS} />
        <Emblems of={FACTION_EMBLEMS} />
        <ModuleIcons />
        <Shading />
      </defs>
    </svg>
  );
});

/** What a phone shows at a time, and the own cards. */
function Zones() {
  return (
    <>
      <symbol id="i-world" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="12" cy="12" r="3.6" fill="currentColor" />
        <path d="M12 3v5M12 16v5M4 8l4.5 2.2M20 8l-4.5 2.2" stroke="currentColor" strokeWidth="1.6" />
      </symbol>
      <symbol id="i-dock" viewBox="0 0 24 24">
        <path fill="currentColor" d="M5 3h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />
        <path fill="currentColor" d="M15 13h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z" />
        <path
          d="M14 4h6v6h-6zM4 14h6v6H4z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="3 2"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-seat" viewBox="0 0 24 24">
        <circle cx="7" cy="8" r="4" fill="currentColor" />
        <path d="M17 4l4.5 8h-9zM4 15h7v7H4zM17 14.5l4 4-4 4-4-4z" fill="currentColor" />
      </symbol>
      <symbol id="cards" viewBox="0 0 24 24">
        <path fill="currentColor" d="M3 6.5 11 4l5 15-8 2.5z" opacity=".55" />
        <rect x="10" y="3" width="11" height="17" rx="2.5" fill="currentColor" />
      </symbol>
    </>
  );
}

/** The planet's night side and its air. */
export const Shading = memo(function Shading() {
  return (
    <>
      <pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="3.5" cy="3.5" r="1.5" style={{ fill: "light-dark(#17233a73,#060b14)" }} />
      </pattern>
      <linearGradient id="shade" x1=".15" y1=".1" x2=".9" y2=".95">
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id="night">
        <circle r="236" fill="url(#shade)" />
      </mask>
      <radialGradient id="globe" cx=".26" cy=".2" r=".88">
        <stop offset="0" style={{ stopColor: "light-dark(#ffffff59,#fff1dc1f)" }} />
        <stop offset=".52" style={{ stopColor: "light-dark(#ffffff00,#fff1dc00)" }} />
        <stop offset=".66" style={{ stopColor: "light-dark(#17233a00,#060b1400)" }} />
        <stop offset="1" style={{ stopColor: "light-dark(#17233a2e,#060b146b)" }} />
      </radialGradient>
      <radialGradient id="atm" r=".5">
        <stop offset=".86" stopColor="#F47F4E" stopOpacity=".0" />
        <stop offset=".885" style={{ stopColor: "light-dark(#E9B98F,#F47F4E)" }} stopOpacity=".42" />
        <stop offset="1" style={{ stopColor: "light-dark(#E9B98F,#F47F4E)" }} stopOpacity="0" />
      </radialGradient>
    </>
  );
});
