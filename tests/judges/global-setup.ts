// One site for all judges, under the address it will have, and everything that can be reached on it.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startDemoSite } from "../demo-site.ts";
import { crawl } from "./crawl.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A file, since the pages are too many to be handed to every test file. */
    crawlFile: string;
    /** What the site calls itself. */
    siteOrigin: string;
  }
}

/** Reserved, under a domain that exists: some readers take nothing else for an address. */
const siteOrigin = "https://meridian.example.com";

/** Where readers get without a link. */
const unlinked = [
  "/no/such/story",
  "/search-results/search",
  "/search-results/search?q=storm",
  // Of the text edition one page of each kind.
  "/lite/politics",
  "/lite/politics/senate-clears-storm-recovery-bill",
  "/lite/coverage/storm-center",
  "/lite/person/n/nora-castellan",
  "/lite/about",
];

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startDemoSite({ env: { SITE_ORIGIN: siteOrigin } });
  const folder = await mkdtemp(join(tmpdir(), "meridian-judges-"));
  const crawlFile = join(folder, "pages.json");
  await writeFile(crawlFile, JSON.stringify(await crawl(site.url, ["/", ...unlinked])));
  project.provide("siteUrl", site.url);
  project.provide("dataDir", site.dataDir);
  project.provide("siteOrigin", siteOrigin);
  project.provide("crawlFile", crawlFile);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
