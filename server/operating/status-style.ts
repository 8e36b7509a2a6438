// How the operators' page looks. It stands in the page itself, allowed by its hash: the page must be whole when nothing else of the site is.

export const statusStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f6f3, #14161a);
  --card: light-dark(#fff, #1d2026);
  --ink: light-dark(#16181c, #eceef2);
  --soft: light-dark(#5a606b, #a2a9b6);
  --line: light-dark(#dcddd8, #333842);
  --good: light-dark(#17693a, #6fd399);
  --fair: light-dark(#875200, #f0bb62);
  --bad: light-dark(#b3261e, #ff9d94);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 80rem; padding: 1.25rem clamp(1rem, 4vw, 2.5rem) 4rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
header { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: baseline; padding-block-end: .75rem; border-block-end: 2px solid var(--ink); }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.2; letter-spacing: -.01em; }
header p { margin: 0; color: var(--soft); font-size: .875rem; }
header p:last-child { margin-inline-start: auto; }
a { color: inherit; text-underline-offset: .2em; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }
h2 { margin: 2.25rem 0 .75rem; font-size: 1.125rem; }
h2 small { margin-inline-start: .5rem; color: var(--soft); font-size: .8125rem; font-weight: 400; }
.state { margin: 1.25rem 0 0; padding: .75rem 1rem; border-radius: .375rem; border-inline-start: .3rem solid var(--good); background: var(--card); }
.state.bad { border-color: var(--bad); }
.state ul { margin: 0; padding-inline-start: 1.125rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 1rem; }
.card { padding: 1rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--card); }
.card.quiet { border-color: var(--bad); }
.card h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
.card > p { margin: .125rem 0 .75rem; color: var(--soft); font-size: .8125rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(3, 1fr); gap: .75rem .5rem; margin: 0; }
dl + dl { margin-block-start: .75rem; padding-block-start: .75rem; border-block-start: 1px solid var(--line); grid-template-columns: repeat(2, 1fr); }
dl + dl + dl { grid-template-columns: repeat(3, 1fr); }
dl div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
dt { color: var(--soft); font-size: .75rem; line-height: 1.3; }
dd { margin: 0; font-size: 1.375rem; font-weight: 600; line-height: 1.2; white-space: nowrap; }
dl + dl dd { font-size: 1rem; }
.vitals { grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); }
.good { color: var(--good); } .fair { color: var(--fair); } .bad { color: var(--bad); }
.state.bad, .card.bad { color: inherit; }
.tables { columns: 21rem; column-gap: 2.5rem; }
section { break-inside: avoid; padding-block-end: 1.5rem; }
section h3 { margin: 0 0 .25rem; font-size: .9375rem; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .4rem .5rem .4rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th[scope=row] { width: 40%; color: var(--soft); font-weight: 400; }
thead th { color: var(--soft); font-size: .75rem; font-weight: 400; }
.reports time { white-space: nowrap; }
.none { margin: 0; color: var(--soft); font-size: .875rem; }
@media (max-width: 40rem) {
  .reports thead { position: absolute; clip-path: inset(50%); }
  .reports tr { display: block; padding-block: .5rem; border-block-end: 1px solid var(--line); }
  .reports td { display: block; padding: 0; border: 0; }
}`;
