// `npm run bench -- desk`: a front of thirty modules at the desk, in Chromium. How long until it can be dragged, until a move is seen, and until readers
// have what was published.

import { chromium } from "@playwright/test";
import { keysOf } from "../model/fields/keys-of.ts";
import { ensureChromium } from "../scripts/chromium.mjs";
import { come, freePort, startDeskSite } from "../tests/browser/desk-site.ts";
import { quietNetwork } from "../tests/browser/quiet-network.ts";
import { runContent } from "../tests/demo-site.ts";
import { tellFigure } from "./tell-figure.ts";

const rounds = 10;
const bars = { open: 1000, move: 100, publish: 1000 };
const names: Readonly<Record<keyof typeof bars, string>> = {
  open: "A front of thirty modules at the desk, until it can be dragged",
  move: "A module moved there, until it is seen",
  publish: "That front published, until readers have it",
};

const front = {
  type: "layout",
  id: "bench",
  subtype: "sectionLayout",
  elementId: "bench",
  title: "A front of thirty modules",
  main: Array.from({ length: 30 }, (_, number) => ({
    is: "article-list",
    props: { title: `Module ${number + 1}`, searchCriteria: { searchSelected: "all", size: 3 } },
  })),
};
const section = { type: "section", id: "bench", title: "Bench" };

const site = await startDeskSite(await freePort());
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
const took: Record<keyof typeof bars, number[]> = { open: [], move: [], publish: [] };
try {
  const lines = [section, front].map((record) => JSON.stringify(record)).join("\n");
  await runContent(["import", "-"], { DATA_DIR: site.dataDir }, lines);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await come(page, site, "Bench", "producer");
  const firstHeading = async () => {
    const html = await (await fetch(`${site.url}/bench`)).text();
    return /Module \d+/.exec(html)?.[0];
  };
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${site.origin}/desk/fronts`);
    await page.getByRole("link", { name: front.title }).waitFor();
    took.open.push(await page.evaluate(openFront, front.title));
    // Whoever moves something has looked at the page.
    await quietNetwork(page);
    took.move.push(await page.evaluate(moveSecond));
    await page.getByText("Saved, not published.").waitFor();
    const before = await firstHeading();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const began = performance.now();
    await page.getByRole("button", { name: /^Publish (now|all the same)$/ }).click();
    while ((await firstHeading()) === before) {
      // Asked for again at once.
    }
    took.publish.push(performance.now() - began);
    await page.getByText("It is live.").waitFor();
  }
} finally {
  await browser.close();
  await site.stop();
}

/** In the page: the front is opened from the list, and its first module can be taken. */
async function openFront(title: string): Promise<number> {
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === title);
  const began = performance.now();
  link?.click();
  while (document.querySelector("button[aria-label^='Module: Module']") === null) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.now() - began;
}

/** In the page: the second module goes up, and is seen there. */
async function moveSecond(): Promise<number> {
  const headings = () => {
    const frame = document.querySelector<HTMLIFrameElement>("iframe[title^='The front']");
    return [...(frame?.contentDocument?.querySelectorAll("main h2") ?? [])].map((one) => one.textContent).join();
  };
  const before = headings();
  const began = performance.now();
  document.querySelectorAll<HTMLElement>("[aria-label^='Move'][aria-label$='up']")[1]?.click();
  while (headings() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - began;
}

for (const name of keysOf(bars)) {
  const bar = bars[name];
  const times = took[name].toSorted((one, other) => one - other);
  const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  tellFigure({ name: names[name], value: median, unit: "ms", bar: { atMost: bar } });
  console.log(`  the slowest of ${rounds}: ${slowest.toFixed(0)} ms`);
}
