// A site with records of the test's own and no others.

import { expect, type Page } from "@playwright/test";
import { runContent, startDemoSite, type DemoSite, type DemoSiteOptions } from "../demo-site.ts";

export async function startOwnSite(records: readonly object[], options: DemoSiteOptions = {}): Promise<DemoSite> {
  const site = await startDemoSite({ empty: true, ...options });
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], { ...options.env, DATA_DIR: site.dataDir }, lines);
  expect(status, stderr.slice(0, 2000)).toBe(0);
  return site;
}

export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-first-document", ""));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-first-document"));
}

/** Numbered by minutes of one day: the higher, the newer. */
export function story(number: number, fields: object = {}): object {
  return {
    type: "article",
    id: String(9000 + number),
    title: `Harbor report ${number}`,
    canonical_url: `/harbor/report-${number}`,
    publication_date: new Date(Date.parse("2026-03-02T00:00:00Z") + number * 60_000).toISOString(),
    fn__sections: [{ path: "harbor", title: "Harbor" }],
    components: [{ is: "paragraph", props: { text: `What report ${number} says.` } }],
    ...fields,
  };
}

export const harbor = { type: "section", id: "harbor", path: "harbor", title: "Harbor" };
