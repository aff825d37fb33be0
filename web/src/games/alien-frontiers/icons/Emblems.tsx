/** An emblem on a grid of 32: what is filled with the sun's colour, and the lines over it. */
type Drawing = readonly [sun: string, lines: string];

function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

export const FACILITY_EMBLEMS: Readonly<Record<string, Drawing>> = {
  solar: [ring(16, 16, 6.5), "M16 2v4.5M16 25.5V30M2 16h4.5M25.5 16H30M6 6l3.2 3.2M22.8 22.8 26 26M26 6l-3.2 3.2M9.2 22.8 6 26"],
  yard: ["M16 3c4 4 5.2 9 4.8 14h-9.6C10.8 12 12 7 16 3z", "M11 13.5 7 19v4l5-3h8l5 3v-4l-4-5.5M5 28h22M9 28v-2m14 2v-2"],
  hub: [ring(16, 16, 4), `${ring(16, 16, 11.5)}M16 4.5V11m0 10v6.5M4.5 16H11m10 0h6.5`],
  market: [ring(16, 16, 5), "M5 13A11.5 11.5 0 0 1 25 8.5m0-5v5h-5M27 19A11.5 11.5 0 0 1 7 23.5m0 5v-5h5"],
  artifact: ["M16 3l6 13-6 13-6-13z", "M28.84 11.83A13.5 4.5 -18 1 1 3.16 20.17A13.5 4.5 -18 1 1 28.84 11.83"],
  mine: ["M20 4a12.5 12.5 0 1 0 8 17A10.5 10.5 0 0 1 20 4z", `M24 6.5h4M26 4.5v4${ring(11, 18, 2)}${ring(16.5, 23.5, 1.3)}`],
  terra: ["M9 22c-1-7 4-11.5 14-11.5C23 19 18 24 9 22z", `${ring(16, 17, 11.5)}M8 25c2-5 5-8 9-10`],
  cons: ["M6 22a10 10 0 0 1 20 0z", "M3 26h26M16 12V6m0 0 5 2-5 2"],
  raid: ["M16 4l5.5 18L16 19l-5.5 3z", "M11.5 14 3 26l8-2M20.5 14 29 26l-8-2"],
  bay: ["M11 25v-9a5 5 0 0 1 10 0v9z", "M4 26V16a12 12 0 0 1 24 0v10M2 26h28"],
};

/** By the name of the faction's board. */
export const FACTION_EMBLEMS: Readonly<Record<string, Drawing>> = {
  "brethren-of-the-stars": ["M16 3l2.2 5.3L24 9l-4.3 3.9 1.1 5.6L16 15.7l-4.8 2.8 1.1-5.6L8 9l5.8-.7z", `${ring(8, 24.5, 3.2)}${ring(24, 24.5, 3.2)}M11.2 24.5h9.6M10 21.7l2.5-4M22 21.7l-2.5-4`],
  "corex-conglomerated": ["M16 9.5l6 3.4v6.8l-6 3.4-6-3.4v-6.8z", "M16 2.5 27.5 9v14L16 29.5 4.5 23V9zM16 16.3v6.5M16 16.3l5.6-3.2M16 16.3l-5.6-3.2"],
  "dark-space-explorers": [ring(16, 16, 4), "M16 9a7 7 0 1 1-7 7M16 4a12 12 0 1 0 12 12M23 5.5l3.5-2M26.5 9.5 29 8"],
  "homesteaders-union": ["M12 25v-6a4 4 0 0 1 8 0v6z", "M3 16 16 5l13 11M7 13.5V25h18V13.5M3 29c3-2 5-2 8 0s5 2 8 0 5-2 10 0"],
  "mercurys-angels": [ring(16, 16, 5), "M10.5 13C7 8 4 6.5 1.5 6c0 4 1 6 3.5 7.5-1.5 0-2.5 0-3 .5 1.5 3 4 4.5 8 5M21.5 13C25 8 28 6.5 30.5 6c0 4-1 6-3.5 7.5 1.5 0 2.5 0 3 .5-1.5 3-4 4.5-8 5M16 21v8M12.5 25.5h7"],
  "new-gaia-engineers": ["M16 13C11 13 8 10 7.5 4.5 13 5 16 8 16 13zM16 15.5c0-4 2.5-7 8.5-7.5-.5 5-3.5 7.5-8.5 7.5z", "M4 20a12.5 12.5 0 0 0 24 0zM16 20V11"],
  "prophets-of-the-artifact": [ring(16, 18.5, 3.6), "M16 3 29 26H3zM8.5 19c2.5-4 5-5.5 7.5-5.5s5 1.5 7.5 5.5c-2.5 3.5-5 4.5-7.5 4.5s-5-1-7.5-4.5z"],
  "proxima-centauri-scholars": [ring(16, 16, 3.8), "M29 16A13 5 0 1 1 3 16A13 5 0 1 1 29 16M22.5 27.26A13 5 60 1 1 9.5 4.74A13 5 60 1 1 22.5 27.26M9.5 27.26A13 5 120 1 1 22.5 4.74A13 5 120 1 1 9.5 27.26"],
  "scavenger-fleet": ["M16 19l4.5 4.5L16 30l-4.5-6.5z", "M16 2.5V9M11 9h10v4a8 8 0 0 1 5 7.5l-3.5 4-2.5-4M11 13a8 8 0 0 0-5 7.5l3.5 4 2.5-4M11 9v4h10"],
  "smugglers-alliance": ["M9 13h14v6l-4 3-3-2-3 2-4-3z", "M4 9.5 16 4l12 5.5v13L16 28 4 22.5zM4 9.5 16 14l12-4.5M16 14v3"],
  "sunrise-commune": ["M8 21a8 8 0 0 1 16 0z", "M2 21h28M6 26h20M11 30h10M16 4v5M5 9l3.5 3.5M27 9l-3.5 3.5"],
  "terran-exchange": [ring(11, 20, 6.5), `${ring(20, 12, 7.5)}M20 8v8M17.5 10h4a1.6 1.6 0 0 1 0 3.5h-4M4 10a9 9 0 0 1 6-6m0 0-3.5-.5M10 4 8.5 7.5M28 22a9 9 0 0 1-6 6m0 0 3.5.5M22 28l1.5-3.5`],
  "uranian-syndicate": [ring(16, 16, 7), `M16 9c4-6 8-8 9.5-6.5C29 6 6 30 3 29.5 1 29 2 24 9 16.5${ring(26, 22, 2)}`],
  "xeno-explorations-inc": ["M12 14l3-6h7l4 6z", `M3 14h26v6H3zM15 8 12 4M6 4h6${ring(8, 24, 4)}${ring(24, 24, 4)}${ring(16, 24, 2.5)}`],
};

export function Emblems({ of }: { of: Readonly<Record<string, Drawing>> }) {
  return Object.entries(of).map(([name, [sun, lines]]) => (
    <symbol key={name} id={`e-${name}`} viewBox="0 0 32 32">
      <path fill="var(--sun)" stroke="none" d={sun} />
      <path d={lines} />
    </symbol>
  ));
}
