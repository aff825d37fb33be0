/** What the table says with a sign on a grid of 24, each of one ink; holes take the colour of what is below (`--hole`). */

import { fivePoints } from "../pen";

export const TABLE_ICONS: Readonly<Record<string, string>> = {
  shield: '<path fill="currentColor" d="M12 1l9.5 3.5V12c0 6-4.3 9.5-9.5 11.5C6.8 21.5 2.5 18 2.5 12V4.5z"/>',
  people:
    '<path fill="currentColor" d="M12 2.5a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zM3.5 22c0-6 3-9.5 8.5-9.5s8.5 3.5 8.5 9.5z"/>',
  burst:
    '<path fill="currentColor" d="M12 0l2 5.3L18.5 2l-.8 5.6L23.3 6l-3.3 4.7L24 12.5l-4.8 2.3 3 4.8-5.6-1.2.4 5.6-4.2-3.7L9.6 24l-1.4-5.1-5.3 2.3 1.5-5.6L0 13.3l4.4-2.8L.8 6.2l5.7.8L5.6 1.6 10 5.2z"/>',
  menace:
    '<path fill="currentColor" d="M12 2C18 2 22 6.5 22 11c0 4-2.5 6-4 6.5l-.5 4.5h-11L6 17.5C4.5 17 2 15 2 11c0-4.5 4-9 10-9z"/><path fill="var(--hole,var(--plate))" d="M5.5 9.5q5 0 5.5 4.5-5 0-5.5-4.5zM18.5 9.5q-5 0-5.5 4.5 5 0 5.5-4.5z"/>',
  bolt: '<path fill="currentColor" d="M14 1L3.5 13.5H11L9 23l11.5-13.5H13z"/>',
  card: '<path fill="currentColor" d="M4.5 2h15v20h-15z"/><path fill="var(--hole,var(--plate))" d="M12 6l4.5 6-4.5 6-4.5-6z"/>',
  cube: '<path fill="currentColor" d="M12 1l10 5.5v11L12 23 2 17.5v-11z"/><path stroke="var(--hole,var(--plate))" stroke-width="1.7" fill="none" d="M3 7l9 5 9-5M12 12v10"/>',
  ufo: '<path fill="currentColor" d="M7 10a5 6 0 0 1 10 0q6 1 6 4 0 4-11 4T1 14q0-3 6-4z"/><path fill="var(--hole,var(--plate))" d="M9 9.5a3 4 0 0 1 6 0q-3 .8-6 0z"/>',
  flag: '<path d="M5 22V2m0 1.5h15l-4 5 4 5H5" fill="currentColor" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>',
  first: `<path fill="currentColor" d="${fivePoints(12, 12.5, 11.5)}"/>`,
  lock: '<path fill="currentColor" d="M5 10.5h14V22H5z"/><path d="M8 10V7a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2.6"/>',
  raygun:
    '<path fill="currentColor" d="M2 7h3V5h2v2h7q4 0 4 3h4v2h-4q0 2-3 2h-2l-2 7H7l2-7H5q-3 0-3-3z"/><path stroke="currentColor" stroke-width="1.6" d="M22 6l1.5-2M22.5 16l1.5 2" stroke-linecap="round"/>',
  dial: '<path d="M3 17a9.5 9.5 0 0 1 18 0" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M12 17L17 8" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path fill="currentColor" d="M9.5 17a2.5 2.5 0 0 1 5 0zM2 19.5h20V22H2z"/>',
  jam: '<path d="M2 12q2.5-9 5 0t5 0 5 0 5 0" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><path d="M4 21L20 3" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  waves:
    '<path fill="currentColor" d="M8 5a4 4 0 0 1 8 0q5 .7 5 2.5T12 10 3 7.5 8 5zM3 17a3 3 0 0 1 6 0q3 .5 3 2t-6 2-6-2 3-2zM15 14a3 3 0 0 1 6 0q3 .5 3 2t-6 2-6-2 3-2z"/>',
  fist: '<path fill="currentColor" d="M6 22v-5q-3-2-3-6V8q0-2 2-2t2 2V5q0-2 2-2t2 2v-.5q0-2 2-2t2 2V6q0-2 2-2t2 2v6q0 3-3 5v5z"/>',
  tank: '<path fill="currentColor" d="M2 15h18l2 3-3 4H5l-3-4zM6 11h11l2 4H4zM8 6h8v5H7zM15 7h9v2h-9z"/>',
  cannon:
    '<path fill="currentColor" d="M1.5 22.5v-2.5a8 8 0 0 1 7-8L14 3l5.5 3.3-5.2 9a8 8 0 0 1 3.2 4.7v2.5z"/><path d="M13 1.5 21.5 6.5" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"/><path d="M21 1.5l1.5-1.2M23 4l1-.3" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  helmet: '<path fill="currentColor" d="M2 16Q2 5 12 5t10 11h2v3H0v-3z"/>',
  plane: '<path fill="currentColor" d="M23 12l-8-2-5-8H7l3 8-5 .5L3 8H1l1 4-1 4h2l2-2.5 5 .5-3 8h3l5-8z"/>',
  chute:
    '<path fill="currentColor" d="M1 11Q1 1 12 1t11 10q-2.5-2-5 0-3-2-6 0-3-2-6 0-2.5-2-5 0z"/><path d="M2 12l9 8M22 12l-9 8M12 11v9" stroke="currentColor" stroke-width="1.6"/><circle cx="12" cy="21.5" r="2.5" fill="currentColor"/>',
  torch: '<path fill="currentColor" d="M10 12h4l-1 11h-2zM12 1q5 4 3 10H9q-2-4 1-7 .5 2 1.5 2Q13 4 12 1z"/>',
  jeep: '<path fill="currentColor" d="M1 16v-5h6l3-6h2l-2 6h8q4 0 5 2v3z"/><circle cx="6" cy="17.5" r="3.6" fill="currentColor"/><circle cx="18" cy="17.5" r="3.6" fill="currentColor"/>',
  cape: `<path fill="currentColor" d="${fivePoints(12, 12, 11)}"/>`,
  gun: '<path fill="currentColor" d="M2 13L20 3l2 4L6 17zM1 21l10-5 2 3-9 4z"/><circle cx="13" cy="17" r="5" fill="currentColor"/>',
  hand: '<path fill="currentColor" d="M3 7l9-4 4 15-9 3zM14 4l7 3-4 12-2-.7L12 5z" opacity=".9"/>',
  map: '<path d="M2 5l6-2.5 8 2.5 6-2.5v16L16 21l-8-2.5L2 21zM8 2.5v16M16 5v16" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  zoom: '<circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M15.5 15.5 22 22M7 10h6M10 7v6" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
};
