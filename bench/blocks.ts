// What one more block of a story costs, nothing cached: it must not matter how many there are already. One core; processor time, since
// that stays the same on a busy machine.

import { globSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { importRecords } from "../content/import/import-records.ts";
import { bodySchemas } from "../content/blocks/body-schemas.ts";
import { blockKind } from "../content/blocks/parse-blocks.ts";
import { openBenchSite } from "./bench-site.ts";
import { tellFigure } from "./tell-figure.ts";

/** What more of them weigh is too much for a page. */
const counts = [25, 200, 800];
const turns = 5;
/** Blocks drawn for one figure, however many a story has. */
const blocksPerTurn = 12_000;
const bar = 1.5;

interface Example {
  is: string;
  props: object;
}

/** Two paragraphs, then one of the other blocks of bodies, each kind in its turn. */
function blocksOfStory(count: number): object[] {
  const others = globSync("site/blocks/*/example.json")
    .toSorted()
    .map((file): Example => JSON.parse(readFileSync(file, "utf8")))
    .filter(({ is }) => is !== "paragraph" && Object.hasOwn(bodySchemas, blockKind(is) ?? ""));
  return Array.from({ length: count }, (_, place) => {
    const other = others[Math.floor(place / 3) % others.length];
    const text =
      `Paragraph ${place}: the <a href="/us/a-${place}">committee</a> met for <em>${place}</em> hours. `.repeat(4);
    return place % 3 === 2 && other !== undefined ? other : { is: "paragraph", props: { text } };
  });
}

const pathOf = (count: number) => `/us/story-of-${count}-blocks`;

const stories = counts.map((count) => ({
  type: "article",
  id: `story-of-${count}`,
  title: `A story of ${count} blocks`,
  canonical_url: `www.meridian.example${pathOf(count)}`,
  wp__category: { title: "U.S.", slug: "us", path: "us" },
  publication_date: "2025-01-01T00:00:00Z",
  components: blocksOfStory(count),
}));

const { store, render } = await openBenchSite();
const lines = Buffer.from(stories.map((story) => JSON.stringify(story)).join("\n"));
const silent = { refusal: console.error, gap: console.error, progress: () => undefined };
await importRecords(store, Readable.from([lines]), silent);

/** Milliseconds of the processor for one page. */
async function costOfPage(count: number): Promise<number> {
  const pages = Math.max(2, Math.round(blocksPerTurn / count / 4));
  const before = process.cpuUsage();
  for (let page = 0; page < pages; page += 1) {
    const { status } = await render(pathOf(count));
    if (status !== 200) throw new Error(`${pathOf(count)} answers ${status}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pages;
}

const best = new Map<number, number>();
for (let turn = 0; turn < turns; turn += 1) {
  for (const count of counts) best.set(count, Math.min(best.get(count) ?? Infinity, await costOfPage(count)));
}

const cost = (count: number) => best.get(count) ?? Number.NaN;
/** Between two sizes, so that what a page costs without any block is left out. */
const perBlock = (small: number, large: number) => (cost(large) - cost(small)) / (large - small);

for (const count of counts) console.log(`${String(count).padStart(5)} blocks: ${cost(count).toFixed(2)} ms a page`);
const [small = 0, middle = 0, large = 0] = counts;
const early = perBlock(small, middle);
const late = perBlock(middle, large);
console.log(`one more block, from ${small} to ${middle}:   ${(early * 1000).toFixed(1)} µs`);
console.log(`one more block, from ${middle} to ${large}: ${(late * 1000).toFixed(1)} µs`);
tellFigure({
  name: "One more block of a long page beside one of a short page",
  value: late / early,
  bar: { atMost: bar },
});
await store.close();
