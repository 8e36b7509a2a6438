import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseRecord, type PreparedRecord } from "../content/records/parse-record.ts";
import { brand } from "../model/brand.ts";
import { frontFeedPath } from "../site/head/feed-addresses.ts";
import { routes } from "../site/routes.server.ts";
import { documentFile, documents } from "./documents/documents.ts";
import { sectionPaths } from "./records/sections.ts";
import { demoRecords } from "./seed.ts";
import { mediaFiles } from "./videos/write-media.ts";
import { pictureFiles } from "./write-pictures.ts";

const now = Date.parse("2026-05-04T12:00:00.000Z");
const records = demoRecords(now);
const parsed = records.map((record) => parseRecord(JSON.stringify(record)));
const prepared = parsed.flatMap((result): PreparedRecord[] => ("ok" in result ? [result.ok] : []));

it("every record is taken, with no component left out", () => {
  expect(parsed.flatMap((result) => ("refused" in result ? [result.refused] : []))).toEqual([]);
  expect(prepared.flatMap(({ type, id, gaps }) => gaps.map((gap) => ({ type, id, gap })))).toEqual([]);
});

it("no summary of a story loses an item", () => {
  expect(prepared.filter(({ doc }) => doc.includes('"dropped":')).map(({ id }) => id)).toEqual([]);
});

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

it("no two records have one name or one address", () => {
  expect(twice(prepared.map(({ type, id }) => `${type}/${id}`))).toEqual([]);
  expect(twice(prepared.flatMap(({ index }) => index.path ?? []))).toEqual([]);
});

it("the same moment gives the same records", () => {
  expect(demoRecords(now)).toEqual(records);
});

it("nothing is published in the future", () => {
  expect(prepared.filter(({ index }) => index.at > now).map(({ id }) => id)).toEqual([]);
});

const count = (type: string) => prepared.filter((record) => record.type === type).length;

it("a newsroom is there: stories, people, shows", () => {
  expect(count("article")).toBeGreaterThanOrEqual(250);
  expect(count("person")).toBeGreaterThanOrEqual(30);
  expect(count("show")).toBe(14);
});

it("the README tells how large it is", () => {
  const said = `a newsroom of ${count("article")} invented stories by ${count("person")} invented people`;
  expect(readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8")).toContain(said);
});

it.each(sectionPaths)("%s has stories enough for its front", (section) => {
  const stories = prepared.filter(
    ({ type, index }) => type === "article" && index.lists.includes(`section:${section}`),
  );
  expect(stories.length).toBeGreaterThanOrEqual(5);
});

const ownPages = routes.filter(({ page, path }) => page !== undefined && !/[:*]/.test(path)).map(({ path }) => path);
const feeds = sectionPaths.map((path) => frontFeedPath(`/${path}`));
/** The videos of a show, of a tag and of a section each have a page. */
const videoRoom = prepared.flatMap(({ type, id }) => {
  if (type === "show") return [`/video/shows/${id}`];
  return type === "tag" || type === "section" ? [`/video/topics/${id}`] : [];
});
/** ROUTE-11: the current election. */
const results = prepared.some(({ type }) => type === "election") ? ["/elections"] : [];
const textEdition = "/lite";
/** ROUTE-14, ROUTE-15: what there is of topics and of live coverage, listed. */
const listings = [
  ...(prepared.some(({ type }) => type === "tag") ? ["/category"] : []),
  ...(prepared.some(({ type }) => type === "live_event") ? ["/coverage"] : []),
];
const served = new Set([
  textEdition,
  ...listings,
  ...results,
  ...prepared.flatMap(({ index }) => index.path ?? []),
  ...ownPages,
  ...feeds,
  ...videoRoom,
]);

const dead = (value: unknown) =>
  [...new Set(internalLinks(value))].filter((link) => !served.has(link.replace(/[?#].*$/s, "")));

it("every link and picture of every record leads somewhere", () => {
  for (const file of mediaFiles()) served.add(`/uploads/video/${file}`);
  for (const file of pictureFiles()) served.add(`/uploads/${file}`);
  for (const name of Object.keys(documents)) served.add(`/uploads/${documentFile(name)}`);
  const deadLinks = prepared.flatMap(({ type, id, doc }) =>
    dead(JSON.parse(doc)).map((link) => `${type}/${id}: ${link}`),
  );
  expect(deadLinks).toEqual([]);
});

it("every link of the shell leads somewhere", () => {
  expect(dead([brand.navigation, brand.menu, brand.footer, brand.login, brand.watchLive])).toEqual([]);
});

const hrefs = /href="(?<address>\/[^"]*)"/g;

/** Addresses of the site's own, as a field of their own or inside markup. */
function internalLinks(value: unknown): string[] {
  if (typeof value === "string") {
    if (/^\/[^\s<]*$/.test(value)) return [value];
    return [...value.matchAll(hrefs)].flatMap(({ groups }) => groups?.address ?? []);
  }
  if (Array.isArray(value)) return value.flatMap(internalLinks);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(internalLinks);
  return [];
}
