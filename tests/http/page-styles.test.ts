// The style sheets of pages: what stands on a page has its styles, and no page carries those of what stands on others.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { missingPart, sheetAddress, sheetAt } from "../../core/sheet-address.ts";
import { article, get, getDocument } from "./site.ts";

interface PageStyles {
  mark: string;
  pieces: { classes: string[] }[];
}

const { mark, pieces }: PageStyles = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../dist/page-styles.json"), "utf8"),
);
const known = new Set(pieces.flatMap(({ classes }) => classes));

/** Kilobytes by gzip of all style sheets of a page: a little more than it has. What shows more kinds of blocks may have more. */
const pages: [path: string, most: number][] = [
  ["/", 12.5],
  ["/politics", 12.75],
  ["/category/media", 12.75],
  [article, 12.5],
  // A story with a slider, quotes, a list and a document besides.
  ["/us/marlow-bridge-inspections-ignored", 13],
  ["/lifestyle/one-soup-eight-kitchens-in-pictures", 12.5],
  ["/science/kestrel-2-eleven-minutes-descent", 12.5],
  ["/video", 9.25],
  ["/video/6390000000120", 8.75],
  ["/coverage", 10.75],
  ["/coverage/storm-center", 12.25],
  ["/fnctv", 9.5],
  ["/elections/2023/general-results", 11.5],
  ["/shows/the-vail-report", 12.75],
  ["/search-results/search?q=storm", 10.75],
];
const ofGzip = 0.9;
/** Names of classes differ from build to build, and pack otherwise. */
const betweenBuilds = 0.1;

const textAt = async (path: string) => (await get(path)).text();

async function drawn(path: string): Promise<{ classes: string[]; sheets: string[] }> {
  const { root } = await getDocument(path);
  return {
    classes: root.querySelectorAll("[class]").flatMap(({ classNames }) => classNames.split(" ")),
    sheets: root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href") ?? ""),
  };
}

const sizeOf = (texts: readonly string[], compress: (text: string) => Buffer): number =>
  texts.reduce((bytes, text) => bytes + compress(text).length, 0) / 1024;
const byGzip = (text: string): Buffer => gzipSync(text, { level: 9 });

it.each(pages)("%s has two sheets, with the styles of all that stands on it, of %d KB at most", async (path, most) => {
  const { classes, sheets } = await drawn(path);
  expect(sheets).toHaveLength(2);
  const texts = await Promise.all(sheets.map(textAt));
  const styled = new Set([...texts.join("").matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name));
  expect(classes.filter((name) => known.has(name) && !styled.has(name))).toEqual([]);
  expect(sizeOf(texts, byGzip)).toBeLessThanOrEqual(most + betweenBuilds);
  expect(sizeOf(texts, (text) => brotliCompressSync(text))).toBeLessThanOrEqual((most + betweenBuilds) * ofGzip);
});

it("who reads on has the styles of the next story already, or soon", async () => {
  const stories = (await getDocument("/politics")).root
    .querySelectorAll("main a[href^='/politics/']")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.split("/").length === 3);
  const read = await Promise.all(
    [...new Set(stories)].slice(0, 12).map(async (at) => (await drawn(at)).sheets[1] ?? ""),
  );
  expect(read.length).toBeGreaterThan(9);
  const fetched = read.filter((sheet, at) => missingPart(read.slice(0, at), sheet) !== undefined);
  expect(fetched.length).toBeLessThanOrEqual(4);
});

it("a document and the answer of a client navigation name the same sheets", async () => {
  const answer = await (await get(`/_page${article}`)).json();
  expect(answer.page.styles).toEqual((await drawn(article)).sheets);
});

it("a sheet is whoever asks for it the same, compressed as they can read it, and theirs for good", async () => {
  const [, sheet = ""] = (await drawn("/")).sheets;
  const plain = await get(sheet, { "accept-encoding": "identity" });
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    vary: "accept-encoding",
  });
  const text = await plain.text();
  for (const encoding of ["br", "gzip"]) {
    const response = await get(sheet, { "accept-encoding": encoding });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(Number(response.headers.get("content-length"))).toBeLessThan(text.length / 2);
    expect(await response.text()).toBe(text);
  }
});

it("a sheet that no page here has named is there all the same: another server of the build may have named it", async () => {
  const [home = "", story = ""] = await Promise.all(
    ["/", "/coverage/storm-center"].map(async (at) => (await drawn(at)).sheets[1]),
  );
  const both = (sheetAt(home)?.pieces ?? 0n) | (sheetAt(story)?.pieces ?? 0n);
  const text = await textAt(sheetAddress({ mark, pieces: both }));
  for (const one of [home, story]) for (const line of (await textAt(one)).split("\n")) expect(text).toContain(line);
});

it.each([
  ["a piece that is not there", sheetAddress({ mark, pieces: 1n << BigInt(pieces.length) })],
  ["another build", sheetAddress({ mark: "00000000", pieces: 1n })],
  ["no piece", `/assets/page-${mark}-0.css`],
  ["another spelling", `/assets/page-${mark}-01.css`],
])("nothing is at an address of %s", async (_, path) => {
  expect((await get(path)).status).toBe(404);
});
