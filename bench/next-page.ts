// From a click to the largest paint of the next page, for a reader with a slower processor on a slow line: pages that take the place of the one on show,
// beside documents that the browser prerenders. Clicks of both are interleaved.
// `npm run bench -- next-page [CLICKS] [--before DIST] [--only NAME] [--slower N]`: so many announced clicks of each, half of them by hover and half by
// touch; the build in DIST as well, as what was before; one contender alone; another slowness than four times, for a machine that has other work.

import { setTimeout as pass } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureChromium } from "../scripts/chromium.mjs";
import { startDemoSite } from "../tests/demo-site.ts";
import { startChromium } from "./next-page/devtools.ts";
import { changeByTransition, leaveToBrowser, watchPaints } from "./next-page/in-page.ts";
import { prerenderingSite } from "./next-page/prerendering-site.ts";
import { newReader, type Way } from "./next-page/reader.ts";
import { slowLine } from "./next-page/slow-line.ts";
import { tellFigure } from "./tell-figure.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: "string" }, only: { type: "string" }, slower: { type: "string", default: "4" } },
});
const { before, only } = values;
const clicks = Number(positionals[0] ?? 200);
const starts = ["/", "/politics", "/us", "/world", "/opinion", "/politics/senate-clears-storm-recovery-bill"];
const clicksOfReader = 4;
/** What a reader looks at before the next click. */
const reading = 3000;
const ways: readonly Way[] = ["hover", "touch", "unannounced"];

/** Sections and what stands in them; not television, which is never made ahead. */
const isNews = (path: string) => starts.includes(path) || path.split("/").length > 2;
const portOf = (url: string) => Number(new URL(url).port);
const onLine = async (port: number) => `http://127.0.0.1:${(await slowLine(port)).port}`;

const site = await startDemoSite();
// On the same store, so that pictures are made once.
const old = before === undefined ? undefined : await startDemoSite({ distDir: before, dataDir: site.dataDir });
const inPage = (script: () => void) => `(${script.toString()})();`;
const watching = inPage(watchPaints);
const prerendering = {
  url: await onLine((await prerenderingSite(portOf(site.url))).port),
  scripts: [watching, inPage(leaveToBrowser)],
};
const contenders = [
  { name: "fetched ahead", url: await onLine(portOf(site.url)), scripts: [watching] },
  { name: "prerendered", ...prerendering },
  {
    name: "prerendered, with transitions",
    url: prerendering.url,
    scripts: [...prerendering.scripts, inPage(changeByTransition)],
  },
  ...(old === undefined ? [] : [{ name: "before", url: await onLine(portOf(old.url)), scripts: [watching] }]),
].filter(({ name }) => only === undefined || name === only);
const browser = await startChromium(await ensureChromium());

/** Whoever comes first to a page has its pictures made: nobody who is measured. */
const first = { name: "", url: site.url, scripts: [watching] };
const measured = new Map<string, number[]>();
const came = new Map<string, number>();
const note = (name: string, ms: number, by: string) => {
  measured.set(name, [...(measured.get(name) ?? []), ms]);
  came.set(`${name}, by ${by}`, (came.get(`${name}, by ${by}`) ?? 0) + 1);
};
const p75 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.75) - 1] ?? Number.NaN;

/** The same for each contender: every reader of a round begins at the same page and follows the same links, if they are there. */
async function play(round: number, way: Way, { name, url, scripts }: (typeof contenders)[number]): Promise<void> {
  const isMeasured = name !== "";
  const reader = await newReader(browser, { way, scripts, slower: isMeasured ? Number(values.slower) : 1 });
  const been = new Set<string>();
  await reader.open(url + (starts[round % starts.length] ?? "/"));
  for (let click = 0; click < clicksOfReader; click += 1) {
    if (isMeasured) await reader.read().then(() => pass(reading));
    const links = (await reader.links()).filter(({ path }) => isNews(path) && !been.has(path));
    const link = links[(round * 7 + click * 3) % links.length];
    if (link === undefined) break;
    been.add(link.path);
    const painted = await reader.follow(link);
    if (isMeasured) console.log(`${name}, ${way}, ${link.path}: ${painted?.ms.toFixed(0) ?? "no"} ms`);
    if (painted === undefined) break;
    if (isMeasured) note(`${name}, ${way}`, painted.ms, painted.by);
  }
  await reader.leave();
}

const enough = (way: Way) =>
  contenders.every(({ name }) => (measured.get(`${name}, ${way}`) ?? []).length >= clicks / 2);
// Some clicks lead nowhere in time; they are told and end the way of that reader.
for (let round = 0; round < clicks && !ways.every(enough); round += 1) {
  for (const way of ways) for (const contender of [first, ...contenders]) await play(round, way, contender);
}

for (const [name, count] of came) console.log(`${name}: ${count}`);
for (const { name } of contenders) {
  const of = (way: Way) => measured.get(`${name}, ${way}`) ?? [];
  for (const way of ways)
    tellFigure({ name: `Next page, ${name}, ${way}: click to largest paint, p75`, value: p75(of(way)), unit: "ms" });
  tellFigure({
    name: `Next page, ${name}, announced: click to largest paint, p75`,
    value: p75([...of("hover"), ...of("touch")]),
    unit: "ms",
    bar: { atMost: 100 },
  });
}
await browser.close();
await Promise.all([site.stop(), old?.stop()]);
process.exit();
