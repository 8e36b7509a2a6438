// A log told hour by hour, as storytelling platforms show it.

import { servicePage } from "./service-page.ts";

const entries: readonly [string, string][] = [
  [
    "Night 1, 19:40",
    "Made fast to the dolphin pile above Lake Charles, four lines. Wind E 35. Crew of six. Supper: red beans.",
  ],
  ["Night 1, 23:15", "Wind E 48, gusts 60. Line 2 doubled. Cook secured the stove with bungee cord."],
  ["Night 2, 02:05", "D. Sonnier thrown against the winch. Two ribs, by the look of it. Strapped and in his bunk."],
  ["Night 2, 06:30", "Water up 5 ft. on the pile. Radar out. Cook reports the pot level at 4 degrees of list."],
  ["Night 3, 21:00", "Barge adrift to the west, no lights. Called it in. Watched it pass at 200 yards."],
  ["Night 4, 20:10", "Beans gone. Crackers, standing. Wind down to 20."],
  ["Morning, 05:55", "Flat calm. Let go all lines."],
];

const style = `
ol { display: grid; gap: 1rem; padding: 0; list-style: none; }
li { padding-left: 1rem; border-left: 3px solid var(--red); }
`;

export const tugLog = servicePage({
  title: "The log of the Alma Fontenot",
  kicker: "Four nights on the river",
  style,
  body: `<ol>
${entries.map(([at, words]) => `<li><span class="quiet"><b>${at}</b></span><br>${words}</li>`).join("\n")}
</ol>
<p class="quiet">Kept by Capt. Earline Broussard; spelling hers.</p>`,
});
