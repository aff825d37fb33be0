/** The signs of cards that have one of their own, drawn like those of the table. */

export const CARD_ICONS: Readonly<Record<string, string>> = {
  bomb: '<path fill="currentColor" d="M9 9a7.5 7.5 0 1 1-1 14A7.5 7.5 0 0 1 9 9z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M14 9l3-4q3-3 5 0"/><path fill="currentColor" d="M21 1l1 3 2 1-2 2z"/>',
  knife:
    '<path fill="currentColor" d="M22 2Q12 4 7 13l4 4Q20 12 22 2zM6.5 14L4 16.5l1 1-4 4 1.5 1.5 4-4 1 1L10 17.5z"/>',
  phone: '<path fill="currentColor" d="M4 3l5-1 2 6-3 2q2 4 6 6l2-3 6 2-1 5q-1 2-4 2Q4 20 2 7q0-3 2-4z"/>',
  "star-cape":
    '<path fill="currentColor" d="M12 1a4.5 4.5 0 0 1 2 8.5l8 2-4 4-3-1v9H9v-9l-3 1-4-4 8-2A4.5 4.5 0 0 1 12 1z"/>',
  cross:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M3 7h12l6 10M3 17h4l3-4M15 17h6M18 13l3 4-4 2M13 5l3 2-3 2"/>',
  germ: '<path fill="currentColor" d="M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M12 5V1M12 23v-4M5 12H1M23 12h-4M7 7L4 4M20 20l-3-3M7 17l-3 3M20 4l-3 3"/><path fill="var(--hole,var(--plate))" d="M9 10a1.6 1.6 0 1 1 .1 0zM14 15a2 2 0 1 1 .1 0zM15 10.5a1.2 1.2 0 1 1 .1 0z"/>',
  fangs: '<path fill="currentColor" d="M2 5h20q0 9-4 12l-2-8-2 8h-4l-2-8-2 8Q2 14 2 5z"/>',
  dome: '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M2 20a10 11 0 0 1 20 0z"/><path fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M7 20a5 11 0 0 1 10 0M12 9v11"/><path fill="currentColor" d="M1 20h22v2.5H1z"/>',
  siren:
    '<path fill="currentColor" d="M6 18v-5a6 6 0 0 1 12 0v5zM4 19.5h16V23H4z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 1v3M3 5l2 2M21 5l-2 2"/>',
  plan: '<path fill="currentColor" d="M5 2h14v20H5z"/><path fill="currentColor" d="M2 20h6v2H2z"/><path fill="none" stroke="var(--hole,var(--plate))" stroke-width="1.8" d="M8 7h8M8 11h5M9 17l3-3 3 3"/>',
  horn: '<path fill="currentColor" d="M2 9h4l11-6v18L6 15H2zM6 16h4l1 6H8z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M20 8q3 4 0 8"/>',
  rocket:
    '<path fill="currentColor" d="M12 0c4 4 5 8 4.5 13l3.5 4v5l-5-2H9l-5 2v-5l3.5-4C7 8 8 4 12 0z"/><path fill="var(--hole,var(--plate))" d="M12 6.5a2.3 2.3 0 1 1-.1 0z"/>',
  flagus: '<path fill="currentColor" d="M4 2h3v21H4zM8 3q4-2 7 0t7 0v11q-4 2-7 0t-7 0z"/>',
  probe:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 13v8M8 23h8"/><path fill="currentColor" d="M12 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M3 4q-2 5 0 10M21 4q2 5 0 10"/><path fill="var(--hole,var(--plate))" d="M12 6.5a2.5 2.5 0 1 1-.1 0z"/>',
  crown: '<path fill="currentColor" d="M2 6l5 5 5-9 5 9 5-5-2 13H4zM4 20.5h16V23H4z"/>',
  spanner:
    '<path fill="currentColor" d="M21 5l-4 4-3-1-1-3 4-4q-6-2-8 4 0 2 .5 3L2 16q-2 3 1 5t5 0l7.5-8q6 2 8-4 0-2-2.5-4z"/>',
  smoking:
    '<path fill="currentColor" d="M3 15q0-3 6-3a4 4 0 0 1 7 0q6 0 6 3t-9.5 3T3 15z"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M8 9q-3-3 0-5M13 7q-2-3 1-6M18 9q3-3 0-6"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M6 21l2-2M12 22v-3M18 21l-2-2"/>',
  flask:
    '<path fill="currentColor" d="M9 1h6v7l7 12q1 3-3 3H5q-4 0-3-3L9 8z"/><path fill="var(--hole,var(--plate))" d="M10 10h4l4 7H6z"/>',
  "cross-hair":
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 3a9 9 0 1 1-.1 0zM12 0v7M12 17v7M0 12h7M17 12h7"/><path fill="currentColor" d="M12 10a2 2 0 1 1-.1 0z"/>',
  flare:
    '<path fill="currentColor" d="M12 6a6 6 0 1 1-.1 0z"/><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M12 1v2M12 21v2M1 12h2M21 12h2M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2"/>',
  fog: '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M3 6h12M18 6h3M2 11h5M10 11h12M4 16h13M20 16h1M7 21h12"/>',
  tractor:
    '<path fill="currentColor" d="M7 6a5 5 0 0 1 10 0q5 .6 5 2.5T12 11 2 8.5 7 6z"/><path fill="currentColor" d="M8 12h8l4 11H4z"/>',
  hat: '<path fill="currentColor" d="M2 15q5-1 5-3 0-8 5-8t5 8q0 2 5 3-4 4-10 4T2 15z"/>',
  warp: '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 3a9 9 0 1 1-9 9M12 7a5 5 0 1 0 5 5M12 11.5a.5.5 0 1 0 .1 0"/><path fill="currentColor" d="M1 13l2-5 4 4z"/>',
  dove: '<path fill="currentColor" d="M2 9q5 1 8-2 2-5 7-4 2 0 3 2l3 1-3 2q0 7-6 9l1 5h-4l-2-5Q3 16 2 9z"/><path fill="var(--hole,var(--plate))" d="M17.5 5.5a1 1 0 1 1-.1 0z"/>',
  engine:
    '<path fill="currentColor" d="M5 3h14v6l-3 4H8L5 9z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M8 16v6M12 15v8M16 16v6"/>',
  bounty:
    '<path fill="currentColor" d="M12 1a11 11 0 1 1-.1 0z"/><path fill="var(--hole,var(--plate))" d="M12 5a4 4 0 0 1 4 4q0 2-1 3l3 2v4H6v-4l3-2q-1-1-1-3a4 4 0 0 1 4-4z"/>',
  brain:
    '<path fill="currentColor" d="M11 3q-4-2-6 1-4 1-3 5-2 4 1 7 0 4 4 4 2 2 4 1zM13 3q4-2 6 1 4 1 3 5 2 4-1 7 0 4-4 4-2 2-4 1z"/><path fill="none" stroke="var(--hole,var(--plate))" stroke-width="1.5" d="M5 10q3-1 3 2M6 16q2-2 4 0M19 10q-3-1-3 2M18 16q-2-2-4 0"/>',
  cloak:
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2.5 3" d="M7 10a5 6 0 0 1 10 0q6 1 6 4 0 4-11 4T1 14q0-3 6-4z"/>',
  clones:
    '<path fill="currentColor" d="M7 4a3 3 0 1 1-.1 0zM17 4a3 3 0 1 1-.1 0zM12 6a3.5 3.5 0 1 1-.1 0zM2 20q0-8 5-8l2 1q-2 3-2 7zM22 20q0-8-5-8l-2 1q2 3 2 7zM7 22q0-8 5-8t5 8z"/>',
  vat: '<path fill="currentColor" d="M6 1h12v3H6zM5 20h14v3H5z"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M6.5 4v16M17.5 4v16"/><path fill="currentColor" d="M12 7a3 3 0 1 1-.1 0zM8.5 19q0-6 3.5-6t3.5 6z"/>',
  robot:
    '<path fill="currentColor" d="M11 0h2v3h6v9H5V3h6zM4 13h16v7h-3v4h-4v-4h-2v4H7v-4H4z"/><path fill="var(--hole,var(--plate))" d="M8 6h2.5v3H8zM13.5 6H16v3h-2.5z"/>',
  clock:
    '<path fill="currentColor" d="M12 1a11 11 0 1 1-.1 0z"/><path fill="none" stroke="var(--hole,var(--plate))" stroke-width="2.4" stroke-linecap="round" d="M12 5v7l5 3"/>',
  heat: '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M4 4v9M8 2v11"/><path fill="currentColor" d="M2 14h8v3H2z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M13 6q3-3 5 0t5 0M13 11q3-3 5 0t5 0M13 16q3-3 5 0t5 0"/>',
  spiral:
    '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 12q2-2 3 1t-4 4-6-4 4-9 11 3 1 12-9 5"/>',
  slime:
    '<path fill="currentColor" d="M2 21q0-7 4-9 0-8 6-8t6 8q4 2 4 9-2 3-5 0-3 3-5 0-2 3-5 0-3 3-5 0z"/><path fill="var(--hole,var(--plate))" d="M8 11a1.8 1.8 0 1 1 .1 0zM15 10a2.2 2.2 0 1 1 .1 0z"/>',
  amplifier:
    '<path fill="currentColor" d="M12 8a4 4 0 1 1-.1 0z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M6 6a8 8 0 0 0 0 12M18 6a8 8 0 0 1 0 12M3 3a13 13 0 0 0 0 18M21 3a13 13 0 0 1 0 18"/>',
  mind: '<path fill="currentColor" d="M4 22v-5q-3-3-3-7 0-9 10-9t10 8l2 5h-3v4q0 2-3 2h-2v2z"/><path fill="var(--hole,var(--plate))" d="M11 5a4.5 4.5 0 1 1-.1 0zm0 2.5a2 2 0 1 0 .1 0z"/>',
  serpent:
    '<path fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="M4 4q8-3 8 3t-6 6 1 7 9 0 6-8"/><path fill="currentColor" d="M1 1h6v5H3z"/>',
  teleport:
    '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M5 21h14M7 18h10"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M8 14V3M12 12V1M16 14V3" stroke-dasharray="3 3.5"/>',
  tripod:
    '<path fill="currentColor" d="M12 1a6 5 0 0 1 6 5q0 3-6 3T6 6a6 5 0 0 1 6-5z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M8 9L3 23M16 9l5 14M12 10v13"/>',
  speech:
    '<path fill="currentColor" d="M2 3h20v13h-9l-6 6v-6H2z"/><path fill="var(--hole,var(--plate))" d="M6 8h3v3H6zM10.5 8h3v3h-3zM15 8h3v3h-3z"/>',
  syringe:
    '<path fill="currentColor" d="M14 2l8 8-2 2-1.5-1.5L9 20H5l-3 3-1-1 3-3v-4l9.5-9.5L12 4z"/><path fill="var(--hole,var(--plate))" d="M8 14l2-2 2 2-2 2z"/>',
  rockets:
    '<path fill="currentColor" d="M6 2q3 4 3 9l2 3v5l-3-2H4l-3 2v-5l2-3Q3 6 6 2zM18 5q3 4 3 9l2 3v5l-3-2h-4l-3 2v-5l2-3q0-5 3-9z"/>',
  dish: '<path fill="currentColor" d="M3 4a13 13 0 0 0 15 15z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M12 12l7-7M10 19l-3 4h9"/><path fill="currentColor" d="M20 2.5a2 2 0 1 1-.1 0z"/>',
  jetpack:
    '<path fill="currentColor" d="M4 3h6v13H4zM14 3h6v13h-6zM10 6h4v6h-4z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M7 18v5M17 18v5M5 18l-1 3M19 18l1 3"/>',
  shell:
    '<path fill="currentColor" d="M8 8q0-5 4-8 4 3 4 8v9H8zM7 18.5h10V23H7z"/><path fill="var(--hole,var(--plate))" d="M12 8l1.5 3h-1l1 3-2.5-3.5h1z"/>',
  die: '<path fill="currentColor" d="M5 2h14q3 0 3 3v14q0 3-3 3H5q-3 0-3-3V5q0-3 3-3z"/><path fill="var(--hole,var(--plate))" d="M7.5 6a1.9 1.9 0 1 1-.1 0zM12 10.2a1.9 1.9 0 1 1-.1 0zM16.5 14.5a1.9 1.9 0 1 1-.1 0z"/>',
  cover: '<path fill="currentColor" d="M12 2q9 0 10 9-5-2-10-2T2 11Q3 2 12 2zM2 13q5-2 10-2t10 2v9H2z"/>',
};
