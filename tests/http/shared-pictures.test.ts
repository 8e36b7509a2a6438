// Every kind of page is shared with a picture of the sizes that networks ask for, whatever the page has of its own.

import sharp from "sharp";
import { expect, it } from "vitest";
import { pageKinds } from "../browser/page-kinds.ts";
import { get, getDocument, siteUrl } from "./site.ts";

/** AMP pages are shared by their standard ones; the error page is of no address. */
const paths = Object.values(pageKinds).filter((path) => !path.endsWith(".amp"));

async function measuresOf(address: string): Promise<{ width: number; height: number }> {
  const { pathname, search } = new URL(address);
  const { width, height } = await sharp(await (await get(pathname + search)).arrayBuffer()).metadata();
  return { width, height };
}

it.each(paths)("META-06 %s has a Twitter picture of 1024x512", async (path) => {
  const { root } = await getDocument(path);
  const address = root.querySelector('meta[name="twitter:image"]')?.getAttribute("content") ?? "none";
  expect(await measuresOf(new URL(address, siteUrl()).href)).toEqual({ width: 1024, height: 512 });
});
