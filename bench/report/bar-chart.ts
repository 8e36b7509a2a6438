// Bars as a drawing that reads in a light and in a dark page, for whoever looks at it in a file or on the page of a repository. Pure.

import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import { numberText } from "./figure-text.ts";

interface Bar {
  label: string;
  /** One behind the other. */
  parts: readonly number[];
}

export interface BarChart {
  title: string;
  unit: string;
  bars: readonly Bar[];
  /** What the parts are; without them a bar has one. */
  parts?: readonly string[];
  /** Where the scale ends; else at the longest bar. */
  end?: number;
}

const width = 720;
const labelRoom = 190;
const numberRoom = 90;
const barHeight = 18;
const rowHeight = 30;
const headRoom = 44;
const partColours = 4;

const style = `text{font:13px system-ui,sans-serif;fill:#16202f}.title{font-weight:700;font-size:15px}.soft{fill:#5b6676}
.part0{fill:#0b5cad}.part1{fill:#3f9b8f}.part2{fill:#c8553d}.part3{fill:#8a7bb5}
@media(prefers-color-scheme:dark){text{fill:#e8edf4}.soft{fill:#9aa7b8}.part0{fill:#5aa9f0}.part1{fill:#6cc4b7}.part2{fill:#ee8a72}.part3{fill:#b3a6dc}}`;

export function barChart({ title, unit, bars, parts = [], end }: BarChart): string {
  const sumOf = ({ parts: of }: Bar) => of.reduce((sum, part) => sum + part, 0);
  const scaleEnd = end ?? Math.max(...bars.map(sumOf), Number.MIN_VALUE);
  const room = width - labelRoom - numberRoom;
  const wide = (value: number) => Math.round((value / scaleEnd) * room * 10) / 10;
  const top = headRoom + (parts.length > 0 ? rowHeight : 0);
  const height = top + bars.length * rowHeight + 8;
  const rows = bars.map((bar, row) => {
    const y = top + row * rowHeight;
    let from = labelRoom;
    const drawn = bar.parts.map((part, at) => {
      const rect = `<rect class="part${at % partColours}" x="${from}" y="${y}" width="${wide(part)}" height="${barHeight}" rx="2"/>`;
      from += wide(part);
      return rect;
    });
    const number = `<text x="${from + 8}" y="${y + 14}">${numberText(sumOf(bar))}</text>`;
    return `<text x="${labelRoom - 10}" y="${y + 14}" text-anchor="end">${escapeText(bar.label)}</text>${drawn.join("")}${number}`;
  });
  const legend = parts.map(
    (name, at) =>
      `<rect class="part${at % partColours}" x="${labelRoom + at * 110}" y="${headRoom}" width="12" height="12" rx="2"/><text class="soft" x="${labelRoom + at * 110 + 18}" y="${headRoom + 11}">${escapeText(name)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeAttribute(title)}"><style>${style}</style><text class="title" x="0" y="18">${escapeText(title)} <tspan class="soft" font-weight="400">(${escapeText(unit)})</tspan></text>${legend.join("")}${rows.join("")}</svg>
`;
}
