// How long an answer may be cached is said in `server/http/cache-policies.ts` alone: everywhere else policies have names.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isTest } from "./imports.ts";

const root = join(import.meta.dirname, "..", "..");
const policies = "server/http/cache-policies.ts";
const written =
  /cache-control"?[:,]\s*["'`]|["'`](?:public|private|no-store|no-cache), ?(?:max-age|no-)|s-maxage|stale-(?:while|if)-/gi;

const writtenIn = (text: string) => [...text.matchAll(written)].map(([policy]) => policy);

it.each([
  'context.header("cache-control", "no-store");',
  '{ "cache-control": `public, max-age=${seconds}` }',
  'const policy = "private, no-cache";',
  'const policy = "max-age=0, s-maxage=30";',
])("is found: %s", (line) => {
  expect(writtenIn(line).length).toBeGreaterThan(0);
});

it.each([
  'context.header("cache-control", cachePolicies.none);',
  'await fetch(address, { cache: "no-store" });',
  'headers.has("cache-control")',
])("is none: %s", (line) => {
  expect(writtenIn(line)).toEqual([]);
});

it("no policy is written anywhere else", () => {
  const files = globSync("{model,core,content,site,server,demo}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !isTest(file) && file !== policies,
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    writtenIn(readFileSync(join(root, file), "utf8")).map((policy) => `${file}: ${policy}`),
  );
  expect(found).toEqual([]);
  expect(writtenIn(readFileSync(join(root, policies), "utf8")).length).toBeGreaterThan(3);
});
