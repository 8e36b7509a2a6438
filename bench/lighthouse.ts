// What a reader with a phone of the middle gets: Lighthouse, mobile, for every kind of page that readers come to first. Lighthouse slows the
// processor and the line down by itself; how fast the machine is, it says as its benchmark index. On a machine that does nothing else.

import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensureChromium } from "../scripts/chromium.mjs";
import { node, root } from "../scripts/run.mjs";
import { keysOf } from "../model/fields/keys-of.ts";
import { startDemoSite } from "../tests/demo-site.ts";
import { tellFigure } from "./tell-figure.ts";

const version = "13";
/** The middle one is told. */
const turns = 3;
const pages: Readonly<Record<string, string>> = {
  home: "/",
  section: "/politics",
  article: "/politics/senate-clears-storm-recovery-bill",
  video: "/video/6390000000120",
  guide: "/fnctv",
  elections: "/elections/2023/general-results?office=governor",
  "live coverage": "/coverage/storm-center",
  search: "/search-results/search?q=storm",
};

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

/** What a first load fetches, as browsers name it. */
const kinds = { Document: "HTML", Stylesheet: "styles", Script: "script", Font: "fonts" } as const;

interface Result {
  environment: { benchmarkIndex: number };
  categories: Record<"performance" | "accessibility" | "best-practices" | "seo", { score: number | null }>;
  audits: Record<string, Audit>;
}

/** No part of the project's own packages: it weighs more than all of them. */
function ensureLighthouse(): string {
  const folder = join(root, ".cache", "lighthouse");
  const program = join(folder, "node_modules", "lighthouse", "cli", "index.js");
  if (!existsSync(program)) {
    const options = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts"];
    spawnSync("npm", ["install", "--prefix", folder, ...options, `lighthouse@${version}`], { stdio: "inherit" });
  }
  return program;
}

const lighthouse = ensureLighthouse();
const chromePath = await ensureChromium();

/** A trace is lost now and then. */
async function measure(url: string, tries = 3): Promise<Result> {
  try {
    return await measureOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    return measure(url, tries - 1);
  }
}

async function measureOnce(url: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    node,
    [lighthouse, url, "--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox"],
    { maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: chromePath } },
  );
  return JSON.parse(stdout);
}

const valueOf = (name: string) => (result: Result) => result.audits[name]?.numericValue ?? Number.NaN;
const lcp = valueOf("largest-contentful-paint");
const tbt = valueOf("total-blocking-time");
const cls = valueOf("cumulative-layout-shift");
const scoreOf = (name: keyof Result["categories"]) => (result: Result) =>
  Math.round((result.categories[name].score ?? 0) * 100);

/** Kilobytes on their way. */
function fetched({ audits }: Result, kind: string): number {
  const items = audits["network-requests"]?.details?.items ?? [];
  const own = items.filter(({ resourceType }) => resourceType === kind);
  return own.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
}

function tellPage(page: string, result: Result): void {
  const isArticle = page === "article";
  const bar = (limit: number) => (page === "search" ? {} : { bar: { atMost: limit } });
  tellFigure({
    name: `Lighthouse, ${page}: performance`,
    value: scoreOf("performance")(result),
    unit: "of 100",
    ...(page !== "search" && { bar: { atLeast: isArticle ? 99 : 95 } }),
  });
  tellFigure({ name: `Lighthouse, ${page}: largest paint`, value: lcp(result) / 1000, unit: "s", ...bar(1.6) });
  tellFigure({ name: `Lighthouse, ${page}: blocked`, value: tbt(result), unit: "ms", ...bar(isArticle ? 50 : 150) });
  for (const kind of keysOf(kinds)) {
    tellFigure({ name: `First load, ${page}: ${kinds[kind]}`, value: fetched(result, kind), unit: "KB" });
  }
}

const site = await startDemoSite();
const wanted = process.argv.slice(2);
console.log("page            perf  a11y  best  seo   LCP     TBT     CLS    benchmark index");
for (const [name, path] of Object.entries(pages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const results: Result[] = [];
  // The first view makes pictures of the sizes that are asked for.
  for (let turn = 0; turn <= turns; turn += 1) results.push(await measure(site.url + path));
  const [middle] = results
    .slice(1)
    .toSorted((one, other) => scoreOf("performance")(one) - scoreOf("performance")(other))
    .slice(turns >> 1);
  if (middle === undefined) continue;
  const scores = (["performance", "accessibility", "best-practices", "seo"] as const).map((of) =>
    String(scoreOf(of)(middle)).padEnd(6),
  );
  const seconds = `${(lcp(middle) / 1000).toFixed(2)} s`.padEnd(8);
  const blocked = `${tbt(middle).toFixed(0)} ms`.padEnd(8);
  const index = middle.environment.benchmarkIndex.toFixed(0);
  console.log(`${name.padEnd(16)}${scores.join("")}${seconds}${blocked}${cls(middle).toFixed(3)}  ${index}`);
  tellPage(name, middle);
}
await site.stop();
