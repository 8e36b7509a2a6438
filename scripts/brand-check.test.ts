import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bostonFolder, changedBrand, demoBrand } from "../tests/brands/brand-folders.ts";
import { checkFolder } from "./brand-check.ts";
import { writeIcons } from "./brand-icons.ts";

let folder: string;
beforeEach(async () => {
  folder = await changedBrand(bostonFolder, {});
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = (...names: string[]) => join(folder, ...names);

it("the brands of this repository are good", () => {
  expect([checkFolder(demoBrand), checkFolder(bostonFolder)]).toEqual([[], []]);
});

it("icons that were made from another drawing are told, by what is drawn and not by when, until they are made anew", async () => {
  await appendFile(inFolder("art", "mark.svg"), "<!-- another -->");
  expect(checkFolder(folder)).toEqual(
    ["favicon.ico", "favicon.svg"].map(
      (name) => `public/${name} was made from another art/mark.svg: npm run brand -- icons makes it anew`,
    ),
  );
  await writeIcons(folder);
  expect(checkFolder(folder)).toEqual([]);
});

it("an icon that was made from no drawing of the folder is told, unless it is said to be the publisher's own", async () => {
  await writeFile(inFolder("public", "icon-192.png"), "another");
  expect(checkFolder(folder)).toEqual([
    "public/icon-192.png is not the one that was made from art/icon.svg: npm run brand -- icons makes it anew; where it is your own, take its entry out of icons.json",
  ]);
  await writeFile(inFolder("icons.json"), "{}");
  expect(checkFolder(folder)).toEqual([]);
});

it.each<[what: string, spoil: () => Promise<unknown>, told: () => string]>([
  [
    "no note of the icons",
    () => rm(inFolder("icons.json")),
    () => "icons.json is missing, and says what the icons were made from: npm run brand -- icons makes all anew",
  ],
  [
    "a note in pieces",
    () => writeFile(inFolder("icons.json"), "{"),
    () => `${inFolder("icons.json")} is not JSON: line 1, column 2: expected property name or '}'`,
  ],
  [
    "a note of something else",
    () => writeFile(inFolder("icons.json"), '{"favicon.ico":1}'),
    () => "icons.json is not as it was written: npm run brand -- icons makes it anew",
  ],
  ["a missing drawing", () => rm(inFolder("art", "mark.svg")), () => "art/mark.svg is missing"],
])("%s is told", async (_, spoil, told) => {
  await spoil();
  expect(checkFolder(folder)).toEqual([told()]);
});

it("a drawing that cannot be drawn is named", async () => {
  await writeFile(inFolder("art", "icon.svg"), "<svg");
  await expect(writeIcons(folder)).rejects.toThrow(/^art\/icon\.svg cannot be drawn: /);
});

it("an address that is a first page's is told", async () => {
  const brand = JSON.parse(await readFile(inFolder("brand.json"), "utf8"));
  await writeFile(inFolder("brand.json"), JSON.stringify({ ...brand, addresses: { saved: "/house-rules" } }));
  expect(checkFolder(folder)).toEqual([]);
  await writeFile(inFolder("pages.jsonl"), '{"type":"static_page","id":"r","path":"/house-rules","starter":true}\n');
  expect(checkFolder(folder)).toEqual(["addresses.saved: /house-rules is the address of a page of pages.jsonl"]);
});
