import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { leftInEnglish } from "./left-in-english.ts";
import { isLeftInEnglish, newBrand } from "./new-brand.ts";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "left-in-english-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(language: string): Promise<void> {
  const answers = { name: "Łódź", domain: "www.lodz.example", slogan: "Tygodnik", email: "a@lodz.example" };
  const files = await newBrand({ ...answers, sections: "Miasto", television: "n", language, timeZone: "" });
  for (const [name, text] of files) if (!name.includes("/")) await writeFile(join(folder, name), text);
}

const pages = "/about, /contact, /newsletters, /terms-of-use, /privacy-policy, /privacy-choices";
const labels =
  "About, Contact, Newsletters, News Alerts, Saved Stories, Settings, Terms of Use, Privacy Policy, Your Privacy Choices";

it.each([
  ["", []],
  ["en-GB", []],
  ["pl-PL", ["Polish"]],
  ["de", ["German"]],
])("a new folder in %j is to be translated into %j", async (language, names) => {
  await write(language);
  expect(leftInEnglish(folder)).toEqual(
    names.flatMap((name) => [
      `pages.jsonl is to be translated into ${name}: ${pages}`,
      `brand.json has labels to be translated into ${name}: ${labels}`,
    ]),
  );
  expect((await readFile(join(folder, "pages.jsonl"), "utf8")).includes("Translate this page")).toBe(names.length > 0);
});

it.each([
  ["Contact", "de-DE", true],
  ["Contact", "ga", true],
  ["Contact", "fr-CA", false],
  ["Newsletters", "de", true],
  ["Newsletters", "nl", false],
  ["Stadt", "de", false],
])("%s is still English in %s: %s", (label, language, expected) => {
  expect(isLeftInEnglish(label, language)).toBe(expected);
});

it("what has been translated is told no more, and a folder may be without first pages", async () => {
  await write("pl-PL");
  const file = join(folder, "brand.json");
  const brand = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...brand, menu: [], footer: [{ label: "Regulamin", url: "/terms-of-use" }] }));
  const lines = (await readFile(join(folder, "pages.jsonl"), "utf8")).trim().split("\n");
  const translated = lines.map((line) => line.replace(/\{"is":"paragraph","props":\{"text":"Translate[^}]*\}\},?/, ""));
  await writeFile(join(folder, "pages.jsonl"), [...translated.slice(1), lines[0]].join("\n"));
  expect(leftInEnglish(folder)).toEqual(["pages.jsonl is to be translated into Polish: /about"]);
  await rm(join(folder, "pages.jsonl"));
  expect(leftInEnglish(folder)).toEqual([]);
});

it.each([
  [{ features: { ads: false } }, 0],
  [{ features: {} }, 1],
  [{ features: {}, housePromos: [{ label: "Kino", headline: "W piątek", button: "Bilety", url: "/kino" }] }, 0],
])("offers of the house in a brand with %j: %i lines", async (fields, lines) => {
  await write("pl-PL");
  const file = join(folder, "brand.json");
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), ...fields }));
  expect(leftInEnglish(folder).filter((line) => line.includes("housePromos"))).toHaveLength(lines);
});
