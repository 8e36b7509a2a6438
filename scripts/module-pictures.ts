// `node scripts/module-pictures.ts`: the pictures of docs/layouts.md, one of each module, drawn from its example on a page of its own.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { moduleSchemas } from "../content/blocks/module-schemas.ts";
import { quietNetwork } from "../tests/browser/quiet-network.ts";
import { runContent, startDemoSite } from "../tests/demo-site.ts";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";

const root = join(import.meta.dirname, "..");
const folder = join(root, "docs", "images", "modules");
/** Of a column with its rail, as fronts have it. */
const viewport = { width: 1180, height: 900 };
const [width, mostHeight] = [640, 520];

/** Three modules are further looks of another one's folder. */
const folders: Readonly<Record<string, string>> = {
  "three-across": "card-grid/example.three-across.json",
  "two-across": "card-grid/example.two-across.json",
  "video-strip": "bucket/example.video-strip.json",
};

const exampleOf = (kind: string): unknown =>
  JSON.parse(readFileSync(join(root, "site", "blocks", folders[kind] ?? `${kind}/example.json`), "utf8"));

const kinds = Object.keys(moduleSchemas);
const records = kinds.flatMap((kind) => [
  { type: "section", id: `module-${kind}`, title: "A front" },
  {
    type: "layout",
    id: `module-${kind}`,
    subtype: "sectionLayout",
    elementId: `module-${kind}`,
    main: [exampleOf(kind)],
  },
]);

await ensureBuilt();
const site = await startDemoSite();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
try {
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  await runContent(["import", "-"], { DATA_DIR: site.dataDir }, lines);
  mkdirSync(folder, { recursive: true });
  for (const kind of kinds) {
    const page = await browser.newPage({ viewport, colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(`${site.url}/module-${kind}`);
    await quietNetwork(page);
    const module = page.locator("main .frame > div:nth-of-type(2) > div > :first-child > :first-child").first();
    const picture = await module.screenshot().catch(() => undefined);
    await page.close();
    if (picture === undefined) {
      console.log(`${kind}: nothing is drawn`);
      continue;
    }
    const cut = await sharp(picture).resize({ width, withoutEnlargement: true }).toBuffer();
    const { height, width: drawn } = await sharp(cut).metadata();
    const shown = sharp(cut).extract({ left: 0, top: 0, width: drawn, height: Math.min(height, mostHeight) });
    writeFileSync(join(folder, `${kind}.webp`), await shown.webp({ quality: 55 }).toBuffer());
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`${readdirSync(folder).length} pictures in ${folder}`);
