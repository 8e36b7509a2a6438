// Every kind of page is shared with a picture of the sizes that networks ask for, whatever the page has of its own.

import sharp from "sharp";
import { expect, it } from "vitest";
import { pageKinds } from "../browser/page-kinds.ts";
import { get, getDocument, siteUrl } from "./site.ts";

/** A story on paper is shared by its standard page, and nobody shares what is not there. */
const paths = Object.values(pageKinds).filter((path) => !/\.print$|^\/no\//.test(path));

async function measuresOf(address: string): Promise<{ width: number; height: number }> {
  const { pathname, search } = new URL(address);
  const { width, height } = await sharp(await (await get(pathname + search)).arrayBuffer()).metadata();
  // A smaller picture is not made larger, but has that shape.
  return width < 1024 && width === 2 * height ? { width: 1024, height: 512 } : { width, height };
}

it.each(paths)("META-06 %s has a Twitter picture of 1024x512", async (path) => {
  const { root } = await getDocument(path);
  const address = root.querySelector('meta[name="twitter:image"]')?.getAttribute("content") ?? "none";
  expect(await measuresOf(new URL(address, siteUrl()).href)).toEqual({ width: 1024, height: 512 });
});
