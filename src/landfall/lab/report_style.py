"""How a report looks: the table's ivory by day and its night sky in the dark."""

STYLE = """
:root { color-scheme: light dark;
  --sky: light-dark(#f6ecd7, #0c1525); --plate: light-dark(#fffaef, #1a2a44);
  --line: light-dark(#ddcfae, #34496d); --fg: light-dark(#17233a, #fbf1dc);
  --soft: light-dark(#525a6c, #aab4c6); --sun: light-dark(#c24a22, #f47f4e);
  --s0: light-dark(#0b62a0, #79c0f5); --s1: light-dark(#c24a22, #f47f4e);
  --s2: light-dark(#0b7355, #4fd3a6); --s3: light-dark(#84479a, #d9a4ea) }
* { box-sizing: border-box }
body { margin: 0; background: var(--sky); color: var(--fg);
  font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .5rem }
h2 { font-size: 1.5rem; margin: 2.5rem 0 .5rem }
h3 { font-size: 1.1rem; margin: 0 0 .5rem }
p { margin: .25rem 0; color: var(--soft); max-width: 46rem }
a { color: inherit }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
section { background: var(--plate); border: 1px solid var(--line); border-radius: 12px;
  padding: 1rem 1.25rem; margin: 1rem 0; overflow-x: auto }
dl { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0 }
dl div { background: var(--plate); border: 1px solid var(--line); border-radius: 12px;
  padding: .75rem 1.25rem; flex: 1 1 8rem }
dt { color: var(--soft); font-size: .9rem } dd { margin: 0; font-size: 1.5rem; font-weight: 600 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .6rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line) }
tbody tr:last-child > * { border-bottom: 0 }
thead th { color: var(--soft); font-weight: 500; font-size: .9rem }
th:first-child { text-align: left; white-space: normal } tbody th { font-weight: 400 }
svg { fill: none } svg text { fill: var(--soft); font: 13px system-ui, sans-serif }
svg.chart { display: block; width: 100%; height: auto; max-width: 48rem }
svg.row { width: 180px; height: 18px; vertical-align: middle }
.grid { stroke: var(--line) } .mark { stroke: var(--soft); stroke-dasharray: 2 3 }
.reach { stroke: var(--s0); stroke-width: 2.5; stroke-linecap: round } .row circle { fill: var(--s0) }
.bar { fill: var(--s0) } .left { text-anchor: end } .under { text-anchor: middle }
.line { stroke-width: 2.5; stroke-linejoin: round }
.line.s0 { stroke: var(--s0) } .line.s1 { stroke: var(--s1); stroke-dasharray: 8 4 }
.line.s2 { stroke: var(--s2); stroke-dasharray: 2 4; stroke-linecap: round }
.line.s3 { stroke: var(--s3); stroke-dasharray: 10 4 2 4 }
text.s0 { fill: var(--s0) } text.s1 { fill: var(--s1) }
text.s2 { fill: var(--s2) } text.s3 { fill: var(--s3) } text.end { font-weight: 600 }
@media print { :root { color-scheme: light } section { break-inside: avoid } }
"""
