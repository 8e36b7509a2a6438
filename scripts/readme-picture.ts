// The README's picture: five pages of the demo newsroom beside each other, light and dark, on a desk and on a phone.

import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { quietNetwork } from "../tests/browser/quiet-network.ts";
import { startDemoSite } from "../tests/demo-site.ts";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";

interface Shot {
  path: string;
  colorScheme: "light" | "dark";
  isPhone?: boolean;
}

const rows: readonly (readonly Shot[])[] = [
  [
    { path: "/", colorScheme: "light" },
    { path: "/politics/senate-clears-storm-recovery-bill", colorScheme: "dark" },
  ],
  [
    { path: "/coverage/storm-center", colorScheme: "light" },
    { path: "/elections/2023/general-results?office=governor", colorScheme: "dark" },
    { path: "/politics/senate-clears-storm-recovery-bill", colorScheme: "light", isPhone: true },
  ],
];
const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const width = 1600;
const gap = 20;

async function take(browser: Browser, url: string, { colorScheme, isPhone = false }: Shot): Promise<Buffer> {
  const viewport = isPhone ? phone : desk;
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce", deviceScaleFactor: 1.5 });
  await page.goto(url);
  await quietNetwork(page);
  const shot = await page.screenshot();
  await page.close();
  return shot;
}

await ensureBuilt();
const site = await startDemoSite();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
const parts: OverlayOptions[] = [];
let top = gap;
for (const row of rows) {
  const shapes = row.map(({ isPhone = false }) => (isPhone ? phone : desk)).map((shape) => shape.width / shape.height);
  const room = width - gap * (row.length + 1);
  const height = Math.floor(room / shapes.reduce((sum, shape) => sum + shape, 0));
  let left = gap;
  for (const [at, shot] of row.entries()) {
    const size = { width: Math.floor((shapes[at] ?? 1) * height), height };
    const input = await sharp(await take(browser, site.url + shot.path, shot))
      .resize(size)
      .toBuffer();
    parts.push({ input, left, top });
    left += size.width + gap;
  }
  top += height + gap;
}
await browser.close();
await site.stop();
const file = join(import.meta.dirname, "..", "docs", "images", "five-pages.jpg");
await sharp({ create: { width, height: top, channels: 3, background: "#c9d0da" } })
  .composite(parts)
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(file);
console.log(file);
