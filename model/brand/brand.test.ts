import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { faultsOfFirstPages } from "./address-faults.ts";
import { brandFolder, readBrandFile } from "./brand-folder.ts";
import { fontStyle } from "./brand-fonts.ts";
import { brandStyle } from "./brand-style.ts";
import { brandSchema, faultsOfBrand } from "./brand-schema.server.ts";
import { movedPaths } from "../addresses/url-rows.ts";
import type { BrandFile } from "./brand-file.ts";
import { completeBrand } from "./complete-brand.ts";

const smallest: BrandFile = {
  name: "The Harbor Post",
  slogan: "News of the harbor.",
  description: "What happens in the harbor.",
  domain: "harborpost.example",
  contact: { audience: "a@harborpost.example", security: "s@harborpost.example", advertising: "b@harborpost.example" },
  navigation: [{ label: "Ships", url: "/ships" }],
  menu: [],
  footer: [],
};

it("the site's own brand is good, and so is the smallest", () => {
  expect(faultsOfBrand(readBrandFile(brandFolder()))).toEqual([]);
  expect(faultsOfBrand(smallest)).toEqual([]);
});

it.each([
  [{ name: "" }, "name: "],
  [{ domain: "https://harborpost.example/" }, "domain: must be a host"],
  [{ timeZone: "Boston" }, "timeZone: must be a time zone"],
  [{ language: "English" }, "language: must be a language"],
  [{ contact: { ...smallest.contact, security: "nobody" } }, "contact.security: must be an email address"],
  [{ colours: { masthead: "red; background: url(x)" } }, "colours.masthead: must be a colour"],
  [{ navigation: [{ label: "x", url: "javascript:alert(1)" }] }, "navigation.0.url: must begin with / or https://"],
  [{ features: { television: false } }, "features"],
  [{ nmae: "x" }, "brand.json: "],
  [{ fonts: { sans: { family: "a", files: [{ file: "../a.woff2" }] } } }, "fonts.sans.files.0.file: must be a woff2"],
  [
    { fonts: { sans: { family: '"}', files: [{ file: "a.woff2" }] } } },
    "fonts.sans.family: must be the name of a font",
  ],
  [{ addresses: { fnctv: "tv" } }, "addresses.fnctv: must be a path of small letters"],
  [{ addresses: { fnctv: "/tv/:day" } }, "addresses.fnctv: must be a path"],
  ...(
    ["shows", "video", "video-topics", "elections", "category", "coverage-page", "person", "section", "index"] as const
  ).map((name): [object, string] => [{ addresses: { [name]: "/series" } }, `addresses.${name}: `]),
  [{ addresses: { shows: "/series" } }, "/shows stays where it is: records have their pages at it or below it"],
  [{ addresses: { lite: "/plain" } }, "addresses.lite: is no page of the site. Pages that can have another address: "],
  [{ addresses: { fnctv: "/shows" } }, "addresses.fnctv: /shows is the address of another page already (/shows)"],
  [{ addresses: { fnctv: "/video/guide" } }, "addresses.fnctv: /video/guide is the address of another page already"],
  [{ addresses: { fnctv: "/api/guide" } }, "addresses.fnctv: /api/guide is where files and calls of the site are"],
  [{ addresses: { fnctv: "/tv", go: "/tv" } }, "addresses.go: /tv is named twice"],
  [{ addresses: { fnctv: "/desk/tv" } }, "addresses.fnctv: /desk/tv is where files and calls of the site are"],
  [
    { addresses: { "search-results": "/ships" } },
    "addresses.search-results: /ships is where “Ships” leads. If that is a link to the page itself, write it as /search-results/search",
  ],
  [
    { addresses: { saved: "/kept" }, footer: [{ label: "Kept letters", url: "/kept?all=1" }] },
    "addresses.saved: /kept is where “Kept letters” leads",
  ],
  [
    { addresses: { saved: "/kept" }, menu: [{ label: "More", links: [{ label: "Kept", url: "/kept" }] }] },
    "addresses.saved: /kept is where “Kept” leads",
  ],
  [
    { addresses: { saved: "/kept" }, menu: [{ label: "Kept", url: "/kept", links: [] }] },
    "addresses.saved: /kept is where “Kept” leads",
  ],
])("%j is told: %s", (more, told) => {
  expect(faultsOfBrand({ ...smallest, ...more }).join("\n")).toContain(told);
});

it("what it leaves out is filled in", () => {
  const brand = completeBrand(smallest);
  expect(brand).toMatchObject({
    shortName: "The Harbor Post",
    titleSuffix: " | The Harbor Post",
    language: "en-US",
    timeZone: "America/New_York",
    ampMenu: smallest.navigation,
    channels: [],
    alertTopics: [{ id: "breaking" }],
  });
  expect(Object.values(brand.features)).not.toContain(false);
  expect(brand).not.toHaveProperty("login");
});

it("what is switched off is gone", () => {
  const off = completeBrand({
    ...smallest,
    login: "/login",
    marketNote: "Late.",
    features: { login: false, marketNote: false },
  });
  expect(off).not.toHaveProperty("login");
  expect(off).not.toHaveProperty("marketNote");
});

it("the published schema is this one", () => {
  const published: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../docs/brand.schema.json"), "utf8"),
  );
  expect(published).toEqual(z.toJSONSchema(brandSchema));
});

it("its own addresses hold for its links, and for what stands below them", () => {
  const addresses = { fnctv: "/tv", go: "/live", foxaroundtheworld: "/abroad" };
  const { navigation, watchLive } = completeBrand({
    ...smallest,
    addresses,
    navigation: [
      { label: "Guide", url: "/fnctv?view=week" },
      { label: "Ships", url: "/ships" },
    ],
  });
  expect(navigation.map(({ url }) => url)).toEqual(["/tv?view=week", "/ships"]);
  expect(watchLive).toBe("/live");
  expect([...movedPaths(addresses)]).toEqual([
    ["/fnctv", "/tv"],
    ["/foxaroundtheworld", "/abroad"],
    ["/foxaroundtheworld/search", "/abroad/search"],
    ["/go", "/live"],
  ]);
});

it.each<[string, Record<string, string>, [path: string, isStarter: boolean][], string[]]>([
  [
    "another page",
    { saved: "/about" },
    [["/about", true]],
    ["addresses.saved: /about is the address of a page of pages.jsonl"],
  ],
  [
    "one that is the publisher's by now",
    { saved: "/about" },
    [["/about", false]],
    ["addresses.saved: /about is the address of a page of pages.jsonl"],
  ],
  ["no page", { saved: "/kept" }, [["/about", true]], []],
  ["the page itself, moved by its publisher", { contact: "/write" }, [["/write", false]], []],
  ["the page itself, which follows", { contact: "/write" }, [["/contact", true]], []],
  [
    "another beside the page itself",
    { contact: "/about" },
    [
      ["/about", true],
      ["/contact", true],
    ],
    ["addresses.contact: /about is the address of a page of pages.jsonl"],
  ],
  ["a first page that has moved away", { contact: "/write", saved: "/contact" }, [["/contact", true]], []],
])("an address and the first pages: %s", (_, addresses, pages, told) => {
  expect(
    faultsOfFirstPages(
      addresses,
      pages.map(([path, isStarter]) => ({ path, isStarter })),
    ),
  ).toEqual(told);
});

it("links to the usual address of a page are no fault, nor is the usual address itself", () => {
  const navigation = [{ label: "Search", url: "/search-results/search" }];
  expect(faultsOfBrand({ ...smallest, navigation, addresses: { "search-results": "/find" } })).toEqual([]);
  expect(faultsOfBrand({ ...smallest, navigation, addresses: { "search-results": "/search-results/search" } })).toEqual(
    [],
  );
});

it("an address that another page has left is free", () => {
  expect(faultsOfBrand({ ...smallest, addresses: { go: "/live", gowatch: "/go" } })).toEqual([]);
});

it("a zone is called as its readers call it", () => {
  const wordsOf = (timeZone: string) => {
    const { timeZoneMark, timeZoneName } = completeBrand({ ...smallest, timeZone });
    return [timeZoneMark, timeZoneName];
  };
  expect(wordsOf("America/New_York")).toEqual(["ET", "Eastern"]);
  expect(wordsOf("America/Los_Angeles")).toEqual(["PT", "Pacific"]);
  expect(wordsOf("Europe/Berlin")).toEqual(["Berlin time", "Central European"]);
});

it("its fonts are faces of its files and of what stands in for them", () => {
  const fallback = { family: "Quay Fallback", local: ["Arial"], sizeAdjust: 104, ascent: 93.2, descent: 24 };
  const files = [{ file: "quay.woff2", weight: "100 900" }];
  const style = fontStyle({ sans: { family: "Quay", files, fallbacks: [fallback] } }, (file) => `/assets/${file}`);
  expect(style).toBe(
    '@font-face{font-family:"Quay";src:url(/assets/quay.woff2) format("woff2");font-display:optional;font-weight:100 900}' +
      '@font-face{font-family:"Quay Fallback";src:local("Arial");size-adjust:104%;ascent-override:93.2%;descent-override:24%;' +
      'line-gap-override:0%}:root{--sans:"Quay","Quay Fallback",Arial,sans-serif}',
  );
  expect(fontStyle({}, String)).toBe("");
});

it.each([
  ["U+0000-001F, U+007F", "U+0-1F,U+7F"],
  ["U+0020-007E", "U+20-7E"],
  ["U+00??, u+0131", "U+0??,u+131"],
  ["U+2000", "U+2000"],
])("the characters of a font, %s, are said as %s", (range, said) => {
  const style = fontStyle({ sans: { family: "Quay", files: [{ file: "a.woff2", range }] } }, String);
  expect(style).toContain(`unicode-range:${said}}`);
});

it("what stands beside its colours is mixed from them", () => {
  const style = brandStyle({ colours: { masthead: "#17362c", mastheadDeep: "#000000" }, partyColours: {} });
  expect(style).toContain("--navy:#17362c");
  expect(style).toContain("--navy-field:color-mix(in srgb,#17362c 90%,#fff)");
  expect(style).toContain("--navy-deep:#000000");
  expect(brandStyle({ colours: {}, partyColours: {} })).toBe("");
});
