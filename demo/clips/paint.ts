// Paints the artwork of clips in a browser, with the site's own type, into plain pixels.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "../../scripts/chromium.mjs";
import type { Artwork, Pixels } from "./film.ts";
import { graphicsCss } from "./graphics.ts";

export interface Painter {
  paint(art: Artwork): Promise<Pixels>;
  close(): Promise<void>;
}

export async function openPainter(): Promise<Painter> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 900, height: 560 } });
  await page.setContent(`<style>${fontFace()}${graphicsCss}</style><body></body>`);
  const known = new Map<string, Promise<Pixels>>();

  const painted = async ({ html, width, height }: Artwork): Promise<Pixels> => {
    await page.evaluate(
      async ([inside, wide, high]) => {
        const box = document.createElement("div");
        box.style.inlineSize = `${wide}px`;
        box.style.blockSize = `${high}px`;
        box.innerHTML = inside;
        document.body.replaceChildren(box);
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode()));
      },
      [html, width, height] as const,
    );
    const png = await page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width, height } });
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
  };

  return {
    paint(art) {
      const name = `${art.width}x${art.height} ${art.html}`;
      const pixels = known.get(name) ?? painted(art);
      if (art.html.length < 20_000) known.set(name, pixels);
      return pixels;
    },
    close: () => browser.close(),
  };
}

function fontFace(): string {
  const folder = createRequire(import.meta.url).resolve("@fontsource-variable/libre-franklin/package.json");
  const file = folder.replace("package.json", "files/libre-franklin-latin-wght-normal.woff2");
  const data = readFileSync(file).toString("base64");
  return `@font-face { font-family: "Libre Franklin Variable"; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
}
