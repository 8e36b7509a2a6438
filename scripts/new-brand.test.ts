import sharp from "sharp";
import { expect, it } from "vitest";
import type { BrandFile } from "../model/brand/brand-file.ts";
import { newBrand, shownName } from "./new-brand.ts";
import { undrawnLetters } from "./undrawn-letters.ts";

const answersOf = (name: string) => ({
  name,
  domain: "www.quay.example",
  slogan: "News",
  email: "desk@quay.example",
  sections: "Harbor",
  television: "n",
  language: "",
  timeZone: "",
});

/** How much of the picture stands left of its last drop of ink. */
async function inkedWidth(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg.replaceAll("currentColor", "#000")))
    .flatten({ background: "#fff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const last = data.reduce((far, value, place) => (value < 128 ? Math.max(far, place % info.width) : far), 0);
  return (last + 1) / info.width;
}

const long = 'Möwe & "Söhne" <Nord> Allgemeine Tageszeitung für Küste & Meer';

it.each(["The Boston Lantern", "Wmmm WWWW Mmmmm", "Gazeta Łódzka & Syn", long])(
  "the name %s fits into its drawings, and fills the one it is alone in",
  async (name) => {
    const files = new Map(await newBrand(answersOf(name)));
    for (const file of ["art/wordmark.svg", "art/wordmark-plain.svg", "art/logo-360x60.svg"]) {
      const svg = files.get(file) ?? "";
      expect(svg).not.toContain("<text");
      expect(await inkedWidth(svg), file).toBeLessThan(1);
    }
    expect(await inkedWidth(files.get("art/wordmark.svg") ?? "")).toBeGreaterThan(0.97);
  },
);

it("a long name stands in two lines, so that it can be read on a phone", async () => {
  const shape = async (name: string) => {
    const { width, height } = await sharp(
      Buffer.from(new Map(await newBrand(answersOf(name))).get("art/wordmark.svg") ?? ""),
    ).metadata();
    return width / height;
  };
  expect(await shape(long)).toBeLessThan(9);
  expect(await shape("Donaudampfschifffahrtsgesellschaft")).toBeGreaterThan(10);
});

it.each([
  ["The Quay", "Q"],
  ['"Möwe"', "M"],
  ["🎉 Fest", "F"],
  ["Ж", "Ж"],
])("the sign of %s is its first letter, %s", async (name, letter) => {
  const [mark, other] = await Promise.all(
    [name, letter].map(async (each) => new Map(await newBrand(answersOf(each))).get("art/mark.svg")),
  );
  expect(mark).toBe(other);
});

it.each(["Ж", "X", "W"])("%s alone has its room", async (letter) => {
  const files = new Map(await newBrand(answersOf(letter)));
  expect(await inkedWidth(files.get("art/wordmark.svg") ?? "")).toBeLessThan(1);
});

/** Of Nag Mundari, which hardly any font has. */
const rare = "\u{1e4d0}\u{1e4d1}";

it("knows the letters that no font of the machine has", async () => {
  expect(await undrawnLetters(`A${rare}b${rare}`)).toEqual(Array.from(rare));
  expect(await undrawnLetters("Ж 8 & H")).toEqual([]);
});

it.each([
  ["The Quay", "www.quay.example", "The Quay"],
  [rare, "www.quay.example", "quay.example"],
  [`The ${rare} Times`, "quay.example:3000", "quay.example"],
  [rare, "xn--1lqs71d.example", undefined],
  ["\u{1faef} Fest", "www.fest.example", "Fest"],
])("icons and cards of %s at %s show %s", async (name, domain, shown) => {
  expect(await shownName({ name, domain })).toBe(shown);
});

it.each(["தினமணி வணிகம்", "दैनिक समाचार", "東京ビジネス", rare])("no icon of %s has a box", async (name) => {
  for (const domain of ["www.quay.example", "xn--1lqs71d.example"]) {
    const files = new Map(await newBrand({ ...answersOf(name), domain }));
    for (const file of ["mark", "icon", "social-card", "logo-360x60", "wordmark-plain", "placeholder"]) {
      const words = (files.get(`art/${file}.svg`) ?? "").replaceAll(/<[^>]*>/g, "");
      expect(await undrawnLetters(words), file).toEqual([]);
    }
    expect(files.get("art/wordmark.svg")).toContain(name.split(" ")[0]);
  }
});

it("a name in letters that the site's fonts do not have is left to the fonts of whoever draws it", async () => {
  const files = new Map(await newBrand(answersOf("Ναυτικά Νέα")));
  const wordmark = files.get("art/wordmark.svg") ?? "";
  expect(wordmark).toContain(">Ναυτικά Νέα</text>");
  expect(await inkedWidth(wordmark)).toBeLessThan(1);
});

it.each([
  ["Metro", "/metro"],
  ["Port i morze", "/port-i-morze"],
  ["Żużel", "/zuzel"],
  ["Łódź & Straße", "/lodz-strasse"],
  ["Été", "/ete"],
  ["Ναυτικά", `/${encodeURIComponent("ναυτικα")}`],
  ["東京", `/${encodeURIComponent("東京")}`],
  ["スポーツ", `/${encodeURIComponent("スポーツ")}`],
  ["समाचार", `/${encodeURIComponent("समाचार")}`],
  ["செய்திகள்", `/${encodeURIComponent("செய்திகள்")}`],
  ["Российский спорт", `/${encodeURIComponent("российский-спорт")}`],
])("the section %s is at %s", async (sections, url) => {
  const files = new Map(await newBrand({ ...answersOf("The Quay"), sections }));
  expect(JSON.parse(files.get("brand.json") ?? "")).toMatchObject({ navigation: [{ label: sections, url }] });
});

it("the language and the time zone are the usual ones unless they are said", async () => {
  const said = async (more: object) => {
    const files = new Map(await newBrand({ ...answersOf("The Quay"), ...more }));
    const { language, timeZone }: BrandFile = JSON.parse(files.get("brand.json") ?? "");
    return [language, timeZone];
  };
  expect(await said({ language: "", timeZone: "" })).toEqual([undefined, undefined]);
  expect(await said({ language: "pl-PL", timeZone: "Europe/Warsaw" })).toEqual(["pl-PL", "Europe/Warsaw"]);
});

it("header, menu and footer say everything once", async () => {
  const files = new Map(await newBrand(answersOf("The Quay")));
  const { menu, footer }: BrandFile = JSON.parse(files.get("brand.json") ?? "");
  const named = [
    ...menu.flatMap(({ url, links }) => [url, ...links.map((link) => link.url)]),
    ...footer.map(({ url }) => url),
  ];
  expect(named).toEqual([...new Set(named)]);
});

it.each([
  ["The Quay", "", "The Quay letter"],
  ["Quay", "en-GB", "The Quay letter"],
  ["Le Courrier", "fr-CA", "Le Courrier"],
])("the first letter of %s in %j is called %s", async (name, language, title) => {
  const files = new Map(await newBrand({ ...answersOf(name), language }));
  expect(files.get("pages.jsonl")).toContain(`"title":"${title}"`);
});
