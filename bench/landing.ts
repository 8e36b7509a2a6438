// What the video landing page with its twenty shelves costs beside an article: from an address to HTML, one core, no page cached. Counted in time of the processor, so that neighbours on the machine change nothing.

import { openBenchSite } from "./bench-site.ts";
import { tellFigure } from "./tell-figure.ts";

const article = "/politics/senate-clears-storm-recovery-bill";
const landing = "/video";
const turns = 5;
const turnTime = 1500;

const { store, render } = await openBenchSite();

async function perSecond(path: string): Promise<number> {
  const started = processorTime();
  let count = 0;
  while (processorTime() - started < turnTime) {
    const { status } = await render(path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    count += 1;
  }
  return (count * 1000) / (processorTime() - started);
}

/** Milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const figures = { article: 0, landing: 0 };
for (let turn = 0; turn < turns; turn += 1) {
  figures.article = Math.max(figures.article, await perSecond(article));
  figures.landing = Math.max(figures.landing, await perSecond(landing));
}
tellFigure({ name: "Uncached video landing page of 20 shelves", value: figures.landing, unit: "a second" });
tellFigure({
  name: "Its cost beside an uncached article",
  value: figures.article / figures.landing,
  bar: { atMost: 3 },
});
await store.close();
