// No regular expression of the site takes quadratic or exponential time: one request, or one field of a record, would hold up everybody.
// Each is judged by its form (scslre), and by what it does with long texts made of its own parts.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";
import { expressionsIn } from "./expressions-in.ts";
import { slowText } from "./growth-of.ts";

const root = join(import.meta.dirname, "..", "..");

/** Expressions that may stay though they are judged slow, by file and pattern, each with why no long text reaches it. */
const allowed: readonly { file: string; source: string; because: string }[] = [
  {
    file: "content/wordpress/shortcode-tags.ts",
    source: String.raw`([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|(\S+)`,
    because: "whatever its first half leaves its second half takes, so that no character is tried twice",
  },
  {
    file: "model/addresses/route-table.ts",
    source: String.raw`^([^:]*)(?::([a-z]+)(\?)?)?(.*)$`,
    because: "it reads the table of routes, which is ours",
  },
];

/** Expressions put together when the site runs, each with why that is well. */
const built: readonly { file: string; count: number; because: string }[] = [
  {
    file: "content/search/passages.ts",
    count: 1,
    because: "words of a question, at most 200 characters, without marks",
  },
  {
    file: "model/addresses/route-table.ts",
    count: 1,
    because: "segments of routes of our own, each of which ends at a slash",
  },
  { file: "server/sitemaps/routes.ts", count: 1, because: "names of our own, anchored at both ends" },
  { file: "server/well-known/routes.ts", count: 1, because: "a key of the configuration, anchored at both ends" },
  { file: "site/blocks/cookie-setting/CookieControls.tsx", count: 1, because: "the name of a cookie of our own" },
  { file: "site/reader-settings.ts", count: 1, because: "the name of a cookie of our own" },
];

const files = globSync("{model,core,site,content,server}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const found = files.map((file) => expressionsIn(file, readFileSync(join(root, file), "utf8")));
const written = found.flatMap((one) => one.written);
const isAllowed = ({ file, source }: { file: string; source: string }) =>
  allowed.some((one) => one.file === file && one.source === source);

function faultOf(source: string, flags: string): string | undefined {
  const [report] = analyse({ source, flags }, { reportTypes: { Move: true } }).reports;
  if (report !== undefined) return `${report.exponential ? "exponential" : "quadratic"} time by its form`;
  const text = slowText(source, flags);
  return text === undefined ? undefined : `too long for ${text}`;
}

describe("the judges", () => {
  it.each([
    [String.raw`\/+$`, ""],
    [String.raw`^\/+|\/+$`, "g"],
    [String.raw`\s+\S*$`, ""],
    ["<[^>]*>", "g"],
    [String.raw`<img\b[^>]*>`, "gi"],
    [String.raw`<p>(.*?)<\/p>`, "s"],
    [String.raw`(?<=<a\b[^>]*? href=")(\/[^"]*)`, "g"],
    [String.raw`(?:\s+https:\/\/\w+)+$`, ""],
    ["^(a+)+$", ""],
  ])("find that /%s/%s is slow", (source, flags) => {
    expect(faultOf(source, flags)).toBeDefined();
  });

  it.each([
    ["^/+", ""],
    ["<[^<>]*>", "g"],
    [String.raw`^[a-z0-9-]+(\.[a-z0-9-]+)+$`, "i"],
    ["[?#]", ""],
  ])("find that /%s/%s is quick", (source, flags) => {
    expect(faultOf(source, flags)).toBeUndefined();
  });
});

it("no written expression is slow", () => {
  const judged = new Map<string, string | undefined>();
  const slow = written.flatMap((one) => {
    if (isAllowed(one)) return [];
    const { place, source, flags } = one;
    const name = `/${source}/${flags}`;
    if (!judged.has(name)) judged.set(name, faultOf(source, flags));
    const fault = judged.get(name);
    return fault === undefined ? [] : [`${place} ${name}: ${fault}`];
  });
  expect(slow).toEqual([]);
  expect(written.length).toBeGreaterThan(300);
});

it("every expression that is put together is known", () => {
  const counts = Object.entries(
    Object.groupBy(
      found.flatMap((one) => one.built),
      ({ file }) => file,
    ),
  ).map(([file, calls = []]) => ({ file, count: calls.length }));
  expect(counts.toSorted((one, other) => (one.file < other.file ? -1 : 1))).toEqual(
    built.map(({ file, count }) => ({ file, count })),
  );
});

it("every exception still stands", () => {
  for (const one of allowed) {
    expect(
      written.some(({ file, source }) => file === one.file && source === one.source),
      one.source,
    ).toBe(true);
  }
});
