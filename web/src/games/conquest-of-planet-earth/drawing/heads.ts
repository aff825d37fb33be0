/** Heads of the ten races on a grid of 64: the seat’s colour (f), its pale second (s), ink (k), white (w) and lines (l). */

export const HEADS: Readonly<Record<string, string>> = {
  orzax:
    '<path class="k" d="M10 54q2-8 12-10h20q10 2 12 10v8H10z"/>' +
    '<path class="f" d="M32 4c15 0 24 9 24 20 0 9-6 13-11 15-2 8-5 13-13 13s-11-5-13-13C14 37 8 33 8 24 8 13 17 4 32 4z"/>' +
    '<path class="l" d="M32 6v14M20 9q6 4 4 10t-8 6M44 9q-6 4-4 10t8 6M14 20q5-2 8 2M50 20q-5-2-8 2"/>' +
    '<ellipse class="k" cx="24.5" cy="34" rx="5" ry="6"/>' +
    '<ellipse class="k" cx="39.5" cy="34" rx="5" ry="6"/>' +
    '<circle class="w" cx="25.5" cy="32.5" r="1.7"/>' +
    '<circle class="w" cx="40.5" cy="32.5" r="1.7"/>' +
    '<path class="l" d="M28 46h8"/>',
  vento:
    '<path class="k" d="M6 62q2-14 16-16h20q14 2 16 16z"/>' +
    '<path class="f" d="M18 26q0-14 14-14t14 14v12q-4 12-14 12T18 38z"/>' +
    '<path class="k" d="M14 28Q14 8 32 8t18 20l-5-3H19z"/>' +
    '<path class="s" d="M28 2h8l4 12-8 6-8-6z"/>' +
    '<path class="l" d="M22 33l7 2M42 33l-7 2M26 43q6-3 12 0M32 36v4"/>' +
    '<path class="w" d="M6 54l8-4 4 8zM58 54l-8-4-4 8z"/>',
  venezian:
    '<path class="k" d="M10 62q4-12 14-14h16q10 2 14 14z"/>' +
    '<path class="s" d="M12 46Q4 26 14 10q6 6 10 4Q26 6 32 2q6 4 8 12 4 2 10-4 10 16 2 36z"/>' +
    '<path class="f" d="M20 26q0-9 12-9t12 9v10q-3 14-12 15-9-1-12-15z"/>' +
    '<path class="l" d="M23 31q3-2 6 0M41 31q-3-2-6 0M27 43q5 3 10 0"/>' +
    '<path class="k" d="M22 33q4-3 7 0-4 3-7 0zM42 33q-4-3-7 0 4 3 7 0z"/>' +
    '<circle class="w" cx="32" cy="12" r="3"/>',
  fome:
    '<path class="s" d="M22 50q10-6 20 0l6 14H16z"/>' +
    '<path class="f" d="M32 3c17 0 25 11 25 23 0 13-11 26-25 26S7 39 7 26C7 14 15 3 32 3z"/>' +
    '<path class="k" d="M15 28q7-8 14 2-7 8-14-2zM49 28q-7-8-14 2 7 8 14-2z"/>' +
    '<circle class="w" cx="22" cy="29" r="2.4"/>' +
    '<circle class="w" cx="42" cy="29" r="2.4"/>' +
    '<path class="l" d="M32 10l3 5-3 5-3-5zM24 42h16M27 40v4M32 40v4M37 40v4"/>',
  vyborian:
    '<path class="f" d="M32 4c14 0 22 9 22 21 0 6-2 9-2 13 0 8 8 8 8 16-3 6-9 4-10-2-2 10-8 10-10 2-2 8-10 8-12 0-2 8-10 6-10-2-2 8-10 6-12 0 0-8 6-8 6-16 0-3-2-6-2-11C10 13 18 4 32 4z"/>' +
    '<circle class="w" cx="32" cy="25" r="12.5"/>' +
    '<circle class="k" cx="32" cy="25" r="7"/>' +
    '<circle class="w" cx="34.5" cy="22.5" r="2.3"/>' +
    '<path class="l" d="M18 12q6-5 14-5M12 46q3-3 4-6M52 46q-3-3-4-6"/>',
  fishmen:
    '<path class="k" d="M12 64q2-8 8-10h24q6 2 8 10z"/>' +
    '<path class="s" d="M32 2l7 12H25zM8 30l10-8v16zM56 30l-10-8v16z"/>' +
    '<path class="f" d="M32 8c12 0 18 9 18 22S42 54 32 54 14 43 14 30 20 8 32 8z"/>' +
    '<circle class="w" cx="23" cy="26" r="6"/>' +
    '<circle class="w" cx="41" cy="26" r="6"/>' +
    '<circle class="k" cx="23" cy="26" r="3"/>' +
    '<circle class="k" cx="41" cy="26" r="3"/>' +
    '<path class="k" d="M22 42q10-6 20 0-10 6-20 0z"/>' +
    '<path class="l" d="M18 36q3 2 3 5M46 36q-3 2-3 5M28 14h8"/>',
  trun:
    '<path class="k" d="M2 62q2-18 20-20h20q18 2 20 20z"/>' +
    '<path class="f" d="M16 22q2-14 16-14t16 14l3 14q0 14-19 16-19-2-19-16z"/>' +
    '<path class="k" d="M17 24l13 4v3l-12-1zM47 24l-13 4v3l12-1z"/>' +
    '<circle class="w" cx="25" cy="31" r="2.5"/>' +
    '<circle class="w" cx="39" cy="31" r="2.5"/>' +
    '<path class="k" d="M19 40h26q-3 9-13 9t-13-9z"/>' +
    '<path class="w" d="M20 40l3-9 3 9zM44 40l-3-9-3 9zM28 40h3l-1.5 5zM33 40h3l-1.5 5z"/>',
  menthalars:
    '<path class="s" d="M6 30q-4-10 4-16 0 6 5 8zM58 30q4-10-4-16 0 6-5 8z"/>' +
    '<path class="f" d="M32 4c14 0 21 8 21 18 0 8-5 11-5 17 0 8-7 13-16 13s-16-5-16-13c0-6-5-9-5-17C11 12 18 4 32 4z"/>' +
    '<path class="l" d="M32 6v16M22 9q4 6 2 12M42 9q-4 6-2 12"/>' +
    '<path class="l" d="M24 30l-2-6M40 30l2-6"/>' +
    '<circle class="k" cx="24" cy="32" r="4"/>' +
    '<circle class="k" cx="40" cy="32" r="4"/>' +
    '<circle class="w" cx="25" cy="31" r="1.4"/>' +
    '<circle class="w" cx="41" cy="31" r="1.4"/>' +
    '<path class="k" d="M32 41q-5-3-10 0-6 3-11-2 1 10 11 9 7-1 10-4 3 3 10 4 10 1 11-9-5 5-11 2-5-3-10 0z"/>' +
    '<path class="k" d="M14 58q18-8 36 0v6H14z"/>',
  beetlemen:
    '<path class="k" d="M8 62q4-12 14-14h20q10 2 14 14z"/>' +
    '<path class="l" d="M24 12Q20 2 12 2M40 12Q44 2 52 2"/>' +
    '<path class="f" d="M32 8c13 0 20 9 20 20 0 12-9 22-20 22S12 40 12 28C12 17 19 8 32 8z"/>' +
    '<path class="l" d="M32 8v18"/>' +
    '<ellipse class="k" cx="20" cy="30" rx="6.5" ry="8" transform="rotate(20 20 30)"/>' +
    '<ellipse class="k" cx="44" cy="30" rx="6.5" ry="8" transform="rotate(-20 44 30)"/>' +
    '<circle class="w" cx="19" cy="27" r="2"/>' +
    '<circle class="w" cx="43" cy="27" r="2"/>' +
    '<path class="k" d="M24 44q-2 12 7 14-5-6-1-12zM40 44q2 12-7 14 5-6 1-12z"/>',
  kitewings:
    '<path class="s" d="M2 40Q4 20 20 14v34zM62 40Q60 20 44 14v34z"/>' +
    '<path class="f" d="M22 14q4-10 10-10t10 10l6 16-10 8-6 20-6-20-10-8z"/>' +
    '<path class="s" d="M28 4q4-4 8 0l-4 8z"/>' +
    '<path class="k" d="M22 24l8 4-1 4-8-3zM42 24l-8 4 1 4 8-3z"/>' +
    '<circle class="w" cx="26" cy="28" r="1.5"/>' +
    '<circle class="w" cx="38" cy="28" r="1.5"/>' +
    '<path class="l" d="M32 36v18M27 40l5 4 5-4"/>',
};
