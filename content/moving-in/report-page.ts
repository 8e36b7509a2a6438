// The report of a move as a page that a person opens from the disk: no script, nothing from elsewhere.

import { escapeText } from "../../model/html/escape.ts";
import type { LossGroup, MoveSummary } from "./move-summary.ts";

const figures = new Intl.NumberFormat("en-US");
const number = (value: number) => figures.format(value);

const style = `
:root { color-scheme: light dark; --line: #d9d9de; --soft: #6a6a73; --bad: #b3261e; --good: #1a6b3a; --raised: #f5f5f7; }
@media (prefers-color-scheme: dark) { :root { --line: #3a3a42; --soft: #a2a2ad; --bad: #ff8a80; --good: #7bd6a0; --raised: #1f1f25; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
p { margin: .25rem 0; }
.soft { color: var(--soft); }
.verdict { margin: 1.5rem 0 0; padding: .9rem 1.1rem; background: var(--raised); border-inline-start: 4px solid var(--good); }
.verdict.bad { border-color: var(--bad); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
table.pairs { width: auto; min-width: min(100%, 24rem); }
th, td { text-align: start; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 600; }
thead th { color: var(--soft); font-size: .875rem; }
td.count, th.count { text-align: end; padding-inline-end: 0; padding-inline-start: 1rem; white-space: nowrap; }
td.count + td:not(.count), th.count + th:not(.count) { padding-inline-start: 1.5rem; }
.bad-count { color: var(--bad); font-weight: 600; }
details { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .55rem 0; display: flex; gap: .6rem; }
summary::before { content: "▸"; color: var(--soft); }
details[open] > summary::before { content: "▾"; }
summary span:last-child { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
summary:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
details ul { margin: 0 0 1rem; padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
`;

export function reportPage(summary: MoveSummary, losses: readonly LossGroup[], notes: readonly LossGroup[]): string {
  const { system, name, title, address, files, records, balances, kinds, media, beside } = summary;
  const unexplained = balances.filter(({ came, went, left }) => came !== went + left);
  const heading = `${title || name}: moved in from ${system}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(heading)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeText(heading)}</h1>
<p class="soft">${escapeText([address, files.join(", ")].filter(Boolean).join(" · "))}</p>
<p class="soft">${escapeText(new Date(summary.startedAt).toUTCString())}, ${number(summary.seconds)} seconds · ids begin with ${escapeText(name)}-</p>
${verdict(summary, unexplained.length)}
<h2>What came, and what became of it</h2>
<div class="scroll"><table>
<thead><tr><th>Came</th><th class="count">In</th><th>Became</th><th class="count">Here</th><th class="count">Left out</th></tr></thead>
<tbody>
${balances
  .map(
    ({ what, becomes, came, went, left }) =>
      `<tr><th scope="row">${escapeText(what)}</th><td class="count">${number(came)}</td><td>${escapeText(becomes)}</td>` +
      `<td class="count">${number(went)}</td><td class="count${left > 0 ? " bad-count" : ""}">${number(left)}</td></tr>`,
  )
  .join("\n")}
</tbody></table></div>
<h2>Records</h2>
<p>${number(records.stored)} stored, ${number(records.unchanged)} unchanged, ${number(records.refused)} refused.</p>
${pairs(Object.entries(kinds).map(([kind, count]) => [kind.replaceAll("_", " "), number(count)]))}
${media === undefined ? "" : `<h2>Pictures and files</h2>${pairs(mediaRows(media))}`}
${groupList("Left out", losses, "Nothing was left out.")}
${groupList("To look at", notes, "There is nothing to look at.")}
${
  beside.length === 0
    ? ""
    : `<h2>Beside this page</h2><ul>${beside.map(({ file, what }) => `<li>${escapeText(file)}: ${escapeText(what)}</li>`).join("")}</ul>`
}
</main>
</body>
</html>
`;
}

function verdict({ lost, records }: MoveSummary, unexplained: number): string {
  if (unexplained > 0) {
    return `<p class="verdict bad">The figures do not add up for ${number(unexplained)} kinds: the move was stopped before its end. Start it again.</p>`;
  }
  if (lost === 0) return `<p class="verdict">Everything is here. ${changes(records.stored)}</p>`;
  return `<p class="verdict bad">${number(lost)} things are not here, each named below or in report.json. ${changes(records.stored)}</p>`;
}

const changes = (stored: number) =>
  stored === 0 ? "Nothing has changed since the last time." : `${number(stored)} records are new or have changed.`;

function mediaRows(media: NonNullable<MoveSummary["media"]>): [string, string][] {
  return [
    ["Named", number(media.named)],
    ["There before", number(media.present)],
    ["Brought", `${number(media.brought)} (${number(Math.round(media.bytes / 1024 / 1024))} MB)`],
    ["Failed", number(media.failed)],
    ["Tries", number(media.tries)],
  ];
}

function pairs(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([name, value]) => `<tr><th scope="row">${escapeText(name)}</th><td class="count">${escapeText(value)}</td></tr>`,
  );
  return `<div class="scroll"><table class="pairs"><tbody>${lines.join("\n")}</tbody></table></div>`;
}

function groupList(heading: string, groups: readonly LossGroup[], none: string): string {
  const shown = groups.map(({ what, count, items }) => {
    const further = count - items.length;
    const lines = items.map((item) => `<li>${escapeText(item)}</li>`);
    if (further > 0) lines.push(`<li class="soft">and ${number(further)} more, all of them in report.json</li>`);
    return `<details><summary><span>${escapeText(what)}</span><span>${number(count)}</span></summary><ul>${lines.join("")}</ul></details>`;
  });
  return `<h2>${heading}</h2>${shown.length === 0 ? `<p>${none}</p>` : shown.join("\n")}`;
}
