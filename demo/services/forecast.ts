// A forecast question: what the panel thinks today, and how it got there.

import { servicePage } from "./service-page.ts";

/** The panel's median, a day apart. */
const chances = [61, 58, 55, 57, 52, 49, 46, 47, 44, 41, 43, 38, 36, 37, 34];
const [width, height] = [600, 150];

const points = chances
  .map((chance, day) => `${Math.round((day / (chances.length - 1)) * width)},${height - (chance / 100) * height}`)
  .join(" ");
const today = chances.at(-1) ?? 0;

const style = `
.now { display: flex; gap: 0.75rem; align-items: baseline; }
.now strong { color: var(--blue); font-size: 3.5rem; font-weight: 800; letter-spacing: -0.03em; line-height: 1; }
svg { display: block; width: 100%; max-width: 44em; height: 9rem; overflow: visible; }
polyline { fill: none; stroke: var(--blue); stroke-width: 3; stroke-linejoin: round; }
line { stroke: var(--rule); }
figcaption { display: flex; justify-content: space-between; padding-top: 0.5rem; }
`;

export const stormForecast = servicePage({
  title: "Will another named storm reach Louisiana before the season ends?",
  kicker: "Forecast",
  style,
  body: `<p class="now"><strong>${today}%</strong> <span class="quiet">median of 240 forecasters this morning</span></p>
<figure>
<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="The chance fell from ${chances[0]} percent two weeks ago to ${today} percent today.">
${[0, height / 2, height].map((y) => `<line x1="0" x2="${width}" y1="${y}" y2="${y}" vector-effect="non-scaling-stroke"/>`).join("")}
<polyline points="${points}" vector-effect="non-scaling-stroke"/>
</svg>
<figcaption class="quiet"><span>Two weeks ago: ${chances[0]}%</span><span>Today: ${today}%</span></figcaption>
</figure>
<p class="quiet">Lines stand at 100, 50 and 0 percent. The question closes when the season does.</p>`,
});
